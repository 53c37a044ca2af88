//! Hints for constructs of other languages: the forms that are written here in their place.

use super::state::Parser;
use crate::ast::Name;
use crate::diagnostic::{Diagnostic, cut};
use crate::lexer::{KEYWORDS, Token};
use crate::say;
use crate::span::Span;

/// Words at the beginning of a statement of another language, and the advice for them.
const WORDS: &[(&str, &str, &str)] = &[
    ("elif", "is no word of this language", "It is written `elseif`."),
    ("elsif", "is no word of this language", "It is written `elseif`."),
    ("fn", "starts no function", FUNCTION),
    ("fun", "starts no function", FUNCTION),
    ("func", "starts no function", FUNCTION),
    ("function", "starts no function", FUNCTION),
    ("lambda", "starts no function", "A function is written `x -> e` or `(x, y) -> e`."),
    ("let", "declares no variable", VARIABLE),
    ("const", "declares no variable", VARIABLE),
    ("val", "declares no variable", VARIABLE),
    ("new", "makes no object", "An object is made by calling its class: `C(x)`."),
    ("print", "is no statement", "The value of the last statement is printed anyway."),
    ("public", "is no word of this language", "Whatever is not `private` is public."),
    ("switch", "is no word of this language", CHOICE),
    ("match", "is no word of this language", CHOICE),
    ("case", "is no word of this language", CHOICE),
    ("unless", "is no word of this language", "Write `if not c then ... end`."),
    ("until", "is no word of this language", "Write `while not c do ... end`."),
    ("repeat", "is no word of this language", "Write `while c do ... end`."),
    ("loop", "is no word of this language", "Write `while c do ... end`."),
    ("catch", "is no word of this language", NO_CATCH),
    ("except", "is no word of this language", NO_CATCH),
    ("throw", "is no word of this language", "An error is raised by `error(\"message\")`."),
    ("raise", "is no word of this language", "An error is raised by `error(\"message\")`."),
    ("use", "is no word of this language", IMPORT),
    ("require", "is no word of this language", IMPORT),
    ("include", "is no word of this language", IMPORT),
];

const FUNCTION: &str = "A function is written `def f(x) := e` or `x -> e`.";
const VARIABLE: &str =
    "A variable is assigned, `x := e`, and inside a block declared, `var x := e`.";
const NO_CATCH: &str = "An error cannot be caught. `try ... finally ... end` does its last part whether there was one or not.";
const CHOICE: &str = "Write `if c then ... elseif d then ... else ... end`.";
const IMPORT: &str = "A file is imported by `import \"path\"`.";
const CONFUSED: &str = "That two games are confused with each other is written `g <> h`, and that they are equal `g == h`.";
pub(super) const BLOCK: &str =
    "What other languages put into braces stands between `begin`, `then` or `do` and `end`.";

/// The message that a name between two values is no method but a word of another language.
pub(super) fn no_method(name: &Name) -> Option<Diagnostic> {
    let is_word = matches!(&*name.text, "elif" | "elsif" | "catch" | "except");
    let &(word, what, hint) = WORDS.iter().find(|(known, ..)| is_word && *known == name.text)?;
    Some(Diagnostic::new(say::other_word(word, what), name.span).with_hint(hint))
}

