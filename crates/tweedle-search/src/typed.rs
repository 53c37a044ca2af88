//! A ruleset of some type behind the face that all of them share.

use crate::component::NamedOption;
use crate::position::quoted;
use crate::{
    Component, HeapNimbers, NimberSolver, Position, PositionError, Rules, Within, WorthSolver,
};
use std::cell::RefCell;
use std::collections::HashSet;
use std::fmt::Debug;
use std::rc::Rc;
use tweedle::Play;
use tweedle::affine::{FormId, Forms, Reducing, Value, Worth};
use tweedle::short::{Id, Store, StoreIdentity};
use tweedle::walk::{Memo, WalkError, Walker, followers, options};
use tweedle::{
    Birthday, Control, Outcome, Outcomes, Player, Remote, Remoteness, Ruleset, Stop, Symmetry,
    Theory,
};
use tweedle_heaps::Code;
use tweedle_rulesets::{Heaps, Notation, NotationError, Theorem};

/// A ruleset, and what was found out about its positions.
///
/// ```
/// # use tweedle::Control;
/// # use tweedle_rulesets::Nim;
/// # use tweedle_search::RulesOf;
/// let nim = RulesOf::new("game.heap.Nim", Nim, &Control::new()).rules();
/// let heaps = nim.place("3,5")?;
/// assert!(heaps.is_impartial());
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub struct RulesOf<R: Notation> {
    class: String,
    expression: String,
    cells: &'static str,
    code: Option<Code>,
    ruleset: R,
    control: Control,
    short: RefCell<Memo<R::Position, Id>>,
    /// The store of the ids in `short`.
    store: RefCell<Option<StoreIdentity>>,
    normal: RefCell<Memo<R::Position, Outcome>>,
    misere: RefCell<Memo<R::Position, Outcome>>,
    nimbers: RefCell<Box<dyn NimberSolver<R>>>,
    worths: RefCell<Box<dyn WorthSolver<R>>>,
    birthdays: RefCell<Memo<R::Position, u64>>,
    remoteness: [RefCell<Memo<R::Position, Remote>>; 2],
}

impl<R: Notation + 'static> RulesOf<R>
where
    R::Position: Debug,
{
    /// A ruleset without parameters under its qualified name, whose nimbers are found by walking.
    pub fn new(class: &str, ruleset: R, control: &Control) -> RulesOf<R> {
        fn memo<P: Eq + std::hash::Hash, V>(control: &Control) -> RefCell<Memo<P, V>> {
            RefCell::new(Memo::new(control.clone()))
        }
        RulesOf {
            class: class.to_owned(),
            expression: format!("{class}("),
            cells: "",
            code: None,
            ruleset,
            control: control.clone(),
            short: memo(control),
            store: RefCell::new(None),
            normal: memo(control),
            misere: memo(control),
            nimbers: RefCell::new(Box::new(Memo::new(control.clone()))),
            worths: RefCell::new(Box::new(Memo::new(control.clone()))),
            birthdays: memo(control),
            remoteness: [memo(control), memo(control)],
        }
    }

    /// With the characters of the cells 0, 1, 2, ...
    #[must_use]
    pub fn with_cells(mut self, cells: &'static str) -> Self {
        self.cells = cells;
        self
    }

    /// With the beginning of the expressions that read back to positions, which go on with the
    /// notation in quotes and a closing bracket: `game.heap.Subtraction([1,2])(`.
    #[must_use]
    pub fn with_expression(mut self, expression: String) -> Self {
        self.expression = expression;
        self
    }

    /// With another way to find nimbers.
    #[must_use]
    pub fn with_nimbers(mut self, solver: impl NimberSolver<R> + 'static) -> Self {
        self.nimbers = RefCell::new(Box::new(solver));
        self
    }

    /// With another way to find what positions are worth as affine impartial games.
    #[must_use]
    pub fn with_worths(mut self, solver: impl WorthSolver<R> + 'static) -> Self {
        self.worths = RefCell::new(Box::new(solver));
        self
    }

    /// With the code by which both players move in every heap, which gives the nimbers.
    #[must_use]
    pub fn with_code(mut self, code: Code) -> Self
    where
        R: Ruleset<Position = Heaps>,
    {
        let nimbers = HeapNimbers::new(&code, &self.control);
        self.code = Some(code);
        self.with_nimbers(nimbers)
    }

    /// The ruleset, ready to place positions.
    pub fn rules(self) -> Rc<dyn Rules> {
        Rc::new(self)
    }

    fn walk<T: Theory>(
        &self,
        memo: &RefCell<Memo<R::Position, T::Value>>,
        theory: &mut T,
        position: &R::Position,
    ) -> Result<T::Value, PositionError> {
        let mut memo = memo.borrow_mut();
        Walker::new(&self.ruleset, &mut memo)
            .value(theory, position)
            .map_err(|error| self.error(error))
    }

    fn error(&self, error: WalkError<R::Position>) -> PositionError {
        match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => {
                PositionError::Loop(cycle.iter().map(|p| self.ruleset.print(p)).collect())
            }
        }
    }
}

