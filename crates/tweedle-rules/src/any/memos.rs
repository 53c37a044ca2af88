//! The results about positions: one question, a theory and a position, for all of them.

use super::common::Common;
use super::database::Databases;
use super::found::FoundIn;
use super::numbered::{Numbered, Worths};
use super::solver::SolverOfType;
use super::sum_memos::SumMemos;
use super::walk::Aids;
use super::{
    Asked, Component, Database, Position, PositionError, Searched, Solvers, Tell, TurnEnd,
};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::Arc;
use tweedle_engine::{Control, Outcome, Outcomes, Play, Player, Stop, Theory};

/// The owner of all results about the positions of all rulesets and about their sums.
///
/// Any theory can be asked for, also one of the user's own:
///
/// ```
/// # use tweedle_engine::{Control, Stop, Theory};
/// # use tweedle_rulesets::{Clobber, any::{Memos, RulesOf}};
/// /// In how many ways a game can be played to its end, moves of both players in any order.
/// struct Ends;
/// impl Theory for Ends {
///     type Value = u64;
///     const ADDITIVE: bool = false;
///     fn name(&self) -> &'static str {
///         "ends"
///     }
///     fn of_options(&mut self, left: &[u64], right: &[u64]) -> Result<u64, Stop> {
///         Ok(left.iter().chain(right).sum::<u64>().max(1))
///     }
///     fn of_sum(&mut self, parts: &[u64]) -> Result<u64, Stop> {
///         Ok(parts.iter().product())
///     }
///     fn negative(&mut self, ends: &u64) -> Result<u64, Stop> {
///         Ok(*ends)
///     }
/// }
/// let clobber = RulesOf::new("game.grid.Clobber", Clobber::<u32>::new()).rules();
/// let position = clobber.place("xoxo")?;
/// assert_eq!(Memos::new(Control::new()).value(&mut Ends, &position), Ok(12));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
///
/// ```
/// # use tweedle_engine::{Birthday, Control, Outcome, Outcomes, Play};
/// # use tweedle_rulesets::{Clobber, Nim, any::{Memos, RulesOf}};
/// let nim = RulesOf::new("game.heap.Nim", Nim).rules();
/// let clobber = RulesOf::new("game.grid.Clobber", Clobber::<u32>::new()).rules();
/// let sum = nim.place("2")?.sum(&clobber.place("xo")?);
/// let mut memos = Memos::new(Control::new());
/// assert_eq!(memos.value(&mut Birthday, &sum), Ok(3));
/// assert_eq!(memos.value(&mut Outcomes(Play::Misere), &sum), Ok(Outcome::N));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub struct Memos {
    control: Control,
    solvers: Solvers,
    /// By the expressions of the rulesets and the types of their positions.
    rulesets: HashMap<(String, TypeId), OfRuleset>,
    sums: SumMemos,
    common: Option<Common>,
}

/// The results about the positions of one ruleset.
struct OfRuleset {
    databases: Databases,
    /// In each theory a [`Walked`] or a `Box<dyn SolverOfType<V>>`.
    found: FoundIn,
}

/// The results that were found by walking.
struct Walked<V> {
    /// The numbers of the worths of positions, a memo of these.
    numbers: Box<dyn Any + Send>,
    worths: Worths<V>,
}

impl OfRuleset {
    /// The results that are known in a theory, empty if they were about another arena.
    fn known<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &T,
        component: &dyn Component,
        (control, solvers): (&Control, &Solvers),
    ) -> &mut dyn Any {
        self.found.known(theory, &|| {
            let solver = solvers.make(theory.name(), component, control);
            solver.unwrap_or_else(|| {
                let worths = Worths::<T::Value>::new(control);
                Box::new(Walked { numbers: component.new_memo(control), worths })
            })
        })
    }
}

impl Memos {
    /// Nothing known yet; bounded and stopped through `control`.
    pub fn new(control: Control) -> Memos {
        Memos::with_solvers(control, Solvers::default())
    }

    /// Nothing known yet; these solvers find what they find.
    pub fn with_solvers(control: Control, solvers: Solvers) -> Memos {
        let sums = SumMemos::new(&control, &solvers);
        Memos { control, solvers, rulesets: HashMap::new(), sums, common: None }
    }

