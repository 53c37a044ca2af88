//! Play that may go round: strategies, matches, records and proofs know of draws.

use std::collections::HashSet;
use tweedle_engine::{Control, Ending, LoopyNimber, LoopyOutcome, Play, Player};
use tweedle_rulesets::{Argument, standard};
use tweedle_search::strategy::{Brute, Perfect, Random, Strategy, Turn, strategy};
use tweedle_search::{
    Analyst, Position, PositionError, Record, Refusal, Step, Verdict, contest, explain,
    perfect_line, verify,
};

fn place(name: &str, arguments: &[&str], text: &str) -> Position {
    let arguments: Vec<_> = arguments.iter().map(|it| Argument::Text((*it).to_owned())).collect();
    let rules = standard().rules(name, &arguments).unwrap();
    rules.place(text).unwrap()
}

/// Positions of several games in which play may go round, and who wins them.
fn positions() -> Vec<(Position, LoopyOutcome)> {
    let toads = |text| place("game.strip.BackslidingToadsAndFrogs", &[], text);
    let tokens = |graph, text| place("game.graph.Tokens", &[graph], text);
    let fox = "game.grid.FoxAndGeese";
    vec![
        (toads("t.f"), LoopyOutcome::P),
        // Its sides are {on||0|-1/2} and {1/2|0||off}, as CGSuite finds.
        (toads("ttt..fff"), LoopyOutcome::D),
        (toads("tf"), LoopyOutcome::P),
        (tokens("a: b | b: a", "a"), LoopyOutcome::D),
        (tokens("a: a, b | b:", "a"), LoopyOutcome::N),
        (tokens("a: a, b | b:", "a,a"), LoopyOutcome::D),
        (tokens("on Left: on", "on"), LoopyOutcome::L),
        (tokens("over Left: 0 | over Right: over | 0:", "over"), LoopyOutcome::L),
        (tokens("a Left: b, a | b Right: 0 | a Right: 0 | 0:", "a"), LoopyOutcome::R),
        (tokens("d: e | d: d | e:", "d"), LoopyOutcome::N),
        (place(fox, &[], "f.......|.g......"), LoopyOutcome::P),
        (place(fox, &[], "(3,1),(3,3),(3,5),(3,7);(1,1)"), LoopyOutcome::L),
        (place("game.grid.HareAndHounds", &[], "#..d#|...dh|#..d#"), LoopyOutcome::P),
    ]
}

#[test]
fn outcomes_with_draws() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    for (position, outcome) in positions() {
        assert_eq!(analyst.class(&position, Play::Normal), Ok(outcome), "{position}");
        let of_four = analyst.outcome(&position, Play::Normal);
        if let Some(four) = outcome.as_outcome() {
            assert_eq!(of_four, Ok(four), "{position}");
        } else {
            assert!(matches!(of_four, Err(PositionError::Loop(_))), "{position}");
        }
        for first in Player::BOTH {
            let wins = outcome.winner(first) == Some(first);
            assert_eq!(analyst.wins_first(&position, first, Play::Normal), Ok(wins), "{position}");
        }
    }
}

/// Perfect play reaches what there is to reach, in as many moves as retrograde analysis says, against itself and not
/// later against chance.
#[test]
fn perfect_play_wins_in_time_and_never_loses_a_draw() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    for (start, _) in positions() {
        for play in [Play::Normal, Play::Misere] {
            for first in Player::BOTH {
                let ending = analyst.ending(&start, first, play).unwrap();
                let expected = match ending {
                    Ending::Win(_) => Some(first),
                    Ending::Draw => None,
                    Ending::Loss(_) => Some(first.opponent()),
                };
                let mut made = 0;
                let (a, b) = (&mut Perfect, &mut Brute::default());
                let winner =
                    contest([a, b], &start, first, play, &mut analyst, |_, _, _| made += 1);
                assert_eq!(winner, Ok(expected), "{start} {play}");
                assert!(ending.moves().is_none_or(|moves| moves == made), "{start} {play}");
                for (seed, player) in (0..6).zip(Player::BOTH.into_iter().cycle()) {
                    let mut random = Random::new(seed);
                    let players: [&mut dyn Strategy; 2] = match player {
                        Player::Left => [&mut Perfect, &mut random],
                        Player::Right => [&mut random, &mut Perfect],
                    };
                    let winner = contest(players, &start, first, play, &mut analyst, |_, _, _| ());
                    let reached = winner.unwrap();
                    // What it could have at least, it has.
                    if expected == Some(player) {
                        assert_eq!(reached, Some(player), "{start} {play}");
                    } else if expected.is_none() {
                        assert_ne!(reached, Some(player.opponent()), "{start} {play}");
                    }
                }
                let line = perfect_line(&start, first, play, &mut analyst).unwrap();
                let after = |step: &(Player, tweedle_search::Move)| (step.0, step.1.to.clone());
                let met: HashSet<_> = line.iter().map(after).collect();
                assert!(met.len() + 1 >= line.len(), "{start} {play}");
            }
        }
    }
}

/// The player who plays any ruleset plays those in which play may go round.
#[test]
fn others_play_on_too() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let names = ["naive", "random", "greedy", "student-1", "student-3", "student-5"];
    for (start, _) in positions() {
        for name in names {
            let [mut left, mut right] = [1, 2].map(|seed| strategy(name, seed).unwrap());
            let both: [&mut dyn Strategy; 2] = [&mut *left, &mut *right];
            let played =
                contest(both, &start, Player::Left, Play::Normal, &mut analyst, |_, _, _| ());
            assert!(played.is_ok(), "{name} {start} {played:?}");
        }
    }
}

