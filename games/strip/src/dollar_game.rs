//! The Silver Dollar game with the dollar.
//!
//! There are coins on a strip of squares, one of which is the silver dollar `$`; the others are worthless. A player moves a
//! coin to the left over any number of empty squares, but neither onto another coin nor over one. The player who gets the
//! dollar wins (de Bruijn; Conway, *On Numbers and Games*; *Winning Ways*, ch. 15). There are three forms of the rules.
//!
//! - `game.strip.DollarGame`: there is at most one coin on a square. In the place of such a move a player may pocket the
//!   leftmost coin, and must do so if there is no other move. The player who pockets the dollar wins (Project Euler, problem
//!   344).
//! - `game.strip.DollarGameWithBag`: the leftmost square is a bag, into which any number of coins may go. The player who puts
//!   the dollar into the bag takes it in the same move, and wins; or, as a second form, the opponent may take it then, and
//!   wins (cut-the-knot, "The Silver Dollar Game", after Guy, *Fair Game*, 1989).
//!
//! When the dollar is gone the play is over, and nobody can move: the player who got it moved last.

use crate::cells::{drawn, read_cells};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::{Bits, Notation, NotationError, Theorem};

/// The rules of a form of the Silver Dollar game with the dollar, on strips of at most 128 squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DollarGame {
    /// A player may pocket the leftmost coin.
    Pocket,
    /// The leftmost square is a bag; the player who puts the dollar there takes it at once.
    Bag,
    /// The leftmost square is a bag; the opponent takes the dollar from it.
    OpponentsBag,
}

/// A strip with coins and perhaps the dollar.
// Invariants: no coin is beyond the last square; the dollar is one of the coins; at most 128 squares. In the games with a
// bag square 0 has no other coin.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Dollars {
    squares: u8,
    /// All coins, with the dollar.
    coins: u128,
    /// The square of the dollar, if it is on the strip.
    dollar: Option<u8>,
}

impl Weigh for Dollars {}

/// A move of a coin; squares are counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Shift {
    /// From a square to another one.
    Move(u8, u8),
    /// The leftmost coin goes into the pocket, or the dollar out of the bag.
    Take(u8),
}

/// Nothing, a coin, the dollar.
const CELLS: [char; 3] = ['.', 'o', '$'];

impl Dollars {
    fn coin(&self, square: u32) -> bool {
        self.coins & u128::bit(square) != 0
    }

    /// The strip without the coin on a square.
    fn without(self, square: u32) -> Dollars {
        let dollar = self.dollar.filter(|&dollar| u32::from(dollar) != square);
        Dollars { coins: self.coins & !u128::bit(square), dollar, ..self }
    }

    /// The strip with a coin moved.
    fn moved(self, from: u32, to: u32) -> Dollars {
        let dollar = if self.dollar == Some(from as u8) { Some(to as u8) } else { self.dollar };
        Dollars { coins: self.coins ^ u128::bit(from) ^ u128::bit(to), dollar, ..self }
    }

    /// The number of the thing on each square.
    fn things(&self) -> impl Iterator<Item = usize> {
        (0..self.squares).map(|square| match self.dollar {
            Some(dollar) if dollar == square => 2,
            _ => usize::from(self.coin(square.into())),
        })
    }
}

impl DollarGame {
    fn has_bag(self) -> bool {
        self != DollarGame::Pocket
    }

    /// True if the dollar has been taken.
    fn is_over(self, strip: &Dollars) -> bool {
        match strip.dollar {
            None => true,
            Some(0) => self == DollarGame::Bag,
            Some(_) => false,
        }
    }

    /// The heaps of Nim that a strip with a bag is, from the right: the gaps before every second coin.
    fn heaps(self, strip: &Dollars) -> Vec<u32> {
        let squares: Vec<u32> = strip.coins.ones().collect();
        let place = squares.iter().position(|&square| strip.dollar == Some(square as u8));
        // The bag counts as an empty square, unless no coin can go there without loss.
        let is_closed = place == Some(usize::from(self == DollarGame::Bag));
        let heap = |place: usize| match place.checked_sub(1) {
            Some(before) => squares[place] - squares[before] - 1,
            None => squares[place] - u32::from(is_closed),
        };
        (0..squares.len()).rev().step_by(2).map(heap).collect()
    }
}

