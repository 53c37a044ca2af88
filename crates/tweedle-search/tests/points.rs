//! Games that are played for points, compared with minimax by the definition.

use std::collections::HashMap;
use tweedle_engine::number::Rational;
use tweedle_engine::short::Style;
use tweedle_engine::{Control, LoopyOutcome, Outcome, Outcomes, Play, Player};
use tweedle_rulesets::standard;
use tweedle_search::proof::prove;
use tweedle_search::strategy::{
    Perfect, Strategy, TABLE, Turn, drawing_moves, strategy, winning_moves,
};
use tweedle_search::{
    Analyst, Position, PositionError, Verdict, ahead, analyze, best_by_points, contest, explain,
    targets, tournament, verify,
};

type Known = HashMap<(Position, Player), Rational>;

fn place(rules: &str, text: &str) -> Position {
    standard().of_expression(rules).unwrap().place(text).unwrap()
}

/// The score with best play, by the definition.
fn minimax(position: &Position, player: Player, known: &mut Known) -> Rational {
    if let Some(score) = known.get(&(position.clone(), player)) {
        return score.clone();
    }
    let options = position.options(player, &Control::new()).unwrap();
    let scores = options.iter().map(|option| minimax(option, player.opponent(), known));
    let best = match player {
        Player::Left => scores.max(),
        Player::Right => scores.min(),
    };
    let score = best.unwrap_or_else(|| position.score(player).unwrap());
    known.insert((position.clone(), player), score.clone());
    score
}

/// Small positions: heaps, boards of Go without a ko, coins, and sums of them with each other and with games without points.
fn small_positions() -> Vec<Position> {
    let mut found = Vec::new();
    for set in ["[1,2]", "[2,3]", "[1,3,4]"] {
        let rules = format!("game.heap.CumulativeSubtraction({set})");
        for n in 0..10 {
            found.push(place(&rules, &format!("{n}")));
            found.push(place(&rules, &format!("-2:{n}")));
            found.push(place(&rules, &format!("{},{}", n / 2, n)));
        }
    }
    for graph in ["a-", "a-, a-b, b-", "a-b, a-c, b-c", "a-, a-b, b-, c-, c-d, d-"] {
        found.push(place("game.entailing.CountedCoins", graph));
    }
    for board in ["XXXX|X..O|XXXX", "XX|X.|X.|OO", "X..O", "Xx.O", "XXX|X.X|XXX", ".."] {
        found.push(place("game.grid.GoByArea", board));
    }
    let heap = |n: u32| place("game.heap.CumulativeSubtraction([2,3])", &n.to_string());
    let others = [
        place("game.grid.Domineering", "..|.."),
        place("game.heap.Nim", "2,1"),
        place("game.grid.GoByArea", "XXXX|X..O|XXXX"),
        place("game.entailing.CountedCoins", "a-, a-b, b-"),
        place("game.strip.ToadsAndFrogs", "t.f"),
    ];
    for n in 2..7 {
        found.push(heap(n).sum(&heap(n + 1).negative()));
        found.push(heap(n).negative());
        for other in &others {
            found.push(heap(n).sum(other));
            found.push(other.sum(&heap(n).negative()));
        }
    }
    found
}

