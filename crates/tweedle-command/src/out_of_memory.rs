//! Work of the command when it holds too much memory, or when the system refuses it memory.
//!
//! - It counts the memory that the process holds. If that is much more than the budget, the work that asks for more is
//!   told ([`Control::exhaust_here`]), so that work which counts for no table ends with the same sentence.
//! - If the system has nothing to give, what was set aside before is given back to it, the work is told, and the
//!   system is asked again: so the work ends, and a server lives. As much is set aside again when the system has enough.
//!   A process that holds little sets nothing aside, since that takes a fifth of the time in which it begins and ends.
//! - If there is still nothing the command says so, and ends with the status of an exhausted budget. Without this the
//!   process would abort.
//!
//! Only an allocator can do that, and to be one is unsafe. This one hands every call to [`LargePages`], and so to the system's, with
//! the same arguments, and looks at whether the answer is null.
#![allow(unsafe_code, reason = "an allocator")]

use crate::report::status;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Write;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicIsize, AtomicPtr, Ordering};
use std::time::Duration;
use tweedle_engine::{Control, LargePages};

/// The number of bytes that each thread counts for itself before it tells the others.
const BATCH: isize = 1 << 16;
/// The number of bytes that a process may hold besides its budget and a quarter of that: its code, its buffers.
const BESIDES: usize = 64 << 20;
/// The number of bytes that are set aside, and the size of the pieces: small ones are found among others that were
/// given back. They take addresses, but no memory, since nothing is written there.
const ASIDE: usize = 48 << 20;
const PIECE: usize = 256 << 10;
/// The number of bytes that a process holds when it begins to set memory aside.
const LITTLE: isize = 4 << 20;

/// The number of times that the system is asked again, and the pause before each.
const TIMES: u32 = 100;
const PAUSE: Duration = Duration::from_millis(10);

/// The size of the budget in a process that may take this number of bytes more: with the memory that is held besides
/// and the memory that is set aside there is enough.
pub(crate) fn budget_within(bytes: usize) -> usize {
    (bytes.saturating_sub(BESIDES + ASIDE) / 5 * 4).max(1 << 20)
}

thread_local! {
    /// The number of bytes that this thread has taken, less those that it gave back, since it told the others.
    static UNTOLD: Cell<isize> = const { Cell::new(0) };
}

/// The number of bytes that the process holds, roughly.
static HELD: AtomicIsize = AtomicIsize::new(0);
/// The number of bytes that it may hold before work is told; the greatest number before anybody has said.
static MOST: AtomicIsize = AtomicIsize::new(isize::MAX);
/// The memory that is set aside; null while it is in use, and before there is any.
static SET_ASIDE: [AtomicPtr<u8>; ASIDE / PIECE] =
    [const { AtomicPtr::new(null_mut()) }; ASIDE / PIECE];
/// True from the time on when some was set aside first.
static HAS_BEGUN: AtomicBool = AtomicBool::new(false);
/// True if all of it is set aside.
static IS_ASIDE: AtomicBool = AtomicBool::new(false);

/// True if the system has refused something.
static REFUSED: AtomicBool = AtomicBool::new(false);

/// True if the system has refused memory since this was asked the last time.
#[cfg(feature = "server")]
pub(crate) fn was_refused() -> bool {
    REFUSED.swap(false, Ordering::Relaxed)
}

/// The size and the alignment of a piece that is set aside.
fn piece() -> Layout {
    Layout::new::<[u8; PIECE]>()
}

/// Tells work from now on when the process holds much more than a budget of `limit` bytes, and sets something aside once it
/// holds more than a little.
pub(crate) fn watch(limit: usize) {
    let most = limit.saturating_add(limit / 4).saturating_add(BESIDES);
    MOST.store(isize::try_from(most).unwrap_or(isize::MAX - 1), Ordering::Relaxed);
    if HELD.load(Ordering::Relaxed) > LITTLE {
        begin();
    }
}

/// Sets memory aside for the first time.
fn begin() {
    if !HAS_BEGUN.swap(true, Ordering::Relaxed) {
        set_aside();
    }
}

