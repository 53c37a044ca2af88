//! What editors are given: the grammar has the words of the language, and the extension has the grammar.

use serde_json::Value;
use std::path::Path;
use tweedle_script::lexer::KEYWORDS;

fn json(file: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editors").join(file);
    serde_json::from_str(&std::fs::read_to_string(&path).unwrap()).unwrap()
}

#[test]
fn the_grammar_has_the_words_of_the_lexer() {
    let grammar = json("tweedle.tmLanguage.json");
    let patterns = grammar["repository"]["keywords"]["patterns"].as_array().unwrap();
    let mut words: Vec<String> = Vec::new();
    for pattern in patterns {
        let pattern = pattern["match"].as_str().unwrap();
        let inner = pattern.strip_prefix(r"\b(?:").and_then(|it| it.strip_suffix(r")\b")).unwrap();
        words.extend(inner.split('|').map(str::to_owned));
    }
    words.sort_unstable();
    assert_eq!(words, KEYWORDS);
}

#[test]
fn the_extension_names_files_that_there_are() {
    let package = json("vscode/package.json");
    let contributes = &package["contributes"];
    let grammar = contributes["grammars"][0]["path"].as_str().unwrap();
    let scope = json(&format!("vscode/{grammar}"))["scopeName"].clone();
    assert_eq!(contributes["grammars"][0]["scopeName"], scope);
    let configuration = contributes["languages"][0]["configuration"].as_str().unwrap();
    assert!(json(&format!("vscode/{configuration}"))["comments"]["lineComment"].is_string());
    let main = package["main"].as_str().unwrap();
    let main = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editors/vscode").join(main);
    assert!(main.is_file());
}
