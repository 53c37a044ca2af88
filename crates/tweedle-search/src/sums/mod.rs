//! The search for the winner of sums that are too large to be valued.
//!
//! A node is a sum in which Left moves next: components that are too large to be valued, and the value of all
//! others. It is decided without a look at its options if the open components can be bounded by sums of positions
//! that are not too large ([`Hints::slab`]).

mod bounds;
mod choice;
mod decide;
mod glance;
mod kept;
mod key;
mod looks;
mod news;
mod path;
mod prospect;
mod search;
mod shared;
mod slabs;
mod sum;
mod switches;
mod table;
mod team;
mod values;
mod worker;

use search::Search;
use shared::Shared;
use std::borrow::Borrow;
use std::hash::Hash;
use std::marker::PhantomData;
use std::num::NonZeroUsize;
use std::sync::Arc;
pub use switches::Switches;
use team::Team;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Hints, Outcome, Player, Stop, Weigh};
use tweedle_rules::any::{Asked, Piece, Pieces, Searched, Solver, Tell};
use worker::Worker;

/// No search uses more threads.
const MOST_THREADS: usize = 256;

/// With fewer positions allowed, those that were looked at before among them, a solver uses one thread, so that each run is the
/// same.
const LONG: u64 = 100_000;

/// The search for the winner of positions of one partizan ruleset in normal play.
///
/// It searches depth first for one winning move, and remembers who wins each sum. Components that are negatives of
/// each other are dropped; components are valued while that is cheap, the more so the more often they are met; the
/// rest of a sum is bounded by cuts. Options are tried in the order of these bounds.
///
/// Cost: at worst all sums below are searched. Memory: the table of sums grows up to two fifths of the budget, what
/// its sums own up to as much again, and then it forgets what was cheap to find; values, and the options on the path, are counted against the budget.
///
/// The results are known by positions alone: one search is for one ruleset with its parameters.
///
/// ```
/// # use tweedle_engine::{Control, Player};
/// # use tweedle_rulesets::Domineering;
/// # use tweedle_search::SumSearch;
/// let rules = Domineering::<u64>::new();
/// let board = Domineering::empty(6, 7).expect("a board");
/// let mut search = SumSearch::new(Control::new());
/// assert_eq!(search.wins_first(&rules, &board, Player::Left), Ok(true));
/// assert_eq!(search.wins_first(&rules, &board, Player::Right), Ok(false));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
pub struct SumSearch<P> {
    control: Control,
    switches: Switches,
    shared: Arc<Shared<P>>,
    /// One for each thread; there is one at least.
    workers: Vec<Worker<P>>,
}

