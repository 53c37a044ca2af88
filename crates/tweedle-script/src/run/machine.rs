//! Calls, and the events that they wait for.
//!
//! Calls of functions that programs define do not nest on the stack of the machine that we run on: each has a
//! [`Frame`] and a window of registers. Only when the library calls such a function (a sort by a function, the options of
//! a position) does a machine of its own run inside of ours.

use super::begun::Begun;
use super::call::Prepared;
use super::call::{prepare, prepare_method, prepare_super};
use super::loader::class_itself;
use super::registers::{let_go, put};
use super::step::Wait;
use super::step::{steps, tick};
use crate::value::code::{Code, Register, Site};
use crate::failure::{At, Called, Evaluated, Failure};
use crate::value::Value;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::Mistake;

/// The largest number of calls inside of each other.
const DEEPEST: usize = 50_000;
/// The largest number of machines that run inside of each other.
const MOST_MACHINES: usize = 2_000;
/// A machine with more registers is not kept for the next call.
const LARGEST_SPARE: usize = 1_000;
/// The largest number of handles of code that are kept for the next calls.
const MOST_CODES: usize = 8;

/// A call that has not ended.
pub(super) struct Frame {
    pub(super) code: Arc<Code>,
    /// The instruction that made the call inside.
    pub(super) pc: u32,
    /// The first register of the window.
    pub(super) base: u32,
    /// The register that its value goes to.
    pub(super) result: u32,
    /// The number of lists that were growing when it began.
    gathers: u32,
    /// The number of failures that were waiting when it began.
    pending: u32,
}

/// Registers, and calls that have not ended. The call that runs is among them only when something has failed in it.
#[derive(Default)]
pub(crate) struct Machine {
    pub(super) stack: Vec<Value>,
    /// Up to here registers were used.
    used: usize,
    /// Calls that wait for others.
    pub(super) frames: Vec<Frame>,
    pub(super) begun: Begun,
    /// Handles of code of calls that have ended. Most calls are of code that has just been called, and to take a handle
    /// from here is quicker than to make one, for which the processor locks the memory.
    codes: Vec<Arc<Code>>,
}

/// Calls code with what is called, or the object whose method it is, and with arguments that fit its parameters
/// ([`Value::Undefined`] for those that are left out).
pub(crate) fn run_code(
    session: &mut Session,
    code: Arc<Code>,
    callee: Value,
    arguments: impl IntoIterator<Item = Value>,
) -> Evaluated<Value> {
    if session.machines >= MOST_MACHINES {
        return Err(too_deep(code.span).stood_in(&code.source));
    }
    session.control.work_here();
    let mut machine = session.spare.pop().unwrap_or_default();
    let needed = code.registers.max(1 + code.parameters.len());
    if machine.stack.len() < needed {
        machine.stack.resize(needed, Value::Undefined);
    }
    let mut values = std::iter::once(callee).chain(arguments);
    for register in &mut machine.stack[..=code.parameters.len()] {
        put(register, values.next().unwrap_or(Value::Undefined));
    }
    machine.used = needed;
    machine.frames.push(Frame { code, pc: 0, base: 0, result: 0, gathers: 0, pending: 0 });
    session.machines += 1;
    let result = crate::with_stack(|| finish(session, &mut machine));
    session.machines -= 1;
    if result.is_err() {
        // The arguments of a call that could not begin may stand farther up.
        machine.used = machine.stack.len();
    }
    if machine.stack.len() <= LARGEST_SPARE {
        machine.clear();
        session.spare.push(machine);
    }
    result
}

/// Runs a machine until its first call ends.
fn finish(session: &mut Session, machine: &mut Machine) -> Evaluated<Value> {
    loop {
        match go(session, machine) {
            Ok(value) => return Ok(value),
            Err(failure) => machine.catch(failure)?,
        }
    }
}

