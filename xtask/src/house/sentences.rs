//! The catalogue of sentences: each is said somewhere.

use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the catalogue.
const CATALOGUE: &str = "crates/tweedle-syntax/src/say";

/// What is wrong with the catalogue of the workspace at `root`: a line for each sentence that no source says.
///
/// # Errors
/// A source that cannot be read.
pub(crate) fn wrong(root: &Path) -> Result<Vec<String>> {
    let mut names = Vec::new();
    // Its own file makes the functions, and has no sentences.
    let families = sources(&root.join(CATALOGUE))?.into_iter();
    for path in families.filter(|path| !path.ends_with("mod.rs")) {
        let text = read(&path)?;
        names.extend(names_of(&text).map(str::to_owned));
    }
    let mut said = String::new();
    for path in sources(&root.join("crates"))? {
        if !path.starts_with(root.join(CATALOGUE)) {
            said.push_str(&read(&path)?);
        }
    }
    let unsaid = names.iter().filter(|name| !said.contains(&format!("say::{name}(")));
    Ok(unsaid.map(|name| format!("nothing says the sentence `{name}` of {CATALOGUE}")).collect())
}

/// The names of the sentences of a file: a sentence begins with its name and the names of its arguments.
fn names_of(text: &str) -> impl Iterator<Item = &str> {
    text.lines().filter_map(|line| {
        let (name, rest) = line.strip_prefix("        ")?.split_once('(')?;
        let is_name = !name.is_empty() && name.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        (is_name && rest.contains(')')).then_some(name)
    })
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| path.display().to_string())
}

/// The sources in a folder and in those inside of it.
fn sources(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|it| it == "rs") {
            found.push(path);
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stand_before_arguments() {
        let text = "sentences! {\n    Kind: {\n        one() \"A.\";\n        two(a, b)\n            \"{a} (b)\";\n    }\n}";
        assert_eq!(names_of(text).collect::<Vec<_>>(), ["one", "two"]);
    }
}
