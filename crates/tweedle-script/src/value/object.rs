//! Objects, functions, and classes that belong to an object.

use crate::value::Value;
use crate::value::code::Code;
use crate::value::declared::{ClassInfo, FieldKind};
use crate::value::hash::feed;
use crate::value::released::{drop_deep, goes_deep, may_hold};
use foldhash::fast::FixedState;
use smallvec::SmallVec;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use tweedle_engine::{Control, Held, Stop};
use tweedle_syntax::Source;

/// Variables of an object; most have one or two, which then stand in the object itself.
pub(crate) type Fields = SmallVec<[Value; 2]>;

/// An object of a class that a program declares.
pub struct Object {
    pub(crate) class: Arc<ClassInfo>,
    /// The object that it belongs to, if its class is nested; otherwise `Nothing`.
    pub(crate) enclosing: Value,
    /// Its variables, once they cannot change any more.
    fixed: OnceLock<Fields>,
    /// Its variables, while it is made, and for ever if it is mutable.
    live: Mutex<Vec<Value>>,
    is_made: AtomicBool,
    hash: OnceLock<u64>,
    /// True if no games are in it that mean something in one session only; empty before the first question.
    has_no_games: OnceLock<bool>,
    /// The budget that it takes, if a constructor made it.
    held: Option<Held>,
}

impl Object {
    /// An object that is being made.
    pub(crate) fn new(class: Arc<ClassInfo>, enclosing: Value) -> Object {
        Object::held(class, enclosing, None)
    }

    /// An object that is being made, and its part of the budget.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn counted(
        class: Arc<ClassInfo>,
        enclosing: Value,
        control: &Control,
    ) -> Result<Object, Stop> {
        let held = Object::weigh(class.fields.len(), control)?;
        Ok(Object::held(class, enclosing, Some(held)))
    }

    /// The budget that an object with this number of variables takes.
    fn weigh(fields: usize, control: &Control) -> Result<Held, Stop> {
        let mut held = Held::new(control);
        held.take(size_of::<Object>() + fields * size_of::<Value>())?;
        Ok(held)
    }

    fn held(class: Arc<ClassInfo>, enclosing: Value, held: Option<Held>) -> Object {
        let live = Mutex::new(vec![Value::Undefined; class.fields.len()]);
        Object {
            class,
            enclosing,
            fixed: OnceLock::new(),
            live,
            is_made: AtomicBool::new(false),
            hash: OnceLock::new(),
            has_no_games: OnceLock::new(),
            held,
        }
    }

    /// An object that has been made, with the values of its variables.
    pub(crate) fn made(class: Arc<ClassInfo>, enclosing: Value, fields: Fields) -> Object {
        Object {
            class,
            enclosing,
            fixed: fields.into(),
            live: Mutex::default(),
            is_made: AtomicBool::new(true),
            hash: OnceLock::new(),
            has_no_games: OnceLock::new(),
            held: None,
        }
    }

    /// The same, and its part of the budget.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn made_counted(
        class: Arc<ClassInfo>,
        enclosing: Value,
        fields: Fields,
        control: &Control,
    ) -> Result<Object, Stop> {
        let held = Object::weigh(fields.len(), control)?;
        let mut object = Object::made(class, enclosing, fields);
        object.held = Some(held);
        Ok(object)
    }

    /// The hash, if it has been found.
    #[inline]
    pub(crate) fn known_hash(&self) -> Option<u64> {
        self.hash.get().copied()
    }

    /// The answer of `find` to the question whether the variables hold no games that mean something in one
    /// session only; it is asked once. An object that may change may have such games.
    pub(crate) fn has_no_games(&self, find: impl FnOnce(&[Value]) -> bool) -> bool {
        self.fixed.get().is_some_and(|fields| *self.has_no_games.get_or_init(|| find(fields)))
    }

    /// A hash of class and variables; of a mutable object, of the class only.
    pub(crate) fn hash(&self) -> u64 {
        let compute = |fields: &[Value]| {
            let mut state = FixedState::default().build_hasher();
            self.class.id.hash(&mut state);
            self.feed_enclosing(&mut state);
            for field in fields {
                feed(field, &mut state);
            }
            state.finish()
        };
        match self.fixed.get() {
            Some(fields) => *self.hash.get_or_init(|| compute(fields)),
            None => u64::from(self.class.id),
        }
    }

    /// Feeds what the object belongs to: its class, and what its constructor was given. Its other variables may hold this
    /// object.
    fn feed_enclosing(&self, state: &mut impl Hasher) {
        let Value::Object(outer) = &self.enclosing else { return feed(&self.enclosing, state) };
        outer.class.id.hash(state);
        outer.given().iter().for_each(|value| feed(value, state));
        crate::with_stack(|| outer.feed_enclosing(state));
    }

    /// The arguments that its constructor was given, if they cannot change.
    pub(crate) fn given(&self) -> Fields {
        let fields = self.class.fields.iter().zip(self.fixed().unwrap_or_default());
        let given = fields.filter(|(field, _)| field.kind == FieldKind::Parameter);
        given.map(|(_, value)| value.clone()).collect()
    }

    /// The value of a variable by its number.
    pub(crate) fn get(&self, index: usize) -> Value {
        match self.fixed.get() {
            Some(fields) => fields[index].clone(),
            None => match &self.live.lock().unwrap_or_else(PoisonError::into_inner)[index] {
                Value::Undefined => Value::Nothing,
                value => value.clone(),
            },
        }
    }

    /// True if a variable has been given a value.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        let live = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        live.get(index).is_none_or(|value| !matches!(value, Value::Undefined))
    }

    /// Gives a variable a value; `false` if it cannot change any more.
    pub(crate) fn set(&self, index: usize, value: Value) -> bool {
        if self.fixed.get().is_some() {
            return false;
        }
        // The old value is dropped when the lock is free again: it may be the last handle of another object.
        let old = {
            let mut fields = self.live.lock().unwrap_or_else(PoisonError::into_inner);
            std::mem::replace(&mut fields[index], value)
        };
        drop(old);
        true
    }

    /// Adds a small integer to a variable, and gives the sum; `None` if the variable has another kind of value or cannot
    /// change any more.
    pub(crate) fn add(&self, index: usize, value: i8) -> Option<i64> {
        if self.fixed.get().is_some() {
            return None;
        }
        let mut fields = self.live.lock().unwrap_or_else(PoisonError::into_inner);
        let Value::Integer(n) = &mut fields[index] else { return None };
        *n = n.checked_add(value.into())?;
        Some(*n)
    }

    /// Ends the making of an object. One that is not mutable does not change from now on.
    pub(crate) fn finish(&self) {
        self.is_made.store(true, Ordering::Relaxed);
        for value in self.live.lock().unwrap_or_else(PoisonError::into_inner).iter_mut() {
            if matches!(value, Value::Undefined) {
                *value = Value::Nothing;
            }
        }
        if !self.class.modifiers.is_mutable {
            let fields =
                std::mem::take(&mut *self.live.lock().unwrap_or_else(PoisonError::into_inner));
            let _ = self.fixed.set(fields.into());
        }
    }

    /// The value of the variable with a name.
    pub(crate) fn named(&self, name: &str) -> Option<Value> {
        self.class.field_numbers.get(name).map(|&number| self.get(number as usize))
    }

    /// True if the object has been made.
    pub(crate) fn is_made(&self) -> bool {
        self.is_made.load(Ordering::Relaxed)
    }

    /// All variables, in the order of the class.
    pub(crate) fn fields(&self) -> Vec<Value> {
        match self.fixed.get() {
            Some(fields) => fields.to_vec(),
            None => self.live.lock().unwrap_or_else(PoisonError::into_inner).clone(),
        }
    }

    /// All variables, if they cannot change.
    pub(crate) fn fixed(&self) -> Option<&[Value]> {
        self.fixed.get().map(Fields::as_slice)
    }
}

