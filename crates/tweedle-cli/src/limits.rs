//! What a calculation may use, and how its answer is printed.

use crate::units;
use std::num::NonZeroUsize;
use std::time::Duration;
use tweedle::Control;
use tweedle_desk::Desk;
use tweedle_script::{Session, Style};

/// The heading of the options that every command has, which stand below its own.
const OF_ALL: &str = "Options of all commands";

/// What a calculation may use, and how its answer is printed.
#[derive(clap::Args, Clone, Copy, Default, Debug)]
pub(crate) struct Limits {
    /// Memory for the tables, such as 512M or 4G [default: three quarters of what is available]
    #[arg(long, global = true, value_name = "SIZE", help_heading = OF_ALL, value_parser = units::parse_size)]
    memory: Option<usize>,
    /// Time for each input, such as 500ms, 30s, 5m or 2h [default: none]
    #[arg(long, global = true, value_name = "TIME", help_heading = OF_ALL, value_parser = units::parse_duration)]
    pub(crate) timeout: Option<Duration>,
    /// Threads for searches that know how to use them [default: as many as there are processors]
    #[arg(long, global = true, value_name = "N", help_heading = OF_ALL)]
    threads: Option<NonZeroUsize>,
    /// Print every value so that it reads back in an expression: `1+*2`, which is printed `1*2`
    #[arg(long, global = true, help_heading = OF_ALL)]
    readable: bool,
    /// Print answers and errors as JSON, one object a line; `tweedle batch --schema reply` describes them
    #[arg(long, global = true, help_heading = OF_ALL)]
    pub(crate) json: bool,
}

impl Limits {
    /// The same, where answers are JSON if they were, or if this is.
    pub(crate) fn or_json(self, is_json: bool) -> Limits {
        Limits { json: self.json || is_json, ..self }
    }

    /// A handle with this memory budget.
    pub(crate) fn control(self) -> Control {
        let control = Control::with_memory(self.bytes());
        let threads = self.threads.or_else(|| std::thread::available_parallelism().ok());
        control.allow_threads(threads.unwrap_or(NonZeroUsize::MIN));
        control
    }

    /// The memory budget.
    pub(crate) fn bytes(self) -> usize {
        self.memory.unwrap_or_else(units::default_memory)
    }

    /// A new desk under this handle.
    pub(crate) fn desk(self, control: &Control) -> Desk {
        let desk = Desk::new(control.clone()).with_files();
        if self.readable { desk.with_style(Style::Arithmetic) } else { desk }
    }

    /// A new session of the language under this handle.
    pub(crate) fn session(self, control: &Control) -> Session {
        self.desk(control).into_session()
    }
}
