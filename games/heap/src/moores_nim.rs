//! Moore's Nim.
//!
//! There are heaps of counters. A player chooses at least one heap and at most k, and takes a positive number of counters
//! from each of them (Moore, "A generalization of the game called Nim", *Annals of Mathematics* 11, 1910). With k = 1 it
//! is Nim.

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::heap::take;
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Heaps, Notation, NotationError, Theorem, Thing};

/// The rules of Moore's Nim with some number of heaps in a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MooresNim {
    /// The largest number of heaps in a move; at least 1.
    most: u64,
}

/// The heaps from which a move takes, counted from 0, with the numbers of counters.
pub type Taken = Vec<(usize, u64)>;

impl MooresNim {
    /// The game in which a player takes from at most `most` heaps; `None` if that is 0.
    pub fn new(most: u64) -> Option<MooresNim> {
        (most > 0).then_some(MooresNim { most })
    }

    /// Finds the moves that take what has been `chosen`, and more from heaps with the number `first` or a larger one.
    fn moves_with(
        self,
        heaps: &Heaps,
        first: usize,
        chosen: &mut Taken,
        found: &mut impl FnMut(Taken, Heaps) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (heap, &size) in heaps.sizes().iter().enumerate().skip(first) {
            for taken in 1..=size {
                chosen.push((heap, taken));
                found(chosen.clone(), Heaps::new(sizes_after(heaps, chosen)))?;
                if (chosen.len() as u64) < self.most {
                    self.moves_with(heaps, heap + 1, chosen, found)?;
                }
                chosen.pop();
            }
        }
        Ok(())
    }
}

/// The sizes of all heaps after a move, also of those of which nothing is left.
fn sizes_after(heaps: &Heaps, taken: &[(usize, u64)]) -> Vec<u64> {
    let mut sizes = heaps.sizes().to_vec();
    for &(heap, count) in taken {
        sizes[heap] -= count;
    }
    sizes
}

impl Ruleset for MooresNim {
    type Position = Heaps;
    type Move = Taken;

