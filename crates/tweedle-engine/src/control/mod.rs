//! Budget, cancellation, and the reasons why a computation stops before its end.

mod allowance;
mod bytes;
mod held;
mod stop;

pub use allowance::Allowance;
pub use bytes::human_bytes;
pub use held::Held;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicU8, AtomicU32, AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
pub use stop::{RulesError, Stop};

/// The number of bytes from which on the system is asked if it has them, before they are taken: 8 MB, so that the
/// asking is nothing beside the filling.
const LARGE: usize = 8 << 20;

/// Somebody wants the work to stop.
const CANCELLED: u8 = 1;
/// Somebody wants the work under an allowance to end with the answer that it has.
const HURRIED: u8 = 2;
/// There is an allowance.
const ALLOWED: u8 = 4;
/// More was charged than the budget allows, which is not told yet.
const EXHAUSTED: u8 = 8;
/// Somebody says that the process holds too much, which is not told yet.
const PRESSED: u8 = 16;
/// Somebody said that since the last resumption.
const WAS_PRESSED: u8 = 32;
/// There is a watch.
const WATCHED: u8 = 64;
/// The steps between two calls of a watch: some milliseconds of work, or less.
const STEPS_OF_WATCH: u32 = 1 << 10;

/// A handle through which a computation is bounded and stopped, shared by cloning.
///
/// The tables of an arena and of a walker report their growth here. Bytes are counted when a table
/// grows, before the growth happens, so the budget is not overrun by a doubling.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    /// The budget that this one is a part of.
    whole: Option<Control>,
    /// The flags that hold, of [`CANCELLED`] and those after it.
    state: AtomicU8,
    /// The steps that are left of the allowance, and the number that was allowed.
    left: AtomicU64,
    most: AtomicU64,
    limit: AtomicUsize,
    used: AtomicUsize,
    positions: AtomicU64,
    /// The bits of a share, or of a NaN where none is known.
    share: AtomicU32,
    threads: AtomicUsize,
    watch: OnceLock<fn(&Control)>,
    steps: AtomicU32,
}

impl Default for Inner {
    fn default() -> Self {
        Inner {
            whole: None,
            state: AtomicU8::new(0),
            left: AtomicU64::new(0),
            most: AtomicU64::new(0),
            limit: AtomicUsize::new(usize::MAX),
            used: AtomicUsize::new(0),
            positions: AtomicU64::new(0),
            share: AtomicU32::new(f32::NAN.to_bits()),
            threads: AtomicUsize::new(1),
            watch: OnceLock::new(),
            steps: AtomicU32::new(0),
        }
    }
}

impl Control {
    /// No limit on memory, not cancelled.
    pub fn new() -> Control {
        Control::default()
    }

    /// At most `bytes` in all tables that share this handle.
    pub fn with_memory(bytes: usize) -> Control {
        let control = Control::default();
        control.0.limit.store(bytes, Ordering::Relaxed);
        control
    }

    /// At most `bytes` in all tables that share this handle, and in these and those of all other parts of `whole` together
    /// what `whole` allows. It is cancelled by itself.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// let whole = Control::with_memory(100);
    /// let [one, other] = [(); 2].map(|()| Control::within(&whole, 80));
    /// assert!(one.take(70).is_ok() && other.take(40).is_err());
    /// assert_eq!((whole.used(), other.used()), (70, 0));
    /// one.give(70);
    /// assert!(other.take(40).is_ok());
    /// ```
    pub fn within(whole: &Control, bytes: usize) -> Control {
        let limit = AtomicUsize::new(bytes);
        Control(Arc::new(Inner { whole: Some(whole.clone()), limit, ..Inner::default() }))
    }

    /// Allows work under this handle to use this number of threads, if it can use several; at first the number is one.
    pub fn allow_threads(&self, threads: NonZeroUsize) {
        self.0.threads.store(threads.get(), Ordering::Relaxed);
    }

