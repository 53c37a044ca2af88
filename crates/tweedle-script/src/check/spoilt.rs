//! Notes that follow only from mistakes: a name is unknown because its declaration was not understood.

use crate::Span;
use crate::check::note::Checked;
use std::collections::HashSet;
use tweedle_syntax::Mistake;
use tweedle_syntax::lexer::{Token, lex_all};

impl Checked {
    /// Takes back what may only follow from what the parser did not understand: that a variable is never read, and that a name
    /// means nothing which the text seems to declare.
    pub(super) fn without_sequels(&mut self, text: &str) {
        let declared = declared(text);
        self.notes.retain(|note| {
            let told = &note.diagnostic;
            let is_sequel =
                told.subject.is("undefined_variable") && declared.contains(told.span.slice(text));
            !is_sequel && told.mistake != Mistake::NeverRead
        });
    }
}

/// The names that stand where a declaration or an assignment has its name.
fn declared(text: &str) -> HashSet<&str> {
    let tokens = lex_all(text).tokens;
    let is_declared = |pair: &&[(Token, Span)]| match (pair[0].0, pair[1].0) {
        (Token::Def | Token::Var | Token::Class | Token::Enum | Token::For, Token::Identifier) => {
            true
        }
        (Token::Identifier, next) => matches!(next, Token::Assign | Token::BareEqual),
        _ => false,
    };
    let name = |pair: &[(Token, Span)]| {
        let at = usize::from(pair[0].0 != Token::Identifier);
        pair[at].1.slice(text)
    };
    tokens.windows(2).filter(is_declared).map(name).collect()
}
