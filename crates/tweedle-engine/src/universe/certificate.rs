//! What a certificate of g ≥ h says, as plain data.

use super::Universe;
use crate::{Player, Weigh};

/// A certificate that one form is at least another modulo a universe.
///
/// It is a winning strategy of the second player in the provisional game [G, H] (Larsson, Nowakowski and Santos, *When game
/// comparison becomes play*, arXiv 1609.02764): for each demand of maintenance an answer, and for each
/// proviso its test. [`Certificate::check`] needs nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Certificate {
    /// The universe. Of one that a set of ends determines, `ends` says which it is, and not this.
    #[cfg_attr(feature = "serde", serde(with = "super::wire"))]
    pub universe: Universe,
    /// The places of the ends that determine the universe, if there are such.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub ends: Vec<u32>,
    /// The forms and their followers. The options of a form stand before it; others name forms by their places here.
    pub forms: Vec<PlainForm>,
    /// The pairs that are compared, the one in question first.
    pub claims: Vec<Claim>,
    /// The tests of strength, for the provisos of misère play.
    pub facts: Vec<Fact>,
}

/// A form of a certificate: Left's side and Right's.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlainForm {
    /// The two sides.
    pub sides: [PlainSide; 2],
}

/// A side of a form of a certificate.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlainSide {
    /// The places of the options.
    pub options: Vec<u32>,
    /// True if there is a tombstone.
    pub tombstone: bool,
    /// The score at a side without options of a scoring game, a fraction such as `-3/2`.
    pub score: Option<String>,
}

/// That g ≥ h, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Claim {
    /// The place of g.
    pub g: u32,
    /// The place of h.
    pub h: u32,
    /// What answers each Left option of h, and what answers each Right option of g.
    pub answers: [Vec<Answer>; 2],
}

/// What answers a demand of maintenance: an option that must be matched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Answer {
    /// The option of this number that the same player has in the other form is at least as good for him.
    Option(u32),
    /// The opponent's reply of this number to the option is no better for the player than the other form.
    Reply(u32),
}

/// A test that a form passes for a player, of those that make it strong.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Test {
    /// He wins, moving first.
    Wins,
    /// He wins, moving first, although the opponent may pass as often as he likes, until the opponent gives that up; the
    /// opponent cannot win before. That is play beside a perfect murder, of any height but 0.
    Waits,
    /// He wins, moving first, beside each blocked end of his.
    Blocks,
}

impl Weigh for Test {}

impl Test {
    /// The tests that a form must pass to be strong in a universe. (Beside all games none is enough: only ends are
    /// strong there.)
    pub(super) fn of_strength(universe: Universe) -> &'static [Test] {
        match universe {
            Universe::Dicot => &[Test::Wins],
            Universe::DeadEnding => &[Test::Wins, Test::Waits],
            Universe::Blocking => &[Test::Blocks],
            // In universes of ends a form is strong by play beside ends, which the check does itself.
            Universe::Normal | Universe::All | Universe::Scoring | Universe::Ends(_) => &[],
        }
    }

    /// The tests that the option must pass to which the player moves. The replies must pass the test itself.
    pub(super) fn of_option(self) -> &'static [Test] {
        match self {
            Test::Wins => &[],
            // The opponent passes, or gives that up.
            Test::Waits => &[Test::Waits, Test::Wins],
            // The opponent moves in the end, and is answered there if he leaves it.
            Test::Blocks => &[Test::Blocks],
        }
    }

    /// True if the player must not move to an end of the opponent, who would have won there.
    pub(super) fn is_lost_at_ends(self) -> bool {
        self != Test::Waits
    }
}

/// That a form passes a test for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fact {
    /// The test.
    pub test: Test,
    /// The player, who is to move.
    pub player: Player,
    /// The place of the form.
    pub form: u32,
    /// The number of the option that he moves to; `None` if he is an end.
    pub option: Option<u32>,
}
