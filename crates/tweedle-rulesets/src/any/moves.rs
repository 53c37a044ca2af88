//! Moves of positions of any ruleset, named when they are asked.

use super::{Component, Playable, Position, RulesOf};
use std::fmt;
use std::sync::Arc;
use tweedle::Player;

/// A move and where it leads.
#[derive(Clone)]
pub struct Move {
    /// The position after it.
    pub to: Position,
    names: Arc<dyn Names>,
    place: usize,
    /// The number of the term that it is made in, from 1, in a sum of several terms.
    term: Option<usize>,
}

impl Move {
    pub(super) fn new(
        to: Position,
        names: Arc<dyn Names>,
        place: usize,
        term: Option<usize>,
    ) -> Move {
        Move { to, names, place, term }
    }

    /// A move that is called so.
    pub fn named(name: String, to: Position) -> Move {
        Move { to, names: Arc::new(Given(name)), place: 0, term: None }
    }

    /// What the players call it, such as `heap 2 take 3`; in a sum of several terms, the number of
    /// the term stands before it: `2: a1-b1`. It is made up now, and not before.
    pub fn name(&self) -> String {
        let name = self.names.name(self.place);
        match self.term {
            Some(term) => format!("{term}: {name}"),
            None => name,
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} -> {}", self.name(), self.to)
    }
}

/// The options of a player in a component, and who names the moves to them.
pub struct Found {
    pub(super) options: Vec<Arc<dyn Component>>,
    pub(super) names: Arc<dyn Names>,
}

/// Names the moves of a player in a component.
pub(super) trait Names: Send + Sync {
    /// The name of the move with this index.
    fn name(&self, place: usize) -> String;
}

/// A name that was given.
struct Given(String);

impl Names for Given {
    fn name(&self, _: usize) -> String {
        self.0.clone()
    }
}

/// The moves of a player in a position of a ruleset of some type.
pub(super) struct MovesOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    position: R::Position,
    player: Player,
    moves: Vec<(R::Move, R::Position)>,
}

impl<R: Playable> MovesOf<R> {
    pub(super) fn new(
        rules: Arc<RulesOf<R>>,
        position: R::Position,
        player: Player,
        moves: Vec<(R::Move, R::Position)>,
    ) -> MovesOf<R> {
        MovesOf { rules, position, player, moves }
    }
}

impl<R: Playable> Names for MovesOf<R> {
    fn name(&self, place: usize) -> String {
        let (step, option) = &self.moves[place];
        self.rules.ruleset().move_name(&self.position, self.player, step, option)
    }
}
