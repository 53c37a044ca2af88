//! Records of matches: written, read, and refereed.

use crate::games::{games, with_analyst};
use tweedle_engine::Play;
use tweedle_engine::matches::Foul;
use tweedle_engine::{Control, Player, Stop};
use tweedle_search::strategy::Random;
use tweedle_search::{Position, Record, Refusal, Step, contest};

/// A random match as a record.
fn played(start: &Position, first: Player, play: Play, seed: u64, control: &Control) -> Record {
    let mut moves = Vec::new();
    let mut players = [Random::new(seed), Random::new(seed + 1)];
    let [left, right] = &mut players;
    let winner = with_analyst(control, |analyst| {
        contest([left, right], start, first, play, analyst, |_, step, _| {
            moves.push(Step { name: step.name(), to: step.to.text() });
        })
    });
    Record {
        start: start.expression(),
        play,
        left: "random".to_owned(),
        right: "random".to_owned(),
        first,
        moves,
        resigned: None,
        drawn: false,
        winner,
    }
}

/// What is written is read back, and the referee agrees with the player who played, for every ruleset.
#[test]
fn records_are_read_back_and_pass_the_referee() {
    let control = Control::new();
    for game in games() {
        for (seed, start) in (0..).zip(game.small()) {
            for play in [Play::Normal, Play::Misere] {
                for first in Player::BOTH {
                    let record = played(&start, first, play, seed, &control);
                    assert_eq!(Record::read(&record.to_text()), Ok(record.clone()));
                    assert_eq!(Record::read(&record.to_json()), Ok(record.clone()));
                    let winner = record.referee(&start, &control).unwrap();
                    assert_eq!(winner, record.winner, "{}", game.name);
                    // With the names that a match has, by labels, it is the same match.
                    let labelled = played(&start.labelled(), first, play, seed, &control);
                    let to = |record: &Record| -> Vec<String> {
                        record.moves.iter().map(|step| step.to.clone()).collect()
                    };
                    assert_eq!(to(&labelled), to(&record), "{}", game.name);
                    assert_eq!(labelled.referee(&start, &control).unwrap(), winner);
                }
            }
        }
    }
}

/// A name is that of a move by its label, or by its number in the position alone; one that leads elsewhere
/// is refused.
#[test]
fn names_by_label_and_by_number() {
    let control = Control::new();
    let hackenbush = games().into_iter().find(|game| game.name == "hackenbush").unwrap();
    let start = hackenbush.place("(l;rr;el)");
    let record = |names: [&str; 3]| Record {
        start: start.expression(),
        play: Play::Normal,
        left: String::new(),
        right: String::new(),
        first: Player::Left,
        moves: (names.iter().zip(["(rr;el)", "(r;el)", "(r;e)"]))
            .map(|(name, to)| Step { name: (*name).to_owned(), to: to.to_owned() })
            .collect(),
        resigned: None,
        drawn: false,
        winner: None,
    };
    let refused = |names| match record(names).referee(&start, &control) {
        Err(Refusal::Name { step, .. }) => Some(step),
        Err(Refusal::Foul { foul: Foul::Unfinished { .. }, .. }) => None,
        other => panic!("{other:?}"),
    };
    assert_eq!(refused(["a", "c", "e"]), None);
    assert_eq!(refused(["edge 1", "edge 2", "edge 3"]), None);
    assert_eq!(refused(["edge 1", "c", "what the position says"]), None);
    assert_eq!(refused(["a", "b", "e"]), Some(2));
    assert_eq!(refused(["a", "c", "d"]), Some(3));
    assert_eq!(refused(["a", "edge 1", "e"]), Some(2));
}

