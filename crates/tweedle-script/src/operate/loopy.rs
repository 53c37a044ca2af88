//! Loopy games: their sums, their order, and games in braces that refer to themselves.

use crate::failure::{At, Evaluated, Failure};
use crate::operate::convert::{as_short, sides_value};
use crate::value::Value;
use crate::value::code::LoopEdge;
use crate::{Session, Span};
use std::cmp::Ordering;
use tweedle_engine::Player;
use tweedle_engine::loopy::{Side, Sides, Stopper, Stoppers, Target};
use tweedle_engine::number::Integer;
use tweedle_syntax::say;

/// Multiples beyond this are refused.
const MOST_COPIES: i64 = 1 << 31;

/// The sides of a game in canonical form, short or loopy.
pub(crate) fn sides_of(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Sides>> {
    Ok(match value {
        Value::Sided(sides) => Some((**sides).clone()),
        _ => as_stopper(session, value, span)?.map(Sides::of_stopper),
    })
}

/// The stopper that a value is, if it is one.
pub(crate) fn as_stopper(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Stopper>> {
    Ok(match value {
        Value::Stopper { stopper, .. } => Some(*stopper),
        _ => as_short(session, value, span)?.map(Stopper::from),
    })
}

pub(super) fn loopy_negative(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let Some(sides) = sides_of(session, value, span)? else { return Ok(None) };
    let analyst = &mut session.analyst;
    let negative = analyst.stoppers.negative_sides(&mut analyst.store, &sides).at(span)?;
    Ok(Some(sides_value(session, negative)))
}

pub(super) fn loopy_multiple(
    session: &mut Session,
    n: &Integer,
    value: &Value,
    span: Span,
) -> Evaluated<Value> {
    let Some(sides) = sides_of(session, value, span)? else { return Ok(Value::Nothing) };
    let count = i64::try_from(n.clone()).ok().filter(|n| (-MOST_COPIES..=MOST_COPIES).contains(n));
    let Some(count) = count else {
        return Err(Failure::new(say::too_many_copies_of_loopy(MOST_COPIES), span));
    };
    let analyst = &mut session.analyst;
    let multiple =
        analyst.stoppers.multiple_of_sides(&mut analyst.store, count, &sides).at(span)?;
    Ok(sides_value(session, multiple))
}

/// `+-g` and `+-{g,h}`: these options for Left, and their negatives for Right.
pub(super) fn loopy_plus_minus(
    session: &mut Session,
    options: &[Value],
    span: Span,
) -> Evaluated<Option<Value>> {
    let mut negatives = Vec::with_capacity(options.len());
    for option in options {
        match loopy_negative(session, option, span)? {
            Some(negative) => negatives.push(negative),
            None => return Ok(None),
        }
    }
    game_of_sides(session, [options, &negatives], span).map(Some)
}

/// The order of two games of which one is loopy; `None` if the other is no game, and in it `None` if they
/// are confused.
#[expect(clippy::option_option, reason = "each of the two says another thing")]
pub(super) fn loopy_order(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Option<Ordering>>> {
    // `on` is above all short games and `off` below, and these may be large.
    for (own, other, order) in [(left, right, Ordering::Less), (right, left, Ordering::Greater)] {
        if let (Value::Integer(_) | Value::Game(_), Value::Stopper { stopper, .. }) = (own, other) {
            for player in Player::BOTH {
                if *stopper == Stoppers::always(player) {
                    let is_on = player == Player::Left;
                    return Ok(Some(Some(if is_on { order } else { order.reverse() })));
                }
            }
        }
    }
    let pair = sides_of(session, left, span)?.zip(sides_of(session, right, span)?);
    let Some((g, h)) = pair else { return Ok(None) };
    let analyst = &mut session.analyst;
    let le = analyst.stoppers.sides_le(&mut analyst.store, &g, &h).at(span)?;
    let ge = analyst.stoppers.sides_le(&mut analyst.store, &h, &g).at(span)?;
    Ok(Some(match (le, ge) {
        (true, true) => Some(Ordering::Equal),
        (true, false) => Some(Ordering::Less),
        (false, true) => Some(Ordering::Greater),
        (false, false) => None,
    }))
}

/// `A & B`: the value with these sides.
pub(super) fn sidle(
    session: &mut Session,
    left: &Value,
    right: &Value,
    span: Span,
) -> Evaluated<Option<Value>> {
    let pair = as_stopper(session, left, span)?.zip(as_stopper(session, right, span)?);
    let Some((onside, offside)) = pair else { return Ok(None) };
    let analyst = &mut session.analyst;
    if !analyst.stoppers.le(&mut analyst.store, offside, onside).at(span)? {
        let [on, off] = [onside, offside].map(|it| analyst.stoppers.text(&mut analyst.store, it));
        let (on, off) = (on.at(span)?, off.at(span)?);
        return Err(Failure::new(say::offside_not_below_onside(&off, &on), span));
    }
    let sides = Sides { onside: Side::Stopper(onside), offside: Side::Stopper(offside) };
    Ok(Some(sides_value(session, sides)))
}

/// A game of options of which some are loopy.
pub(crate) fn game_of_sides(
    session: &mut Session,
    options: [&[Value]; 2],
    span: Span,
) -> Evaluated<Value> {
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        for option in options[player.index()] {
            sides[player.index()].push(Target::Value(option_sides(session, option, span)?));
        }
    }
    specified(session, &[sides], span)
}

/// A game that refers to itself: its vertices, and the values that some edges lead to, with their places.
pub(crate) fn loopy_game(
    session: &mut Session,
    values: &[Value],
    loops: &[[Vec<LoopEdge>; 2]],
    places: &[Span],
    span: Span,
) -> Evaluated<Value> {
    let mut sides = Vec::with_capacity(values.len());
    for (i, value) in values.iter().enumerate() {
        let at = places.get(i).copied().unwrap_or(span);
        // The elements of a collection are options one by one.
        let items = match value {
            Value::List(items) | Value::Set(items) => items.to_vec(),
            other => vec![other.clone()],
        };
        let found: Evaluated<Vec<Sides>> =
            items.iter().map(|it| option_sides(session, it, at)).collect();
        sides.push(found?);
    }
    let targets = |edges: &Vec<LoopEdge>| {
        let target = |edge: &LoopEdge| match edge {
            LoopEdge::Vertex(vertex) => vec![Target::Vertex(*vertex)],
            LoopEdge::Value(i) => sides[*i].iter().cloned().map(Target::Value).collect::<Vec<_>>(),
        };
        edges.iter().flat_map(target).collect::<Vec<_>>()
    };
    let vertices: Vec<[Vec<Target>; 2]> =
        loops.iter().map(|sides| sides.each_ref().map(targets)).collect();
    specified(session, &vertices, span)
}

fn specified(session: &mut Session, vertices: &[[Vec<Target>; 2]], span: Span) -> Evaluated<Value> {
    let analyst = &mut session.analyst;
    let value = analyst.stoppers.specified(&mut analyst.store, vertices).at(span)?;
    Ok(sides_value(session, value))
}

fn option_sides(session: &mut Session, option: &Value, span: Span) -> Evaluated<Sides> {
    if let Some(sides) = sides_of(session, option, span)? {
        return Ok(sides);
    }
    let class = option.class(&session.analyst.store);
    Err(Failure::new(say::no_option(), span).with_hint(format!(
        "This is a `{class}`, which is no value that a loopy game can have as an option."
    )))
}
