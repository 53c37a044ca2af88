//! The universes modulo which forms are compared.

use crate::{Play, Weigh};
use std::fmt;

/// The games beside which forms are compared.
///
/// Dicot games are dead-ending, dead-ending games are blocking, and all are among all games.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Universe {
    /// Normal play, beside all games: a player who cannot move loses. Tombstones mean nothing.
    Normal,
    /// Misère play, beside all games.
    All,
    /// Misère play, beside *dicot* games: in each follower both players can move, or neither can.
    Dicot,
    /// Misère play, beside *dead-ending* games: a player who has no move never has one again, after any
    /// moves of the other one.
    DeadEnding,
    /// Misère play, beside *blocking* games: wherever a player has no move, each move of the other one leads to such an
    /// end again, or can be answered by a move to one (Davies and Milley, *Order and inverses in the monoid of misère
    /// blocking games*).
    Blocking,
    /// Guaranteed scoring games, beside such games.
    Scoring,
    /// Misère play, beside the games of the least universe that has some dead ends in it
    /// ([`Forms::universe_of_ends`](super::Forms::universe_of_ends)). It means something in one store only, and is no data.
    #[cfg_attr(feature = "serde", serde(skip))]
    Ends(super::EndsId),
}

impl Weigh for Universe {}

impl Universe {
    /// All of them but those that a set of ends determines.
    pub const EACH: [Universe; 6] = [
        Universe::Normal,
        Universe::All,
        Universe::Dicot,
        Universe::DeadEnding,
        Universe::Blocking,
        Universe::Scoring,
    ];

    /// The four of misère play.
    pub const MISERE: [Universe; 4] =
        [Universe::All, Universe::Dicot, Universe::DeadEnding, Universe::Blocking];

    /// The name in the language and in data: `Normal`, `All`, `Dicot`, `DeadEnding`, `Blocking` or `Scoring`; `Ends` of those that a set of ends determines.
    ///
    /// ```
    /// # use tweedle_engine::universe::Universe;
    /// for universe in Universe::EACH {
    ///     assert_eq!(Universe::named(universe.name()), Some(universe));
    /// }
    /// assert_eq!(Universe::named("Dicots"), None);
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Universe::Normal => "Normal",
            Universe::All => "All",
            Universe::Dicot => "Dicot",
            Universe::DeadEnding => "DeadEnding",
            Universe::Blocking => "Blocking",
            Universe::Scoring => "Scoring",
            Universe::Ends(_) => "Ends",
        }
    }

    /// The universe of a [name](Universe::name), in letters of any case.
    pub fn named(name: &str) -> Option<Universe> {
        Universe::EACH.into_iter().find(|universe| universe.name().eq_ignore_ascii_case(name))
    }

    /// Who wins when a player cannot move; `None` of scoring games.
    pub fn play(self) -> Option<Play> {
        match self {
            Universe::Normal => Some(Play::Normal),
            Universe::Scoring => None,
            _ => Some(Play::Misere),
        }
    }
}

impl fmt::Display for Universe {
    /// `normal play`, `all misère games`, `dicot games`, `dead-ending games`, `blocking games`, `scoring games` or `games of the universe of these ends`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Universe::Normal => "normal play",
            Universe::All => "all misère games",
            Universe::Dicot => "dicot games",
            Universe::DeadEnding => "dead-ending games",
            Universe::Blocking => "blocking games",
            Universe::Scoring => "scoring games",
            Universe::Ends(_) => "games of the universe of these ends",
        })
    }
}