impl<P: Clone + Eq + Hash + Ord + Weigh> SumSearch<P> {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: Control) -> SumSearch<P> {
        SumSearch::with(control, Switches::default())
    }

    /// The same, which makes use of this.
    pub fn with(control: Control, switches: Switches) -> SumSearch<P> {
        let shared = Arc::new(Shared::new(&control, switches.table));
        let workers = vec![Worker::new(&control, switches, shared.clone())];
        SumSearch { control, switches, shared, workers }
    }

    /// True if a player wins a position if he moves first, in normal play.
    ///
    /// # Errors
    /// [`WalkError::Stop`] when the budget runs out or the work is cancelled, with [`Stop::Undefined`] for rulesets
    /// with entailing moves or loops, and those of the ruleset; [`WalkError::Loop`] if a loop is met in a component
    /// that is valued. The results that were found before are kept.
    pub fn wins_first<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
    ) -> Result<bool, WalkError<P>> {
        self.wins_first_within(ruleset, position, player, u64::MAX)
    }

    /// [`SumSearch::wins_first`], where about `most` positions may be looked at: sums, and positions that are valued.
    /// The look at one option is ended, which may take some hundreds more.
    ///
    /// # Errors
    /// As there; [`Stop::Limit`] if it takes more.
    pub fn wins_first_within<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
        most: u64,
    ) -> Result<bool, WalkError<P>> {
        is_for(ruleset)?;
        let wins = Search::new(ruleset, &mut self.workers[0], most, None).wins(position, player);
        let is_short = matches!(wins, Err(WalkError::Stop(Stop::Memory { .. })));
        if is_short && self.workers.len() > 1 {
            // The values of other threads are in the way.
            self.workers.truncate(1);
            return Search::new(ruleset, &mut self.workers[0], most, None).wins(position, player);
        }
        wins
    }

    /// [`SumSearch::wins_first`] by several threads, which share what they find.
    ///
    /// Short searches need only one. Each thread has a store of values of its own, and so needs some memory of its own; they tell each
    /// other what components are worth.
    ///
    /// There are at most 256. Each may look at about `most` positions.
    ///
    /// # Errors
    /// As [`SumSearch::wins_first`]; [`Stop::Limit`] if it takes more.
    pub fn wins_first_by<R>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
        threads: NonZeroUsize,
        most: u64,
    ) -> Result<bool, WalkError<P>>
    where
        R: Hints<Position = P> + Sync,
        P: Send + Sync,
    {
        self.wins_by::<R, Together>(ruleset, position, player, threads, most)
    }

    /// [`SumSearch::wins_first_by`], of a ruleset that each thread has for itself.
    fn wins_by<R, W>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
        threads: NonZeroUsize,
        most: u64,
    ) -> Result<bool, WalkError<P>>
    where
        R: Hints<Position = P>,
        W: Twins<R>,
        P: Send + Sync,
    {
        let (control, switches) = (self.control.clone(), self.switches);
        // The search before was long enough, or not.
        let alone = switches.alone.saturating_sub(self.looked_at());
        if threads.get() == 1 || most <= alone {
            return self.wins_first_within(ruleset, position, player, most);
        }
        if alone > 0 {
            match self.wins_first_within(ruleset, position, player, alone) {
                Err(WalkError::Stop(Stop::Limit { most })) if most == alone => {}
                answer => return answer,
            }
        }
        let most = most - alone;
        let threads = threads.get().min(MOST_THREADS);
        while self.workers.len() < threads {
            self.workers.push(Worker::new(&control, switches, self.shared.clone()));
        }
        let (team, control) = (Team::new(threads), &control);
        let work = &|worker: &mut Worker<P>, ruleset: &R| {
            let wins = Search::new(ruleset, worker, most, Some(&team)).wins(position, player);
            if !team.give(W::checked(ruleset, wins)) {
                worker.forget();
            }
        };
        std::thread::scope(|scope| {
            let mut workers = self.workers.iter_mut().take(threads);
            let own = workers.next();
            // This thread is one of them until its own work ends, so that none of the others is the last before.
            team.join();
            for worker in workers {
                team.join();
                let (thread, twin) = (std::thread::Builder::new(), W::twin(ruleset));
                let own = move || {
                    control.work_here();
                    work(worker, twin.borrow());
                };
                if thread.spawn_scoped(scope, own).is_err() {
                    // The system gives no more threads: those that there are will do.
                    team.leave();
                }
            }
            if let Some(worker) = own {
                work(worker, ruleset);
            }
        });
        match team.answer().unwrap_or(Err(Stop::Cancelled.into())) {
            // The values of several threads are in the way.
            Err(WalkError::Stop(Stop::Memory { .. })) => {
                self.workers.truncate(1);
                Search::new(ruleset, &mut self.workers[0], most, None).wins(position, player)
            }
            answer => answer,
        }
    }

    /// The number of sums that were searched so far by their options, and of positions whose values are forgotten for
    /// want of memory.
    pub fn searched(&self) -> u64 {
        self.workers.iter().map(|worker| worker.searched).sum()
    }

    /// The number of positions that were looked at.
    fn looked_at(&self) -> u64 {
        self.workers.iter().map(Worker::looked_at).sum()
    }
}

impl<P> std::fmt::Debug for SumSearch<P> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SumSearch").field("threads", &self.workers.len()).finish_non_exhaustive()
    }
}

