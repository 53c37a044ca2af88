//! All positions that can be reached, each once, and where the moves lead.

use super::index::Index;
use super::{Gathering, make_room_for_moves};
use crate::{Control, Hints, Player, Stop};

/// How many positions, or moves, make a lot.
const POSITIONS: usize = 256;
const MOVES: usize = 4096;

/// Some positions whose moves were listed, and where these lead.
pub(super) struct Lot<'a> {
    /// How many moves each of the players has in each of the positions, which come in the order of their numbers.
    pub(super) counts: &'a [u32],
    /// The numbers of what the moves lead to.
    pub(super) places: &'a [u32],
    /// How many positions have a number now.
    pub(super) known: usize,
}

/// What is to be found of the positions that can be reached.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// Whose moves are listed.
    pub(super) players: &'static [Player],
    /// Whether play goes on in the component of an option that it falls into alone, in the place of the option.
    pub(super) in_parts: bool,
}

/// Numbers all positions that can be reached from some, these first, in the order in which they are found, and tells where
/// the moves lead, lot by lot.
///
/// It is compiled once for each ruleset. Cost: each move once; a number for each position.
///
/// # Errors
/// [`Stop`] if the work was stopped or the ruleset fails, and that of `told`.
pub(super) fn explore<R: Hints>(
    ruleset: &R,
    starts: &[R::Position],
    Wanted { players, in_parts }: Wanted,
    control: &Control,
    told: &mut dyn FnMut(Lot<'_>) -> Result<(), Stop>,
) -> Result<Index<R::Position>, Stop> {
    let mut index = Index::new(control);
    index.add_all(&mut starts.to_vec())?;
    let (mut found, mut parts, mut counts) = (Vec::new(), Vec::new(), Vec::new());
    let mut next = 0;
    while next < index.positions().len() {
        let mut gathering = Gathering::new(control);
        let first = next;
        let most = index.positions().len().min(first + POSITIONS);
        counts.clear();
        while next < most && found.len() < MOVES {
            control.check()?;
            let position = &index.positions()[next];
            make_room_for_moves(ruleset, position, control)?;
            for &player in players {
                let before = found.len();
                ruleset.moves(position, player, |_, mut option| {
                    if in_parts {
                        parts.clear();
                        ruleset.components(&option, &mut parts);
                        if parts.len() == 1 {
                            option = parts.pop().unwrap_or(option);
                        }
                    }
                    gathering.push(&mut found, option)
                })?;
                counts.push((found.len() - before) as u32);
            }
            next += 1;
        }
        control.count_positions((next - first) as u64);
        index.add_all(&mut found)?;
        told(Lot { counts: &counts, places: index.places(), known: index.positions().len() })?;
    }
    Ok(index)
}
