//! The letters that are elements of a quotient already.

use super::Element;
use super::candidate::{Candidate, Seen};
use super::verify::{Pairs, lost_option};
use crate::{Control, Stop};

/// The element that a letter with these options is, if it is one of the quotient (the generalised rule of mex: Plambeck and
/// Siegel, "Misère quotients for impartial games", *Journal of Combinatorial Theory A* 115, 2008).
pub(super) fn identify(
    candidate: &Candidate,
    pairs: &mut Pairs,
    options: &[Element],
    rank: u64,
) -> Result<Option<Element>, Stop> {
    let seen = |element| candidate.see(element, options.iter().copied());
    let mut letter = seen(0);
    let mut open = Vec::new();
    for x in candidate.monoid.elements() {
        letter.element = x;
        if lost_option(candidate, &letter).is_none() {
            if pairs.covers(x, &letter.wins) {
                return Ok(Some(x));
            }
            open.push(x);
        }
    }
    for x in open {
        letter.element = x;
        if pairs.test_letter(candidate, &letter, rank)? {
            return Ok(Some(x));
        }
    }
    Ok(None)
}

/// The pairs of all letters with these elements and options, if the candidate is right about them.
pub(super) fn pairs_of(
    candidate: &Candidate,
    letters: &[Seen],
    control: &Control,
) -> Result<Option<Pairs>, Stop> {
    let mut pairs = Pairs::start(candidate, control)?;
    for letter in letters {
        if !pairs.test_letter(candidate, letter, 1)? {
            return Ok(None);
        }
    }
    Ok(Some(pairs))
}
