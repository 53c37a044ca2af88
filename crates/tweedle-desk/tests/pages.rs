//! What pages ask: values with their signs, positions that are pointed at, matches move by move.

use tweedle_desk::questions::Turn;
use tweedle_desk::{Act, Answer, Desk, Question, TurnOf};
use tweedle_engine::Player;
use tweedle_search::Record;

#[test]
fn a_value_in_every_form() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let shown = desk.show("System.Print(1); x := {1/2|^}").expect("a value");
    assert_eq!((shown.lines.as_str(), shown.output.as_deref()), ("1\n", Some("{1/2|^}")));
    assert!(shown.mathml.is_some_and(|it| it.starts_with("<math>")));
    assert!(shown.latex.is_some_and(|it| it.contains("\\frac{1}{2}")));
    let thermograph = desk.show("x.Thermograph").expect("a thermograph");
    let picture = thermograph.picture.expect("a picture").picture;
    assert!(picture.starts_with("<svg") && picture.contains("var(--left)"), "{picture}");
    // The policy of a page allows no styles within it.
    assert!(!picture.contains("<style") && !picture.contains("style="), "{picture}");
    assert!(thermograph.tikz.is_some_and(|it| it.contains("tikzpicture")));
    assert_eq!(desk.show("x;").expect("nothing").output, None);
    let text = desk.show("\"{1|2}\"").expect("a text");
    assert_eq!((text.output.as_deref(), text.mathml), (Some("\"{1|2}\""), None));
    // What is too large to be drawn is printed all the same.
    let large = desk.show("game.heap.Nim([1 for n from 1 to 300])").map(|it| it.picture);
    assert!(large.is_err() || large.is_ok_and(|it| it.is_none()));
}

/// Each ruleset has a picture in which every move changes something, and leads to a position that can be asked about.
#[test]
fn every_ruleset_is_pointed_at() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let all = desk.rulesets().rulesets;
    let mut without = Vec::new();
    for ruleset in &all {
        let input = ruleset.start.as_ref().unwrap_or(&ruleset.example);
        let explored = desk.explore(input).unwrap_or_else(|error| panic!("{input}: {error}"));
        let scene = &explored.scene;
        if scene.svg.is_none() {
            without.push(ruleset.name.as_str());
            continue;
        }
        for place in &scene.places {
            let is_within = |&[x, y]: &[f64; 2]| {
                (-12.0..=scene.width + 12.0).contains(&x)
                    && (-12.0..=scene.height + 12.0).contains(&y)
            };
            assert!(place.outline.len() > 2 && place.outline.iter().all(is_within), "{input}");
        }
        for step in explored.left.iter().chain(&explored.right).take(6) {
            assert!(!step.places.is_empty(), "{input}: {} changes nothing", step.name);
            desk.position(&step.position)
                .unwrap_or_else(|error| panic!("{}: {error}", step.position));
        }
    }
    assert!(without.len() <= 1, "no picture: {without:?}");
}

#[test]
fn a_counter_means_the_move_that_takes_no_more() {
    let explored = Desk::of(tweedle_rulesets::standard())
        .explore("game.heap.Nim(\"3,3\")")
        .expect("a position");
    let places = |name: &str| {
        let step = explored.left.iter().find(|step| step.name == name).expect(name);
        step.places.clone()
    };
    assert_eq!(places("heap 1 take 1"), [2]);
    assert_eq!(places("heap 1 take 3"), [0, 1, 2]);
    assert_eq!(places("heap 2 take 3"), [3, 4, 5]);
    assert_eq!(explored.scene.places[4].name, "heap 2, counter 2");
}

#[test]
fn an_edge_means_the_move_that_cuts_it() {
    let explored = Desk::of(tweedle_rulesets::standard())
        .explore("game.graph.Hackenbush(\"l(r;e)\")")
        .expect("a position");
    let names: Vec<&str> = explored.scene.places.iter().map(|place| place.name.as_str()).collect();
    for step in explored.left.iter().chain(&explored.right) {
        let [place] = step.places[..] else { panic!("{step:?}") };
        assert_eq!(names[place], format!("edge {}", step.name), "{step:?}");
    }
}

fn record(start: &str) -> Record {
    let text = serde_json::json!({ "start": start, "right": "perfect", "moves": [] });
    serde_json::from_value(text).expect("a record")
}

