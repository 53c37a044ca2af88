//! The checker of certificates of families. It knows nothing of how they are found.
//!
//! It checks, one after the other: the rules, which are to be those of the ruleset ([`agreement`]); the moves of the
//! families, which are found anew window by window ([`moves`]); the values of the members below the bound; and the step of
//! the induction for each family and residue ([`step`]). The first case that fails is told.

mod agreement;
mod moves;
mod step;

use super::certificate::{FamilyCertificate, Formula, Goal};
use super::values::WordValues;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};
use tweedle_rules::Cuts;
use tweedle_rules::any::Rules;

pub use agreement::disagreement;

/// The cases that a checked proof has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cases {
    /// The families.
    pub families: usize,
    /// The words for which the rules were compared with the moves of the ruleset.
    pub words: usize,
    /// The members that were valued one by one.
    pub members: usize,
    /// The options that were compared in the step of the induction.
    pub options: usize,
}

/// The reason why a certificate proves nothing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum FamilyFlaw {
    /// The certificate is about another ruleset.
    #[error("The certificate is about `{0}`.")]
    OtherRuleset(String),
    /// The ruleset has no rules that cut words.
    #[error("The moves of `{0}` are not known as rules that cut words, so nothing is proved about its families.")]
    NoCuts(String),
    /// A rule in the certificate is none of the ruleset's, or one of the ruleset's is missing.
    #[error("The rule `{0}` stands in the certificate or in the ruleset, but not in both.")]
    Rule(String),
    /// The rules lead elsewhere than the moves of the ruleset.
    #[error("{1} has other moves from `{0}` than the rules say.")]
    Moves(String, Player),
    /// The fields of the certificate do not fit together.
    #[error("{0}")]
    Form(String),
    /// A family has a move that is not in its list.
    #[error("{1}'s move of the window `{2}` from {0} is not in the list of moves.")]
    MissingMove(String, Player, String),
    /// A family has no such move as its list has.
    #[error("{1} has no such move from {0} as move {2} of its list.")]
    NoSuchMove(String, Player, usize),
    /// A value of a member is another one.
    #[error("n = {n}: the value of {family}, `{word}`, is {found} and not {claimed}.")]
    Value {
        /// The family.
        family: String,
        /// The number of blocks.
        n: usize,
        /// The member.
        word: String,
        /// The value in the certificate.
        claimed: String,
        /// The value.
        found: String,
    },
    /// The formula is one whose options are not known for all k.
    #[error("n = {n}: the options of the formula for {family} cannot be written down for all later periods: {why}.")]
    Formula {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The reason.
        why: &'static str,
    },
    /// The induction does not reach far enough back.
    #[error("n = {n}: a move from {family} leads to a member below {from}, where no formula holds; the bound is too small.")]
    Bound {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The number from which on formulas hold.
        from: usize,
    },
    /// The player who moves first could win the difference of a member and its formula by moving in the member.
    #[error("n = {n}: {player}'s option {option} (+ k·({saltus})) of {family} is not known to be too weak against the formula in all later periods.")]
    Strong {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The player who moves.
        player: Player,
        /// The option for the first n.
        option: String,
        /// What is added to it with each period.
        saltus: String,
    },
    /// No option of the member answers an option of the formula.
    #[error("n = {n}: no option of {family} is known to be as good for {player} as the option {option} (+ k·({saltus})) of the formula.")]
    Unanswered {
        /// The family.
        family: String,
        /// The first n of this residue from the bound on.
        n: usize,
        /// The player whose option of the formula it is.
        player: Player,
        /// The option for the first n.
        option: String,
        /// What is added to it with each period.
        saltus: String,
    },
    /// The work ended early.
    #[error(transparent)]
    Stop(#[from] Stop),
}

/// The largest number of blocks that a member may have, and of members of all families below the bound.
const MOST: usize = 1_000_000;

/// Checks a certificate about a ruleset, and returns the number of cases of the proof.
///
/// The store takes the values. Cost: the values of all members below the bound, and for each family and residue as many sums
/// as there are options of the member at the bound.
///
/// # Errors
/// [`FamilyFlaw`], which says which case fails; [`FamilyFlaw::Stop`] if the work ended early.
pub fn check(
    certificate: &FamilyCertificate,
    ruleset: &Arc<dyn Rules>,
    store: &mut Store,
) -> Result<Cases, FamilyFlaw> {
    if certificate.ruleset != ruleset.expression() {
        return Err(FamilyFlaw::OtherRuleset(certificate.ruleset.clone()));
    }
    let Some(cuts) = ruleset.cuts() else {
        return Err(FamilyFlaw::NoCuts(certificate.ruleset.clone()));
    };
    let rules: Vec<String> = cuts.rules().iter().map(ToString::to_string).collect();
    let differ = |one: &[String], other: &[String]| one.iter().find(|it| !other.contains(it)).cloned();
    if let Some(rule) =
        differ(&rules, &certificate.rules).or_else(|| differ(&certificate.rules, &rules))
    {
        return Err(FamilyFlaw::Rule(rule));
    }
    form(certificate, cuts.letters())?;
    let mut words = agreement::of_short_words(ruleset, cuts, store.control())?;
    words += agreement::of_members(certificate, ruleset, cuts, store.control())?;
    moves::check(certificate, cuts)?;
    let mut table = Table::new(certificate, store)?;
    let mut known = WordValues::default();
    let members = table.first_members(cuts, &mut known, store)?;
    let options = step::check(&table, store)?;
    Ok(Cases { families: certificate.families.len(), words, members, options })
}

