//! Games in which pieces walk on a board: Fox and Geese, Hare and Hounds, King Dirt, Northcott's game, Sheep, Ski-Jumps.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_chase_games::HareAndHounds;
//! use tweedle_rules::Notation;
//!
//! let board = HareAndHounds.parse("#...#|.ddh.|#d..#")?;
//! assert_eq!(HareAndHounds.options(&board, Player::Right)?.len(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod fox_and_geese;
mod hare_and_hounds;
mod king_dirt;
mod northcott;
mod sheep;
mod ski_jumps;

pub use fox_and_geese::*;
pub use hare_and_hounds::*;
pub use king_dirt::*;
pub use northcott::*;
pub use sheep::*;
pub use ski_jumps::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    CHASE_GAMES: [
        CEYLONESE_FOX_AND_GEESE,
        FOX_AND_GEESE,
        GEN_FOX_AND_GEESE,
        HARE_AND_HOUNDS,
        KING_DIRT,
        NORTHCOTT,
        SHEEP,
        SKI_JUMPS,
    ]
}
