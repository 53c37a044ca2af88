//! Locks that outlive a panic.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Locks a mutex, also after a thread has panicked with it: for data that is complete at any time.
///
/// ```
/// # use std::sync::Mutex;
/// let count = Mutex::new(1);
/// *tweedle_engine::lock(&count) += 1;
/// assert_eq!(*tweedle_engine::lock(&count), 2);
/// ```
pub fn lock<T: ?Sized>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
