//! Take-and-break codes.
//!
//! A code `d₀.d₁d₂d₃…` says how many heaps the rest of a heap may be left as when k counters are
//! taken from it: bit i of the digit dₖ allows exactly i nonempty heaps (Guy and Smith, "The
//! G-values of various games", 1956; *Winning Ways*, ch. 4; Siegel, *Combinatorial Game Theory*,
//! section IV.2).

use std::ops::Range;

/// A rule of taking and breaking, the same for every heap.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Code {
    /// What the first of `digits` takes; negative if counters are added.
    first: i32,
    /// The digits one after another.
    digits: Vec<Digit>,
    /// The digits that follow `digits`, over and over; empty if none do.
    tail: Vec<Digit>,
}

/// As how many heaps, and which, the rest of a heap may be left: the union of some [`Parts`].
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Digit {
    /// Sorted, without overlaps of numbers of heaps.
    parts: Vec<Parts>,
}

/// An interval of numbers of heaps, and how the heaps of a rest must compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Parts {
    /// The least number of nonempty heaps.
    pub least: u32,
    /// The greatest; `None` if there is no bound.
    pub most: Option<u32>,
    /// How their sizes must compare.
    pub kind: Kind,
}

/// How the sizes of the heaps left by one move must compare. It says nothing of fewer than two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub enum Kind {
    /// They need not.
    #[default]
    Any,
    /// No two are equal (written `!`).
    Unequal,
    /// They are not all equal (written `?`).
    NotAllEqual,
    /// They are all equal (written `=`).
    Equal,
}

impl Code {
    /// The digits in order with the number of counters each takes, without the repeating ones.
    pub fn digits(&self) -> impl Iterator<Item = (i32, &Digit)> {
        (self.first..).zip(&self.digits)
    }

    /// The digits that follow [`Code::digits`] over and over, for ever; none if the code ends.
    pub fn tail(&self) -> &[Digit] {
        &self.tail
    }
}

impl Digit {
    /// The numbers of heaps that may be left, in increasing order, with their conditions.
    pub fn parts(&self) -> &[Parts] {
        &self.parts
    }
}

/// Why a text is no code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct CodeError {
    /// What is wrong: a complete sentence.
    pub message: String,
    /// Which characters of the text are meant, counted from 0.
    pub range: Range<usize>,
    /// What could be written instead, if that is known.
    pub hint: Option<String>,
}
