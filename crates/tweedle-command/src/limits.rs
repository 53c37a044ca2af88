//! Limits of a calculation, and the way in which its answer is printed.

use crate::streams::to_stderr;
use crate::units;
use clap::{Arg, ArgAction, ArgMatches, Command, FromArgMatches};
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle_desk::{Desk, Program, Trouble};
use tweedle_engine::Control;
use tweedle_rules::Registry;
use tweedle_script::{Session, Style, say};

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
    /// Threads for independent work, and for searches of large boards [default: as many as there are processors]
    #[arg(long, global = true, value_name = "N", help_heading = OF_ALL, value_parser = threads)]
    threads: Option<NonZeroUsize>,
    /// Files of values that are read in the place of being found again, and folders with classes.
    #[command(flatten)]
    paths: Paths,
    /// Print every value so that it reads back in an expression: `1+*2`, which is printed `1*2`
    #[arg(long, global = true, help_heading = OF_ALL)]
    readable: bool,
    /// Print answers and errors as JSON, one object a line; `tweedle batch --schema reply` describes them
    #[arg(long, global = true, help_heading = OF_ALL)]
    pub(crate) json: bool,
    /// The rulesets of the program.
    #[arg(skip = NO_RULESETS)]
    rulesets: Rulesets,
}

/// The function that makes the registry of the program.
#[derive(Clone, Copy, Debug)]
struct Rulesets(fn() -> Registry);

/// A registry without rulesets.
const NO_RULESETS: Rulesets = Rulesets(Registry::default);

impl Default for Rulesets {
    fn default() -> Rulesets {
        NO_RULESETS
    }
}

fn threads(text: &str) -> Result<NonZeroUsize, &'static str> {
    text.parse().map_err(|_| "It is a number from 1 up.")
}

impl Limits {
    /// The same, where answers are JSON if they were, or if this is.
    pub(crate) fn or_json(self, is_json: bool) -> Limits {
        Limits { json: self.json || is_json, ..self }
    }

    /// The same with these rulesets.
    pub(crate) fn with_registry(self, registry: fn() -> Registry) -> Limits {
        Limits { rulesets: Rulesets(registry), ..self }
    }

    /// The rulesets of the program.
    pub(crate) fn registry(self) -> Registry {
        self.rulesets.0()
    }

    /// The same with no more memory than the system lets this process have, which is told if more was asked for.
    pub(crate) fn within_system(self) -> Limits {
        let most = units::addresses().map(crate::out_of_memory::budget_within);
        let Some(most) = most.filter(|&most| most < self.bytes()) else { return self };
        if self.memory.is_some() {
            let most = tweedle_engine::human_bytes(most);
            to_stderr(&format!(
                "warning: The system limits the memory of this process; the budget is {most}."
            ));
        }
        Limits { memory: Some(most), ..self }
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

    /// A new desk under this handle, with the databases that were asked for.
    ///
    /// # Errors
    /// [`Trouble`](tweedle_desk::Trouble), if one of them cannot be read; if a folder for classes is not there.
    pub(crate) fn desk(self, control: &Control) -> anyhow::Result<Desk> {
        self.desk_with_classes(control, None)
    }

    /// The same, where classes are found in another folder first.
    ///
    /// # Errors
    /// As [`Limits::desk`].
    pub(crate) fn desk_with_classes(
        self,
        control: &Control,
        folder: Option<PathBuf>,
    ) -> anyhow::Result<Desk> {
        if let Some(missing) = self.paths.classes.iter().find(|path| !path.is_dir()) {
            return Err(Trouble::mistake(say::no_folder_for_classes(missing.display())).into());
        }
        let mut desk = self.plain_desk(control);
        if let Some(folder) = folder {
            desk = desk.with_classes([folder].into_iter().chain(self.folders()).collect());
        }
        for path in self.paths.databases {
            desk.open_database(path)?;
        }
        Ok(desk)
    }

    /// A new desk under this handle, for work that looks nothing up in databases.
    pub(crate) fn plain_desk(self, control: &Control) -> Desk {
        let folders = self.folders().collect();
        let desk = Desk::new(control.clone(), self.registry()).with_files().with_classes(folders);
        if self.readable { desk.with_style(Style::Arithmetic) } else { desk }
    }

    /// A new desk for a page, under a handle of its own. It reads no files but classes.
    #[cfg(feature = "server")]
    pub(crate) fn served_desk(
        self,
        control: &Control,
        databases: &[std::sync::Arc<dyn tweedle_search::Database>],
    ) -> Desk {
        let mut desk =
            Desk::new(control.clone(), self.registry()).with_classes(self.folders().collect());
        for database in databases {
            desk.session().analyst().add_database(database.clone());
        }
        if self.readable { desk.with_style(Style::Arithmetic) } else { desk }
    }

    /// The folders in which classes are found: those that were given, and the one in which users of `CGSuite` keep
    /// theirs.
    pub(crate) fn folders(self) -> impl Iterator<Item = PathBuf> {
        let own = std::env::var_os("HOME").map(|home| PathBuf::from(home).join("CGScript"));
        self.paths.classes.iter().cloned().chain(own.filter(|own| own.is_dir()))
    }

    /// A new desk for a file of a program, which looks nothing up in databases: classes are found where its name begins,
    /// and in its own folder.
    pub(crate) fn desk_of(self, control: &Control, program: &Program) -> Desk {
        let own = program.file.parent().map(Path::to_owned);
        let folders = [program.root.clone()].into_iter().chain(own).chain(self.folders());
        self.plain_desk(control).with_classes(folders.collect())
    }

    /// A new session of the language under this handle.
    ///
    /// # Errors
    /// As [`Limits::desk`].
    pub(crate) fn session(self, control: &Control) -> anyhow::Result<Session> {
        Ok(self.desk(control)?.into_session())
    }
}

/// The files of `--database` and the folders of `--classes`. The lists live as long as the process, so that [`Limits`]
/// can be copied.
#[derive(Clone, Copy, Default, Debug)]
struct Paths {
    databases: &'static [PathBuf],
    classes: &'static [PathBuf],
}

impl clap::Args for Paths {
    fn augment_args(command: Command) -> Command {
        let argument = |id, long, value, help| {
            Arg::new(id)
                .long(long)
                .value_name(value)
                .value_parser(clap::value_parser!(PathBuf))
                .action(ArgAction::Append)
                .global(true)
                .help_heading(OF_ALL)
                .help(help)
        };
        let databases = "Read values from a file of `tweedle database`, or winners from one of `tweedle tiers`; may be given several times";
        let classes = "Find classes and scripts, such as `Name.cgs`, in a folder, besides ~/CGScript; may be given several times";
        command
            .arg(argument("databases", "database", "FILE", databases))
            .arg(argument("classes", "classes", "FOLDER", classes))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Paths {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Paths, clap::Error> {
        let list = |id| -> &'static [PathBuf] {
            let paths = matches.get_many::<PathBuf>(id).unwrap_or_default();
            // The arguments are read once.
            paths.cloned().collect::<Vec<_>>().leak()
        };
        Ok(Paths { databases: list("databases"), classes: list("classes") })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Paths::from_arg_matches(matches)?;
        Ok(())
    }
}
