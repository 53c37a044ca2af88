//! Every question has its answer, and both go through JSON.

use serde_json::{Value, json};
use tweedle_desk::questions::{Evaluate, Rulesets};
use tweedle_desk::{
    Answer, Cause, Desk, Kind, Match, MatchResult, Next, Place, Progress, Question, Trouble,
    Verdict,
};
use tweedle_engine::{Control, Play, Player};
use tweedle_search::Record;

/// Asks what `question` says and compares the answer in JSON.
fn check(desk: &mut Desk, question: &Value, expected: &Value) {
    let read: Question = serde_json::from_value(question.clone()).expect("a question");
    let again: Question =
        serde_json::from_str(&serde_json::to_string(&read).expect("JSON")).expect("a question");
    assert_eq!(again, read);
    let answer = desk.ask(&read).expect("an answer");
    let text = serde_json::to_string(&answer).expect("JSON");
    assert_eq!(&serde_json::from_str::<Value>(&text).expect("JSON"), expected, "{question}");
    assert_eq!(serde_json::from_str::<Answer>(&text).expect("an answer"), answer);
}

#[test]
fn questions_about_values() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    check(
        desk,
        &json!({"ask": "evaluate", "input": "x := {0|^}"}),
        &json!({
            "answer": "evaluation",
            "output": "^^*",
            "value": {
                "kind": "number_up_star",
                "text": "^^*",
                "unicode": "⇑∗",
                "latex": "{\\Uparrow}\\ast",
                "number": "0",
                "ups": 2,
                "star": 1,
            },
        }),
    );
    check(
        desk,
        &json!({"ask": "evaluate", "input": "x;"}),
        &json!({"answer": "evaluation", "output": null, "value": null}),
    );
    check(
        desk,
        &json!({"ask": "analyze", "input": "game.grid.Domineering(\"..\")"}),
        &json!({
            "answer": "analysis", "position": "Domineering.Position(\"..\")", "value": "-1",
            "outcome": "R", "misere": "L", "misere_play": null, "scores": null, "mean": "-1", "temperature": "-1", "birthday": "1",
            "left": [], "reasons": [], "not_found": null,
            "right": [{
                "name": "a1-b1", "to": "##", "value": "0", "outcome": "P", "ends": null, "best": true
            }],
            "impartial": false, "left_first": null, "right_first": null
        }),
    );
    check(
        desk,
        &json!({"ask": "analyze", "input": "game.heap.CumulativeSubtraction([2])(\"2\")"}),
        &json!({
            "answer": "analysis", "position": "CumulativeSubtraction([2]).Position(\"2\")", "value": "<2|-2>",
            "outcome": "N", "misere": null, "misere_play": null, "scores": {"left_first": "2", "right_first": "-2"},
            "mean": null, "temperature": null, "birthday": null, "reasons": [], "not_found": null,
            "left": [{
                "name": "take 2", "to": "2:0", "value": "2", "outcome": "L", "ends": null, "best": true
            }],
            "right": [{
                "name": "take 2", "to": "-2:0", "value": "-2", "outcome": "R", "ends": null, "best": true
            }],
            "impartial": false, "left_first": null, "right_first": null
        }),
    );
    check(
        desk,
        &json!({"ask": "targets", "input": "game.heap.Nim(2)"}),
        &json!({"answer": "targets", "positions": [
            {"position": "0", "outcome": "P", "misere": "N", "nimber": 0},
            {"position": "1", "outcome": "N", "misere": "P", "nimber": 1},
            {"position": "2", "outcome": "N", "misere": "N", "nimber": 2},
        ]}),
    );
    check(
        desk,
        &json!({"ask": "nimber", "input": "game.heap.Kayles(5)"}),
        &json!({"answer": "nimber", "nimber": 4}),
    );
    check(
        desk,
        &json!({"ask": "nimber", "input": "game.entailing.TopEntails(2403)"}),
        &json!({"answer": "nimber", "nimber": "moon"}),
    );
}

