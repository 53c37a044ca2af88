//! The step of the induction: the formula for a member follows from those for shorter words.
//!
//! Let n be bound + r + h·p with h = 0, 1, 2, ... Each option of the member is given as a term a + h·σ, where σ is a
//! [`Saltus`], or is no better for the player who moves than such a term that is an option, too. The formula is v + h·s. Its
//! options are terms as well. These four things are enough for the member to be equal to the formula, as the second player wins
//! the difference:
//! - no option of Left's of the member is at least the formula, and none of Right's at most;
//! - for each Left option of the formula there is one of the member that is at least that, and for each Right option one
//!   that is at most that.
//!
//! Terms are compared for all h at once: if σ ≥ τ and a ≥ b, then a + h·σ ≥ b + h·τ for all h. If σ ≤ s and a + h·σ ≥ v + h·s
//! for some h, then a ≥ v + h·(s - σ) ≥ v; so if not a ≥ v, then that holds for no h.

use super::super::certificate::{Goal, Saltus};
use super::flaw::FamilyFlaw;
use super::table::Table;
use std::collections::BTreeSet;
use tweedle_engine::Player;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, NumberUpStar, Store};

/// A game a + h·σ for h = 0, 1, 2, ...
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Term {
    at_first: Id,
    saltus: Saltus,
}

/// Checks the step for all families and residues, and returns the number of options that were compared.
pub(super) fn check(table: &Table<'_>, store: &mut Store) -> Result<usize, FamilyFlaw> {
    let mut options = 0;
    for family in 0..table.values.len() {
        for residue in 0..table.certificate.period {
            store.control().check()?;
            options += Case { table, family, n: table.certificate.bound + residue }.check(store)?;
        }
    }
    Ok(options)
}

/// A family and a residue: the members with n + h·p blocks, where n is one of the first period from the bound on.
struct Case<'t> {
    table: &'t Table<'t>,
    family: usize,
    n: usize,
}

