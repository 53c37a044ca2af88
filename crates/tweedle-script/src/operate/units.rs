//! Nimbers and ups by their sizes.

use super::arithmetic::binary;
use super::misere::misere_game;
use crate::failure::{At, Evaluated, Failure};
use crate::operate::convert::{as_integer, game_value, stopper_value};
use crate::value::Value;
use crate::value::code::{StarKind, UpKind, UpShape};
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::loopy::Stoppers;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::NumberUpStar;
use tweedle_syntax::ast::{BinaryOperator, Direction};
use tweedle_syntax::say;

/// A multiple in `^[n]` and `^<n>` beyond this is refused: the canonical form has n storeys.
const LARGEST_UNIT: u64 = 100_000;

/// `*n`.
pub(crate) fn star(session: &mut Session, size: &Value, span: Span) -> Evaluated<Value> {
    if let Value::List(items) = size {
        return misere_game(session, items, span).map(Value::Misere);
    }
    let size = natural(session, size, "The size of a nimber", span)?;
    let nimber = session.analyst.store.nimber(size).at(span)?;
    Ok(game_value(session, nimber))
}

/// `^n*m` and its like.
pub(crate) fn up(
    session: &mut Session,
    amount: &Value,
    star: &Value,
    shape: &UpShape,
    span: Span,
) -> Evaluated<Value> {
    let star = match shape.star {
        StarKind::None => 0,
        StarKind::One => 1,
        StarKind::Size(at) => natural(session, star, "The size of a nimber", at)?,
    };
    let at = shape.amount_span;
    let ups = match shape.amount {
        UpKind::Count(count) => i64::from(count),
        UpKind::Times => {
            let times = natural(session, amount, "The multiple of an up", at)?;
            i64::try_from(times).map_err(|_| Failure::new(say::overflow(), span))?
        }
        UpKind::Nth | UpKind::Sum if is_on(amount) => {
            let favours = match shape.direction {
                Direction::Up => Player::Left,
                Direction::Down => Player::Right,
            };
            let is_sum = matches!(shape.amount, UpKind::Sum);
            let (stoppers, store) = (&mut session.analyst.stoppers, &mut session.analyst.store);
            let unit = stoppers.up_on(store, is_sum, favours).at(span)?;
            let star = store.nimber(star).at(span)?;
            let [unit, star] = [stopper_value(session, unit), game_value(session, star)];
            return binary(session, BinaryOperator::Add, &unit, &star, span);
        }
        UpKind::Nth | UpKind::Sum => {
            let index = natural(session, amount, "The index of an up", at)?;
            if !(1..=LARGEST_UNIT).contains(&index) {
                return Err(Failure::new(say::index_of_unit(LARGEST_UNIT), at));
            }
            let store = &mut session.analyst.store;
            let unit = match shape.amount {
                UpKind::Sum => store.up_sum(index as u32),
                _ => store.up_nth(index as u32),
            };
            let unit = unit.at(span)?;
            let unit = match shape.direction {
                Direction::Up => unit,
                Direction::Down => store.negative(unit).at(span)?,
            };
            let star = store.nimber(star).at(span)?;
            let sum = store.sum(unit, star).at(span)?;
            return Ok(game_value(session, sum));
        }
    };
    let ups = if shape.direction == Direction::Up { ups } else { -ups };
    let value = NumberUpStar { number: Dyadic::ZERO, ups, nimber: star };
    let game = session.analyst.store.number_up_star(value).at(span)?;
    Ok(game_value(session, game))
}

fn natural(session: &mut Session, value: &Value, what: &str, span: Span) -> Evaluated<u64> {
    match as_integer(session, value).map(u64::try_from) {
        Some(Ok(n)) => Ok(n),
        _ => Err(Failure::new(say::not_in_range_of_index(what, u64::MAX), span)),
    }
}

/// True if a value is `on`, as in `^[on]`.
fn is_on(value: &Value) -> bool {
    matches!(value, Value::Stopper { stopper, .. } if *stopper == Stoppers::always(Player::Left))
}