/// Sets memory aside in the places that have none, as far as there is enough.
fn set_aside() {
    for place in &SET_ASIDE {
        if !place.load(Ordering::Relaxed).is_null() {
            continue;
        }
        // SAFETY: the size is not 0.
        let new = unsafe { System.alloc(piece()) };
        if new.is_null() {
            return;
        }
        let before = place.compare_exchange(null_mut(), new, Ordering::AcqRel, Ordering::Relaxed);
        if before.is_err() {
            // SAFETY: it was allocated above with this layout, and nobody else has seen it.
            unsafe { System.dealloc(new, piece()) };
        }
    }
    IS_ASIDE.store(true, Ordering::Relaxed);
}

/// Gives the memory that is set aside back to the system.
fn give_aside() {
    for place in &SET_ASIDE {
        let old = place.swap(null_mut(), Ordering::AcqRel);
        if !old.is_null() {
            // SAFETY: `set_aside` allocated it with this layout, and the swap lets only one thread have it.
            unsafe { System.dealloc(old, piece()) };
        }
    }
    IS_ASIDE.store(false, Ordering::Relaxed);
}

/// Lets all threads take memory from one place, so that one may have the memory that another gives back. The system's
/// allocator has otherwise a place for each of several threads, and keeps it full. Only before the first thread
/// starts.
#[cfg(feature = "server")]
pub(crate) fn share() {
    #[cfg(target_env = "gnu")]
    // SAFETY: it changes a number of the allocator, under its lock.
    unsafe {
        libc::mallopt(libc::M_ARENA_MAX, 1);
    }
}

/// Gives the memory that the allocator keeps for later back to the system.
#[cfg(feature = "server")]
pub(crate) fn trim() {
    #[cfg(target_env = "gnu")]
    // SAFETY: it takes the locks of the allocator, and touches no piece that is in use.
    unsafe {
        libc::malloc_trim(0);
    }
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
    let most = MOST.load(Ordering::Relaxed);
    if bytes > 0 && held > most {
        Control::exhaust_here();
    } else if most < isize::MAX && !HAS_BEGUN.load(Ordering::Relaxed) {
        if held > LITTLE {
            begin();
        }
    } else if bytes < 0 && most < isize::MAX && !IS_ASIDE.load(Ordering::Relaxed) {
        set_aside();
    }
}

/// The system's allocator, with large pages, which ends the process where that has nothing to give.
struct Ending;

#[global_allocator]
static ALLOCATOR: Ending = Ending;

// SAFETY: each method hands its arguments, of which the caller promises what the method asks for, to the same
// method of `LargePages`, until it gives something, and returns what that returned. Where `realloc` gives
// nothing the old piece is as it was.
unsafe impl GlobalAlloc for Ending {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        counted(asked(layout.size(), || unsafe { LargePages.alloc(layout) }), layout.size(), 0)
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        counted(
            asked(layout.size(), || unsafe { LargePages.alloc_zeroed(layout) }),
            layout.size(),
            0,
        )
    }

    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        counted(
            asked(size, || unsafe { LargePages.realloc(at, layout, size) }),
            size,
            layout.size(),
        )
    }

    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { LargePages.dealloc(at, layout) }
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

/// The memory that the system gives.
#[inline]
fn asked(size: usize, ask: impl Fn() -> *mut u8) -> *mut u8 {
    let at = ask();
    if at.is_null() && size < LARGE && !Control::is_probe() { asked_again(ask) } else { at }
}

/// The memory that the system gives after some has been given back to it.
#[cold]
fn asked_again(ask: impl Fn() -> *mut u8) -> *mut u8 {
    REFUSED.store(true, Ordering::Relaxed);
    Control::exhaust_here();
    for _ in 0..TIMES {
        give_aside();
        let at = ask();
        if !at.is_null() {
            return at;
        }
        // Other work that was told gives back what it holds.
        std::thread::sleep(PAUSE);
    }
    end()
}

/// Needs no memory.
#[cold]
fn end() -> ! {
    let message = b"error[memory-limit]: The system has no more memory to give.\n\
        help: Allow less with `--memory`, so that the calculation ends before, or ask for something smaller.\n";
    // There is nowhere else to say that this failed.
    let _ = std::io::stderr().write_all(message);
    std::process::exit(i32::from(status::STOPPED))
}
