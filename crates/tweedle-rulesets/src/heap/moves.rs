//! Games whose moves each change one heap: their options, the names of the moves, their pictures.

use super::Heaps;
use crate::picture;
use std::hash::Hash;
use tweedle::{Player, Stop};

/// A game on heaps in which a move changes one heap.
pub trait HeapMoves {
    /// What a move leaves of a heap: the sizes of heaps, of which one of 0 is none. An array where
    /// there is a bound, so that no memory is asked for.
    type Rest: AsRef<[u64]> + Clone + Eq + Hash;

    /// What a heap is called in the names of moves.
    const HEAP: &'static str = "heap";

    /// What each move of `player` leaves of a heap of this size, in order.
    fn rests(&self, player: Player, size: u64) -> impl Iterator<Item = Self::Rest>;

    /// What the move in a heap of this size is called that leaves `rest`.
    fn name_in_heap(&self, size: u64, rest: &Self::Rest) -> String {
        split(size, rest.as_ref())
    }
}

/// What is the same in the rules of all games with [`HeapMoves`].
macro_rules! rules_of_heaps {
    () => {
        type Position = Heaps;
        /// The heap, counted from 0, and what is left of it.
        type Move = (usize, <Self as HeapMoves>::Rest);

        fn moves(
            &self,
            heaps: &Heaps,
            player: Player,
            found: impl FnMut(Self::Move, Heaps) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            moves::moves(self, heaps, player, found)
        }
    };
}
pub(super) use rules_of_heaps;

/// What is known of all games with [`HeapMoves`]: a position is the sum of its heaps, whose order does
/// not matter.
macro_rules! hints_of_heaps {
    () => {
        fn components(&self, heaps: &Heaps, into: &mut Vec<Heaps>) {
            into.extend(heaps.single());
        }

        fn joined(&self, positions: &[Heaps]) -> Option<Heaps> {
            Some(Heaps::joined(positions))
        }

        fn representative(&self, heaps: &Heaps) -> (Heaps, Symmetry) {
            (heaps.sorted(), Symmetry::Same)
        }
    };
}
pub(super) use hints_of_heaps;

/// How positions and moves are written in games with [`HeapMoves`] whose heaps have counters.
macro_rules! notation_of_heaps {
    () => {
        fn print(&self, heaps: &Heaps) -> String {
            heaps.to_string()
        }

        fn move_name(&self, heaps: &Heaps, _: Player, step: &Self::Move, _: &Heaps) -> String {
            moves::move_name(self, heaps, step)
        }

        fn why_not(&self, heaps: &Heaps, player: Player, text: &str) -> Option<String> {
            moves::why_not(self, heaps, player, text)
        }

        fn draw(&self, heaps: &Heaps) -> String {
            moves::draw(heaps)
        }

        fn sketch(&self, heaps: &Heaps) -> Option<Sketch> {
            Some(Sketch::of(Figure::Heaps(heaps.sizes().to_vec())))
        }
    };
}
pub(super) use notation_of_heaps;

/// Finds the moves of `player` in order: the heap, counted from 0, and what is left of it.
pub(super) fn moves<G: HeapMoves>(
    game: &G,
    heaps: &Heaps,
    player: Player,
    mut found: impl FnMut((usize, G::Rest), Heaps) -> Result<(), Stop>,
) -> Result<(), Stop> {
    for (i, &size) in heaps.sizes().iter().enumerate() {
        for rest in game.rests(player, size) {
            let option = heaps.with_heap(i, rest.as_ref());
            found((i, rest), option)?;
        }
    }
    Ok(())
}

/// The name of a move: `heap 2 take 3`, without the heap if there is only one.
pub(super) fn move_name<G: HeapMoves>(game: &G, heaps: &Heaps, step: &(usize, G::Rest)) -> String {
    let (i, rest) = step;
    let name = game.name_in_heap(heaps.sizes()[*i], rest);
    if heaps.sizes().len() == 1 { name } else { format!("{} {} {name}", G::HEAP, i + 1) }
}

/// What a move between heaps in their order is called, of which it changes one; `None` if it changes more than one.
pub fn name_of_change(before: &Heaps, after: &Heaps) -> Option<String> {
    let (from, to) = (before.sizes(), after.sizes());
    let rest = |i: usize| {
        let behind = from.len() - i - 1;
        let end = to.len().checked_sub(behind).filter(|&end| end >= i)?;
        (from[..i] == to[..i] && from[i + 1..] == to[end..]).then(|| &to[i..end])
    };
    let (i, rest) = (0..from.len()).find_map(|i| Some((i, rest(i)?)))?;
    let name = split(from[i], rest);
    Some(if from.len() == 1 { name } else { format!("heap {} {name}", i + 1) })
}

/// The name of the move that takes `count` counters.
pub(super) fn take(count: u64) -> String {
    format!("take {count}")
}

/// The name of the move that leaves `rest` of a heap: `take 2`, and where there are several heaps
/// `take 2 leave 1+4`, `split 3+4`, `add 1 leave 1+1+2`.
fn split(size: u64, rest: &[u64]) -> String {
    let left: u128 = rest.iter().map(|&heap| u128::from(heap)).sum();
    let size = u128::from(size);
    let heaps: Vec<String> = rest.iter().filter(|&&heap| heap > 0).map(u64::to_string).collect();
    let several = heaps.len() > 1;
    let heaps = heaps.join("+");
    match size.checked_sub(left) {
        Some(0) => format!("split {heaps}"),
        Some(taken) if several => format!("take {taken} leave {heaps}"),
        Some(taken) => format!("take {taken}"),
        None => format!("add {} leave {heaps}", left - size),
    }
}

