//! Certificates of nimbers: what is certified is right, and what is forged is refused.

use proptest::prelude::*;
use tweedle_engine::{Control, Grundy, Refusal, Stop};
use tweedle_rulesets::standard;
use tweedle_rulesets::any::Memos;
use tweedle_search::{
    NimberCertificate, Position, PositionError, certify_nimber, check_nimber,
};

fn place(rules: &str, text: &str) -> Position {
    standard().of_expression(rules).unwrap().place(text).unwrap()
}

fn check(certificate: &NimberCertificate) -> Result<Position, Refusal> {
    check_nimber(certificate, &standard(), &Control::new())
}

/// Certifies a position and checks it: with the nimber that the walker finds, after a way through JSON.
fn certified(position: &Position) -> NimberCertificate {
    let certificate = certify_nimber(position, &Control::new()).unwrap();
    let nimber = Memos::new(Control::new()).value(&mut Grundy, position).unwrap();
    assert_eq!(certificate.nimber, nimber, "{position}");
    let text = serde_json::to_string(&certificate).unwrap();
    let read: NimberCertificate = serde_json::from_str(&text).unwrap();
    assert_eq!(check(&read).map(|it| it.expression()), Ok(position.expression()));
    certificate
}

#[test]
fn each_kind_of_ruleset() {
    let positions = [
        ("game.heap.Nim", "3,5"),
        ("game.heap.Nim", ""),
        ("game.heap.Kayles", "7,9"),
        ("game.heap.TakeAndBreak(\"0.137\")", "9,4"),
        ("game.grid.Chomp", "....|....|...."),
        // Nimbers of more than 63.
        ("game.heap.LaskersNim", "100"),
        ("game.heap.Wythoff", "64,70"),
        ("game.grid.Cram", "....|....|...."),
        ("game.grid.Cram", "...#|....|.#.."),
        ("game.grid.Clobber.ImpartialVariant", "xoxo|oxox"),
        ("game.grid.NoGo.ImpartialVariant", ".....|....."),
        // Two rows of a board of more than 64 cells.
        ("game.grid.Cram", &format!("{0}|{0}", ".".repeat(33))),
    ];
    for (rules, text) in positions {
        let is_large = text.len() > 60;
        let position = place(rules, text);
        if is_large {
            // The walker would take long. Mirroring tells it.
            let certificate = certify_nimber(&position, &Control::new()).unwrap();
            assert!(check(&certificate).is_ok(), "{position}");
        } else {
            certified(&position);
        }
    }
    let sum = place("game.grid.Cram", ".....|.....").sum(&place("game.heap.Nim", "2"));
    certified(&sum.sum(&place("game.heap.Kayles", "8")));
    certified(&place("game.grid.Cram", "...|...").sum(&place("game.grid.Cram", "...|...")));
    certified(&Position::zero());
}

#[test]
fn positions_without_a_certificate() {
    let certify = |rules, text| certify_nimber(&place(rules, text), &Control::new());
    let partizan = certify("game.grid.Domineering", "..|..");
    assert!(matches!(partizan, Err(PositionError::Stop(Stop::NotImpartial(_)))));
    let entailing = certify("game.heap.TopEntails", "5");
    assert!(matches!(entailing, Err(PositionError::Stop(_))));
    let control = Control::with_memory(10_000);
    let stopped = certify_nimber(&place("game.grid.Cram", "......|......|......|......"), &control);
    assert!(matches!(stopped, Err(PositionError::Stop(Stop::Memory { .. }))));
    assert_eq!(control.used(), 0);
    control.cancel();
    let cancelled = certify_nimber(&place("game.grid.Cram", "...|...|..."), &control);
    assert_eq!(cancelled, Err(PositionError::Stop(Stop::Cancelled)));
}

/// Each change of one claim, and each claim that is left out, is noticed where it matters: what is accepted is right all the same.
#[test]
fn forged_certificates() {
    let certificate = certified(&place("game.grid.Cram", "...#|....|.#.."));
    let refused = |forged: &NimberCertificate| matches!(check(forged), Err(Refusal::Wrong(_)));
    for nimber in (0..8).filter(|it| *it != certificate.nimber) {
        assert!(refused(&NimberCertificate { nimber, ..certificate.clone() }));
    }
    assert!(certificate.len() > 10);
    let claims = &certificate.rulesets[0];
    assert!(!claims.is.is_empty() && !claims.not.is_empty());
    for place in 0..claims.is.len() {
        for nimber in 0..6 {
            let mut forged = certificate.clone();
            if forged.rulesets[0].is[place].1 != nimber {
                forged.rulesets[0].is[place].1 = nimber;
                assert!(refused(&forged), "{:?}", forged.rulesets[0].is[place]);
            }
        }
        let mut forged = certificate.clone();
        forged.rulesets[0].is.remove(place);
        assert!(refused(&forged), "without {:?}", claims.is[place]);
        let mut forged = certificate.clone();
        let twice = forged.rulesets[0].is[place].clone();
        forged.rulesets[0].is.push(twice);
        assert!(refused(&forged));
    }
    for place in 0..claims.not.len() {
        let (text, _) = &claims.not[place];
        let part = self::place("game.grid.Cram", text);
        let nimber = Memos::new(Control::new()).value(&mut Grundy, &part).unwrap();
        let mut forged = certificate.clone();
        forged.rulesets[0].not[place].1.push(nimber);
        assert!(refused(&forged), "{text} is {nimber}");
        forged.rulesets[0].not[place].1 = vec![64];
        assert!(refused(&forged));
    }
    let mut forged = certificate.clone();
    forged.rulesets[0].ruleset = "game.grid.Domineering".to_owned();
    assert!(check(&forged).is_err());
    forged.rulesets[0].ruleset = "game.grid.Crab".to_owned();
    assert!(refused(&forged));
    let mut forged = certificate;
    forged.rulesets[0].is[0].0 = "..x".to_owned();
    assert!(refused(&forged));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    #[test]
    fn what_is_certified_is_right(
        cells in prop::collection::vec(0..3_usize, 12),
        heaps in prop::collection::vec(1..9_u64, 0..4),
        empty in prop::collection::vec(any::<bool>(), 12),
    ) {
        let board = |cells: Vec<char>| {
            let rows = cells.chunks(4).map(|row| row.iter().collect::<String>());
            rows.collect::<Vec<_>>().join("|")
        };
        let stones = board(cells.iter().map(|it| ['x', 'o', '.'][*it]).collect());
        let heaps = heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        let cram = place("game.grid.Cram", &board(
            empty.iter().map(|it| if *it { '.' } else { '#' }).collect(),
        ));
        certified(&place("game.grid.Clobber.ImpartialVariant", &stones));
        certified(&cram.sum(&place("game.heap.TakeAndBreak(\"0.53\")", &heaps)));
    }
}
