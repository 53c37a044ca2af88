//! Rulesets and positions of any kind behind one face, with what is known of each ruleset kept
//! beside it.

use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt::Debug;
use std::rc::Rc;
use tweedle::form::Play;
use tweedle::short::{Id, Store};
use tweedle::walk::{Memo, WalkError, Walker, followers, options};
use tweedle::{Birthday, Control, Grundy, Outcome, Outcomes, Player, Stop, Theory};
use tweedle_rulesets::{Notation, NotationError};

/// Why a position could not be valued.
#[derive(Clone, Debug, PartialEq)]
pub enum PositionError {
    /// The work was stopped.
    Stop(Stop),
    /// The position is loopy; each of the positions, in their notation, is an option of the one
    /// before, and the first of the last.
    Loop(Vec<String>),
}

/// A ruleset with its parameters.
pub trait Rules {
    /// The qualified name, such as `game.grid.Clobber`.
    fn class(&self) -> String;

    /// The position that a text describes.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    fn place(self: Rc<Self>, text: &str) -> Result<Rc<dyn Position>, NotationError>;

    /// The characters of the cells 0, 1, 2, ... for a ruleset that is played on a grid or a strip;
    /// empty for others.
    fn cells(&self) -> &'static str;

    /// Whether both players always have the same options.
    fn is_impartial(&self) -> bool;

    /// Forgets what was found out about positions.
    fn forget(&self);
}

/// A position of some ruleset.
pub trait Position {
    /// The ruleset.
    fn rules(&self) -> Rc<dyn Rules>;

    /// The notation that reads back to this position.
    fn text(&self) -> String;

    /// What a player can move to, each once, in the order of the ruleset.
    ///
    /// # Errors
    /// [`Stop`] if there are more than the budget has room for.
    fn options(&self, player: Player) -> Result<Vec<Rc<dyn Position>>, Stop>;

    /// The value in canonical form.
    ///
    /// # Errors
    /// [`PositionError`].
    fn canonical_form(&self, store: &mut Store) -> Result<Id, PositionError>;

    /// Who wins.
    ///
    /// # Errors
    /// [`PositionError`].
    fn outcome(&self, play: Play) -> Result<Outcome, PositionError>;

    /// The Grundy value of a position of an impartial ruleset.
    ///
    /// # Errors
    /// [`PositionError`].
    fn nim_value(&self) -> Result<u64, PositionError>;

    /// The most moves that can still be made.
    ///
    /// # Errors
    /// [`PositionError`].
    fn birthday(&self) -> Result<u64, PositionError>;

    /// The positions that can be reached, this one first.
    ///
    /// # Errors
    /// [`Stop`].
    fn followers(&self) -> Result<Vec<Rc<dyn Position>>, Stop>;
}

/// A ruleset, and what was found out about its positions.
pub(crate) struct RulesOf<R: Notation> {
    class: String,
    cells: &'static str,
    ruleset: R,
    control: Control,
    short: RefCell<Memo<R::Position, Id>>,
    normal: RefCell<Memo<R::Position, Outcome>>,
    misere: RefCell<Memo<R::Position, Outcome>>,
    grundy: RefCell<Memo<R::Position, u64>>,
    birthdays: RefCell<Memo<R::Position, u64>>,
}

impl<R: Notation + 'static> RulesOf<R>
where
    R::Position: Debug,
{
    /// A ruleset under its qualified name, with the characters of its cells if it has any.
    pub(crate) fn rules(
        class: &str,
        cells: &'static str,
        ruleset: R,
        control: &Control,
    ) -> Rc<dyn Rules> {
        Rc::new(RulesOf {
            class: class.to_owned(),
            cells,
            ruleset,
            control: control.clone(),
            short: RefCell::new(Memo::new(control.clone())),
            normal: RefCell::new(Memo::new(control.clone())),
            misere: RefCell::new(Memo::new(control.clone())),
            grundy: RefCell::new(Memo::new(control.clone())),
            birthdays: RefCell::new(Memo::new(control.clone())),
        })
    }

    fn walk<T: Theory>(
        &self,
        memo: &RefCell<Memo<R::Position, T::Value>>,
        theory: &mut T,
        position: &R::Position,
    ) -> Result<T::Value, PositionError> {
        let mut memo = memo.borrow_mut();
        let result = Walker::new(&self.ruleset, &mut memo).value(theory, position);
        result.map_err(|error| match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => {
                PositionError::Loop(cycle.iter().map(|p| self.ruleset.print(p)).collect())
            }
        })
    }
}

impl<R: Notation + 'static> Rules for RulesOf<R>
where
    R::Position: Debug,
{
    fn class(&self) -> String {
        self.class.clone()
    }

    fn place(self: Rc<Self>, text: &str) -> Result<Rc<dyn Position>, NotationError> {
        let position = self.ruleset.parse(text)?;
        Ok(Rc::new(PositionOf { rules: self, position }))
    }

    fn cells(&self) -> &'static str {
        self.cells
    }

    fn is_impartial(&self) -> bool {
        self.ruleset.is_impartial()
    }

    fn forget(&self) {
        self.short.borrow_mut().clear();
        self.normal.borrow_mut().clear();
        self.misere.borrow_mut().clear();
        self.grundy.borrow_mut().clear();
        self.birthdays.borrow_mut().clear();
    }
}

struct PositionOf<R: Notation> {
    rules: Rc<RulesOf<R>>,
    position: R::Position,
}

impl<R: Notation + 'static> PositionOf<R>
where
    R::Position: Debug,
{
    fn beside(&self, position: R::Position) -> Rc<dyn Position> {
        Rc::new(PositionOf { rules: self.rules.clone(), position })
    }
}

impl<R: Notation + 'static> Position for PositionOf<R>
where
    R::Position: Debug,
{
    fn rules(&self) -> Rc<dyn Rules> {
        self.rules.clone()
    }

    fn text(&self) -> String {
        self.rules.ruleset.print(&self.position)
    }

    fn options(&self, player: Player) -> Result<Vec<Rc<dyn Position>>, Stop> {
        let mut found = Vec::new();
        let rules = &self.rules;
        options(&rules.ruleset, &self.position, player, &rules.control, &mut found)?;
        let mut seen = HashSet::new();
        found.retain(|option| seen.insert(option.clone()));
        Ok(found.into_iter().map(|option| self.beside(option)).collect())
    }

    fn canonical_form(&self, store: &mut Store) -> Result<Id, PositionError> {
        self.rules.walk(&self.rules.short, store, &self.position)
    }

    fn outcome(&self, play: Play) -> Result<Outcome, PositionError> {
        let memo = match play {
            Play::Normal => &self.rules.normal,
            Play::Misere => &self.rules.misere,
        };
        self.rules.walk(memo, &mut Outcomes(play), &self.position)
    }

    fn nim_value(&self) -> Result<u64, PositionError> {
        self.rules.walk(&self.rules.grundy, &mut Grundy, &self.position)
    }

    fn birthday(&self) -> Result<u64, PositionError> {
        self.rules.walk(&self.rules.birthdays, &mut Birthday, &self.position)
    }

    fn followers(&self) -> Result<Vec<Rc<dyn Position>>, Stop> {
        let found = followers(&self.rules.ruleset, &self.position, &self.rules.control)?;
        Ok(found.into_iter().map(|position| self.beside(position)).collect())
    }
}
