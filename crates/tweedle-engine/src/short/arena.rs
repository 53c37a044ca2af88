//! Games as in a formula: `g + h`, `-g`, `g <= h`, `g == h`.

use super::{Id, NotationError, Store};
use crate::number::{Dyadic, Integer, Natural};
use crate::{Outcome, Player, Stop};
use std::cell::RefCell;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Add, Mul, Neg, Sub};

/// A place to write formulas about short games in.
///
/// ```
/// # use tweedle_engine::short::Arena;
/// let arena = Arena::new();
/// let (zero, star) = (arena.integer(0), arena.nimber(1));
/// let up = arena.game([zero], [star]);
/// assert!(up > zero);
/// assert!(up.partial_cmp(&star).is_none());
/// assert_eq!(arena.game([zero], [up]), up + up + star);
/// assert_eq!((up + up + star).to_string(), "^^*");
/// ```
#[derive(Default)]
pub struct Arena {
    store: RefCell<Store>,
}

/// A game in an [`Arena`].
///
/// # Panics
/// Games of different arenas know nothing of one another: to add or compare them panics.
///
/// Arithmetic and comparison also panic if the arena was given a budget and it runs out, or if its
/// computation is cancelled, as allocation does when memory runs out; a caller who sets a budget
/// works on the [`Store`] itself, whose methods return errors. An arena made by [`Arena::new`] has
/// none.
#[derive(Clone, Copy)]
pub struct Short<'a> {
    arena: &'a Arena,
    id: Id,
}

impl Arena {
    /// An empty arena without a budget.
    pub fn new() -> Arena {
        Arena::default()
    }

    /// An arena around a store.
    pub fn from_store(store: Store) -> Arena {
        Arena { store: RefCell::new(store) }
    }

    /// Runs `f` on the store, with the errors of the store.
    ///
    /// # Errors
    /// Those of `f`.
    pub fn with_store<T>(&self, f: impl FnOnce(&mut Store) -> Result<T, Stop>) -> Result<T, Stop> {
        f(&mut self.store.borrow_mut())
    }

    fn make(&self, f: impl FnOnce(&mut Store) -> Result<Id, Stop>) -> Short<'_> {
        Short { arena: self, id: self.ask(f) }
    }

    fn ask<T>(&self, f: impl FnOnce(&mut Store) -> Result<T, Stop>) -> T {
        match self.with_store(f) {
            Ok(answer) => answer,
            // Documented at `Short`.
            Err(stop) => panic!("{stop}"),
        }
    }

    /// An integer.
    pub fn integer(&self, n: i64) -> Short<'_> {
        self.number(Dyadic::from(n))
    }

    /// A number.
    pub fn number(&self, number: Dyadic) -> Short<'_> {
        self.make(|store| store.number(number))
    }

    /// The nimber ∗m.
    pub fn nimber(&self, m: u64) -> Short<'_> {
        self.make(|store| store.nimber(m))
    }

    /// The game with these options, in canonical form.
    ///
    /// # Panics
    /// If an option is of a different arena.
    pub fn game<'a>(
        &'a self,
        left: impl IntoIterator<Item = Short<'a>>,
        right: impl IntoIterator<Item = Short<'a>>,
    ) -> Short<'a> {
        let id = |g: Short<'_>| {
            assert!(std::ptr::eq(self, g.arena), "an option is of a different arena");
            g.id
        };
        let left: Vec<Id> = left.into_iter().map(id).collect();
        let right: Vec<Id> = right.into_iter().map(id).collect();
        self.make(|store| store.game(&left, &right))
    }

    /// Reads a game in the notation that games are printed in.
    ///
    /// # Errors
    /// [`NotationError`] with the place of the mistake.
    pub fn read(&self, text: &str) -> Result<Short<'_>, NotationError> {
        let id = self.store.borrow_mut().read(text)?;
        Ok(Short { arena: self, id })
    }
}

impl<'a> Short<'a> {
    /// The id of a game to be combined with this one.
    fn id_of(self, other: Short<'_>) -> Id {
        assert!(std::ptr::eq(self.arena, other.arena), "these games are of different arenas");
        other.id
    }

    /// The id in the arena's store.
    pub fn id(self) -> Id {
        self.id
    }

    /// The canonical options of a player, in the order in which they are written.
    pub fn options(self, player: Player) -> Vec<Short<'a>> {
        let options = self.arena.ask(|store| {
            let mut options = store.options(self.id, player)?;
            store.sort(&mut options)?;
            Ok(options)
        });
        options.into_iter().map(|id| Short { id, ..self }).collect()
    }

    /// The outcome under normal play.
    pub fn outcome(self) -> Outcome {
        self.arena.ask(|store| store.outcome(self.id))
    }

    /// The height of the canonical form.
    pub fn birthday(self) -> Natural {
        self.arena.ask(|store| store.birthday(self.id))
    }

    /// The number that this is, if it is one.
    pub fn as_number(self) -> Option<Dyadic> {
        self.arena.store.borrow().as_number(self.id)
    }
}

impl Add for Short<'_> {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        let other = self.id_of(other);
        self.arena.make(|store| store.sum(self.id, other))
    }
}

impl Sub for Short<'_> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        let other = self.id_of(other);
        self.arena.make(|store| store.difference(self.id, other))
    }
}

impl Neg for Short<'_> {
    type Output = Self;
    fn neg(self) -> Self {
        self.arena.make(|store| store.negative(self.id))
    }
}

impl<'a> Mul<Short<'a>> for i64 {
    type Output = Short<'a>;
    /// The sum of that many copies.
    fn mul(self, game: Short<'a>) -> Short<'a> {
        game.arena.make(|store| store.multiple(&Integer::from(self), game.id))
    }
}

impl PartialEq for Short<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.id == self.id_of(*other)
    }
}

impl Eq for Short<'_> {}

impl PartialOrd for Short<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let other = self.id_of(*other);
        self.arena.ask(|store| store.compare(self.id, other))
    }
}

impl fmt::Display for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.arena.with_store(|store| store.text(self.id)) {
            Ok(text) => f.pad(&text),
            Err(stop) => write!(f, "<{stop}>"),
        }
    }
}

impl fmt::Debug for Short<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
