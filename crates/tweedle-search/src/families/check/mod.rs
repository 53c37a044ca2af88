//! The checker of certificates of families. It knows nothing of how they are found.
//!
//! It checks, one after the other: the rules, which are to be those of the ruleset ([`agreement`]); the moves of the
//! families, which are found anew window by window ([`moves`]); the values of the members below the bound; and the step of
//! the induction for each family and residue ([`step`]). The first case that fails is told.

mod agreement;
mod flaw;
mod moves;
mod step;
mod table;

use super::certificate::FamilyCertificate;
use super::values::WordValues;
use std::sync::Arc;
use table::Table;
use tweedle_engine::short::Store;
use tweedle_rules::any::Rules;

pub use agreement::disagreement;
pub use flaw::FamilyFlaw;

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

/// The largest number of blocks that a member may have, and of members of all families below the bound.
const MOST: usize = 1_000_000;
/// The largest number of letters of the members that are looked at, each family by itself.
const MOST_LETTERS: usize = 1 << 16;
/// The largest number of letters of all members below the bound.
const MOST_LETTERS_BELOW: usize = 1 << 26;

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
    let differ =
        |one: &[String], other: &[String]| one.iter().find(|it| !other.contains(it)).cloned();
    if let Some(rule) =
        differ(&rules, &certificate.rules).or_else(|| differ(&certificate.rules, &rules))
    {
        return Err(FamilyFlaw::Rule(rule));
    }
    form(certificate, cuts.letters())?;
    let mut words = agreement::of_short_words(ruleset, cuts, store.control())?;
    words += agreement::of_members(certificate, ruleset, cuts, store.control())?;
    moves::check(certificate, cuts, store.control())?;
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
    // Members that are looked at are written out.
    let ends = families.iter().map(|it| it.start.len().saturating_add(it.end.len())).max();
    let blocks = bound.max(moves_from).saturating_add(*period).saturating_add(agreement::BLOCKS);
    let longest = blocks.saturating_mul(block.len()).saturating_add(ends.unwrap_or(0));
    if longest > MOST_LETTERS || longest.saturating_mul(members) > MOST_LETTERS_BELOW {
        return wrong("The members that have to be looked at are too long.");
    }
    if block.is_empty() || *period == 0 || families.is_empty() {
        return wrong("A certificate has a block, a period of at least 1 and a family.");
    }
    if bound < from || bound < moves_from || !(bound - from).is_multiple_of(*period) {
        return wrong(
            "The bound lies a number of periods after `from`, and not before `moves_from`.",
        );
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