#[test]
fn pictures() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let question = json!({"ask": "draw", "input": "{3||2|1}", "view": "thermograph"});
    let answer = desk.ask(&serde_json::from_value(question).expect("a question"));
    let Ok(Answer::Picture(drawn)) = answer else { panic!("{answer:?}") };
    assert_eq!(drawn.title, "Thermograph of {3||2|1}");
    assert!(drawn.picture.starts_with("<svg"));
    // A ko: the taker fills for 1, the other takes back.
    let ko =
        "game.graph.Tokens(\"a Left: 1 | a Right: b | b Left: a | b Right: 0 | 1 Left: 0\")(\"a\")";
    for (komaster, title) in [
        (json!("left"), "Thermograph of a, Left komaster"),
        (json!("none"), "Thermograph of a, no komaster"),
    ] {
        let question =
            json!({"ask": "draw", "input": ko, "view": "thermograph", "komaster": komaster});
        let answer = desk.ask(&serde_json::from_value(question).expect("a question"));
        let Ok(Answer::Picture(drawn)) = answer else { panic!("{answer:?}") };
        assert_eq!(drawn.title, title);
    }
    check(
        desk,
        &json!({"ask": "draw", "input": "game.strip.ToadsAndFrogs(\"t.f\")", "format": "text"}),
        &json!({
            "answer": "picture", "title": "game.strip.ToadsAndFrogs(\"t.f\")",
            "picture": "t . f\n1 2 3", "file": null,
        }),
    );
}

#[test]
fn questions_about_play() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    check(
        desk,
        &json!({"ask": "moves", "input": "game.heap.Nim(2)"}),
        &json!({"answer": "moves", "moves": [
            {"name": "take 1", "to": "1"}, {"name": "take 2", "to": "0"},
        ], "obligation": null}),
    );
    check(
        desk,
        &json!({"ask": "explain", "input": "game.heap.Nim(1)", "player": "Right"}),
        &json!({"answer": "explanation", "lines": [
            "Right, to move, wins by the only move there is.", "The winning move: take 1.",
        ]}),
    );
    check(
        desk,
        &json!({"ask": "hint", "input": "game.heap.Nim(1)", "play": "misere"}),
        &json!({
            "answer": "hint", "index": 0, "step": {"name": "take 1", "to": "0"},
            "reason": "Every move loses; with best play this one lasts longest, 1 move from here."
        }),
    );
    check(
        desk,
        &json!({"ask": "verify", "input": "game.heap.Nim(1)"}),
        &json!({
            "answer": "proof", "strategy": "perfect", "player": "Left", "first": "Left",
            "verdict": "proved", "positions": 1, "line": null, "can_win": true
        }),
    );
    check(
        desk,
        &json!({
            "ask": "verify", "input": "game.heap.Nim(\"1,1\")", "strategy": "naive", "play": "normal"
        }),
        &json!({
            "answer": "proof", "strategy": "naive", "player": "Left", "first": "Left",
            "verdict": "refuted", "positions": null, "can_win": false, "line": [
                {"player": "Left", "name": "heap 1 take 1", "to": "1"},
                {"player": "Right", "name": "take 1", "to": "0"},
            ]
        }),
    );
    check(
        desk,
        &json!({
            "ask": "tournament", "input": "game.heap.Nim(1)", "strategies": ["naive", "brute"],
            "starts": 1
        }),
        &json!({
            "answer": "standings", "strategies": ["naive", "brute"], "starts": 1,
            "wins": [[0, 2], [2, 0]], "games": [[0, 4], [4, 0]], "points": null
        }),
    );
    let mut record = json!({
        "start": "game.heap.Nim(1)", "play": "normal", "left": "", "right": "", "first": "Left",
        "moves": [{"name": "take 1", "to": "0"}]
    });
    let question = json!({"ask": "replay", "record": record});
    record["winner"] = json!("Left");
    record["resigned"] = json!(null);
    let expected = json!({
        "answer": "match", "record": record, "drawing": "heap 1  o  1", "winner": "Left", "score": null, "next": null
    });
    check(desk, &question, &expected);
}

/// Asks and returns the trouble, which goes through JSON, too.
fn trouble(desk: &mut Desk, question: &Value) -> Trouble {
    let read: Question = serde_json::from_value(question.clone()).expect("a question");
    let trouble = desk.ask(&read).expect_err("a trouble");
    let text = serde_json::to_string(&trouble).expect("JSON");
    // The start of the text is nobody's place.
    let mut expected = trouble.clone();
    expected.place = trouble.place.filter(|place| *place != Place::START);
    assert_eq!(serde_json::from_str::<Trouble>(&text).expect("a trouble"), expected);
    trouble
}

