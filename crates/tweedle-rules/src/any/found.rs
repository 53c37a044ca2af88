//! The results in each theory, where ids are known by their arena.

use std::any::{Any, TypeId};
use std::collections::HashMap;
use tweedle_engine::{Identity, Theory};

/// The results in each theory, by the type of the worths and the name of the theory.
#[derive(Default)]
pub(super) struct FoundIn(HashMap<(TypeId, &'static str), Found>);

/// The results in one theory.
struct Found {
    /// The arena that the worths belong to.
    arena: Option<Identity>,
    known: Box<dyn Any + Send>,
}

impl FoundIn {
    /// The results that are known in a theory; `nothing`, if they were about another arena.
    pub(super) fn known<T: Theory<Value: 'static>>(
        &mut self,
        theory: &T,
        nothing: &dyn Fn() -> Box<dyn Any + Send>,
    ) -> &mut dyn Any {
        let arena = theory.arena();
        let nothing = || Found { arena: arena.cloned(), known: nothing() };
        let found = self.0.entry((TypeId::of::<T::Value>(), theory.name())).or_insert_with(nothing);
        if found.arena.as_ref() != arena {
            *found = nothing();
        }
        &mut *found.known
    }

    /// Forgets everything.
    pub(super) fn clear(&mut self) {
        self.0.clear();
    }
}
