//! The cells of a strip: read and drawn.

use tweedle_rules::{NotationError, picture};

/// The cells with their numbers below.
pub(super) fn drawn(strip: &str) -> String {
    picture::numbered("", strip.chars().map(String::from))
}

/// The things on the cells of a strip of at most `most` cells, by the numbers of their characters.
///
/// # Errors
/// [`NotationError`] about a character that is none of them, and about too long a strip.
pub(super) fn read_cells(
    text: &str,
    cells: &[char],
    game: &str,
    most: u32,
) -> Result<Vec<u8>, NotationError> {
    let mut kinds = Vec::new();
    for (at, found) in text.chars().enumerate() {
        if at >= most as usize {
            let count = text.chars().count();
            let message =
                format!("This strip has {count} cells; a strip of {game} has at most {most}.");
            return Err(NotationError::new(message, at..count));
        }
        let kind = cells.iter().position(|&known| known == found);
        let kind = kind.ok_or_else(|| NotationError::unknown_cell(found, at, game, cells))?;
        kinds.push(kind as u8);
    }
    Ok(kinds)
}
