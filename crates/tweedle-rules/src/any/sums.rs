//! Sums of positions of several rulesets, walked at about the cost of one.
//!
//! Each component that is met gets a number in the table of its ruleset, and a sum is the sorted list of
//! the numbers of its components. So a sum is small even if its positions are large, and work on a component
//! is done on the ruleset's own type.

use super::database::Databases;
use super::parts::{Found, Parts};
use super::position::Term;
use super::{Component, Position, PositionError, Solvers};
use smallvec::SmallVec;
use std::any::TypeId;
use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use tweedle_engine::number::Rational;
use tweedle_engine::walk::{WalkError, pairs_off};
use tweedle_engine::{Bush, Control, Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};

/// A component: the number of its ruleset, its own number there, and whether the players are exchanged.
/// Or, marked, which option of which player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(super) struct Number(u64);

/// The number of bits that the name of a slice has in its ruleset.
const NAMES: u32 = 56;

/// The mark of an option.
const MARK: u64 = 1 << 63;

impl Number {
    pub(super) fn new(ruleset: usize, part: u32, is_negative: bool) -> Number {
        Number((ruleset as u64) << 33 | u64::from(part) << 1 | u64::from(is_negative))
    }

    /// A component that a term has fallen into. An impartial one is its own negative.
    fn in_sum(
        ruleset: usize,
        part: u32,
        symmetry: Symmetry,
        is_negative: bool,
        is_impartial: bool,
    ) -> Number {
        let is_negative = is_negative != (symmetry == Symmetry::Negative);
        Number::new(ruleset, part, is_negative && !is_impartial)
    }

    /// All of it; the highest two bits are 0.
    pub(super) fn word(self) -> u64 {
        self.0
    }

    pub(super) fn of_word(word: u64) -> Number {
        Number(word)
    }

    pub(super) fn ruleset(self) -> usize {
        (self.0 >> 33) as usize
    }

    pub(super) fn part(self) -> u32 {
        (self.0 >> 1) as u32
    }

    pub(super) fn is_negative(self) -> bool {
        self.0 & 1 == 1
    }

    /// Whose moves in the component are the moves of `player`.
    fn mover(self, player: Player) -> Player {
        if self.is_negative() { player.opponent() } else { player }
    }

    /// The same component as it is met, and with the players exchanged if they are exchanged in it.
    pub(super) fn class(self) -> (Number, Symmetry) {
        let symmetry = if self.is_negative() { Symmetry::Negative } else { Symmetry::Same };
        (Number(self.0 & !1), symmetry)
    }

    fn option(player: Player, option: u32) -> Number {
        Number(MARK | u64::from(option) << 1 | player.index() as u64)
    }

    fn as_option(self) -> Option<(Player, u32)> {
        let player = Player::BOTH[(self.0 & 1) as usize];
        (self.0 & MARK != 0).then_some((player, (self.0 >> 1) as u32))
    }
}

/// A sum: the numbers of its components, sorted. Or the same with two more at the end, a component and
/// the mark of an option of a player in it, which is taken apart only when somebody looks at it.
#[derive(PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Sum(SmallVec<[Number; 4]>);

impl Clone for Sum {
    /// As a piece of memory, which `SmallVec` by itself does not know that it can.
    #[inline]
    fn clone(&self) -> Sum {
        Sum(SmallVec::from_slice(&self.0))
    }
}

impl Weigh for Sum {
    #[inline]
    fn owned(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<Number>() } else { 0 }
    }
}

impl Sum {
    /// The sum of components, which are sorted.
    pub(super) fn of<const N: usize>(numbers: [Number; N]) -> Sum {
        Sum(SmallVec::from_slice(&numbers))
    }

    /// The sum of components in any order.
    pub(super) fn sorted(mut numbers: SmallVec<[Number; 4]>) -> Sum {
        numbers.sort_unstable();
        Sum(numbers)
    }

    /// The components, of a sum without an option that is to be taken apart.
    pub(super) fn numbers(&self) -> &[Number] {
        &self.0
    }

