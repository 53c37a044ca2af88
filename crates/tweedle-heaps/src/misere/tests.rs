//! Genera against brute force by the definition, and published ones.

use super::*;
use proptest::prelude::*;
use std::collections::HashMap;
use tweedle_engine::number::mex;

/// Misère Grundy values of positions by the definition: heaps of a code, and heaps of Nim beside.
struct Brute {
    code: Code,
    known: HashMap<(Vec<u64>, Vec<u64>), u32>,
}

impl Brute {
    fn new(code: &str) -> Brute {
        Brute { code: Code::parse(code).expect("a code"), known: HashMap::new() }
    }

    /// With 0 worth what `terminal` says: 0 in normal play, 1 in misère play.
    fn value(&mut self, mut heaps: Vec<u64>, mut nim: Vec<u64>, terminal: u32) -> u32 {
        heaps.sort_unstable();
        nim.retain(|&heap| heap > 0);
        nim.sort_unstable();
        let key = (heaps.clone(), nim.clone());
        if let Some(&value) = self.known.get(&key) {
            return value;
        }
        let mut values = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for option in self.code.clone().options(heap) {
                let mut next = heaps.clone();
                next.splice(i..=i, option);
                values.push(self.value(next, nim.clone(), terminal));
            }
        }
        for (i, &heap) in nim.iter().enumerate() {
            for rest in 0..heap {
                let mut next = nim.clone();
                next[i] = rest;
                values.push(self.value(heaps.clone(), next, terminal));
            }
        }
        let least = mex(values.iter().map(|&value| value.into())) as u32;
        let value = if values.is_empty() { terminal } else { least };
        self.known.insert(key, value);
        value
    }
}

/// Compares all digits of the genera of some sums, and two more, with brute force.
fn check_by_brute_force(code: &str, sums: &[Vec<u64>]) {
    let mut heaps = MisereHeaps::new(Code::parse(code).expect("a code"), Control::new());
    let mut normal = Brute::new(code);
    let mut misere = Brute::new(code);
    for sum in sums {
        let genus = heaps.genus_of_sum(sum).expect("no limit");
        assert_eq!(genus.normal(), normal.value(sum.clone(), vec![], 0), "{code} {sum:?}");
        for twos in 0..genus.misere().len() + 2 {
            let expected = misere.value(sum.clone(), vec![2; twos], 1);
            assert_eq!(genus.digit(twos), expected, "{code} {sum:?} {genus} with {twos}");
        }
        if let Some(tame) = heaps.tame_sum(sum) {
            assert_eq!(genus, tame.genus());
        }
    }
}

fn check(code: &str, expected: &str) {
    let mut heaps = MisereHeaps::new(Code::parse(code).expect("a code"), Control::new());
    let count = expected.split(' ').count() as u64;
    let found: Vec<_> =
        heaps.to(count - 1).expect("no limit").iter().map(ToString::to_string).collect();
    assert_eq!(found.join(" "), expected, "{code}");
}

#[test]
fn small_sums_by_brute_force() {
    let singles = (0..14).map(|n| vec![n]);
    let pairs = (0..9).flat_map(|m| (0..=m).map(move |n| vec![m, n]));
    let sums: Vec<_> = singles.chain(pairs).collect();
    for code in ["0.77", "0.07", "0.137", "0.75", "0.115", "0.3f", "4.0", "4!.[3]", "0.{2+}3"] {
        check_by_brute_force(&code.to_uppercase(), &sums);
    }
}

/// Nim; 0.312 from Plambeck's pages on misère games (plambeck.org, "quaternary games"), for which
/// *Winning Ways*, ch. 13, has only tame heaps in codes of two such digits. The others were found here,
/// and by brute force.
#[test]
fn genera_of_heaps() {
    check("0.[3]", "0^120 1^031 2^20 3^31 4^46 5^57");
    check("0.312", "0^120 1^031 2^20 0^02 2^1420 0^02 1^13 0^02 1^13 0^02 1^13");
    check(
        "0.07",
        "0^120 0^120 1^031 1^031 2^20 0^120 3^31 1^031 1^031 0^120 3^1431 3^31 2^0520 2^20 4^146",
    );
    check("0.123", "0^120 1^031 0^120 2^20 2^20 1^031 0^02 0^120 2^1420 1^20 1^031");
    for code in ["0.07", "0.123"] {
        check_by_brute_force(code, &(0..15).map(|heap| vec![heap]).collect::<Vec<_>>());
    }
    for code in ["0.05", "0.31", "0.33", "0.333", "0.3"] {
        let mut heaps = MisereHeaps::new(Code::parse(code).expect("a code"), Control::new());
        for heap in 0..200 {
            assert!(heaps.tame(heap).expect("no limit").is_some(), "{code} {heap}");
        }
        assert_eq!(heaps.forms(), 1);
    }
}