impl Case<'_> {
    fn check(&self, store: &mut Store) -> Result<usize, FamilyFlaw> {
        let formula = self.member(self.family, self.n)?;
        let mut count = 0;
        for player in Player::BOTH {
            let options = self.options(player, store)?;
            count += options.len();
            for &option in &options {
                let is_less = no_better_saltus(player, option.saltus, formula.saltus);
                // For Right, better is less.
                let wins = store.no_better(player, formula.at_first, option.at_first)?;
                if !is_less || wins {
                    let Term { at_first, saltus } = option;
                    let (option, saltus) = (store.text(at_first)?, saltus.to_string());
                    let family = self.name();
                    return Err(FamilyFlaw::Strong { family, n: self.n, player, option, saltus });
                }
            }
            for wanted in self.options_of_formula(formula, player, store)? {
                let mut is_answered = false;
                for option in &options {
                    is_answered |= no_better_saltus(player, wanted.saltus, option.saltus)
                        && store.no_better(player, wanted.at_first, option.at_first)?;
                }
                if !is_answered {
                    let (option, saltus) =
                        (store.text(wanted.at_first)?, wanted.saltus.to_string());
                    let family = self.name();
                    return Err(FamilyFlaw::Unanswered {
                        family,
                        n: self.n,
                        player,
                        option,
                        saltus,
                    });
                }
            }
        }
        Ok(count)
    }

    fn name(&self) -> String {
        self.table.certificate.name(self.family)
    }

    /// The member of a family with n + h·p blocks, by its formula.
    fn member(&self, family: usize, n: usize) -> Result<Term, FamilyFlaw> {
        let certificate = self.table.certificate;
        let known = self.table.values.get(family).and_then(|row| row.get(n));
        match (known, n.checked_sub(certificate.from)) {
            (Some(&at_first), Some(since)) => {
                let formula = &certificate.families[family].formulas[since % certificate.period];
                Ok(Term { at_first, saltus: formula.saltus })
            }
            _ => Err(self.too_small()),
        }
    }

    fn too_small(&self) -> FamilyFlaw {
        FamilyFlaw::Bound { family: self.name(), n: self.n, from: self.table.certificate.from }
    }

    /// The options of a player, but for such that are no better for him than one of these, for all h.
    fn options(&self, player: Player, store: &mut Store) -> Result<Vec<Term>, FamilyFlaw> {
        let mut options = BTreeSet::new();
        let moves = &self.table.certificate.families[self.family].moves;
        for claim in moves.iter().filter(|claim| claim.player == player) {
            match &claim.to {
                Goal::Word { word } => {
                    let at_first = self.table.word(word)?;
                    options.insert(Term { at_first, saltus: Saltus::default() });
                }
                Goal::Member { word, family, less } => {
                    let n = self.n.checked_sub(*less).ok_or_else(|| self.too_small())?;
                    let Term { at_first, saltus } = self.member(*family, n)?;
                    let beside = self.table.word(word)?;
                    options.insert(Term { at_first: store.sum(at_first, beside)?, saltus });
                }
                Goal::Split { left, right, less } => {
                    self.splits([*left, *right], *less, store, &mut options)?;
                }
            }
        }
        Ok(options.into_iter().collect())
    }

    /// The options F(i) + G(n + h·p - less - i) for all i.
    ///
    /// If i is less than `from`, that is the value F(i) beside a member of G with a formula, and the other way round. Else
    /// both have formulas, a + k·σ and b + l·τ with k + l = m + h for some m that the residues say. If σ = τ, then the
    /// sum is the same for all k; else that with the largest k or that with the largest l is the best for the player.
    fn splits(
        &self,
        sides: [Option<usize>; 2],
        less: usize,
        store: &mut Store,
        options: &mut BTreeSet<Term>,
    ) -> Result<(), FamilyFlaw> {
        let (from, period) = (self.table.certificate.from, self.table.certificate.period);
        let total = self.n.checked_sub(less).ok_or_else(|| self.too_small())?;
        let [left, right] = sides;
        // The short ones have to leave a formula for the other side.
        if total + 1 < 2 * from + 2 * period {
            return Err(self.too_small());
        }
        for (short, long) in [(left, right), (right, left)] {
            for i in 0..from {
                let short = self.value(short, i)?;
                let Term { at_first, saltus } = self.side(long, total - i)?;
                options.insert(Term { at_first: store.sum(short, at_first)?, saltus });
            }
        }
        for i in from..from + period {
            // The smallest j with a formula such that i + j is the total but for a number of periods.
            let j = from + (total - from - i) % period;
            // All other periods are on the right, or on the left.
            let pairs = [(i, total - i), (total - j, j)];
            for (place, (i, j)) in pairs.into_iter().enumerate() {
                let a = self.side(left, i)?;
                let b = self.side(right, j)?;
                let saltus = if place == 0 { b.saltus } else { a.saltus };
                options.insert(Term { at_first: store.sum(a.at_first, b.at_first)?, saltus });
            }
        }
        Ok(())
    }

    /// The value of a member with fewer blocks than have a formula; 0 if nothing is left on that side.
    fn value(&self, family: Option<usize>, n: usize) -> Result<Id, FamilyFlaw> {
        let value = match family {
            None => return Ok(self.table.zero),
            Some(family) => self.table.values.get(family).and_then(|row| row.get(n)),
        };
        value.copied().ok_or_else(|| self.too_small())
    }

    fn side(&self, family: Option<usize>, n: usize) -> Result<Term, FamilyFlaw> {
        match family {
            None => Ok(Term { at_first: self.table.zero, saltus: Saltus::default() }),
            Some(family) => self.member(family, n),
        }
    }

    /// The options of the formula v + h·s for all h.
    ///
    /// If s is an integer and v is no number, they are v^L + h·s and v^R + h·s by the number translation theorem (Siegel, *CGT*,
    /// Theorem II.3.12). The same holds for numbers that are not integers, whose options are the neighbours with a smaller
    /// denominator, and for integers that move away from 0. With ups, v has to be y + m·↑ + ∗j with at least two ups of the same
    /// sign as those of s: for m ≥ 2 that is y + {0 | (m - 1)·↑ + ∗(j ⊕ 1)}.
    fn options_of_formula(
        &self,
        formula: Term,
        player: Player,
        store: &mut Store,
    ) -> Result<Vec<Term>, FamilyFlaw> {
        let Term { at_first, saltus } = formula;
        let refuse = |why| FamilyFlaw::Formula { family: self.name(), n: self.n, why };
        let options = store.options(at_first, player)?;
        if saltus.is_zero() {
            return Ok(options.into_iter().map(|at_first| Term { at_first, saltus }).collect());
        }
        if saltus.ups == 0 {
            let number = store.as_number(at_first).filter(Dyadic::is_integer);
            if number.is_some_and(|it| i64::from(it.signum()) != saltus.number.signum()) {
                return Err(refuse("an integer goes through 0"));
            }
            return Ok(options.into_iter().map(|at_first| Term { at_first, saltus }).collect());
        }
        let value = store.as_number_up_star(at_first);
        let Some(NumberUpStar { number, ups, .. }) = value else {
            return Err(refuse("ups are added to a value of another kind"));
        };
        if ups.unsigned_abs() < 2 || ups.signum() != saltus.ups.signum() {
            return Err(refuse("there are less than two ups of the same sign"));
        }
        let [option] = options[..] else { return Err(refuse("it has several options")) };
        let favoured = if ups > 0 { Player::Left } else { Player::Right };
        if player != favoured {
            return Ok(vec![Term { at_first: option, saltus }]);
        }
        if option != store.number(number)? {
            return Err(refuse("its options are others"));
        }
        Ok(vec![Term { at_first: option, saltus: Saltus { ups: 0, ..saltus } }])
    }
}

