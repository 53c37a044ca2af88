//! A ruleset with its parameters, without its type.

use super::cell_moves::{CellMovesOf, MOST_CELLS, MOST_LETTERS};
use super::component::ComponentOf;
use super::{CellMoves, Component, Position};
use crate::{Cuts, Notation, NotationError};
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;
use tweedle_engine::{Facts, Hints, Ruleset, Symmetry};
use tweedle_heaps::Code;

/// A ruleset that can stand behind [`Rules`]: its positions are written and ordered, and all of it may be handed to
/// another thread. Every type that fits is one.
pub trait Playable:
    Notation<Position: Ord + Debug + Send + Sync + 'static, Move: Send + Sync + 'static>
    + Hints
    + Send
    + Sync
    + 'static
{
}

impl<R> Playable for R
where
    R: Notation + Hints + Send + Sync + 'static,
    R::Position: Ord + Debug + Send + Sync + 'static,
    R::Move: Send + Sync + 'static,
{
}

/// A ruleset with its parameters. It is a value: it remembers nothing of its positions.
pub trait Rules: Debug + Send + Sync {
    /// The qualified name, such as `game.grid.Clobber`.
    fn class(&self) -> &str;

    /// The expression that reads back to it: its qualified name, with its parameters if it has any. Two
    /// rulesets are the same exactly if this is.
    fn expression(&self) -> &str;

    /// The position that a text describes. From it other positions are placed by `whole`: this ruleset
    /// itself, or one that it is a part of, for boards of some size.
    ///
    /// # Errors
    /// As [`place`](#method.place).
    fn place_in(
        self: Arc<Self>,
        text: &str,
        whole: Arc<dyn Rules>,
    ) -> Result<Position, NotationError>;

    /// The notation of the position that a text describes, if it is one by which components in sums are known: it does not
    /// fall apart, and is the representative of its symmetry class.
    fn as_component(&self, text: &str) -> Option<String>;

    /// The notation of the representative of the symmetry class of the position that a text describes, and how the position
    /// is related to it; `None` if the text describes no position.
    fn symmetry_class(&self, text: &str) -> Option<(String, Symmetry)>;

    /// True if a text describes a position that does not fall apart, and from which nothing can be left out, such as an
    /// empty border.
    fn is_connected(&self, text: &str) -> bool;

    /// The position to start from, where the parameters say it.
    fn start(self: Arc<Self>) -> Option<Position>;

    /// The name of the game, as in a sentence: "Toads and Frogs".
    fn title(&self) -> String;

    /// The characters of the cells 0, 1, 2, ... for a ruleset that is played on a grid or a strip;
    /// empty for others.
    fn cells(&self) -> &'static str;

    /// The facts that hold for all positions.
    fn facts(&self) -> Facts;

    /// True if each position is written as its cells or its sizes alone; see
    /// [`Notation::is_plain`].
    fn is_plain(&self) -> bool;

    /// The take-and-break code by which both players move in every heap, if the ruleset has one.
    fn code(&self) -> Option<&Code>;

    /// The moves as rules that cut words, if the ruleset has such: on strips, heaps or paths. They are all moves there.
    fn cuts(&self) -> Option<&Cuts>;

    /// The moves on boards or strips of a size, where a position is what stands on its cells; `None` if positions are not written as their
    /// cells alone ([`Rules::is_plain`]), or there are none of that size.
    fn on_cells(self: Arc<Self>, rows: usize, cols: usize) -> Option<Arc<dyn CellMoves>>;
}

impl dyn Rules {
    /// The position that a text describes.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn place(self: Arc<Self>, text: &str) -> Result<Position, NotationError> {
        let whole = self.clone();
        self.place_in(text, whole)
    }
}

/// A ruleset of some type, under its qualified name.
///
/// ```
/// # use tweedle_rulesets::{Nim, any::RulesOf};
/// let nim = RulesOf::new("game.heap.Nim", Nim).rules();
/// let heaps = nim.place("3,5")?;
/// assert!(heaps.is_impartial());
/// assert_eq!(heaps.expression(), "game.heap.Nim(\"3,5\")");
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub struct RulesOf<R: Ruleset> {
    class: String,
    expression: String,
    cells: &'static str,
    code: Option<Code>,
    cuts: Option<Cuts>,
    ruleset: R,
}

impl<R: Playable> RulesOf<R> {
    /// The ruleset under its qualified name. Its parameters are those that it prints
    /// ([`Notation::parameters`]).
    pub fn new(class: &str, ruleset: R) -> RulesOf<R> {
        let parameters = ruleset.parameters();
        let expression =
            if parameters.is_empty() { class.to_owned() } else { format!("{class}({parameters})") };
        RulesOf { class: class.to_owned(), expression, cells: "", code: None, cuts: None, ruleset }
    }

