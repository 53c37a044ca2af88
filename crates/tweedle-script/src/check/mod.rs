//! Checks of a text that is not run: its mistakes, its declarations, and the meanings of its names.
//!
//! `resolve` walks through the tree as the compiler does, but goes on after a mistake, and knows where each name is
//! declared; `block` has the variables of blocks, `classes` the members of classes, `games` the members that make
//! these games, `path` names with dots; `spoilt` takes back the notes that only follow from mistakes of syntax.
//! `refused` asks the compiler for the mistakes that the compiler alone knows, such as that a method overrides
//! nothing. Nothing is evaluated.

mod block;
mod calls;
mod classes;
mod games;
mod outline;
mod path;
mod refused;
mod resolve;
mod spoilt;
mod symbol;
mod undefined;

pub(crate) use self::classes::{names_of_class, names_of_info};
use self::resolve::Resolver;
pub(crate) use self::resolve::undeclared;
pub use self::symbol::{Meaning, Mention, Symbol, SymbolKind};
use crate::session::class_names::find_class;
use crate::{Session, Span, library, parse_all};
use std::collections::HashSet;
use tweedle_syntax::Diagnostic;
use tweedle_syntax::Mistake;
use tweedle_syntax::Source;
use tweedle_syntax::ast::{Script, StatementKind};

/// A text to be checked.
#[derive(Clone, Copy, Debug)]
pub struct Unit<'t> {
    /// The name of the text in messages.
    pub file: &'t str,
    /// The qualified name that the class in it has, such as `game.grid.Clobber`.
    pub name: &'t str,
    /// The text.
    pub text: &'t str,
}

/// The results of a check of a text.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The mistakes and the oddities, in the order of the text.
    pub notes: Vec<Note>,
    /// The declarations of the text, each class before its members.
    pub symbols: Vec<Symbol>,
    /// The names in the text whose meaning is known, in its order; declarations are among them.
    pub mentions: Vec<Mention>,
    /// The names of arguments, as in `f(x => 1)`.
    pub labels: Vec<String>,
}

/// A remark on a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The message, with its place.
    pub diagnostic: Diagnostic,
    /// The gravity of the problem.
    pub gravity: Gravity,
}

/// The gravity of the problem that a note tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gravity {
    /// The program does not run, or will fail here.
    Mistake,
    /// The program runs, but may not do what its author meant.
    Warning,
}

/// The declarations of a text, mistakes or not: classes with their members, and functions with names.
///
/// ```
/// let symbols = tweedle_script::outline("class A(n) def Twice := n + n; end");
/// let names: Vec<&str> = symbols.iter().map(|it| it.name.as_str()).collect();
/// assert_eq!(names, ["A", "n", "Twice"]);
/// ```
pub fn outline(text: &str) -> Vec<Symbol> {
    outline::outline(&parse_all(text).0, text)
}

/// The name of the class in a file, if the file has a class and nothing else.
pub fn class_of_file(text: &str) -> Option<String> {
    only_class(&parse_all(text).0)
}

fn only_class(script: &Script) -> Option<String> {
    match &script.statements[..] {
        [statement] => match &statement.kind {
            StatementKind::Class(class) => Some(class.name.text.clone()),
            _ => None,
        },
        _ => None,
    }
}

/// The warning that programs do not find the class of a file by the name of the file, for there is another
/// class in it.
fn several_classes(script: &Script, name: &str) -> Option<Note> {
    let classes = script.statements.iter().filter_map(|statement| match &statement.kind {
        StatementKind::Class(class) => Some(&class.name),
        _ => None,
    });
    let (own, others): (Vec<_>, Vec<_>) = classes.partition(|class| class.text == name);
    let (_, other) = (own.first()?, others.first()?);
    let message = format!(
        "Programs do not find the class `{name}` in this file, for the class `{}` is in it, too.",
        other.text
    );
    let hint = format!("Write it into a file `{}.cgs`.", other.text);
    Some(Note::warning(Diagnostic::new(Mistake::Suspicious, message, other.span).with_hint(hint)))
}

