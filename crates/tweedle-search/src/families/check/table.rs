//! The values that a certificate claims, and the comparison of the first of them with those of the members.

use super::super::certificate::{FamilyCertificate, Formula, Goal};
use super::super::values::WordValues;
use super::flaw::FamilyFlaw;
use std::collections::HashMap;
use tweedle_engine::short::{Id, Store};
use tweedle_rules::Cuts;

/// The values of members of families by their formulas, as far as they are needed.
pub(super) struct Table<'c> {
    pub(super) certificate: &'c FamilyCertificate,
    /// For each family, the values for n = 0, 1, ... to the end of the first period from the bound on.
    pub(super) values: Vec<Vec<Id>>,
    /// The values of the words in the lists of moves.
    words: HashMap<String, Id>,
    pub(super) zero: Id,
}

impl<'c> Table<'c> {
    /// The values that the certificate claims.
    pub(super) fn new(
        certificate: &'c FamilyCertificate,
        store: &mut Store,
    ) -> Result<Table<'c>, FamilyFlaw> {
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

    /// Compares the values of the members with those that the certificate claims. The proof needs those below the bound; the
    /// period after it says which value of a wrong formula is wrong.
    pub(super) fn first_members(
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
        for n in 0..self.certificate.bound + self.certificate.period {
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
    pub(super) fn word(&self, word: &str) -> Result<Id, FamilyFlaw> {
        let missing = || FamilyFlaw::Form(format!("The word `{word}` has no value."));
        self.words.get(word).copied().ok_or_else(missing)
    }
}

fn read(text: &str, store: &mut Store) -> Result<Id, FamilyFlaw> {
    store.read(text).map_err(|error| FamilyFlaw::Form(format!("`{text}` is no value: {error}")))
}
