//! The search of couples of large parts, by proof numbers: of what seems to take the least work next, depth first within limits (Nagai,
//! *Df-pn algorithm for searching AND/OR trees and its applications*, 2002).

use super::excluded::{Excluded, bit};
use super::search::{self, Above, effort, is_large};
use super::{Couples, Numbers, Options, PartNimber, Path, Sum};
use crate::with_stack;

/// The nimber of a part of which it is not known.
pub(super) fn nimber<C: Couples>(
    couples: &mut C,
    part: &C::Part,
    above: Above<'_, C>,
) -> Result<u64, C::Error> {
    for nimber in 0..=LARGEST {
        if examine(couples, part, nimber, Numbers::NO_LIMIT, above)? == Numbers::LOST {
            return Ok(nimber);
        }
    }
    search::depth_first(couples, part.clone(), above)
}

/// The largest nimber beside a part that is searched so; it is also the largest of those that are kept as not being the part's.
const LARGEST: u64 = 63;

/// The proof numbers of a couple as far as they are known, or a guess.
#[inline]
fn look_up<C: Couples>(couples: &mut C, part: &C::Part, nimber: u64) -> Numbers {
    if let Some(known) = couples.known(part) {
        return Numbers::of(known == nimber);
    }
    if bit(nimber) & couples.excluded(part) != 0 {
        return Numbers::WON;
    }
    let kept = couples.numbers(part, nimber);
    kept.unwrap_or_else(|| couples.guess(part, nimber))
}

/// The proof numbers of a couple, examined until one of them has reached its limit.
pub(super) fn examine<C: Couples>(
    couples: &mut C,
    part: &C::Part,
    nimber: u64,
    limits: Numbers,
    above: Above<'_, C>,
) -> Result<Numbers, C::Error> {
    let numbers = look_up(couples, part, nimber);
    if numbers.win == 0 || numbers.loss == 0 || numbers.reach(limits) {
        return Ok(numbers);
    }
    if nimber > LARGEST || !is_large(couples, part) {
        let found = search::examine(couples, part.clone(), Some(nimber), above)?;
        return Ok(Numbers::of(found == Some(nimber)));
    }
    let path = Path::new(part, above);
    couples.begin(&path)?;
    if let Some(known) = couples.at_once(part) {
        couples.keep(part.clone(), PartNimber::Is(known))?;
        return Ok(Numbers::of(known == nimber));
    }
    let (numbers, excluded) = with_stack(|| by_choices(couples, &path, nimber, limits))?;
    if couples.known(part).is_some() {
        // It was found on the way, beside another heap.
    } else if numbers == Numbers::LOST {
        couples.keep(part.clone(), PartNimber::Is(nimber))?;
    } else {
        let is_not = if numbers == Numbers::WON { bit(nimber) } else { 0 };
        let excluded = excluded.low() | couples.excluded(part) | is_not;
        couples.keep_numbers(part.clone(), excluded, (nimber, numbers))?;
    }
    Ok(numbers)
}

/// A choice of the player who is to move in a couple G + ∗k, and its proof numbers.
struct Choice<P> {
    to: To<P>,
    numbers: Numbers,
}

/// The position that a choice leads to.
enum To<P> {
    /// To a part beside a heap of Nim.
    Part(P, u64),
    /// To several parts beside a heap of Nim.
    Sum(Sum<P>),
    /// To a smaller heap beside the part as it is.
    Heap(u64),
}

/// The proof numbers of a couple by those of what can be chosen, and numbers that are not the nimber of the part.
fn by_choices<C: Couples>(
    couples: &mut C,
    path: &Path<'_, C::Part>,
    nimber: u64,
    limits: Numbers,
) -> Result<(Numbers, Excluded), C::Error> {
    let part = path.part;
    let mut options = Options::new(Some(nimber), couples.excluded(part));
    couples.options(part, &mut options)?;
    let (mut excluded, open) = options.split();
    let mut choices = Vec::with_capacity(open.len());
    for sum in open {
        choices.push(choice_of(couples, sum, nimber));
    }
    for heap in 0..nimber {
        if !excluded.contains(heap) {
            choices.push(Choice { to: To::Heap(heap), numbers: look_up(couples, part, heap) });
        }
    }
    loop {
        if excluded.contains(nimber) {
            return Ok((Numbers::WON, excluded));
        }
        if let Some(known) = couples.known(part) {
            return Ok((Numbers::of(known == nimber), excluded));
        }
        let (numbers, next) = Numbers::select(choices.iter().map(|choice| choice.numbers), limits);
        if numbers.win == 0 {
            return Ok((Numbers::WON, excluded));
        }
        let Some((best, limits)) = next else { return Ok((numbers, excluded)) };
        let choice = &mut choices[best];
        match &mut choice.to {
            To::Sum(sum) => {
                let sum = std::mem::take(sum).sorted(|part| effort(couples, part));
                let (hardest, rest) =
                    sum.hardest(|part| search::nimber(couples, part, Some(path)))?;
                if hardest.is_none() {
                    excluded.add(rest);
                }
                let sum = Sum { nimber: rest, parts: hardest.into_iter().collect() };
                *choice = choice_of(couples, sum, nimber);
            }
            To::Part(option, rest) => {
                choice.numbers = examine(couples, option, nimber ^ *rest, limits, Some(path))?;
                if let Some(known) = couples.known(option) {
                    excluded.add(*rest ^ known);
                }
            }
            To::Heap(heap) => {
                choice.numbers = examine(couples, part, *heap, limits, Some(path))?;
            }
        }
    }
}

/// The choice of an option, which may have become known.
fn choice_of<C: Couples>(couples: &mut C, mut sum: Sum<C::Part>, heap: u64) -> Choice<C::Part> {
    if sum.parts.len() > 1 {
        let hardest = sum.parts.iter().map(|part| effort(couples, part)).max();
        return Choice { to: To::Sum(sum), numbers: Numbers::guess(hardest.unwrap_or(0)) };
    }
    let Some(part) = sum.parts.pop() else {
        let numbers = Numbers::of(sum.nimber == heap);
        return Choice { to: To::Sum(sum), numbers };
    };
    let numbers = look_up(couples, &part, heap ^ sum.nimber);
    Choice { to: To::Part(part, sum.nimber), numbers }
}
