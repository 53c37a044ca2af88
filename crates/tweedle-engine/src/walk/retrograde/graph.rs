//! The moves between turns, turned round.

use super::labels::Labels;
use crate::table::grow_held;
use crate::walk::explore::explore;
use crate::walk::space::{Space, Turns, Wanted};
use crate::{Control, Held, Stop};

/// Numbers all that can be reached from the positions of a space, and counts the moves of each turn, which its label
/// says. The successors of each turn are handed to `follow`, in the order of turns: the places that the moves lead to,
/// some turns at a time.
///
/// # Errors
/// [`Stop`], when the budget ran out, the work was cancelled, or the rules failed.
pub(super) fn numbered(
    space: &mut dyn Space,
    turns: Turns,
    control: &Control,
    follow: &mut dyn FnMut(&[u32]) -> Result<(), Stop>,
) -> Result<Labels, Stop> {
    let mut labels = Labels::new(control);
    let wanted = Wanted { players: turns.players(), in_parts: false };
    explore(space, wanted, &mut |moves, _| {
        moves.counts.iter().try_for_each(|&count| labels.push_open(count))?;
        follow(&moves.places)
    })?;
    Ok(labels)
}

/// As [`numbered`], with the places that the moves lead to, in the order of turns, and what these take.
///
/// # Errors
/// As there.
pub(super) fn numbered_with_places(
    space: &mut dyn Space,
    turns: Turns,
    control: &Control,
) -> Result<(Labels, Vec<u32>, Held), Stop> {
    let (mut places, mut held) = (Vec::new(), Held::new(control));
    let labels = numbered(space, turns, control, &mut |next| {
        grow_held(&mut held, &mut places, next.len())?;
        places.extend_from_slice(next);
        Ok(())
    })?;
    Ok((labels, places, held))
}

/// For each turn, the turns that a move leads from to it: a list of all, and where those of each turn begin in it.
#[derive(Debug)]
pub(super) struct Moves {
    first: Vec<u32>,
    sources: Vec<u32>,
    _held: Held,
}

impl Moves {
    /// Turns the moves round. They lead to these places, in the order of the turns that they lead from, which have as many
    /// moves as their labels say.
    ///
    /// Cost: two steps for each move; eight bytes for each turn, and four for each move besides `places`.
    pub(super) fn new(
        turns: Turns,
        labels: &Labels,
        places: &[u32],
        control: &Control,
    ) -> Result<Moves, Stop> {
        if u32::try_from(places.len()).is_err() {
            let message = "There are more than four billion moves here.";
            return Err(Stop::TooLarge(message.to_owned()));
        }
        let mut held = Held::new(control);
        let mut first = Vec::new();
        grow_held(&mut held, &mut first, labels.len() + 1)?;
        first.resize(labels.len() + 1, 0_u32);
        let mut sources = Vec::new();
        grow_held(&mut held, &mut sources, places.len())?;
        sources.resize(places.len(), 0_u32);
        // Counts, then where the lists end, and, when each list was filled from its end, where they begin.
        each_move(turns, labels, places, |_, to| first[to] += 1);
        let mut end = 0;
        for first in &mut first {
            end += *first;
            *first = end;
        }
        control.check()?;
        each_move(turns, labels, places, |from, to| {
            first[to] -= 1;
            sources[first[to] as usize] = from as u32;
        });
        Ok(Moves { first, sources, _held: held })
    }

    /// The turns that a move leads from to this one.
    #[inline]
    pub(super) fn before(&self, turn: usize) -> &[u32] {
        &self.sources[self.first[turn] as usize..self.first[turn + 1] as usize]
    }
}

/// Hands over each move, from turn to turn.
fn each_move(turns: Turns, labels: &Labels, places: &[u32], mut hand: impl FnMut(usize, usize)) {
    let mut places = places.iter();
    for from in 0..labels.len() {
        let (_, player) = turns.at(from);
        for &place in places.by_ref().take(labels.open(from) as usize) {
            hand(from, turns.turn(place as usize, player.opponent()));
        }
    }
}