impl Ruleset for DollarGame {
    type Position = Dollars;
    type Move = Shift;

    fn moves(
        &self,
        strip: &Dollars,
        _: Player,
        mut found: impl FnMut(Shift, Dollars) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if self.is_over(strip) {
            return Ok(());
        }
        // The dollar is in the bag of the opponent: it is taken.
        if self.has_bag() && strip.dollar == Some(0) {
            return found(Shift::Take(0), strip.without(0));
        }
        if *self == DollarGame::Pocket {
            let first = strip.coins.first();
            found(Shift::Take(first as u8), strip.without(first))?;
        }
        for from in strip.coins.ones() {
            for to in (0..from).rev().take_while(|&to| !strip.coin(to)) {
                let is_in_bag = self.has_bag() && to == 0 && strip.dollar != Some(from as u8);
                let after = if is_in_bag { strip.without(from) } else { strip.moved(from, to) };
                found(Shift::Move(from as u8, to as u8), after)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for DollarGame {
    /// Without the squares to the right of the last coin, and without anything if the play is over.
    fn representative(&self, strip: &Dollars) -> (Dollars, Symmetry) {
        let least = if self.is_over(strip) {
            Dollars { squares: 0, coins: 0, dollar: None }
        } else {
            Dollars { squares: (u128::BITS - strip.coins.leading_zeros()) as u8, ..*strip }
        };
        (least, Symmetry::Same)
    }
}

impl Notation for DollarGame {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        let name = match self {
            DollarGame::Pocket => "Silver Dollar with the dollar",
            DollarGame::Bag => "Silver Dollar with a bag",
            DollarGame::OpponentsBag => "Silver Dollar with a bag from which the opponent takes",
        };
        name.to_owned()
    }

    fn parameters(&self) -> String {
        (*self == DollarGame::OpponentsBag).to_string()
    }

    fn parse(&self, text: &str) -> Result<Dollars, NotationError> {
        let kinds = read_cells(text, &CELLS, &self.name(), u128::BITS)?;
        let mut strip = Dollars { squares: kinds.len() as u8, coins: 0, dollar: None };
        for (square, &kind) in (0..).zip(&kinds) {
            let at = square as usize..square as usize + 1;
            if kind > 0 {
                strip.coins |= u128::bit(square);
            }
            if kind == 2 && strip.dollar.is_some() {
                return Err(NotationError::new("There is one dollar, `$`.", at));
            }
            if kind == 2 {
                strip.dollar = Some(square as u8);
            }
            if kind == 1 && square == 0 && self.has_bag() {
                let message = "The first square is the bag: it is written `.`, with any coins in it, or `$` with the dollar.";
                return Err(NotationError::new(message, at));
            }
        }
        Ok(strip)
    }

    fn print(&self, strip: &Dollars) -> String {
        strip.things().map(|thing| CELLS[thing]).collect()
    }

    /// The squares, counted from 1: `5-3`; `take 2` for the coin that is pocketed, or taken out of the bag.
    fn move_name(&self, _: &Dollars, _: Player, shift: &Shift, _: &Dollars) -> String {
        let number = |square: u8| u16::from(square) + 1;
        match *shift {
            Shift::Move(from, to) => format!("{}-{}", number(from), number(to)),
            Shift::Take(square) => format!("take {}", number(square)),
        }
    }

    fn draw(&self, strip: &Dollars) -> String {
        let picture = drawn(&self.print(strip));
        if strip.squares > 0 && self.has_bag() {
            format!("{picture}\n1 is the bag")
        } else {
            picture
        }
    }

    fn sketch(&self, strip: &Dollars) -> Option<Sketch> {
        let cell = |thing: usize| match thing {
            0 => Cell::Empty,
            1 => Cell::Piece(Owner::Either, String::new()),
            _ => Cell::Piece(Owner::Either, "$".to_owned()),
        };
        let sketch = Sketch::of(Figure::Strip(strip.things().map(cell).collect()));
        let note = if self.has_bag() { "1 is the bag".to_owned() } else { String::new() };
        Some(sketch.with_note(note))
    }

    /// The gaps before every second coin are heaps of Nim, as in the game without the dollar. For this the bag is a square, which
    /// is empty unless no coin can go there without loss.
    fn theorem(&self, strip: &Dollars) -> Option<Theorem> {
        if self.is_over(strip) {
            return Some(Theorem::second_wins("the dollar has been taken."));
        }
        if !self.has_bag() {
            return None;
        }
        if strip.dollar == Some(0) {
            return Some(Theorem::first_wins("the dollar is in the bag, and can be taken."));
        }
        if *self == DollarGame::Bag && strip.dollar == Some(strip.coins.first() as u8) {
            return Some(Theorem::first_wins("no coin is between the dollar and the bag."));
        }
        let heaps = self.heaps(strip);
        let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
        let heaps: Vec<String> = heaps.iter().map(u32::to_string).collect();
        let reason = format!(
            "with the coins in pairs from the right, the gaps in the pairs are heaps of Nim, and so are the squares before a \
             coin that is left over, with the bag if a coin can go there without loss. From the right they are {}, and their nim \
             sum is {nim_sum}.",
            heaps.join(", ")
        );
        Some(Theorem::of(nim_sum != 0, reason))
    }
}

/// The Silver Dollar game with the dollar in the registry.
pub(crate) const DOLLAR_GAME: Entry = Entry::named("game.strip.DollarGame", Shape::Strip)
    .cells(".o$")
    .example(".o.$")
    .start("..o..$.o")
    .summary("Move a coin to the left over empty squares, neither onto another coin nor over one, or pocket the leftmost coin; the player who pockets the dollar, $, wins.")
    .source("de Bruijn; Project Euler, problem 344")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(RulesOf::new(name, DollarGame::Pocket).with_cells(".o$").without_parameters().rules()),
        _ => Err(misfit(name)),
    });

/// The Silver Dollar game with the dollar and a bag in the registry.
pub(crate) const DOLLAR_GAME_WITH_BAG: Entry = DOLLAR_GAME
    .like("game.strip.DollarGameWithBag")
    .parameters(&[Parameter::new("opponentTakes", Kind::Boolean).or("false")])
    .example("..o.$")
    .start("..o..$.o")
    .summary("Move a coin to the left over empty squares, neither onto another coin nor over one, but for the first square, a bag with room for all; the player who puts the dollar, $, into the bag takes it and wins. With `opponentTakes` the opponent takes it, and wins.")
    .source("de Bruijn; Conway, On Numbers and Games; cut-the-knot, The Silver Dollar Game")
    .made_by(&|name, arguments| match *arguments {
        [Argument::Boolean(false)] => {
            Ok(RulesOf::new(name, DollarGame::Bag).with_cells(".o$").without_parameters().rules())
        }
        [Argument::Boolean(true)] => Ok(RulesOf::new(name, DollarGame::OpponentsBag).with_cells(".o$").rules()),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, read};

    const FORMS: [DollarGame; 3] = [DollarGame::Pocket, DollarGame::Bag, DollarGame::OpponentsBag];

    #[test]
    fn table() {
        Table {
            moves: &[(".o.$", &["...$", ".o$.", "o..$"]), ("$o", &[".o"]), ("o.o", &[]), ("", &[])],
            names: &[(".o.$", Player::Left, &["take 2", "2-1", "4-3"])],
            pictures: &[(".o.$", ". o . $\n1 2 3 4")],
            errors: &[
                ("$.$", "There is one dollar, `$`.", 2..3),
                (
                    "ox",
                    "`x` is not a cell of Silver Dollar with the dollar; use `.`, `o` or `$`.",
                    1..2,
                ),
            ],
            ..Table::default()
        }
        .check(&DollarGame::Pocket);
        let bag = "The first square is the bag: it is written `.`, with any coins in it, or `$` with the dollar.";
        Table {
            moves: &[("..o.$", &["....$", "..o$.", ".o..$"]), (".$", &["$."]), ("$.o", &[])],
            pictures: &[(".$", ". $\n1 2\n1 is the bag")],
            errors: &[("o.$", bag, 0..1)],
            ..Table::default()
        }
        .check(&DollarGame::Bag);
        Table { moves: &[(".$o", &["$.o"]), ("$.o", &["..o"]), ("..o", &[])], ..Table::default() }
            .check(&DollarGame::OpponentsBag);
    }

    /// All strips of `squares` squares with `coins` coins and the dollar.
    fn strips(game: DollarGame, squares: u32, coins: u32) -> Vec<Dollars> {
        let mut strips = Vec::new();
        for all in (0..1_u128 << squares).filter(|all| all.count_ones() == coins + 1) {
            for dollar in all.ones() {
                let is_bag_free = all & 1 == 0 || dollar == 0;
                if !game.has_bag() || is_bag_free {
                    strips.push(Dollars {
                        squares: squares as u8,
                        coins: all,
                        dollar: Some(dollar as u8),
                    });
                }
            }
        }
        strips
    }

    /// W(10, 2) = 324: so many of the 360 positions with two worthless coins on ten squares are won by the player who moves
    /// first (Project Euler, problem 344).
    #[test]
    fn published_count() {
        let strips = strips(DollarGame::Pocket, 10, 2);
        assert_eq!(strips.len(), 360);
        let values = grundy_values(&DollarGame::Pocket, strips);
        assert_eq!(values.iter().filter(|&&value| value > 0).count(), 324);
    }

    /// The winner with a bag is as told by Nim (cut-the-knot, "The Silver Dollar Game").
    #[test]
    fn gaps_are_heaps_of_nim() {
        for game in [DollarGame::Bag, DollarGame::OpponentsBag] {
            for coins in 0..=4 {
                check_theorem(&game, strips(game, 9, coins));
            }
        }
    }

    type Known = HashMap<(Vec<char>, bool), bool>;

    /// True if the player who moves gets the dollar, by the words of the rules alone. `in_bag` says that the dollar lies in
    /// the bag.
    fn wins(cells: &[char], game: DollarGame, in_bag: bool, known: &mut Known) -> bool {
        if in_bag {
            return true;
        }
        let key = (cells.to_vec(), in_bag);
        if let Some(&found) = known.get(&key) {
            return found;
        }
        let mut found = false;
        for from in 0..cells.len() {
            if cells[from] == '.' {
                continue;
            }
            let is_first = cells[..from].iter().all(|&cell| cell == '.');
            if game == DollarGame::Pocket && is_first {
                let mut after = cells.to_vec();
                after[from] = '.';
                found |= cells[from] == '$' || !wins(&after, game, false, known);
            }
            for to in (0..from).rev() {
                if cells[to] != '.' {
                    break;
                }
                let mut after = cells.to_vec();
                after[from] = '.';
                if to == 0 && game != DollarGame::Pocket {
                    // Into the bag.
                    found |= match (cells[from], game) {
                        ('$', DollarGame::Bag) => true,
                        ('$', _) => !wins(&after, game, true, known),
                        _ => !wins(&after, game, false, known),
                    };
                } else {
                    after[to] = cells[from];
                    found |= !wins(&after, game, false, known);
                }
            }
        }
        known.insert(key, found);
        found
    }

    #[test]
    fn winners_are_those_of_the_words() {
        for game in FORMS {
            let mut known = Known::new();
            for (squares, coins) in [(1, 0), (6, 0), (7, 1), (7, 2), (8, 3), (8, 5)] {
                let strips = strips(game, squares, coins);
                let values = grundy_values(&game, strips.iter().copied());
                for (strip, value) in strips.iter().zip(values) {
                    if game.is_over(strip) || game.has_bag() && strip.dollar == Some(0) {
                        continue;
                    }
                    let cells: Vec<char> = game.print(strip).chars().collect();
                    assert_eq!(
                        value > 0,
                        wins(&cells, game, false, &mut known),
                        "{cells:?} {game:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn squares_behind_the_last_coin_do_not_matter() {
        let game = DollarGame::Pocket;
        assert_eq!(game.representative(&read(&game, ".o$..")).0, read(&game, ".o$"));
        assert_eq!(game.representative(&read(&game, ".o..")).0, read(&game, ""));
    }
}
