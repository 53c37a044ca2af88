//! Programs: inputs of a session, compiled and run.

use crate::compile::Compiler;
use crate::failure::{Evaluated, Failure};
use crate::operate::outputs;
use crate::run::{call_value, run_code};
use crate::second_look::second_look;
use crate::session::globals::LAST;
use crate::structured::structured;
use crate::summed::{Sum, summed};
use crate::value::Value;
use crate::{Session, Span, Structured, Style, library, parse, print};
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_syntax::ast::{Script, StatementKind};
use tweedle_syntax::{Diagnostic, Source};

/// The name of an input in messages.
const INPUT: &str = "input";

/// The fate of the last result when a program has another one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Last {
    /// The last result is the result of the program from now on: a person typed the program.
    IsKept,
    /// The last result stays as it was: the program was run to find something out.
    IsAsItWas,
}

/// The results of a program.
pub(crate) struct Ran {
    /// The value of the last statement.
    pub(crate) value: Value,
    /// The place of that.
    pub(crate) span: Option<Span>,
    /// True if the program ends with a `;`.
    pub(crate) is_silent: bool,
    /// The text of the program, which messages are about.
    pub(crate) source: Arc<Source>,
}

impl Session {
    /// Evaluates a program and returns the printed form of its last value, after the lines that it prints itself if there
    /// is no [printer](Session::set_printer); `None` if there is nothing of both: the program is empty or ends with a `;`.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) with the place of a mistake or the reason of a stop. The session stays usable
    /// after both, with the variables assigned until then.
    pub fn run(&mut self, text: &str) -> Evaluated<Option<String>> {
        self.run_source(Source::new(INPUT, text))
    }

    /// The same, where messages about functions of the program call its text by the name of the source, such as that of a
    /// file, and count its lines from those before it. The place of a failure is one in the text alone.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn run_source(&mut self, source: Source) -> Evaluated<Option<String>> {
        run_and_print(self, source, |_, _, _| Ok(())).map(|(text, _)| text)
    }

    /// The same, with the last value as data beside its text; `None` if the program is empty or ends with a `;`, and if
    /// the data are larger than the memory allows.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    ///
    /// ```
    /// # use tweedle_script::{Session, Structured};
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let (text, value) = session.run_structured("[1,true]")?;
    /// assert_eq!(text.as_deref(), Some("[1,true]"));
    /// let items = vec![Structured::Integer(1), Structured::Boolean(true)];
    /// assert_eq!(value, Some(Structured::List(items)));
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn run_structured(
        &mut self,
        text: &str,
    ) -> Evaluated<(Option<String>, Option<Structured>)> {
        self.run_structured_source(Source::new(INPUT, text))
    }

    /// The same of a text with a name, as [`run_source`](Session::run_source).
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn run_structured_source(
        &mut self,
        source: Source,
    ) -> Evaluated<(Option<String>, Option<Structured>)> {
        let data = |session: &mut Session, value: &Value, span| {
            match structured(session, value, span) {
                Ok(value) => Ok(Some(value)),
                Err(failure) if failure.stop == Some(Stop::Cancelled) => Err(failure),
                // What can be printed is not refused for being too large as data.
                Err(_) => Ok(None),
            }
        };
        let (text, value) = run_and_print(self, source, data)?;
        Ok((text, value.flatten()))
    }

    /// Evaluates a program and returns the value of its last statement, `Nothing` if there is none.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn value(&mut self, text: &str) -> Evaluated<Value> {
        self.or_forget(|session| run_text(session, text).map(|ran| ran.value))
    }

    /// Calls a function, or anything else that can be called, with arguments.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    ///
    /// ```
    /// # use tweedle_script::{Session, Value};
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let square = session.value("n -> n * n")?;
    /// let found = session.call(&square, [Value::Integer(7)])?;
    /// assert_eq!(session.text(&found)?, "49");
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn call(
        &mut self,
        function: &Value,
        arguments: impl IntoIterator<Item = Value, IntoIter: ExactSizeIterator>,
    ) -> Evaluated<Value> {
        self.or_forget(|session| call_value(session, function, arguments, Span::default()))
    }

    /// The text of a value, as it is printed.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn text(&mut self, value: &Value) -> Evaluated<String> {
        print::text(self, value, Span::default())
    }

    /// The text of a value in the style from which the language reads it without exception: `1+*2`, and not `1*2`.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn readable(&mut self, value: &Value) -> Evaluated<String> {
        let style = self.outside.style();
        self.outside.set_style(Style::Arithmetic);
        let text = self.text(value);
        self.outside.set_style(style);
        text
    }

    /// Evaluates a program and returns the qualified name of the class of its last value.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// assert_eq!(Session::of(tweedle_rulesets::standard()).class_of_value("{1|-1}").unwrap(), "game.CanonicalShortGame");
    /// ```
    pub fn class_of_value(&mut self, text: &str) -> Evaluated<String> {
        self.value(text).map(|value| value.class(&self.analyst.store))
    }

    /// Evaluates a program and returns its last value.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn evaluate(&mut self, script: &Script) -> Evaluated<Value> {
        let source = Arc::new(Source::new(INPUT, ""));
        let value = evaluate_in(self, &mut script.clone(), &source, Last::IsAsItWas);
        value.map_err(|failure| failure.relative_to(&source))
    }

    /// The names that an expression may start with: variables, rulesets, classes and functions.
    pub fn names(&self) -> Vec<String> {
        let library = library::names().map(str::to_owned);
        let rulesets = self.registry.entries().iter().map(|entry| entry.name().to_owned());
        let own = self.globals.names().cloned().chain(self.classes.names());
        own.chain(library).chain(rulesets).collect()
    }
}
/// The printed lines and value of a program, and what `also` makes of the value.
fn run_and_print<T>(
    session: &mut Session,
    source: Source,
    also: impl FnOnce(&mut Session, &Value, Span) -> Evaluated<T>,
) -> Evaluated<(Option<String>, Option<T>)> {
    session.outside.printed().begin();
    let result = session.or_forget(|session| run_and_print_value(session, source, also));
    let lines = session.outside.printed().end();
    Ok(match (lines, result?) {
        (None, Some((text, value))) => (Some(text), Some(value)),
        (None, None) => (None, None),
        (Some(lines), Some((text, value))) => (Some(lines + &text), Some(value)),
        (Some(lines), None) => {
            (Some(lines.strip_suffix('\n').map_or_else(String::new, str::to_owned)), None)
        }
    })
}

