//! A space: the positions of a ruleset as numbers.

use super::index::{Index, Lot};
use super::{Gathering, make_room_for_moves};
use crate::{Control, Facts, Hints, Player, Stop, Symmetry};
use std::mem::take;

/// The number of positions, or moves, that are listed at a time.
const POSITIONS: usize = 256;
const MOVES: usize = 4096;

/// The positions of a ruleset as numbers from 0, in the order in which they were met.
///
/// Code that works on the numbers knows no type of positions, and is compiled once for all rulesets: exploration,
/// retrograde analysis, graphs of loopy games, mirror strategies. [`SpaceOf`] is the space of a ruleset of some type.
///
/// Numbers that are given to the methods are below [`Space::known`]; with others they panic.
pub trait Space {
    /// The facts that hold for all positions.
    fn facts(&self) -> Facts;

    /// The number of positions that have numbers.
    fn known(&self) -> usize;

    /// Lists the moves in some positions, from the one with the number `first` on, and numbers the positions that they
    /// lead to. The old content of `moves` is gone; afterwards it has one position or more, if there is one with the
    /// number `first`.
    ///
    /// # Errors
    /// [`Stop`] if the work was stopped, the memory ran out, or the rules failed.
    fn list(&mut self, first: usize, wanted: Wanted, moves: &mut Moves) -> Result<(), Stop>;

    /// Numbers the components of a position, each by its representative, and says how the component relates to that.
    ///
    /// # Errors
    /// As [`Space::list`].
    fn parts(&mut self, number: u32, into: &mut Vec<Part>) -> Result<(), Stop>;

    /// As [`Space::parts`], of each option of a player.
    ///
    /// # Errors
    /// As [`Space::list`]; [`Stop::Limit`] if more than `most` positions have numbers before the last option.
    fn parts_of_options(
        &mut self,
        number: u32,
        player: Player,
        most: usize,
    ) -> Result<Vec<Vec<Part>>, Stop>;

    /// Appends the turns that a move leads from to one of these, as far as their positions have numbers, each as often as
    /// there are such moves. The ruleset says how moves are taken back ([`Facts::is_reversible`]).
    ///
    /// # Errors
    /// As [`Space::list`].
    fn before(&mut self, numbers: Turns, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop>;
}

/// Numbers of turns. A turn is a position and the player who is to move there; in an impartial game, where that makes no
/// difference, a position alone.
#[derive(Clone, Copy, Debug)]
pub struct Turns {
    /// The players whose turns are told apart.
    players: &'static [Player],
}

impl Turns {
    /// The turns of a ruleset of which this holds.
    pub fn of(facts: Facts) -> Turns {
        let both: &'static [Player] = &Player::BOTH;
        Turns { players: if facts.is_impartial { &both[..1] } else { both } }
    }

    /// The players whose turns are told apart.
    pub fn players(self) -> &'static [Player] {
        self.players
    }

    /// The number of turns of each position, from 1 to 2.
    pub fn each(self) -> usize {
        self.players.len()
    }

    /// The turn of a player in a position.
    #[inline]
    pub fn turn(self, place: usize, player: Player) -> usize {
        place * self.each() + (player.index() & (self.each() - 1))
    }

    /// The number of the position, and the player who is to move, who in an impartial game is
    /// always Left.
    #[inline]
    pub fn at(self, turn: usize) -> (usize, Player) {
        (turn / self.each(), self.players[turn % self.each()])
    }
}

/// The number of a component's representative, and how the component relates to it.
pub type Part = (u32, Symmetry);

/// The moves that are listed.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// Whose moves, in this order.
    pub players: &'static [Player],
    /// True if an option that falls into one component alone is replaced by that component.
    pub in_parts: bool,
}

/// Moves of some positions, which come in the order of their numbers.
#[derive(Default, Debug)]
pub struct Moves {
    /// The number of moves of each of the players in each of the positions.
    pub counts: Vec<u32>,
    /// The numbers of what the moves lead to.
    pub places: Vec<u32>,
    /// The number of these positions.
    pub positions: usize,
}

/// The space of a ruleset of some type.
#[derive(Debug)]
pub struct SpaceOf<'a, R: Hints> {
    ruleset: &'a R,
    index: Index<R::Position>,
    control: &'a Control,
    /// Scratch space.
    found: Vec<R::Position>,
    parts: Vec<R::Position>,
    lot: Lot,
    /// Whose move led from each, as the number of his turn there.
    movers: Vec<u8>,
}

