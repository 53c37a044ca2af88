//! The label of each turn, in a byte.

use crate::table::grow_held;
use crate::{Control, Held, Play, Stop};

/// The label of a turn: what is known of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Label {
    /// This number of moves is left that do not lead to where the opponent has won; in the end it is a draw.
    Open(u32),
    /// Play ends after this number of moves. The number tells who wins: in normal play an even number is lost, in
    /// misère play an odd one.
    Ends(u32),
}

/// A number in which a label is kept: the least three quarters are ends, and the others, counted from the largest
/// downwards, are open. Play lasts longer than a position has moves.
pub(super) trait Cell: Copy + Eq {
    /// More moves cannot be left to choose from.
    const MOST_OPEN: u32;
    /// Play cannot end later.
    const MOST_ENDS: u32;
    fn pack(label: Label) -> Self;
    fn label(self) -> Label;
}

macro_rules! cell {
    ($type:ty) => {
        impl Cell for $type {
            const MOST_OPEN: u32 = (<$type>::MAX / 4) as u32;
            const MOST_ENDS: u32 = (<$type>::MAX - <$type>::MAX / 4 - 1) as u32;

            #[inline]
            fn pack(label: Label) -> $type {
                match label {
                    Label::Ends(moves) => moves as $type,
                    Label::Open(moves) => <$type>::MAX - moves as $type,
                }
            }

            #[inline]
            fn label(self) -> Label {
                if self <= Self::MOST_ENDS as $type {
                    Label::Ends(self as u32)
                } else {
                    Label::Open((<$type>::MAX - self) as u32)
                }
            }
        }
    };
}

cell!(u8);
cell!(u16);
cell!(u32);

/// True if a number of this size has room for a label.
fn fits<C: Cell>(label: Label) -> bool {
    match label {
        Label::Open(moves) => moves <= C::MOST_OPEN,
        Label::Ends(moves) => moves <= C::MOST_ENDS,
    }
}

/// The labels of all turns, in numbers as small as will do: bytes, as long as no play takes more than 191 moves and no
/// player has more than 63 moves in a position.
#[derive(Debug)]
pub(super) struct Labels {
    pub(super) cells: Cells,
    held: Held,
}

/// Numbers of some size.
#[derive(Debug)]
pub(super) enum Cells {
    Small(Vec<u8>),
    Middle(Vec<u16>),
    Large(Vec<u32>),
}

impl Labels {
    /// A list without labels. Its memory is counted against `control`.
    pub(super) fn new(control: &Control) -> Labels {
        Labels { cells: Cells::Small(Vec::new()), held: Held::new(control) }
    }

    /// Appends the label of a turn with this number of moves.
    pub(super) fn push_open(&mut self, moves: u32) -> Result<(), Stop> {
        self.make_fit(Label::Open(moves))?;
        match &mut self.cells {
            Cells::Small(cells) => push(&mut self.held, cells, moves),
            Cells::Middle(cells) => push(&mut self.held, cells, moves),
            Cells::Large(cells) => push(&mut self.held, cells, moves),
        }
    }

    pub(super) fn get(&self, turn: usize) -> Label {
        match &self.cells {
            Cells::Small(cells) => cells[turn].label(),
            Cells::Middle(cells) => cells[turn].label(),
            Cells::Large(cells) => cells[turn].label(),
        }
    }

    /// The number of moves that are left to a turn that is open, or 0.
    #[inline]
    pub(super) fn open(&self, turn: usize) -> u32 {
        match self.get(turn) {
            Label::Open(moves) => moves,
            Label::Ends(_) => 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        match &self.cells {
            Cells::Small(cells) => cells.len(),
            Cells::Middle(cells) => cells.len(),
            Cells::Large(cells) => cells.len(),
        }
    }

    /// Makes the numbers large enough for a label.
    ///
    /// # Errors
    /// [`Stop::Memory`]; [`Stop::TooLarge`], if no number is.
    pub(super) fn make_fit(&mut self, label: Label) -> Result<(), Stop> {
        let wider = match &self.cells {
            Cells::Small(_) if fits::<u8>(label) => return Ok(()),
            Cells::Middle(_) if fits::<u16>(label) => return Ok(()),
            Cells::Large(_) if fits::<u32>(label) => return Ok(()),
            Cells::Small(cells) if fits::<u16>(label) => {
                Cells::Middle(widened(cells, &mut self.held)?)
            }
            Cells::Small(cells) if fits::<u32>(label) => {
                Cells::Large(widened(cells, &mut self.held)?)
            }
            Cells::Middle(cells) if fits::<u32>(label) => {
                Cells::Large(widened(cells, &mut self.held)?)
            }
            _ => {
                let message = "There are more than a billion moves from one position here.";
                return Err(Stop::TooLarge(message.to_owned()));
            }
        };
        let before = match std::mem::replace(&mut self.cells, wider) {
            Cells::Small(cells) => cells.capacity(),
            Cells::Middle(cells) => 2 * cells.capacity(),
            Cells::Large(cells) => 4 * cells.capacity(),
        };
        self.held.give(before);
        Ok(())
    }
}

fn push<C: Cell>(held: &mut Held, cells: &mut Vec<C>, moves: u32) -> Result<(), Stop> {
    grow_held(held, cells, 1)?;
    cells.push(C::pack(Label::Open(moves)));
    Ok(())
}

fn widened<A: Cell, B: Cell>(cells: &[A], held: &mut Held) -> Result<Vec<B>, Stop> {
    let mut wide = Vec::new();
    grow_held(held, &mut wide, cells.len())?;
    wide.extend(cells.iter().map(|cell| B::pack(cell.label())));
    Ok(wide)
}

/// True if the player to move has lost, if play ends after `moves` moves: then he is stuck if the number is even, and
/// his opponent if it is odd.
pub(super) fn is_lost(play: Play, moves: u32) -> bool {
    moves.is_multiple_of(2) == (play == Play::Normal)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_kept_in_numbers_as_large_as_it_takes() {
        let control = Control::new();
        let mut labels = Labels::new(&control);
        let counts = [0, 1, 63, 64, 16_383, 16_384, (1 << 30) - 1];
        for (count, bytes) in counts.into_iter().zip([1, 1, 1, 2, 2, 4, 4]) {
            labels.push_open(count).unwrap();
            let size = match labels.cells {
                Cells::Small(_) => 1,
                Cells::Middle(_) => 2,
                Cells::Large(_) => 4,
            };
            assert_eq!(size, bytes, "{count}");
        }
        for (turn, count) in counts.into_iter().enumerate() {
            assert_eq!(labels.get(turn), Label::Open(count));
        }
        assert!(matches!(labels.push_open(u32::MAX), Err(Stop::TooLarge(_))));
        assert_eq!(labels.len(), 7);
        for (label, is_small) in
            [(Label::Ends(191), true), (Label::Ends(192), false), (Label::Open(63), true)]
        {
            assert_eq!((fits::<u8>(label), fits::<u16>(label)), (is_small, true));
            assert!(!is_small || <u8 as Cell>::pack(label).label() == label);
        }
        drop(labels);
        assert_eq!(control.used(), 0);
    }
}
