//! The question `family_proof`: a check of a proof about a family. Besides, the search for such a proof.

use super::ask::Ask;
use crate::certificate_kind::CertificateKind;
use crate::family::Pattern;
use crate::kept::is_plain;
use crate::{Desk, Kind, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_engine::number::Integer;
use tweedle_engine::short::{Id, Store};
use tweedle_rules::any::Rules;
use tweedle_script::say;
use tweedle_search::families::{
    Cases, FamilyCertificate, FamilyFlaw, Formula, Saltus, Unproved, check, prove,
};

/// A certificate of the values of a family that is to be checked: does it prove what it claims?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct FamilyProof {
    /// The certificate, as the answer of the question `family` has it, or as the file that `tweedle family --certificate` writes.
    pub certificate: String,
}

/// The values of a family for all n, proved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ProvedFamily {
    /// The ruleset.
    pub ruleset: String,
    /// The members as a word with the variable in it: `x^n·o`.
    pub family: String,
    /// The values of the members for which the formulas do not hold.
    pub exceptions: Vec<FamilyValue>,
    /// The number n from which on the formulas hold.
    pub from: i64,
    /// The formulas: for n = `from`, `from` + 1, ... and for all n that differ from these by a multiple of their number.
    pub formulas: Vec<FamilyFormula>,
    /// The number of families that are proved together.
    pub families: u64,
    /// The number of words for which the rules were compared with the moves of the ruleset.
    pub words: u64,
    /// The number of members that were valued one by one.
    pub members: u64,
    /// The number of options that were compared for all larger n.
    pub options: u64,
    /// The certificate, by which another program can check it.
    pub certificate: String,
}

/// The value of a member of a family.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FamilyValue {
    /// The number n.
    pub n: i64,
    /// The value.
    pub value: String,
}

/// The values of the members whose n have a residue: `value` + k·`saltus` for n = `n` + k·p, where p is the number of formulas.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FamilyFormula {
    /// The first number n.
    pub n: i64,
    /// The value of the first member.
    pub value: String,
    /// The game that is added with each period; `0` if the values are the same.
    pub saltus: String,
}

/// A pattern is compared with a proof for at most so many members.
const MOST_COMPARED: i64 = 1000;

