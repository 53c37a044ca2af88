//! Positions and all their followers as a graph, of which the loopy values are asked.

use crate::loopy::Graph;
use crate::walk::explore::explore;
use crate::walk::space::{Space, SpaceOf, Wanted};
use crate::{Control, Held, Hints, Player, Stop};

/// About what a vertex of the graph takes besides the position, and an edge, in bytes: lists have room for more than they hold.
const VERTEX: usize = 96;
const EDGE: usize = 32;

/// The graph of some positions and of all that can be reached from them. The vertices 0, 1, 2, ... are the starts in their order,
/// of which no two are equal, and the followers come behind them. Where the rules say that a position is another one
/// ([`Hints::components`] gives that alone), play goes on there.
///
/// Its loopy values are those of the positions ([`Stoppers::values`](crate::loopy::Stoppers::values)).
///
/// Cost: a look into a table for each move. The memory of the table is counted against the budget while it works, and
/// the memory of the graph until the graph is there.
///
/// # Errors
/// [`Stop`], when the budget runs out, the work is cancelled or the rules fail.
///
/// ```
/// # use tweedle_engine::{Control, Facts, Hints, Player, Ruleset, Stop, walk::loopy_graph};
/// /// A ring of three places, round which Left steps and Right does not.
/// struct Ring;
/// impl Ruleset for Ring {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, at: &u32, player: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         if player == Player::Left { found((), (at + 1) % 3) } else { Ok(()) }
///     }
///     fn facts(&self) -> Facts {
///         Facts::PARTIZAN
///     }
/// }
/// impl Hints for Ring {}
/// assert_eq!(loopy_graph(&Ring, &[1], &Control::new())?.len(), 3);
/// # Ok::<(), Stop>(())
/// ```
pub fn loopy_graph<R: Hints>(
    ruleset: &R,
    starts: &[R::Position],
    control: &Control,
) -> Result<Graph, Stop> {
    graph_in(&mut SpaceOf::new(ruleset, starts, control)?, control)
}

/// The graph of the positions of a space and of all that can be reached from them.
fn graph_in(space: &mut dyn Space, control: &Control) -> Result<Graph, Stop> {
    let mut held = Held::new(control);
    let mut graph = Graph::new();
    let wanted = Wanted { players: &Player::BOTH, in_parts: true };
    let mut turns = 0;
    explore(space, wanted, &mut |moves, known| {
        let new = known - graph.len();
        held.take(new * VERTEX + moves.places.len() * EDGE)?;
        for _ in 0..new {
            graph.add_vertex();
        }
        let mut places = moves.places.iter();
        for &count in &moves.counts {
            let (from, player) = (turns / 2, Player::BOTH[turns % 2]);
            for &place in places.by_ref().take(count as usize) {
                graph.add_edge(from, player, place as usize);
            }
            turns += 1;
        }
        Ok(())
    })?;
    Ok(graph)
}
