//! The universal game: literal forms `{L|R}`, never simplified.

mod forms;
mod universal;

pub use forms::{FormId, Forms};
