//! The desk: a session, and the questions that it is asked.

mod names;
mod players;
mod records;
mod values;

use crate::Trouble;
use crate::classes::Folders;
use crate::read_file::read_file;
use crate::trouble::Kind;
pub(crate) use players::named_strategy;
pub(crate) use records::step;
use std::path::PathBuf;
use tweedle_engine::Control;
use tweedle_rules::{Entry, Registry};
use tweedle_script::{Session, Span, Style, position_failure, say};
use tweedle_search::{Position, PositionError};

/// Variables may hold this part of the budget when a question ended for want of memory: a quarter.
const MODEST: usize = 4;

/// A desk answers questions: it is a session of the language with its variables, its rulesets, and its knowledge so
/// far, under one budget.
///
/// There is a method for each kind of question, and [`Desk::ask`] for any. Work may take long; another
/// thread can stop it through a clone of [`Desk::control`] and see how far it is by
/// [`Progress::of`](crate::Progress::of). After a [`Trouble`] the desk is ready for the next question: after one
/// of memory it has forgotten the results that can be found again, and after a [`Kind::Bug`], which is a panic, its
/// variables too. After one that was cancelled, the caller who cancelled it has to call [`Control::resume`] first.
pub struct Desk {
    pub(crate) session: Session,
    /// The folders in which classes are found.
    folders: Vec<PathBuf>,
}

impl Desk {
    /// A desk without bounds that knows the rulesets of a registry, without access to files.
    pub fn of(registry: Registry) -> Desk {
        Desk::new(Control::new(), registry)
    }

    /// A desk that knows the rulesets of a registry, bounded and stopped through `control`, without access to files.
    pub fn new(control: Control, registry: Registry) -> Desk {
        Desk { session: Session::new(control, registry), folders: Vec::new() }
    }

    /// The same, where `File("path")` of the language reads files, of up to 16 MB.
    #[must_use]
    pub fn with_files(mut self) -> Desk {
        self.session.set_files(read_file);
        self
    }

    /// The same, where classes and scripts that an input mentions are found in folders: the class `a.B` in the file
    /// `a/B.cgs` of the first folder that has it.
    #[must_use]
    pub fn with_classes(mut self, folders: Vec<PathBuf>) -> Desk {
        self.session.set_class_path(Folders::new(folders.clone()));
        self.folders = folders;
        self
    }

    /// Gives back the memory that a question filled which ended for want of memory, so that no other question is refused
    /// for it: the results, and the variables if they hold much, of which the trouble is told. Other trouble stays as it is.
    #[must_use]
    pub fn give_back(&mut self, trouble: Trouble) -> Trouble {
        if !matches!(trouble.kind, Kind::Memory { .. }) {
            return trouble;
        }
        self.session.forget();
        let control = self.control();
        if control.used() <= control.limit() / MODEST && !control.was_exhausted() {
            return trouble;
        }
        self.session.clear();
        trouble.with_hint("The variables of the session held the memory, and are forgotten.")
    }

    /// The same, where games are printed in a style.
    #[must_use]
    pub fn with_style(mut self, style: Style) -> Desk {
        self.session.set_style(style);
        self
    }

    /// Forgets all variables and all results. Rulesets that were registered and options that were set stay.
    pub fn clear(&mut self) {
        self.session.clear();
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        self.session.control()
    }

    /// Adds a ruleset of one's own, which is then known by its name as ours are. The name has a package of
    /// games before it, such as `game.heap`.
    ///
    /// # Errors
    /// [`Trouble`] if the name has no such package or is no name, or a ruleset is called so already, in this
    /// package or in another.
    ///
    /// ```
    /// use tweedle_desk::Desk;
    /// use tweedle_rulesets::{Entry, Nim, Shape, any::RulesOf};
    /// static MINE: Entry = Entry::named("game.heap.MyNim", Shape::Heaps)
    ///     .example("3,4,5")
    ///     .start("1,3,5,7")
    ///     .summary("Take any number of counters from a heap.")
    ///     .source("my own")
    ///     .made_by(&|name, _| Ok(RulesOf::new(name, Nim).rules()));
    /// let mut desk = Desk::of(tweedle_rulesets::standard());
    /// desk.register(&MINE)?;
    /// let answer = desk.evaluate("game.heap.MyNim(\"3,5\").CanonicalForm")?;
    /// assert_eq!(answer.output.as_deref(), Some("*6"));
    /// # Ok::<(), tweedle_desk::Trouble>(())
    /// ```
    pub fn register(&mut self, entry: &'static Entry) -> Result<(), Trouble> {
        self.session.register(entry).map_err(|why| Trouble::mistake(say::taken_name(&why)))
    }

    /// The folders in which classes are found.
    pub(crate) fn folders(&self) -> &[PathBuf] {
        &self.folders
    }

    /// The session, for the parts of the language beyond these questions.
    pub fn session(&mut self) -> &mut Session {
        &mut self.session
    }

    /// The session alone.
    pub fn into_session(self) -> Session {
        self.session
    }

    /// The reason why work on a position failed, at the start of the text that the position came from.
    pub(crate) fn failed(&mut self, error: PositionError, position: &Position) -> Trouble {
        self.failed_at(error, position, Span::default(), "")
    }

    /// The reason why work failed on a position that stands at `span` of `text`.
    fn failed_at(
        &mut self,
        error: PositionError,
        position: &Position,
        span: Span,
        text: &str,
    ) -> Trouble {
        let trouble = Trouble::of(position_failure(error, position, span), text);
        // Memory is given back, so that smaller work can go on.
        if matches!(trouble.kind, Kind::Memory { .. }) {
            self.session.forget();
        }
        trouble
    }
}
