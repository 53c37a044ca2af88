//! Grundy sequences against their definition, and periods against longer sequences.

use tweedle_engine::Control;
use tweedle_heaps::{
    Certificate, CertificateError, Checked, Code, Kind, Sequence, Theorem, reference,
};

fn code(text: &str) -> Code {
    Code::parse(text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn values(code: &Code, to: u64) -> Vec<u64> {
    let mut sequence = Sequence::new(code, &Control::new());
    sequence.extend(to).expect("no limit");
    assert_eq!(sequence.computed(), to + 1);
    sequence.values(0..=to).collect()
}

/// The mex of all options, for codes that leave at most two heaps and have no tail: nothing but
/// loops.
fn obvious(code: &Code, to: usize) -> Vec<u64> {
    let mut g: Vec<usize> = Vec::new();
    let mut seen_for = vec![usize::MAX; 1 << 12];
    for n in 0..=to {
        let mut see = |value: usize| seen_for[value] = n;
        for (taken, digit) in code.digits() {
            let Some(rest) = n.checked_sub(taken as usize) else { continue };
            if rest == 0 {
                if digit.kind(0).is_some() {
                    see(0);
                }
                continue;
            }
            if digit.kind(1).is_some() {
                see(g[rest]);
            }
            let Some(kind) = digit.kind(2) else { continue };
            for a in (1..=rest / 2).filter(|a| kind.admits(&[*a as u64, (rest - a) as u64])) {
                see(g[a] ^ g[rest - a]);
            }
        }
        g.push((0..seen_for.len()).find(|&value| seen_for[value] != n).expect("a mex"));
    }
    g.into_iter().map(|value| value as u64).collect()
}

/// A random octal code with up to `digits` digits after the dot, some with unequal or equal heaps.
fn random_octal(random: &mut fastrand::Rng, digits: usize) -> Code {
    loop {
        let mut text = random.choice(["0.", "0.", "4.", "4!."]).expect("some").to_owned();
        for _ in 0..random.usize(1..=digits) {
            text.push(char::from(b'0' + random.u8(0..8)));
            if random.usize(0..12) == 0 {
                text.push(*random.choice(&['!', '=']).expect("some"));
            }
        }
        let code = code(&text);
        if !code.is_empty() {
            return code;
        }
    }
}

#[test]
fn a_hundred_random_codes_to_five_thousand_heaps() {
    let mut random = fastrand::Rng::with_seed(4);
    for i in 0..100 {
        let code = random_octal(&mut random, if i % 3 == 0 { 7 } else { 3 });
        let to = 5_000;
        let (expected, found) = (obvious(&code, to), values(&code, to as u64));
        let differs = expected.iter().zip(&found).position(|(x, y)| x != y);
        assert_eq!(differs, None, "{code}");
    }
}

/// Conditions on the parts in most digits, also with large values.
#[test]
fn random_codes_with_conditions() {
    let mut random = fastrand::Rng::with_seed(9);
    for _ in 0..120 {
        let mut text = random.choice(["0.", "4.", "4!.", "4!.", "4=."]).expect("some").to_owned();
        for _ in 0..random.usize(1..=4) {
            text += random
                .choice(["0", "4!", "6!", "7!", "4=", "7=", "4", "7", "3", "1"])
                .expect("some");
        }
        let code = code(&text);
        assert!(values(&code, 2_500) == obvious(&code, 2_500), "{text}");
    }
    for text in ["0.5!1", "4!.7!7!", "4.04!4!", "4!.04!7", "4!.6!17!", "0.7!6006!26!", "4.7!0024!"]
    {
        assert!(values(&code(text), 3_000) == obvious(&code(text), 3_000), "{text}");
    }
}

/// Digits that take much, values above 255, position parity, equal halves.
#[test]
fn chosen_codes() {
    for text in ["0.6", "4!.0", "0.007", "4.007", "0.04", "0.106", "4=.3", "0.4!5=2"] {
        let code = code(text);
        assert!(values(&code, 12_000) == obvious(&code, 12_000), "{text}");
    }
    let far = code(&format!("0.{}7{}4", "0".repeat(300), "0".repeat(299)));
    assert!(values(&far, 3_000) == obvious(&far, 3_000));
}

#[test]
fn codes_of_all_kinds_by_definition() {
    let check = |text: &str, to: u64| {
        let code = code(text);
        let expected = reference(&code, to, &Control::new()).expect("no limit");
        let expected: Vec<u64> = expected.into_iter().map(u64::from).collect();
        assert_eq!(values(&code, to), expected, "{text}");
    };
    for text in ["0.[3]", "0.3103[3]", "0.[30]", "0.0[12]", "0.[7]", "4.[3]", "0.2[4!7]", "0.[4=]"]
    {
        check(text, 120);
    }
    for text in ["0.8", "0.3F", "8.3", "8!.7", "0.8=", "0.8?1", "80.0", "0.{2=,3!}", "0.F[8]"] {
        check(text, 60);
    }
    for text in
        ["0.{2+}", "0.*", "0.{0,3+}7", "{2+}.3", "0.{2+}!", "0.0{2+}[3]", "0.*=", "0.[{2+}]"]
    {
        check(text, 26);
    }
    let mut random = fastrand::Rng::with_seed(5);
    for _ in 0..60 {
        let mut digit = || {
            let digit = random.choice(["0", "1", "2", "3", "4", "7", "8", "F", "C"]).expect("some");
            let kind = random.choice(["", "", "", "!", "?", "="]).expect("some");
            format!("{digit}{kind}")
        };
        let mut text = format!("0.{}{}{}", digit(), digit(), digit());
        if random.bool() {
            text += ["[3]", "[1]", "[7]", "[03]", "[8]"][random.usize(0..5)];
        }
        if let Ok(code) = Code::parse(&text) {
            check(&code.to_string(), 34);
        }
    }
}

/// The next player wins a sum exactly if the nim sum of the values is not 0: by play to the end.
#[test]
fn sums_are_won_as_the_values_say() {
    fn wins(
        code: &Code,
        heaps: &mut Vec<u64>,
        known: &mut std::collections::HashMap<Vec<u64>, bool>,
    ) -> bool {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let result = (0..heaps.len()).any(|i| {
            code.options(heaps[i]).any(|rest| {
                let mut next = heaps.clone();
                next.swap_remove(i);
                next.extend_from_slice(&rest);
                !wins(code, &mut next, known)
            })
        });
        known.insert(heaps.clone(), result);
        result
    }
    let mut random = fastrand::Rng::with_seed(6);
    for i in 0..40 {
        let code = if i < 8 {
            code(["0.77", "4!.0", "0.F", "4.[3]", "8.3", "0.[7]", "0.*", "80.3"][i])
        } else {
            random_octal(&mut random, 4)
        };
        let values = values(&code, 9);
        let mut known = std::collections::HashMap::new();
        for _ in 0..30 {
            let mut heaps: Vec<u64> = (0..random.usize(1..4)).map(|_| random.u64(0..7)).collect();
            let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap as usize]);
            let text = format!("{code}: {heaps:?}");
            assert_eq!(wins(&code, &mut heaps, &mut known), sum != 0, "{text}");
        }
    }
}

