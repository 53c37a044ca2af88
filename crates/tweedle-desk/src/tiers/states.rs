//! The states of the work on a group, in files, to go on with.

use crate::kept::replace;
use flate2::Compression;
use flate2::read::ZlibDecoder;
use flate2::write::ZlibEncoder;
use std::fs::{self, File};
use std::io::{self, BufReader, Read, Write};
use std::path::PathBuf;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};
use tweedle_engine::{Control, Stop};
use tweedle_search::tiers::{Core, CoreState, Cored, Member};

/// Keeping a state takes at most this part of the time: one in `RARE`.
const RARE: u32 = 20;

/// Processes that hold groups together, which are too large for one.
pub trait Team: Send + Sync {
    /// Which of them this one is.
    fn member(&self) -> Member;

    /// Finds what is known of the parts of a group that this process has, while the others do so for theirs; waits for them. `None` if all parts
    /// are there meanwhile.
    ///
    /// # Errors
    /// [`Stop`], also if another process is lost or stops.
    fn solve(
        &self,
        core: Core,
        states: States,
        control: &Control,
    ) -> Result<Option<Vec<Cored>>, Stop>;
}

/// The states of the work of a process on a group, each after a number of moves: the file `group-000012-1of2-000017.state`, packed, with a
/// checksum. The last two are there, so that one is if another process was lost while it wrote.
#[derive(Debug)]
pub struct States {
    folder: PathBuf,
    plan: u32,
    group: usize,
    member: Member,
    every: Duration,
    kept: Mutex<Last>,
    /// The files of all parts of the group.
    parts: Vec<PathBuf>,
}

/// The state that was kept last.
#[derive(Clone, Copy, Debug)]
struct Last {
    at: Instant,
    took: Duration,
    /// The number of moves; also of the state from which the work went on.
    moves: Option<u32>,
}

impl States {
    /// The states in a folder, of a group of a plan with a checksum; a state is kept not more often than that.
    pub(super) fn new(
        folder: PathBuf,
        (plan, group): (u32, usize),
        member: Member,
        every: Duration,
        parts: Vec<PathBuf>,
    ) -> States {
        let last = Last { at: Instant::now(), took: Duration::ZERO, moves: None };
        States { folder, plan, group, member, every, kept: Mutex::new(last), parts }
    }

    /// True if all parts of the group are there: then nobody has to be waited for.
    pub fn are_parts_there(&self) -> bool {
        self.parts.iter().all(|part| part.exists())
    }

    /// The checksum of the plan, and the number of the group.
    pub fn of(&self) -> (u32, usize) {
        (self.plan, self.group)
    }

    /// The beginning of the names of the files.
    fn name(&self) -> String {
        let Member { process, processes } = self.member;
        format!("group-{:06}-{}of{processes}-", self.group, process + 1)
    }

    fn file(&self, moves: u32) -> PathBuf {
        self.folder.join(format!("{}{moves:06}.state", self.name()))
    }

    /// The numbers of moves after which there are states, in order.
    pub fn moves(&self) -> Vec<u32> {
        let name = self.name();
        let moves = |entry: io::Result<fs::DirEntry>| -> Option<u32> {
            let found = entry.ok()?.file_name().into_string().ok()?;
            found.strip_prefix(&name)?.strip_suffix(".state")?.parse().ok()
        };
        let Ok(entries) = fs::read_dir(&self.folder) else { return Vec::new() };
        let mut all: Vec<u32> = entries.filter_map(moves).collect();
        all.sort_unstable();
        all
    }

    /// The state after a number of moves, if it is one of this plan.
    pub fn open(&self, moves: u32) -> Option<Box<dyn Read>> {
        let file = File::open(self.file(moves)).ok()?;
        let mut state = ZlibDecoder::new(BufReader::new(file));
        let mut plan = [0; 4];
        state.read_exact(&mut plan).ok()?;
        if plan != self.plan.to_le_bytes() {
            return None;
        }
        self.last().moves = Some(moves);
        Some(Box::new(state))
    }

    /// True if it is time to keep a state.
    pub fn is_due(&self) -> bool {
        let Last { at, took, .. } = *self.last();
        at.elapsed() >= self.every.max(took * RARE)
    }

    fn last(&self) -> MutexGuard<'_, Last> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Keeps a state, and removes all but the one before it: also those with more moves, whose labels may be too narrow.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] if it cannot be written.
    pub fn write(&self, state: &dyn CoreState) -> Result<(), Stop> {
        let begun = Instant::now();
        let before = self.moves();
        let file = self.file(state.moves());
        let written: io::Result<()> = replace(&file, |out| {
            let mut packed = ZlibEncoder::new(out, Compression::fast());
            packed.write_all(&self.plan.to_le_bytes())?;
            state.write(&mut packed)?;
            packed.finish()?.flush()
        });
        if let Err(error) = written {
            let message = format!("Cannot write {}: {error}.", file.display());
            return Err(Stop::NotPossible(message));
        }
        let now = state.moves();
        let mut last = self.last();
        for moves in before.into_iter().filter(|&moves| moves != now && last.moves != Some(moves)) {
            let _ = fs::remove_file(self.file(moves));
        }
        *last = Last { at: Instant::now(), took: begun.elapsed(), moves: Some(now) };
        Ok(())
    }

    /// Removes all of the group, also those of other processes.
    pub(super) fn clear(&self) {
        let group = format!("group-{:06}-", self.group);
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            if entry.file_name().to_str().is_some_and(|name| name.starts_with(&group)) {
                let _ = fs::remove_file(entry.path());
            }
        }
    }
}
