//! Who wins a game, and how: solvers, strategies, players and matches.

mod chomp_table;
mod nimber_search;

pub use chomp_table::ChompTable;
pub use nimber_search::NimberSearch;
