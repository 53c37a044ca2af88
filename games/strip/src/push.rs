//! Push and Shove.
//!
//! Left has pieces `l` on a strip, Right has pieces `r`. A player moves one of their own pieces one cell to the left. In
//! Shove all pieces to the left of it go one cell to the left, too. In Push only those do that stand in front of it
//! without a gap. What is pushed over the left end of the strip is gone (Albert, Nowakowski and Wolfe, *Lessons in Play*,
//! "Push" and "Shove").

use crate::pieces::Strip;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::by_size;
use tweedle_rules::entry::{Entry, Shape, misfit};
use tweedle_rules::{Bits, CellGame};

/// The rules of Push or of Shove, on strips of at most `B::BITS` cells. Left's pieces are the toads of [`Strip`], and
/// Right's the frogs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Pushing<B = u64> {
    /// True if pieces go beyond gaps: Shove.
    shoves: bool,
    cells: PhantomData<B>,
}

impl<B: Bits> Pushing<B> {
    /// The game in which a piece pushes those in front of it without a gap.
    pub const fn push() -> Pushing<B> {
        Pushing { shoves: false, cells: PhantomData }
    }

    /// The game in which a piece pushes all those to the left of it.
    pub const fn shove() -> Pushing<B> {
        Pushing { shoves: true, cells: PhantomData }
    }

    /// The cell that the piece on another cell fills by its push: the next gap, or the end of the strip.
    fn filled(self, strip: &Strip<B>, cell: u32) -> u32 {
        let gaps = if self.shoves { B::ZERO } else { strip.empty() & B::below(cell) };
        if gaps.is_empty() { 0 } else { B::BITS - 1 - gaps.leading_zeros() }
    }
}

/// The cells up to the last piece: no piece ever comes to those after it.
fn trimmed<B: Bits>(strip: &Strip<B>) -> Strip<B> {
    let [left, right] = Player::BOTH.map(|player| strip.pieces(player));
    strip.slice(0, B::BITS - (left | right).leading_zeros())
}

impl<B: Bits> Ruleset for Pushing<B> {
    type Position = Strip<B>;
    /// The cell of the piece that the player moves, counted from 0.
    type Move = [u8; 1];

    fn moves(
        &self,
        strip: &Strip<B>,
        player: Player,
        mut found: impl FnMut([u8; 1], Strip<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for cell in strip.pieces(player).ones() {
            let first = self.filled(strip, cell);
            let pushed = |cells: B| {
                let moving = (cells & B::below(cell + 1)).down(first + 1).up(first);
                (cells & B::below(first)) | moving | (cells & !B::below(cell + 1))
            };
            let option = Strip { toads: pushed(strip.toads), frogs: pushed(strip.frogs) };
            found([cell as u8], option)?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for Pushing<B> {
    /// The strip up to the last piece; exchanging the colours exchanges the players.
    fn representative(&self, strip: &Strip<B>) -> (Strip<B>, Symmetry) {
        let same = trimmed(strip);
        let exchanged = Strip { toads: same.frogs, frogs: same.toads };
        if exchanged < same { (exchanged, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }

    /// The number of cells to the left of the last piece, with that of the piece itself.
    fn size(&self, strip: &Strip<B>) -> Option<u32> {
        Some(trimmed(strip).len())
    }
}

impl<B: Bits> CellGame for Pushing<B> {
    const CELLS: &'static [char] = &['.', 'l', 'r'];

    fn title(&self) -> String {
        if self.shoves { "Shove".to_owned() } else { "Push".to_owned() }
    }
}

/// Push in the registry.
pub(crate) const PUSH: Entry = Entry::named("game.strip.Push", Shape::Strip)
    .cells(".lr")
    .example(".l.rl")
    .start("..lr.rl..lr")
    .summary("Move a piece of yours one cell to the left; it pushes the pieces in front of it up to the next gap, and what is pushed over the end is gone.")
    .source("Albert, Nowakowski and Wolfe, Lessons in Play")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".lr", Pushing::push())),
        _ => Err(misfit(name)),
    });

/// Shove in the registry.
pub(crate) const SHOVE: Entry = PUSH
    .like("game.strip.Shove")
    .summary("Move a piece of yours one cell to the left, with all pieces to the left of it; what is pushed over the end is gone.")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".lr", Pushing::shove())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;
    use tweedle_engine::Control;
    use tweedle_engine::number::{Dyadic, Integer};
    use tweedle_engine::short::Store;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::Notation;
    use tweedle_rules::testing::{Table, moves, read};

