//! Registers, and calls that have not ended: the state of the machine.

use super::begun::Begun;
use crate::failure::{Called, Evaluated, Failure};
use crate::value::Value;
use crate::value::code::{Code, Register, Site};
use crate::value::registers::let_go;
use std::sync::Arc;

/// The largest number of calls inside of each other.
pub(crate) const DEEPEST: usize = 50_000;
/// The largest number of handles of code that are kept for the next calls.
const MOST_CODES: usize = 8;

/// The largest number of machines that run inside of each other.
const MOST_MACHINES: usize = 2_000;
/// A machine with more registers is not kept for the next call.
const LARGEST_SPARE: usize = 1_000;
/// The number of rounds of loops and calls after which the session looks whether it is to stop.
const ROUNDS: u32 = 256;

/// The machines of a session: those that run are with the functions that run them.
#[derive(Default)]
pub(crate) struct Machines {
    /// The number of machines that run inside of each other.
    running: usize,
    /// Machines that wait for the next call.
    spare: Vec<Machine>,
    /// The number of rounds of loops and calls until now.
    rounds: u32,
}

impl Machines {
    /// A machine that runs from now on; `None` if too many run inside of each other.
    pub(crate) fn begin(&mut self) -> Option<Machine> {
        if self.running >= MOST_MACHINES {
            return None;
        }
        self.running += 1;
        Some(self.spare.pop().unwrap_or_default())
    }

    /// Takes back a machine that has run.
    pub(crate) fn end(&mut self, mut machine: Machine) {
        self.running -= 1;
        if machine.stack.len() <= LARGEST_SPARE {
            machine.clear();
            self.spare.push(machine);
        }
    }

    /// Counts a round of a loop or a call; true now and then, when it is time to look whether to stop.
    pub(crate) fn is_time_to_look(&mut self) -> bool {
        self.rounds = self.rounds.wrapping_add(1);
        self.rounds.is_multiple_of(ROUNDS)
    }
}

/// A call that has not ended.
pub(crate) struct Frame {
    pub(crate) code: Arc<Code>,
    /// The instruction that made the call inside.
    pub(crate) pc: u32,
    /// The first register of the window.
    pub(crate) base: u32,
    /// The register that its value goes to.
    pub(crate) result: u32,
    /// The number of lists that were growing when it began.
    pub(crate) gathers: u32,
    /// The number of failures that were waiting when it began.
    pub(crate) pending: u32,
}

impl Frame {
    /// The first call in a machine.
    pub(crate) fn first(code: Arc<Code>) -> Frame {
        Frame { code, pc: 0, base: 0, result: 0, gathers: 0, pending: 0 }
    }

    /// Makes it the frame of the first call once more.
    pub(crate) fn begin_again(&mut self, code: &Arc<Code>) {
        if !Arc::ptr_eq(&self.code, code) {
            self.code = code.clone();
        }
        (self.pc, self.base, self.result, self.gathers, self.pending) = (0, 0, 0, 0, 0);
    }

    /// The same call.
    pub(crate) fn copy(&self) -> Frame {
        Frame { code: self.code.clone(), ..*self }
    }
}

/// Registers, and calls that have not ended. The call that runs is among them only when something has failed in it.
#[derive(Default)]
pub(crate) struct Machine {
    pub(crate) stack: Vec<Value>,
    /// Up to here registers were used.
    pub(crate) used: usize,
    /// Calls that wait for others.
    pub(crate) frames: Vec<Frame>,
    pub(crate) begun: Begun,
    /// Handles of code of calls that have ended. Most calls are of code that has just been called, and to take a handle
    /// from here is quicker than to make one, for which the processor locks the memory.
    pub(crate) codes: Vec<Arc<Code>>,
}

impl Machine {
    /// The code of the callee in the place `base`, if nothing has to be done for its call but to make a frame: the
    /// arguments at the site are those that it takes, and there is room.
    #[inline]
    pub(crate) fn quick<'m>(
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
    pub(crate) fn quick_code(
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
    pub(crate) fn push(&mut self, frame: &mut Frame, code: Arc<Code>, base: usize) {
        let (gathers, pending) = self.begun.counts();
        self.used = self.used.max(base + code.registers);
        let base = base as u32;
        let callee = Frame { code, pc: 0, base, result: base, gathers, pending };
        self.frames.push(std::mem::replace(frame, callee));
    }

    /// Ends the call that runs with the value in a register, and goes on with the one that made it; gives the value back if
    /// there is none.
    #[inline]
    pub(crate) fn end(&mut self, frame: &mut Frame, from: Register) -> Option<Value> {
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
        self.used = 0;
        self.frames.clear();
        self.begun.clear();
        self.codes.clear();
    }

    /// Goes on after `finally` if the failure happened between that and its `try`; otherwise the failure is given
    /// back, with the calls that were made.
    pub(crate) fn catch(&mut self, mut failure: Failure) -> Evaluated<()> {
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
pub(crate) fn taken(codes: &mut Vec<Arc<Code>>, code: &Arc<Code>) -> Arc<Code> {
    if let Some(last) = codes.pop_if(|last| Arc::ptr_eq(last, code)) {
        return last;
    }
    match codes.iter().position(|it| Arc::ptr_eq(it, code)) {
        Some(place) => codes.remove(place),
        None => code.clone(),
    }
}
