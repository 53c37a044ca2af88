//! Moves of positions of any ruleset, named when they are asked.

use super::{Component, Playable, Position, RulesOf};
use crate::Label;
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
    /// The labels in that term before the move, in a match that has some.
    labels: Option<Arc<[Label]>>,
}

impl Move {
    pub(super) fn new(
        to: Position,
        names: Arc<dyn Names>,
        place: usize,
        term: Option<usize>,
        labels: Option<Arc<[Label]>>,
    ) -> Move {
        Move { to, names, place, term, labels }
    }

    /// A move that is called so.
    pub fn named(name: String, to: Position) -> Move {
        Move { to, names: Arc::new(Given(name)), place: 0, term: None, labels: None }
    }

    /// What the players call it, such as `heap 2 take 3`; in a sum of several terms, the number of
    /// the term stands before it: `2: a1-b1`. From a position with labels
    /// ([`Position::labelled`]) it is the label of what the move chooses. It is made up now, and not
    /// before.
    pub fn name(&self) -> String {
        self.name_with(self.labels.as_deref())
    }

    /// Whether the move has this name, or had it if the position had no labels.
    pub fn is_called(&self, name: &str) -> bool {
        self.name() == name || self.labels.is_some() && self.name_with(None) == name
    }

    fn name_with(&self, labels: Option<&[Label]>) -> String {
        let name = self.names.name(self.place, labels);
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
    /// The name of the move with this index: by these labels, if there are some.
    fn name(&self, place: usize, labels: Option<&[Label]>) -> String;

    /// The labels after the move with this index, of a position with these; `None` if its ruleset needs
    /// none.
    fn labels_after(&self, place: usize, labels: &[Label]) -> Option<Arc<[Label]>>;
}

/// A name that was given.
struct Given(String);

impl Names for Given {
    fn name(&self, _: usize, _: Option<&[Label]>) -> String {
        self.0.clone()
    }

    fn labels_after(&self, _: usize, _: &[Label]) -> Option<Arc<[Label]>> {
        None
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
    fn name(&self, place: usize, labels: Option<&[Label]>) -> String {
        let (step, option) = &self.moves[place];
        let ruleset = self.rules.ruleset();
        let label = labels.and_then(|labels| labels.get(ruleset.labelled()?.thing(step)));
        match label {
            Some(label) => label.to_string(),
            None => ruleset.move_name(&self.position, self.player, step, option),
        }
    }

    fn labels_after(&self, place: usize, labels: &[Label]) -> Option<Arc<[Label]>> {
        let game = self.rules.ruleset().labelled()?;
        let kept = game.kept(&self.position, self.player, &self.moves[place].0);
        kept.into_iter().map(|old| labels.get(old).copied()).collect()
    }
}
