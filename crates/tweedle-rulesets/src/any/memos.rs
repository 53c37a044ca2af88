//! What was found out about positions: one question, a theory and a position, for all of them.

use super::component::ComponentOf;
use super::database::Databases;
use super::found::FoundIn;
use super::sums::SumMemos;
use super::walk::{Asked, Known};
use super::{Component, Database, Playable, Position, RulesOf, Searched, Solver, Solvers, Tell};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt::Debug;
use std::sync::Arc;
use tweedle::affine::{AffineImpartial, Forms, Reducing};
use tweedle::short::Store;
use tweedle::walk::WalkError;
use tweedle::{
    Birthday, Control, Grundy, Outcome, Outcomes, Play, Player, Remoteness, Stop, Suspense, Theory,
    misere,
};

/// Why a position could not be valued.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[non_exhaustive]
pub enum PositionError {
    /// The work was stopped.
    #[error("{0}")]
    Stop(#[from] Stop),
    /// The position is loopy; each of the positions, in their notation, is an option of the one
    /// before, and the first of the last.
    #[error("Play can go round in a loop: {}.", .0.join(" -> "))]
    Loop(Vec<String>),
}

/// What is known of the positions of one ruleset, and the question for more. Adding a theory that
/// positions of any ruleset can be asked for adds a line here and in `walk.rs`; other theories are walked
/// through [`AnyRules`](super::AnyRules).
pub trait RulesetMemos:
    Ask<Store>
    + Ask<Outcomes>
    + Ask<Grundy>
    + Ask<Birthday>
    + Ask<Remoteness>
    + Ask<Suspense>
    + Ask<AffineImpartial>
    + Ask<Forms>
    + for<'a> Ask<Reducing<'a>>
    + Ask<misere::Forms>
    + Send
{
    /// Forgets everything and gives the memory back.
    fn clear(&mut self);

    /// [`Solver::searched`] of the solver for outcomes in normal play, with positions in their notation; `false` if there
    /// is none.
    ///
    /// # Errors
    /// [`Stop`], also that of whoever is told.
    fn searched(&mut self, least: u64, tell: &mut Tell<'_, String>) -> Result<bool, Stop>;

    /// [`Solver::learn`] of that solver.
    ///
    /// # Errors
    /// [`Stop`].
    fn learn(&mut self, known: Searched<String>) -> Result<bool, Stop>;
}

/// The question what a position of one ruleset is worth in a theory.
pub trait Ask<T: Theory> {
    /// The worth of a position of the ruleset, by walking through all positions below unless there is
    /// a better way; a walk may enter `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a walk takes more; [`Stop::Undefined`] if the position is one
    /// of another ruleset.
    fn value(
        &mut self,
        theory: &mut T,
        component: &dyn Component,
        most: u64,
    ) -> Result<T::Value, PositionError>;

    /// Whether there is a better way than walking.
    fn has_solver(&mut self, theory: &T) -> bool;

    /// Whether a player wins in normal play if he moves first, if there is a way to find that more cheaply
    /// than the worth in the theory.
    ///
    /// # Errors
    /// As [`Ask::value`].
    fn wins_first(
        &mut self,
        theory: &T,
        component: &dyn Component,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError>;
}

/// What is known of the positions of a ruleset of some type.
pub(super) struct MemosOf<R: Playable> {
    rules: Arc<RulesOf<R>>,
    control: Control,
    solvers: Solvers,
    databases: Databases,
    /// In each theory an [`Asked::Known`] or a `Box<dyn Solver<R, V>>`.
    found: FoundIn,
}

impl<R: Playable> MemosOf<R> {
    pub(super) fn new(rules: Arc<RulesOf<R>>, control: &Control, solvers: &Solvers) -> MemosOf<R> {
        let (control, solvers) = (control.clone(), solvers.clone());
        let databases = solvers.databases_of(&*rules);
        MemosOf { rules, control, solvers, databases, found: FoundIn::default() }
    }

    /// What is known in a theory, empty if it was about another arena.
    fn known<T: Asked>(&mut self, theory: &T) -> &mut dyn Any {
        let MemosOf { rules, control, solvers, found, .. } = self;
        found.known(theory, &|| {
            let solver = solvers.make(theory.name(), rules, control);
            solver.unwrap_or_else(|| Box::new(T::Known::<R>::new(control)))
        })
    }

    /// The solver for outcomes in normal play, if there is one.
    fn solver_of_outcomes(&mut self) -> Option<&mut Box<dyn Solver<R, Outcome>>> {
        self.known(&Outcomes(Play::Normal)).downcast_mut()
    }

    /// The typed position of a component.
    fn position<'a>(
        rules: &Arc<RulesOf<R>>,
        component: &'a dyn Component,
    ) -> Result<&'a R::Position, Stop> {
        let other = || Stop::Undefined("That is a position of another ruleset.".to_owned());
        Ok(ComponentOf::of(rules, component).ok_or_else(other)?.position())
    }

    fn error(&self, error: WalkError<R::Position>) -> PositionError {
        match error {
            WalkError::Stop(stop) => PositionError::Stop(stop),
            WalkError::Loop(cycle) => {
                let ruleset = self.rules.ruleset();
                PositionError::Loop(cycle.iter().map(|p| ruleset.print(p)).collect())
            }
        }
    }
}

impl<R: Playable, T: Asked> Ask<T> for MemosOf<R> {
    fn value(
        &mut self,
        theory: &mut T,
        component: &dyn Component,
        most: u64,
    ) -> Result<T::Value, PositionError> {
        let rules = self.rules.clone();
        let position = Self::position(&rules, component)?;
        let databases = self.databases.clone();
        let known = self.known(theory);
        let found = if let Some(known) = known.downcast_mut::<T::Known<R>>() {
            known.value((rules.ruleset(), &databases), theory, position, most)
        } else if let Some(solver) = known.downcast_mut::<Box<dyn Solver<R, T::Value>>>() {
            solver.value_within(rules.ruleset(), position, most)
        } else {
            let wrong = format!("The solver of {} finds other worths.", theory.name());
            Err(Stop::Undefined(wrong).into())
        };
        found.map_err(|error| self.error(error))
    }

