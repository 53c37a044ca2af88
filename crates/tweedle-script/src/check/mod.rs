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
mod note;
mod outline;
mod path;
mod refused;
mod resolve;
mod spoilt;
mod symbol;
mod undefined;
mod walk;

pub use self::note::{Checked, Gravity, Note, Unit};
pub(crate) use self::resolve::undeclared;
pub use self::symbol::{Meaning, Mention, Symbol, SymbolKind};
use crate::check::walk::Resolver;
use crate::session::class_names::find_class;
use crate::{Session, Span, library, parse_all};
use std::collections::HashSet;
use tweedle_syntax::ast::{Script, StatementKind};
use tweedle_syntax::{Diagnostic, Source, say};

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
    let hint = format!("Write it into a file `{}.cgs`.", other.text);
    Some(Note::warning(
        Diagnostic::new(say::two_classes_in_file(name, &other.text), other.span).with_hint(hint),
    ))
}

/// The mistakes of a text, and the meanings of its names.
pub(crate) fn checked(session: &mut Session, unit: Unit<'_>, members: &HashSet<String>) -> Checked {
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
        let hint = format!("They look for it in a file `{class}.cgs`.");
        checked.notes.push(Note::warning(
            Diagnostic::new(say::class_not_found_in_file(&class), it.name.span).with_hint(hint),
        ));
    }
    if let Some(note) = several_classes(&script, short) {
        checked.notes.push(note);
    }
    let placed = std::mem::take(&mut checked.notes);
    checked.symbols = outline::outline(&script, text);
    let package = if is_class { name.rsplit_once('.').map_or("", |(it, _)| it) } else { "" };
    Resolver::new(session, text, package, &mut checked, members).run(&mut script, is_class);
    if !is_parsed {
        checked.without_sequels(text);
    }
    checked.notes.extend(placed);
    checked.notes.extend(mistakes.into_iter().map(Note::mistake));
    if is_parsed {
        let source = Source::new(file, text);
        let refused = refused::refused(session, script, is_class.then_some(name), &source.into());
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
pub(crate) fn declaration(
    session: &mut Session,
    class: &str,
    member: Option<&str>,
) -> Option<(Source, Symbol)> {
    let mut pending = vec![find_class(session, class, Span::default()).ok()??];
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

/// True if values of the library may have a member with a name, or classes of programs have one for the library.
pub fn is_member_of_library(name: &str) -> bool {
    library::methods().any(|method| method.name == name) || library::is_open(name)
}

pub(crate) use undefined::{undefined_in, unknown_class};
