//! The guarantees and hopes that thick slabs may bring in a component, and the best way to cut it.

use super::bounds::Guarantee;
use super::shared::THICKEST;
use smallvec::SmallVec;

/// A cut of a component: the places where its slabs begin, from the last to the first.
pub(super) type Cut = SmallVec<[u32; 8]>;

/// The guarantees and hopes of a player in the slabs that a component can be cut into.
pub(super) struct Prospect {
    slices: usize,
    /// Of the slabs that end with each slice, the thinnest first.
    slabs: Vec<(Bound, Guarantee)>,
    /// The best sums of slabs that the first slices can be cut into, for each number of slices: by what is sure, and by that and hopes.
    /// They do not change before a slab does that ends there.
    best: [SmallVec<[Guarantee; 16]>; 2],
}

/// The meaning of the number that is known of a slab.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bound {
    /// The player can be sure of it.
    Sure,
    /// He cannot hope for more; the slab is not valued yet.
    Hope,
}

/// The greatest number of slices of a slab that ends with the slice `end`.
pub(super) fn thickest(end: usize, slices: usize) -> usize {
    THICKEST.min(end).min(slices - 1)
}

/// The place of the first slab that ends with a slice.
fn place(end: usize, slices: usize) -> usize {
    (1..end).map(|end| thickest(end, slices)).sum()
}

impl Prospect {
    /// Of a component with two slices or more; the slabs are to be pushed.
    pub(super) fn new(slices: usize) -> Prospect {
        let sums = || SmallVec::from_elem(Guarantee::NOTHING, 1);
        let slabs = Vec::with_capacity(THICKEST * slices);
        Prospect { slices, slabs, best: [sums(), sums()] }
    }

    /// One slab more, in the order of their ends, the thinnest first.
    pub(super) fn push(&mut self, bound: Bound, guarantee: Guarantee) {
        self.slabs.push((bound, guarantee));
    }

    /// The guarantee of the player, or his hope. `None` if he can be sure of very little.
    pub(super) fn total(&mut self, is_hope: bool) -> Option<Guarantee> {
        let Prospect { slices, slabs, best } = self;
        let best = &mut best[usize::from(is_hope)];
        let mut next = place(best.len(), *slices);
        for end in best.len()..=*slices {
            let mut found = Guarantee::WORST;
            for count in 1..=thickest(end, *slices) {
                let (bound, guarantee) = &slabs[next];
                next += 1;
                if counts(*bound, is_hope) {
                    found = found.or(&best[end - count].and(guarantee));
                }
            }
            best.push(found.checked()?);
        }
        best.last().copied()
    }

    /// The cut for the guarantee or the hope of the player, at a temperature, or else for the mean; from the last slab on.
    /// [`Prospect::total`] has told the same guarantee or hope before.
    pub(super) fn cut(&self, is_hope: bool, temperature: Option<usize>) -> Cut {
        let mut cut = Cut::new();
        let mut end = self.slices;
        while end > 0 {
            let from = self.last(end, is_hope, temperature);
            cut.push(from as u32);
            end = from;
        }
        cut
    }

    /// Where the last slab of the best cut of the first slices begins.
    fn last(&self, end: usize, is_hope: bool, temperature: Option<usize>) -> usize {
        let best = &self.best[usize::from(is_hope)];
        let first = place(end, self.slices);
        let (mut most, mut from) = (Guarantee::WORST.second_at(temperature), end - 1);
        for count in 1..=thickest(end, self.slices) {
            let (bound, guarantee) = &self.slabs[first + count - 1];
            if counts(*bound, is_hope) {
                let sum = best[end - count].and(guarantee).second_at(temperature);
                if sum > most {
                    (most, from) = (sum, end - count);
                }
            }
        }
        from
    }

