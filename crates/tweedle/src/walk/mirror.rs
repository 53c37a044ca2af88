//! Sums of the form G + (-G), found by their parts.

use crate::{Hints, Player, Symmetry};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// Whether the components of a position pair off, each with the negative of another, as their
/// representatives show: then whoever moves second can mirror (Tweedledum and Tweedledee).
///
/// Cost: one representative for each component; where two components have the same representative
/// with the same sign, also a comparison of Left's options below it with Right's.
pub fn pairs_off<R: Hints>(ruleset: &R, position: &R::Position) -> bool {
    let own_negatives = HashMap::with_hasher(FixedState::default());
    Mirror { ruleset, own_negatives }.pairs_off(position)
}

/// After so many representatives the answer is no, since nobody bounds or stops this search.
const MOST: usize = 10_000;

/// A component's representative, and how it relates to it.
type Part<P> = (P, Symmetry);

/// What is found out on the way.
struct Mirror<'a, R: Hints> {
    ruleset: &'a R,
    /// Which representatives are known to be, or not to be, their own negatives.
    own_negatives: HashMap<R::Position, bool, FixedState>,
}

impl<R: Hints> Mirror<'_, R> {
    fn pairs_off(&mut self, position: &R::Position) -> bool {
        let mut counts: Counts<R::Position> = Counts::default();
        for (part, symmetry) in self.parts(position) {
            counts.entry(part).or_default()[place(symmetry)] += 1;
        }
        counts.iter().all(|(part, [same, negative])| {
            same == negative || (same + negative) % 2 == 0 && self.is_own_negative(part)
        })
    }

    fn parts(&self, position: &R::Position) -> Vec<Part<R::Position>> {
        let mut parts = Vec::new();
        self.ruleset.components(position, &mut parts);
        parts.into_iter().map(|part| self.ruleset.representative(&part)).collect()
    }

    /// Whether each Left option is the negative of a Right option, and the other way round. Most
    /// games are not, and few questions are asked before that is clear.
    fn is_own_negative(&mut self, position: &R::Position) -> bool {
        if self.ruleset.facts().is_impartial {
            return true;
        }
        if let Some(&known) = self.own_negatives.get(position) {
            return known;
        }
        if self.own_negatives.len() >= MOST {
            return false;
        }
        // A loopy game asks about itself: then the answer is no, which is safe.
        self.own_negatives.insert(position.clone(), false);
        let mut sides = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            let side = &mut sides[player.index()];
            let found = |_, option| {
                side.push(self.parts(&option));
                Ok(())
            };
            if self.ruleset.moves(position, player, found).is_err() {
                // Whoever asks for the moves themselves will hear of it.
                return false;
            }
        }
        let [lefts, rights] = sides;
        let mut all_answered = |side: &[Vec<Part<R::Position>>], other: &[Vec<_>]| {
            side.iter().all(|g| other.iter().any(|h| self.are_negative_sums(g, h)))
        };
        let answer = crate::stack::with_stack(|| {
            all_answered(&lefts, &rights) && all_answered(&rights, &lefts)
        });
        self.own_negatives.insert(position.clone(), answer);
        answer
    }

    /// Whether each part of one sum can be given a negative of its own among those of the other.
    fn are_negative_sums(&mut self, g: &[Part<R::Position>], h: &[Part<R::Position>]) -> bool {
        if g.len() != h.len() {
            return false;
        }
        let mut counts: Counts<&R::Position> = Counts::default();
        for (part, symmetry) in g {
            counts.entry(part).or_default()[place(*symmetry)] += 1;
        }
        for (part, symmetry) in h {
            counts.entry(part).or_default()[1 - place(*symmetry)] -= 1;
        }
        counts.iter().all(|(part, [same, negative])| {
            (*same, *negative) == (0, 0) || same + negative == 0 && self.is_own_negative(part)
        })
    }
}

/// How often representatives occur, as they are and with the players exchanged.
type Counts<P> = HashMap<P, [i64; 2], FixedState>;

fn place(symmetry: Symmetry) -> usize {
    usize::from(symmetry == Symmetry::Negative)
}
