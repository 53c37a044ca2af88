//! Checks of a text that is not run.

use crate::check::{self, Checked, Symbol, Unit};
use crate::{Session, Source};
use std::collections::HashSet;

impl Session {
    /// The mistakes of a text, and the meanings of its names. The text is not run, but the files of classes
    /// that it extends are read. `members` are names of members of classes that may be met, besides those of
    /// the library and of these files.
    ///
    /// ```
    /// # use tweedle_script::{Session, Unit};
    /// let unit = Unit { file: "table.cgs", name: "table", text: "n := 3; f(x) + m; [n].Sise" };
    /// let checked = Session::of(tweedle_rulesets::standard()).check(unit, &Default::default());
    /// let notes: Vec<&str> = checked.notes.iter().map(|it| it.diagnostic.message.as_str()).collect();
    /// let expected = [
    ///     "That variable is not defined: `f`",
    ///     "That variable is not defined: `x`",
    ///     "That variable is not defined: `m`",
    ///     "Nothing that is known here has a member `Sise`.",
    /// ];
    /// assert_eq!(notes, expected);
    /// ```
    pub fn check(&mut self, unit: Unit<'_>, members: &HashSet<String>) -> Checked {
        check::checked(self, unit, members)
    }

    /// The text and the symbol that declare a class of the program, or a member that the class has or inherits.
    pub fn declaration(&mut self, class: &str, member: Option<&str>) -> Option<(Source, Symbol)> {
        check::declaration(self, class, member)
    }
}
