//! Tables of positions.

use std::collections::HashSet;
use std::num::NonZeroUsize;
use tweedle_desk::kept::{Kept, Table as KeptTable};
use tweedle_desk::table::{Only, TableQuestion, Tabling};
use tweedle_desk::{Answer, CellOf, Desk, Question, TableOf, Trouble};
use tweedle_engine::Control;

fn desk(threads: usize) -> Desk {
    let control = Control::new();
    control.allow_threads(NonZeroUsize::new(threads).unwrap());
    Desk::new(control, tweedle_rulesets::standard())
}

fn asked(desk: &mut Desk, question: serde_json::Value) -> Result<Answer, Trouble> {
    let question: Question = serde_json::from_value(question).unwrap();
    desk.ask(&question)
}

fn ask(desk: &mut Desk, question: serde_json::Value) -> Result<TableOf, Trouble> {
    let mut question = question;
    question["ask"] = "table".into();
    match asked(desk, question)? {
        Answer::Table(table) => Ok(table),
        other => panic!("{other:?}"),
    }
}

fn text(cell: &CellOf) -> String {
    match cell {
        CellOf::Nothing => String::new(),
        CellOf::Boolean(b) => b.to_string(),
        CellOf::Integer(n) => n.to_string(),
        CellOf::Text(text) => text.clone(),
    }
}

/// Each cell is what the language says of the position.
#[test]
fn cells_are_what_the_language_says() {
    let columns =
        ["value", "mean", "temperature", "outcome", "reduced", "g.Options(Left).Size", "value > 0"];
    let question = serde_json::json!({
        "ruleset": "game.grid.Domineering", "rows": "1..2", "cols": "1..3", "columns": columns,
    });
    let table = ask(&mut desk(2), question).unwrap();
    // All words of the boards: 2, 4, 8 of one row, and 4, 16, 64 of two.
    assert_eq!((table.positions, table.rows.len(), table.failures), (98, 98, 0));
    let mut session = desk(1);
    for row in &table.rows {
        let board = text(&row[0]);
        let game = format!("game.grid.Domineering({board:?})");
        for (column, cell) in columns.iter().zip(&row[1..]) {
            let expression = column.replace("g.", &format!("{game}."));
            let value = format!("{game}.CanonicalForm");
            let expression = match *column {
                "value" => value,
                "mean" => format!("{value}.Mean"),
                "temperature" => format!("{value}.Temperature"),
                "outcome" => format!("{game}.OutcomeClass"),
                "reduced" => format!("{value}.ReducedCanonicalForm"),
                "value > 0" => format!("{value} > 0"),
                _ => expression,
            };
            let said = session.evaluate(&expression).unwrap().output.unwrap();
            assert_eq!(text(cell), said, "{expression}");
        }
    }
}

#[test]
fn rows_are_filtered_sorted_and_limited() {
    let question = serde_json::json!({
        "ruleset": "game.grid.Domineering", "rows": "2", "cols": "2..3",
        "columns": ["value", "temperature"], "where": "temperature >= 1/2",
        "sort": "temperature", "descending": true, "limit": 3,
    });
    let all = ask(
        &mut desk(1),
        serde_json::json!({
            "ruleset": "game.grid.Domineering", "rows": "2", "cols": "2..3",
            "columns": ["value", "temperature"],
        }),
    )
    .unwrap();
    let number = |cell: &CellOf| {
        let text = text(cell);
        let (a, b) = text.split_once('/').unwrap_or((&text, "1"));
        a.parse::<f64>().unwrap() / b.parse::<f64>().unwrap()
    };
    let mut hot: Vec<_> = all.rows.iter().filter(|row| number(&row[2]) >= 0.5).cloned().collect();
    // The sort is stable.
    hot.sort_by(|a, b| number(&b[2]).total_cmp(&number(&a[2])));
    hot.truncate(3);
    assert_eq!(ask(&mut desk(1), question).unwrap().rows, hot);
}

#[test]
fn the_rows_do_not_depend_on_the_number_of_threads() {
    let question = || {
        serde_json::json!({
            "ruleset": "game.grid.Clobber", "rows": "1..2", "cols": "1..4",
            "columns": ["value", "outcome"], "where": "value != 0",
        })
    };
    let one = ask(&mut desk(1), question()).unwrap();
    assert!(one.rows.len() > 500);
    for threads in 2..5 {
        assert_eq!(ask(&mut desk(threads), question()).unwrap(), one);
    }
}

