//! Rulesets with entailing moves, by the moves of one component.

use super::{NimSet, Value, Worth};
use crate::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use std::hash::Hash;
use std::ops::Range;

/// A move in a component, and what it obliges the players to. It leaves components of the same game;
/// an empty list is a game in which nobody can move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Move<P> {
    /// An ordinary move.
    Quiet(Vec<P>),
    /// The opponent must answer in one of the components `must`, if he can, and has lost if he
    /// cannot; the components `rest` are free again after his answer.
    Entail {
        /// The components in which he may answer.
        must: Vec<P>,
        /// The other components that the move leaves.
        rest: Vec<P>,
    },
    /// A carry-on, or complimenting, move: the player who made it moves again, in any component,
    /// and has lost if he cannot.
    Again(Vec<P>),
    /// The player who made the move moves again, in one of the components `must`, and has lost if
    /// he cannot.
    AgainIn {
        /// The components in which he may move.
        must: Vec<P>,
        /// The other components that the move leaves.
        rest: Vec<P>,
    },
    /// The player who made the move has won the whole sum: a sunny move. An obliged player has it
    /// only if he is obliged to move in its component.
    Win,
    /// The player who made the move has lost the whole sum.
    Lose,
}

/// The rules of a game with entailing moves: the moves of each component.
///
/// Every move leads to components that are simpler in some order without infinite descent, so that
/// play ends.
pub trait Entailing {
    /// A component of a position.
    type Part: Clone + Ord + Hash + Weigh;

    /// Appends all moves of `player` in a component.
    fn moves(&self, part: &Self::Part, player: Player, into: &mut Vec<Move<Self::Part>>);

    /// True if both players always have the same moves.
    fn is_impartial(&self) -> bool;

    /// At least as many as a player can have moves in a component, if that may be more than memory
    /// holds; 0, the default, for "not many".
    fn most_moves(&self, _part: &Self::Part) -> u64 {
        0
    }
}

/// The duty of the player who moves next.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Due {
    /// Move wherever he wants.
    Nothing,
    /// Move in one of the components that he must answer in.
    Answer,
    /// Let his opponent move again, in any component.
    PassOn,
    /// Let his opponent move again, in one of the components that must be moved in.
    PassBack,
    /// Take note that he has won, since his opponent has made a losing move.
    Win,
    /// Nothing ever again: the player who made the last move has won.
    Over,
}

/// A position of a game with entailing moves: a sum of components, and what is due.
///
/// If something other than a move in any component is due, the position is a check
/// ([`Ruleset::is_check`]). This holds for a carry-on move, too: the opponent has the one answer to
/// let the same player move again, and the theory treats it as a check.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Standing<P> {
    due: Due,
    /// The player who gave the check, if the game is not impartial.
    by: Option<Player>,
    must: Vec<P>,
    rest: Vec<P>,
    /// The number of components of `rest` that stand before those of `must`; all of them, if the
    /// player need not move in any.
    before: usize,
}

impl<P: Weigh> Weigh for Standing<P> {
    fn owned(&self) -> usize {
        self.must.owned() + self.rest.owned()
    }
}

impl<P> Standing<P> {
    /// The sum of these components, nothing being due.
    pub fn free(parts: Vec<P>) -> Standing<P> {
        let before = parts.len();
        Standing { due: Due::Nothing, by: None, must: Vec::new(), rest: parts, before }
    }

    /// A sum in which something is due, which in a game that is not impartial `by` demands. Where
    /// `due` is neither [`Due::Answer`] nor [`Due::PassBack`], all components are free.
    pub fn with(due: Due, by: Option<Player>, must: Vec<P>, rest: Vec<P>) -> Standing<P> {
        Standing::between(due, by, rest, must, Vec::new())
    }

    /// The same, where the components that must be moved in stand between others.
    pub fn between(
        due: Due,
        by: Option<Player>,
        before: Vec<P>,
        must: Vec<P>,
        after: Vec<P>,
    ) -> Standing<P> {
        let by = by.filter(|_| due != Due::Nothing);
        let is_of_must = matches!(due, Due::Answer | Due::PassBack);
        let mut rest = before;
        if is_of_must && !must.is_empty() {
            let before = rest.len();
            rest.extend(after);
            return Standing { due, by, must, rest, before };
        }
        rest.extend(must.into_iter().chain(after));
        let before = rest.len();
        Standing { due, by, must: Vec::new(), rest, before }
    }

    /// The duty of the player who moves next.
    pub fn due(&self) -> Due {
        self.due
    }

    /// The player who demands it, if the game is not impartial.
    pub fn by(&self) -> Option<Player> {
        self.by
    }

