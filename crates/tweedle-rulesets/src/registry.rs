//! What rulesets there are.

use crate::any::{Playable, Position, Rules, RulesOf};
use crate::{NotationError, entailing, graph, grid, heap, strip};
use std::sync::Arc;

/// A ruleset by its name: what it takes to make it, and what people should know of it.
///
/// Every list of rulesets is made of these: names and completion of the language, the tables of the
/// book, `tweedle rulesets`.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The qualified name, such as `game.grid.Clobber`.
    pub name: &'static str,
    /// What a player makes it with.
    pub parameters: &'static [Parameter],
    /// What a position looks like.
    pub shape: Shape,
    /// The characters that stand for the cells 0, 1, 2, ... of a grid or a strip; empty for others.
    pub cells: &'static str,
    /// The parameters of an example, as the language writes them between brackets; empty where there are
    /// none.
    pub example_parameters: &'static str,
    /// A position of the example, in its notation, that is good to look at.
    pub example: &'static str,
    /// A position of the example that is good to play from for the first time; empty where there is none.
    pub start: &'static str,
    /// The rules, in a sentence or two.
    pub summary: &'static str,
    /// Who invented it, or where it is written about.
    pub source: &'static str,
    /// Makes the ruleset under its name, of as many arguments as it has parameters.
    pub make: MakeRules,
}

/// Makes a ruleset under a name, of as many arguments as it has parameters.
///
/// # Errors
/// [`NotationError`] about an argument; its range counts the characters of a text.
pub type MakeRules = fn(&'static str, &[Argument]) -> Result<Arc<dyn Rules>, NotationError>;

/// What a position looks like, and so how it may be given in the language.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Shape {
    /// Heaps: their sizes.
    Heaps,
    /// Two numbers.
    Pair,
    /// Rows of cells.
    Grid,
    /// Rows of cells, or the squares of the pieces of either player.
    Pieces,
    /// One row of cells.
    Strip,
    /// A graph.
    Graph,
    /// Strings between coins.
    Strings,
    /// Lines between dots.
    Lines,
    /// The elements of a set that are left.
    Elements,
}

/// A parameter of a ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name in the language, such as `maxSlide`.
    pub name: &'static str,
    /// What it may be.
    pub kind: Kind,
    /// What it is if nobody says, as the language writes it; `None` if it has to be said.
    pub default: Option<&'static str>,
    /// What to write, for whoever wrote something else: a complete sentence. Empty where the kind says
    /// it all.
    pub hint: &'static str,
}

/// What a parameter may be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Kind {
    /// An integer from 0 up.
    Natural,
    /// An integer from −1000 to 1000; larger ones count as these.
    Step,
    /// An integer from 0 to 1000; larger ones count as that.
    Length,
    /// `true` or `false`.
    Boolean,
    /// A list or a set of positive integers.
    Numbers,
    /// A positive rational.
    Ratio,
    /// A take-and-break code in quotes.
    Code,
    /// A text in quotes.
    Text,
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Argument {
    /// Of [`Kind::Natural`], [`Kind::Step`] and [`Kind::Length`].
    Integer(i64),
    /// Of [`Kind::Boolean`].
    Boolean(bool),
    /// Of [`Kind::Numbers`].
    Numbers(Vec<u64>),
    /// Of [`Kind::Ratio`]: numerator and denominator.
    Ratio(u64, u64),
    /// Of [`Kind::Code`] and [`Kind::Text`].
    Text(String),
}

impl Parameter {
    /// A parameter that has to be given.
    pub const fn new(name: &'static str, kind: Kind) -> Parameter {
        Parameter { name, kind, default: None, hint: "" }
    }

    /// With a value that it has if nobody says.
    #[must_use]
    pub const fn or(self, default: &'static str) -> Parameter {
        Parameter { default: Some(default), ..self }
    }

    /// With advice for whoever wrote something else.
    #[must_use]
    pub const fn hint(self, hint: &'static str) -> Parameter {
        Parameter { hint, ..self }
    }
}

impl Entry {
    /// The expression that makes the example's ruleset: the name, and parameters if there are any.
    pub fn example_rules(&self) -> String {
        match self.example_parameters {
            "" => self.name.to_owned(),
            parameters => format!("{}({parameters})", self.name),
        }
    }
}

/// That arguments do not fit the parameters of a ruleset.
pub(crate) fn misfit(name: &str) -> NotationError {
    NotationError::new(format!("`{name}` has other parameters."), 0..0)
}

/// The ruleset of one type that has no parameters.
pub(crate) fn plain<R: Playable>(
    name: &str,
    arguments: &[Argument],
    ruleset: R,
) -> Result<Arc<dyn Rules>, NotationError> {
    if arguments.is_empty() {
        Ok(RulesOf::new(name, ruleset).without_parameters().rules())
    } else {
        Err(misfit(name))
    }
}

/// A ruleset on boards of up to 64 and 128 cells, which fit into words of so many bits. Words of 32 bits would save a third of
/// the memory of small boards, and take as long to compile as each of these.
#[derive(Debug)]
pub(crate) struct BySize([Arc<dyn Rules>; 2]);

impl BySize {
    pub(crate) fn rules(sizes: [Arc<dyn Rules>; 2]) -> Arc<dyn Rules> {
        Arc::new(BySize(sizes))
    }

