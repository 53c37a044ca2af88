//! Ways to find worths that are better than walking.

use super::component::ComponentOf;
use super::database::Databases;
use super::walk::{typed_position, without_type};
use super::{Component, Database, Pieces, Playable, PositionError, Rules, RulesOf, has_databases};
use std::any::{Any, TypeId};
use std::collections::{HashMap, HashSet};
use std::fmt::Debug;
use std::sync::Arc;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Player, Ruleset, Stop, Theory};

/// The winner of a sum that was searched: a result from which another search can go on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Searched<P> {
    /// Components of the sum, and whether the players are exchanged in them.
    pub parts: Vec<(P, bool)>,
    /// The value that stands beside them, in the notation of [`Store::text`](tweedle_engine::short::Store::text).
    pub value: String,
    /// True if Left wins the sum if he moves first.
    pub wins: bool,
    /// About how many sums were searched for that, rounded down to a power of two.
    pub work: u64,
}

impl<P> Searched<P> {
    /// The same of other positions; `None` if there is none for one of them.
    pub(super) fn map<Q>(self, mut map: impl FnMut(&P) -> Option<Q>) -> Option<Searched<Q>> {
        let parts = self.parts.iter().map(|(part, is_exchanged)| Some((map(part)?, *is_exchanged)));
        let parts = parts.collect::<Option<Vec<_>>>()?;
        Some(Searched { parts, value: self.value, wins: self.wins, work: self.work })
    }
}

/// The sums that a search is asked to tell of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    /// All that took `least` work or more.
    All {
        /// That work.
        least: u64,
    },
    /// Those that were decided since this was asked the last time, if they took as much work as was said then; from now on those are
    /// noted that take `least` work or more. It costs no time to ask this again and again.
    New {
        /// That work.
        least: u64,
    },
}

/// The function that is told of sums that were searched.
pub type Tell<'a, P> = dyn FnMut(Searched<P>) -> Result<(), Stop> + 'a;

/// A way to find what the positions of a ruleset are worth in one theory, and what it has found so far.
pub trait Solver<R: Ruleset, V>: Send {
    /// The worth of a position.
    ///
    /// # Errors
    /// [`WalkError`] when the work was stopped, or the ruleset is loopy.
    fn value(&mut self, ruleset: &R, position: &R::Position) -> Result<V, WalkError<R::Position>>;

    /// [`Solver::value`], where the work may look at about `most` positions that are not known. The default
    /// knows no such bound.
    ///
    /// # Errors
    /// As [`Solver::value`]; [`Stop::Limit`] if it takes more.
    fn value_within(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        _most: u64,
    ) -> Result<V, WalkError<R::Position>> {
        self.value(ruleset, position)
    }

    /// True if a player wins in normal play if he moves first, if that is found more cheaply than the worth;
    /// `None`, the default, if not. The bound is that of [`Solver::value_within`].
    ///
    /// # Errors
    /// As [`Solver::value_within`].
    fn wins_first(
        &mut self,
        _ruleset: &R,
        _position: &R::Position,
        _player: Player,
        _most: u64,
    ) -> Result<Option<bool>, WalkError<R::Position>> {
        Ok(None)
    }

    /// Tells of sums that were searched, and returns true if the solver searches sums; the default is that it does not.
    ///
    /// # Errors
    /// [`Stop`], also the one that `tell` returns.
    fn searched(&mut self, _asked: Asked, _tell: &mut Tell<'_, R::Position>) -> Result<bool, Stop> {
        Ok(false)
    }

    /// Takes over who wins a sum, from a search of the same ruleset. Returns true if it can be such
    /// a sum.
    ///
    /// # Errors
    /// [`Stop`].
    fn learn(&mut self, _ruleset: &R, _known: Searched<R::Position>) -> Result<bool, Stop> {
        Ok(false)
    }
}

/// A [`Solver`] of a ruleset of some type, which stands in it.
pub(super) trait SolverOfType<V>: Send {
    /// As [`Solver::value_within`].
    fn value_within(&mut self, component: &dyn Component, most: u64) -> Result<V, PositionError>;

