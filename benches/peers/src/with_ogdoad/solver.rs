//! The recursion from positions to values.

use foldhash::{HashMap, HashMapExt};
use ogdoad::games::{ArenaError, GameArena, GameId};
use std::hash::Hash;
use std::marker::PhantomData;

/// The player whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Left is to move.
    Left,
    /// Right is to move.
    Right,
}

/// The rules of a game whose positions are a word or two, as a user of the arena writes them.
pub(crate) trait Rules {
    /// A position.
    type Position: Copy + Eq + Hash;

    /// The position to evaluate.
    fn start(&self) -> Self::Position;

    /// Appends the positions that `side` can move to.
    fn options(&self, position: Self::Position, side: Side, into: &mut Vec<Self::Position>);

    /// Appends the parts of the position in which somebody can still move: it is their sum. Each is
    /// moved to where all parts of its shape are looked up.
    fn parts(&self, position: Self::Position, into: &mut Vec<Self::Position>);
}

/// Rules with Tweedle's ideas about them.
pub(crate) trait Ideas: Rules {
    /// The position that stands for all those with the same game, and whether its players are
    /// exchanged.
    fn representative(&self, position: Self::Position) -> (Self::Position, bool);

    /// Appends independent positions whose sum is `position`, if it falls apart; else nothing.
    fn components(&self, _position: Self::Position, _into: &mut Vec<Self::Position>) {}
}

/// The way in which a solver uses rules.
pub(crate) trait Driver {
    /// Appends the parts to look up instead of `position`; else says no.
    fn parts<R: Ideas>(rules: &R, position: R::Position, into: &mut Vec<R::Position>) -> bool;

    /// The position to look up for this one, and whether its players are exchanged.
    fn key<R: Ideas>(rules: &R, position: R::Position) -> (R::Position, bool);

    /// Appends the positions whose sum is a `position` that is not known yet; else nothing.
    fn components<R: Ideas>(rules: &R, position: R::Position, into: &mut Vec<R::Position>);
}

/// Looks up parts, as they are.
pub(crate) struct Plain;

impl Driver for Plain {
    fn parts<R: Ideas>(rules: &R, position: R::Position, into: &mut Vec<R::Position>) -> bool {
        rules.parts(position, into);
        true
    }

    fn key<R: Ideas>(_: &R, position: R::Position) -> (R::Position, bool) {
        (position, false)
    }

    fn components<R: Ideas>(_: &R, _: R::Position, _: &mut Vec<R::Position>) {}
}

/// Uses Tweedle's ideas: looks up whole positions, up to symmetry and exchange of the players, and
/// splits those that are new.
pub(crate) struct Plus;

impl Driver for Plus {
    fn parts<R: Ideas>(_: &R, _: R::Position, _: &mut Vec<R::Position>) -> bool {
        false
    }

    fn key<R: Ideas>(rules: &R, position: R::Position) -> (R::Position, bool) {
        rules.representative(position)
    }

    fn components<R: Ideas>(rules: &R, position: R::Position, into: &mut Vec<R::Position>) {
        rules.components(position, into);
    }
}

/// The values of the positions met so far, looked up as `D` says.
pub(crate) struct Solver<R: Rules, D> {
    /// The rules.
    rules: R,
    /// The arena of the values.
    pub(crate) arena: GameArena,
    /// The values of the positions that were looked up.
    known: HashMap<R::Position, GameId>,
    /// Lists of positions for reuse.
    spare: Vec<Vec<R::Position>>,
    /// Nothing: the driver is chosen by its type.
    driver: PhantomData<D>,
}

impl<R: Ideas, D: Driver> Solver<R, D> {
    /// A solver that knows nothing yet.
    pub(crate) fn new(rules: R) -> Self {
        let (arena, known) = (GameArena::new(), HashMap::new());
        Self { rules, arena, known, spare: Vec::new(), driver: PhantomData }
    }

    /// The number of positions that have been evaluated.
    pub(crate) fn positions(&self) -> usize {
        self.known.len()
    }

    /// The value of a position.
    pub(crate) fn value(&mut self, position: R::Position) -> Result<GameId, ArenaError> {
        let mut list = self.spare.pop().unwrap_or_default();
        let value = if D::parts(&self.rules, position, &mut list) {
            self.sum(&list)
        } else {
            self.look_up(position)
        };
        self.give_back(list);
        value
    }

    /// The value of a position that is in the table, or shall be.
    fn look_up(&mut self, position: R::Position) -> Result<GameId, ArenaError> {
        let (position, is_negative) = D::key(&self.rules, position);
        let value = if let Some(&value) = self.known.get(&position) {
            value
        } else {
            let value = self.compute(position)?;
            self.known.insert(position, value);
            value
        };
        if is_negative { self.arena.neg(value) } else { Ok(value) }
    }

    /// The value of a position that is not known yet.
    fn compute(&mut self, position: R::Position) -> Result<GameId, ArenaError> {
        let mut list = self.spare.pop().unwrap_or_default();
        D::components(&self.rules, position, &mut list);
        let value = if list.is_empty() {
            let left = self.values(position, Side::Left, &mut list)?;
            let right = self.values(position, Side::Right, &mut list)?;
            self.arena.form(&left, &right)?
        } else {
            self.sum(&list)?
        };
        self.give_back(list);
        Ok(value)
    }

    /// The sum of the values of positions to be looked up.
    fn sum(&mut self, parts: &[R::Position]) -> Result<GameId, ArenaError> {
        let mut sum = self.arena.zero();
        for &part in parts {
            let part = self.look_up(part)?;
            sum = self.arena.add(sum, part)?;
        }
        Ok(sum)
    }

    /// Keeps a list for the next use.
    fn give_back(&mut self, mut list: Vec<R::Position>) {
        list.clear();
        self.spare.push(list);
    }

    /// The distinct values of the options of `side`; `list` is for use in between.
    fn values(
        &mut self,
        position: R::Position,
        side: Side,
        list: &mut Vec<R::Position>,
    ) -> Result<Vec<GameId>, ArenaError> {
        list.clear();
        self.rules.options(position, side, list);
        let mut values = Vec::with_capacity(list.len());
        for &option in &*list {
            values.push(self.value(option)?);
        }
        values.sort_unstable_by_key(|value| value.index());
        values.dedup();
        Ok(values)
    }
}