/// Periods and numbers of heaps before them as the literature counts: the last exceptional heap is one
/// less. (Guy and Smith 1956; Kenyon 1967; Austin 1976; Gangolli and Plambeck 1989.)
#[test]
fn known_periods_are_proved() {
    let check = |text: &str, length: u64, preperiod: u64| {
        let mut sequence = Sequence::new(&code(text), &Control::new());
        let found = sequence.extend_until_periodic(1 << 20).expect("no limit").expect("a period");
        let period = found.period;
        assert_eq!(
            (period.length, period.preperiod, period.saltus),
            (length, preperiod, 0),
            "{text}"
        );
        let proof = found.proof.clone().unwrap_or_else(|| panic!("{text} is not proved"));
        assert!(proof.bound <= sequence.computed(), "{text}");
        proof.theorem
    };
    let guy_and_smith = Theorem::Breaking { heaps: 2 };
    assert_eq!(check("0.77", 12, 71), guy_and_smith);
    assert_eq!(check("0.07", 34, 53), guy_and_smith);
    assert_eq!(check("0.137", 34, 52), guy_and_smith);
    assert_eq!(check("0.165", 1550, 5181), guy_and_smith);
    for (text, length, preperiod) in [
        ("0.45", 20, 498),
        ("0.055", 148, 259),
        ("0.156", 349, 3479),
        ("0.356", 142, 7315),
        ("0.644", 442, 3256),
        ("0.16", 149_459, 105_351),
        ("0.56", 144, 326_640),
        ("0.127", 4, 46_578),
    ] {
        assert!(matches!(check(text, length, preperiod), Theorem::SparseSpace { .. }), "{text}");
    }
    assert_eq!(check("0.3", 2, 0), Theorem::Taking);
    assert_eq!(check("0.333", 4, 0), Theorem::Taking);
    assert_eq!(check("0.101", 1, 4), Theorem::Taking);
    // Only 2, 5 and 7 may be taken.
    assert_eq!(check("0.0300303", 22, 0), Theorem::Taking);
    assert_eq!(check("0.0", 1, 0), Theorem::Taking);
}

