//! Sessions that work for another one, and their knowledge of its variables.

use super::carry;
use super::carry::{frozen, thawed_parts};
use crate::Session;
use crate::failure::{Evaluated, Failure};
use crate::value::identical::identical;
use crate::value::Value;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use tweedle_engine::lock;

/// The variables of a session and those of its classes, with their values.
pub(crate) struct Variables {
    globals: Vec<(String, Value)>,
    statics: Vec<(u32, Arc<str>, Value)>,
    /// The reason why a variable of the session has no value for rules, by its number.
    pub(crate) refused: HashMap<u32, Failure>,
}

impl Variables {
    /// True if a variable of a class, or one of the session with a number in `reads`, has another value than before.
    fn redefine(&self, before: &Variables, reads: &HashSet<u32>) -> bool {
        let differ = |old: &Value, new: &Value| !is_like(old, new, &mut HashSet::new());
        let is_redefined = |&slot: &u32| {
            let pair = before.globals.get(slot as usize).zip(self.globals.get(slot as usize));
            pair.is_some_and(|((_, old), (_, new))| differ(old, new))
        };
        // Before they were told, they were what the classes say.
        let is_other = |(class, name, new): &(u32, Arc<str>, Value)| {
            let old = before.statics.iter().find(|it| it.0 == *class && it.1 == *name);
            old.is_none_or(|(_, _, old)| differ(old, new))
        };
        self.statics.iter().any(is_other) || reads.iter().any(is_redefined)
    }
}

/// True if two variables have the same value, or copies of one. `met` has the copies that are being compared: they
/// may hold themselves.
fn is_like(old: &Value, new: &Value, met: &mut HashSet<[usize; 2]>) -> bool {
    let (old, new) = match (old, new) {
        (Value::Mutable(old), Value::Mutable(new)) => (old, new),
        (Value::Undefined, Value::Undefined) => return true,
        _ => return identical(old, new),
    };
    if !met.insert([old, new].map(|it| Arc::as_ptr(&it.0) as usize)) {
        return true;
    }
    let (old, new) = (old.parts(), new.parts());
    old.len() == new.len()
        && old.iter().zip(&new).all(|(old, new)| crate::with_stack(|| is_like(old, new, met)))
}

/// Sessions that wait for work, and the data that they need for it.
pub(crate) struct Workers {
    /// In boxes, since a session is large, and each question takes one out and puts it back.
    pub(super) idle: Mutex<Vec<Box<Session>>>,
    /// The variables of the session that owns them, for functions that mention some.
    pub(super) variables: Mutex<Option<Arc<Variables>>>,
    /// The numbers of the variables that rules have read.
    pub(super) reads: Mutex<HashSet<u32>>,
    /// The number of times that the knowledge of positions has been forgotten because a variable changed.
    pub(super) epoch: AtomicU64,
    /// A failure that happened where nothing could be reported, for the next caller who can report it.
    pub(super) failed: Mutex<Option<Failure>>,
    /// The number of workers that have asked, each for the next one, until it was the turn of the owner's.
    pub(super) depth: usize,
}

/// The largest number of workers inside of each other: rules may ask for values, which ask the rules.
pub(super) const DEEPEST: usize = 1_000;

impl Workers {
    /// No workers yet, for the owner or for a worker at some depth.
    pub(crate) fn new(depth: usize) -> Workers {
        Workers {
            idle: Mutex::default(),
            variables: Mutex::default(),
            reads: Mutex::default(),
            epoch: AtomicU64::new(0),
            failed: Mutex::default(),
            depth,
        }
    }

    /// Notes which variables a worker has read, and those that work for it.
    pub(super) fn note_reads(&self, worker: &mut Session) {
        let deeper = lock(&worker.workers.reads);
        let own = worker.globals.reads_if_more();
        if own.is_some() || !deeper.is_empty() {
            let mut reads = lock(&self.reads);
            reads.extend(own.into_iter().flatten());
            reads.extend(deeper.iter());
        }
    }

