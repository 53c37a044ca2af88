//! The endings of all positions that can be reached, a win, a loss or a draw, and their number of moves, where play may
//! go on for ever.

mod before;
mod graph;
mod labels;
mod level;
mod loopy_graph;
mod nimbers;

use super::index::Index;
use super::space::{Space, SpaceOf, Turns};
use crate::{Control, Ending, Hints, LoopyOutcome, Play, Player, Stop, Weigh};
use before::{Kept, Recomputed};
use graph::{Moves, numbered, numbered_with_places};
use labels::{Label, Labels, is_lost};
use level::label_all;
pub use loopy_graph::loopy_graph;
pub use nimbers::{LoopyNimbers, loopy_nimbers};
use std::hash::Hash;

/// The endings of play from some positions and from all their followers.
#[derive(Debug)]
pub struct Endings<P> {
    index: Index<P>,
    labels: Labels,
    turns: Turns,
    play: Play,
}

impl<P: Eq + Hash + Weigh> Endings<P> {
    /// The ending of play if `player` is to move in `position`; `None` if it is none of the
    /// followers.
    ///
    /// Cost: one look into a table.
    pub fn ending(&self, position: &P, player: Player) -> Option<Ending> {
        let place = self.index.place(position)?;
        Some(self.ending_at(place, player))
    }

    /// The class of a position; `None` if it is none of the followers.
    pub fn outcome(&self, position: &P) -> Option<LoopyOutcome> {
        Some(self.outcome_at(self.index.place(position)?))
    }

    /// The followers and their classes, in the order in which they were found: the positions that the work began with are
    /// the first.
    pub fn iter(&self) -> impl Iterator<Item = (&P, LoopyOutcome)> {
        let positions = self.index.positions().iter().enumerate();
        positions.map(|(place, position)| (position, self.outcome_at(place)))
    }

    /// The number of followers.
    pub fn len(&self) -> usize {
        self.index.positions().len()
    }

    /// True if there are none, not even a position to begin with.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A position that is a draw for the player who is to move there, and that player, if there is such a position.
    pub(super) fn a_draw(&self) -> Option<(&P, Player)> {
        let is_open = |&turn: &usize| matches!(self.labels.get(turn), Label::Open(_));
        let turn = (0..self.labels.len()).find(is_open)?;
        let (place, player) = self.turns.at(turn);
        Some((&self.index.positions()[place], player))
    }

    fn outcome_at(&self, place: usize) -> LoopyOutcome {
        let [left, right] = Player::BOTH.map(|player| self.ending_at(place, player));
        LoopyOutcome::from_endings(left, right)
    }

    fn ending_at(&self, place: usize, player: Player) -> Ending {
        match self.labels.get(self.turns.turn(place, player)) {
            Label::Open(_) => Ending::Draw,
            Label::Ends(moves) if is_lost(self.play, moves) => Ending::Loss(moves),
            Label::Ends(moves) => Ending::Win(moves),
        }
    }
}

/// Says of `starts` and all their followers who wins, and after how many moves, or that it is a draw.
///
/// All followers are collected first, in a table that finds them. A player who cannot move has lost, or in misère play
/// won. From there the search goes back, one move at a time: a player who can move to where his opponent has lost has
/// won, and a player who has no other moves than to where his opponent has won has lost, which is known by a counter. A
/// turn that is never reached is a draw (retrograde analysis: Zermelo 1913; Ströhlein 1970; Siegel, *CGT*, ch. VI;
/// infinite play is a draw).
///
/// Positions are taken whole: neither components nor symmetries are used, as sums of draws are no draws. Entailing
/// moves are treated as other moves here: the player who cannot move loses.
///
/// Cost: two looks at each move. Memory: the table of positions (at most 8 bytes each besides the position), two bytes
/// for each position for its labels, and, while it works, eight bytes for each move and for each position; not these,
/// if the ruleset says how moves are taken back ([`Hints::unmoves`]). A byte is enough as long as there is no play of
/// more than 191 moves and no position with more than 63 moves of a player; else it is two, or four. The memory of the
/// answer is counted against the budget as long as it lives.
///
/// # Errors
/// [`Stop`], when the budget runs out, the work is cancelled or the rules fail; [`Stop::TooLarge`], if there are more than 1.6
/// billion positions.
///
/// ```
/// # use tweedle_engine::{Control, Ending, Facts, Hints, LoopyOutcome, Play, Player, Ruleset, Stop, walk::retrograde};
/// /// A ring of places. Both players step forwards, and at place 0 Left may leave the ring, where Right is stuck.
/// struct Ring;
/// impl Ruleset for Ring {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, at: &u32, player: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         if *at == 0 && player == Player::Left {
///             found((), 9)?;
///         }
///         if *at < 3 { found((), (at + 1) % 3) } else { Ok(()) }
///     }
///     fn facts(&self) -> Facts {
///         Facts::PARTIZAN
///     }
/// }
/// impl Hints for Ring {}
/// let endings = retrograde(&Ring, &[0], Play::Normal, &Control::new())?;
/// assert_eq!(endings.outcome(&0), Some(LoopyOutcome::L));
/// assert_eq!(endings.ending(&2, Player::Right), Some(Ending::Loss(2)));
/// assert_eq!(endings.ending(&0, Player::Right), Some(Ending::Loss(4)));
/// # Ok::<(), Stop>(())
/// ```
pub fn retrograde<R: Hints>(
    ruleset: &R,
    starts: &[R::Position],
    play: Play,
    control: &Control,
) -> Result<Endings<R::Position>, Stop> {
    let mut space = SpaceOf::new(ruleset, starts, control)?;
    let turns = Turns::of(ruleset.facts());
    let labels = labels_in(&mut space, turns, play, control)?;
    Ok(Endings { index: space.into_index(), labels, turns, play })
}

/// The labels of all turns that can be reached from the positions of a space.
fn labels_in(
    space: &mut dyn Space,
    turns: Turns,
    play: Play,
    control: &Control,
) -> Result<Labels, Stop> {
    if space.facts().is_reversible {
        let mut labels = numbered(space, turns, control, &mut |_| Ok(()))?;
        label_all(&mut labels, &mut Recomputed { space, turns }, play, control)?;
        return Ok(labels);
    }
    let (mut labels, places, held) = numbered_with_places(space, turns, control)?;
    let mut before = Kept(Moves::new(turns, &labels, &places, control)?);
    drop((places, held));
    label_all(&mut labels, &mut before, play, control)?;
    Ok(labels)
}
