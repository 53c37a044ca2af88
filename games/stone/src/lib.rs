//! Games with the stones of Go: Atari Go, endgames of Go, `NoGo`, Phutball.

mod atari_go;
mod go_endgame;
mod no_go;
mod phutball;

pub use atari_go::*;
pub use go_endgame::*;
pub use no_go::*;
pub use phutball::*;
use tweedle_rules::Entry;

/// The rulesets in here: a line for each.
// A static: what makes the rulesets is compiled here then, and not where the list is used.
pub static STONE_GAMES: &[&Entry] = &[&ATARI_GO, &GO_ENDGAME, &NO_GO, &PHUTBALL];
