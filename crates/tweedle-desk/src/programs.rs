//! Files of programs in folders, and the qualified names of the classes in them.

use crate::Trouble;
use crate::kept::read_text;
use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};
use tweedle_script::outline;

/// Folders may stand so deep inside of each other.
const DEEPEST: usize = 30;

/// The largest number of files that are looked through.
const MOST_FILES: usize = 20_000;

/// A file of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The file.
    pub file: PathBuf,
    /// The folder that qualified names begin in.
    pub root: PathBuf,
    /// The qualified name of a class in the file: `a.B` for `a/B.cgs`.
    pub name: String,
}

impl Program {
    /// A file. Names begin in that of the folders in which it stands, and in its own folder if it stands in none.
    pub fn new(file: &Path, folders: &[PathBuf]) -> Program {
        let own = file.parent().unwrap_or(Path::new(""));
        let root = folders.iter().find(|folder| file.starts_with(folder));
        let root = root.map_or(own, PathBuf::as_path);
        let within = file.strip_prefix(root).unwrap_or(file).with_extension("");
        let parts = within.components().map(|part| part.as_os_str().to_string_lossy());
        let name = parts.collect::<Vec<_>>().join(".");
        Program { file: file.to_owned(), root: root.to_owned(), name }
    }

    /// The name of the file in messages.
    pub fn display(&self) -> String {
        self.file.display().to_string()
    }

    /// The text of the file.
    ///
    /// # Errors
    /// [`Trouble`] with a sentence that says why it cannot be read.
    pub fn read(&self) -> Result<String, Trouble> {
        read_text(&self.file).map_err(|error| Trouble::unreadable(self.file.display(), error))
    }
}

/// The files that are meant by paths of files and of folders, in the order of the paths; those of a folder are the files
/// `*.cgs` in it and in the folders inside of it, by name. Hidden ones are left out.
///
/// # Errors
/// [`Trouble`] if there is no such file or folder, or a folder cannot be read.
pub fn programs(paths: &[PathBuf], folders: &[PathBuf]) -> Result<Vec<Program>, Trouble> {
    let mut found = Vec::new();
    for path in paths {
        let cannot = |error| Trouble::unreadable(path.display(), error);
        if fs::metadata(path).map_err(cannot)?.is_dir() {
            let root = folders.iter().find(|folder| path.starts_with(folder)).unwrap_or(path);
            let mut files = Vec::new();
            add_folder(path, DEEPEST, &mut files).map_err(cannot)?;
            let root = std::slice::from_ref(root);
            found.extend(files.iter().map(|file| Program::new(file, root)));
        } else {
            found.push(Program::new(path, folders));
        }
    }
    Ok(found)
}

/// Adds the programs of a folder.
fn add_folder(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<Result<_, _>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let path = entry.path();
        let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
        if is_hidden || files.len() >= MOST_FILES {
            continue;
        }
        let kind = entry.file_type()?;
        if kind.is_dir() && depth > 0 {
            // One that cannot be read has nothing in it.
            let _ = add_folder(&path, depth - 1, files);
        } else if is_program(&path) && path.is_file() {
            files.push(path);
        }
    }
    Ok(())
}

/// True if the name of a file is that of a program.
pub fn is_program(path: &Path) -> bool {
    path.extension().is_some_and(|it| it.eq_ignore_ascii_case("cgs"))
}

/// The names of the members of all classes in these files, in those beside them and in these folders.
pub fn members(programs: &[Program], folders: &[PathBuf]) -> HashSet<String> {
    let mut files: Vec<PathBuf> = programs.iter().map(|it| it.file.clone()).collect();
    for folder in folders {
        let _ = add_folder(folder, DEEPEST, &mut files);
    }
    let roots: HashSet<&PathBuf> = programs.iter().map(|it| &it.root).collect();
    for root in roots {
        let beside = if root.as_os_str().is_empty() { Path::new(".") } else { root };
        let _ = add_folder(beside, 0, &mut files);
    }
    files.sort_unstable();
    files.dedup();
    let texts = files.iter().filter_map(|file| read_text(file).ok());
    let symbols = texts.flat_map(|text| outline(&text));
    symbols.filter(|it| it.owner.is_some()).map(|it| it.name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn qualified_names() {
        let name = |file: &str, folders: &[&str]| {
            let folders: Vec<PathBuf> = folders.iter().map(PathBuf::from).collect();
            Program::new(Path::new(file), &folders).name
        };
        assert_eq!(name("A.cgs", &[]), "A");
        assert_eq!(name("x/A.cgs", &[]), "A");
        assert_eq!(name("x/y/A.cgs", &["x"]), "y.A");
        assert_eq!(name("x/y/A.cgs", &["z", "x"]), "y.A");
    }
}
