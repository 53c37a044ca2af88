//! Files that are kept between runs.

use std::path::PathBuf;

/// The directory of these files, by the XDG base directory specification.
pub(crate) fn directory() -> Option<PathBuf> {
    let from_environment = |name: &str| {
        let path = PathBuf::from(std::env::var_os(name)?);
        path.is_absolute().then_some(path)
    };
    let state = from_environment("XDG_STATE_HOME")
        .or_else(|| Some(from_environment("HOME")?.join(".local/state")))?;
    let directory = state.join("tweedle");
    std::fs::create_dir_all(&directory).ok()?;
    Some(directory)
}
