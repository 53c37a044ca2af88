//! Every input that is kept in `fuzz/corpus` keeps its promise. A failure says which input it is; a folder that
//! is empty or belongs to no promise is one, too.

use std::collections::BTreeSet;
use std::fs;
use std::panic::catch_unwind;
use std::path::PathBuf;
use tweedle_promises::PROMISES;

fn corpus() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../fuzz/corpus")
}

/// Gives a promise all its inputs.
fn replay(name: &str) {
    let (_, promise) = PROMISES.iter().find(|(known, _)| *known == name).expect("a promise");
    let folder = fs::read_dir(corpus().join(name)).expect("a folder of inputs");
    let mut inputs: Vec<PathBuf> = folder.map(|entry| entry.expect("an input").path()).collect();
    inputs.sort();
    assert!(inputs.len() > 20, "the corpus of {name} is lost");
    let broken = inputs.iter().filter(|input| {
        let bytes = fs::read(input).expect("an input");
        catch_unwind(|| promise(&bytes)).is_err()
    });
    let broken: Vec<_> = broken.map(|input| input.display().to_string()).collect();
    assert!(broken.is_empty(), "the promise of {name} is broken by {}", broken.join(", "));
}

#[test]
fn language() {
    replay("language");
}

#[test]
fn evaluator() {
    replay("evaluator");
}

#[test]
fn questions() {
    replay("questions");
}

#[test]
fn notations() {
    replay("notations");
}

#[test]
fn records() {
    replay("records");
}

#[test]
fn saved() {
    replay("saved");
}

/// Each promise has a target of the fuzzer and inputs, and there are no others.
#[test]
fn nothing_is_left_out() {
    let promises: BTreeSet<String> = PROMISES.iter().map(|(name, _)| (*name).to_owned()).collect();
    let names = |folder: PathBuf| -> BTreeSet<String> {
        let entries = fs::read_dir(&folder).unwrap_or_else(|_| panic!("{}", folder.display()));
        let names =
            entries.filter_map(|it| Some(it.ok()?.path().file_stem()?.to_str()?.to_owned()));
        names.collect()
    };
    assert_eq!(names(corpus()), promises);
    assert_eq!(names(corpus().join("../fuzz_targets")), promises);
}
