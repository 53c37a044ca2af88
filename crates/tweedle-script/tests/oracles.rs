//! Known values, as printed by another program; each file says where its values come from.

use tweedle_script::Session;

/// Evaluates each input of a table in one session and compares the printed results, an expected
/// `!!` meaning an error with that message.
fn check_table(table: &str) {
    let mut session = Session::of(tweedle_rulesets::standard());
    let mut wrong = Vec::new();
    let mut count = 0;
    for line in table.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        let (input, expected) = line.split_once('\t').expect("a table has two columns");
        let input = input.replace("\\n", "\n");
        let found = match session.run(&input) {
            Ok(output) => output.unwrap_or_else(|| "NULL".to_owned()),
            Err(failure) => format!("!!{failure}"),
        };
        count += 1;
        if found != expected {
            wrong.push(format!("{input}\n    expected {expected}\n    found    {found}"));
        }
    }
    assert!(count > 0);
    assert!(wrong.is_empty(), "{} of {count} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn positions() {
    check_table(include_str!("data/positions.tsv"));
}

#[test]
fn positions_of_sums() {
    check_table(include_str!("data/mcgs.tsv"));
}

/// Values, sides, sums, stops and degrees of loopy games. Where two options are loopy, another program may write them in
/// another order; these lines say so with `#`, and what is printed here.
#[test]
fn loopy_values() {
    check_table(include_str!("data/loopy.tsv"));
}

#[test]
fn values() {
    check_table(include_str!("data/values.tsv"));
}

#[test]
fn invariants() {
    check_table(include_str!("data/invariants.tsv"));
}

#[test]
fn rulesets() {
    check_table(include_str!("data/rulesets.tsv"));
}

#[test]
fn the_language_of_cgsuite() {
    check_table(include_str!("data/cgscript.tsv"));
}

#[test]
fn misere_games() {
    check_table(include_str!("data/misere.tsv"));
}
