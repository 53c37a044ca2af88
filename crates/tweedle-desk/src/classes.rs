//! Folders with the classes and scripts of programs.

use crate::read_file::read_file;
use std::io;
use std::path::PathBuf;
use std::time::UNIX_EPOCH;
use tweedle_script::{ClassPath, Version};

/// Folders in the order in which they are looked through.
pub struct Folders(Vec<PathBuf>);

impl Folders {
    /// A class path of these folders; a folder that does not exist has nothing in it.
    pub fn new(folders: Vec<PathBuf>) -> Folders {
        Folders(folders)
    }
}

impl ClassPath for Folders {
    fn read(&self, path: &str) -> Option<io::Result<(String, String)>> {
        let file = self.0.iter().map(|folder| folder.join(path)).find(|file| file.is_file())?;
        let name = file.display().to_string();
        Some(read_file(&name).map(|text| (name, text)))
    }

    fn version(&self, path: &str) -> Option<Version> {
        let found = self.0.iter().filter_map(|folder| folder.join(path).metadata().ok());
        let file = found.into_iter().find(std::fs::Metadata::is_file)?;
        let written =
            file.modified().ok()?.duration_since(UNIX_EPOCH).map_or(0, |it| it.as_nanos());
        Some(Version { written, length: file.len() })
    }

    fn is_folder(&self, path: &str) -> bool {
        self.0.iter().any(|folder| folder.join(path).is_dir())
    }
}
