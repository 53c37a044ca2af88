//! Questions on their way: waiting for their session, worked on by a thread, answered.

use crate::problem::Problem;
use crate::random_token;
use crate::sessions::{MOST_IDLE, Session, Sessions};
use axum::http::StatusCode;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::value::RawValue;
use std::collections::{HashMap, VecDeque};
use std::pin::Pin;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Waker};
use std::time::{Duration, Instant};
use tokio::sync::{Notify, OwnedMutexGuard, Semaphore, oneshot, watch};
use tweedle_desk::say;
use tweedle_desk::{About, Cause, Desk, Kind, Progress, Question, Reply, Request, Trouble};
use tweedle_engine::lock;

/// The largest number of questions that are worked on at a time. The system shares the processors between them, so that
/// a short question does not wait for the end of a long one.
const MOST_AT_ONCE: usize = 64;
/// The largest number of questions that are asked and not yet answered.
const MOST_WAITING: usize = 1000;
/// The largest number of answers that are held for clients who come for them later, the time for which each is held,
/// and the largest number of bytes that they have together.
const MOST_HELD: usize = 200;
const HELD_FOR: Duration = Duration::from_mins(2);
const MOST_BYTES_HELD: usize = 64 << 20;
/// The time between two reports of the progress.
const REFRESH: Duration = Duration::from_millis(200);
/// The time beyond the time limit that work may take which has been hurried.
const PARDON: Duration = Duration::from_secs(5);
/// Recursions on games grow their stack; what is before them has this.
pub(crate) const STACK: usize = 8 << 20;

/// The desk of a session, when it is free.
type Turn = Pin<Box<dyn Future<Output = OwnedMutexGuard<Option<Desk>>> + Send>>;

/// Joins the tasks that wait for a session: the first one to come is served first, in any order in which the tasks run.
fn turn(session: &Session) -> Turn {
    let mut turn = Box::pin(session.desk.clone().lock_owned());
    // A lock that is asked for once has its place in the queue.
    match turn.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(desk) => Box::pin(std::future::ready(desk)),
        Poll::Pending => turn,
    }
}

/// The stage of a question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Stage {
    /// Others are before it.
    Waiting,
    /// It is worked on.
    Running,
    /// There is an answer.
    Done,
}

/// The status of the work on a question.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub(crate) struct Status {
    /// The name of the job.
    pub(crate) job: String,
    /// The number of the session of this server that the question belongs to: the same number, the same variables.
    pub(crate) session: u64,
    /// The stage of the question.
    pub(crate) stage: Stage,
    /// The number of positions that were looked at.
    pub(crate) positions: u64,
    /// The size of the tables of the session, in bytes.
    pub(crate) bytes: usize,
    /// The share of the work that is done, from 0 to 1; null if it is not known.
    pub(crate) share: Option<f32>,
    /// The time for which it has been worked on, in seconds.
    pub(crate) seconds: f64,
    /// The reply, as `tweedle batch` prints it; null if there is none yet.
    #[schemars(schema_with = "crate::openapi::reply_or_null")]
    pub(crate) reply: Option<Arc<RawValue>>,
}

/// A question on its way.
pub(crate) struct Job {
    status: watch::Sender<Status>,
    cancel: Notify,
}

impl Job {
    /// The status now.
    pub(crate) fn status(&self) -> Status {
        self.status.borrow().clone()
    }

    /// A receiver for a caller who wants to know when the status changes.
    pub(crate) fn watch(&self) -> watch::Receiver<Status> {
        self.status.subscribe()
    }

    /// Asks for its end.
    pub(crate) fn cancel(&self) {
        self.cancel.notify_one();
    }

    /// Waits for the end.
    pub(crate) async fn done(&self) -> Status {
        let mut status = self.watch();
        let done = status.wait_for(|status| status.stage == Stage::Done).await;
        done.map_or_else(|_| self.status(), |status| status.clone())
    }
}

/// All jobs.
pub(crate) struct Jobs {
    pub(crate) sessions: Sessions,
    timeout: Duration,
    trim: fn(),
    threads: Arc<Threads>,
    at_once: Arc<Semaphore>,
    unanswered: AtomicUsize,
    known: Mutex<NamedJobs>,
}

#[derive(Default)]
struct NamedJobs {
    jobs: HashMap<String, Arc<Job>>,
    /// The jobs that are done, the times when, and the lengths of their answers; the oldest first.
    done: VecDeque<(String, Instant, usize)>,
    bytes: usize,
}

