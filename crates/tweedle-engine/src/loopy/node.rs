//! The names of stoppers, and of the vertices of graphs that are being worked on.

use crate::short::Id;
use std::num::NonZeroU32;

/// A canonical stopper in a store of [`Stoppers`](super::Stoppers): four bytes. Two names of one store are
/// equal exactly when the games are.
///
/// A stopper without cycles is a short game, and its name is that game's [`Id`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Stopper(NonZeroU32);

// The two highest bits say what a word names:
//   00, 01  a short game: the bits of its id, which are below 2^31
//   10      a stopper with a cycle: its place among the records
//   11      a vertex of the graph that is being worked on
const LOOPY: u32 = 0b10 << 30;
const INNER: u32 = 0b11 << 30;
const PLACE: u32 = (1 << 30) - 1;

impl Stopper {
    /// The short game, if this is one.
    #[inline]
    pub fn short(self) -> Option<Id> {
        (self.0.get() < LOOPY).then_some(Id::from_bits(self.0))
    }

    /// The place of a stopper with a cycle among the records.
    #[inline]
    pub(super) fn place(self) -> Option<usize> {
        (self.0.get() >= LOOPY).then_some((self.0.get() & PLACE) as usize)
    }

    /// The stopper with a cycle at a place; `None` when a store can hold no more.
    pub(super) fn at_place(place: usize) -> Option<Stopper> {
        let place = u32::try_from(place).ok().filter(|&place| place <= PLACE)?;
        NonZeroU32::new(LOOPY | place).map(Stopper)
    }
}

impl From<Id> for Stopper {
    #[inline]
    fn from(g: Id) -> Stopper {
        Stopper(g.word())
    }
}

/// A stopper, or a vertex of the graph that is being worked on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Node(NonZeroU32);

impl Node {
    /// The vertex of this number, below 2^30.
    #[inline]
    pub(super) fn inner(vertex: usize) -> Node {
        debug_assert!(vertex <= PLACE as usize, "The budget ends before.");
        Node(NonZeroU32::new(INNER | vertex as u32).unwrap_or(NonZeroU32::MAX))
    }

    /// The number of the vertex, if it is one of the graph.
    #[inline]
    pub(super) fn vertex(self) -> Option<usize> {
        (self.0.get() >= INNER).then_some((self.0.get() & PLACE) as usize)
    }

    /// The stopper, if it is one.
    #[inline]
    pub(super) fn stopper(self) -> Option<Stopper> {
        (self.0.get() < INNER).then_some(Stopper(self.0))
    }

    /// The short game, if it is one.
    #[inline]
    pub(super) fn short(self) -> Option<Id> {
        self.stopper().and_then(Stopper::short)
    }

    /// The bits.
    #[inline]
    pub(super) fn bits(self) -> u32 {
        self.0.get()
    }
}

impl From<Stopper> for Node {
    #[inline]
    fn from(stopper: Stopper) -> Node {
        Node(stopper.0)
    }
}
