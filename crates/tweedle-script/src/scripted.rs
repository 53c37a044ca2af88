//! Rulesets that programs define, and compounds of games: their positions as positions like any others.
//!
//! A position is an object of a class that extends `game.Game`. What its methods say about moves and parts is what
//! [`Scripted`] tells the walker. These methods run in a session of their own, a *worker*, because the one that asks
//! is busy with the walk. Workers share the classes of the program. They are taken out of a pool and put back, so that a
//! method may ask for the value of another position: that gets the next worker.
//!
//! Games in canonical form mean something in one session only. Where a position has some among its variables they travel
//! as byte codes ([`Value::Coded`]).

use crate::ast::BinaryOperator;
use crate::class;
use crate::compound::{Compound, CompoundKind};
use crate::data::{Edge, Vertex};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::{feed, identical, is_game, order};
use crate::run::Object;
use crate::value::{Explicit, Mutable, Value};
use crate::{Session, Span, print};
use foldhash::fast::FixedState;
use std::cmp::Ordering;
use std::collections::{HashMap, HashSet};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use tweedle::{Hints, Player, RulesError, Ruleset, Stop, Weigh, with_much_stack};
use tweedle_rulesets::any::RulesOf;
use tweedle_rulesets::{Notation, NotationError};
use tweedle_search::Position;

/// The variables of a session and those of its classes, with their values.
pub(crate) struct Variables {
    globals: Vec<(String, Value)>,
    statics: Vec<(u32, Arc<str>, Value)>,
}

impl Variables {
    /// Whether a variable of a class, or one of the session with a number in `reads`, has another value than before.
    fn redefine(&self, before: &Variables, reads: &HashSet<u32>) -> bool {
        let value =
            |all: &Variables, slot: u32| all.globals.get(slot as usize).map(|it| it.1.clone());
        let is_redefined = |slot: u32| match (value(before, slot), value(self, slot)) {
            (Some(old), Some(new)) => !is_like(&old, &new),
            _ => false,
        };
        // Before they were told, they were what the classes say.
        let mut statics = self.statics.iter().map(|(class, name, new)| {
            let is_it = |it: &&(u32, Arc<str>, Value)| it.0 == *class && it.1 == *name;
            before.statics.iter().find(is_it).is_some_and(|(_, _, old)| is_like(old, new))
        });
        !statics.all(|is_same| is_same) || reads.iter().any(|slot| is_redefined(*slot))
    }
}

/// Whether two variables have the same value, or copies of one.
fn is_like(old: &Value, new: &Value) -> bool {
    let (old, new) = match (old, new) {
        (Value::Mutable(old), Value::Mutable(new)) => (old, new),
        (Value::Undefined, Value::Undefined) => return true,
        _ => return identical(old, new),
    };
    let parts = |it: &Mutable| {
        let entries = it.entries().map(|all| all.into_iter().flat_map(|(k, v)| [k, v]).collect());
        entries.unwrap_or_else(|| it.elements())
    };
    let (old, new): (Vec<Value>, Vec<Value>) = (parts(old), parts(new));
    old.len() == new.len()
        && old.iter().zip(&new).all(|(old, new)| crate::with_stack(|| is_like(old, new)))
}

/// Exchanges a part of a value for another one; `None` if it stays.
type Exchange<'e> = &'e mut dyn FnMut(&mut Session, &Value) -> Evaluated<Option<Value>>;

/// Sessions that wait for work, and what they need for it.
pub(crate) struct Workers {
    #[expect(
        clippy::vec_box,
        reason = "a session is large, and each question takes one out and puts it back"
    )]
    idle: Mutex<Vec<Box<Session>>>,
    /// The variables of the session that owns them, for functions that mention some.
    variables: Mutex<Option<Arc<Variables>>>,
    /// The numbers of the variables that rules have read.
    reads: Mutex<HashSet<u32>>,
    /// What went wrong where nothing could be said, for the next one who can.
    failed: Mutex<Option<Failure>>,
    /// How many workers have asked, each for the next one, until it was the turn of the owner's.
    depth: usize,
}

/// So many workers may work inside of each other: rules may ask for values, which ask the rules.
const DEEPEST: usize = 1_000;

