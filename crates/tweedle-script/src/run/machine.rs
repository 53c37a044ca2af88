//! Calls, and the events that they wait for.
//!
//! Calls of functions that programs define do not nest on the stack of the machine that we run on: each has a
//! [`Frame`] and a window of registers. Only when the library calls such a function (a sort by a function, the options of
//! a position) does a machine of its own run inside of ours.

use super::call::{Prepared, prepare, prepare_method, prepare_super};
use super::step::{Wait, steps, tick};
use crate::failure::{At, Evaluated, Failure};
use crate::session::calls::{DEEPEST, Frame, Machine, taken};
use crate::session::class_names::class_itself;
use crate::value::Value;
use crate::value::code::{Code, Register};
use crate::value::registers::put;
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_syntax::say;

/// Calls code with what is called, or the object whose method it is, and with arguments that fit its parameters
/// ([`Value::Undefined`] for those that are left out).
pub(crate) fn run_code(
    session: &mut Session,
    code: Arc<Code>,
    callee: Value,
    arguments: impl IntoIterator<Item = Value>,
) -> Evaluated<Value> {
    let Some(mut machine) = session.machines.begin() else {
        return Err(too_deep(code.span).stood_in(&code.source));
    };
    session.control.work_here();
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
    let result = crate::with_stack(|| finish(session, &mut machine));
    if result.is_err() {
        // The arguments of a call that could not begin may stand farther up.
        machine.used = machine.stack.len();
    }
    session.machines.end(machine);
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

fn too_deep(span: Span) -> Failure {
    let failure = Failure::new(say::recursion_too_deep(), span);
    failure.with_hint(format!("At most {DEEPEST} calls may be inside of each other."))
}
