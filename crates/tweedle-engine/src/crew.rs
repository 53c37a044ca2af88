//! Several threads at work on independent items, and what they find in the order of the items.

use crate::{Control, Stop, lock};
use std::any::Any;
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::{Builder, JoinHandle};
use std::time::Duration;

/// The time between two looks whether the whole work was stopped.
const LOOK: Duration = Duration::from_millis(20);

/// No crew has more threads.
const MOST: usize = 256;

/// The number of items that each thread takes before the first of them is told, if results may be
/// long.
const AHEAD: usize = 4;

/// Threads that work on items one by one. Their results come in the order of the items, so that many threads give the
/// same results as one, only sooner.
///
/// Each thread has a state of its own, such as a store of games, which it makes when it starts. All of them stand within the
/// budget of one handle. With one thread the work is done where its result is asked for.
///
/// ```
/// # use std::num::NonZeroUsize;
/// # use tweedle_engine::{Control, Crew};
/// let control = Control::new();
/// control.allow_threads(NonZeroUsize::new(2).expect("two"));
/// let mut squares = Crew::new(&control, 0..1000_u64, |_| (), |(), number| number * number);
/// assert_eq!(squares.next()?, Some(0));
/// assert_eq!(squares.next()?, Some(1));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
pub struct Crew<O>(Kind<O>);

/// The limits for the threads of a [`Crew`] that work ahead while the result of an earlier item is missing.
#[derive(Debug)]
pub struct Ahead<O> {
    /// The largest number of items that each thread takes; at least one.
    pub items: usize,
    /// But no more than four, if the results that wait have more bytes than this.
    pub bytes: usize,
    /// The function that gives the bytes of a result.
    pub weigh: fn(&O) -> usize,
}

impl<O> Clone for Ahead<O> {
    fn clone(&self) -> Ahead<O> {
        *self
    }
}

impl<O> Copy for Ahead<O> {}

enum Kind<O> {
    Alone(Box<dyn FnMut() -> Option<O> + Send>),
    Together(Together<O>),
}

/// The result for an item, or the panic that its thread ended with.
type Found<O> = Result<O, Box<dyn Any + Send>>;

struct Together<O> {
    whole: Control,
    /// A handle for each thread, so that they can be stopped by themselves; with how many positions of it were counted.
    parts: Vec<(Control, u64)>,
    shared: Arc<Shared<O>>,
    threads: Vec<JoinHandle<()>>,
    weigh: fn(&O) -> usize,
    /// The reason why the whole work was stopped, if it was.
    stopped: Option<Stop>,
}

/// The state that the working threads share with the thread that tells their results.
struct Shared<O> {
    state: Mutex<State<O>>,
    /// Notified when the next result is there, or the last thread has ended, if somebody waits for that.
    has_next: Condvar,
    /// Notified when results were told, if a thread waits for that.
    was_told: Condvar,
}

struct State<O> {
    /// The results that were found and not told yet, by the numbers of the items.
    found: BTreeMap<usize, Found<O>>,
    /// The bytes of these results.
    bytes: usize,
    /// The number of results that were told.
    told: usize,
    /// Nobody wants more.
    is_over: bool,
    /// The number of threads that have not ended.
    threads: usize,
    /// True if the thread that tells the results waits.
    teller_waits: bool,
    /// The number of threads that wait until more results are told.
    waiting: usize,
}