    /// From now on asks what memos of other threads have told, and tells them what is found by walking. A
    /// [`Store`](tweedle_engine::short::Store) that is asked for canonical forms uses the [exchange](Common::exchange) then.
    pub fn with_others(&mut self, common: Common) {
        self.common = Some(common);
    }

    /// From now on asks and tells no others.
    pub fn without_others(&mut self) {
        self.common = None;
    }

    /// The results that memos of other threads tell, if they are asked.
    pub fn common(&self) -> Option<&Common> {
        self.common.as_ref()
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Adds values or winners that were found before, which are read in the place of being found again: values where canonical forms
    /// are asked for, and in the search of sums; winners by [`Memos::kept_turn`]. The results found so far are forgotten.
    pub fn add_database(&mut self, database: Arc<dyn Database>) {
        self.solvers.add_database(database);
        self.rulesets.clear();
        self.sums = SumMemos::new(&self.control, &self.solvers);
    }

    /// The databases that were added.
    pub fn databases(&self) -> &[Arc<dyn Database>] {
        self.solvers.databases()
    }

    /// What a database says of the turn of `player` in a position that is no sum; `None` if nothing is kept of it.
    ///
    /// # Errors
    /// [`Stop`], if it cannot be read.
    pub fn kept_turn(
        &self,
        position: &Position,
        player: Player,
        play: Play,
    ) -> Result<Option<TurnEnd>, Stop> {
        let Some((component, is_negative)) = position.single() else { return Ok(None) };
        let mover = if is_negative { player.opponent() } else { player };
        let expression = component.rules().expression();
        let is_of = |it: &&Arc<dyn Database>| !it.has_values() && it.rules() == expression;
        let mut text = None;
        for database in self.databases().iter().filter(is_of) {
            let text = text.get_or_insert_with(|| component.text());
            if let Some(known) = database.turn(text, mover, play)? {
                return Ok(Some(known));
            }
        }
        Ok(None)
    }

    /// The worth of a position in a theory.
    ///
    /// Where the theory is additive, the worth of a sum is the sum of the worths of its terms; else the sum is walked,
    /// with the moves of each term found once for all sums that it stands in, unless there is a solver for sums. That
    /// solver finds the worth of a single term, too, if its ruleset has no solver of its own.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn value<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &mut T,
        position: &Position,
    ) -> Result<T::Value, PositionError> {
        self.value_within(theory, position, u64::MAX)
    }

