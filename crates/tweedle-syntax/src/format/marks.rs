//! Marks of tokens: what the syntax tree says of them.

use crate::ast::{
    BinaryOperator, Class, Expr, ExprKind, LoopBody, MemberKind, Script, Statement, StatementKind,
};
use crate::lexer::Token;
use crate::span::Span;

/// The marks of the tokens, by their indices.
pub(super) struct Marks {
    /// True if a statement or a member of a class begins with the token.
    pub(super) starts: Vec<bool>,
    /// True if the token is an operator with space on both sides.
    pub(super) operators: Vec<bool>,
    /// True if a loop begins with the token.
    pub(super) loops: Vec<bool>,
    /// True if nothing separates the token from the one before it.
    pub(super) glued: Vec<bool>,
}

/// The expressions that are still to be walked through, and the marks found until now.
struct Walk<'t> {
    text: &'t str,
    tokens: &'t [(Token, Span)],
    marks: Marks,
    pending: Vec<Expr>,
    /// The binary operators, and which of them are usually written without space.
    binary: Vec<(usize, bool)>,
    keeps_space: bool,
}

impl Marks {
    pub(super) fn new(
        text: &str,
        tokens: &[(Token, Span)],
        mut script: Script,
        keeps_space: bool,
    ) -> Marks {
        let none = || vec![false; tokens.len()];
        let marks = Marks { starts: none(), operators: none(), loops: none(), glued: none() };
        let (pending, binary) = (Vec::new(), Vec::new());
        let mut walk = Walk { text, tokens, marks, pending, binary, keeps_space };
        walk.script(&mut script);
        while let Some(mut expr) = walk.pending.pop() {
            walk.expr(&mut expr);
        }
        walk.space_operators();
        walk.marks
    }
}

impl Walk<'_> {
    /// The index of the token that starts at a place.
    fn at(&self, start: u32) -> Option<usize> {
        self.tokens.binary_search_by_key(&start, |(_, span)| span.start).ok()
    }

    /// The index of the first token at or behind a place.
    fn behind(&self, place: u32) -> usize {
        self.tokens.partition_point(|(_, span)| span.start < place)
    }

    fn script(&mut self, script: &mut Script) {
        for statement in &mut script.statements {
            self.starts(statement.span);
            self.statement(statement);
        }
    }

    fn starts(&mut self, span: Span) {
        if let Some(index) = self.at(span.start) {
            self.marks.starts[index] = true;
        }
    }

    fn statement(&mut self, statement: &mut Statement) {
        match &mut statement.kind {
            StatementKind::Class(class) => self.class(class),
            StatementKind::Try { body, finally } => {
                self.script(body);
                self.script(finally);
            }
            StatementKind::Def { name, .. } => self.glue_behind(name.span),
            _ => {}
        }
        statement.for_each_expression(&mut |expr| detach(expr, &mut self.pending));
    }

    fn class(&mut self, class: &mut Class) {
        self.glue_behind(class.name.span);
        for member in &mut class.members {
            self.starts(member.span);
            match &mut member.kind {
                MemberKind::Class(class) => self.class(class),
                MemberKind::Static(script) => self.script(script),
                MemberKind::Statement(statement) => self.statement(statement),
                MemberKind::Method(method) => self.glue_behind(method.name.span),
                MemberKind::Var(_) => {}
            }
        }
    }

    /// Glues the bracket that follows a name to it.
    fn glue_behind(&mut self, name: Span) {
        let index = self.behind(name.end);
        if self.tokens.get(index).is_some_and(|token| token.0 == Token::LeftParen) {
            self.marks.glued[index] = true;
        }
    }

    fn expr(&mut self, expr: &mut Expr) {
        if matches!(expr.kind, ExprKind::Loop { .. })
            && let Some(index) = self.at(expr.span.start)
        {
            self.marks.loops[index] = true;
        }
        match &mut expr.kind {
            ExprKind::If { branches, otherwise } => {
                let parts = branches.iter_mut().map(|(_, script)| script).chain(otherwise);
                parts.for_each(|script| self.script(script));
            }
            ExprKind::Block(script) | ExprKind::Loop { body: LoopBody::Do(script), .. } => {
                self.script(script);
            }
            ExprKind::Loop { body: LoopBody::Yield(scripts), .. } => {
                for script in scripts {
                    self.script(script);
                }
            }
            ExprKind::Binary { operator, operator_span, left, right } => {
                let is_fraction = *operator == BinaryOperator::Divide
                    && matches!(left.kind, ExprKind::Integer(_))
                    && matches!(right.kind, ExprKind::Integer(_));
                let is_tight = is_fraction || *operator == BinaryOperator::Power;
                self.operator(*operator_span, is_tight);
            }
            ExprKind::Chained { rest, .. } => {
                for (_, span, _) in rest {
                    self.operator(*span, false);
                }
            }
            ExprKind::Call { function, .. } => self.glue_operand(function.span),
            ExprKind::Index { object, .. } => self.glue_operand(object.span),
            _ => {}
        }
        expr.kind.for_each_child(&mut |child| detach(child, &mut self.pending));
    }

    /// Glues the bracket that follows an operand to it, unless it might be taken for a part of the operand.
    fn glue_operand(&mut self, operand: Span) {
        let index = self.behind(operand.end);
        let before = index.checked_sub(1).map(|before| self.tokens[before].0);
        let is_plain = matches!(
            before,
            Some(
                Token::Identifier
                    | Token::String
                    | Token::StringEnd
                    | Token::This
                    | Token::RightParen
                    | Token::RightBracket
                    | Token::RightBrace
            )
        );
        if is_plain && index < self.tokens.len() {
            self.marks.glued[index] = true;
        }
    }

    fn operator(&mut self, span: Span, is_tight: bool) {
        // An operator without a token adds the part that is attached to a number, and `½` is one token.
        if let Some(index) = self.at(span.start)
            && self.tokens[index].1 == span
            && self.tokens[index].0 != Token::Fraction
        {
            self.binary.push((index, is_tight));
        }
    }

    /// Operators get space around them. Those that are usually written without have it only if they had it.
    fn space_operators(&mut self) {
        self.binary.sort_unstable();
        let is_binary = |index: usize| self.binary.binary_search_by_key(&index, |it| it.0).is_ok();
        let touches = |index: usize| {
            let ends = index.checked_sub(1).and_then(|before| self.tokens.get(before));
            let starts = self.tokens.get(index);
            ends.zip(starts).is_some_and(|(left, right)| left.1.end == right.1.start)
        };
        for &(index, is_tight) in &self.binary {
            // `*n*2` is a product, and `*n * 2` would call a method of `*`.
            let follows_argument = index > 1
                && self.tokens[index - 1].0 == Token::Identifier
                && !is_binary(index - 2)
                && matches!(
                    self.tokens[index - 2].0,
                    Token::Star | Token::Ups(_) | Token::UpArrows(_) | Token::Downs(_)
                );
            let text = self.tokens[index].1.slice(self.text);
            let is_word = text.starts_with(|c: char| c.is_ascii_alphabetic());
            let had_none = touches(index) && touches(index + 1);
            let stays_tight = had_none && (is_tight || follows_argument);
            self.marks.operators[index] = is_word || !self.keeps_space && !stays_tight;
        }
    }
}

/// Puts an expression off, so that walking needs no stack for the height of the tree.
fn detach(expr: &mut Expr, pending: &mut Vec<Expr>) {
    let leaf = Expr::new(ExprKind::Pass, expr.span);
    pending.push(std::mem::replace(expr, leaf));
}
