//! Opponents that always move: what they promise.

use crate::games::{Game, games, with_analyst};
use crate::trees::trees;
use std::collections::HashMap;
use tweedle_engine::number::Dyadic;
use tweedle_engine::{Control, Play, Player, Stop};
use tweedle_rulesets::standard;
use tweedle_search::strategy::{
    Choice, Greedy, Hotstrat, Perfect, STRATEGIES, Sentestrat, Strategy, Student, TABLE,
    Thermostrat, Turn, decide, strategy,
};
use tweedle_search::{Analyst, Position, PositionError, contest, valued, verify};

/// What a strategy does in a position, in normal play.
fn chosen(
    strategy: &mut dyn Strategy,
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Result<(Position, Choice), PositionError> {
    let moves = position.moves(player, analyst.control())?;
    let turn = Turn { position, player, play: Play::Normal, moves: &moves };
    let choice = decide(strategy, &turn, analyst)?;
    Ok((moves[choice.index].to.clone(), choice))
}

/// A position of a ruleset of the registry.
fn place(ruleset: &str, text: &str) -> Position {
    standard().rules(ruleset, &[]).unwrap().place(text).unwrap()
}

/// A board of Domineering, all of it free.
fn board(rows: usize, cols: usize) -> Position {
    place("game.grid.Domineering", &vec![".".repeat(cols); rows].join("|"))
}

/// The mean of a sum, and the greatest temperature of its components.
fn forecast(position: &Position, analyst: &mut Analyst) -> (Dyadic, Dyadic) {
    let mut mean = Dyadic::ZERO;
    let mut hottest = Dyadic::from(-1);
    for part in position.parts() {
        let value = analyst.canonical_form(&part).unwrap();
        mean = mean + analyst.store.mean(value).unwrap();
        hottest = hottest.max(analyst.store.temperature(value).unwrap());
    }
    (mean, hottest)
}

/// Plays for the stop of a sum: a strategy, or the player who knows best, against the player who knows best.
struct Stops<'a> {
    strategy: Option<&'a mut dyn Strategy>,
    /// Whom it plays.
    player: Player,
    known: HashMap<(Position, Player), Dyadic>,
}

impl Stops<'_> {
    /// Where play stops if `mover` moves next: no component is hot.
    fn stop(&mut self, position: &Position, mover: Player, analyst: &mut Analyst) -> Dyadic {
        let key = (position.representative(), mover);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let (mean, hottest) = forecast(position, analyst);
        let stop = if hottest.signum() <= 0 {
            mean
        } else if let (Some(strategy), true) = (&mut self.strategy, mover == self.player) {
            let (to, _) = chosen(&mut **strategy, position, mover, analyst).unwrap();
            self.stop(&to, mover.opponent(), analyst)
        } else {
            let options = position.options(mover, analyst.control()).unwrap();
            let stops = options.iter().map(|to| self.stop(to, mover.opponent(), analyst));
            let stops: Vec<Dyadic> = stops.collect();
            match mover {
                Player::Left => stops.into_iter().max().unwrap(),
                Player::Right => stops.into_iter().min().unwrap(),
            }
        };
        self.known.insert(key, stop.clone());
        stop
    }
}

