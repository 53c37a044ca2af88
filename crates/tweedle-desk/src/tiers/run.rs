//! The work on tiers, by one process or several that share a folder.

use super::folder::TierFolder;
use super::states::{States, Team};
use crate::Trouble;
use crate::kept::Lock;
use crate::sweep::Begun;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};
use tweedle_engine::{Control, Stop};
use tweedle_search::tiers::{Core, CoreState, Cored, Member, Settled, Table, Tables, settle};

/// A part of the work: a part of a tier, or all tiers of a group with moves within it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TierPart {
    /// What stands on the boards, in words: `12 x, 3 o`; of a group, on those of its first tier.
    pub words: String,
    /// The number of positions.
    pub positions: u64,
    group: usize,
    /// The part, if it is one of a tier.
    part: Option<u64>,
}

/// Who does the work.
#[derive(Clone)]
pub struct Maker {
    /// The command, or the function.
    pub command: String,
    /// The name of the machine.
    pub machine: String,
    /// The work on a group with moves within it is kept not more often than that.
    pub keep_every: Duration,
    /// The processes that hold groups with moves within them together, if there are some.
    pub team: Option<Arc<dyn Team>>,
}

impl Maker {
    /// A command or a function on a machine without a name.
    pub fn of(command: &str) -> Maker {
        let (command, machine) = (command.to_owned(), String::new());
        Maker { command, machine, keep_every: Duration::from_mins(1), team: None }
    }
}

#[expect(clippy::cast_precision_loss, reason = "it is shown to a person")]
fn share(done: u64, all: u64) -> f32 {
    done as f32 / all as f32
}

/// The tables of the tiers below the part that a process is at.
struct Loaded {
    tables: Arc<Tables>,
    tiers: BTreeSet<usize>,
}

impl Loaded {
    fn new(tiers: usize, control: &Control) -> Loaded {
        Loaded { tables: Arc::new(Tables::new(tiers, control)), tiers: BTreeSet::new() }
    }

    /// Has the tables of these tiers, which stand in order, and no others.
    fn set(
        &mut self,
        tiers: &[usize],
        mut read: impl FnMut(usize) -> Result<Table, Trouble>,
    ) -> Result<(), Trouble> {
        let tables = Arc::make_mut(&mut self.tables);
        self.tiers.retain(|tier| {
            let stays = tiers.binary_search(tier).is_ok();
            if !stays {
                tables.remove(*tier);
            }
            stays
        });
        for &tier in tiers {
            if !self.tiers.contains(&tier) {
                tables.insert(tier, read(tier)?)?;
                self.tiers.insert(tier);
            }
        }
        Ok(())
    }
}

/// The time after which a process that has nothing to do looks again, and the longest one to which it grows.
const WAIT: Duration = Duration::from_millis(50);
const LONGEST_WAIT: Duration = Duration::from_secs(2);

/// The time in which the others of a team write what they found; after it all meet again.
const WRITING: Duration = Duration::from_mins(1);

impl TierFolder {
    /// Does all work that no other process does, and waits for the others, until all parts are there. `tell` is told of each part that is begun.
    ///
    /// The memory is that of [`TierPlan::memory_bytes`](super::TierPlan::memory_bytes).
    ///
    /// # Errors
    /// [`Trouble`]; parts that were finished before are there.
    pub fn run(
        &mut self,
        control: &Control,
        maker: &Maker,
        tell: &mut dyn FnMut(&TierPart),
    ) -> Result<(), Trouble> {
        let mut loaded = Loaded::new(self.plan().order().tiers().len(), control);
        let mut left = self.all_work();
        let all = self.plan().order().positions();
        let (mut done, mut wait) = (0, WAIT);
        while !left.is_empty() {
            let mut later = Vec::new();
            let (mut is_any, mut is_group_left) = (false, false);
            let mut not_ready = BTreeSet::new();
            for part in left {
                control.check()?;
                if self.is_done(&part, control) {
                    // The process that wrote it may have been killed before this.
                    self.clear_states(&part);
                    done += part.positions;
                    continue;
                }
                if not_ready.contains(&part.group) || !self.is_ready(&part, control) {
                    not_ready.insert(part.group);
                    is_group_left |= part.part.is_none();
                    later.push(part);
                    continue;
                }
                // All processes of a team work on a group, and on the same one: the first that is left.
                let is_shared = part.part.is_none() && self.team_of(maker).is_some();
                let claim = if is_shared {
                    if is_group_left {
                        later.push(part);
                        continue;
                    }
                    None
                } else {
                    let claim = Lock::if_free(&self.first_file(&part))?;
                    if claim.is_none() {
                        later.push(part);
                        continue;
                    }
                    claim
                };
                // Another process may have written it before the claim.
                if !self.is_done(&part, control) {
                    tell(&part);
                    self.solve(&part, &mut loaded, control, maker)?;
                }
                drop(claim);
                // The others of a team may not have written theirs yet; if they are lost, all meet again.
                if is_shared && !self.is_done_soon(&part, control)? {
                    is_group_left = true;
                    later.push(part);
                    continue;
                }
                is_any = true;
                // Until all have written what they found, one that is lost needs the states of all.
                self.clear_states(&part);
                done += part.positions;
                control.tell_share(Some(share(done, all)));
            }
            left = later;
            wait = if is_any { WAIT } else { LONGEST_WAIT.min(2 * wait) };
            if !is_any && !left.is_empty() {
                thread::sleep(wait);
            }
        }
        control.tell_share(None);
        Ok(())
    }

