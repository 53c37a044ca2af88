//! A theory: the values that it gives to positions.

use crate::number::Rational;
use crate::{Identity, Player, Stem, Stop, Weigh};

/// A theory, which builds the worth of a position from the worth of its options and of its
/// components.
///
/// A theory may own tables (an arena of games); the evaluator owns the theory.
pub trait Theory {
    /// The worth of a position.
    type Value: Clone + Weigh;

    /// The name of the theory, such as `Grundy value`. Two theories with one name, one type of
    /// values and one arena give the same values, so that a memo may serve both.
    fn name(&self) -> &'static str;

    /// The arena that the values live in, for a theory whose values are ids. `None`, the default, for
    /// values that mean the same everywhere.
    fn arena(&self) -> Option<&Identity> {
        None
    }

    /// The worth of the position with these options.
    ///
    /// # Errors
    /// [`Stop`] when a budget ran out, the work was cancelled, or the theory does not apply.
    fn of_options(
        &mut self,
        left: &[Self::Value],
        right: &[Self::Value],
    ) -> Result<Self::Value, Stop>;

    /// The worth of a position in which an answer is due ([`Ruleset::is_check`](crate::Ruleset::is_check)), with these options.
    ///
    /// # Errors
    /// As [`Theory::of_options`]; the default has no worth for it.
    fn of_check(
        &mut self,
        _left: &[Self::Value],
        _right: &[Self::Value],
    ) -> Result<Self::Value, Stop> {
        Err(beyond_short())
    }

    /// The worth of a position that `player` has won ([`Ruleset::winner`](crate::Ruleset::winner)).
    ///
    /// # Errors
    /// As [`Theory::of_options`]; the default has no worth for it.
    fn of_win(&mut self, _player: Player) -> Result<Self::Value, Stop> {
        Err(beyond_short())
    }

    /// True if worths depend on the scores of ends. If not, nobody is asked for scores.
    fn asks_scores(&self) -> bool {
        false
    }

    /// The worth of the position with these options, and with these scores of the players who have none
    /// ([`Ruleset::score`](crate::Ruleset::score)). Called in the place of [`Theory::of_options`] where [`Theory::asks_scores`] holds.
    ///
    /// # Errors
    /// As [`Theory::of_options`], which the default asks.
    fn of_scores(
        &mut self,
        left: &[Self::Value],
        right: &[Self::Value],
        _scores: [Option<Rational>; 2],
    ) -> Result<Self::Value, Stop> {
        self.of_options(left, right)
    }

    /// True if the worth of a disjunctive sum is a function of the worth of its parts. If not (an
    /// outcome), the walker never splits a position into components.
    const ADDITIVE: bool;

    /// The worth of the disjunctive sum of these positions; of the empty sum, if there are none.
    /// Called only where [`Theory::ADDITIVE`] holds, or with exactly one part.
    fn of_sum(&mut self, parts: &[Self::Value]) -> Result<Self::Value, Stop>;

    /// The worth of the position with the players exchanged.
    fn negative(&mut self, value: &Self::Value) -> Result<Self::Value, Stop>;

    /// The worth of a heap of Nim of this size, if the theory knows it without its options.
    fn of_nim_heap(&mut self, _size: u64) -> Result<Option<Self::Value>, Stop> {
        Ok(None)
    }

    /// True if [`Theory::of_stem`] knows worths. If not, nobody is asked for bushes.
    fn knows_stems(&self) -> bool {
        false
    }

    /// The worth of the ordinal sum of a stem and of a position that is worth `top`, which is left out if nobody knows it; `None` if
    /// the theory cannot tell it from that.
    ///
    /// # Errors
    /// As [`Theory::of_options`].
    fn of_stem(
        &mut self,
        _stem: Stem,
        _top: Option<&Self::Value>,
    ) -> Result<Option<Self::Value>, Stop> {
        Ok(None)
    }

    /// True if the theory knows worths by the codes of canonical forms. If not, nobody is asked for codes.
    const READS_CODES: bool = false;

    /// The worth of a position whose canonical form has this code ([`Store::encode`](crate::short::Store::encode)), if the
    /// theory can tell. Called only where [`Theory::READS_CODES`] holds.
    ///
    /// # Errors
    /// [`Stop::Undefined`], if that is no code, and when a budget ran out or the work was cancelled.
    fn of_code(&mut self, _code: &[u8]) -> Result<Option<Self::Value>, Stop> {
        Ok(None)
    }

    /// True if worths may have numbers that mean the same to several threads, each with a theory of its own. If not,
    /// nobody asks for them.
    const COMMON: bool = false;

    /// The number of a worth that means the same to all of them; `None`, the default, if it has none.
    ///
    /// # Errors
    /// [`Stop`].
    fn common_number(&mut self, _worth: &Self::Value) -> Result<Option<u32>, Stop> {
        Ok(None)
    }

    /// The worth with such a number; `None` if there is none.
    ///
    /// # Errors
    /// [`Stop`].
    fn of_common_number(&mut self, _number: u32) -> Result<Option<Self::Value>, Stop> {
        Ok(None)
    }

    /// True if [`Theory::is_enough`] ever holds. If not, nobody asks.
    const CUTS: bool = false;

    /// True if no further options of `player` can change the worth, once he has one of this worth.
    fn is_enough(&self, _player: Player, _option: &Self::Value) -> bool {
        false
    }

    /// A word that stands for this worth, where worths are ids of four bytes. All worths have one, or none has; then a table of
    /// worths numbers them. `None` is the default.
    fn to_word(_worth: &Self::Value) -> Option<u32> {
        None
    }

    /// The worth that a word of [`Theory::to_word`] stands for.
    fn of_word(_word: u32) -> Option<Self::Value> {
        None
    }
}

/// The reason why a theory of ordinary games has no worth for a position.
fn beyond_short() -> Stop {
    Stop::Entailing(
        "There are entailing moves or wins at once below this position, so that it is no ordinary \
         game but an affine one."
            .to_owned(),
    )
}
