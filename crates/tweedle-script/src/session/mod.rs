//! A session: variables, rulesets, and the games met so far, from one input to the next.

mod about;
pub(crate) mod analysis;
pub(crate) mod begun;
pub(crate) mod calls;
mod check;
pub(crate) mod class_names;
pub(crate) mod classes;
pub(crate) mod complete;
mod draw;
pub(crate) mod globals;
pub(crate) mod known;
pub(crate) mod links;
pub(crate) mod meanings;
mod new;
pub(crate) mod outside;
mod points;
pub(crate) mod program;
pub(crate) mod shown;
pub(crate) mod statics;
mod structured;
mod universe;
pub(crate) mod workers;
mod written;

use crate::failure::Evaluated;
use crate::printed::Printed;
use crate::value::Value;
use calls::Machines;
use classes::{ClassPath, Classes};
use globals::{Globals, LAST};
use known::KnownMethods;
use links::Links;
use meanings::Meanings;
use outside::Outside;
use statics::Statics;
use std::any::Any;
use std::collections::HashMap;
use std::io;
use std::sync::Arc;
use tweedle_engine::short::Style;
use tweedle_engine::{Control, Stop};
use tweedle_rules::{Entry, Registry, RegistryError};
use tweedle_search::Analyst;
pub use universe::FormInput;
use workers::{Variables, Workers};
pub use written::{Written, WrittenForm};

/// An evaluator with its memory. It touches no file, terminal or clock by itself.
///
/// ```
/// # use tweedle_script::Session;
/// let mut session = Session::of(tweedle_rulesets::standard());
/// assert_eq!(session.run("x := {0|^}").unwrap().as_deref(), Some("^^*"));
/// assert_eq!(session.run("x - ^^ == *").unwrap().as_deref(), Some("true"));
/// assert_eq!(session.run("x;").unwrap(), None);
/// let mistake = session.run("y").unwrap_err();
/// assert_eq!(mistake.to_string(), "That variable is not defined: `y`");
/// ```
///
/// Games with entailing moves have the infinities among their options:
/// ```
/// # use tweedle_script::Session;
/// let mut session = Session::of(tweedle_rulesets::standard());
/// assert_eq!(session.run("g := {oo|0}; g + *").unwrap().as_deref(), Some("{oo,{oo|0}|{oo|0},*}"));
/// assert_eq!(session.run("(g + *).OutcomeClass").unwrap().as_deref(), Some("L"));
/// assert_eq!(session.run("g - g == 0").unwrap().as_deref(), Some("false"));
/// assert_eq!(session.run("moon == {{oo|oo}|{-oo|-oo}}").unwrap().as_deref(), Some("true"));
/// ```
pub struct Session {
    /// The parts of the language that stand above.
    pub(crate) links: &'static Links<Session>,
    /// The stores of values, and all that was found out about positions.
    pub(crate) analyst: Analyst,
    /// The rulesets that there are.
    pub(crate) registry: Registry,
    pub(crate) control: Control,
    /// Methods of the library that have been looked up.
    pub(crate) known: KnownMethods,
    pub(crate) globals: Globals,
    /// The meanings of the names of the library that code has asked for.
    pub(crate) meanings: Meanings,
    /// The classes that programs declare.
    pub(crate) classes: Classes,
    pub(crate) statics: Statics,
    /// Sessions in which the rules of games run that programs define.
    pub(crate) workers: Arc<Workers<Session>>,
    /// The rulesets that programs define, by the class of their positions and the object that this class is nested in.
    pub(crate) scripted: HashMap<(u32, u64), Own>,
    /// The variables of the session that this one works for.
    pub(crate) variables_of: Option<Arc<Variables>>,
    /// The number of times that classes had been replaced, at the last look.
    pub(crate) replaced: u64,
    /// The machines that run programs.
    pub(crate) machines: Machines,
    pub(crate) outside: Outside,
}

/// The object that the class of positions is nested in, or `Nothing`, and their rules.
pub(crate) type Own = (Value, Arc<dyn Any + Send + Sync>);

/// The things that a session needs to run the program of another one: rulesets, classes, and the place of lines that are
/// printed. It can be handed to another thread, which makes sessions of it.
#[derive(Clone)]
pub struct Blueprint {
    links: &'static Links<Session>,
    control: Control,
    registry: Registry,
    classes: Classes,
    printed: Printed,
    style: Style,
}

impl Blueprint {
    /// A new session with the same rulesets, classes and style, and with no variables, under a handle.
    pub fn open(&self, control: &Control) -> Session {
        let mut session = Session::linked(self.links, control.clone(), self.registry.clone());
        session.classes = self.classes.clone();
        session.outside.set_printed(self.printed.clone());
        session.outside.set_style(self.style);
        session
    }

    /// A session that runs the same program, as a worker at some depth.
    pub(crate) fn session(&self, depth: usize) -> Session {
        let mut session = Session::linked(self.links, self.control.clone(), self.registry.clone());
        session.workers = Arc::new(Workers::new(depth));
        session.classes = self.classes.clone();
        session.outside.set_printed(self.printed.clone());
        session
    }
}

