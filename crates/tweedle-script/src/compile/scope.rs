//! The state of a compilation: functions inside of functions, their variables and registers.

use super::names::Names;
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::value::change::Change;
use crate::value::code::{
    Cache, Capture, Code, FAR, Op, Parameter, Register, Site, SiteArgument, Target,
};
use crate::value::declared::ClassInfo;
use crate::{Session, Span};
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_syntax::ast::Name;
use tweedle_syntax::{Source, say};

/// More registers than this are refused: no program that a person writes needs as many.
const MOST_REGISTERS: usize = 60_000;

/// The compiler, which turns trees into code.
pub(crate) struct Compiler<'s> {
    pub(super) session: &'s mut Session,
    pub(super) source: Arc<Source>,
    /// The function that is being compiled, last, and those that it stands in.
    pub(super) functions: Vec<Function>,
    /// The class whose members are being compiled, with those that it stands in after it.
    pub(super) class: Option<Arc<ClassInfo>>,
    /// True if register 0 is the class itself, as in static methods.
    pub(super) is_static: bool,
}

/// A function that is being compiled.
pub(super) struct Function {
    pub(super) name: String,
    pub(super) span: Span,
    pub(super) code: Draft,
    pub(super) names: Names,
    pub(super) variables: Vec<Variable>,
    pub(super) captures: Vec<(String, Capture, bool)>,
    pub(super) loops: Vec<Loop>,
    /// The number of lists that are growing.
    pub(super) gathers: usize,
    /// The statements that have to be done, in this order, before the function is left: the ends of `try` that
    /// it is in.
    pub(super) tries: Vec<Tried>,
    /// True if the part after a `finally` is compiled that stands in a loop.
    pub(super) is_final: bool,
    /// True if variables of its own are those of the session: it is an input or a file, outside of any block.
    pub(super) is_open: bool,
    /// True if register 0 is the object whose method it is.
    pub(super) is_method: bool,
    pub(super) next: usize,
}

/// The parts of a [`Code`].
#[derive(Default)]
pub(super) struct Draft {
    pub(super) parameters: Vec<Parameter>,
    pub(super) ops: Vec<Op>,
    pub(super) spans: Vec<Span>,
    pub(super) constants: Vec<Value>,
    pub(super) sites: Vec<Site>,
    pub(super) games: Vec<crate::value::code::GameShape>,
    pub(super) ups: Vec<crate::value::code::UpShape>,
    pub(super) codes: Vec<Arc<Code>>,
    pub(super) classes: Vec<tweedle_syntax::ast::Class>,
    pub(super) registers: usize,
    pub(super) far: HashMap<usize, Target>,
    /// The number of the last instruction that a jump leads to.
    pub(super) landed: Target,
}

/// A variable of a block.
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) register: Register,
    /// True if it lives in a cell that stands in the register.
    pub(super) is_cell: bool,
}

/// A `try` that is being compiled.
#[derive(Clone)]
pub(super) struct Tried {
    /// The statements after its `finally`.
    pub(super) finally: tweedle_syntax::ast::Script,
    /// The number of variables before it.
    pub(super) variables: usize,
}

/// A loop that is being compiled.
pub(super) struct Loop {
    /// Jumps to its end, to be given their targets.
    pub(super) breaks: Vec<usize>,
    /// Jumps to its next round.
    pub(super) continues: Vec<usize>,
    /// The number of lists that were growing before it.
    pub(super) gathers: usize,
    /// The number of tries before it.
    pub(super) tries: usize,
}

/// The place of the value of a name.
pub(super) enum Place {
    /// In a register.
    Register(Register),
    /// In the cell in a register.
    Cell(Register),
    /// Among the values that the function took with it; in a cell there, perhaps.
    Captured { index: u16, is_cell: bool },
    /// It is no variable of a block.
    Elsewhere,
}