    /// Tells the workers which values the variables of their owner have; whether any had another one before.
    ///
    /// If no variable `is_changed`, only collections that they have may have changed.
    fn publish(&self, variables: Variables, is_changed: bool) -> bool {
        let mut known = lock(&self.variables);
        let reads = lock(&self.reads);
        let is_redefined = match &*known {
            Some(before) => variables.redefine(before, &reads),
            // Those who have worked already know the variables of classes as the classes say.
            None => !lock(&self.idle).is_empty(),
        };
        if is_changed || is_redefined {
            *known = Some(Arc::new(variables));
        }
        is_redefined
    }
}

/// Tells the workers about variables that have changed. If rules may have read one with another value, what was found
/// out about positions is forgotten.
pub(crate) fn publish_variables(session: &mut Session) -> Evaluated<()> {
    look_at_classes(session);
    let is_changed = session.globals.is_changed()
        | session.globals.has_grown()
        | std::mem::take(&mut session.are_statics_changed);
    let reads_mutable =
        lock(&session.workers.reads).iter().any(|slot| session.globals.is_mutable(*slot));
    if !is_changed && !reads_mutable {
        return Ok(());
    }
    // Until the workers have been told, there is something to tell.
    let variables =
        carried_variables(session).inspect_err(|_| session.are_statics_changed = true)?;
    if session.workers.publish(variables, is_changed) {
        forget_positions(session);
    }
    Ok(())
}

/// Forgets the knowledge of positions if a class has taken the place of another one: rules may mention it.
fn look_at_classes(session: &mut Session) {
    let replaced = session.classes.replaced();
    if std::mem::replace(&mut session.replaced, replaced) != replaced {
        forget_positions(session);
    }
}

/// Forgets the knowledge of positions, also that of their parts.
fn forget_positions(session: &mut Session) {
    session.analyst.forget();
    session.workers.epoch.fetch_add(1, Ordering::Relaxed);
}

/// The variables, ready for other sessions.
fn carried_variables(session: &mut Session) -> Evaluated<Variables> {
    let mut copies = HashMap::new();
    let mut refused = HashMap::new();
    let mut globals = session.globals.all();
    for (slot, (_, value)) in globals.iter_mut().enumerate() {
        *value = match carry::carried(session, value, &mut frozen, &mut copies) {
            Err(failure) if failure.stop.is_none() => {
                refused.insert(slot as u32, failure);
                Value::Undefined
            }
            carried => carried?,
        };
    }
    let own = session.statics.iter().flat_map(|(class, variables)| {
        variables.iter().map(|(name, value)| (*class, name.clone(), value.clone()))
    });
    let mut statics: Vec<_> = own.collect();
    for (_, _, value) in &mut statics {
        *value = carry::carried(session, value, &mut frozen, &mut copies)?;
    }
    Ok(Variables { globals, statics, refused })
}

/// Gives the variables the values that they have in the session that the worker works for.
pub(super) fn take_variables(
    session: &mut Session,
    variables: &Mutex<Option<Arc<Variables>>>,
) -> Evaluated<()> {
    look_at_classes(session);
    let Some(variables) = lock(variables).clone() else { return Ok(()) };
    if session.variables_of.as_ref().is_some_and(|known| Arc::ptr_eq(known, &variables)) {
        return Ok(());
    }
    // The knowledge of positions that this session has from its own workers may rest on the old values.
    if let Some(before) = &session.variables_of
        && variables.redefine(before, &lock(&session.workers.reads))
    {
        forget_positions(session);
    }
    let mut copies = HashMap::new();
    let mut globals = variables.globals.clone();
    for (_, value) in &mut globals {
        *value = carry::carried(session, value, &mut thawed_parts, &mut copies)?;
    }
    session.globals.adopt(globals);
    for (class, name, value) in &variables.statics {
        let value = carry::carried(session, value, &mut thawed_parts, &mut copies)?;
        session.statics.entry(*class).or_default().insert(name.clone(), value);
    }
    session.are_statics_changed = true;
    session.variables_of = Some(variables);
    Ok(())
}
