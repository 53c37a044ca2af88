//! The inputs of a session, as a program.

use tweedle_script::lexer::{Token, lex};
use tweedle_script::parse;

/// The inputs of a session that had no mistake.
#[derive(Default)]
pub(super) struct Worksheet {
    inputs: Vec<String>,
}

impl Worksheet {
    /// Adds an input.
    pub(super) fn add(&mut self, input: &str) {
        self.inputs.push(ended(input));
    }

    /// Forgets all inputs.
    pub(super) fn clear(&mut self) {
        self.inputs.clear();
    }

    /// A program that does the same as the inputs.
    pub(super) fn text(&self) -> String {
        self.inputs.iter().flat_map(|input| [input, "\n"]).collect()
    }
}

/// An input with `;` at its end, if that has to be: another statement follows.
fn ended(input: &str) -> String {
    let input = input.trim();
    let tokens = lex(input).unwrap_or_default();
    let last = tokens.iter().rev().find(|(token, _)| *token != Token::EndOfText);
    let Some((token, span)) = last.copied() else { return input.to_owned() };
    let (before, after) = input.split_at(span.range().end);
    let is_ended = token == Token::Semicolon || parse(&format!("{before}\n0")).is_ok();
    // A comment may stand behind it.
    if is_ended { input.to_owned() } else { format!("{before};{after}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worksheet_is_a_program() {
        let mut worksheet = Worksheet::default();
        let inputs = [
            "x := 3",
            "x + 1 // three",
            "y := x;",
            "/* nothing */",
            "if x > 2 then y := 5 end",
            "class A(n) def Twice := n + n; end",
            "begin var z := 1;\n  z end",
            "f := n -> begin n end",
            "\"a;\"",
        ];
        for input in inputs {
            worksheet.add(input);
        }
        let text = worksheet.text();
        let script = parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(script.statements.len(), inputs.len() - 1, "{text}");
        assert!(text.contains("x + 1; // three\n"), "{text}");
    }
}
