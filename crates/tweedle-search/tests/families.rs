//! Proofs of families: theorems that the program proves, formulas that it refuses, and the theorems that the proofs rest on.

use proptest::prelude::*;
use std::sync::Arc;
use tweedle_engine::short::{NumberUpStar, Store};
use tweedle_engine::{Control, Player};
use tweedle_rules::any::{Position, Rules};
use tweedle_rules::{Argument, CutRule, Cuts, Writing};
use tweedle_rulesets::standard;
use tweedle_search::Analyst;
use tweedle_search::families::{
    Cases, FamilyCertificate, FamilyFlaw, Goal, Saltus, Unproved, check, disagreement, prove,
};

fn ruleset(name: &str, codes: &[&str]) -> Arc<dyn Rules> {
    let codes: Vec<Argument> = codes.iter().map(|&it| Argument::Text(it.to_owned())).collect();
    standard().rules(name, &codes).expect("a ruleset")
}

fn proved(name: &str, codes: &[&str], words: [&str; 3]) -> (FamilyCertificate, Cases) {
    let mut store = Store::new(Control::new());
    prove(&ruleset(name, codes), words, &mut store).expect("a proof")
}

fn told(certificate: &FamilyCertificate) -> String {
    let family = &certificate.families[0];
    let formulas: Vec<String> = family.formulas.iter().map(ToString::to_string).collect();
    format!("{} | {}", family.first.join(", "), formulas.join(", "))
}

/// Compares all families of a certificate with the values that the ruleset's own walk finds, for n up to `last`.
fn compare_with_brute_force(certificate: &FamilyCertificate, rules: &Arc<dyn Rules>, last: usize) {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let cuts = rules.cuts().expect("rules that cut words");
    for family in 0..certificate.families.len() {
        for n in 0..=last {
            let word = certificate.member(family, n).expect("a member");
            let position = match cuts.write(&word) {
                Some(text) => rules.clone().place(&text).expect("a position"),
                None => Position::zero(),
            };
            let found = analyst.canonical_form(&position).expect("a value");
            let claimed = certificate.value(family, n, &mut analyst.store).expect("room");
            assert_eq!(Some(found), claimed, "{} n = {n}", certificate.name(family));
        }
    }
}

const HEAP: [&str; 3] = ["", "1", ""];

