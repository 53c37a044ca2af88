//! Labels, one number of moves after the other.

use super::before::Before;
use super::labels::{Cell, Cells, Label, Labels, is_lost};
use crate::table::grow_held;
use crate::{Control, Held, Play, Stop};

/// The turns from which play ends after a certain number of moves.
enum Level {
    /// A list of them.
    Listed(Vec<u32>),
    /// A level with enough turns that it is cheaper to look for them among the labels.
    Many,
}

/// A level is listed if it has at most one in `SHARE` of all turns, and at most `LOT` turns are looked at in one go.
const SHARE: usize = 32;
const LOT: usize = 256;

/// Labels all turns from which play ends. Before, each turn that is open has as many moves as its label says.
///
/// Cost: a step for each move that leads to where play ends. The memory besides the labels is at most a byte for eight
/// turns: lists of long levels are not kept but looked for, which happens at most [`SHARE`] times.
pub(super) fn label_all(
    labels: &mut Labels,
    before: &mut dyn Before,
    play: Play,
    control: &Control,
) -> Result<(), Stop> {
    let mut level = match &mut labels.cells {
        Cells::Small(cells) => stuck(cells),
        Cells::Middle(cells) => stuck(cells),
        Cells::Large(cells) => stuck(cells),
    };
    let mut moves = 0;
    while let Some(this) = level {
        labels.make_fit(Label::Ends(moves + 1))?;
        let turn = Turn { moves, is_lost: is_lost(play, moves), control };
        level = match &mut labels.cells {
            Cells::Small(cells) => turn.next(cells, before, &this)?,
            Cells::Middle(cells) => turn.next(cells, before, &this)?,
            Cells::Large(cells) => turn.next(cells, before, &this)?,
        };
        moves += 1;
    }
    Ok(())
}

/// If a player cannot move, play ends after no moves.
fn stuck<C: Cell>(cells: &mut [C]) -> Option<Level> {
    let mut is_any = false;
    for cell in cells.iter_mut().filter(|cell| **cell == C::pack(Label::Open(0))) {
        *cell = C::pack(Label::Ends(0));
        is_any = true;
    }
    is_any.then_some(Level::Many)
}

/// The step from one level to the next.
struct Turn<'a> {
    /// The number of moves after which play ends on this level.
    moves: u32,
    /// True if the player to move has lost here.
    is_lost: bool,
    control: &'a Control,
}

impl Turn<'_> {
    /// Labels the next level, and says which it is, if there is one.
    fn next<C: Cell>(
        &self,
        cells: &mut [C],
        before: &mut dyn Before,
        level: &Level,
    ) -> Result<Option<Level>, Stop> {
        let mut held = Held::new(self.control);
        let mut next = Next { listed: Vec::new(), most: cells.len() / SHARE, is_many: false };
        match level {
            Level::Listed(turns) => {
                for turns in turns.chunks(LOT) {
                    self.step(cells, before, turns, &mut next, &mut held)?;
                }
            }
            Level::Many => {
                let here = C::pack(Label::Ends(self.moves));
                let mut turns = Vec::with_capacity(LOT);
                for turn in 0..cells.len() {
                    if cells[turn] == here {
                        turns.push(turn as u32);
                        if turns.len() == LOT {
                            self.step(cells, before, &turns, &mut next, &mut held)?;
                            turns.clear();
                        }
                    }
                }
                self.step(cells, before, &turns, &mut next, &mut held)?;
            }
        }
        Ok(match next {
            Next { is_many: true, .. } => Some(Level::Many),
            Next { listed, .. } if listed.is_empty() => None,
            Next { listed, .. } => Some(Level::Listed(listed)),
        })
    }

    /// Labels what follows from some turns of this level.
    fn step<C: Cell>(
        &self,
        cells: &mut [C],
        before: &mut dyn Before,
        turns: &[u32],
        next: &mut Next,
        held: &mut Held,
    ) -> Result<(), Stop> {
        for _ in turns {
            self.control.check()?;
        }
        let ends = C::pack(Label::Ends(self.moves + 1));
        let mut sources = Vec::new();
        before.each(turns, &mut sources)?;
        // Those that are labelled now take the place of all that may be.
        sources.retain(|&source| {
            let cell = &mut cells[source as usize];
            let Label::Open(open) = cell.label() else { return false };
            // A move to where the opponent has lost wins; one to where he has won is one less to hope for.
            let ends_here = self.is_lost || open == 1;
            *cell = if ends_here { ends } else { C::pack(Label::Open(open - 1)) };
            ends_here
        });
        next.add(&sources, held)
    }
}

/// The next level, as far as it is known.
struct Next {
    listed: Vec<u32>,
    /// More turns than that are not listed.
    most: usize,
    is_many: bool,
}

impl Next {
    fn add(&mut self, found: &[u32], held: &mut Held) -> Result<(), Stop> {
        if self.is_many {
            return Ok(());
        }
        if self.listed.len() + found.len() > self.most {
            self.is_many = true;
            self.listed = Vec::new();
            return Ok(());
        }
        grow_held(held, &mut self.listed, found.len())?;
        self.listed.extend_from_slice(found);
        Ok(())
    }
}
