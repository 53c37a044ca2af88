//! Rulesets that programs define, and compounds of games: their positions as positions like any others.
//!
//! A position is an object of a class that extends `game.Game`. [`Scripted`] tells the walker the moves and the parts
//! that the methods of the object give. These methods run in a session of their own, a *worker*, because the one that
//! asks is busy with the walk. Workers share the classes of the program. They are taken out of a pool and put
//! back, so that a method may ask for the value of another position: that gets the next worker.
//!
//! Games in canonical form mean something in one session only. If a position has some among its variables, they travel
//! as byte codes ([`Value::Coded`]).

mod blame;
mod carry;
mod heaps;
mod look;
mod notation;
mod options;
mod rules;
mod scene;
mod score;
mod workers;
mod written;

use crate::failure::{At, Evaluated, Failure, NOWHERE};
use crate::operate::compound::is_impartial_game;
use crate::operate::convert::{as_position, as_short};
use crate::operate::parts::{negative_game, sum_of_games};
use crate::scripted::rules::{Parts, Scripted};
use crate::session::workers::DEEPEST;
use crate::value::Value;
use crate::value::compound::{Compound, CompoundKind};
use crate::value::identical::identical;
use crate::value::object::Object;
use crate::{Session, Span, class};
use blame::blamed;
use carry::thawed;
use options::{MOST_SPLITS, endless_parts, options_of, parts_of};
use scene::Scene;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use tweedle_engine::number::Rational;
use tweedle_engine::{Facts, Hints, Player, RulesError, Ruleset, Stop, lock, with_much_stack};
use tweedle_rules::any::RulesOf;
use tweedle_search::Position;
use tweedle_syntax::say;
use workers::{note_reads, take_variables};

/// The largest number of positions whose parts are remembered.
const MOST_PARTED: usize = 1 << 16;

impl Scripted {
    /// Lets a worker do something with a position.
    fn with<T>(
        &self,
        scene: &Scene,
        f: impl FnOnce(&mut Session, &Value) -> Evaluated<T>,
    ) -> Result<T, Stop> {
        let Some(workers) = self.workers.upgrade() else {
            return Err(Stop::Rules(RulesError::new(ended())));
        };
        if let Some(failure) = lock(&workers.failed).take() {
            return Err(stop_of(failure));
        }
        let idle = lock(&workers.idle).pop();
        let mut worker = match idle {
            Some(worker) => worker,
            None if workers.depth >= DEEPEST => return Err(stop_of(asked_too_deep())),
            None => Box::new(self.blueprint.session(workers.depth + 1)),
        };
        let result = with_much_stack(|| {
            take_variables(&mut worker, &workers.variables)?;
            let value = thawed(&mut worker, &scene.0)?;
            f(&mut worker, &value)
        });
        note_reads(&workers, &mut worker);
        lock(&workers.idle).push(worker);
        result.map_err(stop_of)
    }

    /// The parts that a position says that it has: itself alone, or none that is itself.
    fn parts(&self, position: &Scene, is_endless: bool) -> Result<Box<[Scene]>, Stop> {
        let epoch = self.workers.upgrade().map_or(0, |it| it.epoch.load(Ordering::Relaxed));
        {
            let mut parts = lock(&self.parts);
            if parts.epoch != epoch {
                *parts = Parts { epoch, ..Parts::default() };
            }
            if !is_endless && let Some(parts) = parts.known.get(position) {
                return Ok(parts.clone());
            }
        }
        let parts: Box<[Scene]> = self.with(position, |session, game| {
            let parts = parts_of(session, game)?;
            if is_endless || (parts.len() > 1 && parts.contains(position)) {
                return Err(endless_parts(session, game));
            }
            Ok(Box::from(parts))
        })?;
        let known = &mut lock(&self.parts).known;
        if known.len() >= MOST_PARTED {
            known.clear();
        }
        known.insert(position.clone(), parts.clone());
        Ok(parts)
    }

    /// Keeps a failure, so that the next caller who can report it does.
    fn keep(&self, stop: &Stop) {
        if let (Some(workers), Stop::Rules(error)) = (self.workers.upgrade(), stop)
            && let Some(failure) = error.downcast::<Failure>()
        {
            *lock(&workers.failed) = Some(failure.clone());
        }
    }
}

impl Ruleset for Scripted {
    type Position = Scene;
    type Move = ();