impl Session {
    /// A new session that knows the rulesets of a registry, bounded and stopped through `control`, with the parts of the
    /// language above it.
    fn linked(links: &'static Links<Session>, control: Control, registry: Registry) -> Session {
        Session {
            links,
            analyst: Analyst::new(control.clone(), &registry),
            registry,
            control,
            known: KnownMethods::default(),
            globals: Globals::default(),
            meanings: Meanings::default(),
            classes: Classes::default(),
            statics: Statics::default(),
            workers: Arc::new(Workers::new(0)),
            scripted: HashMap::new(),
            variables_of: None,
            replaced: 0,
            machines: Machines::default(),
            outside: Outside::default(),
        }
    }

    /// The things that another session needs to run the same program.
    pub fn blueprint(&self) -> Blueprint {
        Blueprint {
            links: self.links,
            control: self.control.clone(),
            registry: self.registry.clone(),
            classes: self.classes.clone(),
            printed: self.outside.printed().clone(),
            style: self.outside.style(),
        }
    }

    /// Chooses how games are printed from now on: as `CGSuite` prints them, which is the default, or
    /// in a style that this language reads back to the same values without exception.
    pub fn set_style(&mut self, style: Style) {
        self.outside.set_style(style);
    }

    /// Lets results that are texts be printed as they are, without quotes and escapes, for another program to read. Texts
    /// within other values keep theirs.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// session.set_raw(true);
    /// assert_eq!(session.run("(1/2).ToLatex").unwrap().as_deref(), Some("\\frac{1}{2}"));
    /// ```
    pub fn set_raw(&mut self, is_raw: bool) {
        self.outside.set_raw(is_raw);
    }

    /// Allows `File("path")`, which gives the text that `read` returns for the path, or fails with the words of the error
    /// that it returns.
    pub fn set_files(&mut self, read: impl Fn(&str) -> io::Result<String> + Send + 'static) {
        self.outside.set_files(read);
    }

    /// Lets `printer` do something with each line that a program prints by `System.Print`, at once; it may be called by
    /// several threads. Without it the lines stand before the value in the text that [`run`](Session::run) returns.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let program = "System.Print(1/2); System.Print(\"a\"); 3";
    /// assert_eq!(session.run(program).unwrap().as_deref(), Some("1/2\na\n3"));
    /// session.set_printer(|line| println!("{line}"));
    /// assert_eq!(session.run(program).unwrap().as_deref(), Some("3"));
    /// ```
    pub fn set_printer(&mut self, printer: impl Fn(&str) + Send + Sync + 'static) {
        self.outside.send_lines(printer);
    }

    /// The handle that bounds and stops this session.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The analyst, who values positions here: the owner of the stores and of the knowledge of positions.
    pub fn analyst(&mut self) -> &mut Analyst {
        &mut self.analyst
    }

    /// The rulesets by name.
    pub fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Adds a ruleset, which is then known by its qualified name as ours are.
    ///
    /// # Errors
    /// [`RegistryError`].
    pub fn register(&mut self, entry: &'static Entry) -> Result<(), RegistryError> {
        let package = entry.name().rsplit_once('.').map_or("", |(package, _)| package);
        if !(self.links.is_package(package) && package.starts_with("game")) {
            return Err(RegistryError::NoPackage(entry.name()));
        }
        // Names of classes that the library has in the language, and not in the registry.
        let short = entry.name().rsplit('.').next().unwrap_or_default();
        if crate::written::unqualified(short).is_some() {
            return Err(RegistryError::Taken(entry.name()));
        }
        self.classes.change();
        self.registry.add(entry)
    }

    /// Forgets all variables and all that was found out. Rulesets, databases, style, the printer, and the way to files stay.
    pub fn clear(&mut self) {
        let new = Session::linked(self.links, self.control.clone(), self.registry.clone());
        let Session { analyst, outside, classes, .. } = std::mem::replace(self, new);
        self.classes.path = classes.path;
        self.outside = outside;
        for database in analyst.databases() {
            self.analyst.add_database(database.clone());
        }
    }

    /// Runs `f`; if it runs out of memory, what the tables hold is forgotten, so that smaller work
    /// can go on. Variables keep their values.
    pub(crate) fn or_forget<T>(
        &mut self,
        f: impl FnOnce(&mut Session) -> Evaluated<T>,
    ) -> Evaluated<T> {
        let result = f(self);
        if matches!(&result, Err(failure) if matches!(failure.stop, Some(Stop::Memory { .. }))) {
            self.forget();
        }
        result
    }

    /// Forgets the results in the tables, which can be found again. Variables keep their values.
    pub fn forget(&mut self) {
        self.analyst.forget();
    }

    /// The names of the variables, sorted. `_`, the last result, is none of them.
    pub fn variables(&self) -> Vec<String> {
        self.globals.names().filter(|name| *name != LAST).cloned().collect()
    }

    /// Gives a variable a value.
    pub fn set_variable(&mut self, name: &str, value: Value) {
        let slot = self.globals.slot(name);
        self.globals.set(slot, value);
    }

    /// The value of a variable.
    pub(crate) fn variable(&self, name: &str) -> Option<&Value> {
        self.globals.get(name)
    }

    /// Sets the place of the classes and scripts that an input mentions.
    pub fn set_class_path(&mut self, path: impl ClassPath + 'static) {
        self.classes.path = Some(Arc::new(path));
        self.classes.change();
    }
}