    /// The number of threads that work may use: one within an allowance of steps, so that the work takes the same steps
    /// each time.
    pub fn threads(&self) -> NonZeroUsize {
        let is_allowance = self.0.state.load(Ordering::Relaxed) & ALLOWED != 0;
        let threads = if is_allowance { 1 } else { self.0.threads.load(Ordering::Relaxed) };
        NonZeroUsize::new(threads).unwrap_or(NonZeroUsize::MIN)
    }

    /// True if stopped work of several threads goes on with one thread, which needs less memory: if it ran out of
    /// memory. Then only one thread is allowed from now on.
    pub fn goes_on_alone(&self, stop: &Stop) -> bool {
        let is_it = matches!(stop, Stop::Memory { .. }) && self.threads().get() > 1;
        if is_it {
            self.allow_threads(NonZeroUsize::MIN);
        }
        is_it
    }

    /// Asks the work under this handle to stop soon with [`Stop::Cancelled`]. May be called
    /// from another thread or from a signal handler.
    pub fn cancel(&self) {
        self.0.state.fetch_or(CANCELLED, Ordering::Relaxed);
    }

    /// Forgets a cancellation, any hurry and [`Control::exhaust`], so that the next computation may run.
    pub fn resume(&self) {
        let over = CANCELLED | HURRIED | EXHAUSTED | PRESSED | WAS_PRESSED;
        self.0.state.fetch_and(!over, Ordering::Relaxed);
    }

    /// Makes the work under this handle stop soon with [`Stop::Memory`], as if its budget were used up. May be
    /// called from an allocator: it neither allocates nor waits.
    pub fn exhaust(&self) {
        self.0.state.fetch_or(EXHAUSTED | PRESSED | WAS_PRESSED, Ordering::Relaxed);
    }

    /// True if [`Control::exhaust`] was called since the last [`Control::resume`]: then the budget is not used up.
    pub fn was_exhausted(&self) -> bool {
        self.0.state.load(Ordering::Relaxed) & WAS_PRESSED != 0
    }

    /// True if both are handles of the same budget.
    pub fn is_same(&self, other: &Control) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The budget, in bytes.
    pub fn limit(&self) -> usize {
        self.0.limit.load(Ordering::Relaxed)
    }

    /// Uses up the allowance that the work under this handle has, or the next one, and does nothing to work
    /// without one. May be called from another thread.
    pub fn hurry(&self) {
        self.0.state.fetch_or(HURRIED, Ordering::Relaxed);
    }

    /// Calls `watch` now and then while there is work under this handle: for a machine without threads, as a browser is, where
    /// nobody else could look at a clock, show how far the work is, and cancel it. There is one watch; a second call does nothing.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Stop};
    /// let control = Control::new();
    /// control.watch(|control| control.cancel());
    /// let steps = (0..10_000).take_while(|_| control.check().is_ok()).count();
    /// assert!(steps < 10_000);
    /// ```
    pub fn watch(&self, watch: fn(&Control)) {
        if self.0.watch.set(watch).is_ok() {
            self.0.state.fetch_or(WATCHED, Ordering::Relaxed);
        }
    }

    /// True if [`Control::cancel`] was called since the last [`Control::resume`].
    #[inline]
    pub fn is_cancelled(&self) -> bool {
        self.0.state.load(Ordering::Relaxed) & CANCELLED != 0
    }

    /// Bytes that the tables sharing this handle hold now.
    pub fn used(&self) -> usize {
        self.0.used.load(Ordering::Relaxed)
    }

    /// Positions that walks under this handle have begun to value. Another thread may read it to
    /// show progress: the engine itself knows no clock and no terminal.
    pub fn positions(&self) -> u64 {
        self.0.positions.load(Ordering::Relaxed)
    }

    /// Counts one position more, for a caller who asks [`Control::positions`] how far the work is.
    pub fn count_position(&self) {
        self.count_positions(1);
    }

    /// Counts this number of positions more, as [`Control::count_position`] does.
    pub fn count_positions(&self, count: u64) {
        self.0.positions.fetch_add(count, Ordering::Relaxed);
    }

