//! Codes with the same Grundy values, and the one chosen of them.

mod cousin;
mod redundant;
mod twin;

use super::Code;
use crate::{Period, Sequence};

impl Equivalent {
    /// The period of the other code, if `period` is that of `sequence`, the values of [`Self::code`].
    ///
    /// Proof. The values from heap `shift` on are those of the sequence, so that the period holds
    /// from there on if the sequence is periodic from the start, and otherwise `shift` heaps later
    /// than in the sequence and no sooner. The heaps before are worth 0, which may belong to the
    /// period as well.
    pub fn period(&self, period: Period, sequence: &Sequence) -> Period {
        let mut preperiod = period.preperiod + self.shift;
        let value = |heap: u64| match heap.checked_sub(self.shift) {
            Some(heap) => sequence.value(heap),
            None => Some(0),
        };
        if period.preperiod == 0 {
            while preperiod > 0 && value(preperiod - 1 + period.length) == Some(period.saltus) {
                preperiod -= 1;
            }
        }
        Period { preperiod, ..period }
    }
}

/// Codes of more digits are left as they are.
const MOST_DIGITS: usize = 512;

/// A code whose heaps have the Grundy values of another's, some counters later.
///
/// If this is what [`Code::standard_form`] returns of a code, the Grundy value of a heap of n there
/// is that of a heap of n - `shift` here if n ≥ `shift`, and 0 otherwise.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct Equivalent {
    /// The code.
    pub code: Code,
    /// By how many counters its heaps are smaller.
    pub shift: u64,
}

impl Code {
    /// A simpler code with the same Grundy values but for a shift, if one is found.
    ///
    /// There are three steps, each of which is proved where it is written:
    /// - a game in which a heap of 1 cannot be moved in becomes its first cousin with heaps smaller
    ///   by one (*Winning Ways*, ch. 4; Siegel, *Combinatorial Game Theory*, section IV.2);
    /// - moves are left out that lead to the value of another move;
    /// - an octal code whose values are proved to have a period gives way to the first one, by length
    ///   and then by digits, of up to three digits after the dot that is proved to have the same.
    ///
    /// So in the result a heap of 1 has a move, unless the code has no moves, or the cousin would
    /// have too many digits or cannot be written. Codes with different results may still have the
    /// same values: that is not known to be decidable.
    ///
    /// Cost: Grundy values of a few hundred heaps at most.
    ///
    /// ```
    /// # use tweedle_heaps::Code;
    /// let form = Code::parse("0.07")?.standard_form();
    /// assert_eq!((form.code.to_string().as_str(), form.shift), ("0.137", 1));
    /// # Ok::<(), tweedle_heaps::CodeError>(())
    /// ```
    pub fn standard_form(&self) -> Equivalent {
        let mut form = Equivalent { code: self.clone(), shift: 0 };
        if self.digits.len() + self.tail.len() > MOST_DIGITS {
            return form;
        }
        while let Some(cousin) = form.code.first_cousin() {
            form = Equivalent { code: cousin, shift: form.shift + 1 };
        }
        form.code = form.code.without_redundant_moves();
        if let Some(twin) = form.code.periodic_twin() {
            form.code = twin;
        }
        form
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::reference;
    use std::collections::{HashMap, HashSet};
    use tweedle_engine::Control;

    /// Grundy values of the heaps 0, 1, …
    fn values(code: &Code, to: u64) -> Vec<u32> {
        reference(code, to, &Control::new()).expect("no limit")
    }

    fn check(code: &Code, to: u64) -> Equivalent {
        let form = code.standard_form();
        let shift = form.shift as usize;
        let mut shifted = vec![0; shift.min(to as usize + 1)];
        shifted.extend(values(&form.code, to.saturating_sub(form.shift)));
        shifted.truncate(to as usize + 1);
        assert_eq!(shifted, values(code, to), "{code} is {} after {shift}", form.code);
        form
    }

    fn of(text: &str) -> Code {
        Code::parse(text).expect("a code")
    }

    #[test]
    fn standard_forms() {
        let expect = |text: &str, code: &str, shift: u64| {
            let form = check(&of(text), 60);
            assert_eq!((form.code.to_string().as_str(), form.shift), (code, shift), "{text}");
        };
        expect("0.77", "0.77", 0);
        expect("0.07", "0.137", 1);
        // Dawson's Chess again.
        expect("0.4", "0.137", 2);
        expect("0.0", "0.0", 0);
        expect("0.7", "0.3", 0);
        expect("0.02", "0.13", 2);
    }

    #[test]
    fn codes_of_all_kinds_keep_their_values() {
        for text in [
            "4!.0",
            "4=.0",
            "8!.0",
            "80.0",
            "0.{2,3}",
            "0.0{3?}",
            "0.0{3=,2!}",
            "0.[3]",
            "0.0[3]",
            "0.0[07]",
            "0.2[6]",
            "4.[7]",
            "8.[F]",
            "0.[FE]",
            "0.0[CA2]",
            "0.*",
            "0.0{2+}",
            "0.&64;",
            "C.0",
            "800.0",
        ] {
            if let Ok(code) = Code::parse(text) {
                check(&code, 30);
            }
        }
    }

    /// All codes of up to three digits after the dot keep their values, and those that come to
    /// different forms differ: no more of them are equal than is found. All but two forms differ
    /// within 200 heaps, and these at 519.
    #[test]
    fn octal_codes_of_three_digits() {
        let mut forms: HashMap<Code, Vec<u32>> = HashMap::new();
        for splits in [0, 4] {
            for digits in 0..0o1000 {
                let form = check(&of(&format!("{splits}.{digits:03o}")), 100);
                forms.entry(form.code).or_default();
            }
        }
        for (code, sequence) in &mut forms {
            *sequence = values(code, 200);
        }
        let sequences: HashSet<&Vec<u32>> = forms.values().collect();
        assert_eq!((forms.len(), sequences.len()), (175, 174));
        let [one, other] = ["0.161", "0.36"].map(|text| values(&of(text), 519));
        assert_eq!(one.iter().zip(&other).position(|(one, other)| one != other), Some(519));
    }

    #[test]
    fn periods_follow_from_those_of_forms() {
        let mut count = 0;
        for digits in 0..0o200 {
            let code = of(&format!("0.{digits:03o}"));
            let form = code.standard_form();
            let period = |code: &Code| {
                let mut sequence = Sequence::new(code, &Control::new());
                let period = sequence.extend_until_periodic(300).expect("no limit").cloned();
                (sequence, period)
            };
            let (sequence, of_form) = period(&form.code);
            let (Some(of_form), (_, Some(own))) = (of_form, period(&code)) else { continue };
            if of_form.proof.is_some() && own.proof.is_some() {
                assert_eq!(form.period(of_form.period, &sequence), own.period, "{code}");
                count += usize::from(form.shift > 0);
            }
        }
        assert!(count > 20, "{count}");
    }

    #[test]
    fn forms_are_their_own_forms() {
        for digits in 0..0o1000 {
            let form = of(&format!("0.{digits:03o}")).standard_form().code;
            assert_eq!(form.standard_form(), Equivalent { code: form.clone(), shift: 0 });
        }
    }

    #[test]
    fn long_codes_are_no_long_work() {
        let set = Code::subtraction([500]).expect("a set");
        let code = Code::parse(&format!("0.{}3", "1".repeat(499))).expect("a code");
        assert_eq!(set.standard_form(), Equivalent { code, shift: 499 });
        let set = Code::subtraction([4000]).expect("a set");
        assert_eq!(set.standard_form(), Equivalent { code: set, shift: 0 });
    }
}
