//! The folder of tiers: a plan, and the parts that are there.
//!
//! The plan is `plan.json`. What is known of a part of a tier is `tiers/000012-000003.tiers`, and beside it stands a `.made.json`, which says
//! where and when it was made. The work on a group with moves within it is kept in `tiers/group-000012-1of1-000017.state` until its parts are there.

use super::file::{TierFile, write_all, write_part};
use super::plan::TierPlan;
use super::states::States;
use crate::answer::ClassCounts;
use crate::kept::{KeptError, read_text, write};
use crate::sweep::{Made, begin_with_plan, read_plan_text};
use crate::{Desk, Kind, TiersOf, Trouble};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use tweedle_engine::{Control, Held};
use tweedle_script::say;
use tweedle_search::tiers::{Counts, Member, Table};

/// The folder of tiers.
#[derive(Debug)]
pub struct TierFolder {
    path: PathBuf,
    plan: Arc<TierPlan>,
    /// The parts that were found to be there.
    there: BTreeSet<(usize, u64)>,
}

/// The name of the folder of the parts.
const TIERS: &str = "tiers";
/// The largest number of parts that are named.
const TOLD: usize = 100;

impl TierFolder {
    /// Begins in a folder, which is made if it is not there. A folder with the same plan is gone on with.
    ///
    /// # Errors
    /// [`Trouble`]: the folder has another plan, or cannot be written.
    pub fn begin(path: &Path, plan: TierPlan) -> Result<TierFolder, Trouble> {
        let other = || Trouble::mistake(say::other_tiers_there(path.display()));
        begin_with_plan(path, &[TIERS], plan.text(), other)?;
        Ok(TierFolder { path: path.to_owned(), plan: Arc::new(plan), there: BTreeSet::new() })
    }

    /// Opens a folder that was begun.
    ///
    /// # Errors
    /// [`Trouble`]: there is no plan, or not one of this version.
    pub fn open(path: &Path, desk: &mut Desk) -> Result<TierFolder, Trouble> {
        let plan = TierPlan::read(&read_plan_text(path)?, desk)?;
        Ok(TierFolder { path: path.to_owned(), plan: Arc::new(plan), there: BTreeSet::new() })
    }

    /// The plan.
    pub fn plan(&self) -> &TierPlan {
        &self.plan
    }

    /// The plan, for work during which the folder changes.
    pub(super) fn shared_plan(&self) -> Arc<TierPlan> {
        self.plan.clone()
    }

    /// The file of a part.
    pub fn file(&self, tier: usize, part: u64) -> PathBuf {
        self.path.join(TIERS).join(format!("{tier:06}-{part:06}.tiers"))
    }

    fn file_of_made(&self, tier: usize, part: u64) -> PathBuf {
        self.file(tier, part).with_extension("made.json")
    }

    /// The states of the work of a process on a group.
    pub(super) fn states(&self, group: usize, member: Member, keep_every: Duration) -> States {
        let of = (self.plan.checksum(), group);
        let tiers = self.plan.order().groups()[group].tiers.iter();
        let parts = tiers
            .flat_map(|&tier| (0..self.plan.parts(tier)).map(move |part| self.file(tier, part)));
        States::new(self.path.join(TIERS), of, member, keep_every, parts.collect())
    }

    /// A part that is there.
    fn part(&self, tier: usize, part: u64, control: &Control) -> Result<TierFile, KeptError> {
        let file = TierFile::open_of(&self.file(tier, part), self.plan.space(), control)?;
        let ranks = self.plan.ranks(tier, part);
        let content = self.plan.order().tiers()[tier].content;
        let first = file.key(0).map(|key| (key.content, key.first));
        let is_it = file.head.plan == self.plan.checksum()
            && file.positions() == ranks.end - ranks.start
            && first == Some((content, ranks.start));
        if is_it { Ok(file) } else { Err(file.file.damaged()) }
    }

    /// True if a part is there.
    pub(super) fn has(&mut self, tier: usize, part: u64, control: &Control) -> bool {
        if self.there.contains(&(tier, part)) {
            return true;
        }
        let has = self.file(tier, part).exists() && self.part(tier, part, control).is_ok();
        if has {
            self.there.insert((tier, part));
        }
        has
    }

    /// True if all parts of a tier are there.
    pub(super) fn has_all(&mut self, tier: usize, control: &Control) -> bool {
        (0..self.plan.parts(tier)).all(|part| self.has(tier, part, control))
    }

