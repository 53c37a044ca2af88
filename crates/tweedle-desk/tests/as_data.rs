//! Results that the command writes into files, as data.

use tweedle_desk::{Answer, DatabaseOf, Desk, ProvedWin, Question, Trouble};

fn ask(desk: &mut Desk, question: &serde_json::Value) -> Result<Answer, Trouble> {
    let question: Question = serde_json::from_value(question.clone()).unwrap();
    desk.ask(&question)
}

#[test]
fn proofs() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    for (input, first) in [
        ("game.grid.Domineering(Grid.Empty(3,3))", "Left"),
        ("game.grid.Clobber(\"xoxo|oxox\")", "Right"),
        ("game.heap.Nim(\"1,2,3\")", "Left"),
    ] {
        let question = serde_json::json!({"ask": "prove", "input": input, "first": first});
        let Answer::Proved(found) = ask(&mut desk, &question).unwrap() else { panic!("{input}") };
        let proof = found.proof.clone().unwrap();
        assert_eq!((proof.lines().count(), &found.file), (found.nodes + 1, &None), "{input}");
        let question = serde_json::json!({"ask": "prove", "proof": proof, "input": input});
        let Answer::Proved(checked) = ask(&mut desk, &question).unwrap() else { panic!("{input}") };
        assert_eq!(checked, ProvedWin { proof: None, checked: true, ..found.clone() });
        // Without its last line, with a line altered, and about another position.
        let shorter = proof.trim_end().rsplit_once('\n').unwrap().0;
        let altered = proof.replacen("because", "becauze", 1);
        for wrong in [shorter, &altered, ""] {
            let question = serde_json::json!({"ask": "prove", "proof": wrong});
            let trouble = ask(&mut desk, &question).unwrap_err();
            assert!(trouble.message.starts_with("Cannot read the proof: "), "{trouble}");
        }
        let question =
            serde_json::json!({"ask": "prove", "proof": proof, "input": "game.heap.Nim(5)"});
        let trouble = ask(&mut desk, &question).unwrap_err();
        assert!(trouble.message.starts_with("The proof is about "), "{trouble}");
    }
}

#[test]
fn databases() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    let question =
        serde_json::json!({"ask": "database", "ruleset": "game.grid.Clobber", "cells": 6});
    let Answer::Database(found) = ask(&mut desk, &question).unwrap() else { panic!() };
    let values = found.values.clone().unwrap();
    assert_eq!(found.positions, values.len() as u64);
    assert!(values.len() > 20);
    for it in &values {
        let input = format!("game.grid.Clobber({:?}).CanonicalForm", it.position);
        assert_eq!(desk.evaluate(&input).unwrap().output, Some(it.value.clone()), "{input}");
    }
    let mut claim = question.clone();
    claim["values"] = serde_json::to_value(&values).unwrap();
    let Answer::Database(checked) = ask(&mut desk, &claim).unwrap() else { panic!() };
    assert_eq!(checked, DatabaseOf { checked: true, ..found });
    let expect = |desk: &mut Desk, claim: &serde_json::Value, message: &str| {
        assert_eq!(ask(desk, claim).unwrap_err().message, message);
    };
    let first = values[0].clone();
    claim["values"][0]["value"] = "7".into();
    let message = format!("The value of `{}` is `{}`, not `7`.", first.position, first.value);
    expect(&mut desk, &claim, &message);
    let again = serde_json::json!({"position": first.position, "value": first.value});
    claim["values"].as_array_mut().unwrap().push(again);
    let message = format!("`{}` has two values, `7` and `{}`.", first.position, first.value);
    expect(&mut desk, &claim, &message);
    claim["values"].as_array_mut().unwrap().pop();
    claim["values"][0]["position"] = "xxx".into();
    expect(&mut desk, &claim, "`xxx` is no position of this database.");
    claim["values"].as_array_mut().unwrap().remove(0);
    expect(&mut desk, &claim, &format!("The value of `{}` is missing.", first.position));
}

#[test]
fn pages() {
    let mut desk = Desk::of(tweedle_rulesets::standard());
    let Answer::Pages(library) = ask(&mut desk, &serde_json::json!({"ask": "pages"})).unwrap()
    else {
        panic!()
    };
    let files = library.files.unwrap();
    assert_eq!(files.len(), library.pages.len() + 1);
    let index = files.iter().find(|it| it.file == "index.html").unwrap();
    for name in library.pages.iter().filter(|name| *name != "index.html") {
        assert!(index.text.contains(&format!("href=\"{name}\"")), "{name}");
    }
    let programs = serde_json::json!([
        {"file": "a/One.cgs", "text": "/** One.\n```\n> a.One(2).Twice\n4\n```\n*/ class One(n) def Twice := n + n; end"},
        {"file": "Two.cgs", "text": "/** Two.\n```\n> Two(2).Four\n8\n```\n*/ class Two(n) def Four := a.One(n + n).Twice; end"},
    ]);
    let question = serde_json::json!({"ask": "pages", "programs": programs});
    let Answer::Pages(own) = ask(&mut desk, &question).unwrap() else { panic!() };
    assert_eq!(
        (own.pages, own.examples),
        (vec!["Two.html".into(), "a.One.html".into(), "index.html".into()], 2)
    );
}