/// Ruleset, codes, start, block and end; the first values and the formulas; the number of families.
type Known = (&'static str, &'static [&'static str], [&'static str; 3], &'static str, usize);

const THEOREMS: &[Known] = &[
    // Albert, Grossman, Nowakowski and Wolfe, An introduction to Clobber, 2005: x^n o is (n-1)·↑ + n·∗.
    ("game.grid.Clobber", &[], ["", "x", "o"], "0 | * + k·^^, ^ + k·^^", 2),
    ("game.grid.Clobber", &[], ["", "o", "x"], "0 | * + k·vv, v + k·vv", 2),
    ("game.grid.Clobber", &[], ["xo", "x", ""], "*, *, v* | *, *", 4),
    ("game.grid.Clobber", &[], ["ox", "x", "o"], "*, 0, * | ^ + k·^^, ^^* + k·^^", 6),
    ("game.grid.Domineering", &[], ["", ".", ""], " | 0 + k·-1, 0 + k·-1", 1),
    ("game.strip.TopplingDominoes", &[], ["", "l", ""], " | 0 + k·1", 1),
    // Winning Ways, ch. 2: a path without tints is 0 in Col, but for that of one vertex.
    ("game.graph.Col", &[], ["", ".", ""], "0, * | 0", 9),
    ("game.graph.Col", &[], ["", ".", "L"], "-1 | -1/2", 6),
    // Fraenkel and Kotzig, Partizan octal games, 1987, have such games.
    ("game.heap.PartizanTakeAndBreak", &["0.3", "0.03"], HEAP, " | 0, 1, {1|0}", 2),
    ("game.heap.PartizanTakeAndBreak", &["0.3", "0.7"], HEAP, " | 0, *", 4),
    (
        "game.heap.PartizanTakeAndBreak",
        &["0.7", "0.07"],
        HEAP,
        " | 0 + k·1, 1 + k·1, {1|0} + k·1, {2|1} + k·1",
        4,
    ),
];

#[test]
fn theorems_are_proved_and_hold_by_brute_force() {
    for &(name, codes, words, formulas, families) in THEOREMS {
        let (certificate, cases) = proved(name, codes, words);
        assert_eq!(told(&certificate), formulas, "{name} {words:?}");
        assert_eq!(cases.families, families, "{name} {words:?}");
        let rules = ruleset(name, codes);
        compare_with_brute_force(&certificate, &rules, 12);
        // The certificate as it is written proves the same in a store that knows nothing.
        let text = serde_json::to_string(&certificate).expect("JSON");
        let read: FamilyCertificate = serde_json::from_str(&text).expect("a certificate");
        assert_eq!(check(&read, &rules, &mut Store::new(Control::new())), Ok(cases));
    }
}

/// Guy and Smith 1956: Kayles has the period 12 from 71 on, and Dawson's Kayles the period 34 from 53 on.
#[test]
fn periods_of_impartial_games_with_residues() {
    for (name, words, from, period) in [
        ("game.heap.Kayles", HEAP, 71, 12),
        ("game.heap.DawsonsKayles", HEAP, 53, 34),
        ("game.grid.Cram", ["", ".", ""], 53, 34),
        ("game.graph.NodeKayles", ["", ".", ""], 52, 34),
    ] {
        let (certificate, _) = proved(name, &[], words);
        assert_eq!((certificate.from, certificate.period), (from, period), "{name}");
        compare_with_brute_force(&certificate, &ruleset(name, &[]), 12);
    }
}

#[test]
fn families_without_a_proof() {
    let why = |name, words| {
        let mut store = Store::new(Control::new());
        prove(&ruleset(name, &[]), words, &mut store).expect_err("no proof")
    };
    assert!(matches!(why("game.strip.ToadsAndFrogs", ["t", ".", "f"]), Unproved::NoCuts(_)));
    assert!(matches!(why("game.heap.Nim", HEAP), Unproved::NoCuts(_)));
    assert_eq!(why("game.grid.Clobber", ["x", "", "o"]), Unproved::NoWord);
    assert_eq!(why("game.grid.Clobber", ["x", "y", "o"]), Unproved::NoWord);
    // The nimber n grows, and the options of n·∗... are as many: no formula here has them.
    let growing = why("game.strip.TopplingDominoes", ["", "lr", ""]);
    assert!(matches!(growing, Unproved::NoPattern { .. }), "{growing}");
    assert_eq!(why("game.grid.Clobber", ["", "xo", ""]), Unproved::Values);
}

/// What is changed in a certificate, and the message that refuses it.
type Forgery = (fn(&mut FamilyCertificate), &'static str);

#[test]
fn altered_certificates_are_refused_with_the_case_that_fails() {
    let clobber = ruleset("game.grid.Clobber", &[]);
    let (good, _) = proved("game.grid.Clobber", &[], ["", "x", "o"]);
    let forgeries: &[Forgery] = &[
        (
            |it| it.families[0].formulas[0].value = "0".to_owned(),
            "n = 1: the value of x^n·o, `xo`, is * and not 0.",
        ),
        (
            |it| it.families[0].formulas[1].saltus.ups = 1,
            "n = 4: the value of x^n·o, `xxxxo`, is ^3 and not ^^.",
        ),
        (
            |it| it.families[0].formulas[0].saltus.number = 1,
            "n = 3: the value of x^n·o, `xxxo`, is ^^* and not 1^^*.",
        ),
        (
            |it| it.families[0].first[0] = "1".to_owned(),
            "n = 0: the value of x^n·o, `o`, is 0 and not 1.",
        ),
        (
            |it| drop(it.families[0].moves.remove(0)),
            "Left's move of the window `xo` from x^n·o is not in the list of moves.",
        ),
        (
            |it| {
                let more = it.families[0].moves[0].clone();
                it.families[0].moves.push(more);
                it.families[0].moves.last_mut().expect("a move").to =
                    Goal::Word { word: "xo".to_owned() };
            },
            "Left has no such move from x^n·o as move 3 of its list.",
        ),
        (
            |it| drop(it.rules.pop()),
            "The rule `Right: P·xo·S -> P·o + S` stands in the certificate or in the ruleset, but not in both.",
        ),
        (
            |it| it.ruleset = "game.grid.Kings".to_owned(),
            "The certificate is about `game.grid.Kings`.",
        ),
        (
            |it| it.bound += 1,
            "The bound lies a number of periods after `from`, and not before `moves_from`.",
        ),
        (
            |it| it.moves_from = 1,
            "`moves_from` is to be so large that a block less is as long as each window.",
        ),
        (|it| it.period = 0, "A certificate has a block, a period of at least 1 and a family."),
        (|it| it.families[1].formulas[0].value = "x".to_owned(), "`x` is no value: "),
    ];
    for (place, (forge, message)) in forgeries.iter().enumerate() {
        let mut forged = good.clone();
        forge(&mut forged);
        let flaw = check(&forged, &clobber, &mut Store::new(Control::new()));
        let flaw = flaw.expect_err("a refusal").to_string();
        assert!(flaw.starts_with(message), "{place}: {flaw}");
    }
}

/// All words of up to 8 letters where there are three of them, and longer ones of fewer: the rules are the moves.
#[test]
fn rules_that_cut_words_are_the_moves_of_the_rulesets() {
    let control = Control::new();
    let mut names = Vec::new();
    let codes = [["0.3", "0.7"], ["0.07", "0.6"], ["0.137", "0.4"], ["0.2", "0.15"]];
    let partizan = codes.iter().map(|it| ruleset("game.heap.PartizanTakeAndBreak", it));
    let entries = standard().entries().to_vec();
    let examples = entries.iter().filter_map(|entry| entry.make(&[]).ok());
    for rules in examples.chain(partizan) {
        let Some(cuts) = rules.cuts() else { continue };
        names.push(rules.class().to_owned());
        let letters: Vec<char> = cuts.letters().chars().collect();
        let (mut words, mut count) = (vec![String::new()], 0);
        while count + words.len() <= 10_000 && words[0].len() <= 40 {
            for word in &words {
                let found = disagreement(&rules, cuts, word, &control);
                assert_eq!(found, Ok(None), "{} {word}", rules.class());
            }
            count += words.len();
            let longer =
                words.iter().flat_map(|it| letters.iter().map(move |c| format!("{it}{c}")));
            words = longer.collect();
        }
        assert!(words[0].len() >= 7, "{}", rules.class());
    }
    names.dedup();
    assert_eq!(names.len(), 13, "{names:?}");
}

/// Rules that are not those of the ruleset are found out.
#[test]
fn wrong_rules_differ_from_the_moves() {
    let clobber = ruleset("game.grid.Clobber", &[]);
    let wrong = Cuts::new(".xo", Writing::Letters, [CutRule::new(Player::Left, "xo", "", "x")]);
    let found = disagreement(&clobber, &wrong.expect("rules"), "xo", &Control::new());
    assert_eq!(found, Ok(Some(Player::Right)));
}

/// Winning Ways, ch. 2: an integer other than 0 is larger or smaller than all multiples of ↑, which are ordered like integers.
#[test]
fn saltuses_are_totally_ordered_as_games() {
    let mut store = Store::new(Control::new());
    let all = (-2..=2).flat_map(|number| (-5..=5).map(move |ups| Saltus { number, ups }));
    let all: Vec<Saltus> = all.collect();
    for one in &all {
        for other in &all {
            let [a, b] = [one, other].map(|it| it.game(&mut store).expect("room"));
            assert_eq!(store.le(a, b), Ok(one <= other), "{one} {other}");
            assert_eq!(store.read(&one.to_string()), Ok(a));
        }
    }
}

/// Winning Ways, ch. 3: m·↑ + ∗j = {0 | (m - 1)·↑ + ∗(j ⊕ 1)} for m ≥ 2.
#[test]
fn options_of_many_ups() {
    let mut store = Store::new(Control::new());
    for ups in 2..40 {
        for nimber in 0..9 {
            let mut of = |ups, nimber| {
                let number = tweedle_engine::number::Dyadic::ZERO;
                store.number_up_star(NumberUpStar { number, ups, nimber }).expect("room")
            };
            let [whole, reply] = [of(ups, nimber), of(ups - 1, nimber ^ 1)];
            let zero = store.zero();
            assert_eq!(store.game(&[zero], &[reply]), Ok(whole));
            assert_eq!(store.options(whole, Player::Left), Ok(vec![zero]));
            assert_eq!(store.options(whole, Player::Right), Ok(vec![reply]));
        }
    }
}

/// Siegel, *CGT*, Theorem II.3.12, for canonical forms; and the same for numbers that are not integers, and for integers that
/// move away from 0.
#[test]
fn options_are_translated_by_integers() {
    let mut store = Store::new(Control::new());
    let games =
        ["*", "^", "{1|-1}", "{2|*}", "{3/2|1/2||0}", "1/2", "-5/8", "3", "{0||0|-4}", "^<2>*"];
    for text in games {
        let game = store.read(text).expect("a game");
        let negative = store.negative(game).expect("room");
        for (game, sign) in [(game, 1), (negative, -1)] {
            for added in [-7, -1, 1, 6] {
                let is_integer = text == "3";
                if is_integer && i64::signum(added) != sign {
                    continue;
                }
                let integer = store.integer(added).expect("room");
                let sum = store.sum(game, integer).expect("room");
                for player in Player::BOTH {
                    let options = store.options(game, player).expect("room");
                    let mut moved: Vec<_> = options
                        .into_iter()
                        .map(|option| store.sum(option, integer).expect("room"))
                        .collect();
                    let mut found = store.options(sum, player).expect("room");
                    moved.sort();
                    found.sort();
                    assert_eq!(moved, found, "{text} {added}");
                }
            }
        }
    }
}

/// An octal code with a few digits.
fn code() -> impl Strategy<Value = String> {
    proptest::collection::vec(0..8_u8, 1..4)
        .prop_map(|digits| format!("0.{}", digits.iter().map(u8::to_string).collect::<String>()))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// The formulas of all games that are proved hold where nobody looked: five periods after the bound.
    #[test]
    fn what_is_proved_of_partizan_heaps_is_true(left in code(), right in code()) {
        let rules = ruleset("game.heap.PartizanTakeAndBreak", &[&left, &right]);
        let mut analyst = Analyst::new(Control::new(), &standard());
        if let Ok((certificate, _)) = prove(&rules, HEAP, &mut analyst.store) {
            for n in 0..certificate.bound + 5 * certificate.period {
                let position = rules.clone().place(&n.to_string()).expect("a heap");
                let found = analyst.canonical_form(&position).expect("a value");
                let claimed = certificate.value(0, n, &mut analyst.store).expect("room");
                prop_assert_eq!(Some(found), claimed, "{} {} {}", left, right, n);
            }
        }
    }

    /// The same on strips of Clobber and of Toppling Dominoes, up to 26 cells.
    #[test]
    fn what_is_proved_of_strips_is_true(
        is_clobber in any::<bool>(), start in "[xo]{0,3}", block in "[xo]", end in "[xo]{0,3}",
    ) {
        let words = [start, block, end].map(|word| {
            if is_clobber { word } else { word.replace('x', "l").replace('o', "r") }
        });
        let name = if is_clobber { "game.grid.Clobber" } else { "game.strip.TopplingDominoes" };
        let rules = ruleset(name, &[]);
        let mut analyst = Analyst::new(Control::new(), &standard());
        match prove(&rules, words.each_ref().map(String::as_str), &mut analyst.store) {
            Ok((certificate, _)) => {
                for n in 0..20 {
                    let member = certificate.member(0, n).expect("a member");
                    let position = rules.clone().place(&member).expect("a strip");
                    let found = analyst.canonical_form(&position).expect("a value");
                    let claimed = certificate.value(0, n, &mut analyst.store).expect("room");
                    prop_assert_eq!(Some(found), claimed, "{}", member);
                }
            }
            Err(Unproved::Flaw(FamilyFlaw::MissingMove(..) | FamilyFlaw::NoSuchMove(..) | FamilyFlaw::Form(_))) => {
                prop_assert!(false, "the search and the checker find other moves");
            }
            Err(_) => {}
        }
    }
}