impl<'s> Compiler<'s> {
    /// A compiler of a text.
    pub(crate) fn new(session: &'s mut Session, source: Arc<Source>) -> Compiler<'s> {
        Compiler { session, source, functions: Vec::new(), class: None, is_static: false }
    }

    /// The function that is being compiled.
    pub(super) fn function(&mut self) -> &mut Function {
        // There is always one while something is compiled.
        let last = self.functions.len() - 1;
        &mut self.functions[last]
    }

    /// Begins a function.
    pub(super) fn begin(&mut self, name: String, span: Span, names: Names) {
        self.functions.push(Function {
            name,
            span,
            code: Draft::default(),
            names,
            variables: Vec::new(),
            captures: Vec::new(),
            loops: Vec::new(),
            gathers: 0,
            tries: Vec::new(),
            is_final: false,
            is_open: false,
            is_method: false,
            next: 1,
        });
        self.function().code.registers = 1;
    }

    /// Ends the function that was begun last.
    pub(super) fn finish(&mut self) -> Code {
        let Some(function) = self.functions.pop() else {
            unreachable!("a function that ends was begun");
        };
        let draft = function.code;
        Code {
            name: function.name,
            source: self.source.clone(),
            span: function.span,
            definition: None,
            parameters: draft.parameters,
            ops: draft.ops,
            spans: draft.spans,
            constants: draft.constants,
            sites: draft.sites,
            games: draft.games,
            ups: draft.ups,
            codes: draft.codes,
            classes: draft.classes,
            captures: function.captures.into_iter().map(|(_, capture, _)| capture).collect(),
            registers: draft.registers,
            far: draft.far,
            class: self.class.as_ref().map(|class| class.name.clone()),
        }
    }

    /// Adds an instruction and returns its number.
    pub(super) fn emit(&mut self, op: Op, span: Span) -> usize {
        let code = &mut self.function().code;
        code.ops.push(op);
        code.spans.push(span);
        code.ops.len() - 1
    }

    /// The number of the next instruction.
    pub(super) fn here(&mut self) -> Target {
        self.function().code.ops.len() as Target
    }

    /// Lets the jump with this number go to the next instruction.
    pub(super) fn land(&mut self, jump: usize) {
        let here = self.here();
        self.function().code.landed = here;
        self.aim(jump, here);
    }

    /// Lets the jump with this number go to an instruction.
    pub(super) fn aim(&mut self, jump: usize, to: Target) {
        match &mut self.function().code.ops[jump] {
            Op::Jump { target }
            | Op::Again { target }
            | Op::JumpIf { target, .. }
            | Op::JumpUnless { target, .. }
            | Op::Next { target, .. }
            | Op::Count { target, .. }
            | Op::Step { target, .. }
            | Op::Try { target }
            | Op::Default { target, .. } => *target = to,
            Op::Branch { target, .. } | Op::BranchInteger { target, .. } => {
                match u16::try_from(to) {
                    Ok(to) if to < FAR => *target = to,
                    _ => {
                        *target = FAR;
                        self.function().code.far.insert(jump, to);
                    }
                }
            }
            _ => {}
        }
    }

    /// A register for an intermediate value.
    pub(super) fn fresh(&mut self) -> Evaluated<Register> {
        let function = self.function();
        let register = function.next;
        function.next += 1;
        function.code.registers = function.code.registers.max(function.next);
        if register >= MOST_REGISTERS {
            return Err(Failure::new(say::too_many_intermediate_values(), function.span));
        }
        Ok(register as Register)
    }

    /// The next register that is free: intermediate values from it on are given back by [`Compiler::release`].
    pub(super) fn mark(&mut self) -> usize {
        self.function().next
    }

    /// Gives back the registers from a mark on.
    pub(super) fn release(&mut self, mark: usize) {
        self.function().next = mark;
    }

    /// Does something in a block of its own: the variables that it declares end with it.
    pub(super) fn in_block<T>(
        &mut self,
        f: impl FnOnce(&mut Self) -> Evaluated<T>,
    ) -> Evaluated<T> {
        let (variables, mark) = (self.function().variables.len(), self.mark());
        let was_open = std::mem::replace(&mut self.function().is_open, false);
        let result = f(self);
        let function = self.function();
        function.variables.truncate(variables);
        function.is_open = was_open;
        function.next = mark;
        result
    }

    /// A variable of the block in a register that there is; it is not a cell yet.
    pub(super) fn declare_in(&mut self, name: &Name, register: Register) {
        let function = self.function();
        let is_cell = function.names.is_shared(&name.text);
        function.variables.push(Variable { name: name.text.clone(), register, is_cell });
    }

    /// The place of the value of a variable of a block, in the function or in those that it stands in.
    pub(super) fn place(&mut self, name: &str) -> Evaluated<Place> {
        let depth = self.functions.len();
        let function = self.function();
        if let Some(variable) = function.variables.iter().rev().find(|it| it.name == name) {
            let register = variable.register;
            return Ok(if variable.is_cell {
                Place::Cell(register)
            } else {
                Place::Register(register)
            });
        }
        Ok(match self.capture(depth - 1, name)? {
            Some((index, is_cell)) => Place::Captured { index, is_cell },
            None => Place::Elsewhere,
        })
    }

    /// The number under which the function at `depth` takes with it a variable of those that it stands in.
    fn capture(&mut self, depth: usize, name: &str) -> Evaluated<Option<(u16, bool)>> {
        let known = self.functions[depth].captures.iter().position(|(it, ..)| it == name);
        if let Some(index) = known {
            return Ok(Some((index as u16, self.functions[depth].captures[index].2)));
        }
        let Some(outer) = depth.checked_sub(1) else { return Ok(None) };
        let own = self.functions[outer].variables.iter().rev().find(|it| it.name == name);
        let found = match own {
            Some(variable) => Some((Capture::Register(variable.register), variable.is_cell)),
            None if name == "this" && self.functions[outer].is_method => {
                Some((Capture::Register(0), false))
            }
            None => self
                .capture(outer, name)?
                .map(|(index, is_cell)| (Capture::Captured(index), is_cell)),
        };
        let Some((capture, is_cell)) = found else { return Ok(None) };
        let captures = &mut self.functions[depth].captures;
        captures.push((name.to_owned(), capture, is_cell));
        Ok(Some((captures.len() as u16 - 1, is_cell)))
    }

    /// The number of a constant.
    pub(super) fn constant(&mut self, value: Value) -> u32 {
        let constants = &mut self.function().code.constants;
        constants.push(value);
        constants.len() as u32 - 1
    }

    /// The number of a site.
    pub(super) fn site(
        &mut self,
        name: &str,
        span: Span,
        arguments: Vec<SiteArgument>,
    ) -> Evaluated<u16> {
        let whole = self.function().span;
        let sites = &mut self.function().code.sites;
        let is_plain = arguments.iter().all(|it| it.name.is_none());
        let change = Change::named(name, &arguments);
        let cache = Cache::default();
        sites.push(Site { name: name.into(), span, arguments, is_plain, change, cache });
        number(sites.len() - 1, whole)
    }
}

/// A number in a table of the code.
pub(super) fn number(index: usize, span: Span) -> Evaluated<u16> {
    u16::try_from(index).map_err(|_| Failure::new(say::function_too_long(), span))
}
