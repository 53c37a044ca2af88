//! Sessions that work for another one, and what they know of its variables.

use crate::Session;
use crate::failure::{Evaluated, Failure};
use crate::operate::identical;
use crate::value::{Mutable, Value};
use std::collections::HashSet;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

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

/// Sessions that wait for work, and what they need for it.
pub(crate) struct Workers {
    #[expect(
        clippy::vec_box,
        reason = "a session is large, and each question takes one out and puts it back"
    )]
    pub(super) idle: Mutex<Vec<Box<Session>>>,
    /// The variables of the session that owns them, for functions that mention some.
    pub(super) variables: Mutex<Option<Arc<Variables>>>,
    /// The numbers of the variables that rules have read.
    pub(super) reads: Mutex<HashSet<u32>>,
    /// What went wrong where nothing could be said, for the next one who can.
    pub(super) failed: Mutex<Option<Failure>>,
    /// How many workers have asked, each for the next one, until it was the turn of the owner's.
    pub(super) depth: usize,
}

/// So many workers may work inside of each other: rules may ask for values, which ask the rules.
pub(super) const DEEPEST: usize = 1_000;

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

    /// Notes which variables a worker has read, and those that work for it.
    pub(super) fn note_reads(&self, worker: &mut Session) {
        let deeper = lock(&worker.workers.reads);
        let is_more = deeper.len() > lock(&self.reads).len();
        let own = worker.globals.reads_if_more();
        if own.is_some() || is_more {
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
        let is_redefined = known.as_ref().is_some_and(|before| variables.redefine(before, &reads));
        if is_changed || is_redefined {
            *known = Some(Arc::new(variables));
        }
        is_redefined
    }
}

/// What a mutex holds, also if somebody has panicked with it.
pub(super) fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Session {
    /// Tells the workers about variables that have changed. If rules may have read one with another value, what was found
    /// out about positions is forgotten.
    pub(super) fn publish_variables(&mut self) -> Evaluated<()> {
        let is_changed = self.globals.is_changed() | std::mem::take(&mut self.are_statics_changed);
        let reads_mutable =
            lock(&self.workers.reads).iter().any(|slot| self.globals.is_mutable(*slot));
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

    /// Gives the variables the values that they have in the session that the worker works for.
    pub(super) fn take_variables(
        &mut self,
        variables: &Mutex<Option<Arc<Variables>>>,
    ) -> Evaluated<()> {
        let Some(variables) = lock(variables).clone() else { return Ok(()) };
        if self.variables_of.as_ref().is_some_and(|known| Arc::ptr_eq(known, &variables)) {
            return Ok(());
        }
        // What this session has found out about positions by its own workers may rest on the old values.
        if let Some(before) = &self.variables_of
            && variables.redefine(before, &lock(&self.workers.reads))
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
}