    /// The share of the work that is done, from 0 to 1, if the work knows it: an estimate, which need not
    /// grow.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// let control = Control::new();
    /// assert_eq!(control.share(), None);
    /// control.clone().tell_share(Some(0.5));
    /// assert_eq!(control.share(), Some(0.5));
    /// control.tell_share(None);
    /// assert_eq!(control.share(), None);
    /// ```
    pub fn share(&self) -> Option<f32> {
        let share = f32::from_bits(self.0.share.load(Ordering::Relaxed));
        (!share.is_nan()).then_some(share)
    }

    /// Tells [`Control::share`]; with `None` that it is not known, as after the end of the work.
    pub fn tell_share(&self, share: Option<f32>) {
        self.0.share.store(share.unwrap_or(f32::NAN).to_bits(), Ordering::Relaxed);
    }

    /// Counts a step of the work, and says if the work may go on.
    ///
    /// # Errors
    /// [`Stop::Cancelled`] if somebody asked for it; [`Stop::Memory`] if more was charged than the budget allows;
    /// [`Stop::Limit`] if an allowance is used up.
    #[inline]
    pub fn check(&self) -> Result<(), Stop> {
        let state = self.0.state.load(Ordering::Relaxed);
        let is_usual = state & (CANCELLED | ALLOWED | EXHAUSTED | WATCHED) == 0;
        if is_usual { Ok(()) } else { self.step(state) }
    }

    /// [`Control::check`], where there is an allowance or a watch, the work was cancelled, or the budget is used up.
    fn step(&self, mut state: u8) -> Result<(), Stop> {
        if state & WATCHED != 0
            && self.0.steps.fetch_add(1, Ordering::Relaxed).is_multiple_of(STEPS_OF_WATCH)
            && let Some(watch) = self.0.watch.get()
        {
            watch(self);
            state = self.0.state.load(Ordering::Relaxed);
        }
        if state & CANCELLED != 0 {
            return Err(Stop::Cancelled);
        }
        if state & EXHAUSTED != 0 {
            self.check_memory()?;
        }
        if state & ALLOWED == 0 {
            return Ok(());
        }
        let left = self.0.left.load(Ordering::Relaxed);
        if left == 0 || state & HURRIED != 0 {
            return Err(Stop::Limit { most: self.0.most.load(Ordering::Relaxed) });
        }
        // A step of another thread may be lost; no more than that depends on it.
        self.0.left.store(left - 1, Ordering::Relaxed);
        Ok(())
    }

