//! Calls, and the events that they wait for.
//!
//! Calls of functions that programs define do not nest on the stack of the machine that we run on: each has a
//! [`Frame`] and a window of registers. Only when the library calls such a function (a sort by a function, the options of
//! a position) does a machine of its own run inside of ours.

use super::call::{Prepared, call_value, prepare, prepare_method, prepare_super};
use super::step::{Wait, steps, tick};
use crate::failure::{At, Evaluated, Failure};
use crate::session::calls::{DEEPEST, Frame, Machine, taken};
use crate::session::class_names::class_itself;
use crate::value::Value;
use crate::value::code::{Code, Register};
use crate::value::registers::{copy_to, put};
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
    let mut values = std::iter::once(callee).chain(arguments);
    for register in &mut window_of(&mut machine, &code)[..=code.parameters.len()] {
        put(register, values.next().unwrap_or(Value::Undefined));
    }
    let mut frame = Frame::first(code);
    let result = crate::with_stack(|| run_in(session, &mut machine, &mut frame));
    session.machines.end(machine);
    result
}

/// A function that the library calls again and again, with one machine for all calls.
pub(crate) struct Caller<'f> {
    function: &'f Value,
    span: Span,
    /// The machine, if a program defines the function, and the frame of its calls.
    running: Option<(Machine, Frame)>,
}

/// Does work that calls a function again and again.
pub(crate) fn calling<T>(
    session: &mut Session,
    function: &Value,
    span: Span,
    work: impl FnOnce(&mut Session, &mut Caller) -> Evaluated<T>,
) -> Evaluated<T> {
    let running = match function {
        Value::Closure(closure) => {
            let machine = session.machines.begin();
            machine.map(|machine| (machine, Frame::first(closure.code.clone())))
        }
        _ => None,
    };
    session.control.work_here();
    let mut caller = Caller { function, span, running };
    let result = crate::with_stack(|| work(session, &mut caller));
    if let Some((machine, _)) = caller.running {
        session.machines.end(machine);
    }
    result
}

impl Caller<'_> {
    /// Calls the function.
    pub(crate) fn call<const N: usize>(
        &mut self,
        session: &mut Session,
        values: [&Value; N],
    ) -> Evaluated<Value> {
        match (&mut self.running, self.function) {
            (Some((machine, frame)), Value::Closure(closure)) if closure.code.takes(N) => {
                frame.begin_again(&closure.code);
                let registers = window_of(machine, &closure.code);
                // The call before may have left it there.
                if !matches!(&registers[0], Value::Closure(it) if triomphe::Arc::ptr_eq(&it.0, &closure.0))
                {
                    put(&mut registers[0], self.function.clone());
                }
                for (register, value) in registers[1..].iter_mut().zip(values) {
                    copy_to(register, value);
                }
                run_in(session, machine, frame)
            }
            _ => call_value(session, self.function, values.map(Value::clone), self.span),
        }
    }
}

/// The registers of the first call in a machine.
fn window_of<'m>(machine: &'m mut Machine, code: &Code) -> &'m mut [Value] {
    let needed = code.registers.max(1 + code.parameters.len());
    if machine.stack.len() < needed {
        machine.stack.resize(needed, Value::Undefined);
    }
    machine.used = machine.used.max(needed);
    &mut machine.stack
}

/// Runs the call of a frame, the first one in a machine, whose registers have the arguments.
fn run_in(session: &mut Session, machine: &mut Machine, frame: &mut Frame) -> Evaluated<Value> {
    let result = finish(session, machine, frame);
    if result.is_err() {
        // The arguments of a call that could not begin may stand farther up.
        machine.used = machine.stack.len();
    }
    result
}

/// Runs a machine until its first call ends.
fn finish(session: &mut Session, machine: &mut Machine, frame: &mut Frame) -> Evaluated<Value> {
    loop {
        match go(session, machine, frame) {
            Ok(value) => return Ok(value),
            Err(failure) => {
                machine.frames.push(frame.copy());
                machine.catch(failure)?;
                let Some(caught) = machine.frames.pop() else { return Ok(Value::Nothing) };
                *frame = caught;
            }
        }
    }
}

/// Runs the call that was made last, and those that it makes, until the first one ends.
fn go(session: &mut Session, machine: &mut Machine, frame: &mut Frame) -> Evaluated<Value> {
    loop {
        match steps(session, machine, frame)? {
            Wait::End { value } => return Ok(value),
            wait => enter(session, machine, frame, wait)?,
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
    tick(session).at(span)?;
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