    #[test]
    fn table() {
        Table {
            options: &[
                (".l.rl", &[".lrl.", "l..rl"], &[".lr.l"]),
                ("lr", &[".r"], &["r."]),
                ("", &[], &[]),
            ],
            names: &[(".l.rl", Player::Left, &["2", "5"])],
            values: &[("lr", "-3/2"), ("l.r", "-2"), ("..l", "3"), ("...", "0")],
            pictures: &[("l.r", "l . r\n1 2 3")],
            errors: &[("x", "`x` is not a cell of Push; use `.`, `l` or `r`.", 0..1)],
            ..Table::default()
        }
        .check(&Pushing::<u64>::push());
        Table {
            options: &[(".l.rl", &["l..rl", "l.rl."], &["l.r.l"]), ("l.r", &["..r"], &[".r."])],
            ..Table::default()
        }
        .check(&Pushing::<u64>::shove());
    }

    /// All strips of at most six cells.
    fn strips() -> impl Iterator<Item = String> {
        (0..7).flat_map(|len| {
            (0..3_usize.pow(len)).map(move |code| {
                (0..len).map(|cell| ['.', 'l', 'r'][code / 3_usize.pow(cell) % 3]).collect()
            })
        })
    }

    /// The strips after a move by the words of the rules alone: pieces with their numbers of cells from the end, of
    /// which the mover and those that it pushes lose one.
    fn by_the_words(text: &str, mover: char, shoves: bool) -> Vec<String> {
        let pieces: BTreeMap<i32, char> =
            (1..).zip(text.chars()).filter(|it| it.1 != '.').collect();
        let own = pieces.iter().filter(|piece| *piece.1 == mover).map(|piece| *piece.0);
        let after = own.map(|from| {
            let is_joined = |place: i32| (place..from).all(|between| pieces.contains_key(&between));
            let goes = |place: i32| place <= from && (shoves || is_joined(place));
            let moved =
                pieces.iter().map(|(&place, &piece)| (place - i32::from(goes(place)), piece));
            let moved: BTreeMap<i32, char> = moved.filter(|it| it.0 > 0).collect();
            (1..=text.len() as i32).map(|place| *moved.get(&place).unwrap_or(&'.')).collect()
        });
        after.collect()
    }

    #[test]
    fn options_are_those_of_the_words() {
        for (shoves, game) in [(false, Pushing::<u64>::push()), (true, Pushing::shove())] {
            for text in strips() {
                for (player, mover) in Player::BOTH.into_iter().zip(['l', 'r']) {
                    let options = moves(&game, &read(&game, &text), player);
                    let options: Vec<String> = options.iter().map(|it| game.print(it)).collect();
                    assert_eq!(options, by_the_words(&text, mover, shoves), "{text} {mover}");
                }
            }
        }
    }
    /// The value of a strip of Shove by its theorem: a piece is worth its place, halved for each piece to the right of it
    /// up to the last one that has another colour than the piece before it (*Lessons in Play*, "Shove").
    fn theorem_of_shove(text: &str) -> Dyadic {
        const MOST: usize = 10;
        let pieces: Vec<(i64, char)> = (1..).zip(text.chars()).filter(|it| it.1 != '.').collect();
        let last = pieces.windows(2).rposition(|two| two[0].1 != two[1].1).map_or(0, |at| at + 1);
        let worth = pieces.iter().enumerate().map(|(i, &(place, piece))| {
            let worth = place << (MOST - last.saturating_sub(i));
            if piece == 'l' { worth } else { -worth }
        });
        Dyadic::new(Integer::from(worth.sum::<i64>()), MOST as u32)
    }

    /// Positions of both games are numbers (*Lessons in Play*), and those of Shove are known.
    #[test]
    fn values_are_numbers() {
        let mut store = Store::default();
        for (shoves, game) in [(false, Pushing::<u64>::push()), (true, Pushing::shove())] {
            let mut memo = Memo::new(Control::new());
            for text in strips() {
                let mut walker = Walker::new(&game, &mut memo);
                let value = walker.value(&mut store, &read(&game, &text)).expect("a short strip");
                let number = store.as_number(value);
                assert!(number.is_some(), "{text}");
                if shoves {
                    assert_eq!(number, Some(theorem_of_shove(&text)), "{text}");
                }
            }
        }
    }
}