#[test]
fn troubles_have_places_and_hints() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let found = trouble(desk, &json!({"ask": "evaluate", "input": "1;\ngame.heap.Nimm(3)"}));
    assert_eq!(found.message, "There is no `Nimm` in the package `game.heap`.");
    assert_eq!(found.place, Some(Place { line: 2, column: 11, start: 13, end: 17 }));
    assert_eq!(found.hint.as_deref(), Some("Did you mean `game.heap.Nim`?"));
    assert_eq!(found.kind, Kind::Mistake);

    let found = trouble(desk, &json!({"ask": "nimber", "input": "game.grid.Clobber(\"xo\")  "}));
    assert_eq!(found.place, Some(Place { line: 1, column: 1, start: 0, end: 23 }));

    let found = trouble(desk, &json!({"ask": "hint", "input": "game.heap.Nim(0)"}));
    assert_eq!(found.message, "Left cannot move here.");
    let question = json!({"ask": "verify", "input": "game.heap.Nim(0)", "strategy": "best"});
    assert_eq!(trouble(desk, &question).message, "There is no strategy `best`.");
    let question =
        json!({"ask": "tournament", "input": "game.heap.Nim(1)", "strategies": [], "starts": 1});
    let found = trouble(desk, &question);
    assert_eq!(found.message, "A tournament takes two strategies or more.");
    assert_eq!(found.place, None);

    let record = json!({"start": "game.heap.Nim(2)", "moves": [{"to": "5"}]});
    let found = trouble(desk, &json!({"ask": "replay", "record": record}));
    let expected = "Step 1 is no move of Left's.\n  the record goes to 5\n  legal moves there: take \
                    1 -> 1, take 2 -> 0";
    assert_eq!((found.message.as_str(), found.place), (expected, None));
}

#[test]
fn a_small_budget_is_no_end() {
    let desk = &mut Desk::new(Control::with_memory(3 << 20), tweedle_rulesets::standard());
    let question = json!({
        "ask": "evaluate", "input": "game.grid.Domineering(Grid.Empty(5,6)).CanonicalForm"
    });
    let found = trouble(desk, &question);
    assert_eq!(found.kind, Kind::Memory { limit: 3 << 20 });
    assert!(Progress::of(desk.control()).positions > 0);
    assert_eq!(desk.evaluate("1+1").expect("room").output.as_deref(), Some("2"));

    desk.control().cancel();
    let found = trouble(desk, &question);
    assert_eq!(found.kind, Kind::Cancelled { cause: None });
    let told = found.told(Some(Cause::Interrupt), 0);
    assert_eq!(told.message, "The calculation was cancelled.");
    desk.control().resume();
    desk.clear();
    assert_eq!(desk.evaluate("2+2").expect("an answer").output.as_deref(), Some("4"));
}

/// What is registered is listed beside ours, played, analysed and read back.
#[test]
fn rulesets_of_ones_own_stand_beside_ours() {
    use tweedle_rulesets::any::RulesOf;
    use tweedle_rulesets::{Entry, Kind, Parameter, Shape, Subtraction};
    static MINE: Entry = Entry::named("game.heap.UpTo", Shape::Heaps)
        .parameters(&[Parameter::new("most", Kind::Natural).or("3")])
        .example_parameters("2")
        .example("7")
        .start("21")
        .summary("Take from one heap at most so many counters.")
        .source("these tests")
        .made_by(&|name, arguments| match *arguments {
            [tweedle_rulesets::Argument::Integer(most)] => {
                let rules = RulesOf::new(name, Subtraction::new(1..=most as u64)?);
                Ok(match most {
                    3 => rules.without_parameters().rules(),
                    _ => rules.with_parameters(&most.to_string()).rules(),
                })
            }
            _ => unreachable!("it has one parameter"),
        });
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let ours = desk.rulesets().rulesets.len();
    desk.register(&MINE).unwrap();
    let Ok(Answer::Rulesets(all)) = desk.ask(&Question::Rulesets(Rulesets::default())) else {
        panic!("rulesets")
    };
    assert_eq!(all.rulesets.len(), ours + 1);
    let text = serde_json::to_string(&all).expect("JSON");
    assert_eq!(serde_json::from_str::<tweedle_desk::Rulesets>(&text).expect("rulesets"), all);
    let mine = all.rulesets.iter().find(|it| it.name == MINE.name()).expect("mine");
    assert_eq!(mine.example, "game.heap.UpTo(2).Position(\"7\")");
    assert!(mine.letters.is_empty());
    let value = |desk: &mut Desk, input: &str| desk.evaluate(input).expect(input).output;
    assert_eq!(value(desk, "game.heap.UpTo(\"5\").NimValue").as_deref(), Some("1"));
    assert_eq!(value(desk, "game.heap.UpTo(most => 2)(5).NimValue").as_deref(), Some("2"));
    assert!(desk.analyze("UpTo(2).Position(\"7\")").expect("an analysis").impartial);
}