    /// [`Memos::value`], where each walk may enter `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a walk takes more.
    pub fn value_within<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &mut T,
        position: &Position,
        most: u64,
    ) -> Result<T::Value, PositionError> {
        position.check()?;
        if !T::ADDITIVE && self.is_for_sums(theory, position) {
            return self.sums.value(theory, position, most);
        }
        let mut worths = Vec::with_capacity(position.len());
        for term in position.terms() {
            let worth = self.of_component(theory, &**term.component(), most)?;
            worths.push(if term.is_negative() { theory.negative(&worth)? } else { worth });
        }
        match <[T::Value; 1]>::try_from(worths) {
            Ok([only]) => Ok(only),
            Err(several) => Ok(theory.of_sum(&several)?),
        }
    }

    /// The worth of a component, found by walking through all positions below unless there is a better way.
    fn of_component<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &mut T,
        component: &dyn Component,
        most: u64,
    ) -> Result<T::Value, PositionError> {
        let common = self.common.as_ref().filter(|_| T::COMMON);
        let told = common.map(|common| common.told(theory, component));
        let (ruleset, made_of) = self.of_ruleset(component);
        let databases = ruleset.databases.clone();
        let known = ruleset.known(theory, component, made_of);
        if let Some(solver) = known.downcast_mut::<Box<dyn SolverOfType<T::Value>>>() {
            return solver.value_within(component, most);
        }
        let Some(Walked { numbers, worths }) = known.downcast_mut::<Walked<T::Value>>() else {
            let wrong = format!("The solver of {} finds other worths.", theory.name());
            return Err(Stop::Undefined(wrong).into());
        };
        let number = Numbered::with(theory, worths, |theory| {
            let aids = Aids { databases: &databases, told: told.as_deref(), most };
            component.walk(&mut **numbers, theory, &aids)
        })?;
        Ok(worths.worth::<T>(number))
    }

    /// True if a player wins a position in normal play if he moves first, if there is a way to find that more
    /// cheaply than the worth in the theory. A search may look at about `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a search takes more.
    pub fn wins_first<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &T,
        position: &Position,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError> {
        position.check()?;
        if self.is_for_sums(theory, position) {
            return self.sums.wins_first(theory, position, player, most);
        }
        let Some(term) = position.terms().first() else { return Ok(None) };
        let component = &**term.component();
        match self.solver(theory, component) {
            Some(solver) => solver.wins_first(component, term.mover(player), most),
            None => Ok(None),
        }
    }

    /// Tells of sums that were searched in normal play below a position; returns `false` if
    /// positions like that are not solved by a search of sums. Components are told in a notation that [`Memos::learn`]
    /// reads for the same position.
    ///
    /// # Errors
    /// [`Stop`], also the one that `tell` returns.
    pub fn searched(
        &mut self,
        position: &Position,
        asked: Asked,
        tell: &mut Tell<'_, String>,
    ) -> Result<bool, Stop> {
        if self.is_for_sums(&Outcomes(Play::Normal), position) {
            return self.sums.searched(position, asked, tell);
        }
        self.solver_of_outcomes(position).map_or(Ok(false), |solver| solver.searched(asked, tell))
    }

    /// Takes over who wins a sum below a position, as [`Memos::searched`] told it. Returns true if it can be such a
    /// sum.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn learn(&mut self, position: &Position, known: Searched<String>) -> Result<bool, Stop> {
        if self.is_for_sums(&Outcomes(Play::Normal), position) {
            return self.sums.learn(position, known);
        }
        self.solver_of_outcomes(position).map_or(Ok(false), |solver| solver.learn(known))
    }

    /// True if the worth of a position is found as that of a sum.
    fn is_for_sums<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &T,
        position: &Position,
    ) -> bool {
        let Some((component, _)) = position.single() else { return true };
        self.sums.has_solver(theory, position) && self.solver(theory, &**component).is_none()
    }

    /// The solver of the ruleset of the first term for outcomes in normal play, if there is one.
    fn solver_of_outcomes(
        &mut self,
        position: &Position,
    ) -> Option<&mut dyn SolverOfType<Outcome>> {
        let term = position.terms().first()?;
        self.solver(&Outcomes(Play::Normal), &**term.component())
    }

    /// The solver of the ruleset of a component, if there is a better way than walking.
    fn solver<T: Theory<Value: Eq + Hash + Send + 'static>>(
        &mut self,
        theory: &T,
        component: &dyn Component,
    ) -> Option<&mut dyn SolverOfType<T::Value>> {
        let (ruleset, made_of) = self.of_ruleset(component);
        let known = ruleset.known(theory, component, made_of);
        Some(&mut **known.downcast_mut::<Box<dyn SolverOfType<T::Value>>>()?)
    }

    /// The results about the positions of the ruleset of a component, and the parts from which more
    /// results are made.
    fn of_ruleset(&mut self, component: &dyn Component) -> (&mut OfRuleset, (&Control, &Solvers)) {
        let key = (component.rules().expression().to_owned(), component.type_id());
        let Memos { rulesets, control, solvers, .. } = self;
        let ruleset = rulesets.entry(key).or_insert_with(|| OfRuleset {
            databases: solvers.databases_of(component.rules()),
            found: FoundIn::default(),
        });
        (ruleset, (control, solvers))
    }

    /// Forgets everything and gives the memory back; others are asked no more. Databases stay.
    pub fn clear(&mut self) {
        self.rulesets.values_mut().for_each(|ruleset| ruleset.found.clear());
        self.sums.clear();
        self.common = None;
    }
}

impl Debug for Memos {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memos").field("rulesets", &self.rulesets.len()).finish_non_exhaustive()
    }
}
