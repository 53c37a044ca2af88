//! Objects, functions, and classes that belong to an object.

use crate::value::Value;
use crate::value::code::Code;
use crate::value::declared::{ClassInfo, FieldKind};
use crate::value::hash::feed;
use crate::value::released::{drop_deep, goes_deep, may_hold};
use foldhash::fast::FixedState;
use smallvec::SmallVec;
use std::hash::{BuildHasher, Hash, Hasher};
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use tweedle_engine::{Control, Held, Stop};
use tweedle_syntax::Source;

/// Variables of an object; most have one or two, which then stand in the object itself.
pub(crate) type Fields = SmallVec<[Value; 2]>;

/// An object of a class that a program declares. There are as many of them as positions of a game, so they are kept small.
pub struct Object {
    /// The hash, or 0 before the first question.
    hash: AtomicU64,
    pub(crate) class: Arc<ClassInfo>,
    /// The object that it belongs to, if its class is nested; otherwise `Nothing`.
    pub(crate) enclosing: Value,
    variables: Variables,
    /// The budget that it takes, if it counts for one.
    held: Option<Held>,
    /// Whether games are in it that mean something in one session only: [`UNKNOWN`], [`NO_GAMES`], or [`GAMES`].
    games: AtomicU8,
}

const UNKNOWN: u8 = 0;
const NO_GAMES: u8 = 1;
const GAMES: u8 = 2;

/// The variables of an object.
enum Variables {
    /// They cannot change, and never could.
    Fixed(Fields),
    /// They stand beside the object, also later: its constructor gave them values one after the other.
    Given(Box<Given>),
}

/// The variables of an object whose constructor gives them values one after the other.
struct Given {
    /// The variables, once they cannot change any more.
    fixed: OnceLock<Fields>,
    /// The variables, while the object is made, and for ever if it is mutable.
    live: Mutex<Vec<Value>>,
    is_made: AtomicBool,
}

impl Given {
    fn live(&self) -> MutexGuard<'_, Vec<Value>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Object {
    /// An object that is being made.
    pub(crate) fn new(class: Arc<ClassInfo>, enclosing: Value) -> Object {
        let live = Mutex::new(vec![Value::Undefined; class.fields.len()]);
        let given = Given { fixed: OnceLock::new(), live, is_made: AtomicBool::new(false) };
        Object::of(class, enclosing, Variables::Given(given.into()))
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
        let held = Object::weigh(size_of::<Given>(), class.fields.len(), control)?;
        let mut object = Object::new(class, enclosing);
        object.held = Some(held);
        Ok(object)
    }

    /// The budget that an object with this number of variables, and these bytes beside it, takes.
    fn weigh(beside: usize, fields: usize, control: &Control) -> Result<Held, Stop> {
        let mut held = Held::new(control);
        held.take(size_of::<Object>() + beside + fields * size_of::<Value>())?;
        Ok(held)
    }

    fn of(class: Arc<ClassInfo>, enclosing: Value, variables: Variables) -> Object {
        let (hash, games) = (AtomicU64::new(0), AtomicU8::new(UNKNOWN));
        Object { hash, class, enclosing, variables, held: None, games }
    }

    /// An object that has been made, with the values of its variables.
    pub(crate) fn made(class: Arc<ClassInfo>, enclosing: Value, fields: Fields) -> Object {
        Object::of(class, enclosing, Variables::Fixed(fields))
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
        let held = Object::weigh(0, fields.len(), control)?;
        let mut object = Object::made(class, enclosing, fields);
        object.held = Some(held);
        Ok(object)
    }

    /// The hash, if it has been found.
    #[inline]
    pub(crate) fn known_hash(&self) -> Option<u64> {
        Some(self.hash.load(Ordering::Relaxed)).filter(|&hash| hash != 0)
    }

