//! Values as data: what is sent back is the same value.

use proptest::prelude::*;
use tweedle_script::{Session, Structured};

/// Sends a value through JSON and back, and compares it with what it was. Returns the JSON.
#[track_caller]
fn sent_back(session: &mut Session, input: &str) -> String {
    let (text, value) = match session.run_structured(&format!("x := {input}")) {
        // Sums grow; what cannot be written out is no value to be sent.
        Err(failure) => {
            let message = failure.to_string();
            assert!(message.contains("characters long when written out"), "{input}: {message}");
            return String::new();
        }
        Ok(found) => found,
    };
    let json = serde_json::to_string(&value.expect("a value is printed")).unwrap();
    let read: Structured =
        serde_json::from_str(&json).unwrap_or_else(|why| panic!("{json}: {why}"));
    session.set_structured("y", &read).unwrap_or_else(|why| panic!("{json}: {why}"));
    assert_eq!(session.run("y").unwrap(), text, "{json}");
    // What changes is the same only as itself.
    let alike = if json.contains("\"mutable_") { "x.Class == y.Class" } else { "x === y" };
    assert_eq!(session.run(alike).unwrap().as_deref(), Some("true"), "{input}: {json}");
    json
}

/// A short game.
fn short() -> impl Strategy<Value = String> {
    let words = [
        "0", "1", "-3/4", "*", "*2", "^", "v3", "^4*3", "1/2^*", "+-1", "Tiny(2)", "{2|0}", "^[2]",
    ];
    let words = proptest::sample::select(words.to_vec()).prop_map(str::to_owned);
    words.prop_recursive(3, 12, 2, |inner| {
        let side = || proptest::collection::vec(inner.clone(), 1..3);
        (side(), side()).prop_map(|(l, r)| format!("{{{}|{}}}", l.join(","), r.join(",")))
    })
}

/// Values that hold no others, one of each kind at least.
const OTHERS: &[&str] = &[
    "true",
    "Nothing",
    "\"a \\\"text\\\"\"",
    "9007199254740991",
    "9007199254740992",
    "-123456789012345678901234567890",
    "1/3",
    "-22/7",
    "inf",
    "-inf",
    "omega",
    "omega^2*3+5",
    "oo",
    "moon",
    "{oo|-5}",
    "+-{oo|0}",
    "on",
    "over",
    "dud",
    "a{0|a}",
    "on & off",
    "upon",
    "(*2+*3).MisereCanonicalForm",
    "'{0|{1|*}}'",
    "'{*|1,'{0|0}'}'",
    "game.grid.Domineering(\"..|.#\")",
    "game.heap.Nim(\"3,5\") + game.strip.ToadsAndFrogs(\"tt..ff\")",
    "-game.grid.Clobber(\"xo|ox\")",
    "game.heap.Subtraction([1,2,3])(7)",
    "game.grid.Domineering",
    "game.heap.Nim(3).ConjunctiveSum(game.heap.Nim(2))",
    "game.heap.Nim(3) : game.grid.Clobber(\"xo\")",
    "game.heap.Subtraction([1,2])",
    "(2,-3)",
    "1..5",
    "1..9..2",
    "Left",
    "Right",
    "{1|-1}.OutcomeClass",
    "game.heap.Kayles.CheckPeriodicity(200)",
    "{4||2|0}.Thermograph",
    "(1/4).Thermograph",
    "{4||2|0}.Thermograph.Wall(Left)",
    "Grid.Empty(2,3)",
    "Strip.Empty(4)",
    "Graph.Cycle(4)",
    "DirectedGraph(\"a>b>c\")",
    "MutableSet([1,2])",
    "MutableMap({1 => 2})",
    "MutableList([1,2])",
];

/// A game of any kind, or a value that holds none.
fn leaf() -> impl Strategy<Value = String> {
    prop_oneof![2 => short(), 1 => proptest::sample::select(OTHERS.to_vec()).prop_map(str::to_owned)]
}

