//! Misère quotients: of which games, and the elements of sums.

use super::convert::{as_integer, check_length};
use super::misere::misere_heap;
use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::scripted::position_of;
use crate::value::Value;
use crate::value::quotient::{MisereQuotient, QuotientOf};
use crate::{Session, Span};
use tweedle_engine::misere::quotient::{Element, QuotientSearch, SumId};
use tweedle_engine::number::Integer;
use tweedle_heaps::Code;
use tweedle_heaps::misere::HeapQuotients;

use tweedle_search::{Position, Rules};
use tweedle_syntax::say;

/// The most elements of a quotient, if no other number is given.
pub(crate) const USUAL_ORDER: usize = 1000;

/// An impartial game as a sum of letters of [`Analyst::letters`](tweedle_search::Analyst::letters).
pub(crate) fn letter_sum(session: &mut Session, game: &Value, span: Span) -> Evaluated<SumId> {
    let heap = match game {
        Value::Integer(0) => Some(0),
        Value::Game(g) => session.analyst.store.as_nimber(*g),
        _ => None,
    };
    let form = match (game, heap) {
        (Value::Misere(g), _) => Some(*g),
        (_, Some(size)) => Some(misere_heap(session, size, span)?),
        _ => None,
    };
    if let Some(form) = form {
        let analyst = &mut session.analyst;
        return analyst.letters.of_form(&analyst.misere, form).at(span);
    }
    let position = match game {
        Value::Position(position) => Some(position.clone()),
        other => position_of(session, other, span)?,
    };
    let Some(position) = position.filter(Position::is_impartial) else {
        let class = game.class(&session.analyst.store);
        return Err(Failure::new(say::no_misere_quotient(&class), span));
    };
    let sum = session.analyst.letter_sum(&position);
    sum.map_err(|error| position_failure(error, &position, span))
}

/// The quotient of some games and all their followers.
pub(crate) fn quotient_of_games(
    session: &mut Session,
    games: &[Value],
    name: String,
    most: usize,
    span: Span,
) -> Evaluated<Value> {
    let sums = games.iter().map(|game| letter_sum(session, game, span));
    let sums = sums.collect::<Evaluated<Vec<SumId>>>()?;
    quotient_of_sums(session, &sums, Vec::new(), name, most, span)
}

/// The quotient of the heaps 1 to `last` of a ruleset, by its code if it has one.
pub(crate) fn quotient_of_heaps(
    session: &mut Session,
    rules: &std::sync::Arc<dyn Rules>,
    last: u64,
    most: usize,
    span: Span,
) -> Evaluated<Value> {
    check_length(usize::try_from(last).unwrap_or(usize::MAX), span)?;
    if let Some(code) = rules.code() {
        return quotient_of_code(session, code, last, most, span);
    }
    if !rules.facts().is_impartial {
        return Err(Failure::new(say::heaps_not_nimbers(), span));
    }
    let mut heaps = Vec::new();
    for heap in 1..=last {
        let position = rules.clone().place(&heap.to_string());
        let position =
            position.map_err(|error| Failure::new(say::bad_parameter(error.message()), span))?;
        heaps.push(letter_sum(session, &Value::Position(position), span)?);
    }
    let sums = heaps.clone();
    quotient_of_sums(session, &sums, heaps, rules.expression().to_owned(), most, span)
}

fn quotient_of_code(
    session: &mut Session,
    code: &Code,
    last: u64,
    most: usize,
    span: Span,
) -> Evaluated<Value> {
    let mut heaps = HeapQuotients::new(code.clone(), most, &session.control);
    heaps.to(last).at(span)?;
    let quotient = heaps.quotient().at(span)?;
    let (name, of) = (code.to_string(), QuotientOf::Code(Box::new(heaps)));
    Ok(Value::Quotient(MisereQuotient { quotient, of, name }.into()))
}

fn quotient_of_sums(
    session: &mut Session,
    sums: &[SumId],
    heaps: Vec<SumId>,
    name: String,
    most: usize,
    span: Span,
) -> Evaluated<Value> {
    let letters = &session.analyst.letters;
    let (search, letters) =
        QuotientSearch::of_sums(letters, sums, most, &session.control).at(span)?;
    let quotient = search.quotient().at(span)?;
    let of = QuotientOf::Letters { letters, heaps };
    Ok(Value::Quotient(MisereQuotient { quotient, of, name }.into()))
}

/// The element of a heap, of a game, or of a list of such, which is the sum of them.
pub(crate) fn element_of(
    session: &mut Session,
    quotient: &MisereQuotient,
    game: &Value,
    span: Span,
) -> Evaluated<Element> {
    if let Value::List(parts) = game {
        let mut product = 0;
        for part in parts.iter() {
            session.control.check().at(span)?;
            let element = part_element(session, quotient, part, span)?;
            product = quotient.quotient.monoid().product(product, element);
        }
        return Ok(product);
    }
    part_element(session, quotient, game, span)
}

fn part_element(
    session: &mut Session,
    quotient: &MisereQuotient,
    game: &Value,
    span: Span,
) -> Evaluated<Element> {
    if let Some(last) = quotient.heaps()
        && let Some(heap) = as_integer(session, game)
    {
        return heap_element(session, quotient, &heap, last, span);
    }
    let QuotientOf::Letters { letters, .. } = &quotient.of else {
        let class = game.class(&session.analyst.store);
        return Err(Failure::new(say::heap_of_quotient_expected(&class), span));
    };
    let sum = letter_sum(session, game, span)?;
    let mut product = 0;
    for letter in session.analyst.letters.word(sum) {
        let Ok(letter) = letters.binary_search(letter) else {
            let game = crate::print::text(session, game, span)?;
            return Err(Failure::new(say::not_in_quotient(&game), span));
        };
        let element = quotient.quotient.element(letter as u32);
        product = quotient.quotient.monoid().product(product, element);
    }
    Ok(product)
}

/// The element of a heap, where the quotient is that of the heaps from 1 to `last`.
fn heap_element(
    session: &Session,
    quotient: &MisereQuotient,
    heap: &Integer,
    last: u64,
    span: Span,
) -> Evaluated<Element> {
    if *heap < Integer::ZERO {
        return Err(Failure::new(say::negative_heap(), span));
    }
    let Some(heap) = u64::try_from(heap.clone()).ok().filter(|&heap| heap <= last) else {
        return Err(Failure::new(say::heap_beyond_quotient(heap, last), span));
    };
    let Some(at) = heap.checked_sub(1) else { return Ok(0) };
    let word = match &quotient.of {
        QuotientOf::Code(_) => return Ok(quotient.quotient.element(at as u32)),
        QuotientOf::Letters { letters, heaps } => {
            let word = session.analyst.letters.word(heaps[at as usize]).iter();
            word.map(|letter| letters.binary_search(letter).unwrap_or_default() as u32)
        }
    };
    Ok(quotient.quotient.of_sum(&word.collect::<Vec<_>>()))
}
