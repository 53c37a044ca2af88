//! The arguments of a call, matched to parameters.

use crate::Session;
use crate::Span;
use crate::ast::{Argument, Name};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use tweedle::number::IBig;

/// Arguments evaluated, in order, and where they stand.
pub(crate) struct Arguments {
    /// What is called, as messages name it.
    function: String,
    positional: Vec<(Value, Span)>,
    named: Vec<(Name, Value, Span)>,
    /// The call.
    pub(crate) span: Span,
}

/// Arguments matched to parameters: one place for each parameter, empty where a default applies.
pub(crate) struct Bound {
    function: String,
    names: &'static [&'static str],
    values: Vec<Option<(Value, Span)>>,
    span: Span,
}

impl Session {
    pub(crate) fn arguments(
        &mut self,
        function: impl Into<String>,
        arguments: &[Argument],
        span: Span,
    ) -> Evaluated<Arguments> {
        let mut evaluated = Arguments::none(function, span);
        for argument in arguments {
            let at = argument.value.span;
            match &argument.name {
                None => {
                    if let Some((name, ..)) = evaluated.named.first() {
                        return Err(Failure::new(
                            format!(
                                "Named parameter `{}` appears in earlier position than an ordinary \
                                 argument",
                                name.text
                            ),
                            name.span,
                        ));
                    }
                    let value = self.expr(&argument.value)?;
                    evaluated.positional.push((value, at));
                }
                Some(name) => {
                    if evaluated.named.iter().any(|(earlier, ..)| earlier.text == name.text) {
                        let message = format!("Duplicate named parameter: `{}`", name.text);
                        return Err(Failure::new(message, name.span));
                    }
                    let value = self.expr(&argument.value)?;
                    evaluated.named.push((name.clone(), value, at));
                }
            }
        }
        Ok(evaluated)
    }
}

impl Arguments {
    /// A call without arguments.
    pub(crate) fn none(function: impl Into<String>, span: Span) -> Arguments {
        Arguments { function: function.into(), positional: vec![], named: vec![], span }
    }

    /// A call with one argument.
    pub(crate) fn one(function: impl Into<String>, value: Value, at: Span, span: Span) -> Self {
        Arguments { positional: vec![(value, at)], ..Arguments::none(function, span) }
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.positional.is_empty() && self.named.is_empty()
    }

    /// Whether there is just one, and it is a string.
    pub(crate) fn is_one_string(&self) -> bool {
        self.named.is_empty() && matches!(self.positional[..], [(Value::String(_), _)])
    }

    /// Matches the arguments to parameters; a name that ends with `?` is optional.
    pub(crate) fn bind(self, parameters: &'static [&'static str]) -> Evaluated<Bound> {
        let Arguments { function, positional, named, span } = self;
        let call = format!("(in call to `{function}`)");
        if positional.len() > parameters.len() {
            return Err(Failure::new(
                format!(
                    "Too many arguments {call}: {} (expecting at most {})",
                    positional.len() + named.len(),
                    parameters.len()
                ),
                positional[parameters.len()].1,
            ));
        }
        let given = positional.len();
        let mut values: Vec<Option<(Value, Span)>> = positional.into_iter().map(Some).collect();
        values.resize_with(parameters.len(), || None);
        for (name, value, at) in named {
            let place = parameters.iter().position(|p| p.trim_end_matches('?') == name.text);
            let message = match place {
                None => format!("Invalid parameter name {call}: `{}`", name.text),
                Some(place) if place < given => format!(
                    "Named parameter shadows an earlier ordinary argument {call}: `{}`",
                    name.text
                ),
                Some(place) => {
                    values[place] = Some((value, at));
                    continue;
                }
            };
            return Err(Failure::new(message, name.span));
        }
        for (parameter, value) in parameters.iter().zip(&values) {
            if value.is_none() && !parameter.ends_with('?') {
                let message = format!("Missing required parameter {call}: `{parameter}`");
                return Err(Failure::new(message, span));
            }
        }
        Ok(Bound { function, names: parameters, values, span })
    }

    /// Checks that there are none.
    pub(crate) fn expect_none(self) -> Evaluated<()> {
        self.bind(&[]).map(|_| ())
    }
}

impl Bound {
    /// The argument for a parameter, if it was given.
    pub(crate) fn get(&self, i: usize) -> Option<(&Value, Span)> {
        self.values.get(i)?.as_ref().map(|(value, span)| (value, *span))
    }

    /// The argument for a required parameter.
    pub(crate) fn value(&self, i: usize) -> (&Value, Span) {
        // `bind` has checked that required ones are there.
        self.get(i).unwrap_or((&Value::Nothing, self.span))
    }

    /// The message that an argument has the wrong type.
    pub(crate) fn mismatch(&self, session: &Session, i: usize, expected: &str) -> Failure {
        let (value, span) = self.value(i);
        Failure::new(
            format!(
                "Argument `{}` (in call to `{}`) has type `{}`, which does not match expected type \
                 `{expected}`",
                self.names.get(i).unwrap_or(&"").trim_end_matches('?'),
                self.function,
                value.class(&session.store),
            ),
            span,
        )
    }

    /// An argument that must be an integer.
    pub(crate) fn integer(&self, session: &Session, i: usize) -> Evaluated<IBig> {
        session.as_integer(self.value(i).0).ok_or_else(|| self.mismatch(session, i, "game.Integer"))
    }

    /// An argument that must be an integer in a range.
    pub(crate) fn small<T: TryFrom<IBig>>(&self, session: &Session, i: usize) -> Evaluated<T> {
        let n = self.integer(session, i)?;
        let is_negative = n < IBig::ZERO;
        T::try_from(n).map_err(|_| {
            let message = if is_negative { "This must not be negative." } else { "Overflow." };
            Failure::new(message, self.value(i).1)
        })
    }

    /// An argument that must be a player.
    pub(crate) fn player(&self, session: &Session, i: usize) -> Evaluated<tweedle::Player> {
        match self.value(i).0 {
            Value::Player(player) => Ok(*player),
            _ => Err(self.mismatch(session, i, "game.Player")),
        }
    }
}
