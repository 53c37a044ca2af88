//! What a sequence of cells follows.

use super::polynomial::{differences, through, written};
use crate::table::Cell;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::ops::RangeInclusive;
use tweedle_engine::Stop;
use tweedle_engine::number::Rational;

/// What a sequence follows as far as it is known: v(n + period) = v(n) + saltus from a number on, where the saltus depends on n
/// modulo the period; or a polynomial of n for each residue. It is checked for the numbers that were asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Pattern {
    /// The length of the period.
    pub period: u64,
    /// The number from which on it holds.
    pub from: u64,
    /// The last number for which it was checked.
    pub to: u64,
    /// For each residue, beginning with that of `from`, what is added with each period; all are `0` if the values are
    /// periodic. Empty if what is added is not always the same.
    pub saltus: Vec<String>,
    /// For each residue, beginning with that of `from`, the values as a polynomial of the variable, such as `n^2/4 + 1`, or as the nimber
    /// of one, such as `*(n + 1)`. Empty if the values are neither all numbers nor all nimbers.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub polynomials: Vec<String>,
    /// True if it follows from the proof of the values, so that it holds for all larger numbers, too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub proved: bool,
}

/// A pattern is told if it holds for this number of periods, one after the other, beyond those that it is found by.
const PERIODS: usize = 2;
/// The largest degree of polynomials.
const MOST_DEGREE: usize = 4;

/// What cells follow, the first of which has the number `first`. Of two patterns, that of the smaller degree is told, and then that of the
/// shorter period.
///
/// Cost: a difference for each cell and period, at most the square of their number.
///
/// # Errors
/// [`Trouble`] if the work is to end.
pub(crate) fn pattern(
    desk: &mut Desk,
    cells: &[Cell],
    variable: &str,
    first: u64,
) -> Result<Option<Pattern>, Trouble> {
    if let Some(linear) = linear(desk, cells, variable, first)? {
        return Ok(Some(linear));
    }
    if let Some(pattern) = polynomial(desk, cells, number, 2..=MOST_DEGREE, variable, first)? {
        return Ok(Some(pattern));
    }
    let found = polynomial(desk, cells, nimber, 1..=MOST_DEGREE, variable, first)?;
    Ok(found.map(|mut pattern| {
        for polynomial in &mut pattern.polynomials {
            let is_word = polynomial.chars().all(|it| it.is_ascii_alphanumeric());
            *polynomial =
                if is_word { format!("*{polynomial}") } else { format!("*({polynomial})") };
        }
        pattern
    }))
}

/// The pattern of polynomials of one of these degrees through the numbers of cells.
fn polynomial(
    desk: &mut Desk,
    cells: &[Cell],
    number: fn(&Cell) -> Option<Rational>,
    degrees: RangeInclusive<usize>,
    variable: &str,
    first: u64,
) -> Result<Option<Pattern>, Trouble> {
    // A cell before them may be no number.
    let mut numbers: Vec<Rational> = cells.iter().rev().map_while(number).collect();
    numbers.reverse();
    let start = cells.len() - numbers.len();
    for degree in degrees {
        for period in 1..=numbers.len() / (degree + 1 + PERIODS) {
            desk.control().check()?;
            let Some(from) = from(&numbers, degree, period) else { continue };
            let to = first + cells.len() as u64 - 1;
            let at = first + (start + from) as u64;
            let polynomials = polynomials(&numbers[from..], degree, period, variable, at);
            let (period, saltus) = (period as u64, Vec::new());
            return Ok(Some(Pattern { period, from: at, to, saltus, polynomials, proved: false }));
        }
    }
    Ok(None)
}

fn number(cell: &Cell) -> Option<Rational> {
    match cell {
        Cell::Number(x) => Some(x.clone()),
        _ => None,
    }
}

/// The number k of a cell `*k`.
fn nimber(cell: &Cell) -> Option<Rational> {
    match cell {
        Cell::Number(x) => (*x == Rational::ZERO).then(|| x.clone()),
        Cell::Game { shown, .. } => match shown.strip_prefix('*')? {
            "" => Some(Rational::ONE),
            k => k.parse::<i64>().ok().map(Rational::from),
        },
        _ => None,
    }
}