impl<O: Send + 'static> Crew<O> {
    /// Threads for these items, as many as `control` allows. `make` makes the state of a thread, with a handle for it; `work`
    /// finds what is told of an item.
    ///
    /// Items are taken while others are worked on, and a few before they are asked for. The results for those are lost
    /// if the work is stopped.
    pub fn new<I, W, Items>(
        control: &Control,
        items: Items,
        make: impl Fn(&Control) -> W + Send + Sync + 'static,
        work: impl Fn(&mut W, I) -> O + Send + Sync + 'static,
    ) -> Crew<O>
    where
        I: Send + 'static,
        W: Send + 'static,
        Items: IntoIterator<Item = I>,
        Items::IntoIter: Send + 'static,
    {
        Crew::with_ahead(control, Ahead { items: AHEAD, bytes: 0, weigh: |_| 0 }, items, make, work)
    }

    /// [`Crew::new`] for short items: a thread takes more of them before the first is told, so that it does not wait while another
    /// thread is at a longer one.
    pub fn with_ahead<I, W, Items>(
        control: &Control,
        ahead: Ahead<O>,
        items: Items,
        make: impl Fn(&Control) -> W + Send + Sync + 'static,
        work: impl Fn(&mut W, I) -> O + Send + Sync + 'static,
    ) -> Crew<O>
    where
        I: Send + 'static,
        W: Send + 'static,
        Items: IntoIterator<Item = I>,
        Items::IntoIter: Send + 'static,
    {
        // All threads ask, also after the end.
        let items = items.into_iter().fuse();
        let count = control.threads().get().min(MOST);
        let items = Arc::new(Mutex::new(items.enumerate()));
        let (make, work) = (Arc::new(make), Arc::new(work));
        let shared = Arc::new(Shared::new());
        let mut parts = Vec::new();
        let mut threads = Vec::new();
        let wanted = if count == 1 { 0 } else { count };
        for _ in 0..wanted {
            let part = Control::within(control, control.limit());
            let (items, make, work) = (items.clone(), make.clone(), work.clone());
            let own = part.clone();
            let at_work = AtWork::new(&shared);
            let run = move || {
                own.work_here();
                let mut state = None;
                at_work.0.each(&items, count, ahead, |item| {
                    work(state.get_or_insert_with(|| make(&own)), item)
                });
            };
            // If the system gives no more threads, the existing ones will do.
            let Ok(thread) = Builder::new().spawn(run) else { break };
            parts.push((part, 0));
            threads.push(thread);
        }
        if threads.is_empty() {
            let control = control.clone();
            let mut state = None;
            return Crew(Kind::Alone(Box::new(move || {
                let (_, item) = lock(&items).next()?;
                Some(work(state.get_or_insert_with(|| make(&control)), item))
            })));
        }
        let (whole, weigh) = (control.clone(), ahead.weigh);
        Crew(Kind::Together(Together { whole, parts, shared, threads, weigh, stopped: None }))
    }

    /// The result for the next item; `None` after the last.
    ///
    /// # Errors
    /// [`Stop`], if the whole work was stopped meanwhile. Then the threads are stopped, too; what they found until then is told
    /// before, as far as it is next.
    ///
    /// # Panics
    /// If a thread did.
    #[expect(clippy::should_implement_trait, reason = "it can fail")]
    pub fn next(&mut self) -> Result<Option<O>, Stop> {
        match &mut self.0 {
            Kind::Alone(next) => Ok(next()),
            Kind::Together(all) => all.next(),
        }
    }

    /// True if the next result has been found already, so that the caller does not wait for it.
    pub fn has_next(&self) -> bool {
        match &self.0 {
            Kind::Alone(_) => false,
            Kind::Together(all) => lock(&all.shared.state).has_next(),
        }
    }
}

impl<O> Shared<O> {
    fn new() -> Shared<O> {
        let state = State {
            found: BTreeMap::new(),
            bytes: 0,
            told: 0,
            is_over: false,
            threads: 0,
            teller_waits: false,
            waiting: 0,
        };
        Shared { state: Mutex::new(state), has_next: Condvar::new(), was_told: Condvar::new() }
    }

    /// Works on items as long as there are some and somebody wants more.
    fn each<I>(
        &self,
        items: &Mutex<impl Iterator<Item = (usize, I)>>,
        threads: usize,
        ahead: Ahead<O>,
        mut work: impl FnMut(I) -> O,
    ) {
        let most = ahead.items.max(1).saturating_mul(threads);
        let few = most.min(AHEAD * threads);
        loop {
            let Some((number, item)) = lock(items).next() else { return };
            let mut state = lock(&self.state);
            while number - state.told >= if state.bytes > ahead.bytes { few } else { most } {
                if state.is_over {
                    return;
                }
                state.waiting += 1;
                state = self.was_told.wait(state).unwrap_or_else(PoisonError::into_inner);
                state.waiting -= 1;
            }
            drop(state);
            let found = catch_unwind(AssertUnwindSafe(|| work(item)));
            let is_panic = found.is_err();
            let bytes = found.as_ref().map_or(0, ahead.weigh);
            let mut state = lock(&self.state);
            state.bytes = state.bytes.saturating_add(bytes);
            state.found.insert(number, found);
            let is_awaited = state.teller_waits && state.has_next();
            let is_over = state.is_over;
            drop(state);
            // Each call asks the system, even if nobody waits.
            if is_awaited {
                self.has_next.notify_one();
            }
            if is_over || is_panic {
                return;
            }
        }
    }