impl<R: Notation + 'static> Rules for RulesOf<R>
where
    R::Position: Debug,
{
    fn class(&self) -> String {
        self.class.clone()
    }

    fn place(self: Rc<Self>, text: &str) -> Result<Position, NotationError> {
        let position = self.ruleset.parse(text)?;
        Ok(Position::new(Rc::new(ComponentOf { rules: self, position })))
    }

    fn cells(&self) -> &'static str {
        self.cells
    }

    fn is_impartial(&self) -> bool {
        self.ruleset.is_impartial()
    }

    fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    fn forget(&self) {
        self.short.borrow_mut().clear();
        self.normal.borrow_mut().clear();
        self.misere.borrow_mut().clear();
        self.nimbers.borrow_mut().clear();
        self.worths.borrow_mut().clear();
        self.birthdays.borrow_mut().clear();
        self.remoteness.iter().for_each(|memo| memo.borrow_mut().clear());
    }
}

/// About how many bytes the name of a move takes while it is looked at.
const NAME: usize = 128;

struct ComponentOf<R: Notation> {
    rules: Rc<RulesOf<R>>,
    position: R::Position,
}

impl<R: Notation + 'static> ComponentOf<R>
where
    R::Position: Debug,
{
    fn beside(&self, position: R::Position) -> Rc<dyn Component> {
        Rc::new(ComponentOf { rules: self.rules.clone(), position })
    }

    fn all_beside(&self, positions: Vec<R::Position>) -> Vec<Rc<dyn Component>> {
        positions.into_iter().map(|position| self.beside(position)).collect()
    }

    fn ruleset(&self) -> &R {
        &self.rules.ruleset
    }
}

