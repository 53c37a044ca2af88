//! Blockbusting.
//!
//! A street is a row of parcels. The players take turns to buy one that is free, until all are sold; then Left has a point
//! for each pair of neighbouring parcels that are both hers. Left wants her parcels together, Right wants to break them up
//! (Berlekamp, "Blockbusting and Domineering", *J. Combin. Theory* A 49, 1988).
//!
//! A point is a move for Left here, which she can make at any time: so the value of a street that is sold is
//! the number of points, as in the paper.

use crate::cells::{drawn, read_cells};
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_rules::{Bits, CellGame, Cells, NotationError};

/// The rules of Blockbusting, on streets of at most `B::BITS` parcels.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Blockbusting<B = u64>(PhantomData<B>);

/// A street of parcels, each free, Left's or Right's, and which pairs of Left's have brought her their point.
// Invariant: no word has a parcel from `len` on; none is in both of `sold`; each in `scored` is Left's, and so is the
// next one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Street<B = u64> {
    len: u8,
    /// The parcels that are Left's, and those that are Right's.
    sold: [B; 2],
    /// The first parcels of the pairs that have brought their point.
    scored: B,
}

impl<B> Weigh for Street<B> {}

impl<B: Bits> Street<B> {
    fn free(&self) -> B {
        B::below(u32::from(self.len)) & !(self.sold[0] | self.sold[1])
    }

    /// The first parcels of pairs of Left's that have brought no point yet.
    fn pairs(&self) -> B {
        let [left, _] = self.sold;
        left & left.down(1) & !self.scored
    }

    /// The street with parcels of these kinds.
    fn of_kinds(kinds: &[u8]) -> Street<B> {
        let mut street = Street { len: kinds.len() as u8, sold: [B::ZERO; 2], scored: B::ZERO };
        for (at, &kind) in (0..).zip(kinds) {
            match kind {
                0 => {}
                2 => street.sold[1] |= B::bit(at),
                _ => street.sold[0] |= B::bit(at),
            }
            if kind == 3 {
                street.scored |= B::bit(at);
            }
        }
        street
    }

    /// The parcels that have brought a point with a next one that is not Left's, in what is no street.
    fn scored_alone(&self) -> B {
        self.scored & !self.sold[0].down(1)
    }

    /// The kind of each parcel: 0 free, 1 Left's, 2 Right's, 3 Left's if it has brought a point with the next.
    fn kinds(&self) -> impl Iterator<Item = usize> {
        let [left, right] = self.sold;
        (0..u32::from(self.len)).map(move |at| {
            let is_in = |parcels: B| !(parcels.down(at) & B::ONE).is_empty();
            match (is_in(left), is_in(right)) {
                (true, _) => 1 + 2 * usize::from(is_in(self.scored)),
                (false, true) => 2,
                (false, false) => 0,
            }
        })
    }
}

impl<B: Bits> Blockbusting<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Blockbusting<B> {
        Blockbusting(PhantomData)
    }
}

/// A parcel to be bought, or the two that bring a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deal {
    parcels: [u8; 2],
    count: u8,
}

impl AsRef<[u8]> for Deal {
    fn as_ref(&self) -> &[u8] {
        &self.parcels[..usize::from(self.count)]
    }
}

impl<B: Bits> Ruleset for Blockbusting<B> {
    type Position = Street<B>;
    type Move = Deal;

