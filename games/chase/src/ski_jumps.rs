//! Ski-Jumps.
//!
//! Skiers stand on the squares of a slope, whose top is the first row. Left's go to the right and Right's to the left. A
//! skier is a jumper, `L` or `R`, or a slipper, `l` or `r`. A player moves one of their own skiers any number of squares
//! along its row, over empty squares only; past the last one it leaves the slope and is gone. Or a jumper jumps over an
//! enemy skier that stands straight below it, to the square below that, which must be empty. A jumper that is jumped over
//! becomes a slipper, which never jumps. The player who cannot move loses (Berlekamp, Conway and Guy, *Winning Ways*, ch.
//! 1, "Ski-Jumps for beginners").

use smallvec::{SmallVec, smallvec};
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::Board;
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::{Cell, Owner};
use tweedle_rules::{Bits, CellGame};

/// The rules of Ski-Jumps, on slopes of at most `B::BITS` squares.
///
/// The layers of a position are Left's jumpers and slippers, and Right's jumpers and slippers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SkiJumps<B = u64>(PhantomData<B>);

impl<B: Bits> SkiJumps<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> SkiJumps<B> {
        SkiJumps(PhantomData)
    }
}

impl<B: Bits> Ruleset for SkiJumps<B> {
    type Position = Board<B, 4>;
    /// The square that a skier leaves and the square that it goes to; the first alone if it leaves the slope.
    type Move = SmallVec<[u8; 2]>;

    fn moves(
        &self,
        slope: &Board<B, 4>,
        player: Player,
        mut found: impl FnMut(Self::Move, Board<B, 4>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let layers = slope.layers();
        let skiers = layers.iter().fold(B::ZERO, |all, &layer| all | layer);
        let empty = slope.shape().all::<B>() & !skiers;
        let (rows, cols) = (slope.shape().rows(), slope.shape().cols());
        // Where the player's jumpers and slippers are among the layers, and the enemy's jumpers and slippers.
        let (own, enemy) = if player == Player::Left { ([0, 1], [2, 3]) } else { ([2, 3], [0, 1]) };
        for kind in own {
            for from in layers[kind].ones() {
                let mut gone = layers;
                gone[kind] ^= B::bit(from);
                let moved = |to: u32| {
                    let mut layers = gone;
                    layers[kind] |= B::bit(to);
                    layers
                };
                let col = from % cols;
                let (room, first) = match player {
                    Player::Left => (cols - 1 - col, from + 1),
                    Player::Right => (col, from - col),
                };
                // The squares of the row before the skier, from the next to the last.
                let ahead = (0..room).map(|i| match player {
                    Player::Left => first + i,
                    Player::Right => first + room - 1 - i,
                });
                let mut is_free = true;
                for to in ahead {
                    is_free &= !(empty & B::bit(to)).is_empty();
                    if !is_free {
                        break;
                    }
                    found(smallvec![from as u8, to as u8], slope.with_layers(moved(to)))?;
                }
                if is_free {
                    found(smallvec![from as u8], slope.with_layers(gone))?;
                }
                let [over, to] = [from + cols, from + 2 * cols];
                if kind != own[0] || to >= rows * cols || (empty & B::bit(to)).is_empty() {
                    continue;
                }
                let (over, [jumpers, slippers]) = (B::bit(over), enemy);
                if !((layers[jumpers] | layers[slippers]) & over).is_empty() {
                    let mut layers = moved(to);
                    layers[jumpers] &= !over;
                    layers[slippers] |= over;
                    found(smallvec![from as u8, to as u8], slope.with_layers(layers))?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl<B: Bits> Hints for SkiJumps<B> {
    /// With the two ends of the rows exchanged, and the colours, the players are exchanged.
    fn representative(&self, slope: &Board<B, 4>) -> (Board<B, 4>, Symmetry) {
        let [a, b, c, d] = slope.layers().map(|layer| slope.shape().flip_cols(layer));
        let negative = slope.with_layers([c, d, a, b]);
        if negative < *slope { (negative, Symmetry::Negative) } else { (*slope, Symmetry::Same) }
    }
}

impl<B: Bits> CellGame for SkiJumps<B> {
    const CELLS: &'static [char] = &['.', 'L', 'l', 'R', 'r'];

    fn title(&self) -> String {
        "Ski-Jumps".to_owned()
    }

    fn look(cell: char) -> Cell {
        match cell {
            'L' | 'l' => Cell::Piece(Owner::Left, cell.to_string()),
            'R' | 'r' => Cell::Piece(Owner::Right, cell.to_string()),
            cell => Cell::of_letter(cell),
        }
    }
}

/// Ski-Jumps in the registry.
pub(crate) const SKI_JUMPS: Entry = Entry::named("game.grid.SkiJumps", entry::Shape::Grid)
    .cells(".LlRr")
    .example("L...|R...|....")
    .start("L....|....R|L....|....R")
    .summary("Move a skier of yours along its row, Left's to the right, Right's to the left, also off the slope; a jumper, L or R, may jump down over an enemy skier, which becomes a slipper, l or r.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 1")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".LlRr", SkiJumps::new())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, HashMap};
    use tweedle_engine::Control;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::Notation;
    use tweedle_rules::testing::{Table, moves};

    /// By hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("L..", &["...", "..L", ".L."], &[]),
                ("L.R", &[".LR"], &["LR."]),
                ("L|R|.", &[".|R|.", ".|r|L"], &["L|.|."]),
                ("l|R|.", &[".|R|."], &["l|.|."]),
                ("R|l|.", &["R|.|."], &[".|l|.", ".|l|R"]),
                ("L|L|.", &[".|L|.", "L|.|."], &[]),
                ("", &[], &[]),
            ],
            names: &[
                ("L.|R.|..", Player::Left, &["a1-b1", "a1", "a1-a3"]),
                (".R", Player::Right, &["b1-a1", "b1"]),
            ],
            // A skier alone has as many moves as squares, with its own; two that meet are in each other's way.
            values: &[
                ("L..", "3"),
                (".r.", "-2"),
                ("L.R", "*"),
                ("LR", "0"),
                ("L|R|.", "1/2"),
                ("l|R|.", "0"),
            ],
            pictures: &[("L.r", "1 L . r\n  a b c")],
            errors: &[(
                "x",
                "`x` is not a cell of Ski-Jumps; use `.`, `L`, `l`, `R` or `r`.",
                0..1,
            )],
            ..Table::default()
        }
        .check(&SkiJumps::<u64>::new());
    }