    /// Announces that a table is about to take `bytes` more.
    ///
    /// # Errors
    /// [`Stop::Memory`] if that exceeds the budget, or if it is much and the system has less to give; nothing is
    /// counted then.
    pub fn take(&self, bytes: usize) -> Result<(), Stop> {
        let limit = self.0.limit.load(Ordering::Relaxed);
        let more = |used: usize| used.checked_add(bytes).filter(|&sum| sum <= limit);
        match self.0.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, more) {
            Ok(used) => match &self.0.whole {
                // A table that doubles asks for a new piece of twice what it takes more.
                None if bytes >= LARGE && !Control::system_has(2 * bytes) => {
                    self.give_own(bytes);
                    Err(Stop::Memory { limit, used })
                }
                None => Ok(()),
                Some(whole) => whole.take(bytes).inspect_err(|_| self.give_own(bytes)),
            },
            Err(used) => Err(Stop::Memory { limit, used }),
        }
    }

    /// Counts `bytes` that are there already, even beyond the budget: the next [`Control::check`] says
    /// [`Stop::Memory`] then. For what is made where no error can be returned. They are given back by
    /// [`Control::give`].
    pub fn charge(&self, bytes: usize) {
        self.count(bytes);
        if self.excess().is_some() {
            self.0.state.fetch_or(EXHAUSTED, Ordering::Relaxed);
        }
    }

    /// The part of [`Control::check`] that looks at what was charged. It is no step of an allowance. It tells each
    /// excess once, so that the work after that which was stopped may go on.
    ///
    /// # Errors
    /// [`Stop::Memory`], if more was charged than the budget allows.
    #[inline]
    pub fn check_memory(&self) -> Result<(), Stop> {
        let state = self.0.state.load(Ordering::Relaxed);
        if state & EXHAUSTED == 0 { Ok(()) } else { self.tell_excess() }
    }

    #[cold]
    fn tell_excess(&self) -> Result<(), Stop> {
        let state = self.0.state.fetch_and(!(EXHAUSTED | PRESSED), Ordering::Relaxed);
        let pressed = || {
            (state & PRESSED != 0).then(|| Stop::Memory { limit: self.limit(), used: self.used() })
        };
        self.excess().or_else(pressed).map_or(Ok(()), Err)
    }

    /// The stop for too much memory, if too much is held.
    fn excess(&self) -> Option<Stop> {
        let (limit, used) = (self.limit(), self.used());
        if used > limit {
            return Some(Stop::Memory { limit, used });
        }
        self.0.whole.as_ref().and_then(Control::excess)
    }

    /// Counts `bytes` here and in what this is a part of.
    fn count(&self, bytes: usize) {
        self.0.used.fetch_add(bytes, Ordering::Relaxed);
        if let Some(whole) = &self.0.whole {
            whole.count(bytes);
        }
    }

    /// Announces that a table gave `bytes` back, which it had taken.
    pub fn give(&self, bytes: usize) {
        self.give_own(bytes);
        if let Some(whole) = &self.0.whole {
            whole.give(bytes);
        }
    }

    fn give_own(&self, bytes: usize) {
        let less = |used: usize| Some(used.saturating_sub(bytes));
        let used = self.0.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
        debug_assert!(used >= Ok(bytes), "{bytes} bytes are given back of {used:?}");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refused_growth_is_not_counted() {
        let control = Control::with_memory(100);
        assert_eq!(control.take(60), Ok(()));
        assert_eq!(control.take(60), Err(Stop::Memory { limit: 100, used: 60 }));
        assert_eq!(control.used(), 60);
        control.give(60);
        assert_eq!(control.make_room(101), Err(Stop::Memory { limit: 100, used: 0 }));
        assert_eq!(control.make_room(100), Ok(()));
        let mut held = Held::new(&control);
        assert_eq!(held.take(70), Ok(()));
        held.give(20);
        assert_eq!(control.used(), 50);
        drop(held);
        assert_eq!(control.used(), 0);
        assert_eq!(control.take(100), Ok(()));
    }

    /// What is charged to a part of a part counts in the whole, as what is given back there does.
    #[test]
    fn parts_of_parts() {
        let whole = Control::with_memory(100);
        let part = Control::within(&whole, 100);
        let inner = Control::within(&part, 100);
        inner.charge(30);
        assert_eq!((inner.used(), part.used(), whole.used()), (30, 30, 30));
        inner.give(30);
        assert_eq!((inner.used(), part.used(), whole.used()), (0, 0, 0));
    }

    #[test]
    fn an_excess_is_told_once() {
        let control = Control::with_memory(100);
        control.charge(60);
        assert_eq!(control.check(), Ok(()));
        control.charge(60);
        assert_eq!(control.check(), Err(Stop::Memory { limit: 100, used: 120 }));
        assert_eq!(control.check(), Ok(()));
        control.charge(10);
        control.give(70);
        // The bytes that were too much are given back.
        assert_eq!(control.check_memory(), Ok(()));
        control.exhaust();
        assert_eq!(control.check_memory(), Err(Stop::Memory { limit: 100, used: 60 }));
        control.exhaust();
        assert!(control.was_exhausted());
        control.resume();
        assert_eq!((control.check(), control.was_exhausted()), (Ok(()), false));
    }

    /// Several threads share a budget and a count: nothing is lost, and the budget is not overrun.
    #[test]
    fn threads_count_right() {
        let control = Control::with_memory(1000);
        let work = || {
            let took = |_: &u32| {
                control.count_position();
                control.take(1).is_ok()
            };
            (0..10_000).filter(took).count()
        };
        let taken = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..4).map(|_| scope.spawn(work)).collect();
            workers.into_iter().map(|worker| worker.join().unwrap_or(0)).sum::<usize>()
        });
        assert_eq!((taken, control.used(), control.positions()), (1000, 1000, 40_000));
    }
}
