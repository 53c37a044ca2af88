//! Statements, functions, loops and classes as s-expressions.

use std::fmt::{self, Display, Formatter};

use crate::ast::{
    Class, Clause, ClauseKind, Default, Function, Gathered, LoopBody, Member, MemberKind, Method,
    Modifiers, Name, Parameter, Piece, Statement, StatementKind,
};

impl Display for Statement {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            StatementKind::Expr(expr) => write!(f, "{expr}"),
            StatementKind::Var { name, value: None } => write!(f, "(var {name})"),
            StatementKind::Var { name, value: Some(value) } => write!(f, "(var {name} {value})"),
            StatementKind::Def { name, function: Function { parameters, body } } => {
                write!(f, "(def {name} ")?;
                write_parameters(parameters, f)?;
                write!(f, " {body})")
            }
            StatementKind::Class(class) => write!(f, "{class}"),
            StatementKind::Import { path, .. } => write!(f, "(import {path:?})"),
            StatementKind::Break => f.write_str("(break)"),
            StatementKind::Continue => f.write_str("(continue)"),
            StatementKind::Return(None) => f.write_str("(return)"),
            StatementKind::Return(Some(value)) => write!(f, "(return {value})"),
            StatementKind::Try { body, finally } => write!(f, "(try {body} (finally {finally}))"),
            StatementKind::Clear => f.write_str("(clear)"),
        }
    }
}

impl Display for Function {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("(-> ")?;
        write_parameters(&self.parameters, f)?;
        write!(f, " {})", self.body)
    }
}

impl Display for Parameter {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Parameter { name, class, default, is_variadic } = self;
        if class.is_none() && matches!(default, Default::Required) && !is_variadic {
            return write!(f, "{name}");
        }
        write!(f, "({name}")?;
        class.iter().try_for_each(|class| write!(f, " as {class}"))?;
        match default {
            Default::Required => {}
            Default::Nothing => f.write_str(" ?")?,
            Default::Value(value) => write!(f, " ? {value}")?,
        }
        f.write_str(if *is_variadic { " ...)" } else { ")" })
    }
}

fn write_parameters(parameters: &[Parameter], f: &mut Formatter<'_>) -> fmt::Result {
    f.write_str("(")?;
    write_joined(parameters, f)?;
    f.write_str(")")
}

/// Writes values with spaces between them.
fn write_joined<T: Display>(values: &[T], f: &mut Formatter<'_>) -> fmt::Result {
    values
        .iter()
        .enumerate()
        .try_for_each(|(index, value)| write!(f, "{}{value}", if index == 0 { "" } else { " " }))
}

impl Display for Class {
    /// Writes the class without its documentation.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let word = if self.elements.is_some() { "enum" } else { "class" };
        write!(f, "({}{word} {}", self.modifiers, self.name)?;
        if let Some(parameters) = &self.parameters {
            f.write_str(" ")?;
            write_parameters(parameters, f)?;
        }
        if !self.extends.is_empty() {
            f.write_str(" (extends ")?;
            write_joined(&self.extends, f)?;
            f.write_str(")")?;
        }
        if let Some(elements) = &self.elements {
            let names: Vec<&Name> = elements.iter().map(|element| &element.name).collect();
            f.write_str(" (")?;
            write_joined(&names, f)?;
            f.write_str(")")?;
        }
        self.members.iter().try_for_each(|member| write!(f, " {member}"))?;
        f.write_str(")")
    }
}

impl Display for Modifiers {
    /// Writes the words with a space behind each.
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let words = [
            (self.is_external, "external "),
            (self.is_mutable, "mutable "),
            (self.is_override, "override "),
            (self.is_private, "private "),
            (self.is_singleton, "singleton "),
            (self.is_static, "static "),
            (self.is_system, "system "),
        ];
        words.iter().filter(|word| word.0).try_for_each(|word| f.write_str(word.1))
    }
}

impl Display for Member {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.kind {
            MemberKind::Class(class) => write!(f, "{class}"),
            MemberKind::Method(Method { name, parameters, result, body }) => {
                write!(f, "({}def {name}", self.modifiers)?;
                if let Some(parameters) = parameters {
                    f.write_str(" ")?;
                    write_parameters(parameters, f)?;
                }
                result.iter().try_for_each(|result| write!(f, " as {result}"))?;
                body.iter().try_for_each(|body| write!(f, " {body}"))?;
                f.write_str(")")
            }
            MemberKind::Var(variables) => {
                write!(f, "({}var", self.modifiers)?;
                variables.iter().try_for_each(|(name, value)| match value {
                    None => write!(f, " ({name})"),
                    Some(value) => write!(f, " ({name} {value})"),
                })?;
                f.write_str(")")
            }
            MemberKind::Static(script) => write!(f, "(static {script})"),
            MemberKind::Statement(statement) => write!(f, "{statement}"),
        }
    }
}

impl Display for Clause {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        match &self.kind {
            ClauseKind::From { name, from, to, by } => {
                write!(f, "for {name} from {from}")?;
                to.iter().try_for_each(|to| write!(f, " to {to}"))?;
                by.iter().try_for_each(|by| write!(f, " by {by}"))?;
            }
            ClauseKind::In { name, collection } => write!(f, "for {name} in {collection}")?,
            ClauseKind::Be { name, value } => write!(f, "for {name} := {value}")?,
            ClauseKind::While => {}
        }
        let space = if matches!(self.kind, ClauseKind::While) { "" } else { " " };
        self.end.iter().try_for_each(|end| write!(f, "{space}while {end}"))?;
        self.filter.iter().try_for_each(|filter| write!(f, " where {filter}"))?;
        f.write_str(")")
    }
}

/// Writes a loop.
pub(super) fn write_loop(
    clauses: &[Clause],
    body: &LoopBody,
    f: &mut Formatter<'_>,
) -> fmt::Result {
    f.write_str("(loop ")?;
    write_joined(clauses, f)?;
    match body {
        LoopBody::Do(script) => write!(f, " (do {script})")?,
        LoopBody::Yield(scripts) => {
            scripts.iter().try_for_each(|script| write!(f, " (yield {script})"))?;
        }
    }
    f.write_str(")")
}

/// Writes a comprehension.
pub(super) fn write_comprehension(
    gathered: &Gathered,
    clauses: &[Clause],
    f: &mut Formatter<'_>,
) -> fmt::Result {
    match gathered {
        Gathered::List(element) => write!(f, "[{element} ")?,
        Gathered::Set(element) => write!(f, "(set {element} ")?,
        Gathered::Map(key, value) => write!(f, "(map ({key} {value}) ")?,
    }
    write_joined(clauses, f)?;
    f.write_str(if matches!(gathered, Gathered::List(_)) { "]" } else { ")" })
}

/// Writes a text with values in it.
pub(super) fn write_pieces(pieces: &[Piece], f: &mut Formatter<'_>) -> fmt::Result {
    f.write_str("(text")?;
    pieces.iter().try_for_each(|piece| match piece {
        Piece::Text(text) => write!(f, " {text:?}"),
        Piece::Value(value) => write!(f, " {value}"),
    })?;
    f.write_str(")")
}
