//! What the strategies promise.

use crate::games::{games, with_analyst};
use tweedle_engine::Play;
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Outcomes, Player, Remoteness, Stop};
use tweedle_search::strategy::{
    Brute, Mirror, Naive, NimSum, Perfect, Random, Strategy, Turn, winning_moves,
};
use tweedle_search::{
    AnyRules, Position, PositionError, Verdict, contest, random_starts, tournament, verify,
};

const PLAYS: [Play; 2] = [Play::Normal, Play::Misere];

/// The cheapest sound methods say what brute force says, of every follower of small positions.
#[test]
fn outcomes_are_those_of_brute_force() {
    let control = Control::new();
    for game in games() {
        for start in game.small() {
            for play in PLAYS {
                let mut memo = Memo::new(control.clone());
                let mut brute = Walker::new(&AnyRules, &mut memo)
                    .without_components()
                    .without_symmetry()
                    .without_heaps();
                with_analyst(&control, |analyst| {
                    for position in start.followers(&Control::new())? {
                        let expected = brute.value(&mut Outcomes(play), &position)?;
                        let found = analyst.outcome(&position, play)?;
                        assert_eq!(found, expected, "{} {position} {play:?}", game.name);
                    }
                    Ok(())
                });
            }
        }
    }
}

/// The strategy is proved for either player, moving first or second, if he can win, and else not.
fn proves_what_can_be_won(
    strategy: &mut dyn Strategy,
    game: &str,
    start: &Position,
    play: Play,
    control: &Control,
) {
    for [player, first] in pairs() {
        with_analyst(control, |analyst| {
            let wins = analyst.outcome(start, play)?.wins_first(first) == (player == first);
            let verdict = verify(strategy, player, start, first, play, 1_000_000, analyst)?;
            let is_proved = matches!(verdict, Verdict::Proved { .. });
            let what = format!("{game} {start} {play:?} {player} {first}");
            assert_eq!(is_proved, wins, "{what}: {verdict:?}");
            Ok(())
        });
    }
}

/// The perfect player never loses a won position: exhaustively, against every reply.
#[test]
fn perfect_wins_what_can_be_won() {
    let control = Control::new();
    for game in games() {
        for start in game.small() {
            for play in PLAYS {
                proves_what_can_be_won(&mut Perfect, game.name, &start, play, &control);
            }
        }
    }
}

/// And by thousands of matches from random starts against a random opponent.
#[test]
fn perfect_wins_from_random_starts() {
    let control = Control::new();
    let mut matches = 0;
    for game in games() {
        for start in game.large() {
            with_analyst(&control, |analyst| {
                let starts = random_starts(&start, 120, 7, &control)?;
                for (seed, start) in (0..).zip(&starts) {
                    for play in PLAYS {
                        for [player, first] in pairs() {
                            let outcome = analyst.outcome(start, play)?;
                            if outcome.wins_first(first) != (player == first) {
                                continue;
                            }
                            let mut players: [Box<dyn Strategy>; 2] =
                                [Box::new(Perfect), Box::new(Random::new(seed))];
                            if player == Player::Right {
                                players.reverse();
                            }
                            let [left, right] = &mut players;
                            let winner = contest(
                                [&mut **left, &mut **right],
                                start,
                                first,
                                play,
                                analyst,
                                |_, _, _| {},
                            )?;
                            assert_eq!(winner, Some(player), "{} {start} {play:?}", game.name);
                            matches += 1;
                        }
                    }
                }
                Ok(())
            });
        }
    }
    assert!(matches > 8000, "{matches}");
}

/// Lost positions last as long as they can against a winner in a hurry.
#[test]
fn perfect_delays_its_defeat() {
    /// Wins as soon as possible.
    struct Hurry;
    impl Strategy for Hurry {
        fn name(&self) -> &'static str {
            "hurry"
        }
        fn choose(
            &mut self,
            turn: &Turn<'_>,
            analyst: &mut tweedle_search::Analyst,
        ) -> Result<tweedle_search::strategy::Choice, tweedle_search::PositionError> {
            let opponent = turn.player.opponent();
            let mut best = (u32::MAX, 0);
            for index in winning_moves(turn, analyst)? {
                let remote = analyst.value(&mut Remoteness(turn.play), &turn.moves[index].to)?;
                best = best.min((remote.moves(opponent), index));
            }
            Ok(tweedle_search::strategy::Choice { index: best.1, reason: String::new() })
        }
    }
    let control = Control::new();
    for game in games() {
        for start in game.small() {
            for play in PLAYS {
                for first in Player::BOTH {
                    with_analyst(&control, |analyst| {
                        if analyst.outcome(&start, play)?.wins_first(first) {
                            return Ok(());
                        }
                        let expected = analyst.value(&mut Remoteness(play), &start)?.moves(first);
                        let mut moves = 0;
                        let mut players: [Box<dyn Strategy>; 2] =
                            [Box::new(Perfect), Box::new(Hurry)];
                        if first == Player::Right {
                            players.reverse();
                        }
                        let [left, right] = &mut players;
                        let both: [&mut dyn Strategy; 2] = [&mut **left, &mut **right];
                        contest(both, &start, first, play, analyst, |_, _, _| moves += 1)?;
                        assert_eq!(moves, expected, "{} {start} {play:?}", game.name);
                        Ok(())
                    });
                }
            }
        }
    }
}