impl Drop for Object {
    /// Objects may hold each other in chains longer than the stack is deep.
    fn drop(&mut self) {
        // Of several handles of one value each may look as if it were not the last, so that only one is asked.
        let is_flat = self.live.get_mut().is_ok_and(|live| live.is_empty())
            && !self.fixed.get().is_some_and(|fields| fields.iter().any(may_hold))
            && !goes_deep(&self.enclosing);
        if is_flat {
            return;
        }
        let fixed = self.fixed.take().unwrap_or_default();
        let live = std::mem::take(self.live.get_mut().unwrap_or_else(PoisonError::into_inner));
        let enclosing = std::mem::replace(&mut self.enclosing, Value::Nothing);
        drop_deep(fixed.into_iter().chain(live).chain([enclosing]));
    }
}

impl Drop for Closure {
    fn drop(&mut self) {
        let captures = std::mem::take(&mut self.captures);
        if !captures.is_empty() {
            drop_deep(captures.into_vec());
        }
    }
}

/// A function with the values that it took with it when it was made.
pub struct Closure {
    pub(crate) code: Arc<Code>,
    pub(crate) captures: Box<[Value]>,
}

/// A file without a class, which can be called.
pub struct Program {
    /// The qualified name.
    pub(crate) name: Arc<str>,
    pub(crate) source: Arc<Source>,
}

/// A class that a program declares, as a value; one that is nested belongs to an object.
pub struct BoundClass {
    pub(crate) class: Arc<ClassInfo>,
    /// The object that its objects belong to, or `Nothing`.
    pub(crate) enclosing: Value,
}

/// A class as a value that belongs to no object.
pub(crate) fn class_alone(class: Arc<ClassInfo>) -> Value {
    Value::Declared(BoundClass { class, enclosing: Value::Nothing }.into())
}
