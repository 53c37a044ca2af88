//! Toppling Dominoes.
//!
//! Dominoes stand in a row: `l` is Left's, `r` Right's and `e` either's. A player chooses a domino that is not
//! the opponent's and topples it to the left or to the right; all dominoes on that side of it topple with it, over gaps
//! too, and are gone (Albert, Nowakowski and Wolfe, *Lessons in Play*; Fink, Nowakowski, Siegel and Wolfe,
//! "Toppling conjectures", *Games of No Chance 4*, 2015).

use crate::cells::{drawn, read_cells};
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, CellGame, Cells, CutRule, Cuts, NotationError, Writing};

/// The rules of Toppling Dominoes, on strips of at most `B::BITS` cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct TopplingDominoes<B = u64>(PhantomData<B>);

/// A strip of cells, each empty or with a domino of Left's, of Right's or of either's.
// Invariant: neither word has a cell from `len` on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dominoes<B = u64> {
    len: u8,
    /// The dominoes that Left may topple, and those that Right may topple.
    for_player: [B; 2],
}

impl<B> Weigh for Dominoes<B> {}

impl<B: Bits> Dominoes<B> {
    fn standing(&self) -> B {
        self.for_player[0] | self.for_player[1]
    }

    /// The thing on each cell: 0 for nothing, 1 for a domino of Left's, 2 for one of Right's, 3 for one of either's.
    fn kinds(&self) -> impl Iterator<Item = usize> {
        let [left, right] = self
            .for_player
            .map(|cells| move |cell: u32| usize::from(!(cells.down(cell) & B::ONE).is_empty()));
        (0..u32::from(self.len)).map(move |cell| left(cell) + 2 * right(cell))
    }

    /// The row from the other end.
    #[inline]
    fn turned(&self) -> Dominoes<B> {
        let len = u32::from(self.len);
        let turn = |cells: B| cells.reverse().down(B::BITS - len);
        Dominoes { len: self.len, for_player: self.for_player.map(turn) }
    }

    /// With the players exchanged.
    #[inline]
    fn negative(&self) -> Dominoes<B> {
        let [left, right] = self.for_player;
        Dominoes { len: self.len, for_player: [right, left] }
    }

    /// The row with these dominoes: 1 is Left's, 2 Right's and 3 either's.
    fn of_kinds(kinds: &[u8]) -> Dominoes<B> {
        let mut for_player = [B::ZERO; 2];
        for (cell, kind) in (0..).zip(kinds) {
            for player in Player::BOTH {
                if kind & (1 << player.index()) != 0 {
                    for_player[player.index()] |= B::bit(cell);
                }
            }
        }
        Dominoes { len: kinds.len() as u8, for_player }
    }

    /// The dominoes, moved together until there are no gaps.
    #[inline]
    fn closed_up(&self) -> Dominoes<B> {
        let standing = self.standing();
        let count = standing.count();
        if count == u32::from(self.len) {
            return *self;
        }
        let first = standing.first();
        let mut for_player = [B::ZERO; 2];
        if standing.down(first) == B::below(count) {
            for_player = self.for_player.map(|cells| cells.down(first));
        } else {
            for (to, from) in (0..).zip(standing.ones()) {
                for player in Player::BOTH {
                    let is_his = !(self.for_player[player.index()].down(from) & B::ONE).is_empty();
                    if is_his {
                        for_player[player.index()] |= B::bit(to);
                    }
                }
            }
        }
        Dominoes { len: count as u8, for_player }
    }
}

impl<B: Bits> TopplingDominoes<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> TopplingDominoes<B> {
        TopplingDominoes(PhantomData)
    }
}

impl<B: Bits> Ruleset for TopplingDominoes<B> {
    type Position = Dominoes<B>;
    /// The domino that is toppled, and the last cell on the side to which it falls.
    type Move = [u8; 2];