    /// The last slab of the cut for the hope of the player, at a temperature, that is not valued yet: where it begins, and its slices.
    pub(super) fn first_hope(&mut self, temperature: usize) -> Option<(usize, usize)> {
        self.total(true)?;
        let mut end = self.slices;
        while end > 0 {
            let from = self.last(end, true, Some(temperature));
            let (bound, _) = self.slabs[place(end, self.slices) + end - from - 1];
            if bound == Bound::Hope {
                return Some((from, end - from));
            }
            end = from;
        }
        None
    }

    /// What is sure of a slab; `None` if it cannot be valued.
    pub(super) fn learn(&mut self, first: usize, count: usize, sure: Option<Guarantee>) {
        let end = first + count;
        let slab = &mut self.slabs[place(end, self.slices) + count - 1];
        *slab = (Bound::Sure, sure.unwrap_or(Guarantee::WORST));
        for sums in &mut self.best {
            sums.truncate(end);
        }
    }
}

/// True if a bound counts in a guarantee, or in a hope.
fn counts(bound: Bound, is_hope: bool) -> bool {
    is_hope || bound == Bound::Sure
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sums::bounds::Guarantees;
    use proptest::prelude::*;
    use tweedle_engine::short::Store;
    use tweedle_engine::{Control, Player};

    const GAMES: [&str; 8] = ["0", "*", "1", "-1/2", "+-1", "{2|1/2}", "{0|-3}", "{3||1|-1}"];

    /// What Left is sure of in each of the games.
    fn guarantees() -> Vec<Guarantee> {
        let (mut store, control) = (Store::default(), Control::new());
        let mut known = Guarantees::new(&control);
        let mut of = |text| {
            let game = store.read(text).expect("a game");
            known.of(&mut store, game, Player::Left).expect("no budget").expect("not too bad")
        };
        GAMES.map(&mut of).to_vec()
    }

    fn with(slices: usize, slabs: &[(Bound, Guarantee)]) -> Prospect {
        let mut prospect = Prospect::new(slices);
        for &(bound, guarantee) in slabs {
            prospect.push(bound, guarantee);
        }
        prospect
    }

    proptest! {
        /// Sums that are kept are those that are found anew, and a cut brings what they promise.
        #[test]
        fn kept_sums_are_as_new(
            slices in 2..8_usize,
            known in prop::collection::vec((0..2_usize, 0..GAMES.len()), 32),
            learned in prop::collection::vec((0..8_usize, 0..4_usize, prop::option::of(0..GAMES.len())), 12),
        ) {
            let all = guarantees();
            let count: usize = (1..=slices).map(|end| thickest(end, slices)).sum();
            let bound = |sure| if sure == 0 { Bound::Hope } else { Bound::Sure };
            let mut slabs: Vec<_> =
                known[..count].iter().map(|&(sure, game)| (bound(sure), all[game])).collect();
            let mut kept = with(slices, &slabs);
            for (end, count, game) in learned {
                let end = 1 + end % slices;
                let count = 1 + count % thickest(end, slices);
                kept.learn(end - count, count, game.map(|game| all[game]));
                slabs[place(end, slices) + count - 1] =
                    (Bound::Sure, game.map_or(Guarantee::WORST, |game| all[game]));
                for is_hope in [false, true] {
                    let total = kept.total(is_hope);
                    prop_assert_eq!(total, with(slices, &slabs).total(is_hope));
                    let Some(total) = total else { continue };
                    for temperature in [None, Some(0), Some(3)] {
                        let (mut end, mut sum) = (slices, Guarantee::NOTHING);
                        for from in kept.cut(is_hope, temperature) {
                            let from = from as usize;
                            let (bound, slab) = slabs[place(end, slices) + end - from - 1];
                            prop_assert!(counts(bound, is_hope));
                            sum = sum.and(&slab);
                            end = from;
                        }
                        prop_assert_eq!(sum.second_at(temperature), total.second_at(temperature));
                    }
                    let hope = kept.first_hope(3);
                    if let Some((first, count)) = hope {
                        let (bound, _) = slabs[place(first + count, slices) + count - 1];
                        prop_assert_eq!(bound, Bound::Hope);
                    }
                }
            }
        }
    }
}
