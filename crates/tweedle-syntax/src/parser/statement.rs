//! Programs and statements.

use super::state::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Function, Script, Statement, StatementKind};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;

/// The words that may stand before a class outside of classes.
const OF_CLASSES: &[Token] = &[Token::Mutable, Token::Override, Token::Singleton, Token::System];
/// The words that may stand before an enumeration outside of classes.
const OF_ENUMS: &[Token] = &[Token::Mutable, Token::Override, Token::System];

impl Parser<'_> {
    /// The whole text.
    pub(super) fn program(&mut self, script: &mut Script) -> Parse<()> {
        loop {
            self.statements(script, "an operator or `;`")?;
            let (token, span) = (self.peek(), self.span());
            let found = self.quoted(span);
            let said = match token {
                Token::EndOfText => return Ok(()),
                Token::Then | Token::Else | Token::Elseif => say::belongs_to_nothing(found, "`if`"),
                Token::Yield => say::belongs_to_nothing(found, "loop"),
                Token::Finally => say::belongs_to_nothing(found, "`try`"),
                _ => {
                    if self.pass_stray() {
                        continue;
                    }
                    say::closes_nothing(found)
                }
            };
            self.report(Diagnostic::new(said, span));
            self.bump();
            if token != Token::Then {
                self.pardoned.push(Token::End);
            }
        }
    }

    /// Statements, up to the first token that cannot continue them; `expected` says what may stand behind one.
    pub(super) fn script(&mut self, expected: &str) -> Parse<Script> {
        let outer = (self.statement, self.leading);
        let mut script = Script::default();
        self.statements(&mut script, expected)?;
        (self.statement, self.leading) = outer;
        Ok(script)
    }

    fn statements(&mut self, script: &mut Script, expected: &str) -> Parse<()> {
        loop {
            while self.eat(Token::Semicolon) {
                script.ends_with_semicolon = true;
            }
            if self.peek().is_closing_bracket() && self.pass_stray() {
                continue;
            }
            if self.peek().ends_script() {
                return Ok(());
            }
            let start = self.position;
            self.statement = start;
            match self.statement() {
                Ok(statement) => {
                    let is_closed = is_control(&statement);
                    script.statements.push(statement);
                    script.ends_with_semicolon = false;
                    self.statement = start;
                    if self.peek() != Token::Semicolon && !is_closed && !self.peek().ends_script() {
                        let mistake = self.missing_operator(expected);
                        if !self.indents().starts_line(self.position) {
                            script.statements.pop();
                        }
                        self.recover(start, mistake)?;
                    }
                }
                Err(mistake) => self.recover(start, mistake)?,
            }
        }
    }

    pub(super) fn statement(&mut self) -> Parse<Statement> {
        let start = self.span();
        let is_control =
            matches!(self.peek(), Token::If | Token::Begin | Token::For | Token::While);
        self.leading = is_control.then_some(start.start);
        let kind = match self.peek() {
            Token::Var => self.variable()?,
            Token::Def => self.definition()?,
            Token::Import => self.import()?,
            Token::Break => {
                self.bump();
                StatementKind::Break
            }
            Token::Continue => {
                self.bump();
                StatementKind::Continue
            }
            Token::Clear => {
                self.bump();
                StatementKind::Clear
            }
            Token::Return => {
                self.bump();
                let has_value = self.peek().starts_expression();
                StatementKind::Return(if has_value {
                    Some(self.operand_of("return")?)
                } else {
                    None
                })
            }
            Token::Try => self.attempt()?,
            Token::Do => {
                let hint = "Statements are put together by `begin ... end`.";
                self.report(Diagnostic::new(say::do_without_loop(), self.span()).with_hint(hint));
                StatementKind::Expr(self.nested(Self::block)?)
            }
            token if token.is_modifier() || matches!(token, Token::Class | Token::Enum) => {
                self.class_statement()?
            }
            _ => StatementKind::Expr(self.expression()?),
        };
        Ok(Statement { kind, span: start.to(self.previous_span()) })
    }

    /// `var x := e`.
    fn variable(&mut self) -> Parse<StatementKind> {
        self.bump();
        let name = self.name("a name after `var`")?;
        let value = self.first_value()?;
        if self.peek() == Token::Comma {
            return Err(Diagnostic::new(say::several_variables(), self.span()));
        }
        Ok(StatementKind::Var { name, value })
    }

    /// `:= e` behind a name that `var` declares. A `=` in its place is reported, and means the same.
    pub(super) fn first_value(&mut self) -> Parse<Option<Expr>> {
        let next = self.token(self.position + 1);
        if self.peek() == Token::BareEqual && next.starts_expression() {
            self.report(self.unexpected("`:=`"));
            self.bump();
            return self.nested(Self::expression).map(Some);
        }
        if self.eat(Token::Assign) { self.operand_of(":=").map(Some) } else { Ok(None) }
    }

    /// `def f(x) := e`, outside of classes.
    fn definition(&mut self) -> Parse<StatementKind> {
        self.bump();
        if self.peek() == Token::Op {
            return Err(Diagnostic::new(say::operator_outside_of_class(), self.span()));
        }
        let name = self.name("the name of a function after `def`")?;
        let after = format!("`def {}`", name.text);
        if self.peek() != Token::LeftParen {
            let hint = format!(
                "A function without parameters is written `def {0}() := e`, a variable `{0} := e`.",
                name.text
            );
            return Err(self.unexpected(&format!("`(` after {after}")).with_hint(hint));
        }
        let words = [Token::Assign, Token::Begin];
        let (parameters, _) = self.head(&words, Self::signature, |_| (None, None))?;
        let body = Box::new(self.body(&after)?);
        let parameters = parameters.unwrap_or_default();
        Ok(StatementKind::Def { name, function: Function { parameters, body } })
    }

    /// `import "path"`.
    fn import(&mut self) -> Parse<StatementKind> {
        self.bump();
        let path_span = self.span();
        match self.peek() {
            Token::String => {
                let path = self.string(path_span)?;
                self.bump();
                Ok(StatementKind::Import { path, path_span })
            }
            Token::StringStart => Err(Diagnostic::new(say::path_with_values(), path_span)),
            _ => Err(self
                .unexpected("a path after `import`")
                .with_hint("A path is a string: `import \"games.cgs\"`.")),
        }
    }

    /// A class outside of classes.
    fn class_statement(&mut self) -> Parse<StatementKind> {
        let doc = self.doc();
        let words = self.modifiers();
        let allowed = match self.peek() {
            Token::Class => OF_CLASSES,
            Token::Enum => OF_ENUMS,
            _ => {
                let last = self.quoted(self.previous_span());
                let mistake = self.unexpected(&format!("`class` or `enum` after {last}"));
                return Err(match self.peek() {
                    Token::Def | Token::Var => {
                        mistake.with_hint(format!("{last} stands only before members of a class."))
                    }
                    _ => mistake,
                });
            }
        };
        Ok(StatementKind::Class(Box::new(self.class(doc, &words, allowed)?)))
    }

    /// True if the operand is `if ... end` or its like at the beginning of a statement. A name or a bracket
    /// behind it begins the next statement, as no `;` is needed between them.
    pub(super) fn is_leading_control(&self, operand: &Expr) -> bool {
        self.leading == Some(operand.span.start) && is_control_expression(operand)
    }

    /// An expression that must follow `word`.
    pub(super) fn operand_of(&mut self, word: &str) -> Parse<Expr> {
        self.check_operand(word)?;
        self.nested(Self::expression)
    }

    /// Complains unless an expression may start here, behind `word`.
    pub(super) fn check_operand(&self, word: &str) -> Parse<()> {
        if self.peek().starts_expression() {
            return Ok(());
        }
        Err(self.unexpected(&format!("an expression after `{word}`")))
    }
}

/// True if the statement ends with `end`, after which no `;` is needed.
pub(super) fn is_control(statement: &Statement) -> bool {
    match &statement.kind {
        StatementKind::Expr(expr) => is_control_expression(expr),
        StatementKind::Class(_) | StatementKind::Try { .. } => true,
        StatementKind::Def { function, .. } => matches!(function.body.kind, ExprKind::Block(_)),
        _ => false,
    }
}

fn is_control_expression(expr: &Expr) -> bool {
    matches!(expr.kind, ExprKind::If { .. } | ExprKind::Block(_) | ExprKind::Loop { .. })
}
