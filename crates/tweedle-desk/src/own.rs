//! Rulesets of a user's own: programs in folders, with what their comments tell of them.

use crate::programs::{Program, programs};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;
use std::time::UNIX_EPOCH;
use tweedle_script::{SymbolKind, outline};

/// The most rulesets of one's own that are listed.
const MOST: usize = 500;
/// The words in the heads of classes of positions, and of rulesets on heaps.
const KINDS: [&str; 2] = ["Game", "Ruleset"];

/// A ruleset in a file of a user's own.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OwnRuleset {
    /// The qualified name of its class.
    pub name: String,
    /// The beginning of the comment before the class, up to its first empty line.
    pub summary: String,
    /// The position of the first example in that comment; `None` if there is no example of the class.
    pub start: Option<String>,
    /// The file.
    pub file: String,
    /// The time at which the file was written, in milliseconds since 1970.
    pub written: u64,
}

/// The rulesets in these folders and those inside of them, 500 at most: the files whose first declaration is a class with
/// the name of the file, and which have a class of games. What cannot be read has none.
///
/// ```
/// let folder = std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/rulesets"));
/// let own = tweedle_desk::own_rulesets(&[folder]);
/// let amazons = own.iter().find(|it| it.name == "Amazons").expect("an example");
/// assert_eq!(amazons.start.as_deref(), Some("Amazons(\"x..|..o\")"));
/// assert!(own.iter().any(|it| it.name == "Nim" && it.start.as_deref() == Some("Nim(3)")));
/// assert!(amazons.summary.starts_with("Amazons: move one of your amazons"));
/// ```
pub fn own_rulesets(folders: &[PathBuf]) -> Vec<OwnRuleset> {
    let files = folders.iter().filter_map(|folder| {
        programs(std::slice::from_ref(folder), std::slice::from_ref(folder)).ok()
    });
    files.flatten().filter_map(|program| own(&program)).take(MOST).collect()
}

/// The ruleset in a file, if there is one.
fn own(program: &Program) -> Option<OwnRuleset> {
    let written = program.file.metadata().ok()?.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    let symbols = outline(&program.read().ok()?);
    let class = symbols.first().filter(|it| it.kind == SymbolKind::Class)?;
    let is_named = program.name.rsplit('.').next() == Some(class.name.as_str());
    let mut classes = symbols.iter().filter(|it| it.kind == SymbolKind::Class);
    if !is_named || !classes.any(|it| KINDS.iter().any(|kind| it.head.contains(kind))) {
        return None;
    }
    let doc = class.doc.clone().unwrap_or_default();
    let mut inputs = doc.lines().filter_map(|line| line.trim().strip_prefix("> "));
    let call = inputs.find_map(|input| call_of(input, &program.name, &class.name));
    Some(OwnRuleset {
        name: program.name.clone(),
        summary: doc.split("\n\n").next().unwrap_or_default().replace('\n', " "),
        start: call,
        file: program.display(),
        written: u64::try_from(written.as_millis()).unwrap_or(u64::MAX),
    })
}

/// The call of a class at the beginning of an input, by the qualified name of the class.
fn call_of(input: &str, name: &str, short: &str) -> Option<String> {
    let named = input.strip_prefix(name).or_else(|| input.strip_prefix(short))?;
    let (mut depth, mut is_text) = (0_usize, false);
    for (at, sign) in named.char_indices() {
        match sign {
            '"' => is_text = !is_text,
            '(' if !is_text => depth += 1,
            ')' if !is_text => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 {
            return (sign == ')').then(|| format!("{name}{}", &named[..=at]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls() {
        let check = |input: &str, expected: Option<&str>| {
            assert_eq!(call_of(input, "a.Maze", "Maze").as_deref(), expected, "{input}");
        };
        check("Maze(\"..)\").CanonicalForm", Some("a.Maze(\"..)\")"));
        check("a.Maze(Grid.Empty(2, 2)) + 1", Some("a.Maze(Grid.Empty(2, 2))"));
        check("Mazes(1)", None);
        check("Maze + 1", None);
        check("Maze(1", None);
        check("1 + Maze(1)", None);
    }
}
