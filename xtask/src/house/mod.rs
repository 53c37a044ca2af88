//! The parts of the workspace: its crates, their folders, and the circles of files that import each
//! other. All of it is read from the sources; nothing is compiled.

mod building;
mod built;
mod circles;
mod crates;
mod folders;
mod imports;
mod locals;
mod modules;
mod named;
mod order;
mod page;
mod report;
mod resolve;
mod scope;
mod sentences;
mod sources;
#[cfg(test)]
mod testing;
mod tests_only;
mod tokens;

use crate::places::root;
use anyhow::{Context, Result, bail};
use building::buildings;
use std::collections::BTreeSet;
use std::fs;

/// The page that names the circles and says the order of the crates.
const PAGE: &str = "ARCHITECTURE.md";

/// Prints the crates, their folders and the circles of files.
///
/// # Errors
/// A source that cannot be read.
pub(crate) fn print() -> Result<()> {
    print!("{}", report::report(&buildings(&root())?));
    Ok(())
}

/// Checks that each circle of files is named in `ARCHITECTURE.md`, that each circle named there exists,
/// and that imports between crates go up the table there; that each sentence of the catalogue is said; and that the page of the server was made
/// after the last change of its sources.
///
/// # Errors
/// A message that says which thing is wrong and what to do, or a source that cannot be read.
pub(crate) fn check() -> Result<()> {
    let buildings = buildings(&root())?;
    let page = fs::read_to_string(root().join(PAGE)).context(PAGE)?;
    let members: Vec<_> = buildings.iter().map(|building| &building.member).collect();
    let circles: Vec<_> = buildings.iter().flat_map(|building| &building.circles).collect();
    let files: BTreeSet<_> =
        buildings.iter().flat_map(|building| &building.files).map(String::as_str).collect();
    let mut wrong = order::wrong(&order::of_page(&page), &members);
    wrong.extend(named::wrong(&named::of_page(&page), &circles, &files));
    wrong.extend(sentences::wrong(&root())?);
    wrong.extend(built::wrong(&root())?);
    if !wrong.is_empty() {
        bail!("{}", wrong.join("\n"));
    }
    println!(
        "every circle of files has its reason, imports between crates go up, and the page is as its sources"
    );
    Ok(())
}