    type Skiers = BTreeMap<(i32, i32), char>;

    /// The options by the words of the rules alone, on a map of the skiers.
    fn by_the_words(skiers: &Skiers, size: (i32, i32), player: Player) -> Vec<Skiers> {
        let (own, enemies, ahead) =
            if player == Player::Left { ("Ll", "Rr", 1) } else { ("Rr", "Ll", -1) };
        let mut options = Vec::new();
        for (&(row, col), &skier) in skiers.iter().filter(|it| own.contains(*it.1)) {
            let mut rest = skiers.clone();
            rest.remove(&(row, col));
            let mut at = col + ahead;
            while !skiers.contains_key(&(row, at)) {
                let mut option = rest.clone();
                if (0..size.1).contains(&at) {
                    option.insert((row, at), skier);
                    options.push(option);
                } else {
                    options.push(option);
                    break;
                }
                at += ahead;
            }
            let below = skiers.get(&(row + 1, col)).copied().filter(|&it| enemies.contains(it));
            let lands = row + 2 < size.0 && !skiers.contains_key(&(row + 2, col));
            if let (Some(enemy), true, true) = (below, lands, skier.is_uppercase()) {
                rest.insert((row + 1, col), enemy.to_ascii_lowercase());
                rest.insert((row + 2, col), skier);
                options.push(rest);
            }
        }
        options
    }

    fn skiers_of(text: &str) -> Skiers {
        let rows = (0..).zip(text.split('|'));
        let cells = rows
            .flat_map(|(row, line)| (0..).zip(line.chars()).map(move |(col, it)| ((row, col), it)));
        cells.filter(|it| it.1 != '.').collect()
    }

    type Known = HashMap<Skiers, Id>;

    fn value(skiers: &Skiers, size: (i32, i32), known: &mut Known, store: &mut Store) -> Id {
        if let Some(&value) = known.get(skiers) {
            return value;
        }
        let [left, right] = Player::BOTH.map(|player| {
            let options = by_the_words(skiers, size, player);
            options.iter().map(|it| value(it, size, known, store)).collect::<Vec<_>>()
        });
        let found = store.game(&left, &right).expect("a small game");
        known.insert(skiers.clone(), found);
        found
    }

    #[test]
    fn options_and_values_are_those_of_the_words() {
        let game = SkiJumps::<u64>::new();
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        for (rows, cols, step) in [(1, 4, 1), (3, 1, 1), (4, 1, 1), (3, 2, 11), (3, 3, 3571)] {
            let (size, mut known) = ((rows as i32, cols as i32), Known::new());
            for code in (0..5_usize.pow((rows * cols) as u32)).step_by(step) {
                let cells: Vec<usize> =
                    (0..(rows * cols) as u32).map(|cell| code / 5_usize.pow(cell) % 5).collect();
                let slope = Board::from_cells(rows, cols, &cells).expect("a small slope");
                let skiers = skiers_of(&game.print(&slope));
                for player in Player::BOTH {
                    let options = moves(&game, &slope, player);
                    let mut options: Vec<Skiers> =
                        options.iter().map(|it| skiers_of(&game.print(it))).collect();
                    let mut words = by_the_words(&skiers, size, player);
                    options.sort();
                    words.sort();
                    assert_eq!(options, words, "{slope:?} {player}");
                }
                let words = value(&skiers, size, &mut known, &mut store);
                let value = Walker::new(&game, &mut memo).value(&mut store, &slope);
                assert_eq!(value, Ok(words), "{slope:?}");
            }
        }
    }
}