impl<R: Hints<Position: Ord + Send + Sync>> Solver<R, Outcome> for SumSearch<R::Position> {
    fn value(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<Outcome, WalkError<R::Position>> {
        self.value_within(ruleset, position, u64::MAX)
    }

    fn value_within(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        most: u64,
    ) -> Result<Outcome, WalkError<R::Position>> {
        let first = self.looked_at();
        let left = self.wins_first_within(ruleset, position, Player::Left, most)?;
        let rest = most.saturating_sub(self.looked_at() - first);
        let right = self.wins_first_within(ruleset, position, Player::Right, rest);
        let right = right.map_err(|error| match error {
            WalkError::Stop(Stop::Limit { .. }) => Stop::Limit { most }.into(),
            error => error,
        })?;
        Ok(Outcome::from_wins(left, right))
    }

    fn wins_first(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, WalkError<R::Position>> {
        self.wins_first_within(ruleset, position, player, most).map(Some)
    }

    fn searched(&mut self, asked: Asked, tell: &mut Tell<'_, R::Position>) -> Result<bool, Stop> {
        self.tell_sums(asked, tell).map(|()| true)
    }

    fn learn(&mut self, ruleset: &R, known: Searched<R::Position>) -> Result<bool, Stop> {
        self.learn(ruleset, known)
    }
}

/// The way in which several threads ask a ruleset: each has a twin of it.
pub trait Twins<R: Hints> {
    /// The ruleset that a thread asks.
    type Twin<'a>: Borrow<R> + Send
    where
        R: 'a;

    /// A twin for one more thread.
    fn twin(ruleset: &R) -> Self::Twin<'_>;

    /// The answer that was found with a twin, or a stop which nobody has heard of.
    ///
    /// # Errors
    /// Those of what was found, and that stop.
    fn checked(
        ruleset: &R,
        found: Result<bool, WalkError<R::Position>>,
    ) -> Result<bool, WalkError<R::Position>>;
}

/// All threads ask the same ruleset at once.
#[derive(Clone, Copy, Debug)]
pub struct Together;

impl<R: Hints + Sync> Twins<R> for Together {
    type Twin<'a>
        = &'a R
    where
        R: 'a;

    fn twin(ruleset: &R) -> &R {
        ruleset
    }

    fn checked(
        _: &R,
        found: Result<bool, WalkError<R::Position>>,
    ) -> Result<bool, WalkError<R::Position>> {
        found
    }
}

/// Each thread has the rules of sums for itself.
#[derive(Clone, Copy, Debug)]
pub struct Apart;

impl Twins<Pieces> for Apart {
    type Twin<'a> = Pieces;

    fn twin(pieces: &Pieces) -> Pieces {
        pieces.twin()
    }

    fn checked(
        pieces: &Pieces,
        found: Result<bool, WalkError<Piece>>,
    ) -> Result<bool, WalkError<Piece>> {
        pieces.sums.check()?;
        found
    }
}

/// A [`SumSearch`] as a solver that uses as many threads as the control handle allows.
#[derive(Debug)]
pub struct ByThreads<P, W> {
    search: SumSearch<P>,
    way: PhantomData<W>,
}

impl<P: Clone + Eq + Hash + Ord + Weigh + Send + Sync, W> ByThreads<P, W> {
    /// Nothing known; bounded and stopped through `control`.
    pub fn new(control: Control) -> ByThreads<P, W> {
        ByThreads::with(control, Switches::default())
    }

    /// The same, which makes use of this.
    pub fn with(control: Control, switches: Switches) -> ByThreads<P, W> {
        ByThreads { search: SumSearch::with(control, switches), way: PhantomData }
    }

    fn wins<R: Hints<Position = P>>(
        &mut self,
        ruleset: &R,
        position: &P,
        player: Player,
        most: u64,
    ) -> Result<bool, WalkError<P>>
    where
        W: Twins<R>,
    {
        let threads = self.search.control.threads();
        if self.search.looked_at().saturating_add(most) >= LONG {
            return self.search.wins_by::<R, W>(ruleset, position, player, threads, most);
        }
        self.search.wins_first_within(ruleset, position, player, most)
    }
}

impl<R: Hints<Position: Ord + Send + Sync>, W: Twins<R> + Send> Solver<R, Outcome>
    for ByThreads<R::Position, W>
{
    fn value(
        &mut self,
        ruleset: &R,
        position: &R::Position,
    ) -> Result<Outcome, WalkError<R::Position>> {
        let mut wins = |player| self.wins(ruleset, position, player, u64::MAX);
        Ok(Outcome::from_wins(wins(Player::Left)?, wins(Player::Right)?))
    }

    fn value_within(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        most: u64,
    ) -> Result<Outcome, WalkError<R::Position>> {
        if most == u64::MAX {
            return self.value(ruleset, position);
        }
        self.search.value_within(ruleset, position, most)
    }

    fn wins_first(
        &mut self,
        ruleset: &R,
        position: &R::Position,
        player: Player,
        most: u64,
    ) -> Result<Option<bool>, WalkError<R::Position>> {
        self.wins(ruleset, position, player, most).map(Some)
    }

    fn searched(&mut self, asked: Asked, tell: &mut Tell<'_, R::Position>) -> Result<bool, Stop> {
        self.search.tell_sums(asked, tell).map(|()| true)
    }

    fn learn(&mut self, ruleset: &R, known: Searched<R::Position>) -> Result<bool, Stop> {
        self.search.learn(ruleset, known)
    }
}

/// # Errors
/// [`Stop::Undefined`] if the search is not for such rulesets.
fn is_for(ruleset: &impl tweedle_engine::Ruleset) -> Result<(), Stop> {
    if ruleset.facts().is_entailing || ruleset.facts().is_loopy {
        let message = "The search of sums is for games without entailing moves and without loops.";
        return Err(Stop::NotPossible(message.to_owned()));
    }
    Ok(())
}
