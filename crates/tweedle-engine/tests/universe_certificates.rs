//! Certificates of comparisons: those that the engine writes are accepted, and forged ones are not.

use fastrand::Rng;
use tweedle_engine::universe::{Answer, Certificate, Forms, Id, Universe};
use tweedle_engine::{Control, Player};

fn control() -> Control {
    Control::with_memory(1 << 30)
}

/// Pairs g ≥ h of random forms.
fn pairs(forms: &mut Forms, universe: Universe, count: usize, rng: &mut Rng) -> Vec<(Id, Id)> {
    let mut pairs = Vec::new();
    while pairs.len() < count {
        let [mut g, h] =
            [(); 2].map(|()| forms.sample(universe, 3, 2, &mut |n| rng.usize(..n)).unwrap());
        if rng.bool() {
            // Equal forms have long certificates.
            g = forms.simplest(universe, h).unwrap();
        }
        if g != h && forms.ge(universe, g, h).unwrap() {
            pairs.push((g, h));
        }
    }
    pairs
}

#[test]
fn certificates_are_accepted_and_nothing_in_them_can_be_left_out() {
    let mut rng = Rng::with_seed(1);
    for universe in Universe::EACH {
        let mut forms = Forms::new(&control());
        let mut facts = 0;
        // A form is at least itself.
        let g = forms.sample(universe, 3, 2, &mut |n| rng.usize(..n)).unwrap();
        let certificate = forms.certify(universe, g, g).unwrap().unwrap();
        assert_eq!((certificate.check(&control()), certificate.claims.len()), (Ok(()), 1));
        for (g, h) in pairs(&mut forms, universe, 60, &mut rng) {
            let certificate = forms.certify(universe, g, h).unwrap().unwrap();
            assert_eq!(certificate.check(&control()), Ok(()));
            assert_eq!(forms.certified(&certificate), Ok((universe, g, h)));
            // Another store reads the same forms.
            let mut other = Forms::new(&control());
            let (_, same_g, same_h) = other.certified(&certificate).unwrap();
            assert_eq!(other.text(same_g), forms.text(g));
            assert_eq!(other.text(same_h), forms.text(h));
            facts += certificate.facts.len();
            let is_refused = |change: &dyn Fn(&mut Certificate)| {
                let mut forged = certificate.clone();
                change(&mut forged);
                assert!(forged.check(&control()).is_err(), "{forged:?}");
            };
            for place in 0..certificate.facts.len() {
                is_refused(&|forged| {
                    forged.facts.remove(place);
                });
            }
            for place in 1..certificate.claims.len() {
                is_refused(&|forged| {
                    forged.claims.remove(place);
                });
            }
            for (place, claim) in certificate.claims.iter().enumerate() {
                for player in Player::BOTH {
                    for at in 0..claim.answers[player.index()].len() {
                        is_refused(&|forged| {
                            forged.claims[place].answers[player.index()].remove(at);
                        });
                        is_refused(&|forged| {
                            forged.claims[place].answers[player.index()][at] = Answer::Option(99);
                        });
                    }
                }
            }
            is_refused(&|forged| forged.claims.clear());
            is_refused(&|forged| forged.forms.clear());
        }
        if matches!(universe, Universe::Dicot | Universe::DeadEnding | Universe::Blocking) {
            assert!(facts > 50);
        }
    }
}

/// Whatever is changed at random, what is accepted is true.
#[test]
fn what_is_accepted_is_true() {
    let mut rng = Rng::with_seed(2);
    for universe in Universe::EACH {
        let mut forms = Forms::new(&control());
        let (mut refused, mut accepted) = (0, 0);
        for (g, h) in pairs(&mut forms, universe, 40, &mut rng) {
            let certificate = forms.certify(universe, g, h).unwrap().unwrap();
            for _ in 0..60 {
                let mut forged = certificate.clone();
                for _ in 0..=rng.usize(..2) {
                    alter(&mut forged, &mut rng);
                }
                if forged.check(&control()).is_err() {
                    refused += 1;
                    continue;
                }
                accepted += 1;
                let (_, g, h) = forms.certified(&forged).unwrap();
                assert!(forms.ge(forged.universe, g, h).unwrap());
            }
        }
        assert!(refused > 200 && accepted > 0, "{universe}: {refused} {accepted}");
    }
}

/// A small change.
fn alter(forged: &mut Certificate, rng: &mut Rng) {
    let count = forged.forms.len() as u32;
    match rng.u8(..8) {
        0 => {
            let claim = rng.usize(..forged.claims.len());
            forged.claims[claim].g = rng.u32(..=count);
        }
        1 => {
            let claim = rng.usize(..forged.claims.len());
            forged.claims[claim].h = rng.u32(..=count);
        }
        2 => {
            let other = rng.usize(..forged.claims.len());
            forged.claims.swap(0, other);
        }
        3 => {
            let claim = rng.usize(..forged.claims.len());
            let answers = &mut forged.claims[claim].answers[rng.usize(..2)];
            if !answers.is_empty() {
                let at = rng.usize(..answers.len());
                let number = rng.u32(..2);
                answers[at] =
                    if rng.bool() { Answer::Option(number) } else { Answer::Reply(number) };
            }
        }
        4 if !forged.facts.is_empty() => {
            let fact = rng.usize(..forged.facts.len());
            forged.facts[fact].option = rng.bool().then(|| rng.u32(..2));
        }
        5 => {
            let form = rng.usize(..forged.forms.len());
            let side = &mut forged.forms[form].sides[rng.usize(..2)];
            if forged.universe == Universe::Scoring {
                if side.score.is_some() {
                    side.score = Some(rng.i32(-2..3).to_string());
                }
            } else if !side.options.is_empty() {
                side.tombstone = !side.tombstone;
            }
        }
        6 => {
            let form = rng.usize(..forged.forms.len());
            let side = &mut forged.forms[form].sides[rng.usize(..2)];
            if !side.options.is_empty() {
                let at = rng.usize(..side.options.len());
                side.options[at] = rng.u32(..count);
            }
        }
        _ => {
            let play = forged.universe.play();
            let same: Vec<Universe> =
                Universe::EACH.into_iter().filter(|universe| universe.play() == play).collect();
            forged.universe = same[rng.usize(..same.len())];
        }
    }
}
