//! The folder of a proof tree: a plan, logs, and the proofs of leaves.
//!
//! The plan is `plan.json`. Each process writes a log, `logs/000003.jsonl`. The proof of the leaf whose winner stands in its 17th line is
//! `proofs/000003-000017-0000.proof`. A leaf that a process works at is claimed by a lock in `claims`.

use super::log::{OwnLog, ReadLog, checksum, claim_of, file_of, numbers};
use super::plan::TreePlan;
use super::task::{Found, TreeReport, TreeTask};
use crate::kept::{KeptError, Lock, SumRow, read_text, write};
use crate::{Desk, TreeOf, Trouble};
use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};
use std::fs;
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
    /// The leaves that were given out and did not come back.
    out: HashSet<TreeTurn>,
    /// The number of findings, of the positions that were looked at for them, and their time in seconds.
    searches: u64,
    positions: u64,
    seconds: f64,
    held: Held,
}

/// The name of the file of the plan.
const PLAN: &str = "plan.json";
/// The names of the folders of logs, proofs and claims.
const LOGS: &str = "logs";
const PROOFS: &str = "proofs";
const CLAIMS: &str = "claims";
/// No more sums are kept for workers; the oldest ones are forgotten.
const MOST_SUMS: usize = 1 << 12;

impl TreeFolder {
    /// Begins in a folder, which is made if it is not there. A folder with the same plan is gone on with.
    ///
    /// # Errors
    /// [`Trouble`]: the folder has another plan, or cannot be written.
    pub fn begin(path: &Path, plan: TreePlan, desk: &mut Desk) -> Result<TreeFolder, Trouble> {
        let file = path.join(PLAN);
        if file.exists() {
            let text = read_text(&file);
            let text = text.map_err(|error| Trouble::unreadable(file.display(), error))?;
            if text.trim_end() != plan.text() {
                return Err(Trouble::mistake(say::another_tree_there(path.display())));
            }
        } else {
            for folder in [LOGS, PROOFS, CLAIMS].map(|name| path.join(name)) {
                fs::create_dir_all(&folder)
                    .map_err(|error| Trouble::file(say::cannot_make(folder.display(), error)))?;
            }
            write(&file, format!("{}\n", plan.text()).as_bytes())?;
        }
        TreeFolder::of(path, plan, desk)
    }

    /// Opens a folder that was begun, and reads its logs.
    ///
    /// # Errors
    /// [`Trouble`]: there is no plan, or not one of this version; a log was altered.
    pub fn open(path: &Path, desk: &mut Desk) -> Result<TreeFolder, Trouble> {
        let file = path.join(PLAN);
        let text = read_text(&file).map_err(|error| Trouble::unreadable(file.display(), error))?;
        TreeFolder::of(path, TreePlan::read(&text)?, desk)
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
            out: HashSet::new(),
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
        let plan = checksum(self.plan.text());
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
        for sum in sums {
            self.held.take(sum.bytes())?;
            self.sums.push_back(sum);
        }
        while self.sums.len() > MOST_SUMS {
            let old = self.sums.pop_front();
            self.held.give(old.map_or(0, |sum| sum.bytes()));
        }
        let turn = TreeTurn::from(turn);
        self.out.remove(&turn);
        if let Some(finding) = found.finding()
            && !self.tree.add(&turn, finding.clone(), source)?
        {
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

    /// Writes what was found behind the end of the log of this process. `by` is the command, or the function, and the machine.
    pub(super) fn write(&mut self, report: &TreeReport, by: (&str, &str)) -> Result<(), Trouble> {
        let own = match &mut self.own {
            Some(own) => own,
            none => {
                let plan = checksum(self.plan.text());
                none.insert(OwnLog::new(&self.path.join(LOGS), plan, by)?)
            }
        };
        own.add(report)
    }

    /// The leaf that is best searched next, with the claim to it; `None` if others have all of them.
    pub(super) fn claim_leaf(&self) -> Result<Option<(TreeTurn, Lock)>, Trouble> {
        let mut claimed = None;
        let turn = self.tree.choose(|turn| {
            claimed = self.claim(turn)?;
            Ok::<bool, Trouble>(claimed.is_some())
        })?;
        Ok(turn.cloned().zip(claimed))
    }

    /// The claim to a turn; `None` if another process has it.
    pub(super) fn claim(&self, turn: &TreeTurn) -> Result<Option<Lock>, Trouble> {
        match Lock::new(&claim_of(&self.path.join(CLAIMS), &turn.key, turn.mover)) {
            Ok(lock) => Ok(Some(lock)),
            Err(KeptError::Busy(_)) => Ok(None),
            Err(error) => Err(error.into()),
        }
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

    /// A task for a worker that sees no folder: a leaf to search, or to prove if all winners are known and proofs are wanted. `None` if all that
    /// is left is given out, or nothing is left.
    ///
    /// # Errors
    /// [`Trouble`]: the logs cannot be read.
    pub fn task(&mut self, proves: bool, control: &Control) -> Result<Option<TreeTask>, Trouble> {
        self.refresh(control)?;
        let (turn, most) = if self.tree.is_solved() {
            let leaves = if proves { self.leaves() } else { Vec::new() };
            let is_left = |(turn, source): &(TreeTurn, Source)| {
                !self.out.contains(turn) && !self.proof_of(*source).exists()
            };
            (leaves.into_iter().find(is_left).map(|(turn, _)| turn), None)
        } else {
            let free = self.tree.choose(|turn| Ok::<_, Trouble>(!self.out.contains(turn)))?;
            (free.cloned(), Some(self.most()))
        };
        let Some(turn) = turn else { return Ok(None) };
        self.out.insert(turn.clone());
        let sums = self.sums.iter().cloned().collect();
        Ok(Some(TreeTask { turn: (&turn).into(), most, sums }))
    }

    /// A task was lost with its worker: it will be given out again.
    pub fn lost(&mut self, task: &TreeTask) {
        self.out.remove(&TreeTurn::from(task.turn.clone()));
    }

    /// Takes over what a worker found, and writes it.
    ///
    /// # Errors
    /// [`Trouble`]: it cannot be written.
    pub fn store(
        &mut self,
        report: &TreeReport,
        by: (&str, &str),
        control: &Control,
    ) -> Result<(), Trouble> {
        if let Found::Proof(text) = &report.found {
            let turn = TreeTurn::from(report.turn.clone());
            self.out.remove(&turn);
            if let Some((_, source)) = self.leaves().into_iter().find(|(leaf, _)| *leaf == turn) {
                write(&self.proof_of(source), text.as_bytes())?;
            }
            return Ok(());
        }
        self.write(report, by)?;
        self.refresh(control)
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
        let proved = leaves.iter().filter(|(_, source)| self.proof_of(*source).exists()).count();
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