impl<R: Notation + 'static> Component for ComponentOf<R>
where
    R::Position: Debug,
{
    fn class(&self) -> String {
        self.rules.class.clone()
    }

    fn expression(&self) -> String {
        format!("{}{})", self.rules.expression, quoted(&self.text()))
    }

    fn rules_id(&self) -> usize {
        Rc::as_ptr(&self.rules).addr()
    }

    fn is_impartial(&self) -> bool {
        self.ruleset().is_impartial()
    }

    fn is_entailing(&self) -> bool {
        self.ruleset().is_entailing()
    }

    fn is_check(&self) -> bool {
        self.ruleset().is_check(&self.position)
    }

    fn winner(&self) -> Option<Player> {
        self.ruleset().winner(&self.position)
    }

    fn obligation(&self, player: Player) -> Option<String> {
        self.ruleset().obligation(&self.position, player)
    }

    fn text(&self) -> String {
        self.ruleset().print(&self.position)
    }

    fn draw(&self) -> String {
        self.ruleset().draw(&self.position)
    }

    fn theorem(&self) -> Option<Theorem> {
        self.ruleset().theorem(&self.position)
    }

    fn moves(&self, player: Player) -> Result<Vec<NamedOption>, Stop> {
        let mut found = Vec::new();
        options(self.ruleset(), &self.position, player, &self.rules.control, &mut found)?;
        let room = found.len().saturating_mul(self.bytes() + NAME);
        self.rules.control.make_room(room)?;
        let names = self.ruleset().move_names(&self.position, player, &found);
        self.rules.control.check()?;
        // A name stands for one move, however often the ruleset found it.
        let is_new: Vec<bool> = {
            let mut seen = HashSet::new();
            names.iter().map(|name| seen.insert(name)).collect()
        };
        let moves = names.into_iter().zip(found).zip(is_new).filter(|(_, is_new)| *is_new);
        Ok(moves.map(|((name, option), _)| (name, self.beside(option))).collect())
    }

    fn why_not(&self, player: Player, text: &str) -> Option<String> {
        self.ruleset().why_not(&self.position, player, text)
    }

    fn options(&self, player: Player) -> Result<Vec<Rc<dyn Component>>, Stop> {
        let mut found = Vec::new();
        options(self.ruleset(), &self.position, player, &self.rules.control, &mut found)?;
        let mut seen = HashSet::new();
        found.retain(|option| seen.insert(option.clone()));
        Ok(self.all_beside(found))
    }

    fn most_options(&self) -> u64 {
        self.ruleset().most_options(&self.position)
    }

    fn bytes(&self) -> usize {
        // The notation too: about a character for a byte.
        2 * self.ruleset().bytes(&self.position) + 32
    }

    fn control(&self) -> &Control {
        &self.rules.control
    }

    fn parts(&self) -> Vec<Rc<dyn Component>> {
        let mut parts = Vec::new();
        self.ruleset().components(&self.position, &mut parts);
        self.all_beside(parts)
    }

    fn representative(&self) -> (Rc<dyn Component>, Symmetry) {
        let (chosen, symmetry) = self.ruleset().representative(&self.position);
        (self.beside(chosen), symmetry)
    }

    fn joined(&self, others: &[Rc<dyn Component>]) -> Option<(Rc<dyn Component>, usize)> {
        let mut positions = vec![self.position.clone()];
        for other in others.iter().take_while(|other| other.rules_id() == self.rules_id()) {
            // Their notation is what the two types have in common.
            positions.push(self.ruleset().parse(&other.text()).ok()?);
        }
        let taken = positions.len() - 1;
        Some((self.beside(self.ruleset().joined(&positions)?), taken))
    }

    fn nim_heap(&self) -> Option<u64> {
        self.ruleset().nim_heap(&self.position)
    }

    fn is_mirrored(&self) -> bool {
        self.ruleset().is_mirrored(&self.position)
    }

    fn canonical_form(&self, store: &mut Store) -> Result<Id, PositionError> {
        if self.rules.store.borrow().as_ref() != Some(store.identity()) {
            self.rules.short.borrow_mut().clear();
            self.rules.store.replace(Some(store.identity().clone()));
        }
        self.rules.walk(&self.rules.short, store, &self.position)
    }

    fn outcome(&self, play: Play, most: u64) -> Result<Outcome, PositionError> {
        let memo = match play {
            Play::Normal if self.is_impartial() && self.is_entailing() => {
                let is_won = self.affine_worth()?.is_won();
                return Ok(if is_won { Outcome::N } else { Outcome::P });
            }
            Play::Normal if self.is_impartial() => {
                let mut nimbers = self.rules.nimbers.borrow_mut();
                let is_lost = nimbers.is_lost(self.ruleset(), &self.position);
                let is_lost = is_lost.map_err(|error| self.rules.error(error))?;
                return Ok(if is_lost { Outcome::P } else { Outcome::N });
            }
            Play::Normal => &self.rules.normal,
            Play::Misere => &self.rules.misere,
        };
        self.rules.walk(memo, &mut Within::new(Outcomes(play), most), &self.position)
    }

    fn affine_worth(&self) -> Result<Worth, PositionError> {
        if self.is_entailing() {
            let mut worths = self.rules.worths.borrow_mut();
            let worth = worths.worth(self.ruleset(), &self.position);
            worth.map_err(|error| self.rules.error(error))
        } else {
            Ok(Worth::Quiet(Value::Nimber(self.nim_value()?)))
        }
    }

    fn affine_form(&self, forms: &mut Forms, store: &mut Store) -> Result<FormId, PositionError> {
        if !self.is_entailing() {
            let value = self.canonical_form(store)?;
            return Ok(forms.embed(store, value)?);
        }
        // Forms belong to their arena, which need not be the same the next time.
        let memo = RefCell::new(Memo::new(self.rules.control.clone()));
        self.rules.walk(&memo, &mut Reducing(forms), &self.position)
    }

    fn nim_value(&self) -> Result<u64, PositionError> {
        let mut nimbers = self.rules.nimbers.borrow_mut();
        let nimber = nimbers.nimber(self.ruleset(), &self.position);
        nimber.map_err(|error| self.rules.error(error))
    }

    fn birthday(&self) -> Result<u64, PositionError> {
        self.rules.walk(&self.rules.birthdays, &mut Birthday, &self.position)
    }

    fn remoteness(&self, play: Play, most: u64) -> Result<Remote, PositionError> {
        let memo = &self.rules.remoteness[usize::from(play == Play::Misere)];
        self.rules.walk(memo, &mut Within::new(Remoteness(play), most), &self.position)
    }

    fn followers(&self) -> Result<Vec<Rc<dyn Component>>, Stop> {
        let found = followers(self.ruleset(), &self.position, &self.rules.control)?;
        Ok(self.all_beside(found))
    }
}
