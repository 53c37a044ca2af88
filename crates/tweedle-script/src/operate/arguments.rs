//! The arguments of a call, matched to parameters.

use crate::failure::{Evaluated, Failure};
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{as_integer, as_rational};
use crate::value::Value;
use crate::value::arguments::{Arguments, Callee, Values};
use crate::value::code::{Site, SiteArgument};
use crate::{Session, Span, class};
use std::borrow::Cow;
use tweedle_engine::Player;
use tweedle_engine::number::{Dyadic, Integer, Rational};
use tweedle_engine::short::Id;
use tweedle_syntax::say;

impl Callee {
    /// The name of the thing in messages.
    fn name(&self, session: &Session) -> String {
        match self {
            Callee::Name(name) => name.to_string(),
            Callee::Value(Value::Class(name) | Value::Function(name)) => (*name).to_owned(),
            Callee::Value(Value::Ruleset(rules)) => rules.class().to_owned(),
            Callee::Value(other) => other.class(&session.analyst.store),
            Callee::Method(object, name) => method_name(session, object, name),
        }
    }
}

/// The name of a method of a value in messages.
fn method_name(session: &Session, object: &Value, name: &str) -> String {
    match object {
        Value::Class(class) => format!("{class}.{name}"),
        object => format!("{}.{name}", object.class(&session.analyst.store)),
    }
}

/// A parameter of a method, a function or a ruleset.
#[derive(Clone, Copy)]
pub(crate) struct Parameter {
    /// The name.
    pub(crate) name: &'static str,
    /// The class of the arguments that messages name as the expected one.
    pub(crate) class: &'static str,
    /// True if a call may leave it out.
    pub(crate) is_optional: bool,
}

/// A parameter that every call gives an argument for.
pub(crate) const fn required(name: &'static str, class: &'static str) -> Parameter {
    Parameter { name, class, is_optional: false }
}

/// A parameter that a call may leave out.
pub(crate) const fn optional(name: &'static str, class: &'static str) -> Parameter {
    Parameter { name, class, is_optional: true }
}

/// Arguments that have been matched to parameters.
pub(crate) struct Matched {
    callee: Callee,
    parameters: Cow<'static, [Parameter]>,
    values: Values,
    span: Span,
}

impl Matched {
    /// The arguments for who is called.
    pub(crate) fn bound(&self) -> Bound<'_> {
        let values = Given::Matched(&self.values);
        Bound {
            callee: Lent::Callee(&self.callee),
            parameters: &self.parameters,
            values,
            span: self.span,
        }
    }
}

/// Arguments of parameters: one place for each parameter, empty where a default applies.
pub(crate) struct Bound<'a> {
    callee: Lent<'a>,
    parameters: &'a [Parameter],
    values: Given<'a>,
    /// The call.
    pub(crate) span: Span,
}

/// The thing that is called, lent.
enum Lent<'a> {
    Callee(&'a Callee),
    /// A method of a value.
    Method(&'a Value, &'a str),
}

/// The place of the arguments that parameters have.
enum Given<'a> {
    /// Arguments that were matched.
    Matched(&'a [Option<(Value, Span)>]),
    /// In registers, for the first parameters; and where they stand.
    Registers(&'a [Value], &'a [SiteArgument]),
}

impl Arguments {
    /// Matches the arguments to parameters.
    pub(crate) fn bind(
        self,
        session: &Session,
        parameters: impl Into<Cow<'static, [Parameter]>>,
    ) -> Evaluated<Matched> {
        let parameters = parameters.into();
        let Arguments { callee, positional, named, span } = self;
        let call = || format!("(in call to `{}`)", callee.name(session));
        if positional.len() > parameters.len() {
            return Err(Failure::new(
                say::too_many_arguments(call(), positional.len() + named.len(), parameters.len()),
                positional[parameters.len()].as_ref().map_or(span, |(_, at)| *at),
            ));
        }
        let given = positional.len();
        let mut values = positional;
        values.resize_with(parameters.len(), || None);
        for (name, value, at) in named {
            let place = parameters.iter().position(|parameter| parameter.name == name.text);
            let said = match place {
                None => say::unknown_parameter(call(), &name.text),
                Some(place) if place < given => say::shadows_earlier_argument(call(), &name.text),
                Some(place) => {
                    values[place] = Some((value, at));
                    continue;
                }
            };
            return Err(Failure::new(said, name.span));
        }
        for (parameter, value) in parameters.iter().zip(&values) {
            if value.is_none() && !parameter.is_optional {
                return Err(Failure::new(say::missing_argument(call(), parameter.name), span));
            }
        }
        Ok(Matched { callee, parameters, values, span })
    }
}

