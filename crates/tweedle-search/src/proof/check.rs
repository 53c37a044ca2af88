//! The check of a proof: by the rules and the lemmas, node by node, without a search.

use super::{Node, Proof, Reason, Taken, must_be_plain, slabs};
use crate::Analyst;
use crate::added::winner_of;
use crate::analyst::known_outcome;
use tweedle_engine::{Held, Play, Stop};
use tweedle_rules::any::{Position, PositionError};

/// A flaw of a proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// The place of the node that it is about, counted from 0 in their order; `None` if about the
    /// proof as a whole.
    pub node: Option<usize>,
    /// A sentence that says what is wrong.
    pub message: String,
}

/// Checks a proof; the first flaw, if it has one.
///
/// Each node is looked at once, with its options. Values that a reason names are found by canonical forms; nothing is
/// searched, so that the result follows from the rules and the lemmas alone.
///
/// # Errors
/// [`PositionError`] if the work was stopped; [`Stop::Undefined`] for games with entailing moves or loops.
pub fn check(proof: &Proof, analyst: &mut Analyst) -> Result<Option<Flaw>, PositionError> {
    must_be_plain(&proof.start)?;
    let of_all = |message: &str| Some(Flaw { node: None, message: message.to_owned() });
    if !proof.has(&Taken::new(&proof.start, proof.first))? {
        return Ok(of_all("It says nothing about its first position."));
    }
    let mut leans = Leans { pairs: Vec::new(), held: Held::new(analyst.control()) };
    for (place, node) in proof.nodes().iter().enumerate() {
        analyst.control().check()?;
        analyst.control().count_position();
        let mut on = Vec::new();
        if let Some(message) = flaw(proof, node, analyst, &mut on)? {
            return Ok(Some(Flaw { node: Some(place), message }));
        }
        leans.held.take(on.len() * size_of::<(usize, usize)>())?;
        leans.pairs.extend(on.into_iter().map(|on| (on, place)));
    }
    Ok(leans.circle(proof.nodes().len()).map(|place| {
        let message = "Its reasons go round in a circle, as play may.".to_owned();
        Flaw { node: Some(place), message }
    }))
}

/// The pairs of nodes of which one leans on the other: first the node that is leant on.
///
/// Of a game that ends, reasons cannot go round. Of one that a program defines nobody knows before whether it ends.
struct Leans {
    pairs: Vec<(usize, usize)>,
    held: Held,
}

impl Leans {
    /// A node that leans on itself, by way of others, or on such a node; `nodes` is the number of
    /// nodes.
    fn circle(mut self, nodes: usize) -> Option<usize> {
        self.pairs.sort_unstable();
        let mut open = vec![0_usize; nodes];
        for (_, from) in &self.pairs {
            open[*from] += 1;
        }
        // A node that leans on nothing more that is open stands.
        let mut standing: Vec<usize> = (0..nodes).filter(|node| open[*node] == 0).collect();
        while let Some(on) = standing.pop() {
            let first = self.pairs.partition_point(|pair| pair.0 < on);
            for (_, from) in self.pairs[first..].iter().take_while(|pair| pair.0 == on) {
                open[*from] -= 1;
                if open[*from] == 0 {
                    standing.push(*from);
                }
            }
        }
        open.iter().position(|count| *count > 0)
    }
}

/// The flaw of a node; `leans` gets the places of those that it leans on.
fn flaw(
    proof: &Proof,
    node: &Node,
    analyst: &mut Analyst,
    leans: &mut Vec<usize>,
) -> Result<Option<String>, PositionError> {
    let Node { position, mover, reason } = node;
    let (mover, winner) = (*mover, proof.winner);
    let opponent = mover.opponent();
    let is_right = match reason {
        Reason::Move(_) | Reason::Replies
            if (mover == winner) != matches!(reason, Reason::Move(_)) =>
        {
            return Ok(Some(format!("{mover} is to move, which the reason does not fit.")));
        }
        Reason::Move(to) => {
            // A sum may be put together otherwise when it is read, as heaps of Nim are.
            let target = Taken::new(to, opponent);
            let options = position.options(mover, analyst.control())?;
            if !options.iter().any(|option| Taken::new(option, opponent).is(&target)) {
                return Ok(Some(format!("{mover} cannot move to {to}.")));
            }
            let Some(place) = proof.place(&target)? else {
                return Ok(Some(format!("It leans on {to}, about which it says nothing.")));
            };
            leans.push(place);
            true
        }
        Reason::Replies => {
            let options = position.options(mover, analyst.control())?;
            for option in &options {
                let Some(place) = proof.place(&Taken::new(option, opponent))? else {
                    return Ok(Some(format!("It says nothing about the move to {option}.")));
                };
                leans.push(place);
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

/// True if the winner wins a sum by the values of its terms.
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
