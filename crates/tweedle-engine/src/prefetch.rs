//! The request to bring memory into the processor's caches.
//!
//! The function for it is unsafe: the instruction reads nothing, changes nothing and cannot fail at any
//! address, but it takes a pointer. A load in its place would hold up all that follows until it is
//! done: Cram takes a tenth to a quarter longer with it.

/// Asks for the cache line in which a value begins, so that a later look at it need not wait. It does nothing else, and nothing at
/// all on other processors than x86-64.
///
/// A search whose table is larger than the caches asks for the places of all options when it finds them, and looks at them
/// later: so the waits overlap, some 15 ns each in the place of 200.
///
/// ```
/// let table = vec![0_u64; 1 << 20];
/// let places = [5, 70_000, 900_000];
/// places.iter().for_each(|&place| tweedle_engine::prefetch(&table[place]));
/// assert!(places.iter().all(|&place| table[place] == 0));
/// ```
#[allow(unsafe_code, reason = "an instruction that has no effect but on speed")]
#[inline]
pub fn prefetch<T>(value: &T) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
        // SAFETY: SSE is part of x86-64, and a prefetch is allowed for any address.
        unsafe { _mm_prefetch::<_MM_HINT_T0>(std::ptr::from_ref(value).cast()) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = value;
}
