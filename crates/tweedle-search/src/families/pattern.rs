//! Formulas that values seem to follow. They are guesses: the checker decides.

use super::certificate::{Formula, Saltus};
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};
use tweedle_rules::greatest_common_divisor;

/// A pattern is guessed if it holds for this number of periods at the end.
const PERIODS: usize = 4;
/// The largest period of all families together.
const LONGEST: u128 = 2_000;

/// The number from which on all rows have formulas, and the period that they have together.
pub(super) struct Guess {
    pub(super) from: usize,
    pub(super) period: usize,
}

/// The pattern of all rows; an error with the number of a row that has none.
pub(super) fn guess(rows: &[Vec<Id>], store: &mut Store) -> Result<Result<Guess, usize>, Stop> {
    let (mut from, mut period) = (0, 1);
    for (number, row) in rows.iter().enumerate() {
        let Some((row_from, row_period)) = of_row(row, store)? else { return Ok(Err(number)) };
        from = from.max(row_from);
        let row_period = row_period as u128;
        period = period / greatest_common_divisor(period, row_period) * row_period;
        if period > LONGEST {
            return Ok(Err(number));
        }
    }
    Ok(Ok(Guess { from, period: period as usize }))
}

/// The number from which on a row has a pattern, and its period.
fn of_row(row: &[Id], store: &mut Store) -> Result<Option<(usize, usize)>, Stop> {
    for period in 1..=row.len() / PERIODS {
        let Some(last) = saltuses(&row[row.len() - 2 * period..], period, store)? else { continue };
        let start = row.len() - 2 * period;
        let mut from = start;
        while from > 0 {
            let (one, other) = (row[from - 1], row[from - 1 + period]);
            // The residue of this n among the last ones.
            let place = (period - 1 - (start - from) % period) % period;
            if saltus(one, other, store)? != Some(last[place]) {
                break;
            }
            from -= 1;
        }
        if row.len() - from >= PERIODS * period {
            return Ok(Some((from, period)));
        }
    }
    Ok(None)
}

/// What is added with the first period of a row.
fn saltuses(row: &[Id], period: usize, store: &mut Store) -> Result<Option<Vec<Saltus>>, Stop> {
    (0..period).map(|n| saltus(row[n], row[n + period], store)).collect()
}

/// The formulas of a row from a number on.
pub(super) fn formulas(
    row: &[Id],
    guess: &Guess,
    store: &mut Store,
) -> Result<Option<Vec<Formula>>, Stop> {
    let Guess { from, period } = *guess;
    let Some(rest) = row.get(from..).filter(|rest| rest.len() >= 2 * period) else {
        return Ok(None);
    };
    let Some(saltuses) = saltuses(rest, period, store)? else { return Ok(None) };
    let mut formulas = Vec::new();
    for (&value, saltus) in rest.iter().zip(saltuses) {
        formulas.push(Formula { value: store.text(value)?, saltus });
    }
    Ok(Some(formulas))
}

/// The second value minus the first, if that is x + m·↑ with integers x and m.
fn saltus(one: Id, other: Id, store: &mut Store) -> Result<Option<Saltus>, Stop> {
    if one == other {
        return Ok(Some(Saltus::default()));
    }
    let parts = [one, other].map(|it| store.as_number_up_star(it));
    if let [Some(one), Some(other)] = parts {
        let number = integer(&(other.number - one.number));
        return Ok(match (number, other.ups.checked_sub(one.ups)) {
            (Some(number), Some(ups)) if one.nimber == other.nimber => Some(Saltus { number, ups }),
            _ => None,
        });
    }
    // Of other values only integers are tried: the difference of their stops.
    let [low, high] = [one, other].map(|it| store.stop(it, Player::Left));
    let difference = store.difference(high, low)?;
    let number = store.as_number(difference).and_then(|it| integer(&it));
    let Some(number) = number else { return Ok(None) };
    let added = store.integer(number)?;
    Ok((store.sum(one, added)? == other).then_some(Saltus { number, ups: 0 }))
}

fn integer(number: &Dyadic) -> Option<i64> {
    number.is_integer().then(|| i64::try_from(number.numerator()).ok()).flatten()
}
