//! The way to a value, step by step.

use tweedle_desk::{Desk, Format, StepsOf};

fn told(input: &str) -> StepsOf {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    desk.steps(input, Format::Text).unwrap_or_else(|error| panic!("{input}: {error}"))
}

fn lines(found: &StepsOf, title: &str) -> Vec<String> {
    let part = found.parts.iter().find(|part| part.title == title);
    part.unwrap_or_else(|| panic!("no {title} in {found:?}")).lines.clone()
}

#[test]
fn reversible_options() {
    let found = told("{^|0}");
    assert_eq!(
        lines(&found, "The form '{^|0}'")[1..],
        [
            "Left's option ^ is reversible through *, Right's answer, which is at most the game itself: Left's options of \
             * are in its place, 0. What is left is {0|0}.",
            "The value is *, which stands for {0|0}.",
        ]
    );
    // The options are told of first, and what they become.
    let found = told("{1,{2|-1}|{0|{1|}}}");
    let titles: Vec<&str> = found.parts.iter().map(|part| &*part.title).collect();
    assert_eq!(titles.last(), Some(&"Who wins"));
    assert!(
        lines(&found, "The option '{1|}'")[1..]
            .iter()
            .any(|line| line.starts_with("The value is 2"))
    );
    assert_eq!(found.value, "1*");
}

#[test]
fn nimbers_of_a_position() {
    let found = told("game.heap.Kayles(3)");
    assert_eq!(found.value, "*3");
    assert_eq!(
        lines(&found, "The value")[0],
        "By the mex rule: both players have the same nimbers as options, 0, *, *2, and the smallest nimber that is missing is *3."
    );
    assert!(lines(&found, "Who wins").contains(&"The outcome is N.".to_owned()));
}

#[test]
fn a_hot_position_and_a_sum() {
    let found = told("game.grid.Domineering(\"..|..\")");
    assert_eq!(found.value, "+-1");
    let heat = lines(&found, "The thermograph");
    assert!(heat[2].starts_with(
        "The scaffolds meet at the temperature 1; there the mast begins, at the mean 0."
    ));
    let sum = told("game.heap.Nim(3) + game.heap.Nim(5)");
    assert!(lines(&sum, "The sum").iter().any(|line| line.contains("nim sum")));
}

#[test]
fn a_value_has_no_way() {
    let found = told("3/4");
    assert_eq!(lines(&found, "The value"), ["3/4 is in canonical form: {1/2|1}."]);
    assert_eq!(found.parts.len(), 2, "a number has no thermograph but its mast");
    let mut desk = Desk::of(tweedle_rulesets::standard());
    for bad in ["{1|", "on", "game.entailing.TopEntails(\"3\")", "\"text\""] {
        assert!(desk.steps(bad, Format::Text).is_err(), "{bad}");
    }
}

/// Forms that share their parts are exponentially longer on paper than in memory.
#[test]
fn shared_parts_are_not_walked_again_and_again() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    desk.show("g := '{0|1}'; for i from 1 to 40 do g := '{g,{g|g}|g}'; end").expect("it is made");
    let refused = desk.steps("g", Format::Text).expect_err("its text is too long");
    assert!(refused.message.contains("longer than"), "{}", refused.message);
}
