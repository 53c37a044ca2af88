//! End Nim.
//!
//! Heaps of counters lie in a row. A player takes any positive number of counters from the heap at either end of the row;
//! in the partizan game Left takes from the first heap and Right from the last one (Albert and Nowakowski, "The game of
//! End-Nim", *Electronic Journal of Combinatorics* 8(2), 2001).

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::heap::take;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{Heaps, Notation, NotationError, Thing};

/// The rules of End Nim.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct EndNim {
    /// True if each player has an end of his own.
    pub is_partizan: bool,
}

impl Ruleset for EndNim {
    type Position = Heaps;
    /// The heap, counted from 0, and the number of counters that are taken from it.
    type Move = (usize, u64);

    fn moves(
        &self,
        row: &Heaps,
        player: Player,
        mut found: impl FnMut((usize, u64), Heaps) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Some(last) = row.sizes().len().checked_sub(1) else { return Ok(()) };
        let ends: &[usize] = match (self.is_partizan, player) {
            (true, Player::Left) => &[0],
            (true, Player::Right) => &[last],
            (false, _) if last == 0 => &[0],
            (false, _) => &[0, last],
        };
        for &heap in ends {
            let size = row.sizes()[heap];
            for taken in 1..=size {
                found((heap, taken), row.with_heap(heap, &[size - taken]))?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        if self.is_partizan { Facts::PARTIZAN } else { Facts::IMPARTIAL }
    }
}

impl Hints for EndNim {
    /// From its other end the row is the same, or its negative if each player has an end of his own.
    fn representative(&self, row: &Heaps) -> (Heaps, Symmetry) {
        let turned = Heaps::new(row.sizes().iter().rev().copied());
        let turned_is = if self.is_partizan { Symmetry::Negative } else { Symmetry::Same };
        if turned < *row { (turned, turned_is) } else { (row.clone(), Symmetry::Same) }
    }

    /// At most both heaps at the ends, counter by counter.
    fn most_moves(&self, row: &Heaps) -> u64 {
        let ends = row.sizes().first().into_iter().chain(row.sizes().last());
        ends.fold(0, |sum, &size| sum.saturating_add(size))
    }

    fn nim_heap(&self, row: &Heaps) -> Option<u64> {
        match *row.sizes() {
            [] => Some(0),
            [size] => Some(size),
            _ => None,
        }
    }
}

impl Notation for EndNim {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        if self.is_partizan { "partizan End Nim".to_owned() } else { "End Nim".to_owned() }
    }

    /// Reads sizes separated by commas: `3,5,2` is a row of three heaps.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }

    fn print(&self, row: &Heaps) -> String {
        row.to_string()
    }

    /// `heap 3 take 1`; without the heap if there is only one.
    /// None: heaps are numbered anew when one is gone.
    fn move_identity(&self, _: &Heaps, _: Player, _: &(usize, u64), _: &Heaps) -> Option<String> {
        None
    }

    fn move_name(
        &self,
        row: &Heaps,
        _: Player,
        &(heap, taken): &(usize, u64),
        _: &Heaps,
    ) -> String {
        if row.sizes().len() == 1 {
            take(taken)
        } else {
            format!("heap {} {}", heap + 1, take(taken))
        }
    }

    fn touched(
        &self,
        row: &Heaps,
        _: Player,
        &(heap, _): &(usize, u64),
        option: &Heaps,
    ) -> Vec<Thing> {
        Thing::taken(heap, row.sizes(), option.sizes())
    }

    fn draw(&self, row: &Heaps) -> String {
        tweedle_rules::heap::draw(row)
    }

    fn sketch(&self, row: &Heaps) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(row.sizes().to_vec())))
    }
}

/// End Nim in the registry.
pub(crate) const END_NIM: Entry = Entry::named("game.heap.EndNim", Shape::Heaps)
    .in_order()
    .example("3,5,2")
    .start("2,3,1,4")
    .summary("Take any number of counters from the heap at either end of the row.")
    .source("Albert and Nowakowski, The game of End-Nim, 2001")
    .made_by(&|name, arguments| plain(name, arguments, EndNim { is_partizan: false }));