/// Sibert and Conway, "Mathematical Kayles", *International Journal of Game Theory* 20, 1992: the
/// rows of misère Kayles that the player who does not begin wins.
#[test]
fn misere_kayles() {
    let mut kayles = MisereHeaps::new(Code::parse("0.77").expect("a code"), Control::new());
    let lost = (0..=34).filter(|&row| kayles.outcome(&[row]) == Ok(Outcome::P));
    assert_eq!(lost.collect::<Vec<_>>(), [1, 4, 9, 12, 20]);
}

/// A wild option may be reversed, so that not all that a tame heap leads to is tame.
#[test]
fn tame_heaps_with_wild_options() {
    let mut found = 0;
    for code in ["0.15", "0.26", "0.53", "0.123", "0.144", "0.72"] {
        let mut heaps = MisereHeaps::new(Code::parse(code).expect("a code"), Control::new());
        for heap in 0..30 {
            let options: Vec<_> = heaps.code.options(heap).collect();
            heaps.to(heap).expect("no limit");
            let is_wild = options.iter().any(|option| heaps.tame_sum(option).is_none());
            if let (true, Some(tame)) = (is_wild, heaps.tame_sum(&[heap])) {
                let form = heaps.form_of_sum(&[heap]).expect("no limit");
                assert_eq!(*heaps.forms.genus(form), tame.genus(), "{code} {heap}");
                found += 1;
            }
        }
    }
    assert!(found > 10, "{found}");
}

#[test]
fn stops() {
    let code = Code::parse("0.77").expect("a code");
    let mut heaps = MisereHeaps::new(code.clone(), Control::with_memory(50_000));
    assert!(matches!(heaps.to(100_000), Err(Stop::Memory { .. })));
    let known = heaps.known().len();
    assert!(known > 5);
    assert!(heaps.genus(4).is_ok());
    let control = Control::new();
    control.cancel();
    assert_eq!(MisereHeaps::new(code, control).to(3).err(), Some(Stop::Cancelled));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn random_octal_codes_by_brute_force(
        digits in prop::collection::vec(0..8_u32, 1..5),
        pairs in prop::collection::vec((0..9_u64, 0..7_u64), 4),
    ) {
        let code: String = digits.iter().map(ToString::to_string).collect();
        let singles = (0..12).map(|n| vec![n]);
        let sums: Vec<_> = singles.chain(pairs.into_iter().map(|(m, n)| vec![m, n])).collect();
        check_by_brute_force(&format!("0.{code}"), &sums);
    }
}

/// The results about heaps without canonical forms are those of the forms. Returns the number of sums of which only the
/// forms know that they are a heap of Nim.
fn check_likeness(code: &str, last: u64) -> usize {
    let mut unknown = 0;
    let mut heaps = MisereHeaps::new(Code::parse(code).expect("a code"), Control::new());
    let singles = (0..=last).map(|heap| vec![heap]);
    let pairs = (0..=last / 2).flat_map(|m| (0..=m).map(move |n| vec![m, n]));
    for sum in singles.chain(pairs) {
        let form = heaps.form_of_sum(&sum).expect("no limit");
        heaps.tameness_to(last).expect("no limit");
        let (found, expected) = (heaps.as_nim_heap(&sum), heaps.forms.as_nim_heap(form));
        assert!(found.is_none() || found == expected, "{code} {sum:?}");
        unknown += usize::from(found != expected);
        let symbol = heaps.forms.symbol(form).expect("no limit");
        assert_eq!(heaps.symbol(&sum), Ok(symbol), "{code} {sum:?}");
    }
    unknown
}

/// As `CGSuite` writes them. A short program written from the definitions, in another language, gives the same.
#[test]
fn genera_as_they_are_written() {
    let mut kayles = MisereHeaps::new(Code::parse("0.77").expect("a code"), Control::new());
    let symbols: Vec<_> = (0..=20).map(|row| kayles.symbol(&[row]).expect("no limit")).collect();
    let expected =
        "0 1 2 3 1 4^146 3 2^2 1^1 4^046 2^2 6^46 4^046 1^1 2^2 7^57 1^13 4^64 3^31 2^20 1^031";
    assert_eq!(symbols.join(" "), expected);
}

#[test]
fn likeness_by_canonical_forms() {
    for code in [
        "0.77", "0.07", "0.15", "0.26", "0.53", "0.123", "0.144", "0.72", "0.3F", "4.0", "4.7",
        "0.{2+}3", "0.312", "0.137", "0.0[7]", "4!.[3]",
    ] {
        assert_eq!(check_likeness(code, 16), 0, "{code}");
    }
    // The heap of 15 is 0, but its tame options are those of a firm 0.
    assert_eq!(check_likeness("0.3204", 16), 1);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn likeness_of_random_codes(digits in prop::collection::vec(0..8_u32, 1..5)) {
        let code: String = digits.iter().map(ToString::to_string).collect();
        check_likeness(&format!("0.{code}"), 16);
    }
}