    fn moves(
        &self,
        position: &Scene,
        player: Player,
        mut found: impl FnMut((), Scene) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let options = self.with(position, |session, game| {
            options_of(session, game, player).map_err(|failure| blamed(failure, game))
        })?;
        for option in options {
            found((), option)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        let Scripted { is_impartial, has_scores, .. } = *self;
        Facts { is_impartial, has_scores, ..Facts::PARTIZAN }
    }

    fn score(&self, position: &Scene, player: Player) -> Result<Rational, Stop> {
        self.with(position, |session, game| {
            score::score_of(session, game, player).map_err(|failure| blamed(failure, game))
        })
    }
}

impl Hints for Scripted {
    /// False: nobody knows that a position ends before it has been played through.
    fn ends(&self, _: &Scene) -> bool {
        false
    }

    /// Parts may have parts in turn.
    fn components(&self, position: &Scene, into: &mut Vec<Scene>) {
        let before = into.len();
        let mut waiting = vec![position.clone()];
        let mut splits = 0;
        while let Some(scene) = waiting.pop() {
            if matches!(scene.0, Value::Integer(0)) {
                continue;
            }
            if !has_decomposition(&scene.0) {
                into.push(scene);
                continue;
            }
            splits += 1;
            match self.parts(&scene, splits > MOST_SPLITS) {
                Ok(parts) if parts[..] == [scene.clone()] => into.push(scene),
                Ok(parts) => waiting.extend(parts.into_iter().rev()),
                Err(stop) => {
                    self.keep(&stop);
                    into.truncate(before);
                    into.push(position.clone());
                    return;
                }
            }
        }
    }

    /// Heaps of one ruleset are one position, as in all heap games.
    fn joined(&self, positions: &[Scene]) -> Option<Scene> {
        let are_heaps = |scene: &Scene| heaps::of(&scene.0).is_some();
        if !positions.iter().all(are_heaps) {
            return None;
        }
        let sum = |sum: Value, next: Value| {
            let kind = CompoundKind::DisjunctiveSum;
            Value::Compound(Compound::new(kind, vec![sum, next], self.is_impartial).into())
        };
        positions.iter().map(|scene| scene.0.clone()).reduce(sum).map(Scene)
    }

