//! Nimbers of impartial positions by search.

use std::hash::Hash;
use tweedle_engine::walk::couples::{Couples, Numbers, Options, PartNimber, Path, Sum};
use tweedle_engine::walk::{Memo, WalkError, options};
use tweedle_engine::{Control, Hints, Player, Stop, Weigh};
use tweedle_rules::any::Solver;

/// Finds nimbers of positions of one impartial ruleset without looking at all positions below.
///
/// It asks of couples of a position and a nimber, G + ∗k, who wins: the player who moves first loses exactly if the
/// nimber of G is k (Lemoine and Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012). Where G
/// falls apart, all its components but the hardest are moved to the side of the nimber; so outcomes of positions that
/// fall apart cost much less than the nimbers of all their followers, which [`Grundy`](tweedle_engine::Grundy) in the
/// walker finds. Of large parts, proof numbers say which couple is looked at next. The results are kept for the next
/// question, and counted against the budget.
///
/// Cost: at worst all followers' components are examined, each once for each nimber tried. Memory:
/// one entry for each of them, and the options of the positions on the path.
///
/// ```
/// # use tweedle_engine::Control;
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
// have a nimber in the end, and need no room for more.
#[derive(Debug)]
pub struct NimberSearch<P> {
    /// The nimbers of representatives of components.
    nimbers: Memo<P, u64>,
    /// The knowledge of other representatives.
    open: Memo<P, Open>,
}

/// The knowledge of a part of which the nimber is not known.
#[derive(Clone, Copy, Debug)]
struct Open {
    /// A set of numbers below 64, as bits, that are not its nimber.
    excluded: u64,
    /// The proof numbers of the part beside a nimber.
    numbers: Numbers,
    /// That nimber; [`NONE`] if there are no proof numbers.
    beside: u8,
}

impl Weigh for Open {}

/// Beside no nimber.
const NONE: u8 = u8::MAX;

impl<P: Clone + Eq + Hash + Weigh> NimberSearch<P> {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: Control) -> NimberSearch<P> {
        NimberSearch { nimbers: Memo::new(control.clone()), open: Memo::new(control) }
    }

    /// True if the player who moves first in G + ∗`nimber` loses (normal play), that is, if
    /// `nimber` is the nimber of G.
    ///
    /// # Errors
    /// [`WalkError::Stop`] when the budget runs out or the work is cancelled, or if the ruleset does
    /// not say that it is impartial; [`WalkError::Loop`] if play can go round. The results that
    /// were found before are kept.
    pub fn is_lost<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        nimber: u64,
    ) -> Result<bool, WalkError<P>> {
        let mut search = Search::new(ruleset, self)?;
        let sum = search.split(position);
        search.is_nimber(sum, nimber)
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
        let sum = search.split(position);
        search.nimber(sum)
    }

    /// The nimber of a part, if it is known: the representative of a component.
    pub(crate) fn known(&self, part: &P) -> Option<u64> {
        self.nimbers.get(part).copied()
    }

    /// Of how many positions something is known.
    pub fn len(&self) -> usize {
        self.nimbers.len() + self.open.len()
    }

    /// True if nothing is known.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Bytes held.
    pub fn bytes(&self) -> usize {
        self.nimbers.bytes() + self.open.bytes()
    }

    /// Forgets everything and gives the memory back.
    pub fn clear(&mut self) {
        self.nimbers.clear();
        self.open.clear();
    }
}

/// One question, on its way through the positions.
pub(crate) struct Search<'a, R: Hints> {
    ruleset: &'a R,
    memory: &'a mut NimberSearch<R::Position>,
    /// Scratch space.
    components: Vec<R::Position>,
}

impl<'a, R: Hints> Search<'a, R> {
    /// A question about positions of a ruleset, which is asked of what is known.
    ///
    /// # Errors
    /// [`Stop::NotImpartial`] if the ruleset does not say that it is impartial.
    pub(crate) fn new(
        ruleset: &'a R,
        memory: &'a mut NimberSearch<R::Position>,
    ) -> Result<Self, Stop> {
        if !ruleset.facts().is_impartial {
            let message = "Only positions of impartial rulesets have nimbers.";
            return Err(Stop::NotImpartial(message.to_owned()));
        }
        Ok(Search { ruleset, memory, components: Vec::new() })
    }

    /// A position as the sum of what is known of it and of what is not. Two equal parts are nothing.
    fn split(&mut self, position: &R::Position) -> Sum<R::Position> {
        self.taken_apart(position, Couples::add)
    }

