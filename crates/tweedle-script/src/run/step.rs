//! Instructions, done one after the other, until the call has to wait for another one.

use super::call::{Prepared, known_method};
use super::make::{self, coordinates, element, iterated};
use super::meanings::meaning_of;
use super::member::{add_to_field, field, fixed_field, member, set_field};
use super::quick::{
    changed, compare, compared, in_range, modulo, mutable_element, quick_element, small_element,
    sum_of_coordinates, updated,
};
use super::record::record;
use super::seldom::seldom;
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arithmetic::{append, binary};
use crate::operate::convert::check_length;
use crate::session::calls::{Frame, Machine};
use crate::value::change::Answer;
use crate::value::code::{Code, Op, Register};
use crate::value::registers::{copy, copy_to, let_go, put, put_integer, put_truth, take};
use crate::value::{MOST_ELEMENTS, Value};
use crate::{Session, Span};
use std::sync::{Arc, PoisonError};
use tweedle_engine::Stop;
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::say;

/// The event that a call waits for.
pub(super) enum Wait {
    /// A call of the value in `base`.
    Call { base: Register, site: u16 },
    /// A call of a method of an object.
    Method { base: Register, object: Register, site: u16 },
    /// A call of the method that the class of the object in `base` overrides.
    Super { base: Register, site: u16 },
    /// The initial work of a class that is extended, for the object in `base`.
    Initial { base: Register, site: u16 },
    /// The value of a property of an object.
    Property { to: Register, object: Value, property: Arc<Code> },
    /// Nothing: the first call has ended, with a value.
    End { value: Value },
}