impl NamedJobs {
    fn forget_old(&mut self) {
        while let Some((name, since, bytes)) = self.done.front() {
            let is_old = since.elapsed() > HELD_FOR;
            if !is_old && self.done.len() <= MOST_HELD && self.bytes <= MOST_BYTES_HELD {
                break;
            }
            self.bytes -= bytes;
            self.jobs.remove(name);
            self.done.pop_front();
        }
    }
}

/// The end of some work: its result, and the identifier of the question.
type Ended = (Result<Box<RawValue>, Trouble>, Option<Box<RawValue>>);

impl Jobs {
    pub(crate) fn new(sessions: Sessions, timeout: Duration, trim: fn()) -> Jobs {
        let at_once = Arc::new(Semaphore::new(MOST_AT_ONCE));
        Jobs {
            sessions,
            timeout,
            trim,
            threads: Arc::default(),
            at_once,
            unanswered: AtomicUsize::new(0),
            known: Mutex::default(),
        }
    }

    /// The job of a name.
    pub(crate) fn find(&self, name: &str) -> Option<Arc<Job>> {
        let mut known = lock(&self.known);
        known.forget_old();
        known.jobs.get(name).cloned()
    }

    /// Gives the memory that nobody has used for long back to the system.
    pub(crate) fn give_back(&self) {
        if self.sessions.give_back(MOST_IDLE, Instant::now()) {
            (self.trim)();
        }
    }

