//! A calculation under watch: its time limit, Ctrl-C, its progress, and panics.
//!
//! The engine knows no clock, signal or terminal. It has a [`Control`], through which another
//! thread asks it to stop and reads how far it is. That thread starts with the first calculation
//! that has a time limit or a terminal to show progress on, and sleeps between calculations.

use crate::limits::Limits;
use crate::report::{Report, status};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::cell::RefCell;
use std::io::{self, IsTerminal, Write};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};
use tweedle_desk::{Cause, Progress, Trouble, words};
use tweedle_engine::{Control, human_bytes, lock};
use tweedle_script::say;

/// The time that a calculation runs before its progress is shown.
const BEFORE_PROGRESS: Duration = Duration::from_secs(1);
/// The time between two times that the progress is shown.
const REFRESH: Duration = Duration::from_millis(100);
/// The time beyond the time limit that work may take which has been hurried, and goes on with what it knows.
const PARDON: Duration = Duration::from_secs(10);
/// The time that a cancelled calculation may take to stop before a second Ctrl-C ends the program.
const GRACE: Duration = Duration::from_secs(1);

/// Runs calculations, one at a time, and others [beside](Watch::beside) it.
pub(crate) struct Watch {
    timeout: Option<Duration>,
    has_progress: bool,
    /// The number of positions that the calculation has to go through, if it is known.
    goal: Option<u64>,
    note: Note,
    /// True if the thread that watches runs.
    is_watching: bool,
    shared: Arc<Shared>,
    /// This and those beside it, for Ctrl-C to stop.
    all: Arc<All>,
    /// True if it stands beside another: then it begins nothing after a Ctrl-C.
    is_beside: bool,
}

/// All watches of a command.
#[derive(Default)]
struct All {
    shared: Mutex<Vec<Arc<Shared>>>,
    was_interrupted: AtomicBool,
}

/// A note that a calculation gives of itself, to be shown with its progress.
#[derive(Clone, Default)]
pub(crate) struct Note(Arc<Mutex<String>>);

impl Note {
    /// Tells something else.
    pub(crate) fn set(&self, text: String) {
        *lock(&self.0) = text;
    }
}

/// The state that the watching thread, the handler of Ctrl-C and the calculating thread share.
struct Shared {
    running: Mutex<Option<Running>>,
    /// Notified when a calculation starts. One that ends is noticed at the next look.
    started: Condvar,
}

/// A calculation that runs now.
struct Running {
    control: Control,
    began: Instant,
    deadline: Option<(Instant, Duration)>,
    /// The time when it is hurried, if it can do with less than a complete answer.
    hurry: Option<Instant>,
    /// The count of positions when it began.
    positions: u64,
    goal: Option<u64>,
    note: Note,
    /// The cause and the time of its cancellation, if it was cancelled.
    cancelled: Option<(Cause, Instant)>,
    bar: Option<ProgressBar>,
}

/// The effect of Ctrl-C between calculations.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum WhenIdle {
    /// It ends the program, which waits for input.
    Leave,
    /// Nothing: the prompt sees the key itself.
    Stay,
}

impl Watch {
    /// A watch that enforces the time limit and takes over Ctrl-C.
    ///
    /// # Errors
    /// If the system refuses the handler of Ctrl-C.
    pub(crate) fn new(limits: Limits, when_idle: WhenIdle) -> anyhow::Result<Watch> {
        let shared = Shared::new();
        let all = Arc::new(All::default());
        lock(&all.shared).push(shared.clone());
        let seen_by_handler = all.clone();
        ctrlc::set_handler(move || seen_by_handler.interrupt(when_idle))?;
        Ok(Watch {
            timeout: limits.timeout,
            has_progress: io::stderr().is_terminal(),
            goal: None,
            note: Note::default(),
            is_watching: false,
            shared,
            all,
            is_beside: false,
        })
    }

