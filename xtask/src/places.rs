//! Places of files.

use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_owned()
}

/// The folder in which the workspace's programs are built.
pub(crate) fn target() -> PathBuf {
    // A relative path counts from where the user is; joined to the root it stays in one place.
    std::env::var_os("CARGO_TARGET_DIR")
        .map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// Makes a folder that is empty; what was in it is removed.
///
/// # Errors
/// If it cannot be made.
pub(crate) fn empty(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

/// Copies the files of a folder and of the folders in it.
///
/// # Errors
/// If a file cannot be read or written.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to)?;
    for file in fs::read_dir(from)? {
        let file = file?.path();
        let Some(name) = file.file_name().filter(|name| *name != "__pycache__") else { continue };
        if file.is_dir() {
            copy(&file, &to.join(name))?;
        } else {
            fs::copy(&file, to.join(name))?;
        }
    }
    Ok(())
}
