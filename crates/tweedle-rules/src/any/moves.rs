//! Moves of positions of any ruleset, named when they are asked.

use super::{Component, Playable, Position, RulesOf};
use crate::{Label, Thing};
use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use tweedle_engine::Player;

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

    /// The name that the players use for the move, such as `heap 2 take 3`; in a sum of several
    /// terms, the number of the term stands before it: `2: a1-b1`. From a position with labels
    /// ([`Position::labelled`]) it is the label of the thing that the move chooses. The name is
    /// made by this call, and not before.
    pub fn name(&self) -> String {
        self.name_with(self.labels.as_deref())
    }

    /// The same without the number of the term.
    pub fn name_in_term(&self) -> String {
        self.names.name(self.place, self.labels.as_deref())
    }

    /// True if the move has this name, or had it if the position had no labels.
    pub fn is_called(&self, name: &str) -> bool {
        self.name() == name || self.labels.is_some() && self.name_with(None) == name
    }

    /// The things, in the picture of the position before it, that the move is about, each with its term, counted from
    /// 0: a person points at them to make the move. Empty if the ruleset does not say how positions look. They are
    /// found by this call, and not before.
    ///
    /// ```
    /// use tweedle_engine::{Control, Player};
    /// use tweedle_rulesets::{Thing, standard};
    /// let registry = standard();
    /// let place = |name: &str, text: &str| registry.rules(name, &[])?.place(text);
    /// let sum = place("game.grid.Domineering", "..|..")?.sum(&place("game.heap.Nim", "3,1")?);
    /// let moves = sum.moves(Player::Left, &Control::new())?;
    /// assert_eq!(moves[0].name(), "1: a1-a2");
    /// assert_eq!(moves[0].touched(), [(0, Thing::Cell(0, 0)), (0, Thing::Cell(1, 0))].into());
    /// assert_eq!(moves[2].name(), "2: heap 1 take 1");
    /// assert_eq!(moves[2].touched(), [(1, Thing::Counter(0, 2))].into());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn touched(&self) -> BTreeSet<(usize, Thing)> {
        let term = self.term.map_or(0, |number| number - 1);
        let things = self.names.touched(self.place, self.labels.as_deref());
        things.into_iter().map(|thing| (term, thing)).collect()
    }

    /// The cell or the vertex that a piece goes from and the one that it goes to, with their term, counted from 0. `None` if the move is
    /// no way of one piece, such as one that places a piece, and if the ruleset does not say how positions look. They are
    /// found by this call, and not before.
    ///
    /// ```
    /// use tweedle_engine::{Control, Player};
    /// use tweedle_rulesets::{Thing, standard};
    /// let clobber = standard().rules("game.grid.Clobber", &[])?.place("ox")?;
    /// let moves = clobber.moves(Player::Left, &Control::new())?;
    /// assert_eq!(moves[0].way(), Some((0, [Thing::Cell(0, 1), Thing::Cell(0, 0)])));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn way(&self) -> Option<(usize, [Thing; 2])> {
        let term = self.term.map_or(0, |number| number - 1);
        self.names.way(self.place).map(|way| (term, way))
    }

    /// True if the move is to let the opponent move again, after a carry-on move of his.
    ///
    /// ```
    /// use tweedle_engine::{Control, Player};
    /// let rules = tweedle_rulesets::standard().of_expression("game.entailing.CarryOnNim([2])")?;
    /// let moves = rules.place("again 3")?.moves(Player::Left, &Control::new())?;
    /// assert!(moves.len() == 1 && moves[0].is_pass() && moves[0].touched().is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_pass(&self) -> bool {
        self.names.is_pass(self.place)
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

/// Knows the moves of a player in a component, and names them.
pub(super) trait Names: Send + Sync {
    /// The name of the move with this index: by these labels, if there are some.
    fn name(&self, place: usize, labels: Option<&[Label]>) -> String;

    /// The name of the move with this index as a move of other positions, too; see
    /// [`Notation::move_identity`](crate::Notation::move_identity).
    fn identity(&self, place: usize, labels: Option<&[Label]>) -> Option<String>;

    /// The things in the picture that the move with this index is about: by these labels, if there are some.
    fn touched(&self, place: usize, labels: Option<&[Label]>) -> Vec<Thing>;

    /// The cells or vertices between which the move with this index carries a piece, if it does that alone.
    fn way(&self, place: usize) -> Option<[Thing; 2]>;

    /// True if the move with this index lets the opponent move again.
    fn is_pass(&self, place: usize) -> bool;

    /// The labels after the move with this index, of a position with these; `None` if its ruleset needs
    /// none.
    fn labels_after(&self, place: usize, labels: &[Label]) -> Option<Arc<[Label]>>;
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

    /// The label of the thing that the move with this index chooses.
    fn label(&self, place: usize, labels: Option<&[Label]>) -> Option<Label> {
        let game = self.rules.ruleset().labelled()?;
        labels?.get(game.thing(&self.moves[place].0)).copied()
    }
}

impl<R: Playable> Names for MovesOf<R> {
    fn name(&self, place: usize, labels: Option<&[Label]>) -> String {
        let (step, option) = &self.moves[place];
        match self.label(place, labels) {
            Some(label) => label.to_string(),
            None => self.rules.ruleset().move_name(&self.position, self.player, step, option),
        }
    }

    fn identity(&self, place: usize, labels: Option<&[Label]>) -> Option<String> {
        let (step, option) = &self.moves[place];
        match self.label(place, labels) {
            Some(label) => Some(label.to_string()),
            None => self.rules.ruleset().move_identity(&self.position, self.player, step, option),
        }
    }

    fn touched(&self, place: usize, labels: Option<&[Label]>) -> Vec<Thing> {
        let (step, option) = &self.moves[place];
        let ruleset = self.rules.ruleset();
        match (ruleset.labelled(), self.label(place, labels)) {
            (Some(game), Some(label)) => vec![game.named(label.to_string())],
            _ => ruleset.touched(&self.position, self.player, step, option),
        }
    }

    fn way(&self, place: usize) -> Option<[Thing; 2]> {
        let (step, option) = &self.moves[place];
        self.rules.ruleset().way(&self.position, self.player, step, option)
    }

    fn is_pass(&self, place: usize) -> bool {
        self.rules.ruleset().is_pass(&self.position, self.player, &self.moves[place].0)
    }

    fn labels_after(&self, place: usize, labels: &[Label]) -> Option<Arc<[Label]>> {
        let game = self.rules.ruleset().labelled()?;
        let kept = game.kept(&self.position, self.player, &self.moves[place].0);
        kept.into_iter().map(|old| labels.get(old).copied()).collect()
    }
}
