//! Work under watch: Python's lock is released, signals are looked at, and the time limit is kept.

use pyo3::prelude::*;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Mutex, MutexGuard, TryLockError};
use std::thread;
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

/// The result of work with what `owner` guards, in a thread of its own, and what ended it.
///
/// # Errors
/// The exception of a signal, such as `KeyboardInterrupt`, after the work was stopped.
pub(crate) fn run<T: Send, R: Send>(
    py: Python<'_>,
    owner: &Mutex<T>,
    control: &Control,
    timeout: Option<Duration>,
    work: impl FnOnce(&mut T) -> R + Send,
) -> PyResult<(R, Ended)> {
    py.detach(|| {
        let mut guard = wait(owner)?;
        let result = thread::scope(|scope| {
            let (sender, receiver) = channel();
            let owned = &mut *guard;
            scope.spawn(move || sender.send(work(owned)));
            let start = Instant::now();
            let (mut signal, mut ended) = (None, Ended::No);
            let result = loop {
                let left = timeout.filter(|_| ended == Ended::No);
                let left = left.map_or(REFRESH, |most| most.saturating_sub(start.elapsed()));
                match receiver.recv_timeout(left.min(REFRESH)) {
                    Ok(result) => break Some(result),
                    Err(RecvTimeoutError::Disconnected) => break None,
                    Err(RecvTimeoutError::Timeout) => {}
                }
                if signal.is_none()
                    && let Err(error) = check_signals()
                {
                    signal = Some(error);
                    control.cancel();
                }
                if let Some(most) = timeout
                    && ended == Ended::No
                    && start.elapsed() >= most
                {
                    ended = Ended::TimeLimit(most);
                    control.cancel();
                }
            };
            match (signal, result) {
                (Some(signal), _) => Err(signal),
                (None, Some(result)) => Ok((result, ended)),
                (None, None) => {
                    let message = "Tweedle made a mistake: its calculation ended in a panic.";
                    Err(pyo3::exceptions::PyRuntimeError::new_err(message))
                }
            }
        });
        control.resume();
        result
    })
}

/// What `owner` guards, when no other thread works with it any more.
fn wait<T>(owner: &Mutex<T>) -> PyResult<MutexGuard<'_, T>> {
    loop {
        match owner.try_lock() {
            Ok(guard) => return Ok(guard),
            Err(TryLockError::Poisoned(poisoned)) => return Ok(poisoned.into_inner()),
            Err(TryLockError::WouldBlock) => thread::sleep(Duration::from_millis(1)),
        }
        check_signals()?;
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
fn check_signals() -> PyResult<()> {
    Python::attach(|py| py.check_signals())
}
