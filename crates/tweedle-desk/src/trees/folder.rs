//! The folder of a proof tree: a plan, logs, and the proofs of leaves.
//!
//! The plan is `plan.json`. Each process writes a log, `logs/000003.jsonl`. The proof of the leaf whose winner stands in its 17th line is
//! `proofs/000003-000017-0000.proof`. A leaf that a process works at is claimed by a lock in `claims`.

use super::keeper::{Keeper, TreeMaker};
use super::log::{OwnLog, ReadLog, file_of, numbers};
use super::plan::TreePlan;
use super::report::TreeReport;
use crate::kept::{Lock, SumRow};
use crate::sweep::{begin_with_plan, read_plan_text};
use crate::{Desk, TreeOf, Trouble};
use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use tweedle_engine::{Control, Held, Player};
use tweedle_script::say;
use tweedle_search::proof::{Finding, Solved, Source, Tree, TreeTurn, Why};

/// The folder of a proof tree, and the tree as far as this process has read it.
#[derive(Debug)]
pub struct TreeFolder {
    path: PathBuf,
    plan: TreePlan,
    tree: Tree,
    logs: BTreeMap<u64, ReadLog>,
    own: Option<OwnLog>,
    /// Findings about turns that are in no finding which was read yet.
    early: Vec<(TreeTurn, Finding, Source)>,
    /// Sums that nobody was told of yet, the newest last.
    sums: VecDeque<SumRow>,
    /// The number of findings, of the positions that were looked at for them, and their time in seconds.
    searches: u64,
    positions: u64,
    seconds: f64,
    held: Held,
}

/// The names of the folders of logs, proofs and claims.
const LOGS: &str = "logs";
const PROOFS: &str = "proofs";
const CLAIMS: &str = "claims";
/// No more sums are kept for workers; the oldest ones are forgotten.
const MOST_SUMS: usize = 1 << 16;

impl TreeFolder {
    /// Begins in a folder, which is made if it is not there. A folder with the same plan is gone on with.
    ///
    /// # Errors
    /// [`Trouble`]: the folder has another plan, or cannot be written.
    pub fn begin(path: &Path, plan: TreePlan, desk: &mut Desk) -> Result<TreeFolder, Trouble> {
        let other = || Trouble::mistake(say::another_tree_there(path.display()));
        begin_with_plan(path, &[LOGS, PROOFS, CLAIMS], plan.text(), other)?;
        TreeFolder::of(path, plan, desk)
    }

    /// Opens a folder that was begun, and reads its logs.
    ///
    /// # Errors
    /// [`Trouble`]: there is no plan, or not one of this version; a log was altered.
    pub fn open(path: &Path, desk: &mut Desk) -> Result<TreeFolder, Trouble> {
        TreeFolder::of(path, TreePlan::read(&read_plan_text(path)?)?, desk)
    }

    fn of(path: &Path, plan: TreePlan, desk: &mut Desk) -> Result<TreeFolder, Trouble> {
        let tree = Tree::new(plan.turns(desk)?, desk.control())?;
        let mut folder = TreeFolder {
            path: path.to_owned(),
            plan,
            tree,
            logs: BTreeMap::new(),
            own: None,
            early: Vec::new(),
            sums: VecDeque::new(),
            searches: 0,
            positions: 0,
            seconds: 0.0,
            held: Held::new(desk.control()),
        };
        folder.refresh(desk.control())?;
        Ok(folder)
    }

    /// The plan.
    pub fn plan(&self) -> &TreePlan {
        &self.plan
    }

    /// The tree as far as it is known.
    pub(super) fn tree(&self) -> &Tree {
        &self.tree
    }

    /// The number of positions that the search of a leaf may look at now.
    pub(super) fn most(&self) -> u64 {
        self.plan.most(self.positions)
    }

    /// Reads what is new in all logs.
    pub(super) fn refresh(&mut self, control: &Control) -> Result<(), Trouble> {
        let folder = self.path.join(LOGS);
        let plan = self.plan.checksum();
        for number in numbers(&folder)? {
            let mut log = self.logs.remove(&number).unwrap_or_default();
            let read = log.read(&file_of(&folder, number), plan, &mut |line, report| {
                control.check()?;
                self.take(report, Source { log: number, line, place: 0 })
            });
            self.logs.insert(number, log);
            read?;
        }
        // What was found about a turn may be read before the turn is.
        let mut before = usize::MAX;
        while self.early.len() < before {
            before = self.early.len();
            for (turn, finding, source) in std::mem::take(&mut self.early) {
                if !self.tree.add(&turn, finding.clone(), source)? {
                    self.early.push((turn, finding, source));
                }
            }
        }
        Ok(())
    }

