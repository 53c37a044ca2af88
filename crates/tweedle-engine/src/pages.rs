//! Large pieces of memory on large pages.
//!
//! A processor keeps at hand where some thousands of pages of memory are. Linux gives pages of 4 KB, so for a table of a gigabyte nearly
//! each look has to find its page first, and even a [`prefetch`](crate::prefetch) waits for that: 150 ns in a table of 2 GB, where
//! one with pages of 2 MB takes 15. Most Linux systems give those only to a program that asks for them.
//!
//! [`LargePages`] hands every call to the system's allocator with the same arguments, and what it asks for changes neither addresses
//! nor contents. Its tests pass under `AddressSanitizer`:
//!
//! ```sh
//! RUSTFLAGS=-Zsanitizer=address cargo +nightly test -p tweedle-engine --lib pages --target x86_64-unknown-linux-gnu
//! ```
#![allow(unsafe_code, reason = "an allocator")]

use std::alloc::{GlobalAlloc, Layout, System};

/// The size of a large page.
const PAGE: usize = 2 << 20;

/// The size from which on a piece is put on large pages: most pages of smaller ones are at hand. From this size on the allocator of
/// glibc takes each piece from the system alone, and gives it back alone. A smaller one may lie in its heap, and pieces that come there
/// later would be on large pages, too.
const LARGE: usize = 32 << 20;

/// The system's allocator, which puts pieces of 32 MB and more on pages of 2 MB, where the system is Linux and has some. For programs that
/// value large games:
///
/// ```
/// #[global_allocator]
/// static ALLOCATOR: tweedle_engine::LargePages = tweedle_engine::LargePages;
/// ```
///
/// The nimber of Cram 6x7, with a table of 512 MB, takes a fifth less time by it. Programs with small tables take as long as before.
#[derive(Clone, Copy, Debug, Default)]
pub struct LargePages;

// SAFETY: each method hands its arguments, of which the caller promises what the method asks for, to the same method of the system's
// allocator, and returns what that returned.
unsafe impl GlobalAlloc for LargePages {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        on_large_pages(unsafe { System.alloc(layout) }, layout.size())
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: as above.
        on_large_pages(unsafe { System.alloc_zeroed(layout) }, layout.size())
    }

    #[inline]
    unsafe fn realloc(&self, at: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        // SAFETY: as above.
        on_large_pages(unsafe { System.realloc(at, layout, size) }, size)
    }

    #[inline]
    unsafe fn dealloc(&self, at: *mut u8, layout: Layout) {
        // SAFETY: as above.
        unsafe { System.dealloc(at, layout) }
    }
}

/// Asks for large pages for a piece of memory, if it is large, and returns it.
#[inline]
fn on_large_pages(at: *mut u8, size: usize) -> *mut u8 {
    if size >= LARGE && !at.is_null() {
        ask(at, size);
    }
    at
}

/// Asks for large pages for as much of a piece of memory as they may take.
#[cold]
fn ask(at: *mut u8, size: usize) {
    let before = at.addr().wrapping_neg() % PAGE;
    let within = size.saturating_sub(before) / PAGE * PAGE;
    #[cfg(target_os = "linux")]
    // SAFETY: the request is about the sizes of pages only, and the system refuses it where there is no memory. It is about whole
    // large pages that lie in the piece.
    unsafe {
        libc::madvise(at.wrapping_add(before).cast(), within, libc::MADV_HUGEPAGE);
    }
    #[cfg(not(target_os = "linux"))]
    let _ = within;
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Small and large pieces, aligned in each way, have the contents that were written there, also when they become larger or smaller.
    #[test]
    fn pieces_are_as_those_of_the_system() {
        for (size, align, more) in [
            (1, 1, 100),
            (LARGE - 1, 64, LARGE),
            (LARGE, 1, 3 * LARGE),
            (5 * PAGE + 7, 4096, LARGE),
        ] {
            let layout = Layout::from_size_align(size, align).unwrap();
            let larger = Layout::from_size_align(more, align).unwrap();
            // SAFETY: no size is 0. The pieces are read and written within their sizes, and each is given back with the layout
            // that it has.
            unsafe {
                let at = LargePages.alloc_zeroed(layout);
                assert!(!at.is_null() && at.addr().is_multiple_of(align));
                assert_eq!((*at, *at.add(size - 1)), (0, 0));
                let last = size.min(more) - 1;
                *at.add(last) = 2;
                let at = LargePages.realloc(at, layout, more);
                assert!(!at.is_null() && at.addr().is_multiple_of(align));
                assert_eq!(*at.add(last), 2);
                *at.add(more - 1) = 3;
                LargePages.dealloc(at, larger);
                let at = LargePages.alloc(layout);
                *at.add(size - 1) = 4;
                LargePages.dealloc(at, layout);
            }
        }
    }

    /// Linux is told of a large piece, and of no small one.
    #[test]
    #[cfg(target_os = "linux")]
    fn large_pieces_are_marked() {
        if !std::path::Path::new("/sys/kernel/mm/transparent_hugepage").exists() {
            return;
        }
        for (size, is_marked) in [(LARGE - PAGE, false), (4 * LARGE, true)] {
            let layout = Layout::from_size_align(size, PAGE).unwrap();
            // SAFETY: the size is not 0, and the piece is given back with its layout.
            let at = unsafe { LargePages.alloc(layout) };
            let maps = std::fs::read_to_string("/proc/self/smaps").unwrap();
            // SAFETY: as above.
            unsafe { LargePages.dealloc(at, layout) };
            // A region has a line with its addresses, and one with its marks at the end.
            let addresses = |line: &str| {
                let (from, to) = line.split_once(' ')?.0.split_once('-')?;
                let [from, to] = [from, to].map(|it| usize::from_str_radix(it, 16).ok());
                Some(from?..to?)
            };
            let own = maps
                .lines()
                .skip_while(|line| !addresses(line).is_some_and(|it| it.contains(&at.addr())));
            let marks = own.into_iter().find(|line| line.starts_with("VmFlags:")).unwrap();
            assert_eq!(marks.contains(" hg"), is_marked, "{size}: {marks}");
        }
    }
}
