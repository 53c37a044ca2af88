//! The ways from a session to the one who runs it: how results are printed, and the files that programs may read.

use crate::printed::Printed;
use std::io;
use tweedle_engine::short::Style;

/// Reads the text of a file.
type ReadFile = Box<dyn Fn(&str) -> io::Result<String> + Send>;

/// Printing, and files.
#[derive(Default)]
pub(crate) struct Outside {
    style: Style,
    is_raw: bool,
    printed: Printed,
    /// `None` where there are no files.
    read_file: Option<ReadFile>,
}

impl Outside {
    /// The style in which games are printed.
    pub(crate) fn style(&self) -> Style {
        self.style
    }

    pub(crate) fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// True if a result that is a text is printed without quotes.
    pub(crate) fn is_raw(&self) -> bool {
        self.is_raw
    }

    pub(crate) fn set_raw(&mut self, is_raw: bool) {
        self.is_raw = is_raw;
    }

    /// The place to which the lines go that a program prints.
    pub(crate) fn printed(&self) -> &Printed {
        &self.printed
    }

    pub(crate) fn set_printed(&mut self, printed: Printed) {
        self.printed = printed;
    }

    pub(crate) fn send_lines(&mut self, printer: impl Fn(&str) + Send + Sync + 'static) {
        self.printed.send(printer);
    }

    pub(crate) fn set_files(&mut self, read: impl Fn(&str) -> io::Result<String> + Send + 'static) {
        self.read_file = Some(Box::new(read));
    }

    /// The text of a file, or the reason why it cannot be read; `None` where there are no files.
    pub(crate) fn read(&self, path: &str) -> Option<io::Result<String>> {
        self.read_file.as_ref().map(|read| read(path))
    }
}
