//! Positions of games for points: what is left, and the points that were made so far.

use crate::NotationError;
use crate::sketch::{Figure, Sketch};
use std::fmt;
use tweedle_engine::{Stop, Symmetry, Weigh};

/// What is left of a game for points, and how many more points Left has made than Right.
///
/// In text the balance stands before the rest with a colon, `-1:4,5`, and is left out where it is 0.
///
/// ```
/// use tweedle_rules::Points;
/// let position = Points::read("-1:4,5", |rest| Ok(rest.to_owned()))?;
/// assert_eq!(position, Points::new("4,5".to_owned(), -1));
/// assert_eq!(position.to_string(), "-1:4,5");
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Points<P> {
    rest: P,
    points: i64,
}

/// The most points that somebody can have more than the other.
const MOST: i64 = 1_000_000_000_000_000;

impl<P> Points<P> {
    /// A rest, and how many more points Left has.
    pub const fn new(rest: P, points: i64) -> Points<P> {
        Points { rest, points }
    }

    /// What is left of the game.
    pub const fn rest(&self) -> &P {
        &self.rest
    }

    /// How many more points Left has than Right.
    pub const fn points(&self) -> i64 {
        self.points
    }

    /// Another rest, after somebody has made points: `gain` more for Left, or less if it is negative.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for a balance beyond 10¹⁵ points, which no text says.
    pub fn after<Q>(&self, rest: Q, gain: i64) -> Result<Points<Q>, Stop> {
        let points = self.points.saturating_add(gain);
        if points.unsigned_abs() > MOST.unsigned_abs() {
            return Err(Stop::TooLarge(format!("Somebody has more than {MOST} points.")));
        }
        Ok(Points { rest, points })
    }

    /// The position that a text says: the balance, which is 0 where none is said, and what `read` reads of the rest of the text.
    ///
    /// # Errors
    /// [`NotationError`] if there is a colon, and no number from −10¹⁵ to 10¹⁵ before it; that of `read`, at its place in the whole text.
    pub fn read(
        text: &str,
        read: impl FnOnce(&str) -> Result<P, NotationError>,
    ) -> Result<Points<P>, NotationError> {
        let Some((head, rest)) = text.split_once(':') else {
            return Ok(Points::new(read(text)?, 0));
        };
        let wide = head.chars().count();
        let digits = head.strip_prefix('-').unwrap_or(head);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        let points = head.parse::<i64>().ok().filter(|_| is_number);
        if let Some(points) = points.filter(|points| (-MOST..=MOST).contains(points)) {
            let rest = read(rest).map_err(|error| error.behind(wide + 1))?;
            return Ok(Points::new(rest, points));
        }
        let message = format!(
            "Before the colon stands how many more points Left has, at most {MOST}; a minus says that Right has more."
        );
        Err(NotationError::new(message, 0..wide))
    }

    /// The sentence that says who has more points, if somebody has.
    fn note(&self) -> Option<String> {
        let count = self.points.unsigned_abs();
        let things = if count == 1 { "point" } else { "points" };
        match self.points.signum() {
            1 => Some(format!("{count} {things} more for Left")),
            -1 => Some(format!("{count} {things} more for Right")),
            _ => None,
        }
    }

    /// A picture of the rest as text, with a line that says who has more points.
    pub fn drawn(&self, rest: String) -> String {
        match self.note() {
            Some(note) => format!("{rest}\n{note}"),
            None => rest,
        }
    }

    /// A sketch of the rest, with a note that says who has more points.
    pub fn sketched(&self, rest: Figure) -> Sketch {
        let sketch = Sketch::of(rest);
        match self.note() {
            Some(note) => sketch.with_note(note),
            None => sketch,
        }
    }

    /// The representative of games in which both players have the same moves and make points for themselves: with the players exchanged if
    /// Right has more points.
    pub fn for_left(rest: P, points: i64) -> (Points<P>, Symmetry) {
        let symmetry = if points < 0 { Symmetry::Negative } else { Symmetry::Same };
        (Points::new(rest, points.abs()), symmetry)
    }
}

impl<P: fmt::Display> fmt::Display for Points<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.points {
            0 => write!(f, "{}", self.rest),
            points => write!(f, "{points}:{}", self.rest),
        }
    }
}

impl<P: Weigh> Weigh for Points<P> {
    fn owned(&self) -> usize {
        self.rest.owned()
    }
}
