//! The clauses of loops and comprehensions: `for x from a to b by s while c where d`.

use super::state::{Parse, Parser};
use crate::ast::{Clause, ClauseKind, Expr, ExprKind, Gathered, Name};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

impl Parser<'_> {
    /// One or more clauses `for ...`.
    pub(super) fn clauses(&mut self) -> Parse<Vec<Clause>> {
        let mut clauses = Vec::new();
        while self.peek() == Token::For {
            clauses.push(self.for_clause()?);
        }
        Ok(clauses)
    }

    /// `for x in c while d where e`.
    fn for_clause(&mut self) -> Parse<Clause> {
        let start = self.bump();
        if self.peek() == Token::LeftParen {
            let mistake = self.unexpected("the name of a variable after `for`");
            return Err(mistake.with_hint("No brackets are needed: `for x in c do ... end`."));
        }
        if self.peek() == Token::Var && self.token(self.position + 1) == Token::Identifier {
            self.report(Diagnostic::new(say::variable_of_loop_declared(), self.span()));
            self.bump();
        }
        let name = self.name("the name of a variable after `for`")?;
        let kind = match self.peek() {
            Token::From => self.from(name)?,
            Token::In => {
                self.bump();
                let collection = Box::new(self.operand_of("in")?);
                if self.peek() == Token::To {
                    return Err(self.range_without_from(&name, &collection));
                }
                ClauseKind::In { name, collection }
            }
            Token::Assign | Token::BareEqual => {
                let is_assign = self.peek() == Token::Assign;
                let sign = self.bump();
                let value = Box::new(self.operand_of(sign.slice(self.text))?);
                if self.peek() == Token::To {
                    return Err(self.range_without_from(&name, &value));
                }
                if !is_assign {
                    self.report(Diagnostic::new(say::equals_after_for(), sign));
                }
                ClauseKind::Be { name, value }
            }
            _ => return Err(self.unexpected("`from`, `in` or `:=` after the variable of `for`")),
        };
        self.conditions(kind, start)
    }

    /// `while c where d`.
    pub(super) fn while_clause(&mut self) -> Parse<Clause> {
        let start = self.span();
        self.conditions(ClauseKind::While, start)
    }

    /// `while c where d`, behind the values that the clause goes through.
    fn conditions(&mut self, kind: ClauseKind, start: Span) -> Parse<Clause> {
        let end = if self.eat(Token::While) { Some(self.boxed("while")?) } else { None };
        let filter = if self.eat(Token::Where) { Some(self.boxed("where")?) } else { None };
        if filter.is_some() && matches!(self.peek(), Token::While | Token::Where) {
            let found = self.found();
            return Err(Diagnostic::new(say::clause_after_where(&found), self.span()));
        }
        let span = start.to(self.previous_span());
        Ok(Clause { kind, end, filter, span })
    }

    /// `from a to b by s`.
    fn from(&mut self, name: Name) -> Parse<ClauseKind> {
        self.bump();
        let from = self.boxed("from")?;
        let to = if self.eat(Token::To) { Some(self.boxed("to")?) } else { None };
        let by = if self.eat(Token::By) { Some(self.boxed("by")?) } else { None };
        if by.is_some() && self.peek() == Token::To {
            let message = say::to_before_by();
            return Err(Diagnostic::new(message, self.span()));
        }
        Ok(ClauseKind::From { name, from, to, by })
    }

    /// The message for `for i in 1 to 3`.
    fn range_without_from(&self, name: &Name, first: &Expr) -> Diagnostic {
        let first = first.span.slice(self.text);
        let first = if first.len() > 20 || first.contains('\n') { "a" } else { first };
        let name = &name.text;
        Diagnostic::new(say::to_without_from(name, first), self.span())
    }

    /// An expression that must follow `word`.
    fn boxed(&mut self, word: &str) -> Parse<Box<Expr>> {
        self.operand_of(word).map(Box::new)
    }

    /// The comprehension whose first `for` is the current token; `start` is where its element starts.
    /// Brackets are left to the caller.
    pub(super) fn comprehension(&mut self, gathered: Gathered, start: Span) -> Parse<Expr> {
        let clauses = self.clauses()?;
        let span = start.to(self.previous_span());
        self.node(ExprKind::Comprehension { gathered, clauses }, span)
    }

    /// The message for `[a, b for x in c]`.
    pub(super) fn several_elements(&self) -> Diagnostic {
        Diagnostic::new(say::several_elements_before_for(), self.span())
    }
}
