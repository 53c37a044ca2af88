//! Misère quotients of codes, against published ones and against all outcomes of small sums.

use std::collections::HashMap;
use tweedle_engine::misere::quotient::{Quotient, word_text};
use tweedle_engine::{Control, Outcome, Stop};
use tweedle_heaps::Code;
use tweedle_heaps::misere::{HeapCertificate, HeapQuotients, QuotientClass, QuotientPeriod};

const FINAL: &str = include_str!("data/misere-quotients.tsv");
const TO_HEAP_10: &str = include_str!("data/misere-quotients-to-heap-10.tsv");

fn heaps(code: &str, last: u64) -> HeapQuotients {
    let mut heaps = HeapQuotients::new(Code::parse(code).unwrap(), 2000, &Control::new());
    heaps.to(last).unwrap();
    heaps
}

fn rows(text: &str) -> impl Iterator<Item = Vec<&str>> {
    text.lines().filter(|line| !line.starts_with('#')).map(|line| line.split('\t').collect())
}

/// The heaps of a word such as `ab2`, where a is the first of these heaps.
fn heaps_of(word: &str, generators: &[u64]) -> Vec<u64> {
    let mut heaps = Vec::new();
    let mut letters = word.chars().peekable();
    while let Some(letter) = letters.next().filter(|&letter| letter != '1') {
        let mut exponent = 0;
        while let Some(digit) = letters.peek().and_then(|letter| letter.to_digit(10)) {
            exponent = 10 * exponent + digit;
            letters.next();
        }
        let heap = generators[letter as usize - 'a' as usize];
        heaps.extend((0..exponent.max(1)).map(|_| heap));
    }
    heaps
}

fn element(quotient: &Quotient, heaps: &[u64]) -> u16 {
    quotient.of_sum(&heaps.iter().map(|&heap| heap as u32 - 1).collect::<Vec<_>>())
}

/// True if a sorted sum is lost, by its options.
fn is_lost(code: &Code, sum: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
    if let Some(&known) = known.get(sum) {
        return known;
    }
    let (mut has_move, mut wins) = (false, false);
    for (at, &heap) in sum.iter().enumerate() {
        for option in code.options(heap) {
            has_move = true;
            let mut next = [&sum[..at], &option, &sum[at + 1..]].concat();
            next.sort_unstable();
            wins = wins || is_lost(code, &next, known);
            if wins {
                break;
            }
        }
    }
    known.insert(sum.to_vec(), has_move && !wins);
    has_move && !wins
}

/// Sums at random, whose outcomes and winning moves are found by all options.
fn compare_sums(heaps: &HeapQuotients, quotient: &Quotient, largest: u64, most: usize) {
    let mut random = fastrand::Rng::with_seed(7);
    let mut known = HashMap::new();
    for count in 0..40 {
        let mut sum: Vec<u64> = (0..count % (most + 1)).map(|_| random.u64(1..=largest)).collect();
        sum.sort_unstable();
        let lost = is_lost(heaps.code(), &sum, &mut known);
        let outcome = if lost { Outcome::P } else { Outcome::N };
        assert_eq!(heaps.outcome(quotient, &sum), Ok(outcome), "{} {sum:?}", heaps.code());
        let moves = heaps.winning_moves(quotient, &sum).unwrap();
        let mut all = 0;
        for (part, &heap) in sum.iter().enumerate() {
            for leaves in heaps.code().options(heap) {
                let mut next = [&sum[..part], &leaves, &sum[part + 1..]].concat();
                next.sort_unstable();
                let wins = is_lost(heaps.code(), &next, &mut known);
                all += usize::from(wins);
                let is_told = moves.iter().any(|it| it.part == part && it.leaves == leaves);
                assert_eq!(wins, is_told, "{} {sum:?} {part} {leaves:?}", heaps.code());
            }
        }
        assert_eq!(moves.len(), all);
    }
}

fn check_certificate(heaps: &HeapQuotients) {
    let certificate = heaps.certificate().unwrap();
    let text = serde_json::to_string(&certificate).unwrap();
    let read: HeapCertificate = serde_json::from_str(&text).unwrap();
    assert_eq!(read, certificate);
    assert_eq!(read.check_code(heaps.code(), &Control::new()), Ok(()));
}

