//! Every method, function and operator of the reference in a loop, which keeps what it gives or gives it back to it: each
//! loop ends, by itself or with a sentence, within its time and its memory, and the process lives on.
//!
//! The programs are made from the examples of the reference. One process runs them all, each in a session of its own, under
//! a small budget and a limit of the system. What one of them does not give back is missed by those after it.
#![cfg(target_os = "linux")]

#[path = "common/process.rs"]
mod process;

use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;
use tweedle_script::reference;

/// The budget of each loop, in mebibytes, its time, and what the system allows the process, in kibibytes.
const MEMORY: u64 = 16;
const TIME: Duration = Duration::from_millis(50);
const SYSTEM: u64 = 1_000_000;
/// What the process may hold: its budget, what it may take besides, and what the system's allocator keeps.
const MOST: u64 = (MEMORY * 5 / 4 + 64 + 60) << 20;
/// How much longer than its time a loop may be on a processor. A build for tests is up to four times slower than the
/// program that is handed out.
const LATE: Duration = Duration::from_millis(1200);
/// How often a loop goes round: often enough that what grows by a kilobyte a round outgrows the budget, and few enough that
/// what does not grow ends soon.
const ROUNDS: usize = 20_000;

/// The sentences with which a loop may end that is no mistake.
const KINDS: [&str; 3] = ["mistake", "memory", "time_limit"];

/// A loop, and what it is about.
struct Loop {
    name: String,
    text: String,
}

/// The loops about an item of a page, from its example.
fn loops(page: &str, head: &str, example: &str, loops: &mut Vec<Loop>) {
    let (before, last) = split_last(example);
    let mut add = |how: &str, begin: &str, round: &str| {
        let name = format!("{page}: {head}: {how}");
        let begin = if begin.is_empty() { String::new() } else { format!("x := {begin}; ") };
        let text = format!("{before}k := []; {begin}for i from 1 to {ROUNDS} do {round} end; 0");
        loops.push(Loop { name, text });
    };
    add("kept", "", &format!("k := [k, {last}]"));
    let name: String = head.chars().take_while(|c| c.is_alphanumeric()).collect();
    let Some((receiver, arguments)) = call(last, &name) else { return };
    if let Some(receiver) = receiver {
        let rest = &last[receiver.len()..];
        add("fed back", receiver, &format!("x := x{rest}"));
        add("fed back in a list", &format!("[{receiver}]"), &format!("x := [x[1]{rest}, x]"));
    }
    let base = last.as_ptr() as usize;
    for argument in arguments {
        let start = argument.as_ptr() as usize - base;
        let end = start + argument.len();
        let round = format!("x := {}x{}", &last[..start], &last[end..]);
        add(&format!("`{argument}` fed back"), argument, &round);
    }
}

/// What is before the last statement, and that.
fn split_last(example: &str) -> (&str, &str) {
    let at = tops(example, b';').last().map_or(0, |at| at + 1);
    (&example[..at], example[at..].trim())
}

