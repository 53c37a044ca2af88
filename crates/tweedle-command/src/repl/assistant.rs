//! Help while an input is typed: completion, and going on in the next line.

use super::command;
use super::open::is_open;
use rustyline::completion::Completer;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Context, Helper, Highlighter, Hinter};
use std::cell::RefCell;
use std::rc::Rc;
use tweedle_script::Session;

/// The assistant, which the editor asks about a line.
#[derive(Helper, Highlighter, Hinter)]
pub(super) struct Assistant {
    pub(super) session: Rc<RefCell<Session>>,
}

impl Completer for Assistant {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok(complete(&self.session.borrow(), &line[..at]))
    }
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext) -> rustyline::Result<ValidationResult> {
        let input = context.input();
        Ok(if is_done(input) {
            ValidationResult::Valid(None)
        } else {
            ValidationResult::Incomplete
        })
    }
}

/// True if an input is evaluated when Enter is typed: nothing is open in it, or two empty lines end it all the same. One
/// empty line may stand between the methods of a class.
fn is_done(input: &str) -> bool {
    let mut last = input.rsplit('\n').map(|line| line.trim().is_empty());
    (last.next() == Some(true) && last.next() == Some(true)) || !is_open(input)
}

/// The start of the name at the end of `text`, and its completions: a command of the session, a name that `:doc` can
/// tell about, or one that the language knows.
fn complete(session: &Session, text: &str) -> (usize, Vec<String>) {
    if text.starts_with(':') && !text.contains(char::is_whitespace) {
        let fitting = command::names().filter(|command| command.starts_with(text));
        return (0, fitting.map(str::to_owned).collect());
    }
    let (start, found) = session.complete(text);
    let mut found: Vec<String> = found.into_iter().map(|candidate| candidate.text).collect();
    let asked = text.strip_prefix(":doc ").or_else(|| text.strip_prefix(":help "));
    if let Some(begun) = asked.map(str::trim_start)
        && !begun.is_empty()
        && !begun.contains(|c: char| !c.is_ascii_alphanumeric())
    {
        let methods = session.methods().into_iter().filter(|name| name.starts_with(begun));
        found.extend(methods.map(str::to_owned));
        found.sort_unstable();
        found.dedup();
        return (text.len() - begun.len(), found);
    }
    (start, found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_empty_lines_end_an_input() {
        for (input, expected) in [
            ("1", true),
            ("class A()", false),
            ("class A()\n", false),
            ("class A()\n\n  def x := 1;", false),
            ("class A()\n\n  def x := 1;\n", false),
            ("class A()\n\n  def x := 1;\n  \n", true),
            ("class A()\n\n  def x := 1;\n\nend", true),
        ] {
            assert_eq!(is_done(input), expected, "{input:?}");
        }
    }

    #[test]
    fn completions() {
        let mut session = Session::of(tweedle_rulesets::standard());
        session.run("x := [1,2]").unwrap();
        let check = |text: &str, start: usize, expected: &[&str]| {
            let (at, found) = complete(&session, text);
            let found: Vec<&str> = found.iter().map(String::as_str).collect();
            assert_eq!((at, found.as_slice()), (start, expected), "{text}");
        };
        check("1 + Gri", 4, &["Grid", "Grid.Empty", "Grid.Parse"]);
        check(
            "x.S",
            2,
            &["ScatterPlot", "Size", "Sorted", "SortedBy", "SortedWith", "Sublist", "Sum"],
        );
        check("x + ", 4, &[]);
        check(":q", 0, &[":quit"]);
        check(":r", 0, &[":rulesets"]);
        check(":d", 0, &[":doc"]);
        check(":doc Temp", 5, &["Temperature"]);
        check(":doc Max", 5, &["Max"]);
        check(":doc ", 5, &[]);
    }
}
