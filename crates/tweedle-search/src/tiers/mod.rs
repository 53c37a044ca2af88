//! Tiers: who wins every position of a huge space, found from below without a walk.
//!
//! The positions on boards of one size are cut into *tiers*: all those with the same [`Content`], the number of cells with each character.
//! A move changes what stands on the board, so that tiers depend on tiers ([`Order`]), and those from which moves lead back are one *group*.
//! Within a tier a position is its [rank](Arrangements), a number, so that what is known of it is two bits or a byte at a place of a table,
//! and the position is not kept. Groups are solved from below. A tier whose moves all leave it is cut into ranges of ranks, each of which
//! needs the tiers below alone ([`settle`]). A group with moves within it is solved by retrograde analysis, one number of moves after the other
//! ([`Core`]).
//!
//! This is how tables of chess endings are made (Thompson, "Retrograde analysis of certain endgames", *ICCA Journal* 9, 1986) and how strong
//! solvers of many games work (Garcia and others at Berkeley, from 2000 on); the ranks are those of Knuth, *The Art of Computer Programming* 4A, 7.2.1.3.
//!
//! ```
//! use tweedle_engine::{Control, Play, Player};
//! use tweedle_rulesets::{Ranking, standard};
//! use tweedle_search::tiers::{Order, Space, solve};
//!
//! let registry = standard();
//! let ranking = Ranking::of(registry.rules("game.grid.Clobber", &[])?, &registry).expect("its positions have ranks");
//! let space = Space::new(&ranking, 2, 3, Play::Normal)?;
//! let order = Order::of(&space, None, &Control::new())?;
//! assert_eq!((order.tiers().len(), order.positions()), (28, 729));
//! let tables = solve(&space, &order, &Control::new())?;
//! let known = tables.turn(&space, &order, "xox|oxo", Player::Left).expect("it is one of them");
//! // The player who moves first loses there.
//! assert!(!known.is_win());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod arrangements;
mod contents;
mod core;
mod order;
mod settle;
mod space;
mod tables;

pub use arrangements::Arrangements;
pub use contents::Content;
pub use core::{Core, CoreSlice, CoreState, Cored, Keep, Member, Tell, too_long};
pub use order::{Change, Group, Order, Tier};
pub use settle::{Settled, settle};
pub use space::{NoTiers, Space};
pub use tables::{Counts, Layout, Table, Tables, Width};

use std::sync::Arc;
use tweedle_engine::{Control, Held, Stop};

/// Solves all tiers of a space in memory.
///
/// Cost: each position's moves once, or twice in groups with moves within; two bits, or a byte or two for each player, of each position.
///
/// # Errors
/// [`Stop`]; also if the samples of the order did not show where a move leads.
pub fn solve(space: &Space, order: &Order, control: &Control) -> Result<Arc<Tables>, Stop> {
    let mut tables = Arc::new(Tables::new(order.tiers().len(), control));
    for group in order.groups() {
        let solved = match &*group.tiers {
            &[tier] if !group.is_core => {
                let ranks = 0..order.tiers()[tier].positions;
                let Settled { table, counts } =
                    settle(space, order, &tables, tier, ranks, control)?;
                vec![Cored { tier, first: 0, table, counts, held: Held::new(control) }]
            }
            _ => Core::new(space, order, &tables, group, (u64::MAX, Member::ALONE), control)?
                .run(None, &mut |_| Ok(()))?,
        };
        let all = Arc::make_mut(&mut tables);
        for Cored { tier, table, .. } in solved {
            all.insert(tier, table)?;
        }
    }
    Ok(tables)
}