#[test]
fn scores_are_those_of_minimax() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let mut known = Known::new();
    let (mut ties, mut mixed, mut kos) = (0, 0, 0);
    for position in small_positions() {
        assert!(position.has_scores(), "{position}");
        let fast = analyst.final_scores(&position);
        if matches!(fast, Err(PositionError::Loop(_))) {
            // A ko, which minimax would go round for ever.
            kos += 1;
            continue;
        }
        let slow = Player::BOTH.map(|player| minimax(&position, player, &mut known));
        assert_eq!(fast, Ok(slow.clone()), "{position}");
        ties += u32::from(slow.iter().any(|score| *score == 0.into()));
        mixed += u32::from(slow[0] != slow[1]);
        // The forms have the same stops.
        let form = analyst.scoring_form(&position).unwrap();
        assert_eq!(analyst.universes.stops(form).unwrap().plain, slow, "{position}");
        let found = analyze(&position, Style::default(), &mut analyst).unwrap();
        assert_eq!(found.scores, Some(slow.clone()));
        let winners = [ahead(&slow[0]), ahead(&slow[1])];
        let outcome = LoopyOutcome::from_winners(winners[0], winners[1]);
        let rows = targets(std::slice::from_ref(&position), &mut analyst).unwrap().rows;
        assert_eq!(rows[0].outcome, outcome, "{position}");
        assert_eq!(found.outcome, LoopyOutcome::from_winners(winners[0], winners[1]));
        for player in Player::BOTH {
            let score = &slow[player.index()];
            assert_eq!(analyst.winner(&position, player, Play::Normal), Ok(ahead(score)));
            let moves = position.moves(player, &Control::new()).unwrap();
            let turn = Turn { position: &position, player, play: Play::Normal, moves: &moves };
            let lines = explain(&turn, &mut analyst).unwrap();
            assert!(lines[0].contains(&score.to_string()), "{lines:?}");
            let scores: Vec<Rational> =
                moves.iter().map(|it| minimax(&it.to, player.opponent(), &mut known)).collect();
            let options = &found.options[player.index()];
            let analysed: Vec<(Option<String>, bool)> =
                options.iter().map(|it| (it.value.clone(), it.is_best)).collect();
            let expected: Vec<(Option<String>, bool)> =
                scores.iter().map(|it| (Some(it.to_string()), it == score)).collect();
            assert_eq!(analysed, expected, "{position}");
            if moves.is_empty() {
                continue;
            }
            let wins = (0..moves.len()).filter(|&place| ahead(&scores[place]) == Some(player));
            let winning: Vec<usize> = wins.collect();
            assert_eq!(winning_moves(&turn, &mut analyst), Ok(winning), "{position}");
            let drawing: Vec<usize> =
                (0..moves.len()).filter(|&place| scores[place] == Rational::ZERO).collect();
            assert_eq!(drawing_moves(&turn, &mut analyst), Ok(drawing), "{position}");
            let best: Vec<usize> =
                (0..moves.len()).filter(|&place| scores[place] == *score).collect();
            assert_eq!(best_by_points(&turn, &mut analyst), Ok(best), "{position}");
            for name in ["perfect", "brute"] {
                let chosen = strategy(name, 0).unwrap().choose(&turn, &mut analyst).unwrap();
                assert_eq!(scores[chosen.index], *score, "{position}: {}", chosen.reason);
            }
        }
    }
    assert!(ties > 20 && mixed > 20 && kos < 4, "{ties}, {mixed}, {kos}");
}

/// Strategies that count no points refuse games for points before a match; others play, and the standings have the points of all matches.
#[test]
fn strategies_that_count_no_points_say_so() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    let heap = place("game.heap.CumulativeSubtraction([2,3])", "9");
    let plain = place("game.grid.Domineering", "..|..");
    let mut refused = Vec::new();
    for entry in TABLE {
        let player = strategy(entry.name, 0).unwrap();
        assert_eq!(player.covers(&plain, Play::Normal).is_ok(), entry.name != "nim-sum");
        if player.covers(&heap, Play::Normal).is_err() {
            refused.push(entry.name);
        }
    }
    assert_eq!(refused, ["nim-sum", "greedy", "hotstrat", "thermostrat", "sentestrat"]);
    let mut players = ["perfect", "naive"].map(|name| strategy(name, 0).unwrap());
    let starts = [heap.clone()];
    let found = tournament(&mut players, &starts, Play::Normal, &mut analyst).unwrap();
    // The same matches, one by one.
    let mut points = Rational::ZERO;
    for (left, first) in
        [(0, Player::Left), (0, Player::Right), (1, Player::Left), (1, Player::Right)]
    {
        let mut last = heap.clone();
        let mut mover = first;
        let [a, b] = &mut players;
        let both: [&mut dyn Strategy; 2] =
            if left == 0 { [&mut **a, &mut **b] } else { [&mut **b, &mut **a] };
        contest(both, &heap, first, Play::Normal, &mut analyst, |player, step, _| {
            (last, mover) = (step.to.clone(), player.opponent());
        })
        .unwrap();
        let score = last.score(mover).unwrap();
        points = if left == 0 { points + score } else { points - score };
    }
    assert!(points > Rational::ZERO);
    assert_eq!(
        found.points,
        Some(vec![vec![Rational::ZERO, points.clone()], vec![-points, Rational::ZERO]])
    );
    let mut players = ["perfect", "greedy"].map(|name| strategy(name, 0).unwrap());
    assert!(tournament(&mut players, &starts, Play::Normal, &mut analyst).is_err());
    let starts = [plain];
    let found = tournament(&mut players, &starts, Play::Normal, &mut analyst).unwrap();
    assert_eq!(found.points, None);
}

