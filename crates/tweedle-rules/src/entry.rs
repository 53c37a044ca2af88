//! Entries: what people should know of a ruleset, and how it is made.

use crate::any::{Playable, Rules, RulesOf};
use crate::{Fact, NotationError};
use std::fmt;
use std::sync::Arc;

/// A ruleset by its name: a function that makes it, and the facts that people should know of it.
///
/// Every list of rulesets is made of these: names and completion of the language, the tables of the
/// book, `tweedle rulesets`.
///
/// ```
/// use tweedle_rules::any::RulesOf;
/// use tweedle_rules::{Entry, Shape};
/// use tweedle_rulesets::Nim;
/// static MINE: Entry = Entry::named("game.heap.MyNim", Shape::Heaps)
///     .example("3,4,5")
///     .summary("Take any number of counters from a heap.")
///     .made_by(&|name, _| Ok(RulesOf::new(name, Nim).rules()));
/// assert_eq!(MINE.start(), "");
/// assert!(MINE.make(&[])?.facts().is_impartial);
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy)]
pub struct Entry {
    told: Told,
    make: &'static MakeRules,
}

/// An entry before it has the function that makes the ruleset ([`EntryBuilder::made_by`]).
#[derive(Clone, Copy, Debug)]
#[must_use]
pub struct EntryBuilder {
    told: Told,
}

/// The facts that people should know of a ruleset.
#[derive(Clone, Copy, Debug)]
struct Told {
    name: &'static str,
    parameters: &'static [Parameter],
    shape: Shape,
    has_order: bool,
    cells: &'static str,
    example_parameters: &'static str,
    example: &'static str,
    start: &'static str,
    summary: &'static str,
    source: &'static str,
    known: &'static [Fact],
}

/// Makes a ruleset under a name, of as many arguments as it has parameters.
///
/// # Errors
/// [`NotationError`] about an argument; its range counts the characters of a text.
pub type MakeRules =
    dyn Fn(&'static str, &[Argument]) -> Result<Arc<dyn Rules>, NotationError> + Send + Sync;

impl Entry {
    /// Begins the entry of a ruleset with a qualified name, such as `game.grid.Clobber`, whose positions have a shape.
    pub const fn named(name: &'static str, shape: Shape) -> EntryBuilder {
        let told = Told {
            name,
            parameters: &[],
            shape,
            has_order: false,
            cells: "",
            example_parameters: "",
            example: "",
            start: "",
            summary: "",
            source: "",
            known: &[],
        };
        EntryBuilder { told }
    }

    /// Begins the entry of another ruleset, of which the same is to be said but for the name and what is known.
    pub const fn like(&self, name: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { name, known: &[], ..self.told } }
    }

    /// The qualified name, such as `game.grid.Clobber`.
    pub const fn name(&self) -> &'static str {
        self.told.name
    }

    /// The parameters from which a player makes the ruleset.
    pub const fn parameters(&self) -> &'static [Parameter] {
        self.told.parameters
    }

    /// The shape of a position.
    pub const fn shape(&self) -> Shape {
        self.told.shape
    }

    /// True if heaps stand in a row, so that `1,2` and `2,1` are different positions.
    pub const fn has_order(&self) -> bool {
        self.told.has_order
    }

    /// The characters that stand for the cells 0, 1, 2, ... of a grid or a strip; empty for others.
    pub const fn cells(&self) -> &'static str {
        self.told.cells
    }

    /// The parameters of an example, as the language writes them between brackets; empty where there are
    /// none.
    pub const fn example_parameters(&self) -> &'static str {
        self.told.example_parameters
    }

    /// A position of the example, in its notation, that is good to look at.
    pub const fn example(&self) -> &'static str {
        self.told.example
    }

    /// A position of the example that is good to play from for the first time; empty where there is none.
    pub const fn start(&self) -> &'static str {
        self.told.start
    }

    /// The rules, in a sentence or two.
    pub const fn summary(&self) -> &'static str {
        self.told.summary
    }

    /// The inventor, or a text about the game.
    pub const fn source(&self) -> &'static str {
        self.told.source
    }

    /// What is known of the ruleset beside its rules.
    pub const fn known(&self) -> &'static [Fact] {
        self.told.known
    }

    /// The function that makes the ruleset, for an entry that has the same.
    pub const fn maker(&self) -> &'static MakeRules {
        self.make
    }

    /// Makes the ruleset under its name, of as many arguments as it has parameters.
    ///
    /// # Errors
    /// [`NotationError`] about an argument; its range counts the characters of a text.
    pub fn make(&self, arguments: &[Argument]) -> Result<Arc<dyn Rules>, NotationError> {
        (self.make)(self.told.name, arguments)
    }

    /// The expression that makes the example's ruleset: the name, and parameters if there are any.
    pub fn example_rules(&self) -> String {
        match self.told.example_parameters {
            "" => self.told.name.to_owned(),
            parameters => format!("{}({parameters})", self.told.name),
        }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.told.fmt(f)
    }
}