#[test]
fn published_quotients() {
    for row in rows(FINAL) {
        let last: u64 = row[1].parse().unwrap();
        let heaps = heaps(row[0], last);
        let quotient = heaps.quotient().unwrap();
        let numbers = [quotient.order() as u64, quotient.lost().len() as u64, heaps.last_change()];
        let expected: Vec<u64> = row[2..5].iter().map(|number| number.parse().unwrap()).collect();
        assert_eq!(numbers[..], expected, "{}", row[0]);
        let generators: Vec<u64> = row[6].split(',').map(|heap| heap.parse().unwrap()).collect();
        let found: Vec<u64> = quotient.generators().iter().map(|&g| u64::from(g) + 1).collect();
        // In the file a heap may be a generator though it is a product of others.
        assert!(found.iter().all(|heap| generators.contains(heap)), "{}: {found:?}", row[0]);
        for (heap, word) in (1..).zip(row[5].split(' ')) {
            let expected = element(&quotient, &heaps_of(word, &generators));
            assert_eq!(element(&quotient, &[heap]), expected, "{} {heap}", row[0]);
        }
        let mut lost: Vec<u16> = row[7]
            .split(' ')
            .map(|word| element(&quotient, &heaps_of(word, &generators)))
            .collect();
        lost.sort_unstable();
        assert_eq!(quotient.lost(), lost, "{}", row[0]);
        check_certificate(&heaps);
        compare_sums(&heaps, &quotient, 12, 4);
    }
}

#[test]
fn quotients_to_heap_10() {
    for row in rows(TO_HEAP_10) {
        let heaps = heaps(row[0], 10);
        let quotient = heaps.quotient().unwrap();
        let expected: [usize; 2] = [row[1].parse().unwrap(), row[2].parse().unwrap()];
        assert_eq!([quotient.order(), quotient.lost().len()], expected, "{}", row[0]);
        check_certificate(&heaps);
        // Sums of eight heaps have many followers, so that few codes are compared so far.
        let most = if ["0.07", "0.23", "0.53"].contains(&row[0]) { 8 } else { 5 };
        compare_sums(&heaps, &quotient, 10, most);
    }
}

/// The orders for Kayles change at these heaps (Plambeck and Siegel).
#[test]
fn kayles() {
    let mut heaps = HeapQuotients::new(Code::parse("0.77").unwrap(), 100, &Control::new());
    let mut orders = Vec::new();
    while heaps.heaps() < 30 {
        if heaps.next_heap().unwrap() {
            orders.push((heaps.heaps(), heaps.order()));
        }
    }
    assert_eq!(orders, [(1, 2), (2, 6), (5, 12), (9, 18), (12, 24), (25, 32), (27, 40)]);
    let period = QuotientPeriod::clone(match &heaps.classify(300).unwrap() {
        QuotientClass::Final(period) => period,
        class => panic!("{class:?}"),
    });
    assert_eq!(period, heaps.period().unwrap());
    assert_eq!((period.period, period.preperiod), (12, 71));
    let quotient = heaps.quotient().unwrap();
    assert_eq!((quotient.order(), quotient.lost().len(), quotient.tame()), (40, 9, None));
    assert!(quotient.is_regular());
    compare_sums(&heaps, &quotient, 12, 5);
    check_certificate(&heaps);
    assert_eq!(word_text(&quotient.monoid().word(quotient.element(2))), "ab");

    // A period that is not proved, or another code.
    let good = heaps.certificate().unwrap();
    let control = Control::new();
    for forged in [
        QuotientPeriod { period: 0, ..period },
        QuotientPeriod { period: 24, preperiod: u64::MAX },
        QuotientPeriod { preperiod: 70, ..period },
        QuotientPeriod { period: 11, ..period },
    ] {
        let forged = HeapCertificate { period: Some(forged), ..good.clone() };
        assert!(forged.check(&control).unwrap_err().to_string().contains("do not prove"));
    }
    let mut other = good.clone();
    other.quotient.game = "0.07".to_owned();
    assert!(other.check(&control).unwrap_err().to_string().contains("options of letter"));
    let message = good.check_code(&Code::parse("0.07").unwrap(), &control).unwrap_err();
    assert_eq!(message.to_string(), "It is about 0.77, not about 0.07.");
    other.quotient.game = "8x".to_owned();
    assert!(other.check(&control).is_err());
}

/// Final quotients: orders of Q and of P, and what kind they are.
#[test]
fn final_quotients() {
    let check = |code: &str, order: usize, lost: usize, tame: Option<u32>| {
        let mut heaps = HeapQuotients::new(Code::parse(code).unwrap(), 2000, &Control::new());
        let class = heaps.classify(200).unwrap();
        assert!(matches!(class, QuotientClass::Final(_)), "{code} {class:?}");
        let quotient = heaps.quotient().unwrap();
        let found = (quotient.order(), quotient.lost().len(), quotient.tame());
        assert_eq!(found, (order, lost, tame), "{code}");
        check_certificate(&heaps);
    };
    check("0.0", 1, 0, Some(0));
    check("0.1", 2, 1, Some(1));
    check("0.3", 2, 1, Some(1));
    check("0.333", 6, 2, Some(2));
    check("0.31", 6, 2, Some(2));
    check("0.75", 8, 2, None);
    check("0.53", 16, 3, None);
    check("0.144", 30, 5, None);
    check("0.351", 22, 6, None);
}

