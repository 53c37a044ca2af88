//! Walks of simulated annealing.

use crate::{ask, desk, text};
use std::collections::HashSet;

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
    assert_eq!(ask(&mut desk(1), wrong).unwrap_err().subject.name, "no_number_to_compare");
}