/// Partizan End Nim in the registry.
pub(crate) const PARTIZAN_END_NIM: Entry = END_NIM
    .like("game.heap.PartizanEndNim")
    .example("2,1")
    .summary("Take any number of counters from the heap at your end of the row: Left from the first one, Right from the last one.")
    .made_by(&|name, arguments| plain(name, arguments, EndNim { is_partizan: true }));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{HashMap, VecDeque};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes, Play};
    use tweedle_rules::testing::Table;

    const IMPARTIAL: EndNim = EndNim { is_partizan: false };
    const PARTIZAN: EndNim = EndNim { is_partizan: true };

    #[test]
    fn table() {
        Table {
            moves: &[("1,3,2", &["1,3", "1,3,1", "3,2"]), ("2", &["0", "1"]), ("0", &[])],
            names: &[("1,3,2", Player::Left, &["heap 1 take 1", "heap 3 take 1", "heap 3 take 2"])],
            // With two heaps it is Nim.
            values: &[("3,5", "*6"), ("2,2", "0"), ("7", "*7")],
            errors: &[("3,", "A heap size is missing here; write `3` or `3,4,5`.", 2..2)],
            ..Table::default()
        }
        .check(&IMPARTIAL);
        Table {
            options: &[("1,3,2", &["3,2"], &["1,3", "1,3,1"]), ("0", &[], &[])],
            names: &[("1,3,2", Player::Right, &["heap 3 take 1", "heap 3 take 2"])],
            values: &[("4", "*4"), ("1,1", "0"), ("2,1", "^*3"), ("1,2", "v*3"), ("1,2,1", "*2")],
            ..Table::default()
        }
        .check(&PARTIZAN);
    }

    /// Rows of at most five heaps of at most three counters.
    fn rows() -> impl Iterator<Item = Vec<u64>> {
        (0..6).flat_map(|count| {
            (0..3_u64.pow(count))
                .map(move |code| (0..count).map(|i| code / 3_u64.pow(i) % 3 + 1).collect())
        })
    }

    type Winners = HashMap<(VecDeque<u64>, Player), bool>;

    /// True if the player who moves wins, by the words of the rules alone.
    fn wins(row: &VecDeque<u64>, is_partizan: bool, player: Player, known: &mut Winners) -> bool {
        if let Some(&found) = known.get(&(row.clone(), player)) {
            return found;
        }
        let mut options = Vec::new();
        if !is_partizan || player == Player::Left {
            let mut rest = row.clone();
            if let Some(first) = rest.pop_front() {
                options.push(rest.clone());
                for left in 1..first {
                    let mut option = rest.clone();
                    option.push_front(left);
                    options.push(option);
                }
            }
        }
        if !is_partizan || player == Player::Right {
            let mut rest = row.clone();
            if let Some(last) = rest.pop_back() {
                options.push(rest.clone());
                for left in 1..last {
                    let mut option = rest.clone();
                    option.push_back(left);
                    options.push(option);
                }
            }
        }
        let found = options.iter().any(|it| !wins(it, is_partizan, player.opponent(), known));
        known.insert((row.clone(), player), found);
        found
    }

    #[test]
    fn outcomes_are_those_of_the_words() {
        for game in [IMPARTIAL, PARTIZAN] {
            let (mut known, mut memo) = (Winners::new(), Memo::new(Control::new()));
            for row in rows() {
                let mut walker = Walker::new(&game, &mut memo);
                let outcome =
                    walker.value(&mut Outcomes(Play::Normal), &Heaps::new(row.iter().copied()));
                let outcome = outcome.expect("a small row");
                for player in Player::BOTH {
                    let expect =
                        wins(&row.iter().copied().collect(), game.is_partizan, player, &mut known);
                    assert_eq!(outcome.wins_first(player), expect, "{row:?} {game:?} {player}");
                }
                // A row that reads the same from both ends, of an even number of heaps: answer by the mirror image.
                if row.len() % 2 == 0 && row.iter().eq(row.iter().rev()) {
                    assert_eq!(outcome, Outcome::P, "{row:?}");
                }
            }
        }
    }

    /// The introduction of "Ordinal partizan End Nim" (*Games of No Chance 3*, 2009): the player who moves first wins.
    #[test]
    fn published_outcome() {
        let mut memo = Memo::new(Control::new());
        let mut walker = Walker::new(&PARTIZAN, &mut memo);
        let outcome = walker.value(&mut Outcomes(Play::Normal), &Heaps::new([3, 5, 2]));
        assert_eq!(outcome, Ok(Outcome::N));
    }
}
