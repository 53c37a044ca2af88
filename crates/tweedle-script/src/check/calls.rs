//! Calls of functions and classes that are known: whether the arguments fit the parameters.

use super::symbol::{Meaning, SymbolKind};
use crate::Span;
use crate::check::note::Note;
use crate::check::walk::{Callable, KnownParameter, Resolver};
use crate::session::class_names::find_class;
use std::collections::{HashMap, HashSet};
use tweedle_syntax::ast::{
    Argument, Class, Default, Expr, ExprKind, MemberKind, Parameter, Statement, StatementKind,
};
use tweedle_syntax::{Diagnostic, say};

/// The parameters of the functions and classes of a program, by the places of their names. A name that is
/// declared twice, or given a value, is left out.
pub(super) fn callables(
    statements: &[Statement],
    assigned: &HashSet<String>,
) -> HashMap<Span, Callable> {
    let mut found: HashMap<&str, Vec<(Span, Option<Callable>)>> = HashMap::new();
    for statement in statements {
        let (name, callable) = match &statement.kind {
            StatementKind::Def { name, function } => {
                (name, Some(Callable::With(known(&function.parameters))))
            }
            StatementKind::Class(class) => (&class.name, of_class(class)),
            _ => continue,
        };
        if assigned.contains(&name.text) {
            continue;
        }
        found.entry(&name.text).or_default().push((name.span, callable));
    }
    let alone = found.into_values().filter(|all| all.len() == 1).flatten();
    alone.filter_map(|(span, callable)| Some((span, callable?))).collect()
}

/// The parameters of a class; `None` if they are not known.
fn of_class(class: &Class) -> Option<Callable> {
    let is_eval = |member: &tweedle_syntax::ast::Member| matches!(&member.kind, MemberKind::Method(method) if method.name.text == "Eval");
    if class.members.iter().any(is_eval) {
        return None;
    }
    match &class.parameters {
        Some(parameters) => Some(Callable::With(known(parameters))),
        // The class that it extends may be called in its place.
        None if !class.extends.is_empty() || class.modifiers.is_singleton => None,
        None => Some(Callable::Never),
    }
}

fn known(parameters: &[Parameter]) -> Vec<KnownParameter> {
    let known = |it: &Parameter| KnownParameter {
        name: it.name.text.clone(),
        is_optional: !matches!(it.default, Default::Required),
        is_variadic: it.is_variadic,
    };
    parameters.iter().map(known).collect()
}

impl Resolver<'_> {
    /// Reports a mistake in the arguments of a call, if the callee is known.
    pub(super) fn check_call(&mut self, function: &Expr, arguments: &[Argument], whole: Span) {
        let ExprKind::Name(name) = &function.kind else { return };
        let mention = self.checked.mentions.iter().rev().find(|it| it.span == function.span);
        let meaning = mention.map(|it| it.meaning.clone()).or_else(|| {
            // Its meaning is noted when all of the text is known.
            let symbol = self.globals.get(name).filter(|_| self.level.is_none());
            symbol.map(|it| Meaning::Symbol(*it))
        });
        let diagnostic = match meaning {
            Some(Meaning::Symbol(symbol)) => {
                let symbol = &self.checked.symbols[symbol];
                let is_global = matches!(symbol.kind, SymbolKind::Class | SymbolKind::Function);
                match self.callables.get(&symbol.span).filter(|_| is_global) {
                    Some(Callable::With(known)) => {
                        let called = match symbol.kind {
                            SymbolKind::Class => constructor(name),
                            _ => "in function call".to_owned(),
                        };
                        misfit(&called, known, arguments, whole)
                    }
                    Some(Callable::Never) => {
                        Some(Diagnostic::new(say::class_makes_no_objects(name), whole))
                    }
                    None => None,
                }
            }
            Some(Meaning::Class(class)) => {
                let info = find_class(self.session, &class, function.span).ok().flatten();
                info.filter(|info| info.parameters.is_some()).and_then(|info| {
                    let known = |it: &crate::value::code::Parameter| KnownParameter {
                        name: it.name.to_string(),
                        is_optional: it.is_optional,
                        is_variadic: it.is_variadic,
                    };
                    let known: Vec<KnownParameter> =
                        info.constructor.get()?.parameters.iter().map(known).collect();
                    misfit(&constructor(&info.name), &known, arguments, whole)
                })
            }
            _ => None,
        };
        self.checked.notes.extend(diagnostic.map(Note::mistake));
    }
}

fn constructor(class: &str) -> String {
    format!("in call to `{class}` constructor")
}

/// The mistake in the arguments of a call, in the words of the code that runs calls.
fn misfit(
    called: &str,
    known: &[KnownParameter],
    arguments: &[Argument],
    whole: Span,
) -> Option<Diagnostic> {
    let is_variadic = known.last().is_some_and(|it| it.is_variadic);
    let positional = arguments.iter().filter(|it| it.name.is_none()).count();
    if let Some(surplus) = arguments.iter().filter(|it| it.name.is_none()).nth(known.len())
        && !is_variadic
    {
        let most = known.len();
        return Some(Diagnostic::new(
            say::too_many_arguments_of_function(called, positional, most),
            surplus.value.span,
        ));
    }
    let named = || arguments.iter().filter_map(|it| it.name.as_ref());
    if let Some(label) = named().find(|label| known.iter().all(|it| it.name != label.text)) {
        return Some(Diagnostic::new(
            say::unknown_parameter_of_function(called, &label.text),
            label.span,
        ));
    }
    let missing = known.iter().skip(positional).find(|it| {
        !it.is_optional && !it.is_variadic && named().all(|label| label.text != it.name)
    })?;
    Some(Diagnostic::new(say::missing_argument_of_function(called, &missing.name), whole))
}