/// Against all replies the perfect player gets at least the score that is best for it, and some reply holds it to that.
#[test]
fn the_perfect_player_takes_the_best_score() {
    fn worst(position: &Position, mover: Player, hero: Player, analyst: &mut Analyst) -> Rational {
        let moves = position.moves(mover, &Control::new()).unwrap();
        if moves.is_empty() {
            return position.score(mover).unwrap();
        }
        let turn = Turn { position, player: mover, play: Play::Normal, moves: &moves };
        if mover == hero {
            let chosen = Perfect.choose(&turn, analyst).unwrap().index;
            return worst(&moves[chosen].to, mover.opponent(), hero, analyst);
        }
        let scores = moves.iter().map(|it| worst(&it.to, mover.opponent(), hero, analyst));
        let worst = if hero == Player::Left { scores.min() } else { scores.max() };
        worst.unwrap()
    }
    let mut analyst = Analyst::new(Control::new(), &standard());
    for position in [
        place("game.heap.CumulativeSubtraction([1,3,4])", "9"),
        place("game.entailing.CountedCoins", "a-, a-b, b-, c-, c-d, d-"),
        place("game.heap.CumulativeSubtraction([2,3])", "5").sum(&place("game.heap.Nim", "2")),
    ] {
        let scores = analyst.final_scores(&position).unwrap();
        for first in Player::BOTH {
            for hero in Player::BOTH {
                let score = worst(&position, first, hero, &mut analyst);
                assert_eq!(score, scores[first.index()], "{position}");
            }
        }
    }
}

/// Matches end with the winner by points, or with none; a strategy is proved by points.
#[test]
fn matches_end_by_points() {
    let mut analyst = Analyst::new(Control::new(), &standard());
    for (n, left, right) in [(7, Some(Player::Left), Some(Player::Right)), (0, None, None)] {
        let heap = place("game.heap.CumulativeSubtraction([2,3])", &n.to_string());
        for (first, expected) in [(Player::Left, left), (Player::Right, right)] {
            let players: [&mut dyn Strategy; 2] = [&mut Perfect, &mut Perfect.clone()];
            let winner = contest(players, &heap, first, Play::Normal, &mut analyst, |_, _, _| {});
            assert_eq!(winner, Ok(expected), "{n}");
            let mut proved = |player| {
                let verdict =
                    verify(&mut Perfect, player, &heap, first, Play::Normal, 9999, &mut analyst);
                matches!(verdict, Ok(Verdict::Proved { .. }))
            };
            assert_eq!(
                Player::BOTH.map(&mut proved),
                Player::BOTH.map(|player| expected == Some(player))
            );
        }
        // In misère play, and as values, points do not count.
        let misere = analyst.winner(&heap, Player::Left, Play::Misere).unwrap();
        let outcome: Outcome = analyst.value(&mut Outcomes(Play::Misere), &heap).unwrap();
        assert_eq!(misere == Some(Player::Left), outcome.wins_first(Player::Left));
    }
}

#[test]
fn what_points_do_not_allow_is_refused() {
    let heap = place("game.heap.CumulativeSubtraction([2,3])", "7");
    let mut analyst = Analyst::new(Control::new(), &standard());
    let refused = prove(&heap, Player::Left, &mut analyst).unwrap_err();
    assert!(refused.to_string().contains("played for points"), "{refused}");
    // A ko leaves no final score, and a match goes on all the same.
    let ko = place("game.grid.GoByArea", "#XO#|X.xO|#XO#");
    assert!(matches!(analyst.final_scores(&ko), Err(PositionError::Loop(_))));
    let moves = ko.moves(Player::Right, &Control::new()).unwrap();
    let turn = Turn { position: &ko, player: Player::Right, play: Play::Normal, moves: &moves };
    let chosen = Perfect.choose(&turn, &mut analyst).unwrap();
    assert!(chosen.reason.starts_with("Not proved: play may go round"), "{}", chosen.reason);
}
