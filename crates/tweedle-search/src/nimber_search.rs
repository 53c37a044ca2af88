//! Nimbers of impartial positions by search.

use foldhash::fast::FixedState;
use hashbrown::{HashMap, HashSet};
use smallvec::SmallVec;
use std::hash::Hash;
use tweedle::walk::{Memo, WalkError, options};
use tweedle::{Control, Hints, Player, Stop, Weigh};
use tweedle_rulesets::any::Solver;

/// Finds nimbers of positions of one impartial ruleset without looking at all positions below.
///
/// It asks of couples of a position and a nimber, G + ∗k, who wins: whoever moves first loses
/// exactly if the nimber of G is k (Lemoine and Viennot, "Nimbers are inevitable", *Theoretical
/// Computer Science* 462, 2012). Where G falls apart, all its components but the hardest are moved
/// to the side of the nimber; so outcomes of positions that fall apart cost much less than the
/// nimbers of all their followers, which [`Grundy`](tweedle::Grundy) in the walker finds. What was
/// found out is kept for the next question, and counted against the budget.
///
/// Cost: at worst all followers' components are examined, each once for each nimber tried. Memory:
/// one entry for each of them, and the options of the positions on the path.
///
/// ```
/// # use tweedle::Control;
/// # use tweedle_rulesets::{Nim, Notation};
/// # use tweedle_search::NimberSearch;
/// let mut search = NimberSearch::new(Control::new());
/// let heaps = Nim.parse("3,4,5")?;
/// assert_eq!(search.nimber(&Nim, &heaps), Ok(2));
/// assert_eq!(search.is_lost(&Nim, &heaps, 2), Ok(true));
/// assert_eq!(search.is_lost(&Nim, &heaps, 0), Ok(false));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
// Invariant: no position is in both tables. They are two because that takes less memory: most positions
// have a nimber in the end, and need no room for a set.
#[derive(Debug)]
pub struct NimberSearch<P> {
    /// The nimbers of representatives of components.
    nimbers: Memo<P, u64>,
    /// For other representatives a set of numbers below 64, as bits, that are not their nimbers.
    excluded: Memo<P, u64>,
}

/// What was found out about the nimber of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Known {
    Is(u64),
    /// It is none of the numbers below 64 whose bits are set.
    Not(u64),
}

impl<P: Clone + Eq + Hash + Weigh> NimberSearch<P> {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: Control) -> NimberSearch<P> {
        NimberSearch { nimbers: Memo::new(control.clone()), excluded: Memo::new(control) }
    }

    /// Whether whoever moves first in G + ∗`nimber` loses (normal play), that is, whether `nimber`
    /// is the nimber of G.
    ///
    /// # Errors
    /// [`WalkError::Stop`] when the budget runs out or the work is cancelled, or if the ruleset does
    /// not say that it is impartial; [`WalkError::Loop`] if play can go round. What was found out
    /// before is kept.
    pub fn is_lost<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        nimber: u64,
    ) -> Result<bool, WalkError<P>> {
        let mut search = Search::new(ruleset, self)?;
        let sum = search.split(position);
        search.sum_is(sum, nimber)
    }

    /// The nimber of a position: the only one for which [`NimberSearch::is_lost`] holds (Sprague,
    /// Grundy).
    ///
    /// # Errors
    /// As [`NimberSearch::is_lost`].
    pub fn nimber<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
    ) -> Result<u64, WalkError<P>> {
        let mut search = Search::new(ruleset, self)?;
        let Sum { mut nimber, parts } = search.split(position);
        for part in parts {
            nimber ^= search.nimber(part)?;
        }
        Ok(nimber)
    }

    /// Of how many positions something is known.
    pub fn len(&self) -> usize {
        self.nimbers.len() + self.excluded.len()
    }

    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.nimbers.bytes() + self.excluded.bytes()
    }

    /// Forgets everything and gives the memory back.
    pub fn clear(&mut self) {
        self.nimbers.clear();
        self.excluded.clear();
    }

    /// The numbers below 64, as bits, that are known not to be the nimber of a position of which that
    /// is not known.
    fn excluded(&self, position: &P) -> u64 {
        self.excluded.get(position).copied().unwrap_or(0)
    }

    /// Keeps what is known of a position now.
    fn set(&mut self, position: P, known: Known) -> Result<(), Stop> {
        match known {
            Known::Is(nimber) => {
                self.excluded.remove(&position);
                self.nimbers.set(position, nimber)
            }
            Known::Not(numbers) => self.excluded.set(position, numbers),
        }
    }
}

