//! Work under a budget and a clock.

use std::fs;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::time::{Duration, Instant};
use tweedle_engine::Control;

/// The largest number of bytes that the tables of a check may hold.
pub const MEMORY: usize = 8 << 20;

/// After so long the work of a check is cancelled.
pub const TIME: Duration = Duration::from_millis(100);

/// The time for which cancelled work may go on. It is far less, but a build for tests or for a fuzzer is slow.
const GRACE: Duration = Duration::from_secs(5);

/// A control with this budget.
pub(crate) fn control() -> Control {
    Control::with_memory(MEMORY)
}

/// Does some work and cancels it through `control` after [`TIME`]. The control is ready for other work then.
///
/// # Panics
/// If the work goes on for long after it was cancelled.
pub(crate) fn bounded<T>(control: &Control, work: impl FnOnce() -> T) -> T {
    in_time(control, work).0
}

/// The same as [`bounded`]; also true if the work was done in time.
///
/// # Panics
/// The same as for [`bounded`].
pub(crate) fn in_time<T>(control: &Control, work: impl FnOnce() -> T) -> (T, bool) {
    let (begin, computed) = (Instant::now(), computed());
    let result = std::thread::scope(|scope| {
        let (done, wait) = channel::<()>();
        scope.spawn(move || {
            if wait.recv_timeout(TIME) == Err(RecvTimeoutError::Timeout) {
                control.cancel();
            }
        });
        let result = work();
        drop(done);
        result
    });
    let in_time = !control.is_cancelled();
    control.resume();
    let elapsed = begin.elapsed();
    if elapsed > TIME + GRACE {
        // The machine may have been busy with something else.
        let elapsed =
            self::computed().zip(computed).map_or(elapsed, |(now, then)| now.saturating_sub(then));
        assert!(elapsed < TIME + GRACE, "work that was cancelled went on for {elapsed:?}");
    }
    (result, in_time)
}

/// The time for which this thread has computed, where the system tells.
fn computed() -> Option<Duration> {
    let told = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(told.split_whitespace().next()?.parse().ok()?))
}
