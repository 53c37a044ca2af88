//! The times at which a result is kept; no file is overwritten unasked.

use super::error::KeptError;
use super::files::{is_for_results, remove_parts};
use super::lock::Lock;
use std::path::Path;
use std::time::{Duration, Instant};

/// A result that is found step by step, and kept in a file.
pub trait Keep {
    /// The shortest pause between two times that the result is kept; the pause is longer where keeping takes long.
    const PAUSE: Duration;

    /// True if it is kept after the first step, so that a run that never lives long makes progress.
    const AT_ONCE: bool;

    /// The file that was asked for, which only one run at a time writes; `None` if nothing is kept.
    fn out(&self) -> Option<&Path>;

    /// The file that is there if an earlier run began; `None` if nothing is kept.
    fn file(&self) -> Option<&Path> {
        self.out()
    }

    /// Refuses to overwrite the file of an earlier run.
    ///
    /// # Errors
    /// [`KeptError::Taken`], always.
    fn refuse(&mut self, file: &str) -> Result<(), KeptError> {
        Err(KeptError::taken(file, ": go on with it by `--resume`, or remove it"))
    }

    /// The error if another file is in the way, with or without an earlier run.
    fn in_the_way(&self) -> Option<KeptError> {
        None
    }

    /// Makes ready to begin, with nothing of an earlier run.
    ///
    /// # Errors
    /// [`KeptError::File`], also if there is another file in the way.
    fn begin(&mut self) -> Result<(), KeptError>;

    /// Takes over the results that an earlier run has kept.
    ///
    /// # Errors
    /// [`KeptError`]; nothing of the file is lost then.
    fn go_on(&mut self) -> Result<(), KeptError>;

    /// Finds something more; whether all is found.
    ///
    /// # Errors
    /// [`KeptError`].
    fn step(&mut self) -> Result<bool, KeptError>;

    /// Saves the results that are known now.
    ///
    /// # Errors
    /// [`KeptError::File`].
    fn keep(&mut self) -> Result<(), KeptError>;

    /// Makes sure of all, when all is found.
    ///
    /// # Errors
    /// [`KeptError::File`].
    fn complete(&mut self) -> Result<(), KeptError> {
        self.keep()
    }
}

/// A result that is kept while it is found: [opened](Kept::open), and [run](Kept::run).
#[derive(Debug)]
pub struct Kept<K> {
    result: K,
    /// The time when it was kept last; `None` if it is to be kept after the next step.
    last: Option<Instant>,
    /// The pause until the result is kept again.
    pause: Duration,
    /// From [`Kept::open`] on, if there is a file.
    lock: Option<Lock>,
}

/// The pause, as a multiple of the time that it took to keep the result.
const SHARE: u32 = 20;

impl<K: Keep> Kept<K> {
    /// A result of which nothing is known yet.
    pub fn new(result: K) -> Kept<K> {
        let last = if K::AT_ONCE { None } else { Some(Instant::now()) };
        Kept { result, last, pause: K::PAUSE, lock: None }
    }

    /// Begins, or goes on with the file of an earlier run if there is one and `resume` allows it. Until
    /// this is dropped no other run can write the file.
    ///
    /// # Errors
    /// [`KeptError`], also if there is a file and nobody asked to go on with it, or another run writes it.
    pub fn open(&mut self, resume: bool) -> Result<(), KeptError> {
        if let Some(out) = self.result.out() {
            is_for_results(out)?;
            if self.lock.is_none() {
                self.lock = Some(Lock::new(out)?);
            }
            remove_parts(out);
        }
        if let Some(error) = self.result.in_the_way() {
            return Err(error);
        }
        let file = self.result.file().filter(|file| file.exists());
        match file.map(|file| file.display().to_string()) {
            None => self.result.begin(),
            Some(_) if resume => self.result.go_on(),
            Some(file) => self.result.refuse(&file),
        }
    }

    /// Finds the missing results, and keeps the known ones: after each pause, if the work is stopped, and at
    /// the end. `tell` sees the result before each step.
    ///
    /// # Errors
    /// [`KeptError`].
    pub fn run(&mut self, mut tell: impl FnMut(&K)) -> Result<(), KeptError> {
        loop {
            tell(&self.result);
            match self.result.step() {
                Ok(false) => {}
                Ok(true) => return self.result.complete(),
                Err(error) => {
                    if matches!(error, KeptError::Stop(_)) {
                        self.result.keep()?;
                    }
                    return Err(error);
                }
            }
            if self.last.is_none_or(|last| last.elapsed() >= self.pause) {
                let before = Instant::now();
                self.result.keep()?;
                self.pause = K::PAUSE.max(before.elapsed().saturating_mul(SHARE));
                self.last = Some(Instant::now());
            }
        }
    }

    /// The result as far as it is known.
    pub fn result(&self) -> &K {
        &self.result
    }

    /// The result alone. From now on another run can write its file.
    pub fn into_result(self) -> K {
        self.result
    }

    /// The result, for work beyond it.
    pub fn result_mut(&mut self) -> &mut K {
        &mut self.result
    }
}