    /// Waits some time for the next result or the end of the last thread.
    fn wait(&self) -> MutexGuard<'_, State<O>> {
        let mut state = lock(&self.state);
        if !state.has_next() && state.threads > 0 {
            state.teller_waits = true;
            let woken = self.has_next.wait_timeout(state, LOOK);
            state = woken.unwrap_or_else(PoisonError::into_inner).0;
            state.teller_waits = false;
        }
        state
    }
}

impl<O> State<O> {
    fn has_next(&self) -> bool {
        self.found.first_key_value().is_some_and(|(number, _)| *number == self.told)
    }
}

/// A thread that has not ended.
struct AtWork<O>(Arc<Shared<O>>);

impl<O> AtWork<O> {
    fn new(shared: &Arc<Shared<O>>) -> AtWork<O> {
        lock(&shared.state).threads += 1;
        AtWork(shared.clone())
    }
}

impl<O> Drop for AtWork<O> {
    fn drop(&mut self) {
        lock(&self.0.state).threads -= 1;
        self.0.has_next.notify_one();
    }
}

impl<O> Together<O> {
    fn next(&mut self) -> Result<Option<O>, Stop> {
        loop {
            if self.stopped.is_none()
                && let Err(stop) = self.whole.check()
            {
                self.stopped = Some(stop);
                self.end();
            }
            let mut state = self.shared.wait();
            let has_ended = state.threads == 0;
            // The positions of the threads are those of the whole work.
            for (part, counted) in &mut self.parts {
                let positions = part.positions();
                self.whole.count_positions(positions.saturating_sub(*counted));
                *counted = positions;
            }
            if state.has_next() {
                let found = state.found.pop_first().map(|(_, found)| found);
                state.told += 1;
                let bytes = found.as_ref().and_then(|it| it.as_ref().ok()).map_or(0, self.weigh);
                state.bytes = state.bytes.saturating_sub(bytes);
                let is_awaited = state.waiting > 0;
                drop(state);
                if is_awaited {
                    self.shared.was_told.notify_all();
                }
                return Ok(found.map(|found| {
                    found.unwrap_or_else(|panic| {
                        self.end();
                        resume_unwind(panic)
                    })
                }));
            }
            drop(state);
            if has_ended {
                // Panics of work were told; one of the items ends a thread.
                if let Some(panic) = self.end() {
                    resume_unwind(panic);
                }
                return self.stopped.clone().map_or(Ok(None), Err);
            }
        }
    }

    /// Stops the threads, waits for their end, and returns the panic that one of them ended with.
    fn end(&mut self) -> Option<Box<dyn Any + Send>> {
        lock(&self.shared.state).is_over = true;
        self.shared.was_told.notify_all();
        self.parts.iter().for_each(|(part, _)| part.cancel());
        let mut panic = None;
        for thread in self.threads.drain(..) {
            panic = thread.join().err().or(panic);
        }
        panic
    }
}

impl<O> Drop for Together<O> {
    fn drop(&mut self) {
        // Nobody is there to be told of a panic.
        let _ = self.end();
    }
}

