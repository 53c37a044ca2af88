//! `tweedle batch`: questions and answers in JSON, one a line.

use crate::limits::Limits;
use crate::report::{Report, status};
use crate::streams::write_json;
use crate::watch::{Watch, WhenIdle};
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::io::{self, BufRead, Read, Write as _};
use std::mem::ManuallyDrop;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use tweedle_desk::{About, Answer, Desk, Question, Reply, Request, Trouble, schema};
use tweedle_engine::{Ahead, Control, Crew, human_bytes, lock};
use tweedle_script::say;
use tweedle_search::Database;

/// The examples at the end of `tweedle batch --help`.
const EXAMPLES: &str = "\
Each line of the standard input is an object:
  {\"id\": any JSON, \"session\": \"...\", \"ask\": \"evaluate\", \"input\": \"...\"}
All but `input` may be left out. Inputs with the same session share their variables; one
without has a session of its own. Blank lines are skipped. What else can be asked, and with
which fields in the place of `input`, `--schema request` tells.

Each line of the standard output, in the same order, is one of:
  {\"id\": ..., \"answer\": \"evaluation\", \"output\": \"text\" or null}
  {\"id\": ..., \"error\": {\"message\": \"...\", \"hint\": ..., \"kind\": \"mistake\", \"line\": 1, ...}}

The time limit holds for each line, and the memory budget for all sessions together. The exit
status is 0 even if lines failed.

Examples:
  echo '{\"id\": 1, \"input\": \"{1|0}.Temperature\"}' | tweedle batch
  echo '{\"ask\": \"hint\", \"input\": \"game.heap.Nim(\\\"3,5\\\")\"}' | tweedle batch
  tweedle --timeout 10s batch < questions.jsonl > answers.jsonl
  tweedle batch --schema reply";

/// Answer questions, one JSON object a line
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Batch {
    /// Print instead the JSON schema of a line
    #[arg(long, value_enum, value_name = "LINE")]
    schema: Option<Line>,
}

/// The lines that have a schema.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
enum Line {
    /// A line of the standard input
    Request,
    /// A line of the standard output, here and of every command with --json
    Reply,
}

/// The longest line that is read, in bytes.
const LONGEST: u64 = 16 << 20;

/// A line of the standard output, and whether it is the last one because of Ctrl-C.
type Written = io::Result<(Vec<u8>, bool)>;

/// The number of lines that each thread answers while an earlier one is at work; fewer, if they are long.
const AHEAD: Ahead<Written> = Ahead {
    items: 64,
    bytes: 1 << 20,
    weigh: |written| written.as_ref().map_or(0, |(line, _)| line.len()),
};

/// Answers of more bytes than this do not wait for others.
const MOST_READY: usize = 64 << 10;

impl Batch {
    /// Answers every line and returns the exit status, which does not tell of bad lines.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(line) = self.schema {
            let schema = match line {
                Line::Request => schema::request(),
                Line::Reply => schema::reply(),
            };
            // As a text first, for an error of the output is not one of the schema.
            let schema = serde_json::to_string_pretty(&schema)?;
            write!(io::stdout().lock(), "{schema}")?;
            return Ok(status::GOOD);
        }
        let watch = Watch::new(limits, WhenIdle::Leave)?;
        // One budget for all desks: many of them cannot outgrow the machine together.
        let control = limits.control();
        // All desks have the databases of one.
        let databases = limits.desk(&control)?.session().analyst().databases().to_vec();
        let desks =
            Desks { limits, control: control.clone(), databases, busy: AtomicUsize::new(0) };
        let make = move |_: &Control| watch.beside();
        let work = move |watch: &mut Watch, line: Item| desks.answer(watch, line).written();
        let failed = Arc::new(Mutex::new(None));
        let lines = Lines { sessions: HashMap::new(), failed: failed.clone() };
        // The memory for the output of this thread is none of the lines' work.
        Control::within(&control, control.limit()).work_here();
        // Nobody waits in the end for a thread that waits for a line.
        let mut crew = ManuallyDrop::new(Crew::with_ahead(&control, AHEAD, lines, make, work));
        let mut out = io::stdout().lock();
        let mut ready = Vec::new();
        while let Some(written) = crew.next()? {
            let (line, is_interrupt) = written?;
            ready.extend_from_slice(&line);
            // Answers that are there together are told together.
            if is_interrupt || ready.len() > MOST_READY || !crew.has_next() {
                out.write_all(&ready)?;
                ready.clear();
            }
            if is_interrupt {
                return Ok(status::INTERRUPTED);
            }
        }
        let failed = lock(&failed).take();
        failed.map_or(Ok(status::GOOD), |error: io::Error| Err(error.into()))
    }
}

/// The lines of the standard input, as far as they were read.
struct Lines {
    /// The sessions that were named, each with how many lines it has.
    sessions: HashMap<String, (Arc<Named>, usize)>,
    /// The error because of which they could not be read to their end.
    failed: Arc<Mutex<Option<io::Error>>>,
}

/// A line that was read.
enum Item {
    /// A line that is no request, with the answer that says why.
    Bad(Answered),
    Request {
        id: Option<Box<RawValue>>,
        question: Question,
        /// The session that it names, and how many lines of that came before.
        session: Option<(Arc<Named>, usize)>,
    },
}

/// A session that lines name. They are answered one after the other.
#[derive(Default)]
struct Named {
    desk: Mutex<(usize, Option<Desk>)>,
    /// Notified after each line.
    answered: Condvar,
}

/// The answer to a line.
struct Answered {
    id: Option<Box<RawValue>>,
    result: Result<Answer, Trouble>,
}

impl Answered {
    /// The line that is told.
    fn written(self) -> Written {
        let mut line = Vec::new();
        write_json(&mut line, &Reply::new(About::Id(self.id.as_deref()), self.result.as_ref()))?;
        Ok((line, self.result.is_err_and(|trouble| trouble.is_interrupt())))
    }
}

impl Lines {
    /// The request of a line.
    fn read(&mut self, line: &[u8]) -> Item {
        if line.len() as u64 > LONGEST {
            let result = Err(Trouble::mistake(say::line_too_long(human_bytes(LONGEST as usize))));
            return Item::Bad(Answered { id: None, result });
        }
        let (id, request) = Request::read(line.trim_ascii_end());
        let id = id.map(ToOwned::to_owned);
        match request {
            Err(error) => Item::Bad(Answered { id, result: Err(error.trouble) }),
            Ok(Request { question, session }) => {
                let session = session.map(|name| {
                    let (named, lines) = self.sessions.entry(name).or_default();
                    *lines += 1;
                    (named.clone(), *lines - 1)
                });
                Item::Request { id, question, session }
            }
        }
    }
}

impl Iterator for Lines {
    type Item = Item;

    fn next(&mut self) -> Option<Item> {
        let mut line = Vec::new();
        loop {
            match read_line(&mut io::stdin().lock(), &mut line) {
                Ok(true) if line.trim_ascii().is_empty() => {}
                Ok(true) => return Some(self.read(&line)),
                Ok(false) => return None,
                Err(error) => {
                    *lock(&self.failed) = Some(error);
                    return None;
                }
            }
        }
    }
}

/// The source of desks.
struct Desks {
    limits: Limits,
    control: Control,
    databases: Vec<Arc<dyn Database>>,
    /// The number of lines that are answered now.
    busy: AtomicUsize,
}

impl Desks {
    /// A desk under a handle of its own, so that its time limit stops no other.
    fn new_desk(&self) -> Desk {
        let control = Control::within(&self.control, self.control.limit());
        let mut desk = self.limits.plain_desk(&control);
        for database in &self.databases {
            desk.session().analyst().add_database(database.clone());
        }
        desk
    }

    fn answer(&self, watch: &mut Watch, line: Item) -> Answered {
        let (id, question, session) = match line {
            Item::Bad(answered) => return answered,
            Item::Request { id, question, session } => (id, question, session),
        };
        let result = match session {
            None => self.ask(watch, &mut self.new_desk(), &question),
            Some((named, before)) => named.in_turn(before, |desk| {
                self.ask(watch, desk.get_or_insert_with(|| self.new_desk()), &question)
            }),
        };
        let result = result.map_err(|trouble| trouble.about(question.input().unwrap_or_default()));
        Answered { id, result }
    }

    fn ask(
        &self,
        watch: &mut Watch,
        desk: &mut Desk,
        question: &Question,
    ) -> Result<Answer, Trouble> {
        let control = desk.control().clone();
        // A line that is answered alone may use the threads that have nothing to do.
        let is_alone = self.busy.fetch_add(1, Ordering::Relaxed) == 0;
        control.allow_threads(if is_alone { self.control.threads() } else { NonZeroUsize::MIN });
        let work = || desk.ask(question);
        let result = if question.can_be_hurried() {
            watch.run_hurried(&control, work)
        } else {
            watch.run(&control, work)
        };
        self.busy.fetch_sub(1, Ordering::Relaxed);
        result
    }
}

impl Named {
    /// Does some work on the desk of the session when the lines before, of which the number is given, have been answered. All of
    /// them were read before, so that a thread is at work on the next.
    fn in_turn<A>(&self, before: usize, work: impl FnOnce(&mut Option<Desk>) -> A) -> A {
        let mut desk = lock(&self.desk);
        while desk.0 < before {
            desk = self.answered.wait(desk).unwrap_or_else(PoisonError::into_inner);
        }
        let mut turn = Turn { desk, answered: &self.answered };
        work(&mut turn.desk.1)
    }
}

/// A turn in a session; the next line has its turn after it, even if this one panics.
struct Turn<'a> {
    desk: MutexGuard<'a, (usize, Option<Desk>)>,
    answered: &'a Condvar,
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.desk.0 += 1;
        self.answered.notify_all();
    }
}

/// Reads the next line; of one that is too long only the beginning is kept. Returns whether there was one.
fn read_line(lines: &mut impl BufRead, line: &mut Vec<u8>) -> io::Result<bool> {
    line.clear();
    let is_whole = |line: &[u8]| line.ends_with(b"\n");
    let count = lines.take(LONGEST + 1).read_until(b'\n', line)?;
    if count as u64 > LONGEST && !is_whole(line) {
        let mut rest = Vec::new();
        while lines.take(LONGEST).read_until(b'\n', &mut rest)? > 0 && !is_whole(&rest) {
            rest.clear();
        }
    }
    Ok(count > 0)
}