    fn has_solver(&mut self, theory: &T) -> bool {
        self.known(theory).is::<Box<dyn Solver<R, T::Value>>>()
    }

    fn wins_first(
        &mut self,
        theory: &T,
        component: &dyn Component,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError> {
        let rules = self.rules.clone();
        let position = Self::position(&rules, component)?;
        let solver = self.known(theory).downcast_mut::<Box<dyn Solver<R, T::Value>>>();
        let Some(solver) = solver else { return Ok(None) };
        let found = solver.wins_first(rules.ruleset(), position, player, most);
        found.map_err(|error| self.error(error))
    }
}

impl<R: Playable> RulesetMemos for MemosOf<R> {
    fn clear(&mut self) {
        self.found.clear();
    }

    fn searched(&mut self, least: u64, tell: &mut Tell<'_, String>) -> Result<bool, Stop> {
        let rules = self.rules.clone();
        let Some(solver) = self.solver_of_outcomes() else { return Ok(false) };
        solver.searched(least, &mut |known| {
            known.map(|part| Some(rules.ruleset().print(part))).map_or(Ok(()), &mut *tell)
        })
    }

    fn learn(&mut self, known: Searched<String>) -> Result<bool, Stop> {
        let rules = self.rules.clone();
        let known = known.map(|part| rules.ruleset().parse(part).ok());
        let (Some(known), Some(solver)) = (known, self.solver_of_outcomes()) else {
            return Ok(false);
        };
        solver.learn(rules.ruleset(), known)
    }
}

/// What is known of the positions of all rulesets and of their sums: the one owner of it.
///
/// ```
/// # use tweedle::{Birthday, Control, Outcome, Outcomes, Play};
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
    rulesets: HashMap<(String, TypeId), Box<dyn RulesetMemos>>,
    sums: SumMemos,
}

impl Memos {
    /// Nothing known yet; bounded and stopped through `control`.
    pub fn new(control: Control) -> Memos {
        Memos::with_solvers(control, Solvers::default())
    }