/// Does the instructions of the call that runs, and of those that it makes and of those that made it, until something
/// has to be done for which a call waits; `frame.pc` is then the number of the instruction that waits, or that has
/// failed.
#[expect(clippy::too_many_lines, reason = "an instruction is a few lines, and there are many")]
pub(super) fn steps(
    session: &mut Session,
    machine: &mut Machine,
    frame: &mut Frame,
) -> Evaluated<Wait> {
    let (mut code, mut registers, mut pc): (&Code, &mut [Value], usize);
    // Another call runs now, or this one for the first time.
    macro_rules! look {
        () => {
            code = &frame.code;
            registers = &mut machine.stack[frame.base as usize..][..code.registers];
            pc = frame.pc as usize;
        };
    }
    look!();
    macro_rules! register {
        ($number:expr) => {
            registers[usize::from($number)]
        };
    }
    // Puts a value into a register.
    macro_rules! set {
        ($number:expr, $value:expr) => {{
            let value = $value;
            put(&mut registers[usize::from($number)], value);
        }};
    }
    macro_rules! set_integer {
        ($number:expr, $value:expr) => {{
            let n: i64 = $value;
            put_integer(&mut registers[usize::from($number)], n);
        }};
    }
    macro_rules! set_truth {
        ($number:expr, $value:expr) => {{
            let holds: bool = $value;
            put_truth(&mut registers[usize::from($number)], holds);
        }};
    }
    // Where the instruction that runs came from.
    macro_rules! span {
        () => {
            code.spans[pc]
        };
    }
    macro_rules! attempt {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(failure) => {
                    frame.pc = pc as u32;
                    return Err(failure);
                }
            }
        };
    }
    // The same for what may only be stopped. The place is looked up then.
    macro_rules! unless_stopped {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(stop) => {
                    frame.pc = pc as u32;
                    return Err(Failure::stopped(stop, span!()));
                }
            }
        };
    }
    // The result of an operator on two registers, quickly if they are small integers.
    macro_rules! arithmetic {
        ($operator:ident, $checked:ident, $to:expr, $left:expr, $right:expr) => {{
            let quick = match (&register!($left), &register!($right)) {
                (Value::Integer(x), Value::Integer(y)) => x.$checked(*y),
                _ => None,
            };
            match quick {
                Some(n) => set_integer!($to, n),
                None => {
                    let (left, right) = (&register!($left), &register!($right));
                    let operator = BinaryOperator::$operator;
                    set!($to, attempt!(binary(session, operator, left, right, span!())));
                }
            }
        }};
    }
    macro_rules! wait {
        ($for:expr) => {{
            frame.pc = pc as u32;
            return Ok($for);
        }};
    }
    // Goes on with a call, if it has been made ready.
    macro_rules! call {
        ($code:expr, $window:expr, $wait:expr) => {{
            let ready = $code;
            frame.pc = pc as u32;
            let Some(ready) = ready else { return Ok($wait) };
            machine.push(frame, ready, $window);
            look!();
            continue;
        }};
    }
    loop {
        match code.ops[pc] {
            Op::Constant { to, index } => {
                copy_to(&mut register!(to), &code.constants[index as usize]);
            }
            Op::Integer { to, value } => set_integer!(to, i64::from(value)),
            Op::Move { to, from } => match &register!(from) {
                Value::Integer(n) => set_integer!(to, *n),
                Value::Boolean(holds) => set_truth!(to, *holds),
                other => set!(to, other.clone()),
            },
            Op::Global { to, slot } => {
                let value = attempt!(global(session, slot, code, span!()));
                set!(to, value);
            }
            Op::SetGlobal { from, slot } => session.globals.set(slot, copy(&register!(from))),
            Op::Captured { to, index } => {
                if let Value::Closure(closure) = &registers[0] {
                    let value = copy(&closure.captures[usize::from(index)]);
                    set!(to, value);
                }
            }
            Op::GetCell { to, cell } => {
                if let Value::Cell(cell) = &register!(cell) {
                    let value = copy(&cell.lock().unwrap_or_else(PoisonError::into_inner));
                    set!(to, value);
                }
            }
            Op::SetCell { cell, from } => {
                let mut value = register!(from).clone();
                if let Value::Cell(cell) = &register!(cell) {
                    // The old value is dropped when the lock is free again.
                    std::mem::swap(
                        &mut *cell.lock().unwrap_or_else(PoisonError::into_inner),
                        &mut value,
                    );
                }
            }
            Op::Add { to, left, right } => {
                let sum = match (&register!(left), &register!(right)) {
                    (Value::Integer(x), Value::Integer(y)) => x.checked_add(*y),
                    _ => None,
                };
                match sum {
                    Some(n) => set_integer!(to, n),
                    None => attempt!(add_to(session, registers, [to, left, right], span!())),
                }
            }
            Op::Subtract { to, left, right } => {
                arithmetic!(Subtract, checked_sub, to, left, right);
            }
            Op::Multiply { to, left, right } => {
                arithmetic!(Multiply, checked_mul, to, left, right);
            }
            Op::Binary { operator, to, left, right } => {
                let (x, y) = (&register!(left), &register!(right));
                if let (Value::Integer(x), Value::Integer(y)) = (x, y)
                    && operator == BinaryOperator::Modulo
                    && let Some(n) = modulo(*x, *y)
                {
                    set_integer!(to, n);
                } else if let Some(holds) = compared(operator, x, y) {
                    set_truth!(to, holds);
                } else {
                    set!(to, attempt!(binary(session, operator, x, y, span!())));
                }
            }
            Op::AddInteger { to, left, value } => {
                if let Value::Integer(x) = &register!(left)
                    && let Some(n) = x.checked_add(i64::from(value))
                {
                    set_integer!(to, n);
                } else {
                    set!(to, attempt!(add_integer(session, &register!(left), value, span!())));
                }
            }
            Op::Jump { target } => {
                pc = target as usize;
                continue;
            }
            Op::Again { target } => {
                unless_stopped!(tick(session));
                pc = target as usize;
                continue;
            }
            Op::JumpUnless { condition, target } => {
                if !attempt!(truth(session, &register!(condition), span!())) {
                    pc = target as usize;
                    continue;
                }
            }
            Op::JumpIf { condition, target } => {
                if attempt!(truth(session, &register!(condition), span!())) {
                    pc = target as usize;
                    continue;
                }
            }
            Op::Branch { operator, left, right, target } => {
                let quick = compared(operator, &register!(left), &register!(right));
                let holds = if let Some(holds) = quick {
                    holds
                } else {
                    let (left, right) = (&register!(left), &register!(right));
                    let value = attempt!(binary(session, operator, left, right, span!()));
                    attempt!(truth(session, &value, span!()))
                };
                if !holds {
                    pc = code.target(pc, target);
                    continue;
                }
            }
            Op::BranchInteger { operator, left, value, target } => {
                let quick = match &register!(left) {
                    Value::Integer(x) => compare(operator, *x, i64::from(value)),
                    // Beyond the edge of a board.
                    Value::Nothing => compared(operator, &Value::Nothing, &Value::Integer(0)),
                    _ => None,
                };
                let holds = if let Some(holds) = quick {
                    holds
                } else {
                    let right = Value::Integer(i64::from(value));
                    let left = &register!(left);
                    let value = attempt!(binary(session, operator, left, &right, span!()));
                    attempt!(truth(session, &value, span!()))
                };
                if !holds {
                    pc = code.target(pc, target);
                    continue;
                }
            }
            Op::Call { base, site } => {
                unless_stopped!(tick(session));
                let it = &code.sites[usize::from(site)];
                if let Value::Declared(_) = register!(base)
                    && let Some(object) =
                        unless_stopped!(record(session, &mut registers[usize::from(base)..], it))
                {
                    set!(base, object);
                    pc += 1;
                    continue;
                }
                let window = frame.base as usize + usize::from(base);
                let callee = machine.quick(window, it, |value| match value {
                    Value::Closure(closure) => Some(&closure.code),
                    _ => None,
                });
                call!(callee, window, Wait::Call { base, site });
            }
            Op::CallGlobal { base, site, slot } => {
                unless_stopped!(tick(session));
                let window = frame.base as usize + usize::from(base);
                let it = &code.sites[usize::from(site)];
                let callee = match session.globals.read(slot.into()) {
                    Value::Closure(closure) if closure.captures.is_empty() => {
                        machine.quick_code(window, it, &closure.code)
                    }
                    _ => None,
                };
                if callee.is_none() {
                    let value = attempt!(global(session, slot.into(), code, span!()));
                    machine.stack[window] = value;
                }
                call!(callee, window, Wait::Call { base, site });
            }
            Op::CallMethod { base, object, site } => {
                let it = &code.sites[usize::from(site)];
                if let Some(change) = it.change
                    && let Some(answer) = unless_stopped!(changed(registers, base, object, change))
                {
                    match answer {
                        Answer::Nothing => set!(base, Value::Nothing),
                        Answer::Truth(holds) => set_truth!(base, holds),
                    }
                    pc += 1;
                    continue;
                }
                match &register!(object) {
                    Value::Object(_) => {
                        unless_stopped!(tick(session));
                        if object != base {
                            set!(base, register!(object).clone());
                        }
                        let window = frame.base as usize + usize::from(base);
                        let callee = machine.quick(window, it, |value| match value {
                            Value::Object(object) => known_method(&object.class, it),
                            _ => None,
                        });
                        call!(callee, window, Wait::Method { base, object, site });
                    }
                    Value::Declared(_) | Value::Class(_) => {
                        wait!(Wait::Method { base, object, site });
                    }
                    object => {
                        let first = usize::from(base) + 1;
                        let places = first..first + it.arguments.len();
                        let values = &registers[places.clone()];
                        let value =
                            attempt!((session.links.method)(session, object, it, values, span!()));
                        set!(base, value);
                        // A list or a text that only its owner keeps is changed in place, so these registers do not
                        // keep it.
                        for register in &mut registers[places] {
                            let_go(register);
                        }
                    }
                }
            }
            Op::CallSuper { base, site } => wait!(Wait::Super { base, site }),
            Op::Initialise { base, site } => wait!(Wait::Initial { base, site }),
            Op::Member { to, object, site } => {
                let site = &code.sites[usize::from(site)];
                match attempt!(member(session, &register!(object), site, span!())) {
                    Prepared::Value(value) => set!(to, value),
                    Prepared::Code(property) => {
                        let object = register!(object).clone();
                        wait!(Wait::Property { to, object, property });
                    }
                }
            }
            Op::Index { to, object, index } => {
                if let Some(n) = small_element(&register!(object), &register!(index)) {
                    set_integer!(to, n);
                } else if !mutable_element(registers, to, object, index) {
                    let (object, index) = (&register!(object), &register!(index));
                    set!(to, attempt!(element_of(session, object, index, span!())));
                }
            }
            Op::FieldIndex { to, index, site } => {
                let site = &code.sites[usize::from(site)];
                let index = &register!(index);
                let quick = fixed_field(&registers[0], site);
                if let Some(n) = quick.and_then(|it| small_element(it, index)) {
                    set_integer!(to, n);
                } else {
                    let object = attempt!(field(&registers[0], site, span!()));
                    set!(to, attempt!(element_of(session, &object, index, span!())));
                }
            }
            Op::Field { to, object, site } => {
                let site = &code.sites[usize::from(site)];
                let value = attempt!(field(&register!(object), site, span!()));
                set!(to, value);
            }
            Op::SetField { object, from, site } => {
                let site = &code.sites[usize::from(site)];
                let value = register!(from).clone();
                attempt!(set_field(&register!(object), value, site, span!()));
            }
            Op::AddField { value, to, object, site } => {
                let site = &code.sites[usize::from(site)];
                let object = &register!(object);
                if let Some(sum) = add_to_field(object, value, site) {
                    set_integer!(to, sum);
                } else {
                    let old = attempt!(field(object, site, span!()));
                    let sum = attempt!(add_integer(session, &old, value.into(), span!()));
                    attempt!(set_field(object, sum.clone(), site, span!()));
                    set!(to, sum);
                }
            }
            Op::Updated { base, object, count } => {
                let first = usize::from(base) + 2;
                let entries = &registers[first..first + usize::from(count)];
                if let Some(board) = updated(&register!(object), entries) {
                    set!(base, board);
                    pc += 3;
                    continue;
                }
            }
            Op::Coordinates { to, first } => {
                let quick = match (&register!(first), &register!(first + 1)) {
                    (Value::Integer(row), Value::Integer(column)) => {
                        Some(Value::Coordinates(*row, *column))
                    }
                    _ => None,
                };
                register!(to) = if let Some(value) = quick {
                    value
                } else {
                    let items: Vec<Value> = take(&mut registers[usize::from(first)..][..2]);
                    attempt!(coordinates(session, &items, span!()))
                };
            }
            Op::Return { from } => {
                if let Some(value) = machine.end(frame, from) {
                    return Ok(Wait::End { value });
                }
                look!();
                continue;
            }
            Op::Push { from } => {
                let value = register!(from).clone();
                if let Some(gathering) = machine.begun.gathers.last_mut() {
                    if gathering.items.len() >= MOST_ELEMENTS {
                        attempt!(check_length(gathering.items.len() + 1, span!()));
                    }
                    attempt!(gathering.push(value, &session.control).at(span!()));
                }
            }
            Op::Iterate { base: first } => {
                let value = &register!(first);
                if !matches!(value, Value::List(_)) {
                    register!(first) = attempt!(iterated(session, value, span!()));
                }
                register!(first + 1) = Value::Integer(0);
            }
            Op::Next { base: first, target } => {
                let first = usize::from(first);
                let Some([of, place, next]) =
                    registers.get_mut(first..).and_then(|it| it.first_chunk_mut())
                else {
                    pc = target as usize;
                    continue;
                };
                let Value::Integer(place) = place else {
                    pc = target as usize;
                    continue;
                };
                let is_there = match of {
                    Value::List(items) => items.get(*place as usize).map(|it| copy_to(next, it)),
                    Value::Range(range) => in_range(range, *place).map(|it| put_integer(next, it)),
                    _ => None,
                };
                if is_there.is_none() {
                    pc = target as usize;
                    continue;
                }
                *place += 1;
            }
            Op::Count { base: first, target } => {
                let quick = match (&register!(first), &register!(first + 1), &register!(first + 2))
                {
                    (_, Value::Undefined, _) => Some(true),
                    (Value::Integer(x), Value::Integer(last), Value::Integer(step)) => {
                        Some(if *step > 0 { x <= last } else { x >= last })
                    }
                    _ => None,
                };
                let goes_on = if let Some(goes_on) = quick {
                    goes_on
                } else {
                    let first = usize::from(first);
                    attempt!(make::goes_on(session, &registers[first..first + 3], span!()))
                };
                if !goes_on {
                    pc = target as usize;
                    continue;
                }
                match register!(first) {
                    Value::Integer(n) => set_integer!(first + 3, n),
                    ref other => set!(first + 3, other.clone()),
                }
            }
            Op::Step { base: first, target } => {
                unless_stopped!(tick(session));
                let quick = match (&register!(first), &register!(first + 2)) {
                    (Value::Integer(x), Value::Integer(step)) => {
                        x.checked_add(*step).map(|next| (next, *step > 0))
                    }
                    _ => None,
                };
                pc = target as usize;
                if let Some((next, is_up)) = quick {
                    set_integer!(first, next);
                    // The next round begins at once, if there is one.
                    if let Value::Integer(last) = register!(first + 1)
                        && (if is_up { next <= last } else { next >= last })
                    {
                        set_integer!(first + 3, next);
                        pc += 1;
                    }
                } else {
                    let (left, right) = (&register!(first), &register!(first + 2));
                    let next = attempt!(binary(session, BinaryOperator::Add, left, right, span!()));
                    set!(first, next);
                }
                continue;
            }
            Op::Default { parameter, target } => {
                if !matches!(register!(parameter), Value::Undefined) {
                    pc = target as usize;
                    continue;
                }
            }
            op => {
                let depth = machine.frames.len() + 1;
                let begun = &mut machine.begun;
                attempt!(seldom(session, op, code, registers, begun, depth, span!()));
            }
        }
        pc += 1;
    }
}

