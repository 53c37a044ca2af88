//! What the command does when the system refuses it memory: it says so, and ends with the status of an
//! exhausted budget. Without this the process would abort.
//!
//! Only an allocator can do that, and to be one is unsafe. This one hands every call to the system's, with
//! the same arguments, and looks at whether the answer is null.
#![allow(unsafe_code, reason = "an allocator")]

use crate::report::status;
use std::alloc::{GlobalAlloc, Layout, System};
use std::io::Write;

/// The system's allocator, which ends the process where that has nothing to give.
struct Ending;

#[global_allocator]
static ALLOCATOR: Ending = Ending;

// SAFETY: each method hands its arguments, of which the caller promises what the method asks for, to the same
// method of the system's allocator, and returns what that returned.
unsafe impl GlobalAlloc for Ending {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        checked(unsafe { System.alloc(layout) }, layout.size())
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        checked(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        checked(unsafe { System.realloc(at, layout, size) }, size)
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Pieces of this size are asked for by tables that can do without, and look at the answer.
const LARGE: usize = 1 << 30;

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