fn pairs() -> [[Player; 2]; 4] {
    let [left, right] = Player::BOTH;
    [[left, left], [left, right], [right, left], [right, right]]
}

/// Nim-sum wins every won position of impartial games, and misère Nim.
#[test]
fn nim_sum_wins_what_can_be_won() {
    let control = Control::new();
    for game in games() {
        for start in game.small() {
            if !start.is_impartial() {
                continue;
            }
            for play in PLAYS {
                if play == Play::Misere && game.name != "nim" {
                    continue;
                }
                proves_what_can_be_won(&mut NimSum, game.name, &start, play, &control);
            }
        }
    }
}

/// Tweedledum and Tweedledee, square Chomp after the right first move, Cram on even boards, and on
/// boards with one even side after the move in the middle.
#[test]
fn mirror_wins_symmetric_positions() {
    let control = Control::new();
    let games = games();
    let place =
        |name: &str, text: &str| games.iter().find(|game| game.name == name).unwrap().place(text);
    let domineering = place("domineering", "...|..#");
    let clobber = place("clobber", "xxo|o.x");
    let toads = place("toads and frogs", "tt..f");
    let second = [
        domineering.sum(&domineering.negative()),
        clobber.sum(&toads).sum(&clobber.negative()).sum(&toads.negative()),
        place("kayles", "4")
            .sum(&place("nim", "2"))
            .sum(&place("kayles", "4"))
            .sum(&place("nim", "2")),
        place("nim", "4,4"),
        place("cram", "....|....|....|...."),
        place("chomp", "....|.###|.###|.###"),
    ];
    let first = [
        place("chomp", "..|.."),
        place("chomp", "...|...|..."),
        place("chomp", "....|....|....|...."),
        place("cram", "....|....|...."),
        place("cram", "..|..|.."),
    ];
    let starts = second.iter().map(|it| (it, Player::Right));
    for (start, player) in starts.chain(first.iter().map(|it| (it, Player::Left))) {
        with_analyst(&control, |analyst| {
            let verdict =
                verify(&mut Mirror, player, start, Player::Left, Play::Normal, 100_000, analyst)?;
            assert!(matches!(verdict, Verdict::Proved { .. }), "{start}: {verdict:?}");
            Ok(())
        });
    }
}

/// A strategy that loses is refuted by a match that it loses by the rules, and one that is not
/// positional cannot be proved.
#[test]
fn verdicts() {
    let control = Control::new();
    let games = games();
    let nim = &games[0];
    with_analyst(&control, |analyst| {
        let start = nim.place("5,5");
        let verdict =
            verify(&mut Naive, Player::Right, &start, Player::Left, Play::Normal, 1000, analyst)?;
        let Verdict::Refuted { line } = verdict else { panic!("{verdict:?}") };
        assert!(!line.is_empty());
        let mut position = start.clone();
        let mut player = Player::Left;
        for step in &line {
            assert!(position.options(player, &Control::new())?.contains(&step.to));
            position = step.to.clone();
            player = player.opponent();
        }
        assert_eq!(player, Player::Right);
        assert!(position.options(player, &Control::new())?.is_empty());

        let few =
            verify(&mut Perfect, Player::Right, &start, Player::Left, Play::Normal, 3, analyst)?;
        assert!(matches!(few, Verdict::Unfinished { positions: 3 }), "{few:?}");
        let mut random = Random::new(1);
        let error =
            verify(&mut random, Player::Right, &start, Player::Left, Play::Normal, 1000, analyst);
        assert!(error.is_err());
        Ok(())
    });
}

/// The match that a Haskell program of Brute and Naive prints.
#[test]
fn brute_against_naive() {
    let control = Control::new();
    let games = games();
    let mut played = Vec::new();
    let winner = with_analyst(&control, |analyst| {
        contest(
            [&mut Brute::default(), &mut Naive],
            &games[0].place("4,3,2"),
            Player::Left,
            Play::Normal,
            analyst,
            |_, step, _| played.push(step.to.text()),
        )
    });
    assert_eq!(winner, Some(Player::Left));
    assert_eq!(played, ["1,3,2", "3,2", "2,2", "1,2", "1,1", "1", "0"]);
}

