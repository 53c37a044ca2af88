//! The completion scripts are there for every shell and know the commands.

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
