//! Loopy games: values where play can go round.
//!
//! A position may come again, so play may be endless. [`Stoppers`] holds the values in canonical form of games in
//! which alternating play ends all the same; any other game has two [`Sides`], most often stoppers again.
//! ```
//! use tweedle_engine::{Control, Player, loopy::{Graph, Stoppers}, short::Store};
//! let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
//! // dud = {pass | pass}: each player can always pass.
//! let mut graph = Graph::new();
//! let dud = graph.add_vertex();
//! graph.add_edge(dud, Player::Left, dud);
//! graph.add_edge(dud, Player::Right, dud);
//! let value = stoppers.values(&mut store, &graph)?[dud].clone();
//! assert_eq!(value.stoppers(), Some(Player::BOTH.map(Stoppers::always)));
//! # Ok::<(), tweedle_engine::Stop>(())
//! ```
//!
//! Sources: Berlekamp, Conway, Guy, *Winning Ways*, ch. 11; Siegel, *CGT*, ch. VI; Siegel, "Coping with cycles".

mod graph;
mod kinds;
mod known;
mod ko;
mod marking;
mod node;
mod ordinal;
mod print;
mod settle;
mod sided;
mod sides;
mod simplify;
mod stops;
mod store;
mod sums;
mod thermograph;
mod values;

pub use graph::Graph;
pub use ko::NoKo;
pub use node::Stopper;
pub use sides::{Round, Side, Sides};
pub use stops::Pseudonumber;
pub use store::Stoppers;
pub use thermograph::Activity;
pub use values::Target;
