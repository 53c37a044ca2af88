//! The style of figures, and the reasons why one is not drawn.

use crate::scene::Ink;

/// The style of figures.
#[derive(Clone, Copy)]
pub(crate) struct Style {
    /// True if rows, columns and cells have their names beside them.
    pub(crate) has_names: bool,
    /// The colour of what a move has changed.
    pub(crate) mark: Ink,
    /// True if a position of which there is no picture is written instead.
    pub(crate) or_written: bool,
}

/// The reason why a position has no picture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotDrawn {
    /// There are no pictures of such positions.
    #[error(
        "There is no picture of positions of {0}; there are of boards, strips, heaps, graphs, and dots with lines between them."
    )]
    Kind(String),
    /// There is too much to be drawn: a complete sentence.
    #[error("{0}")]
    TooLarge(String),
}

/// Refuses more things than a picture shows.
pub(crate) fn within(count: usize, most: usize, things: &str) -> Result<(), NotDrawn> {
    if count <= most {
        return Ok(());
    }
    let message =
        format!("The position has {count} {things}, and {most} is the most that is drawn.");
    Err(NotDrawn::TooLarge(message))
}
