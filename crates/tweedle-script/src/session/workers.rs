//! Sessions that work for another one, and the variables of that one as they know them.

use crate::failure::Failure;
use crate::value::Value;
use crate::value::identical::identical;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use tweedle_engine::lock;

/// The variables of a session and those of its classes, with their values.
pub(crate) struct Variables {
    pub(crate) globals: Vec<(String, Value)>,
    pub(crate) statics: Vec<(u32, Arc<str>, Value)>,
    /// The reason why a variable of the session has no value for rules, by its number.
    pub(crate) refused: HashMap<u32, Failure>,
}

impl Variables {
    /// True if a variable of a class, or one of the session with a number in `reads`, has another value than before.
    pub(crate) fn redefine(&self, before: &Variables, reads: &HashSet<u32>) -> bool {
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
    if !met.insert([old, new].map(|it| triomphe::Arc::as_ptr(&it.0) as usize)) {
        return true;
    }
    let (old, new) = (old.parts(), new.parts());
    old.len() == new.len()
        && old.iter().zip(&new).all(|(old, new)| crate::with_stack(|| is_like(old, new, met)))
}

/// Sessions that wait for work, and the data that they need for it.
pub(crate) struct Workers<S> {
    /// In boxes, since a session is large, and each question takes one out and puts it back.
    pub(crate) idle: Mutex<Vec<Box<S>>>,
    /// The variables of the session that owns them, for functions that mention some.
    pub(crate) variables: Mutex<Option<Arc<Variables>>>,
    /// The numbers of the variables that rules have read.
    pub(crate) reads: Mutex<HashSet<u32>>,
    /// The number of times that the knowledge of positions has been forgotten because a variable changed.
    pub(crate) epoch: AtomicU64,
    /// A failure that happened where nothing could be reported, for the next caller who can report it.
    pub(crate) failed: Mutex<Option<Failure>>,
    /// The number of workers that have asked, each for the next one, until it was the turn of the owner's.
    pub(crate) depth: usize,
}

/// The largest number of workers inside of each other: rules may ask for values, which ask the rules.
pub(crate) const DEEPEST: usize = 1_000;

impl<S> Workers<S> {
    /// No workers yet, for the owner or for a worker at some depth.
    pub(crate) fn new(depth: usize) -> Workers<S> {
        Workers {
            idle: Mutex::default(),
            variables: Mutex::default(),
            reads: Mutex::default(),
            epoch: AtomicU64::new(0),
            failed: Mutex::default(),
            depth,
        }
    }

    /// Tells the workers which values the variables of their owner have; whether any had another one before.
    ///
    /// If no variable `is_changed`, only collections that they have may have changed.
    pub(crate) fn publish(&self, variables: Variables, is_changed: bool) -> bool {
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
