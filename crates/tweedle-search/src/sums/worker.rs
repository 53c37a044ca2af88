//! The data that one thread of a search has for itself.

use super::Switches;
use super::key::Key;
use super::shared::{FEW, Shared};
use super::slabs::Slabs;
use super::sum::Sum;
use super::values::Values;
use std::hash::Hash;
use std::sync::Arc;
use tweedle_engine::short::Id;
use tweedle_engine::{Control, Stop, Weigh};

/// Values live in a store of the thread, so that nobody waits for it; what it finds of sums and slabs is for all.
pub(super) struct Worker<P> {
    pub(super) control: Control,
    pub(super) switches: Switches,
    pub(super) values: Values<P>,
    pub(super) slabs: Slabs<P>,
    /// The number of sums that it has searched.
    pub(super) searched: u64,
    shared: Arc<Shared<P>>,
}

impl<P: Clone + Eq + Hash + Weigh> Worker<P> {
    pub(super) fn new(control: &Control, switches: Switches, shared: Arc<Shared<P>>) -> Worker<P> {
        let mut values = Values::new(control, switches.patience);
        values.store.use_exchange(shared.exchange());
        Worker {
            control: control.clone(),
            switches,
            values,
            slabs: Slabs::new(control, shared.clone()),
            searched: 0,
            shared,
        }
    }

    /// From now on it tells other threads the values that it finds, or no more.
    pub(super) fn tell_values(&mut self, tells: bool) {
        self.values.tell_to(tells.then(|| self.shared.told().clone()));
    }

    /// The number of positions that it has looked at.
    pub(super) fn looked_at(&self) -> u64 {
        self.searched + self.values.known() as u64
    }

    /// True if Left wins a sum, if a thread has found it.
    pub(super) fn get(&mut self, sum: &Sum<P>) -> Result<Option<bool>, Stop> {
        let value = self.number(sum.value)?;
        Ok(self.shared.get(&sum.open, value))
    }

    /// Tells all threads who wins a sum; `work` is the work that this took to find.
    pub(super) fn set(&mut self, sum: Sum<P>, wins: bool, work: u64) -> Result<(), Stop> {
        let key = self.key(sum)?;
        self.shared.news().note(&key, wins, work);
        self.shared.set(key, wins, work)
    }

    /// Tells all threads who wins a sum, as somebody outside has found.
    pub(super) fn learn(&mut self, sum: Sum<P>, wins: bool, work: u64) -> Result<(), Stop> {
        let key = self.key(sum)?;
        self.shared.set(key, wins, work)
    }

    /// The hash by which all threads know a sum.
    pub(super) fn hash(&mut self, sum: &Sum<P>) -> Result<u64, Stop> {
        let value = self.number(sum.value)?;
        Ok(Shared::hash(&sum.open, value))
    }

    /// The number of a value for all threads.
    fn number(&mut self, value: Id) -> Result<u32, Stop> {
        let missing = || Stop::Undefined("The values of this thread have no numbers.".to_owned());
        self.values.store.common_number(value)?.ok_or_else(missing)
    }

    /// A sum as all threads write it.
    fn key(&mut self, sum: Sum<P>) -> Result<Key<P>, Stop> {
        let value = self.number(sum.value)?;
        Ok(Key::new(sum.open, value))
    }

    /// Forgets all values, to have memory for others; `false` if there are hardly any.
    pub(super) fn forget(&mut self) -> bool {
        if self.values.known() < FEW {
            return self.shared.forget_numbers();
        }
        self.shared.forget_slabs_and_values(&self.control);
        let (told, threads) = (self.values.told(), self.values.threads());
        let Worker { control, switches, shared, searched, .. } = self;
        // Positions that were looked at stay counted.
        let searched = *searched + self.values.known() as u64;
        *self = Worker { searched, ..Worker::new(control, *switches, shared.clone()) };
        self.values.tell_to(told);
        self.values.set_threads(threads);
        self.shared.forget_numbers();
        true
    }
}