/// Looks now and then whether the work is to be stopped.
#[inline]
pub(super) fn tick(session: &mut Session) -> Result<(), Stop> {
    let is_time = session.machines.is_time_to_look();
    session.control.check_memory()?;
    if is_time { session.control.check() } else { Ok(()) }
}

/// The value of a variable of the session.
#[inline]
fn global(session: &mut Session, slot: u32, code: &Code, span: Span) -> Evaluated<Value> {
    match session.globals.read(slot) {
        Value::Undefined => unset(session, slot, code, span),
        value => Ok(copy(value)),
    }
}

/// The meaning of a variable of the session that has no value: something of the library, perhaps.
fn unset(session: &mut Session, slot: u32, code: &Code, span: Span) -> Evaluated<Value> {
    if let Some(failure) = session.variables_of.as_ref().and_then(|it| it.refused.get(&slot)) {
        let mut failure = failure.clone();
        failure.diagnostic.span = span;
        return Err(failure);
    }
    let name = session.globals.name(slot).into();
    meaning_of(session, &name, code, span)
}

/// True if a condition holds.
#[inline]
pub(super) fn truth(session: &Session, value: &Value, span: Span) -> Evaluated<bool> {
    match value {
        Value::Boolean(b) => Ok(*b),
        other => Err(no_condition(session, other, span)),
    }
}