    fn code(&self, position: &Scene) -> Result<Option<Vec<u8>>, Stop> {
        match &position.0 {
            Value::Object(_) | Value::Compound(_) | Value::Explicit(_) | Value::Position(_) => {
                Ok(None)
            }
            Value::Coded(code) => Ok(carry::short_code(code).map(<[u8]>::to_vec)),
            _ => self.with(position, |session, game| match as_short(session, game, NOWHERE)? {
                Some(g) => session.analyst.store.encode(g).at(NOWHERE).map(Some),
                None => Ok(None),
            }),
        }
    }
}

/// True if a program defines the rules of a term of a position.
pub(crate) fn is_scripted(position: &Position) -> bool {
    position.terms().iter().any(|term| term.component().typed::<Scripted>().is_some())
}

/// True if a game may say by its class that it falls apart.
fn has_decomposition(value: &Value) -> bool {
    match value {
        Value::Object(object) => object.class.properties.contains("Decomposition"),
        Value::Position(position) => position.len() > 1,
        Value::Compound(compound) => match compound.kind {
            CompoundKind::Negative => has_decomposition(compound.first()),
            kind => matches!(kind, CompoundKind::DisjunctiveSum | CompoundKind::Multiple),
        },
        _ => false,
    }
}

fn asked_too_deep() -> Failure {
    Failure::new(say::recursion_too_deep(), NOWHERE).with_hint(format!(
        "Rules that ask for values of positions may do so {DEEPEST} times inside of each other."
    ))
}

fn ended() -> Failure {
    Failure::new(say::session_has_ended(), NOWHERE)
}

/// A failure in rules, as a reason to stop.
fn stop_of(failure: Failure) -> Stop {
    match &failure.stop {
        Some(stop) => stop.clone(),
        None => Stop::Rules(RulesError::new(failure)),
    }
}

/// A game of a class that a program declares as a position like any other; `None` if the value is no such game.
pub(crate) fn position_of(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Position>> {
    let object = match value {
        Value::Object(object) if object.class.is_game => Some(object),
        Value::Explicit(_) | Value::Compound(_) => None,
        _ => return Ok(None),
    };
    if let Some(object) = object.filter(|it| it.class.modifiers.is_mutable) {
        let name = &object.class.name;
        return Err(Failure::new(say::mutable_game(name), span));
    }
    let Some(object) = object else { return position_of_form(session, value).map(Some) };
    let frozen = carry::frozen(session, value)?.unwrap_or_else(|| value.clone());
    publish_variables(session)?;
    // Games of one class may have points and others none, if they only say their parts.
    let has_scores = !object.class.is_impartial && score::has_scores(session, value)?;
    let enclosing = crate::value::hash::hash_of(&object.enclosing);
    let key = (object.class.id, enclosing ^ u64::from(has_scores));
    let rules = match session.scripted.get(&key) {
        Some((enclosing, rules)) if identical(enclosing, &object.enclosing) => {
            rules.clone().downcast::<RulesOf<Scripted>>().ok()
        }
        _ => None,
    };
    let rules = if let Some(rules) = rules {
        rules
    } else {
        let rules = rules_of(session, object, has_scores, span)?;
        session.scripted.insert(key, (object.enclosing.clone(), rules.clone()));
        rules
    };
    Ok(Some(rules.position(Scene(frozen))))
}

/// The position that a value is, if it is played for points.
pub(crate) fn position_for_points(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Position>> {
    let position = match value {
        Value::Position(position) => Some(position.clone()),
        Value::Object(_) | Value::Compound(_) if score::has_scores(session, value)? => {
            position_of(session, value, span)?
        }
        _ => None,
    };
    Ok(position.filter(Position::has_scores))
}

/// Refuses a method about normal play of a position that is played for points: the answer would forget them.
///
/// # Errors
/// [`Failure`] if the value is such a position.
pub(crate) fn refuse_points(
    session: &mut Session,
    value: &Value,
    method: &str,
    span: Span,
) -> Evaluated<()> {
    match position_for_points(session, value, span)? {
        Some(_) => Err(Failure::new(say::value_without_points(method), span)),
        None => Ok(()),
    }
}

/// A game that is kept as it is written, or one in canonical form, as a position like any other. The positions of a sum are its
/// terms, so that each is played and solved by its own rules; all other games of the sum are one term, where the first of them stands.
pub(crate) fn position_of_form(session: &mut Session, value: &Value) -> Evaluated<Position> {
    let (mut terms, others) = terms_of_sum(session, value)?;
    let has_scores = !is_impartial_game(session, value) && score::has_scores(session, value)?;
    if terms.is_empty() || has_scores {
        return position_of_one_form(session, value, has_scores);
    }
    // Two values at the beginning of a text would be added when it is read: in misère play that is another game.
    let least = usize::from(others.len() > 1);
    let mut others = others.into_iter();
    if let Some((place, mut form)) = others.next() {
        for (_, other) in others {
            form = sum_of_games(session, &form, &other)?;
        }
        terms.insert(place.max(least), position_of_one_form(session, &form, false)?);
    }
    Ok(Position::sum_of(&terms))
}

/// The result of [`terms_of_sum`].
type Terms = (Vec<Position>, Vec<(usize, Value)>);

/// The positions that a sum of games has as terms, and its other terms, each with the number of positions before it. A game that is no
/// sum is the only term.
fn terms_of_sum(session: &mut Session, value: &Value) -> Evaluated<Terms> {
    let (mut positions, mut others) = (Vec::new(), Vec::new());
    let mut waiting = vec![(value, false)];
    while let Some((value, is_negative)) = waiting.pop() {
        match value {
            Value::Position(position) if is_negative => positions.push(position.negative()),
            Value::Position(position) => positions.push(position.clone()),
            Value::Compound(it) if it.kind == CompoundKind::Negative => {
                waiting.push((it.first(), !is_negative));
            }
            Value::Compound(it) if it.kind == CompoundKind::DisjunctiveSum => {
                waiting.extend(it.parts.iter().rev().map(|part| (part, is_negative)));
            }
            _ if is_negative => others.push((positions.len(), negative_game(session, value)?)),
            _ => others.push((positions.len(), value.clone())),
        }
    }
    Ok((positions, others))
}

/// A game that is kept as it is written, or one in canonical form, as a position of one term.
fn position_of_one_form(
    session: &mut Session,
    value: &Value,
    has_scores: bool,
) -> Evaluated<Position> {
    let frozen = carry::frozen(session, value)?.unwrap_or_else(|| value.clone());
    publish_variables(session)?;
    let is_impartial = is_impartial_game(session, value);
    Ok(rules_of_forms(session, is_impartial, has_scores).position(Scene(frozen)))
}

/// The position that a value is, or a game by its form, as a position; `None` of other values.
pub(crate) fn position_or_form(
    session: &mut Session,
    value: &Value,
    span: Span,
) -> Evaluated<Option<Position>> {
    if let Some(position) = as_position(session, value, span)? {
        return Ok(Some(position));
    }
    match value {
        Value::Integer(_) | Value::Game(_) | Value::Explicit(_) | Value::Compound(_) => {
            position_of_form(session, value).map(Some)
        }
        _ => Ok(None),
    }
}

/// The rules of games that are kept as they are written.
fn rules_of_forms(
    session: &mut Session,
    is_impartial: bool,
    has_scores: bool,
) -> Arc<RulesOf<Scripted>> {
    // No class has such a number.
    let key = (u32::MAX, u64::from(is_impartial) | u64::from(has_scores) << 1);
    if let Some((_, rules)) = session.scripted.get(&key)
        && let Ok(rules) = rules.clone().downcast::<RulesOf<Scripted>>()
    {
        return rules;
    }
    let name = if is_impartial { class::COMPOUND_IMPARTIAL } else { class::COMPOUND };
    let scripted = Scripted {
        workers: Arc::downgrade(&session.workers),
        blueprint: session.blueprint(),
        rules: Scene(Value::Nothing),
        title: name.to_owned(),
        maker: String::new(),
        is_impartial,
        has_scores,
        parts: Mutex::default(),
    };
    let rules = Arc::new(RulesOf::new(name, scripted));
    session.scripted.insert(key, (Value::Nothing, rules.clone()));
    rules
}

fn rules_of(
    session: &mut Session,
    object: &Object,
    has_scores: bool,
    span: Span,
) -> Evaluated<Arc<RulesOf<Scripted>>> {
    // Rulesets are told apart by their expressions: with the number of the class, in case it is declared again.
    let (title, name) = match &object.enclosing {
        Value::Nothing => (object.class.short_name().to_owned(), object.class.name.to_string()),
        outer => {
            let text = (session.links.text)(session, outer, span)?;
            (text.clone(), text)
        }
    };
    let maker = match &object.enclosing {
        Value::Object(outer) => match name.strip_prefix(outer.class.short_name()) {
            Some(rest) => format!("{}{rest}", outer.class.name),
            None => name.clone(),
        },
        _ => name.clone(),
    };
    let rules = carry::frozen(session, &object.enclosing)?;
    let rules = Scene(rules.unwrap_or_else(|| object.enclosing.clone()));
    let scripted = Scripted {
        workers: Arc::downgrade(&session.workers),
        blueprint: session.blueprint(),
        rules,
        title,
        maker,
        is_impartial: object.class.is_impartial,
        has_scores,
        parts: Mutex::default(),
    };
    let parameters = format!("class => {}", object.class.id);
    Ok(Arc::new(RulesOf::new(&name, scripted).with_parameters(&parameters)))
}

/// The value that a position is of, if a program defines its rules.
pub(crate) fn value_of_position(
    session: &mut Session,
    position: &Position,
) -> Evaluated<Option<Value>> {
    let Some((component, false)) = position.single() else { return Ok(None) };
    let Some(scene) = component.typed::<Scripted>() else { return Ok(None) };
    thawed(session, &scene.0).map(Some)
}

/// A value, with positions whose rules a program defines as the objects that they are; also in a set or a list.
pub(crate) fn with_own_positions(session: &mut Session, value: Value) -> Evaluated<Value> {
    match &value {
        Value::Position(position) => {
            Ok(value_of_position(session, position)?.unwrap_or_else(|| value.clone()))
        }
        Value::Set(items) | Value::List(items) => {
            let is_list = matches!(value, Value::List(_));
            let mut own = Vec::with_capacity(items.len());
            for item in items.iter() {
                own.push(match item {
                    Value::Position(position) => {
                        value_of_position(session, position)?.unwrap_or_else(|| item.clone())
                    }
                    other => other.clone(),
                });
            }
            Ok(if is_list { Value::list(own) } else { Value::Set(own.into()) })
        }
        _ => Ok(value),
    }
}

pub(crate) use look::written_board;
pub(crate) use options::{options_of_object, or_endless};
pub(crate) use workers::publish_variables;