#[test]
fn arithmetic_periods() {
    let check = |text: &str, length: u64, preperiod: u64, saltus: u64, is_proved: bool| {
        let mut sequence = Sequence::new(&code(text), &Control::new());
        let found = sequence.extend_until_periodic(400).expect("no limit").expect("a period");
        let period = found.period;
        assert_eq!(
            (period.length, period.preperiod, period.saltus),
            (length, preperiod, saltus),
            "{text}"
        );
        assert_eq!(found.proof.is_some(), is_proved, "{text}");
        if is_proved {
            let expected = values(&code(text), 3_000);
            assert_eq!(sequence.values(0..=3_000).collect::<Vec<_>>(), expected, "{text}");
            assert!(sequence.computed() < 3_000);
        }
    };
    check("0.[3]", 1, 0, 1, true);
    check("0.0[3]", 2, 0, 1, true);
    check("0.3103[3]", 4, 4, 2, true);
    // Lasker's Nim, and a hexadecimal game.
    check("4.[3]", 4, 1, 4, false);
    check("0.8", 3, 1, 1, false);
    let mut nim = Sequence::new(&code("0.[3]"), &Control::new());
    nim.extend_until_periodic(100).expect("no limit");
    assert_eq!(nim.value(u64::MAX), Some(u64::MAX));
}

/// What is said to last for ever lasts much longer than what was looked at, without the period.
#[test]
fn proved_periods_go_on() {
    let mut random = fastrand::Rng::with_seed(7);
    let mut by_theorem = [0; 4];
    for _ in 0..250 {
        let code = random_octal(&mut random, 4);
        let mut sequence = Sequence::new(&code, &Control::new());
        let found = sequence.extend_until_periodic(4_000).expect("no limit").cloned();
        let Some(proof) = found.and_then(|found| found.proof) else { continue };
        by_theorem[match proof.theorem {
            Theorem::Taking => 0,
            Theorem::Breaking { .. } => 1,
            Theorem::BreakingUnequally => 2,
            _ => 3,
        }] += 1;
        let to = 4 * sequence.computed();
        assert!(sequence.values(0..=to).eq(values(&code, to)), "{code}");
    }
    assert!(by_theorem.iter().all(|&count| count > 2), "{by_theorem:?}");
}

/// Officers: the figures that J. P. Grossman published.
#[test]
fn evidence_of_a_sparse_space() {
    let mut officers = Sequence::new(&code("0.6"), &Control::new());
    officers.extend(40_000).expect("no limit");
    let evidence = officers.evidence();
    let split = evidence.split.expect("rare and common heaps");
    assert_eq!((split.mask, split.by_position), (0b1_1110_1110, false));
    assert_eq!((split.rare, split.last_rare), (1_584, 20_627));
    assert_eq!(officers.value(20_627), Some(277));
    assert_eq!(split.rare_values.iter().map(|&(_, count)| count).sum::<u64>(), split.rare);
    assert_eq!(evidence.counts.iter().sum::<u64>(), 40_001);
    let greatest = evidence.counts.len() as u64 - 1;
    assert_eq!(officers.value(evidence.greatest_at), Some(greatest));
    assert!(evidence.missing.iter().all(|&value| evidence.counts[value as usize] == 0));
    // The classes depend on the parity of the heap.
    let mut game = Sequence::new(&code("0.106"), &Control::new());
    game.extend(3_000).expect("no limit");
    assert!(game.evidence().split.is_some_and(|split| split.by_position && split.rare < 40));
}