/// Runs the call that was made last, and those that it makes, until the first one ends.
fn go(session: &mut Session, machine: &mut Machine) -> Evaluated<Value> {
    let Some(mut frame) = machine.frames.pop() else { return Ok(Value::Nothing) };
    loop {
        let entered = match steps(session, machine, &mut frame) {
            Ok(Wait::End { value }) => return Ok(value),
            Ok(wait) => enter(session, machine, &mut frame, wait),
            Err(failure) => Err(failure),
        };
        if let Err(failure) = entered {
            machine.frames.push(frame);
            return Err(failure);
        }
    }
}

/// Begins the call that another one waits for: `frame` is the new one then. If the value of the call is there already,
/// the call that waits goes on.
fn enter(
    session: &mut Session,
    machine: &mut Machine,
    frame: &mut Frame,
    wait: Wait,
) -> Evaluated<()> {
    let code = &frame.code;
    let span = code.spans[frame.pc as usize];
    let window = |base: Register| frame.base as usize + usize::from(base);
    let stack = &mut machine.stack;
    let (prepared, base) = match wait {
        Wait::Call { base, site } => {
            let site = &code.sites[usize::from(site)];
            (prepare(session, stack, window(base), site, span)?, window(base))
        }
        Wait::Method { base, object, site } => {
            let site = &code.sites[usize::from(site)];
            if object != base {
                stack[window(base)] = stack[window(object)].clone();
            }
            (prepare_method(session, stack, window(base), site, span)?, window(base))
        }
        Wait::Super { base, site } => {
            let (site, owner) = (&code.sites[usize::from(site)], code.class.clone());
            (prepare_super(session, stack, window(base), owner, site, span)?, window(base))
        }
        Wait::Initial { base, site } => {
            let class = class_itself(session, &code.sites[usize::from(site)].name, span)?;
            let Some(initial) = class.initial.get() else {
                frame.pc += 1;
                return Ok(());
            };
            (Prepared::Code(initial.clone()), window(base))
        }
        Wait::Property { to, object, property } => {
            // Its window lies above the registers of the one who asks.
            let base = frame.base as usize + code.registers;
            grow(session, stack, base + 1, span)?;
            stack[base] = object;
            let result = window(to) as u32;
            begin(session, machine, frame, &property, base, span)?;
            frame.result = result;
            return Ok(());
        }
        Wait::End { .. } => return Ok(()),
    };
    match prepared {
        Prepared::Value(value) => {
            machine.stack[base] = value;
            frame.pc += 1;
            Ok(())
        }
        Prepared::Code(callee) => begin(session, machine, frame, &callee, base, span),
    }
}

/// Begins a call whose window has been made ready.
fn begin(
    session: &mut Session,
    machine: &mut Machine,
    frame: &mut Frame,
    code: &Arc<Code>,
    base: usize,
    span: Span,
) -> Evaluated<()> {
    grow(session, &mut machine.stack, base + code.registers, span)?;
    if machine.frames.len() + 1 >= DEEPEST {
        return Err(too_deep(span));
    }
    tick(session, span)?;
    let code = taken(&mut machine.codes, code);
    machine.push(frame, code, base);
    Ok(())
}

/// Makes room for the registers of a call.
#[inline]
pub(super) fn grow(
    session: &mut Session,
    stack: &mut Vec<Value>,
    needed: usize,
    span: Span,
) -> Evaluated<()> {
    if stack.len() >= needed { Ok(()) } else { grow_more(session, stack, needed, span) }
}

#[cold]
fn grow_more(
    session: &mut Session,
    stack: &mut Vec<Value>,
    needed: usize,
    span: Span,
) -> Evaluated<()> {
    session.control.make_room(needed * size_of::<Value>()).at(span)?;
    // At least doubled, so that deep recursion does not grow it at each call.
    let length = needed.max(stack.len() * 2);
    stack.resize(length, Value::Undefined);
    Ok(())
}

impl Machine {
    /// The code of the callee in the place `base`, if nothing has to be done for its call but to make a frame: the
    /// arguments at the site are those that it takes, and there is room.
    #[inline]
    pub(super) fn quick<'m>(
        &'m mut self,
        base: usize,
        site: &Site,
        of: impl FnOnce(&'m Value) -> Option<&'m Arc<Code>>,
    ) -> Option<Arc<Code>> {
        let code = of(&self.stack[base])?;
        let room = self.stack.len().checked_sub(base);
        fits(code, site, room, self.frames.len()).then(|| taken(&mut self.codes, code))
    }