/// The place from which on numbers follow polynomials of a degree by residues; `None` if it leaves too few of them.
fn from(numbers: &[Rational], degree: usize, period: usize) -> Option<usize> {
    let is_zero = |place: &usize| {
        let points: Vec<Rational> =
            (0..degree + 2).map(|i| numbers[place + i * period].clone()).collect();
        differences(&points, degree + 1)[0] == Rational::ZERO
    };
    let last = numbers.len().checked_sub((degree + 1) * period)?;
    let from = (0..last).rev().take_while(is_zero).last()?;
    (numbers.len() - from >= (degree + 1 + PERIODS) * period).then_some(from)
}

/// The polynomial for each residue of numbers, the first of which has the number `at`.
fn polynomials(
    numbers: &[Rational],
    degree: usize,
    period: usize,
    variable: &str,
    at: u64,
) -> Vec<String> {
    let of = |residue: usize| {
        let points: Vec<Rational> =
            (0..=degree).map(|i| numbers[residue + i * period].clone()).collect();
        written(&through(at + residue as u64, period as u64, &points), variable)
    };
    (0..period).map(of).collect()
}

/// The pattern with the same saltus after each period.
fn linear(
    desk: &mut Desk,
    cells: &[Cell],
    variable: &str,
    first: u64,
) -> Result<Option<Pattern>, Trouble> {
    let mut differences = Differences { desk, known: HashMap::new() };
    for period in 1..=cells.len() / (2 + PERIODS) {
        // From the end on, as long as it holds: v(n + 2p) - v(n + p) = v(n + p) - v(n).
        let mut from = cells.len();
        for n in (0..cells.len() - 2 * period).rev() {
            let before = differences.of(&cells[n], &cells[n + period])?;
            let after = differences.of(&cells[n + period], &cells[n + 2 * period])?;
            if before.is_none() || before != after {
                break;
            }
            from = n;
        }
        if cells.len() - from.min(cells.len()) < (2 + PERIODS) * period {
            continue;
        }
        let mut saltus = Vec::new();
        for n in from..from + period {
            let found = differences.of(&cells[n], &cells[n + period])?;
            saltus.push(found.map_or_else(String::new, |it| it.text()));
        }
        let to = first + cells.len() as u64 - 1;
        let at = first + from as u64;
        let numbers: Option<Vec<Rational>> = cells[from..].iter().map(number).collect();
        let polynomials =
            numbers.map_or_else(Vec::new, |numbers| polynomials(&numbers, 1, period, variable, at));
        return Ok(Some(Pattern {
            period: period as u64,
            from: at,
            to,
            saltus,
            polynomials,
            proved: false,
        }));
    }
    Ok(None)
}

/// Differences of cells, each found once.
struct Differences<'d> {
    desk: &'d mut Desk,
    known: HashMap<(Cell, Cell), Option<Cell>>,
}

impl Differences<'_> {
    /// The second cell minus the first; `None` if there is no difference: there is no value, texts differ, or the difference
    /// is too long to be printed.
    fn of(&mut self, first: &Cell, second: &Cell) -> Result<Option<Cell>, Trouble> {
        let (minuend, subtrahend) = match (second, first) {
            (Cell::Failed | Cell::Nothing, _) | (_, Cell::Failed | Cell::Nothing) => {
                return Ok(None);
            }
            (a, b) if a == b => return Ok(Some(Cell::Number(Rational::from(0)))),
            (Cell::Number(a), Cell::Number(b)) => {
                return Ok(Some(Cell::Number(a.clone() - b.clone())));
            }
            (Cell::Number(a), Cell::Game { read, .. }) => (a.to_string(), read.to_string()),
            (Cell::Game { read, .. }, Cell::Number(b)) => (read.to_string(), b.to_string()),
            (Cell::Game { read: a, .. }, Cell::Game { read: b, .. }) => {
                (a.to_string(), b.to_string())
            }
            _ => return Ok(None),
        };
        let pair = (first.clone(), second.clone());
        if let Some(known) = self.known.get(&pair) {
            return Ok(known.clone());
        }
        self.desk.control().check()?;
        let session = self.desk.session();
        let difference = session.plain_value(&format!("({minuend}) - ({subtrahend})"));
        let found = match difference.and_then(|value| Cell::of(session, &value)) {
            Ok(cell) => Some(cell),
            // The work is to end; anything else is no difference.
            Err(failure) if matches!(failure.stop, Some(Stop::Cancelled | Stop::Memory { .. })) => {
                return Err(Trouble::of(failure, ""));
            }
            Err(_) => None,
        };
        self.known.insert(pair, found.clone());
        Ok(found)
    }
}