impl Session {
    /// The mistakes of a text, and the meanings of its names. The text is not run, but the files of classes
    /// that it extends are read. `members` are names of members of classes that may be met, besides those of
    /// the library and of these files.
    ///
    /// ```
    /// # use tweedle_script::{Session, Unit};
    /// let unit = Unit { file: "table.cgs", name: "table", text: "n := 3; f(x) + m; [n].Sise" };
    /// let checked = Session::of(tweedle_rulesets::standard()).check(unit, &Default::default());
    /// let notes: Vec<&str> = checked.notes.iter().map(|it| it.diagnostic.message.as_str()).collect();
    /// let expected = [
    ///     "That variable is not defined: `f`",
    ///     "That variable is not defined: `x`",
    ///     "That variable is not defined: `m`",
    ///     "Nothing that is known here has a member `Sise`.",
    /// ];
    /// assert_eq!(notes, expected);
    /// ```
    pub fn check(&mut self, unit: Unit<'_>, members: &HashSet<String>) -> Checked {
        let Unit { file, name, text } = unit;
        let (mut script, mistakes) = parse_all(text);
        let is_parsed = mistakes.is_empty();
        let mut checked = Checked::default();
        let alone = only_class(&script);
        let short = name.rsplit('.').next().unwrap_or(name);
        let is_class = alone.as_deref() == Some(short);
        if let Some(class) = alone.filter(|_| !is_class)
            && let Some(statement) = script.statements.first()
            && let StatementKind::Class(it) = &statement.kind
        {
            let message = format!("Programs do not find the class `{class}` in this file.");
            let hint = format!("They look for it in a file `{class}.cgs`.");
            checked.notes.push(Note::warning(
                Diagnostic::new(Mistake::Suspicious, message, it.name.span).with_hint(hint),
            ));
        }
        if let Some(note) = several_classes(&script, short) {
            checked.notes.push(note);
        }
        let placed = std::mem::take(&mut checked.notes);
        checked.symbols = outline::outline(&script, text);
        let package = if is_class { name.rsplit_once('.').map_or("", |(it, _)| it) } else { "" };
        Resolver::new(self, package, &mut checked, members).run(&mut script, is_class);
        if !is_parsed {
            checked.without_sequels(text);
        }
        checked.notes.extend(placed);
        checked.notes.extend(mistakes.into_iter().map(Note::mistake));
        if is_parsed {
            let source = Source::new(file, text);
            let refused = refused::refused(self, script, is_class.then_some(name), &source.into());
            for note in refused.into_iter().map(Note::mistake) {
                let at = note.diagnostic.span.start;
                let is_known =
                    |it: &Note| it.diagnostic.span.start == at && it.gravity == Gravity::Mistake;
                if !checked.notes.iter().any(is_known) {
                    checked.notes.push(note);
                }
            }
        }
        checked.notes.sort_by_key(|note| (note.diagnostic.span.start, note.diagnostic.span.end));
        checked.mentions.sort_by_key(|mention| (mention.span.start, mention.span.end));
        checked.mentions.dedup();
        checked
    }

    /// The text and the symbol that declare a class of the program, or a member that the class has or inherits.
    pub fn declaration(&mut self, class: &str, member: Option<&str>) -> Option<(Source, Symbol)> {
        let mut pending = vec![find_class(self, class, Span::default()).ok()??];
        let mut next = 0;
        while let Some(found) = pending.get(next).cloned() {
            next += 1;
            let Source { name, text, .. } = &*found.source;
            let symbols = outline(text);
            let place = symbols.iter().position(|it| it.span == found.span);
            let symbol = match member {
                None => place.and_then(|place| symbols.get(place)),
                Some(name) => symbols.iter().find(|it| it.owner == place && it.name == name),
            };
            if let Some(symbol) = symbol.filter(|_| place.is_some()) {
                return Some((Source::new(name, text), symbol.clone()));
            }
            pending.extend(found.supers.iter().cloned());
        }
        None
    }
}

impl Checked {
    /// The mention or declaration at a byte of the text.
    pub fn at(&self, offset: u32) -> Option<&Mention> {
        let is_there = |it: &&Mention| it.span.start <= offset && offset <= it.span.end;
        // If two touch, the one that begins here counts.
        self.mentions.iter().rev().find(is_there)
    }

    /// True if any of the notes is a mistake.
    pub fn has_mistakes(&self) -> bool {
        self.notes.iter().any(|note| note.gravity == Gravity::Mistake)
    }
}

impl Note {
    /// A note of a mistake.
    pub(crate) fn mistake(diagnostic: Diagnostic) -> Note {
        Note { diagnostic, gravity: Gravity::Mistake }
    }

    /// A note of a place that may not mean what the author meant.
    pub(crate) fn warning(diagnostic: Diagnostic) -> Note {
        Note { diagnostic, gravity: Gravity::Warning }
    }
}

/// True if values of the library may have a member with a name, or classes of programs have one for the library.
pub fn is_member_of_library(name: &str) -> bool {
    library::methods().any(|method| method.name == name) || library::is_open(name)
}

pub(crate) use undefined::{undefined_in, unknown_class};