    /// The component and the option that are still to be taken apart, and the other components.
    #[inline]
    fn open(&self) -> Option<(&[Number], Number, Player, u32)> {
        let [others @ .., of, mark] = self.0.as_slice() else { return None };
        let (player, option) = mark.as_option()?;
        Some((others, *of, player, option))
    }
}

/// The rules of sums: a move is a move in one component.
pub struct Sums {
    control: Control,
    solvers: Solvers,
    /// The facts about the sum that was asked for last, and so about all sums that can be reached
    /// from it.
    facts: Cell<Facts>,
    table: RefCell<ComponentTable>,
}

/// The components met so far.
#[derive(Default)]
struct ComponentTable {
    /// The parts of each ruleset that was met, found by its expression and the type of its positions.
    rulesets: Vec<Box<dyn Parts>>,
    /// The values of each of these rulesets that are kept.
    databases: Vec<Databases>,
    index: HashMap<(String, TypeId), usize>,
    /// The reason why a sum could not be taken apart, for a caller that asked for more than its
    /// representative.
    stop: Option<Stop>,
    scratch: Vec<Found>,
}

impl Sums {
    /// No component has a number yet.
    pub fn new(control: &Control, solvers: &Solvers) -> Sums {
        let (control, solvers) = (control.clone(), solvers.clone());
        let facts = Cell::new(Facts::IMPARTIAL);
        Sums { control, solvers, facts, table: RefCell::default() }
    }

    /// The same rules for another thread, with the same numbers of components. A stop waits for nobody there.
    pub(super) fn twin(&self) -> Sums {
        let table = self.table.borrow();
        let twins = ComponentTable {
            rulesets: table.rulesets.iter().map(|parts| parts.twin()).collect(),
            databases: table.databases.clone(),
            index: table.index.clone(),
            ..ComponentTable::default()
        };
        let (control, solvers) = (self.control.clone(), self.solvers.clone());
        Sums { control, solvers, facts: self.facts.clone(), table: RefCell::new(twins) }
    }

    /// The sum of some terms.
    pub fn sum_of(&self, terms: &[Term]) -> Result<Sum, Stop> {
        let facts = terms.iter().map(|term| term.component().facts());
        self.facts.set(facts.fold(Facts::IMPARTIAL, Facts::beside));
        let mut table = self.table.borrow_mut();
        let mut numbers = SmallVec::new();
        for term in terms {
            let component: &dyn Component = &**term.component();
            let key = (component.rules().expression().to_owned(), component.type_id());
            let next = table.rulesets.len();
            let ruleset = *table.index.entry(key).or_insert(next);
            if ruleset == next {
                table.rulesets.push(component.new_parts(&self.control));
                table.databases.push(self.solvers.databases_of(component.rules()));
            }
            let mut found = Vec::new();
            table.rulesets[ruleset].split(component, &mut found)?;
            table.add(ruleset, term.is_negative(), &found, &mut numbers);
        }
        Ok(Sum::sorted(numbers))
    }

    /// A single component as text, for [`Sums::parse`] of the same sums. It has the number of its ruleset before it, if
    /// there are several.
    pub(super) fn print(&self, sum: &Sum) -> Option<String> {
        let [only] = *sum.0 else { return None };
        let table = self.table.borrow();
        // The search knows components as they are met.
        if only.is_negative() {
            return None;
        }
        let text = table.of(only).text(only.part());
        let is_only = table.rulesets.len() == 1;
        Some(if is_only { text } else { format!("{} {text}", only.ruleset()) })
    }

    /// The single component that a text is of.
    pub(super) fn parse(&self, text: &str) -> Option<Sum> {
        let mut table = self.table.borrow_mut();
        let (ruleset, text) = if table.rulesets.len() == 1 {
            (0, text)
        } else {
            let (ruleset, text) = text.split_once(' ')?;
            (ruleset.parse::<usize>().ok()?, text)
        };
        let mut found = Vec::new();
        table.rulesets.get_mut(ruleset)?.split_text(text, &mut found).ok()?;
        let [(part, Symmetry::Same)] = *found else { return None };
        Some(Sum::of([Number::new(ruleset, part, false)]))
    }

    /// The handle that bounds and stops the work.
    pub(super) fn control(&self) -> &Control {
        &self.control
    }