/// Any value.
fn value() -> impl Strategy<Value = String> {
    leaf().prop_recursive(3, 12, 3, |inner| {
        let items = || proptest::collection::vec(inner.clone(), 0..4);
        prop_oneof![
            2 => items().prop_map(|items| format!("[{}]", items.join(","))),
            2 => items().prop_map(|items| format!("{{{}}}", items.join(","))),
            1 => (inner.clone(), inner.clone()).prop_map(|(key, value)| format!("{{{key} => {value}}}")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn what_is_sent_back_is_the_same(inputs in proptest::collection::vec(value(), 1..4)) {
        let mut session = Session::of(tweedle_rulesets::standard());
        for input in inputs {
            sent_back(&mut session, &input);
        }
    }
}

#[test]
fn kinds() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let expected = [
        (
            "[1,2,{3|1}]",
            r#"[1,2,{"kind":"game","text":"{3|1}","unicode":"{3|1}","latex":"\\{3\\mid 1\\}","left":["3"],"right":["1"]}]"#,
        ),
        (
            "3/4",
            r#"{"kind":"number","text":"3/4","unicode":"3/4","latex":"\\frac{3}{4}","numerator":"3","denominator":"4"}"#,
        ),
        (
            "1^^*3",
            r#"{"kind":"number_up_star","text":"1^^*3","unicode":"1⇑∗3","latex":"1{\\Uparrow}\\ast 3","number":"1","ups":2,"star":3}"#,
        ),
        ("{1,2}", r#"{"kind":"set","items":[1,2]}"#),
        ("{\"a\" => 1}", r#"{"kind":"map","entries":[["a",1]]}"#),
        ("2^60", r#"{"kind":"integer","text":"1152921504606846976"}"#),
    ];
    for (input, json) in expected {
        assert_eq!(sent_back(&mut session, input), json, "{input}");
    }
}

/// Every kind that can be sent back has come by.
#[test]
fn all_leaves() {
    let mut session = Session::of(tweedle_rulesets::standard());
    for input in OTHERS {
        sent_back(&mut session, input);
    }
}

#[test]
fn what_is_no_value_is_refused() {
    let mut session = Session::of(tweedle_rulesets::standard());
    let broken = [
        (r#"{"kind":"player","text":"Nobody"}"#, "`Nobody` is not a player."),
        (r#"{"kind":"integer","text":"x"}"#, "`x` is not an integer."),
        (r#"{"kind":"compound","text":"x := 3; 4"}"#, "`x := 3; 4` is not a value."),
        (r#"{"kind":"form","left":["a"],"right":[true]}"#, "An option of a form is no game."),
        (r#"{"kind":"ordinal","text":"3","unicode":"","latex":""}"#, "`3` is not an ordinal."),
        (
            r#"{"kind":"grid","columns":2,"rows":[[1,2],[3]]}"#,
            "The rows of a grid are of other lengths than it says.",
        ),
        (r#"{"kind":"other","class":"C","text":"t"}"#, "A `C` cannot be given back: `t`."),
    ];
    for (json, message) in broken {
        let read: Structured = serde_json::from_str(json).unwrap();
        let failure = session.set_structured("x", &read).unwrap_err();
        assert_eq!(failure.to_string(), message);
    }
    let failure = session.set_structured("x.y", &Structured::Nothing).unwrap_err();
    assert_eq!(failure.to_string(), "`x.y` is no name of a variable.");
    for json in [r#"{"kind":"nonsense"}"#, "1.5", "9007199254740992", r#"{"text":"1"}"#] {
        assert!(serde_json::from_str::<Structured>(json).is_err(), "{json}");
    }
}

/// What stands too deep inside of each other is printed, and is no data: readers of JSON would refuse it.
#[test]
fn deep_values_have_no_data() {
    let mut session = Session::of(tweedle_rulesets::standard());
    for (depth, is_data) in [(30, true), (50, false), (100_000, false)] {
        let deep = format!("x := []; for i from 1 to {depth} do x := [x] end; x");
        let (text, value) = session.run_structured(&deep).unwrap();
        assert!(text.unwrap().starts_with("[[["));
        assert_eq!(value.is_some(), is_data, "{depth}");
    }
}
