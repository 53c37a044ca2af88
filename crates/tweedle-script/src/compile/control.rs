//! Conditions, loops, comprehensions, and ways out of them.

use super::Compiler;
use super::ahead::asked;
use super::scope::{Loop, Tried};
use crate::Span;
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::value::code::{self, Asked, Op, Register};
use tweedle_syntax::ast::{Clause, ClauseKind, Expr, Gathered, LoopBody, Name, Script};
use tweedle_syntax::say;

/// The function that compiles each round of the innermost clause.
type Body<'b, 's> = &'b mut dyn FnMut(&mut Compiler<'s>) -> Evaluated<()>;

impl<'s> Compiler<'s> {
    /// `if ... then ... else ... end` with a value.
    pub(super) fn conditional(
        &mut self,
        branches: &mut [(Expr, Script)],
        otherwise: Option<&mut Script>,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        let mut ends = Vec::new();
        for (condition, script) in branches {
            let jumps = self.unless(condition)?;
            self.block(script, to, span)?;
            ends.push(self.emit(Op::Jump { target: 0 }, span));
            for jump in jumps {
                self.land(jump);
            }
        }
        match otherwise {
            Some(script) => self.block(script, to, span)?,
            None => self.constant_to(Value::Nothing, to, span)?,
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    /// The same, if the value is not needed.
    pub(super) fn conditional_effect(
        &mut self,
        branches: &mut [(Expr, Script)],
        otherwise: Option<&mut Script>,
    ) -> Evaluated<()> {
        let mut ends = Vec::new();
        let is_last = |place: usize, count: usize| place + 1 == count;
        let count = branches.len();
        for (place, (condition, script)) in branches.iter_mut().enumerate() {
            let span = condition.span;
            let jumps = self.unless(condition)?;
            self.effects(script)?;
            if !is_last(place, count) || otherwise.is_some() {
                ends.push(self.emit(Op::Jump { target: 0 }, span));
            }
            for jump in jumps {
                self.land(jump);
            }
        }
        if let Some(script) = otherwise {
            self.effects(script)?;
        }
        for end in ends {
            self.land(end);
        }
        Ok(())
    }

    /// `for ... do ... end` and `for ... yield ... end`.
    pub(super) fn looping(
        &mut self,
        clauses: &mut [Clause],
        body: &mut LoopBody,
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        match body {
            LoopBody::Do(script) => {
                self.clauses(clauses, None, &mut |it| it.effects(script))?;
                self.constant_to(Value::Nothing, to, span)
            }
            LoopBody::Yield(scripts) => {
                self.emit(Op::Gather, span);
                self.gathering(1);
                self.clauses(clauses, None, &mut |it| {
                    for script in &mut *scripts {
                        let mark = it.mark();
                        let from = it.fresh()?;
                        it.block(script, from, span)?;
                        it.emit(Op::Push { from }, span);
                        it.release(mark);
                    }
                    Ok(())
                })?;
                self.gathering(-1);
                self.emit(Op::Gathered { to, what: code::Gathered::List }, span);
                Ok(())
            }
        }
    }

    /// `[e for ...]` and its like.
    pub(super) fn comprehension(
        &mut self,
        gathered: &mut Gathered,
        clauses: &mut [Clause],
        to: Register,
        span: Span,
    ) -> Evaluated<()> {
        self.emit(Op::Gather, span);
        self.gathering(1);
        let what = match gathered {
            Gathered::List(_) => code::Gathered::List,
            Gathered::Set(_) => code::Gathered::Set,
            Gathered::Map(..) => code::Gathered::Map,
        };
        let asked = match gathered {
            Gathered::List(element) | Gathered::Set(element) => asked(clauses, &mut [element]),
            Gathered::Map(key, value) => asked(clauses, &mut [key, value]),
        };
        self.clauses(clauses, asked, &mut |it| {
            let mark = it.mark();
            match gathered {
                Gathered::List(element) | Gathered::Set(element) => {
                    let from = it.operand(element)?;
                    it.emit(Op::Push { from }, element.span);
                }
                Gathered::Map(key, value) => {
                    let from = it.fresh()?;
                    it.expr_to(key, from)?;
                    let second = it.fresh()?;
                    it.expr_to(value, second)?;
                    it.emit(Op::PushPair { key: from, value: second }, key.span);
                }
            }
            it.release(mark);
            Ok(())
        })?;
        self.gathering(-1);
        self.emit(Op::Gathered { to, what }, span);
        Ok(())
    }

    /// Counts the lists that grow, for jumps that leave a loop.
    pub(super) fn gathering(&mut self, more: isize) {
        let function = self.function();
        function.gathers = function.gathers.saturating_add_signed(more);
    }

    /// Clauses around a body, the first one outermost, and the member that is asked of each value of the last one.
    fn clauses(
        &mut self,
        clauses: &mut [Clause],
        asked: Option<Asked>,
        body: Body<'_, 's>,
    ) -> Evaluated<()> {
        let Some((first, others)) = clauses.split_first_mut() else { return body(self) };
        let of_this = asked.filter(|_| others.is_empty());
        crate::with_stack(|| {
            self.in_block(|it| it.clause(first, of_this, &mut |it| it.clauses(others, asked, body)))
        })
    }

    fn clause(
        &mut self,
        clause: &mut Clause,
        asked: Option<Asked>,
        body: Body<'_, 's>,
    ) -> Evaluated<()> {
        let span = clause.span;
        let (end, filter) = (&mut clause.end, &mut clause.filter);
        // The work for a value: conditions first.
        let mut round = |it: &mut Self| -> Evaluated<Vec<usize>> {
            let ends = match end {
                Some(condition) => it.unless(condition)?,
                None => Vec::new(),
            };
            let skipped = match filter {
                Some(condition) => it.unless(condition)?,
                None => Vec::new(),
            };
            body(it)?;
            for jump in skipped {
                it.land(jump);
            }
            Ok(ends)
        };
        match &mut clause.kind {
            ClauseKind::Be { name, value } => {
                let register = self.fresh()?;
                self.expr_to(value, register)?;
                self.bind(name, register)?;
                self.enter();
                let ends = round(self)?;
                self.next_round();
                for jump in ends {
                    self.land(jump);
                }
                self.exit();
            }
            ClauseKind::While => {
                let start = self.here();
                self.enter();
                let ends = round(self)?;
                self.next_round();
                self.emit(Op::Again { target: start }, span);
                for jump in ends {
                    self.land(jump);
                }
                self.exit();
            }
            ClauseKind::In { name, collection } => {
                let base = self.registers(3)?;
                self.expr_to(collection, base)?;
                self.emit(Op::Iterate { base }, collection.span);
                if let Some(asked) = asked {
                    self.emit(Op::Ahead { base, asked }, collection.span);
                }
                let start = self.emit(Op::Next { base, target: 0 }, span);
                self.rounds(
                    name,
                    base + 2,
                    &mut round,
                    Op::Again { target: start as u32 },
                    start,
                    span,
                )?;
            }
            ClauseKind::From { name, from, to, by } => {
                let base = self.registers(4)?;
                self.expr_to(from, base)?;
                match to {
                    Some(to) => self.expr_to(to, base + 1)?,
                    None => self.constant_to(Value::Undefined, base + 1, span)?,
                }
                match by {
                    Some(by) => {
                        self.expr_to(by, base + 2)?;
                        self.emit(Op::From { base }, span);
                    }
                    None => {
                        self.emit(Op::Integer { to: base + 2, value: 1 }, span);
                    }
                }
                let start = self.emit(Op::Count { base, target: 0 }, span);
                self.rounds(
                    name,
                    base + 3,
                    &mut round,
                    Op::Step { base, target: start as u32 },
                    start,
                    span,
                )?;
            }
        }
        Ok(())
    }

    /// The rounds of a loop whose instruction at `start` puts the next value into a register, or ends it.
    fn rounds(
        &mut self,
        name: &Name,
        register: Register,
        round: &mut dyn FnMut(&mut Self) -> Evaluated<Vec<usize>>,
        again: Op,
        start: usize,
        span: Span,
    ) -> Evaluated<()> {
        self.bind(name, register)?;
        self.enter();
        let ends = round(self)?;
        self.next_round();
        self.emit(again, span);
        for jump in ends {
            self.land(jump);
        }
        self.land(start);
        self.exit();
        Ok(())
    }

    /// Neighbouring registers; the first one.
    fn registers(&mut self, count: usize) -> Evaluated<Register> {
        let first = self.fresh()?;
        for _ in 1..count {
            self.fresh()?;
        }
        Ok(first)
    }

    fn enter(&mut self) {
        let function = self.function();
        let (gathers, tries) = (function.gathers, function.tries.len());
        function.loops.push(Loop { breaks: vec![], continues: vec![], gathers, tries });
    }

    /// `continue` comes here.
    fn next_round(&mut self) {
        let jumps = self.function().loops.last_mut().map(|it| std::mem::take(&mut it.continues));
        for jump in jumps.into_iter().flatten() {
            self.land(jump);
        }
    }

    /// `break` comes here.
    fn exit(&mut self) {
        if let Some(ended) = self.function().loops.pop() {
            for jump in ended.breaks {
                self.land(jump);
            }
        }
    }

    /// `break` or `continue`.
    pub(super) fn leave(&mut self, span: Span, for_good: bool) -> Evaluated<()> {
        let Some((gathers, tries)) = self.function().loops.last().map(|it| (it.gathers, it.tries))
        else {
            let word = if for_good { "break" } else { "continue" };
            if self.function().is_final {
                return Err(Failure::new(say::leaves_finally(word), span));
            }
            return Err(Failure::new(say::word_in_no_loop(word), span));
        };
        // Lists that began to grow inside of the loop are dropped.
        for _ in gathers..self.function().gathers {
            self.emit(Op::Drop, span);
        }
        self.unwind(tries)?;
        let jump = self.emit(Op::Jump { target: 0 }, span);
        if let Some(innermost) = self.function().loops.last_mut() {
            if for_good {
                innermost.breaks.push(jump);
            } else {
                innermost.continues.push(jump);
            }
        }
        Ok(())
    }

    /// Runs the statements that the tries from number `to` on have after `finally`, the innermost first.
    pub(super) fn unwind(&mut self, to: usize) -> Evaluated<()> {
        let pending = self.function().tries.split_off(to);
        for (place, tried) in pending.iter().enumerate().rev() {
            self.emit(Op::Tried, Span::default());
            // The statements after `finally` are in the tries outside of their own.
            self.function().tries.extend(pending[..place].iter().cloned());
            // It does not see the variables inside of the `try`.
            let inner = self.function().variables.split_off(tried.variables);
            let result = self.effects(&mut tried.finally.clone());
            self.function().variables.extend(inner);
            result?;
            self.function().tries.truncate(to);
        }
        self.function().tries.extend(pending);
        Ok(())
    }

    /// `try ... finally ... end`.
    pub(super) fn trying(
        &mut self,
        body: &mut Script,
        finally: &mut Script,
        to: Option<Register>,
        span: Span,
    ) -> Evaluated<()> {
        let to = match to {
            Some(to) => to,
            None => self.fresh()?,
        };
        let begin = self.emit(Op::Try { target: 0 }, span);
        let variables = self.function().variables.len();
        self.function().tries.push(Tried { finally: finally.clone(), variables });
        self.block(body, to, span)?;
        self.function().tries.pop();
        self.emit(Op::Tried, span);
        self.emit(Op::Calm, span);
        self.land(begin);
        // Nothing leaves the part after `finally` for a loop around it.
        let loops = std::mem::take(&mut self.function().loops);
        let was_final = self.function().is_final;
        self.function().is_final |= !loops.is_empty();
        self.effects(finally)?;
        self.function().is_final = was_final;
        self.function().loops = loops;
        self.emit(Op::Resume, span);
        Ok(())
    }
}
