//! The proofs and certificates of the chapter of records are accepted, and the chapter names each of them.

use std::fs;
use std::path::Path;
use std::process::Command;

#[test]
fn each_record_of_the_book_is_proved() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let chapter = fs::read_to_string(root.join("book/src/records.md")).unwrap();
    let mut files = 0;
    for entry in fs::read_dir(root.join("book/src/records")).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let is_proof = path.extension().is_some_and(|end| end == "proof");
        let question = if is_proof { "solve" } else { "nimber" };
        let command = format!("tweedle {question} --check book/src/records/{name}");
        assert!(chapter.contains(&command), "the chapter has no `{command}`");
        let mut program = Command::new(env!("CARGO_BIN_EXE_tweedle"));
        let output = program.args([question, "--check"]).arg(&path).output().unwrap();
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stderr));
        let position = told.lines().next().unwrap_or_default();
        assert!(!position.is_empty() && chapter.contains(position), "{name}: {told}");
        files += 1;
    }
    assert!(files >= 3, "{files}");
}
