//! Groups of tiers that several processes hold together, each the labels of some parts, so that a group may be larger than the memory
//! of one machine ([`tweedle_search::tiers`]).
//!
//! The processes are known by their addresses. They [meet](Cluster::new) for each group, and go on together from one number of moves to the next, on
//! a dataflow of [`timely`]: each takes back the moves that lead to its own turns, and the turns from which they lead are exchanged to the processes
//! that have them. After each number of moves all of them may keep their states, from which they go on after one was lost.
//!
//! ```
//! # let folder = tempfile::tempdir()?;
//! # let folder = folder.path();
//! use tweedle_cluster::Cluster;
//! use tweedle_desk::Desk;
//! use tweedle_desk::tiers::{Maker, TierFolder, TierPlan, TierSpace};
//! use tweedle_engine::Play;
//!
//! // The same on the other machine, with 1 in the place of 0.
//! let addresses = ["one:7000".to_owned(), "two:7000".to_owned()];
//! let team = Some(Cluster::new(&addresses, 0)?.into());
//! let mut desk = Desk::of(tweedle_rulesets::standard());
//! let ruleset = "game.grid.Domineering".to_owned();
//! let space = TierSpace { ruleset, rows: 3, cols: 3, play: Play::Normal, from: None };
//! let plan = TierPlan::new(&mut desk, space, 1 << 16, 256)?;
//! let mut tiers = TierFolder::begin(folder, plan)?;
//! // No group of Domineering has moves within it: nobody is waited for here.
//! tiers.run(desk.control(), &Maker { team, ..Maker::of("an example") }, &mut |_| {})?;
//! assert_eq!(tiers.state_of(false, desk.control()).positions_done, 512);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod link;
mod meet;
mod together;

use meet::meet;
use std::sync::{Arc, Mutex, PoisonError};
use timely::WorkerConfig;
use timely::communication::allocator::AllocatorBuilder;
use timely::communication::allocator::ProcessBuilder;
use timely::communication::allocator::zero_copy::initialize::initialize_networking_from_sockets;
use timely::communication::{Hooks, initialize_from};
use timely::worker::Worker;
use together::Together;
use tweedle_desk::tiers::{States, Team};
use tweedle_engine::{Control, Stop};
use tweedle_search::tiers::{Core, Cored, Member};

/// Processes that hold groups together, as one of them sees them.
#[derive(Clone, Debug)]
pub struct Cluster {
    addresses: Arc<[String]>,
    member: Member,
}

impl Cluster {
    /// The processes with some addresses, `name:port`; the one with this number is this process, which listens at its port. They have to be two
    /// at least, and on a network where nobody else is: what comes is believed.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if there is no such process.
    pub fn new(addresses: &[String], process: usize) -> Result<Cluster, Stop> {
        if addresses.len() < 2 || process >= addresses.len() {
            let last = addresses.len().saturating_sub(1);
            return Err(Stop::NotPossible(format!(
                "A cluster has two processes or more, and they are numbered from 0: there is no process {process} among 0 to {last}."
            )));
        }
        let member = Member { process, processes: addresses.len() };
        Ok(Cluster { addresses: addresses.into(), member })
    }
}

impl From<Cluster> for Arc<dyn Team> {
    fn from(cluster: Cluster) -> Arc<dyn Team> {
        Arc::new(cluster)
    }
}

impl Team for Cluster {
    fn member(&self) -> Member {
        self.member
    }

    fn solve(
        &self,
        core: Core,
        states: States,
        control: &Control,
    ) -> Result<Option<Vec<Cored>>, Stop> {
        let Some(links) = meet(&self.addresses, self.member, &states, control)? else {
            return Ok(None);
        };
        let is_lost = links.is_lost.clone();
        let allocators = ProcessBuilder::new_typed_vector(1, Hooks::default().refill, None);
        let Member { process, .. } = self.member;
        let (builders, threads) = initialize_networking_from_sockets(
            allocators,
            links.sockets,
            process,
            1,
            Hooks::default(),
        )
        .map_err(|error| Stop::NotPossible(format!("Cannot work with the others: {error}.")))?;
        let builders = builders.into_iter().map(AllocatorBuilder::Tcp).collect();
        // The work is done once, by the one thread of the dataflow.
        let work = Mutex::new(Some((core, states, control.clone())));
        let lost = is_lost.clone();
        let member = self.member;
        let guards = initialize_from(builders, Box::new(()), move |allocator| {
            let now = Some(std::time::Instant::now());
            let mut worker = Worker::new(WorkerConfig::default(), allocator, now);
            let taken = work.lock().unwrap_or_else(PoisonError::into_inner).take();
            let (core, states, control) = taken?;
            let found = Together::solve(&mut worker, &core, &states, member, &lost, &control);
            if found.is_err() {
                // What is not complete would be waited for.
                for dataflow in worker.installed_dataflows() {
                    worker.drop_dataflow(dataflow);
                }
            }
            while worker.has_dataflows() && !lost.is_set() {
                worker.step_or_park(Some(together::PAUSE));
            }
            Some(found)
        })
        .map_err(|error| Stop::NotPossible(format!("Cannot work with the others: {error}.")))?;
        let found = guards.join().pop();
        let found = found.and_then(Result::ok).flatten().unwrap_or_else(|| Err(link::lost()));
        if found.is_err() {
            // The threads of lost connections have failed, and others wait for what does not come.
            std::mem::forget(threads);
        }
        found.map(Some)
    }
}