    /// Under its name alone, which says what the parameters are.
    #[must_use]
    pub fn without_parameters(mut self) -> Self {
        self.expression.clone_from(&self.class);
        self
    }

    /// Under its name with these parameters, as the language writes them, where the type of the ruleset
    /// prints others than its entry takes.
    #[must_use]
    pub fn with_parameters(mut self, parameters: &str) -> Self {
        self.expression = format!("{}({parameters})", self.class);
        self
    }

    /// Under its name, but read back by another expression.
    #[must_use]
    pub(super) fn with_expression(mut self, expression: String) -> Self {
        self.expression = expression;
        self
    }

    /// With the characters of the cells 0, 1, 2, ...
    #[must_use]
    pub fn with_cells(mut self, cells: &'static str) -> Self {
        self.cells = cells;
        self
    }

    /// With the code by which both players move in every heap.
    #[must_use]
    pub fn with_code(mut self, code: Option<Code>) -> Self {
        self.cuts = code.as_ref().and_then(|code| Cuts::of_codes([code, code]));
        self.code = code;
        self
    }

    /// With its moves as rules that cut words.
    #[must_use]
    pub fn with_cuts(mut self, cuts: Option<Cuts>) -> Self {
        self.cuts = cuts;
        self
    }

    /// The ruleset without its type, ready to place positions.
    pub fn rules(self) -> Arc<dyn Rules> {
        Arc::new(self)
    }

    /// A position of the ruleset from a value of its type, which nobody has to write as a text.
    pub fn position(self: Arc<Self>, position: R::Position) -> Position {
        let whole = self.clone();
        let component: Arc<dyn Component> = Arc::new(ComponentOf::new(self, whole, position));
        component.into()
    }

    /// The ruleset itself.
    pub fn ruleset(&self) -> &R {
        &self.ruleset
    }
}

impl<R: Playable> Rules for RulesOf<R> {
    fn class(&self) -> &str {
        &self.class
    }

    fn expression(&self) -> &str {
        &self.expression
    }

    fn place_in(
        self: Arc<Self>,
        text: &str,
        whole: Arc<dyn Rules>,
    ) -> Result<Position, NotationError> {
        let position = self.ruleset.parse(text)?;
        let component: Arc<dyn Component> = Arc::new(ComponentOf::new(self, whole, position));
        Ok(component.into())
    }

    fn as_component(&self, text: &str) -> Option<String> {
        let position = self.ruleset.parse(text).ok()?;
        let mut parts = Vec::new();
        self.ruleset.components(&position, &mut parts);
        let is_one = matches!(&*parts, [only] if *only == position);
        let is_it = is_one && self.ruleset.representative(&position).0 == position;
        is_it.then(|| self.ruleset.print(&position))
    }

    fn symmetry_class(&self, text: &str) -> Option<(String, Symmetry)> {
        let position = self.ruleset.parse(text).ok()?;
        let (chosen, symmetry) = self.ruleset.representative(&position);
        Some((self.ruleset.print(&chosen), symmetry))
    }

    fn is_connected(&self, text: &str) -> bool {
        let Ok(position) = self.ruleset.parse(text) else { return false };
        let mut parts = Vec::new();
        self.ruleset.components(&position, &mut parts);
        matches!(&*parts, [only] if *only == position)
    }

    fn start(self: Arc<Self>) -> Option<Position> {
        let position = self.ruleset.start()?;
        let whole = self.clone();
        let component: Arc<dyn Component> = Arc::new(ComponentOf::new(self, whole, position));
        Some(component.into())
    }

    fn title(&self) -> String {
        self.ruleset.name()
    }

    fn cells(&self) -> &'static str {
        self.cells
    }

    fn facts(&self) -> Facts {
        self.ruleset.facts()
    }

    fn is_plain(&self) -> bool {
        self.ruleset.is_plain()
    }

    fn code(&self) -> Option<&Code> {
        self.code.as_ref()
    }

    fn cuts(&self) -> Option<&Cuts> {
        self.cuts.as_ref()
    }

    fn on_cells(self: Arc<Self>, rows: usize, cols: usize) -> Option<Arc<dyn CellMoves>> {
        let is_size = rows.checked_mul(cols).is_some_and(|cells| (1..=MOST_CELLS).contains(&cells));
        let letters = self.ruleset.cell_letters().len();
        let has_letters = !self.cells.is_empty() && (1..=MOST_LETTERS).contains(&letters);
        let may = self.is_plain() && has_letters && is_size;
        may.then(|| Arc::new(CellMovesOf::new(self, rows, cols)) as Arc<dyn CellMoves>)
    }
}

impl<R: Ruleset> Debug for RulesOf<R> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.expression)
    }
}

impl PartialEq for dyn Rules {
    fn eq(&self, other: &dyn Rules) -> bool {
        self.expression() == other.expression()
    }
}

impl Eq for dyn Rules {}

impl Hash for dyn Rules {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.expression().hash(state);
    }
}
