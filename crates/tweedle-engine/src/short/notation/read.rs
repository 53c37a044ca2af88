//! Reading games.

use crate::number::{Dyadic, Integer, Natural, Rational};
use crate::short::{Id, NumberUpStar, Store};
use crate::stack::with_stack;
use crate::{Player, Stop};
use std::ops::Range;
use thiserror::Error;

/// The reason why a text is not the notation of a game, and the place in the text.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{message}")]
#[non_exhaustive]
pub struct NotationError {
    /// The sentence that says which thing is wrong.
    pub message: String,
    /// The place in the text, in bytes.
    pub span: Range<usize>,
    /// Set if the text was fine but the calculation was stopped.
    pub stop: Option<Stop>,
}

impl NotationError {
    /// A mistake in the text.
    pub(crate) fn new(span: Range<usize>, message: impl Into<String>) -> NotationError {
        NotationError { message: message.into(), span, stop: None }
    }

    /// The text was fine, and the calculation was stopped.
    pub(crate) fn stopped(span: Range<usize>, stop: Stop) -> NotationError {
        NotationError { message: stop.to_string(), span, stop: Some(stop) }
    }
}

/// Braces nested deeper than this are refused.
const DEEPEST: usize = 10_000;
/// `^[n]` with a larger n is refused: its canonical form has n storeys.
const LARGEST_UNIT: u32 = 100_000;

impl Store {
    /// Reads a game in the notation that [`text`](Store::text) writes; spaces are allowed between
    /// words. The game need not be in canonical form: `{0|0}` reads as ∗.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read(&mut self, text: &str) -> Result<Id, NotationError> {
        let mut reader = GameReader { store: self, text, at: 0, depth: 0 };
        let value = reader.value()?;
        reader.skip_space();
        if reader.at < text.len() {
            return Err(reader.error_here("The notation of a game should end here"));
        }
        Ok(value)
    }
}

struct GameReader<'a> {
    store: &'a mut Store,
    text: &'a str,
    at: usize,
    depth: usize,
}

/// One side of a run of bars, or the whole inside of braces.
enum Side {
    List(Vec<Id>),
    Bars(usize),
}

