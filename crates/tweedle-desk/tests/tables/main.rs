//! Tables of positions.

mod families;
mod walks;

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

/// The regions of some numbers of cells: as many as there are polyominoes, each a position; the same rows for each number of
/// workers.
#[test]
fn tables_of_regions() {
    let question = serde_json::json!({
        "ruleset": "game.grid.Domineering", "cells": "1..8", "columns": ["value", "temperature"],
    });
    let one = ask(&mut desk(1), question.clone()).unwrap();
    // A quarter turn exchanges the players, so that both are there, as polyominoes up to flips.
    assert_eq!(one.rows.len(), 1 + 2 + 3 + 9 + 21 + 68 + 208 + 730);
    assert_eq!(one.positions, one.rows.len() as u64);
    assert_eq!(ask(&mut desk(2), question).unwrap(), one);
    let cram = serde_json::json!({
        "ruleset": "game.grid.Cram", "cells": "1..8", "columns": ["nimber"],
    });
    let cram = ask(&mut desk(1), cram).unwrap();
    assert_eq!(cram.rows.len(), 1 + 1 + 2 + 5 + 12 + 35 + 108 + 369);
    // Each value has a region with the opposite one.
    let domino = serde_json::json!({
        "ruleset": "game.grid.Domineering", "cells": "2", "columns": ["value"],
    });
    let domino = ask(&mut desk(1), domino).unwrap();
    let mut domino: Vec<String> = domino.rows.iter().map(|row| text(&row[1])).collect();
    domino.sort();
    assert_eq!(domino, ["-1", "1"]);
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
    assert!(trouble.message.contains("which is no number"), "{}", trouble.message);
    for column in ["outcome", "value == 0"] {
        let trouble = ask(&mut desk, best(column)).unwrap_err();
        assert!(trouble.message.contains("which is no number"), "{}", trouble.message);
    }
    // Where nothing has a value nothing is the largest.
    let none = ask(&mut desk, best("g.Foo")).unwrap();
    assert_eq!((none.rows.len(), none.failures), (0, 27 + 729));
    let moves = ask(&mut desk, best("left_moves")).unwrap();
    assert_eq!(text(&moves.rows[0][1]), "7");
}

/// What is no ruleset, or one without its parameters, is refused before the first row; a name in other letters is no class.
#[test]
fn mistakes_have_their_places() {
    let mut desk = desk(1);
    let mut refused = |question: serde_json::Value| {
        let trouble = ask(&mut desk, question).unwrap_err();
        let way = trouble.whence.and_then(|way| way.text).map(|text| text.name.clone());
        (trouble.message, trouble.hint.unwrap_or_default(), way.unwrap_or_default())
    };
    for name in ["game.heap.MooresNim", "game.heap.Subtraction", "game.graph.DigraphPlacement"] {
        let of =
            serde_json::json!({"ruleset": name, "heaps": "2", "most": 2, "columns": ["value"]});
        let (message, _, way) = refused(of);
        assert!(message.contains("has parameters"), "{message}");
        assert_eq!(way, "ruleset");
    }
    for name in ["game.grid", "3"] {
        let of = serde_json::json!({"ruleset": name, "cols": "2", "columns": ["value"]});
        assert!(refused(of).0.contains("is no ruleset"), "{name}");
        let of = serde_json::json!({"ruleset": name, "positions": ["."], "columns": ["value"]});
        assert!(refused(of).0.contains("is no ruleset"), "{name}");
    }
    let clobber = |filter: &str| serde_json::json!({"ruleset": "game.grid.Clobber", "cols": "2", "columns": ["value"], "where": filter});
    for (filter, name) in
        [("valu == 0", "value"), ("Value == 0", "value"), ("temprature > 1", "temperature")]
    {
        let (_, hint, way) = refused(clobber(filter));
        assert_eq!(hint, format!("Did you mean `{name}`?"));
        assert_eq!(way, "column");
    }
    assert_eq!(refused(serde_json::json!({"from": "[1,", "columns": ["value"]})).2, "from");
    let cols =
        serde_json::json!({"ruleset": "game.grid.Clobber", "cols": "0", "columns": ["value"]});
    assert_eq!(refused(cols).2, "cols");
    let unsorted = serde_json::json!({"ruleset": "game.grid.Clobber", "cols": "2", "columns": ["value"], "descending": true});
    assert!(refused(unsorted).0.contains("`sort`"));
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
    // What cannot be read as a value is no difference of values; of names, each text is one.
    let odd = serde_json::json!([["xo", "star"], ["xo", "*"], ["xxo", "{0|"]]);
    let found = compare(clobber, "value", odd);
    let unread: Vec<u64> = found.unread.iter().map(|it| it.row).collect();
    assert_eq!((found.cells, found.different.len(), unread), (1, 0, vec![1, 3]));
    let found = compare(clobber, "outcome", serde_json::json!([["xo", "N"], ["xo", "Q"]]));
    assert_eq!((found.cells, found.different.len(), found.unread.len()), (2, 1, 0));
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
        "There is no list of the positions of game.graph.Hackenbush by their sizes: they are not plain heaps, or boards or strips \
         whose cells say all.",
    );
}
