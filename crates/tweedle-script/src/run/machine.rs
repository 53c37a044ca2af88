//! The loop that does one instruction after the other.
//!
//! Calls of functions that programs define do not nest on the stack of the machine that we run on: each has a
//! [`Frame`] and a window of registers. Only when the library calls such a function (a sort by a function, the options of
//! a position) does a machine of its own run inside of ours.

use super::call::Prepared;
use super::make::check_step;
use super::member::{field, is_set, set_field};
use super::object::Closure;
use crate::ast::BinaryOperator;
use crate::code::{Capture, Code, Gathered, Op, Register};
use crate::failure::{At, Called, Evaluated, Failure};
use crate::library;
use crate::operate::{MOST_ELEMENTS, check_length};
use crate::value::Value;
use crate::{Session, Span, print};
use std::sync::{Arc, Mutex, PoisonError};
use tweedle::number::{Dyadic, Integer, Natural};
use tweedle::{Held, Stop};

/// So many calls may be inside of each other.
const DEEPEST: usize = 50_000;
/// So many machines may run inside of each other.
const MOST_MACHINES: usize = 2_000;
/// After so many calls and rounds of loops somebody looks whether the work is to be stopped.
const PATIENCE: u32 = 256;

/// A call that waits for another one to end.
struct Frame {
    code: Arc<Code>,
    /// The instruction that made the call inside.
    pc: usize,
    /// The first register of the window.
    base: usize,
    /// Where its value goes.
    result: usize,
    /// How many lists were growing when it began.
    gathers: usize,
    /// How many failures were waiting when it began.
    pending: usize,
}

/// What is to be done if something fails.
struct Try {
    /// How many frames there are where it began.
    frames: usize,
    gathers: usize,
    target: usize,
}

/// Registers, and calls that have not ended. The call that runs is among them only when something has failed in it.
#[derive(Default)]
struct Machine {
    stack: Vec<Value>,
    frames: Vec<Frame>,
    gathers: Vec<Gathering>,
    tries: Vec<Try>,
    /// Failures that go on when what stands after `finally` has been done.
    pending: Vec<Option<Failure>>,
}

/// A list that grows, and what it takes of the budget.
struct Gathering {
    items: Vec<Value>,
    held: Held,
}

impl Gathering {
    fn push(&mut self, value: Value) -> Result<(), Stop> {
        if self.items.len() == self.items.capacity() {
            self.held.take(self.items.capacity().max(4) * size_of::<Value>())?;
        }
        self.items.push(value);
        Ok(())
    }
}

impl Session {
    /// Calls code with what is called, or the object whose method it is, and with arguments that fit its parameters
    /// ([`Value::Undefined`] for those that are left out).
    pub(crate) fn run_code(
        &mut self,
        code: Arc<Code>,
        callee: Value,
        arguments: impl IntoIterator<Item = Value>,
    ) -> Evaluated<Value> {
        if self.machines >= MOST_MACHINES {
            return Err(too_deep(code.span));
        }
        let mut machine = Machine::default();
        machine.stack.push(callee);
        machine.stack.extend(arguments);
        machine.stack.resize(code.registers.max(machine.stack.len()), Value::Undefined);
        machine.frames.push(Frame { code, pc: 0, base: 0, result: 0, gathers: 0, pending: 0 });
        self.machines += 1;
        let result = crate::with_stack(|| self.finish(&mut machine));
        self.machines -= 1;
        result
    }

    /// Runs a machine until its first call ends.
    fn finish(&mut self, machine: &mut Machine) -> Evaluated<Value> {
        loop {
            match self.go(machine) {
                Ok(value) => return Ok(value),
                Err(failure) => machine.catch(failure)?,
            }
        }
    }

