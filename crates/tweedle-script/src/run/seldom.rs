//! Instructions that do much each time, or that stand outside of loops. Those that need to be quick stand in `step.rs`, where
//! few of them leave the processor's registers to all.

use super::ahead::look_ahead;
use super::build::declare_class;
use super::call::check_parameter;
use super::loader::{class_value, import};
use super::make::{check_step, game, interpolated, list, map_of};
use super::meanings::meaning_of;
use super::member::{is_set, set_static, super_member};
use super::step::truth;
use crate::failure::{At, Evaluated, Failure};
use crate::operate;
use crate::operate::arithmetic::unary;
use crate::operate::collect::set;
use crate::operate::convert::check_length;
use crate::operate::units::{self, up};
use crate::session::begun::{Begun, Gathering, Try};
use crate::session::class_names::class_itself;
use crate::value::Value;
use crate::value::code::{Capture, Code, Gathered, Op, Register};
use crate::value::object::{Closure, class_alone};
use crate::value::registers::take;
use crate::{Session, Span};
use std::sync::{Arc, Mutex};
use tweedle_engine::number::{Dyadic, Integer, Natural};
use tweedle_syntax::say;

/// Does an instruction of the call that runs, which is number `depth` of those that have not ended, and which stands
/// at `span`.
#[expect(clippy::too_many_lines, reason = "an instruction is a few lines, and there are many")]
#[inline(never)]
pub(super) fn seldom(
    session: &mut Session,
    op: Op,
    code: &Code,
    registers: &mut [Value],
    begun: &mut Begun,
    depth: usize,
    span: Span,
) -> Evaluated<()> {
    macro_rules! register {
        ($number:expr) => {
            registers[usize::from($number)]
        };
    }
    match op {
        Op::LargeInteger { to, index } => {
            // The lexer lets only digits through.
            let n = match &code.constants[index as usize] {
                Value::String(digits) => digits.parse::<Natural>().unwrap_or(Natural::ZERO),
                _ => Natural::ZERO,
            };
            register!(to) =
                operate::convert::number(session, Dyadic::from(Integer::from(n)), span)?;
        }
        Op::Library { to, site } => {
            let name = code.sites[usize::from(site)].name.clone();
            register!(to) = meaning_of(session, &name, code, span)?;
        }
        Op::NewCell { register } => {
            let value = std::mem::replace(&mut register!(register), Value::Undefined);
            register!(register) = Value::Cell(Mutex::new(value).into());
        }
        Op::Unary { operator, to, from } => {
            register!(to) = unary(session, operator, &register!(from), span)?;
        }
        Op::Condition { register } => {
            truth(session, &register!(register), span)?;
        }
        Op::SuperMember { to, object, site } => {
            let site = &code.sites[usize::from(site)];
            let owner = code.class.clone();
            register!(to) = super_member(session, &register!(object), owner, site, span)?;
        }
        Op::IsSet { to, object, site } => {
            let site = &code.sites[usize::from(site)];
            register!(to) = Value::Boolean(is_set(&register!(object), site));
        }
        Op::SetStatic { class, from, site } => {
            let name = code.sites[usize::from(site)].name.clone();
            let value = register!(from).clone();
            set_static(session, &register!(class), &name, value);
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
            register!(to) = class_value(session, &name, span)?;
        }
        Op::ClassItself { to, site } => {
            let name = code.sites[usize::from(site)].name.clone();
            let class = class_itself(session, &name, span)?;
            register!(to) = class_alone(class);
        }
        Op::Finish => {
            if let Value::Object(object) = &registers[0] {
                object.finish();
            }
        }
        Op::Declare { to, index } => {
            let declaration = code.classes[usize::from(index)].clone();
            let source = code.source.clone();
            register!(to) = declare_class(session, declaration, &source)?;
        }
        Op::Import { to } => {
            let path = register!(to).clone();
            register!(to) = import(session, &path, span)?;
        }
        Op::Clear => session.globals.clear(),
        Op::List { to, first, count } => {
            let items = taken(registers, first, count);
            register!(to) = list(session, items, span)?;
        }
        Op::Map { to, first, count } => {
            let items = taken(registers, first, count);
            register!(to) = map_of(session, items, span)?;
        }
        Op::Range { to, first } => {
            let items = taken(registers, first, 3);
            if let Ok(items) = <[Value; 3]>::try_from(items) {
                register!(to) = Value::Range(Arc::new(items));
            }
        }
        Op::Text { to, first, count } => {
            let items = taken(registers, first, count);
            register!(to) = interpolated(session, &items, span)?;
        }
        Op::Game { to, first, index } => {
            let shape = &code.games[usize::from(index)];
            let count = shape.sides.iter().map(Vec::len).sum::<usize>() as u16;
            let items = taken(registers, first, count);
            register!(to) = game(session, items, shape, span)?;
        }
        Op::Star { to, from } => {
            register!(to) = units::star(session, &register!(from), span)?;
        }
        Op::Up { to, first, index } => {
            let shape = &code.ups[usize::from(index)];
            let (amount, star) = (&register!(first), &register!(first + 1));
            register!(to) = up(session, amount, star, shape, span)?;
        }
        Op::Function { to, index } => {
            let inner = &code.codes[usize::from(index)];
            let captures = inner.captures.iter().map(|capture| match *capture {
                Capture::Register(from) => register!(from).clone(),
                Capture::Captured(index) => match &registers[0] {
                    Value::Closure(own) => own.captures[usize::from(index)].clone(),
                    _ => Value::Nothing,
                },
            });
            let captures = captures.collect();
            let closure = Closure { code: inner.clone(), captures };
            register!(to) = Value::Closure(closure.into());
        }
        Op::Error { from } => {
            let message = message(session, &register!(from), span)?;
            return Err(Failure::new(say::program_error(message), span));
        }
        Op::Gather => {
            begun.gathers.push(Gathering::default());
        }
        Op::PushPair { key, value } => {
            let pair = [register!(key).clone(), register!(value).clone()];
            if let Some(gathering) = begun.gathers.last_mut() {
                check_length(gathering.items.len() / 2, span)?;
                for part in pair {
                    gathering.push(part, &session.control).at(span)?;
                }
            }
        }
        Op::Gathered { to, what } => {
            let items = begun.gathers.pop().map(|it| it.items).unwrap_or_default();
            register!(to) = match what {
                Gathered::List => list(session, items, span)?,
                Gathered::Set => set(session, items, span)?,
                Gathered::Map => map_of(session, items, span)?,
            };
        }
        Op::Drop => {
            begun.gathers.pop();
        }
        Op::Ahead { base, asked } => {
            if let Value::List(items) = &register!(base) {
                look_ahead(session, &items.clone(), asked, span)?;
            }
        }
        Op::From { base: first } => {
            check_step(&register!(first + 2), span)?;
        }
        Op::Try { target } => {
            begun.tries.push(Try { frames: depth, gathers: begun.gathers.len(), target });
        }
        Op::Tried => {
            begun.tries.pop();
        }
        Op::Calm => begun.pending.push(None),
        Op::Resume => {
            if let Some(Some(failure)) = begun.pending.pop() {
                return Err(failure);
            }
        }
        Op::Check { parameter } => {
            let value = &register!(parameter + 1);
            check_parameter(session, code, parameter, value, span)?;
        }
        // `step.rs` does these. They are listed so that none is forgotten in both files.
        Op::Constant { .. }
        | Op::Integer { .. }
        | Op::Move { .. }
        | Op::Global { .. }
        | Op::SetGlobal { .. }
        | Op::Captured { .. }
        | Op::GetCell { .. }
        | Op::SetCell { .. }
        | Op::Add { .. }
        | Op::Subtract { .. }
        | Op::Multiply { .. }
        | Op::Binary { .. }
        | Op::AddInteger { .. }
        | Op::Jump { .. }
        | Op::Again { .. }
        | Op::JumpUnless { .. }
        | Op::JumpIf { .. }
        | Op::Branch { .. }
        | Op::BranchInteger { .. }
        | Op::Call { .. }
        | Op::CallGlobal { .. }
        | Op::CallMethod { .. }
        | Op::CallSuper { .. }
        | Op::Initialise { .. }
        | Op::Member { .. }
        | Op::Index { .. }
        | Op::FieldIndex { .. }
        | Op::Field { .. }
        | Op::SetField { .. }
        | Op::AddField { .. }
        | Op::Updated { .. }
        | Op::Coordinates { .. }
        | Op::Return { .. }
        | Op::Push { .. }
        | Op::Iterate { .. }
        | Op::Next { .. }
        | Op::Count { .. }
        | Op::Step { .. }
        | Op::Default { .. } => {}
    }
    Ok(())
}

/// The text of a message that a program gives.
fn message(session: &mut Session, value: &Value, span: Span) -> Evaluated<String> {
    match value {
        Value::String(text) => Ok(text.to_string()),
        other => (session.links.text)(session, other, span),
    }
}

/// Takes values out of neighbouring registers.
fn taken(registers: &mut [Value], first: Register, count: u16) -> Vec<Value> {
    take(&mut registers[usize::from(first)..][..usize::from(count)])
}
