//! The universal game: literal forms `{L|R}`, never simplified.

mod forms;

pub use forms::{FormId, Forms, Play};