/// Stopped anywhere, and gone on with by another run, a table is the same.
#[test]
fn a_table_goes_on_where_it_was() {
    let question = TableQuestion {
        ruleset: Some("game.grid.Clobber".to_owned()),
        rows: Some("2".to_owned()),
        cols: Some("1..4".to_owned()),
        columns: vec!["value".to_owned(), "mean".to_owned(), "g.Nonsense".to_owned()],
        filter: Some("value != 1".to_owned()),
        ..TableQuestion::default()
    };
    let whole = {
        let mut table = Tabling::new(&mut desk(1), &question).unwrap();
        while !table.look().unwrap() {}
        table.finish();
        TableOf::of(&table).unwrap()
    };
    // One reason, told once.
    assert!(whole.failures > 1000 && whole.failed.len() == 1);
    assert_eq!(whole.failed[0].rows, whole.failures);
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.part");
    let mut made = None;
    let mut runs = 0;
    while made.is_none() {
        runs += 1;
        let mut desk = desk(1 + runs % 2);
        let tabling = Tabling::new(&mut desk, &question).unwrap();
        let mut kept = Kept::new(KeptTable::new(tabling, Some(&path)));
        kept.open(true).unwrap();
        let control = desk.control().clone();
        let mut steps = 0;
        let run = kept.run(|_| {
            steps += 1;
            if steps > 1 + runs % 3 {
                control.cancel();
            }
        });
        let mut table = kept.into_result().work;
        if run.is_ok() {
            table.finish();
            made = Some(TableOf::of(&table).unwrap());
        }
    }
    assert!(runs > 3, "{runs}");
    assert_eq!(made, Some(whole));
    // The file of another question is refused.
    let other = TableQuestion { seed: 1, ..question };
    let mut desk = desk(1);
    let tabling = Tabling::new(&mut desk, &other).unwrap();
    let mut kept = Kept::new(KeptTable::new(tabling, Some(&path)));
    let refused = kept.open(true).unwrap_err().to_string();
    assert!(refused.ends_with("it is the table of another question"), "{refused}");
}

/// Of each class of positions that have the same value by a symmetry there is one, the first, for all sizes: the
/// representative may be the negative, or a board of another size.
#[test]
fn representatives_and_components() {
    let registry = tweedle_rulesets::standard();
    for (name, rows, cols) in [
        ("game.grid.Domineering", "2", "2"),
        ("game.grid.Domineering", "3", "2"),
        ("game.grid.Domineering", "1..3", "1..3"),
        ("game.grid.Clobber", "2", "1..3"),
        ("game.grid.Clobber", "3", "2"),
        ("game.grid.Cram", "3..4", "2"),
        ("game.grid.Amazons", "2", "2"),
        ("game.strip.ToadsAndFrogs", "1", "1..6"),
        ("game.strip.TopplingDominoes", "1", "1..6"),
    ] {
        let of = |only: Only| -> Vec<String> {
            let question = TableQuestion {
                ruleset: Some(name.to_owned()),
                rows: Some(rows.to_owned()),
                cols: Some(cols.to_owned()),
                only,
                columns: vec!["1".to_owned()],
                ..TableQuestion::default()
            };
            let mut table = Tabling::new(&mut desk(1), &question).unwrap();
            while !table.look().unwrap() {}
            (0..table.rows().len()).map(|row| table.rows().position(row).to_owned()).collect()
        };
        let rules = registry.rules(name, &[]).unwrap();
        let mut seen = HashSet::new();
        let firsts: Vec<String> = of(Only::All)
            .into_iter()
            .filter(|text| seen.insert(rules.symmetry_class(text).unwrap()))
            .collect();
        assert_eq!(of(Only::Representatives), firsts, "{name} {rows} {cols}");
        let connected: Vec<String> =
            firsts.into_iter().filter(|text| rules.is_connected(text)).collect();
        assert_eq!(of(Only::Components), connected, "{name} {rows} {cols}");
    }
}

