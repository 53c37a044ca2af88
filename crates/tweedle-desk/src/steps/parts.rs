//! What the parts of a way to a value are made of.

use crate::answer::{Format, Picture, StepsPart};
use tweedle_draw::{COLUMNS, Scene, Theme};
use tweedle_engine::short::{Id, Store};

/// The most options of a side, and the most moves, that are told one by one.
pub(super) const MOST_TOLD: usize = 40;

/// A part without pictures.
pub(super) fn part(title: impl Into<String>, lines: Vec<String>) -> StepsPart {
    StepsPart { title: title.into(), lines, pictures: Vec::new() }
}

/// A picture of a part.
pub(super) fn picture(scene: &Scene, format: Format) -> Picture {
    Picture::of(scene, format, Theme::Page, COLUMNS)
}

/// Whether a game is a number, a sum of ups and a nimber, whose name says what it is.
pub(super) fn is_named(store: &Store, g: Id) -> bool {
    store.as_number_up_star(g).is_some()
}
