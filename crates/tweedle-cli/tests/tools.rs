//! Commands around programs that write files, or whose output is not the same each time.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

/// A new folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("tools").join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder
}

/// Runs the command in a folder, which is that of the user, too.
fn run(folder: &Path, arguments: &[&str], input: &str) -> Output {
    let mut child = command(folder, arguments).spawn().unwrap();
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tweedle"));
    command.args(arguments).current_dir(folder).env("HOME", folder).env("XDG_STATE_HOME", folder);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn files_are_formatted_in_place() {
    let folder = folder("fmt");
    fs::create_dir(folder.join("inner")).unwrap();
    fs::write(folder.join("a.cgs"), "x:=1; // one\n").unwrap();
    fs::write(folder.join("inner/b.cgs"), "y := 2;\n").unwrap();
    fs::write(folder.join("bad.cgs"), "x := (1\n").unwrap();
    fs::write(folder.join("other.txt"), "x:=1\n").unwrap();
    fs::write(folder.join("latin.cgs"), b"x:=1 // \xe9\n").unwrap();
    let checked = run(&folder, &["fmt", "--check", "a.cgs", "inner"], "");
    assert_eq!(text(&checked.stdout), "a.cgs is not in the usual form.\n");
    assert_eq!(checked.status.code(), Some(2));
    assert_eq!(fs::read_to_string(folder.join("a.cgs")).unwrap(), "x:=1; // one\n");
    let shown = run(&folder, &["fmt", "--diff", "a.cgs"], "");
    let expected =
        "--- a.cgs\n+++ a.cgs (formatted)\n@@ -1,1 +1,1 @@\n-x:=1; // one\n+x := 1; // one\n";
    assert_eq!((text(&shown.stdout).as_str(), shown.status.code()), (expected, Some(0)));
    let formatted = run(&folder, &["fmt", "."], "");
    assert_eq!(text(&formatted.stdout), "./a.cgs\n");
    assert_eq!(formatted.status.code(), Some(2));
    let said = text(&formatted.stderr);
    assert!(said.contains("This `(` is never closed."), "{said}");
    assert!(said.contains("latin.cgs: it is no text in UTF-8."), "{said}");
    assert_eq!(fs::read_to_string(folder.join("a.cgs")).unwrap(), "x := 1; // one\n");
    assert_eq!(fs::read_to_string(folder.join("bad.cgs")).unwrap(), "x := (1\n");
    assert_eq!(fs::read_to_string(folder.join("other.txt")).unwrap(), "x:=1\n");
    assert_eq!(fs::read(folder.join("latin.cgs")).unwrap(), b"x:=1 // \xe9\n");
}

#[test]
fn a_session_is_saved_and_loaded_and_run() {
    let folder = folder("save");
    let input = "x := 3\ny := nobody\nclass A(n) def Twice := n + n; end\nbegin\n  x := x + 1\nend\n\
                 A(x).Twice // eight\n:save kept.cgs\n:save kept.cgs\nx := 9\n:save! kept.cgs\n";
    let saved = run(&folder, &["repl"], input);
    let said = text(&saved.stderr);
    assert!(
        said.contains("kept.cgs is there already: overwrite it by `:save! kept.cgs`"),
        "{said}"
    );
    let kept = fs::read_to_string(folder.join("kept.cgs")).unwrap();
    assert!(!kept.contains("nobody") && kept.contains("A(x).Twice; // eight\n"), "{kept}");
    let ran = run(&folder, &["kept.cgs"], "");
    assert_eq!((text(&ran.stdout).as_str(), text(&ran.stderr).as_str()), ("", ""), "{kept}");
    let loaded = run(&folder, &["repl"], ":load kept.cgs\nx + A(1).Twice\n");
    assert_eq!(
        (text(&loaded.stdout).as_str(), text(&loaded.stderr).as_str()),
        ("11\n", ""),
        "{kept}"
    );
}

#[test]
fn a_session_begins_with_the_program_of_the_user() {
    let folder = folder("startup");
    fs::create_dir(folder.join("CGScript")).unwrap();
    let file = folder.join("CGScript/startup.cgs");
    fs::write(&file, "mine := 42;").unwrap();
    assert_eq!(text(&run(&folder, &[], "mine\n").stdout), "42\n");
    let without = run(&folder, &["repl", "--no-startup"], "mine\n");
    assert!(text(&without.stderr).contains("That variable is not defined: `mine`"));
    fs::write(&file, "mine := 42;\n  0/0").unwrap();
    let wrong = run(&folder, &["repl"], "mine\n");
    let said = text(&wrong.stderr);
    assert!(said.starts_with("warning[division-by-zero]: / by zero"), "{said}");
    assert!(said.contains("CGScript/startup.cgs:2:3"), "{said}");
    assert_eq!((text(&wrong.stdout).as_str(), wrong.status.code()), ("42\n", Some(0)));
}

#[test]
fn times_are_told() {
    let folder = folder("time");
    let input =
        ":time game.grid.Domineering(\"...|...\").CanonicalForm\n:bench {1|{2|3}}\n:time 0/0\n";
    let told = run(&folder, &["repl"], input);
    let shown = text(&told.stdout);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines.first(), Some(&"{2|-1/2}"), "{shown}");
    assert!(lines[1].contains("s, ") && lines[1].ends_with(" positions"), "{shown}");
    assert!(lines[2].starts_with("median ") && lines[2].contains(" rounds; "), "{shown}");
    assert!(text(&told.stderr).contains("/ by zero"));
    assert_eq!(told.status.code(), Some(2));
}

