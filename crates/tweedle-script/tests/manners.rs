//! What people write who know the subject and not the language, and what they are told.

use tweedle_script::Session;

#[track_caller]
fn check(table: &[(&str, &str)]) {
    for (input, expected) in table {
        let found = match Session::default().run(input) {
            Ok(output) => output.unwrap_or_default(),
            Err(failure) => format!("!!{failure}"),
        };
        assert_eq!(found, *expected, "{input}");
    }
}

/// Inputs with a mistake, and the advice; empty if there is none.
#[track_caller]
fn check_hints(table: &[(&str, &str)]) {
    for (input, expected) in table {
        let failure = Session::default().run(input).expect_err(input);
        assert_eq!(failure.diagnostic.hint.unwrap_or_default(), *expected, "{input}");
    }
}

#[test]
fn symbols_of_books_are_read() {
    check(&[
        ("∗", "*"),
        ("∗5", "*5"),
        ("{0|∗} == ↑", "true"),
        ("↑+↑ == ^^", "true"),
        ("⇑∗ == ^^*", "true"),
        ("↑3 == 3·↑", "true"),
        ("⇓ + ↓↓ + ↓", "v5"),
        ("1/2 + ↑+↑ + ∗3 == 1/2^^*3", "true"),
        ("½⇑∗3 == 1/2^^*3", "true"),
        ("2↑3 == 2 + ^3", "true"),
        ("↑ + ↑² + ↑³ == ^[3]", "true"),
        ("↓² == v<2>", "true"),
        ("½", "1/2"),
        ("-¾", "-3/4"),
        ("−1 − ½", "-3/2"),
        ("½^2", "1/4"),
        ("½^ == ½ + ^", "true"),
        ("{½|¼}.Mean", "3/8"),
        ("2 × 3", "6"),
        ("⅓ + ⅔", "1"),
        ("±1 == +−1", "true"),
        ("1½", "!!Expected an operator or `;`, found `½`."),
        ("⧾2", "!!The character `⧾` has no meaning here."),
    ]);
    check_hints(&[("⧾2", "The tiny of a game G is written `Tiny(G)`.")]);
}

#[test]
fn sums_of_any_length() {
    let ones = |operator: &str| vec!["1"; 50_000].join(operator);
    let sum = |input: String| Session::default().run(&input).unwrap().unwrap();
    assert_eq!(sum(ones("+")), "50000");
    assert_eq!(sum(ones(" - ")), "-49998");
    assert_eq!(sum(vec!["false"; 50_000].join(" or ")), "false");
    check(&[("true or 0/0 or 3", "true"), ("false and 0/0 == 1 or true", "true")]);
}

#[test]
fn an_infinity_is_beyond_all_short_games() {
    check(&[
        ("inf > {1|0}", "true"),
        ("-inf < {1|0}", "true"),
        ("{1|0} < inf", "true"),
        ("{1|0} <= -inf", "false"),
        ("inf <> *", "false"),
        ("inf == *", "false"),
        ("inf != *", "true"),
        ("inf >= {10^9|-10^9}", "true"),
        ("inf |> ^", "true"),
        ("inf > inf", "false"),
    ]);
}

#[test]
fn names_of_printed_values_stay() {
    let refused = |name: &str| format!("!!`{name}` cannot be a variable.");
    for name in ["Tiny", "Miny", "oo", "inf", "Left"] {
        let input = format!("{name} := 3");
        check(&[(&input, &refused(name)), (&format!("begin var {name} end"), &refused(name))]);
    }
    check_hints(&[(
        "Tiny := 3",
        "Values are printed with this name, and would not read back. Take another, such as `myTiny`.",
    )]);
    check(&[("Tiny_ := 3", "3"), ("Sum := 3", "3"), ("Domineering := 3", "3")]);
}

#[test]
fn suggestions_come_from_where_the_name_is_looked_for() {
    check_hints(&[
        ("{2|-1}.StopLeft", "Did you mean `LeftStop`?"),
        ("{2|-1}.Temprature", "Did you mean `Temperature`?"),
        ("[1,2].Lenght", "Did you mean `Length`?"),
        ("{2|-1}.Lenght", ""),
        ("game.heap.Nim(3).Foo", ""),
        ("game.heap.Nim.Foo", ""),
        ("game.heap.Nimm", "Did you mean `game.heap.Nim`?"),
        ("game.strip.Toads", "Did you mean `game.strip.ToadsAndFrogs`?"),
        (
            "game.grid.Qqq",
            "There are Amazons, AntiClobber, AtariGo, CannibalClobber, Chomp, Clobber, Cram, Domineering, Fission, GenClobber, GridRuleset, HotClobber, KingDirt, Kings, Knights, NoGo, Queens, Rooks, Sheep.",
        ),
        (
            "game.heap.TakeAndBreak(\"0.77\").NimValue",
            "Give it a position first: `game.heap.TakeAndBreak(\"0.77\")(...).NimValue`.",
        ),
        (
            "game.heap.TakeAndBreak(\"0.351\").MisereQuotient",
            "`tweedle grundy 0.351 --misere` tells genera of misère play.",
        ),
        (
            "game.heap.TakeAndBreak(\"dawsons-kayles\").MisereQuotient",
            "`tweedle grundy 0.07 --misere` tells genera of misère play.",
        ),
        ("game.heap.Nim.Periodd", ""),
    ]);
}

#[test]
fn long_names_are_cut() {
    let name = "n".repeat(1_000_000);
    let shown = "n".repeat(60) + "…";
    check(&[
        (&name, &format!("!!That variable is not defined: `{shown}`")),
        (&format!("game.{name}"), &format!("!!There is no `{shown}` in the package `game`.")),
        (
            &format!("1.{name}"),
            &format!(
                "!!Not a method or member variable: `{shown}` (in object of class `game.Integer`)"
            ),
        ),
    ]);
    let failure = Session::default().run(&name).unwrap_err();
    assert_eq!(failure.diagnostic.hint, None);
}
