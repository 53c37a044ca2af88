//! Texts with several mistakes, in `mistakes/`, and all that is said of them. `UPDATE_CASES=1` rewrites what
//! is expected.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use tweedle_syntax::{parse, parse_all};

#[test]
fn every_mistake_is_reported_once() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mistakes");
    let files = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let texts = files.filter(|path| path.extension().is_some_and(|it| it == "cgs"));
    let mut differences = Vec::new();
    for path in texts {
        let text = fs::read_to_string(&path).expect("a text");
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let mistakes = parse_all(&text).1;
        let shown = mistakes.iter().fold(String::new(), |mut shown, mistake| {
            writeln!(shown, "{}\n", mistake.render(&name, &text)).expect("a string");
            shown
        });
        assert!(mistakes.len() >= 2, "{name}");
        assert!(mistakes.contains(&parse(&text).expect_err(&name)), "{name}");
        let expected = path.with_extension("txt");
        if std::env::var_os("UPDATE_CASES").is_some() {
            fs::write(&expected, &shown).expect("a file");
        } else if fs::read_to_string(&expected).ok().as_deref() != Some(&shown) {
            differences.push(format!("{name}:\n{shown}"));
        }
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
}

/// A text with one mistake a line has as many messages, up to fifty.
#[test]
fn mistakes_are_counted() {
    for (line, count, expected) in [
        ("x := 1 +;\n", 7, 7),
        ("x = 1;\n", 49, 49),
        ("x := (1;\n", 60, 50),
        ("x := # 1;\n", 7, 7),
        ("x := \"abc;\n", 7, 7),
        ("if a = 1 then b end\n", 7, 7),
        ("class A x = 1; end\n", 7, 7),
        ("1 2\n", 7, 7),
        ("1 2;\n", 3_000, 50),
        (")\n", 3_000, 50),
    ] {
        let found = parse_all(&line.repeat(count)).1;
        assert_eq!(found.len(), expected, "{line}");
    }
}

/// Whether a text is well indented is of no interest while it has no mistakes.
#[test]
fn indentation_means_nothing() {
    for text in [
        "if a then\nb\nelse if c then\nd\n  end\n      end",
        "   class A\n def f begin\nif x then\n y end\n  end\ndef g := 1;\n end",
        "for x in c do\n\tif a then\n  b\n\t\tend\nend",
    ] {
        assert_eq!(parse_all(text).1, [], "{text}");
    }
}
