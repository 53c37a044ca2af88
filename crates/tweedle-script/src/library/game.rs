//! Methods of values: short games and rationals.

use super::nim_arithmetic;
use crate::eval::Arguments;
use crate::failure::{At, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use std::collections::HashMap;
use std::rc::Rc;
use tweedle::Play;
use tweedle::form::{FormId, Forms};
use tweedle::number::{Dyadic, IBig, RBig, UBig};
use tweedle::short::{Id, NumberUpStar};
use tweedle::{Outcome, Player};

/// Calls a method of a short game; `None` if there is no such method.
pub(super) fn method(
    session: &mut Session,
    g: Id,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    match name {
        "Options" | "Stop" if !arguments.is_empty() => {
            let player = {
                let bound = arguments.bind(&["player"])?;
                bound.player(session, 0)?
            };
            return match name {
                "Options" => options(session, g, &[player], span),
                _ => Ok(Value::Game(session.store.stop(g, player))),
            }
            .map(Some);
        }
        "BestMoves" => {
            // The options of a canonical form are all best: none dominates another.
            let player = arguments.bind(&["player"])?.player(session, 0)?;
            return options(session, g, &[player], span).map(Some);
        }
        _ if nim_arithmetic::METHODS.contains(&name) => {
            return nim_arithmetic::method(session, g, name, arguments);
        }
        _ => {}
    }
    let store = &mut session.store;
    let stops = Player::BOTH.map(|player| store.stop(g, player));
    let parts = store.as_number_up_star(g);
    let is_number = store.is_number(g);
    let is = |truth: bool| Ok(Value::Boolean(truth));
    let result = match name {
        "CanonicalForm" | "GameValue" => Ok(Value::Game(g)),
        "OutcomeClass" => store.outcome(g).at(span).map(Value::Outcome),
        "MisereOutcomeClass" => misere_outcome(session, g, span).map(Value::Outcome),
        "Birthday" => {
            let day = store.birthday(g).at(span)?;
            session.number(IBig::from(day).into(), span)
        }
        "FollowerCount" => {
            let count = follower_count(session, g, span)?;
            session.number(count.into(), span)
        }
        "Followers" => {
            let followers = store.followers(g).at(span)?;
            session.game_set(followers, span)
        }
        "StopCount" => {
            let count = stop_count(session, g, &mut HashMap::new(), span)?;
            session.number(IBig::from(count).into(), span)
        }
        "Options" => options(session, g, &Player::BOTH, span),
        "LeftOptions" => options(session, g, &[Player::Left], span),
        "RightOptions" => options(session, g, &[Player::Right], span),
        "LeftStop" => Ok(Value::Game(stops[0])),
        "RightStop" => Ok(Value::Game(stops[1])),
        "Mean" => {
            let mean = store.mean(g).at(span)?;
            session.number(mean, span)
        }
        "Temperature" => {
            let temperature = store.temperature(g).at(span)?;
            session.number(temperature, span)
        }
        "NimValue" => match store.as_nimber(g) {
            Some(m) => session.number(IBig::from(m).into(), span),
            None => return Ok(None),
        },
        "IsZero" => is(g == store.zero()),
        "IsNumber" | "IsPseudonumber" => is(is_number),
        "IsInteger" | "IsOrdinal" => {
            let number = store.as_number(g);
            let integer = number.filter(Dyadic::is_integer);
            is(integer.is_some_and(|n| name == "IsInteger" || n.signum() >= 0))
        }
        "IsDyadic" if is_number => is(true),
        "IsNimber" => is(store.as_nimber(g).is_some()),
        "IsInfinitesimal" => is(stops == [store.zero(); 2]),
        "IsNumberish" => is(stops[0] == stops[1]),
        "IsAllSmall" => is(is_all_small(session, g, &mut HashMap::new(), span)?),
        "IsLoopfree" | "IsStopper" | "IsStopperSided" | "IsPlumtree" | "IsFinite" => is(true),
        _ if is_number => {
            let number = parts.map_or(Dyadic::ZERO, |parts: NumberUpStar| parts.number);
            return number_method(session, number.to_rational(), name, arguments);
        }
        _ => return Ok(None),
    }?;
    arguments.expect_none()?;
    Ok(Some(result))
}

fn options(session: &mut Session, g: Id, players: &[Player], span: Span) -> Evaluated<Value> {
    let mut all = Vec::new();
    for &player in players {
        all.extend(session.store.options(g, player).at(span)?);
    }
    session.game_set(all, span)
}

/// An integer has n + 1 followers, which need not be looked at one by one.
fn follower_count(session: &mut Session, g: Id, span: Span) -> Evaluated<IBig> {
    match session.store.as_number(g) {
        Some(n) if n.is_integer() => {
            let n = n.numerator();
            Ok(if n < IBig::ZERO { -n } else { n } + IBig::ONE)
        }
        _ => Ok(IBig::from(session.store.followers(g).at(span)?.len())),
    }
}

/// Who wins under misère play, played on the canonical form (which for misère play is no more than
/// the form at hand: equal games may differ in it).
fn misere_outcome(session: &mut Session, g: Id, span: Span) -> Evaluated<Outcome> {
    // An integer's only moves are its owner's, who would rather have none; but 0 is won by whoever
    // is to move.
    if let Some(n) = session.store.as_number(g).filter(Dyadic::is_integer) {
        return Ok(match n.signum() {
            0 => Outcome::N,
            1 => Outcome::R,
            _ => Outcome::L,
        });
    }
    let followers = session.store.followers(g).at(span)?;
    let bytes = followers.len().saturating_mul(FORM_BYTES);
    session.control.take(bytes).at(span)?;
    let outcome = misere_outcome_of_form(session, g, &followers, span);
    session.control.give(bytes);
    outcome
}

/// Forms count no bytes of their own; this is about what one of them takes.
const FORM_BYTES: usize = 256;

fn misere_outcome_of_form(
    session: &mut Session,
    g: Id,
    followers: &[Id],
    span: Span,
) -> Evaluated<Outcome> {
    let mut forms = Forms::new();
    let mut form_of: HashMap<Id, FormId> = HashMap::new();
    for &follower in followers {
        let mut sides = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            for option in session.store.options(follower, player).at(span)? {
                // Followers come after their options.
                sides[player.index()].extend(form_of.get(&option).copied());
            }
        }
        let form = forms.form(&sides[0], &sides[1]);
        form_of.insert(follower, form);
    }
    match form_of.get(&g) {
        Some(&form) => Ok(forms.outcome(form, Play::Misere)),
        None => Ok(Outcome::N),
    }
}

