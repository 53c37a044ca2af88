//! Quotients against the definition.

use super::{CertificateError as E, Letters, Quotient, QuotientSearch};
use crate::{Control, Outcome, Stop};
use proptest::prelude::*;
use std::collections::HashMap;

type Options = Vec<Vec<Vec<u32>>>;

fn search(options: &Options, most: usize) -> Result<QuotientSearch, Stop> {
    let mut search = QuotientSearch::new(most, &Control::new());
    for letter in options {
        search.add(letter.clone())?;
    }
    Ok(search)
}

/// True if a sorted word is lost, by its options.
fn is_lost(letters: &Letters, word: &[u32], known: &mut HashMap<Vec<u32>, bool>) -> bool {
    if let Some(&known) = known.get(word) {
        return known;
    }
    let mut has_option = false;
    let mut wins = false;
    for (at, &letter) in word.iter().enumerate() {
        for option in letters.options(letter) {
            has_option = true;
            let mut next = [&word[..at], option, &word[at + 1..]].concat();
            next.sort_unstable();
            wins = wins || is_lost(letters, &next, known);
        }
    }
    known.insert(word.to_vec(), has_option && !wins);
    has_option && !wins
}

/// All sorted words of at most this length.
fn words(letters: usize, most: usize) -> Vec<Vec<u32>> {
    let mut all = vec![vec![]];
    let mut last: Vec<Vec<u32>> = all.clone();
    for _ in 0..most {
        let longer = |word: &Vec<u32>| {
            let least = word.last().copied().unwrap_or(0);
            let word = word.clone();
            (least..letters as u32).map(move |letter| [&word[..], &[letter]].concat())
        };
        last = last.iter().flat_map(longer).collect();
        all.extend(last.iter().cloned());
    }
    all
}

fn sum(one: &[u32], other: &[u32]) -> Vec<u32> {
    let mut word = [one, other].concat();
    word.sort_unstable();
    word
}

/// Compares a quotient with the definition, for short words.
fn compare(letters: &Letters, quotient: &Quotient) {
    let mut known = HashMap::new();
    for word in words(letters.len(), 5) {
        let outcome = if is_lost(letters, &word, &mut known) { Outcome::P } else { Outcome::N };
        assert_eq!(quotient.outcome(&word), outcome, "{word:?}");
        let moves = quotient.winning_moves(letters, &word);
        assert_eq!(
            moves.is_empty(),
            outcome == Outcome::P || word.iter().all(|&l| letters.is_dead(l))
        );
        for found in moves {
            let option = &letters.options(word[found.part])[found.option];
            let next = sum(&[&word[..found.part], &word[found.part + 1..]].concat(), option);
            assert!(is_lost(letters, &next, &mut known));
        }
    }
    // Different elements are different sums.
    let word_of = |x| {
        let generators = quotient.monoid().word(x);
        sum(
            &generators.iter().map(|&g| quotient.generators()[usize::from(g)]).collect::<Vec<_>>(),
            &[],
        )
    };
    let all: Vec<Vec<u32>> = quotient.monoid().elements().map(word_of).collect();
    for (i, one) in all.iter().enumerate() {
        for other in &all[..i.min(12)] {
            let differ = |z: &Vec<u32>| {
                let [one, other] =
                    [one, other].map(|word| is_lost(letters, &sum(word, z), &mut known));
                one != other
            };
            assert!(all.iter().any(differ), "{one:?} {other:?}");
        }
    }
}

