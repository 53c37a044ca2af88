//! Compounds of games: sums and products that are kept as they are written.

use crate::value::Value;
use crate::value::hash::feed;
use crate::value::released::drop_deep;
use foldhash::fast::FixedState;
use std::hash::{BuildHasher, Hash, Hasher};
use tweedle_engine::{Charged, Player};

/// The way in which two games are played together.
///
/// The sums are those of Conway, *On Numbers and Games*, ch. 14, and Siegel, *Combinatorial Game Theory*, ch. II; the sequential
/// compound is that of Stromquist and Ullman, *Sequential compounds of combinatorial games*.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CompoundKind {
    /// -G, of one game: the players are exchanged.
    Negative,
    /// G + H: a move is made in one of them.
    DisjunctiveSum,
    /// n * G, of an integer and a game: the sum of n copies.
    Multiple,
    /// G : H: a move in G ends H.
    OrdinalSum,
    /// A move is made in both of them.
    ConjunctiveSum,
    /// A move is made in one of them or in both.
    SelectiveSum,
    /// A move is made in each game that has not ended, until all have ended. A game has ended when it is the turn of somebody who
    /// cannot move in it.
    ContinuedConjunctiveSum,
    /// A move is made in one of them, until one has ended.
    DiminishedDisjunctiveSum,
    /// A move is made in one of them or in both, until one has ended.
    ShortenedSelectiveSum,
    /// G is played until it has ended, and then H.
    SequentialCompound,
    /// Conway's product.
    ConwayProduct,
    /// Both players exchange their roles after each move.
    Twisted,
    /// Play ends as soon as one of the players cannot move.
    Dicotic,
    /// The ordinal product: copies of G in a row, by ordinal sums, in the order that H gives.
    OrdinalProduct,
}

impl CompoundKind {
    /// The kinds of two games, by their names.
    pub(crate) const NAMED: &[(&str, CompoundKind)] = &[
        ("ConjunctiveSum", CompoundKind::ConjunctiveSum),
        ("ContinuedConjunctiveSum", CompoundKind::ContinuedConjunctiveSum),
        ("ConwayProduct", CompoundKind::ConwayProduct),
        ("DiminishedDisjunctiveSum", CompoundKind::DiminishedDisjunctiveSum),
        ("DisjunctiveSum", CompoundKind::DisjunctiveSum),
        ("OrdinalProduct", CompoundKind::OrdinalProduct),
        ("OrdinalSum", CompoundKind::OrdinalSum),
        ("SelectiveSum", CompoundKind::SelectiveSum),
        ("SequentialCompound", CompoundKind::SequentialCompound),
        ("ShortenedSelectiveSum", CompoundKind::ShortenedSelectiveSum),
    ];

    /// The symbol between the games when the compound is written.
    pub(crate) fn symbol(self) -> &'static str {
        match self {
            CompoundKind::Negative => "-",
            CompoundKind::Twisted => ".TwistedVariant",
            CompoundKind::Dicotic => ".DicoticVariant",
            CompoundKind::DisjunctiveSum => " + ",
            CompoundKind::Multiple => " * ",
            CompoundKind::OrdinalSum => " : ",
            CompoundKind::ConjunctiveSum => " ConjunctiveSum ",
            CompoundKind::SelectiveSum => " SelectiveSum ",
            CompoundKind::ContinuedConjunctiveSum => " ContinuedConjunctiveSum ",
            CompoundKind::DiminishedDisjunctiveSum => " DiminishedDisjunctiveSum ",
            CompoundKind::ShortenedSelectiveSum => " ShortenedSelectiveSum ",
            CompoundKind::SequentialCompound => " SequentialCompound ",
            CompoundKind::ConwayProduct => " ConwayProduct ",
            CompoundKind::OrdinalProduct => " OrdinalProduct ",
        }
    }

    /// The precedence: how tightly the symbol binds the games beside it.
    pub(crate) fn precedence(self) -> u8 {
        match self {
            CompoundKind::ConjunctiveSum
            | CompoundKind::SelectiveSum
            | CompoundKind::ContinuedConjunctiveSum
            | CompoundKind::DiminishedDisjunctiveSum
            | CompoundKind::ShortenedSelectiveSum
            | CompoundKind::SequentialCompound
            | CompoundKind::ConwayProduct
            | CompoundKind::OrdinalProduct => 0,
            CompoundKind::DisjunctiveSum => 1,
            CompoundKind::OrdinalSum => 2,
            CompoundKind::Multiple => 3,
            CompoundKind::Negative => 4,
            CompoundKind::Twisted | CompoundKind::Dicotic => 5,
        }
    }
}

/// A compound of one game or of two.
pub struct Compound {
    /// The way in which the games are played together.
    pub kind: CompoundKind,
    /// The games: one of a negative and of a variant, two of all others. The first part of a multiple is an integer.
    pub parts: Vec<Value>,
    /// True if both players have the same options in it.
    pub(crate) is_impartial: bool,
    /// The number of games that it is made of.
    pub(crate) size: usize,
    hash: u64,
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    charged: Charged,
}

impl Compound {
    pub(crate) fn new(kind: CompoundKind, parts: Vec<Value>, is_impartial: bool) -> Compound {
        let size = parts.iter().map(size_of_game).fold(0, usize::saturating_add);
        let mut state = FixedState::default().build_hasher();
        kind.hash(&mut state);
        for part in &parts {
            feed(part, &mut state);
        }
        let charged = Charged::here(size_of::<Compound>() + parts.capacity() * size_of::<Value>());
        Compound { kind, parts, is_impartial, size, hash: state.finish(), charged }
    }

    /// A hash of kind and games.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }

    /// The first game, or the number of copies of a multiple.
    pub(crate) fn first(&self) -> &Value {
        self.parts.first().unwrap_or(&Value::Nothing)
    }

    /// The last game, which of a negative is the only one.
    pub(crate) fn last(&self) -> &Value {
        self.parts.last().unwrap_or(&Value::Nothing)
    }
}

impl Drop for Compound {
    /// Compounds may stand inside of each other deeper than the stack is.
    fn drop(&mut self) {
        drop_deep(std::mem::take(&mut self.parts));
    }
}

/// The number of games that a game is made of.
pub(crate) fn size_of_game(game: &Value) -> usize {
    match game {
        Value::Compound(compound) => compound.size,
        Value::Position(position) => position.len().max(1),
        _ => 1,
    }
}

/// The players who move in a part so that one and the same player moves in an ordinary part and in its negative.
pub(crate) fn turned(player: Player, is_negative: bool) -> Player {
    if is_negative { player.opponent() } else { player }
}