fn run_and_print_value<T>(
    session: &mut Session,
    source: Source,
    also: impl FnOnce(&mut Session, &Value, Span) -> Evaluated<T>,
) -> Evaluated<Option<(String, T)>> {
    let Ran { value, span, is_silent, source } = ran(session, source, Last::IsKept)?;
    match span {
        Some(span) if !is_silent && !outputs::is_empty_output(&value) => {
            let text = match &value {
                Value::String(own) if session.outside.is_raw() => Ok(own.to_string()),
                value => print::text(session, value, span),
            };
            let both = text.and_then(|text| Ok((text, also(session, &value, span)?)));
            both.map(Some).map_err(|failure| told(session, failure, &source))
        }
        _ => Ok(None),
    }
}

/// The failure of a program, as the author of the program is told it.
fn told(session: &Session, failure: Failure, source: &Arc<Source>) -> Failure {
    second_look(session, failure, source).relative_to(source)
}

/// Evaluates a program.
pub(crate) fn run_text(session: &mut Session, text: &str) -> Evaluated<Ran> {
    ran(session, Source::new(INPUT, text), Last::IsAsItWas)
}

/// Evaluates a program whose value is to be a position: a sum of games that takes long to add is a sum to play.
pub(crate) fn run_to_play(session: &mut Session, text: &str) -> Evaluated<Ran> {
    ran_with(session, Source::new(INPUT, text), |session, script, source| {
        let sum = Sum::taken_from(script);
        let value = evaluate_in(session, script, source, Last::IsAsItWas)?;
        match (sum, &value) {
            (Some(sum), Value::List(values)) => summed(session, &sum, values),
            _ => Ok(value),
        }
    })
}

/// Evaluates a program.
pub(crate) fn ran(session: &mut Session, source: Source, last: Last) -> Evaluated<Ran> {
    ran_with(session, source, |session, script, source| evaluate_in(session, script, source, last))
}

fn ran_with(
    session: &mut Session,
    source: Source,
    evaluate: impl FnOnce(&mut Session, &mut Script, &Arc<Source>) -> Evaluated<Value>,
) -> Evaluated<Ran> {
    session.classes.refresh();
    let source = Arc::new(source);
    let mut script = parse(&source.text).map_err(|mistake| in_its_place(mistake, &source))?;
    let value = evaluate(session, &mut script, &source);
    let value = value.map_err(|failure| told(session, failure, &source))?;
    let span = script.statements.last().map(|last| last.span);
    Ok(Ran { value, span, is_silent: script.ends_with_semicolon, source })
}

/// Evaluates a program that stands in a text.
fn evaluate_in(
    session: &mut Session,
    script: &mut Script,
    source: &Arc<Source>,
    kept: Last,
) -> Evaluated<Value> {
    for statement in &script.statements {
        if let StatementKind::Def { name, .. } = &statement.kind {
            session.globals.declare_function(&name.text);
        }
    }
    // A statement knows what those before it have declared, and a class all functions of the program.
    let mut last = Value::Nothing;
    for statement in &mut script.statements {
        let code = Compiler::new(session, source.clone()).statement_alone(statement)?;
        last = run_code(session, code.into(), Value::Nothing, [])?;
        // One statement after the other, so that a worksheet in a file means what it meant when it was typed.
        if kept == Last::IsKept && !matches!(last, Value::Nothing) {
            session.set_variable(LAST, last.clone());
        }
    }
    Ok(last)
}

/// Evaluates the text of a file and returns its last value.
pub(crate) fn evaluate_file(session: &mut Session, source: &Arc<Source>) -> Evaluated<Value> {
    let result = match parse(&source.text) {
        Ok(mut script) => evaluate_in(session, &mut script, source, Last::IsAsItWas),
        Err(diagnostic) => Err(diagnostic.into()),
    };
    result.map_err(|failure| failure.stood_in(source))
}

/// A mistake in a text, with the lines that its words name counted from those before the text.
fn in_its_place(mistake: Diagnostic, source: &Source) -> Diagnostic {
    if source.lines_before == 0 {
        return mistake;
    }
    match parse(&source.with_lines_before()) {
        Err(told) => Diagnostic { span: mistake.span, ..told },
        Ok(_) => mistake,
    }
}
