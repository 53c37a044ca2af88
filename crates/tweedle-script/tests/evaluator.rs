//! Whatever the text: a value or a message, never a panic, and an end when it is asked for.

use proptest::prelude::*;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tweedle_engine::Control;
use tweedle_script::Session;

/// Cancels again and again what runs under a control, as a timeout would, until it is dropped.
struct Impatience(Option<(Sender<()>, JoinHandle<()>)>);

impl Impatience {
    fn with(control: &Control) -> Impatience {
        let control = control.clone();
        let (until, over) = mpsc::channel();
        let canceller = thread::spawn(move || {
            while over.recv_timeout(Duration::from_millis(20)) == Err(RecvTimeoutError::Timeout) {
                control.cancel();
            }
        });
        Impatience(Some((until, canceller)))
    }
}

/// Afterwards nothing is cancelled any more.
impl Drop for Impatience {
    fn drop(&mut self) {
        if let Some((until, canceller)) = self.0.take() {
            drop(until);
            canceller.join().expect("it only waits and cancels");
        }
    }
}

/// Runs several texts in one session, with little memory and little patience.
fn run_all(texts: &[String]) -> Result<(), TestCaseError> {
    let control = Control::with_memory(64 << 20);
    let impatience = Impatience::with(&control);
    let mut session = Session::new(control.clone(), tweedle_rulesets::standard());
    for text in texts {
        control.resume();
        if let Err(failure) = session.run(text) {
            let span = failure.diagnostic.span.range();
            prop_assert!(text.get(span).is_some(), "{text:?}: {failure}");
            prop_assert!(!failure.diagnostic.message.is_empty());
            failure.diagnostic.render("input", text);
        }
        control.resume();
        let _ = session.analyze(text);
    }
    // Whatever was cancelled, what nobody cancels has its answer.
    drop(impatience);
    control.resume();
    prop_assert_eq!(session.run("1+1").ok().flatten(), Some("2".to_owned()));
    Ok(())
}

/// Programs to mutate: the known inputs, and some that are hard on an evaluator.
fn programs() -> Vec<&'static str> {
    let tables = [
        include_str!("data/cgscript.tsv"),
        include_str!("data/values.tsv"),
        include_str!("data/positions.tsv"),
    ];
    let known = tables.into_iter().flat_map(str::lines).filter_map(|line| line.split('\t').next());
    let hard = [
        "game.grid.Domineering(Grid.Empty(7,7)).CanonicalForm",
        "game.grid.Clobber(\"xoxoxoxo|oxoxoxox|xoxoxoxo\").OutcomeClass",
        "game.heap.Nim(999999999999).CanonicalForm",
        "*999999999999.Options",
        "{*99999999|0} <= {0|*9999999}",
        "2^99999999999",
        "2^(2^21)",
        "25555555555555^555553",
        "(3/2)^2000000 > 1",
        "(1..999999999999).Size",
        "^[99999] + v<999>",
        "Graph.Clique(100)",
        "game.graph.Snort(Graph.Grid(6,6)).CanonicalForm",
        "9999999*{3|1}",
        "game.strip.GenToadsAndFrogs(maxJump => inf, minSlide => 0)(\"tt..ff\").CanonicalForm",
        "100000*(moon + {oo|{1|-1},{2|-2}})",
        "10^30 + {oo|0} >= +-oo",
    ];
    known.chain(hard).collect()
}

/// A program with a piece of it removed, repeated, or replaced by a piece of another.
fn mutated() -> impl Strategy<Value = String> {
    let programs: Vec<String> = programs().into_iter().map(str::to_owned).collect();
    let program = proptest::sample::select(programs);
    (program.clone(), program, any::<[u8; 4]>(), 0..4u8).prop_map(|(one, other, at, how)| {
        let piece = |text: &str, from: u8, length: u8| -> String {
            let count = text.chars().count().max(1);
            text.chars().skip(from as usize % count).take(length as usize % 24).collect()
        };
        let cut = at[0] as usize % (one.chars().count() + 1);
        let (before, after): (String, String) =
            (one.chars().take(cut).collect(), one.chars().skip(cut).collect());
        match how {
            0 => before + &after.chars().skip(1 + at[1] as usize % 8).collect::<String>(),
            1 => before + &piece(&one, at[1], at[2]) + &after,
            2 => before + &piece(&other, at[1], at[2]) + &after,
            _ => one + "; " + &other,
        }
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn mutated_programs(texts in proptest::collection::vec(mutated(), 1..6)) {
        run_all(&texts)?;
    }

    #[test]
    fn arbitrary_text(texts in proptest::collection::vec("\\PC{0,60}", 1..6)) {
        run_all(&texts)?;
    }

    #[test]
    fn jumbled_tokens(
        tokens in proptest::collection::vec(proptest::sample::select(TOKENS), 0..30)
    ) {
        run_all(&[tokens.join(" "), tokens.concat()])?;
    }
}

const TOKENS: &[&str] = &[
    "0",
    "1",
    "2",
    "7/8",
    "^",
    "v",
    "*",
    "+",
    "-",
    "+-",
    "{",
    "}",
    "|",
    "||",
    ",",
    "(",
    ")",
    "[",
    "]",
    "\"",
    "'",
    ".",
    "..",
    ":=",
    "==",
    "<=",
    "<",
    ">",
    "<>",
    "<|",
    "|>",
    "=>",
    ";",
    "if",
    "then",
    "else",
    "end",
    "begin",
    "not",
    "x",
    "y",
    "Left",
    "Options",
    "CanonicalForm",
    "Grid",
    "Empty",
    "game",
    "grid",
    "Domineering",
    "heap",
    "Nim",
    "Tiny",
    "Miny",
    "Max",
    "Sum",
    "inf",
    "oo",
    "∞",
    "moon",
    "±",
    "^[2]",
    "^<3>",
    "999999999999",
    "is",
    "and",
    "or",
    "%",
    "/",
    "&",
    ":",
    "pass",
    "error",
    "/*",
];

#[test]
fn hard_programs_end_when_cancelled() {
    let texts: Vec<String> = programs().into_iter().rev().take(15).map(str::to_owned).collect();
    run_all(&texts).unwrap();
}

/// An answer does not depend on what was asked before it, nor on work that was cancelled.
#[test]
fn a_session_stays_right_after_failures() {
    let control = Control::with_memory(3 << 20);
    let mut session = Session::new(control.clone(), tweedle_rulesets::standard());
    let failure = session.run("game.grid.Domineering(Grid.Empty(6,6)).CanonicalForm").unwrap_err();
    assert!(failure.stop.is_some());
    for (input, expected) in [
        (
            "game.grid.Domineering(Grid.Empty(4,4)).CanonicalForm",
            "+-{0,{{2|0},2Tiny(2)|{2|0},Miny(2)}}",
        ),
        ("game.strip.ToadsAndFrogs(\"tt..ff\").CanonicalForm", "*"),
        ("{0|^}", "^^*"),
    ] {
        assert_eq!(session.run(input).unwrap().as_deref(), Some(expected));
    }
}