    #[expect(clippy::too_many_lines, reason = "an instruction is a few lines, and there are many")]
    fn go(&mut self, machine: &mut Machine) -> Evaluated<Value> {
        let Some(frame) = machine.frames.pop() else { return Ok(Value::Nothing) };
        let Frame { mut code, mut pc, mut base, mut result, mut gathers, mut pending } = frame;
        // A register of the call that runs.
        macro_rules! register {
            ($number:expr) => {
                machine.stack[base + usize::from($number)]
            };
        }
        // Where the instruction that runs came from.
        macro_rules! span {
            () => {
                code.spans[pc]
            };
        }
        // What must be known if the next expression fails, and what to do then.
        macro_rules! attempt {
            ($result:expr) => {
                match $result {
                    Ok(value) => value,
                    Err(failure) => {
                        machine.frames.push(Frame { code, pc, base, result, gathers, pending });
                        return Err(failure);
                    }
                }
            };
        }
        // Begins a call whose window has been made ready.
        macro_rules! enter {
            ($callee:expr, $window:expr, $result:expr) => {{
                let callee: Arc<Code> = $callee;
                let needed = $window + callee.registers;
                if machine.stack.len() < needed {
                    attempt!(self.grow(&mut machine.stack, needed, span!()));
                }
                if machine.frames.len() >= DEEPEST {
                    attempt!(Err(too_deep(span!())));
                }
                attempt!(self.tick(span!()));
                let caller = std::mem::replace(&mut code, callee);
                machine.frames.push(Frame { code: caller, pc, base, result, gathers, pending });
                (pc, base, result) = (0, $window, $result);
                (gathers, pending) = (machine.gathers.len(), machine.pending.len());
                continue;
            }};
        }
        // Begins a call, or puts the value of one that has ended already.
        macro_rules! call {
            ($prepared:expr, $window:expr) => {
                match $prepared {
                    Prepared::Value(value) => machine.stack[$window] = value,
                    Prepared::Code(callee) => enter!(callee, $window, $window),
                }
            };
        }
        loop {
            match code.ops[pc] {
                Op::Constant { to, index } => {
                    register!(to) = code.constants[index as usize].clone();
                }
                Op::Integer { to, value } => register!(to) = Value::Integer(i64::from(value)),
                Op::LargeInteger { to, index } => {
                    // The lexer lets only digits through.
                    let n = match &code.constants[index as usize] {
                        Value::String(digits) => digits.parse::<Natural>().unwrap_or(Natural::ZERO),
                        _ => Natural::ZERO,
                    };
                    register!(to) = attempt!(self.number(Dyadic::from(Integer::from(n)), span!()));
                }
                Op::Move { to, from } => register!(to) = register!(from).clone(),
                Op::Global { to, slot } => {
                    let value = self.globals.value(slot).clone();
                    register!(to) = match value {
                        Value::Undefined => attempt!(self.unset(slot, span!())),
                        value => value,
                    };
                }
                Op::SetGlobal { from, slot } => self.globals.set(slot, register!(from).clone()),
                Op::Library { to, site } => {
                    let name = code.sites[usize::from(site)].name.clone();
                    register!(to) = attempt!(self.meaning_of(&name, span!()));
                }
                Op::Captured { to, index } => {
                    if let Value::Closure(closure) = &machine.stack[base] {
                        let value = closure.captures[usize::from(index)].clone();
                        register!(to) = value;
                    }
                }
                Op::NewCell { register } => {
                    let value = std::mem::replace(&mut register!(register), Value::Undefined);
                    register!(register) = Value::Cell(Mutex::new(value).into());
                }
                Op::GetCell { to, cell } => {
                    if let Value::Cell(cell) = &register!(cell) {
                        let value = cell.lock().unwrap_or_else(PoisonError::into_inner).clone();
                        register!(to) = value;
                    }
                }
                Op::SetCell { cell, from } => {
                    let mut value = register!(from).clone();
                    if let Value::Cell(cell) = &register!(cell) {
                        // What was there is dropped when the lock is free again.
                        std::mem::swap(
                            &mut *cell.lock().unwrap_or_else(PoisonError::into_inner),
                            &mut value,
                        );
                    }
                }
                Op::Unary { operator, to, from } => {
                    register!(to) = attempt!(self.unary(operator, &register!(from), span!()));
                }
                // A text that grows in a loop grows in place.
                Op::Binary { operator: BinaryOperator::Add, to, left, right }
                    if to == left
                        && let (Value::String(_), Value::String(more)) =
                            (&register!(left), &register!(right)) =>
                {
                    let more = more.clone();
                    if let Value::String(text) = &mut register!(to) {
                        attempt!(self.append(text, &more, span!()));
                    }
                }
                Op::Binary { operator, to, left, right } => {
                    let quick = match (&register!(left), &register!(right)) {
                        (Value::Integer(x), Value::Integer(y)) => of_integers(operator, *x, *y),
                        (Value::Coordinates(a, b), Value::Coordinates(c, d))
                            if operator == BinaryOperator::Add =>
                        {
                            let sum = a.checked_add(*c).zip(b.checked_add(*d));
                            sum.map(|(row, column)| Value::Coordinates(row, column))
                        }
                        _ => None,
                    };
                    register!(to) = match quick {
                        Some(value) => value,
                        None => attempt!(self.binary(
                            operator,
                            &register!(left),
                            &register!(right),
                            span!()
                        )),
                    };
                }
                Op::AddInteger { to, left, value } => {
                    let quick = match &register!(left) {
                        Value::Integer(x) => x.checked_add(i64::from(value)),
                        _ => None,
                    };
                    register!(to) = match quick {
                        Some(sum) => Value::Integer(sum),
                        None => attempt!(self.add_integer(&register!(left), value, span!())),
                    };
                }
                Op::Jump { target } => {
                    pc = target as usize;
                    continue;
                }
                Op::Again { target } => {
                    attempt!(self.tick(span!()));
                    pc = target as usize;
                    continue;
                }
                Op::JumpUnless { condition, target } => {
                    if !attempt!(self.truth(&register!(condition), span!())) {
                        pc = target as usize;
                        continue;
                    }
                }
                Op::JumpIf { condition, target } => {
                    if attempt!(self.truth(&register!(condition), span!())) {
                        pc = target as usize;
                        continue;
                    }
                }
                Op::Branch { operator, left, right, target } => {
                    let quick = match (&register!(left), &register!(right)) {
                        (Value::Integer(x), Value::Integer(y)) => compare(operator, *x, *y),
                        _ => None,
                    };
                    let holds = if let Some(holds) = quick {
                        holds
                    } else {
                        let (left, right) = (&register!(left), &register!(right));
                        let value = attempt!(self.binary(operator, left, right, span!()));
                        attempt!(self.truth(&value, span!()))
                    };
                    if !holds {
                        pc = code.target(pc, target);
                        continue;
                    }
                }
                Op::BranchInteger { operator, left, value, target } => {
                    let quick = match &register!(left) {
                        Value::Integer(x) => compare(operator, *x, i64::from(value)),
                        _ => None,
                    };
                    let holds = if let Some(holds) = quick {
                        holds
                    } else {
                        let right = Value::Integer(i64::from(value));
                        let left = &register!(left);
                        let value = attempt!(self.binary(operator, left, &right, span!()));
                        attempt!(self.truth(&value, span!()))
                    };
                    if !holds {
                        pc = code.target(pc, target);
                        continue;
                    }
                }
                Op::Condition { register } => {
                    attempt!(self.truth(&register!(register), span!()));
                }
                Op::Call { base: first, site } => {
                    let window = base + usize::from(first);
                    let site = &code.sites[usize::from(site)];
                    let prepared = self.prepare(&mut machine.stack, window, site, span!());
                    call!(attempt!(prepared), window);
                }
                Op::CallMethod { base: first, site } => {
                    let window = base + usize::from(first);
                    let site = &code.sites[usize::from(site)];
                    let prepared = self.prepare_method(&mut machine.stack, window, site, span!());
                    call!(attempt!(prepared), window);
                }
                Op::CallSuper { base: first, site } => {
                    let window = base + usize::from(first);
                    let site = &code.sites[usize::from(site)];
                    let owner = code.class.clone();
                    let prepared =
                        self.prepare_super(&mut machine.stack, window, owner, site, span!());
                    call!(attempt!(prepared), window);
                }
                Op::Initialise { base: first, site } => {
                    let window = base + usize::from(first);
                    let name = code.sites[usize::from(site)].name.clone();
                    let class = attempt!(self.class_itself(&name, span!()));
                    if let Some(callee) = class.initial.get().cloned() {
                        enter!(callee, window, window);
                    }
                }
                Op::Member { to, object, site } => {
                    let site = &code.sites[usize::from(site)];
                    let value = attempt!(self.member(&register!(object), site, span!()));
                    match value {
                        Prepared::Value(value) => register!(to) = value,
                        Prepared::Code(callee) => {
                            // The window of a property's code lies above our registers.
                            let this = register!(object).clone();
                            let window = base + code.registers;
                            if machine.stack.len() <= window {
                                attempt!(self.grow(&mut machine.stack, window + 1, span!()));
                            }
                            machine.stack[window] = this;
                            enter!(callee, window, base + usize::from(to));
                        }
                    }
                }
                Op::SuperMember { to, object, site } => {
                    let site = &code.sites[usize::from(site)];
                    let owner = code.class.clone();
                    register!(to) =
                        attempt!(self.super_member(&register!(object), owner, site, span!()));
                }
                Op::Index { to, object, index } => {
                    let quick = match (&register!(object), &register!(index)) {
                        (Value::List(items), Value::Integer(n)) => usize::try_from(*n)
                            .ok()
                            .and_then(|n| items.get(n.wrapping_sub(1)))
                            .cloned(),
                        (Value::Grid(grid), Value::Coordinates(row, column)) => {
                            Some(library::cell(grid.get(*row, *column)))
                        }
                        (Value::Strip(strip), Value::Integer(n)) => {
                            Some(library::cell(strip.get(*n)))
                        }
                        _ => None,
                    };
                    register!(to) = match quick {
                        Some(value) => value,
                        None => {
                            attempt!(self.element(&register!(object), &register!(index), span!()))
                        }
                    };
                }
                Op::Field { to, object, site } => {
                    let site = &code.sites[usize::from(site)];
                    register!(to) = attempt!(field(&register!(object), site, span!()));
                }
                Op::IsSet { to, object, site } => {
                    let site = &code.sites[usize::from(site)];
                    register!(to) = Value::Boolean(is_set(&register!(object), site));
                }
                Op::SetField { object, from, site } => {
                    let site = &code.sites[usize::from(site)];
                    let value = register!(from).clone();
                    attempt!(set_field(&register!(object), value, site, span!()));
                }
                Op::SetStatic { class, from, site } => {
                    let name = code.sites[usize::from(site)].name.clone();
                    let value = register!(from).clone();
                    self.set_static(&register!(class), &name, value);
                }
                Op::Enclosing { to, object } => {
                    let outer = match &register!(object) {
                        Value::Object(object) => object.enclosing.clone(),
                        Value::Declared(class) => class.enclosing.clone(),
                        _ => Value::Nothing,
                    };
                    register!(to) = outer;
                }
                Op::Class { to, site } => {
                    let name = code.sites[usize::from(site)].name.clone();
                    register!(to) = attempt!(self.class_value(&name, span!()));
                }
                Op::ClassItself { to, site } => {
                    let name = code.sites[usize::from(site)].name.clone();
                    let class = attempt!(self.class_itself(&name, span!()));
                    register!(to) = super::object::class_alone(class);
                }
                Op::Finish => {
                    if let Value::Object(object) = &machine.stack[base] {
                        object.finish();
                    }
                }
                Op::Declare { to, index } => {
                    let declaration = code.classes[usize::from(index)].clone();
                    let source = code.source.clone();
                    register!(to) = attempt!(self.declare_class(declaration, &source));
                }
                Op::Import { to } => {
                    let path = register!(to).clone();
                    register!(to) = attempt!(self.import(&path, span!()));
                }
                Op::Clear => self.globals.clear(),
                Op::List { to, first, count } => {
                    let items = taken_from(&mut machine.stack, base, first, count);
                    register!(to) = attempt!(self.list(items, span!()));
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
                        let items = taken_from(&mut machine.stack, base, first, 2);
                        attempt!(self.coordinates(&items, span!()))
                    };
                }
                Op::Range { to, first } => {
                    let items = taken_from(&mut machine.stack, base, first, 3);
                    if let Ok(items) = <[Value; 3]>::try_from(items) {
                        register!(to) = Value::Range(Arc::new(items));
                    }
                }
                Op::Text { to, first, count } => {
                    let items = taken_from(&mut machine.stack, base, first, count);
                    register!(to) = attempt!(self.interpolated(&items, span!()));
                }
                Op::Game { to, first, index } => {
                    let shape = &code.games[usize::from(index)];
                    let count = shape.sides.iter().map(Vec::len).sum::<usize>() as u16;
                    let items = taken_from(&mut machine.stack, base, first, count);
                    register!(to) = attempt!(self.game(items, shape, span!()));
                }
                Op::Star { to, from } => {
                    register!(to) = attempt!(self.star(&register!(from), span!()));
                }
                Op::Up { to, first, index } => {
                    let shape = &code.ups[usize::from(index)];
                    let (amount, star) = (&register!(first), &register!(first + 1));
                    register!(to) = attempt!(self.up(amount, star, shape, span!()));
                }
                Op::Function { to, index } => {
                    let inner = &code.codes[usize::from(index)];
                    let captures = inner.captures.iter().map(|capture| match *capture {
                        Capture::Register(from) => register!(from).clone(),
                        Capture::Captured(index) => match &machine.stack[base] {
                            Value::Closure(own) => own.captures[usize::from(index)].clone(),
                            _ => Value::Nothing,
                        },
                    });
                    let captures = captures.collect();
                    let closure = Closure { code: inner.clone(), captures };
                    register!(to) = Value::Closure(closure.into());
                }
                Op::Error { from } => {
                    let message = attempt!(self.message(&register!(from), span!()));
                    attempt!(Err(Failure::new(message, span!())));
                }
                Op::Return { from } => {
                    let value = std::mem::replace(&mut register!(from), Value::Undefined);
                    machine.gathers.truncate(gathers);
                    machine.pending.truncate(pending);
                    let Some(caller) = machine.frames.pop() else { return Ok(value) };
                    machine.stack[result] = value;
                    Frame { code, pc, base, result, gathers, pending } = caller;
                }
                Op::Gather => {
                    let held = Held::new(&self.control);
                    machine.gathers.push(Gathering { items: Vec::new(), held });
                }
                Op::Push { from } => {
                    let value = register!(from).clone();
                    if let Some(gathering) = machine.gathers.last_mut() {
                        if gathering.items.len() >= MOST_ELEMENTS {
                            attempt!(check_length(gathering.items.len() + 1, span!()));
                        }
                        attempt!(gathering.push(value).at(span!()));
                    }
                }
                Op::PushPair { key, value } => {
                    let pair = [register!(key).clone(), register!(value).clone()];
                    if let Some(gathering) = machine.gathers.last_mut() {
                        attempt!(check_length(gathering.items.len() / 2, span!()));
                        for part in pair {
                            attempt!(gathering.push(part).at(span!()));
                        }
                    }
                }
                Op::Gathered { to, what } => {
                    let items = machine.gathers.pop().map(|it| it.items).unwrap_or_default();
                    register!(to) = match what {
                        Gathered::List => attempt!(self.list(items, span!())),
                        Gathered::Set => attempt!(self.set(items, span!())),
                        Gathered::Map => attempt!(self.map_of(items, span!())),
                    };
                }
                Op::Drop => {
                    machine.gathers.pop();
                }
                Op::Iterate { base: first } => {
                    let value = &register!(first);
                    if !matches!(value, Value::List(_)) {
                        register!(first) = attempt!(self.iterated(value, span!()));
                    }
                    register!(first + 1) = Value::Integer(0);
                }
                Op::Next { base: first, target } => {
                    let next = match (&register!(first), &register!(first + 1)) {
                        (Value::List(items), Value::Integer(place)) => {
                            items.get(*place as usize).cloned().map(|value| (value, place + 1))
                        }
                        (Value::Range(range), Value::Integer(place)) => {
                            in_range(range, *place).map(|value| (value, place + 1))
                        }
                        _ => None,
                    };
                    let Some((value, place)) = next else {
                        pc = target as usize;
                        continue;
                    };
                    register!(first + 1) = Value::Integer(place);
                    register!(first + 2) = value;
                }
                Op::From { base: first } => {
                    attempt!(check_step(&register!(first + 2), span!()));
                }
                Op::Count { base: first, target } => {
                    let quick =
                        match (&register!(first), &register!(first + 1), &register!(first + 2)) {
                            (_, Value::Undefined, _) => Some(true),
                            (Value::Integer(x), Value::Integer(last), Value::Integer(step)) => {
                                Some(if *step > 0 { x <= last } else { x >= last })
                            }
                            _ => None,
                        };
                    let goes_on = if let Some(goes_on) = quick {
                        goes_on
                    } else {
                        let window = base + usize::from(first);
                        attempt!(self.goes_on(&machine.stack[window..window + 3], span!()))
                    };
                    if !goes_on {
                        pc = target as usize;
                        continue;
                    }
                    register!(first + 3) = register!(first).clone();
                }
                Op::Step { base: first, target } => {
                    attempt!(self.tick(span!()));
                    let quick = match (&register!(first), &register!(first + 2)) {
                        (Value::Integer(x), Value::Integer(step)) => x.checked_add(*step),
                        _ => None,
                    };
                    register!(first) = if let Some(next) = quick {
                        Value::Integer(next)
                    } else {
                        let (left, right) = (&register!(first), &register!(first + 2));
                        attempt!(self.binary(BinaryOperator::Add, left, right, span!()))
                    };
                    pc = target as usize;
                    continue;
                }
                Op::Try { target } => machine.tries.push(Try {
                    frames: machine.frames.len() + 1,
                    gathers: machine.gathers.len(),
                    target: target as usize,
                }),
                Op::Tried => {
                    machine.tries.pop();
                }
                Op::Calm => machine.pending.push(None),
                Op::Resume => {
                    if let Some(Some(failure)) = machine.pending.pop() {
                        attempt!(Err(failure));
                    }
                }
                Op::Default { parameter, target } => {
                    if !matches!(register!(parameter), Value::Undefined) {
                        pc = target as usize;
                        continue;
                    }
                }
                Op::Check { parameter } => {
                    let value = &register!(parameter + 1);
                    attempt!(self.check_parameter(&code, parameter, value, span!()));
                }
            }
            pc += 1;
        }
    }

    /// Makes room for the registers of a call.
    pub(super) fn grow(
        &mut self,
        stack: &mut Vec<Value>,
        needed: usize,
        span: Span,
    ) -> Evaluated<()> {
        self.control.make_room(needed * size_of::<Value>()).at(span)?;
        // At least doubled, so that deep recursion does not grow it at each call.
        let length = needed.max(stack.len() * 2).max(256);
        stack.resize(length, Value::Undefined);
        Ok(())
    }

    /// Looks now and then whether the work is to be stopped.
    fn tick(&mut self, span: Span) -> Evaluated<()> {
        self.ticks = self.ticks.wrapping_add(1);
        if self.ticks.is_multiple_of(PATIENCE) { self.control.check().at(span) } else { Ok(()) }
    }

    /// What a variable of the session means that has no value: something of the library, perhaps.
    fn unset(&mut self, slot: u32, span: Span) -> Evaluated<Value> {
        let name = self.globals.name(slot).to_owned();
        self.meaning_of(&name, span)
    }

    fn meaning_of(&mut self, name: &str, span: Span) -> Evaluated<Value> {
        if let Some(class) = self.class_named(name, None) {
            return self.class_value(&class, span);
        }
        match library::named(self, name, span)? {
            Some(value) => Ok(value),
            None => Err(library::undefined(name, self.names(), span)),
        }
    }

    /// Whether a condition holds.
    fn truth(&self, value: &Value, span: Span) -> Evaluated<bool> {
        match value {
            Value::Boolean(b) => Ok(*b),
            other => {
                let class = other.class(&self.analyst.store);
                let message =
                    format!("A condition must be true or false, and this is a `{class}`.");
                Err(Failure::new(message, span))
            }
        }
    }

    fn add_integer(&mut self, left: &Value, value: i16, span: Span) -> Evaluated<Value> {
        let right = Value::Integer(i64::from(value.unsigned_abs()));
        let operator = if value < 0 { BinaryOperator::Subtract } else { BinaryOperator::Add };
        self.binary(operator, left, &right, span)
    }

    /// The text of a message that a program gives.
    fn message(&mut self, value: &Value, span: Span) -> Evaluated<String> {
        match value {
            Value::String(text) => Ok(text.to_string()),
            other => print::text(self, other, span),
        }
    }
}

