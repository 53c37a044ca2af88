//! Positions of any rulesets, each in one word, for the search of sums.
//!
//! A search speaks of the components of a sum one by one, and of what a move makes of one of them. All of that has a number: a
//! component its number in the table of its ruleset, an option that nobody has looked at the number of the component and its
//! place, and what falls into several components its place in a list. So positions are copied, compared and hashed as one word,
//! and any ruleset has such positions.

use super::Position;
use super::sums::{Number, Sum, Sums};
use smallvec::SmallVec;
use std::fmt::Debug;
use std::sync::{Arc, Mutex};
use tweedle_engine::number::Rational;
use tweedle_engine::walk::{Index, pairs_off};
use tweedle_engine::{Bush, Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh, lock};

/// A position of [`Pieces`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Piece(u64);

/// The highest two bits, which say that a piece is an option of a component, or a list of components; else it is a
/// component.
const OPTION: u64 = 1 << 62;
const SEVERAL: u64 = 1 << 63;

/// The number of bits of the place of an option, of the number of a component in its ruleset, and of the number of the
/// ruleset.
const PLACE_BITS: u32 = 20;
const PART_BITS: u32 = 30;
const RULESET_BITS: u32 = 10;

/// The kind of a piece.
enum Kind {
    Component(Number),
    /// The option of a player with this place in the list of the options of a component.
    Option(Number, Player, u32),
    /// Components with this place in the table.
    Several(usize),
}

impl Piece {
    fn component(number: Number) -> Piece {
        Piece(number.word())
    }

    /// An option, if all its numbers fit into one word.
    fn option(of: Number, player: Player, place: u32) -> Option<Piece> {
        let (ruleset, part) = (of.ruleset() as u64, u64::from(of.part()));
        if ruleset >> RULESET_BITS > 0 || part >> PART_BITS > 0 || place >> PLACE_BITS > 0 {
            return None;
        }
        let signs = u64::from(of.is_negative()) << 1 | player.index() as u64;
        let place = u64::from(place) << 2;
        let part = part << (2 + PLACE_BITS);
        Some(Piece(OPTION | ruleset << (2 + PLACE_BITS + PART_BITS) | part | place | signs))
    }

    fn kind(self) -> Kind {
        let Piece(word) = self;
        if word & SEVERAL != 0 {
            return Kind::Several((word & !SEVERAL) as usize);
        }
        if word & OPTION == 0 {
            return Kind::Component(Number::of_word(word));
        }
        let bits = |from: u32, count: u32| (word >> from) & ((1 << count) - 1);
        let part = bits(2 + PLACE_BITS, PART_BITS) as u32;
        let ruleset = bits(2 + PLACE_BITS + PART_BITS, RULESET_BITS) as usize;
        let of = Number::new(ruleset, part, word & 2 != 0);
        Kind::Option(of, Player::BOTH[(word & 1) as usize], bits(2, PLACE_BITS) as u32)
    }
}

impl Debug for Piece {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:#x}", self.0)
    }
}

impl Weigh for Piece {
    #[inline]
    fn owned(&self) -> usize {
        0
    }
}

/// The rules of sums of positions of any rulesets, of which each component, and each option of one, is a word.
pub struct Pieces {
    /// The rules of the sums.
    pub sums: Sums,
    /// Lists of components that are pieces, each once, for all threads.
    several: Arc<Mutex<Index<Sum>>>,
}

impl Pieces {
    /// The pieces of these sums.
    pub fn new(sums: Sums) -> Pieces {
        let several = Arc::new(Mutex::new(Index::new(sums.control())));
        Pieces { sums, several }
    }

    /// The same rules for another thread: a piece means the same there.
    #[must_use]
    pub fn twin(&self) -> Pieces {
        Pieces { sums: self.sums.twin(), several: self.several.clone() }
    }

    /// A sum of components as a piece.
    pub fn piece(&self, sum: Sum) -> Result<Piece, Stop> {
        match *sum.numbers() {
            [only] => Ok(Piece::component(only)),
            _ => Ok(Piece(SEVERAL | u64::from(lock(&self.several).number(sum)?))),
        }
    }

    /// The single component that a piece is, as it was met first; `None` if it is none, or not taken apart yet.
    pub fn component(&self, piece: Piece) -> Option<Position> {
        match piece.kind() {
            Kind::Component(number) => Some(self.sums.position(&Sum::of([number]))),
            _ => None,
        }
    }

    /// The components of a piece.
    pub(super) fn sum(&self, piece: Piece) -> Result<Sum, Stop> {
        match piece.kind() {
            Kind::Component(number) => Ok(Sum::of([number])),
            Kind::Option(of, player, place) => self.sums.option(of, player, place),
            Kind::Several(place) => Ok(lock(&self.several).positions()[place].clone()),
        }
    }

    /// The components of a piece. `None`, and a stop that waits for the next question for moves, if they cannot be found now: then
    /// nothing may be said of the piece, and it stays as it is until its moves are asked for.
    fn sum_or_stop(&self, piece: Piece) -> Option<Sum> {
        self.sum(piece).map_err(|stop| self.sums.stop_later(stop)).ok()
    }

    /// The component that a piece is, as it stands there.
    fn only(piece: Piece) -> Option<Sum> {
        match piece.kind() {
            Kind::Component(number) => Some(Sum::of([number])),
            _ => None,
        }
    }