    /// The same for code that is known, and that does not ask for the callee.
    #[inline]
    pub(super) fn quick_code(
        &mut self,
        base: usize,
        site: &Site,
        code: &Arc<Code>,
    ) -> Option<Arc<Code>> {
        let room = self.stack.len().checked_sub(base);
        fits(code, site, room, self.frames.len()).then(|| taken(&mut self.codes, code))
    }

    /// Lets the call that runs wait for one of code with the window from a place on.
    #[inline]
    pub(super) fn push(&mut self, frame: &mut Frame, code: Arc<Code>, base: usize) {
        let (gathers, pending) = self.begun.counts();
        self.used = self.used.max(base + code.registers);
        let base = base as u32;
        let callee = Frame { code, pc: 0, base, result: base, gathers, pending };
        self.frames.push(std::mem::replace(frame, callee));
    }

    /// Ends the call that runs with the value in a register, and goes on with the one that made it; gives the value back if
    /// there is none.
    #[inline]
    pub(super) fn end(&mut self, frame: &mut Frame, from: Register) -> Option<Value> {
        self.begun.forget(frame.gathers, frame.pending);
        let from = frame.base as usize + usize::from(from);
        let Some(caller) = self.frames.pop() else {
            return Some(std::mem::replace(&mut self.stack[from], Value::Undefined));
        };
        self.stack.swap(from, frame.result as usize);
        let ended = std::mem::replace(frame, caller);
        frame.pc += 1;
        if self.codes.len() < MOST_CODES {
            self.codes.push(ended.code);
        }
        None
    }

    /// Forgets everything, but keeps the room. The values that stay in registers mean nothing.
    fn clear(&mut self) {
        self.stack[..self.used].iter_mut().for_each(let_go);
        self.frames.clear();
        self.begun.clear();
        self.codes.clear();
    }

    /// Goes on after `finally` if the failure happened between that and its `try`; otherwise the failure is given
    /// back, with the calls that were made.
    fn catch(&mut self, mut failure: Failure) -> Evaluated<()> {
        let kept = self.begun.tries.last().map_or(0, |it| it.frames);
        while self.frames.len() > kept {
            let Some(frame) = self.frames.pop() else { break };
            let code = &frame.code;
            let place = Called {
                function: code.name.clone(),
                source: code.source.clone(),
                span: code.spans.get(frame.pc as usize).copied().unwrap_or_default(),
            };
            failure.came_from(place);
        }
        let Some(it) = self.begun.tries.pop() else { return Err(failure) };
        if let Some(frame) = self.frames.last_mut() {
            failure = failure.stood_in(&frame.code.source);
            frame.pc = it.target;
        }
        self.begun.gathers.truncate(it.gathers);
        self.begun.pending.push(Some(failure));
        Ok(())
    }
}

/// True if code takes the arguments at a site just as they are, and there is room for its registers and its frame.
#[inline]
fn fits(code: &Code, site: &Site, room: Option<usize>, frames: usize) -> bool {
    site.is_plain
        && code.takes(site.arguments.len())
        && room.is_some_and(|room| room >= code.registers)
        && frames + 1 < DEEPEST
}

/// A handle of code: one that is kept, or else a new one.
#[inline]
fn taken(codes: &mut Vec<Arc<Code>>, code: &Arc<Code>) -> Arc<Code> {
    if let Some(last) = codes.pop_if(|last| Arc::ptr_eq(last, code)) {
        return last;
    }
    match codes.iter().position(|it| Arc::ptr_eq(it, code)) {
        Some(place) => codes.remove(place),
        None => code.clone(),
    }
}

fn too_deep(span: Span) -> Failure {
    let failure = Failure::new(
        Mistake::RecursionTooDeep,
        "Maximum recursive depth exceeded. (Possible infinite recursion?)",
        span,
    );
    failure.with_hint(format!("At most {DEEPEST} calls may be inside of each other."))
}
