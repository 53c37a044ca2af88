//! Classes and enumerations.

use super::foreign::BLOCK;
use super::state::{Parse, Parser};
use crate::ast::{Class, Element, Modifiers, Name, Parameter};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

/// The words before a declaration, with their places.
pub(super) type Words = [(Token, Span)];

impl Parser<'_> {
    /// The words before a class or a member. Each counts once.
    pub(super) fn modifiers(&mut self) -> Vec<(Token, Span)> {
        let mut words: Vec<(Token, Span)> = Vec::new();
        while self.peek().is_modifier() {
            let token = self.peek();
            if words.iter().any(|word| word.0 == token) {
                self.report(Diagnostic::new(
                    say::word_twice(self.quoted(self.span())),
                    self.span(),
                ));
            } else {
                words.push((token, self.span()));
            }
            self.bump();
        }
        words
    }

    /// The modifiers that the words say. Complains of those that are not among `allowed` before `what`.
    pub(super) fn allow(&mut self, words: &Words, allowed: &[Token], what: &str) -> Modifiers {
        let mut modifiers = Modifiers::default();
        for &(word, span) in words {
            let is_there = match word {
                Token::External => &mut modifiers.is_external,
                Token::Mutable => &mut modifiers.is_mutable,
                Token::Override => &mut modifiers.is_override,
                Token::Private => &mut modifiers.is_private,
                Token::Singleton => &mut modifiers.is_singleton,
                Token::Static => &mut modifiers.is_static,
                _ => &mut modifiers.is_system,
            };
            *is_there = true;
            if !allowed.contains(&word) {
                let word = self.quoted(span);
                let allowed: Vec<String> =
                    allowed.iter().map(|&it| format!("`{}`", name(it))).collect();
                let hint = match allowed.split_last() {
                    Some((last, [])) => format!("Only {last} can."),
                    Some((last, others)) => format!("Only {} and {last} can.", others.join(", ")),
                    None => "No such word can.".to_owned(),
                };
                self.report(
                    Diagnostic::new(say::word_before_other(&word, what), span).with_hint(hint),
                );
            }
        }
        modifiers
    }

    /// `class ... end` or `enum ... end`, from behind its modifiers; `allowed` are those it may have.
    pub(super) fn class(
        &mut self,
        doc: Option<String>,
        words: &Words,
        allowed: &[Token],
    ) -> Parse<Class> {
        let is_enum = self.peek() == Token::Enum;
        let modifiers =
            self.allow(words, allowed, if is_enum { "an enumeration" } else { "a class" });
        let open = self.bump();
        let start = words.first().map_or(open, |word| word.1);
        let name =
            self.name(if is_enum { "a name after `enum`" } else { "a name after `class`" })?;
        let (mut parameters, mut extends, mut elements) = (None, Vec::new(), None);
        if is_enum {
            elements = Some(self.elements()?);
        } else {
            (parameters, extends) = self.rest_of_head()?;
        }
        let members = self.declared(Self::members)?;
        let close = self.close(open, Token::End, "a member of the class or `end`")?;
        let span = start.to(close);
        Ok(Class { doc, modifiers, name, parameters, extends, elements, members, span })
    }

    /// The parameters of the constructor, and the classes that the class extends. After a mistake in them,
    /// goes on at the next line.
    fn rest_of_head(&mut self) -> Parse<(Option<Vec<Parameter>>, Vec<Name>)> {
        let mut head = (None, Vec::new());
        let Err(mistake) = self.parameters_and_extends(&mut head) else { return Ok(head) };
        if self.is_hopeless.get() || self.peek() == Token::LeftBrace {
            return Err(mistake);
        }
        self.report(mistake);
        let starts_line = |index: &usize| self.indents().starts_line(*index);
        let mut rest = self.position..self.tokens.len();
        self.position = rest.find(starts_line).unwrap_or(self.tokens.len() - 1);
        Ok(head)
    }

    fn parameters_and_extends(
        &mut self,
        (parameters, extends): &mut (Option<Vec<Parameter>>, Vec<Name>),
    ) -> Parse<()> {
        if self.peek() == Token::LeftParen {
            *parameters = Some(self.parameters()?);
        }
        if self.eat(Token::Extends) {
            loop {
                extends.push(self.qualified_name("a class after `extends`")?);
                if !self.eat(Token::Comma) {
                    break;
                }
            }
        }
        let hint = match self.peek() {
            Token::Colon | Token::Less | Token::Is | Token::As if extends.is_empty() => {
                "The classes that a class extends follow `extends`."
            }
            Token::Colon | Token::Begin | Token::Do => {
                "What stands in a class follows directly, up to `end`."
            }
            Token::LeftBrace => BLOCK,
            Token::Extends => "Several classes stand between commas: `extends A, B`.",
            Token::LeftParen => "The parameters of a class stand directly behind its name.",
            _ => return Ok(()),
        };
        Err(self.unexpected("a member of the class or `end`").with_hint(hint))
    }

    /// The elements of an enumeration, and the `;` behind them.
    fn elements(&mut self) -> Parse<Vec<Element>> {
        let mut elements = Vec::new();
        loop {
            let doc = self.doc();
            elements.push(Element { doc, name: self.name("the name of an element")? });
            if !self.eat(Token::Comma) {
                break;
            }
        }
        match self.peek() {
            Token::Semicolon => {
                self.bump();
            }
            Token::End => {}
            token if token.starts_declaration() && self.indents().starts_line(self.position) => {
                let mistake = self.unexpected("`,` or `;` after an element");
                self.report(mistake);
            }
            _ => return Err(self.unexpected("`,` or `;` after an element")),
        }
        Ok(elements)
    }
}

/// A modifier as it is written.
fn name(modifier: Token) -> &'static str {
    match modifier {
        Token::External => "external",
        Token::Mutable => "mutable",
        Token::Override => "override",
        Token::Private => "private",
        Token::Singleton => "singleton",
        Token::Static => "static",
        _ => "system",
    }
}