    /// The one for the board that a text describes.
    fn of(&self, text: &str) -> &Arc<dyn Rules> {
        // What stands before a colon is no cell.
        let board = text.rsplit(':').next().unwrap_or(text);
        let cells = board.chars().filter(|&c| c != '|').count();
        &self.0[usize::from(cells > 64)]
    }
}

impl Rules for BySize {
    fn class(&self) -> &str {
        self.0[0].class()
    }

    fn expression(&self) -> &str {
        self.0[0].expression()
    }

    fn place_in(
        self: Arc<Self>,
        text: &str,
        whole: Arc<dyn Rules>,
    ) -> Result<Position, NotationError> {
        self.of(text).clone().place_in(text, whole)
    }

    fn as_component(&self, text: &str) -> Option<String> {
        self.of(text).as_component(text)
    }

    fn start(self: Arc<Self>) -> Option<Position> {
        None
    }

    fn title(&self) -> String {
        self.0[0].title()
    }

    fn cells(&self) -> &'static str {
        self.0[0].cells()
    }

    fn facts(&self) -> tweedle::Facts {
        self.0[0].facts()
    }

    fn code(&self) -> Option<&tweedle_heaps::Code> {
        None
    }
}

/// The rules of a board game for each size of word that a board may fit into: of a family with a
/// constructor, under `name`, with these cells, and with what else it takes.
macro_rules! by_size {
    ($name:expr, $cells:expr, $family:ident::$new:ident($($parameter:expr),*)
     $(, $with:ident())*) => {
        $crate::registry::BySize::rules([
            $crate::any::RulesOf::new($name, $family::<u64>::$new($($parameter),*))
                .with_cells($cells)$(.$with())*.rules(),
            $crate::any::RulesOf::new($name, $family::<u128>::$new($($parameter),*))
                .with_cells($cells)$(.$with())*.rules(),
        ])
    };
}
pub(crate) use by_size;

/// The rulesets of this crate, as each family of games lists its own.
const STANDARD: [&[&Entry]; 5] =
    [entailing::ENTRIES, graph::ENTRIES, grid::ENTRIES, heap::ENTRIES, strip::ENTRIES];

/// Rulesets by their names: those of this crate, and those that somebody registered beside them.
///
/// ```
/// use tweedle_rulesets::{Argument, Registry};
/// let registry = Registry::standard();
/// let subtraction = registry.rules("game.heap.Subtraction", &[
///     Argument::Numbers(vec![1, 2]),
///     Argument::Boolean(false),
/// ])?;
/// assert_eq!(subtraction.expression(), "game.heap.Subtraction([1,2])");
/// let board = registry.rules("game.grid.Domineering", &[])?.place("..|.#")?;
/// assert_eq!(board.expression(), "game.grid.Domineering(\"..|.#\")");
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Registry {
    /// Sorted by their names.
    entries: Vec<&'static Entry>,
}

impl Registry {
    /// The rulesets of this crate.
    pub fn standard() -> Registry {
        let mut entries = STANDARD.concat();
        entries.sort_by_key(|entry| entry.name);
        Registry { entries }
    }

    /// Adds a ruleset.
    ///
    /// # Errors
    /// A sentence, if the last part of the name is no name of a class, which begins with a capital letter, or
    /// another ruleset has the same: positions are printed by it.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tweedle_rulesets::any::RulesOf;
    /// use tweedle_rulesets::{Entry, Nim, Registry, Shape};
    /// static MINE: Entry = Entry {
    ///     name: "game.heap.MyNim",
    ///     parameters: &[],
    ///     shape: Shape::Heaps,
    ///     cells: "",
    ///     example_parameters: "",
    ///     example: "3,4,5",
    ///     start: "1,3,5,7",
    ///     summary: "Take any number of counters from a heap.",
    ///     source: "my own",
    ///     make: |name, _| Ok(RulesOf::new(name, Nim).rules()),
    /// };
    /// let mut registry = Registry::standard();
    /// registry.add(&MINE)?;
    /// assert!(registry.rules("game.heap.MyNim", &[])?.facts().is_impartial);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, entry: &'static Entry) -> Result<(), String> {
        let short = |name: &'static str| name.rsplit('.').next().unwrap_or(name);
        let name = short(entry.name);
        let is_name = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_name {
            return Err(format!("`{name}` is no name of a ruleset, such as `MyNim`."));
        }
        if let Some(known) = self.entries.iter().find(|known| short(known.name) == name) {
            return Err(format!("There is a ruleset `{}` already.", known.name));
        }
        let place = self.entries.partition_point(|known| known.name < entry.name);
        self.entries.insert(place, entry);
        Ok(())
    }

    /// All rulesets, sorted by their names.
    pub fn entries(&self) -> &[&'static Entry] {
        &self.entries
    }

    /// The ruleset with a qualified name.
    pub fn find(&self, name: &str) -> Option<&'static Entry> {
        let place = self.entries.binary_search_by_key(&name, |known| known.name).ok()?;
        Some(self.entries[place])
    }

    /// Makes a ruleset with these arguments, one for each parameter.
    ///
    /// # Errors
    /// [`NotationError`] if there is none of this name, or the arguments are not such as it takes; its
    /// range counts the characters of the argument that is meant, if that is a text.
    pub fn rules(
        &self,
        name: &str,
        arguments: &[Argument],
    ) -> Result<Arc<dyn Rules>, NotationError> {
        let none = || NotationError::new(format!("There is no ruleset `{name}`."), 0..0);
        let entry = self.find(name).ok_or_else(none)?;
        (entry.make)(entry.name, arguments)
    }
}