fn turn(desk: &mut Desk, record: &Record, act: Act) -> TurnOf {
    let question = Question::Turn(Turn { record: record.clone(), act, seed: 0 });
    match desk.ask(&question) {
        Ok(Answer::Turn(turn)) => *turn,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_match_goes_on_move_by_move() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let start = turn(desk, &record("game.heap.Nim(\"3,1\")"), Act::Look {});
    assert_eq!((start.player, start.person, start.moves.len()), (Player::Left, true, 4));
    let hint = turn(desk, &start.record, Act::Hint {});
    assert!(hint.said[0].starts_with("heap 1 take 2."), "{:?}", hint.said);
    let why = turn(desk, &start.record, Act::Why {});
    assert!(why.said.iter().any(|line| line.contains("nim sum")), "{:?}", why.said);
    let moved = turn(desk, &start.record, Act::Move { name: "heap 1 take 2".to_owned() });
    assert_eq!((moved.player, moved.person), (Player::Right, false));
    let answered = turn(desk, &moved.record, Act::Program {});
    assert_eq!((answered.player, answered.record.moves.len()), (Player::Left, 2));
    assert!(!answered.said.is_empty());
    let over = turn(desk, &answered.record, Act::Move { name: "1".to_owned() });
    assert!(over.over && over.moves.is_empty());
    assert_eq!(over.record.winner, Some(Player::Left));
    let back = turn(desk, &over.record, Act::Undo {});
    assert_eq!((back.over, back.record.winner, back.record.moves.len()), (false, None, 2));
    let resigned = turn(desk, &start.record, Act::Resign {});
    assert_eq!((resigned.over, resigned.record.winner), (true, Some(Player::Right)));
}

/// Two people go to and fro; the second time that a position is there one may end the match, and the third time it ends.
#[test]
fn a_match_that_goes_round_is_a_draw() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let text = "game.strip.BackslidingToadsAndFrogs(\".t....f.\")";
    let record: Record = serde_json::from_value(serde_json::json!({ "start": text, "moves": [] }))
        .expect("a record");
    let mut now = turn(desk, &record, Act::Look {});
    let mut rounds = 0;
    while !now.over {
        assert_eq!(now.draw_offered, rounds > 0);
        for back in [false, true] {
            for (own, other) in [("t", "f"), ("f", "t")] {
                let start = |text: &str| text.find(own).map(|at| (at, text.find(other)));
                let (here, there) = (now.record.moves.last(), &now.moves);
                let at = here.map_or(start(".t....f."), |step| start(&step.to));
                // To the right first and back then, each with his own piece.
                let to = there.iter().find(|step| match (start(&step.to), at) {
                    (Some(to), Some(at)) => (to.0 > at.0) != back && to.1 == at.1,
                    _ => false,
                });
                let name = to.expect("a move").name.clone();
                now = turn(desk, &now.record, Act::Move { name });
            }
        }
        rounds += 1;
        assert!(rounds < 5);
        if rounds == 1 {
            let ended = turn(desk, &now.record, Act::Draw {});
            assert!(ended.over && ended.record.drawn && ended.record.winner.is_none());
        }
    }
    assert!(now.record.drawn && rounds == 2, "{rounds}");
}

#[test]
fn what_cannot_be_done_in_a_match_is_refused() {
    let desk = &mut Desk::of(tweedle_rulesets::standard());
    let nim = record("game.heap.Nim(\"1\")");
    let over = turn(desk, &nim, Act::Move { name: "1".to_owned() }).record;
    for (record, act) in [
        (&nim, Act::Program {}),
        (&nim, Act::Undo {}),
        (&nim, Act::Move { name: "heap 7".to_owned() }),
        (&over, Act::Hint {}),
        (&over, Act::Move { name: "1".to_owned() }),
        (&record("game.strip.BackslidingToadsAndFrogs(\"t..f\")"), Act::Draw {}),
        (&record("1/3"), Act::Look {}),
        (&record("boxes 2x2"), Act::Look {}),
    ] {
        let question = Question::Turn(Turn { record: record.clone(), act, seed: 0 });
        assert!(desk.ask(&question).is_err(), "{question:?}");
    }
}
