//! Room on the machine's stack for recursions on deep games.

/// Stack that one level of a recursion may need, and the size of a further piece of stack.
const RED_ZONE: usize = 32 * 1024;
const STACK_PIECE: usize = 1024 * 1024;

/// Calls `f` with enough stack left for one more level of recursion. Games may be as deep as memory
/// allows, so a recursion on them goes through here.
#[inline]
pub fn with_stack<T>(f: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(RED_ZONE, STACK_PIECE, f)
}
