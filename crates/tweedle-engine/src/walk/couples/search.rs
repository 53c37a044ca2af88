//! The search of couples, depth first.

use super::best_first;
use super::excluded::{Excluded, bit};
use super::{Couples, Numbers, Options, PartNimber, Path, Sum};
use crate::with_stack;

/// The part for which another is examined, if it is for one.
pub(super) type Above<'a, C> = Option<&'a Path<'a, <C as Couples>::Part>>;

/// True if the nimber of a sum is `target`.
pub(super) fn is_nimber<C: Couples>(
    couples: &mut C,
    sum: Sum<C::Part>,
    target: u64,
    above: Above<'_, C>,
) -> Result<bool, C::Error> {
    let sum = sum.sorted(|part| effort(couples, part));
    let (hardest, rest) = sum.hardest(|part| nimber(couples, part, above))?;
    let target = target ^ rest;
    let Some(part) = hardest else { return Ok(target == 0) };
    if let Some(nimber) = couples.known(&part) {
        return Ok(nimber == target);
    }
    if bit(target) & couples.excluded(&part) != 0 {
        return Ok(false);
    }
    if is_large(couples, &part) {
        let numbers = best_first::examine(couples, &part, target, Numbers::NO_LIMIT, above)?;
        return Ok(numbers == Numbers::LOST);
    }
    Ok(examine(couples, part, Some(target), above)? == Some(target))
}

/// True if a part is searched by proof numbers.
pub(super) fn is_large<C: Couples>(couples: &mut C, part: &C::Part) -> bool {
    // To count moves may take time.
    C::SMALL < usize::MAX && couples.mobility(part) > C::SMALL
}

/// The nimber of a part.
pub(super) fn nimber<C: Couples>(
    couples: &mut C,
    part: C::Part,
    above: Above<'_, C>,
) -> Result<u64, C::Error> {
    if let Some(nimber) = couples.known(&part) {
        return Ok(nimber);
    }
    if is_large(couples, &part) {
        return best_first::nimber(couples, &part, above);
    }
    depth_first(couples, part, above)
}

/// The nimber of a part of which it is not known, depth first.
pub(super) fn depth_first<C: Couples>(
    couples: &mut C,
    part: C::Part,
    above: Above<'_, C>,
) -> Result<u64, C::Error> {
    let nimber = examine(couples, part, None, above)?;
    debug_assert!(nimber.is_some(), "Without a goal there is always an answer.");
    Ok(nimber.unwrap_or_default())
}

/// The nimber of a part of which it is not known; `None`, if that is not `goal` and is not needed
/// any more.
pub(super) fn examine<C: Couples>(
    couples: &mut C,
    part: C::Part,
    goal: Option<u64>,
    above: Above<'_, C>,
) -> Result<Option<u64>, C::Error> {
    let path = Path::new(&part, above);
    couples.begin(&path)?;
    let known = with_stack(|| by_options(couples, &path, goal))?;
    couples.keep(part, known)?;
    Ok(match known {
        PartNimber::Is(nimber) => Some(nimber),
        PartNimber::Not(_) => None,
    })
}

/// The nimber is the least number that no option's is. If some option's is the goal, that is
/// enough; if none is, the nimber is at most the goal.
fn by_options<C: Couples>(
    couples: &mut C,
    path: &Path<'_, C::Part>,
    goal: Option<u64>,
) -> Result<PartNimber, C::Error> {
    if let Some(nimber) = couples.at_once(path.part) {
        return Ok(PartNimber::Is(nimber));
    }
    let mut options = Options::new(goal, couples.excluded(path.part));
    couples.options(path.part, &mut options)?;
    let (mut excluded, open) = options.split();
    // Of equally hard ones, what was pushed first is the first.
    let choice = |sum: Sum<C::Part>| {
        let effort = sum.parts.iter().map(|part| effort(couples, part)).max().unwrap_or(0);
        Choice { sum, effort }
    };
    let mut open: Vec<_> = open.into_iter().map(choice).collect();
    open.sort_by_cached_key(|choice| choice.effort);
    let first = goal.filter(|_| !C::LEAST_FIRST);
    if let Some(first) = first {
        is_excluded(couples, &mut open, first, &mut excluded, path)?;
    }
    loop {
        if goal.is_some_and(|goal| excluded.contains(goal)) {
            return Ok(PartNimber::Not(excluded.low()));
        }
        let least = excluded.least();
        if Some(least) == first || !is_excluded(couples, &mut open, least, &mut excluded, path)? {
            return Ok(PartNimber::Is(least));
        }
    }
}

/// An option of the part that is examined, and how hard it seems.
struct Choice<P> {
    sum: Sum<P>,
    effort: usize,
}

/// True if `target` is not the nimber of the part with these options, because it is that of one of
/// them. Takes note of those that it finds.
fn is_excluded<C: Couples>(
    couples: &mut C,
    open: &mut Vec<Choice<C::Part>>,
    target: u64,
    excluded: &mut Excluded,
    path: &Path<'_, C::Part>,
) -> Result<bool, C::Error> {
    open.retain_mut(|Choice { sum, .. }| {
        sum.refresh(|part| couples.known(part));
        if sum.parts.is_empty() {
            excluded.add(sum.nimber);
        }
        !sum.parts.is_empty()
    });
    if excluded.contains(target) {
        return Ok(true);
    }
    for choice in open {
        if is_nimber(couples, choice.sum.clone(), target, Some(path))? {
            excluded.add(target);
            return Ok(true);
        }
    }
    Ok(false)
}

/// The effort that a part seems to need: by the number of its options, and by the count of excluded
/// numbers. After each excluded number fewer are left to be asked for, and more followers of the
/// part are known.
pub(super) fn effort<C: Couples>(couples: &mut C, part: &C::Part) -> usize {
    let excluded = couples.excluded(part).count_ones() as usize;
    couples.mobility(part).saturating_sub(3 * excluded)
}
