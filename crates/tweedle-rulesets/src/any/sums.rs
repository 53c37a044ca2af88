//! Sums of positions of several rulesets, walked without looking at a component twice.
//!
//! In a sum the same components stand beside many others. So each is given a number when it is first
//! met, its moves are found once, and a sum is the sorted list of the numbers of its components.

use super::position::Term;
use super::{Component, Position, PositionError};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use smallvec::SmallVec;
use std::any::{Any, TypeId};
use std::cell::RefCell;
use std::collections::HashMap;
use std::hash::BuildHasher;
use std::sync::Arc;
use tweedle::walk::{Memo, WalkError, Walker};
use tweedle::{Control, Held, Hints, Player, Ruleset, Stop, Symmetry, Theory, Weigh};

/// What is known of sums of several terms.
pub(super) struct SumMemos {
    sums: Sums,
    /// A memo of sums for each type of worths and name of a theory.
    memos: HashMap<(TypeId, &'static str), Box<dyn Any + Send>>,
}

impl SumMemos {
    pub(super) fn new(control: &Control) -> SumMemos {
        SumMemos { sums: Sums::new(control), memos: HashMap::new() }
    }

    /// What a sum is worth in a theory whose worths cannot be added.
    pub(super) fn value<T: Theory>(
        &mut self,
        theory: &mut T,
        position: &Position,
        most: u64,
    ) -> Result<T::Value, PositionError>
    where
        T::Value: Send + 'static,
    {
        let start = self.sums.sum_of(position.terms())?;
        let memo = self
            .memos
            .entry((TypeId::of::<T::Value>(), theory.name()))
            .or_insert_with(|| Box::new(Memo::<Sum, T::Value>::new(self.sums.control.clone())));
        let Some(memo) = memo.downcast_mut::<Memo<Sum, T::Value>>() else {
            let wrong = format!("Two theories are called {}.", theory.name());
            return Err(Stop::Undefined(wrong).into());
        };
        let found = Walker::new(&self.sums, memo).within(most).value(theory, &start);
        found.map_err(|error| match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => {
                PositionError::Loop(cycle.iter().map(|sum| self.sums.text(sum)).collect())
            }
        })
    }

    pub(super) fn clear(&mut self) {
        // The memos speak of components by the numbers in the table.
        self.memos.clear();
        self.sums = Sums::new(&self.sums.control);
    }
}

/// A sum: the numbers of its components, sorted.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Sum(SmallVec<[u32; 6]>);

impl Weigh for Sum {
    #[inline]
    fn owned(&self) -> usize {
        if self.0.spilled() { self.0.capacity() * size_of::<u32>() } else { 0 }
    }
}

/// The rules of sums: a move is a move in one component.
struct Sums {
    control: Control,
    table: RefCell<Table>,
}

/// The components met so far, each once.
struct Table {
    parts: Vec<Part>,
    /// Their numbers.
    index: HashTable<u32>,
    hasher: FixedState,
    held: Held,
}

/// A component that does not fall apart, the representative of its symmetry class.
struct Part {
    term: Term,
    is_check: bool,
    winner: Option<Player>,
    nim_heap: Option<u64>,
    /// The components that each option of Left's and of Right's falls into, once they are asked for.
    options: [Option<Arc<[Sum]>>; 2],
}

impl Sums {
    fn new(control: &Control) -> Sums {
        let held = Held::new(control);
        let (parts, index) = (Vec::new(), HashTable::new());
        let table = Table { parts, index, hasher: FixedState::default(), held };
        Sums { control: control.clone(), table: RefCell::new(table) }
    }

    /// The sum of some terms.
    fn sum_of(&self, terms: &[Term]) -> Result<Sum, Stop> {
        let mut numbers = SmallVec::new();
        for term in terms {
            self.split(&**term.component(), term.is_negative(), &mut numbers)?;
        }
        numbers.sort_unstable();
        Ok(Sum(numbers))
    }

