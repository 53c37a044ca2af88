//! The theorems of the paper, literally, on random affine impartial forms.

use crate::pool::Pool;
use tweedle_engine::affine::{FormId, Value, immediate_and_protected};
use tweedle_engine::{Outcome, Player};

#[test]
fn theorem_17_affine_impartial_games_are_won_by_the_next_or_the_previous_player() {
    let mut counts = [0; 2];
    for seed in 0..4 {
        let mut pool = Pool::new(seed, 500);
        for g in pool.impartial.clone() {
            assert!(pool.forms.is_affine_impartial(g).unwrap());
            match pool.outcome(&[g]) {
                Outcome::P => counts[0] += 1,
                Outcome::N => counts[1] += 1,
                outcome => panic!("{outcome}: {}", pool.forms.text(g).unwrap()),
            }
        }
        for check in pool.checks.clone() {
            assert!(pool.outcome(&[check]).wins_first(Player::Left));
        }
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

/// G = ∗n exactly if G + ∗n is lost; then no affine impartial context tells them apart, and
/// otherwise ∗n does.
#[test]
fn theorem_20_games_are_nimbers_if_the_sum_with_the_nimber_is_lost() {
    let [mut equal, mut different] = [0; 2];
    for seed in 10..14 {
        let mut pool = Pool::new(seed, 120);
        for g in pool.impartial.clone() {
            for n in 0..6 {
                let nimber = pool.forms.nimber(n).unwrap();
                if pool.outcome(&[g, nimber]) == Outcome::P {
                    assert_eq!(pool.value(g), Value::Nimber(n));
                    for _ in 0..8 {
                        let context = pool.random.one_of(&pool.impartial);
                        let outcome = pool.outcome(&[g, context]);
                        assert_eq!(outcome, pool.outcome(&[nimber, context]));
                        equal += 1;
                    }
                } else {
                    assert_ne!(pool.value(g), Value::Nimber(n));
                    assert_eq!(pool.outcome(&[nimber, nimber]), Outcome::P);
                    different += 1;
                }
            }
        }
    }
    assert!(equal > 1_000 && different > 1_000, "{equal} {different}");
}

/// Every game is a nimber or the moon, and sums are the exclusive or, or the moon.
#[test]
fn theorem_34_and_corollary_37_sums_are_nimbers_or_the_moon() {
    let [mut lost, mut moons] = [0; 2];
    for seed in 20..30 {
        let mut pool = Pool::new(seed, 200);
        for _ in 0..300 {
            let [g, h] = [(); 2].map(|()| pool.random.one_of(&pool.impartial));
            let value = pool.value(g) + pool.value(h);
            for n in 0..10 {
                let is_lost = pool.outcome_beside(&[g, h], n) == Outcome::P;
                assert_eq!(is_lost, value == Value::Nimber(n));
                lost += usize::from(is_lost);
            }
            moons += usize::from(value == Value::Moon);
        }
    }
    assert!(lost > 150 && moons > 150, "{lost} {moons}");
}

#[test]
fn corollary_37_the_moon_absorbs() {
    let mut pool = Pool::new(30, 200);
    let moons = ["moon", "+-oo"].map(|text| pool.forms.read(text).unwrap());
    for moon in moons {
        for g in pool.impartial.clone() {
            let other = pool.random.one_of(&pool.impartial);
            assert_eq!(pool.outcome(&[moon, g, other]), Outcome::N);
            assert_eq!(pool.outcome(&[moon, other]), Outcome::N);
            if pool.forms.birthday(g) <= 2 {
                // The sum as a literal form.
                let sum = pool.forms.sum(moon, g).unwrap();
                assert!(pool.forms.is_affine_impartial(sum).unwrap());
                assert_eq!(pool.value(sum), Value::Moon);
            }
        }
    }
}

/// The immediate nimbers by Theorem 20, the protected ones by playing each check beside each
/// nimber, as the theorem is stated.
#[test]
fn theorem_39_the_affine_mex() {
    let [mut nimbers, mut moons, mut protected_finite] = [0; 3];
    for seed in 40..48 {
        let mut pool = Pool::new(seed, 400);
        for g in pool.impartial.clone() {
            let worths = pool.worths(g, Player::Left);
            let (immediate, protected) = immediate_and_protected(&worths);
            let options = pool.forms.options(g, Player::Left).to_vec();
            let wins_at_once = options.contains(&FormId::infinity(Player::Left));
            let mut mex = None;
            for n in 0..=14 {
                let mut is_immediate = false;
                let mut is_protected = wins_at_once;
                for &option in options.iter().filter(|option| option.is_finite()) {
                    let outcome = pool.outcome_beside(&[option], n);
                    is_immediate |= outcome == Outcome::P;
                    is_protected |= pool.forms.is_check(option, Player::Left)
                        && !outcome.wins_first(Player::Right);
                }
                assert_eq!(immediate.contains(n), is_immediate);
                assert_eq!(protected.contains(n), is_protected);
                if !is_immediate && !is_protected && mex.is_none() {
                    mex = Some(n);
                }
                let is_lost = pool.outcome_beside(&[g], n) == Outcome::P;
                assert_eq!(is_lost, mex == Some(n) && pool.value(g) == Value::Nimber(n));
            }
            let value = mex.map_or(Value::Moon, Value::Nimber);
            assert_eq!(pool.value(g), value);
            // A moon has protected nimbers.
            assert!(value != Value::Moon || protected.is_cofinite());
            protected_finite += usize::from(!protected.is_cofinite() && !protected.is_empty());
            *(if value == Value::Moon { &mut moons } else { &mut nimbers }) += 1;
        }
    }
    assert!(nimbers > 400 && moons > 200 && protected_finite > 100);
}

#[test]
fn corollary_40_without_checks_among_the_options_games_are_nimbers() {
    let mut quiet = 0;
    for seed in 50..54 {
        let mut pool = Pool::new(seed, 400);
        for g in pool.impartial.clone() {
            let options = pool.forms.options(g, Player::Left);
            if options.iter().all(|&option| pool.forms.is_quiet(option)) {
                let Value::Nimber(n) = pool.value(g) else {
                    panic!("{}", pool.forms.text(g).unwrap());
                };
                assert_eq!(pool.outcome_beside(&[g], n), Outcome::P);
                quiet += 1;
            }
        }
    }
    assert!(quiet > 200, "{quiet}");
}