    /// Begins work on a question, whose answer is held if `is_held`. `id` is the client's name for the question.
    ///
    /// # Errors
    /// [`Problem`] if there is too much work.
    pub(crate) fn begin(
        self: &Arc<Jobs>,
        id: Option<Box<RawValue>>,
        request: Request,
        is_held: bool,
    ) -> Result<Arc<Job>, Problem> {
        let taken = self.unanswered.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |count| {
            (count < MOST_WAITING).then_some(count + 1)
        });
        if taken.is_err() {
            let message = format!("{MOST_WAITING} questions wait for their answers already.");
            let busy = Problem::new(StatusCode::SERVICE_UNAVAILABLE, message);
            return Err(busy.with_hint("Ask again later."));
        }
        let place = Place(self.clone());
        let session = self.sessions.get(request.session.as_deref());
        let name = random_token()
            .map_err(|error| Problem::new(StatusCode::SERVICE_UNAVAILABLE, format!("{error}.")))?;
        let status = Status {
            job: name.clone(),
            session: session.number,
            stage: Stage::Waiting,
            positions: 0,
            bytes: session.control.used(),
            share: None,
            seconds: 0.0,
            reply: None,
        };
        let job = Arc::new(Job { status: watch::Sender::new(status), cancel: Notify::new() });
        if is_held {
            let mut known = lock(&self.known);
            known.forget_old();
            known.jobs.insert(name.clone(), job.clone());
        }
        let (jobs, own, turn) = (self.clone(), job.clone(), turn(&session));
        tokio::spawn(async move {
            let reply = jobs.work(id, request.question, &session, turn, &own).await;
            let reply: Arc<RawValue> = reply.into();
            if is_held {
                let mut known = lock(&jobs.known);
                let bytes = reply.get().len();
                known.bytes += bytes;
                known.done.push_back((name, Instant::now(), bytes));
            }
            drop(place);
            own.status.send_modify(|status| {
                (status.stage, status.reply) = (Stage::Done, Some(reply));
            });
        });
        Ok(job)
    }

    /// True if a thread is idle, or the system has memory for one more: one that begins without ends the process.
    fn has_thread(&self) -> bool {
        let [busy, all] = [&self.threads.busy, &self.threads.all];
        busy.load(Ordering::Relaxed) < all.load(Ordering::Relaxed)
            || tweedle_engine::Control::system_has(STACK + STACK / 8)
    }

    /// Waits for the session and for a place, and works.
    async fn work(
        &self,
        id: Option<Box<RawValue>>,
        question: Question,
        session: &Arc<Session>,
        turn: Turn,
        job: &Job,
    ) -> Box<RawValue> {
        let ready = async {
            let desk = turn.await;
            (desk, self.at_once.clone().acquire_owned().await)
        };
        let (mut desk, _place) = tokio::select! {
            ready = ready => ready,
            () = job.cancel.notified() => {
                let trouble = Trouble::from(tweedle_engine::Stop::Cancelled).told(Some(Cause::Interrupt), 0);
                return Reply::refusal(id.as_deref(), &trouble);
            }
        };
        let control = session.control.clone();
        // Nobody else works under this handle while the desk is held.
        control.resume();
        control.tell_share(None);
        session.is_crowded_out.store(false, Ordering::Relaxed);
        let (before, began) = (control.positions(), Instant::now());
        let is_hurried = question.can_be_hurried();
        let (answered, mut answer) = oneshot::channel::<Ended>();
        let trim = self.trim;
        let made = desk.take().unwrap_or_else(|| self.sessions.desk(control.clone()));
        if !self.has_thread() {
            *desk = Some(made);
            let (limit, used) = (self.sessions.memory(), self.sessions.used());
            let trouble = Trouble::from(tweedle_engine::Stop::Memory { limit, used });
            let hint = "The system has no memory for one more question; ask again later.";
            return Reply::refusal(id.as_deref(), &trouble.with_hint(hint));
        }
        let busy = Busy::new(self.threads.clone());
        let used = session.clone();
        tokio::task::spawn_blocking(move || {
            let mut own: Desk = made;
            let result = own
                .ask(&question)
                .and_then(|answer| Reply::new(About::Id(id.as_deref()), Ok(&answer)).text());
            let result =
                result.map_err(|trouble| trouble.about(question.input().unwrap_or_default()));
            let result = result.map_err(|trouble| {
                let trouble = own.give_back(trouble);
                if matches!(trouble.kind, Kind::Memory { .. }) {
                    trim();
                }
                trouble
            });
            *desk = Some(own);
            // Its idle time begins when the work ends.
            used.touch();
            drop(desk);
            drop(busy);
            // The task that waits may have gone.
            let _ = answered.send((result, id));
        });
        let mut cause = None;
        let deadline = self.timeout + if is_hurried { PARDON } else { Duration::ZERO };
        let (deadline, hurry) = (began + deadline, began + self.timeout / 4 * 3);
        let (mut deadline, mut hurry) =
            (Box::pin(sleep_until(deadline)), Box::pin(sleep_until(hurry)));
        let mut ticks = tokio::time::interval(REFRESH);
        let mut hurries = is_hurried;
        let ended = loop {
            tokio::select! {
                ended = &mut answer => break ended,
                () = job.cancel.notified(), if cause.is_none() => {
                    cause = Some(Cause::Interrupt);
                    control.cancel();
                }
                () = &mut hurry, if hurries => {
                    hurries = false;
                    control.hurry();
                }
                () = &mut deadline, if cause.is_none() => {
                    cause = Some(Cause::TimeLimit(self.timeout));
                    control.cancel();
                }
                _ = ticks.tick() => job.status.send_modify(|status| {
                    let Progress { positions, bytes } = Progress::of(&control);
                    status.stage = Stage::Running;
                    status.positions = positions.saturating_sub(before);
                    status.bytes = bytes;
                    status.share = control.share();
                    status.seconds = began.elapsed().as_secs_f64();
                }),
            }
        };
        job.status.send_modify(|status| status.seconds = began.elapsed().as_secs_f64());
        let Ok((result, id)) = ended else {
            return Reply::refusal(None, &Trouble::bug(say::thread_without_answer()));
        };
        result.unwrap_or_else(|trouble| {
            let positions = control.positions().saturating_sub(before);
            let is_cancelled = matches!(trouble.kind, Kind::Cancelled { .. });
            let is_crowded = session.is_crowded_out.load(Ordering::Relaxed);
            let trouble = if is_cancelled && is_crowded && cause.is_none() {
                let (limit, used) = (self.sessions.memory(), self.sessions.used());
                let memory = Trouble::from(tweedle_engine::Stop::Memory { limit, used });
                memory.with_hint("Other sessions of this server hold memory, too.")
            } else {
                trouble
            };
            Reply::refusal(id.as_deref(), &trouble.told(cause, positions))
        })
    }
}

/// The threads that work on questions. They stay when a question is answered.
#[derive(Default)]
struct Threads {
    busy: AtomicUsize,
    all: AtomicUsize,
}

/// A thread that works on a question.
struct Busy(Arc<Threads>);

impl Busy {
    fn new(threads: Arc<Threads>) -> Busy {
        let busy = threads.busy.fetch_add(1, Ordering::Relaxed) + 1;
        threads.all.fetch_max(busy, Ordering::Relaxed);
        Busy(threads)
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy.fetch_sub(1, Ordering::Relaxed);
    }
}

/// A place among the questions that are not yet answered.
struct Place(Arc<Jobs>);

impl Drop for Place {
    fn drop(&mut self) {
        self.0.unanswered.fetch_sub(1, Ordering::Relaxed);
    }
}

async fn sleep_until(when: Instant) {
    tokio::time::sleep_until(when.into()).await;
}