impl<'a> Bound<'a> {
    /// Arguments of a method without names for the first parameters, where they are; `None` if they do not fit.
    #[inline]
    pub(crate) fn of_method(
        object: &'a Value,
        parameters: &'static [Parameter],
        site: &'a Site,
        values: &'a [Value],
        span: Span,
    ) -> Option<Bound<'a>> {
        let left_out = parameters.get(values.len()..)?;
        let fits = site.is_plain && left_out.iter().all(|parameter| parameter.is_optional);
        let callee = Lent::Method(object, &site.name);
        let values = Given::Registers(values, &site.arguments);
        fits.then_some(Bound { callee, parameters, values, span })
    }

    /// The name of the callee in messages.
    fn callee(&self, session: &Session) -> String {
        match self.callee {
            Lent::Callee(callee) => callee.name(session),
            Lent::Method(object, name) => method_name(session, object, name),
        }
    }

    /// The argument for a parameter, if it was given.
    #[inline]
    pub(crate) fn get(&self, i: usize) -> Option<(&Value, Span)> {
        match &self.values {
            Given::Matched(values) => values.get(i)?.as_ref().map(|(value, span)| (value, *span)),
            Given::Registers(values, places) => Some((values.get(i)?, places.get(i)?.span)),
        }
    }

    /// The argument for a required parameter.
    #[inline]
    pub(crate) fn value(&self, i: usize) -> (&Value, Span) {
        // `bind` has checked that required ones are there.
        self.get(i).unwrap_or((&Value::Nothing, self.span))
    }

    /// The message that an argument is not of the class of its parameter.
    pub(crate) fn wrong(&self, session: &Session, i: usize) -> Failure {
        let class = self.parameters.get(i).map_or(class::OBJECT, |parameter| parameter.class);
        self.mismatch(session, i, class)
    }

    /// The message that an argument is not of a class.
    pub(crate) fn mismatch(&self, session: &Session, i: usize, expected: &str) -> Failure {
        let (value, span) = self.value(i);
        Failure::new(
            say::argument_of_library(
                self.parameters.get(i).map_or("", |parameter| parameter.name),
                self.callee(session),
                value.class(&session.analyst.store),
                expected,
            ),
            span,
        )
    }

    /// An argument that must be an integer.
    pub(crate) fn integer(&self, session: &Session, i: usize) -> Evaluated<Integer> {
        as_integer(session, self.value(i).0)
            .ok_or_else(|| self.mismatch(session, i, class::INTEGER))
    }

    /// An argument that must be a rational number.
    pub(crate) fn rational(&self, session: &Session, i: usize) -> Evaluated<Rational> {
        let number = as_rational(session, self.value(i).0);
        number.ok_or_else(|| self.mismatch(session, i, class::RATIONAL))
    }

    /// An argument that must be a dyadic rational.
    pub(crate) fn dyadic(&self, session: &Session, i: usize) -> Evaluated<Dyadic> {
        let number = self.rational(session, i)?;
        Dyadic::from_rational(&number).ok_or_else(|| self.mismatch(session, i, class::DYADIC))
    }

    /// An argument that must be a game with a canonical form, and that.
    pub(crate) fn game(&self, session: &mut Session, i: usize) -> Evaluated<Id> {
        let (value, at) = self.value(i);
        canonical_form(session, value, at)
    }

    /// An argument that must be an integer in a range.
    pub(crate) fn small<T: TryFrom<Integer>>(&self, session: &Session, i: usize) -> Evaluated<T> {
        let n = self.integer(session, i)?;
        let is_negative = n < Integer::ZERO;
        T::try_from(n).map_err(|_| {
            let at = self.value(i).1;
            if is_negative && T::try_from(Integer::from(-1)).is_err() {
                return Failure::new(say::negative(), at);
            }
            let bits = 8 * size_of::<T>();
            let hint = format!("This number must fit into {bits} binary digits.");
            Failure::new(say::overflow(), at).with_hint(hint)
        })
    }

    /// An argument that must be a player.
    pub(crate) fn player(&self, session: &Session, i: usize) -> Evaluated<Player> {
        match self.value(i).0 {
            Value::Player(player) => Ok(*player),
            _ => Err(self.mismatch(session, i, class::PLAYER)),
        }
    }

    /// An argument that must be coordinates.
    pub(crate) fn coordinates(&self, session: &Session, i: usize) -> Evaluated<(i64, i64)> {
        match self.value(i).0 {
            Value::Coordinates(row, column) => Ok((*row, *column)),
            _ => Err(self.mismatch(session, i, class::COORDINATES)),
        }
    }

    /// The player that is given, or both if none is.
    pub(crate) fn players(&self, session: &Session, i: usize) -> Evaluated<Vec<Player>> {
        match self.get(i) {
            None => Ok(Player::BOTH.to_vec()),
            Some(_) => self.player(session, i).map(|player| vec![player]),
        }
    }

    /// An argument that must be a text, and where it stands.
    pub(crate) fn string(&self, session: &Session, i: usize) -> Evaluated<(&str, Span)> {
        match self.value(i) {
            (Value::String(text), at) => Ok((text, at)),
            _ => Err(self.wrong(session, i)),
        }
    }

    /// Yes or no; no if it is left out.
    pub(crate) fn boolean(&self, session: &Session, i: usize) -> Evaluated<bool> {
        match self.get(i) {
            None => Ok(false),
            Some((Value::Boolean(b), _)) => Ok(*b),
            Some(_) => Err(self.wrong(session, i)),
        }
    }
}