impl Parser<'_> {
    /// The message for a form of another language at the current token, at any place.
    pub(super) fn foreign_message(&self) -> Option<Diagnostic> {
        match self.peek() {
            Token::BareEqual => return Some(self.bare_equal()),
            Token::Spaceship => {
                return Some(
                    Diagnostic::new(say::operator_of_comparison(), self.span()).with_hint(CONFUSED),
                );
            }
            Token::Foreach => {
                let hint = "A loop through a collection is `for x in c do ... end`.";
                return Some(Diagnostic::new(say::foreach(), self.span()).with_hint(hint));
            }
            _ => {}
        }
        let words = || {
            let word = self.word_of_another_language().or_else(|| self.word_in_capitals());
            word.or_else(|| self.misspelt_word())
        };
        self.operator_of_two_tokens().or_else(words)
    }

    /// A name before the current token, or at the beginning of the statement, that is a word of the language but for
    /// capitals: `Singleton class`.
    fn word_in_capitals(&self) -> Option<Diagnostic> {
        let last = self.position.checked_sub(1)?;
        [last, self.statement].into_iter().find_map(|at| {
            let (span, next) = (self.span_at(at), self.token(at + 1));
            let written = span.slice(self.text);
            let word = written.to_ascii_lowercase();
            let is_word = self.token(at) == Token::Identifier
                && at < self.position
                && (next == Token::Identifier || next.starts_statement())
                && KEYWORDS.contains(&word.as_str());
            is_word.then(|| Diagnostic::new(say::word_of_other_language(written, &word), span))
        })
    }

    /// A name before a declaration that looks like a word that may stand there: `overide def`.
    fn misspelt_word(&self) -> Option<Diagnostic> {
        const WORDS: [&str; 7] =
            ["external", "mutable", "override", "private", "singleton", "static", "system"];
        let last = self.position.checked_sub(1)?;
        let is_place = self.peek().starts_declaration()
            && self.token(last) == Token::Identifier
            && !self.indents().starts_line(self.position);
        if !is_place {
            return None;
        }
        let span = self.span_at(last);
        let written = span.slice(self.text);
        let near = crate::nearest::nearest(written, WORDS.map(str::to_owned))?;
        let message = say::unknown_word(cut(written));
        Some(Diagnostic::new(message, span).meaning(&near))
    }

    /// A hint that goes with any message that the current token may not stand where it does.
    pub(super) fn foreign_hint(&self) -> Option<String> {
        let hint = match self.peek() {
            Token::Question => "A choice is written `if c then a else b end`.",
            Token::FatArrow => {
                "A function is written `x -> e`; `=>` stands in maps and before arguments."
            }
            Token::Arrow => {
                "Put brackets around the function, or around its parameters: `(x, y) -> e`."
            }
            Token::LeftBrace => BLOCK,
            Token::Semicolon if self.is_in_braces() => BLOCK,
            Token::Downs(_) if !self.token(self.position.wrapping_sub(1)).ends_operand() => {
                "A word of nothing but `v`s is a game, and no name."
            }
            Token::Bars(2) => {
                "Either of two conditions is written `a or b`; that two games are confused, `g <> h`."
            }
            Token::Yield if self.is_in_loop() => {
                "A loop that makes a list is written `for x in c yield e end`, without `do`."
            }
            _ if self.is_word_for_a_name() => {
                let word = self.span().slice(self.text);
                return Some(format!("`{word}` is a word of the language, and no name."));
            }
            _ => return None,
        };
        Some(hint.to_owned())
    }

    /// True if the current token is a word of the language, and the next token is one that may follow a name.
    fn is_word_for_a_name(&self) -> bool {
        let is_word = matches!(
            self.peek(),
            Token::To
                | Token::From
                | Token::By
                | Token::In
                | Token::Is
                | Token::As
                | Token::Where
                | Token::Op
        );
        is_word
            && matches!(
                self.token(self.position + 1),
                Token::Assign
                    | Token::FatArrow
                    | Token::Arrow
                    | Token::Comma
                    | Token::Dot
                    | Token::RightParen
                    | Token::RightBracket
            )
    }

    fn is_in_loop(&self) -> bool {
        let nest = self.open_here();
        let innermost = nest.open().last().map(|open| self.token(open.index));
        matches!(innermost, Some(Token::For | Token::While))
    }

    fn is_in_braces(&self) -> bool {
        self.open_here().open().last().is_some_and(|open| open.closer == Token::RightBrace)
    }

    /// `=`, or `+=` and its like.
    fn bare_equal(&self) -> Diagnostic {
        let before = self.position.wrapping_sub(1);
        let is_operator = matches!(
            self.token(before),
            Token::Plus
                | Token::Minus
                | Token::PlusMinus
                | Token::Star
                | Token::Slash
                | Token::Percent
                | Token::Ampersand
                | Token::Ups(1)
        );
        if !is_operator || !self.touches_previous(self.position) {
            return Diagnostic::new(say::equals_sign(), self.span());
        }
        let operator = self.span_at(before);
        let both = operator.to(self.span());
        let name = match before.checked_sub(1) {
            Some(at) if self.token(at) == Token::Identifier => self.span_at(at).slice(self.text),
            _ => "x",
        };
        let operator = operator.slice(self.text);
        Diagnostic::new(say::no_assigning_operator(self.quoted(both), name, operator), both)
    }

    /// `&&`, `++` and `--`, when the second token is the current one or the one before it.
    fn operator_of_two_tokens(&self) -> Option<Diagnostic> {
        let second =
            [self.position, self.position.wrapping_sub(1)].into_iter().find(|&second| {
                let pair = (self.token(second.wrapping_sub(1)), self.token(second));
                let is_pair = matches!(
                    pair,
                    (Token::Ampersand, Token::Ampersand)
                        | (Token::Plus, Token::Plus)
                        | (Token::Minus, Token::Minus)
                );
                second > 0 && is_pair && self.touches_previous(second)
            })?;
        let both = self.span_at(second - 1).to(self.span_at(second));
        let shown = both.slice(self.text);
        Some(Diagnostic::new(say::no_such_operator(shown), both).with_hint(
            match self.token(second) {
                Token::Ampersand => "Both of two conditions are written `a and b`.",
                Token::Plus => "Write `x := x + 1`.",
                _ => "Write `x := x - 1`.",
            },
        ))
    }

    /// A name that begins the statement, or stands just before, and is a word of another language.
    fn word_of_another_language(&self) -> Option<Diagnostic> {
        let last = self.position.checked_sub(1)?;
        [last, self.statement].into_iter().find_map(|at| {
            let span = self.span_at(at);
            let is_word = self.token(at) == Token::Identifier
                && at < self.position
                && matches!(self.token(at + 1), Token::Identifier | Token::String | Token::Integer);
            let word = span.slice(self.text);
            let is_word = is_word
                || (word == "lambda" && at < self.position)
                || (at == last
                    && self.token(at) == Token::Identifier
                    && matches!(word, "switch" | "match" | "elif" | "elsif" | "loop" | "public"));
            if !is_word {
                return None;
            }
            let &(word, what, hint) = WORDS.iter().find(|(known, ..)| *known == word)?;
            Some(Diagnostic::new(say::other_word(word, what), span).with_hint(hint))
        })
    }

    /// The message for an expression that cannot be assigned to.
    pub(super) fn not_assignable(&self, kind: &crate::ast::ExprKind, span: Span) -> Diagnostic {
        use crate::ast::ExprKind;
        let message = Diagnostic::new(say::only_names_assigned(), span);
        let short = |span: Span| {
            let text = span.slice(self.text);
            (text.len() <= 30 && !text.contains('\n')).then_some(text)
        };
        match kind {
            ExprKind::Index { object, index: place } => match (short(object.span), short(place.span)) {
                (Some(list), Some(index)) if matches!(place.kind, ExprKind::String(_)) => {
                    message.with_hint(format!(
                        "A map is made anew: `{list} := {list}.Updated({index}, ...)`; a `MutableMap` is changed by \
                         `{list}.Put({index}, ...)`."
                    ))
                }
                (Some(list), Some(index)) => message.with_hint(format!(
                    "A list or a map is made anew: `{list} := {list}.Updated({index}, ...)`; a `MutableList` is changed \
                     by `{list}.Update({index}, ...)`, a `MutableMap` by `{list}.Put({index}, ...)`."
                )),
                _ => message.with_hint(
                    "A list or a map is made anew, `a := a.Updated(i, x)`; a `MutableList` is changed by \
                     `a.Update(i, x)`, a `MutableMap` by `a.Put(i, x)`.",
                ),
            },
            ExprKind::Member { .. } => message.with_hint(
                "The variables of an object are assigned to in methods of its class, by their names alone.",
            ),
            ExprKind::Up { .. } => {
                message.with_hint("A word of nothing but `v`s is a game, and no name.")
            }
            ExprKind::Call { .. } => message.with_hint("A function is defined by `def f(x) := e`."),
            _ => message,
        }
    }
}