/// Each method sets what the method of [`Entry`] with the same name returns. A text is empty until it is set, and there
/// are no parameters.
impl EntryBuilder {
    /// With [`Entry::parameters`].
    pub const fn parameters(self, parameters: &'static [Parameter]) -> EntryBuilder {
        EntryBuilder { told: Told { parameters, ..self.told } }
    }

    /// With [`Entry::shape`].
    pub const fn shape(self, shape: Shape) -> EntryBuilder {
        EntryBuilder { told: Told { shape, ..self.told } }
    }

    /// With heaps that stand in a row ([`Entry::has_order`]).
    pub const fn in_order(self) -> EntryBuilder {
        EntryBuilder { told: Told { has_order: true, ..self.told } }
    }

    /// With [`Entry::cells`].
    pub const fn cells(self, cells: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { cells, ..self.told } }
    }

    /// With [`Entry::example_parameters`].
    pub const fn example_parameters(self, example_parameters: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { example_parameters, ..self.told } }
    }

    /// With [`Entry::example`].
    pub const fn example(self, example: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { example, ..self.told } }
    }

    /// With [`Entry::start`].
    pub const fn start(self, start: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { start, ..self.told } }
    }

    /// With [`Entry::summary`].
    pub const fn summary(self, summary: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { summary, ..self.told } }
    }

    /// With [`Entry::source`].
    pub const fn source(self, source: &'static str) -> EntryBuilder {
        EntryBuilder { told: Told { source, ..self.told } }
    }

    /// With [`Entry::known`].
    pub const fn known(self, known: &'static [Fact]) -> EntryBuilder {
        EntryBuilder { told: Told { known, ..self.told } }
    }

    /// The entry of a ruleset that a function makes, of its name and of as many arguments as it has parameters.
    pub const fn made_by(self, make: &'static MakeRules) -> Entry {
        Entry { told: self.told, make }
    }
}

/// The shape of a position, on which it depends how the position may be given in the language.
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
    /// Something else, given as a text.
    Text,
}

/// A parameter of a ruleset.
#[derive(Clone, Copy, Debug)]
pub struct Parameter {
    /// Its name in the language, such as `maxSlide`.
    pub name: &'static str,
    /// The kind of values that it may have.
    pub kind: Kind,
    /// The value that it has if the user gives none, as the language writes it; `None` if the user
    /// has to give one.
    pub default: Option<&'static str>,
    /// The advice for a user who wrote something else: a complete sentence. Empty where the kind says it all.
    pub hint: &'static str,
}

/// The kinds of values that a parameter may have.
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
    /// A value of [`Kind::Natural`], [`Kind::Step`] and [`Kind::Length`].
    Integer(i64),
    /// A value of [`Kind::Boolean`].
    Boolean(bool),
    /// A value of [`Kind::Numbers`].
    Numbers(Vec<u64>),
    /// A value of [`Kind::Ratio`]: numerator and denominator.
    Ratio(u64, u64),
    /// A value of [`Kind::Code`] and [`Kind::Text`].
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

    /// Adds advice for a user who wrote something else.
    #[must_use]
    pub const fn hint(self, hint: &'static str) -> Parameter {
        Parameter { hint, ..self }
    }
}

/// The error that arguments do not fit the parameters of a ruleset.
pub fn misfit(name: &str) -> NotationError {
    NotationError::new(format!("`{name}` has other parameters."), 0..0)
}

/// The ruleset of one type that has no parameters.
pub fn plain<R: Playable>(
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

/// The same of a ruleset whose positions are written in these characters of cells.
pub fn plain_cells<R: Playable>(
    name: &str,
    arguments: &[Argument],
    cells: &'static str,
    ruleset: R,
) -> Result<Arc<dyn Rules>, NotationError> {
    match arguments {
        [] => Ok(RulesOf::new(name, ruleset).with_cells(cells).rules()),
        _ => Err(misfit(name)),
    }
}

/// A set of numbers as a parameter, and `true` after it if a flag is set: `[1,2],true`.
pub fn set_and_flag(set: &[u64], flag: bool) -> String {
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("[{}]{}", set.join(","), if flag { ",true" } else { "" })
}

/// The list of the rulesets of a crate, under a name, for the registry: `rulesets! { GAMES: [NIM, KAYLES] }`.
///
/// It is a static, so that what makes the rulesets is compiled in that crate, and not where the list is used. For the tests
/// of the crate it is a constant, which is not compiled where nothing uses it: they are built in half of the time.
#[macro_export]
macro_rules! rulesets {
    ($(#[$about:meta])* $name:ident: [$($entry:path),* $(,)?]) => {
        $(#[$about])*
        #[cfg(not(test))]
        pub static $name: &[&$crate::Entry] = &[$(&$entry),*];
        $(#[$about])*
        #[cfg(test)]
        pub const $name: &[&$crate::Entry] = &[$(&$entry),*];
    };
}
