//! Entries: what people should know of a ruleset, and how it is made.

use crate::NotationError;
use crate::any::{Playable, Rules, RulesOf};
use std::sync::Arc;

/// A ruleset by its name: what it takes to make it, and what people should know of it.
///
/// Every list of rulesets is made of these: names and completion of the language, the tables of the
/// book, `tweedle rulesets`.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The qualified name, such as `game.grid.Clobber`.
    pub name: &'static str,
    /// The parameters from which a player makes the ruleset.
    pub parameters: &'static [Parameter],
    /// The shape of a position.
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
    /// The inventor, or a text about the game.
    pub source: &'static str,
    /// Makes the ruleset under its name, of as many arguments as it has parameters.
    pub make: MakeRules,
}

/// Makes a ruleset under a name, of as many arguments as it has parameters.
///
/// # Errors
/// [`NotationError`] about an argument; its range counts the characters of a text.
pub type MakeRules = fn(&'static str, &[Argument]) -> Result<Arc<dyn Rules>, NotationError>;

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

impl Entry {
    /// The expression that makes the example's ruleset: the name, and parameters if there are any.
    pub fn example_rules(&self) -> String {
        match self.example_parameters {
            "" => self.name.to_owned(),
            parameters => format!("{}({parameters})", self.name),
        }
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

/// A set of numbers as a parameter, and `true` after it if a flag is set: `[1,2],true`.
pub fn set_and_flag(set: &[u64], flag: bool) -> String {
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("[{}]{}", set.join(","), if flag { ",true" } else { "" })
}