/// Whether in every follower either both players can move or neither.
fn is_all_small(
    session: &mut Session,
    g: Id,
    known: &mut HashMap<Id, bool>,
    span: Span,
) -> Evaluated<bool> {
    if let Some(value) = session.store.as_number_up_star(g) {
        return Ok(value.number.is_zero());
    }
    if let Some(&known) = known.get(&g) {
        return Ok(known);
    }
    let mut small = true;
    for player in Player::BOTH {
        for option in session.store.options(g, player).at(span)? {
            small = small && crate::with_stack(|| is_all_small(session, option, known, span))?;
        }
    }
    known.insert(g, small);
    Ok(small)
}

/// The number of stopping positions in the complete tree: 1 for a number, and for others the sum
/// over all options.
fn stop_count(
    session: &mut Session,
    g: Id,
    known: &mut HashMap<Id, UBig>,
    span: Span,
) -> Evaluated<UBig> {
    if session.store.is_number(g) {
        return Ok(UBig::ONE);
    }
    if let Some(known) = known.get(&g) {
        return Ok(known.clone());
    }
    session.control.check().at(span)?;
    let mut count = UBig::ZERO;
    for player in Player::BOTH {
        for option in session.store.options(g, player).at(span)? {
            count += crate::with_stack(|| stop_count(session, option, known, span))?;
        }
    }
    known.insert(g, count.clone());
    Ok(count)
}

/// Calls a method of a rational that is no short game.
pub(super) fn rational_method(
    session: &mut Session,
    object: &Value,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let negative = match object {
        Value::Rational(x) => return number_method(session, (**x).clone(), name, arguments),
        Value::Infinite { negative } => *negative,
        _ => return Ok(None),
    };
    let span = arguments.span;
    match name {
        "Abs" => {
            arguments.expect_none()?;
            Ok(Some(Value::Infinite { negative: false }))
        }
        "OutcomeClass" => {
            arguments.expect_none()?;
            Ok(Some(Value::Outcome(if negative { Outcome::R } else { Outcome::L })))
        }
        "Floor" | "Ceiling" => Err(Failure::new("/ by zero", span)),
        "Max" | "Min" => extreme(session, object, name, arguments).map(Some),
        _ => Ok(None),
    }
}

fn number_method(
    session: &mut Session,
    x: RBig,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Option<Value>> {
    let span = arguments.span;
    if matches!(name, "Max" | "Min") {
        let object = session.rational(x, span)?;
        return extreme(session, &object, name, arguments).map(Some);
    }
    let sign = x.cmp(&RBig::ZERO) as i32;
    let integer = |n: IBig| RBig::from(n);
    let result = match name {
        "Abs" => {
            if sign < 0 {
                -x
            } else {
                x
            }
        }
        "Sign" => integer(sign.into()),
        "Floor" => integer(x.floor()),
        "Ceiling" => integer(x.ceil()),
        "Numerator" => integer(x.numerator().clone()),
        "Denominator" => integer(x.denominator().clone().into()),
        "Reciprocal" if sign == 0 => return Err(Failure::new("/ by zero", span)),
        "Reciprocal" => RBig::ONE / x,
        "IsDyadic" | "IsNumber" | "IsInteger" | "OutcomeClass" => {
            arguments.expect_none()?;
            return Ok(Some(match name {
                "IsNumber" => Value::Boolean(true),
                "OutcomeClass" => Value::Outcome(if sign < 0 { Outcome::R } else { Outcome::L }),
                _ => Value::Boolean(false),
            }));
        }
        _ => return Ok(None),
    };
    arguments.expect_none()?;
    session.rational(result, span).map(Some)
}

fn extreme(
    session: &mut Session,
    object: &Value,
    name: &str,
    arguments: Arguments,
) -> Evaluated<Value> {
    let span = arguments.span;
    let bound = arguments.bind(&["y"])?;
    let pair = Value::List(Rc::new([object.clone(), bound.value(0).0.clone()]));
    let none = Arguments::none(name, span);
    let result = super::collection::method(session, &pair, name, none)?;
    Ok(result.unwrap_or(Value::Nothing))
}
