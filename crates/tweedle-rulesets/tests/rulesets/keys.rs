//! Keys of positions: of all rulesets of the registry, of variants and of sums.

use crate::list::every_ruleset;
use std::fmt::Write as _;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::{Registry, standard};

fn comes_back(registry: &Registry, position: &tweedle_rulesets::any::Position) {
    let key = position.key();
    let found = registry.of_key(&key).unwrap_or_else(|error| panic!("{key:?}: {error}"));
    assert_eq!(found, *position, "{key:?}");
    assert_eq!(found.key(), key);
}

#[test]
fn keys_are_read() {
    let registry = standard();
    for listed in every_ruleset() {
        // Some are made of a type alone, for tests.
        if registry.find(listed.rules.class()).is_none() {
            continue;
        }
        for text in &listed.examples {
            let Some(component) = listed.position(text) else { continue };
            let position = tweedle_rulesets::any::Position::from(component);
            comes_back(&registry, &position);
            comes_back(&registry, &position.negative().sum(&position));
            if let Some(variant) = position.terms()[0].component().clone().impartial_variant() {
                comes_back(&registry, &variant);
            }
            for player in Player::BOTH {
                let options = position.options(player, &Control::new()).expect("options");
                options.iter().take(20).for_each(|option| comes_back(&registry, option));
            }
        }
    }
}

/// Rulesets whose parameters may be written in several ways are printed in one.
#[test]
fn expressions_are_printed_in_one_way() {
    let registry = standard();
    for text in [
        r#"game.graph.Tokens("a: e,c | b: a | c: d | d:")"#,
        r#"game.graph.Tokens("c Left: b | a: c | b Right: a, d")"#,
        r#"game.graph.Annihilation("d: c, b | a: d | c: d")"#,
        r#"game.heap.PartizanTakeAndBreak("0.3","0.3")"#,
        "game.strip.GenToadsAndFrogs(maxJump => 2)",
        "game.grid.GenFoxAndGeese(foxRange => 2)",
        "game.entailing.CarryOnNim([2])",
        "game.heap.TakeAway(3/2)",
    ] {
        let rules = registry.of_expression(text).expect(text);
        let again = registry.of_expression(rules.expression()).expect(text);
        assert_eq!(again.expression(), rules.expression(), "{text}");
    }
}

/// The keys of the examples of all entries are the same for ever: files hold them. A new ruleset adds its line
/// (`UPDATE_CASES=1`); no line may change.
#[test]
fn keys_are_what_they_were() {
    let registry = standard();
    let mut keys = String::new();
    for entry in registry.entries() {
        let rules = registry
            .of_expression(&entry.example_rules())
            .unwrap_or_else(|why| panic!("{}: {why}", entry.name()));
        let position =
            rules.place(entry.example()).unwrap_or_else(|why| panic!("{}: {why}", entry.name()));
        let _ = writeln!(keys, "{}", position.key().trim_end());
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/keys.tsv");
    if std::env::var_os("UPDATE_CASES").is_some() {
        std::fs::write(path, &keys).expect("a file");
    }
    assert_eq!(keys, std::fs::read_to_string(path).expect("the keys"));
}

#[test]
fn wrong_keys_are_refused() {
    let registry = standard();
    for (key, message) in [
        ("game.heap.Nim\t3", "A line of a key begins with a plus or a minus sign."),
        ("+game.heap.Nim 3", "A line of a key has a ruleset, a tab, and a position."),
        ("+game.heap.Nym\t3", "There is no ruleset `game.heap.Nym`."),
        ("+game.heap.Nim(3)\t3", "`game.heap.Nim` has no parameter for `3`."),
        ("+game.heap.Subtraction([1,x])\t3", "`set` of `game.heap.Subtraction` is not this."),
        ("+game.heap.Subtraction([1,,2])\t3", "`set` of `game.heap.Subtraction` is not this."),
        ("+game.heap.Subtraction\t3", "`set` of `game.heap.Subtraction` is missing."),
        (
            "+game.grid.GenFoxAndGeese(boardWidth => 4, boardWidth => 6)\tf",
            "`game.grid.GenFoxAndGeese` has no parameter for `6`.",
        ),
        (
            "+game.grid.GenFoxAndGeese(width => 4)\tf",
            "`game.grid.GenFoxAndGeese` has no parameter for `4`.",
        ),
        (
            "+game.grid.GenFoxAndGeese(boardWidth => 4, 5)\tf",
            "`game.grid.GenFoxAndGeese` has no parameter for `5`.",
        ),
        ("+game.heap.Subtraction([1,2]\t3", "A bracket is not closed."),
        ("+game.heap.Nim\t\\x", "This backslash means nothing."),
        ("+game.heap.Nim\tx", "`x` is not a heap size; write `3` or `3,4,5`."),
    ] {
        let error = registry.of_key(key).expect_err(key);
        assert_eq!(error.message(), message, "{key}");
    }
    assert!(registry.of_key("").unwrap().is_empty());
    assert!(registry.of_key("+game.heap.Nim()\t3").is_ok());
    let deep = format!("game.grid.Clobber{}", ".ImpartialVariant".repeat(100_000));
    let error = registry.of_expression(&deep).expect_err("no variant of a variant");
    assert_eq!(error.message(), "An impartial variant has no variant of its own.");
}
