//! A session: variables, rulesets, and the games met so far, from one input to the next.

use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;
use tweedle::short::{Store, Style};
use tweedle::{Control, Stop, affine};
use tweedle_search::{Analyst, Rules, Tables};

/// Reads the text of a file, or says in a sentence why it cannot.
type ReadFile = Box<dyn Fn(&str) -> Result<String, String>>;

/// An evaluator with its memory. It touches no file, terminal or clock by itself.
///
/// ```
/// # use tweedle_script::Session;
/// let mut session = Session::default();
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
/// let mut session = Session::default();
/// assert_eq!(session.run("g := {oo|0}; g + *").unwrap().as_deref(), Some("{oo,{oo|0}|{oo|0},*}"));
/// assert_eq!(session.run("(g + *).OutcomeClass").unwrap().as_deref(), Some("L"));
/// assert_eq!(session.run("g - g == 0").unwrap().as_deref(), Some("false"));
/// assert_eq!(session.run("moon == {{oo|oo}|{-oo|-oo}}").unwrap().as_deref(), Some("true"));
/// ```
pub struct Session {
    pub(crate) store: Store,
    /// The games with entailing moves.
    pub(crate) affine: affine::Forms,
    pub(crate) control: Control,
    pub(crate) variables: BTreeMap<String, Value>,
    /// The variables of the blocks being evaluated, the innermost last.
    pub(crate) blocks: Vec<HashMap<String, Value>>,
    /// How games are printed.
    pub(crate) style: Style,
    /// The rulesets in use, by name and parameters, so that what is known of one is kept.
    pub(crate) rules: HashMap<String, Rc<dyn Rules>>,
    /// How the text of a file is read, or why it cannot be; `None` where there are no files.
    pub(crate) read_file: Option<ReadFile>,
    /// What is known of sums of positions.
    pub(crate) tables: Tables,
}

impl Default for Session {
    fn default() -> Self {
        Session::new(Control::new())
    }
}

impl Session {
    /// A new session, bounded and stopped through `control`.
    pub fn new(control: Control) -> Session {
        Session {
            store: Store::new(control.clone()),
            affine: affine::Forms::new(control.clone()),
            tables: Tables::new(control.clone()),
            control,
            variables: BTreeMap::new(),
            blocks: Vec::new(),
            style: Style::default(),
            rules: HashMap::new(),
            read_file: None,
        }
    }

    /// Chooses how games are printed from now on: as `CGSuite` prints them, which is the default, or
    /// in a style that this language reads back to the same values without exception.
    pub fn set_style(&mut self, style: Style) {
        self.style = style;
    }

    /// Allows `File("path")`, which gives the text that `read` returns for the path, or fails with the
    /// sentence that it returns.
    pub fn set_files(&mut self, read: impl Fn(&str) -> Result<String, String> + 'static) {
        self.read_file = Some(Box::new(read));
    }

    /// The handle that bounds and stops this session.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// Who values positions with the tables of this session.
    pub fn analyst(&mut self) -> Analyst<'_> {
        Analyst::new(&mut self.store, &mut self.tables)
    }

    /// Runs `f`; if it runs out of memory, what the tables hold is forgotten, so that smaller work
    /// can go on. Variables keep their values.
    pub(crate) fn or_forget<T>(
        &mut self,
        f: impl FnOnce(&mut Session) -> Evaluated<T>,
    ) -> Evaluated<T> {
        let result = f(self);
        if let Err(Failure { stop: Some(Stop::Memory { .. }), .. }) = result {
            self.store.forget();
            self.affine.forget();
            self.tables.clear();
            self.rules.values().for_each(|rules| rules.forget());
        }
        result
    }

    /// The value of a variable, the innermost of its name.
    pub(crate) fn variable(&self, name: &str) -> Option<&Value> {
        let local = self.blocks.iter().rev().find_map(|block| block.get(name));
        local.or_else(|| self.variables.get(name))
    }
}