/// Where play stops if a strategy plays against best play; without one, with best play of both.
fn stop_of(
    strategy: Option<&mut dyn Strategy>,
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Dyadic {
    Stops { strategy, player, known: HashMap::new() }.stop(position, player, analyst)
}

/// Sums of random trees of one or two storeys.
fn random_sums(count: usize, storeys: bool) -> Vec<Position> {
    let mut random = fastrand::Rng::with_seed(8);
    let sum = |_| {
        let term = |_| {
            let a = random.i64(-5..=5);
            let b = a - random.i64(1..=6);
            match random.u32(0..3) {
                0 if storeys => format!("{{{{{}|{a}}}|{b}}}", a + random.i64(1..=9)),
                1 if storeys => format!("{{{a}|{{{b}|{}}}}}", b - random.i64(1..=9)),
                _ => format!("{{{a}|{b}}}"),
            }
        };
        let terms: Vec<String> = (0..4).map(term).collect();
        trees(&terms.join(";"))
    };
    (0..count).map(sum).collect()
}

/// The theorem of thermostrat (*Winning Ways*, ch. 6): against whatever play it stops at the sum of the means or
/// better, so that it differs from it and from the best stop by no more than the greatest temperature.
#[test]
fn thermostrat_stops_within_the_greatest_temperature() {
    let control = Control::new();
    let mut sums = random_sums(60, true);
    for texts in [["...|...", "..|..|.."], ["..|..", "...|.#."], [".|.|.|.", "...|..#"]] {
        let [one, other] = texts.map(|text| place("game.grid.Domineering", text));
        sums.push(one.sum(&other));
        sums.push(one.sum(&one).sum(&other.negative()));
    }
    let mut hotstrat_is_worse = 0;
    for sum in &sums {
        for player in Player::BOTH {
            with_analyst(&control, |analyst| {
                let (mean, hottest) = forecast(sum, analyst);
                let stop = stop_of(Some(&mut Thermostrat), sum, player, analyst);
                let best = stop_of(None, sum, player, analyst);
                let hot = stop_of(Some(&mut Hotstrat), sum, player, analyst);
                let ahead = |a: &Dyadic, b: &Dyadic| match player {
                    Player::Left => a.clone() - b.clone(),
                    Player::Right => b.clone() - a.clone(),
                };
                assert!(ahead(&stop, &mean).signum() >= 0, "{sum} {player}: {stop}, mean {mean}");
                assert!(ahead(&best, &stop).signum() >= 0, "{sum} {player}: {stop}, best {best}");
                assert!(ahead(&best, &mean) <= hottest, "{sum} {player}: {best}, mean {mean}");
                hotstrat_is_worse += usize::from(ahead(&stop, &hot).signum() > 0);
                Ok(())
            });
        }
    }
    // Else the test would not tell them apart.
    assert!(hotstrat_is_worse > 0);
}

/// In a sum of switches the hottest is the best (*Winning Ways*, ch. 6).
#[test]
fn hotstrat_is_best_among_switches() {
    let control = Control::new();
    for sum in random_sums(40, false) {
        for player in Player::BOTH {
            with_analyst(&control, |analyst| {
                let best = stop_of(None, &sum, player, analyst);
                for strategy in [&mut Hotstrat as &mut dyn Strategy, &mut Thermostrat] {
                    let name = strategy.name();
                    let stop = stop_of(Some(strategy), &sum, player, analyst);
                    assert_eq!(stop, best, "{sum} {player} {name}");
                }
                Ok(())
            });
        }
    }
}

/// Where nothing is hot: of numbers the one that loses least, and a move that wins if there is one.
#[test]
fn nothing_hot() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let mut check = |text: &str, player: Player, to: &str, reason: &str| {
        for strategy in
            [&mut Hotstrat as &mut dyn Strategy, &mut Thermostrat, &mut Sentestrat::default()]
        {
            let (left, choice) = chosen(strategy, &trees(text), player, &mut analyst).unwrap();
            assert_eq!((&*left.text(), &*choice.reason), (to, reason), "{text}");
        }
    };
    let lost = "All components are numbers, and every move loses the game. This one loses least";
    check("-2; {0|1}", Player::Left, "-2; 0", &format!("{lost}, 1/2."));
    check("-3; 1; {0|1}", Player::Left, "-3; 0; 1", &format!("{lost}, 1/2."));
    let won = "No component is hot. A search shows that Right loses after this move.";
    check("{0|0}; {0|{0|0}}", Player::Left, "0; {0|{0|0}}", won);
}

/// A threat is answered, a move that makes nothing hot is not, and a new match starts anew.
#[test]
fn sentestrat_answers_threats() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let mut sente = Sentestrat::default();
    let start = trees("{{9|1}|0}; {{7|0}|-2}; {2|-2}; {1|-1}");
    let play = |position: &Position, strategy: &mut Sentestrat, analyst: &mut Analyst| {
        chosen(strategy, position, Player::Right, analyst).unwrap()
    };
    // Nothing was seen before: the hottest.
    let (after, choice) = play(&start, &mut sente, &mut analyst);
    assert_eq!(after.text(), "-2; {1|-1}; {{7|0}|-2}; {{9|1}|0}");
    assert!(choice.reason.ends_with("The ambient temperature is 2."), "{}", choice.reason);
    // Left threatens 9 and is answered there.
    let (after, choice) = play(&trees("-2; {1|-1}; {{7|0}|-2}; {9|1}"), &mut sente, &mut analyst);
    assert_eq!(after.text(), "-2; 1; {1|-1}; {{7|0}|-2}");
    let reason = "It answers where Left moved, in the component {9|1}; its temperature is 4, above the ambient temperature 2. \
                  It leaves 1 there.";
    assert_eq!(choice.reason, reason);
    // Left moves where nothing is left, and Right takes the hottest.
    let (after, choice) = play(&trees("-2; 1; 1; {{7|0}|-2}"), &mut sente, &mut analyst);
    assert_eq!(after.text(), "-2; -2; 1; 1");
    assert!(choice.reason.contains("the hottest component"), "{}", choice.reason);
    // To another match this one means nothing.
    let (_, choice) = play(&trees("{9|1}; {20|0}"), &mut sente, &mut analyst);
    assert!(choice.reason.ends_with("The ambient temperature is 10."), "{}", choice.reason);
}