/// Why `heap 2 take 9` or `take 9` is no move: there is no such heap, too few counters are in it, or
/// the rules do not let so many be taken.
pub(super) fn why_not<G: HeapMoves>(
    game: &G,
    heaps: &Heaps,
    player: Player,
    text: &str,
) -> Option<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let is_legal = |count: &str| {
        let mut names = Vec::new();
        let found = |step, _| {
            names.push(move_name(game, heaps, &step));
            Ok(())
        };
        moves(game, heaps, player, found).unwrap();
        names.contains(&format!("take {count}"))
    };
    let (heap, count) = match *words {
        ["take", count] if heaps.sizes().len() == 1 => (1, count),
        ["take", _] => return Some("Say of which heap: `heap 1 take 2`.".to_owned()),
        ["heap", "1", "take", count] if heaps.sizes().len() == 1 && is_legal(count) => {
            return Some(format!("There is only one heap: say `take {count}`."));
        }
        ["heap", heap, "take", count] => (heap.parse::<usize>().ok()?, count),
        _ => return None,
    };
    let count = count.parse::<u64>().ok()?;
    let Some(&size) = heap.checked_sub(1).and_then(|i| heaps.sizes().get(i)) else {
        return Some(format!("There is no heap {heap}."));
    };
    let Some(left) = size.checked_sub(count) else {
        let counters = if size == 1 { "counter" } else { "counters" };
        return Some(format!("Heap {heap} has only {size} {counters}."));
    };
    if count == 0 {
        return Some("A move takes something.".to_owned());
    }
    let takes = |rest: &G::Rest| {
        rest.as_ref().iter().try_fold(0_u64, |sum, &heap| sum.checked_add(heap)) == Some(left)
    };
    let rests = game.rests(player, size).filter(takes);
    let names: Vec<String> = rests.map(|rest| game.name_in_heap(size, &rest)).collect();
    match names.first() {
        None => Some(format!(
            "The rules of this game do not let {count} be taken from a heap of {size}."
        )),
        Some(name) if !names.contains(&take(count)) => {
            let heap = if words.len() == 4 { format!("heap {heap} ") } else { String::new() };
            Some(format!("Say what is left of the heap: `{heap}{name}`."))
        }
        Some(_) => None,
    }
}

/// A line for each heap: `heap 1  ooooo  5`.
pub fn draw(heaps: &Heaps) -> String {
    if heaps.sizes().is_empty() {
        return heaps.to_string();
    }
    let heaps = (1..).zip(heaps.sizes());
    picture::lines(heaps.map(|(i, &size)| (format!("heap {i}"), counters(size))))
}

/// As many counters, and their number; of many only the number.
pub(super) fn counters(size: u64) -> String {
    match usize::try_from(size) {
        Ok(count) if (1..=picture::WIDEST).contains(&count) => {
            format!("{}  {size}", "o".repeat(count))
        }
        _ => size.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Subtraction;

    #[test]
    fn wrong_moves_are_explained() {
        let game = Subtraction::new([1, 4]).expect("a set");
        let check = |heaps: &[u64], text: &str, expected: Option<&str>| {
            let heaps = Heaps::new(heaps.iter().copied());
            assert_eq!(why_not(&game, &heaps, Player::Left, text).as_deref(), expected, "{text}");
        };
        check(&[3, 5], "heap 3 take 1", Some("There is no heap 3."));
        check(&[3, 5], "heap 0 take 1", Some("There is no heap 0."));
        check(&[3, 5], "heap 1 take 4", Some("Heap 1 has only 3 counters."));
        check(&[3, 5], "take 1", Some("Say of which heap: `heap 1 take 2`."));
        check(&[5], "take 0", Some("A move takes something."));
        let message = "The rules of this game do not let 2 be taken from a heap of 5.";
        check(&[5], "take 2", Some(message));
        check(&[5], "heap 1 take 4", Some("There is only one heap: say `take 4`."));
        check(&[5], "take 4", None);
        check(&[5], "take four", None);
        check(&[5], "a1-b1", None);
    }

    #[test]
    fn changes_have_names() {
        let check = |before: &[u64], after: &[u64], expected: Option<&str>| {
            let [before, after] = [before, after].map(|it| Heaps::new(it.iter().copied()));
            assert_eq!(name_of_change(&before, &after).as_deref(), expected, "{before} to {after}");
        };
        check(&[7], &[1, 4], Some("take 2 leave 1+4"));
        check(&[7], &[], Some("take 7"));
        check(&[5, 4], &[5, 1, 1], Some("heap 2 take 2 leave 1+1"));
        check(&[3, 3], &[3], Some("heap 1 take 3"));
        check(&[3, 3, 2], &[3, 1, 2], Some("heap 2 take 2"));
        check(&[3, 4], &[2, 3], None);
        check(&[], &[1], None);
    }

    #[test]
    fn pictures() {
        assert_eq!(draw(&Heaps::new([5, 2])), "heap 1  ooooo  5\nheap 2  oo  2");
        assert_eq!(draw(&Heaps::new([61])), "heap 1  61");
        assert_eq!(draw(&Heaps::default()), "0");
        let many = draw(&Heaps::new([1; 10]));
        assert!(many.starts_with("heap 1   o  1\n") && many.ends_with("\nheap 10  o  1"), "{many}");
    }
}
