//! Games with entailing moves: forms with infinities, and the moon.

use proptest::prelude::*;
use tweedle_engine::Control;
use tweedle_script::{Details, Session, Style};

fn run(session: &mut Session, input: &str) -> String {
    match session.run(input) {
        Ok(output) => output.unwrap_or_default(),
        Err(failure) => format!("!!{failure}"),
    }
}

#[track_caller]
fn check(table: &[(&str, &str)]) {
    let mut session = Session::of(tweedle_rulesets::standard());
    let found: Vec<_> = table.iter().map(|(input, _)| (*input, run(&mut session, input))).collect();
    let differ = |((input, found), (_, expected)): (&(&str, String), &(&str, &str))| {
        (found != expected).then(|| format!("{input}: {found}, not {expected}"))
    };
    let wrong: Vec<_> = found.iter().zip(table).filter_map(differ).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn forms_are_written_with_infinities() {
    check(&[
        ("oo", "oo"),
        ("∞", "oo"),
        ("-oo", "-oo"),
        ("∞\u{304}", "-oo"),
        ("game.oo", "oo"),
        ("+-oo", "+-oo"),
        ("±∞", "+-oo"),
        ("{oo|-oo}", "+-oo"),
        ("{oo|0,*}", "{oo|0,*}"),
        ("{oo|*,{0|-oo},0}", "{oo|0,{0|-oo},*}"),
        ("{oo|{0|-oo}}", "{oo|{0|-oo}}"),
        ("{1||0|-oo}", "{1|{0|-oo}}"),
        ("{oo||||2|||1||0|-1}", "{oo|{2|{1|{0|-1}}}}"),
        ("{oo||-oo|1|||5}", "{{oo|{-oo|1}}|5}"),
        (
            "{[oo,1]|[]+[0]}",
            "!!No operation `+` for arguments of types `cgsuite.lang.List`, `cgsuite.lang.List`",
        ),
        ("{[oo,1]|{0,*}}", "{oo,1|0,*}"),
        ("'{oo|{1|1}}'", "{oo|{1|1}}"),
        ("{{oo|oo}|{-oo|-oo}}", "☾"),
        ("moon", "☾"),
        ("loony", "☾"),
        ("☾", "☾"),
        ("game.☾", "☾"),
        ("moon === {{oo|oo}|{-oo|-oo}}", "true"),
        // Options are sets, and nothing else is simplified.
        ("{oo,oo,5|0}", "{oo,5|0}"),
        ("{{1|-1}|oo}", "{{1|-1}|oo}"),
        ("{-oo|oo}", "0"),
        ("{{-oo|oo}|oo}", "1"),
        ("{-oo|oo}.Class", "⟪game.AffineGame⟫"),
        ("moon is AffineGame", "true"),
        ("moon is Game", "true"),
        ("moon is NormalValue", "false"),
        ("{oo|^}", "{oo|{0|*}}"),
        ("+-{oo,1}", "{oo,1|-oo,-1}"),
        ("+-{oo|0}", "{{oo|0}|{0|-oo}}"),
    ]);
}

#[test]
fn variables_come_before_constants() {
    check(&[
        ("moon := 4; loony := 3 + moon", "7"),
        ("oo := 3", "!!`oo` cannot be a variable."),
        ("{3|moon}", "7/2"),
        ("☾", "☾"),
        ("∞ := 3", "!!`∞` is a game and cannot be a variable."),
        ("var ☾", "!!`☾` is a game and cannot be a variable."),
        ("inf", "inf"),
        ("inf == ∞", "false"),
    ]);
}

#[test]
fn operators() {
    check(&[
        ("oo + 1", "oo"),
        ("10^30 + oo", "oo"),
        ("10^30 - oo", "-oo"),
        ("oo + oo", "oo"),
        ("{oo|0} + *", "{oo,{oo|0}|{oo|0},*}"),
        ("({oo|0} + *).OutcomeClass", "L"),
        ("-{oo|0,1}", "{0,-1|-oo}"),
        ("+{oo|0}", "{oo|0}"),
        ("g := {oo|0}; g - g == 0", "false"),
        ("g - 0 == g", "true"),
        ("(1 - {oo|2}).OutcomeClass", "R"),
        ("2*g == g + g", "true"),
        ("g*3 === g + g + g", "true"),
        ("-2*g === -(g + g)", "true"),
        ("0*g", "0"),
        ("3*oo", "oo"),
        ("-3*oo", "-oo"),
        ("0*oo", "!!Zero times `oo` has no value."),
        ("10000000*g", "!!At most 1000000 copies of an affine game can be added."),
        ("oo - oo", "!!`oo` and `-oo` have no sum."),
        ("-oo + oo", "!!`oo` and `-oo` have no sum."),
        (
            "oo + 1/3",
            "!!No operation `+` for arguments of types `game.AffineGame`, `game.Rational`",
        ),
        (
            "oo + inf",
            "!!No operation `+` for arguments of types `game.AffineGame`, `game.Rational`",
        ),
        (
            "moon * moon",
            "!!No operation `*` for arguments of types `game.AffineGame`, `game.AffineGame`",
        ),
        ("moon / 2", "!!No operation `/` for arguments of types `game.AffineGame`, `game.Integer`"),
        ("not moon", "!!No operation `not` for argument of type `game.AffineGame`"),
    ]);
}

#[test]
fn order() {
    check(&[
        ("oo > 10^30", "true"),
        ("-oo < -10^30", "true"),
        ("oo == oo", "true"),
        ("-oo < oo", "true"),
        ("{oo|1} >= *2", "true"),
        ("{oo|-5} >= 0", "false"),
        ("{oo|-5} <> 0", "true"),
        ("{oo|-5} |> 0", "true"),
        ("0 <| {oo|-5}", "true"),
        ("{oo|2} > 1", "true"),
        ("1 < {oo|2}", "true"),
        ("{oo|2} != 1", "true"),
        ("{oo,5|0,1} == {oo|0}", "true"),
        ("{oo,5|0,1} === {oo|0}", "false"),
        ("{{0|-oo}|1} == 0", "true"),
        ("moon == +-oo", "false"),
        ("moon == \"moon\"", "false"),
        (
            "moon < \"moon\"",
            "!!No operation `<` for arguments of types `game.AffineGame`, `cgsuite.lang.String`",
        ),
        ("[oo, {oo|0}, -oo, moon].ToSet", "{-oo,oo,{oo|0},☾}"),
    ]);
}

#[test]
fn methods() {
    check(&[
        ("{oo|0}.OutcomeClass", "N"),
        ("oo.OutcomeClass", "L"),
        ("{oo,5|0,1}.ReducedForm", "{oo|0}"),
        ("{*|{oo|0}}.ReducedForm", "0"),
        ("{oo,5|0,1}.LeftOptions", "{5,oo}"),
        ("{oo,5|0,1}.RightOptions", "{0,1}"),
        ("{oo,5|0,1}.Options(Right)", "{0,1}"),
        ("{oo,5|5,1}.Options", "{1,5,oo}"),
        ("oo.Options", "{}"),
        ("{oo|0}.IsCheck(Left)", "true"),
        ("{oo|0}.IsCheck(Right)", "false"),
        ("{oo|0}.IsLeftCheck", "true"),
        ("{oo|0}.IsRightCheck", "false"),
        ("{oo|0}.IsQuiet", "false"),
        ("moon.IsQuiet", "true"),
        // Ordinary games are affine.
        ("1.IsQuiet", "true"),
        ("1.Separate({oo|2})", "[{-oo|-oo},Left]"),
        ("moon.IsConway", "false"),
        ("{-oo|oo}.IsConway", "true"),
        ("moon.IsImpartial", "true"),
        ("{oo|0}.IsImpartial", "false"),
        ("moon.NimValue", "☾"),
        ("(moon + *2).NimValue", "☾"),
        ("g := {{oo|*}|{*|-oo}}; g.NimValue", "1"),
        ("(g + *2).NimValue", "3"),
        ("g.ImmediateNimbers", "\"none\""),
        ("g.ProtectedNimbers", "\"all but 1\""),
        ("oo.Birthday", "-1"),
        ("{-oo|oo}.Birthday", "0"),
        ("moon.Birthday", "1"),
        ("{oo|0}.Conjugate", "{0|-oo}"),
        ("{{oo|1}|-1}.Mean", "1"),
        ("{{oo|1}|-1}.Temperature", "2"),
        ("{oo|2}.Separate(1)", "Nothing"),
        ("s := {oo|-5}.Separate(0)", "[0,Right]"),
        ("(0 + s[1]).OutcomeClass", "P"),
        ("({oo|-5} + s[1]).OutcomeClass", "N"),
        ("oo.Separate(oo)", "Nothing"),
    ]);
}

/// The message of an input, what it points to, and the advice.
#[track_caller]
fn check_message(input: &str, message: &str, place: &str, hint: &str) {
    let Details { diagnostic, stop, .. } =
        Session::of(tweedle_rulesets::standard()).run(input).expect_err(input).into_details();
    assert_eq!(diagnostic.message, message, "{input}");
    assert_eq!(&input[diagnostic.span.range()], place, "{input}");
    assert_eq!(diagnostic.hint.unwrap_or_default(), hint, "{input}");
    assert_eq!(stop, None, "{input}");
}

#[test]
fn messages() {
    let one_side = "In an affine form each side has an option.";
    let left = "Where Left cannot move, he has lost: write `{-oo|0}`.";
    let right = "Where Right cannot move, he has lost: write `{0|oo}`.";
    check_message("1 + {|oo}", one_side, "{|", left);
    check_message("1 + {oo, 1| }", one_side, "| }", right);
    check_message("{2||oo|}", one_side, "|", right);
    check_message("{||oo|2}", one_side, "{||", left);
    check_message("{[]|moon}", one_side, "[]", left);
    check_message(
        "x := game.heap.Nim(2); {oo|1,x}",
        "A `game.heap.Nim.Position` cannot be an option of an affine game.",
        "x",
        "Take its `.CanonicalForm` first.",
    );
    check_message(
        "{oo|game.grid.AtariGo(\"x.\")}",
        "A `game.grid.AtariGo.Position` cannot be an option of an affine game.",
        "game.grid.AtariGo(\"x.\")",
        "Take its `.AffineForm` first.",
    );
    check_message(
        "{oo|'{1|1}'}",
        "A `game.ExplicitGame` cannot be an option of an affine game.",
        "'{1|1}'",
        "Take its `.CanonicalForm` first.",
    );
    let canonical =
        "Reduced forms of equal games may differ. `.ReducedForm` gives one; compare with `==`.";
    let no_canonical = "An affine game has no canonical form.";
    check_message("0; {oo|0}.CanonicalForm", no_canonical, "{oo|0}.CanonicalForm", canonical);
    check_message("Tiny(moon)", no_canonical, "moon", canonical);
    check_message(
        "0; moon.LeftOptions(3)",
        "Too many arguments (in call to `game.AffineGame.LeftOptions`): 1 (expecting at most 0)",
        "3",
        "",
    );
    check_message(
        "3 + (oo - oo)",
        "`oo` and `-oo` have no sum.",
        "oo - oo",
        "Play ends at the first infinity: nobody comes to a second one.",
    );
    check_message(
        "oo - inf",
        "No operation `-` for arguments of types `game.AffineGame`, `game.Rational`",
        "oo - inf",
        "`inf` is above all short games; the infinity of affine games is `oo`.",
    );
    check_message(
        "{oo|0}.Mean",
        "This affine game has no mean: among ordinary games it is never cold.",
        "{oo|0}.Mean",
        "Somebody has won, or wins by moving first, whatever else there is to play for.",
    );
    check_message(
        "[1].IsQuiet",
        "Not a method or member variable: `IsQuiet` (in object of class `cgsuite.lang.List`)",
        "IsQuiet",
        "Only affine games have this, such as `{oo|0}`.",
    );
    check_message(
        "moon.ReducdForm",
        "Not a method or member variable: `ReducdForm` (in object of class `game.AffineGame`)",
        "ReducdForm",
        "Did you mean `ReducedForm`?",
    );
    check_message(
        "moon.Separate(\"\")",
        "Argument `h` (in call to `game.AffineGame.Separate`) has type `cgsuite.lang.String`, which does not match expected type `game.AffineGame`",
        "\"\"",
        "",
    );
    check_message(
        "{oo|0}.NimValue",
        "Only an affine impartial form has a nim value: it and every follower in which nobody gives check, the quiet ones, must have the conjugates of Left's options for Right.",
        "{oo|0}.NimValue",
        "",
    );
}

#[test]
fn a_session_survives_a_form_that_is_too_large() {
    let mut session = Session::new(Control::with_memory(4 << 20), tweedle_rulesets::standard());
    run(&mut session, "g := {oo|{1|-1},{2|-2}}");
    let failure = session.run("1000*(g + -g + moon)").unwrap_err();
    assert!(failure.stop.is_some(), "{failure}");
    assert_eq!(run(&mut session, "2*g == g + g"), "true");
    assert_eq!(run(&mut session, "g"), "{oo|{1|-1},{2|-2}}");
    let failure = session.run("10^30 + g").unwrap_err();
    assert!(failure.stop.is_some(), "{failure}");
    assert_eq!(run(&mut session, "g > -oo"), "true");
}

/// Text of an affine game.
fn game() -> impl Strategy<Value = String> {
    let words =
        ["oo", "-oo", "+-oo", "moon", "0", "1", "-1/2", "*", "*2", "^", "vv*", "3/4", "{1|-1}"];
    let words = proptest::sample::select(words.to_vec()).prop_map(str::to_owned);
    words.prop_recursive(3, 16, 2, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        prop_oneof![
            4 => (side(), side()).prop_map(|(l, r)| format!("{{{}|{}}}", l.join(","), r.join(","))),
            1 => inner.clone().prop_map(|g| format!("-({g})")),
            1 => inner.clone().prop_map(|g| format!("+-({g})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// What is printed is equal to what was printed. Of a number and a nimber, `1*2`, only the style says so that is made for
    /// it: the usual one, which is that of the books, reads as a product.
    #[test]
    fn printed_games_read_back(text in game()) {
        let mut session = Session::of(tweedle_rulesets::standard());
        for style in [Style::Terse, Style::Arithmetic] {
            session.set_style(style);
            let printed = run(&mut session, &format!("x := {text}"));
            prop_assert!(!printed.starts_with("!!"), "{}: {}", text, printed);
            let reads_as_product = |three: &[u8]| {
                matches!(three, [a, b'*', b] if a.is_ascii_digit() && b.is_ascii_digit())
            };
            if style == Style::Terse && printed.as_bytes().windows(3).any(reads_as_product) {
                continue;
            }
            let same = run(&mut session, &format!("({printed}) == x"));
            prop_assert_eq!(same.as_str(), "true", "{}", printed);
        }
    }

    /// The order goes with sums; what tells games apart does so.
    #[test]
    fn order_and_separation_agree(g in game(), h in game()) {
        let mut session = Session::of(tweedle_rulesets::standard());
        run(&mut session, &format!("g := {{({g})|oo}}; h := {{({h})|oo}}"));
        let at_least = run(&mut session, "g >= h");
        let separation = run(&mut session, "s := g.Separate(h)");
        prop_assert_eq!(at_least == "true", separation == "Nothing");
        if at_least == "false" {
            // Left wins h + X and not g + X with this player moving first.
            let by = run(&mut session, "s[2]");
            let [with_g, with_h] =
                ["g", "h"].map(|it| run(&mut session, &format!("({it} + s[1]).OutcomeClass")));
            let winning = if by == "Left" { ["L", "N"] } else { ["L", "P"] };
            prop_assert!(winning.contains(&with_h.as_str()), "{}", with_h);
            prop_assert!(!winning.contains(&with_g.as_str()), "{}", with_g);
        }
    }
}
