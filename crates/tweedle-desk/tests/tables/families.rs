//! Families of positions, their patterns, and claims about them.

use crate::{asked, desk};
use tweedle_desk::{Answer, CellOf, Desk, Trouble};

/// A member that is none has its row, and a pattern is one of values.
#[test]
fn families_with_members_that_are_none() {
    let mut desk = desk(1);
    let mut family = |input: &str, column: &str| {
        let question =
            serde_json::json!({"ask": "family", "input": input, "last": 12, "columns": [column]});
        match asked(&mut desk, question).unwrap() {
            Answer::Family(found) => found,
            other => panic!("{other:?}"),
        }
    };
    let found = family("game.heap.Nim(n-3)", "nimber");
    assert_eq!((found.table.rows.len(), found.table.failures), (12, 2));
    assert_eq!(found.cell(0, 0), Some(&CellOf::Nothing));
    assert_eq!(found.cell(11, 0), Some(&CellOf::Integer(9)));
    assert_eq!(found.patterns[0].as_ref().map(|it| (it.from, it.to)), Some((3, 12)));
    let none = family("game.grid.Domineering(Grid.Empty(1,n))", "nimber");
    assert_eq!((none.table.failures, &none.patterns[..]), (12, &[None][..]));
}

fn family(
    desk: &mut Desk,
    mut question: serde_json::Value,
) -> Result<tweedle_desk::FamilyOf, Trouble> {
    question["ask"] = "family".into();
    match asked(desk, question)? {
        Answer::Family(found) => Ok(found),
        other => panic!("{other:?}"),
    }
}

/// All numbers of the variables, those of the last one first; a pattern for each of the others.
#[test]
fn families_with_several_variables() {
    let mut desk = desk(1);
    let others = serde_json::json!([{"variable": "n", "first": 0, "last": 6}]);
    let question = serde_json::json!({
        "input": "game.heap.Nim(m) + game.heap.Nim(n)", "variable": "m", "first": 1, "last": 2,
        "others": others, "columns": ["nimber"],
    });
    let found = family(&mut desk, question).unwrap();
    for (row, (m, n)) in (1..=2).flat_map(|m| (0..=6).map(move |n| (m, n))).enumerate() {
        assert_eq!(found.cell(row, 0), Some(&CellOf::Integer(m ^ n)), "{m} {n}");
    }
    assert_eq!(found.table.rows.len(), 14);
    assert!(found.patterns.is_empty());
    let at: Vec<&[u64]> = found.lines.iter().map(|line| &*line.at).collect();
    assert_eq!(at, [[1], [2]]);
    let refused = |question: serde_json::Value| family(&mut self::desk(1), question).unwrap_err();
    let twice = serde_json::json!([{"variable": "n", "last": 3}]);
    let twice = refused(serde_json::json!({"input": "n", "last": 3, "others": twice}));
    assert!(twice.message.contains("twice"), "{twice}");
    let others = serde_json::json!([{"variable": "m", "last": 3}]);
    let missing = refused(serde_json::json!({"input": "n", "last": 3, "others": others.clone()}));
    assert!(missing.message.contains("`m`"), "{missing}");
    let proof = serde_json::json!({"input": "n+m", "last": 3, "others": others, "prove": true});
    assert!(refused(proof).message.contains("one variable"));
    let many = serde_json::json!([{"variable": "m", "last": 1000}]);
    let many = refused(serde_json::json!({"input": "n+m", "last": 1000, "others": many}));
    assert!(many.message.contains("10000"), "{many}");
}

/// A claim is compared by value up to the first member that differs; its mistakes have their places in it.
#[test]
fn claims_about_families() {
    let mut desk = desk(1);
    let mut claim = |input: &str, column: &str, claim: &str| {
        let question = serde_json::json!({
            "input": input, "last": 9, "columns": [column], "claim": claim,
        });
        family(&mut desk, question)
    };
    let of = |found: tweedle_desk::FamilyOf| found.claim.unwrap();
    let clobber = "game.grid.Clobber(\"x\" * n + \"o\")";
    let right = of(claim(clobber, "value", "(n-1)*(^ + *) + *").unwrap());
    assert_eq!((right.holds, right.unknown, right.wrong), (9, 0, None));
    let wrong = of(claim(clobber, "value", "if n < 4 then (n-1)*(^ + *) + * else 0 end").unwrap());
    let first = wrong.wrong.unwrap();
    assert_eq!((wrong.holds, &*first.numbers), (3, &[4][..]));
    assert_eq!((&*first.claimed, &*first.computed), ("0", "^3"));
    // A position stands for its value, and `1*2` is no product.
    let positions = of(claim("game.heap.Nim(n)", "value", "game.heap.Nim(n)").unwrap());
    assert_eq!(positions.holds, 9);
    let outcomes = of(claim("game.heap.Nim(n)", "outcome", "\"N\"").unwrap());
    assert_eq!(outcomes.holds, 9);
    // What has no value is no reason to believe the claim.
    let unknown = of(claim("game.heap.Nim(n-3)", "nimber", "n - 3").unwrap());
    assert_eq!((unknown.holds, unknown.unknown), (7, 2));
    let name = claim(clobber, "value", "*(n + foo)").unwrap_err();
    let place = name.place.unwrap();
    assert_eq!((place.start, place.end), (6, 9), "{name}");
    assert_eq!(name.whence.unwrap().text.unwrap().name, "claim");
    assert!(claim(clobber, "value", "n; n").unwrap_err().message.contains("one expression"));
    assert!(claim(clobber, "value", " ").is_err());
}

/// Polynomials by residues, of numbers and of nimbers.
#[test]
fn families_that_follow_polynomials() {
    let mut desk = desk(1);
    let mut pattern = |input: &str| {
        let found = family(&mut desk, serde_json::json!({"input": input, "last": 24})).unwrap();
        found.patterns[0].clone().map(|it| (it.period, it.from, it.polynomials))
    };
    let texts = |all: &[&str]| all.iter().map(|&it| it.to_owned()).collect::<Vec<_>>();
    assert_eq!(pattern("n^2 - 3*n"), Some((1, 1, texts(&["n^2 - 3*n"]))));
    assert_eq!(pattern("n/2"), Some((1, 1, texts(&["n/2"]))));
    let halves = pattern("if n < 4 then 7 else (n^2 - n % 2)/4 end");
    assert_eq!(halves, Some((2, 4, texts(&["n^2/4", "n^2/4 - 1/4"]))));
    assert_eq!(pattern("game.strip.TopplingDominoes(\"lr\" * n)"), Some((1, 1, texts(&["*n"]))));
    assert_eq!(pattern("2^n"), None);
}

/// What the values seem to follow is told as proved only if the proof says so, too: [1,30] has the period 31, and the first members the period 2.
#[test]
fn a_pattern_is_proved_if_the_proof_says_it() {
    let mut desk = desk(1);
    let mut family = |input: &str, last: u64| {
        let question =
            serde_json::json!({"ask": "family", "input": input, "last": last, "prove": true});
        let Answer::Family(found) = asked(&mut desk, question).unwrap() else { panic!() };
        let is_there = found.proof.is_some();
        (is_there, found.patterns[0].clone().is_some_and(|pattern| pattern.proved))
    };
    assert_eq!(family("game.heap.Subtraction([1,30])(n)", 12), (true, false));
    assert_eq!(family("game.heap.Subtraction([1,2])(n)", 12), (true, true));
    assert_eq!(family(r#"game.grid.Clobber("x" * n + "o")"#, 6), (true, true));
    assert_eq!(family("game.heap.Nim(n)", 9), (false, false));
}