    /// Nothing known yet; these solvers find what they find.
    pub fn with_solvers(control: Control, solvers: Solvers) -> Memos {
        let sums = SumMemos::new(&control, &solvers);
        Memos { control, solvers, rulesets: HashMap::new(), sums }
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Adds values that were found before, which are read in the place of being found again: where canonical forms are
    /// asked for, and in the search of sums. What was found is forgotten.
    pub fn add_database(&mut self, database: Arc<dyn Database>) {
        self.solvers.add_database(database);
        self.rulesets.clear();
        self.sums = SumMemos::new(&self.control, &self.solvers);
    }

    /// The databases that were added.
    pub fn databases(&self) -> &[Arc<dyn Database>] {
        self.solvers.databases()
    }

    /// What a position is worth in a theory.
    ///
    /// Where the theory is additive, the worth of a sum is the sum of the worths of its terms; else
    /// the sum is walked, with the moves of each term found once for all sums that it stands in, unless there is a
    /// solver for sums. That finds what a single term is worth, too, if its ruleset has no solver of its own.
    ///
    /// # Errors
    /// [`PositionError`].
    pub fn value<T: Theory>(
        &mut self,
        theory: &mut T,
        position: &Position,
    ) -> Result<T::Value, PositionError>
    where
        T::Value: Send + 'static,
        dyn RulesetMemos: Ask<T>,
    {
        self.value_within(theory, position, u64::MAX)
    }

    /// [`Memos::value`], where each walk may enter `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a walk takes more.
    pub fn value_within<T: Theory>(
        &mut self,
        theory: &mut T,
        position: &Position,
        most: u64,
    ) -> Result<T::Value, PositionError>
    where
        T::Value: Send + 'static,
        dyn RulesetMemos: Ask<T>,
    {
        position.check()?;
        if !T::ADDITIVE && self.is_for_sums(theory, position) {
            return self.sums.value(theory, position, most);
        }
        let mut worths = Vec::with_capacity(position.len());
        for term in position.terms() {
            let memos = self.of_ruleset(&**term.component());
            let worth = memos.value(theory, &**term.component(), most)?;
            worths.push(if term.is_negative() { theory.negative(&worth)? } else { worth });
        }
        match <[T::Value; 1]>::try_from(worths) {
            Ok([only]) => Ok(only),
            Err(several) => Ok(theory.of_sum(&several)?),
        }
    }

    /// Whether a player wins a position in normal play if he moves first, if there is a way to find that more
    /// cheaply than the worth in the theory. A search may look at about `most` positions that are not known.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Limit`] if a search takes more.
    pub fn wins_first<T: Theory>(
        &mut self,
        theory: &T,
        position: &Position,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, PositionError>
    where
        T::Value: Send + 'static,
        dyn RulesetMemos: Ask<T>,
    {
        position.check()?;
        if self.is_for_sums(theory, position) {
            return self.sums.wins_first(theory, position, player, most);
        }
        let Some(term) = position.terms().first() else { return Ok(None) };
        let component = &**term.component();
        self.of_ruleset(component).wins_first(theory, component, term.mover(player), most)
    }

    /// Tells of sums that were searched in normal play below a position, with so much work or more; `false` if positions
    /// like that are not solved by a search of sums. Components are told in a notation that [`Memos::learn`] reads for
    /// the same position.
    ///
    /// # Errors
    /// [`Stop`], also that of whoever is told.
    pub fn searched(
        &mut self,
        position: &Position,
        least: u64,
        tell: &mut Tell<'_, String>,
    ) -> Result<bool, Stop> {
        if self.is_for_sums(&Outcomes(Play::Normal), position) {
            return self.sums.searched(position, least, tell);
        }
        let Some(term) = position.terms().first() else { return Ok(false) };
        self.of_ruleset(&**term.component()).searched(least, tell)
    }

    /// Takes over who wins a sum below a position, as [`Memos::searched`] told it. Whether it can be one.
    ///
    /// # Errors
    /// [`Stop`].
    pub fn learn(&mut self, position: &Position, known: Searched<String>) -> Result<bool, Stop> {
        if self.is_for_sums(&Outcomes(Play::Normal), position) {
            return self.sums.learn(position, known);
        }
        let Some(term) = position.terms().first() else { return Ok(false) };
        self.of_ruleset(&**term.component()).learn(known)
    }

    /// Whether what a position is worth is found as of a sum.
    fn is_for_sums<T: Theory>(&mut self, theory: &T, position: &Position) -> bool
    where
        dyn RulesetMemos: Ask<T>,
    {
        let Some((component, _)) = position.single() else { return true };
        self.sums.has_solver(theory, position) && !self.of_ruleset(&**component).has_solver(theory)
    }

    /// What is known of the positions of the ruleset of a component.
    fn of_ruleset(&mut self, component: &dyn Component) -> &mut (dyn RulesetMemos + 'static) {
        let key = (component.rules().expression().to_owned(), component.type_id());
        let Memos { rulesets, control, solvers, .. } = self;
        &mut **rulesets.entry(key).or_insert_with(|| component.new_memos(control, solvers))
    }

    /// Forgets everything and gives the memory back. Databases stay.
    pub fn clear(&mut self) {
        self.rulesets.values_mut().for_each(|memos| memos.clear());
        self.sums.clear();
    }
}

impl Debug for Memos {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Memos").field("rulesets", &self.rulesets.len()).finish_non_exhaustive()
    }
}