impl ProvedFamily {
    /// True if what the values seem to follow is true of all members from its first one on, by what is proved. Both say that the values grow
    /// by the same after some period, so that it is true of all if it is true of two periods that both have in common.
    ///
    /// # Errors
    /// [`Stop`] if the work is to end.
    pub(super) fn says(&self, pattern: &Pattern, store: &mut Store) -> Result<bool, Stop> {
        let (Ok(period), Ok(start)) = (i64::try_from(pattern.period), i64::try_from(pattern.from))
        else {
            return Ok(false);
        };
        let both = period.saturating_mul(self.formulas.len() as i64);
        let end = start.max(self.from).saturating_add(both.saturating_mul(2));
        if pattern.saltus.is_empty() || period == 0 || end - start > MOST_COMPARED {
            return Ok(false);
        }
        for n in start..end {
            // The notation of values: `1*2` is 1 + *2 in it, and not a product as in the language.
            let Ok(saltus) = store.read(&pattern.saltus[((n - start) % period) as usize]) else {
                return Ok(false);
            };
            let (Some(before), Some(after)) =
                (self.value(n, store)?, self.value(n + period, store)?)
            else {
                return Ok(false);
            };
            if store.sum(before, saltus)? != after {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The value of a member; `None` if nothing is said of it.
    fn value(&self, n: i64, store: &mut Store) -> Result<Option<Id>, Stop> {
        let Some(after) = n.checked_sub(self.from).filter(|after| *after >= 0) else {
            let exception = self.exceptions.iter().find(|it| it.n == n);
            return Ok(exception.and_then(|it| store.read(&it.value).ok()));
        };
        let period = self.formulas.len() as i64;
        let at = after.checked_rem(period).and_then(|at| self.formulas.get(at as usize));
        let Some(FamilyFormula { value, saltus, .. }) = at else { return Ok(None) };
        let (Ok(value), Ok(saltus)) = (store.read(value), store.read(saltus)) else {
            return Ok(None);
        };
        let grown = store.multiple(&Integer::from(after / period), saltus)?;
        store.sum(value, grown).map(Some)
    }
}

impl Ask for FamilyProof {
    type Answer = ProvedFamily;

    fn ask(&self, desk: &mut Desk) -> Result<ProvedFamily, Trouble> {
        let certificate: FamilyCertificate = CertificateKind::Family.read(&self.certificate)?;
        // The ruleset of an example, with the parameters of the certificate.
        let name = certificate.ruleset.split('(').next().unwrap_or_default();
        let is_there = desk.session().registry().find(name).is_some();
        // A certificate is data: nothing in it is run.
        let is_plain = is_there && is_plain(&certificate.ruleset);
        let ruleset = is_plain.then(|| desk.rules(&certificate.ruleset)).transpose();
        let ruleset = match ruleset {
            Err(trouble) if trouble.kind != Kind::Mistake => return Err(trouble),
            ruleset => ruleset.ok().flatten(),
        };
        let Some(ruleset) = ruleset else {
            return Err(Trouble::mistake(say::no_ruleset_of_certificate(&certificate.ruleset)));
        };
        match check(&certificate, &ruleset, &mut desk.session().analyst().store) {
            Ok(cases) => Ok(ProvedFamily::of(&certificate, cases, "n", 0)),
            Err(FamilyFlaw::Stop(stop)) => Err(stop.into()),
            Err(flaw) => Err(Trouble::mistake(say::certificate_proves_nothing(flaw))),
        }
    }
}

/// Members of a family as words: start·blockᵐ·end, where m is n + shift.
struct Words {
    ruleset: Arc<dyn Rules>,
    parts: [String; 3],
    shift: i64,
}

/// Looks for a proof of the values of positions, given by expressions for n = `first`, `first` + 1, ...; the reason, if there is
/// none.
///
/// # Errors
/// [`Trouble`] if the work ended early.
pub(super) fn proof_of(
    members: &[String],
    variable: &str,
    first: u64,
    desk: &mut Desk,
) -> Result<Result<ProvedFamily, String>, Trouble> {
    let Words { ruleset, parts, shift } = match words_of(members, first, desk)? {
        Ok(words) => words,
        Err(why) => return Ok(Err(why)),
    };
    let [start, block, end] = parts.each_ref().map(String::as_str);
    match prove(&ruleset, [start, block, end], &mut desk.session().analyst().store) {
        Ok((certificate, cases)) => Ok(Ok(ProvedFamily::of(&certificate, cases, variable, shift))),
        Err(Unproved::Stop(stop @ (Stop::Memory { .. } | Stop::Cancelled))) => Err(stop.into()),
        Err(why) => Ok(Err(why.to_string())),
    }
}

/// The members as words; the reason, if they are not such, or not of one ruleset with rules that cut words.
///
/// # Errors
/// [`Trouble`] if the work ended early.
fn words_of(
    members: &[String],
    first: u64,
    desk: &mut Desk,
) -> Result<Result<Words, String>, Trouble> {
    if members.len() < 3 {
        return Ok(Err("three members are needed to see what is repeated".to_owned()));
    }
    let (mut ruleset, mut words) = (None, Vec::new());
    for member in members {
        let position = match desk.position(member) {
            Ok(position) => position,
            Err(trouble) if trouble.kind == Kind::Mistake => {
                return Ok(Err(format!("`{member}` is no position")));
            }
            Err(trouble) => return Err(trouble),
        };
        if position.is_empty() {
            words.push(String::new());
            continue;
        }
        let Some((component, false)) = position.single() else {
            return Ok(Err("the members are sums or negatives".to_owned()));
        };
        let rules = component.rules_handle();
        let Some(cuts) = rules.cuts() else {
            let why = Unproved::NoCuts(rules.expression().to_owned());
            return Ok(Err(why.to_string()));
        };
        let Some(word) = cuts.read(&position.text()) else {
            return Ok(Err(format!("`{member}` is no word: a row, heaps, or a path")));
        };
        words.push(word);
        let is_same = |it: &Arc<dyn Rules>| it.expression() == rules.expression();
        if !ruleset.as_ref().is_none_or(is_same) {
            return Ok(Err("the members are of different rulesets".to_owned()));
        }
        ruleset = Some(rules);
    }
    let shift = |blocks: usize| i64::try_from(blocks).ok()?.checked_sub_unsigned(first);
    let found = block_of(&words).and_then(|(parts, blocks)| {
        Some(Words { ruleset: ruleset?, parts, shift: shift(blocks)? })
    });
    Ok(found.ok_or_else(|| "the members are no words u·w^n·v".to_owned()))
}

/// The start, the block and the end of words that each have one block more than the one before, and the number of blocks of the
/// first word.
fn block_of(words: &[String]) -> Option<([String; 3], usize)> {
    let [first, second, _, ..] = words else { return None };
    let width = second.len().checked_sub(first.len()).filter(|&width| width > 0)?;
    for at in 0..=first.len() {
        let (Some((start, end)), Some(block)) =
            (first.split_at_checked(at), second.get(at..at + width))
        else {
            continue;
        };
        let are_members = || {
            let mut numbered = words.iter().enumerate();
            numbered.all(|(n, word)| *word == format!("{start}{}{end}", block.repeat(n)))
        };
        if are_members() {
            let (mut start, mut end, mut blocks) = (start, end, 0);
            while let Some(shorter) = start.strip_suffix(block) {
                (start, blocks) = (shorter, blocks + 1);
            }
            while let Some(shorter) = end.strip_prefix(block) {
                (end, blocks) = (shorter, blocks + 1);
            }
            return Some(([start, block, end].map(str::to_owned), blocks));
        }
    }
    None
}

impl ProvedFamily {
    /// What a certificate that was checked proves, where the member with m blocks stands for n = m - `shift`.
    fn of(
        certificate: &FamilyCertificate,
        cases: Cases,
        variable: &str,
        shift: i64,
    ) -> ProvedFamily {
        let exponent = match shift {
            0 => variable.to_owned(),
            1.. => format!("({variable}+{shift})"),
            _ => format!("({variable}{shift})"),
        };
        let claim = certificate.families.first();
        let (first, formulas) = claim.map_or((&[][..], &[][..]), |it| (&it.first, &it.formulas));
        let from = certificate.from as i64 - shift;
        let exceptions = (0..).zip(first).map(|(blocks, value): (i64, &String)| FamilyValue {
            n: blocks - shift,
            value: value.clone(),
        });
        let formulas = (from..).zip(formulas).map(|(n, formula)| {
            let Formula { value, saltus } = formula;
            FamilyFormula { n, value: value.clone(), saltus: Saltus::to_string(saltus) }
        });
        ProvedFamily {
            ruleset: certificate.ruleset.clone(),
            family: certificate.name(0).replace("^n", &format!("^{exponent}")),
            exceptions: exceptions.collect(),
            from,
            formulas: formulas.collect(),
            families: cases.families as u64,
            words: cases.words as u64,
            members: cases.members as u64,
            options: cases.options as u64,
            certificate: serde_json::to_string_pretty(certificate).unwrap_or_default(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_words() {
        let of =
            |words: &[&str]| block_of(&words.iter().map(|&it| it.to_owned()).collect::<Vec<_>>());
        let found = |start: &str, block: &str, end: &str, blocks| {
            Some(([start, block, end].map(str::to_owned), blocks))
        };
        assert_eq!(of(&["xo", "xxo", "xxxo"]), found("", "x", "o", 1));
        assert_eq!(of(&["o", "oxo", "oxoxo"]), found("", "ox", "o", 0));
        assert_eq!(of(&["", "ab", "abab"]), found("", "ab", "", 0));
        assert_eq!(of(&["ab", "aab", "aabb"]), None);
        assert_eq!(of(&["x", "xx"]), None);
    }
}
