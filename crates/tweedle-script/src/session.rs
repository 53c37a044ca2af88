//! A session: variables, rulesets, and the games met so far, from one input to the next.

use crate::ast::{Script, Statement, StatementKind};
use crate::failure::{Evaluated, Failure};
use crate::value::Value;
use crate::{parse, print};
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

    /// Evaluates a program and returns the printed form of its last value; `None` if the program
    /// is empty or ends with a `;`.
    ///
    /// # Errors
    /// [`Failure`] with the place of a mistake or the reason of a stop. The session stays usable
    /// after both, with the variables assigned until then.
    pub fn run(&mut self, text: &str) -> Evaluated<Option<String>> {
        self.or_forget(|session| {
            let script = parse(text)?;
            let span = script.statements.last().map(|last| last.span);
            let value = session.evaluate(&script)?;
            match span {
                Some(span) if !script.ends_with_semicolon => {
                    print::text(session, &value, span).map(Some)
                }
                _ => Ok(None),
            }
        })
    }

    /// Runs `f`; if it runs out of memory, what the tables hold is forgotten, so that smaller work
    /// can go on. Variables keep their values.
    pub(crate) fn or_forget<T>(
        &mut self,
        f: impl FnOnce(&mut Session) -> Evaluated<T>,
    ) -> Evaluated<T> {
        let result = f(self);
        if let Err(Failure { stop: Some(Stop::Memory { .. }), .. }) = result {
            self.forget();
        }
        result
    }

    /// Forgets what the tables hold and can be found again. Variables keep their values.
    pub fn forget(&mut self) {
        self.store.forget();
        self.affine.forget();
        self.tables.clear();
        self.rules.values().for_each(|rules| rules.forget());
    }

    /// Evaluates a program and returns its last value.
    ///
    /// # Errors
    /// As [`run`](Session::run).
    pub fn evaluate(&mut self, script: &Script) -> Evaluated<Value> {
        self.blocks.clear();
        self.statements(&script.statements)
    }

    /// The names of methods and properties, whatever they belong to.
    pub fn methods(&self) -> &'static [&'static str] {
        crate::library::METHODS
    }

    /// The names that an expression may start with: variables, rulesets, classes and functions.
    pub fn names(&self) -> Vec<String> {
        let library = crate::library::names().map(str::to_owned);
        self.variables.keys().cloned().chain(library).collect()
    }

    pub(crate) fn statements(&mut self, statements: &[Statement]) -> Evaluated<Value> {
        let mut last = Value::Nothing;
        for statement in statements {
            last = match &statement.kind {
                StatementKind::Expr(expr) => self.expr(expr)?,
                StatementKind::Var { name, value } => {
                    let value = match value {
                        Some(value) => self.expr(value)?,
                        None => Value::Nothing,
                    };
                    self.declare(name, value.clone())?;
                    value
                }
            };
        }
        Ok(last)
    }

    fn declare(&mut self, name: &crate::ast::Name, value: Value) -> Evaluated<()> {
        Session::check_assignable(name)?;
        match self.blocks.last_mut() {
            Some(block) => {
                if block.insert(name.text.clone(), value).is_some() {
                    return Err(Failure::new(format!("Duplicate var: `{}`", name.text), name.span));
                }
            }
            None => {
                self.variables.insert(name.text.clone(), value);
            }
        }
        Ok(())
    }

    pub(crate) fn assign(&mut self, name: &crate::ast::Name, value: Value) -> Evaluated<()> {
        Session::check_assignable(name)?;
        let block = self.blocks.iter_mut().rev().find_map(|block| block.get_mut(&name.text));
        match block {
            Some(variable) => *variable = value,
            None => {
                self.variables.insert(name.text.clone(), value);
            }
        }
        Ok(())
    }

    fn check_assignable(name: &crate::ast::Name) -> Evaluated<()> {
        if crate::library::is_class(&name.text) {
            let message = format!("Cannot assign to class name as variable: `{}`", name.text);
            return Err(Failure::new(message, name.span));
        }
        if !name.text.is_ascii() {
            let message = format!("`{}` is a game and cannot be a variable.", name.text);
            return Err(Failure::new(message, name.span));
        }
        Ok(())
    }

    pub(crate) fn variable(&self, name: &str) -> Option<&Value> {
        let local = self.blocks.iter().rev().find_map(|block| block.get(name));
        local.or_else(|| self.variables.get(name))
    }
}
