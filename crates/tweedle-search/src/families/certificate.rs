//! The certificate of a theorem about families: all that a checker needs, as plain data.

use serde::{Deserialize, Serialize};
use std::fmt;
use tweedle_engine::number::{Dyadic, Integer};
use tweedle_engine::short::{Id, NumberUpStar, Store};
use tweedle_engine::{Player, Stop};

/// A theorem about the values of families of positions, with all that its proof takes.
///
/// The families all have the same block w: their members are the words u·wⁿ·v for n = 0, 1, 2, ... Each move from a
/// member, where n is large, leads to members of these families and to words that are the same for each n.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyCertificate {
    /// The expression of the ruleset.
    pub ruleset: String,
    /// The moves of the ruleset, as rules that cut words.
    pub rules: Vec<String>,
    /// The block w.
    pub block: String,
    /// The number n from which on all formulas hold.
    pub from: usize,
    /// The period of all formulas.
    pub period: usize,
    /// The number n below which members are valued one by one; from there on values are proved by induction.
    pub bound: usize,
    /// The number from which on the lists of moves hold.
    pub moves_from: usize,
    /// The families. The theorem is about the first one.
    pub families: Vec<FamilyClaim>,
}

/// A family, the formula for its values, and its moves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FamilyClaim {
    /// The word u before the blocks.
    pub start: String,
    /// The word v after the blocks.
    pub end: String,
    /// The values of the members with smaller n than those for which the formula holds.
    pub first: Vec<String>,
    /// The formula for each residue: that for `from`, for `from` + 1, ...
    pub formulas: Vec<Formula>,
    /// The moves from a member, for all n from `moves_from` on.
    pub moves: Vec<MoveClaim>,
}

/// The values of every p-th member: v + k·(x + m·↑) for k = 0, 1, 2, ...
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Formula {
    /// The value v of the first one.
    pub value: String,
    /// What is added with each period.
    #[serde(default, skip_serializing_if = "Saltus::is_zero")]
    pub saltus: Saltus,
}

/// x + m·↑ with integers x and m: what is added to a value with each period.
///
/// These games are totally ordered, first by x and then by m: an integer other than 0 is larger or smaller than all
/// multiples of ↑ (*Winning Ways*, ch. 2).
// The order that is derived compares the fields in this order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, Serialize, Deserialize,
)]
#[serde(deny_unknown_fields)]
pub struct Saltus {
    /// The integer x.
    pub number: i64,
    /// The multiple m of ↑.
    #[serde(default)]
    pub ups: i64,
}

/// Moves of a player, from the member of a family with n blocks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveClaim {
    /// The player who moves.
    pub player: Player,
    /// The positions that the moves lead to.
    pub to: Goal,
}

/// The positions that moves from the member of a family with n blocks lead to. Families are given by their numbers, from 0 on.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// A word that is the same for each n.
    Word {
        /// The word.
        word: String,
    },
    /// A word that is the same for each n, beside the member of a family with n - `less` blocks.
    Member {
        /// The word, which may be empty.
        word: String,
        /// The family.
        family: usize,
        /// The number of blocks that are missing.
        less: usize,
    },
    /// For each i from 0 to n - `less`, the member with i blocks of one family beside the member with n - `less` - i blocks
    /// of another one. If one of the families is missing, only the other one is left there.
    Split {
        /// The family on the left.
        left: Option<usize>,
        /// The family on the right.
        right: Option<usize>,
        /// The number of blocks that are missing.
        less: usize,
    },
}

impl Saltus {
    /// The game x + m·↑.
    ///
    /// # Errors
    /// [`Stop::Memory`] when the store is full.
    pub fn game(&self, store: &mut Store) -> Result<Id, Stop> {
        let number = Dyadic::from(self.number);
        store.number_up_star(NumberUpStar { number, ups: self.ups, nimber: 0 })
    }

    /// True if nothing is added.
    pub fn is_zero(&self) -> bool {
        *self == Saltus::default()
    }
}

/// As a game: `2`, `^`, `-1+v3`.
impl fmt::Display for Saltus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Saltus { number, ups } = self;
        if *number != 0 || *ups == 0 {
            write!(f, "{number}")?;
        }
        let sign = if *ups > 0 { '^' } else { 'v' };
        match ups.unsigned_abs() {
            0 => Ok(()),
            1 => write!(f, "{sign}"),
            2 => write!(f, "{sign}{sign}"),
            many => write!(f, "{sign}{many}"),
        }
    }
}

/// As `^ + k·2`, where k counts periods.
impl fmt::Display for Formula {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.value)?;
        if self.saltus.is_zero() { Ok(()) } else { write!(f, " + k·{}", self.saltus) }
    }
}

impl FamilyCertificate {
    /// A family as `x·(xo)^n·o`.
    pub fn name(&self, family: usize) -> String {
        match self.families.get(family) {
            Some(FamilyClaim { start, end, .. }) => named(start, &self.block, end),
            None => format!("family {family}"),
        }
    }

    /// The value that a family has by the certificate for n blocks; `None` if there is no such family, or a value in the
    /// certificate cannot be read.
    ///
    /// # Errors
    /// [`Stop`] when the store is full, or the work is to end.
    pub fn value(&self, family: usize, n: usize, store: &mut Store) -> Result<Option<Id>, Stop> {
        let Some(family) = self.families.get(family) else { return Ok(None) };
        let Some(since) = n.checked_sub(self.from) else {
            let first = family.first.get(n).map(|text| store.read(text));
            return Ok(first.and_then(Result::ok));
        };
        let period = self.period.max(1);
        let Some(formula) = family.formulas.get(since % period) else { return Ok(None) };
        let Ok(value) = store.read(&formula.value) else { return Ok(None) };
        let saltus = formula.saltus.game(store)?;
        let all = store.multiple(&Integer::from((since / period) as u64), saltus)?;
        store.sum(value, all).map(Some)
    }

    /// The member of a family with n blocks.
    pub fn member(&self, family: usize, n: usize) -> Option<String> {
        let FamilyClaim { start, end, .. } = self.families.get(family)?;
        Some(format!("{start}{}{end}", self.block.repeat(n)))
    }
}

/// A family as `x·(xo)^n·o`.
pub(super) fn named(start: &str, block: &str, end: &str) -> String {
    let blocks = if block.len() == 1 { format!("{block}^n") } else { format!("({block})^n") };
    let parts = [start, &blocks, end];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("·")
}