    #[inline]
    fn moves(
        &self,
        street: &Street<B>,
        player: Player,
        mut found: impl FnMut(Deal, Street<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for parcel in street.free().ones() {
            let mut next = *street;
            next.sold[player.index()] |= B::bit(parcel);
            found(Deal { parcels: [parcel as u8, 0], count: 1 }, next)?;
        }
        if player == Player::Left {
            for first in street.pairs().ones() {
                let next = Street { scored: street.scored | B::bit(first), ..*street };
                let parcels = [first as u8, first as u8 + 1];
                found(Deal { parcels, count: 2 }, next)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Blockbusting<B> {
    /// Pairs of Left's, each a move, and rows of free parcels with what is Left's beside them: a parcel of
    /// Right's, or none, brings no point with its neighbours, now or later.
    #[inline]
    fn components(&self, street: &Street<B>, into: &mut Vec<Street<B>>) {
        let pair = Street { len: 2, sold: [B::below(2), B::ZERO], scored: B::ZERO };
        into.extend(std::iter::repeat_n(pair, street.pairs().count() as usize));
        let mut free = street.free();
        while !free.is_empty() {
            let is_left = |parcel: u32| !(street.sold[0].down(parcel) & B::ONE).is_empty();
            let mut first = free.first();
            let mut end = first + (!free.down(first)).first();
            free &= !B::below(end);
            if first > 0 && is_left(first - 1) {
                first -= 1;
            }
            if end < u32::from(street.len) && is_left(end) {
                end += 1;
            }
            let len = end - first;
            let left = street.sold[0].down(first) & B::below(len);
            into.push(Street { len: len as u8, sold: [left, B::ZERO], scored: B::ZERO });
        }
    }

    /// The two ends are alike.
    #[inline]
    fn representative(&self, street: &Street<B>) -> (Street<B>, Symmetry) {
        let len = u32::from(street.len);
        let turn = |parcels: B| parcels.reverse().down(B::BITS - len);
        let scored = turn(street.scored).down(1);
        let turned = Street { len: street.len, sold: street.sold.map(turn), scored };
        (*street.min(&turned), Symmetry::Same)
    }
}

impl<B: Bits> Cells for Street<B> {
    fn read(text: &str, cells: &[char], game: &str) -> Result<Street<B>, NotationError> {
        let street: Street<B> = Street::of_kinds(&read_cells(text, cells, game, B::BITS)?);
        let alone: B = street.scored_alone();
        if !alone.is_empty() {
            let at = alone.first() as usize;
            let message = format!(
                "`{}` has brought a point with the next parcel, which must be Left's, too.",
                cells[3]
            );
            return Err(NotationError::new(message, at..at + 1));
        }
        Ok(street)
    }

    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Street<B>> {
        let &[alone, right, scored] = sets else { return None };
        let may = rows == 1 && cols <= B::BITS as usize;
        let sold = [alone | scored, right].map(B::from_u128);
        let street = Street { len: cols as u8, sold, scored: B::from_u128(scored) };
        (may && street.scored_alone().is_empty()).then_some(street)
    }

    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool {
        let [alone, right, scored] = into else { return false };
        let sold = self.sold.map(B::to_u128);
        *scored = self.scored.to_u128();
        [*alone, *right] = [sold[0] & !*scored, sold[1]];
        (rows, cols) == (1, self.len.into())
    }

    fn write(&self, cells: &[char]) -> String {
        self.kinds().map(|kind| cells[kind]).collect()
    }

    fn picture(&self, cells: &[char]) -> String {
        drawn(&self.write(cells))
    }

    fn figure(&self, cells: &[Cell]) -> Figure {
        Figure::Strip(self.kinds().map(|kind| cells[kind].clone()).collect())
    }

    fn cell_name(&self, cell: u8) -> String {
        (usize::from(cell) + 1).to_string()
    }
}

impl<B: Bits> CellGame for Blockbusting<B> {
    const CELLS: &'static [char] = &['.', 'x', 'o', 'X'];

    fn title(&self) -> String {
        "Blockbusting".to_owned()
    }
}

/// Blockbusting in the registry.
pub(crate) const BLOCKBUSTING: Entry = Entry::named("game.strip.Blockbusting", Shape::Strip)
    .cells(".xoX")
    .example("x...o.")
    .start("..........")
    .summary("Buy a parcel of the street; two neighbouring parcels of Left's are one more move for her: X is one that has brought it with the next.")
    .source("Berlekamp, Blockbusting and Domineering, 1988")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xoX", Blockbusting::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::Control;
    use tweedle_engine::number::Dyadic;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let table = Table {
            options: &[
                (".", &["x"], &["o"]),
                ("xx", &["Xx"], &[]),
                ("xxx", &["Xxx", "xXx"], &[]),
                ("Xx.", &["Xxx"], &["Xxo"]),
                ("", &[], &[]),
            ],
            names: &[("xx.", Player::Left, &["3", "1-2"]), ("xx.", Player::Right, &["3"])],
            parts: &[("x..ox.x", &["x..", "x.x"]), ("Xxxo.", &[".", "xx"]), ("Xxo", &[])],
            values: &[
                (".", "*"),
                ("..", "0"),
                ("x.", "{1|0}"),
                ("x.x", "{2|0}"),
                ("xxx", "2"),
                ("Xxx", "1"),
                ("......", "1"),
            ],
            pictures: &[("x.o", "x . o\n1 2 3")],
            errors: &[
                ("xy", "`y` is not a cell of Blockbusting; use `.`, `x`, `o` or `X`.", 1..2),
                (
                    "xX.",
                    "`X` has brought a point with the next parcel, which must be Left's, too.",
                    1..2,
                ),
            ],
            ..Table::default()
        };
        table.check(&Blockbusting::<u64>::new());
    }

    /// The value by the rules in words: who is to buy buys, and what is sold is worth its pairs.
    fn value(street: &[u8], store: &mut Store, known: &mut HashMap<Vec<u8>, Id>) -> Id {
        if let Some(&known) = known.get(street) {
            return known;
        }
        let mut options = [Vec::new(), Vec::new()];
        for at in 0..street.len() {
            if street[at] == b'.' {
                for (options, owner) in options.iter_mut().zip(*b"xo") {
                    let mut next = street.to_vec();
                    next[at] = owner;
                    options.push(value(&next, store, known));
                }
            }
        }
        let [left, right] = options;
        let value = if left.is_empty() {
            let pairs = street.windows(2).filter(|pair| pair == b"xx").count();
            store.number(Dyadic::from(pairs as i64)).expect("a small game")
        } else {
            store.game(&left, &right).expect("a small game")
        };
        known.insert(street.to_vec(), value);
        value
    }

    #[test]
    fn values_by_the_rules_in_words() {
        let game = Blockbusting::<u32>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        let mut known = HashMap::new();
        for number in 0..3_u32.pow(7) {
            let street: Vec<u8> =
                (0..7).map(|i| b".xo"[(number / 3_u32.pow(i) % 3) as usize]).collect();
            let text = String::from_utf8(street.clone()).expect("letters");
            let found = Walker::new(&game, &mut memo).value(&mut store, &read(&game, &text));
            assert_eq!(found, Ok(value(&street, &mut store, &mut known)), "{text}");
        }
    }

    /// Cooled by 1, a street is a number or a number and ∗: this is what the paper's operator of overheating undoes. Five
    /// more free parcels are one more point, from eleven on.
    #[test]
    fn streets_are_overheated_numbers() {
        let game = Blockbusting::<u32>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        let mut means: HashMap<String, Dyadic> = HashMap::new();
        for free in 1..=16 {
            for [before, after] in [["", ""], ["x", ""], ["x", "x"]] {
                let text = format!("{before}{}{after}", ".".repeat(free));
                let value = Walker::new(&game, &mut memo).value(&mut store, &read(&game, &text));
                let value = value.expect("a value");
                let cooled = store.cooled(value, &Dyadic::from(1)).expect("a game");
                let mean = store.mean(value).expect("a mean");
                let number = store.number(mean.clone()).expect("a number");
                let star = store.nimber(1).expect("a nimber");
                let starred = store.sum(number, star).expect("a sum");
                assert!(cooled == number || cooled == starred, "{text}");
                if free > 10 {
                    let fewer = format!("{before}{}{after}", ".".repeat(free - 5));
                    assert_eq!(mean, &means[&fewer] + &Dyadic::from(1), "{text}");
                }
                means.insert(text, mean);
            }
        }
    }
}