/// What thermographs say nothing of is refused in a sentence.
#[test]
fn what_temperatures_do_not_cover() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let mut check = |position: Position, play: Play, expected: &str| {
        let moves = position.moves(Player::Left, &Control::new()).unwrap();
        let turn = Turn { position: &position, player: Player::Left, play, moves: &moves };
        for name in ["hotstrat", "thermostrat", "sentestrat"] {
            let refused =
                decide(&mut *strategy(name, 0).unwrap(), &turn, &mut analyst).unwrap_err();
            assert_eq!(refused.to_string(), expected.replace("NAME", name));
        }
        // Others play it.
        for name in ["greedy", "student-1", "student-5", "perfect"] {
            let choice = decide(&mut *strategy(name, 0).unwrap(), &turn, &mut analyst).unwrap();
            assert!(choice.index < moves.len());
        }
    };
    let of =
        |what: &str| format!("The NAME strategy goes by temperatures, which are of {what} only.");
    check(board(2, 3), Play::Misere, &of("normal play"));
    let entailing = place("game.entailing.TopEntails", "5,3");
    check(entailing, Play::Normal, &of("games without entailing moves"));
}

/// Every strategy in the table has its name, moves, and gives a reason in sentences, in any game that it covers.
#[test]
fn all_of_the_table_move() {
    let control = Control::new();
    for entry in TABLE {
        assert!(STRATEGIES.contains(&entry.name) && !entry.summary.is_empty());
        for game in games() {
            let mut player = strategy(entry.name, 1).unwrap();
            assert_eq!(player.name(), entry.name);
            for start in game.small() {
                for play in [Play::Normal, Play::Misere] {
                    with_analyst(&control, |analyst| {
                        let moves = start.moves(Player::Left, &control)?;
                        let turn =
                            Turn { position: &start, player: Player::Left, play, moves: &moves };
                        match decide(&mut *player, &turn, analyst) {
                            Ok(choice) => {
                                assert!(choice.index < moves.len());
                                assert!(choice.reason.ends_with('.'), "{}", choice.reason);
                            }
                            Err(PositionError::Stop(Stop::Undefined(message))) => {
                                assert!(message.contains(" only"), "{message}");
                            }
                            Err(error) => panic!("{} {start}: {error}", entry.name),
                        }
                        Ok(())
                    });
                }
            }
        }
    }
}

/// Positions that are too large for any search.
fn large() -> Vec<Position> {
    let amazons = [".".repeat(8), "x......o".to_owned(), ".".repeat(8)].join("|");
    vec![
        place("game.grid.Amazons", &amazons),
        board(8, 8).sum(&place("game.grid.Clobber", &["xoxoxoxo"; 6].join("|"))),
        place("game.grid.Cram", &vec![".".repeat(9); 9].join("|")),
        place("game.heap.Nim", "100000,99999,12345"),
    ]
}

/// No strategy is left without a move on large boards, where it is hurried at once, or has hardly any memory.
#[test]
fn there_is_always_a_move() {
    let check = |start: &Position, name: &str, control: &Control| {
        let moves = start.moves(Player::Left, &Control::new()).unwrap();
        let turn =
            Turn { position: start, player: Player::Left, play: Play::Normal, moves: &moves };
        let analyst = &mut Analyst::new(control.clone(), &standard());
        match decide(&mut *strategy(name, 0).unwrap(), &turn, analyst) {
            Ok(choice) => assert!(choice.index < moves.len() && choice.reason.ends_with('.')),
            Err(PositionError::Stop(Stop::Undefined(message))) => {
                assert!(message.contains(" only"), "{name} {start}: {message}");
            }
            Err(error) => panic!("{name} {start}: {error}"),
        }
    };
    for start in large() {
        for name in STRATEGIES {
            let control = Control::new();
            control.hurry();
            check(&start, name, &control);
        }
    }
    for name in STRATEGIES {
        check(&large()[0], name, &Control::with_memory(2 << 20));
    }
}

/// Perfect says what it did not prove, plays none of the moves that it refuted, and stops when it is told to.
#[test]
fn perfect_tells_what_is_not_proved() {
    let control = Control::new();
    let mut analyst = Analyst::new(control.clone(), &standard());
    control.hurry();
    let (_, choice) = chosen(&mut Perfect, &board(11, 11), Player::Left, &mut analyst).unwrap();
    let expected = "Not proved: whether one of the 110 moves wins is open. By mobility it looks best: it leaves ";
    assert!(choice.reason.starts_with(expected), "{}", choice.reason);
    // Hot components, of which values are known: the forecast of the sum is told.
    let switches = (0..30).map(|i| format!("{{{}|{}}}", 3 * i + 40, -2 * i - 7 * (i % 3)));
    let sum = trees(&switches.collect::<Vec<_>>().join(";"));
    control.hurry();
    let (_, choice) = chosen(&mut Perfect, &sum, Player::Left, &mut analyst).unwrap();
    assert!(choice.reason.starts_with("Not proved: "), "{}", choice.reason);
    assert!(choice.reason.contains(" The means add up to "), "{}", choice.reason);
    control.cancel();
    let cancelled = chosen(&mut Perfect, &board(11, 11), Player::Left, &mut analyst);
    assert_eq!(cancelled, Err(PositionError::Stop(Stop::Cancelled)));
}