/// One question, on its way through the positions.
struct Search<'a, R: Hints> {
    ruleset: &'a R,
    memory: &'a mut NimberSearch<R::Position>,
    /// The positions that are being examined, each below the one before.
    path: Vec<R::Position>,
    /// Scratch space.
    components: Vec<R::Position>,
}

/// The sum of a nimber and of components of which the nimbers are not known.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Sum<P> {
    nimber: u64,
    parts: SmallVec<[P; 2]>,
}

/// An option of the position that is examined, and how hard it seems.
struct Choice<P> {
    sum: Sum<P>,
    effort: usize,
}

/// The options to be looked at, and what the others exclude.
type Choices<P> = (Vec<Choice<P>>, Excluded);

/// The numbers that are not the nimber of a position with so many options, of those that it can be:
/// at most as many as it has options.
struct Excluded(SmallVec<[u64; 2]>);

/// A path of this length is searched for a position that stands on it twice, and again each time
/// that it has doubled, as the walker's is: in a loopy ruleset nothing on a loop can be settled, and
/// the path grows until there is one.
const FIRST_SEARCH: usize = 64;

/// Stack that one level of the search may need, and the size of a further piece of stack.
const RED_ZONE: usize = 64 * 1024;
const STACK_PIECE: usize = 1024 * 1024;

impl<'a, R: Hints> Search<'a, R> {
    fn new(ruleset: &'a R, memory: &'a mut NimberSearch<R::Position>) -> Result<Self, Stop> {
        if !ruleset.is_impartial() {
            let message = "Only positions of impartial rulesets have nimbers.";
            return Err(Stop::Undefined(message.to_owned()));
        }
        Ok(Search { ruleset, memory, path: Vec::new(), components: Vec::new() })
    }

    /// A position as the sum of what is known of it and of what is not. Two equal parts are nothing.
    fn split(&mut self, position: &R::Position) -> Sum<R::Position> {
        let mut sum = Sum { nimber: 0, parts: SmallVec::new() };
        let mut components = std::mem::take(&mut self.components);
        self.ruleset.components(position, &mut components);
        for component in components.drain(..) {
            if let Some(size) = self.ruleset.nim_heap(&component) {
                sum.nimber ^= size;
                continue;
            }
            let (part, _) = self.ruleset.representative(&component);
            if let Some(&nimber) = self.memory.nimbers.get(&part) {
                sum.nimber ^= nimber;
            } else if let Some(twin) = sum.parts.iter().position(|other| *other == part) {
                sum.parts.swap_remove(twin);
            } else {
                sum.parts.push(part);
            }
        }
        self.components = components;
        sum
    }

    /// Moves to the nimber what has become known of the parts.
    fn refresh(&self, sum: &mut Sum<R::Position>) {
        let Sum { nimber, parts } = sum;
        parts.retain(|part| {
            let known = self.memory.nimbers.get(part);
            *nimber ^= known.copied().unwrap_or(0);
            known.is_none()
        });
    }

    /// Whether the nimber of a sum is `target`.
    fn sum_is(
        &mut self,
        sum: Sum<R::Position>,
        mut target: u64,
    ) -> Result<bool, WalkError<R::Position>> {
        target ^= sum.nimber;
        let mut parts = sum.parts;
        if parts.len() > 1 {
            parts.sort_by_cached_key(|part| std::cmp::Reverse(self.effort(part)));
        }
        while parts.len() > 1 {
            // The easiest one is the last.
            let Some(part) = parts.pop() else { break };
            target ^= self.nimber(part)?;
        }
        match parts.pop() {
            Some(part) => self.part_is(part, target),
            None => Ok(target == 0),
        }
    }

    /// Whether the nimber of a representative is `target`.
    fn part_is(&mut self, part: R::Position, target: u64) -> Result<bool, WalkError<R::Position>> {
        if let Some(&nimber) = self.memory.nimbers.get(&part) {
            return Ok(nimber == target);
        }
        if bit(target) & self.memory.excluded(&part) != 0 {
            return Ok(false);
        }
        Ok(self.examine(part, Some(target))? == Some(target))
    }

    /// The nimber of a representative.
    fn nimber(&mut self, part: R::Position) -> Result<u64, WalkError<R::Position>> {
        if let Some(&nimber) = self.memory.nimbers.get(&part) {
            return Ok(nimber);
        }
        // Without a goal there is always an answer.
        Ok(self.examine(part, None)?.unwrap_or_default())
    }