impl Machine {
    /// Goes on after `finally` if the failure happened between that and its `try`; otherwise the failure is given
    /// back, with the calls that were made.
    fn catch(&mut self, mut failure: Failure) -> Evaluated<()> {
        let kept = self.tries.last().map_or(0, |it| it.frames);
        while self.frames.len() > kept {
            let Some(frame) = self.frames.pop() else { break };
            let code = &frame.code;
            let place = Called {
                function: code.name.clone(),
                source: code.source.clone(),
                span: code.spans.get(frame.pc).copied().unwrap_or_default(),
            };
            failure.came_from(place);
        }
        let Some(it) = self.tries.pop() else { return Err(failure) };
        if let Some(frame) = self.frames.last_mut() {
            failure = failure.stood_in(&frame.code.source);
            frame.pc = it.target;
        }
        self.gathers.truncate(it.gathers);
        self.pending.push(Some(failure));
        Ok(())
    }
}

/// Takes values out of neighbouring registers of a window.
fn taken_from(stack: &mut [Value], base: usize, first: Register, count: u16) -> Vec<Value> {
    taken(stack, base + usize::from(first), usize::from(count))
}

/// Takes values out of a stack.
pub(super) fn taken(stack: &mut [Value], start: usize, count: usize) -> Vec<Value> {
    let values = &mut stack[start..start + count];
    values.iter_mut().map(|value| std::mem::replace(value, Value::Undefined)).collect()
}