/// In hardly any memory verify has no verdict, where a match has its moves.
#[test]
fn verify_proves_what_is_proved_or_stops() {
    let control = Control::with_memory(1 << 18);
    let mut analyst = Analyst::new(control, &standard());
    let start = place("game.grid.Amazons", "x.....|......|......|......|.....o");
    let left = Player::Left;
    let verdict = verify(&mut Perfect, left, &start, left, Play::Normal, 1_000_000, &mut analyst);
    assert!(matches!(verdict, Err(PositionError::Stop(Stop::Memory { .. }))), "{verdict:?}");
    let (_, choice) = chosen(&mut Perfect, &start, left, &mut analyst).unwrap();
    assert!(choice.reason.starts_with("Not proved: "), "{}", choice.reason);
}

/// Of the moves that win perfect takes one that leaves most, where the values are at hand.
#[test]
fn perfect_keeps_most() {
    let control = Control::new();
    let mut starts: Vec<Position> = games().iter().flat_map(Game::small).collect();
    starts.retain(|start| !start.is_impartial());
    starts.push(place("game.graph.Hackenbush", "(ll;lr(r;l);ll(r;rr))"));
    for start in starts {
        for player in Player::BOTH {
            with_analyst(&control, |analyst| {
                let moves = start.moves(player, &control)?;
                if moves.is_empty() {
                    return Ok(());
                }
                let turn = Turn { position: &start, player, play: Play::Normal, moves: &moves };
                let best = valued(&turn, analyst)?.expect("small").moves[0].clone();
                if best.wins {
                    let choice = Perfect.choose(&turn, analyst)?;
                    assert_eq!(choice.index, best.index, "{start} {player}");
                }
                Ok(())
            });
        }
    }
}

/// Greedy takes what it sees to win, and beats who plays by lot.
#[test]
fn greedy_beats_chance() {
    let control = Control::new();
    let starts = [board(6, 6), place("game.grid.Clobber", "xoxoxo|oxoxox|xoxoxo|oxoxox")];
    for start in starts {
        with_analyst(&control, |analyst| {
            let won = wins(
                &mut |_| Box::new(Greedy),
                &mut |seed| strategy("random", seed).unwrap(),
                &start,
                20,
                analyst,
            );
            assert!(won >= 35, "{start}: {won} of 40");
            Ok(())
        });
    }
}

/// How many of twice as many matches as `seeds` the first wins, each player moving first in half of them.
fn wins(
    one: &mut dyn FnMut(u64) -> Box<dyn Strategy>,
    other: &mut dyn FnMut(u64) -> Box<dyn Strategy>,
    start: &Position,
    seeds: u64,
    analyst: &mut Analyst,
) -> usize {
    let mut won = 0;
    for seed in 0..seeds {
        for player in Player::BOTH {
            let mut players = [one(seed), other(seed)];
            if player == Player::Right {
                players.reverse();
            }
            let [left, right] = &mut players;
            let first = if seed % 2 == 0 { Player::Left } else { Player::Right };
            let both: [&mut dyn Strategy; 2] = [&mut **left, &mut **right];
            let winner = contest(both, start, first, Play::Normal, analyst, |_, _, _| {}).unwrap();
            won += usize::from(winner == Some(player));
        }
    }
    won
}

/// Each student beats the one below in clearly more than half of the matches.
#[test]
fn students_are_ordered() {
    let control = Control::new();
    let starts = [
        board(4, 5),
        place("game.grid.Clobber", "xoxox|oxoxo|xoxox"),
        place("game.heap.Nim", "3,4,5"),
        place("game.strip.ToadsAndFrogs", "tt..ff").sum(&board(3, 4)),
    ];
    let mut all = Vec::new();
    for strength in 1..5 {
        let mut won = Vec::new();
        for start in &starts {
            with_analyst(&control, |analyst| {
                let mut upper =
                    |seed| -> Box<dyn Strategy> { Box::new(Student::new(strength + 1, seed)) };
                let mut lower =
                    |seed| -> Box<dyn Strategy> { Box::new(Student::new(strength, seed + 1000)) };
                won.push(wins(&mut upper, &mut lower, start, 20, analyst));
                Ok(())
            });
        }
        println!("{} beats {strength}: {won:?} of 40 each", strength + 1);
        all.push(won.iter().sum::<usize>());
    }
    assert!(all.iter().all(|won| *won >= 95), "{all:?} of 160 each");
}