    /// All parts of the work, in an order in which one process can do them.
    fn all_work(&self) -> Vec<TierPart> {
        let (plan, order) = (self.plan(), self.plan().order());
        let mut all = Vec::new();
        for (number, group) in order.groups().iter().enumerate() {
            let letters = plan.space().letters();
            let words = order.tiers()[group.tiers[0]].content.words(letters);
            let part =
                |positions, part| TierPart { words: words.clone(), positions, group: number, part };
            if group.is_core {
                let positions = group.tiers.iter().map(|&tier| order.tiers()[tier].positions).sum();
                all.push(part(positions, None));
                continue;
            }
            for &tier in &group.tiers {
                all.extend((0..plan.parts(tier)).map(|number| {
                    let ranks = plan.ranks(tier, number);
                    part(ranks.end - ranks.start, Some(number))
                }));
            }
        }
        all
    }

    /// The tiers of a part of the work.
    fn tiers_of(&self, part: &TierPart) -> Vec<usize> {
        self.plan().order().groups()[part.group].tiers.clone()
    }

    fn first_file(&self, part: &TierPart) -> PathBuf {
        self.file(self.tiers_of(part)[0], part.part.unwrap_or(0))
    }

    fn is_done(&mut self, part: &TierPart, control: &Control) -> bool {
        let tiers = self.tiers_of(part);
        match part.part {
            Some(number) => tiers.iter().all(|&tier| self.has(tier, number, control)),
            None => tiers.iter().all(|&tier| self.has_all(tier, control)),
        }
    }

    /// True if a group is done, which other processes may be writing yet.
    fn is_done_soon(&mut self, part: &TierPart, control: &Control) -> Result<bool, Trouble> {
        let begun = Instant::now();
        while !self.is_done(part, control) {
            control.check()?;
            if begun.elapsed() > WRITING {
                return Ok(false);
            }
            thread::sleep(WAIT);
        }
        Ok(true)
    }

    /// True if all tiers below are there.
    fn is_ready(&mut self, part: &TierPart, control: &Control) -> bool {
        let below = self.plan().order().groups()[part.group].below.clone();
        below.into_iter().all(|tier| self.has_all(tier, control))
    }

    /// Does a part of the work and writes what was found.
    fn solve(
        &mut self,
        part: &TierPart,
        loaded: &mut Loaded,
        control: &Control,
        maker: &Maker,
    ) -> Result<(), Trouble> {
        let begun = Begun::now();
        let group = self.plan().order().groups()[part.group].clone();
        loaded.set(&group.below, |tier| self.table(tier, control))?;
        let tables = &loaded.tables;
        let made = || begun.made(&maker.command, &maker.machine, control.threads());
        let plan = self.shared_plan();
        if let Some(number) = part.part {
            let tier = group.tiers[0];
            let ranks = plan.ranks(tier, number);
            let Settled { table, counts } =
                settle(plan.space(), plan.order(), tables, tier, ranks.clone(), control)?;
            return self.write((tier, number), (&table, ranks.start), counts, &made());
        }
        let team = self.team_of(maker);
        let member = team.map_or(Member::ALONE, Team::member);
        let share = (plan.part_positions(), member);
        let core = Core::new(plan.space(), plan.order(), tables, &group, share, control)?;
        let states = self.states(part.group, member, maker.keep_every);
        let solved = match team {
            Some(team) => team.solve(core, states, control)?.unwrap_or_default(),
            None => TierFolder::solve_alone(&core, &states)?,
        };
        let mut made = made();
        for Cored { tier, first, table, counts, held: _held } in solved {
            let number = first / plan.part_positions();
            self.write((tier, number), (&table, first), counts, &made)?;
            // All of it is told once.
            made.seconds = 0.0;
        }
        Ok(())
    }

    /// Removes the states of a group that is done, and the rests of those that were being written.
    fn clear_states(&self, part: &TierPart) {
        if part.part.is_none() {
            self.states(part.group, Member::ALONE, Duration::ZERO).clear();
        }
    }

    /// The processes that hold groups together with this one, if there are some, and moves can be taken back.
    fn team_of<'a>(&self, maker: &'a Maker) -> Option<&'a dyn Team> {
        let is_shared = self.plan().space().facts().is_reversible;
        maker.team.as_deref().filter(|_| is_shared)
    }

    /// Finds what is known of a group by this process alone, from where the work was kept if it was.
    fn solve_alone(core: &Core, states: &States) -> Result<Vec<Cored>, Stop> {
        let mut keep = |state: &dyn CoreState| {
            if states.is_due() { states.write(state) } else { Ok(()) }
        };
        // The last one that can be read; those that were cut or altered, and none, are the beginning.
        for moves in states.moves().into_iter().rev() {
            let Some(mut state) = states.open(moves) else { continue };
            match core.run(Some(&mut *state), &mut keep) {
                Err(Stop::Unreadable(_)) => {}
                found => return found,
            }
        }
        core.run(None, &mut keep)
    }
}