    /// The nimber of a representative of which it is not known; `None`, if that is not `goal` and
    /// is not needed any more.
    fn examine(
        &mut self,
        part: R::Position,
        goal: Option<u64>,
    ) -> Result<Option<u64>, WalkError<R::Position>> {
        self.memory.nimbers.control().check()?;
        self.memory.nimbers.control().count_position();
        self.path.push(part.clone());
        if self.path.len() >= FIRST_SEARCH && self.path.len().is_power_of_two() {
            self.find_loop()?;
        }
        let (nimber, known) =
            stacker::maybe_grow(RED_ZONE, STACK_PIECE, || self.by_options(&part, goal))?;
        self.path.pop();
        self.memory.set(part, known)?;
        Ok(nimber)
    }

    /// The nimber is the least number that no option's is. If some option's is the goal, that is
    /// enough; if none is, the nimber is at most the goal.
    fn by_options(
        &mut self,
        part: &R::Position,
        goal: Option<u64>,
    ) -> Result<(Option<u64>, Known), WalkError<R::Position>> {
        if self.ruleset.is_mirrored(part) {
            return Ok((Some(0), Known::Is(0)));
        }
        let (mut choices, mut excluded) = self.choices(part, goal)?;
        excluded.0[0] |= self.memory.excluded(part);
        if let Some(goal) = goal
            && self.is_excluded(&mut choices, goal, &mut excluded)?
        {
            return Ok((None, Known::Not(excluded.0[0])));
        }
        loop {
            let least = excluded.least();
            if Some(least) == goal || !self.is_excluded(&mut choices, least, &mut excluded)? {
                return Ok((Some(least), Known::Is(least)));
            }
        }
    }

    /// The options, the easiest first, but for those whose nimbers are known. If one of these is the
    /// goal, no others.
    fn choices(
        &mut self,
        part: &R::Position,
        goal: Option<u64>,
    ) -> Result<Choices<R::Position>, Stop> {
        let mut found = Vec::new();
        options(self.ruleset, part, Player::Left, self.memory.nimbers.control(), &mut found)?;
        let mut excluded = Excluded::new(found.len());
        let mut sums = HashSet::with_hasher(FixedState::default());
        for option in found {
            let sum = self.split(&option);
            if sum.parts.is_empty() {
                excluded.add(sum.nimber);
                if Some(sum.nimber) == goal {
                    return Ok((Vec::new(), excluded));
                }
            } else {
                sums.insert(sum);
            }
        }
        let choice = |sum: Sum<R::Position>| {
            let effort = sum.parts.iter().map(|part| self.effort(part)).max().unwrap_or(0);
            Choice { sum, effort }
        };
        let mut choices: Vec<_> = sums.into_iter().map(choice).collect();
        choices.sort_by_key(|choice| choice.effort);
        Ok((choices, excluded))
    }

    /// How hard a position seems: by how many options it has, and by how many numbers are excluded.
    /// After each of them fewer are left to be asked for, and more of its followers are known.
    fn effort(&mut self, part: &R::Position) -> usize {
        let known = self.memory.excluded(part).count_ones() as usize;
        self.mobility(part).saturating_sub(3 * known)
    }

    /// About how many options a position has.
    fn mobility(&mut self, part: &R::Position) -> usize {
        let most = self.ruleset.most_moves(part);
        if most > 0 {
            return usize::try_from(most).unwrap_or(usize::MAX);
        }
        let mut mobility = 0;
        // A ruleset that fails says so when the moves are needed.
        let _ = self.ruleset.moves(part, Player::Left, |_, _| mobility += 1);
        mobility
    }