impl GameReader<'_> {
    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        let rest = self.rest();
        self.at += rest.len() - rest.trim_start().len();
    }

    fn take(&mut self, token: &str) -> bool {
        let found = self.rest().starts_with(token);
        if found {
            self.at += token.len();
        }
        found
    }

    fn take_run(&mut self, letter: char) -> usize {
        let rest = self.rest();
        let run = rest.len() - rest.trim_start_matches(letter).len();
        self.at += run;
        run / letter.len_utf8()
    }

    fn expect(&mut self, token: &str) -> Result<(), NotationError> {
        self.skip_space();
        if self.take(token) { Ok(()) } else { Err(self.error_here(&format!("Expected `{token}`"))) }
    }

    fn error_here(&self, expected: &str) -> NotationError {
        let end = self.rest().chars().next().map_or(self.at, |c| self.at + c.len_utf8());
        let found = if end == self.at {
            "the text ends".to_owned()
        } else {
            format!("found `{}`", &self.text[self.at..end])
        };
        NotationError::new(self.at..end, format!("{expected}, but {found}."))
    }

    fn error_since(&self, start: usize, message: String) -> NotationError {
        NotationError::new(start..self.at, message)
    }

    fn done<T>(&self, start: usize, result: Result<T, Stop>) -> Result<T, NotationError> {
        result.map_err(|stop| NotationError::stopped(start..self.at, stop))
    }

    fn value(&mut self) -> Result<Id, NotationError> {
        if self.depth == DEEPEST {
            return Err(self.error_here(&format!("Nesting deeper than {DEEPEST} is not read")));
        }
        self.depth += 1;
        let value = with_stack(|| self.value_here());
        self.depth -= 1;
        value
    }

    fn value_here(&mut self) -> Result<Id, NotationError> {
        self.skip_space();
        let start = self.at;
        if self.take("+-") {
            return self.plus_minus(start);
        }
        if self.rest().starts_with('{') {
            return self.game();
        }
        if self.take("(") {
            let value = self.value()?;
            self.expect(")")?;
            return Ok(value);
        }
        let negative = self.take("-");
        let mut number = self.number()?;
        let has_number = number.is_some();
        if negative {
            match number {
                None => return Err(self.error_here("Expected a number after `-`")),
                Some(x) => number = Some(-x),
            }
        }
        let number = number.unwrap_or(Dyadic::ZERO);
        for player in Player::BOTH {
            if self.take(if player == Player::Left { "Tiny" } else { "Miny" }) {
                return self.tiny(start, number, player);
            }
        }
        let plus = has_number && self.take("+");
        let infinitesimal = self.at;
        let value = self.up_star(start, number)?;
        if self.at == infinitesimal && (plus || !has_number) {
            return Err(self.error_here("Expected the notation of a game"));
        }
        Ok(value)
    }

    fn digits(&mut self) -> Option<Natural> {
        let rest = self.rest();
        let length = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let digits = rest[..length].parse().ok();
        self.at += length;
        digits
    }

    fn number(&mut self) -> Result<Option<Dyadic>, NotationError> {
        let start = self.at;
        let Some(numerator) = self.digits() else { return Ok(None) };
        if !self.take("/") {
            return Ok(Some(Dyadic::from(Integer::from(numerator))));
        }
        let Some(denominator) = self.digits() else {
            return Err(self.error_here("Expected a denominator"));
        };
        let ratio = (denominator != Natural::ZERO)
            .then(|| Rational::from_parts(numerator.into(), denominator));
        match ratio.as_ref().and_then(Dyadic::from_rational) {
            Some(number) => Ok(Some(number)),
            None => Err(self.error_since(
                start,
                format!(
                    "`{}` is no short game: the denominator must be a power of two.",
                    &self.text[start..self.at]
                ),
            )),
        }
    }

    fn small<T: TryFrom<Natural>>(&mut self, what: &str) -> Result<Option<T>, NotationError> {
        let start = self.at;
        match self.digits() {
            None => Ok(None),
            Some(digits) => match T::try_from(digits) {
                Ok(small) => Ok(Some(small)),
                Err(_) => Err(self.error_since(start, format!("{what} is too large."))),
            },
        }
    }

    /// Ups and star after a number, or alone.
    fn up_star(&mut self, start: usize, number: Dyadic) -> Result<Id, NotationError> {
        let mut ups = 0i64;
        let mut unit = None;
        for player in Player::BOTH {
            let count = self.take_run(if player == Player::Left { '^' } else { 'v' });
            if count == 0 {
                continue;
            }
            ups = i64::try_from(count).unwrap_or(i64::MAX);
            if count == 1 {
                if let Some(multiple) = self.small::<i64>("This multiple of up")? {
                    ups = multiple;
                } else if self.take("[") {
                    unit = Some((self.unit_index("]")?, Store::up_sum as Unit));
                } else if self.take("<") {
                    unit = Some((self.unit_index(">")?, Store::up_nth as Unit));
                }
            }
            ups *= i64::from(player.sign());
            break;
        }
        let nimber = if self.take("*") { self.small("This nimber")?.unwrap_or(1) } else { 0 };
        let Some((n, make)) = unit else {
            let value = self.store.number_up_star(NumberUpStar { number, ups, nimber });
            return self.done(start, value);
        };
        let value = make(self.store, n).and_then(|unit| {
            let unit = if ups < 0 { self.store.negative(unit)? } else { unit };
            let rest = self.store.number_up_star(NumberUpStar { number, ups: 0, nimber })?;
            self.store.sum(unit, rest)
        });
        self.done(start, value)
    }

    fn unit_index(&mut self, close: &str) -> Result<u32, NotationError> {
        let start = self.at;
        let n = self.small("This index")?.unwrap_or(0);
        if !(1..=LARGEST_UNIT).contains(&n) {
            let message = format!("The index must be between 1 and {LARGEST_UNIT}.");
            return Err(self.error_since(start, message));
        }
        self.expect(close)?;
        Ok(n)
    }

    fn tiny(&mut self, start: usize, x: Dyadic, player: Player) -> Result<Id, NotationError> {
        self.expect("(")?;
        let argument = self.value()?;
        self.expect(")")?;
        let value = self.store.tiny(argument, player).and_then(|tiny| {
            let x = self.store.number(x)?;
            self.store.sum(x, tiny)
        });
        self.done(start, value)
    }

    fn plus_minus(&mut self, start: usize) -> Result<Id, NotationError> {
        let before = self.at;
        // `+-{a,b}` has a set after it and `+-{a|b}` a game.
        let options = if self.take("{") {
            match self.sides("}")? {
                Sides::One(list) => list,
                Sides::Game(_) => {
                    self.at = before;
                    vec![self.value()?]
                }
            }
        } else {
            vec![self.value()?]
        };
        let value = self.store.plus_minus(&options);
        self.done(start, value)
    }

    fn game(&mut self) -> Result<Id, NotationError> {
        let start = self.at;
        self.expect("{")?;
        match self.sides("}")? {
            Sides::Game(value) => Ok(value),
            Sides::One(_) => {
                Err(self.error_since(start, "A game needs a bar between its options.".to_owned()))
            }
        }
    }

    /// The options and runs of bars between braces, up to `close`.
    fn sides(&mut self, close: &str) -> Result<Sides, NotationError> {
        let start = self.at;
        let mut sides = vec![Side::List(Vec::new())];
        loop {
            self.skip_space();
            if self.take(close) {
                break;
            }
            let bars = self.take_run('|');
            if bars > 0 {
                sides.extend([Side::Bars(bars), Side::List(Vec::new())]);
                continue;
            }
            if self.at == self.text.len() {
                return Err(NotationError {
                    message: "This `{` is never closed.".to_owned(),
                    span: start - 1..start,
                    stop: None,
                });
            }
            if let Some(Side::List(list)) = sides.last_mut()
                && !list.is_empty()
            {
                self.expect(",")?;
            }
            let value = self.value()?;
            if let Some(Side::List(list)) = sides.last_mut() {
                list.push(value);
            }
        }
        if let [Side::List(list)] = sides.as_mut_slice() {
            return Ok(Sides::One(std::mem::take(list)));
        }
        self.split(start, &mut sides).map(Sides::Game)
    }

    /// The game of a sequence of lists with bars between: the longest run is the outermost.
    fn split(&mut self, start: usize, sides: &mut [Side]) -> Result<Id, NotationError> {
        let runs = || {
            sides.iter().enumerate().filter_map(|(i, side)| match side {
                Side::Bars(bars) => Some((*bars, i)),
                Side::List(_) => None,
            })
        };
        let Some((longest, root)) = runs().max() else {
            return Err(self.error_since(start, "A game needs a bar.".to_owned()));
        };
        if runs().filter(|&(bars, _)| bars == longest).count() > 1 {
            let two = match longest {
                1 => "Two single bars".to_owned(),
                _ => format!("Two runs of {longest} bars"),
            };
            let message = format!("{two}: which is the outer one?");
            return Err(self.error_since(start, message));
        }
        let mut options = [Vec::new(), Vec::new()];
        let (left, right) = sides.split_at_mut(root);
        for (side, list) in [left, &mut right[1..]].into_iter().zip(&mut options) {
            *list = match side {
                [Side::List(list)] => std::mem::take(list),
                nested => vec![with_stack(|| self.split(start, nested))?],
            };
        }
        let value = self.store.game(&options[0], &options[1]);
        self.done(start, value)
    }
}

