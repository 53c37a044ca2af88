//! How a proof is checked: by the rules and the lemmas, node by node, without a search.

use super::{Node, Proof, Reason, Taken, must_be_plain, slabs};
use crate::Analyst;
use crate::added::winner_of;
use crate::analyst::known_outcome;
use tweedle::{Play, Stop};
use tweedle_rulesets::any::{Position, PositionError};

/// What is wrong with a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Which node it is about, counted from 0 in their order; `None` if about the proof as a whole.
    pub node: Option<usize>,
    /// A sentence that says what is wrong.
    pub message: String,
}

/// Checks a proof; the first flaw, if it has one.
///
/// Each node is looked at once, with its options. Values that a reason names are found by canonical forms; nothing is
/// searched, so that who wins follows from the rules and the lemmas alone.
///
/// # Errors
/// [`PositionError`] if the work was stopped; [`Stop::Undefined`] for games with entailing moves or loops.
pub fn check(proof: &Proof, analyst: &mut Analyst) -> Result<Option<Flaw>, PositionError> {
    must_be_plain(&proof.start)?;
    let of_all = |message: &str| Some(Flaw { node: None, message: message.to_owned() });
    if !proof.has(&Taken::new(&proof.start, proof.first).key) {
        return Ok(of_all("It says nothing about its first position."));
    }
    for (place, node) in proof.nodes().iter().enumerate() {
        analyst.control().check()?;
        analyst.control().count_position();
        if let Some(message) = flaw(proof, node, analyst)? {
            return Ok(Some(Flaw { node: Some(place), message }));
        }
    }
    Ok(None)
}

/// What is wrong with a node.
fn flaw(
    proof: &Proof,
    node: &Node,
    analyst: &mut Analyst,
) -> Result<Option<String>, PositionError> {
    let Node { position, mover, reason } = node;
    let (mover, winner) = (*mover, proof.winner);
    let opponent = mover.opponent();
    let has = |option: &Position| proof.has(&Taken::new(option, opponent).key);
    let is_right = match reason {
        Reason::Move(_) | Reason::Replies
            if (mover == winner) != matches!(reason, Reason::Move(_)) =>
        {
            return Ok(Some(format!("{mover} is to move, which the reason does not fit.")));
        }
        Reason::Move(to) => {
            // A sum may be put together otherwise when it is read, as heaps of Nim are.
            let target = Taken::new(to, opponent).key;
            let options = position.options(mover, analyst.control())?;
            if !options.iter().any(|option| Taken::new(option, opponent).key == target) {
                return Ok(Some(format!("{mover} cannot move to {to}.")));
            }
            if !proof.has(&target) {
                return Ok(Some(format!("It leans on {to}, about which it says nothing.")));
            }
            true
        }
        Reason::Replies => {
            let options = position.options(mover, analyst.control())?;
            if let Some(option) = options.iter().find(|option| !has(option)) {
                return Ok(Some(format!("It says nothing about the move to {option}.")));
            }
            true
        }
        Reason::Theorem => {
            let outcome = known_outcome(position, Play::Normal);
            outcome.is_some_and(|outcome| outcome.wins_first(mover) == (mover == winner))
        }
        Reason::Values => is_won(&Taken::new(position, mover).parts, node, proof, analyst)?,
        Reason::Cuts(cuts) => {
            let parts = Taken::new(position, mover).parts;
            if cuts.len() != parts.len() || cuts.iter().all(Option::is_none) {
                return Ok(Some("It does not name a cut or a value for each part.".to_owned()));
            }
            let mut sum: Vec<Position> = Vec::new();
            for (part, starts) in parts.into_iter().zip(cuts) {
                let Some(starts) = starts else {
                    sum.push(part);
                    continue;
                };
                let Some(slabs) = slabs(&part, winner, starts) else {
                    return Ok(Some(format!("{part} cannot be cut at {starts:?}.")));
                };
                sum.extend(slabs);
            }
            is_won(&sum, node, proof, analyst)?
        }
    };
    Ok((!is_right).then(|| format!("The reason does not make {winner} win.")))
}

/// Whether the winner wins a sum by the values of its terms.
fn is_won(
    sum: &[Position],
    node: &Node,
    proof: &Proof,
    analyst: &mut Analyst,
) -> Result<bool, PositionError> {
    let mut values = Vec::new();
    for term in sum {
        values.push(analyst.form_by_walking(term, u64::MAX)?);
    }
    let winner: Result<_, Stop> = winner_of(&values, node.mover, &mut analyst.store);
    Ok(winner? == proof.winner)
}
