//! What is printed reads back: by the notation always, by the language in its own style.

use proptest::prelude::*;
use tweedle_script::{Session, Style};
use tweedle_search::quoted;

/// Text of a game built from a few words, deep enough to need every notation there is.
fn game() -> impl Strategy<Value = String> {
    let words = proptest::sample::select(vec![
        "0",
        "1",
        "-1",
        "1/2",
        "-3/4",
        "3",
        "*",
        "*2",
        "*5",
        "^",
        "v",
        "^^*",
        "v3",
        "^4*3",
        "^<2>",
        "v[3]*",
        "^[2]",
        "2*",
        "-1/2^",
        "1vv*",
        "+-1",
        "Tiny(2)",
        "3Miny(1)",
        "{2|0}",
        "+-{1,*}",
        "+-(3/2)",
        "{1/4|-1/4}",
        "{5/2*|-5/2*}",
    ]);
    words.prop_map(str::to_owned).prop_recursive(4, 24, 2, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        prop_oneof![
            3 => (side(), side()).prop_map(|(l, r)| format!("{{{}|{}}}", l.join(","), r.join(","))),
            1 => (inner.clone(), inner.clone()).prop_map(|(g, h)| format!("({g}) + ({h})")),
            1 => (1..4u8, inner.clone()).prop_map(|(n, g)| format!("{n} * ({g})")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn printed_games_read_back(text in game()) {
        let mut session = Session::of(tweedle_rulesets::standard());
        let terse = match session.run(&format!("x := {text}")) {
            // Multiples of hot games grow.
            Err(failure) if failure.to_string().contains("characters long when written out") => {
                return Err(TestCaseError::reject("too long"));
            }
            found => found.unwrap().unwrap(),
        };
        let read = session.run(&format!("Value(\"{terse}\") == x")).unwrap();
        prop_assert_eq!(read.as_deref(), Some("true"), "Value({})", terse);

        session.set_style(Style::Arithmetic);
        let arithmetic = session.run("x").unwrap().unwrap();
        let read = session.run(&format!("({arithmetic}) == x")).unwrap();
        prop_assert_eq!(read.as_deref(), Some("true"), "{}", arithmetic);
    }
}

/// Affine games are printed as forms, beside short games and infinite numbers.
#[test]
fn printed_affine_games_and_infinities_read_back() {
    let mut session = Session::of(tweedle_rulesets::standard());
    for input in [
        "oo",
        "-oo",
        "+-oo",
        "moon",
        "inf",
        "-inf",
        "{oo|-5}",
        "{oo|1*2}",
        "-{oo|^[2]}",
        "+-{oo|0}",
        "{oo|Tiny(2),moon}",
        "{oo|0} + {oo|{2|1}}",
        "2*(moon + 1)",
        "{oo|0} + *3",
        "moon + {1|-1}",
        "game.grid.AtariGo(\"x.o|.o.\").AffineForm",
        "(game.grid.AtariGo(\"x.o|.o.\") + game.heap.Nim(2)).AffineForm",
        "game.grid.AtariGo(\"x.o|.o.\").AffineForm + {oo|1}",
    ] {
        let printed = session.run(input).unwrap().unwrap();
        let read = session.run(&format!("Value(\"{printed}\")")).unwrap();
        assert_eq!(read.as_deref(), Some(printed.as_str()), "{input}");
        let equal = session.run(&format!("Value(\"{printed}\") == {input}")).unwrap();
        assert_eq!(equal.as_deref(), Some("true"), "{input}");
    }
}

#[test]
fn the_styles_differ_only_where_the_language_would_read_something_else() {
    let mut session = Session::of(tweedle_rulesets::standard());
    for (input, terse, arithmetic) in [
        ("1+*2", "1*2", "1+*2"),
        ("2+^3", "2^3", "2+^3"),
        ("-1/2+*2", "-1/2*2", "-1/2+*2"),
        ("1+*", "1*", "1*"),
        ("1/2+^^+*3", "1/2^^*3", "1/2^^*3"),
        ("{1+*2|-3}", "{1*2|-3}", "{1+*2|-3}"),
    ] {
        session.set_style(Style::Terse);
        assert_eq!(session.run(input).unwrap().as_deref(), Some(terse));
        session.set_style(Style::Arithmetic);
        assert_eq!(session.run(input).unwrap().as_deref(), Some(arithmetic));
    }
}

#[test]
fn quoted_texts_read_back() {
    for text in ["plain", "\"", "\\", "\\\"", "a\\nb", "\\u0041"] {
        let literal = quoted(text);
        assert_eq!(Session::of(tweedle_rulesets::standard()).run(&literal).unwrap(), Some(literal));
    }
    let written = [r#""""#, r#""\\""#, r#""\"\\""#];
    assert_eq!(["", "\\", "\"\\"].map(quoted), written);
}