/// A value of small integers, if it is one and small, too.
#[inline]
fn of_integers(operator: BinaryOperator, x: i64, y: i64) -> Option<Value> {
    use BinaryOperator as B;
    Some(match operator {
        B::Add => Value::Integer(x.checked_add(y)?),
        B::Subtract => Value::Integer(x.checked_sub(y)?),
        B::Multiply => Value::Integer(x.checked_mul(y)?),
        B::Modulo => {
            let rest = x.checked_rem(y)?;
            // The remainder has the sign of the divisor.
            Value::Integer(if rest != 0 && (rest < 0) != (y < 0) { rest + y } else { rest })
        }
        _ => Value::Boolean(compare(operator, x, y)?),
    })
}

#[inline]
fn compare(operator: BinaryOperator, x: i64, y: i64) -> Option<bool> {
    use BinaryOperator as B;
    Some(match operator {
        B::Equal | B::Identical => x == y,
        B::NotEqual | B::NotIdentical => x != y,
        B::Less => x < y,
        B::LessEqual => x <= y,
        B::Greater => x > y,
        B::GreaterEqual => x >= y,
        _ => return None,
    })
}

/// The element of a range of small integers with a number, from 0.
fn in_range(range: &[Value; 3], place: i64) -> Option<Value> {
    let [Value::Integer(from), Value::Integer(to), Value::Integer(step)] = range else {
        return None;
    };
    let value = step.checked_mul(place)?.checked_add(*from)?;
    let is_inside = if *step > 0 { value <= *to } else { value >= *to };
    is_inside.then_some(Value::Integer(value))
}

fn too_deep(span: Span) -> Failure {
    let failure =
        Failure::new("Maximum recursive depth exceeded. (Possible infinite recursion?)", span);
    failure.with_hint(format!("At most {DEEPEST} calls may be inside of each other."))
}