/// `1*2` is printed for 1 + *2, and is 2 in the language.
#[test]
fn games_stay_what_they_are() {
    let mut desk = desk(1);
    let list = serde_json::json!({
        "from": "[1+*2, 2+^3, 1/2+*3, {2||1|0}]", "columns": ["value", "mean"],
    });
    let table = ask(&mut desk, list).unwrap();
    let cells = |row: usize| (text(&table.rows[row][1]), text(&table.rows[row][2]));
    assert_eq!(cells(0), ("1*2".to_owned(), "1".to_owned()));
    assert_eq!(cells(1), ("2^3".to_owned(), "2".to_owned()));
    assert_eq!(cells(2), ("1/2*3".to_owned(), "1/2".to_owned()));
    let Answer::Family(found) =
        asked(&mut desk, serde_json::json!({"ask": "family", "input": "1+*n", "last": 9})).unwrap()
    else {
        panic!()
    };
    assert_eq!(found.patterns, [None]);
    let Answer::Family(found) =
        asked(&mut desk, serde_json::json!({"ask": "family", "input": "2*n+*2", "last": 9}))
            .unwrap()
    else {
        panic!()
    };
    assert_eq!(found.patterns[0].as_ref().unwrap().saltus, ["2"]);
}

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

/// The regions of some numbers of cells: as many as there are polyominoes, each a position; the same rows for each number of
/// workers.
#[test]
fn tables_of_regions() {
    let question = serde_json::json!({
        "ruleset": "game.grid.Domineering", "cells": "1..8", "columns": ["value", "temperature"],
    });
    let one = ask(&mut desk(1), question.clone()).unwrap();
    assert_eq!(one.rows.len(), 1 + 1 + 2 + 5 + 12 + 35 + 108 + 369);
    assert_eq!(one.positions, one.rows.len() as u64);
    assert_eq!(ask(&mut desk(2), question).unwrap(), one);
    let refused = |question| ask(&mut desk(1), question).unwrap_err().message;
    let clobber = serde_json::json!({"ruleset": "game.grid.Clobber", "cells": "3"});
    assert!(refused(clobber).contains("covered"));
    let rows = serde_json::json!({"ruleset": "game.grid.Cram", "cells": "3", "rows": "2"});
    assert!(refused(rows).contains("`rows`"));
    let large = serde_json::json!({"ruleset": "game.grid.Cram", "cells": "22"});
    assert!(refused(large).contains("21"));
}

#[test]
fn the_largest_is_a_number() {
    let mut desk = desk(1);
    let best = |column: &str| {
        serde_json::json!({
            "ruleset": "game.grid.Clobber", "rows": "1..2", "cols": "3", "columns": [column],
            "sort": column, "best": true, "descending": true,
        })
    };
    let trouble = ask(&mut desk, best("value")).unwrap_err();
    assert!(trouble.message.starts_with("Games are not all comparable"), "{}", trouble.message);
    // Where nothing has a value nothing is the largest.
    let none = ask(&mut desk, best("g.Foo")).unwrap();
    assert_eq!((none.rows.len(), none.failures), (0, 27 + 729));
    let moves = ask(&mut desk, best("left_moves")).unwrap();
    assert_eq!(text(&moves.rows[0][1]), "7");
}

/// What comes after the last row that is wanted is not looked at.
#[test]
fn the_first_rows_are_enough() {
    let question = serde_json::json!({
        "from": "[game.heap.Nim(3), game.grid.Domineering(\"..\")]",
        "columns": ["nimber"], "limit": 1, "strict": true,
    });
    for threads in 1..=2 {
        assert_eq!(ask(&mut desk(threads), question.clone()).unwrap().rows.len(), 1);
    }
}

#[test]
fn published_tables() {
    let mut desk = desk(1);
    let mut compare = |ruleset: Option<&str>, column: &str, rows: serde_json::Value| {
        let question = serde_json::json!({
            "ask": "compare", "ruleset": ruleset, "columns": [column], "rows": rows,
        });
        match asked(&mut desk, question).unwrap() {
            Answer::Compared(found) => found,
            other => panic!("{other:?}"),
        }
    };
    let clobber = Some("game.grid.Clobber");
    let games = serde_json::json!([["2", "1*2"], ["8", "2^3"], ["1+*2", "1*2"], ["1+*2", "1+*2"]]);
    let found = compare(None, "value", games);
    let wrong: Vec<u64> = found.different.iter().map(|it| it.row).collect();
    assert_eq!((found.cells, wrong), (4, vec![1, 2]));
    let decimals = serde_json::json!([["{1|0}", "0.5"], ["{1|0}", "1/2"], ["{1|0}", "0.25"]]);
    let found = compare(None, "mean", decimals);
    assert_eq!((found.cells, found.different.len()), (3, 1));
    // Nothing is not 77.
    let found = compare(clobber, "if false then 1 end", serde_json::json!([["xo", "77"]]));
    assert_eq!((found.cells, found.different.len()), (1, 1));
    // All failures are counted, and those rows are not compared.
    let rows: Vec<[&str; 2]> =
        std::iter::repeat_n(["game.grid.Domineering(\"..\")", "1"], 12).collect();
    let found = compare(None, "nimber", serde_json::json!(rows));
    assert_eq!((found.cells, found.failed.len(), found.failures), (0, 1, 12));
    assert_eq!(found.failed[0].rows, 12);
    let found =
        compare(clobber, "value", serde_json::json!([["xq", "1"], ["xo", "*"], ["xo", ""]]));
    assert_eq!((found.cells, found.different.len(), found.failures), (1, 0, 1));
    // A published cell changes nothing.
    compare(None, "value", serde_json::json!([["0", "(x := 7)"]]));
    assert!(desk.evaluate("x").is_err());
}