impl<'a, R: Hints> SpaceOf<'a, R> {
    /// The positions have the numbers 0, 1, 2, ..., if no two are equal.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub fn new(
        ruleset: &'a R,
        starts: &[R::Position],
        control: &'a Control,
    ) -> Result<SpaceOf<'a, R>, Stop> {
        let mut index = Index::new(control);
        index.add_all(&mut starts.to_vec())?;
        let (found, parts, lot, movers) = (Vec::new(), Vec::new(), Lot::default(), Vec::new());
        Ok(SpaceOf { ruleset, index, control, found, parts, lot, movers })
    }

    /// The positions by their numbers.
    pub fn into_index(self) -> Index<R::Position> {
        self.index
    }

    /// Numbers the components of `position` by their representatives.
    fn split(&mut self, position: &R::Position, into: &mut Vec<Part>) -> Result<(), Stop> {
        self.parts.clear();
        self.ruleset.components(position, &mut self.parts);
        for part in self.parts.drain(..) {
            let (chosen, symmetry) = self.ruleset.representative(&part);
            into.push((self.index.number(chosen)?, symmetry));
        }
        Ok(())
    }
}

impl<R: Hints> Space for SpaceOf<'_, R> {
    fn facts(&self) -> Facts {
        self.ruleset.facts()
    }

    fn known(&self) -> usize {
        self.index.positions().len()
    }

    fn list(&mut self, first: usize, wanted: Wanted, moves: &mut Moves) -> Result<(), Stop> {
        // In here, and not behind a reference, since a move is found after the other.
        let (mut found, mut parts) = (take(&mut self.found), take(&mut self.parts));
        let SpaceOf { ruleset, index, control, .. } = self;
        let Wanted { players, in_parts } = wanted;
        let mut gathering = Gathering::new(control);
        let most = index.positions().len().min(first.saturating_add(POSITIONS));
        let mut next = first;
        found.clear();
        moves.counts.clear();
        while next < most && found.len() < MOVES {
            control.check()?;
            let position = &index.positions()[next];
            make_room_for_moves(*ruleset, position, control)?;
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
                moves.counts.push((found.len() - before) as u32);
            }
            next += 1;
        }
        moves.positions = next - first;
        control.count_positions(moves.positions as u64);
        index.add_all(&mut found)?;
        index.swap_places(&mut moves.places);
        (self.found, self.parts) = (found, parts);
        Ok(())
    }

    fn parts(&mut self, number: u32, into: &mut Vec<Part>) -> Result<(), Stop> {
        let position = self.index.positions()[number as usize].clone();
        self.split(&position, into)
    }

    fn parts_of_options(
        &mut self,
        number: u32,
        player: Player,
        most: usize,
    ) -> Result<Vec<Vec<Part>>, Stop> {
        let mut options = Vec::new();
        let position = &self.index.positions()[number as usize];
        self.ruleset.moves(position, player, |_, option| {
            options.push(option);
            Ok(())
        })?;
        let split = |option| {
            if self.known() > most {
                return Err(Stop::Limit { most: most as u64 });
            }
            let mut parts = Vec::new();
            self.split(&option, &mut parts).map(|()| parts)
        };
        options.into_iter().map(split).collect()
    }

    fn before(&mut self, numbers: Turns, turns: &[u32], into: &mut Vec<u32>) -> Result<(), Stop> {
        let (mut found, mut movers) = (take(&mut self.found), take(&mut self.movers));
        let SpaceOf { ruleset, index, control, lot, .. } = self;
        let mut gathering = Gathering::new(control);
        found.clear();
        movers.clear();
        for &turn in turns {
            let (place, player) = numbers.at(turn as usize);
            let mover = player.opponent();
            let position = &index.positions()[place];
            ruleset.unmoves(position, mover, |before| gathering.push(&mut found, before))?;
            movers.resize(found.len(), numbers.turn(0, mover) as u8);
        }
        let each = numbers.each() as u32;
        into.extend(
            index.find_all(&found, lot).map(|(at, place)| place * each + u32::from(movers[at])),
        );
        (self.found, self.movers) = (found, movers);
        Ok(())
    }
}