    /// A position as the sum of its heaps of Nim and of all other parts, known or not. Two equal parts are nothing.
    pub(crate) fn parts(&mut self, position: &R::Position) -> Sum<R::Position> {
        self.taken_apart(position, |_, part, sum| sum.add(part))
    }

    /// The heaps of Nim that a position has, and what `add` makes of the other parts.
    fn taken_apart(
        &mut self,
        position: &R::Position,
        add: impl Fn(&Self, R::Position, &mut Sum<R::Position>),
    ) -> Sum<R::Position> {
        let mut sum = Sum::default();
        let mut components = std::mem::take(&mut self.components);
        self.ruleset.components(position, &mut components);
        for component in components.drain(..) {
            if let Some(size) = self.ruleset.nim_heap(&component) {
                sum.nimber ^= size;
                continue;
            }
            let (part, _) = self.ruleset.representative(&component);
            add(self, part, &mut sum);
        }
        self.components = components;
        sum
    }
}

impl<R: Hints> Couples for Search<'_, R> {
    type Part = R::Position;
    type Error = WalkError<R::Position>;

    const SMALL: usize = 16;

    fn known(&self, part: &R::Position) -> Option<u64> {
        self.memory.known(part)
    }

    fn excluded(&self, part: &R::Position) -> u64 {
        self.memory.open.get(part).map_or(0, |open| open.excluded)
    }

    fn keep(&mut self, part: R::Position, known: PartNimber) -> Result<(), Self::Error> {
        match known {
            PartNimber::Is(nimber) => {
                self.memory.open.remove(&part);
                Ok(self.memory.nimbers.set(part, nimber)?)
            }
            PartNimber::Not(excluded) => {
                let open = Open { excluded, numbers: Numbers::WON, beside: NONE };
                Ok(self.memory.open.set(part, open)?)
            }
        }
    }

    fn numbers(&self, part: &R::Position, nimber: u64) -> Option<Numbers> {
        let open = self.memory.open.get(part)?;
        (open.beside != NONE && u64::from(open.beside) == nimber).then_some(open.numbers)
    }

    fn keep_numbers(
        &mut self,
        part: R::Position,
        excluded: u64,
        (nimber, numbers): (u64, Numbers),
    ) -> Result<(), Self::Error> {
        let beside = u8::try_from(nimber).unwrap_or(NONE);
        Ok(self.memory.open.set(part, Open { excluded, numbers, beside })?)
    }

    fn begin(&mut self, path: &Path<'_, R::Position>) -> Result<(), Self::Error> {
        self.memory.nimbers.control().check()?;
        self.memory.nimbers.control().count_position();
        path.find_loop()
    }

    fn at_once(&self, part: &R::Position) -> Option<u64> {
        self.ruleset.is_mirrored(part).then_some(0)
    }

    fn options(
        &mut self,
        part: &R::Position,
        into: &mut Options<R::Position>,
    ) -> Result<(), Self::Error> {
        let mut found = Vec::new();
        options(self.ruleset, part, Player::Left, self.memory.nimbers.control(), &mut found)?;
        // The last first: they are looked up in the order in which equally hard ones are searched.
        for option in found.into_iter().rev() {
            if into.push(self.split(&option)).is_break() {
                break;
            }
        }
        Ok(())
    }

    fn mobility(&mut self, part: &R::Position) -> usize {
        let most = self.ruleset.most_moves(part);
        if most > 0 {
            return usize::try_from(most).unwrap_or(usize::MAX);
        }
        if let Ok(Some(count)) = self.ruleset.mobility(part, Player::Left) {
            return count.into();
        }
        let mut mobility = 0;
        // A ruleset that fails says so when the moves are needed.
        let _ = self.ruleset.moves(part, Player::Left, |_, _| {
            mobility += 1;
            Ok(())
        });
        mobility
    }
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

    fn wins_first(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        _: Player,
        _: u64,
    ) -> Result<Option<bool>, WalkError<R::Position>> {
        Ok(Some(!self.is_lost(ruleset, position, 0)?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tweedle_engine::Grundy;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Facts, Ruleset};
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

        fn moves(
            &self,
            heap: &u64,
            _: Player,
            mut found: impl FnMut((), u64) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            (0..*heap).try_for_each(|rest| found((), rest))?;
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::IMPARTIAL
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

        fn moves(
            &self,
            at: &u32,
            _: Player,
            mut found: impl FnMut((), u32) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            if *at > 0 {
                found((), at - 1)?;
            }
            if self.loopy && *at < 10 {
                found((), at + 1)?;
            }
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::IMPARTIAL
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
        assert!(matches!(found, Err(WalkError::Stop(Stop::NotImpartial(_)))));
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