/// The fields fit together, and are small.
fn form(certificate: &FamilyCertificate, letters: &str) -> Result<(), FamilyFlaw> {
    let FamilyCertificate { block, from, period, bound, families, moves_from, .. } = certificate;
    let wrong = |what: &str| Err(FamilyFlaw::Form(what.to_owned()));
    let is_small = |it: usize| it <= MOST;
    let members = bound.saturating_add(*period).saturating_mul(families.len());
    if ![*from, *moves_from, members].into_iter().all(is_small) {
        return wrong("A number in the certificate is too large.");
    }
    if block.is_empty() || *period == 0 || families.is_empty() {
        return wrong("A certificate has a block, a period of at least 1 and a family.");
    }
    if bound < from || bound < moves_from || !(bound - from).is_multiple_of(*period) {
        return wrong("The bound lies a number of periods after `from`, and not before `moves_from`.");
    }
    for family in families {
        if family.first.len() != *from || family.formulas.len() != *period {
            return wrong("A family has `from` first values, and a formula for each residue.");
        }
        let are_letters = |it: &String| it.chars().all(|it| letters.contains(it));
        if ![block, &family.start, &family.end].into_iter().all(are_letters) {
            return wrong("A word has other letters than the ruleset.");
        }
    }
    Ok(())
}

/// The values of members of families by their formulas, as far as they are needed.
struct Table<'c> {
    certificate: &'c FamilyCertificate,
    /// For each family, the values for n = 0, 1, ... to the end of the first period from the bound on.
    values: Vec<Vec<Id>>,
    /// The values of the words in the lists of moves.
    words: HashMap<String, Id>,
    zero: Id,
}

impl<'c> Table<'c> {
    /// The values that the certificate claims.
    fn new(certificate: &'c FamilyCertificate, store: &mut Store) -> Result<Table<'c>, FamilyFlaw> {
        let mut values = Vec::new();
        for family in &certificate.families {
            let mut row = Vec::new();
            for text in &family.first {
                row.push(read(text, store)?);
            }
            let mut period = Vec::new();
            for formula in &family.formulas {
                period.push(read(&formula.value, store)?);
            }
            while row.len() < certificate.bound + certificate.period {
                for (value, Formula { saltus, .. }) in period.iter_mut().zip(&family.formulas) {
                    row.push(*value);
                    let saltus = saltus.game(store)?;
                    *value = store.sum(*value, saltus)?;
                }
            }
            values.push(row);
        }
        Ok(Table { certificate, values, words: HashMap::new(), zero: store.zero() })
    }

    /// Compares the values of the members below the bound with those that the certificate claims.
    fn first_members(
        &mut self,
        cuts: &Cuts,
        known: &mut WordValues,
        store: &mut Store,
    ) -> Result<usize, FamilyFlaw> {
        for claim in self.certificate.families.iter().flat_map(|family| &family.moves) {
            if let Goal::Word { word } | Goal::Member { word, .. } = &claim.to {
                self.words.insert(word.clone(), known.of(store, cuts, word)?);
            }
        }
        let mut members = 0;
        for n in 0..self.certificate.bound {
            for family in 0..self.values.len() {
                let word = self.certificate.member(family, n).unwrap_or_default();
                let [found, claimed] = [known.of(store, cuts, &word)?, self.values[family][n]];
                if found != claimed {
                    return Err(FamilyFlaw::Value {
                        family: self.certificate.name(family),
                        n,
                        word,
                        claimed: store.text(claimed)?,
                        found: store.text(found)?,
                    });
                }
                members += 1;
            }
        }
        Ok(members)
    }

    /// The value of a word in a list of moves.
    fn word(&self, word: &str) -> Result<Id, FamilyFlaw> {
        let missing = || FamilyFlaw::Form(format!("The word `{word}` has no value."));
        self.words.get(word).copied().ok_or_else(missing)
    }
}

fn read(text: &str, store: &mut Store) -> Result<Id, FamilyFlaw> {
    store
        .read(text)
        .map_err(|error| FamilyFlaw::Form(format!("`{text}` is no value: {error}")))
}