#[test]
fn certificates_are_checked() {
    let certificate = |text: &str| {
        let mut sequence = Sequence::new(&code(text), &Control::new());
        sequence.extend_until_periodic(1 << 16).expect("no limit");
        Certificate::of(&sequence)
    };
    let control = Control::new();
    let kayles = certificate("0.77").expect("a proved period");
    assert_eq!(kayles.values.as_ref().map(Vec::len), Some(83));
    assert_eq!(kayles.check(&control), Ok(Checked::ByDefinition));
    assert_eq!(certificate("0.45").expect("proved").check(&control), Ok(Checked::ByDefinition));
    assert_eq!(certificate("4.[3]"), None);
    assert_eq!(certificate("0.6"), None);
    let large = certificate("0.356").expect("a proved period");
    assert_eq!(large.values, None);
    assert_eq!(large.check(&control), Ok(Checked::ByComputation));
    let nim = certificate("0.3103[3]").expect("a proved period");
    assert_eq!(nim.check(&control), Ok(Checked::ByComputation));

    let altered = |change: &dyn Fn(&mut Certificate)| {
        [&kayles, &large, &nim].map(|certificate| {
            let mut altered = certificate.clone();
            change(&mut altered);
            altered.check(&control).expect_err("it was altered")
        })
    };
    altered(&|certificate| certificate.period += 1);
    altered(&|certificate| certificate.preperiod += 1);
    altered(&|certificate| certificate.preperiod -= 1);
    altered(&|certificate| certificate.crc32 ^= 1);
    altered(&|certificate| certificate.saltus += 1);
    altered(&|certificate| certificate.code = "0.7".to_owned());
    altered(&|certificate| certificate.code = "0.9Z".to_owned());
    altered(&|certificate| certificate.period = 0);
    altered(&|certificate| certificate.period = u64::MAX);
    let mut wrong = kayles.clone();
    wrong.values.as_mut().expect("values")[70] = 1;
    assert!(matches!(wrong.check(&control), Err(CertificateError::Wrong(_))));
    control.cancel();
    assert!(matches!(kayles.check(&control), Err(CertificateError::Stop(_))));
}

#[test]
fn values_are_taken_over() {
    for text in ["0.6", "0.77", "0.[3]", "0.F", "0.007"] {
        let (code, control) = (code(text), Control::new());
        let expected = values(&code, 3_000.min(if text == "0.F" { 200 } else { 3_000 }));
        let mut sequence = Sequence::new(&code, &control);
        let known: Vec<u32> = expected[..150].iter().map(|&value| value as u32).collect();
        for block in known.chunks(60) {
            sequence.restore(block).expect("no limit");
        }
        assert_eq!(sequence.computed(), 150, "{text}");
        sequence.extend(expected.len() as u64 - 1).expect("no limit");
        assert!(sequence.values(0..=expected.len() as u64 - 1).eq(expected), "{text}");
    }
}

#[test]
fn limits_are_kept() {
    let control = Control::with_memory(100_000);
    let mut sequence = Sequence::new(&code("0.6"), &control);
    assert!(sequence.extend(10_000_000).is_err());
    assert!(sequence.computed() > 1_000, "{}", sequence.computed());
    let before = sequence.computed();
    assert!(sequence.value(before - 1).is_some() && sequence.value(before).is_none());
    control.cancel();
    assert!(sequence.extend(10_000_000).is_err());
    drop(sequence);
    assert_eq!(control.used(), 0);
    assert_eq!(Kind::default(), Kind::Any);
}