#[test]
fn letters_are_drawn_as_things() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let letter = |letter: &str, shape: &str, owner: Value| json!({"letter": letter, "shape": shape, "owner": owner, "text": ""});
    for (word, name, letters) in [
        (
            "Anticlobber",
            "game.grid.AntiClobber",
            json!([
                letter(".", "cell", Value::Null),
                letter("x", "disc", json!("Left")),
                letter("o", "disc", json!("Right")),
            ]),
        ),
        (
            "Hackenbush",
            "game.graph.Hackenbush",
            json!([
                letter("l", "edge", json!("Left")),
                letter("r", "edge", json!("Right")),
                letter("e", "edge", Value::Null),
            ]),
        ),
        ("Grundy", "game.heap.GrundysGame", json!([])),
    ] {
        let question = json!({"ask": "rulesets", "word": word});
        let answer = desk.ask(&serde_json::from_value(question).expect("a question"));
        let found = serde_json::to_value(answer.expect("rulesets")).expect("JSON");
        let all = found["rulesets"].as_array().expect("a list");
        let one = all.iter().find(|it| it["name"] == name).expect(name);
        assert_eq!(one["letters"], letters, "{name}");
    }
}

/// A ruleset that panics.
struct Fails;

impl tweedle_engine::Ruleset for Fails {
    type Position = u8;
    type Move = ();

    fn moves(
        &self,
        _: &u8,
        _: Player,
        _: impl FnMut((), u8) -> Result<(), tweedle_engine::Stop>,
    ) -> Result<(), tweedle_engine::Stop> {
        panic!("it fails")
    }

    fn facts(&self) -> tweedle_engine::Facts {
        tweedle_engine::Facts::PARTIZAN
    }
}

impl tweedle_engine::Hints for Fails {}

impl tweedle_rulesets::Notation for Fails {
    fn name(&self) -> String {
        "Fails".to_owned()
    }

    fn parse(&self, _: &str) -> Result<u8, tweedle_rulesets::NotationError> {
        Ok(0)
    }

    fn print(&self, position: &u8) -> String {
        position.to_string()
    }
}

/// The entry of a ruleset that panics, under some name.
const fn failing(name: &'static str) -> tweedle_rulesets::Entry {
    tweedle_rulesets::Entry::named(name, tweedle_rulesets::Shape::Heaps)
        .example("0")
        .summary("Fails.")
        .source("these tests")
        .made_by(&|name, _| Ok(tweedle_rulesets::any::RulesOf::new(name, Fails).rules()))
}

/// After a panic the desk goes on, with the rulesets that were registered.
#[test]
fn a_panic_is_an_answer() {
    static FAILS: tweedle_rulesets::Entry = failing("game.heap.Fails");
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    desk.register(&FAILS).unwrap();
    let evaluate = |input: &str| Question::from(Evaluate::of(input));
    desk.ask(&evaluate("x := 3")).unwrap();
    let trouble = desk.ask(&evaluate("game.heap.Fails(\"0\").OutcomeClass")).unwrap_err();
    assert!(trouble.kind == Kind::Bug && trouble.message.contains("it fails"), "{trouble:?}");
    assert!(desk.ask(&evaluate("x")).is_err());
    assert!(desk.ask(&evaluate("game.heap.Fails(\"0\")")).is_ok());
}