    /// A watch of other calculations at the same time, with the same time limit for each. Ctrl-C stops all of them. It shows no
    /// progress.
    pub(crate) fn beside(&self) -> Watch {
        let shared = Shared::new();
        lock(&self.all.shared).push(shared.clone());
        Watch {
            timeout: self.timeout,
            has_progress: false,
            goal: None,
            note: Note::default(),
            is_watching: false,
            shared,
            all: self.all.clone(),
            is_beside: true,
        }
    }

    /// Sets the number of positions of the work that follows, so that its progress tells how much of it remains.
    pub(crate) fn set_goal(&mut self, positions: u64) {
        self.goal = Some(positions);
    }

    /// The note with which the progress of the work that follows begins; nothing until the work tells it.
    pub(crate) fn note(&self) -> Note {
        self.note.clone()
    }

    /// A function that prints the lines of a program while it runs, above the progress: to the standard error if the
    /// standard output is for JSON alone. If nobody reads them any more, the program ends.
    pub(crate) fn printer(&self, is_json: bool) -> impl Fn(&str) + Send + Sync + 'static {
        let shared = self.shared.clone();
        move |line| {
            // The lock is not held while somebody reads slowly.
            let bar = lock(&shared.running).as_ref().and_then(|running| running.bar.clone());
            let print = || {
                if is_json {
                    writeln!(io::stderr().lock(), "{line}")
                } else {
                    writeln!(io::stdout().lock(), "{line}")
                }
            };
            let printed = match bar {
                Some(bar) => bar.suspend(print),
                None => print(),
            };
            if printed.is_err() {
                // Nobody reads any more, which is no mistake: as where results are printed.
                std::process::exit(status::GOOD.into());
            }
        }
    }

    /// Does some work under `control`.
    ///
    /// # Errors
    /// The failure of the work, told with the cause of a cancellation and the number of
    /// positions; a panic is an error too.
    pub(crate) fn run<T>(
        &mut self,
        control: &Control,
        work: impl FnOnce() -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        self.start(control, false);
        self.finish(control, work)
    }

    /// [`Watch::run`], where the work can do with less than a complete answer: it is hurried
    /// ([`Control::hurry`]) when three quarters of the time are over, and has some seconds more than the time
    /// limit for what it does then.
    ///
    /// # Errors
    /// As [`Watch::run`].
    pub(crate) fn run_hurried<T>(
        &mut self,
        control: &Control,
        work: impl FnOnce() -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        self.start(control, true);
        self.finish(control, work)
    }

    /// Does the work that has started.
    fn finish<T>(
        &mut self,
        control: &Control,
        work: impl FnOnce() -> Result<T, Trouble>,
    ) -> Result<T, Trouble> {
        let result = catch_unwind(AssertUnwindSafe(work));
        let bug = || Trouble::bug(say::panicked(panic_message())).advised_by(None, 0);
        // Only this method clears it.
        let Some(ended) = lock(&self.shared.running).take() else { return Err(bug()) };
        if let Some(bar) = &ended.bar {
            bar.finish_and_clear();
        }
        control.resume();
        let positions = control.positions().saturating_sub(ended.positions);
        match result {
            Ok(Ok(answer)) => Ok(answer),
            Ok(Err(trouble)) => {
                let cause = ended.cancelled.map(|(cause, _)| cause);
                Err(trouble.advised_by(cause, positions))
            }
            Err(_) => Err(bug()),
        }
    }

    fn start(&mut self, control: &Control, is_hurried: bool) {
        control.resume();
        control.work_here();
        crate::out_of_memory::watch(control.limit());
        control.tell_share(None);
        let began = Instant::now();
        let limit = self.timeout;
        let pardon = if is_hurried { PARDON } else { Duration::ZERO };
        let ends = |limit: Duration| began.checked_add(limit)?.checked_add(pardon);
        let deadline = limit.and_then(|limit| Some((ends(limit)?, limit)));
        let hurry = limit.filter(|_| is_hurried).and_then(|limit| began.checked_add(limit / 4 * 3));
        *lock(&self.shared.running) = Some(Running {
            control: control.clone(),
            began,
            deadline,
            hurry,
            positions: control.positions(),
            goal: self.goal,
            note: self.note.clone(),
            cancelled: None,
            bar: None,
        });
        if self.is_beside
            && self.all.was_interrupted.load(Ordering::SeqCst)
            && let Some(running) = lock(&self.shared.running).as_mut()
        {
            running.cancel(Cause::Interrupt);
        }
        if self.timeout.is_none() && !self.has_progress {
            return;
        }
        if self.is_watching {
            self.shared.started.notify_one();
        } else {
            let (shared, has_progress) = (self.shared.clone(), self.has_progress);
            thread::spawn(move || shared.watch(has_progress));
            self.is_watching = true;
        }
    }
}

