//! Two games that are called the moon: the double check {∞|∞̄}, and quiet ones, which rulesets
//! have.

use crate::pool::Pool;
use tweedle_engine::affine::Value;
use tweedle_engine::{Outcome, Player};

/// Equal by Corollary 37, the two differ beside a check that must be answered, since a player who
/// may move elsewhere wins at once in the double check.
#[test]
fn the_double_check_is_no_substitute_for_a_quiet_moon() {
    let mut pool = Pool::new(0, 0);
    let [check, quiet, double] =
        ["{oo|0}", "{{oo|oo}|{-oo|-oo}}", "{oo|-oo}"].map(|text| pool.forms.read(text).unwrap());
    assert_eq!(pool.forms.moon(), Ok(quiet));
    assert_eq!([quiet, double].map(|moon| pool.value(moon)), [Value::Moon; 2]);
    assert_eq!(pool.outcome(&[check, quiet]), Outcome::L);
    assert_eq!(pool.outcome(&[check, double]), Outcome::N);
    // So it goes wrong inside an affine impartial game, too.
    let [with_quiet, with_double] = [quiet, double].map(|moon| {
        let sum = pool.forms.sum(check, moon).unwrap();
        let game = pool.symmetric(&[sum]);
        assert!(pool.forms.is_affine_impartial(game).unwrap());
        game
    });
    assert_eq!(pool.outcome(&[with_quiet]), Outcome::N);
    assert_eq!(pool.outcome(&[with_double]), Outcome::P);
    assert_eq!(pool.value(with_quiet), Value::Moon);
    assert_eq!(pool.value(with_double), Value::ZERO);
}

/// What is quiet may be replaced by its value, even beside a check that is to be answered, as long
/// as the moon is the quiet one.
#[test]
fn quiet_games_are_their_values_even_beside_a_check() {
    let [mut tests, mut moons, mut wrong] = [0; 3];
    for seed in 60..76 {
        let mut pool = Pool::new(seed, 150);
        let double = pool.forms.read("+-oo").unwrap();
        let quiet: Vec<_> =
            pool.impartial.iter().copied().filter(|&g| pool.forms.is_quiet(g)).collect();
        for _ in 0..1_000 {
            let g = pool.random.one_of(&quiet);
            let value = pool.value(g);
            let canonical = pool.canonical(value);
            let mut check = pool.random.one_of(&pool.checks);
            if pool.random.below(2) == 0 {
                check = pool.forms.conjugate(check).unwrap();
            }
            let mut context = vec![check];
            if pool.random.below(2) == 0 {
                context.push(pool.random.one_of(&quiet));
            }
            let n = pool.random.below(4) as u64;
            let nimber = pool.forms.nimber(n).unwrap();
            context.push(nimber);
            let with = |pool: &mut Pool, g| pool.outcome(&[&context, &[g][..]].concat());
            let outcome = with(&mut pool, g);
            assert_eq!(outcome, with(&mut pool, canonical));
            tests += 1;
            if value == Value::Moon {
                moons += 1;
                wrong += usize::from(outcome != with(&mut pool, double));
            }
        }
    }
    assert!(tests == 16_000 && moons > 400 && wrong > 100, "{moons} {wrong}");
}

/// The same for options of a game: the sum of a check and a quiet game is the check that its set of
/// nimbers says, shifted by the value of the quiet game.
#[test]
fn checks_beside_quiet_games_are_shifted() {
    let [mut moons, mut nimbers] = [0; 2];
    for seed in 70..78 {
        let mut pool = Pool::new(seed, 100);
        for _ in 0..200 {
            let [g, check] =
                [pool.random.one_of(&pool.impartial), pool.random.one_of(&pool.checks)];
            let is_small = [g, check].iter().all(|&form| pool.forms.birthday(form) <= 3);
            if !pool.forms.is_quiet(g) || !is_small {
                continue;
            }
            let expected = pool.winning(check, Player::Right).beside(pool.value(g));
            let sum = pool.forms.sum(check, g).unwrap();
            assert_eq!(pool.winning(sum, Player::Right), expected);
            let game = pool.symmetric(&[sum]);
            let value = expected.complement().value();
            assert_eq!(pool.value(game), value);
            for n in 0..6 {
                let is_lost = pool.outcome_beside(&[game], n) == Outcome::P;
                assert_eq!(is_lost, value == Value::Nimber(n));
            }
            *(if pool.value(g) == Value::Moon { &mut moons } else { &mut nimbers }) += 1;
        }
    }
    assert!(moons > 20 && nimbers > 100, "{moons} {nimbers}");
}
