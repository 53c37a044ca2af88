//! The members of classes.

use super::class::Words;
use super::state::{Parse, Parser};
use super::statement::is_control;
use crate::ast::{Expr, ExprKind, Member, MemberKind, Method, Name, Parameter};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;

/// The words that may stand before a class in a class.
const OF_CLASSES: &[Token] = &[
    Token::Mutable,
    Token::Override,
    Token::Private,
    Token::Singleton,
    Token::Static,
    Token::System,
];
/// The words that may stand before an enumeration in a class.
const OF_ENUMS: &[Token] =
    &[Token::Mutable, Token::Override, Token::Private, Token::Static, Token::System];
const OF_METHODS: &[Token] = &[Token::External, Token::Override, Token::Private, Token::Static];
const OF_VARIABLES: &[Token] = &[Token::Mutable, Token::Override, Token::Private, Token::Static];

impl Parser<'_> {
    /// The members of a class, up to its `end`.
    pub(super) fn members(&mut self) -> Parse<Vec<Member>> {
        let mut members = Vec::new();
        loop {
            while self.eat(Token::Semicolon) {}
            match self.peek() {
                Token::End | Token::EndOfText => return Ok(members),
                token if token.is_closing_bracket() => {
                    if !self.pass_stray() {
                        return Ok(members);
                    }
                    continue;
                }
                _ => {}
            }
            let start = self.position;
            self.statement = start;
            match self.member() {
                Ok(member) => members.push(member),
                Err(mistake) => self.recover(start, mistake)?,
            }
        }
    }

    fn member(&mut self) -> Parse<Member> {
        let (doc, start) = (self.doc(), self.span());
        let words = self.modifiers();
        let is_closed;
        let kind = match self.peek() {
            token @ (Token::Class | Token::Enum) => {
                is_closed = true;
                let allowed = if token == Token::Class { OF_CLASSES } else { OF_ENUMS };
                MemberKind::Class(self.class(doc.clone(), &words, allowed)?)
            }
            Token::Def => {
                let method = self.method_definition(&words)?;
                let body = method.body.as_deref();
                is_closed = body.is_some_and(|body| matches!(body.kind, ExprKind::Block(_)));
                MemberKind::Method(method)
            }
            Token::Var => {
                is_closed = false;
                MemberKind::Var(self.variables()?)
            }
            _ if words.is_empty() => {
                let statement = self.statement()?;
                is_closed = is_control(&statement);
                MemberKind::Statement(statement)
            }
            _ if matches!(words[..], [(Token::Static, _)]) => {
                is_closed = true;
                let expected = "an operator, `;` or `end`";
                let script = self.nested(|parser| parser.script(expected))?;
                self.close(start, Token::End, expected)?;
                MemberKind::Static(script)
            }
            _ => {
                let last = self.quoted(self.previous_span());
                return Err(self.unexpected(&format!("`def`, `var` or `class` after {last}")));
            }
        };
        let modifiers = match &kind {
            MemberKind::Class(class) => class.modifiers,
            MemberKind::Method(_) => self.allow(&words, OF_METHODS, "a method"),
            MemberKind::Var(_) => self.allow(&words, OF_VARIABLES, "a variable"),
            // `static` is what the block is, and says nothing of it.
            MemberKind::Static(_) | MemberKind::Statement(_) => self.allow(&[], &[], "a statement"),
        };
        let span = start.to(self.previous_span());
        if !is_closed && !matches!(self.peek(), Token::Semicolon | Token::End | Token::EndOfText) {
            return Err(self.missing_operator("an operator or `;`"));
        }
        Ok(Member { doc, modifiers, kind, span })
    }

    /// `x := e, y` after `var`.
    fn variables(&mut self) -> Parse<Vec<(Name, Option<Expr>)>> {
        self.bump();
        let mut variables = Vec::new();
        loop {
            let name = self.name("a name after `var`")?;
            let value = self.first_value()?;
            variables.push((name, value));
            if !self.eat(Token::Comma) {
                return Ok(variables);
            }
        }
    }

    /// `def f(x) := e`, `def op +(x) begin s end`, `external def f`.
    fn method_definition(&mut self, words: &Words) -> Parse<Method> {
        let start = self.bump();
        let name =
            if self.peek() == Token::Op { self.operator_name()? } else { self.method_name()? };
        let after = format!("`def {}`", name.text);
        let (parameters, result) =
            self.head(&[Token::Assign, Token::Begin], Self::signature, |_| {
                (Some(Vec::new()), None)
            })?;
        let external = words.iter().find(|word| word.0 == Token::External);
        let body = match (external, self.peek()) {
            (None, Token::Semicolon | Token::End | Token::EndOfText) => {
                let hint = "What it computes follows `:=`, or stands between `begin` and `end`; only an \
                            `external` method has no body.";
                self.report(
                    Diagnostic::new(
                        say::method_without_body(&name.text),
                        start.to(self.previous_span()),
                    )
                    .with_hint(hint),
                );
                None
            }
            (Some(_), Token::Semicolon | Token::End | Token::EndOfText) => None,
            (None, _) => Some(self.body(&after)?),
            (Some(&(_, external)), Token::Assign | Token::Begin) => {
                let hint = "Leave out `external`, or end the method with `;` here.";
                self.report(
                    Diagnostic::new(say::external_without_body(), external).with_hint(hint),
                );
                Some(self.body(&after)?)
            }
            (Some(_), _) => {
                return Err(self.unexpected(&format!("`;` after `external def {}`", name.text)));
            }
        };
        Ok(Method { name, parameters, result, body: body.map(Box::new) })
    }

    /// The parameters of a method and the class of its result.
    pub(super) fn signature(&mut self) -> Parse<(Option<Vec<Parameter>>, Option<Name>)> {
        let parameters =
            if self.peek() == Token::LeftParen { Some(self.parameters()?) } else { None };
        let result = if self.eat(Token::As) {
            Some(self.qualified_name("a class after `as`")?)
        } else {
            None
        };
        Ok((parameters, result))
    }

    fn method_name(&mut self) -> Parse<Name> {
        self.name("the name of a method, or `op`, after `def`")
    }

    /// `op +`, `op unary -`, `op []`.
    fn operator_name(&mut self) -> Parse<Name> {
        let start = self.bump();
        let is_unary = self.eat(Token::Unary);
        let token = self.peek();
        let operator = self.bump();
        let symbol = match token {
            Token::LeftBracket if !is_unary && self.peek() == Token::RightBracket => {
                self.bump();
                "[]"
            }
            Token::Plus | Token::Minus | Token::PlusMinus => operator.slice(self.text),
            Token::Star
            | Token::Slash
            | Token::Percent
            | Token::Ups(1)
            | Token::Ampersand
            | Token::Colon
            | Token::DotDot
            | Token::Equal
            | Token::NotEqual
            | Token::Less
            | Token::Greater
            | Token::LessEqual
            | Token::GreaterEqual
            | Token::Confused
            | Token::LessOrConfused
            | Token::GreaterOrConfused
                if !is_unary =>
            {
                operator.slice(self.text)
            }
            _ => {
                self.position -= usize::from(token != Token::EndOfText);
                return Err(self.unexpected(if is_unary {
                    "`+`, `-` or `+-` after `op unary`"
                } else {
                    "an operator, `[]` or `unary` after `op`"
                }));
            }
        };
        let text = if is_unary { format!("op unary {symbol}") } else { format!("op {symbol}") };
        Ok(Name { text, span: start.to(self.previous_span()) })
    }
}