    /// Keeps a stop for the next question for moves.
    pub(super) fn stop_later(&self, stop: Stop) {
        self.table.borrow_mut().stop = Some(stop);
    }

    /// The stop that waits.
    ///
    /// # Errors
    /// That stop.
    pub fn check(&self) -> Result<(), Stop> {
        self.table.borrow_mut().stop.take().map_or(Ok(()), Err)
    }

    /// The number of options of a player in a component.
    pub(super) fn option_count(&self, of: Number, player: Player) -> Result<usize, Stop> {
        let parts = &mut self.table.borrow_mut().rulesets[of.ruleset()];
        parts.option_count(of.part(), of.mover(player))
    }

    /// [`Sums::option_count`], up to 65,534, without a list of them.
    pub(super) fn part_mobility(&self, of: Number, player: Player) -> Result<u16, Stop> {
        let parts = &mut self.table.borrow_mut().rulesets[of.ruleset()];
        parts.mobility(of.part(), of.mover(player))
    }

    /// The sum that an option of a player in a component falls into.
    pub(super) fn option(&self, of: Number, player: Player, option: u32) -> Result<Sum, Stop> {
        self.with_option(&[], of, player, option)
    }

    /// The components that an option of a player in a component falls into, in the order of its ruleset.
    pub(super) fn split_option(
        &self,
        of: Number,
        player: Player,
        option: u32,
        mut tell: impl FnMut(Number),
    ) -> Result<(), Stop> {
        let mut table = self.table.borrow_mut();
        let mut found = std::mem::take(&mut table.scratch);
        found.clear();
        let parts = &mut table.rulesets[of.ruleset()];
        parts.split_option(of.part(), of.mover(player), option as usize, &mut found)?;
        let is_impartial = parts.facts().is_impartial;
        for &(part, symmetry) in &found {
            tell(Number::in_sum(of.ruleset(), part, symmetry, of.is_negative(), is_impartial));
        }
        table.scratch = found;
        Ok(())
    }

    /// The sum with its option taken apart.
    pub fn plain(&self, sum: &Sum) -> Result<Sum, Stop> {
        let Some((others, of, player, option)) = sum.open() else { return Ok(sum.clone()) };
        self.with_option(others, of, player, option)
    }

    /// The sum of components and of an option of a player in one.
    fn with_option(
        &self,
        others: &[Number],
        of: Number,
        player: Player,
        option: u32,
    ) -> Result<Sum, Stop> {
        let mut numbers = SmallVec::from_slice(others);
        self.split_option(of, player, option, |number| numbers.push(number))?;
        Ok(Sum::sorted(numbers))
    }

    /// The size of the heap of Nim that a component is in all but name.
    pub(super) fn part_nim_heap(&self, number: Number) -> Option<u64> {
        self.table.borrow().of(number).nim_heap(number.part())
    }

    /// [`Sums::plain`]; `None`, and a stop that waits for the next question for moves, if the option cannot be taken apart now.
    /// Then nothing may be said of the sum, and it stays as it is until its moves are asked for.
    fn plain_or_stop(&self, sum: &Sum) -> Option<Sum> {
        self.plain(sum).map_err(|stop| self.stop_later(stop)).ok()
    }

    /// The result that was found, unless there was a stop on the way to a representative: then that
    /// stop, which was kept.
    pub(super) fn checked<A>(&self, found: Result<A, WalkError<Sum>>) -> Result<A, PositionError> {
        let stopped = self.table.borrow_mut().stop.take();
        match (found, stopped) {
            (_, Some(stop)) => Err(PositionError::Stop(stop)),
            (found, None) => found.map_err(|it| PositionError::of_walk(it, |sum| self.text(sum))),
        }
    }

    /// A sum in the notations of its components, for a message.
    fn text(&self, sum: &Sum) -> String {
        self.position(sum).text()
    }

    /// The position that a sum is, without an option that is to be taken apart.
    pub(super) fn position(&self, sum: &Sum) -> Position {
        let table = self.table.borrow();
        let terms = sum.0.iter().map(|number| {
            let component = table.rulesets[number.ruleset()].component(number.part());
            Term::new(component, number.is_negative())
        });
        Position::of_terms(terms)
    }
}

