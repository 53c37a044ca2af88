//! Blocks, choices and loops.

use super::state::{Parse, Parser};
use crate::ast::{Clause, Expr, ExprKind, LoopBody, StatementKind};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

impl Parser<'_> {
    /// `begin ... end`.
    pub(super) fn block(&mut self) -> Parse<Expr> {
        let open = self.bump();
        let expected = "an operator, `;` or `end`";
        let script = self.script(expected)?;
        let close = self.close(open, Token::End, expected)?;
        self.node(ExprKind::Block(script), open.to(close))
    }

    /// `if ... then ... elseif ... then ... else ... end`.
    pub(super) fn conditional(&mut self) -> Parse<Expr> {
        let open = self.span();
        let mut branches = Vec::new();
        while self.peek() == Token::If && branches.is_empty() || self.peek() == Token::Elseif {
            let word = self.bump().slice(self.text);
            let condition = self.head(&[Token::Then], Self::condition, Self::unknown)?;
            self.then(word)?;
            branches.push((condition, self.script("an operator, `;`, `elseif`, `else` or `end`")?));
        }
        let expected = "an operator, `;` or `end`";
        let otherwise = if self.eat(Token::Else) { Some(self.script(expected)?) } else { None };
        let expected = if otherwise.is_some() {
            expected
        } else {
            "an operator, `;`, `elseif`, `else` or `end`"
        };
        let close = self.close(open, Token::End, expected)?;
        self.node(ExprKind::If { branches, otherwise }, open.to(close))
    }

    /// `then`, after the condition of `word`. Where it is missing, parsing goes on without it.
    fn then(&mut self, word: &str) -> Parse<()> {
        if self.eat(Token::Then) {
            return Ok(());
        }
        let mistake = self.unexpected(&format!("`then` after the condition of `{word}`"));
        self.go_on_without(mistake, Token::Do)
    }

    /// Reports that a word is missing, and goes on as if it were there, or as if `instead` were it.
    fn go_on_without(&mut self, mistake: Diagnostic, instead: Token) -> Parse<()> {
        let token = self.peek();
        if token == instead {
            self.report(mistake);
            self.bump();
            return Ok(());
        }
        let starts = token.starts_operand() || token.starts_statement();
        if starts && !matches!(token, Token::LeftBrace | Token::Begin) {
            self.report(mistake);
            return Ok(());
        }
        Err(mistake)
    }

    /// An expression in the beginning of a construct, where braces after a name look like a block.
    fn condition(&mut self) -> Parse<Expr> {
        let outer = self.behind_head.replace("`then`");
        let condition = self.expression();
        self.behind_head = outer;
        condition
    }

    /// The expression that takes the place of one that could not be parsed.
    fn unknown(&self) -> Expr {
        Expr::new(ExprKind::Pass, self.previous_span())
    }

    /// `for ... do ... end`, `while ... yield ... yield ... end`.
    pub(super) fn looped(&mut self) -> Parse<Expr> {
        let open = self.span();
        let clauses = self.head(&[Token::Do, Token::Yield], Self::loop_clauses, |_| Vec::new())?;
        if !matches!(self.peek(), Token::Do | Token::Yield) {
            let mistake = self.unexpected("an operator, `do` or `yield`");
            self.go_on_without(mistake, Token::Then)?;
            return self.do_body(open, clauses);
        }
        if self.eat(Token::Do) {
            return self.do_body(open, clauses);
        }
        let mut scripts = Vec::new();
        let expected = "an operator, `;`, `yield` or `end`";
        while self.eat(Token::Yield) {
            scripts.push(self.script(expected)?);
        }
        let close = self.close(open, Token::End, expected)?;
        let body = LoopBody::Yield(scripts);
        self.node(ExprKind::Loop { clauses, body }, open.to(close))
    }

    fn do_body(&mut self, open: Span, clauses: Vec<Clause>) -> Parse<Expr> {
        let expected = "an operator, `;` or `end`";
        let body = LoopBody::Do(self.script(expected)?);
        let close = self.close(open, Token::End, expected)?;
        self.node(ExprKind::Loop { clauses, body }, open.to(close))
    }

    fn loop_clauses(&mut self) -> Parse<Vec<Clause>> {
        let outer = self.behind_head.replace("`do` or `yield`");
        let mut clauses = Vec::new();
        let result = (|| {
            if self.peek() == Token::While {
                clauses.push(self.while_clause()?);
            }
            clauses.extend(self.clauses()?);
            Ok(clauses)
        })();
        self.behind_head = outer;
        result
    }

    /// `try ... finally ... end`.
    pub(super) fn attempt(&mut self) -> Parse<StatementKind> {
        let open = self.bump();
        let body = self.declared(|parser| parser.script("an operator, `;` or `finally`"))?;
        if !self.eat(Token::Finally) {
            let is_added = self.peek() == Token::End && self.span().range().is_empty();
            if is_added || self.is_at_end() {
                return Err(self.never_closed(open, Token::End));
            }
            let mistake = self.unexpected("an operator, `;` or `finally`");
            return Err(mistake.with_hint(self.still_open(open)));
        }
        let expected = "an operator, `;` or `end`";
        let finally = self.declared(|parser| parser.script(expected))?;
        self.close(open, Token::End, expected)?;
        Ok(StatementKind::Try { body, finally })
    }

    /// Runs the rule for what stands in a class or in a `try`. They are parts of one another without
    /// expressions in between, and so are not bounded by the height of these.
    pub(super) fn declared<T>(&mut self, rule: impl FnOnce(&mut Self) -> Parse<T>) -> Parse<T> {
        const MOST: u32 = 100;
        if self.declarations >= MOST {
            self.is_hopeless.set(true);
            return Err(Diagnostic::new(say::nested_too_deep(), self.span()));
        }
        self.declarations += 1;
        let result = self.nested(rule);
        self.declarations -= 1;
        result
    }
}