/// True if the first is no better for a player than the second.
fn no_better_saltus(player: Player, one: Saltus, other: Saltus) -> bool {
    match player {
        Player::Left => one <= other,
        Player::Right => other <= one,
    }
}

#[cfg(test)]
mod tests {
    use super::super::super::certificate::FamilyCertificate;
    use super::super::super::values::WordValues;
    use super::*;
    use tweedle_engine::Control;
    use tweedle_rules::{CutRule, Cuts, Writing};

    /// The families x^n·o and x^n of Clobber, as a certificate has them.
    const UPS: &str = r#"{
        "ruleset": "", "rules": [], "block": "x", "from": 1, "period": 2, "bound": 3, "moves_from": 3,
        "families": [
            {"start": "", "end": "o", "first": ["0"],
             "formulas": [{"value": "*", "saltus": {"number": 0, "ups": 2}},
                          {"value": "^", "saltus": {"number": 0, "ups": 2}}],
             "moves": [{"player": "Left", "to": {"member": {"word": "x", "family": 1, "less": 1}}},
                       {"player": "Right", "to": {"member": {"word": "", "family": 0, "less": 1}}}]},
            {"start": "", "end": "", "first": ["0"],
             "formulas": [{"value": "0"}, {"value": "0"}], "moves": []}
        ]}"#;

    /// The step without the comparison of values: it refuses formulas that are wrong later only.
    #[test]
    fn the_step_refuses_what_does_not_go_on() {
        let stone = |player, before, left, right| CutRule::new(player, before, left, right);
        let rules = [
            stone(Player::Left, "xo", "", "x"),
            stone(Player::Left, "ox", "x", ""),
            stone(Player::Right, "ox", "", "o"),
            stone(Player::Right, "xo", "o", ""),
        ];
        let cuts = Cuts::new("xo", Writing::Letters, rules).expect("rules");
        let told = |ups: [i64; 2]| {
            let mut certificate: FamilyCertificate = serde_json::from_str(UPS).expect("JSON");
            for (formula, ups) in certificate.families[0].formulas.iter_mut().zip(ups) {
                formula.saltus.ups = ups;
            }
            let mut store = Store::new(Control::new());
            let mut table = Table::new(&certificate, &mut store).expect("values");
            // It finds the values of words first, and ends where a value is wrong.
            let _ = table.first_members(&cuts, &mut WordValues::default(), &mut store);
            check(&table, &mut store).map_err(|flaw| flaw.to_string())
        };
        assert_eq!(told([2, 2]), Ok(4));
        let refused = |ups, message: &str| assert_eq!(told(ups), Err(message.to_owned()));
        refused(
            [2, 1],
            "n = 3: Right's option ^ (+ k·(^)) of x^n·o is not known to be too weak against the formula in all later periods.",
        );
        refused(
            [2, 3],
            "n = 3: no option of x^n·o is known to be as good for Right as the option ^ (+ k·(^^)) of the formula.",
        );
        refused(
            [1, 1],
            "n = 3: the options of the formula for x^n·o cannot be written down for all later periods: there are less than two ups of the same sign.",
        );
    }
}
