//! `tweedle batch`: questions and answers in JSON, one a line.

use crate::limits::Limits;
use crate::report::{Report, status};
use crate::streams::write_json;
use crate::watch::{Watch, WhenIdle};
use std::collections::HashMap;
use std::io::{self, BufRead, Read};
use tweedle::human_bytes;
use tweedle_desk::{About, Desk, Question, Reply, Request, Trouble, schema};

/// The examples at the end of `tweedle batch --help`.
const EXAMPLES: &str = "\
Each line of the standard input is an object:
  {\"id\": any JSON, \"session\": \"...\", \"ask\": \"evaluate\", \"input\": \"...\"}
All but `input` may be left out. Inputs with the same session share their variables; one
without has a session of its own. Blank lines are skipped. What else can be asked, and with
which fields, `--schema request` tells.

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

impl Batch {
    /// Answers every line and returns the exit status, which does not tell of bad lines.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(line) = self.schema {
            let schema = match line {
                Line::Request => schema::request(),
                Line::Reply => schema::reply(),
            };
            let out = io::stdout().lock();
            serde_json::to_writer_pretty(out, &schema)?;
            return Ok(status::GOOD);
        }
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        // One budget for all desks: many of them cannot outgrow the machine together.
        let control = limits.control();
        // The one of whose databases all others have theirs.
        let mut first = limits.desk(&control)?;
        let mut desks: HashMap<String, Desk> = HashMap::new();
        let (mut lines, mut out) = (io::stdin().lock(), io::stdout().lock());
        let mut line = Vec::new();
        while read_line(&mut lines, &mut line)? {
            if line.len() as u64 > LONGEST {
                let message =
                    format!("This line is longer than {}.", human_bytes(LONGEST as usize));
                let trouble = Trouble::mistake(message);
                write_json(&mut out, &Reply::new(About::Id(None), Err(&trouble)))?;
                continue;
            }
            if line.trim_ascii().is_empty() {
                continue;
            }
            let (id, request) = Request::read(line.trim_ascii_end());
            let result = match request {
                Err(error) => Err(error.trouble),
                Ok(Request { question, session: name }) => {
                    let known = name.as_ref().and_then(|name| desks.remove(name));
                    let mut desk = known.unwrap_or_else(|| limits.desk_beside(&mut first));
                    let work = || desk.ask(&question);
                    let result = match question {
                        // A strategy answers in any case.
                        Question::Hint { .. } => watch.run_hurried(&control, work),
                        _ => watch.run(&control, work),
                    };
                    if let Some(name) = name {
                        desks.insert(name, desk);
                    }
                    result.map_err(|trouble| trouble.about(question.input().unwrap_or_default()))
                }
            };
            write_json(&mut out, &Reply::new(About::Id(id), result.as_ref()))?;
            if result.is_err_and(|trouble| trouble.is_interrupt()) {
                return Ok(status::INTERRUPTED);
            }
        }
        Ok(status::GOOD)
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