#[test]
fn followers_lists_heaps_and_programs() {
    let mut desk = desk(2);
    let followers = serde_json::json!({
        "followers": "game.heap.Nim(\"1,2\")", "columns": ["nimber"],
    });
    let table = ask(&mut desk, followers).unwrap();
    // 1,2 and 2 and 1,1 and 1 and 0.
    assert_eq!(table.rows.len(), 5);
    let list = serde_json::json!({
        "from": "[Clobber(\"xo\" * n) for n in 1..5]", "columns": ["value"],
    });
    let values: Vec<String> =
        ask(&mut desk, list).unwrap().rows.iter().map(|row| text(&row[1])).collect();
    for (n, value) in (1..).zip(&values) {
        let said = desk.evaluate(&format!("Clobber(\"xo\" * {n}).CanonicalForm")).unwrap();
        assert_eq!(said.output.as_ref(), Some(value));
    }
    let heaps = serde_json::json!({
        "ruleset": "game.heap.Kayles", "heaps": "2", "most": 4, "columns": ["nimber"],
    });
    // The multisets of two of the sizes 0 to 4.
    assert_eq!(ask(&mut desk, heaps).unwrap().rows.len(), 15);
    // A class of a program, with the characters of its cells.
    desk.evaluate(
        "singleton class Slide extends game.strip.StripRuleset \
         override def CharMap := \".x\"; \
         class Position(strip as Strip) extends StripGame \
         override def Options(player as Player) := \
         [Position(strip.Updated({n => 0})) for n in strip.FindAll(1)]; end end",
    )
    .unwrap();
    let own = serde_json::json!({ "ruleset": "Slide", "cols": "1..4", "columns": ["value"] });
    let table = ask(&mut desk, own).unwrap();
    assert_eq!((table.rows.len(), table.failures), (30, 0));
    for row in &table.rows {
        let tokens = text(&row[0]).matches('x').count();
        assert_eq!(text(&row[1]), if tokens.is_multiple_of(2) { "0" } else { "*" }, "{row:?}");
    }
}

#[test]
fn mistakes() {
    let mut desk = desk(1);
    let mut check = |question: serde_json::Value, expected: &str| {
        let trouble = ask(&mut desk, question.clone()).unwrap_err();
        assert_eq!(trouble.message, expected, "{question}");
    };
    let clobber = |more: serde_json::Value| {
        let mut question = serde_json::json!({ "ruleset": "game.grid.Clobber", "cols": "2" });
        for (key, value) in more.as_object().unwrap() {
            question[key] = value.clone();
        }
        question
    };
    check(
        serde_json::json!({}),
        "A table is of a ruleset and its sizes, of the followers of a position, or of a list.",
    );
    check(
        clobber(serde_json::json!({ "columns": ["temprature"] })),
        "That variable is not defined: `temprature`",
    );
    check(
        clobber(serde_json::json!({ "sort": "mean" })),
        "Rows are sorted by one of the columns, and `mean` is none.",
    );
    check(
        clobber(serde_json::json!({ "cols": "4..2" })),
        "`cols` is a number from 1 to 1000, or a range, and not `4..2`.",
    );
    check(
        clobber(serde_json::json!({ "columns": ["value.Foo"], "strict": true })),
        "At `..`, column `value.Foo`: Not a method or member variable: `Foo` (in object of class `game.Zero`)",
    );
    check(clobber(serde_json::json!({ "columns": ["value) + (1"] })), "This `)` closes nothing.");
    check(
        clobber(serde_json::json!({ "columns": ["value", "mean", "value"] })),
        "The column `value` is there twice.",
    );
    check(
        clobber(serde_json::json!({ "where": "mean", "strict": true })),
        "At `..`: The condition `mean` is neither true nor false, but `0`.",
    );
    check(
        clobber(serde_json::json!({ "heaps": "2" })),
        "Boards and strips have no heaps: say `cols`, and for boards `rows`.",
    );
    check(
        clobber(serde_json::json!({ "alphabet": ".xo" })),
        "`alphabet` is for a ruleset of a program: this one says which characters its cells have.",
    );
    check(
        serde_json::json!({ "ruleset": "3", "cols": "2", "alphabet": ".x" }),
        "`3` is no ruleset.",
    );
    check(
        serde_json::json!({ "from": "[1]", "only": "components" }),
        "`only` is for all positions of a ruleset, and not for a list or followers.",
    );
    check(
        serde_json::json!({ "from": "[1]", "random": 3 }),
        "`random` begins at the position `followers`.",
    );
    check(
        serde_json::json!({ "ruleset": "game.heap.Nim", "heaps": "1..3", "most": 3 }),
        "`heaps` is the largest number of heaps: fewer are among them.",
    );
    check(
        serde_json::json!({ "ruleset": "game.graph.Hackenbush", "cols": "2" }),
        "There is no list of the positions of game.graph.Hackenbush by their sizes: they are not heaps, or boards or strips \
         whose cells say all.",
    );
}