impl ComponentTable {
    /// Adds what a position has fallen into.
    fn add(
        &self,
        ruleset: usize,
        is_negative: bool,
        found: &[Found],
        into: &mut SmallVec<[Number; 4]>,
    ) {
        let is_impartial = self.rulesets[ruleset].facts().is_impartial;
        into.extend(found.iter().map(|&(part, symmetry)| {
            Number::in_sum(ruleset, part, symmetry, is_negative, is_impartial)
        }));
    }

    fn of(&self, number: Number) -> &dyn Parts {
        &*self.rulesets[number.ruleset()]
    }

    /// A slab of a component.
    fn slab(
        &mut self,
        number: Number,
        player: Player,
        first: u32,
        count: u32,
    ) -> Result<Sum, Stop> {
        let ruleset = number.ruleset();
        let mut found = Vec::new();
        let player = number.mover(player);
        self.rulesets[ruleset].slab(number.part(), player, first, count, &mut found)?;
        let mut numbers = SmallVec::new();
        self.add(ruleset, number.is_negative(), &found, &mut numbers);
        Ok(Sum::sorted(numbers))
    }
}

impl Ruleset for Sums {
    type Position = Sum;
    type Move = ();

    /// The moves of a sum without an option that is to be taken apart.
    fn moves(
        &self,
        sum: &Sum,
        player: Player,
        mut found: impl FnMut((), Sum) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.check()?;
        if self.winner(sum).is_some() {
            return Ok(());
        }
        let is_check = self.is_check(sum);
        for (i, &number) in sum.0.iter().enumerate() {
            // Equal components have the same moves.
            if i > 0 && sum.0[i - 1] == number {
                continue;
            }
            if is_check && !self.table.borrow().of(number).is_check(number.part()) {
                continue;
            }
            let count = self.option_count(number, player)?;
            let mut option = sum.clone();
            option.0.remove(i);
            option.0.push(number);
            for place in 0..count as u32 {
                let mut option = option.clone();
                option.0.push(Number::option(player, place));
                found((), option)?;
            }
        }
        Ok(())
    }

    /// The facts about the sum that was asked for last.
    fn facts(&self) -> Facts {
        self.facts.get()
    }

    fn is_check(&self, sum: &Sum) -> bool {
        let table = self.table.borrow();
        sum.0.iter().any(|&number| table.of(number).is_check(number.part()))
    }

    fn winner(&self, sum: &Sum) -> Option<Player> {
        let table = self.table.borrow();
        sum.0.iter().find_map(|&number| Some(number.mover(table.of(number).winner(number.part())?)))
    }

    /// The sum of the scores of the components, of a sum without an option that is to be taken apart.
    fn score(&self, sum: &Sum, player: Player) -> Result<Rational, Stop> {
        let table = self.table.borrow();
        let mut total = Rational::ZERO;
        for &number in &sum.0 {
            let score = table.of(number).score(number.part(), number.mover(player))?;
            total = if number.is_negative() { total - score } else { total + score };
        }
        Ok(total)
    }
}

#[deny(clippy::missing_trait_methods)]
impl Hints for Sums {
    fn components(&self, sum: &Sum, into: &mut Vec<Sum>) {
        match self.plain_or_stop(sum) {
            Some(plain) => into.extend(plain.0.iter().map(|&number| Sum::of([number]))),
            None => into.push(sum.clone()),
        }
    }

    fn joined(&self, sums: &[Sum]) -> Option<Sum> {
        let mut numbers = SmallVec::new();
        for sum in sums {
            numbers.extend_from_slice(&self.plain(sum).ok()?.0);
        }
        Some(Sum::sorted(numbers))
    }

    /// The sum with its option taken apart; of a single component, as it was met.
    fn representative(&self, sum: &Sum) -> (Sum, Symmetry) {
        let Some(plain) = self.plain_or_stop(sum) else { return (sum.clone(), Symmetry::Same) };
        if let [only] = *plain.0 {
            let (class, symmetry) = only.class();
            return (Sum::of([class]), symmetry);
        }
        (plain, Symmetry::Same)
    }

