//! Games on graphs, and of lines between points.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_graph_games::Hackenbush;
//! use tweedle_rules::Notation;
//!
//! let stalk = Hackenbush.parse("lr")?;
//! let options = Hackenbush.options(&stalk, Player::Right)?;
//! assert_eq!(Hackenbush.print(&options[0]), "l");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod annihilation;
mod brussels_sprouts;
mod col;
mod digraph;
mod digraph_placement;
mod geography;
mod hackenbush;
mod hackenbush_bush;
mod hackenbush_draw;
mod hackenbush_picture;
mod node_kayles;
mod poset;
mod poset_game;
mod sim;
mod sprouts;
mod tinted;
mod tokens;
mod yashima_game;

pub use annihilation::*;
pub use brussels_sprouts::*;
pub use col::*;
pub use digraph::Digraph;
pub use digraph_placement::*;
pub use geography::*;
pub use hackenbush::*;
pub use hackenbush_picture::{Colour, Picture};
pub use node_kayles::*;
pub use poset::{DownSet, Poset};
pub use poset_game::*;
pub use sim::*;
pub use sprouts::*;
pub use tinted::TintedGraph;
pub use tokens::*;
pub use yashima_game::*;

tweedle_rules::rulesets! {
    /// The rulesets in here: a line for each.
    GRAPH_GAMES: [
        ANNIHILATION,
        BRUSSELS_SPROUTS,
        COL,
        DIGRAPH_PLACEMENT,
        EDGE_GEOGRAPHY,
        HACKENBUSH,
        NODE_KAYLES,
        POSET_GAME,
        SIM,
        SNORT,
        SPROUTS,
        TOKENS,
        UNDIRECTED_EDGE_GEOGRAPHY,
        UNDIRECTED_VERTEX_GEOGRAPHY,
        VERTEX_GEOGRAPHY,
        YASHIMA_GAME,
    ]
}