#[test]
fn a_class_is_read_again_when_its_file_has_changed() {
    let folder = folder("reload");
    let file = folder.join("A.cgs");
    fs::write(&file, "class A() def M := 1; end").unwrap();
    let mut child = command(&folder, &["--classes", ".", "repl"]).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut ask = |question: &str| {
        writeln!(input, "{question}").unwrap();
        let mut line = String::new();
        output.read_line(&mut line).unwrap();
        line
    };
    assert_eq!(ask("a := A(); a.M"), "1\n");
    fs::write(&file, "class A() def M := 22; end").unwrap();
    assert_eq!(ask("[a.M, A().M]"), "[1,22]\n");
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn pages_are_written_and_examples_run() {
    let folder = folder("doc");
    let good = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/programs/good");
    let good = good.to_str().unwrap();
    let written = run(&folder, &["doc", good, "--out", "pages"], "");
    assert_eq!(text(&written.stderr), "");
    assert_eq!(text(&written.stdout), "2 pages in pages, 2 examples run.\n");
    let page = fs::read_to_string(folder.join("pages/Interval.html")).unwrap();
    assert!(
        page.contains("The integers from <code>low</code> to <code>high</code>; &lt;none&gt;"),
        "{page}"
    );
    assert!(page.contains("<li>never changes</li>"), "{page}");
    assert!(page.contains("<dt><code>def Contains(n)</code></dt>"), "{page}");
    assert!(!page.contains("<script"), "{page}");
    let index = fs::read_to_string(folder.join("pages/index.html")).unwrap();
    assert!(index.contains("<a href=\"Interval.html\">"), "{index}");
    let wrong = "/**\n * ```\n * > 1 + 1\n * 3\n * ```\n */\nclass W end\n";
    fs::write(folder.join("W.cgs"), wrong).unwrap();
    let told = run(&folder, &["doc", "W.cgs", "--out", "pages"], "");
    assert_eq!(told.status.code(), Some(1));
    let said = text(&told.stderr);
    assert!(said.starts_with("error[bad-example]: The example gives `2`."), "{said}");
    assert!(said.contains("--> W.cgs:3:6") && said.contains("The comment says `3`."), "{said}");
    let library = run(&folder, &["doc", "--out", "library"], "");
    assert_eq!((library.status.code(), text(&library.stderr).as_str()), (Some(0), ""));
    let page = fs::read_to_string(folder.join("library/Rational.html")).unwrap();
    assert!(page.contains("<dt><code>Floor: Integer</code></dt>"), "{page}");
}

#[test]
fn a_class_in_this_folder_is_told_of_and_loaded_beside_a_program() {
    let folder = folder("beside");
    fs::create_dir(folder.join("p")).unwrap();
    fs::write(folder.join("Hedge.cgs"), "class Hedge(n) end\n").unwrap();
    fs::write(folder.join("p/Row.cgs"), "class Row(n) def Two := n + n; end\n").unwrap();
    fs::write(folder.join("p/u.cgs"), "Row(3).Two\n").unwrap();
    let advice = "help: There is `Hedge.cgs` in this folder: try `--classes .`\n";
    for arguments in [&["eval", "Hedge(3)"][..], &["solve", "Hedge(3)"], &["doc", "Hedge"]] {
        let refused = text(&run(&folder, arguments, "").stderr);
        assert!(refused.ends_with(advice), "{arguments:?}: {refused}");
    }
    let found = run(&folder, &["--classes", ".", "doc", "Hedge"], "");
    assert_eq!(text(&found.stdout), "class Hedge(n)\n  .n\n");
    let loaded = run(&folder, &["repl"], ":load p/u.cgs\nRow(4).Two\n");
    assert_eq!(text(&loaded.stdout), "6\n8\n");
}