    /// A sum as a piece; the piece itself, and a stop that waits, if there is no room for it.
    fn piece_or_stop(&self, sum: Sum, piece: Piece) -> Piece {
        self.piece(sum).unwrap_or_else(|stop| {
            self.sums.stop_later(stop);
            piece
        })
    }
}

impl Ruleset for Pieces {
    type Position = Piece;
    type Move = ();

    fn moves(
        &self,
        &piece: &Piece,
        player: Player,
        mut found: impl FnMut((), Piece) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.sums.check()?;
        let Kind::Component(of) = piece.kind() else {
            let sum = self.sum(piece)?;
            return self.sums.moves(&sum, player, |(), option| {
                let option = self.sums.plain(&option)?;
                found((), self.piece(option)?)
            });
        };
        for place in 0..self.sums.option_count(of, player)? as u32 {
            let option = match Piece::option(of, player, place) {
                Some(option) => option,
                None => self.piece(self.sums.option(of, player, place)?)?,
            };
            found((), option)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        self.sums.facts()
    }

    fn is_check(&self, &piece: &Piece) -> bool {
        self.sum_or_stop(piece).is_some_and(|sum| self.sums.is_check(&sum))
    }

    fn winner(&self, &piece: &Piece) -> Option<Player> {
        self.sums.winner(&self.sum_or_stop(piece)?)
    }

    fn score(&self, &piece: &Piece, player: Player) -> Result<Rational, Stop> {
        self.sums.score(&self.sum(piece)?, player)
    }
}

/// The hints of sums, found without making a sum where a piece is a component.
#[deny(clippy::missing_trait_methods)]
impl Hints for Pieces {
    fn components(&self, &piece: &Piece, into: &mut Vec<Piece>) {
        match piece.kind() {
            Kind::Component(_) => into.push(piece),
            Kind::Several(place) => {
                let several = lock(&self.several);
                let numbers = several.positions()[place].numbers();
                into.extend(numbers.iter().copied().map(Piece::component));
            }
            Kind::Option(of, player, place) => {
                let found = |number| into.push(Piece::component(number));
                if let Err(stop) = self.sums.split_option(of, player, place, found) {
                    // The walker or the search asks for its moves next, and hears of the stop.
                    self.sums.stop_later(stop);
                    into.push(piece);
                }
            }
        }
    }

    fn joined(&self, pieces: &[Piece]) -> Option<Piece> {
        let mut numbers = SmallVec::new();
        for &piece in pieces {
            numbers.extend_from_slice(self.sum(piece).ok()?.numbers());
        }
        self.piece(Sum::sorted(numbers)).ok()
    }

    /// The piece that it falls into; of a single component, as it was met.
    fn representative(&self, &piece: &Piece) -> (Piece, Symmetry) {
        let known = |number: Number| {
            let (class, symmetry) = number.class();
            (Piece::component(class), symmetry)
        };
        if let Kind::Component(number) = piece.kind() {
            return known(number);
        }
        let Some(sum) = self.sum_or_stop(piece) else { return (piece, Symmetry::Same) };
        match *sum.numbers() {
            [only] => known(only),
            _ => (self.piece_or_stop(sum, piece), Symmetry::Same),
        }
    }

    fn most_moves(&self, _: &Piece) -> u64 {
        0
    }

    fn mobility(&self, &piece: &Piece, player: Player) -> Result<Option<u16>, Stop> {
        match piece.kind() {
            Kind::Component(of) => self.sums.part_mobility(of, player).map(Some),
            _ => Ok(None),
        }
    }

    fn nim_heap(&self, &piece: &Piece) -> Option<u64> {
        match piece.kind() {
            Kind::Component(number) => self.sums.part_nim_heap(number),
            _ => self.sums.nim_heap(&self.sum_or_stop(piece)?),
        }
    }

    fn bush(&self, &piece: &Piece) -> Option<Bush> {
        self.sums.bush(&Self::only(piece)?)
    }

    fn size(&self, &piece: &Piece) -> Option<u32> {
        self.sums.size(&Self::only(piece)?)
    }

    fn slices(&self, &piece: &Piece, player: Player) -> u32 {
        Self::only(piece).map_or(0, |only| self.sums.slices(&only, player))
    }

    fn slice(&self, &piece: &Piece, player: Player, index: u32) -> u64 {
        Self::only(piece).map_or(0, |only| self.sums.slice(&only, player, index))
    }

    fn slab(&self, &piece: &Piece, player: Player, first: u32, count: u32) -> Piece {
        let Some(only) = Self::only(piece) else { return piece };
        self.piece_or_stop(self.sums.slab(&only, player, first, count), piece)
    }

    fn code(&self, &piece: &Piece) -> Result<Option<Vec<u8>>, Stop> {
        Self::only(piece).map_or(Ok(None), |only| self.sums.code(&only))
    }

    fn is_mirrored(&self, &piece: &Piece) -> bool {
        match Self::only(piece) {
            Some(only) => self.sums.is_mirrored(&only),
            None => !self.facts().is_entailing && self.ends(&piece) && pairs_off(self, &piece),
        }
    }

    fn ends(&self, &piece: &Piece) -> bool {
        self.sum_or_stop(piece).is_some_and(|sum| self.sums.ends(&sum))
    }

    fn is_impartial_at(&self, &piece: &Piece) -> bool {
        self.sum_or_stop(piece).is_some_and(|sum| self.sums.is_impartial_at(&sum))
    }

    fn unmoves(
        &self,
        _: &Piece,
        _: Player,
        _: impl FnMut(Piece) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }
}
