//! Sums of the form G + (-G), found by their parts.

use super::space::{Part, Space, SpaceOf};
use crate::{Control, Hints, Player, Stop, Symmetry};
use std::collections::{BTreeMap, HashMap};

/// True if the components of a position pair off, each with the negative of another, as their
/// representatives show: then the player who moves second can mirror (Tweedledum and Tweedledee).
///
/// Cost: one representative for each component; where two components have the same representative
/// with the same sign, also a comparison of Left's options below it with Right's.
pub fn pairs_off<R: Hints>(ruleset: &R, position: &R::Position) -> bool {
    let (control, start) = (Control::new(), std::slice::from_ref(position));
    // A caller that asks for the moves themselves will hear of a stop.
    let Ok(mut space) = SpaceOf::new(ruleset, start, &control) else { return false };
    let mut mirror = Mirror { space: &mut space, own_negatives: HashMap::new() };
    mirror.pairs_off().unwrap_or(false)
}

/// The number of representatives after which the answer is no, since nobody bounds or stops this
/// search.
const MOST: usize = 10_000;

/// The number of representatives, with those of options, after which the answer is no: all are kept.
const MOST_PARTS: usize = 200_000;

/// The number of times that representatives occur, as they are and with the players exchanged.
type Counts = BTreeMap<u32, [i64; 2]>;

/// The results that are found on the way.
struct Mirror<'a> {
    /// The position, and the representatives that were met.
    space: &'a mut dyn Space,
    /// The positions that are known to be, or not to be, their own negatives.
    own_negatives: HashMap<u32, bool>,
}

impl Mirror<'_> {
    fn pairs_off(&mut self) -> Result<bool, Stop> {
        let mut parts = Vec::new();
        self.space.parts(0, &mut parts)?;
        let mut counts = Counts::new();
        for (part, symmetry) in parts {
            counts.entry(part).or_default()[place(symmetry)] += 1;
        }
        for (part, [same, negative]) in counts {
            let is_paired =
                same == negative || (same + negative) % 2 == 0 && self.is_own_negative(part)?;
            if !is_paired {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if each Left option is the negative of a Right option, and the other way round. Most
    /// games are not, and few questions are asked before that is clear.
    fn is_own_negative(&mut self, part: u32) -> Result<bool, Stop> {
        if self.space.facts().is_impartial {
            return Ok(true);
        }
        if let Some(&known) = self.own_negatives.get(&part) {
            return Ok(known);
        }
        if self.own_negatives.len() >= MOST {
            return Ok(false);
        }
        // A loopy game asks about itself: then the answer is no, which is safe.
        self.own_negatives.insert(part, false);
        let lefts = self.space.parts_of_options(part, Player::Left, MOST_PARTS)?;
        let rights = self.space.parts_of_options(part, Player::Right, MOST_PARTS)?;
        let answer = crate::stack::with_stack(|| {
            Ok(self.are_answered(&lefts, &rights)? && self.are_answered(&rights, &lefts)?)
        })?;
        self.own_negatives.insert(part, answer);
        Ok(answer)
    }

    /// True if each sum of one side is the negative of one of the other.
    fn are_answered(&mut self, side: &[Vec<Part>], other: &[Vec<Part>]) -> Result<bool, Stop> {
        for g in side {
            let mut is_answered = false;
            for h in other {
                is_answered = self.are_negative_sums(g, h)?;
                if is_answered {
                    break;
                }
            }
            if !is_answered {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// True if each part of one sum can be given a negative of its own among those of the other.
    fn are_negative_sums(&mut self, g: &[Part], h: &[Part]) -> Result<bool, Stop> {
        if g.len() != h.len() {
            return Ok(false);
        }
        let mut counts = Counts::new();
        for (part, symmetry) in g {
            counts.entry(*part).or_default()[place(*symmetry)] += 1;
        }
        for (part, symmetry) in h {
            counts.entry(*part).or_default()[1 - place(*symmetry)] -= 1;
        }
        for (part, [same, negative]) in counts {
            let is_paired =
                (same, negative) == (0, 0) || same + negative == 0 && self.is_own_negative(part)?;
            if !is_paired {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

fn place(symmetry: Symmetry) -> usize {
    usize::from(symmetry == Symmetry::Negative)
}