impl Workers {
    /// No workers yet, for the owner or for a worker at some depth.
    pub(crate) fn new(depth: usize) -> Workers {
        Workers {
            idle: Mutex::default(),
            variables: Mutex::default(),
            reads: Mutex::default(),
            failed: Mutex::default(),
            depth,
        }
    }

    fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
        mutex.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes which variables a worker has read, and those that work for it.
    fn note_reads(&self, worker: &mut Session) {
        let deeper = Workers::lock(&worker.workers.reads);
        let is_more = deeper.len() > Workers::lock(&self.reads).len();
        let own = worker.globals.reads_if_more();
        if own.is_some() || is_more {
            let mut reads = Workers::lock(&self.reads);
            reads.extend(own.into_iter().flatten());
            reads.extend(deeper.iter());
        }
    }

    /// Tells the workers which values the variables of their owner have; whether any had another one before.
    ///
    /// If no variable `is_changed`, only collections that they have may have changed.
    fn publish(&self, variables: Variables, is_changed: bool) -> bool {
        let mut known = Workers::lock(&self.variables);
        let reads = Workers::lock(&self.reads);
        let is_redefined = known.as_ref().is_some_and(|before| variables.redefine(before, &reads));
        if is_changed || is_redefined {
            *known = Some(Arc::new(variables));
        }
        is_redefined
    }
}

/// The rules of a game that a program defines.
pub(crate) struct Scripted {
    workers: Weak<Workers>,
    /// Makes a worker.
    blueprint: crate::session::Blueprint,
    /// The name of the ruleset.
    title: String,
    is_impartial: bool,
    /// The parts of positions that were met last: many moves lead to the same position.
    parts: Mutex<HashMap<Scene, Box<[Scene]>, FixedState>>,
}

/// So many things that change may stand inside of each other where rules are to read them.
const MOST_INSIDE: usize = 200;

/// A position has parts, and these have, so often at most.
const MOST_SPLITS: usize = 100_000;

/// A line of play of so many moves may have no end.
const LONG_LINE: usize = 10_000;

/// The parts of so many positions are remembered.
const MOST_PARTED: usize = 1 << 16;

/// A position of such a game, or what its positions have as options and parts: a value of any kind of game.
#[derive(Clone)]
pub(crate) struct Scene(pub(crate) Value);

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        identical(&self.0, &other.0)
    }
}

impl Eq for Scene {}

impl Hash for Scene {
    fn hash<H: Hasher>(&self, state: &mut H) {
        feed(&self.0, state);
    }
}

impl PartialOrd for Scene {
    fn partial_cmp(&self, other: &Scene) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Scene {
    fn cmp(&self, other: &Scene) -> Ordering {
        order(&self.0, &other.0)
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Value::Object(object) => write!(f, "{}", object.class.name),
            _ => f.write_str("a game"),
        }
    }
}

