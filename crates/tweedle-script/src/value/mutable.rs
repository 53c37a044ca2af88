//! Collections that change.

use crate::value::change::{Answer, Change, Element, taken};
use crate::value::hash::{Keyed, Sought, SoughtInteger};
use crate::value::plain::has_no_games;
use crate::value::released::drop_deep;
use crate::value::sequence::Sequence;
use crate::value::{MOST_ELEMENTS, Shared, Value};
use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashSet};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use triomphe::Arc;
use tweedle_engine::{Control, Held, Stop};

/// A list, a set or a map that changes. All who have it see the changes.
pub struct Mutable {
    kind: MutableKind,
    /// True if all that was ever put into it means the same in each session.
    is_plain: AtomicBool,
    state: Mutex<State>,
}

struct State {
    inner: Inner,
    /// The budget that it takes.
    held: Held,
    /// The number of elements for which it has taken some of the budget.
    room: usize,
}

impl State {
    /// Takes the part of the budget that this number of elements needs.
    fn make_room(&mut self, elements: usize) -> Result<(), Stop> {
        if elements > self.room {
            let room = elements.max(2 * self.room).max(4);
            self.held.take((room - self.room) * 2 * size_of::<Value>())?;
            self.room = room;
        }
        Ok(())
    }

    /// Does a method, if it is one of such a collection and has no message to give. It takes the arguments that it puts
    /// into the collection, and leaves what they take the place of.
    #[inline]
    fn change(&mut self, change: Change, arguments: &mut [Value]) -> Result<Option<Answer>, Stop> {
        let length = self.inner.len();
        if matches!(change, Change::Add | Change::Put) {
            if length >= MOST_ELEMENTS {
                return Ok(None);
            }
            self.make_room(length + 1)?;
        }
        match (change, &mut self.inner, arguments) {
            (Change::Add, Inner::List(items), [value]) => {
                if !items.push_small(value) {
                    items.push(taken(value));
                }
            }
            (Change::Add, Inner::Set(items), [value]) => {
                items.insert(Keyed(taken(value)));
            }
            (Change::Update, Inner::List(items), [Value::Integer(n), value]) => {
                let place = place_of(*n);
                if items.put_small(place, value) {
                    return Ok(Some(Answer::Nothing));
                }
                if place >= items.len() {
                    return Ok(None);
                }
                *value = items.replace(place, taken(value)).unwrap_or(Value::Undefined);
            }
            // Most keys are small integers, and most maps hold small integers: these go from place to place in small pieces.
            (Change::Put, Inner::Map(entries), [Value::Integer(n), value]) => {
                match (entries.get_mut(&SoughtInteger(*n)), value) {
                    (Some(Value::Integer(old)), Value::Integer(new)) => *old = *new,
                    (Some(old), new) => std::mem::swap(old, new),
                    (None, new) => {
                        entries.insert(Keyed(Value::Integer(*n)), taken(new));
                    }
                }
            }
            (Change::Put, Inner::Map(entries), [key, value]) => {
                let old = entries.insert(Keyed(taken(key)), taken(value));
                *value = old.unwrap_or(Value::Undefined);
            }
            (Change::ContainsKey, Inner::Map(entries), [Value::Integer(n)]) => {
                return Ok(Some(Answer::Truth(entries.contains_key(&SoughtInteger(*n)))));
            }
            (Change::ContainsKey, Inner::Map(entries), [key]) => {
                return Ok(Some(Answer::Truth(entries.contains_key(&Sought(key)))));
            }
            (Change::Contains, Inner::Set(items), [Value::Integer(n)]) => {
                return Ok(Some(Answer::Truth(items.contains(&SoughtInteger(*n)))));
            }
            (Change::Contains, Inner::Set(items), [value]) => {
                return Ok(Some(Answer::Truth(items.contains(&Sought(value)))));
            }
            _ => return Ok(None),
        }
        Ok(Some(Answer::Nothing))
    }

    /// The element of a list at a place, which is counted from 1, or the value of a key of a map.
    #[inline]
    fn element(&self, key: &Value) -> Element {
        match (&self.inner, key) {
            (Inner::List(items), Value::Integer(n)) => items.element(place_of(*n)),
            (Inner::Map(entries), Value::Integer(n)) => {
                entries.get(&SoughtInteger(*n)).map_or(Element::None, Element::of)
            }
            (Inner::Map(entries), key) => {
                entries.get(&Sought(key)).map_or(Element::None, Element::of)
            }
            _ => Element::None,
        }
    }
}

/// The place, counted from 0, of an index that is counted from 1; beyond all places if there is none.
#[inline]
fn place_of(index: i64) -> usize {
    usize::try_from(index).map_or(usize::MAX, |index| index.wrapping_sub(1))
}

