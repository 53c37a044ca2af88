//! The results that memos of several threads find together.

use super::Component;
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::sync::{Arc, Mutex};
use tweedle_engine::short::Exchange;
use tweedle_engine::{Control, Theory, lock};

/// The results that memos of several threads tell each other ([`Memos::with_others`](super::Memos::with_others)), in
/// the theories whose worths have numbers that mean the same to all ([`Theory::COMMON`]): canonical forms and nimbers.
#[derive(Clone)]
pub struct Common(Arc<Inner>);

struct Inner {
    control: Control,
    exchange: Exchange,
    /// The [`Told`](tweedle_engine::walk::Told) of each ruleset, by its expression and the type of its
    /// positions, and of each theory.
    told: Mutex<HashMap<Of, Arc<dyn Any + Send + Sync>>>,
}

/// A ruleset and a theory.
type Of = (String, TypeId, &'static str);

impl Common {
    /// Nothing has been told yet. The memory is counted against `control`.
    pub fn new(control: &Control) -> Common {
        let (control, exchange) = (control.clone(), Exchange::new(control));
        Common(Arc::new(Inner { control, exchange, told: Mutex::default() }))
    }

    /// The same for the threads that work under a handle; `None` if there is one, which has nobody to tell.
    pub fn of_threads(control: &Control) -> Option<Common> {
        (control.threads().get() > 1).then(|| Common::new(control))
    }

    /// The numbers of canonical forms, for the stores of all threads.
    pub fn exchange(&self) -> &Exchange {
        &self.0.exchange
    }

    /// The results that were told of positions of the ruleset of a component.
    pub(super) fn told<T: Theory>(
        &self,
        theory: &T,
        component: &dyn Component,
    ) -> Arc<dyn Any + Send + Sync> {
        let expression = component.rules().expression().to_owned();
        let of = (expression, component.type_id(), theory.name());
        let mut told = lock(&self.0.told);
        told.entry(of).or_insert_with(|| component.new_told(&self.0.control)).clone()
    }
}

impl fmt::Debug for Common {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Common").finish_non_exhaustive()
    }
}