/// Nim has all tame quotients, and so none of all heaps; its code has no end, so that no period is looked for.
#[test]
fn codes_without_a_last_digit() {
    let mut nim = heaps("0.[3]", 15);
    assert_eq!(nim.quotient().unwrap().tame(), Some(4));
    assert_eq!(nim.classify(20), Ok(QuotientClass::Open));
    let larger = nim.outcome(&nim.quotient().unwrap(), &[99]);
    assert!(matches!(larger, Err(Stop::NotPossible(_))));
}

/// The quotient of 0.3122 to heap 7 is infinite (Plambeck and Siegel): the search gives up, and keeps what it has.
#[test]
fn an_infinite_quotient() {
    let mut heaps = HeapQuotients::new(Code::parse("0.3122").unwrap(), 100, &Control::new());
    assert!(matches!(heaps.to(7), Err(Stop::TooLarge(_))));
    assert_eq!(heaps.heaps(), 6);
    let quotient = heaps.quotient().unwrap();
    compare_sums(&heaps, &quotient, 6, 7);
    check_certificate(&heaps);
}

/// Hexadecimal codes, and digits with conditions.
#[test]
fn other_codes() {
    for code in ["0.8", "0.F", "0.3F", "0.1A", "4!.3", "0.{2=}3"] {
        let mut heaps = HeapQuotients::new(Code::parse(code).unwrap(), 150, &Control::new());
        match heaps.to(9) {
            Ok(()) | Err(Stop::TooLarge(_)) => {}
            Err(stop) => panic!("{code}: {stop}"),
        }
        let quotient = heaps.quotient().unwrap();
        if heaps.heaps() > 0 {
            compare_sums(&heaps, &quotient, heaps.heaps(), 5);
        }
        check_certificate(&heaps);
    }
}

/// Wild codes whose quotients have many generators: orders of Q and of P, and the last heap at which they changed. The first is final
/// (Plambeck and Siegel), and 0.07 is open.
#[test]
fn many_generators() {
    for (code, to, order, lost, last_change) in
        [("0.644", 340, 172, 7, 333), ("0.07", 26, 144, 23, 25), ("0.07", 28, 176, 28, 27)]
    {
        let heaps = heaps(code, to);
        let quotient = heaps.quotient().unwrap();
        let found = (quotient.order(), quotient.lost().len(), heaps.last_change());
        assert_eq!(found, (order, lost, last_change), "{code} to heap {to}");
        check_certificate(&heaps);
        compare_sums(&heaps, &quotient, 14, 4);
    }
}

/// The table of the book says what its certificates prove, and these are accepted by the check that knows no search.
#[test]
fn the_table_of_the_book_is_proved() {
    let book = concat!(env!("CARGO_MANIFEST_DIR"), "/../../book/src");
    // A package that is built elsewhere has no book.
    let Ok(table) = std::fs::read_to_string(format!("{book}/misere-table.md")) else { return };
    let certificates = std::fs::read_to_string(format!("{book}/misere-certificates.jsonl"));
    let certificates = certificates.expect("certificates stand beside the table");
    let proved = table.split("## Proved").nth(1).and_then(|rest| rest.split("## Open").next());
    let proved = proved.expect("a table of what is proved").lines();
    let mut rows = proved.filter(|line| line.starts_with("| ")).skip(1);
    let mut count = 0;
    for line in certificates.lines() {
        let certificate: HeapCertificate = serde_json::from_str(line).expect("a certificate");
        certificate.check(&Control::new()).unwrap_or_else(|error| panic!("{line}: {error}"));
        let row = rows.next().expect("a row for each certificate");
        let quotient = &certificate.quotient;
        let QuotientPeriod { period, preperiod, .. } = certificate.period.expect("a period");
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        assert_eq!(cells[1], quotient.game);
        assert_eq!(cells[3], quotient.order.to_string(), "{row}");
        assert_eq!(cells[4], quotient.lost.len().to_string(), "{row}");
        assert_eq!((cells[6], cells[7]), (&*period.to_string(), &*preperiod.to_string()), "{row}");
        count += 1;
    }
    assert_eq!(rows.next(), None);
    assert!(count > 300);
}
