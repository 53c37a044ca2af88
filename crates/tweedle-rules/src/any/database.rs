//! Values and winners of positions that somebody has found before, and keeps.

use super::{Playable, Rules};
use std::sync::Arc;
use tweedle_engine::number::Rational;
use tweedle_engine::{Bush, Ending, Facts, Hints, Play, Player, Ruleset, Stop, Symmetry};

/// Values of components of one ruleset, or winners of its positions, that were found before and are kept, in a file for example.
///
/// What it says is believed. See [`Memos::add_database`](super::Memos::add_database).
pub trait Database: Send + Sync {
    /// The expression of the ruleset ([`Rules::expression`]).
    fn rules(&self) -> &str;

    /// True if it keeps canonical forms, and is asked for those of representatives of components; false if it keeps winners.
    fn has_values(&self) -> bool {
        true
    }

    /// The byte code ([`Store::encode`](tweedle_engine::short::Store::encode)) of the canonical form of the position with this
    /// notation; `None` if it is not kept.
    ///
    /// # Errors
    /// [`Stop`], if it cannot be read.
    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop>;

    /// What is known of the turn of `player` in the position with this notation; `None` if nothing is kept of it.
    ///
    /// # Errors
    /// [`Stop`], if it cannot be read.
    fn turn(&self, text: &str, player: Player, play: Play) -> Result<Option<TurnEnd>, Stop> {
        let _ = (text, player, play);
        Ok(None)
    }
}

/// What is known of a turn: the end of play, or who wins alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TurnEnd {
    /// True if the player to move wins, and false if he loses; how soon is not known.
    Wins(bool),
    /// The end of play.
    Ending(Ending),
}

impl TurnEnd {
    /// True if the player to move wins.
    #[inline]
    pub fn is_win(self) -> bool {
        match self {
            TurnEnd::Wins(wins) => wins,
            TurnEnd::Ending(ending) => ending.is_win(),
        }
    }

    /// The winner if `player` is to move; `None` if it is a draw.
    pub fn winner(self, player: Player) -> Option<Player> {
        match self {
            TurnEnd::Wins(true) | TurnEnd::Ending(Ending::Win(_)) => Some(player),
            TurnEnd::Wins(false) | TurnEnd::Ending(Ending::Loss(_)) => Some(player.opponent()),
            TurnEnd::Ending(Ending::Draw) => None,
        }
    }
}

/// Why there are no databases of a ruleset, which is told by its expression.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoDatabase {
    /// Its positions have no canonical forms.
    #[error(
        "There is no database of {0}: it has entailing moves or wins at once, so that its positions have no canonical forms."
    )]
    Entailing(String),
    /// Its positions need not have canonical forms.
    #[error(
        "There is no database of {0}: play can go round in a loop in it, so that its positions need not have canonical forms."
    )]
    Loopy(String),
    /// Its values are nimbers.
    #[error(
        "There is no database of {0}: it is impartial: its values are nimbers, which are found in better ways."
    )]
    Impartial(String),
}

/// Makes sure that databases can be of a ruleset: its positions are valued by their canonical forms.
///
/// # Errors
/// [`NoDatabase`].
pub fn has_databases(rules: &dyn Rules) -> Result<(), NoDatabase> {
    let facts = rules.facts();
    let why = if facts.is_entailing {
        NoDatabase::Entailing
    } else if facts.is_loopy {
        NoDatabase::Loopy
    } else if facts.is_impartial {
        NoDatabase::Impartial
    } else {
        return Ok(());
    };
    Err(why(rules.expression().to_owned()))
}

/// The databases of one ruleset.
#[derive(Clone, Default)]
pub(super) struct Databases(pub(super) Vec<Arc<dyn Database>>);

impl Databases {
    /// The code of the position with this notation, if one of them has it.
    pub(super) fn code(&self, text: impl FnOnce() -> String) -> Result<Option<Vec<u8>>, Stop> {
        if self.0.is_empty() {
            return Ok(None);
        }
        let text = text();
        for database in &self.0 {
            if let Some(code) = database.code(&text)? {
                return Ok(Some(code));
            }
        }
        Ok(None)
    }
}

/// A ruleset whose values are kept, for a walk.
pub(super) struct WithCodes<'a, R> {
    pub(super) ruleset: &'a R,
    pub(super) databases: &'a Databases,
}

impl<R: Playable> Ruleset for WithCodes<'_, R> {
    type Position = R::Position;
    type Move = R::Move;

    #[inline]
    fn moves(
        &self,
        position: &R::Position,
        player: Player,
        found: impl FnMut(R::Move, R::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.ruleset.moves(position, player, found)
    }

    #[inline]
    fn facts(&self) -> Facts {
        self.ruleset.facts()
    }

    #[inline]
    fn is_check(&self, position: &R::Position) -> bool {
        self.ruleset.is_check(position)
    }

    #[inline]
    fn winner(&self, position: &R::Position) -> Option<Player> {
        self.ruleset.winner(position)
    }

    fn score(&self, position: &R::Position, player: Player) -> Result<Rational, Stop> {
        self.ruleset.score(position, player)
    }
}

/// All that is known, and the values.
#[deny(clippy::missing_trait_methods)]
impl<R: Playable> Hints for WithCodes<'_, R> {
    #[inline]
    fn components(&self, position: &R::Position, into: &mut Vec<R::Position>) {
        self.ruleset.components(position, into);
    }

    fn joined(&self, positions: &[R::Position]) -> Option<R::Position> {
        self.ruleset.joined(positions)
    }

    #[inline]
    fn representative(&self, position: &R::Position) -> (R::Position, Symmetry) {
        self.ruleset.representative(position)
    }

    #[inline]
    fn most_moves(&self, position: &R::Position) -> u64 {
        self.ruleset.most_moves(position)
    }

    fn mobility(&self, position: &R::Position, player: Player) -> Result<Option<u16>, Stop> {
        self.ruleset.mobility(position, player)
    }

    #[inline]
    fn nim_heap(&self, position: &R::Position) -> Option<u64> {
        self.ruleset.nim_heap(position)
    }

    #[inline]
    fn bush(&self, position: &R::Position) -> Option<Bush> {
        self.ruleset.bush(position)
    }

    fn size(&self, position: &R::Position) -> Option<u32> {
        self.ruleset.size(position)
    }

    fn slices(&self, position: &R::Position, player: Player) -> u32 {
        self.ruleset.slices(position, player)
    }

    fn slice(&self, position: &R::Position, player: Player, index: u32) -> u64 {
        self.ruleset.slice(position, player, index)
    }

    fn slab(&self, position: &R::Position, player: Player, first: u32, count: u32) -> R::Position {
        self.ruleset.slab(position, player, first, count)
    }

    #[inline]
    fn code(&self, position: &R::Position) -> Result<Option<Vec<u8>>, Stop> {
        self.databases.code(|| self.ruleset.print(position))
    }

    fn is_mirrored(&self, position: &R::Position) -> bool {
        self.ruleset.is_mirrored(position)
    }

    fn ends(&self, position: &R::Position) -> bool {
        self.ruleset.ends(position)
    }

    fn is_impartial_at(&self, position: &R::Position) -> bool {
        self.ruleset.is_impartial_at(position)
    }

    fn unmoves(
        &self,
        position: &R::Position,
        player: Player,
        found: impl FnMut(R::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.ruleset.unmoves(position, player, found)
    }
}
