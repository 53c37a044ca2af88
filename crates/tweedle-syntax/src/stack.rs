//! Stack for recursions on texts, trees and values.

/// Stack that must be free before a level of such a recursion, in bytes, and how much to add
/// otherwise.
const RED_ZONE: usize = 128 * 1024;
const GROWTH: usize = 2 * 1024 * 1024;

/// Calls `f` with enough stack left for one more level of a recursion.
pub fn with_stack<T>(f: impl FnOnce() -> T) -> T {
    tweedle_engine::with_stack_of(RED_ZONE, GROWTH, f)
}
