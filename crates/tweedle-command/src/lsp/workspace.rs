//! The texts that are open, the files around them, and the results of checks of them.

use super::place::path_of;
use crate::limits::Limits;
use gen_lsp_types::Uri;
use std::collections::{BTreeMap, HashMap, HashSet};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use tweedle_desk::kept::read_text;
use tweedle_desk::{Program, programs};
use tweedle_engine::Control;
use tweedle_rules::Registry;
use tweedle_script::{Checked, ClassPath, Session, Symbol, Unit, outline};

/// The largest number of files of the workspace that are looked through.
const MOST_FILES: usize = 2_000;

/// The texts that are open, by the names that the editor gives them.
type Open = BTreeMap<String, Document>;

/// A text that is open.
#[derive(Clone)]
pub(super) struct Document {
    pub(super) uri: Uri,
    pub(super) text: Arc<str>,
    /// The file; a text that was never saved has none.
    pub(super) path: Option<PathBuf>,
}

/// The knowledge of the server.
pub(super) struct Workspace {
    limits: Limits,
    /// The rulesets that programs know.
    pub(super) registry: Registry,
    control: Control,
    /// The folders that the editor has open, and those of `--classes`.
    folders: Vec<PathBuf>,
    open: Open,
    /// The declarations of files that are not open.
    outlines: HashMap<PathBuf, (Arc<str>, Arc<[Symbol]>)>,
}

impl Workspace {
    /// No texts.
    pub(super) fn new(limits: Limits) -> Workspace {
        let control = limits.control();
        let folders = limits.folders().collect();
        Workspace {
            limits,
            registry: limits.registry(),
            control,
            folders,
            open: Open::new(),
            outlines: HashMap::new(),
        }
    }

    /// Adds a folder that the editor has open.
    pub(super) fn add_folder(&mut self, folder: PathBuf) {
        self.folders.insert(0, folder);
        self.look_again();
    }

    /// Reads the files of the workspace.
    pub(super) fn look_again(&mut self) {
        let folders: Vec<PathBuf> = self.folders.iter().filter(|it| it.is_dir()).cloned().collect();
        let files = programs(&folders, &folders).unwrap_or_default();
        let paths: HashSet<PathBuf> =
            files.into_iter().map(|it| it.file).take(MOST_FILES).collect();
        self.outlines.retain(|path, _| paths.contains(path));
        for path in paths {
            let Ok(text) = read_text(&path) else { continue };
            let is_known = self.outlines.get(&path).is_some_and(|(old, _)| **old == text);
            if !is_known {
                let symbols = outline(&text).into();
                self.outlines.insert(path, (text.into(), symbols));
            }
        }
    }

    /// Makes a text known, or its new version.
    pub(super) fn set(&mut self, uri: Uri, text: String) {
        let path = path_of(&uri);
        self.open.insert(uri.as_ref().to_owned(), Document { uri, text: text.into(), path });
    }

    /// Forgets a text.
    pub(super) fn close(&mut self, uri: &Uri) {
        self.open.remove(uri.as_ref());
    }

    /// A text that is open.
    pub(super) fn document(&self, uri: &Uri) -> Option<&Document> {
        self.open.get(uri.as_ref())
    }

    /// All texts that are open.
    pub(super) fn documents(&self) -> Vec<Document> {
        self.open.values().cloned().collect()
    }

    /// All files of the workspace and texts that are open, with their declarations.
    pub(super) fn texts(&self) -> Vec<(PathBuf, Arc<str>, Arc<[Symbol]>)> {
        let mut all: Vec<(PathBuf, Arc<str>, Arc<[Symbol]>)> = Vec::new();
        for document in self.open.values() {
            let path = document.path.clone().unwrap_or_else(|| document.uri.as_ref().into());
            all.push((path, document.text.clone(), outline(&document.text).into()));
        }
        for (path, (text, symbols)) in &self.outlines {
            if !all.iter().any(|(open, ..)| open == path) {
                all.push((path.clone(), text.clone(), symbols.clone()));
            }
        }
        all
    }

    /// The names of the members of all classes that are known.
    fn members(&self) -> HashSet<String> {
        let texts = self.texts();
        let symbols = texts.iter().flat_map(|(.., symbols)| symbols.iter());
        symbols.filter(|it| it.owner.is_some()).map(|it| it.name.clone()).collect()
    }

    /// A session that finds the classes which a text mentions. Nothing is run in it.
    pub(super) fn session(&self, path: &Path) -> Session {
        let program = Program::new(path, &self.folders);
        let own = path.parent().map(Path::to_owned);
        let folders = [program.root].into_iter().chain(own).chain(self.folders.iter().cloned());
        let open = self.open.values().filter_map(|it| Some((it.path.clone()?, it.text.clone())));
        let mut session = self.limits.plain_desk(&self.control).into_session();
        session.set_class_path(Overlay { folders: folders.collect(), open: open.collect() });
        session
    }

    /// The results of a check of a text, and the session that found them.
    pub(super) fn check(&self, path: &Path, text: &str) -> (Checked, Session) {
        let program = Program::new(path, &self.folders);
        let mut session = self.session(path);
        let file = program.display();
        let unit = Unit { file: &file, name: &program.name, text };
        let checked = session.check(unit, &self.members());
        (checked, session)
    }

    /// The same of a text that is open.
    pub(super) fn check_document(&self, document: &Document) -> (Checked, Session) {
        let path = document.path.clone().unwrap_or_else(|| PathBuf::from("untitled.cgs"));
        self.check(&path, &document.text)
    }
}

/// Files, in the versions that an editor has not saved.
struct Overlay {
    folders: Vec<PathBuf>,
    open: HashMap<PathBuf, Arc<str>>,
}

impl ClassPath for Overlay {
    fn read(&self, path: &str) -> Option<io::Result<(String, String)>> {
        let files = self.folders.iter().map(|folder| folder.join(path));
        for file in files {
            let name = file.display().to_string();
            if let Some(text) = self.open.get(&file) {
                return Some(Ok((name, text.to_string())));
            }
            if file.is_file() {
                let text = read_text(&file)
                    .map_err(|it| io::Error::new(it.kind(), format!("Cannot read {name}: {it}.")));
                return Some(text.map(|text| (name, text)));
            }
        }
        None
    }

    fn is_folder(&self, path: &str) -> bool {
        self.folders.iter().any(|folder| folder.join(path).is_dir())
    }
}