    /// Appends the numbers of the components of a position.
    fn split(
        &self,
        component: &dyn Component,
        is_negative: bool,
        into: &mut SmallVec<[u32; 6]>,
    ) -> Result<(), Stop> {
        for part in component.parts() {
            let (chosen, symmetry) = part.representative();
            let is_negative = is_negative != (symmetry == Symmetry::Negative);
            into.push(self.table.borrow_mut().number(Term::new(chosen, is_negative))?);
        }
        Ok(())
    }

    /// What the options of a player in a component fall into.
    fn options_in(&self, number: u32, player: Player) -> Result<Arc<[Sum]>, Stop> {
        let term = {
            let part = &self.table.borrow().parts[number as usize];
            if let Some(known) = &part.options[player.index()] {
                return Ok(known.clone());
            }
            part.term.clone()
        };
        let mut options = Vec::new();
        for option in term.component().options(term.mover(player), &self.control)? {
            let mut numbers = SmallVec::new();
            self.split(&*option, term.is_negative(), &mut numbers)?;
            numbers.sort_unstable();
            options.push(Sum(numbers));
        }
        let options: Arc<[Sum]> = options.into();
        let mut table = self.table.borrow_mut();
        table.held.take(options.iter().map(|sum| size_of::<Sum>() + sum.owned()).sum())?;
        table.parts[number as usize].options[player.index()] = Some(options.clone());
        Ok(options)
    }

    /// A sum in the notations of its components, for a message.
    fn text(&self, sum: &Sum) -> String {
        let table = self.table.borrow();
        let terms = sum.0.iter().map(|&number| table.parts[number as usize].term.clone());
        Position::of_terms(terms).text()
    }

    /// Whether some component has a property.
    fn any(&self, sum: &Sum, is_it: impl Fn(&Part) -> bool) -> bool {
        let table = self.table.borrow();
        sum.0.iter().any(|&number| is_it(&table.parts[number as usize]))
    }
}

impl Table {
    /// The number of a component.
    fn number(&mut self, term: Term) -> Result<u32, Stop> {
        let Table { parts, index, hasher, held } = self;
        let hash = hasher.hash_one(&term);
        if let Some(&number) = index.find(hash, |&number| parts[number as usize].term == term) {
            return Ok(number);
        }
        let full = || Stop::TooLarge("There are more than four billion components.".to_owned());
        let number = u32::try_from(parts.len()).map_err(|_| full())?;
        // Tables are half full at worst.
        held.take(2 * size_of::<Part>() + 2 * size_of::<u32>() + term.component().bytes())?;
        let component = term.component();
        parts.push(Part {
            is_check: component.is_check(),
            winner: component.winner().map(|winner| term.mover(winner)),
            nim_heap: component.nim_heap(),
            options: [None, None],
            term,
        });
        index.insert_unique(hash, number, |&number| hasher.hash_one(&parts[number as usize].term));
        Ok(number)
    }
}

impl Ruleset for Sums {
    type Position = Sum;
    type Move = ();

    fn moves(&self, sum: &Sum, player: Player, mut found: impl FnMut((), Sum)) -> Result<(), Stop> {
        if self.winner(sum).is_some() {
            return Ok(());
        }
        let is_check = self.is_check(sum);
        for (i, &number) in sum.0.iter().enumerate() {
            // Equal components have the same moves.
            if i > 0 && sum.0[i - 1] == number {
                continue;
            }
            if is_check && !self.table.borrow().parts[number as usize].is_check {
                continue;
            }
            for option in self.options_in(number, player)?.iter() {
                let mut numbers = sum.0.clone();
                numbers.remove(i);
                for &part in &option.0 {
                    let place = numbers.partition_point(|&other| other <= part);
                    numbers.insert(place, part);
                }
                found((), Sum(numbers));
            }
        }
        Ok(())
    }

    fn is_check(&self, sum: &Sum) -> bool {
        self.any(sum, |part| part.is_check)
    }

    fn winner(&self, sum: &Sum) -> Option<Player> {
        let table = self.table.borrow();
        sum.0.iter().find_map(|&number| table.parts[number as usize].winner)
    }
}

impl Hints for Sums {
    fn nim_heap(&self, sum: &Sum) -> Option<u64> {
        match *sum.0 {
            [] => Some(0),
            [only] => self.table.borrow().parts[only as usize].nim_heap,
            _ => None,
        }
    }
}
