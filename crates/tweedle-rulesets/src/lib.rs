//! The games people play: heaps, strips, grids and graphs, and games with entailing moves.
//!
//! Each family of games is a crate of its own, with one file for each ruleset. This crate lists them: all
//! their types, and [`standard`], the registry of them by their names with the searches that find some of
//! their worths faster than by walking.
//!
//! ```
//! use tweedle_engine::{Player, Ruleset};
//! use tweedle_rulesets::{Domineering, Notation};
//!
//! let domineering = Domineering::<u64>::new();
//! let board = domineering.parse("..|..")?;
//! let options = domineering.options(&board, Player::Left)?;
//! assert_eq!(options.len(), 2);
//! assert_eq!(domineering.print(&options[0]), "#.|#.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub use tweedle_chase_games::*;
pub use tweedle_clobber_games::*;
pub use tweedle_entailing_games::*;
pub use tweedle_graph_games::*;
pub use tweedle_grid_games::*;
pub use tweedle_heap_games::*;
pub use tweedle_rules::*;
pub use tweedle_stone_games::*;
pub use tweedle_strip_games::*;

/// All rulesets by their names, with what finds worths of some faster than by walking.
///
/// ```
/// use tweedle_rulesets::{Argument, standard};
/// let registry = standard();
/// let subtraction = registry.rules("game.heap.Subtraction", &[
///     Argument::Numbers(vec![1, 2]),
///     Argument::Boolean(false),
/// ])?;
/// assert_eq!(subtraction.expression(), "game.heap.Subtraction([1,2])");
/// let board = registry.rules("game.grid.Domineering", &[])?.place("..|.#")?;
/// assert_eq!(board.expression(), "game.grid.Domineering(\"..|.#\")");
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
pub fn standard() -> Registry {
    let families = [
        CHASE_GAMES,
        CLOBBER_GAMES,
        ENTAILING_GAMES,
        GRAPH_GAMES,
        GRID_GAMES,
        HEAP_GAMES,
        STONE_GAMES,
        STRIP_GAMES,
    ];
    Registry::new(families.concat(), tweedle_solvers::solvers())
}