    /// As [`Solver::wins_first`].
    fn wins_first(
        &mut self,
        component: &dyn Component,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError>;

    /// As [`Solver::searched`], with positions in their notation.
    fn searched(&mut self, asked: Asked, tell: &mut Tell<'_, String>) -> Result<bool, Stop>;

    /// As [`Solver::learn`], with positions in their notation.
    fn learn(&mut self, known: Searched<String>) -> Result<bool, Stop>;
}

struct SolverOf<R: Playable, V> {
    rules: Arc<RulesOf<R>>,
    solver: Box<dyn Solver<R, V>>,
}

impl<R: Playable, V> SolverOfType<V> for SolverOf<R, V> {
    fn value_within(&mut self, component: &dyn Component, most: u64) -> Result<V, PositionError> {
        let SolverOf { rules, solver } = self;
        let position = typed_position(rules, component)?;
        let found = solver.value_within(rules.ruleset(), position, most);
        found.map_err(|error| without_type(rules, error))
    }

    fn wins_first(
        &mut self,
        component: &dyn Component,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError> {
        let SolverOf { rules, solver } = self;
        let position = typed_position(rules, component)?;
        let found = solver.wins_first(rules.ruleset(), position, player, most);
        found.map_err(|error| without_type(rules, error))
    }

    fn searched(&mut self, asked: Asked, tell: &mut Tell<'_, String>) -> Result<bool, Stop> {
        let ruleset = self.rules.ruleset();
        self.solver.searched(asked, &mut |known| {
            known.map(|part| Some(ruleset.print(part))).map_or(Ok(()), &mut *tell)
        })
    }

    fn learn(&mut self, known: Searched<String>) -> Result<bool, Stop> {
        let ruleset = self.rules.ruleset();
        match known.map(|part| ruleset.parse(part).ok()) {
            Some(known) => self.solver.learn(ruleset, known),
            None => Ok(false),
        }
    }
}

/// The solvers that there are: for the type of a ruleset and a theory, a way to make one.
///
/// ```
/// # use tweedle_engine::{Control, Grundy, walk::WalkError};
/// # use tweedle_rulesets::{Heaps, Nim, any::{Memos, RulesOf, Solver, Solvers}};
/// /// Bouton's rule.
/// struct Bouton;
/// impl Solver<Nim, u64> for Bouton {
///     fn value(&mut self, _: &Nim, heaps: &Heaps) -> Result<u64, WalkError<Heaps>> {
///         Ok(heaps.sizes().iter().fold(0, |sum, size| sum ^ size))
///     }
/// }
/// let mut solvers = Solvers::default();
/// solvers.add::<Nim, _>(&Grundy, |_, _| Some(Box::new(Bouton)));
/// let position = RulesOf::new("game.heap.Nim", Nim).rules().place("3,5")?;
/// let mut memos = Memos::with_solvers(Control::new(), solvers);
/// assert_eq!(memos.value(&mut Grundy, &position), Ok(6));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
#[derive(Clone, Default)]
pub struct Solvers {
    /// For the type of a component and the name of a theory.
    made: HashMap<(TypeId, &'static str), Arc<Make>>,
    /// Those of them that read no databases.
    unread: HashSet<(TypeId, &'static str)>,
    /// For the name of a theory.
    for_sums: HashMap<&'static str, Arc<MakeForSums>>,
    databases: Vec<Arc<dyn Database>>,
}

/// The function that makes a solver for sums with a budget.
type MakeForSums = dyn Fn(&Control) -> MadeSolver + Send + Sync;

/// Makes a solver for the ruleset of a component with a budget; `None` if it is no better than walking for the parameters of
/// the ruleset.
type Make = dyn Fn(&dyn Component, &Control) -> Option<MadeSolver> + Send + Sync;

/// A solver, of a type that the caller knows: a `Box<dyn SolverOfType<V>>`, or for sums a
/// `Box<dyn Solver<Pieces, V>>`.
type MadeSolver = Box<dyn Any + Send>;

impl Solvers {
    /// Adds a way to find worths in a theory of positions of a ruleset; it takes the place of the one that
    /// was there.
    pub fn add<R: Playable, T: Theory>(
        &mut self,
        theory: &T,
        make: impl Fn(&RulesOf<R>, &Control) -> Option<Box<dyn Solver<R, T::Value>>>
        + Send
        + Sync
        + 'static,
    ) where
        T::Value: 'static,
    {
        let make = move |component: &dyn Component, control: &Control| -> Option<MadeSolver> {
            let component = (component as &dyn Any).downcast_ref::<ComponentOf<R>>()?;
            let rules = component.rules_of().clone();
            let solver = make(&rules, control)?;
            let solver: Box<dyn SolverOfType<T::Value>> = Box::new(SolverOf { rules, solver });
            Some(Box::new(solver))
        };
        let key = (TypeId::of::<ComponentOf<R>>(), theory.name());
        self.unread.remove(&key);
        self.made.insert(key, Arc::new(make));
    }

    /// [`Solvers::add`] of a way that reads no databases. Where there is a database of the ruleset, it is left to the way for sums,
    /// which does.
    pub fn add_without_databases<R: Playable, T: Theory>(
        &mut self,
        theory: &T,
        make: impl Fn(&RulesOf<R>, &Control) -> Option<Box<dyn Solver<R, T::Value>>>
        + Send
        + Sync
        + 'static,
    ) where
        T::Value: 'static,
    {
        self.add::<R, T>(theory, make);
        self.unread.insert((TypeId::of::<ComponentOf<R>>(), theory.name()));
    }

    /// Adds a way to find worths in a theory of sums of positions without entailing moves and loops, and of
    /// positions of rulesets that have none of their own; it takes the place of the one that was there.
    pub fn add_for_sums<T: Theory>(
        &mut self,
        theory: &T,
        make: impl Fn(&Control) -> Box<dyn Solver<Pieces, T::Value>> + Send + Sync + 'static,
    ) where
        T::Value: 'static,
    {
        self.for_sums.insert(theory.name(), Arc::new(move |control| Box::new(make(control))));
    }

    /// Adds values or winners that were found before. Of several databases of a ruleset the first that has a position counts.
    pub fn add_database(&mut self, database: Arc<dyn Database>) {
        self.databases.push(database);
    }

    /// The databases that were added.
    pub fn databases(&self) -> &[Arc<dyn Database>] {
        &self.databases
    }

    /// The databases of values of a ruleset.
    pub(super) fn databases_of(&self, rules: &dyn Rules) -> Databases {
        if has_databases(rules).is_err() {
            return Databases::default();
        }
        let is_of = |it: &&Arc<dyn Database>| it.has_values() && it.rules() == rules.expression();
        Databases(self.databases.iter().filter(is_of).cloned().collect())
    }

    /// True if there is a solver for sums.
    pub(super) fn is_for_sums(&self, theory: &'static str) -> bool {
        self.for_sums.contains_key(theory)
    }

    /// The solver for sums; nothing of use if there is none.
    pub(super) fn make_for_sums(&self, theory: &'static str, control: &Control) -> MadeSolver {
        self.for_sums.get(theory).map_or_else(|| Box::new(()) as MadeSolver, |make| make(control))
    }

    /// The solver for the ruleset of a component, if there is one.
    pub(super) fn make(
        &self,
        theory: &'static str,
        component: &dyn Component,
        control: &Control,
    ) -> Option<MadeSolver> {
        let key = (component.type_id(), theory);
        let make = self.made.get(&key)?;
        if self.unread.contains(&key) && !self.databases_of(component.rules()).0.is_empty() {
            return None;
        }
        make(component, control)
    }
}

impl Debug for Solvers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.made.keys().map(|(_, theory)| theory)).finish()
    }
}
