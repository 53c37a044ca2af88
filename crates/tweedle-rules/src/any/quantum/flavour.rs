//! Flavours: when a move that is not superposed may be made.

use std::fmt;

/// The flavour of a quantum variant: the condition under which a player may make a *classical* move, one that is not a
/// superposition of several. Superposed moves are allowed in all flavours (Dorbec and Mhalla, "Toward quantum combinatorial
/// games", arXiv 1701.02193).
///
/// A move is valid in a realisation if the rules allow it there.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Flavour {
    /// Never.
    A,
    /// If it is the only move that the player has in all realisations together.
    B,
    /// If it is valid in every realisation.
    C,
    /// If it is valid in every realisation in which the player has a move at all.
    CPrime,
    /// Always.
    D,
}

impl Flavour {
    /// All flavours, from the strictest to the freest.
    pub const ALL: [Flavour; 5] = [Flavour::A, Flavour::B, Flavour::C, Flavour::CPrime, Flavour::D];

    /// The flavour with this name: `A`, `B`, `C`, `C'`, or `D`.
    pub fn named(name: &str) -> Option<Flavour> {
        Flavour::ALL.into_iter().find(|flavour| flavour.name() == name)
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Flavour::A => "A",
            Flavour::B => "B",
            Flavour::C => "C",
            Flavour::CPrime => "C'",
            Flavour::D => "D",
        }
    }

    /// True if a classical move may be made that is valid in `valid` of `all` realisations, where the player has `moves` moves in
    /// all of them together, and a move at all in `movable` of them.
    pub(super) fn allows(self, valid: usize, all: usize, movable: usize, moves: usize) -> bool {
        match self {
            Flavour::A => false,
            Flavour::B => moves == 1,
            Flavour::C => valid == all,
            Flavour::CPrime => valid == movable,
            Flavour::D => true,
        }
    }
}

impl fmt::Display for Flavour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}