impl Shared {
    fn new() -> Arc<Shared> {
        Arc::new(Shared { running: Mutex::new(None), started: Condvar::new() })
    }

    /// Looks after one calculation after the other, until the program ends.
    fn watch(&self, has_progress: bool) {
        let mut running = lock(&self.running);
        loop {
            let pause = running.as_mut().and_then(|running| running.look(has_progress));
            running = match pause {
                None => self.started.wait(running).unwrap_or_else(PoisonError::into_inner),
                Some(pause) => {
                    let woken = self.started.wait_timeout(running, pause);
                    woken.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }

    /// Reacts to Ctrl-C; whether a calculation runs.
    fn interrupt(&self) -> bool {
        let mut running = lock(&self.running);
        let Some(running) = running.as_mut() else { return false };
        if let Some((Cause::Interrupt, asked)) = running.cancelled {
            if asked.elapsed() > GRACE {
                if let Some(bar) = &running.bar {
                    bar.finish_and_clear();
                }
                leave();
            }
        } else {
            running.cancel(Cause::Interrupt);
        }
        true
    }
}

impl All {
    /// Reacts to Ctrl-C in all calculations that run.
    fn interrupt(&self, when_idle: WhenIdle) {
        self.was_interrupted.store(true, Ordering::SeqCst);
        // All of them are stopped, also after the first.
        let running = lock(&self.shared).iter().filter(|shared| shared.interrupt()).count();
        if running == 0 && when_idle == WhenIdle::Leave {
            leave();
        }
    }
}

impl Running {
    /// Enforces the time limit and shows the progress. Returns how long to wait before the next
    /// look, or `None` if none is needed.
    fn look(&mut self, has_progress: bool) -> Option<Duration> {
        let now = Instant::now();
        let mut pause = None;
        if let Some(hurry) = self.hurry {
            if now >= hurry {
                self.hurry = None;
                self.control.hurry();
            } else {
                pause = Some(hurry - now);
            }
        }
        if let (Some((deadline, limit)), None) = (self.deadline, self.cancelled) {
            if now >= deadline {
                self.cancel(Cause::TimeLimit(limit));
            } else {
                pause = Some(pause.map_or(deadline - now, |pause| pause.min(deadline - now)));
            }
        }
        if has_progress {
            let elapsed = now - self.began;
            let next = match BEFORE_PROGRESS.checked_sub(elapsed) {
                Some(rest) if !rest.is_zero() => rest,
                _ => {
                    self.show(elapsed);
                    REFRESH
                }
            };
            pause = Some(pause.map_or(next, |pause| pause.min(next)));
        }
        pause
    }

    /// Asks the calculation to stop. The first to ask is the cause.
    fn cancel(&mut self, cause: Cause) {
        self.cancelled = Some((cause, Instant::now()));
        self.control.cancel();
    }

    fn show(&mut self, elapsed: Duration) {
        let bar = self.bar.get_or_insert_with(|| {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr());
            bar.set_style(ProgressStyle::default_spinner());
            bar
        });
        let Progress { positions, bytes } = Progress::of(&self.control);
        let positions = positions.saturating_sub(self.positions);
        let rate = u128::from(positions) * 1000 / elapsed.as_millis().max(1);
        let goal = self.goal.map_or(String::new(), |goal| format!(" of {}", words::grouped(goal)));
        let note = match self.control.share() {
            Some(share) => format!("about {} % searched", (100.0 * share) as u32),
            None => lock(&self.note.0).clone(),
        };
        let comma = if note.is_empty() { "" } else { ", " };
        bar.set_message(format!(
            "{note}{comma}{}{goal}, {} per second, {}",
            words::positions(positions),
            words::grouped(rate as u64),
            human_bytes(bytes)
        ));
        bar.tick();
        // The cursor stands at the right edge now, where the echo of Ctrl-C would break the line
        // and leave it behind.
        let _ = io::stderr().write_all(b"\r");
    }
}

/// Ends the program as Ctrl-C would have.
fn leave() -> ! {
    std::process::exit(i32::from(status::INTERRUPTED))
}

thread_local! {
    /// The message of the last panic of the thread.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Keeps a panic from printing; the code that catches it tells [`panic_message`].
pub(crate) fn keep_panics_quiet() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo| {
        let place = info.location().map(|at| format!(" ({}:{})", at.file(), at.line()));
        let payload = info.payload();
        let literal = payload.downcast_ref::<&str>().copied();
        let formatted = payload.downcast_ref::<String>().map(String::as_str);
        let said = literal.or(formatted).unwrap_or("no details");
        PANIC.set(format!("{said}{}", place.unwrap_or_default()));
    }));
}

