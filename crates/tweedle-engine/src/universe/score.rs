//! Scores, and the sides of scoring games.

use super::id::Mark;
use super::{Forms, Id};
use crate::number::{Integer, Rational};
use crate::{Player, Stop, Weigh};
use std::cmp::Ordering;

/// A side of a scoring game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Side<'a> {
    /// The player has no move; if it is his turn, play is over with this score. Left wants it high and Right low.
    Score(Rational),
    /// The player has these moves, at least one.
    Options(&'a [Id]),
}

impl Forms {
    /// The scoring game ⟨left|right⟩. It need not be guaranteed ([`Forms::is_guaranteed`]).
    ///
    /// ```
    /// # use tweedle_engine::{Control, universe::{Forms, Side}};
    /// let mut forms = Forms::new(&Control::new());
    /// let three = forms.score(&3.into())?;
    /// let game = forms.scoring([Side::Score(2.into()), Side::Options(&[three])])?;
    /// assert_eq!(forms.text(game)?, "<^2|3>");
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if a list of options is empty, or has a form that is no scoring game; and as
    /// [`Forms::form`].
    pub fn scoring(&mut self, sides: [Side<'_>; 2]) -> Result<Id, Stop> {
        let mut lists = [Vec::new(), Vec::new()];
        let mut marks = [None, None];
        for (i, side) in sides.into_iter().enumerate() {
            match side {
                Side::Score(score) => marks[i] = Some(Mark::Score(self.score_number(&score)?)),
                Side::Options([]) => {
                    return Err(Stop::NotPossible(
                        "A side of a scoring game without options needs a score.".to_owned(),
                    ));
                }
                Side::Options(options) => lists[i] = options.to_vec(),
            }
        }
        self.intern(lists, marks)
    }

    /// The number n as a scoring game, ⟨∅ⁿ|∅ⁿ⟩: nobody can move, and the score is n.
    ///
    /// # Errors
    /// As [`Forms::form`].
    pub fn score(&mut self, n: &Rational) -> Result<Id, Stop> {
        let score = Mark::Score(self.score_number(n)?);
        self.intern([Vec::new(), Vec::new()], [Some(score); 2])
    }

    /// The score at a side without options of a scoring game; `None` at other sides.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn score_at(&self, g: Id, player: Player) -> Option<&Rational> {
        self.score_number_at(g, player).map(|score| self.score_of(score))
    }

    /// The number that a scoring game is, if nobody can move in it and both scores are the same.
    ///
    /// # Panics
    /// If `g` is no form of this store.
    pub fn as_score(&self, g: Id) -> Option<&Rational> {
        let [left, right] = Player::BOTH.map(|player| self.score_number_at(g, player));
        left.filter(|_| left == right).map(|score| self.score_of(score))
    }

    /// The place of the score at a side.
    pub(super) fn score_number_at(&self, g: Id, player: Player) -> Option<u32> {
        match self.mark(g, player) {
            Some(Mark::Score(score)) => Some(score),
            _ => None,
        }
    }

    /// The score at a place.
    pub(super) fn score_of(&self, place: u32) -> &Rational {
        &self.scores[place as usize]
    }

    /// The place of a score, which is held from now on.
    pub(super) fn score_number(&mut self, score: &Rational) -> Result<u32, Stop> {
        if let Some(&known) = self.score_places.get(score) {
            return Ok(known);
        }
        let place = self.scores.len() as u32;
        if Id::of_mark(Mark::Score(place)).is_none() {
            return Err(Stop::TooLarge("There is no room for more scores.".to_owned()));
        }
        // A vector has up to twice the room that it needs.
        let bytes = 2 * size_of::<Rational>() + score.owned();
        self.held.take(bytes)?;
        self.score_places.set(score.clone(), place).inspect_err(|_| self.held.give(bytes))?;
        self.scores.push(score.clone());
        Ok(place)
    }

    /// The order of two scores, the better one for the player greater.
    pub(super) fn compare_scores(&self, player: Player, x: u32, y: u32) -> Ordering {
        let order = self.score_of(x).cmp(self.score_of(y));
        if player == Player::Left { order } else { order.reverse() }
    }

    /// The better one of two scores for the player.
    pub(super) fn better_score(&self, player: Player, x: u32, y: u32) -> u32 {
        if self.compare_scores(player, x, y).is_ge() { x } else { y }
    }
}

impl Weigh for Rational {
    fn owned(&self) -> usize {
        // Words on the heap, if a part has more than two.
        let parts = [self.numerator().bit_len(), self.denominator().bit_len()];
        parts.into_iter().map(|bits| if bits > 128 { bits / 4 } else { 0 }).sum()
    }
}

/// Reads a score: an integer or a fraction, such as `-3/2`.
pub(super) fn read_score(text: &str) -> Option<Rational> {
    let (numerator, denominator) = match text.split_once('/') {
        Some((numerator, denominator)) => (numerator, denominator),
        None => (text, "1"),
    };
    let is_plain = |digits: &str| digits.bytes().all(|byte| byte.is_ascii_digit());
    if !is_plain(numerator.strip_prefix('-').unwrap_or(numerator)) || !is_plain(denominator) {
        return None;
    }
    let [numerator, denominator] = [numerator, denominator].map(str::parse::<Integer>);
    let (numerator, denominator) = (numerator.ok()?, denominator.ok()?);
    let is_zero = denominator.is_zero();
    (!is_zero).then(|| Rational::from(numerator) / Rational::from(denominator))
}
