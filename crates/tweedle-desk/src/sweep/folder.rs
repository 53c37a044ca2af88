//! The folder of a sweep: its plan, and the shards that are there.
//!
//! The plan is `plan.json`. A shard is `shards/000017.jsonl`, and beside it stands `shards/000017.made.json`, which says where and when it was
//! made: the shard itself has the same bytes whoever makes it. A file is written under another name and then renamed, so that it is there whole
//! or not at all.

use super::plan::{Plan, VERSION};
use super::shard::Shard;
use super::work::Merged;
use crate::kept::{Lock, read_text, write};
use crate::{Desk, SweepOf, Trouble};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use tweedle_script::say;

/// The folder of a sweep.
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
    plan: Plan,
}

/// The right to compute a shard: as long as it lives no other process on the same file system claims the shard. It ends with the process, in
/// every case.
pub struct Claim {
    _lock: Lock,
}

/// Where and when a shard was made.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Made {
    /// The version of Tweedle.
    pub version: String,
    /// The command, or the function, that made it.
    pub command: String,
    /// The name of the machine.
    pub machine: String,
    /// The number of threads that were allowed.
    pub threads: usize,
    /// The time when it was begun, in seconds since 1970.
    pub begun: u64,
    /// The time that it took, in seconds.
    pub seconds: f64,
}

/// When work on a shard, or on a part of tiers, was begun.
#[derive(Clone, Copy, Debug)]
pub struct Begun {
    at: SystemTime,
    clock: Instant,
}

impl Begun {
    /// Now.
    pub fn now() -> Begun {
        Begun { at: SystemTime::now(), clock: Instant::now() }
    }

    /// What is known of what this version has made since then.
    pub fn made(&self, command: &str, machine: &str, threads: NonZeroUsize) -> Made {
        Made {
            version: VERSION.to_owned(),
            command: command.to_owned(),
            machine: machine.to_owned(),
            threads: threads.get(),
            begun: self.at.duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs()),
            seconds: self.clock.elapsed().as_secs_f64(),
        }
    }
}

/// Writes the line of a plan into a folder, which is made with folders in it if it is not there. A folder with the same plan is left as it is.
///
/// # Errors
/// [`Trouble`]: that of `other` if there is another plan; the folder cannot be written.
pub(crate) fn begin_with_plan(
    path: &Path,
    folders: &[&str],
    plan: &str,
    other: impl FnOnce() -> Trouble,
) -> Result<(), Trouble> {
    let file = path.join(PLAN);
    if file.exists() {
        return if read_plan_text(path)?.trim_end() == plan { Ok(()) } else { Err(other()) };
    }
    for folder in folders.iter().map(|name| path.join(name)) {
        fs::create_dir_all(&folder)
            .map_err(|error| Trouble::file(say::cannot_make(folder.display(), error)))?;
    }
    Ok(write(&file, format!("{plan}\n").as_bytes())?)
}

/// The text of the plan of a folder.
pub(crate) fn read_plan_text(path: &Path) -> Result<String, Trouble> {
    let file = path.join(PLAN);
    read_text(&file).map_err(|error| Trouble::unreadable(file.display(), error))
}

/// The largest number of shards that are named.
const TOLD: usize = 100;

impl Folder {
    /// Begins a sweep in a folder, which is made if it is not there. A folder with the same plan is gone on with.
    ///
    /// # Errors
    /// [`Trouble`]: the folder has another plan, or cannot be written.
    pub fn begin(path: &Path, plan: Plan) -> Result<Folder, Trouble> {
        let folder = Folder { path: path.to_owned(), plan };
        if path.join(PLAN).exists() {
            let there = Folder::open(path)?;
            if there.plan != folder.plan {
                return Err(Trouble::mistake(say::another_sweep_there(path.display())));
            }
            return Ok(there);
        }
        let other = || Trouble::mistake(say::another_sweep_there(path.display()));
        begin_with_plan(path, &[SHARDS], folder.plan.text(), other)?;
        Ok(folder)
    }

    /// Opens the folder of a sweep.
    ///
    /// # Errors
    /// [`Trouble`]: there is no plan, or not one of this version.
    pub fn open(path: &Path) -> Result<Folder, Trouble> {
        Ok(Folder { path: path.to_owned(), plan: Plan::read(&read_plan_text(path)?)? })
    }

