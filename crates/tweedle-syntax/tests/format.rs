//! The usual form of a program means what the program means, and is its own usual form.

use proptest::prelude::*;
use std::fs;
use std::path::Path;
use tweedle_syntax::ast::{Class, MemberKind, StatementKind};
use tweedle_syntax::lexer::{Token, lex};
use tweedle_syntax::{format, parse};

/// The programs in `scripts/`, by their names.
fn scripts() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tweedle-script/tests/scripts");
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let mut scripts: Vec<(String, String)> = files
        .filter(|path| path.extension().is_some_and(|it| it == "cgs"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a text")))
        .collect();
    scripts.sort();
    assert!(scripts.len() >= 15);
    scripts
}

/// The tokens of a text.
fn words(text: &str) -> Vec<&str> {
    lex(text).expect("tokens").iter().map(|(_, span)| span.slice(text)).collect()
}

/// What the comments `/** ... */` say of the declarations.
fn docs(text: &str) -> Vec<String> {
    fn of_class(class: &Class, docs: &mut Vec<String>) {
        docs.extend(class.doc.clone());
        docs.extend(class.elements.iter().flatten().filter_map(|element| element.doc.clone()));
        for member in &class.members {
            docs.extend(member.doc.clone());
            if let MemberKind::Class(class) = &member.kind {
                of_class(class, docs);
            }
        }
    }
    let mut docs = Vec::new();
    for statement in parse(text).expect("a program").statements {
        if let StatementKind::Class(class) = &statement.kind {
            of_class(class, &mut docs);
        }
    }
    docs
}

#[track_caller]
fn check_promises(name: &str, text: &str) -> String {
    let written = format(text).unwrap_or_else(|error| panic!("{}", error.render(name, text)));
    let meaning = parse(text).expect("a program").to_string();
    match parse(&written) {
        Ok(script) => assert_eq!(script.to_string(), meaning, "{name}:\n{written}"),
        Err(error) => panic!("{}", error.render(name, &written)),
    }
    assert_eq!(words(&written), words(text), "{name}");
    assert_eq!(docs(&written), docs(text), "{name}");
    assert_eq!(written.matches("//").count(), text.matches("//").count(), "{name}:\n{written}");
    assert_eq!(written.matches("/*").count(), text.matches("/*").count(), "{name}:\n{written}");
    assert_eq!(format(&written).as_ref(), Ok(&written), "{name}:\n{written}");
    written
}

/// The usual forms of the scripts are files beside them. `UPDATE_CASES=1` rewrites them.
#[test]
fn scripts_have_a_usual_form() {
    let mut differences = Vec::new();
    for (path, text) in scripts() {
        let written = check_promises(&path, &text);
        let expected = Path::new(&path).with_extension("out");
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&expected, &written).expect("a file");
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(&written) {
            differences.push(format!("{path}:\n{written}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

#[test]
fn a_text_with_a_mistake_has_none() {
    assert_eq!(format("x := 1 +").unwrap_err(), parse("x := 1 +").unwrap_err());
    assert_eq!(format("").as_deref(), Ok(""));
    assert_eq!(format(" \n ").as_deref(), Ok(""));
    assert_eq!(format("x").as_deref(), Ok("x\n"));
}

/// A program in which the space between tokens has been changed, where it means nothing.
fn spaced() -> impl Strategy<Value = String> {
    let texts: Vec<String> = scripts().into_iter().map(|(_, text)| text).collect();
    let spaces = prop::collection::vec(0..12_usize, 1..200);
    (proptest::sample::select(texts), spaces).prop_map(|(text, spaces)| {
        let tokens = lex(&text).expect("tokens");
        let mut changed = String::new();
        let (mut end, mut depth) = (0, 0);
        for (index, (token, span)) in tokens.iter().enumerate() {
            let between = &text[end..span.start as usize];
            let is_plain = between.trim().is_empty() && !between.is_empty() && depth == 0;
            changed.push_str(match spaces[index % spaces.len()] {
                0 if is_plain => "\n",
                1 if is_plain => "\n\n\n    ",
                2 if is_plain => " ",
                3 if is_plain => "\n// c\n",
                4 if is_plain => " /* c */ ",
                5 if is_plain => " // c\n\t",
                6 if is_plain => "\n/* c\n   d */\n\n",
                _ => between,
            });
            changed.push_str(span.slice(&text));
            end = span.end as usize;
            match token {
                Token::StringStart => depth += 1,
                Token::StringEnd => depth -= 1,
                _ => {}
            }
        }
        changed
    })
}

/// Statements made of a few words.
fn made() -> impl Strategy<Value = String> {
    let words = "x f(x) 2* ^3 *n -1/2^* {0|1} [1, 2] \"a\" \"\\(x)\" this";
    let words: Vec<&str> = words.split_inclusive(' ').map(str::trim).collect();
    let leaf = proptest::sample::select(words).prop_map(str::to_owned);
    leaf.prop_recursive(5, 40, 4, |inner| {
        let operator = proptest::sample::select(vec![
            "+", "-", " * ", "*", "/", " ^ ", "^", " and ", " or ", "==", "<", " Max ", ":", "..",
        ]);
        prop_oneof![
            (inner.clone(), operator, inner.clone()).prop_map(|(a, o, b)| format!("({a}){o}({b})")),
            (inner.clone(), inner.clone())
                .prop_map(|(a, b)| format!("if {a} then {b} else {a}; {b} end")),
            (inner.clone(), inner.clone())
                .prop_map(|(a, b)| format!("for x in {a} where {b} yield {a} end")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("[{a} for x in {b}]")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("f({a},{b} , k=>{a})")),
            (inner.clone(), inner.clone()).prop_map(|(a, b)| format!("(x->begin y:={a};{b} end)")),
            prop::collection::vec(inner.clone(), 0..20)
                .prop_map(|all| format!("[{}]", all.join(","))),
            inner.clone().prop_map(|a| format!("(-{a}).M[{a}]")),
            inner.prop_map(|a| format!("begin /* c */ {a} // d\n end")),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn space_means_nothing_to_the_form(text in spaced()) {
        // A space that was put before a token may have made something else of it.
        if parse(&text).is_ok() {
            check_promises("spaced", &text);
        }
    }

    #[test]
    fn made_programs_keep_their_meaning(statements in prop::collection::vec(made(), 1..4)) {
        let text = statements.join(";");
        if parse(&text).is_ok() {
            check_promises("made", &text);
        }
    }
}

/// Space is put around operators wherever that changes nothing, and nowhere else.
#[test]
fn operators() {
    for (text, expected) in [
        ("x*x+1", "x * x + 1"),
        ("1/2^^*3+2", "1/2^^*3 + 2"),
        ("2*3; 2 *3; 2**", "2 * 3;\n2 * 3;\n2 * *"),
        ("2^3^4-2 ^ *", "2^3^4 - 2 ^ *"),
        ("*n*2; ^n*2; ^ Heat *2", "*n*2;\n^n*2;\n^ Heat *2"),
        ("a<b<=c", "a < b <= c"),
        ("½⇑;3·↑", "½⇑;\n3 · ↑"),
        ("+-1/2; - -x; -3 . Abs", "+-1/2;\n- -x;\n-3.Abs"),
        ("2Tiny(2); 2 Tiny (2); f (2) [ 1 ]", "2Tiny(2);\n2 Tiny (2);\nf(2)[1]"),
        ("{ 1,2 | { } }; '{ 1 | 2 }'; {a=>b}", "{1, 2|{}};\n'{1|2}';\n{a => b}"),
        ("\"\\( x+1 )\"", "\"\\(x + 1)\""),
    ] {
        assert_eq!(format(text).as_deref(), Ok(&*format!("{expected}\n")), "{text}");
        check_promises("operators", text);
    }
}

/// A construct stays on its line if it is there and has one statement in each part; a longer text takes lines.
#[test]
fn lines() {
    for (text, expected) in [
        ("if a then b else c end", "if a then b else c end"),
        ("if a then b; c end", "if a then\n  b;\n  c\nend"),
        ("if a then\nb end", "if a then\n  b\nend"),
        ("x := begin if a then b; c end end", "x := begin\n  if a then\n    b;\n    c\n  end\nend"),
        ("\"\\(begin a; b end)\"", "\"\\(begin a; b end)\""),
        ("a;\n\n\n\nb", "a;\n\nb"),
        ("begin\n\n a;\n\n b\n\n end", "begin\n  a;\n\n  b\nend"),
    ] {
        assert_eq!(format(text).as_deref(), Ok(&*format!("{expected}\n")), "{text}");
        check_promises("lines", text);
    }
}

/// The form of a text of a megabyte is found in a time that grows as its length does.
#[test]
fn long_and_deep_texts() {
    for (piece, close) in
        [("x := f(1, [2, 3]);\n", ""), ("if a then ", " end"), ("f(", ")"), ("[1, ", "]")]
    {
        let count = if close.is_empty() { 50_000 } else { 1_500 };
        let text = piece.repeat(count) + "x" + &close.repeat(count);
        let written = format(&text).expect("a program");
        assert_eq!(format(&written).as_ref(), Ok(&written), "{piece}");
    }
}