/// A sentence about the last panic.
pub(crate) fn panic_message() -> String {
    format!("Tweedle made a mistake of its own: {}.", PANIC.with_borrow(String::clone))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Works until it is cancelled.
    fn work_for_ever(control: &Control) -> Result<(), Trouble> {
        loop {
            control.check()?;
            thread::yield_now();
        }
    }

    #[test]
    fn one_calculation_does_not_harm_the_next() {
        let shared = Shared::new();
        let timeout = Some(Duration::from_millis(20));
        let mut watch = Watch {
            timeout,
            has_progress: false,
            goal: None,
            note: Note::default(),
            is_watching: false,
            shared,
            all: Arc::default(),
            is_beside: false,
        };
        let control = Control::new();

        assert_eq!(watch.run(&control, || Ok(1)).unwrap(), 1);

        let trouble = watch.run(&control, || work_for_ever(&control)).unwrap_err();
        assert_eq!(trouble.message, "The time limit of 20 ms was reached.");
        assert_eq!(trouble.status(), status::STOPPED);

        keep_panics_quiet();
        let trouble = watch.run::<()>(&control, || panic!("{} and two", 1)).unwrap_err();
        let message = &trouble.message;
        assert!(message.starts_with("Tweedle made a mistake of its own: 1 and two ("), "{message}");
        assert_eq!(trouble.status(), status::BUG);

        let hurried = watch.run_hurried(&control, || {
            let _allowance = control.allow(u64::MAX);
            let stopped = work_for_ever(&control).unwrap_err();
            Ok(stopped.message)
        });
        assert!(hurried.unwrap().starts_with("That takes more than "));

        watch.timeout = None;
        let shared = watch.shared.clone();
        let ctrl_c = thread::spawn(move || {
            while lock(&shared.running).is_none() {
                thread::yield_now();
            }
            shared.interrupt();
        });
        let trouble = watch.run(&control, || work_for_ever(&control)).unwrap_err();
        assert_eq!(trouble.message, "The calculation was cancelled.");
        assert_eq!(trouble.status(), status::INTERRUPTED);
        ctrl_c.join().unwrap();

        assert_eq!(watch.run(&control, || Ok(2)).unwrap(), 2);
    }
}