#[test]
fn reasons_speak_of_draws() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let table: [(&str, &str, &[&str], &str); 4] = [
        (
            "a: a, b | b:",
            "a",
            &["Left, to move, wins in 1 move: 1 of the 2 moves wins.", "Winning: a-b."],
            "It wins at once.",
        ),
        (
            "a: a, b | b:",
            "a,a",
            &[
                "It is a draw: Left, to move, cannot win, and 1 of the 2 moves draws.",
                "Drawing: a-a.",
            ],
            "No move wins; this one keeps the draw.",
        ),
        (
            "a: b | b: a",
            "a",
            &["It is a draw: Left, to move, cannot win, and every move draws.", "Drawing: a-b."],
            "Nobody can win: play goes round.",
        ),
        (
            "a: b | b: c | c: | d: d",
            "a",
            &["Left, to move, loses in 2 moves: every move loses."],
            "Every move loses; with best play this one lasts longest, 2 moves from here.",
        ),
    ];
    for (graph, text, lines, reason) in table {
        let position = place("game.graph.Tokens", &[graph], text);
        let moves = position.moves(Player::Left, analyst.control()).unwrap();
        let turn =
            Turn { position: &position, player: Player::Left, play: Play::Normal, moves: &moves };
        assert_eq!(explain(&turn, &mut analyst).unwrap(), lines, "{text}");
        assert_eq!(Perfect.choose(&turn, &mut analyst).unwrap().reason, reason, "{text}");
    }
}

/// The player who goes round for ever does not win, and is told by the match in which he does not.
#[test]
fn proofs_find_that_play_goes_round() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    for (start, outcome) in positions() {
        for player in Player::BOTH {
            for first in Player::BOTH {
                let verdict =
                    verify(&mut Perfect, player, &start, first, Play::Normal, 10_000, &mut analyst);
                let can_win = outcome.winner(first) == Some(player);
                match verdict.unwrap() {
                    Verdict::Proved { .. } => assert!(can_win, "{start}"),
                    Verdict::Drawn { line } => {
                        assert_eq!(outcome.winner(first), None, "{start}");
                        let ends = line.last().map(|step| step.to.clone());
                        let before = line.iter().rev().skip(1).map(|step| &step.to).chain([&start]);
                        assert!(before.into_iter().any(|it| Some(it) == ends.as_ref()), "{start}");
                    }
                    Verdict::Refuted { .. } => {
                        assert_eq!(outcome.winner(first), Some(player.opponent()), "{start}");
                    }
                    Verdict::Unfinished { .. } => panic!("{start} is small"),
                }
            }
        }
    }
}

#[test]
fn the_referee_knows_draws_by_repetition() {
    let control = Control::new();
    let start = place("game.strip.BackslidingToadsAndFrogs", &[], "t..f");
    let record = |moves: &[&str], drawn| Record {
        start: start.expression(),
        play: Play::Normal,
        left: String::new(),
        right: String::new(),
        first: Player::Left,
        moves: moves.iter().map(|to| Step { name: String::new(), to: (*to).to_owned() }).collect(),
        resigned: None,
        drawn,
        winner: None,
    };
    let round = [".t.f", ".tf.", "t.f.", "t..f"];
    let whole = record(&round, true);
    assert_eq!(whole.referee(&start, &control), Ok(None));
    assert!(matches!(record(&round[..3], true).referee(&start, &control), Err(Refusal::NoDraw)));
    assert!(matches!(record(&round, false).referee(&start, &control), Err(Refusal::Foul { .. })));
    assert_eq!(Record::read(&whole.to_text()), Ok(whole.clone()));
    assert_eq!(Record::read(&whole.to_json()), Ok(whole.clone()));
    let text = whole.to_text();
    assert!(text.contains("drawn: repetition\n") && !text.contains("winner"), "{text}");
    let wrong = Record::read(&text.replace("repetition", "boredom")).unwrap_err();
    assert_eq!(wrong.message, "A match is drawn by `repetition`, not by `boredom`.");
    let won = Record { winner: Some(Player::Left), ..whole };
    assert!(matches!(won.referee(&start, &control), Err(Refusal::NoDraw)));
}

/// Values with ∞ of sums, and of variants of partizan games.
#[test]
fn loopy_nimbers_of_positions() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let graph = "a: a, b | b: | c: b";
    let mut value =
        |text| analyst.loopy_nimber(&place("game.graph.Tokens", &[graph], text)).unwrap();
    assert_eq!(value("a"), LoopyNimber::infinity([0]));
    assert_eq!(value("a,c"), LoopyNimber::infinity([1]));
    assert_eq!(value("a,a"), LoopyNimber::infinity([]));
    assert_eq!(value("b,c"), LoopyNimber::Nimber(1));
    let sum = place("game.graph.Tokens", &[graph], "a").sum(&place("game.heap.Nim", &[], "1,2"));
    assert_eq!(analyst.loopy_nimber(&sum), Ok(LoopyNimber::infinity([3])));
    let toads = place("game.strip.BackslidingToadsAndFrogs", &[], "t.f");
    assert!(analyst.loopy_nimber(&toads).is_err());
}
