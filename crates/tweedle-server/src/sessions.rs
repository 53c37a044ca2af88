//! Sessions apart from each other: each has a desk of its own, under a budget of its own and one of all.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, Weak};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tweedle_desk::Desk;
use tweedle_engine::Control;
use tweedle_engine::lock;

/// The largest number of sessions with names, of which some are idle; of more those that were idle longest are
/// forgotten. There may be more that work: each has a question that waits, and the number of these is bounded.
pub(crate) const MOST: usize = 64;
/// The number of bytes that sessions may go on holding together when they have been idle for a time, and that time:
/// first for all but the one that was used last, whose tables may be wanted again, then for that one.
pub(crate) const MOST_IDLE: usize = 64 << 20;
const IDLE: Duration = Duration::from_mins(1);
const LAST_IDLE: Duration = Duration::from_mins(10);

/// Makes the desk of a new session, bounded and stopped through a handle.
pub(crate) type MakeDesk = Box<dyn Fn(Control) -> Desk + Send + Sync>;

/// A session: variables and results.
pub(crate) struct Session {
    /// The number of the session among those of this server, so that a page notices if its session began anew.
    pub(crate) number: u64,
    /// The control that bounds and stops its work.
    pub(crate) control: Control,
    /// The desk, once something was asked; the task that asks holds it.
    pub(crate) desk: Arc<tokio::sync::Mutex<Option<Desk>>>,
    /// True if its work was stopped because all sessions together held too much.
    pub(crate) is_crowded_out: AtomicBool,
    used: Mutex<Instant>,
}

impl Session {
    /// It is used now: its idle time begins anew.
    pub(crate) fn touch(&self) {
        *lock(&self.used) = Instant::now();
    }
}

/// All sessions.
pub(crate) struct Sessions {
    make: MakeDesk,
    /// The budget that all of them share.
    whole: Control,
    memory_of_session: usize,
    born: AtomicU64,
    inner: Mutex<Inner>,
}

#[derive(Default)]
struct Inner {
    named: HashMap<String, Arc<Session>>,
    /// All that live, those without a name too.
    all: Vec<Weak<Session>>,
}

impl Sessions {
    pub(crate) fn new(make: MakeDesk, memory: usize, memory_of_session: usize) -> Sessions {
        // No server that was started later gives a number again.
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let (born, inner) = (AtomicU64::new(now.as_millis() as u64), Mutex::default());
        let whole = Control::with_memory(memory);
        Sessions { make, whole, memory_of_session, born, inner }
    }

    /// A new desk for a session.
    pub(crate) fn desk(&self, control: Control) -> Desk {
        (self.make)(control)
    }

    /// The number of bytes that all sessions together may hold.
    pub(crate) fn memory(&self) -> usize {
        self.whole.limit()
    }

    /// The session of a name, or a new one.
    pub(crate) fn get(&self, name: Option<&str>) -> Arc<Session> {
        let mut inner = lock(&self.inner);
        if let Some(known) = name.and_then(|name| inner.named.get(name)) {
            known.touch();
            return known.clone();
        }
        let session = Arc::new(Session {
            number: self.born.fetch_add(1, Ordering::Relaxed) + 1,
            control: Control::within(&self.whole, self.memory_of_session.min(self.memory())),
            desk: Arc::default(),
            is_crowded_out: AtomicBool::new(false),
            used: Mutex::new(Instant::now()),
        });
        if let Some(name) = name {
            while inner.named.len() >= MOST
                && let Some(oldest) = inner.oldest_idle()
            {
                inner.named.remove(&oldest);
            }
            inner.named.insert(name.to_owned(), session.clone());
        }
        inner.all.retain(|session| session.strong_count() > 0);
        inner.all.push(Arc::downgrade(&session));
        session
    }

    /// The size of the tables of all sessions, in bytes.
    pub(crate) fn used(&self) -> usize {
        self.whole.used()
    }

    /// Makes room if all sessions together hold three quarters of what they may: what idle ones have found is
    /// forgotten, the longest idle first; if that is not enough, the one that holds most is stopped.
    pub(crate) fn make_room(&self) {
        // Nobody can hold more than all: room is made before others are refused.
        self.forget_idle(self.memory() / 4 * 3, |_, _| true);
        if self.used() > self.memory() {
            self.stop_largest();
        }
    }

    /// Gives back what sessions that have been idle for long hold beyond `most` bytes together. True if any did.
    pub(crate) fn give_back(&self, most: usize, now: Instant) -> bool {
        self.forget_idle(most, |session, is_last| {
            let idle = now.saturating_duration_since(*lock(&session.used));
            idle >= if is_last { LAST_IDLE } else { IDLE }
        })
    }

