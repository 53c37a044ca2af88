//! Programs: statements in order, and their variables.

use crate::ast::{Name, Script, Statement, StatementKind};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::{Session, library, parse, print};

impl Session {
    /// Evaluates a program and returns the printed form of its last value; `None` if the program
    /// is empty or ends with a `;`.
    ///
    /// # Errors
    /// [`Failure`] with the place of a mistake or the reason of a stop. The session stays usable
    /// after both, with the variables assigned until then.
    pub fn run(&mut self, text: &str) -> Evaluated<Option<String>> {
        self.or_forget(|session| {
            let script = parse(text)?;
            let span = script.statements.last().map(|last| last.span);
            let value = session.evaluate(&script)?;
            match span {
                Some(span) if !script.ends_with_semicolon => {
                    print::text(session, &value, span).map(Some)
                }
                _ => Ok(None),
            }
        })
    }

    /// Evaluates a program and returns its last value.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn evaluate(&mut self, script: &Script) -> Evaluated<Value> {
        self.blocks.clear();
        self.statements(&script.statements)
    }

    /// The names that an expression may start with: variables, rulesets, classes and functions.
    pub fn names(&self) -> Vec<String> {
        let library = library::names().map(str::to_owned);
        let rulesets = self.registry.entries().iter().map(|entry| entry.name.to_owned());
        self.variables.keys().cloned().chain(library).chain(rulesets).collect()
    }

    pub(super) fn statements(&mut self, statements: &[Statement]) -> Evaluated<Value> {
        let mut last = Value::Nothing;
        for statement in statements {
            last = match &statement.kind {
                StatementKind::Expr(expr) => self.expr(expr)?,
                StatementKind::Def { .. }
                | StatementKind::Class(_)
                | StatementKind::Import { .. }
                | StatementKind::Break
                | StatementKind::Continue
                | StatementKind::Return(_)
                | StatementKind::Try { .. }
                | StatementKind::Clear => {
                    return Err(Failure::new("This is not supported yet.", statement.span));
                }
                StatementKind::Var { name, value } => {
                    let value = match value {
                        Some(value) => self.expr(value)?,
                        None => Value::Nothing,
                    };
                    self.declare(name, value.clone())?;
                    value
                }
            };
        }
        Ok(last)
    }

    fn declare(&mut self, name: &Name, value: Value) -> Evaluated<()> {
        check_assignable(name)?;
        match self.blocks.last_mut() {
            Some(block) => {
                if block.insert(name.text.clone(), value).is_some() {
                    return Err(Failure::new(format!("Duplicate var: `{}`", name.text), name.span));
                }
            }
            None => {
                self.variables.insert(name.text.clone(), value);
            }
        }
        Ok(())
    }

    pub(super) fn assign(&mut self, name: &Name, value: Value) -> Evaluated<()> {
        check_assignable(name)?;
        let block = self.blocks.iter_mut().rev().find_map(|block| block.get_mut(&name.text));
        match block {
            Some(variable) => *variable = value,
            None => {
                self.variables.insert(name.text.clone(), value);
            }
        }
        Ok(())
    }
}

/// Refuses names that mean something else.
fn check_assignable(name: &Name) -> Evaluated<()> {
    if library::is_class(&name.text) {
        let message = format!("Cannot assign to class name as variable: `{}`", name.text);
        return Err(Failure::new(message, name.span));
    }
    if !name.text.is_ascii() {
        let message = format!("`{}` is a game and cannot be a variable.", name.text);
        return Err(Failure::new(message, name.span));
    }
    if library::is_printed(&name.text) {
        let message = format!("`{}` cannot be a variable.", name.text);
        return Err(Failure::new(message, name.span).with_hint(format!(
            "Values are printed with this name, and would not read back. Take another, such as \
             `my{}`.",
            name.text
        )));
    }
    Ok(())
}
