//! Whatever the text, parsing ends with a tree or with a message that points into the text.

use proptest::prelude::*;
use tweedle_syntax::ast::MAX_HEIGHT;
use tweedle_syntax::{parse, parse_all};

/// Texts that use every construct, to be cut up and put together wrongly.
const PROGRAMS: &[&str] = &[
    "x := {0,*|^}; x + 1/2^^*3;",
    "{3|||2||1|0,*||||-1/2}.Mean == 3/8",
    "if a <> b then c elseif not d is E then f; else +-{1,2} end",
    "begin var x := [1, (2,3), {4 => 5}, {=>}]; x[1].Foo(y => \"a\\n\") end",
    "a{0|'{a|pass}'} : ^<2>* & v[on] Heat 2..3..4 % 2^3",
    "-1/2Miny({9/2Miny(2)|5/2||2|1/2}) - 2Tiny(2v) // comment",
    "error(\"é\") /* block */ and true or false",
    "def f(x as T ? 3, ys...) begin for i from 1 to x by 2 where i < 3 <= x do break; end return this end",
    "[\"a \\(x + \"\\(y)\") b\" for x in c while y for z := 1]; {k => v for k in (w for w in c)}",
    "/** doc */ mutable class A(x, y ?) extends B, c.D\n  override def M := super.M;\n  static var q := 1, r;\n\
      external def op unary -;\n  enum E F, G; end\n  static x := 1; end\n  def N(z) begin try z finally end end\nend",
    "while a do if b then continue; elseif c then yield else import \"d\" end end foreach (a, b) -> a += 1;",
];

fn check(text: &str) {
    let (_, mistakes) = parse_all(text);
    assert!(mistakes.len() <= 50, "{text:?}");
    assert!(mistakes.is_sorted_by_key(|mistake| mistake.span.start), "{text:?}");
    for error in &mistakes {
        assert!(text.get(error.span.range()).is_some(), "{text:?}: {error:?}");
        assert!(error.message.ends_with('.'), "{error:?}");
        assert!(error.hint.as_ref().is_none_or(|hint| hint.ends_with(['.', '?'])), "{error:?}");
    }
    match parse(text) {
        Ok(script) => {
            assert_eq!(mistakes, [], "{text:?}");
            let _ = script.to_string();
            let _ = script.clone();
        }
        Err(error) => {
            assert!(mistakes.contains(&error), "{text:?}: {error:?}, {mistakes:?}");
            assert!(text.get(error.span.range()).is_some(), "{text:?}: {error:?}");
            assert!(error.message.ends_with('.'), "{error:?}");
            if text.len() < 10_000 {
                assert!(error.render("input", text).contains(&error.message), "{text:?}");
            }
        }
    }
}

/// Pieces of programs in any order.
fn jumble() -> impl Strategy<Value = String> {
    let piece = (proptest::sample::select(PROGRAMS), any::<prop::sample::Index>(), 0..12_usize)
        .prop_map(|(program, start, length)| {
            let start = start.index(program.chars().count());
            program.chars().skip(start).take(length).collect::<String>()
        });
    prop::collection::vec(piece, 0..8).prop_map(|pieces| pieces.concat())
}

/// A program with one piece of it replaced.
fn mutation() -> impl Strategy<Value = String> {
    (proptest::sample::select(PROGRAMS), any::<prop::sample::Index>(), 0..4_usize, ".{0,3}")
        .prop_map(|(program, start, length, insert)| {
            let start = start.index(program.chars().count());
            let before: String = program.chars().take(start).collect();
            let after: String = program.chars().skip(start + length).collect();
            before + &insert + &after
        })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "(?s).{0,60}") {
        check(&text);
    }

    #[test]
    fn any_symbols(text in "[0-9a-bv^*|{}\\[\\]()<>=+\\-/,.;:' \"\\\\]{0,40}") {
        check(&text);
    }

    #[test]
    fn any_jumble(text in jumble()) {
        check(&text);
    }

    #[test]
    fn any_mutation(text in mutation()) {
        check(&text);
    }
}

#[test]
fn every_program_parses() {
    // The last one has mistakes.
    for program in &PROGRAMS[..PROGRAMS.len() - 1] {
        assert!(parse(program).is_ok(), "{:?}", parse(program));
    }
}

