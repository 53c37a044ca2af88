//! Trees as s-expressions, for tests and for looking at the result of the parser.

mod declaration;

use std::fmt::{self, Display, Formatter};

use self::declaration::{write_comprehension, write_loop, write_pieces};
use super::{Argument, Direction, Expr, ExprKind, Game, Name, Script, UpAmount};

impl fmt::Debug for Expr {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        Display::fmt(self, f)
    }
}

impl Display for Name {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Display for Script {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for (index, statement) in self.statements.iter().enumerate() {
            write!(f, "{}{statement}", if index == 0 { "" } else { "; " })?;
        }
        f.write_str(if self.ends_with_semicolon { ";" } else { "" })
    }
}

impl Display for Expr {
    /// Writes the tree in the manner of Lisp, with the operator first: `(+ 1 (star 2))`.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        crate::with_stack(|| write_kind(&self.kind, f))
    }
}

fn write_kind(kind: &ExprKind, f: &mut Formatter<'_>) -> fmt::Result {
    match kind {
        ExprKind::Integer(text) | ExprKind::Name(text) => f.write_str(text),
        ExprKind::String(text) => write!(f, "{text:?}"),
        ExprKind::Boolean(value) => write!(f, "{value}"),
        ExprKind::Interpolated(pieces) => write_pieces(pieces, f),
        ExprKind::This => f.write_str("this"),
        ExprKind::Super => f.write_str("super"),
        ExprKind::Chained { first, rest } => {
            write!(f, "(chain {first}")?;
            let mut rest = rest.iter();
            rest.try_for_each(|(operator, _, right)| write!(f, " {} {right}", operator.symbol()))?;
            f.write_str(")")
        }
        ExprKind::Loop { clauses, body } => write_loop(clauses, body, f),
        ExprKind::Comprehension { gathered, clauses } => write_comprehension(gathered, clauses, f),
        ExprKind::Function(function) => write!(f, "{function}"),
        ExprKind::Pass => f.write_str("pass"),
        ExprKind::Star(None) => f.write_str("*"),
        ExprKind::Star(Some(n)) => write!(f, "(star {n})"),
        ExprKind::Up { direction, amount, star: None } => write_up(*direction, amount, f),
        ExprKind::Up { direction, amount, star: Some(star) } => {
            f.write_str("(upstar ")?;
            write_up(*direction, amount, f)?;
            write!(f, " {star})")
        }
        ExprKind::Game(game) => write_game(game, f),
        ExprKind::List(elements) => write_all(f, "[", elements, "]"),
        ExprKind::Set(elements) if elements.is_empty() => f.write_str("(set)"),
        ExprKind::Set(elements) => write_all(f, "(set ", elements, ")"),
        ExprKind::Map(entries) => {
            f.write_str("(map")?;
            entries.iter().try_for_each(|(key, value)| write!(f, " ({key} {value})"))?;
            f.write_str(")")
        }
        ExprKind::Coordinates(row, column) => write!(f, "(at {row} {column})"),
        ExprKind::Paren(inner) => write!(f, "(paren {inner})"),
        ExprKind::Unary { operator, operand, .. } => {
            write!(f, "({} {operand})", operator.symbol())
        }
        ExprKind::Binary { operator, left, right, .. } => {
            write!(f, "({} {left} {right})", operator.symbol())
        }
        ExprKind::Range { from, to, step: None } => write!(f, "(.. {from} {to})"),
        ExprKind::Range { from, to, step: Some(step) } => write!(f, "(.. {from} {to} {step})"),
        ExprKind::Infix { object, method, argument } => {
            write!(f, "(infix {method} {object} {argument})")
        }
        ExprKind::Member { object, name } => write!(f, "(. {object} {name})"),
        ExprKind::Index { object, index } => write!(f, "(index {object} {index})"),
        ExprKind::Call { function, arguments } => {
            write!(f, "(call {function}")?;
            for Argument { name, value } in arguments {
                match name {
                    None => write!(f, " {value}")?,
                    Some(name) => write!(f, " (=> {name} {value})")?,
                }
            }
            f.write_str(")")
        }
        ExprKind::Assign { target, value } => write!(f, "(:= {target} {value})"),
        ExprKind::If { branches, otherwise } => {
            f.write_str("(if")?;
            branches.iter().try_for_each(|(test, script)| write!(f, " ({test} {script})"))?;
            otherwise.iter().try_for_each(|script| write!(f, " (else {script})"))?;
            f.write_str(")")
        }
        ExprKind::Block(script) => write!(f, "(begin {script})"),
        ExprKind::Error(message) => write!(f, "(error {message})"),
    }
}

fn write_up(direction: Direction, amount: &UpAmount, f: &mut Formatter<'_>) -> fmt::Result {
    let arrow = match direction {
        Direction::Up => "^",
        Direction::Down => "v",
    };
    match amount {
        UpAmount::Count(n) => (0..*n).try_for_each(|_| f.write_str(arrow)),
        UpAmount::Times(n) => write!(f, "({arrow} {n})"),
        UpAmount::Nth(n) => write!(f, "({arrow}<> {n})"),
        UpAmount::Sum(n) => write!(f, "({arrow}[] {n})"),
    }
}

fn write_game(game: &Game, f: &mut Formatter<'_>) -> fmt::Result {
    let (open, close) = if game.explicit { ("'{", "}'") } else { ("{", "}") };
    game.name.iter().try_for_each(|name| write!(f, "{name}"))?;
    write_all(f, open, &game.left, "|")?;
    write_all(f, "", &game.right, close)
}

fn write_all(f: &mut Formatter<'_>, open: &str, all: &[Expr], close: &str) -> fmt::Result {
    f.write_str(open)?;
    for (index, expr) in all.iter().enumerate() {
        write!(f, "{}{expr}", if index == 0 { "" } else { " " })?;
    }
    f.write_str(close)
}