    /// What is known of a tier, whose parts are all there. One that was damaged is removed, so that it is computed again.
    pub(super) fn table(&mut self, tier: usize, control: &Control) -> Result<Table, Trouble> {
        let space = self.plan.space();
        let mut table = Table::empty(space);
        let positions = self.plan.order().tiers()[tier].positions;
        let size = table.layout().bytes(positions);
        let mut held = Held::new(control);
        held.take(usize::try_from(size).unwrap_or(usize::MAX))?;
        table.reserve(positions);
        for part in 0..self.plan.parts(tier) {
            control.check()?;
            let found = self.part(tier, part, control).map_err(Trouble::from);
            match found.and_then(|file| Ok(file.table()?)) {
                Ok(next) => table.add(next),
                Err(trouble) => return Err(self.without_damaged(tier, part, trouble)),
            }
        }
        Ok(table)
    }

    /// Removes a part that was damaged; another trouble stays as it is.
    fn without_damaged(&mut self, tier: usize, part: u64, trouble: Trouble) -> Trouble {
        if !matches!(trouble.kind, Kind::File | Kind::Mistake) {
            return trouble;
        }
        let path = self.file(tier, part);
        self.there.remove(&(tier, part));
        match fs::remove_file(&path) {
            Ok(()) => Trouble::mistake(say::damaged_tiers(path.display())),
            Err(_) => trouble,
        }
    }

    /// Writes a part.
    pub(super) fn write(
        &mut self,
        (tier, part): (usize, u64),
        table: (&Table, u64),
        counts: Counts,
        made: &Made,
    ) -> Result<(), Trouble> {
        let made = serde_json::to_string(made)
            .map_err(|error| Trouble::bug(say::bug(error.to_string())))?;
        // The part comes last: where it is, the other is.
        write(&self.file_of_made(tier, part), format!("{made}\n").as_bytes())?;
        let path = self.file(tier, part);
        write_part(&path, &self.plan, tier, self.plan.ranks(tier, part), table, counts).map_err(
            |error| {
                let tried = format_args!("cannot write {}", path.display());
                Trouble::from(KeptError::because(tried, error))
            },
        )?;
        self.part(tier, part, &Control::new())?;
        self.there.insert((tier, part));
        Ok(())
    }

    /// How far the work is. All of each part is read if `is_whole`, else its beginning and its end.
    pub fn state_of(&self, is_whole: bool, control: &Control) -> TiersOf {
        let plan = &self.plan;
        let mut state = TiersOf {
            name: self.path.display().to_string(),
            memory_bytes: Some(plan.memory_bytes()),
            tiers: Some(plan.order().tiers().len()),
            parts: plan.all_parts(),
            ..plan.of().described(plan.order().positions())
        };
        let mut machines = BTreeSet::new();
        for (tier, part) in plan.each_part() {
            let path = self.file(tier, part);
            let file = if path.exists() { self.part(tier, part, control).ok() } else { None };
            let is_there = |file: &TierFile| !is_whole || file.table().is_ok();
            let Some(file) = file.filter(is_there) else {
                if path.exists() && state.damaged.len() < TOLD {
                    state.damaged.push(path.display().to_string());
                }
                continue;
            };
            state.done += 1;
            state.positions_done += file.positions();
            state.bytes += file.bytes();
            state.counts.add(ClassCounts::from(file.counts()));
            let made = read_text(&self.file_of_made(tier, part)).ok();
            let made: Option<Made> = made.and_then(|text| serde_json::from_str(&text).ok());
            if let Some(made) = made {
                state.seconds += made.seconds;
                machines.insert(made.machine);
            }
        }
        state.machines = machines.into_iter().collect();
        state
    }

    /// Puts all parts into one file, which is replaced.
    ///
    /// # Errors
    /// [`Trouble`]: a part that is not there or was damaged; a file that cannot be written.
    pub fn merge(&mut self, path: &Path, control: &Control) -> Result<TierFile, Trouble> {
        let parts = self.plan.all_parts();
        let mut counts = Counts::default();
        let mut missing = 0;
        for (tier, part) in self.plan.each_part() {
            control.check()?;
            match self.part(tier, part, control) {
                Ok(file) => counts.add_all(&file.counts()),
                Err(KeptError::Stop(stop)) => return Err(stop.into()),
                Err(_) => missing += 1,
            }
        }
        if missing > 0 {
            return Err(Trouble::mistake(say::missing_tiers(missing, parts)));
        }
        let positions = self.plan.order().positions();
        let mut last = None;
        let files = self.plan.each_part().map(|(tier, part)| {
            last = Some((tier, part));
            self.part(tier, part, control).map_err(Trouble::from)
        });
        let written = write_all(path, &self.plan, (positions, counts), files, control);
        if let (Err(trouble), Some((tier, part))) = (&written, last)
            && self
                .part(tier, part, control)
                .map_err(Trouble::from)
                .and_then(|it| Ok(it.table()?))
                .is_err()
        {
            return Err(self.without_damaged(tier, part, trouble.clone()));
        }
        written?;
        Ok(TierFile::open_of(path, self.plan.space(), control)?)
    }
}
