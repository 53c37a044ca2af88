//! The outcomes of games on heaps that a code describes in misère play.

use tweedle_engine::misere::quotient::Quotient;
use tweedle_engine::walk::WalkError;
use tweedle_engine::{Control, Outcome, Ruleset, Stop};
use tweedle_heaps::Code;
use tweedle_heaps::misere::{HeapQuotients, MisereHeaps, QuotientPeriod};
use tweedle_rules::Heaps;
use tweedle_rules::any::Solver;

/// The largest order of a quotient that is looked for, and the number of steps that it may take to find.
const MOST_ELEMENTS: usize = 1 << 10;
const STEPS: u64 = 1 << 24;
/// The largest heaps of which it is asked first if they are tame, which takes time with the square of their sizes.
const SMALL: u64 = 1 << 10;
/// The number of heaps after which a period is looked for again.
const BETWEEN: u64 = 16;

/// The outcomes of games on heaps with a code in misère play: by the position of Nim that tame heaps are as good as; of sums with wild
/// heaps by the misère quotient of the code as far as the largest heap, of which its period is the bound if it has one; and by
/// genera and canonical forms where no quotient is found within bounds. This takes a walk through the heaps, and not one through their
/// sums.
pub struct MisereOutcomes {
    heaps: MisereHeaps,
    quotients: HeapQuotients,
    /// That of the heaps that are known.
    quotient: Option<Quotient>,
    period: Option<QuotientPeriod>,
    /// True if the next heap was too much work.
    is_beyond: bool,
    control: Control,
}

impl MisereOutcomes {
    /// Nothing found yet; bounded and stopped through `control`.
    pub fn new(code: &Code, control: &Control) -> MisereOutcomes {
        MisereOutcomes {
            heaps: MisereHeaps::new(code.clone(), control.clone()),
            quotients: HeapQuotients::new(code.clone(), MOST_ELEMENTS, control),
            quotient: None,
            period: None,
            is_beyond: false,
            control: control.clone(),
        }
    }

    fn outcome(&mut self, heaps: &[u64]) -> Result<Outcome, Stop> {
        // Of large heaps a period says more, if there is one.
        let is_small = heaps.iter().all(|&heap| heap <= SMALL);
        if is_small && let Some(tame) = self.heaps.tame_of_sum(heaps)? {
            return Ok(tame.genus().outcome());
        }
        match self.by_quotient(heaps)? {
            Some(outcome) => Ok(outcome),
            None => self.heaps.outcome(heaps),
        }
    }

    /// The outcome by the quotient, if it is found.
    fn by_quotient(&mut self, heaps: &[u64]) -> Result<Option<Outcome>, Stop> {
        self.learn(heaps.iter().copied().max().unwrap_or(0))?;
        let heaps: Vec<u64> = heaps.iter().map(|&heap| self.reduced(heap)).collect();
        if heaps.iter().any(|&heap| heap > self.quotients.heaps()) {
            return Ok(None);
        }
        let quotient = match self.quotient.take() {
            Some(known) if known.letters() as u64 == self.quotients.heaps() => known,
            _ => self.quotients.quotient()?,
        };
        let outcome = self.quotients.outcome(&quotient, &heaps);
        self.quotient = Some(quotient);
        outcome.map(Some)
    }

    /// Learns the quotient of the heaps up to `last`, or of all, as far as the bounds allow.
    fn learn(&mut self, last: u64) -> Result<(), Stop> {
        let control = self.control.clone();
        while self.quotients.heaps() < last && self.period.is_none() && !self.is_beyond {
            let learnt = {
                let _allowance = control.allow(STEPS);
                self.quotients.next_heap()
            };
            match learnt {
                Ok(_) if self.quotients.heaps().is_multiple_of(BETWEEN) => {
                    self.period = self.quotients.period();
                }
                Ok(_) => {}
                Err(Stop::TooLarge(_) | Stop::Limit { .. } | Stop::Memory { .. }) => {
                    // The whole work may have come to an end, and not only this part.
                    control.check()?;
                    self.is_beyond = true;
                }
                Err(stop) => return Err(stop),
            }
        }
        Ok(())
    }

    /// The least heap that is known to be the same element.
    fn reduced(&self, heap: u64) -> u64 {
        match self.period {
            Some(QuotientPeriod { period, preperiod }) if heap > preperiod => {
                preperiod + (heap - preperiod) % period
            }
            _ => heap,
        }
    }
}

impl<R: Ruleset<Position = Heaps>> Solver<R, Outcome> for MisereOutcomes {
    fn value(&mut self, _: &R, heaps: &Heaps) -> Result<Outcome, WalkError<Heaps>> {
        Ok(self.outcome(heaps.sizes())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Outcomes, Play};
    use tweedle_heap_games::TakeAndBreak;

    /// The same as by walking, of heaps alone and of two.
    #[test]
    fn as_by_walking() {
        for text in ["0.77", "0.07", "4!.0", "0.137", "0.3F", "0.[3]", "0.0[7]", "4.7"] {
            let code = Code::parse(text).expect("a code");
            let (ruleset, control) = (TakeAndBreak::new(code.clone()), Control::new());
            let mut outcomes = MisereOutcomes::new(&code, &control);
            let mut walked = Memo::new(control);
            for size in 0..13 {
                let heaps = Heaps::new([size, size / 2]);
                let expected =
                    Walker::new(&ruleset, &mut walked).value(&mut Outcomes(Play::Misere), &heaps);
                assert_eq!(outcomes.value(&ruleset, &heaps), expected, "{code}, {size}");
            }
        }
    }

    /// By quotients as by canonical forms, of all sums of three heaps.
    #[test]
    fn as_by_forms() {
        for text in ["0.77", "0.07", "0.15", "0.115", "4.7", "0.35"] {
            let code = Code::parse(text).expect("a code");
            let mut outcomes = MisereOutcomes::new(&code, &Control::new());
            let mut forms = MisereHeaps::new(code, Control::new());
            for heaps in (0..13).flat_map(|a| (0..=a).map(move |b| (a, b))) {
                for c in 0..=heaps.1 {
                    let heaps = [heaps.0, heaps.1, c];
                    assert_eq!(
                        outcomes.outcome(&heaps),
                        forms.outcome(&heaps),
                        "{text}: {heaps:?}"
                    );
                }
            }
        }
    }

    /// Large heaps of Kayles, whose period is found; and a code of which no quotient is found within the bounds.
    #[test]
    fn large_heaps() {
        let kayles = Code::parse("0.77").expect("a code");
        let mut outcomes = MisereOutcomes::new(&kayles, &Control::new());
        let mut quotients = HeapQuotients::new(kayles, 1000, &Control::new());
        quotients.to(130).expect("a quotient");
        let quotient = quotients.quotient().expect("a quotient");
        for heaps in [[40, 37, 22], [120, 97, 9], [83, 82, 81]] {
            assert_eq!(outcomes.outcome(&heaps), quotients.outcome(&quotient, &heaps));
            let larger = heaps.map(|heap| heap + 12 * u64::from(heap > 70) * 1_000_000_000);
            let found = outcomes.by_quotient(&larger).expect("a quotient");
            assert_eq!(found, quotients.outcome(&quotient, &heaps).ok());
        }
        let open = Code::parse("0.6").expect("a code");
        let mut outcomes = MisereOutcomes::new(&open, &Control::new());
        outcomes.is_beyond = true;
        assert_eq!(outcomes.by_quotient(&[7, 3]), Ok(None));
        assert!(outcomes.outcome(&[7, 3]).is_ok());
    }
}