    /// The components in which an answer, or the next move of the same player, must be made.
    pub fn must(&self) -> &[P] {
        &self.must
    }

    /// The other components.
    pub fn rest(&self) -> &[P] {
        &self.rest
    }

    /// The worth of the position of an impartial game, computed from what is known of its components: the value of
    /// each, and, for those that must be moved in, the nimbers beside which their mover wins
    /// ([`AffineImpartial::winning`](super::AffineImpartial::winning)).
    ///
    /// # Errors
    /// Those of the functions given.
    pub fn worth<E>(
        &self,
        mut value: impl FnMut(&P) -> Result<Value, E>,
        mut winning: impl FnMut(&P) -> Result<NimSet, E>,
    ) -> Result<Worth, E> {
        let mut rest = Value::ZERO;
        for part in &self.rest {
            rest = rest + value(part)?;
        }
        if self.due == Due::Nothing {
            return Ok(Worth::Quiet(rest));
        }
        let values = self.must.iter().map(&mut value).collect::<Result<Vec<_>, E>>()?;
        let mut answers = NimSet::none();
        for (i, part) in self.must.iter().enumerate() {
            let others = (0..values.len()).filter(|&j| j != i).map(|j| values[j]);
            answers = answers.union(&winning(part)?.beside(rest + others.sum()));
        }
        Ok(Worth::Check(match self.due {
            Due::Nothing | Due::Answer | Due::Over => answers,
            Due::PassOn => NimSet::of_value(rest),
            // The opponent wins where the answers of the player who moves again do not.
            Due::PassBack => answers.complement(),
            Due::Win => NimSet::all(),
        }))
    }

    /// All components, in their order.
    pub fn parts(&self) -> impl Iterator<Item = &P> {
        let (before, after) = self.rest.split_at(self.before);
        before.iter().chain(&self.must).chain(after)
    }

    /// The places, among all components, of those that must be moved in.
    pub fn due_places(&self) -> Range<usize> {
        self.before..self.before + self.must.len()
    }
}

/// The [`Ruleset`] of the sums of a game's components, in which obligations are kept to the letter:
/// an obliged player does nothing else, not even win at once elsewhere.
///
/// Walked in the theory [`AffineImpartial`](super::AffineImpartial), positions of impartial games are
/// nimbers or moons and checks; walked as a whole, for [`Outcomes`](crate::Outcomes), it is the play
/// of the game by its rules.
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Entailing, Move, Obligations, Standing, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Outcome, Outcomes, Play, Player};
///
/// /// Nim in which the player who takes one counter moves again.
/// struct OneMore;
/// impl Entailing for OneMore {
///     type Part = u64;
///     fn moves(&self, heap: &u64, _: Player, into: &mut Vec<Move<u64>>) {
///         into.extend((0..*heap).map(|rest| match heap - rest {
///             1 => Move::Again(vec![rest]),
///             _ => Move::Quiet(vec![rest]),
///         }));
///     }
///     fn is_impartial(&self) -> bool {
///         true
///     }
/// }
/// let game = Obligations(OneMore);
/// let mut worths = Memo::new(Control::new());
/// let mut worth = |heaps: &[u64]| {
///     let position = Standing::free(heaps.to_vec());
///     Walker::new(&game, &mut worths).value(&mut AffineImpartial, &position)
/// };
/// // Of one counter, taking it only helps the player who can move elsewhere.
/// assert_eq!(worth(&[1]), Ok(Worth::Quiet(Value::ZERO)));
/// assert_eq!(worth(&[2]), Ok(Worth::Quiet(Value::Moon)));
/// let mut outcomes = Memo::new(Control::new());
/// let mut walker = Walker::new(&game, &mut outcomes);
/// let outcome = walker.value(&mut Outcomes(Play::Normal), &Standing::free(vec![1, 1]));
/// assert_eq!(outcome, Ok(Outcome::P));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Obligations<E>(
    /// The game.
    pub E,
);