    /// Whether `target` is not the nimber of the position with these options, because it is that of
    /// one of them. Takes note of those that it finds.
    fn is_excluded(
        &mut self,
        choices: &mut Vec<Choice<R::Position>>,
        target: u64,
        excluded: &mut Excluded,
    ) -> Result<bool, WalkError<R::Position>> {
        choices.retain_mut(|choice| {
            self.refresh(&mut choice.sum);
            if choice.sum.parts.is_empty() {
                excluded.add(choice.sum.nimber);
            }
            !choice.sum.parts.is_empty()
        });
        if excluded.contains(target) {
            return Ok(true);
        }
        for choice in choices {
            if self.sum_is(choice.sum.clone(), target)? {
                excluded.add(target);
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether some position stands on the path twice.
    fn find_loop(&self) -> Result<(), WalkError<R::Position>> {
        let mut seen = HashMap::with_hasher(FixedState::default());
        for (place, position) in self.path.iter().enumerate() {
            if let Some(first) = seen.insert(position, place) {
                return Err(WalkError::Loop(self.path[first..place].to_vec()));
            }
        }
        Ok(())
    }
}

impl Excluded {
    /// None yet, for a position with so many options.
    fn new(options: usize) -> Excluded {
        Excluded(SmallVec::from_elem(0, options / 64 + 1))
    }

    /// Numbers greater than the nimber can be are not held, but are excluded.
    fn contains(&self, number: u64) -> bool {
        let word = usize::try_from(number / 64).ok().and_then(|word| self.0.get(word));
        word.is_none_or(|word| word & (1 << (number % 64)) != 0)
    }

    fn add(&mut self, number: u64) {
        if let Some(word) = usize::try_from(number / 64).ok().and_then(|i| self.0.get_mut(i)) {
            *word |= 1 << (number % 64);
        }
    }

    /// The least number that is not excluded.
    fn least(&self) -> u64 {
        let full = self.0.iter().take_while(|&&word| word == u64::MAX).count();
        let bits = self.0.get(full).map_or(0, |word| word.trailing_ones());
        64 * full as u64 + u64::from(bits)
    }
}

/// The bit of a number below 64, and none of a greater one.
fn bit(number: u64) -> u64 {
    u32::try_from(number).ok().and_then(|shift| 1_u64.checked_shl(shift)).unwrap_or(0)
}

impl<R: Hints> Solver<R, u64> for NimberSearch<R::Position>
where
    R::Position: Send,
{
    fn value(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<u64, WalkError<R::Position>> {
        self.nimber(ruleset, position)
    }

    fn is_lost(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<Option<bool>, WalkError<R::Position>> {
        NimberSearch::is_lost(self, ruleset, position, 0).map(Some)
    }

    fn clear(&mut self) {
        NimberSearch::clear(self);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tweedle::Grundy;
    use tweedle::Ruleset;
    use tweedle::walk::{Memo, Walker};
    use tweedle_rulesets::{Board, Chomp, Cram, Domineering, Heaps, Kayles, Nim, Notation};

    const CRAM: Cram = Cram::new();

    /// The nimber by search, by the walker, and by asking for one number after the other.
    fn check<R: Hints>(ruleset: &R, position: &R::Position)
    where
        R::Position: std::fmt::Debug,
    {
        let mut memo = Memo::new(Control::new());
        let expect = Walker::new(ruleset, &mut memo).value(&mut Grundy, position);
        assert_eq!(NimberSearch::new(Control::new()).nimber(ruleset, position), expect);
        let mut kept = NimberSearch::new(Control::new());
        for nimber in (0..10).rev().chain([63, 64, 65, 1 << 40]) {
            let lost = Ok(expect == Ok(nimber));
            let mut fresh = NimberSearch::new(Control::new());
            assert_eq!(fresh.is_lost(ruleset, position, nimber), lost, "{position:?} {nimber}");
            assert_eq!(kept.is_lost(ruleset, position, nimber), lost, "{position:?} {nimber}");
        }
        assert_eq!(kept.nimber(ruleset, position), expect);
    }

    /// The values of Cram that Lemoine and Viennot publish in "Nimbers are inevitable".
    #[test]
    fn empty_boards_of_cram() {
        let mut search = NimberSearch::new(Control::new());
        for (rows, cols, nimber) in
            [(4, 5, 2), (4, 7, 3), (5, 5, 0), (5, 6, 2), (3, 9, 1), (3, 11, 0)]
        {
            let board = Cram::empty(rows, cols).unwrap();
            let mut fresh = NimberSearch::new(Control::new());
            let lost = Ok(nimber == 0);
            assert_eq!(fresh.is_lost(&CRAM, &board, 0), lost, "{rows} x {cols}");
            assert_eq!(search.nimber(&CRAM, &board), Ok(nimber), "{rows} x {cols}");
        }
    }

    /// *Winning Ways*, ch. 4: Kayles has period 12 from 71 pins on, and these are its values at
    /// multiples of 12 and after.
    #[test]
    fn long_rows_of_pins() {
        let mut search = NimberSearch::new(Control::new());
        let nimbers: Vec<_> =
            (84..=95).map(|pins| search.nimber(&Kayles, &Heaps::new([pins]))).collect();
        assert_eq!(nimbers, [4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7].map(Ok));
    }

    /// Heaps of Nim are not taken apart, and their sizes may exceed any table.
    #[test]
    fn large_heaps() {
        let heaps = Heaps::new([u64::MAX, 1 << 50, 12]);
        let mut search = NimberSearch::new(Control::new());
        assert_eq!(search.nimber(&Nim, &heaps), Ok(u64::MAX ^ (1 << 50) ^ 0b1100));
        assert_eq!(search.is_lost(&Nim, &heaps, 0), Ok(false));
        assert!(search.is_empty());
    }

    /// A heap whose counters are taken in any number: Nim, but nobody says so.
    struct Counters;

    impl Ruleset for Counters {
        type Position = u64;

        type Move = ();

        fn moves(&self, heap: &u64, _: Player, mut found: impl FnMut((), u64)) -> Result<(), Stop> {
            (0..*heap).for_each(|rest| found((), rest));
            Ok(())
        }

        fn is_impartial(&self) -> bool {
            true
        }
    }

    impl Hints for Counters {}

    #[test]
    fn nimbers_of_more_than_one_word() {
        for heap in [0, 1, 63, 64, 65, 130] {
            check(&Counters, &heap);
        }
    }

    /// Down a stair one step at a time, and, if it is loopy, up again.
    struct Stair {
        loopy: bool,
    }

    impl Ruleset for Stair {
        type Position = u32;

        type Move = ();

        fn moves(&self, at: &u32, _: Player, mut found: impl FnMut((), u32)) -> Result<(), Stop> {
            if *at > 0 {
                found((), at - 1);
            }
            if self.loopy && *at < 10 {
                found((), at + 1);
            }
            Ok(())
        }

        fn is_impartial(&self) -> bool {
            true
        }
    }

    impl Hints for Stair {}

    #[test]
    fn a_deep_search_needs_no_deep_stack() {
        let stair = Stair { loopy: false };
        let mut search = NimberSearch::new(Control::new());
        assert_eq!(search.nimber(&stair, &300_001), Ok(1));
    }

    #[test]
    fn a_loop_is_reported_with_its_positions() {
        let stair = Stair { loopy: true };
        let mut search = NimberSearch::new(Control::new());
        let found = search.nimber(&stair, &5);
        let Err(WalkError::Loop(cycle)) = found else { panic!("expected a loop, not {found:?}") };
        for (i, position) in cycle.iter().enumerate() {
            let options = stair.options(position, Player::Left).unwrap();
            assert!(options.contains(&cycle[(i + 1) % cycle.len()]), "{cycle:?}");
        }
    }

    #[test]
    fn partizan_rulesets_are_refused() {
        let board = Domineering::empty(2, 2).unwrap();
        let domineering = Domineering::<u64>::new();
        let found = NimberSearch::new(Control::new()).nimber(&domineering, &board);
        assert!(matches!(found, Err(WalkError::Stop(Stop::Undefined(_)))));
    }

    #[test]
    fn a_search_that_was_stopped_goes_on_from_where_it_was() {
        let board = Cram::empty(4, 7).unwrap();
        let control = Control::with_memory(100_000);
        let mut small = NimberSearch::new(control.clone());
        let stopped = small.nimber(&CRAM, &board);
        assert!(matches!(stopped, Err(WalkError::Stop(Stop::Memory { .. }))));
        assert!(!small.is_empty() && small.bytes() <= 100_000);
        assert_eq!(control.used(), small.bytes());
        small.clear();
        assert_eq!((control.used(), small.len()), (0, 0));

        let control = Control::new();
        control.cancel();
        let mut search = NimberSearch::new(control.clone());
        let stopped = search.is_lost(&CRAM, &board, 0);
        assert_eq!(stopped, Err(WalkError::Stop(Stop::Cancelled)));
        control.resume();
        assert_eq!(search.nimber(&CRAM, &board), Ok(3));
        drop(search);
        assert_eq!(control.used(), 0);
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn the_search_agrees_with_the_walker(
            cells in prop::collection::vec(0..2_usize, 16),
            rows in prop::collection::vec(0..12_u64, 0..4),
            mut lengths in prop::collection::vec(1..5_usize, 1..5),
        ) {
            check(&CRAM, &Board::from_cells(4, 4, &cells).unwrap());
            check(&Kayles, &Heaps::new(rows));
            lengths.sort_unstable_by(|above, below| below.cmp(above));
            let rows: Vec<_> =
                lengths.iter().map(|&n| ".".repeat(n) + &"#".repeat(lengths[0] - n)).collect();
            check(&Chomp, &Chomp.parse(&rows.join("|")).unwrap());
        }
    }
}
