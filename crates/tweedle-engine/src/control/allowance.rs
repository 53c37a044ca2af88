//! A number of steps that work may take.

use super::{ALLOWED, Control, HURRIED};
use std::sync::atomic::Ordering;

/// An allowance of a number of steps, which holds until this is dropped; see [`Control::allow`]. Of two, the one that
/// was given last is dropped first.
#[derive(Debug)]
#[must_use = "it ends when it is dropped"]
pub struct Allowance {
    control: Control,
    /// The steps of it.
    granted: u64,
    /// The steps that were left of the allowance around it, if there is one, and the number that
    /// was allowed there.
    before: Option<(u64, u64)>,
}

impl Control {
    /// Allows what follows under this handle `most` steps, until the allowance is dropped: each time that the
    /// work asks whether to go on is a step, and after the last of them [`Control::check`] says
    /// [`Stop::Limit`](super::Stop::Limit). Within an allowance there is no more than is left of it. So work that goes the same way
    /// is stopped at the same place.
    ///
    /// A caller who takes an allowance says that he can do with less than a complete answer, and may be hurried
    /// ([`Control::hurry`]).
    ///
    /// ```
    /// # use tweedle_engine::{Control, Stop};
    /// let control = Control::new();
    /// let allowance = control.allow(2);
    /// assert_eq!(control.check(), Ok(()));
    /// assert_eq!(control.check(), Ok(()));
    /// assert_eq!(control.check(), Err(Stop::Limit { most: 2 }));
    /// drop(allowance);
    /// assert_eq!(control.check(), Ok(()));
    /// ```
    pub fn allow(&self, most: u64) -> Allowance {
        let inner = &*self.0;
        let is_within = inner.state.fetch_or(ALLOWED, Ordering::Relaxed) & ALLOWED != 0;
        let before = is_within
            .then(|| (inner.left.load(Ordering::Relaxed), inner.most.load(Ordering::Relaxed)));
        let granted = before.map_or(most, |(left, _)| left.min(most));
        inner.left.store(granted, Ordering::Relaxed);
        inner.most.store(most, Ordering::Relaxed);
        Allowance { control: self.clone(), granted, before }
    }
}

impl Drop for Allowance {
    fn drop(&mut self) {
        let inner = &*self.control.0;
        match self.before {
            Some((left, most)) => {
                let used = self.granted.saturating_sub(inner.left.load(Ordering::Relaxed));
                inner.left.store(left.saturating_sub(used), Ordering::Relaxed);
                inner.most.store(most, Ordering::Relaxed);
            }
            None => {
                inner.state.fetch_and(!(ALLOWED | HURRIED), Ordering::Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::{Control, Stop};

    #[test]
    fn allowances_are_used_up_together() {
        let control = Control::new();
        let spent = |most| Err(Stop::Limit { most });
        let outer = control.allow(5);
        assert_eq!(control.check(), Ok(()));
        let inner = control.allow(2);
        assert_eq!([(); 3].map(|()| control.check()), [Ok(()), Ok(()), spent(2)]);
        drop(inner);
        let inner = control.allow(10);
        assert_eq!([(); 3].map(|()| control.check()), [Ok(()), Ok(()), spent(10)]);
        drop(inner);
        assert_eq!(control.check(), spent(5));
        drop(outer);
        assert_eq!(control.check(), Ok(()));
    }

    #[test]
    fn only_an_allowance_is_hurried() {
        let control = Control::new();
        control.hurry();
        assert_eq!(control.check(), Ok(()));
        let outer = control.allow(5);
        let inner = control.allow(5);
        assert_eq!(control.check(), Err(Stop::Limit { most: 5 }));
        drop(inner);
        assert_eq!(control.check(), Err(Stop::Limit { most: 5 }));
        control.cancel();
        assert_eq!(control.check(), Err(Stop::Cancelled));
        control.resume();
        drop(outer);
        let _next = control.allow(1);
        assert_eq!(control.check(), Ok(()));
    }
}