impl Weigh for Scene {
    fn owned(&self) -> usize {
        crate::operate::weight(&self.0)
    }
}

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
        if let Some(failure) = Workers::lock(&workers.failed).take() {
            return Err(stop_of(failure));
        }
        let idle = Workers::lock(&workers.idle).pop();
        let mut worker = match idle {
            Some(worker) => worker,
            None if workers.depth >= DEEPEST => return Err(stop_of(asked_too_deep())),
            None => Box::new(self.blueprint.session(workers.depth + 1)),
        };
        let result = with_much_stack(|| {
            worker.take_variables(&workers.variables)?;
            let value = worker.thawed(&scene.0)?;
            f(&mut worker, &value)
        });
        workers.note_reads(&mut worker);
        Workers::lock(&workers.idle).push(worker);
        result.map_err(stop_of)
    }

    /// The parts that a position says that it has: itself alone, or none that is itself.
    fn parts(&self, position: &Scene, is_endless: bool) -> Result<Box<[Scene]>, Stop> {
        if !is_endless && let Some(parts) = Workers::lock(&self.parts).get(position) {
            return Ok(parts.clone());
        }
        let parts: Box<[Scene]> = self.with(position, |session, game| {
            let parts = session.parts_of(game)?;
            if is_endless || (parts.len() > 1 && parts.contains(position)) {
                return Err(session.endless_parts(game));
            }
            Ok(Box::from(parts))
        })?;
        let mut known = Workers::lock(&self.parts);
        if known.len() >= MOST_PARTED {
            known.clear();
        }
        known.insert(position.clone(), parts.clone());
        Ok(parts)
    }

    /// What went wrong is told by the next one who can.
    fn keep(&self, stop: &Stop) {
        if let (Some(workers), Stop::Rules(error)) = (self.workers.upgrade(), stop)
            && let Some(failure) = error.downcast::<Failure>()
        {
            *Workers::lock(&workers.failed) = Some(failure.clone());
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
        let options = self.with(position, |session, game| session.options_of(game, player))?;
        for option in options {
            found((), option)?;
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }
}

impl Hints for Scripted {
    /// Parts may have parts in turn.
    fn components(&self, position: &Scene, into: &mut Vec<Scene>) {
        let before = into.len();
        let mut waiting = vec![position.clone()];
        let mut splits = 0;
        while let Some(scene) = waiting.pop() {
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

    fn code(&self, position: &Scene) -> Result<Option<Vec<u8>>, Stop> {
        match &position.0 {
            Value::Object(_) | Value::Compound(_) | Value::Explicit(_) | Value::Position(_) => {
                Ok(None)
            }
            Value::Coded(code) => Ok(Some(code.to_vec())),
            _ => self.with(position, |session, game| match session.as_short(game, NOWHERE)? {
                Some(g) => session.analyst.store.encode(g).at(NOWHERE).map(Some),
                None => Ok(None),
            }),
        }
    }
}

impl Notation for Scripted {
    fn name(&self) -> String {
        self.title.clone()
    }

    fn parse(&self, text: &str) -> Result<Scene, NotationError> {
        let nothing = Scene(Value::Nothing);
        let read = self.with(&nothing, |session, _| {
            let script = crate::parse(text)?;
            let value = session.evaluate(&script)?;
            session.scene(&value)
        });
        let whole = 0..text.chars().count();
        match read {
            Ok(Some(scene)) => Ok(scene),
            Ok(None) => Err(NotationError::new("That is not a game.", whole)),
            Err(stop) => Err(NotationError::new(stop.to_string(), whole)),
        }
    }

    fn print(&self, position: &Scene) -> String {
        let text = self.with(position, |session, game| print::text(session, game, NOWHERE));
        text.unwrap_or_else(|stop| stop.to_string())
    }

    /// A position says by itself which class it is of.
    fn expression(&self, _: &str, position: &Scene) -> String {
        self.print(position)
    }
}

/// The place of what happens where no text is.
const NOWHERE: Span = Span { start: 0, end: 0 };

/// Whether a program defines the rules of a term of a position.
pub(crate) fn is_scripted(position: &Position) -> bool {
    position.terms().iter().any(|term| term.component().typed::<Scripted>().is_some())
}

/// Whether a game may say by its class that it falls apart.
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

/// Whether it is plain at once that a value has no games in it, as most positions have none.
fn has_no_games(value: &Value) -> bool {
    match value {
        Value::Object(object) => {
            is_plain(&object.enclosing) && object.fixed().is_some_and(|it| it.iter().all(is_plain))
        }
        other => is_plain(other),
    }
}

/// Whether a value is none that could have games in it, or an object without variables.
pub(crate) fn is_plain(value: &Value) -> bool {
    match value {
        Value::Nothing
        | Value::Boolean(_)
        | Value::Integer(_)
        | Value::Coordinates(..)
        | Value::Player(_)
        | Value::Outcome(_)
        | Value::Symmetry(_)
        | Value::Icon(_)
        | Value::String(_)
        | Value::Grid(_)
        | Value::Strip(_) => true,
        Value::Game(g) => g.small().is_some(),
        Value::List(items) | Value::Set(items) => items.are_plain(is_plain),
        Value::Map(entries) => entries.are_plain(|(k, v)| is_plain(k) && is_plain(v)),
        Value::Explicit(explicit) => explicit.is_plain(),
        Value::Object(outer) => {
            outer.fixed().is_some_and(<[Value]>::is_empty) && is_plain(&outer.enclosing)
        }
        _ => false,
    }
}

fn asked_too_deep() -> Failure {
    let message = "Maximum recursive depth exceeded. (Possible infinite recursion?)";
    Failure::new(message, NOWHERE).with_hint(format!(
        "Rules that ask for values of positions may do so {DEEPEST} times inside of each other."
    ))
}

fn ended() -> Failure {
    Failure::new("The session has ended that knows the rules.", NOWHERE)
}

/// A failure in rules, as a reason to stop.
fn stop_of(failure: Failure) -> Stop {
    match &failure.stop {
        Some(stop) => stop.clone(),
        None => Stop::Rules(RulesError::new(failure)),
    }
}

impl Session {
    /// A game of a class that a program declares as a position like any other; `None` if the value is no such game.
    pub(crate) fn position_of(&mut self, value: &Value, span: Span) -> Evaluated<Option<Position>> {
        let object = match value {
            Value::Object(object) if object.class.extends(class::GAME) => Some(object),
            Value::Explicit(_) | Value::Compound(_) => None,
            _ => return Ok(None),
        };
        if let Some(object) = object.filter(|it| it.class.modifiers.is_mutable) {
            let name = &object.class.name;
            let message = format!("A `{name}` may change, so that it has no value as a game.");
            return Err(Failure::new(message, span).with_hint("Take `mutable` from the class."));
        }
        let frozen = self.frozen(value)?.unwrap_or_else(|| value.clone());
        self.publish_variables()?;
        let Some(object) = object else {
            let is_impartial = matches!(value, Value::Compound(it) if it.is_impartial);
            let rules = self.rules_of_forms(is_impartial);
            return Ok(Some(rules.position(Scene(frozen))));
        };
        let key = (object.class.id, crate::operate::hash_of(&object.enclosing));
        let rules = match self.scripted.get(&key) {
            Some((enclosing, rules)) if identical(enclosing, &object.enclosing) => rules.clone(),
            _ => {
                let rules = self.rules_of(object, span)?;
                self.scripted.insert(key, (object.enclosing.clone(), rules.clone()));
                rules
            }
        };
        Ok(Some(rules.position(Scene(frozen))))
    }

    /// Tells the workers about variables that have changed. If rules may have read one with another value, what was found
    /// out about positions is forgotten.
    fn publish_variables(&mut self) -> Evaluated<()> {
        let is_changed = self.globals.is_changed() | std::mem::take(&mut self.are_statics_changed);
        let reads_mutable =
            Workers::lock(&self.workers.reads).iter().any(|slot| self.globals.is_mutable(*slot));
        if !is_changed && !reads_mutable {
            return Ok(());
        }
        // Until the workers have been told, there is something to tell.
        let variables =
            self.carried_variables().inspect_err(|_| self.are_statics_changed = true)?;
        if self.workers.publish(variables, is_changed) {
            self.analyst.forget();
            self.scripted.clear();
        }
        Ok(())
    }

    /// The variables, ready for other sessions.
    fn carried_variables(&mut self) -> Evaluated<Variables> {
        let mut globals = self.globals.all();
        for (_, value) in &mut globals {
            *value = self.carried(value, &mut Session::frozen, 0)?;
        }
        let mut statics = Vec::new();
        for (class, variables) in &self.statics {
            let own = variables.iter().map(|(name, value)| (*class, name.clone(), value.clone()));
            statics.extend(own);
        }
        for (_, _, value) in &mut statics {
            *value = self.carried(value, &mut Session::frozen, 0)?;
        }
        Ok(Variables { globals, statics })
    }

    /// The rules of games that are kept as they are written.
    fn rules_of_forms(&mut self, is_impartial: bool) -> Arc<RulesOf<Scripted>> {
        // No class has such a number.
        let key = (u32::MAX, u64::from(is_impartial));
        if let Some((_, rules)) = self.scripted.get(&key) {
            return rules.clone();
        }
        let name = if is_impartial { class::COMPOUND_IMPARTIAL } else { class::COMPOUND };
        let scripted = Scripted {
            workers: Arc::downgrade(&self.workers),
            blueprint: self.blueprint(),
            title: name.to_owned(),
            is_impartial,
            parts: Mutex::default(),
        };
        let rules = Arc::new(RulesOf::new(name, scripted));
        self.scripted.insert(key, (Value::Nothing, rules.clone()));
        rules
    }

    fn rules_of(&mut self, object: &Object, span: Span) -> Evaluated<Arc<RulesOf<Scripted>>> {
        // Rulesets are told apart by their expressions: with the number of the class, in case it is declared again.
        let (title, name) = match &object.enclosing {
            Value::Nothing => (object.class.short_name().to_owned(), object.class.name.to_string()),
            outer => {
                let text = print::text(self, outer, span)?;
                (text.clone(), text)
            }
        };
        let scripted = Scripted {
            workers: Arc::downgrade(&self.workers),
            blueprint: self.blueprint(),
            title,
            is_impartial: object.class.extends(class::IMPARTIAL),
            parts: Mutex::default(),
        };
        let parameters = format!("class => {}", object.class.id);
        Ok(Arc::new(RulesOf::new(&name, scripted).with_parameters(&parameters)))
    }

    /// The value that a position is of, if a program defines its rules.
    pub(crate) fn value_of_position(&mut self, position: &Position) -> Evaluated<Option<Value>> {
        let Some((component, false)) = position.single() else { return Ok(None) };
        let Some(scene) = component.typed::<Scripted>() else { return Ok(None) };
        self.thawed(&scene.0).map(Some)
    }

    /// A value, with positions whose rules a program defines as the objects that they are; also in a set or a list.
    pub(crate) fn with_own_positions(&mut self, value: Value) -> Evaluated<Value> {
        match &value {
            Value::Position(position) => {
                Ok(self.value_of_position(position)?.unwrap_or_else(|| value.clone()))
            }
            Value::Set(items) | Value::List(items) => {
                let is_list = matches!(value, Value::List(_));
                let mut own = Vec::with_capacity(items.len());
                for item in items.iter() {
                    own.push(match item {
                        Value::Position(position) => {
                            self.value_of_position(position)?.unwrap_or_else(|| item.clone())
                        }
                        other => other.clone(),
                    });
                }
                Ok(if is_list { Value::list(own) } else { Value::Set(own.into()) })
            }
            _ => Ok(value),
        }
    }

    /// The options of a game of any kind.
    fn options_of(&mut self, game: &Value, player: Player) -> Evaluated<Vec<Scene>> {
        let Value::Object(object) = game else {
            let options = self.options_of_game(game, player)?;
            return self.scenes(&options);
        };
        let class = object.class.clone();
        let only = match class.methods.get("Options").map(Vec::as_slice) {
            Some([only]) => only.code.get().filter(|code| code.parameters.len() == 1),
            _ => None,
        };
        let options = if let Some(code) = only {
            self.run_code(code.clone(), game.clone(), [Value::Player(player)])?
        } else if class.methods.contains("Options") {
            self.call_method(game, "Options", [Value::Player(player)], NOWHERE)?
        } else if class.properties.contains("Options") {
            self.read_member(game, "Options", NOWHERE)?
        } else if class.properties.contains("Decomposition") {
            return self.options_of_parts(game, player);
        } else {
            let message = format!(
                "The class `{}` does not say what the options are: it has no method `Options`.",
                class.name
            );
            return Err(Failure::new(message, class.span)
                .with_hint("Write `override def Options(player as Player) := ...;` in it.")
                .stood_in(&class.source));
        };
        self.games_of(&class, "Options", "The `Options` returned by class", &options)
    }

    /// The options of a game that only says what its parts are: a player moves in one of them.
    fn options_of_parts(&mut self, game: &Value, player: Player) -> Evaluated<Vec<Scene>> {
        let parts = self.parts_of(game)?;
        if parts.contains(&Scene(game.clone())) {
            return Err(self.endless_parts(game));
        }
        let mut sum = Value::Integer(0);
        for (place, part) in parts.iter().enumerate() {
            let part = self.thawed(&part.0)?;
            sum = match place {
                0 => part,
                _ => self.binary(BinaryOperator::Add, &sum, &part, NOWHERE)?,
            };
        }
        let options = crate::with_stack(|| self.options_of_game(&sum, player))?;
        self.scenes(&options)
    }

    /// The parts of a game of which it is the sum.
    fn parts_of(&mut self, game: &Value) -> Evaluated<Vec<Scene>> {
        let Value::Object(object) = game else {
            let mut parts = Vec::new();
            self.parts_of_game(game, &mut parts)?;
            return self.scenes(&parts);
        };
        let class = object.class.clone();
        let parts = self.read_member(game, "Decomposition", NOWHERE)?;
        self.games_of(&class, "Decomposition", "The `Decomposition` returned by class", &parts)
    }

    /// The message that parts of a game have parts without end.
    fn endless_parts(&mut self, game: &Value) -> Failure {
        let text = print::text(self, game, NOWHERE).unwrap_or_else(|_| "This game".to_owned());
        let message = format!("`{text}` has parts that have parts without end.");
        let hint = "`Decomposition` gives smaller games that add up to the position, or the position alone.";
        let Value::Object(object) = game else {
            return Failure::new(message, NOWHERE).with_hint(hint);
        };
        let class = &object.class;
        let span = class.properties.get("Decomposition").map_or(class.span, |it| it.span);
        Failure::new(message, span).with_hint(hint).stood_in(&class.source)
    }

    /// What has used up the memory, with a line of play if that goes on for so long that it may have no end.
    pub(crate) fn or_endless(&mut self, failure: Failure, game: &Value) -> Failure {
        if !matches!(failure.stop, Some(Stop::Memory { .. })) {
            return failure;
        }
        self.analyst.forget();
        match self.long_line(game) {
            Ok(Some(line)) => failure.with_hint(format!(
                "Play may have no end here: {line} -> ..., and so on for {LONG_LINE} moves and more."
            )),
            _ => failure,
        }
    }

    /// The first positions of a line of play that does not end soon.
    fn long_line(&mut self, game: &Value) -> Evaluated<Option<String>> {
        let mut shown = Vec::new();
        let mut position = game.clone();
        for _ in 0..LONG_LINE {
            if shown.len() < 4 {
                shown.push(print::text(self, &position, NOWHERE)?);
            }
            let mut next = None;
            for player in Player::BOTH {
                if next.is_none() {
                    next = self.options_of_game(&position, player)?.into_iter().next();
                }
            }
            match next {
                Some(option) => position = option,
                None => return Ok(None),
            }
        }
        Ok(Some(shown.join(" -> ")))
    }

    /// The games in a collection that a method gives.
    fn games_of(
        &mut self,
        class: &crate::run::ClassInfo,
        method: &str,
        what: &str,
        value: &Value,
    ) -> Evaluated<Vec<Scene>> {
        let placed = |message: String| {
            let of = class.methods.get(method).and_then(|it| it.first());
            let info = of.or_else(|| class.properties.get(method));
            Failure::new(message, info.map_or(class.span, |it| it.span)).stood_in(&class.source)
        };
        let items = match value {
            // A map has no games for elements, but pairs.
            Value::Map(_) => None,
            Value::List(items) | Value::Set(items) => Some(items.clone()),
            other => crate::library::elements(self, other, NOWHERE)?.map(|it| it.items),
        };
        let Some(items) = items else {
            let failure = placed(format!(
                "The `{method}` method in class `{}` returned an invalid value of type `{}` (expected a \
                 `cgsuite.lang.Collection`).",
                class.name,
                value.class(&self.analyst.store)
            ));
            return Err(match value {
                Value::Nothing => {
                    failure.with_hint("An `if` without `else` may give nothing: write `else []`.")
                }
                _ => failure,
            });
        };
        let must_be_impartial = class.extends(class::IMPARTIAL);
        let mut scenes = Vec::with_capacity(items.len());
        for item in items.iter() {
            if must_be_impartial && is_game(item) && !self.is_impartial_game(item) {
                let text = print::text(self, item, NOWHERE)?;
                let message =
                    format!("{what} `{}` includes `{text}`, which is not impartial.", class.name);
                return Err(placed(message).with_hint(
                    "Both players have the same moves in an `ImpartialGame` and in all that follows.",
                ));
            }
            match self.scene(item)? {
                Some(scene) => scenes.push(scene),
                None => {
                    return Err(placed(format!(
                        "{what} `{}` includes an element of type `{}`, which is not a `game.Game`.",
                        class.name,
                        item.class(&self.analyst.store)
                    )));
                }
            }
        }
        Ok(scenes)
    }

    /// A game of any kind, ready to travel; `None` if the value is no game.
    fn scene(&mut self, value: &Value) -> Evaluated<Option<Scene>> {
        if !is_game(value) {
            return Ok(None);
        }
        Ok(Some(Scene(self.frozen(value)?.unwrap_or_else(|| value.clone()))))
    }

    /// The options of an object of a class that a program declares, as values.
    pub(crate) fn options_of_object(
        &mut self,
        game: &Value,
        player: Player,
    ) -> Evaluated<Vec<Value>> {
        let scenes = self.options_of(game, player)?;
        scenes.iter().map(|scene| self.thawed(&scene.0)).collect()
    }

    fn scenes(&mut self, games: &[Value]) -> Evaluated<Vec<Scene>> {
        let mut scenes = Vec::with_capacity(games.len());
        for game in games {
            scenes.extend(self.scene(game)?);
        }
        Ok(scenes)
    }

    /// Gives the variables the values that they have in the session that the worker works for.
    fn take_variables(&mut self, variables: &Mutex<Option<Arc<Variables>>>) -> Evaluated<()> {
        let Some(variables) = Workers::lock(variables).clone() else { return Ok(()) };
        if self.variables_of.as_ref().is_some_and(|known| Arc::ptr_eq(known, &variables)) {
            return Ok(());
        }
        // What this session has found out about positions by its own workers may rest on the old values.
        if let Some(before) = &self.variables_of
            && variables.redefine(before, &Workers::lock(&self.workers.reads))
        {
            self.analyst.forget();
            self.scripted.clear();
        }
        let mut globals = variables.globals.clone();
        for (_, value) in &mut globals {
            *value = self.carried(value, &mut Session::thawed_parts, 0)?;
        }
        self.globals.adopt(globals);
        for (class, name, value) in &variables.statics {
            let value = self.carried(value, &mut Session::thawed_parts, 0)?;
            self.statics.entry(*class).or_default().insert(name.clone(), value);
        }
        self.are_statics_changed = true;
        self.variables_of = Some(variables);
        Ok(())
    }

    /// A value with the games in it as byte codes that mean something in one session only; `None` if there are none.
    fn frozen(&mut self, value: &Value) -> Evaluated<Option<Value>> {
        match value {
            Value::Game(g) if g.small().is_none() => {
                let code = self.analyst.store.encode(*g).at(NOWHERE)?;
                Ok(Some(Value::Coded(code.into())))
            }
            _ if has_no_games(value) => Ok(None),
            _ => self.rebuilt(value, &mut Session::frozen),
        }
    }

    /// A value with the games that it has as byte codes.
    fn thawed(&mut self, value: &Value) -> Evaluated<Value> {
        Ok(self.thawed_parts(value)?.unwrap_or_else(|| value.clone()))
    }

    fn thawed_parts(&mut self, value: &Value) -> Evaluated<Option<Value>> {
        match value {
            Value::Coded(code) => match self.analyst.store.decode(code) {
                Ok(g) => Ok(Some(self.game_value(g))),
                Err(error) => Err(Failure::new(error.to_string(), NOWHERE)),
            },
            _ if has_no_games(value) => Ok(None),
            _ => self.rebuilt(value, &mut Session::thawed_parts),
        }
    }

    /// The value of a variable for another session, which has a copy of its own of what changes.
    fn carried(&mut self, value: &Value, exchange: Exchange<'_>, depth: usize) -> Evaluated<Value> {
        let Value::Mutable(it) = value else {
            return Ok(exchange(self, value)?.unwrap_or_else(|| value.clone()));
        };
        if depth >= MOST_INSIDE {
            let message = "Rules cannot read a variable whose collection holds itself, or others too deep inside.";
            return Err(Failure::new(message, NOWHERE));
        }
        let mut parts = match it.entries() {
            Some(entries) => entries.into_iter().flat_map(|(key, value)| [key, value]).collect(),
            None => it.elements(),
        };
        for part in &mut parts {
            *part = crate::with_stack(|| self.carried(part, exchange, depth + 1))?;
        }
        Ok(Value::Mutable(it.like(parts, &self.control).at(NOWHERE)?.into()))
    }

    /// A value with some of its parts exchanged; `None` if none is.
    fn rebuilt(&mut self, value: &Value, exchange: Exchange<'_>) -> Evaluated<Option<Value>> {
        let mut all = |session: &mut Session, items: &[Value]| -> Evaluated<Option<Vec<Value>>> {
            let mut new: Option<Vec<Value>> = None;
            for (place, item) in items.iter().enumerate() {
                if let Some(value) = crate::with_stack(|| exchange(session, item))? {
                    new.get_or_insert_with(|| items.to_vec())[place] = value;
                }
            }
            Ok(new)
        };
        Ok(match value {
            Value::List(items) => all(self, items)?.map(Value::list),
            Value::Set(items) => all(self, items)?.map(|items| Value::Set(items.into())),
            Value::Map(entries) => {
                let parts: Vec<Value> =
                    entries.iter().flat_map(|(k, v)| [k.clone(), v.clone()]).collect();
                all(self, &parts)?.map(|parts| {
                    let pairs = parts.chunks_exact(2).map(|it| (it[0].clone(), it[1].clone()));
                    Value::Map(pairs.collect())
                })
            }
            Value::Explicit(explicit) => {
                let sides = [all(self, &explicit.options[0])?, all(self, &explicit.options[1])?];
                match sides {
                    [None, None] => None,
                    [left, right] => {
                        let [old_left, old_right] = &explicit.options;
                        let left = left.unwrap_or_else(|| old_left.clone());
                        let right = right.unwrap_or_else(|| old_right.clone());
                        Some(Value::Explicit(Explicit::new([left, right]).into()))
                    }
                }
            }
            Value::Compound(compound) => all(self, &compound.parts)?.map(|parts| {
                Value::Compound(Compound::new(compound.kind, parts, compound.is_impartial).into())
            }),
            Value::Object(object) => {
                let Some(fields) = object.fixed() else { return Ok(None) };
                let fields = all(self, fields)?;
                let enclosing = all(self, std::slice::from_ref(&object.enclosing))?;
                if fields.is_none() && enclosing.is_none() {
                    return Ok(None);
                }
                let enclosing = enclosing.and_then(|mut it| it.pop());
                Some(Value::Object(
                    Object::made(
                        object.class.clone(),
                        enclosing.unwrap_or_else(|| object.enclosing.clone()),
                        fields.unwrap_or_else(|| object.fields()),
                    )
                    .into(),
                ))
            }
            Value::Graph(graph) => {
                let labels: Vec<Value> = graph.all_labels().cloned().collect();
                all(self, &labels)?.map(|labels| Value::Graph(graph.with_labels(labels).into()))
            }
            Value::Vertex(vertex) => {
                let graph = all(self, &[Value::Graph(vertex.graph.clone())])?;
                graph.and_then(|mut it| it.pop()).and_then(|it| match it {
                    Value::Graph(graph) => {
                        Some(Value::Vertex(Vertex { graph, number: vertex.number }))
                    }
                    _ => None,
                })
            }
            Value::Edge(edge) => {
                let label = all(self, std::slice::from_ref(&edge.label))?;
                label
                    .and_then(|mut it| it.pop())
                    .map(|label| Value::Edge(Edge { from: edge.from, to: edge.to, label }.into()))
            }
            Value::Closure(closure) => all(self, &closure.captures)?.map(|captures| {
                let captures = captures.into();
                let code = closure.code.clone();
                Value::Closure(crate::run::Closure { code, captures }.into())
            }),
            _ => None,
        })
    }
}
