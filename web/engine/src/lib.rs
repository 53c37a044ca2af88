//! The desk in a browser: the same questions as the server answers, in a worker of the page.
//!
//! There are no threads and no files here. The clock is looked at, and the page is told how far the work is, when the work
//! counts its steps ([`Control::watch`]). A page that wants to stop a question at once ends the worker.

use js_sys::{Date, Function};
use std::cell::RefCell;
use tweedle_desk::worksheet::{Export, Worksheet};
use tweedle_desk::{About, BadRequest, Cause, Desk, Progress, Reply, Request};
use tweedle_engine::Control;
use wasm_bindgen::prelude::*;

/// The time between two times that the page is told how far the work is, in milliseconds.
const REFRESH_MS: f64 = 200.0;
/// The part of the time limit after which work is hurried that can end with what it has, as on the server.
const HURRY: f64 = 0.75;
/// How much longer than the limit such work may take, in milliseconds.
const PARDON_MS: f64 = 5000.0;

/// A question that is worked on.
struct Run {
    began_ms: f64,
    told_ms: f64,
    limit_ms: f64,
    can_be_hurried: bool,
    is_late: bool,
    positions: u64,
    tell: Function,
}

thread_local! {
    static RUN: RefCell<Option<Run>> = const { RefCell::new(None) };
}

/// Looks at the clock, and tells the page how far the work is.
fn look(control: &Control) {
    RUN.with_borrow_mut(|run| {
        let Some(run) = run else { return };
        let now_ms = Date::now();
        let since_ms = now_ms - run.began_ms;
        if run.can_be_hurried && since_ms > HURRY * run.limit_ms {
            control.hurry();
        }
        let pardon_ms = if run.can_be_hurried { PARDON_MS } else { 0.0 };
        if since_ms > run.limit_ms + pardon_ms {
            run.is_late = true;
            control.cancel();
        }
        if now_ms - run.told_ms >= REFRESH_MS {
            run.told_ms = now_ms;
            let Progress { positions, bytes } = Progress::of(control);
            let positions = positions.saturating_sub(run.positions) as f64;
            let share = control.share().map_or(JsValue::NULL, |share| JsValue::from_f64(share.into()));
            // A page that cannot be told is none of the work's business.
            let _ = run.tell.call3(&JsValue::NULL, &positions.into(), &(bytes as f64).into(), &share);
        }
    });
}

/// A session: variables, rulesets and results, under a budget of memory.
#[wasm_bindgen]
pub struct Engine {
    desk: Desk,
}

#[wasm_bindgen]
impl Engine {
    /// A session that may hold a number of bytes.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: usize) -> Engine {
        let control = Control::with_memory(bytes);
        control.watch(look);
        Engine { desk: Desk::new(control, tweedle_rulesets::standard()) }
    }

    /// The reply to a request, both as lines of JSON. `tell` is told now and then of the positions that were valued, the bytes that are
    /// held, and the share that is done, or `null`. After `limit_ms` milliseconds the work is stopped.
    pub fn ask(&mut self, line: &str, limit_ms: f64, tell: Function) -> String {
        let (id, request) = Request::read(line.as_bytes());
        let question = match request {
            Ok(Request { question, .. }) => question,
            Err(BadRequest { trouble, .. }) => return Reply::refusal(id, &trouble).get().to_owned(),
        };
        let control = self.desk.control().clone();
        control.resume();
        control.tell_share(None);
        let now_ms = Date::now();
        let (can_be_hurried, positions) = (question.can_be_hurried(), control.positions());
        let run = Run {
            began_ms: now_ms,
            told_ms: now_ms,
            limit_ms,
            can_be_hurried,
            is_late: false,
            positions,
            tell,
        };
        RUN.set(Some(run));
        let answer = self.desk.ask(&question);
        let text = answer.and_then(|answer| Reply::new(About::Id(id), Ok(&answer)).text());
        let is_late = RUN.take().is_some_and(|run| run.is_late);
        let text = text.unwrap_or_else(|trouble| {
            let trouble = self.desk.give_back(trouble.about(question.input().unwrap_or_default()));
            let limit = std::time::Duration::from_secs_f64(limit_ms / 1000.0);
            let cause = is_late.then_some(Cause::TimeLimit(limit));
            let positions = control.positions().saturating_sub(positions);
            Reply::refusal(id, &trouble.told(cause, positions))
        });
        text.get().to_owned()
    }
}

/// A worksheet, which is given in JSON, in another format: `cgs`, `html` or `tex`.
///
/// # Errors
/// A message if it is no worksheet, or if there is no such format.
#[wasm_bindgen]
pub fn write_worksheet(name: &str, worksheet: &str, format: &str) -> Result<String, JsError> {
    let worksheet: Worksheet = serde_json::from_str(worksheet)?;
    let export = Export::named(format).ok_or_else(|| JsError::new("There are `cgs`, `html` and `tex`."))?;
    Ok(export.write(name, &worksheet))
}
