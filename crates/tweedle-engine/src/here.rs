//! Under which handle a thread works: for what can be told none, such as the making of a value, or an allocator. And whether
//! the system has memory, asked in a way in which it may say no.

use crate::Control;
use std::cell::{Cell, RefCell};

thread_local! {
    /// The handle under which this thread works.
    static WORK: RefCell<Option<Control>> = const { RefCell::new(None) };
    /// True if there is such a handle. An allocator may look at this at any time, and at [`WORK`] only if this is true:
    /// the first look at a variable with a destructor allocates.
    static IS_KNOWN: Cell<bool> = const { Cell::new(false) };
    /// True while this thread only tests if there is memory.
    static IS_PROBE: Cell<bool> = const { Cell::new(false) };
}

impl Control {
    /// True if the system would give this number of bytes in one piece. They are given back at
    /// once.
    pub fn system_has(bytes: usize) -> bool {
        IS_PROBE.set(true);
        let mut piece: Vec<u8> = Vec::new();
        let is_given = piece.try_reserve_exact(bytes).is_ok();
        // Otherwise the compiler might see that nobody uses the piece, and not ask for it.
        drop(std::hint::black_box(piece));
        IS_PROBE.set(false);
        is_given
    }

    /// Declares that all work of this thread from now on is work under this handle, until the
    /// thread is told of another handle.
    pub fn work_here(&self) {
        // At the end of a thread nobody has to know.
        let _ = WORK.try_with(|work| {
            let is_same = work.borrow().as_ref().is_some_and(|known| known.is_same(self));
            if !is_same {
                let before = work.replace(Some(self.clone()));
                drop(before);
            }
        });
        IS_KNOWN.set(true);
    }

    /// The handle under which this thread works, if it was told of one.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// let control = Control::new();
    /// assert!(Control::here().is_none());
    /// control.work_here();
    /// assert!(Control::here().is_some_and(|here| here.is_same(&control)));
    /// ```
    pub fn here() -> Option<Control> {
        WORK.try_with(|work| work.borrow().clone()).ok().flatten()
    }

    /// True while this thread asks for memory only to know if there is any: then an allocator that would otherwise do
    /// more than refuse should only refuse.
    pub fn is_probe() -> bool {
        IS_PROBE.get()
    }

    /// [`Control::exhaust`] for the work of this thread. Returns whether there is any. May be called from an allocator: it
    /// neither allocates nor waits.
    pub fn exhaust_here() -> bool {
        IS_KNOWN.get()
            && WORK
                .try_with(|work| {
                    let work = work.try_borrow().ok();
                    work.and_then(|work| work.as_ref().map(Control::exhaust)).is_some()
                })
                .unwrap_or(false)
    }
}

/// Bytes that were charged ([`Control::charge`]) to the budget under which a thread worked, and are given back when this is
/// dropped, on any thread.
#[derive(Debug)]
pub struct Charged(Option<(Control, usize)>);

impl Charged {
    /// Charges the budget under which this thread works. Without one nothing is charged.
    ///
    /// ```
    /// # use tweedle_engine::{Charged, Control};
    /// let control = Control::new();
    /// control.work_here();
    /// let charged = Charged::here(100);
    /// assert_eq!(control.used(), 100);
    /// drop(charged);
    /// assert_eq!(control.used(), 0);
    /// ```
    pub fn here(bytes: usize) -> Charged {
        Charged(Control::here().map(|control| {
            control.charge(bytes);
            (control, bytes)
        }))
    }
}

impl Drop for Charged {
    fn drop(&mut self) {
        if let Some((control, bytes)) = &self.0 {
            control.give(*bytes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Stop;

    #[test]
    fn the_system_may_say_no() {
        assert!(Control::system_has(1 << 20));
        assert!(!Control::system_has(usize::MAX / 2));
        assert!(!Control::is_probe());
    }

    #[test]
    fn each_thread_has_its_own_work() {
        let controls = [(); 2].map(|()| Control::with_memory(100));
        controls[0].work_here();
        std::thread::scope(|scope| {
            scope.spawn(|| {
                assert!(!Control::exhaust_here());
                controls[1].work_here();
                assert!(Control::exhaust_here());
            });
        });
        assert_eq!(controls[0].check(), Ok(()));
        assert_eq!(controls[1].check(), Err(Stop::Memory { limit: 100, used: 0 }));
    }
}