    /// The plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The file of a shard.
    pub fn file(&self, shard: u64) -> PathBuf {
        self.path.join(SHARDS).join(format!("{shard:06}.jsonl"))
    }

    fn file_of_made(&self, shard: u64) -> PathBuf {
        self.path.join(SHARDS).join(format!("{shard:06}.made.json"))
    }

    /// True if a shard is there, and begins as one of this plan does.
    pub fn has(&self, shard: u64) -> bool {
        let Ok(file) = File::open(self.file(shard)) else { return false };
        let mut input = BufReader::new(file);
        let mut first = Vec::new();
        input
            .read_until(b'\n', &mut first)
            .is_ok_and(|_| Shard::is_begun(self.plan.checksum(), shard, &first))
    }

    /// The claim to a shard; `None` if another process has it.
    ///
    /// # Errors
    /// [`Trouble`]: the folder cannot be written.
    pub fn claim(&self, shard: u64) -> Result<Option<Claim>, Trouble> {
        Ok(Lock::if_free(&self.file(shard))?.map(|lock| Claim { _lock: lock }))
    }

    /// Writes a shard, after a check that it is one.
    ///
    /// # Errors
    /// [`Trouble`]: it is none of this plan; it cannot be written, and what was there is as it was.
    pub fn write(&self, shard: u64, text: &str, made: &Made) -> Result<(), Trouble> {
        self.plan.shard(shard, text.as_bytes())?;
        let made = serde_json::to_string(made)
            .map_err(|error| Trouble::bug(say::bug(error.to_string())))?;
        // The shard comes last: where it is, the other is.
        write(&self.file_of_made(shard), format!("{made}\n").as_bytes())?;
        Ok(write(&self.file(shard), text.as_bytes())?)
    }

    /// Where and when a shard was made, if that is known.
    pub fn made(&self, shard: u64) -> Option<Made> {
        serde_json::from_str(&read_text(&self.file_of_made(shard)).ok()?).ok()
    }

    /// Reads a shard.
    ///
    /// # Errors
    /// [`Trouble`]: it is not there or was damaged.
    pub fn shard(&self, shard: u64) -> Result<Shard, Trouble> {
        let path = self.file(shard);
        let file = File::open(&path);
        let file = file.map_err(|error| Trouble::unreadable(path.display(), error))?;
        self.plan.shard(shard, BufReader::new(file))
    }

    /// How far the sweep is. All of each shard is read if `is_whole`, else its first line.
    pub fn state(&self, is_whole: bool) -> SweepOf {
        let plan = &self.plan;
        let mut state = SweepOf {
            folder: self.path.display().to_string(),
            items: plan.items(),
            shards: plan.shards(),
            done: 0,
            items_done: 0,
            missing: Vec::new(),
            damaged: Vec::new(),
            seconds: 0.0,
            machines: Vec::new(),
        };
        let mut machines = BTreeSet::new();
        for shard in 1..=plan.shards() {
            let is_there = if is_whole { self.shard(shard).is_ok() } else { self.has(shard) };
            if is_there {
                let items = plan.items_of(shard);
                state.done += 1;
                state.items_done += items.end - items.start;
                if let Some(made) = self.made(shard) {
                    state.seconds += made.seconds;
                    machines.insert(made.machine);
                }
                continue;
            }
            let named =
                if self.file(shard).exists() { &mut state.damaged } else { &mut state.missing };
            if named.len() < TOLD {
                named.push(shard);
            }
        }
        state.machines = machines.into_iter().collect();
        state
    }

    /// Puts all shards together.
    ///
    /// # Errors
    /// [`Trouble`]: a shard that is not there or was damaged; memory that ran out.
    pub fn merge(&self, desk: &mut Desk) -> Result<Merged, Trouble> {
        let SweepOf { missing, shards, done, .. } = self.state(false);
        if let Some(first) = missing.first() {
            return Err(Trouble::mistake(say::missing_shards(shards - done, shards, first)));
        }
        self.plan.merge(desk, (1..=shards).map(|shard| self.shard(shard)))
    }
}

/// The name of the file of the plan.
const PLAN: &str = "plan.json";
/// The name of the folder of the shards.
const SHARDS: &str = "shards";