    /// Not many that are not counted: components ask for room for their options where these are listed.
    fn most_moves(&self, _: &Sum) -> u64 {
        0
    }

    fn mobility(&self, sum: &Sum, player: Player) -> Result<Option<u16>, Stop> {
        let [only] = *sum.0 else { return Ok(None) };
        self.part_mobility(only, player).map(Some)
    }

    /// True if a single component is mirrored, as its ruleset says; several components are mirrored if they pair off.
    fn is_mirrored(&self, sum: &Sum) -> bool {
        let Some(plain) = self.plain_or_stop(sum) else { return false };
        if let [only] = *plain.0 {
            return self.table.borrow().of(only).is_mirrored(only.part());
        }
        !self.facts().is_entailing && self.ends(&plain) && pairs_off(self, &plain)
    }

    fn ends(&self, sum: &Sum) -> bool {
        let Some(plain) = self.plain_or_stop(sum) else { return false };
        let table = self.table.borrow();
        plain.0.iter().all(|&number| table.of(number).ends(number.part()))
    }

    fn is_impartial_at(&self, sum: &Sum) -> bool {
        let Some(plain) = self.plain_or_stop(sum) else { return false };
        let table = self.table.borrow();
        plain.0.iter().all(|&number| table.of(number).is_impartial_at(number.part()))
    }

    /// Moves in sums are not taken back; see [`Facts::is_reversible`].
    fn unmoves(
        &self,
        _: &Sum,
        _: Player,
        _: impl FnMut(Sum) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Ok(())
    }

    /// The size of a single component, as its ruleset says.
    fn size(&self, sum: &Sum) -> Option<u32> {
        let [only] = *sum.0 else { return None };
        self.table.borrow().of(only).size(only.part())
    }

    /// The slices of a single component, as its ruleset says.
    fn slices(&self, sum: &Sum, player: Player) -> u32 {
        let [only] = *sum.0 else { return 0 };
        if (only.ruleset() + 1) >> (u64::BITS - NAMES) > 0 {
            return 0;
        }
        self.table.borrow().of(only).slices(only.part(), only.mover(player))
    }

    /// The name of a slice of a single component, as its ruleset says, with the number of the ruleset.
    fn slice(&self, sum: &Sum, player: Player, index: u32) -> u64 {
        let [only] = *sum.0 else { return 0 };
        let name = self.table.borrow().of(only).slice(only.part(), only.mover(player), index);
        name ^ ((only.ruleset() as u64) << NAMES)
    }

    /// The slab of a single component, as its ruleset says. Without room for it, the whole component, and a stop that
    /// waits.
    fn slab(&self, sum: &Sum, player: Player, first: u32, count: u32) -> Sum {
        let [only] = *sum.0 else { return sum.clone() };
        let mut table = self.table.borrow_mut();
        table.slab(only, player, first, count).unwrap_or_else(|stop| {
            table.stop = Some(stop);
            sum.clone()
        })
    }

    /// The code of a single component as it is met, as the databases of its ruleset say.
    fn code(&self, sum: &Sum) -> Result<Option<Vec<u8>>, Stop> {
        let [only] = *sum.0 else { return Ok(None) };
        let table = self.table.borrow();
        if only.is_negative() {
            return Ok(None);
        }
        table.databases[only.ruleset()].code(|| table.of(only).text(only.part()))
    }

    /// The bush of a single component as it is met, as its ruleset says.
    fn bush(&self, sum: &Sum) -> Option<Bush> {
        let [only] = *sum.0 else { return None };
        let bush = self.table.borrow().of(only).bush(only.part())?;
        Some(if only.is_negative() { bush.negative() } else { bush })
    }

    fn nim_heap(&self, sum: &Sum) -> Option<u64> {
        // Most sums are none, which is known before an option is taken apart.
        let others = sum.open().map_or(sum.0.len(), |(others, ..)| others.len());
        if others > 1 {
            return None;
        }
        let sum = self.plain(sum).ok()?;
        match *sum.0 {
            [] => Some(0),
            [only] => self.part_nim_heap(only),
            _ => None,
        }
    }
}