/// Walks of simulated annealing come to the best position of a space that can be looked at whole; they are the same on any number of
/// threads, and each position is there once.
#[test]
fn walks_come_to_the_best() {
    let sizes = serde_json::json!({
        "ruleset": "game.grid.Domineering", "rows": "2..3", "cols": "3",
        "columns": ["value", "temperature"], "sort": "temperature", "descending": true, "best": true,
    });
    let all = ask(&mut desk(1), sizes.clone()).unwrap();
    let mut walks = sizes;
    walks["walks"] = 24.into();
    walks["steps"] = 200.into();
    walks["seed"] = 7.into();
    let one = ask(&mut desk(1), walks.clone()).unwrap();
    let two = ask(&mut desk(2), walks.clone()).unwrap();
    assert_eq!(one, two);
    assert_eq!(one.rows[0][2], all.rows[0][2]);
    let positions: HashSet<String> = one.rows.iter().map(|row| text(&row[0])).collect();
    assert_eq!(positions.len(), one.rows.len());
    assert!(one.rows.iter().all(|row| all.rows.contains(row)), "{:?}", one.rows);

    // The smallest is as good a goal, and a filter is kept.
    walks["descending"] = false.into();
    walks["where"] = "value > 0".into();
    walks["columns"] = serde_json::json!(["g.CanonicalForm.Mean", "value"]);
    walks["sort"] = "g.CanonicalForm.Mean".into();
    let least = ask(&mut desk(2), walks).unwrap();
    assert_eq!(text(&least.rows[0][1]), "1/2");
    assert!(least.rows.iter().all(|row| !text(&row[2]).starts_with('-')));
}

/// A walk after a property ends where it is true, and heaps are walked, too.
#[test]
fn walks_after_a_property() {
    let question = serde_json::json!({
        "ruleset": "game.grid.Clobber", "cols": "7", "columns": ["value"],
        "where": "value == ^", "walks": 10, "steps": 500,
    });
    let found = ask(&mut desk(2), question).unwrap();
    assert!(!found.rows.is_empty());
    assert!(found.rows.iter().all(|row| text(&row[1]) == "^" && text(&row[0]).len() == 7));
    let question = serde_json::json!({
        "ruleset": "game.heap.Nim", "heaps": "3", "most": 15, "columns": ["nimber"],
        "sort": "nimber", "descending": true, "best": true, "walks": 5,
    });
    let found = ask(&mut desk(2), question).unwrap();
    assert_eq!(text(&found.rows[0][1]), "15");
    // Without an aim there is no walk, and games are no aim.
    let wrong = serde_json::json!({ "ruleset": "game.heap.Nim", "most": 15, "walks": 5 });
    assert_eq!(ask(&mut desk(1), wrong).unwrap_err().subject.name, "walks_to_nothing");
    let wrong = serde_json::json!({
        "ruleset": "game.grid.Clobber", "cols": "5", "columns": ["value"],
        "sort": "value", "best": true, "walks": 5,
    });
    assert_eq!(ask(&mut desk(1), wrong).unwrap_err().subject.name, "games_not_comparable");
}