    /// The answer of `find` to the question whether the variables hold no games that mean something in one
    /// session only; the answer is kept. An object that may change may have such games.
    pub(crate) fn has_no_games(&self, find: impl FnOnce(&[Value]) -> bool) -> bool {
        let Some(fields) = self.fixed() else { return false };
        match self.games.load(Ordering::Relaxed) {
            UNKNOWN => {
                let has_none = find(fields);
                self.games.store(if has_none { NO_GAMES } else { GAMES }, Ordering::Relaxed);
                has_none
            }
            known => known == NO_GAMES,
        }
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
        match (self.known_hash(), self.fixed()) {
            (Some(hash), _) => hash,
            (None, None) => u64::from(self.class.id),
            (None, Some(fields)) => {
                // 0 means that it has not been found.
                let hash = match &self.variables {
                    Variables::Fixed(_) => compute(fields),
                    // Other variables may hold this object. Its arguments were there before it.
                    Variables::Given(_) => compute(&self.given()),
                }
                .max(1);
                self.hash.store(hash, Ordering::Relaxed);
                hash
            }
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
        match self.variables() {
            Ok(fields) => fields[index].clone(),
            Err(given) => match &given.live()[index] {
                Value::Undefined => Value::Nothing,
                value => value.clone(),
            },
        }
    }

    /// The variables if they cannot change, or else where they stand.
    #[inline]
    fn variables(&self) -> Result<&[Value], &Given> {
        match &self.variables {
            Variables::Fixed(fields) => Ok(fields),
            Variables::Given(given) => match given.fixed.get() {
                Some(fields) => Ok(fields),
                None => Err(given),
            },
        }
    }

    /// True if a variable has been given a value.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        let Err(given) = self.variables() else { return true };
        let live = given.live();
        live.get(index).is_none_or(|value| !matches!(value, Value::Undefined))
    }

    /// Gives a variable a value; `false` if it cannot change any more.
    pub(crate) fn set(&self, index: usize, value: Value) -> bool {
        let Err(given) = self.variables() else { return false };
        // The old value is dropped when the lock is free again: it may be the last handle of another object.
        let old = {
            let mut fields = given.live();
            std::mem::replace(&mut fields[index], value)
        };
        drop(old);
        true
    }

    /// Adds a small integer to a variable, and gives the sum; `None` if the variable has another kind of value or cannot
    /// change any more.
    pub(crate) fn add(&self, index: usize, value: i8) -> Option<i64> {
        let mut fields = self.variables().err()?.live();
        let Value::Integer(n) = &mut fields[index] else { return None };
        *n = n.checked_add(value.into())?;
        Some(*n)
    }

    /// Ends the making of an object. One that is not mutable does not change from now on.
    pub(crate) fn finish(&self) {
        let Variables::Given(given) = &self.variables else { return };
        given.is_made.store(true, Ordering::Relaxed);
        let mut live = given.live();
        for value in live.iter_mut() {
            if matches!(value, Value::Undefined) {
                *value = Value::Nothing;
            }
        }
        if !self.class.modifiers.is_mutable {
            let _ = given.fixed.set(std::mem::take(&mut *live).into());
        }
    }

    /// The value of the variable with a name.
    pub(crate) fn named(&self, name: &str) -> Option<Value> {
        self.class.field_numbers.get(name).map(|&number| self.get(number as usize))
    }

    /// True if the object has been made.
    pub(crate) fn is_made(&self) -> bool {
        match &self.variables {
            Variables::Fixed(_) => true,
            Variables::Given(given) => given.is_made.load(Ordering::Relaxed),
        }
    }

    /// All variables, in the order of the class.
    pub(crate) fn fields(&self) -> Vec<Value> {
        match self.variables() {
            Ok(fields) => fields.to_vec(),
            Err(given) => given.live().clone(),
        }
    }

    /// All variables, if they cannot change.
    pub(crate) fn fixed(&self) -> Option<&[Value]> {
        self.variables().ok()
    }
}

impl Drop for Object {
    /// Objects may hold each other in chains longer than the stack is deep.
    fn drop(&mut self) {
        let enclosing = &self.enclosing;
        // Of several handles of one value each may look as if it were not the last, so that only one is asked.
        match &mut self.variables {
            Variables::Fixed(fields) if !fields.iter().any(may_hold) && !goes_deep(enclosing) => {}
            Variables::Fixed(fields) => {
                let enclosing = std::mem::replace(&mut self.enclosing, Value::Nothing);
                drop_deep(std::mem::take(fields).into_iter().chain([enclosing]));
            }
            Variables::Given(given) => {
                let fixed = given.fixed.take().unwrap_or_default();
                let live = given.live.get_mut().unwrap_or_else(PoisonError::into_inner);
                let enclosing = std::mem::replace(&mut self.enclosing, Value::Nothing);
                let values = fixed.into_iter().chain(std::mem::take(live));
                drop_deep(values.chain([enclosing]));
            }
        }
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
