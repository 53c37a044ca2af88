//! The walker: from a position, by a ruleset, to its worth in a theory.

pub mod couples;
mod cycle;
mod error;
mod explore;
mod followers;
mod index;
mod induction;
mod mirror;
mod options;
mod retrograde;
mod space;
mod told;
mod walker;

pub use crate::memo::Memo;
pub use cycle::find_loop;
pub use error::WalkError;
pub use followers::followers;
pub use index::Index;
pub use induction::{Labels, backward_induction};
pub use mirror::pairs_off;
pub use options::{Gathering, count_moves, make_room_for_moves, options};
pub use retrograde::{Endings, LoopyNimbers, loopy_graph, loopy_nimbers, retrograde};
pub use space::{Moves, Part, Space, SpaceOf, Turns, Wanted};
pub use told::Told;
pub use walker::Walker;
