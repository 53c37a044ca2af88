//! Certificates of nimbers, which are checked without a search.
//!
//! A certificate makes claims about components, each up to symmetry: the nimber of one is k, or it is none of some numbers. Each
//! claim follows from claims about the options, by the mex rule (Sprague, Grundy; *Winning Ways*, ch. 4):
//! - that it is k: no option has the nimber k, and for each smaller number there is an option that has it;
//! - that it is not k: there is an option that has the nimber k. The player who moves there from G + ∗k wins. So claims follow the
//!   couples of the search (Lemoine and Viennot, "Nimbers are inevitable", *Theoretical Computer Science* 462, 2012), and
//!   most components need only such a claim.
//!
//! Of an option that is a sum the nimber is known if those of all its parts are, and it is not k if this is known of one part, beside
//! the nimbers of the others. Options are nearer to the end of play, and a representative has the same game tree, so that no claim
//! can lean on itself.
//!
//! Nimbers that lie beside the positions of rulesets, ∗2 in G + ∗2, are no positions of which claims are made: they are added to the
//! nimber of G by nim addition.
//!
//! The check believes the rules of the game; that a position is the sum of its parts, that a part may be exchanged for its
//! representative, and that a text of a ruleset stands for one position; that a component which can be mirrored, as its ruleset says, has
//! the nimber 0, and that one is a heap of Nim if its ruleset says so.

mod build;
mod check;

pub use build::certify_nimber;
pub use check::check_nimber;
use serde::{Deserialize, Serialize};
use tweedle_engine::short::{NotationError, Store};
use tweedle_engine::{Control, Stop, Weigh};
use tweedle_rules::any::Position;

/// The nimber of an impartial position, with all claims that its proof takes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NimberCertificate {
    /// The terms of the position: for each the expression of its ruleset, and its text.
    pub position: Vec<(String, String)>,
    /// The nim sum of the nimbers beside these terms, 0 if there are none.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub beside: u64,
    /// The nimber of the position with what is beside it.
    pub nimber: u64,
    /// The claims about components of each ruleset.
    pub rulesets: Vec<NimberClaims>,
}

/// Claims about components of one ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NimberClaims {
    /// The expression of the ruleset.
    pub ruleset: String,
    /// Components by their texts, and their nimbers.
    pub is: Vec<(String, u64)>,
    /// Components by their texts, and numbers below 64 that are not their nimbers.
    pub not: Vec<(String, Vec<u64>)>,
}

impl NimberCertificate {
    /// The number of claims.
    pub fn len(&self) -> usize {
        self.rulesets.iter().map(|of| of.is.len() + of.not.len()).sum()
    }

    /// True if there are no claims: the position is made of heaps of Nim and of nimbers.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
fn is_zero(nimber: &u64) -> bool {
    *nimber == 0
}

/// A position as it is printed, with a nimber beside it: `Cram.Position("...") + *2`.
pub fn printed_with_nimber(position: &Position, nimber: u64) -> String {
    let nimber = match nimber {
        0 => return position.printed(),
        1 => "*".to_owned(),
        n => format!("*{n}"),
    };
    if position.is_empty() { nimber } else { format!("{} + {nimber}", position.printed()) }
}

/// What is claimed of the nimber of a component.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Claim {
    /// It is this.
    Is(u64),
    /// It is none of the numbers below 64 whose bits are set.
    Not(u64),
}

impl Claim {
    /// True if it says that the nimber is not `number`.
    fn excludes(self, number: u64) -> bool {
        match self {
            Claim::Is(nimber) => nimber != number,
            Claim::Not(bits) => number < 64 && bits >> number & 1 == 1,
        }
    }
}

impl Weigh for Claim {}

/// The terms of a position that have rulesets, and the nim sum of the nimbers beside them.
///
/// # Errors
/// [`Stop::NotPossible`] if some other impartial game lies beside them, which no ruleset has; else [`Stop`].
fn apart(position: &Position, control: &Control) -> Result<(Position, u64), Stop> {
    let mut store = Store::new(control.clone());
    let (mut terms, mut beside) = (Vec::new(), 0);
    for term in position.terms() {
        if !term.is_form() || !term.component().is_impartial() {
            terms.push(term.clone());
            continue;
        }
        for part in term.component().parts() {
            let text = part.text();
            let read = match store.read(&text) {
                Err(NotationError { stop: Some(stop), .. }) => return Err(stop),
                read => read.ok(),
            };
            let Some(nimber) = read.and_then(|value| store.as_nimber(value)) else {
                return Err(Stop::NotPossible(format!(
                    "Certificates of nimbers are about positions of rulesets, with nimbers such as *2 beside them. `{text}` is neither: \
                     certify the nimber of the positions without it."
                )));
            };
            beside ^= nimber;
        }
    }
    Ok((Position::of_terms(terms), beside))
}

/// Refuses positions of which the claims would not hold, or might lean on themselves.
fn must_be_sure(position: &Position) -> Result<(), Stop> {
    if !position.terms().iter().all(|term| term.component().facts().is_impartial) {
        let message = "Certificates of nimbers are for positions of impartial rulesets, not for single impartial positions of others.";
        return Err(Stop::NotImpartial(message.to_owned()));
    }
    if position.is_entailing() || position.is_loopy() || !position.ends() {
        let message = "Certificates of nimbers are for rulesets without entailing moves of which it is known that play ends.";
        return Err(Stop::NotPossible(message.to_owned()));
    }
    Ok(())
}