impl<E: Entailing> Obligations<E> {
    /// The moves of `player` in the components numbered `places` of `parts`.
    fn moves_in(
        &self,
        parts: &[E::Part],
        places: Range<usize>,
        player: Player,
        mut found: impl FnMut(Option<(usize, Move<E::Part>)>, Standing<E::Part>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let by = (!self.0.is_impartial()).then_some(player);
        let mut moves = Vec::new();
        for place in places {
            self.0.moves(&parts[place], player, &mut moves);
            for step in moves.drain(..) {
                // New components in the place of the old one.
                let beside =
                    |left: &[E::Part]| [&parts[..place], left, &parts[place + 1..]].concat();
                let among = |due, must: &[E::Part], rest: &[E::Part]| {
                    let before = [&parts[..place], rest].concat();
                    Standing::between(due, by, before, must.to_vec(), parts[place + 1..].to_vec())
                };
                let standing = match &step {
                    Move::Quiet(left) => Standing::free(beside(left)),
                    Move::Entail { must, rest } => among(Due::Answer, must, rest),
                    Move::Again(left) => Standing::with(Due::PassOn, by, vec![], beside(left)),
                    Move::AgainIn { must, rest } => among(Due::PassBack, must, rest),
                    Move::Win => Standing::with(Due::Answer, by, vec![], beside(&[])),
                    Move::Lose => Standing::with(Due::Win, by, vec![], beside(&[])),
                };
                found(Some((place, step)), standing)?;
            }
        }
        Ok(())
    }
}

impl<E: Entailing> Ruleset for Obligations<E> {
    type Position = Standing<E::Part>;
    /// A move in a component with the number of the component, in the order of [`Standing::parts`];
    /// `None` for what is done without one, such as to pass.
    type Move = Option<(usize, Move<E::Part>)>;

    fn moves(
        &self,
        position: &Standing<E::Part>,
        player: Player,
        mut found: impl FnMut(Self::Move, Standing<E::Part>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Standing { due, by, must, rest, before } = position;
        let parts: Vec<E::Part> = position.parts().cloned().collect();
        if *by == Some(player) {
            // He was let: his threat to win comes true.
            if *due != Due::Over {
                found(None, Standing::with(Due::Over, *by, vec![], parts))?;
            }
            return Ok(());
        }
        let other = by.map(Player::opponent);
        match due {
            Due::Nothing => self.moves_in(&parts, 0..parts.len(), player, found)?,
            Due::Answer => self.moves_in(&parts, position.due_places(), player, found)?,
            Due::PassOn => found(None, Standing::free(rest.clone()))?,
            // His opponent must move, as if he had been asked to.
            Due::PassBack => {
                let (before, after) = rest.split_at(*before);
                let [before, after] = [before, after].map(<[E::Part]>::to_vec);
                found(None, Standing::between(Due::Answer, other, before, must.clone(), after))?;
            }
            Due::Win => found(None, Standing::with(Due::Answer, other, vec![], rest.clone()))?,
            Due::Over => {}
        }
        Ok(())
    }

    fn is_check(&self, position: &Self::Position) -> bool {
        position.due != Due::Nothing
    }

    fn winner(&self, position: &Self::Position) -> Option<Player> {
        position.by.filter(|_| position.due == Due::Over)
    }

    fn facts(&self) -> Facts {
        Facts {
            is_impartial: self.0.is_impartial(),
            is_loopy: false,
            is_entailing: true,
            wins_at_once: false,
            is_reversible: false,
            has_any_order: false,
            has_scores: false,
        }
    }
}

impl<E: Entailing> Hints for Obligations<E> {
    /// The check with what must be moved in, and every free component by itself: they come into play
    /// only after the answer, which changes none of them.
    fn components(&self, position: &Self::Position, into: &mut Vec<Self::Position>) {
        let Standing { due, by, must, rest, .. } = position;
        if *due != Due::Nothing {
            into.push(Standing::with(*due, *by, must.clone(), Vec::new()));
        }
        into.extend(rest.iter().map(|part| Standing::free(vec![part.clone()])));
    }

    /// All side by side, if no answer is due in more than one of them.
    fn joined(&self, positions: &[Self::Position]) -> Option<Self::Position> {
        let mut checks = positions.iter().filter(|it| it.due != Due::Nothing);
        let (check, others) = (checks.next(), checks.next());
        if others.is_some() {
            return None;
        }
        let rest: Vec<E::Part> = positions.iter().flat_map(|it| it.rest.clone()).collect();
        Some(match check {
            None => Standing::free(rest),
            Some(check) if check.must.is_empty() => {
                Standing::with(check.due, check.by, Vec::new(), rest)
            }
            Some(check) => {
                let earlier = positions.iter().take_while(|it| it.due == Due::Nothing);
                let before = check.before + earlier.map(|it| it.rest.len()).sum::<usize>();
                Standing { rest, before, ..check.clone() }
            }
        })
    }

    /// The order of the components does not matter.
    fn representative(&self, position: &Self::Position) -> (Self::Position, Symmetry) {
        let mut chosen = position.clone();
        chosen.must.sort_unstable();
        chosen.rest.sort_unstable();
        chosen.before = chosen.rest.len();
        (chosen, Symmetry::Same)
    }

    fn most_moves(&self, position: &Self::Position) -> u64 {
        let most = position.parts().map(|part| self.0.most_moves(part));
        most.fold(0, u64::saturating_add)
    }
}
