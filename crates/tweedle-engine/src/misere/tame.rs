//! Tame games: those that are as good as a position of Nim.

use super::Genus;
use super::genus::mex;
use crate::Outcome;
use std::fmt;
use std::ops::Add;

/// The type of a position of Nim in normal and misère play together: its nim sum, and if it is
/// *firm*, with a heap of 2 or more in it, or *fickle*, without.
///
/// Firm positions are won alike in both kinds of play, and fickle ones oppositely (Bouton 1901;
/// *Winning Ways*, ch. 13).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tame {
    value: u32,
    // Invariant: the value of a fickle one is 0 or 1.
    is_fickle: bool,
}

impl Tame {
    /// The position without heaps.
    pub const ZERO: Tame = Tame { value: 0, is_fickle: true };

    /// The type of a heap of Nim.
    pub fn of_nim(n: u32) -> Tame {
        Tame { value: n, is_fickle: n < 2 }
    }

    /// The type of a position of Nim with these Grundy values, normal and misère; `None` if there is none.
    pub(super) fn new(normal: u32, misere: u32) -> Option<Tame> {
        match (normal, misere) {
            (0, 1) | (1, 0) => Some(Tame { value: normal, is_fickle: true }),
            _ => (normal == misere).then_some(Tame { value: normal, is_fickle: false }),
        }
    }

    /// The type of a game with these options, and perhaps others; `None` if no position of Nim has such options.
    pub fn of_options(options: &[Tame]) -> Option<Tame> {
        let [normal, misere] = [Tame::normal, Tame::misere].map(|f| mex(options.iter().map(f)));
        Tame::new(normal, misere)
    }

    /// The Grundy value.
    pub fn normal(&self) -> u32 {
        self.value
    }

    /// The misère Grundy value.
    pub fn misere(&self) -> u32 {
        self.value ^ u32::from(self.is_fickle)
    }

    /// True if normal and misère play are won by different players.
    pub fn is_fickle(&self) -> bool {
        self.is_fickle
    }

    /// The outcome in misère play.
    pub fn outcome(&self) -> Outcome {
        if self.misere() == 0 { Outcome::P } else { Outcome::N }
    }

    /// The genus.
    pub fn genus(&self) -> Genus {
        let misere = match (self.is_fickle, self.value) {
            (true, 0) => vec![1, 2, 0],
            (true, _) => vec![0, 3, 1],
            (false, n) => vec![n, n ^ 2],
        };
        Genus::new(self.value, misere)
    }
}

impl Genus {
    /// The genus of a heap of Nim.
    pub fn of_nim(n: u32) -> Genus {
        Tame::of_nim(n).genus()
    }

    /// True if some position of Nim has this genus.
    pub fn is_tame(&self) -> bool {
        self.tame().is_some()
    }

    /// The type that all positions of Nim with this genus have in common, if there are such
    /// positions.
    pub fn tame(&self) -> Option<Tame> {
        let tame = Tame::new(self.normal(), self.misere()[0])?;
        (tame.genus() == *self).then_some(tame)
    }
}

impl Add for Tame {
    type Output = Tame;

    fn add(self, other: Tame) -> Tame {
        Tame { value: self.value ^ other.value, is_fickle: self.is_fickle && other.is_fickle }
    }
}

impl fmt::Display for Tame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", if self.is_fickle { "fickle" } else { "firm" }, self.value)
    }
}
