//! Programs, blocks and statements.

use super::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Script, Statement, StatementKind};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;

impl Parser<'_> {
    /// The whole text.
    pub(super) fn program(&mut self) -> Parse<Script> {
        let script = self.script()?;
        let span = self.span();
        let found = self.quoted(span);
        match self.peek() {
            Token::EndOfText => Ok(script),
            Token::RightParen | Token::RightBracket | Token::RightBrace | Token::End => {
                Err(Diagnostic::new(format!("This {found} closes nothing."), span))
            }
            Token::Then | Token::Else | Token::Elseif => {
                Err(Diagnostic::new(format!("This {found} belongs to no `if`."), span))
            }
            Token::Bars(_) => {
                Err(Diagnostic::new(format!("The bar {found} stands outside of braces."), span)
                    .with_hint("A game is written with braces: `{1|0}`."))
            }
            _ => Err(self.missing_operator("an operator or `;`")),
        }
    }

    /// Statements, up to the first token that cannot continue them.
    fn script(&mut self) -> Parse<Script> {
        let mut script = Script::default();
        loop {
            while self.eat(Token::Semicolon) {
                script.ends_with_semicolon = true;
            }
            if self.ends_script() {
                return Ok(script);
            }
            let statement = self.statement()?;
            let closed = is_control(&statement);
            script.statements.push(statement);
            script.ends_with_semicolon = false;
            if self.peek() != Token::Semicolon && !closed {
                return Ok(script);
            }
        }
    }

    /// Whether the current token ends a sequence of statements rather than starting the next one.
    fn ends_script(&self) -> bool {
        matches!(
            self.peek(),
            Token::EndOfText
                | Token::End
                | Token::Else
                | Token::Elseif
                | Token::Then
                | Token::RightParen
                | Token::RightBracket
                | Token::RightBrace
        )
    }

    fn statement(&mut self) -> Parse<Statement> {
        let start = self.span();
        let kind = if self.eat(Token::Var) {
            let name = self.name("a name after `var`")?;
            let value = if self.eat(Token::Assign) { Some(self.operand_of(":=")?) } else { None };
            StatementKind::Var { name, value }
        } else {
            StatementKind::Expr(self.expression()?)
        };
        Ok(Statement { kind, span: start.to(self.previous_span()) })
    }

    /// `begin ... end`.
    pub(super) fn block(&mut self) -> Parse<Expr> {
        let open = self.bump();
        let script = self.script()?;
        let close = self.close(open, Token::End, "an operator, `;` or `end`")?;
        self.node(ExprKind::Block(script), open.to(close))
    }

    /// `if ... then ... elseif ... then ... else ... end`.
    pub(super) fn conditional(&mut self) -> Parse<Expr> {
        let open = self.span();
        let mut branches = Vec::new();
        while self.peek() == Token::If && branches.is_empty() || self.peek() == Token::Elseif {
            let word = self.bump().slice(self.text);
            let condition = self.expression()?;
            if !self.eat(Token::Then) {
                return Err(self.unexpected(&format!("`then` after the condition of `{word}`")));
            }
            branches.push((condition, self.script()?));
        }
        let otherwise = if self.eat(Token::Else) { Some(self.script()?) } else { None };
        let expected = if otherwise.is_some() {
            "an operator, `;` or `end`"
        } else {
            "an operator, `;`, `elseif`, `else` or `end`"
        };
        let close = self.close(open, Token::End, expected)?;
        self.node(ExprKind::If { branches, otherwise }, open.to(close))
    }

    /// An expression that must follow `word`.
    pub(super) fn operand_of(&mut self, word: &str) -> Parse<Expr> {
        self.check_operand(word)?;
        self.nested(Self::expression)
    }

    /// Complains unless an expression may start here, behind `word`.
    pub(super) fn check_operand(&self, word: &str) -> Parse<()> {
        let token = self.peek();
        if token.starts_operand() || token.is_sign() || token == Token::Not {
            return Ok(());
        }
        Err(self.unexpected(&format!("an expression after `{word}`")))
    }
}

/// Whether the statement ends with `end`, after which no `;` is needed.
fn is_control(statement: &Statement) -> bool {
    match &statement.kind {
        StatementKind::Expr(Expr { kind, .. }) => {
            matches!(kind, ExprKind::If { .. } | ExprKind::Block(_) | ExprKind::Loop { .. })
        }
        StatementKind::Class(_) | StatementKind::Try { .. } => true,
        StatementKind::Def { function, .. } => matches!(function.body.kind, ExprKind::Block(_)),
        _ => false,
    }
}
