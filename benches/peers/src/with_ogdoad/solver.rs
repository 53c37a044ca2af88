//! The recursion from positions to values.

use foldhash::{HashMap, HashMapExt};
use ogdoad::games::{ArenaError, GameArena, GameId};
use std::hash::Hash;

/// Whose move it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    /// Left is to move.
    Left,
    /// Right is to move.
    Right,
}

/// The rules of a game whose positions are a word or two.
pub(crate) trait Rules {
    /// A position.
    type Position: Copy + Eq + Hash;

    /// The position to evaluate.
    fn start(&self) -> Self::Position;

    /// Appends the positions that `side` can move to.
    fn options(&self, position: Self::Position, side: Side, into: &mut Vec<Self::Position>);

    /// The position that stands for all those with the same game, and whether its players are
    /// exchanged.
    fn representative(&self, position: Self::Position) -> (Self::Position, bool);

    /// Appends independent positions whose sum is `position`, if it falls apart; else nothing.
    fn components(&self, _position: Self::Position, _into: &mut Vec<Self::Position>) {}
}

/// The values of the positions met so far.
pub(crate) struct Solver<R: Rules> {
    /// The rules.
    rules: R,
    /// Where the values live.
    pub(crate) arena: GameArena,
    /// The values of representatives.
    known: HashMap<R::Position, GameId>,
    /// Lists of positions for reuse.
    spare: Vec<Vec<R::Position>>,
}

impl<R: Rules> Solver<R> {
    /// Nothing is known yet.
    pub(crate) fn new(rules: R) -> Self {
        Self { rules, arena: GameArena::new(), known: HashMap::new(), spare: Vec::new() }
    }

    /// How many positions have been evaluated.
    pub(crate) fn positions(&self) -> usize {
        self.known.len()
    }

    /// The value of a position.
    pub(crate) fn value(&mut self, position: R::Position) -> Result<GameId, ArenaError> {
        let (position, is_negative) = self.rules.representative(position);
        let value = if let Some(&value) = self.known.get(&position) {
            value
        } else {
            let value = self.compute(position)?;
            self.known.insert(position, value);
            value
        };
        if is_negative { self.arena.neg(value) } else { Ok(value) }
    }

    /// The value of a representative that is not known yet.
    fn compute(&mut self, position: R::Position) -> Result<GameId, ArenaError> {
        let mut list = self.spare.pop().unwrap_or_default();
        self.rules.components(position, &mut list);
        let value = if list.is_empty() {
            let left = self.values(position, Side::Left, &mut list)?;
            let right = self.values(position, Side::Right, &mut list)?;
            self.arena.form(&left, &right)?
        } else {
            let mut sum = self.arena.zero();
            for &part in &list {
                let part = self.value(part)?;
                sum = self.arena.add(sum, part)?;
            }
            sum
        };
        list.clear();
        self.spare.push(list);
        Ok(value)
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
