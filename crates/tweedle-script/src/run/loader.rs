//! The classes that there are, and the places of those that have not been met yet.

use crate::value::declared::ClassInfo;
use super::build::build;
use super::member::singleton;
use crate::value::object::BoundClass;
use crate::class::CLASSES;
use crate::failure::{Evaluated, Failure};
use crate::program::evaluate_file;
use crate::value::Value;
use crate::{Session, Span, library, parse};
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tweedle_syntax::Mistake;
use tweedle_syntax::Source;
use tweedle_syntax::ast::StatementKind;

/// A place of files with classes and scripts.
pub trait ClassPath: Send + Sync {
    /// The name and the text of the file for a qualified name, such as `game/grid/Clobber.cgs`; `None` if there is no
    /// such file, and a sentence if it cannot be read.
    fn read(&self, path: &str) -> Option<Result<(String, String), String>>;

    /// True if there is a folder with such a path.
    fn is_folder(&self, path: &str) -> bool;

    /// The version of the file for a qualified name, which changes when the file does; `None` if there is no
    /// such file, or if files do not change here.
    fn version(&self, _path: &str) -> Option<Version> {
        None
    }
}

/// The version of a file, which changes when the file does: the time when it was written, in nanoseconds, and
/// its length in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Version {
    /// The time when it was written.
    pub written: u128,
    /// Its length.
    pub length: u64,
}

/// The classes of a program. All sessions of a program have the same.
#[derive(Clone, Default)]
pub(crate) struct Classes {
    table: Arc<Mutex<Table>>,
    /// The number of times that anything has changed that names may mean.
    changes: Arc<AtomicU64>,
    /// The number of times that a class has taken the place of another one.
    replaced: Arc<AtomicU64>,
    /// The place of the files.
    pub(crate) path: Option<Arc<dyn ClassPath>>,
}

#[derive(Default)]
struct Table {
    by_name: HashMap<String, Arc<ClassInfo>>,
    /// The files that classes were read from, by the names of these classes, as the files were then.
    files: HashMap<String, Version>,
    /// The classes that are being read.
    loading: HashSet<String>,
    next_id: u32,
}

impl Classes {
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new class.
    pub(super) fn next_id(&self) -> u32 {
        let mut table = self.table();
        table.next_id += 1;
        table.next_id
    }

    /// The number of times that anything has changed that names may mean.
    pub(super) fn changes(&self) -> u64 {
        self.changes.load(Ordering::Relaxed)
    }

    /// The number of times that a class has taken the place of another one, or was forgotten because its file
    /// changed.
    pub(crate) fn replaced(&self) -> u64 {
        self.replaced.load(Ordering::Relaxed)
    }

    /// Notes that names may mean other things from now on.
    pub(crate) fn change(&self) {
        self.changes.fetch_add(1, Ordering::Relaxed);
    }