enum Inner {
    List(Sequence),
    Set(HashSet<Keyed, FixedState>),
    Map(HashMap<Keyed, Value, FixedState>),
}

impl Inner {
    fn len(&self) -> usize {
        match self {
            Inner::List(items) => items.len(),
            Inner::Set(items) => items.len(),
            Inner::Map(entries) => entries.len(),
        }
    }
}

/// The kind of collection that changes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum MutableKind {
    /// A list.
    List,
    /// A set.
    Set,
    /// A map.
    Map,
}

fn empty(kind: MutableKind) -> Inner {
    match kind {
        MutableKind::List => Inner::List(Sequence::new()),
        MutableKind::Set => Inner::Set(HashSet::default()),
        MutableKind::Map => Inner::Map(HashMap::default()),
    }
}

impl Drop for Mutable {
    /// Collections may stand inside of each other deeper than the stack is.
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let inner = std::mem::replace(&mut state.inner, Inner::List(Sequence::new()));
        match inner {
            Inner::List(Sequence::Values(items)) => drop_deep(items),
            Inner::List(_) => {}
            Inner::Set(items) => drop_deep(items.into_iter().map(|item| item.0)),
            Inner::Map(entries) => {
                drop_deep(entries.into_iter().flat_map(|(key, value)| [key.0, value]));
            }
        }
    }
}

impl Mutable {
    fn new(inner: Inner, control: &Control) -> Result<Mutable, Stop> {
        let kind = match &inner {
            Inner::List(_) => MutableKind::List,
            Inner::Set(_) => MutableKind::Set,
            Inner::Map(_) => MutableKind::Map,
        };
        let mut state = State { inner, held: Held::new(control), room: 0 };
        let length = state.inner.len();
        state.make_room(length)?;
        let is_plain = match &state.inner {
            Inner::List(Sequence::Values(items)) => items.iter().all(has_no_games),
            Inner::List(_) => true,
            Inner::Set(items) => items.iter().all(|it| has_no_games(&it.0)),
            Inner::Map(entries) => {
                entries.iter().all(|(key, value)| has_no_games(&key.0) && has_no_games(value))
            }
        };
        Ok(Mutable { kind, is_plain: AtomicBool::new(is_plain), state: Mutex::new(state) })
    }