type Unit = fn(&mut Store, u32) -> Result<Id, Stop>;

enum Sides {
    One(Vec<Id>),
    Game(Id),
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn mistakes_are_placed() {
        let mut store = Store::default();
        for (text, message, span) in [
            ("", "Expected the notation of a game, but the text ends.", 0..0),
            ("{0|1", "This `{` is never closed.", 0..1),
            ("{0 1|}", "Expected `,`, but found `1`.", 3..4),
            ("1/3", "`1/3` is no short game: the denominator must be a power of two.", 0..3),
            ("1/0", "`1/0` is no short game: the denominator must be a power of two.", 0..3),
            ("{0|1|2}", "Two single bars: which is the outer one?", 1..7),
            ("{0}", "A game needs a bar between its options.", 0..3),
            ("^[0]", "The index must be between 1 and 100000.", 2..3),
            ("1x", "The notation of a game should end here, but found `x`.", 1..2),
            ("*99999999999999999999", "This nimber is too large.", 1..21),
        ] {
            let error = store.read(text).unwrap_err();
            assert_eq!((error.message.as_str(), error.span), (message, span), "{text}");
        }
    }

    #[test]
    fn deep_nesting_is_refused() {
        let error = Store::default().read(&"{".repeat(100_000)).unwrap_err();
        assert!(error.message.starts_with("Nesting deeper than 10000"));
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "[-+{}|,0-9^v*<>\\[\\]()TinyM /é]{0,40}") {
            let mut store = Store::default();
            if let Ok(g) = store.read(&text) {
                let written = store.text(g).unwrap();
                prop_assert_eq!(store.read(&written).unwrap(), g);
            }
        }
    }
}
