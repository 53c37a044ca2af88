//! Games on a strip of cells, which are called by their numbers from 1.

mod blockbusting;
mod kotzigs_nim;
mod pieces;
mod silver_dollar;
mod toads_and_frogs;
mod toppling_dominoes;
mod woodpush;

use crate::{Entry, NotationError, picture};
pub use blockbusting::*;
pub use kotzigs_nim::*;
pub use pieces::Strip;
pub use silver_dollar::*;
pub use toads_and_frogs::*;
pub use toppling_dominoes::*;
pub use woodpush::*;

/// The rulesets in here: a line for each.
pub(crate) const ENTRIES: &[&Entry] = &[
    &BACKSLIDING_TOADS_AND_FROGS,
    &BLOCKBUSTING,
    &ELEPHANTS_AND_RHINOS,
    &GEN_TOADS_AND_FROGS,
    &KOTZIGS_NIM,
    &SILVER_DOLLAR,
    &TOADS_AND_FROGS,
    &TOPPLING_DOMINOES,
    &WOODPUSH,
];

/// The cells with their numbers below.
fn drawn(strip: &str) -> String {
    picture::numbered("", strip.chars().map(String::from))
}

/// What is on each cell of a strip of at most so many, by the number of its character.
///
/// # Errors
/// [`NotationError`] about a character that is none of them, and about too long a strip.
fn read_cells(
    text: &str,
    cells: &[char],
    game: &str,
    most: u32,
) -> Result<Vec<usize>, NotationError> {
    let mut kinds = Vec::new();
    for (at, found) in text.chars().enumerate() {
        if at >= most as usize {
            let count = text.chars().count();
            let message =
                format!("This strip has {count} cells; a strip of {game} has at most {most}.");
            return Err(NotationError::new(message, at..count));
        }
        let kind = cells.iter().position(|&known| known == found);
        kinds.push(kind.ok_or_else(|| NotationError::unknown_cell(found, at, game, cells))?);
    }
    Ok(kinds)
}
