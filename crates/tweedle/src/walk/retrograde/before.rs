//! Which turns a move leads from to a turn: from lists, or found again by taking moves back.

use super::graph::{Moves, Turns};
use crate::walk::Gathering;
use crate::walk::index::{Index, Lot};
use crate::{Control, Hints, Stop, Weigh};
use std::hash::Hash;

/// What knows the turns that a move leads from.
pub(super) trait Before {
    /// Appends the turns from which a move leads to one of these, each as often as there are such moves.
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop>;
}

/// Lists that were kept.
pub(super) struct Kept(pub(super) Moves);

impl Before for Kept {
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop> {
        for &turn in turns {
            into.extend_from_slice(self.0.before(turn as usize));
        }
        Ok(())
    }
}

/// The rules, asked how moves are taken back.
pub(super) struct Recomputed<'a, R: Hints> {
    ruleset: &'a R,
    index: &'a Index<R::Position>,
    turns: Turns,
    control: &'a Control,
    /// Scratch space: positions, and whose move led from each, as the number of his turn there.
    found: Vec<R::Position>,
    movers: Vec<u8>,
    lot: Lot,
}

impl<'a, R: Hints> Recomputed<'a, R> {
    pub(super) fn new(
        ruleset: &'a R,
        index: &'a Index<R::Position>,
        turns: Turns,
        control: &'a Control,
    ) -> Recomputed<'a, R> {
        let (found, movers, lot) = (Vec::new(), Vec::new(), Lot::default());
        Recomputed { ruleset, index, turns, control, found, movers, lot }
    }
}

impl<R: Hints<Position: Eq + Hash + Weigh>> Before for Recomputed<'_, R> {
    fn each(&mut self, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop> {
        let Recomputed { ruleset, index, turns: numbers, control, found, movers, lot } = self;
        let mut gathering = Gathering::new(control);
        found.clear();
        movers.clear();
        for &turn in turns {
            let (place, player) = numbers.at(turn as usize);
            let mover = player.opponent();
            let position = &index.positions()[place];
            ruleset.unmoves(position, mover, |before| gathering.push(found, before))?;
            movers.resize(found.len(), numbers.turn(0, mover) as u8);
        }
        let each = numbers.each() as u32;
        into.extend(
            index.find_all(found, lot).map(|(at, place)| place * each + u32::from(movers[at])),
        );
        Ok(())
    }
}
