//! Collections that change.

use crate::operate::Keyed;
use crate::value::Value;
use foldhash::fast::FixedState;
use std::collections::{HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A list, a set or a map that changes. All who have it see the changes.
pub struct Mutable(Mutex<Inner>);

enum Inner {
    List(Vec<Value>),
    Set(HashSet<Keyed, FixedState>),
    Map(HashMap<Keyed, Value, FixedState>),
}

/// Which of them it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MutableKind {
    /// A list.
    List,
    /// A set.
    Set,
    /// A map.
    Map,
}

impl Mutable {
    /// A list with some elements.
    pub(crate) fn list(items: Vec<Value>) -> Mutable {
        Mutable(Mutex::new(Inner::List(items)))
    }

    /// A set with some elements.
    pub(crate) fn set(items: Vec<Value>) -> Mutable {
        Mutable(Mutex::new(Inner::Set(items.into_iter().map(Keyed).collect())))
    }

    /// A map with some entries.
    pub(crate) fn map(entries: impl IntoIterator<Item = (Value, Value)>) -> Mutable {
        let entries = entries.into_iter().map(|(key, value)| (Keyed(key), value));
        Mutable(Mutex::new(Inner::Map(entries.collect())))
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Which kind of collection it is.
    pub(crate) fn kind(&self) -> MutableKind {
        match &*self.inner() {
            Inner::List(_) => MutableKind::List,
            Inner::Set(_) => MutableKind::Set,
            Inner::Map(_) => MutableKind::Map,
        }
    }

    /// How many elements there are.
    pub(crate) fn len(&self) -> usize {
        match &*self.inner() {
            Inner::List(items) => items.len(),
            Inner::Set(items) => items.len(),
            Inner::Map(entries) => entries.len(),
        }
    }

    /// Adds an element; to a map, a key without a value.
    pub(crate) fn add(&self, value: Value) {
        match &mut *self.inner() {
            Inner::List(items) => items.push(value),
            Inner::Set(items) => {
                items.insert(Keyed(value));
            }
            Inner::Map(entries) => {
                entries.insert(Keyed(value), Value::Nothing);
            }
        }
    }

    /// Gives a key of a map a value.
    pub(crate) fn put(&self, key: Value, value: Value) {
        let old = match &mut *self.inner() {
            Inner::Map(entries) => entries.insert(Keyed(key), value),
            _ => None,
        };
        // It may be the last handle of another collection, and is dropped when the lock is free.
        drop(old);
    }

    /// Takes everything out.
    pub(crate) fn clear(&self) {
        let empty = match self.kind() {
            MutableKind::List => Inner::List(Vec::new()),
            MutableKind::Set => Inner::Set(HashSet::default()),
            MutableKind::Map => Inner::Map(HashMap::default()),
        };
        let old = std::mem::replace(&mut *self.inner(), empty);
        drop(old);
    }

    /// Takes an element or a key out; whether there was one.
    pub(crate) fn remove(&self, value: &Value) -> bool {
        let key = Keyed(value.clone());
        match &mut *self.inner() {
            Inner::List(items) => {
                let place = items.iter().position(|item| Keyed(item.clone()) == key);
                place.map(|place| items.remove(place)).is_some()
            }
            Inner::Set(items) => items.remove(&key),
            Inner::Map(entries) => entries.remove(&key).is_some(),
        }
    }

    /// Takes elements or keys out, wherever they stand.
    pub(crate) fn remove_all(&self, values: &HashSet<Keyed>) {
        match &mut *self.inner() {
            Inner::List(items) => items.retain(|item| !values.contains(&Keyed(item.clone()))),
            Inner::Set(items) => items.retain(|item| !values.contains(item)),
            Inner::Map(entries) => entries.retain(|key, _| !values.contains(key)),
        }
    }

    /// Whether a value is an element or a key.
    pub(crate) fn contains(&self, value: &Value) -> bool {
        let key = Keyed(value.clone());
        match &*self.inner() {
            Inner::List(items) => items.iter().any(|item| crate::operate::identical(item, value)),
            Inner::Set(items) => items.contains(&key),
            Inner::Map(entries) => entries.contains_key(&key),
        }
    }

    /// The value of a key of a map.
    pub(crate) fn get(&self, key: &Value) -> Option<Value> {
        match &*self.inner() {
            Inner::Map(entries) => entries.get(&Keyed(key.clone())).cloned(),
            _ => None,
        }
    }

    /// The element of a list at a place, counted from 0.
    pub(crate) fn at(&self, place: usize) -> Option<Value> {
        match &*self.inner() {
            Inner::List(items) => items.get(place).cloned(),
            _ => None,
        }
    }

    /// Puts an element at a place of a list that there is, counted from 0; whether there is one.
    pub(crate) fn update(&self, place: usize, value: Value) -> bool {
        let old = match &mut *self.inner() {
            Inner::List(items) => items.get_mut(place).map(|item| std::mem::replace(item, value)),
            _ => None,
        };
        // The old value is dropped when the lock is free.
        old.is_some()
    }

    /// Does something with the elements of a list; `None` if it is no list.
    pub(crate) fn with_list<T>(&self, f: impl FnOnce(&mut Vec<Value>) -> T) -> Option<T> {
        match &mut *self.inner() {
            Inner::List(items) => Some(f(items)),
            _ => None,
        }
    }

    /// The elements as they are now: of a list in order, of a set in no order that means anything, of a map the keys.
    pub(crate) fn elements(&self) -> Vec<Value> {
        match &*self.inner() {
            Inner::List(items) => items.clone(),
            Inner::Set(items) => items.iter().map(|it| it.0.clone()).collect(),
            Inner::Map(entries) => entries.keys().map(|it| it.0.clone()).collect(),
        }
    }

    /// The entries of a map as they are now; `None` if it is no map.
    pub(crate) fn entries(&self) -> Option<Vec<(Value, Value)>> {
        match &*self.inner() {
            Inner::Map(entries) => {
                Some(entries.iter().map(|(k, v)| (k.0.clone(), v.clone())).collect())
            }
            _ => None,
        }
    }
}
