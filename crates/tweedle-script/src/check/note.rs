//! Remarks about a text.

use super::symbol::{Mention, Symbol};
use tweedle_syntax::Diagnostic;

/// A text to be checked.
#[derive(Clone, Copy, Debug)]
pub struct Unit<'t> {
    /// The name of the text in messages.
    pub file: &'t str,
    /// The qualified name that the class in it has, such as `game.grid.Clobber`.
    pub name: &'t str,
    /// The text.
    pub text: &'t str,
}

/// The results of a check of a text.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The mistakes and the oddities, in the order of the text.
    pub notes: Vec<Note>,
    /// The declarations of the text, each class before its members.
    pub symbols: Vec<Symbol>,
    /// The names in the text whose meaning is known, in its order; declarations are among them.
    pub mentions: Vec<Mention>,
    /// The names of arguments, as in `f(x => 1)`.
    pub labels: Vec<String>,
}

/// A remark on a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The message, with its place.
    pub diagnostic: Diagnostic,
    /// The gravity of the problem.
    pub gravity: Gravity,
}

/// The gravity of the problem that a note tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gravity {
    /// The program does not run, or will fail here.
    Mistake,
    /// The program runs, but may not do what its author meant.
    Warning,
}

impl Checked {
    /// The mention or declaration at a byte of the text.
    pub fn at(&self, offset: u32) -> Option<&Mention> {
        let is_there = |it: &&Mention| it.span.start <= offset && offset <= it.span.end;
        // If two touch, the one that begins here counts.
        self.mentions.iter().rev().find(is_there)
    }

    /// True if any of the notes is a mistake.
    pub fn has_mistakes(&self) -> bool {
        self.notes.iter().any(|note| note.gravity == Gravity::Mistake)
    }
}

impl Note {
    /// A note of a mistake.
    pub(crate) fn mistake(diagnostic: Diagnostic) -> Note {
        Note { diagnostic, gravity: Gravity::Mistake }
    }

    /// A note of a place that may not mean what the author meant.
    pub(crate) fn warning(diagnostic: Diagnostic) -> Note {
        Note { diagnostic, gravity: Gravity::Warning }
    }
}