/// A name that could not be asked for, or that another ruleset has, is refused.
#[test]
fn names_of_rulesets_are_their_own() {
    static NO_PACKAGE: tweedle_rulesets::Entry = failing("Fails");
    static OTHER_PACKAGE: tweedle_rulesets::Entry = failing("my.Fails");
    static NO_NAME: tweedle_rulesets::Entry = failing("game.heap.fails");
    static OURS: tweedle_rulesets::Entry = failing("game.heap.Nim");
    static LIKE_OURS: tweedle_rulesets::Entry = failing("game.strip.Nim");
    static OF_LIBRARY: tweedle_rulesets::Entry = failing("game.grid.Cutcake");
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    for entry in [&NO_PACKAGE, &OTHER_PACKAGE, &NO_NAME, &OURS, &LIKE_OURS, &OF_LIBRARY] {
        assert!(desk.register(entry).is_err(), "{}", entry.name());
    }
    assert!(desk.evaluate("game.heap.Nim(5).NimValue").unwrap().output.as_deref() == Some("5"));
}

#[test]
fn a_misspelt_field_is_refused() {
    let text = r#"{"ask":"hint","input":"game.heap.Nim(1)","plya":"misere"}"#;
    assert!(serde_json::from_str::<Question>(text).is_err());
}

#[test]
fn tournaments_have_any_seed_and_a_start() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let strategies = ["naive", "random"].map(str::to_owned);
    let nim = "game.heap.Nim(\"1,2\")";
    assert!(desk.tournament(nim, &strategies, 1, u64::MAX, Play::Normal).is_ok());
    assert!(desk.tournament(nim, &strategies, 0, 0, Play::Normal).is_err());
}

/// Where play goes round, a match is a draw when a position comes for the third time; a person may end it when it comes for
/// the second.
#[test]
fn a_match_in_which_play_goes_round_is_a_draw() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = desk.position("game.graph.Tokens(\"a: b | b: a\")(\"a\")").unwrap();
    let begin = |names| Match::from_position(&start, names, Player::Left, Play::Normal, 0).unwrap();
    let mut game = begin(["naive", "perfect"]);
    let result = loop {
        match game.advance(desk).unwrap() {
            Next::Over(result) => break result,
            Next::Made { .. } => {}
            Next::Ask(_) => panic!("nobody is a person"),
        }
    };
    assert_eq!((result, game.made()), (MatchResult::Drawn, 4));
    let record = game.record();
    assert!(record.drawn && record.winner.is_none());
    let replayed = desk.replay(&record).unwrap();
    assert_eq!((replayed.winner, replayed.next), (None, None));
    let resumed = Match::resume(&record, &start, ["me", "me"], 0, desk).unwrap();
    assert_eq!(resumed.result(), Some(MatchResult::Drawn));

    let mut game = begin(["me", "me"]);
    for (name, is_offered) in [("a-b", false), ("b-a", true)] {
        assert!(!game.draw_by_repetition());
        game.make_named(name, desk).unwrap();
        assert_eq!(game.is_draw_offered(), is_offered);
    }
    assert!(game.draw_by_repetition() && game.record().drawn);
    assert!(game.undo(desk) && !game.record().drawn && game.result().is_none());
    let too_soon = Record { drawn: true, ..game.record() };
    assert!(desk.replay(&too_soon).is_err());
}

/// A move in a sum with an answer due, or that leads to a moon, has a reason in words.
#[test]
fn entailing_sums_have_hints() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let carry_on = "game.entailing.CarryOnNim([2])";
    for input in [
        format!("{carry_on}(\"1,4\")+game.heap.Euclid(\"(5,5)\")"),
        format!("{carry_on}(\"2\")+game.entailing.TopEntails(\"2\")"),
    ] {
        for (player, first) in
            Player::BOTH.into_iter().flat_map(|player| Player::BOTH.map(|first| (player, first)))
        {
            desk.hint(&input, player, Play::Normal, "perfect", 0).unwrap();
            let proof = desk.verify(&input, "perfect", (player, first), Play::Normal, 1_000_000);
            let proof = proof.unwrap();
            assert_eq!(proof.verdict == Verdict::Proved, proof.can_win == Some(true), "{input}");
        }
    }
}
