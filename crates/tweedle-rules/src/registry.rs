//! The register of rulesets.

use crate::any::{Rules, Solvers};
use crate::{Argument, Entry, NotationError};
use std::sync::Arc;

/// Why a ruleset was not registered.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RegistryError {
    /// The last part of the name is no name of a class, which begins with a capital letter.
    #[error("`{0}` is no name of a ruleset, such as `MyNim`.")]
    NoName(&'static str),
    /// Another ruleset has the same name: positions are printed by it. This is its qualified name.
    #[error("There is a ruleset `{0}` already.")]
    Taken(&'static str),
    /// The name does not begin with a package of games. Only the language needs one.
    #[error("`{0}` does not begin with a package of games, such as `game.heap`.")]
    NoPackage(&'static str),
}

/// Rulesets by their names, and what finds worths of some of them faster than by walking.
///
/// The registry of all rulesets that come with Tweedle is `tweedle_rulesets::standard()`; the author of a ruleset adds it
/// to that, or begins with an empty one.
#[derive(Clone, Default, Debug)]
pub struct Registry {
    /// Sorted by their names.
    entries: Vec<&'static Entry>,
    solvers: Solvers,
}

impl Registry {
    /// These rulesets, which have different names, and what finds their worths.
    pub fn new(entries: impl IntoIterator<Item = &'static Entry>, solvers: Solvers) -> Registry {
        let mut entries: Vec<_> = entries.into_iter().collect();
        entries.sort_by_key(|entry| entry.name());
        Registry { entries, solvers }
    }

    /// The solvers, which find worths faster than by walking.
    pub fn solvers(&self) -> &Solvers {
        &self.solvers
    }

    /// Adds a ruleset.
    ///
    /// # Errors
    /// [`RegistryError::NoName`], [`RegistryError::Taken`].
    ///
    /// ```
    /// use std::sync::Arc;
    /// use tweedle_rulesets::any::RulesOf;
    /// use tweedle_rulesets::{Entry, Nim, Shape};
    /// static MINE: Entry = Entry::named("game.heap.MyNim", Shape::Heaps)
    ///     .example("3,4,5")
    ///     .start("1,3,5,7")
    ///     .summary("Take any number of counters from a heap.")
    ///     .source("my own")
    ///     .made_by(&|name, _| Ok(RulesOf::new(name, Nim).rules()));
    /// let mut registry = tweedle_rulesets::standard();
    /// registry.add(&MINE)?;
    /// assert!(registry.rules("game.heap.MyNim", &[])?.facts().is_impartial);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add(&mut self, entry: &'static Entry) -> Result<(), RegistryError> {
        let short = |name: &'static str| name.rsplit('.').next().unwrap_or(name);
        let name = short(entry.name());
        let is_name = name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_name {
            return Err(RegistryError::NoName(name));
        }
        if let Some(known) = self.entries.iter().find(|known| short(known.name()) == name) {
            return Err(RegistryError::Taken(known.name()));
        }
        let place = self.entries.partition_point(|known| known.name() < entry.name());
        self.entries.insert(place, entry);
        Ok(())
    }

    /// All rulesets, sorted by their names.
    pub fn entries(&self) -> &[&'static Entry] {
        &self.entries
    }

    /// The ruleset with a qualified name.
    pub fn find(&self, name: &str) -> Option<&'static Entry> {
        let place = self.entries.binary_search_by_key(&name, |known| known.name()).ok()?;
        Some(self.entries[place])
    }

    /// Makes a ruleset with these arguments, one for each parameter.
    ///
    /// # Errors
    /// [`NotationError`] if there is none of this name, or the arguments are not such as it takes; its
    /// range counts the characters of the argument that is meant, if that is a text.
    pub fn rules(
        &self,
        name: &str,
        arguments: &[Argument],
    ) -> Result<Arc<dyn Rules>, NotationError> {
        let none = || NotationError::new(format!("There is no ruleset `{name}`."), 0..0);
        let entry = self.find(name).ok_or_else(none)?;
        entry.make(arguments)
    }
}