    #[inline]
    fn moves(
        &self,
        row: &Dominoes<B>,
        player: Player,
        mut found: impl FnMut([u8; 2], Dominoes<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Dominoes { len, for_player } = *row;
        for cell in for_player[player.index()].ones() {
            let to_the_left = for_player.map(|cells| cells & !B::below(cell + 1));
            found([cell as u8, 0], Dominoes { len, for_player: to_the_left })?;
            let to_the_right = for_player.map(|cells| cells & B::below(cell));
            found([cell as u8, len - 1], Dominoes { len, for_player: to_the_right })?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for TopplingDominoes<B> {
    /// The dominoes without gaps between them, which make no difference. A row does not fall apart.
    #[inline]
    fn components(&self, row: &Dominoes<B>, into: &mut Vec<Dominoes<B>>) {
        if !row.standing().is_empty() {
            into.push(row.closed_up());
        }
    }

    /// The two ends are alike; exchanging the owners exchanges the players.
    #[inline]
    fn representative(&self, row: &Dominoes<B>) -> (Dominoes<B>, Symmetry) {
        let (turned, negative) = (row.turned(), row.negative());
        let same = *row.min(&turned);
        let exchanged = negative.min(turned.negative());
        if exchanged < same { (exchanged, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }

    /// Either player may topple a domino of either's, and what is left of a row of such is one.
    #[inline]
    fn is_impartial_at(&self, row: &Dominoes<B>) -> bool {
        row.for_player[0] == row.for_player[1]
    }

    /// The rest of a row is a piece of it, so there are few positions below: twice the number of binary digits
    /// of their number.
    #[inline]
    fn size(&self, row: &Dominoes<B>) -> Option<u32> {
        let count = row.standing().count();
        Some(2 * (u32::BITS - (count * count / 2).leading_zeros()))
    }
}

impl<B: Bits> Cells for Dominoes<B> {
    fn read(text: &str, cells: &[char], game: &str) -> Result<Dominoes<B>, NotationError> {
        Ok(Dominoes::of_kinds(&read_cells(text, cells, game, B::BITS)?))
    }

    fn of_sets(rows: usize, cols: usize, sets: &[u128]) -> Option<Dominoes<B>> {
        let &[left, right, both] = sets else { return None };
        let for_player = [left | both, right | both].map(B::from_u128);
        let may = rows == 1 && cols <= B::BITS as usize;
        may.then_some(Dominoes { len: cols as u8, for_player })
    }

    fn write_sets(&self, rows: usize, cols: usize, into: &mut [u128]) -> bool {
        let [left, right, both] = into else { return false };
        let cells = self.for_player.map(B::to_u128);
        *both = cells[0] & cells[1];
        [*left, *right] = cells.map(|cells| cells & !*both);
        (rows, cols) == (1, self.len.into())
    }

    fn write(&self, cells: &[char]) -> String {
        self.kinds().map(|kind| cells[kind]).collect()
    }

    fn picture(&self, cells: &[char]) -> String {
        drawn(&self.write(cells))
    }

    fn figure(&self, cells: &[Cell]) -> Figure {
        Figure::Dominoes(self.kinds().map(|kind| cells[kind].clone()).collect())
    }

    fn cell_name(&self, cell: u8) -> String {
        (usize::from(cell) + 1).to_string()
    }
}

impl<B: Bits> CellGame for TopplingDominoes<B> {
    const CELLS: &'static [char] = &['.', 'l', 'r', 'e'];

    fn title(&self) -> String {
        "Toppling Dominoes".to_owned()
    }
}

/// The moves: a domino of one's own falls with all on one side of it.
fn cuts() -> Option<Cuts> {
    let rules = Player::BOTH.into_iter().flat_map(|player| {
        let own = if player == Player::Left { "l" } else { "r" };
        [own, "e"].into_iter().flat_map(move |domino| {
            let topple = CutRule::new(player, domino, "", "");
            [topple.clone().without_left(), topple.without_right()]
        })
    });
    Cuts::new(".lre", Writing::Letters, rules)
}

/// Toppling Dominoes in the registry.
pub(crate) const TOPPLING_DOMINOES: Entry = Entry::named("game.strip.TopplingDominoes", Shape::Strip)
    .cells(".lre")
    .example("llre")
    .start("llrerlerrl")
    .summary("Topple a domino of yours, or a green one, to the left or to the right, with all that stand on that side: l is Left's, r Right's, e either's.")
    .source("Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, 2015")
    .known(&[
        Fact::cited(About::Theory, "Each dyadic number is the value of exactly one strip of l and r, which is a palindrome; the strip lrlr...lr of n pairs is ∗n.", "Fink, Nowakowski, Siegel and Wolfe, Toppling conjectures, Games of No Chance 4 (2015)"),
        Fact::cited(About::Programs, "CGSuite, cgt, MCGS.", "the documentation of each program, 2026"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".lre", TopplingDominoes::new(), with_cuts(cuts()))),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::Control;
    use tweedle_engine::short::Store;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::{Table, read};

    /// Values by hand, and some of "Toppling conjectures": a row of n of one colour is n moves, and a row of n
    /// green ones is a heap of Nim; a number {a|b} is the row of a, `lr`, and the row of b.
    #[test]
    fn table() {
        let table = Table {
            options: &[
                ("l", &[".", "."], &[]),
                ("lr", &["..", ".r"], &["..", "l."]),
                ("l.er", &["....", "...r", "..er", "l..."], &["....", "...r", "l...", "l.e."]),
                ("", &[], &[]),
            ],
            names: &[("ler", Player::Left, &["1-1", "1-3", "2-1", "2-3"])],
            parts: &[("..l.er.", &["ler"]), ("...", &[]), (".l", &["l"])],
            values: &[
                ("llll", "4"),
                ("eee", "*3"),
                ("lr", "*"),
                ("lrl", "1/2"),
                ("lrllrl", "3/4"),
                ("lrlrl", "1/4"),
                ("le", "{1|0}"),
                ("l.e", "{1|0}"),
                ("rel", "+-1"),
            ],
            pictures: &[("l.e", "l . e\n1 2 3")],
            errors: &[(
                "lx",
                "`x` is not a cell of Toppling Dominoes; use `.`, `l`, `r` or `e`.",
                1..2,
            )],
            ..Table::default()
        };
        table.check(&TopplingDominoes::<u64>::new());
    }

    /// Each row of up to six dominoes is valued as by the rules on lists of them.
    #[test]
    fn short_rows_by_the_rules_in_words() {
        fn value(row: &[u8], store: &mut Store) -> tweedle_engine::short::Id {
            let mut options = [Vec::new(), Vec::new()];
            for (at, &domino) in row.iter().enumerate() {
                for player in Player::BOTH {
                    let other = if player == Player::Left { b'r' } else { b'l' };
                    if domino != other {
                        let (before, after) = (&row[..at], &row[at + 1..]);
                        options[player.index()].push(value(before, store));
                        options[player.index()].push(value(after, store));
                    }
                }
            }
            let [left, right] = options;
            store.game(&left, &right).expect("a small game")
        }
        let game = TopplingDominoes::<u32>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        for number in 0..3_u32.pow(5) {
            let row: Vec<u8> =
                (0..5).map(|i| b"lre"[(number / 3_u32.pow(i) % 3) as usize]).collect();
            let text = String::from_utf8(row.clone()).expect("letters");
            let found = Walker::new(&game, &mut memo).value(&mut store, &read(&game, &text));
            assert_eq!(found, Ok(value(&row, &mut store)), "{text}");
        }
    }
}