    /// Makes a class known.
    pub(super) fn insert(&self, class: Arc<ClassInfo>) {
        self.change();
        if self.table().by_name.insert(class.name.to_string(), class).is_some() {
            self.replaced.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Forgets a class.
    pub(super) fn remove(&self, name: &str) {
        self.change();
        self.table().by_name.remove(name);
    }

    /// A class that has been met.
    pub(crate) fn get(&self, name: &str) -> Option<Arc<ClassInfo>> {
        self.table().by_name.get(name).cloned()
    }

    /// The names of all that have been met, sorted.
    pub(crate) fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.table().by_name.keys().cloned().collect();
        names.sort_unstable();
        names
    }

    /// The version of the file of a class.
    fn version(&self, name: &str) -> Option<Version> {
        self.path.as_ref()?.version(&path_of(name))
    }

    /// Forgets the classes whose files have changed or are gone, and those that extend them or stand in them. They are
    /// read again when they are needed; objects keep the classes that they have.
    pub(crate) fn refresh(&self) {
        // There may be new files, too.
        self.change();
        let files: Vec<(String, Version)> =
            self.table().files.iter().map(|(name, version)| (name.clone(), *version)).collect();
        let changed = files.into_iter().filter(|(name, old)| self.version(name) != Some(*old));
        let mut stale: HashSet<String> = changed.map(|(name, _)| name).collect();
        if stale.is_empty() {
            return;
        }
        self.replaced.fetch_add(1, Ordering::Relaxed);
        let mut table = self.table();
        loop {
            let is_new = |class: &&Arc<ClassInfo>| {
                let file = file_of(class);
                table.files.contains_key(&file)
                    && !stale.contains(&file)
                    && stale.iter().any(|name| class.extends_from(name))
            };
            let more: Vec<String> = table.by_name.values().filter(is_new).map(file_of).collect();
            if more.is_empty() {
                break;
            }
            stale.extend(more);
        }
        table.by_name.retain(|_, class| !stale.contains(&file_of(class)));
        table.files.retain(|name, _| !stale.contains(name));
    }

    /// The file of a class.
    fn read(&self, name: &str) -> Option<Result<(String, String), String>> {
        let path = path_of(name);
        super::library::read(&path)
            .map(Ok)
            .or_else(|| self.path.as_ref().and_then(|it| it.read(&path)))
    }

    /// True if there is a class or a file for it.
    fn exists(&self, name: &str) -> bool {
        {
            let table = self.table();
            if table.by_name.contains_key(name) || table.loading.contains(name) {
                return true;
            }
        }
        let is_path = name.split('.').all(|part| {
            part.starts_with(|c: char| c.is_ascii_alphabetic())
                && part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
        });
        is_path && self.read(name).is_some()
    }
}

/// The path of the file of a class.
fn path_of(name: &str) -> String {
    format!("{}.cgs", name.replace('.', "/"))
}

/// The qualified name of the class in whose file a class stands.
fn file_of(class: &Arc<ClassInfo>) -> String {
    let mut outermost = class.clone();
    while let Some(outer) = outermost.enclosing.upgrade() {
        outermost = outer;
    }
    outermost.name.to_string()
}

/// The class whose members are the constants of its package.
const CONSTANTS: &str = "constants";

/// Packages whose classes need no qualification.
const IMPORTED: [&str; 4] = ["cgsuite.lang", "cgsuite.util", "game", "cgsuite.ui"];

/// The qualified name of the class of the program that a name means, seen from a class or from the session.
pub(crate) fn class_named(
    session: &Session,
    name: &str,
    from: Option<&ClassInfo>,
) -> Option<String> {
    class_seen_from(session, name, &from.map(ClassInfo::package).unwrap_or_default())
}

/// The same, seen from a package; the empty one is that of the session.
pub(crate) fn class_seen_from(session: &Session, name: &str, package: &str) -> Option<String> {
    if !package.is_empty() {
        let qualified = format!("{package}.{name}");
        if session.classes.exists(&qualified) {
            return Some(qualified);
        }
    }
    if session.classes.exists(name) {
        return Some(name.to_owned());
    }
    for package in IMPORTED {
        let qualified = format!("{package}.{name}");
        if session.classes.exists(&qualified) {
            return Some(qualified);
        }
    }
    // As positions are printed.
    let is_free = || !is_library_constant(session, name) && library::find(name).is_none();
    super::library::unqualified(name).filter(|_| is_free())
}

/// The qualified name of any class that a name means: one of the program or of the library.
pub(crate) fn any_class_named(
    session: &Session,
    name: &str,
    from: Option<&ClassInfo>,
) -> Option<String> {
    let mut level = from.map(|class| (class.nested(name).cloned(), class.enclosing.upgrade()));
    if let Some(class) = from
        && class.short_name() == name
    {
        return Some(class.name.to_string());
    }
    while let Some((found, outer)) = level {
        if let Some(class) = found {
            return Some(class.name.to_string());
        }
        level = outer.map(|class| (class.nested(name).cloned(), class.enclosing.upgrade()));
    }
    class_named(session, name, from).or_else(|| class_of_library(session, name))
}

/// The qualified name of the class of the library that a name means.
pub(crate) fn class_of_library(session: &Session, name: &str) -> Option<String> {
    if let Some(library::Entry::Class(class)) = library::find(name) {
        return Some(class.name.to_owned());
    }
    // Classes that have no name of their own here, and rulesets.
    let is_unnamed = CLASSES.iter().any(|class| class.name == name);
    if is_unnamed {
        return Some(name.to_owned());
    }
    let entries = session.registry.entries();
    let entry = entries.iter().find(|entry| {
        entry.name() == name || entry.name().rsplit_once('.').is_some_and(|(_, it)| it == name)
    });
    entry.map(|entry| entry.name().to_owned())
}

/// True if a name is that of a class that the program declares without a package.
pub(crate) fn declares(session: &Session, name: &str) -> bool {
    session.classes.get(name).is_some()
}

/// True if a path may be that of a class of the program.
pub(crate) fn may_declare(session: &Session, path: &str) -> bool {
    session.classes.exists(path)
}

/// True if a path is that of a class of the program, or of a file without one.
pub(crate) fn is_class_or_script(session: &mut Session, path: &str, span: Span) -> Evaluated<bool> {
    Ok(find_class(session, path, span)?.is_some() || session.classes.exists(path))
}

/// True if a name is that of a package of the program.
pub(crate) fn is_own_package(session: &Session, name: &str) -> bool {
    let begins = format!("{name}.");
    session.classes.table().by_name.keys().any(|class| class.starts_with(&begins))
        || session.classes.path.as_ref().is_some_and(|path| path.is_folder(name))
}

/// True if the library gives a name its meaning, in other ways than by a class or a function.
pub(crate) fn is_library_constant(session: &Session, name: &str) -> bool {
    library::is_constant(&session.registry, name)
}

/// The class with a qualified name, read from its file if it has not been met; `None` if there is none.
pub(crate) fn find_class(
    session: &mut Session,
    name: &str,
    span: Span,
) -> Evaluated<Option<Arc<ClassInfo>>> {
    if let Some(class) = session.classes.get(name) {
        return Ok(Some(class));
    }
    let version = session.classes.version(name);
    let Some(read) = session.classes.read(name) else { return Ok(None) };
    let (path, text) = read.map_err(|message| Failure::new(Mistake::BadFile, message, span))?;
    if !session.classes.table().loading.insert(name.to_owned()) {
        let message = format!("The class `{name}` extends itself.");
        return Err(Failure::new(Mistake::ClassDeclaration, message, span));
    }
    let result = load(session, name, &Source::new(path, text).into());
    let mut table = session.classes.table();
    table.loading.remove(name);
    if let (Ok(Some(_)), Some(version)) = (&result, version) {
        table.files.insert(name.to_owned(), version);
    }
    drop(table);
    result
}

/// Reads a class from its file.
fn load(
    session: &mut Session,
    name: &str,
    source: &Arc<Source>,
) -> Evaluated<Option<Arc<ClassInfo>>> {
    let placed = |failure: Failure| failure.stood_in(source);
    let mut script = parse(&source.text).map_err(|it| placed(it.into()))?;
    let short = name.rsplit('.').next().unwrap_or(name);
    let mut declared = None;
    for statement in script.statements.drain(..) {
        if let StatementKind::Class(class) = statement.kind {
            if class.name.text != short {
                let message = format!(
                    "The file `{}` declares a class with another name: `{}`",
                    source.name, class.name.text
                );
                return Err(placed(Failure::new(Mistake::BadFile, message, class.name.span)));
            }
            declared = Some(*class);
        }
    }
    // A file without a class is a script.
    let Some(class) = declared else { return Ok(None) };
    let class = build(session, class, name, source).map_err(placed)?;
    Ok(Some(class))
}

/// The class with a qualified name that code mentions.
pub(super) fn class_itself(
    session: &mut Session,
    name: &str,
    span: Span,
) -> Evaluated<Arc<ClassInfo>> {
    match find_class(session, name, span)? {
        Some(class) => Ok(class),
        None => Err(Failure::new(
            Mistake::ClassChanged,
            format!("Class no longer exists: `{name}`"),
            span,
        )),
    }
}

/// The qualified name of the class `constants` of a package of the program, if it has a member with a name: what that says is
/// called by the package and the name. The empty package is that of the session.
pub(crate) fn constants_with(
    session: &mut Session,
    package: &str,
    name: &str,
    span: Span,
) -> Evaluated<Option<String>> {
    let class = match package {
        "" => CONSTANTS.to_owned(),
        _ => format!("{package}.{CONSTANTS}"),
    };
    if name == CONSTANTS || !session.classes.exists(&class) {
        return Ok(None);
    }
    // While it is read it has none.
    if session.classes.table().loading.contains(&class) && session.classes.get(&class).is_none() {
        return Ok(None);
    }
    let Some(info) = find_class(session, &class, span)? else { return Ok(None) };
    let has_it = info.statics.contains_key(name)
        || info.field_numbers.contains_key(name)
        || info.properties.contains(name)
        || info.methods.contains(name)
        || info.nested(name).is_some();
    Ok(has_it.then_some(class))
}

/// The meaning of the name of a class of the program: the class, or the object of a singleton, or a script.
pub(crate) fn class_value(session: &mut Session, name: &str, span: Span) -> Evaluated<Value> {
    let Some(class) = find_class(session, name, span)? else { return script(session, name, span) };
    // A class that is nested in one with a single object belongs to that, also by its qualified name.
    let enclosing = match class.enclosing.upgrade() {
        Some(outer) if outer.modifiers.is_singleton => class_value(session, &outer.name, span)?,
        _ => Value::Nothing,
    };
    if class.modifiers.is_singleton {
        return singleton(session, &class, enclosing);
    }
    Ok(Value::Declared(BoundClass { class, enclosing }.into()))
}

/// A file without a class, as a function without parameters.
fn script(session: &mut Session, name: &str, span: Span) -> Evaluated<Value> {
    let Some(read) = session.classes.read(name) else {
        return Err(Failure::new(
            Mistake::ClassChanged,
            format!("Class no longer exists: `{name}`"),
            span,
        ));
    };
    let (path, text) = read.map_err(|message| Failure::new(Mistake::BadFile, message, span))?;
    let source = Source::new(path, text).into();
    Ok(Value::Script(crate::value::object::Program { name: name.into(), source }.into()))
}

/// Runs a file, and gives the value of its last statement.
pub(super) fn import(session: &mut Session, path: &Value, span: Span) -> Evaluated<Value> {
    let Value::String(path) = path else { return Ok(Value::Nothing) };
    let read = match &session.read_file {
        Some(read) => read(path),
        None => Err("There are no files here.".to_owned()),
    };
    let text = read.map_err(|message| Failure::new(Mistake::BadFile, message, span))?;
    evaluate_file(session, &Source::new(&**path, text).into())
}

/// True if a class is another one or extends it, by their qualified names.
pub(super) fn class_extends(session: &Session, class: &str, base: &str) -> bool {
    match session.classes.get(class) {
        Some(class) => class.extends(base),
        None => crate::class::extends(class, base),
    }
}
