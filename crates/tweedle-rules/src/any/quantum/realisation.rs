//! Superpositions: sets of positions that a ruleset can be in at once.

use crate::Label;
use crate::any::Component;
use std::cmp::Ordering;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use tweedle_engine::Weigh;

/// A place in which moves are made, and what stands there: a heap, or all of a board. Heaps keep their places, also when
/// they are empty, so that the name of a move means the same heap in each realisation.
#[derive(Clone, Debug)]
pub(super) struct Slot {
    pub(super) component: Arc<dyn Component>,
    /// The names of edges or vertices, if the ruleset has such. Positions that differ only in these are different here: a move
    /// chooses its edge by the name.
    pub(super) labels: Option<Arc<[Label]>>,
}

impl Slot {
    /// A slot at the start, where edges and vertices get their names.
    pub(super) fn first(component: Arc<dyn Component>) -> Slot {
        let labels = component.first_labels();
        Slot { component, labels }
    }
}

impl PartialEq for Slot {
    fn eq(&self, other: &Slot) -> bool {
        self.labels == other.labels && *self.component == *other.component
    }
}

impl Eq for Slot {}

impl Hash for Slot {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.component.hash(state);
        self.labels.hash(state);
    }
}

impl PartialOrd for Slot {
    fn partial_cmp(&self, other: &Slot) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Slot {
    fn cmp(&self, other: &Slot) -> Ordering {
        let order = self.component.order(&*other.component);
        order.then_with(|| self.labels.cmp(&other.labels))
    }
}

/// One of the positions that a superposition consists of: its slots, in their places.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(super) struct Realisation(Arc<[Slot]>);

impl Realisation {
    pub(super) fn new(slots: Vec<Slot>) -> Realisation {
        Realisation(slots.into())
    }

    /// The realisation that a position is at the start. Of heaps, each has a slot of its own.
    pub(super) fn of(component: Arc<dyn Component>) -> Realisation {
        // Rulesets of programs join nothing but heaps.
        let are_sizes = component.rules().is_plain() || component.says_rules();
        if are_sizes && component.joined(&[]).is_some() {
            let parts = component.parts();
            if parts.len() > 1 {
                return Realisation(parts.into_iter().map(Slot::first).collect());
            }
        }
        Realisation(Arc::new([Slot::first(component)]))
    }

    pub(super) fn slots(&self) -> &[Slot] {
        &self.0
    }

    /// The realisation with something else in a slot.
    pub(super) fn with(&self, place: usize, slot: Slot) -> Realisation {
        let mut slots = self.0.to_vec();
        slots[place] = slot;
        Realisation(slots.into())
    }

    /// The realisation with its slots in another order.
    fn in_order(&self, order: &[usize]) -> Realisation {
        Realisation(order.iter().map(|&place| self.0[place].clone()).collect())
    }

    /// About how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        // Each piece of memory has its counters, and what the allocator adds.
        const PIECE: usize = 32;
        let slot = |slot: &Slot| {
            let labels = slot.labels.as_ref().map_or(0, |labels| PIECE + size_of_val(&**labels));
            size_of::<Slot>() + PIECE + slot.component.bytes() + labels
        };
        PIECE + size_of::<Realisation>() + self.0.iter().map(slot).sum::<usize>()
    }
}

/// A position of a quantum variant: one or more realisations, each of which the game may be in.
// Invariant: there is one, they are sorted, no two are equal, and all have as many slots.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Superposition(Arc<[Realisation]>);

impl Superposition {
    /// The superposition of some realisations, of which there is one.
    pub(super) fn new(mut realisations: Vec<Realisation>) -> Superposition {
        realisations.sort_unstable();
        realisations.dedup();
        Superposition(realisations.into())
    }

    /// Those of both, which are sorted and have no equal ones.
    pub(super) fn union(first: &[Realisation], second: &[Realisation]) -> Vec<Realisation> {
        let mut union = Vec::with_capacity(first.len() + second.len());
        let (mut i, mut j) = (0, 0);
        while let (Some(a), Some(b)) = (first.get(i), second.get(j)) {
            let order = a.cmp(b);
            union.push(if order == Ordering::Greater { b.clone() } else { a.clone() });
            i += usize::from(order != Ordering::Greater);
            j += usize::from(order != Ordering::Less);
        }
        union.extend_from_slice(&first[i..]);
        union.extend_from_slice(&second[j..]);
        union
    }

    /// The superposition of realisations that are sorted, of which no two are equal.
    pub(super) fn of_sorted(realisations: Vec<Realisation>) -> Superposition {
        Superposition(realisations.into())
    }

    pub(super) fn realisations(&self) -> &[Realisation] {
        &self.0
    }

    /// What stands in the slots of all realisations.
    pub(super) fn components(&self) -> impl Iterator<Item = &Arc<dyn Component>> {
        self.0.iter().flat_map(Realisation::slots).map(|slot| &slot.component)
    }

    /// The number of its realisations.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// False: a superposition has a realisation.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The realisation, if it is the only one.
    pub(super) fn classical(&self) -> Option<&Realisation> {
        match &*self.0 {
            [only] => Some(only),
            _ => None,
        }
    }

    /// The number of slots of each realisation.
    pub(super) fn width(&self) -> usize {
        self.0.first().map_or(0, |realisation| realisation.0.len())
    }

    /// The same with the slots in another order, one that does not depend on the order that they have as long as it can be
    /// seen in what stands in each of them.
    #[must_use]
    pub(super) fn with_sorted_slots(&self) -> Superposition {
        let column = |place: usize| {
            let mut column: Vec<&Slot> = self.0.iter().map(|it| &it.0[place]).collect();
            column.sort_unstable();
            column
        };
        let mut columns: Vec<(Vec<&Slot>, usize)> =
            (0..self.width()).map(|place| (column(place), place)).collect();
        columns.sort();
        let order: Vec<usize> = columns.into_iter().map(|(_, place)| place).collect();
        Superposition::new(self.0.iter().map(|it| it.in_order(&order)).collect())
    }
}

impl Weigh for Superposition {
    fn owned(&self) -> usize {
        32 + self.0.iter().map(Realisation::bytes).sum::<usize>()
    }
}
