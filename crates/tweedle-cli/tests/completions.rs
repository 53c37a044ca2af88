//! The completion scripts are there for every shell and know the commands, and each command has a page of the manual.

use std::process::Command;

#[test]
fn every_shell_has_a_script() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = Command::new(env!("CARGO_BIN_EXE_tweedle"))
            .args(["completions", shell])
            .output()
            .unwrap();
        let script = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{shell}");
        for word in ["eval", "analyze", "batch", "timeout", "memory"] {
            assert!(script.contains(word), "{shell}: {word}");
        }
    }
}

#[test]
fn every_command_has_a_page_of_the_manual() {
    let tweedle = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_tweedle")).args(arguments).output().unwrap();
        assert!(output.status.success() && output.stderr.is_empty(), "{arguments:?}");
        String::from_utf8(output.stdout).unwrap()
    };
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("manual").join("man1");
    let _ = std::fs::remove_dir_all(&folder);
    assert_eq!(tweedle(&["man", "--out", folder.to_str().unwrap()]), "");
    let page = |name: &str| std::fs::read_to_string(folder.join(name)).unwrap();
    assert_eq!(page("tweedle.1"), tweedle(&["man"]));
    assert!(page("tweedle.1").contains("tweedle\\-analyze(1)"));
    for (name, words) in [
        ("tweedle-eval.1", ["expression", "memory"]),
        ("tweedle-table.1", ["columns", "resume"]),
        ("tweedle-man.1", ["out", "FOLDER"]),
    ] {
        for word in words {
            assert!(page(name).contains(word), "{name}: {word}");
        }
    }
}