    fn moves(
        &self,
        heaps: &Heaps,
        _: Player,
        mut found: impl FnMut(Taken, Heaps) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.moves_with(heaps, 0, &mut Vec::new(), &mut found)
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for MooresNim {
    /// The order of the heaps does not matter.
    fn representative(&self, heaps: &Heaps) -> (Heaps, Symmetry) {
        (heaps.sorted(), Symmetry::Same)
    }

    /// For each set of heaps that may be chosen the product of their sizes.
    fn most_moves(&self, heaps: &Heaps) -> u64 {
        // The sums of the products of no heap, of one heap, of two heaps, and so on.
        let mut sums = vec![1_u64];
        for &size in heaps.sizes() {
            let mut last = 0;
            for sum in &mut sums {
                (last, *sum) = (*sum, sum.saturating_add(size.saturating_mul(last)));
            }
            if sums.len() as u64 <= self.most {
                sums.push(size.saturating_mul(last));
            }
        }
        sums[1..].iter().fold(0, |all, &sum| all.saturating_add(sum))
    }

    fn nim_heap(&self, heaps: &Heaps) -> Option<u64> {
        match *heaps.sizes() {
            [] => Some(0),
            [size] => Some(size),
            _ => None,
        }
    }
}

impl Notation for MooresNim {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        format!("Moore's Nim({})", self.most)
    }

    fn parameters(&self) -> String {
        self.most.to_string()
    }

    /// Reads sizes separated by commas or plus signs: `20`, `3,4,5`, `3 + 4 + 5`.
    fn parse(&self, text: &str) -> Result<Heaps, NotationError> {
        Heaps::parse(text, self)
    }

    fn print(&self, heaps: &Heaps) -> String {
        heaps.to_string()
    }

    /// `heap 1 take 2, heap 3 take 1`; without the heap if there is only one.
    /// None: heaps are numbered anew when one is gone.
    fn move_identity(&self, _: &Heaps, _: Player, _: &Taken, _: &Heaps) -> Option<String> {
        None
    }

    fn move_name(&self, heaps: &Heaps, _: Player, taken: &Taken, _: &Heaps) -> String {
        let is_alone = heaps.sizes().len() == 1;
        let name = |&(heap, count): &(usize, u64)| {
            if is_alone { take(count) } else { format!("heap {} {}", heap + 1, take(count)) }
        };
        taken.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    fn touched(&self, heaps: &Heaps, _: Player, taken: &Taken, _: &Heaps) -> Vec<Thing> {
        let left = sizes_after(heaps, taken);
        taken.iter().flat_map(|&(heap, _)| Thing::taken(heap, heaps.sizes(), &left)).collect()
    }

    fn draw(&self, heaps: &Heaps) -> String {
        tweedle_rules::heap::draw(heaps)
    }

    fn sketch(&self, heaps: &Heaps) -> Option<Sketch> {
        Some(Sketch::of(Figure::Heaps(heaps.sizes().to_vec())))
    }

    /// The player who moves first loses if and only if for each power of 2 the number of heaps with that binary digit is
    /// a multiple of k + 1 (Moore, 1910).
    fn theorem(&self, heaps: &Heaps) -> Option<Theorem> {
        let count = |bit: u32| heaps.sizes().iter().filter(|&&size| size >> bit & 1 == 1).count();
        let base = self.most.saturating_add(1);
        let rest = (0..u64::BITS).find(|&bit| !(count(bit) as u64).is_multiple_of(base));
        Some(match rest {
            None => Theorem::second_wins(format!(
                "each binary digit is 1 in a multiple of {base} heaps (Moore, 1910)."
            )),
            Some(bit) => Theorem::first_wins(format!(
                "the binary digit of {} is 1 in {} of the heaps, which is no multiple of {base} (Moore, 1910).",
                1_u64 << bit,
                count(bit)
            )),
        })
    }
}

/// Moore's Nim in the registry.
pub(crate) const MOORES_NIM: Entry = Entry::named("game.heap.MooresNim", Shape::Heaps)
    .parameters(&[Parameter::new("heaps", Kind::Natural)
        .hint("Give the largest number of heaps in a move: `MooresNim(2)`.")])
    .example_parameters("2")
    .example("1,2,3")
    .start("2,3,4,5")
    .summary("Take counters from at least one heap and from at most a fixed number of heaps, as many from each as you like.")
    .source("Moore, A generalization of the game called Nim, 1910")
    .known(&[
        Fact::cited(About::Theory, "The second player wins where each binary digit occurs in a number of heaps that k + 1 divides.", "Moore, A generalization of the game called Nim, Annals of Mathematics 11 (1910)"),
    ])
    .made_by(&|name, arguments| match *arguments {
        [Argument::Integer(most)] => {
            let game = u64::try_from(most).ok().and_then(MooresNim::new).ok_or_else(|| {
                NotationError::new("A move takes from one heap or more: give at least 1.", 0..0)
            })?;
            Ok(RulesOf::new(name, game).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet, HashMap};
    use tweedle_rules::testing::{Table, check_theorem, grundy_values, moves};

    fn game(most: u64) -> MooresNim {
        MooresNim::new(most).expect("a game")
    }

    #[test]
    fn table() {
        Table {
            moves: &[
                ("1,2", &["0", "1", "1", "1,1", "2"]),
                ("2", &["0", "1"]),
                ("1,1,1", &["1", "1", "1", "1,1", "1,1", "1,1"]),
                ("0", &[]),
            ],
            names: &[
                (
                    "1,2",
                    Player::Left,
                    &[
                        "heap 1 take 1",
                        "heap 1 take 1, heap 2 take 1",
                        "heap 1 take 1, heap 2 take 2",
                        "heap 2 take 1",
                        "heap 2 take 2",
                    ],
                ),
                ("2", Player::Right, &["take 1", "take 2"]),
            ],
            values: &[("1,1", "*2"), ("1,1,1", "0"), ("3", "*3")],
            errors: &[("x", "`x` is not a heap size; write `3` or `3,4,5`.", 0..1)],
            ..Table::default()
        }
        .check(&game(2));
        assert_eq!(MooresNim::new(0), None);
        assert!(
            moves(&game(1), &Heaps::new([1, 1]), Player::Left)
                .iter()
                .all(|it| it.sizes().len() == 1)
        );
    }

    /// All lists of at most four heaps of at most three counters, sorted.
    fn positions() -> impl Iterator<Item = Vec<u64>> {
        let lists = (0..256).map(|code| (0..4).map(|i| code >> (2 * i) & 3).collect::<Vec<u64>>());
        lists.filter(|list| list.is_sorted())
    }

    /// Moore's theorem.
    #[test]
    fn the_second_player_wins_if_each_digit_is_in_a_multiple_of_heaps() {
        for most in 1..=4 {
            check_theorem(&game(most), positions().map(Heaps::new));
        }
    }

    /// The nimber by the words of the rules alone: a position is a number of heaps for each size, and a move replaces
    /// some of the heaps by smaller ones.
    fn by_the_words(
        heaps: &BTreeMap<u64, u32>,
        most: u64,
        known: &mut HashMap<BTreeMap<u64, u32>, u64>,
    ) -> u64 {
        if let Some(&nim) = known.get(heaps) {
            return nim;
        }
        // Heaps that have not been touched with those that have been, move by move with one heap.
        let mut reached = BTreeSet::from([(heaps.clone(), BTreeMap::<u64, u32>::new())]);
        let mut after = BTreeSet::new();
        for _ in 0..most {
            let mut next = BTreeSet::new();
            for (old, new) in &reached {
                for size in old.iter().filter(|(_, count)| **count > 0).map(|(&size, _)| size) {
                    for rest in 0..size {
                        let (mut old, mut new) = (old.clone(), new.clone());
                        *old.get_mut(&size).expect("there is one") -= 1;
                        *new.entry(rest).or_default() += 1;
                        let mut all = old.clone();
                        for (&size, count) in &new {
                            *all.entry(size).or_default() += count;
                        }
                        all.retain(|&size, count| size > 0 && *count > 0);
                        after.insert(all);
                        next.insert((old, new));
                    }
                }
            }
            reached = next;
        }
        let options: BTreeSet<u64> = after.iter().map(|it| by_the_words(it, most, known)).collect();
        let nim = (0..=options.len() as u64).find(|nim| !options.contains(nim)).expect("one");
        known.insert(heaps.clone(), nim);
        nim
    }

    #[test]
    fn nimbers_are_those_of_the_words() {
        for most in 1..=3 {
            let mut known = HashMap::new();
            let nimbers = grundy_values(&game(most), positions().map(Heaps::new));
            for (sizes, nim) in positions().zip(nimbers) {
                let mut heaps = BTreeMap::new();
                sizes
                    .iter()
                    .filter(|&&size| size > 0)
                    .for_each(|&size| *heaps.entry(size).or_default() += 1);
                assert_eq!(nim, by_the_words(&heaps, most, &mut known), "{sizes:?} {most}");
            }
        }
    }

    #[test]
    fn the_number_of_moves() {
        for most in 1..=4 {
            for heaps in positions().map(Heaps::new) {
                let count = moves(&game(most), &heaps, Player::Left).len() as u64;
                assert_eq!(game(most).most_moves(&heaps), count, "{heaps} {most}");
            }
        }
        assert_eq!(game(2).most_moves(&Heaps::new([u64::MAX, 5])), u64::MAX);
    }
}
