//! What the command does when the system refuses it memory: it says so, and ends with the status of an
//! exhausted budget. Without this the process would abort.
//!
//! Before that it counts what the process holds: if that is much more than the budget of the calculation that runs, the
//! calculation is told ([`Control::exhaust`]), so that what counts for no table ends with the same sentence.
//!
//! Only an allocator can do that, and to be one is unsafe. This one hands every call to the system's, with
//! the same arguments, and looks at whether the answer is null.
#![allow(unsafe_code, reason = "an allocator")]

use crate::report::status;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Write;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicIsize, Ordering};
use tweedle::Control;

/// What each thread counts for itself before it tells the others, in bytes.
const BATCH: isize = 1 << 16;
/// What a process may hold besides its budget and a quarter of that, in bytes: its code, its buffers.
const BESIDES: usize = 64 << 20;

thread_local! {
    /// What this thread has taken, less what it gave back, since it told the others.
    static UNTOLD: Cell<isize> = const { Cell::new(0) };
}

/// About how many bytes the process holds.
static HELD: AtomicIsize = AtomicIsize::new(0);
/// The calculation that is told, and how much the process may hold.
static WATCHED: OnceLock<(Control, isize)> = OnceLock::new();

/// Tells work under `control` from now on when the process holds much more than its budget. The first handle of a process
/// is the one that counts.
pub(crate) fn watch(control: &Control) {
    let limit = control.limit();
    let most = limit.saturating_add(limit / 4).saturating_add(BESIDES);
    // It is set only once.
    let _ = WATCHED.set((control.clone(), isize::try_from(most).unwrap_or(isize::MAX)));
}

/// Counts bytes that were taken, or, below 0, given back. Neither allocates nor waits.
#[inline]
fn count(bytes: isize) {
    // A thread that ends does not count any more.
    let _ = UNTOLD.try_with(|untold| {
        let sum = untold.get().wrapping_add(bytes);
        if sum.unsigned_abs() < BATCH.unsigned_abs() {
            untold.set(sum);
        } else {
            untold.set(0);
            tell(sum);
        }
    });
}

#[cold]
fn tell(bytes: isize) {
    let held = HELD.fetch_add(bytes, Ordering::Relaxed).wrapping_add(bytes);
    if let Some((control, most)) = WATCHED.get()
        && bytes > 0
        && held > *most
    {
        control.exhaust();
    }
}

/// The system's allocator, which ends the process where that has nothing to give.
struct Ending;

#[global_allocator]
static ALLOCATOR: Ending = Ending;

// SAFETY: each method hands its arguments, of which the caller promises what the method asks for, to the same
// method of the system's allocator, and returns what that returned.
unsafe impl GlobalAlloc for Ending {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        let at = checked(unsafe { System.alloc(layout) }, layout.size());
        counted(at, layout.size(), 0)
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        let at = checked(unsafe { System.alloc_zeroed(layout) }, layout.size());
        counted(at, layout.size(), 0)
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        let at = checked(unsafe { System.realloc(at, layout, size) }, size);
        counted(at, size, layout.size())
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
        count(-layout.size().cast_signed());
    }
}

/// Pieces of this size are asked for by tables that can do without, and look at the answer.
const LARGE: usize = 1 << 30;

/// Counts a piece that was given, in the place of one of another size.
#[inline]
fn counted(at: *mut u8, size: usize, before: usize) -> *mut u8 {
    if !at.is_null() {
        count(size.cast_signed() - before.cast_signed());
    }
    at
}

#[inline]
fn checked(at: *mut u8, size: usize) -> *mut u8 {
    if at.is_null() && size < LARGE {
        end();
    }
    at
}

/// Needs no memory.
#[cold]
fn end() -> ! {
    let message = b"error: The system has no more memory to give.\n\
        help: Allow less with `--memory`, so that the calculation ends before, or ask for something smaller.\n";
    // There is nowhere else to say that this failed.
    let _ = std::io::stderr().write_all(message);
    std::process::exit(i32::from(status::STOPPED))
}