/// The bytes of a text outside of texts in it, each with its place and with how many brackets are open before it; a closing one
/// that was opened before the text is at 0.
fn outside(text: &str) -> impl Iterator<Item = (usize, u8, usize)> {
    let (mut depth, mut in_text) = (0_usize, false);
    text.bytes().enumerate().filter_map(move |(at, byte)| {
        if byte == b'"' {
            in_text = !in_text;
        }
        if in_text {
            return None;
        }
        let before = depth;
        match byte {
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        Some((at, byte, before))
    })
}

/// The places of a byte outside of brackets and texts.
fn tops(text: &str, wanted: u8) -> Vec<usize> {
    let found = outside(text).filter(|&(_, byte, depth)| byte == wanted && depth == 0);
    found.map(|(at, ..)| at).collect()
}

/// The receiver of a call of a method, or of a function, which has none, and the arguments.
fn call<'a>(text: &'a str, name: &str) -> Option<(Option<&'a str>, Vec<&'a str>)> {
    if name.is_empty() {
        return None;
    }
    let is_here = |&at: &usize| {
        text[at + 1..]
            .strip_prefix(name)
            .is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
    };
    let dot = tops(text, b'.').into_iter().find(is_here);
    let after = match dot {
        Some(dot) => dot + 1 + name.len(),
        None if text.starts_with(name) => name.len(),
        None => return None,
    };
    let receiver = dot.map(|dot| &text[..dot]);
    let Some(inside) = text[after..].strip_prefix('(') else {
        return Some((receiver, Vec::new()));
    };
    // The bracket that was opened before.
    let inside = &inside[..*tops(inside, b')').first()?];
    let commas = tops(inside, b',');
    let starts = std::iter::once(0).chain(commas.iter().map(|at| at + 1));
    let ends = commas.iter().copied().chain([inside.len()]);
    let arguments = starts.zip(ends).map(|(start, end)| inside[start..end].trim());
    Some((receiver, arguments.filter(|argument| !argument.is_empty()).collect()))
}

/// A process that answers one question after another.
struct Answering {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Answering {
    fn new() -> Answering {
        let program = env!("CARGO_BIN_EXE_tweedle");
        let time = TIME.as_millis();
        let script = format!(
            "ulimit -v {SYSTEM}; exec {program} --memory {MEMORY}M --timeout {time}ms batch"
        );
        let mut child = Command::new("sh")
            .args(["-c", &script])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let questions = child.stdin.take().unwrap();
        let answers = BufReader::new(child.stdout.take().unwrap());
        Answering { child, questions, answers }
    }

    /// The answer; `None` if the process has ended.
    fn ask(&mut self, text: &str) -> Option<Value> {
        writeln!(self.questions, "{}", json!({ "input": text })).ok()?;
        let mut line = String::new();
        self.answers.read_line(&mut line).ok()?;
        serde_json::from_str(&line).ok()
    }
}

#[test]
fn whatever_is_fed_back_ends_with_a_sentence() {
    let mut all = Vec::new();
    // An example of a word of the language is a program, which does not stand within an expression.
    for page in reference::pages(&tweedle_rulesets::standard())
        .into_iter()
        .filter(|page| page.title != "Words")
    {
        for item in page.items {
            if let Some((example, _)) = item.example {
                loops(&page.title, &item.head, &example, &mut all);
            }
        }
    }
    let fed_back = all.iter().filter(|it| it.name.ends_with("fed back")).count();
    assert!(fed_back > 800, "only {fed_back} of {} loops feed back", all.len());
    let mut answering = Answering::new();
    let mut faults = Vec::new();
    let mut ends = BTreeMap::new();
    for Loop { name, text } in &all {
        let worked =
            |answering: &Answering| process::worked(answering.child.id()).unwrap_or_default();
        let before = worked(&answering);
        let Some(answer) = answering.ask(text) else {
            faults.push(format!("{name}: the process ended: {text}"));
            answering = Answering::new();
            continue;
        };
        let worked = worked(&answering).saturating_sub(before);
        let most = process::size(answering.child.id(), "VmHWM").unwrap_or(0);
        let kind = answer["error"]["kind"].as_str().unwrap_or("answer").to_owned();
        eprintln!("{name}: {kind}, {worked:?}, at most {} MB: {answer}", most >> 20);
        if kind != "answer" && !KINDS.contains(&kind.as_str()) {
            faults.push(format!("{name}: {kind}: {text}"));
        }
        if worked > TIME + LATE {
            faults.push(format!("{name}: {worked:?}: {text}"));
        }
        if most > MOST {
            faults.push(format!("{name}: {} MB: {text}", most >> 20));
            answering = Answering::new();
        }
        *ends.entry(kind).or_insert(0) += 1;
    }
    eprintln!("{} loops: {ends:?}", all.len());
    // Some do grow.
    assert!(ends.get("memory").is_some_and(|&count| count >= 10), "{ends:?}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
