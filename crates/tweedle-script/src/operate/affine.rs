//! Affine games: those with entailing moves, whose forms end in ∞ or −∞.
//!
//! They have sums, multiples and an order, in which ordinary games take part by their embeddings.
//! The minus sign is the conjugate, players exchanged: g − g = 0 only if g is an ordinary game.

use crate::failure::{At, Evaluated, Failure};
use crate::operate::convert::as_short;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::affine::FormId;
use tweedle_engine::number::{Integer, Natural};
use tweedle_syntax::say;

/// Multiples beyond this are refused.
const MOST_COPIES: u64 = 1_000_000;

/// The affine form with these options, which stand in braces at `span`: `sides` are the options
/// as they are written.
pub(crate) fn affine_game(
    session: &mut Session,
    options: &[Vec<(Value, Span)>; 2],
    sides: &[Vec<Span>; 2],
    span: Span,
) -> Evaluated<Value> {
    let mut forms = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        if options[player.index()].is_empty() {
            return Err(without_option(player, sides, span));
        }
        for (option, at) in &options[player.index()] {
            let Some(form) = as_affine(session, option, *at)? else {
                return Err(no_affine_option(session, option, *at));
            };
            forms[player.index()].push(form);
        }
    }
    session.analyst.forms.form(&forms[0], &forms[1]).at(span).map(Value::Affine)
}

/// The form of an affine game, and the embedding of a short one.
pub(crate) fn as_affine(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<FormId>> {
    match value {
        Value::Affine(g) => Ok(Some(*g)),
        _ => match as_short(session, value, span)? {
            Some(g) => {
                session.analyst.forms.embed(&mut session.analyst.store, g).at(span).map(Some)
            }
            None => Ok(None),
        },
    }
}

/// The forms of two games of which one is affine; `None` if the other is no game.
pub(crate) fn affine_pair(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<[FormId; 2]>> {
    let is_end = |value: &Value| matches!(value, Value::Affine(g) if !g.is_finite());
    let mut pair = [FormId::infinity(Player::Left); 2];
    for (place, (own, other)) in pair.iter_mut().zip([(left, right), (right, left)]) {
        *place = match own {
            // An infinity adds and compares with all ordinary games alike, and their embeddings
            // may be large.
            Value::Game(_) | Value::Integer(_) if is_end(other) => {
                session.analyst.forms.integer(0).at(span)?
            }
            _ => match as_affine(session, own, span)? {
                Some(form) => form,
                None => return Ok(None),
            },
        };
    }
    Ok(Some(pair))
}

/// The sum of two games of which one is affine; `None` if the other is no game.
pub(super) fn affine_sum(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let Some([g, h]) = affine_pair(session, left, right, span)? else { return Ok(None) };
    if let (Some(a), Some(b)) = (g.winner(), h.winner())
        && a != b
    {
        return Err(Failure::new(say::sum_of_infinities(), span));
    }
    session.analyst.forms.sum(g, h).at(span).map(|sum| Some(Value::Affine(sum)))
}

/// n copies of an affine game, of its conjugate if n is negative.
pub(super) fn affine_multiple(
    session: &mut Session,
    n: &Integer,
    g: FormId,
    span: Span,
) -> Evaluated<Value> {
    let is_negative = *n < Integer::ZERO;
    let size = Natural::try_from(if is_negative { -n.clone() } else { n.clone() });
    let copies = size.ok().and_then(|size| u64::try_from(size).ok());
    let Some(copies) = copies.filter(|&copies| copies <= MOST_COPIES) else {
        return Err(Failure::new(say::too_many_copies_of_affine(MOST_COPIES), span));
    };
    let mut copy = if is_negative { session.analyst.forms.conjugate(g).at(span)? } else { g };
    if copies == 0 && !g.is_finite() {
        return Err(Failure::new(say::zero_times_oo(), span));
    }
    let mut sum = session.analyst.forms.integer(0).at(span)?;
    let mut rest = copies;
    while rest > 0 {
        if rest % 2 == 1 {
            sum = session.analyst.forms.sum(sum, copy).at(span)?;
        }
        rest /= 2;
        if rest > 0 {
            copy = session.analyst.forms.sum(copy, copy).at(span)?;
        }
    }
    Ok(Value::Affine(sum))
}

/// `+-g` and `+-{g,h}`: these options for Left, and their conjugates for Right.
pub(super) fn affine_plus_minus(
    session: &mut Session,
    options: &[Value],
    span: Span,
) -> Evaluated<Value> {
    let (mut own, mut conjugates) = (Vec::new(), Vec::new());
    for option in options {
        let Some(form) = as_affine(session, option, span)? else {
            return Err(no_affine_option(session, option, span));
        };
        own.push(form);
        conjugates.push(session.analyst.forms.conjugate(form).at(span)?);
    }
    session.analyst.forms.form(&own, &conjugates).at(span).map(Value::Affine)
}

fn no_affine_option(session: &Session, option: &Value, span: Span) -> Failure {
    let class = option.class(&session.analyst.store);
    let method = match option {
        Value::Position(position) if position.is_entailing() => "AffineForm",
        _ => "CanonicalForm",
    };
    Failure::new(say::no_affine_option(class, method), span)
}

/// The message that a player has no option in a form, at the side where it is missing.
fn without_option(player: Player, sides: &[Vec<Span>; 2], span: Span) -> Failure {
    let at = match (&*sides[player.index()], &*sides[player.opponent().index()]) {
        // A collection without elements.
        ([first, .., last], _) => first.to(*last),
        ([only], _) => *only,
        ([], [first, ..]) if player == Player::Left => Span::new(span.start, first.start),
        ([], [.., last]) => Span::new(last.end, span.end),
        ([], []) => span,
    };
    let example = match player {
        Player::Left => "{-oo|0}",
        Player::Right => "{0|oo}",
    };
    Failure::new(say::side_without_option(player, example), at)
}