#[test]
fn wrong_records_are_refused_at_the_step() {
    let control = Control::new();
    let games = games();
    let start = games[0].place("2,1");
    let record = |moves: &[&str], winner: Option<Player>| Record {
        start: "nim".to_owned(),
        play: Play::Normal,
        left: String::new(),
        right: String::new(),
        first: Player::Left,
        moves: moves.iter().map(|&to| Step { name: String::new(), to: to.to_owned() }).collect(),
        resigned: None,
        drawn: false,
        winner,
    };
    let foul = |moves: &[&str]| match record(moves, None).referee(&start, &control) {
        Err(Refusal::Foul { foul, moves, .. }) => (foul, moves.len()),
        other => panic!("{other:?}"),
    };
    let right = Player::Right;
    let left = Player::Left;
    assert_eq!(foul(&["1,1", "5"]), (Foul::Illegal { step: 2, player: right }, 2));
    assert_eq!(foul(&["nonsense"]), (Foul::Illegal { step: 1, player: left }, 3));
    assert_eq!(foul(&["1,1", "1"]), (Foul::Unfinished { step: 3, player: left }, 1));
    assert_eq!(foul(&[]), (Foul::Unfinished { step: 1, player: left }, 3));
    assert_eq!(foul(&["1", "0", "0"]), (Foul::OverLong { step: 3, player: left }, 0));
    let wrong = record(&["1,1", "1", "0"], Some(Player::Right)).referee(&start, &control);
    assert!(matches!(wrong, Err(Refusal::Winner { said: Player::Right, winner: Player::Left })));
    assert_eq!(
        record(&["1,1", "1", "0"], Some(Player::Left)).referee(&start, &control).unwrap(),
        Some(left)
    );
    // Who resigns ends the match, wherever it is.
    let resigned = Record { resigned: Some(Player::Left), ..record(&["1,1"], Some(Player::Right)) };
    assert_eq!(resigned.referee(&start, &control).unwrap(), Some(right));
    assert_eq!(Record::read(&resigned.to_text()), Ok(resigned.clone()));
    assert_eq!(Record::read(&resigned.to_json()), Ok(resigned));
    // A name and a position that contradict each other.
    let mut named = record(&["1,1", "1", "0"], None);
    "heap 1 take 2".clone_into(&mut named.moves[0].name);
    assert!(matches!(named.referee(&start, &control), Err(Refusal::Name { step: 1, .. })));
}

#[test]
fn what_is_no_record_is_refused_with_its_line() {
    let check = |text: &str, line: usize, message: &str| {
        let error = Record::read(text).unwrap_err();
        assert_eq!((error.line, error.message.as_str()), (line, message), "{text}");
    };
    check("", 1, "The record is empty.");
    check("hello", 1, "A record begins with the line `tweedle match`.");
    check("tweedle match\nplay: best", 2, "Play is `normal` or `misere`, not `best`.");
    check("tweedle match\nfirst: Middle", 2, "A player is `Left` or `Right`, not `Middle`.");
    check("tweedle match\nplay: normal", 2, "The record has no `start:`.");
    check("tweedle match\nstart: x\nwhat", 3, "`what` is no line of a record: a `:` is missing.");
    let text = "tweedle match\nstart: x\n2. Left: a -> b";
    check(text, 3, "`2. Left` stands where `1. Left` is expected.");
    let text = "tweedle match\nstart: x\n1. Left: a";
    check(text, 3, "After the name of a move, `->` and the position are missing.");
    let error = Record::read("{\n\"start\": 3}").unwrap_err();
    assert_eq!(error.line, 2);
    assert!(error.message.starts_with("This is not the JSON of a match: "), "{error}");
}

/// The referee looks whether a match is over within the budget, however many moves there are.
#[test]
fn the_referee_keeps_within_the_budget() {
    let start = games()[0].place("1000000000");
    let record = Record {
        start: start.expression(),
        play: Play::Normal,
        left: String::new(),
        right: String::new(),
        first: Player::Left,
        moves: Vec::new(),
        resigned: None,
        drawn: false,
        winner: None,
    };
    let refereed = record.referee(&start, &Control::with_memory(1 << 20));
    assert!(matches!(refereed, Err(Refusal::Stop(Stop::Memory { .. }))), "{refereed:?}");
}