/// The winning moves of Nim: published examples, and that their number is odd if there are any.
#[test]
fn winning_moves_of_nim() {
    let control = Control::new();
    let games = games();
    let check = |text: &str, expected: &[&str]| {
        let position = games[0].place(text);
        with_analyst(&control, |analyst| {
            let moves = position.moves(Player::Left, &Control::new())?;
            let turn = Turn {
                position: &position,
                player: Player::Left,
                play: Play::Normal,
                moves: &moves,
            };
            let names: Vec<String> = winning_moves(&turn, analyst)?
                .into_iter()
                .map(|index| moves[index].name())
                .collect();
            assert_eq!(names, expected, "{text}");
            Ok(())
        });
    };
    check("13,12,8", &["heap 1 take 9", "heap 2 take 7", "heap 3 take 7"]);
    check("5,7,9", &["heap 3 take 7"]);
    check("15,23,30", &["heap 1 take 6", "heap 2 take 6", "heap 3 take 6"]);
    check("3,3,3", &["heap 1 take 3", "heap 2 take 3", "heap 3 take 3"]);
    check("1,2,3", &[]);
    for a in 0..6 {
        for b in 0..6 {
            for c in 0..6 {
                let position = games[0].place(&format!("{a},{b},{c}"));
                with_analyst(&control, |analyst| {
                    let moves = position.moves(Player::Left, &Control::new())?;
                    let turn = Turn {
                        position: &position,
                        player: Player::Left,
                        play: Play::Normal,
                        moves: &moves,
                    };
                    let count = winning_moves(&turn, analyst)?.len();
                    assert!(count == 0 || count % 2 == 1, "{position}: {count}");
                    Ok(())
                });
            }
        }
    }
}

/// The 21-chip take-away game: the only winning move is to take one.
#[test]
fn twenty_one_chips() {
    let control = Control::new();
    let rules = tweedle_search::RulesOf::new(
        "chips",
        tweedle_rulesets::Subtraction::new([1, 2, 3]).unwrap(),
    )
    .rules();
    let position = rules.place("21").unwrap();
    with_analyst(&control, |analyst| {
        let moves = position.moves(Player::Left, &Control::new())?;
        let turn =
            Turn { position: &position, player: Player::Left, play: Play::Normal, moves: &moves };
        let winning = winning_moves(&turn, analyst)?;
        assert_eq!(winning.len(), 1);
        assert_eq!(moves[winning[0]].name(), "take 1");
        Ok(())
    });
}

/// What the tables took they give back, so that one game does not use up the budget of the next.
#[test]
fn memory_is_given_back() {
    let control = Control::new();
    {
        let games = games();
        let mut analyst =
            tweedle_search::Analyst::new(control.clone(), &tweedle_rulesets::standard());
        let mut sum = games[0].place("1");
        for game in &games {
            for position in game.small() {
                sum = if sum.len() < 3 { sum.sum(&position) } else { position.clone() };
                analyst.canonical_form(&position).unwrap();
                analyst.value_within(&mut Remoteness(Play::Misere), &position, 1_000).ok();
                for play in PLAYS {
                    analyst.outcome_within(&sum, play, 20_000).ok();
                }
                let first = Player::Left;
                verify(&mut Perfect, first, &position, first, Play::Normal, 50, &mut analyst).ok();
            }
        }
        assert!(control.used() > 0);
    }
    assert_eq!(control.used(), 0);
}

/// Starts and standings are counted before they take memory: there may be as many as a question says.
#[test]
fn a_tournament_keeps_within_its_budget() {
    let start = games()[0].place("3,2");
    let control = Control::with_memory(1 << 20);
    let starts = random_starts(&start, usize::MAX, 7, &control);
    assert!(matches!(starts, Err(PositionError::Stop(Stop::Memory { .. }))));
    let mut analyst = tweedle_search::Analyst::new(control.clone(), &tweedle_rulesets::standard());
    let naive = || -> Box<dyn Strategy> { Box::new(Naive) };
    let mut strategies: Vec<_> = std::iter::repeat_with(naive).take(1_000).collect();
    let standings = tournament(&mut strategies, &[start], Play::Normal, &mut analyst);
    assert_eq!(standings, Err(Stop::Memory { limit: 1 << 20, used: 0 }.into()));
    drop(analyst);
    assert_eq!(control.used(), 0);
}