/// Letters with random options: of each, numbers that name letters before it.
fn letters() -> impl Strategy<Value = Options> {
    let option = prop::collection::vec(0..60_u32, 0..3);
    let letter = prop::collection::vec(option, 0..4);
    prop::collection::vec(letter, 1..6).prop_map(|mut all| {
        for letter in 0..all.len() as u32 {
            for option in &mut all[letter as usize] {
                if letter == 0 {
                    option.clear();
                }
                for other in option.iter_mut() {
                    *other %= letter.max(1);
                }
            }
        }
        all
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn quotients_are_those_of_the_definition(options in letters()) {
        match search(&options, 150) {
            Ok(search) => {
                let quotient = search.quotient().unwrap();
                compare(search.letters(), &quotient);
                let certificate = quotient.certificate("random");
                let control = Control::new();
                prop_assert_eq!(certificate.check_letters(search.letters(), &control), Ok(()));
                drop((search, quotient));
                prop_assert_eq!(control.used(), 0);
            }
            // It may be infinite.
            Err(stop) => prop_assert!(matches!(stop, Stop::TooLarge(_)), "{stop}"),
        }
    }

    /// The mex of the options of a letter is its element.
    #[test]
    fn mex_of_letters(options in letters()) {
        if let Ok(search) = search(&options, 60) {
            let quotient = search.quotient().unwrap();
            for letter in 0..search.letters().len() as u32 {
                let mex = quotient.mex(quotient.options(letter)).unwrap();
                prop_assert_eq!(mex, Some(quotient.element(letter)));
            }
        }
    }
}

fn nim(heaps: u32) -> Options {
    (0..heaps).map(|n| (0..=n).map(|m| m.checked_sub(1).into_iter().collect()).collect()).collect()
}

/// The quotient of Nim with heaps below 2ⁿ is Tₙ.
#[test]
fn nim_is_tame() {
    for n in 0..5_u32 {
        let found = search(&nim((1 << n) - 1), 100).unwrap();
        let quotient = found.quotient().unwrap();
        let order = [1, 2, 6, 10, 18][n as usize];
        assert_eq!((quotient.order(), quotient.tame()), (order, Some(n)));
        assert_eq!(quotient.lost().len(), [0, 1, 2, 2, 2][n as usize]);
        assert_eq!(quotient.monoid().kernel().0.len(), [1, 2, 4, 8, 16][n as usize]);
        assert_eq!((quotient.is_regular(), quotient.is_normal()), (n > 0, n > 0), "{n}");
        if (2..4).contains(&n) {
            compare(found.letters(), &quotient);
        }
    }
    let two = search(&nim(3), 100).unwrap().quotient().unwrap();
    let relations: Vec<_> = two.presentation().unwrap().iter().map(ToString::to_string).collect();
    assert_eq!(relations, ["a2 = 1", "b3 = b"]);
    assert_eq!((two.text(5), two.mex(&[0, 1, 2]).unwrap()), ("ab2".to_owned(), Some(3)));
    assert_eq!(two.mex(&[0, 1, 2, 3]).unwrap(), None);
}

/// A small budget stops the search, which then holds what it says, and can go on.
#[test]
fn budgets_and_cancellation() {
    let plenty = Control::new();
    let options = nim(7);
    let work = |search: &mut QuotientSearch| {
        for letter in &options[search.letters().len()..] {
            search.add(letter.clone())?;
        }
        search.quotient().map(|quotient| quotient.order())
    };
    let mut refused = 0;
    for bytes in (0..40_000).step_by(500) {
        let control = Control::with_memory(bytes);
        let mut search = QuotientSearch::new(100, &control);
        match work(&mut search) {
            Ok(order) => assert_eq!(order, 10),
            Err(stop) => {
                assert!(matches!(stop, Stop::Memory { .. }), "{stop}");
                refused += 1;
            }
        }
        drop(search);
        assert_eq!(control.used(), 0);
    }
    assert!((10..80).contains(&refused), "{refused}");
    let mut search = QuotientSearch::new(100, &plenty);
    let allowance = plenty.allow(100);
    assert_eq!(work(&mut search), Err(Stop::Limit { most: 100 }));
    drop(allowance);
    plenty.cancel();
    assert_eq!(work(&mut search), Err(Stop::Cancelled));
    plenty.resume();
    assert_eq!(work(&mut search), Ok(10));
    assert!(matches!(search.add([vec![9]]), Err(Stop::NotPossible(_))));
    let mut small = QuotientSearch::new(8, &plenty);
    assert!(matches!(work(&mut small), Err(Stop::TooLarge(_))));
    assert_eq!(small.order(), 6);
}

/// Of each way to change a certificate, the check says what is wrong.
#[test]
fn forged_certificates() {
    let options: Options = vec![
        vec![vec![]],
        vec![vec![0], vec![]],
        vec![vec![1], vec![0, 0], vec![0]],
        vec![],
        vec![vec![1], vec![2], vec![0, 1]],
    ];
    let search = search(&options, 100).unwrap();
    let good = search.quotient().unwrap().certificate("some heaps");
    let control = Control::new();
    assert_eq!(good.check_letters(search.letters(), &control), Ok(()));
    let refused = |change: &dyn Fn(&mut super::Certificate)| {
        let mut forged = good.clone();
        change(&mut forged);
        assert_ne!(forged, good);
        forged.check_letters(search.letters(), &control).unwrap_err()
    };
    assert_eq!(refused(&|it| it.version = 2), E::Version(2));
    assert!(matches!(refused(&|it| it.order += 1), E::Order { .. }));
    assert!(matches!(refused(&|it| it.generators[0].letter = 1), E::Generator { .. }));
    assert!(matches!(refused(&|it| it.generators[0].letter = 99), E::Generator { .. }));
    assert!(matches!(refused(&|it| it.generators[0].products[2] = 99), E::Monoid(_)));
    assert!(matches!(refused(&|it| it.generators[1].products[1] = 1), E::Monoid(_)));
    assert!(matches!(refused(&|it| drop(it.generators.pop())), E::Order { .. } | E::Monoid(_)));
    assert_eq!(refused(&|it| it.lost.insert(0, 0)), E::LostIdentity);
    assert!(matches!(refused(&|it| it.lost.push(999)), E::Elements { .. }));
    assert!(matches!(refused(&|it| it.lost.reverse()), E::Elements { .. }));
    for at in 0..good.lost.len() {
        let error = refused(&|it| _ = it.lost.remove(at));
        let is_it =
            matches!(error, E::NotReduced { .. } | E::NoLostOption { .. } | E::LostOption { .. });
        assert!(is_it, "{error}");
    }
    assert_eq!(refused(&|it| it.letters[3].element = 1), E::Dead { letter: 3 });
    assert!(matches!(refused(&|it| drop(it.letters.pop())), E::Letters { .. }));
    assert!(matches!(refused(&|it| it.letters[1].element = 999), E::Elements { .. }));
    assert!(matches!(
        refused(&|it| it.letters[4].options = vec![]),
        E::Options { letter: 4 } | E::Dead { letter: 4 }
    ));
    // Each other element of the last letter, and fewer options of it, which only the proof refuses.
    for element in 0..good.order as u16 {
        if element != good.letters[4].element && !good.generators.iter().any(|g| g.letter == 4) {
            let error = refused(&|it| it.letters[4].element = element);
            assert!(matches!(error, E::NoLostOption { .. } | E::LostOption { .. }), "{error}");
        }
    }
    let mut forged = good.clone();
    forged.letters[1].options = vec![0];
    let error = forged.check(&control).unwrap_err();
    assert!(matches!(error, E::NoLostOption { .. } | E::LostOption { .. }), "{error}");
    // Two copies of the monoid, which are not told apart.
    let mut double = search.quotient().unwrap().certificate("nothing");
    double.generators = vec![super::CertifiedGenerator { letter: 0, products: vec![1, 2, 3, 0] }];
    (double.order, double.lost) = (4, vec![1, 3]);
    double.letters = vec![super::CertifiedLetter { element: 1, options: vec![0] }];
    assert_eq!(double.check(&control), Err(E::NotReduced { one: 0, other: 2 }));
    control.cancel();
    assert_eq!(good.check(&control), Err(E::Stop(Stop::Cancelled)));
}

/// A model is a commutative monoid, its words lead to their states, and bounds that are to tell two words apart do.
#[test]
fn models_are_monoids() {
    use super::alphabet::Spring;
    use super::candidate::Candidate;
    use super::model::{Model, Parts};
    let control = Control::new();
    // The tame quotient of order 6 beside a new generator, which is the last.
    let tables = vec![vec![1, 0, 3, 2, 5, 4], vec![2, 3, 4, 5, 2, 3]];
    let lost = vec![false, true, false, false, true, false];
    let known = Candidate::new(tables, lost, &[1, 2], &control).unwrap();
    let elements = [Some(known.monoid.generator(0)), Some(known.monoid.generator(1)), None];
    let springs = elements.map(|known| Spring { options: Vec::new(), known });
    let ranks = [1, 2, 5];
    let make = |bounds: Vec<Option<u32>>, tables: Vec<Vec<u16>>| {
        Model::new(&springs, &ranks, &known, Parts { bounds, tables }, &control).unwrap()
    };
    let new = make(vec![None, None, Some(1)], Vec::new());
    assert_eq!(new.len(), 18);
    let counted = make(vec![None, Some(2), Some(1)], Vec::new());
    assert_eq!(counted.len(), 2 * 4 * 3);
    // Beside a candidate in which the new generator has the order 3, its powers are 1, and g and g² each beside three others.
    let third = vec![vec![0, 1, 2], vec![0, 1, 2], vec![1, 2, 0]];
    let beside = make(vec![None, None, Some(1)], third);
    assert_eq!(beside.len(), 6 * (1 + 3 + 3));
    for model in [&new, &counted, &beside] {
        let rank = |word: &[u16]| word.iter().map(|&g| ranks[usize::from(g)]).sum::<u64>();
        let mut before = 0;
        for state in 0..model.len() as u32 {
            let word = model.word(state);
            assert_eq!(model.walk(0, &word), state);
            assert!(rank(&word) >= before);
            before = rank(&word);
            for (g, h) in [(0, 1), (0, 2), (1, 2)] {
                assert_eq!(model.walk(state, &[g, h]), model.walk(state, &[h, g]));
            }
        }
    }
    for (one, other) in [(vec![2, 2, 2, 2], vec![2, 2]), (vec![0, 2, 2, 2], vec![0, 2])] {
        assert_eq!(new.walk(0, &one), new.walk(0, &other));
        let bounds = new.bounds_between(&one, &other, true).unwrap();
        let finer = make(bounds, Vec::new());
        assert_ne!(finer.walk(0, &one), finer.walk(0, &other));
        assert_eq!(new.bounds_between(&one, &other, false), None);
    }
    let bounds = new.bounds_between(&[1, 1, 1], &[1], false).unwrap();
    let finer = make(bounds, Vec::new());
    assert_ne!(finer.walk(0, &[1, 1, 1]), finer.walk(0, &[1]));
}
