//! The engine of Tweedle: what combinatorial games are worth.

mod control;
mod outcome;
mod player;
mod ruleset;
mod theories;

pub use control::{Control, Stop, human_bytes};
pub use outcome::Outcome;
pub use player::Player;
pub use ruleset::{Ruleset, Symmetry, Theory};
pub use theories::{Birthday, Grundy, Outcomes};

pub mod form;
pub mod number;
pub mod short;
pub mod walk;
