//! Lines that a program prints while it runs.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A function that does something with a line that a program prints.
type Printer = Arc<dyn Fn(&str) + Send + Sync>;

/// The place to which the lines go that a program prints; the sessions that work for another one have the same
/// place.
#[derive(Clone, Default)]
pub(crate) struct Printed {
    printer: Option<Printer>,
    /// Without a printer: the lines of the input that runs, each with its end.
    kept: Arc<Mutex<Option<String>>>,
}

impl Printed {
    /// Lets lines go to a printer from now on.
    pub(crate) fn send(&mut self, printer: impl Fn(&str) + Send + Sync + 'static) {
        self.printer = Some(Arc::new(printer));
    }

    fn kept(&self) -> MutexGuard<'_, Option<String>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An input begins, whose lines are kept if there is no printer.
    pub(crate) fn begin(&self) {
        *self.kept() = Some(String::new());
    }

    /// The input ends; the lines that are kept, if there are any.
    pub(crate) fn end(&self) -> Option<String> {
        self.kept().take().filter(|kept| !kept.is_empty())
    }

    /// Prints a line, and tells how many bytes are kept then. Without a printer and an input the line goes nowhere.
    pub(crate) fn line(&self, text: &str) -> usize {
        if let Some(printer) = &self.printer {
            printer(text);
            return 0;
        }
        self.kept().as_mut().map_or(0, |kept| {
            kept.push_str(text);
            kept.push('\n');
            kept.len()
        })
    }
}