    /// Takes over a line of a log.
    fn take(&mut self, report: TreeReport, source: Source) -> Result<(), Trouble> {
        let TreeReport { turn, found, positions, seconds, sums } = report;
        self.searches += 1;
        self.positions += positions;
        self.seconds += seconds;
        // What this process has found it knows.
        let is_own = self.own.as_ref().is_some_and(|own| own.number == source.log);
        for sum in sums.into_iter().filter(|_| !is_own) {
            self.held.take(sum.bytes())?;
            self.sums.push_back(sum);
        }
        while self.sums.len() > MOST_SUMS {
            let old = self.sums.pop_front();
            self.held.give(old.map_or(0, |sum| sum.bytes()));
        }
        let turn = TreeTurn::from(turn);
        let finding = Finding::from(found);
        if !self.tree.add(&turn, finding.clone(), source)? {
            self.early.push((turn, finding, source));
        }
        Ok(())
    }

    /// The sums that were read since the last time.
    pub(super) fn new_sums(&mut self) -> Vec<SumRow> {
        let sums: Vec<SumRow> = std::mem::take(&mut self.sums).into();
        self.held.give(sums.iter().map(SumRow::bytes).sum());
        sums
    }

    /// Writes what was found behind the end of the log of this process.
    pub(super) fn write(&mut self, report: &TreeReport, by: &TreeMaker) -> Result<(), Trouble> {
        let own = match &mut self.own {
            Some(own) => own,
            none => {
                let plan = self.plan.checksum();
                none.insert(OwnLog::new(&self.path.join(LOGS), plan, by)?)
            }
        };
        own.write(report)
    }

    /// The leaf that is best searched next, with the claim to it; `None` if others have all of them.
    pub(super) fn claim_leaf(
        &self,
        keeper: &mut dyn Keeper,
    ) -> Result<Option<(TreeTurn, Lock)>, Trouble> {
        let mut claimed = None;
        let turn = self.tree.choose(|turn| {
            claimed = self.claim(turn, keeper)?;
            Ok::<bool, Trouble>(claimed.is_some())
        })?;
        Ok(turn.cloned().zip(claimed))
    }

    /// The claim to a turn; `None` if another process has it.
    pub(super) fn claim(
        &self,
        turn: &TreeTurn,
        keeper: &mut dyn Keeper,
    ) -> Result<Option<Lock>, Trouble> {
        // Two turns with the same checksum are not searched at once, which costs only time.
        let sum = crc32fast::hash(format!("{} {}", turn.key, turn.mover).as_bytes());
        let name = format!("{sum:08x}");
        let claim = Lock::if_free(&self.path.join(CLAIMS).join(&name))?;
        Ok(if claim.is_some() && keeper.lease(&name)? { claim } else { None })
    }

    /// The file of the proof of a leaf.
    pub(super) fn proof_of(&self, source: Source) -> PathBuf {
        let Source { log, line, place } = source;
        self.path.join(PROOFS).join(format!("{log:06}-{line:06}-{place:04}.proof"))
    }

    /// The leaves from which all winners follow, when they are known, each once.
    pub(super) fn leaves(&self) -> Vec<(TreeTurn, Source)> {
        let mut leaves = BTreeMap::new();
        for root in 0..self.plan.players().len() {
            for Solved { turn, why, .. } in self.tree.solution(root).into_iter().flatten() {
                if let Why::Searched(source) = why {
                    leaves.insert(source, turn.clone());
                }
            }
        }
        leaves.into_iter().map(|(source, turn)| (turn, source)).collect()
    }

    /// Those of them that are not proved yet.
    pub(super) fn unproved(&self) -> Vec<(TreeTurn, Source)> {
        let mut leaves = self.leaves();
        leaves.retain(|(_, source)| !self.proof_of(*source).exists());
        leaves
    }

    /// How far it is.
    pub fn state(&self) -> TreeOf {
        let winner = |(first, wins): (Player, Option<bool>)| {
            wins.map(|wins| if wins { first } else { first.opponent() })
        };
        let players = self.plan.players();
        let winners = players.iter().copied().zip(self.tree.winners()).map(winner).collect();
        let (turns, known) = self.tree.counts();
        let leaves = if self.tree.is_solved() { self.leaves() } else { Vec::new() };
        let is_proved = |(_, source): &&(TreeTurn, Source)| self.proof_of(*source).exists();
        let proved = leaves.iter().filter(is_proved).count();
        let heads = self.logs.values().filter_map(|log| log.head.as_ref());
        let machines: BTreeSet<String> = heads.map(|head| head.machine.clone()).collect();
        TreeOf {
            folder: self.path.display().to_string(),
            position: self.plan.position().to_owned(),
            players,
            winners,
            turns,
            known,
            numbers: self.tree.numbers(),
            searches: self.searches,
            positions: self.positions,
            seconds: self.seconds,
            leaves: leaves.len() as u64,
            proved: proved as u64,
            proof: None,
            machines: machines.into_iter().filter(|name| !name.is_empty()).collect(),
        }
    }
}