impl<O> std::fmt::Debug for Crew<O> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Crew").finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::num::NonZeroUsize;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn control(threads: usize) -> Control {
        let control = Control::new();
        control.allow_threads(NonZeroUsize::new(threads).unwrap());
        control
    }

    /// Threads go further ahead of short results than of long ones, and not at all of none.
    #[test]
    fn what_waits_is_bounded() {
        for (items, weight, most) in [(0, 0, 3), (64, 1, 192), (64, 1000, 12 + 3)] {
            let taken = Arc::new(AtomicUsize::new(0));
            let (counted, (open, gate)) = (taken.clone(), std::sync::mpsc::channel::<()>());
            let gate = Mutex::new(Some(gate));
            let weigh: fn(&usize) -> usize = |&weight| weight;
            let work = move |(): &mut (), item: usize| {
                if item == 0
                    && let Some(gate) = lock(&gate).take()
                {
                    // It is there when the others have come as far as they go.
                    let _ = gate.recv();
                }
                counted.fetch_add(1, Ordering::Relaxed);
                weight
            };
            let ahead = Ahead { items, bytes: 100, weigh };
            let mut crew = Crew::with_ahead(&control(3), ahead, 0..1000, |_| (), work);
            std::thread::sleep(Duration::from_millis(50));
            assert!(taken.load(Ordering::Relaxed) <= most, "{items} {weight}");
            drop(open);
            assert_eq!(all(&mut crew).map(|it| it.len()), Ok(1000));
        }
    }

    fn all<O: Send + 'static>(crew: &mut Crew<O>) -> Result<Vec<O>, Stop> {
        std::iter::from_fn(|| crew.next().transpose()).collect()
    }

    #[test]
    fn results_come_in_the_order_of_the_items() {
        for threads in [1, 2, 5] {
            let control = control(threads);
            // Early items take longest, so that others are found first.
            let work = |made: &mut Control, item: u64| {
                made.count_position();
                let rounds = (500_u64.saturating_sub(item)) * 20;
                std::hint::black_box((0..rounds).sum::<u64>());
                item * 2
            };
            let mut crew = Crew::new(&control, 0..500, Control::clone, work);
            let expected: Vec<u64> = (0..500).map(|item| item * 2).collect();
            assert_eq!(all(&mut crew), Ok(expected), "{threads}");
            assert_eq!(crew.next(), Ok(None), "{threads}");
            assert_eq!(control.positions(), 500, "{threads}");
        }
    }

    /// Nobody runs far ahead of what was told.
    #[test]
    fn items_are_taken_as_they_are_needed() {
        let taken = Arc::new(AtomicUsize::new(0));
        let counted = taken.clone();
        let items = std::iter::repeat_with(move || counted.fetch_add(1, Ordering::Relaxed));
        let mut crew = Crew::new(&control(3), items, |_| (), |(), item| item);
        assert_eq!(crew.next(), Ok(Some(0)));
        drop(crew);
        // Each thread may hold one more than it works on.
        assert!(taken.load(Ordering::Relaxed) <= 3 * AHEAD + 1 + 3);
        // After the end nobody is asked for more.
        let mut ended = false;
        let items = std::iter::from_fn(move || {
            assert!(!std::mem::replace(&mut ended, true), "the items have ended");
            None::<u32>
        });
        assert_eq!(Crew::new(&control(3), items, |_| (), |(), item| item).next(), Ok(None));
    }

    #[test]
    fn work_that_is_stopped_ends() {
        for threads in [1, 3] {
            let control = control(threads);
            let begun = Arc::new(AtomicUsize::new(0));
            let seen = begun.clone();
            let work = move |control: &mut Control, item: u64| {
                if item == 0 {
                    return Ok::<u64, Stop>(item);
                }
                begun.fetch_add(usize::from(item == 1), Ordering::Relaxed);
                loop {
                    control.check()?;
                    std::thread::yield_now();
                }
            };
            let mut crew = Crew::new(&control, 0.., Control::clone, work);
            assert_eq!(crew.next(), Ok(Some(Ok(0))));
            while threads > 1 && seen.load(Ordering::Relaxed) == 0 {
                std::thread::yield_now();
            }
            control.cancel();
            // The work of the threads ends with the stop, and is told.
            assert_eq!(crew.next(), Ok(Some(Err(Stop::Cancelled))), "{threads}");
        }
    }

    #[test]
    fn each_thread_has_one_state_within_the_budget() {
        let whole = control(2);
        let made = Arc::new(AtomicUsize::new(0));
        let counted = made.clone();
        let make = move |control: &Control| {
            counted.fetch_add(1, Ordering::Relaxed);
            crate::Held::new(control)
        };
        let work = |held: &mut crate::Held, _: u32| held.take(10);
        let mut crew = Crew::new(&whole, 0..50, make, work);
        assert_eq!(all(&mut crew).unwrap(), vec![Ok(()); 50]);
        assert!((1..=2).contains(&made.load(Ordering::Relaxed)));
        drop(crew);
        assert_eq!(whole.used(), 0);
    }

    /// A panic is told when it is its turn, also one of the items.
    #[test]
    fn panics_are_told_in_order() {
        let work = |(): &mut (), item: u32| assert_ne!(item, 7, "seven");
        let mut crew = Crew::new(&control(2), 0..20, |_| (), work);
        for _ in 0..7 {
            assert_eq!(crew.next(), Ok(Some(())));
        }
        catch_unwind(AssertUnwindSafe(|| crew.next())).expect_err("seven");
        let items = (0..20).inspect(|&item| assert_ne!(item, 7, "seven"));
        let mut crew = Crew::new(&control(2), items, |_| (), |(), item| item);
        let told = AssertUnwindSafe(|| while let Ok(Some(_)) = crew.next() {});
        catch_unwind(told).expect_err("the items fail");
    }
}
