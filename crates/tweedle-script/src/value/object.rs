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
    Beside(Box<Beside>),
}

/// The variables of an object whose constructor gives them values one after the other.
struct Beside {
    /// The variables, once they cannot change any more.
    fixed: OnceLock<Fields>,
    /// The variables, while the object is made, and for ever if it is mutable.
    live: Mutex<Vec<Value>>,
    is_made: AtomicBool,
}

impl Beside {
    fn live(&self) -> MutexGuard<'_, Vec<Value>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Object {
    /// An object that is being made.
    pub(crate) fn new(class: Arc<ClassInfo>, enclosing: Value) -> Object {
        let live = Mutex::new(vec![Value::Undefined; class.fields.len()]);
        let beside = Beside { fixed: OnceLock::new(), live, is_made: AtomicBool::new(false) };
        Object::of(class, enclosing, Variables::Beside(beside.into()))
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
        let beside = size_of::<Beside>() + class.fields.len() * size_of::<Value>();
        let held = Object::weigh(beside, control)?;
        let mut object = Object::new(class, enclosing);
        object.held = Some(held);
        Ok(object)
    }

    /// The budget that an object with these bytes beside it takes.
    fn weigh(beside: usize, control: &Control) -> Result<Held, Stop> {
        let mut held = Held::new(control);
        held.take(size_of::<Object>() + beside)?;
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
        let beside = if fields.spilled() { fields.capacity() * size_of::<Value>() } else { 0 };
        let held = Object::weigh(beside, control)?;
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
    /// session only, and never will; the answer is kept. An object that may change may have such games.
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

    /// A hash of the class, the arguments of its constructor, and what it belongs to; of a mutable object, of the class
    /// only. The same object may have been made by its constructor or of all its variables, and what belongs to it may be asked
    /// for its hash while it is still made, so that all of these have one hash.
    pub(crate) fn hash(&self) -> u64 {
        if let Some(hash) = self.known_hash() {
            return hash;
        }
        if self.class.modifiers.is_mutable {
            return u64::from(self.class.id);
        }
        let mut state = FixedState::default().build_hasher();
        self.feed(&mut state);
        // 0 means that it has not been found.
        let hash = state.finish().max(1);
        self.hash.store(hash, Ordering::Relaxed);
        hash
    }

    /// Feeds its class, what its constructor was given, and the same of what it belongs to. Its other variables may hold this
    /// object, or one that belongs to it.
    fn feed(&self, state: &mut impl Hasher) {
        self.class.id.hash(state);
        match self.variables() {
            Ok(fields) => self.parameters(fields).for_each(|value| feed(value, state)),
            Err(beside) => {
                // The lock is free while they are fed.
                let live = beside.live().clone();
                self.parameters(&live).for_each(|value| feed(value, state));
            }
        }
        match &self.enclosing {
            Value::Object(outer) => crate::with_stack(|| outer.feed(state)),
            other => feed(other, state),
        }
    }

    /// The arguments that its constructor was given, if they cannot change.
    pub(crate) fn arguments(&self) -> impl Iterator<Item = &Value> {
        self.parameters(self.fixed().unwrap_or_default())
    }

    /// Those of its variables that are arguments of its constructor.
    fn parameters<'v>(&self, variables: &'v [Value]) -> impl Iterator<Item = &'v Value> {
        let fields = self.class.fields.iter().zip(variables);
        fields.filter(|(field, _)| field.kind == FieldKind::Parameter).map(|(_, value)| value)
    }

    /// The value of a variable by its number.
    pub(crate) fn get(&self, index: usize) -> Value {
        match self.variables() {
            Ok(fields) => fields[index].clone(),
            Err(beside) => match &beside.live()[index] {
                Value::Undefined => Value::Nothing,
                value => value.clone(),
            },
        }
    }

    /// The variables if they cannot change, or else where they stand.
    #[inline]
    fn variables(&self) -> Result<&[Value], &Beside> {
        match &self.variables {
            Variables::Fixed(fields) => Ok(fields),
            Variables::Beside(beside) => match beside.fixed.get() {
                Some(fields) => Ok(fields),
                None => Err(beside),
            },
        }
    }

    /// True if a variable has been given a value.
    pub(crate) fn is_set(&self, index: usize) -> bool {
        let Err(beside) = self.variables() else { return true };
        let live = beside.live();
        live.get(index).is_none_or(|value| !matches!(value, Value::Undefined))
    }

    /// Gives a variable a value; `false` if it cannot change any more.
    pub(crate) fn set(&self, index: usize, value: Value) -> bool {
        let Err(beside) = self.variables() else { return false };
        // The old value is dropped when the lock is free again: it may be the last handle of another object.
        let old = {
            let mut fields = beside.live();
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
        let Variables::Beside(beside) = &self.variables else { return };
        beside.is_made.store(true, Ordering::Relaxed);
        let mut live = beside.live();
        for value in live.iter_mut() {
            if matches!(value, Value::Undefined) {
                *value = Value::Nothing;
            }
        }
        if !self.class.modifiers.is_mutable {
            let _ = beside.fixed.set(std::mem::take(&mut *live).into());
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
            Variables::Beside(beside) => beside.is_made.load(Ordering::Relaxed),
        }
    }

    /// All variables, in the order of the class.
    pub(crate) fn fields(&self) -> Vec<Value> {
        match self.variables() {
            Ok(fields) => fields.to_vec(),
            Err(beside) => beside.live().clone(),
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
        // Two variables may hold the same object, and then neither looks like its last handle. So only `enclosing` is asked
        // whether it is one.
        let is_flat = self.fixed().is_some_and(|fields| !fields.iter().any(may_hold))
            && !goes_deep(&self.enclosing);
        if is_flat {
            return;
        }
        let fields = match &mut self.variables {
            Variables::Fixed(fields) => std::mem::take(fields),
            Variables::Beside(beside) => beside.fixed.take().unwrap_or_else(|| {
                let live = beside.live.get_mut().unwrap_or_else(PoisonError::into_inner);
                std::mem::take(live).into()
            }),
        };
        let enclosing = std::mem::replace(&mut self.enclosing, Value::Nothing);
        drop_deep(fields.into_iter().chain([enclosing]));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Session;

    /// An object asks for the hash of what belongs to it while it is made, before it has all of its variables.
    #[test]
    fn hashes_that_are_asked_for_early_are_those_of_later() {
        let mut session = Session::of(tweedle_rulesets::standard());
        session
            .run("class A(n) class Inner(k) end var x := Inner(7); var m := {x => 1}; end")
            .unwrap();
        for text in ["A(1).x == A(1).Inner(7)", "{A(1).x, A(1).Inner(7)}.Size == 1"] {
            let value = session.evaluate(&crate::parse(text).unwrap()).unwrap();
            assert!(matches!(value, Value::Boolean(true)), "{text}");
        }
    }

    /// What a constructor makes, and the same made of all its variables, as for a position that moves to another session.
    #[test]
    fn objects_that_are_made_in_two_ways_have_one_hash() {
        let mut session = Session::of(tweedle_rulesets::standard());
        let text = "class Kept(n) var worth := n + 7; end";
        session.run(text).unwrap();
        let value = session.evaluate(&crate::parse("Kept(2)").unwrap()).unwrap();
        let Value::Object(object) = &value else { panic!("no object") };
        assert_eq!(object.fields().len(), 2);
        let again =
            Object::made(object.class.clone(), object.enclosing.clone(), object.fields().into());
        let again = Value::Object(again.into());
        assert!(crate::value::identical::identical(&value, &again));
        let Value::Object(again) = &again else { panic!("no object") };
        assert_eq!(object.hash(), again.hash());
    }
}
