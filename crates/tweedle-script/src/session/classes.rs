//! The classes of a program: those that have been met, and the places of the others.

use crate::value::declared::ClassInfo;
use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A place of files with classes and scripts.
pub trait ClassPath: Send + Sync {
    /// The name and the text of the file for a qualified name, such as `game/grid/Clobber.cgs`; `None` if there is no
    /// such file, and an error if it cannot be read.
    fn read(&self, path: &str) -> Option<io::Result<(String, String)>>;

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
    table: Arc<Mutex<ClassTable>>,
    /// The number of times that anything has changed that names may mean.
    changes: Arc<AtomicU64>,
    /// The number of times that a class has taken the place of another one.
    replaced: Arc<AtomicU64>,
    /// The place of the files.
    pub(crate) path: Option<Arc<dyn ClassPath>>,
}

#[derive(Default)]
struct ClassTable {
    by_name: HashMap<String, Arc<ClassInfo>>,
    /// The files that classes were read from, by the names of these classes, as the files were then.
    files: HashMap<String, Version>,
    /// The classes that are being read.
    loading: HashSet<String>,
    next_id: u32,
}

impl Classes {
    fn table(&self) -> MutexGuard<'_, ClassTable> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number for a new class.
    pub(crate) fn next_id(&self) -> u32 {
        let mut table = self.table();
        table.next_id += 1;
        table.next_id
    }

    /// The number of times that anything has changed that names may mean.
    pub(crate) fn changes(&self) -> u64 {
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
    pub(crate) fn insert(&self, class: Arc<ClassInfo>) {
        self.change();
        if self.table().by_name.insert(class.name.to_string(), class).is_some() {
            self.replaced.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// Forgets a class.
    pub(crate) fn remove(&self, name: &str) {
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
    pub(crate) fn version(&self, name: &str) -> Option<Version> {
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
    pub(crate) fn read(&self, name: &str) -> Option<io::Result<(String, String)>> {
        let path = path_of(name);
        crate::written::read(&path)
            .map(Ok)
            .or_else(|| self.path.as_ref().and_then(|it| it.read(&path)))
    }

    /// Notes that a class is being read from its file; `false` if it is already.
    pub(crate) fn begin(&self, name: &str) -> bool {
        self.table().loading.insert(name.to_owned())
    }

    /// Notes that it is being read no more; `version` is that of the file if a class stands in it.
    pub(crate) fn end(&self, name: &str, version: Option<Version>) {
        let mut table = self.table();
        table.loading.remove(name);
        if let Some(version) = version {
            table.files.insert(name.to_owned(), version);
        }
    }

    /// True if a class is being read and not known yet.
    pub(crate) fn is_being_read(&self, name: &str) -> bool {
        let table = self.table();
        table.loading.contains(name) && !table.by_name.contains_key(name)
    }

    /// True if a name is that of a package.
    pub(crate) fn has_package(&self, name: &str) -> bool {
        let begins = format!("{name}.");
        self.table().by_name.keys().any(|class| class.starts_with(&begins))
            || self.path.as_ref().is_some_and(|path| path.is_folder(name))
    }

    /// True if there is a class or a file for it.
    pub(crate) fn exists(&self, name: &str) -> bool {
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
