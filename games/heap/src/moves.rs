//! Games whose moves each change one heap: their options, the names of the moves, their pictures.

use std::hash::Hash;
use tweedle_engine::{Player, Stop};
use tweedle_rules::Heaps;
use tweedle_rules::heap::{name_of_rest, take};

/// A game on heaps in which a move changes one heap.
pub trait HeapMoves {
    /// The rest of a heap after a move: the sizes of heaps, of which one of 0 is none. An array
    /// where there is a bound, so that no memory is asked for.
    type Rest: AsRef<[u64]> + Clone + Eq + Hash;

    /// The word for a heap in the names of moves.
    const HEAP: &'static str = "heap";

    /// The rests that the moves of `player` leave of a heap of this size, in order.
    fn rests(&self, player: Player, size: u64) -> impl Iterator<Item = Self::Rest>;

    /// The name of the move in a heap of this size that leaves `rest`.
    fn name_in_heap(&self, size: u64, rest: &Self::Rest) -> String {
        name_of_rest(size, rest.as_ref())
    }
}

/// The methods that are the same in the rules of all games with [`HeapMoves`].
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
pub(crate) use rules_of_heaps;

/// The hints for all games with [`HeapMoves`]: a position is the sum of its heaps, whose order does
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
pub(crate) use hints_of_heaps;

/// The notation of positions and moves in games with [`HeapMoves`] whose heaps have counters.
macro_rules! notation_of_heaps {
    () => {
        fn is_plain(&self) -> bool {
            true
        }

        fn print(&self, heaps: &Heaps) -> String {
            heaps.to_string()
        }

        fn move_name(&self, heaps: &Heaps, _: Player, step: &Self::Move, _: &Heaps) -> String {
            moves::move_name(self, heaps, step)
        }

        fn touched(
            &self,
            heaps: &Heaps,
            _: Player,
            (heap, _): &Self::Move,
            option: &Heaps,
        ) -> Vec<tweedle_rules::Thing> {
            tweedle_rules::Thing::taken(*heap, heaps.sizes(), option.sizes())
        }

        fn why_not(&self, heaps: &Heaps, player: Player, text: &str) -> Option<String> {
            moves::why_not(self, heaps, player, text)
        }

        fn draw(&self, heaps: &Heaps) -> String {
            tweedle_rules::heap::draw(heaps)
        }

        fn sketch(&self, heaps: &Heaps) -> Option<Sketch> {
            Some(Sketch::of(Figure::Heaps(heaps.sizes().to_vec())))
        }
    };
}
pub(crate) use notation_of_heaps;

/// Finds the moves of `player` in order: the heap, counted from 0, and what is left of it.
pub(crate) fn moves<G: HeapMoves>(
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
pub(crate) fn move_name<G: HeapMoves>(game: &G, heaps: &Heaps, step: &(usize, G::Rest)) -> String {
    let (i, rest) = step;
    let name = game.name_in_heap(heaps.sizes()[*i], rest);
    if heaps.sizes().len() == 1 { name } else { format!("{} {} {name}", G::HEAP, i + 1) }
}

/// The reason why `heap 2 take 9` or `take 9` is no move: there is no such heap, too few counters
/// are in it, or the rules do not allow this number.
pub(crate) fn why_not<G: HeapMoves>(
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
}