/// The deepest tree is neither a stack overflow to build nor one to copy, print or drop.
#[test]
fn deep_nesting() {
    let too_deep = "This expression is nested more than 5,000 levels deep.";
    for piece in [
        "{",
        "(",
        "-",
        "[",
        "{|",
        "not ",
        "x:=",
        "f(",
        "2^",
        "*(",
        "^(",
        "if ",
        "begin ",
        "a{|",
        "'{",
        "{1=>",
        "a Max (",
        "1+(",
        "1,[",
        "^[",
        "(1,",
        "x[",
        "if a then ",
        "2Tiny(",
        "x -> ",
        "for x in c do ",
        "for x in ",
        "[x for x in ",
        "\"\\(",
        "begin class A def f begin ",
        "f := (x ? ",
        "a < (",
        "super.x(",
        "if a{",
    ] {
        let text = piece.repeat(100_000);
        let error = parse(&text).expect_err(piece);
        if !["1,[", "\"\\(", "begin class A def f begin ", "f := (x ? "].contains(&piece) {
            assert_eq!(error.message, too_deep, "{piece}");
        }
        check(&text);
    }
    for (open, close) in [("{", "}"), ("(", ")"), ("[", "]"), ("{|", "}"), ("-", ""), ("f(", ")")] {
        let depth = MAX_HEIGHT as usize - 2;
        check(&(open.repeat(depth) + "1" + &close.repeat(depth)));
        let script = parse(&(open.repeat(1_600) + "1" + &close.repeat(1_600)));
        assert!(script.is_ok(), "{open}");
    }
}

#[test]
fn long_chains() {
    // Operators that nest to the left have no limit either.
    for piece in ["+1", "*2", " or a", ":1"] {
        let text = "a".to_owned() + &piece.repeat(100_000);
        assert!(parse(&text).is_ok(), "{piece}");
        check(&text);
    }
    for piece in [".A", "(1)", "[1]", " Max 3"] {
        let text = "a".to_owned() + &piece.repeat(100_000);
        let error = parse(&text).expect_err(piece);
        assert!(error.message.contains("5,000"), "{piece}: {error}");
    }
    // What is long without being deep has no limit.
    assert!(parse(&"x;".repeat(100_000)).is_ok());
    assert!(parse(&format!("[{}1]", "1,".repeat(100_000))).is_ok());
    assert!(parse(&format!("{{{}1|2}}", "1,".repeat(100_000))).is_ok());
    // Runs of bars of all lengths: as deep as there are lengths.
    let bars: String = (1..1_000).map(|length| "|".repeat(length)).collect::<Vec<_>>().join("1");
    assert!(parse(&format!("{{{bars}}}")).is_ok());
    assert!(parse(&"|".repeat(100_000)).is_err());
    assert!(parse(&"^".repeat(100_000)).is_ok());
}

/// A long text is parsed in time that grows as its length does, with mistakes and without.
#[test]
fn long_texts() {
    let class = PROGRAMS[PROGRAMS.len() - 2];
    for piece in
        ["x := f(1, [2, 3]).M + {0|^*}; ", class, "\"a \\(x) b\";", "(x, y) -> (x + y) * 2;"]
    {
        let text = piece.repeat(1_000_000 / piece.len());
        assert!(parse(&text).is_ok(), "{piece}");
    }
    for piece in [
        "x = 1; ",
        "x y z; 1 2; ",
        "begin (1; ",
        ") ",
        "# ",
        "if a then ) ",
        "end ",
        "\"\\(",
        "[[(;",
        "if a{",
    ] {
        let text = piece.repeat(1_000_000 / piece.len());
        assert!(!parse_all(&text).1.is_empty(), "{piece}");
    }
}

/// Classes and `try`s stand in one another without expressions between.
#[test]
fn deep_declarations() {
    for (open, close) in [
        ("class A ", "end "),
        ("try ", "finally end "),
        ("class A static try ", "finally end end end "),
    ] {
        for depth in [30, 100_000] {
            let text = open.repeat(depth) + &close.repeat(depth);
            assert_eq!(parse(&text).is_ok(), depth == 30, "{open}");
            check(&text);
        }
    }
}
