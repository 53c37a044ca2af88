//! The search for a proof about a family: families, formulas, and a bound for which the checker agrees.

use super::certificate::{FamilyCertificate, FamilyClaim, Goal, named};
use super::check::{Cases, FamilyFlaw, check};
use super::closure::Closure;
use super::pattern::{Guess, formulas, guess};
use super::values::WordValues;
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_engine::short::{Id, Store};
use tweedle_rules::any::Rules;

/// The largest number of families.
const FAMILIES: usize = 500;
/// The numbers of members of each family from which patterns are guessed, one after the other.
const MEMBERS: [usize; 5] = [16, 32, 64, 128, 256];
/// The largest number of letters of a member that is valued.
const LETTERS: usize = 2_000;
/// The largest number of values that are no sums of a number, ups and a nimber, which the search may make.
const VALUES: usize = 2_000;
/// The numbers of periods that are tried besides those that the induction needs.
const MORE_PERIODS: [usize; 3] = [0, 2, 6];

/// The reason why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Unproved {
    /// The ruleset has no rules that cut words.
    #[error("the moves of `{0}` are not stated as rules that cut a word of at most 64 letters")]
    NoCuts(String),
    /// The family has no block, or letters that the rules do not know.
    #[error("it is no family of words u·w^n·v with letters of the ruleset")]
    NoWord,
    /// Moves lead to too many families.
    #[error("moves lead to more than {FAMILIES} families")]
    Families,
    /// The values of a family follow no formula that is looked for.
    #[error(
        "no formula is seen for the values of the family {family}, to which moves lead, up to n = {to}"
    )]
    NoPattern {
        /// The family.
        family: String,
        /// The last number of blocks for which it was valued.
        to: usize,
    },
    /// The values are too many.
    #[error("there are too many different values")]
    Values,
    /// The formulas that are guessed cannot be proved.
    #[error("the formulas that are seen are not proved: {0}")]
    Flaw(FamilyFlaw),
    /// The work ended early.
    #[error(transparent)]
    Stop(#[from] Stop),
}

/// Looks for a proof of the values of the family start·blockⁿ·end, and returns it as a certificate that has been checked.
///
/// The values are guessed from those of the first members of all families to which moves lead. A certificate is returned only if
/// [`check`] agrees. Cost: the values of the members, and several checks.
///
/// # Errors
/// [`Unproved`] with the reason why there is no proof.
pub fn prove(
    ruleset: &Arc<dyn Rules>,
    [start, block, end]: [&str; 3],
    store: &mut Store,
) -> Result<(FamilyCertificate, Cases), Unproved> {
    let Some(cuts) = ruleset.cuts() else {
        return Err(Unproved::NoCuts(ruleset.expression().to_owned()));
    };
    let are_letters = |it: &str| it.chars().all(|it| cuts.letters().contains(it));
    if block.is_empty() || ![start, block, end].into_iter().all(are_letters) {
        return Err(Unproved::NoWord);
    }
    let Some(closure) = Closure::of(cuts, [start, block, end], FAMILIES) else {
        return Err(Unproved::Families);
    };
    let most = store.len() + VALUES;
    let mut known = WordValues::default();
    let mut rows: Vec<Vec<Id>> = vec![Vec::new(); closure.ends.len()];
    let mut failed = Unproved::Values;
    for members in MEMBERS {
        if members * block.len() > LETTERS {
            break;
        }
        for n in rows[0].len()..members {
            for (row, [start, end]) in rows.iter_mut().zip(&closure.ends) {
                let word = format!("{start}{}{end}", block.repeat(n));
                row.push(known.of(store, cuts, &word)?);
                if store.len() > most {
                    return Err(Unproved::Values);
                }
            }
        }
        let found = match guess(&rows, store)? {
            Ok(found) => found,
            Err(number) => {
                let [start, end] = &closure.ends[number];
                let family = named(start, block, end);
                failed = Unproved::NoPattern { family, to: members - 1 };
                continue;
            }
        };
        for more in MORE_PERIODS {
            let Some(certificate) =
                certificate(ruleset, block, &closure, &rows, &found, more, store)?
            else {
                break;
            };
            match check(&certificate, ruleset, store) {
                Ok(cases) => return Ok((certificate, cases)),
                Err(FamilyFlaw::Stop(stop)) => return Err(stop.into()),
                Err(flaw) => {
                    let is_early = matches!(flaw, FamilyFlaw::Value { .. });
                    failed = Unproved::Flaw(flaw);
                    if is_early {
                        break;
                    }
                }
            }
        }
    }
    Err(failed)
}

/// The certificate with the formulas that are guessed, and a bound that the induction needs, or some periods later.
fn certificate(
    ruleset: &Arc<dyn Rules>,
    block: &str,
    closure: &Closure,
    rows: &[Vec<Id>],
    found: &Guess,
    more: usize,
    store: &mut Store,
) -> Result<Option<FamilyCertificate>, Stop> {
    let Guess { from, period } = *found;
    let mut families = Vec::new();
    for ((row, [start, end]), moves) in rows.iter().zip(&closure.ends).zip(&closure.moves) {
        let Some(formulas) = formulas(row, found, store)? else { return Ok(None) };
        let mut first = Vec::new();
        for &value in &row[..from] {
            first.push(store.text(value)?);
        }
        let (start, end, moves) = (start.clone(), end.clone(), moves.clone());
        families.push(FamilyClaim { start, end, first, formulas, moves });
    }
    let goals = closure.moves.iter().flatten().map(|claim| &claim.to);
    // Members that are left have formulas: of two of them together, both have in some case.
    let back = goals.map(|goal| match goal {
        Goal::Word { .. } => 0,
        Goal::Member { less, .. } => *less,
        Goal::Split { less, .. } => from + 2 * period + less,
    });
    let back = back.max().unwrap_or(0).max(closure.moves_from.saturating_sub(from));
    let cuts = ruleset.cuts().map_or(&[][..], |cuts| cuts.rules());
    Ok(Some(FamilyCertificate {
        ruleset: ruleset.expression().to_owned(),
        rules: cuts.iter().map(ToString::to_string).collect(),
        block: block.to_owned(),
        from,
        period,
        bound: from + period * (back.div_ceil(period) + more),
        moves_from: closure.moves_from,
        families,
    }))
}