    /// Forgets what idle sessions have found, the longest idle first, until all together hold no more than `most`
    /// bytes. `is_meant` says whether it is done for a session, and is told whether it was the last to be asked. True
    /// if something was forgotten.
    fn forget_idle(&self, most: usize, is_meant: impl Fn(&Session, bool) -> bool) -> bool {
        if self.used() <= most {
            return false;
        }
        let mut all: Vec<Arc<Session>> = lock(&self.inner).living().collect();
        all.sort_by_key(|session| *lock(&session.used));
        let mut has_forgotten = false;
        for (i, session) in all.iter().enumerate() {
            if session.control.used() > 0
                && is_meant(session, i + 1 == all.len())
                && let Ok(mut desk) = session.desk.try_lock()
                && let Some(desk) = desk.as_mut()
            {
                desk.session().forget();
                has_forgotten = true;
                if self.used() <= most {
                    break;
                }
            }
        }
        has_forgotten
    }

    /// Stops the work of the session that holds most of those that work.
    pub(crate) fn stop_largest(&self) {
        let all: Vec<Arc<Session>> = lock(&self.inner).living().collect();
        let working = all.iter().filter(|session| session.desk.try_lock().is_err());
        if let Some(session) = working.max_by_key(|session| session.control.used()) {
            session.is_crowded_out.store(true, Ordering::Relaxed);
            session.control.cancel();
        }
    }

    /// Stops all work.
    pub(crate) fn cancel_all(&self) {
        lock(&self.inner).living().for_each(|session| session.control.cancel());
    }
}

impl Inner {
    fn living(&self) -> impl Iterator<Item = Arc<Session>> {
        self.all.iter().filter_map(Weak::upgrade)
    }

    /// The session that is not in use and was idle longest.
    fn oldest_idle(&self) -> Option<String> {
        let idle = self.named.iter().filter(|(_, session)| Arc::strong_count(session) == 1);
        idle.min_by_key(|(_, session)| *lock(&session.used)).map(|(name, _)| name.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sessions(memory: usize) -> Sessions {
        Sessions::new(
            Box::new(|control| Desk::new(control, tweedle_rulesets::standard())),
            memory,
            memory,
        )
    }

    #[test]
    fn the_longest_idle_makes_place() {
        let sessions = sessions(1 << 20);
        let number = |name: &str| sessions.get(Some(name)).number;
        let held = sessions.get(Some("held"));
        let first = number("0");
        for i in 0..MOST + 3 {
            number(&i.to_string());
        }
        assert_ne!(number("0"), first);
        assert_eq!(number("held"), held.number);
    }

    #[test]
    fn any_number_may_work_and_few_stay() {
        let sessions = sessions(1 << 20);
        let name = |i: usize| format!("{i}");
        let working: Vec<_> = (0..3 * MOST).map(|i| sessions.get(Some(&name(i)))).collect();
        for (i, session) in working.iter().enumerate() {
            assert_eq!(sessions.get(Some(&name(i))).number, session.number);
        }
        drop(working);
        sessions.get(Some("one more"));
        assert_eq!(lock(&sessions.inner).named.len(), MOST);
    }

    #[test]
    fn what_is_idle_for_long_gives_its_memory_back() {
        let sessions = sessions(1 << 30);
        let [early, late] = ["early", "late"].map(|name| {
            let session = sessions.get(Some(name));
            let mut desk = sessions.desk(session.control.clone());
            let domineering = "game.grid.Domineering(Grid.Empty(4,4)).CanonicalForm";
            assert!(desk.show(domineering).is_ok());
            *session.desk.try_lock().expect("nobody works") = Some(desk);
            session
        });
        let used = || [&early, &late].map(|session| session.control.used());
        let (began, [of_early, of_late]) = (Instant::now(), used());
        assert!(!sessions.give_back(0, began) && used() == [of_early, of_late]);
        assert!(!sessions.give_back(of_early + of_late, began + LAST_IDLE));
        assert!(sessions.give_back(0, began + IDLE));
        assert!(
            used()[0] < of_early && used()[1] == of_late,
            "the last keeps its tables for longer"
        );
        assert!(sessions.give_back(0, began + LAST_IDLE));
        assert!(used()[1] < of_late);
    }

    #[test]
    fn all_together_hold_no_more_than_the_whole() {
        let sessions = sessions(1000);
        let [idle, busy] = ["idle", "busy"].map(|name| sessions.get(Some(name)));
        assert!(idle.control.take(600).is_ok() && busy.control.take(900).is_err());
        assert_eq!(sessions.used(), 600);
        // Memory that is taken without an error counts, too, and stops the work that takes it.
        busy.control.charge(900);
        assert!(busy.control.check().is_err() && idle.control.check().is_ok());
        let working = busy.desk.try_lock();
        sessions.make_room();
        assert!(busy.control.is_cancelled() && !idle.control.is_cancelled());
        assert!(busy.is_crowded_out.load(Ordering::Relaxed));
        drop(working);
    }
}
