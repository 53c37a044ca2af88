//! Work under watch: Python's lock is released, signals are looked at, and the time limit is kept.

use crate::limits::Limits;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::thread::{self, ThreadId};
use std::time::{Duration, Instant};
use tweedle::Control;

/// The time between two looks at Python's signals.
const REFRESH: Duration = Duration::from_millis(50);

/// What ended work before its end.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ended {
    /// Nothing did.
    No,
    /// The time limit did.
    TimeLimit(Duration),
}

/// A thing that one thread at a time works with, and the threads that are at it now.
///
/// While a thread waits for the thing it does not hold Python's lock. A thread that is at the thing already is refused: it
/// would wait for itself.
pub(crate) struct Guarded<T> {
    thing: Mutex<T>,
    workers: Mutex<Vec<ThreadId>>,
}

impl<T: Send> Guarded<T> {
    /// The thing, with nobody at it.
    pub(crate) fn new(thing: T) -> Guarded<T> {
        Guarded { thing: Mutex::new(thing), workers: Mutex::new(Vec::new()) }
    }

    /// The thing, if nobody works with it just now.
    #[inline]
    pub(crate) fn at_once(&self) -> Option<MutexGuard<'_, T>> {
        match self.thing.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(poisoned)) => Some(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// The thing, when no other thread works with it any more. Python's lock must not be held.
    ///
    /// # Errors
    /// The exception of a signal, and `RuntimeError` if this thread works with it already.
    fn wait(&self) -> PyResult<MutexGuard<'_, T>> {
        loop {
            if let Some(guard) = self.at_once() {
                return Ok(guard);
            }
            if self.workers().contains(&thread::current().id()) {
                return Err(PyRuntimeError::new_err(
                    "A calculation of this session has called this, and a session does one thing after the other.\n\
                     Methods of rules and functions for the progress give their results first: ask for values afterwards.",
                ));
            }
            check_signals()?;
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn workers(&self) -> MutexGuard<'_, Vec<ThreadId>> {
        self.workers.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The result of work with the thing in this thread, which keeps Python's lock.
    ///
    /// # Errors
    /// Those of the work, and as [`wait`](Guarded::wait).
    pub(crate) fn attached<R>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut T) -> PyResult<R>,
    ) -> PyResult<R> {
        let mut guard = loop {
            if let Some(guard) = self.at_once() {
                break guard;
            }
            // The guard cannot be handed over with the lock of Python: it is taken again.
            py.detach(|| self.wait().map(drop))?;
        };
        let _present = Present::of(self, &[thread::current().id()]);
        work(&mut guard)
    }

    /// The result of work with the thing, in a thread of its own, and what ended it. Python's lock is free meanwhile.
    ///
    /// # Errors
    /// The exception of a signal, such as `KeyboardInterrupt`, after the work was stopped; that of the function that is
    /// told how far it is; and as [`wait`](Guarded::wait).
    pub(crate) fn run<R: Send>(
        &self,
        py: Python<'_>,
        control: &Control,
        limits: &Limits,
        work: impl FnOnce(&mut T) -> R + Send,
    ) -> PyResult<(R, Ended)> {
        py.detach(|| {
            let mut guard = self.wait()?;
            let owned = &mut *guard;
            let (result, ended) = thread::scope(|scope| {
                let (sender, receiver) = channel();
                let worker = scope.spawn(move || sender.send(work(owned)));
                let _present = Present::of(self, &[thread::current().id(), worker.thread().id()]);
                let mut watch = Watch {
                    control,
                    limits,
                    start: Instant::now(),
                    raised: None,
                    ended: Ended::No,
                };
                let result = loop {
                    match receiver.recv_timeout(watch.pause()) {
                        Ok(result) => break Ok(result),
                        Err(RecvTimeoutError::Timeout) => watch.look(),
                        Err(RecvTimeoutError::Disconnected) => {
                            let message =
                                "Tweedle made a mistake: its calculation ended in a panic.";
                            break Err(PyRuntimeError::new_err(message));
                        }
                    }
                };
                (watch.raised.map_or(result, Err), watch.ended)
            });
            control.resume();
            result.map(|result| (result, ended))
        })
    }
}

/// The note that some threads work with a thing, until it is dropped.
struct Present<'a, T: Send> {
    at: &'a Guarded<T>,
    count: usize,
}

impl<T: Send> Present<'_, T> {
    fn of<'a>(at: &'a Guarded<T>, threads: &[ThreadId]) -> Present<'a, T> {
        at.workers().extend(threads);
        Present { at, count: threads.len() }
    }
}

impl<T: Send> Drop for Present<'_, T> {
    fn drop(&mut self) {
        let mut workers = self.at.workers();
        let left = workers.len().saturating_sub(self.count);
        workers.truncate(left);
    }
}

/// The watch over one piece of work.
struct Watch<'a> {
    control: &'a Control,
    limits: &'a Limits,
    start: Instant,
    /// The exception that ended it.
    raised: Option<PyErr>,
    ended: Ended,
}

impl Watch<'_> {
    /// The time until the next look.
    fn pause(&self) -> Duration {
        match self.limits.timeout.filter(|_| self.ended == Ended::No) {
            Some(most) => most.saturating_sub(self.start.elapsed()).min(REFRESH),
            None => REFRESH,
        }
    }

    /// Looks at signals and the clock, and tells how far the work is.
    fn look(&mut self) {
        if self.raised.is_none()
            && let Err(error) = check_signals().and_then(|()| self.tell())
        {
            self.raised = Some(error);
            self.control.cancel();
        }
        if let Some(most) = self.limits.timeout
            && self.ended == Ended::No
            && self.start.elapsed() >= most
        {
            self.ended = Ended::TimeLimit(most);
            self.control.cancel();
        }
    }

    fn tell(&self) -> PyResult<()> {
        let Some(progress) = &self.limits.progress else { return Ok(()) };
        let far = (self.control.positions(), self.control.share());
        Python::attach(|py| progress.call1(py, far).map(drop))
    }
}

/// Lets Python handle the signals that have arrived, such as that of Ctrl-C.
///
/// # Errors
/// The exception that a handler raised: `KeyboardInterrupt` for Ctrl-C.
#[expect(
    clippy::redundant_closure_for_method_calls,
    reason = "the method itself is not general enough in its lifetime"
)]
pub(crate) fn check_signals() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}