#[cold]
fn no_condition(session: &Session, value: &Value, span: Span) -> Failure {
    let class = value.class(&session.analyst.store);
    Failure::new(say::not_a_condition(&class), span)
}

/// An element of a collection.
fn element_of(
    session: &mut Session,
    object: &Value,
    index: &Value,
    span: Span,
) -> Evaluated<Value> {
    match quick_element(object, index) {
        Some(value) => Ok(value),
        None => element(session, object, index, span),
    }
}

/// Puts the sum of the second register and the third one, which are not both small integers, into the first.
#[inline(never)]
fn add_to(
    session: &mut Session,
    registers: &mut [Value],
    numbers: [Register; 3],
    span: Span,
) -> Evaluated<()> {
    let [to, left, right] = numbers.map(usize::from);
    // A text that grows in a loop grows in place.
    if to == left
        && let (Value::String(_), Value::String(more)) = (&registers[left], &registers[right])
    {
        let more = more.clone();
        if let Value::String(text) = &mut registers[to] {
            append(session, text, &more, span)?;
        }
        return Ok(());
    }
    let sum = match sum_of_coordinates(&registers[left], &registers[right]) {
        Some(sum) => sum,
        None => binary(session, BinaryOperator::Add, &registers[left], &registers[right], span)?,
    };
    put(&mut registers[to], sum);
    Ok(())
}

#[cold]
fn add_integer(session: &mut Session, left: &Value, value: i16, span: Span) -> Evaluated<Value> {
    let right = Value::Integer(i64::from(value.unsigned_abs()));
    let operator = if value < 0 { BinaryOperator::Subtract } else { BinaryOperator::Add };
    binary(session, operator, left, &right, span)
}
