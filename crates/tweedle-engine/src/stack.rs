//! Room on the machine's stack for recursions on deep games.

use crate::{Charged, Control, Stop};

/// Stack that one level of a recursion may need, and the size of a further piece of stack.
const RED_ZONE: usize = 32 * 1024;
const STACK_PIECE: usize = 1024 * 1024;
/// The bytes that the system should have besides, so that work which is told to stop can still end.
const SPARE: usize = 16 << 20;

/// Calls `f` with enough stack left for one more level of recursion. For recursions that something else
/// bounds, as the height of a tree of the language; what may be as deep as memory allows goes through
/// `deeper`.
///
/// A further piece of stack counts for the budget under which this thread works ([`Control::here`]): if that is used up, the
/// next [`Control::check`] says so.
#[inline]
pub fn with_stack<T>(f: impl FnOnce() -> T) -> T {
    with_stack_of(RED_ZONE, STACK_PIECE, f)
}

/// [`with_stack`], where a level may need `least` bytes, and a further piece has `piece` bytes.
#[inline]
pub fn with_stack_of<T>(least: usize, piece: usize, f: impl FnOnce() -> T) -> T {
    if stacker::remaining_stack().is_some_and(|left| left >= least) {
        return f();
    }
    // A thread that takes the last memory is told before there is none.
    if !Control::system_has(SPARE + piece) {
        Control::exhaust_here();
    }
    let _charged = Charged::here(piece);
    stacker::grow(piece, f)
}

/// [`with_stack`], where one level does much else before the next: a walk through positions inside of a walk.
pub fn with_much_stack<T>(f: impl FnOnce() -> T) -> T {
    with_stack_of(8 * RED_ZONE, 2 * STACK_PIECE, f)
}

/// A worker that recurs on games under a budget.
pub(crate) trait Budgeted {
    /// The handle that bounds it.
    fn control(&self) -> &Control;
}

/// Calls `f` on the worker that recurs, with enough stack left for one more level. Games may be as deep as the budget
/// allows, to which the pieces of stack count.
///
/// # Errors
/// Those of `f`, and [`Stop::Memory`] if the budget has no room for a further piece.
#[inline]
pub(crate) fn deeper<W: Budgeted + ?Sized, T, E: From<Stop>>(
    worker: &mut W,
    f: impl FnOnce(&mut W) -> Result<T, E>,
) -> Result<T, E> {
    if stacker::remaining_stack().is_some_and(|left| left >= RED_ZONE) {
        return f(worker);
    }
    worker.control().take(STACK_PIECE)?;
    let result = stacker::grow(STACK_PIECE, || f(worker));
    worker.control().give(STACK_PIECE);
    result
}
