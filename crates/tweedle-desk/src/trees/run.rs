//! The work on a proof tree, by processes that share a folder.

use super::folder::TreeFolder;
use super::keeper::{Keeper, NoKeeper, TreeMaker};
use super::worker::{TreeWorker, proved};
use crate::kept::write;
use crate::{Desk, TreeOf, Trouble};
use std::thread;
use std::time::Duration;
use tweedle_search::proof::{Source, TreeTurn};

/// The time after which a process that has nothing to do looks again, and the longest one to which it grows.
const WAIT: Duration = Duration::from_millis(10);
const LONGEST_WAIT: Duration = Duration::from_millis(500);

impl TreeFolder {
    /// Searches and proves what no other process does, until all winners are known and proved. `tell` is told how far it is before each leaf.
    ///
    /// # Errors
    /// [`Trouble`]; what was found before is in the log.
    pub fn run(
        &mut self,
        desk: &mut Desk,
        maker: &TreeMaker,
        tell: &mut dyn FnMut(&TreeOf),
    ) -> Result<(), Trouble> {
        self.run_on_copy(desk, maker, &mut NoKeeper, tell)
    }

    /// The same on a copy of the folder. The copy has the plan and no log when this process begins; `maker` says the number of its log.
    ///
    /// # Errors
    /// [`Trouble`]; what was found before was given to the keeper.
    pub fn run_on_copy(
        &mut self,
        desk: &mut Desk,
        maker: &TreeMaker,
        keeper: &mut dyn Keeper,
        tell: &mut dyn FnMut(&TreeOf),
    ) -> Result<(), Trouble> {
        let control = desk.control().clone();
        let worker = TreeWorker::new(self.plan(), desk)?;
        let mut wait = WAIT;
        loop {
            keeper.exchange()?;
            control.check()?;
            self.refresh(&control)?;
            worker.learn(self.new_sums(), desk)?;
            let is_done = if self.tree().is_solved() {
                let unproved = self.unproved();
                if !maker.proves || unproved.is_empty() {
                    return Ok(());
                }
                tell(&self.state());
                self.prove_one(&unproved, keeper, desk)?
            } else {
                tell(&self.state());
                self.search_one(&worker, maker, keeper, desk)?
            };
            wait = if is_done { WAIT } else { LONGEST_WAIT.min(2 * wait) };
            if !is_done {
                thread::sleep(wait);
            }
        }
    }

    /// Searches a leaf, if there is one that nobody searches.
    fn search_one(
        &mut self,
        worker: &TreeWorker,
        maker: &TreeMaker,
        keeper: &mut dyn Keeper,
        desk: &mut Desk,
    ) -> Result<bool, Trouble> {
        let Some((turn, claim)) = self.claim_leaf(keeper)? else { return Ok(false) };
        // Another process may have written what it found before the claim.
        keeper.exchange()?;
        self.refresh(desk.control())?;
        let is_open = |other: &_| Ok::<bool, Trouble>(*other == turn);
        if self.tree().choose(is_open)?.is_some() {
            let report = worker.search(&turn, self.most(), desk)?;
            self.write(&report, maker)?;
        }
        drop(claim);
        Ok(true)
    }

    /// Proves one of these leaves, if there is one that nobody proves.
    fn prove_one(
        &self,
        unproved: &[(TreeTurn, Source)],
        keeper: &mut dyn Keeper,
        desk: &mut Desk,
    ) -> Result<bool, Trouble> {
        for (turn, source) in unproved {
            let Some(claim) = self.claim(turn, keeper)? else { continue };
            keeper.exchange()?;
            let file = self.proof_of(*source);
            // Another process may have written it before the claim.
            if !file.exists() {
                write(&file, proved(turn, desk)?.as_bytes())?;
            }
            drop(claim);
            return Ok(true);
        }
        Ok(false)
    }
}