    /// A list with some elements.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn list(items: Vec<Value>, control: &Control) -> Result<Mutable, Stop> {
        Mutable::new(Inner::List(items.into()), control)
    }

    /// A set with some elements.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn set(items: Vec<Value>, control: &Control) -> Result<Mutable, Stop> {
        Mutable::new(Inner::Set(items.into_iter().map(Keyed).collect()), control)
    }

    /// A map with some entries.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn map(
        entries: impl IntoIterator<Item = (Value, Value)>,
        control: &Control,
    ) -> Result<Mutable, Stop> {
        let entries = entries.into_iter().map(|(key, value)| (Keyed(key), value));
        Mutable::new(Inner::Map(entries.collect()), control)
    }

    /// An empty collection of the same kind.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn empty_like(&self, control: &Control) -> Result<Mutable, Stop> {
        Mutable::new(empty(self.kind), control)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does something with the state. Who alone has the collection needs no lock.
    #[inline]
    fn with<T>(it: &mut Shared<Mutable>, f: impl FnOnce(&mut State) -> T) -> T {
        match Arc::get_mut(&mut it.0) {
            Some(own) => f(own.state.get_mut().unwrap_or_else(PoisonError::into_inner)),
            None => f(&mut it.state()),
        }
    }

    /// Does a method with arguments; `None` if the library has to do it, or to give a message. The values that are left of
    /// the arguments may be dropped.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    #[inline]
    pub(crate) fn change(
        it: &mut Shared<Mutable>,
        change: Change,
        arguments: &mut [Value],
    ) -> Result<Option<Answer>, Stop> {
        if change.puts() {
            for value in &*arguments {
                it.note(value);
            }
        }
        Mutable::with(it, |state| state.change(change, arguments))
    }

    /// The element of a list at a place, which is counted from 1, or the value of a key of a map.
    #[inline]
    pub(crate) fn element(it: &mut Shared<Mutable>, key: &Value) -> Element {
        Mutable::with(it, |state| state.element(key))
    }

    /// True if all that was ever put into it means the same in each session.
    pub(crate) fn is_plain(&self) -> bool {
        self.is_plain.load(Ordering::Relaxed)
    }

    fn note(&self, value: &Value) {
        if !has_no_games(value) {
            self.is_plain.store(false, Ordering::Relaxed);
        }
    }

    /// The kind of collection that it is.
    pub(crate) fn kind(&self) -> MutableKind {
        self.kind
    }

    /// The number of elements.
    pub(crate) fn len(&self) -> usize {
        self.state().inner.len()
    }

    /// Adds an element, to a map a key without a value, and tells how many there are then.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn add(&self, value: Value) -> Result<usize, Stop> {
        self.note(&value);
        let mut state = self.state();
        let length = state.inner.len();
        state.make_room(length + 1)?;
        match &mut state.inner {
            Inner::List(items) => items.push(value),
            Inner::Set(items) => {
                items.insert(Keyed(value));
            }
            Inner::Map(entries) => {
                entries.insert(Keyed(value), Value::Nothing);
            }
        }
        Ok(state.inner.len())
    }

    /// Puts a value at a place of a list, counted from 0, and gives the old value; `None` if there is no such place.
    pub(crate) fn replace(&self, place: usize, value: Value) -> Option<Value> {
        self.note(&value);
        match &mut self.state().inner {
            Inner::List(items) => items.replace(place, value),
            _ => None,
        }
    }

    /// Gives a key of a map a value.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn put(&self, key: Value, value: Value) -> Result<(), Stop> {
        self.note(&key);
        self.note(&value);
        let old = {
            let mut state = self.state();
            let length = state.inner.len();
            state.make_room(length + 1)?;
            match &mut state.inner {
                Inner::Map(entries) => entries.insert(Keyed(key), value),
                _ => None,
            }
        };
        // It may be the last handle of another collection, and is dropped when the lock is free.
        drop(old);
        Ok(())
    }

    /// Takes everything out.
    pub(crate) fn clear(&self) {
        let old = std::mem::replace(&mut self.state().inner, empty(self.kind));
        drop(old);
    }

    /// Takes an element or a key out; whether there was one.
    pub(crate) fn remove(&self, value: &Value) -> bool {
        let key = Sought(value);
        match &mut self.state().inner {
            Inner::List(items) => {
                items.place(value).and_then(|place| items.remove(place)).is_some()
            }
            Inner::Set(items) => items.remove(&key),
            Inner::Map(entries) => entries.remove(&key).is_some(),
        }
    }

    /// Takes elements or keys out, in all places where they stand.
    pub(crate) fn remove_all(&self, values: &std::collections::HashSet<Keyed>) {
        match &mut self.state().inner {
            Inner::List(items) => items.retain(|item| !values.contains(&Keyed(item))),
            Inner::Set(items) => items.retain(|item| !values.contains(item)),
            Inner::Map(entries) => entries.retain(|key, _| !values.contains(key)),
        }
    }

    /// True if a value is an element or a key.
    pub(crate) fn contains(&self, value: &Value) -> bool {
        let key = Sought(value);
        match &self.state().inner {
            Inner::List(items) => items.place(value).is_some(),
            Inner::Set(items) => items.contains(&key),
            Inner::Map(entries) => entries.contains_key(&key),
        }
    }

    /// The value of a key of a map.
    pub(crate) fn get(&self, key: &Value) -> Option<Value> {
        match &self.state().inner {
            Inner::Map(entries) => entries.get(&Sought(key)).cloned(),
            _ => None,
        }
    }

    /// The element of a list at a place, counted from 0.
    pub(crate) fn at(&self, place: usize) -> Option<Value> {
        match &self.state().inner {
            Inner::List(items) => items.get(place),
            _ => None,
        }
    }

    /// Takes the element at a place of a list out, which is counted from 0; `None` if there is no such place.
    pub(crate) fn remove_at(&self, place: usize) -> Option<Value> {
        match &mut self.state().inner {
            Inner::List(items) => items.remove(place),
            _ => None,
        }
    }

    /// Gives a list other elements, as many as before or fewer.
    pub(crate) fn set_elements(&self, elements: Vec<Value>) {
        if let Inner::List(items) = &mut self.state().inner {
            *items = elements.into();
        }
    }

    /// The elements as they are now: of a list in order, of a set in no order that means anything, of a map the keys.
    pub(crate) fn elements(&self) -> Vec<Value> {
        match &self.state().inner {
            Inner::List(items) => items.values(),
            Inner::Set(items) => items.iter().map(|it| it.0.clone()).collect(),
            Inner::Map(entries) => entries.keys().map(|it| it.0.clone()).collect(),
        }
    }

    /// All values in it as they are now, of a map each key with its value after it.
    pub(crate) fn parts(&self) -> Vec<Value> {
        match self.entries() {
            Some(entries) => entries.into_iter().flat_map(|(key, value)| [key, value]).collect(),
            None => self.elements(),
        }
    }

    /// The entries of a map as they are now; `None` if it is no map.
    pub(crate) fn entries(&self) -> Option<Vec<(Value, Value)>> {
        match &self.state().inner {
            Inner::Map(entries) => {
                Some(entries.iter().map(|(k, v)| (k.0.clone(), v.clone())).collect())
            }
            _ => None,
        }
    }
}
