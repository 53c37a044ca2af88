//! Outcomes of games with bids, beside the definition, and the theorems about them.
//!
//! 256 games with each budget up to 4; `PROPTEST_CASES=5000` makes as many more.

use proptest::prelude::*;
use std::collections::HashMap;
use tweedle_engine::{Control, Play, Player, Stop};
use tweedle_rulesets::standard;
use tweedle_search::{Analyst, BiddingOutcomes, Position, bidding_outcomes};

fn place(rules: &str, text: &str) -> Position {
    standard().position(rules, text).unwrap()
}

fn outcomes(position: &Position, budget: usize) -> BiddingOutcomes {
    bidding_outcomes(position, budget, &Control::new()).unwrap()
}

/// Positions that have been looked at: if Left wins, with the holder of the marker and Left's chips.
type Known = HashMap<(Position, Player, usize), bool>;

/// If Left wins, by the definition: each bid of one player against each of the other. A bid is a number of chips, and if the marker is
/// in it.
fn left_wins(
    position: &Position,
    holder: Player,
    own: usize,
    budget: usize,
    known: &mut Known,
) -> bool {
    let key = (position.clone(), holder, own);
    if let Some(&found) = known.get(&key) {
        return found;
    }
    let bids = |player: Player, chips: usize| -> Vec<(usize, bool)> {
        let all = (0..=chips).map(|bid| (bid, false));
        let with_marker = (0..=chips).map(|bid| (bid, true)).filter(|_| player == holder);
        all.chain(with_marker).collect()
    };
    let (lefts, rights) = (bids(Player::Left, own), bids(Player::Right, budget - own));
    let mut table = vec![vec![false; rights.len()]; lefts.len()];
    for (i, &(left, with_left)) in lefts.iter().enumerate() {
        for (j, &(right, with_right)) in rights.iter().enumerate() {
            let winner = match left.cmp(&right) {
                std::cmp::Ordering::Greater => Player::Left,
                std::cmp::Ordering::Less => Player::Right,
                std::cmp::Ordering::Equal => holder,
            };
            let (paid, own) = match winner {
                Player::Left => (with_left, own - left),
                Player::Right => (with_right, own + right),
            };
            let goes_over = winner == holder && (paid || left == right);
            let holder = if goes_over { holder.opponent() } else { holder };
            let options = position.options(winner, &Control::new()).unwrap();
            let mut wins =
                options.iter().map(|option| left_wins(option, holder, own, budget, known));
            table[i][j] = match winner {
                Player::Left => wins.any(|it| it),
                Player::Right => wins.all(|it| it),
            };
        }
    }
    let left = table.iter().any(|row| row.iter().all(|&it| it));
    let right = (0..rights.len()).any(|j| table.iter().all(|row| !row[j]));
    assert_ne!(left, right, "{position} is not determined: {holder}, {own} of {budget}");
    known.insert(key, left);
    left
}

/// All that is known of the outcomes of a position with a budget.
fn check(position: &Position, budget: usize) {
    let found = outcomes(position, budget);
    assert_eq!(found.budget(), budget);
    assert_eq!(found.winner(Player::Left, budget + 1), None);
    let wins = |holder, chips| found.winner(holder, chips) == Some(Player::Left);
    let mut known = Known::new();
    for holder in Player::BOTH {
        for chips in 0..=budget {
            let expected = left_wins(position, holder, chips, budget, &mut known);
            assert_eq!(wins(holder, chips), expected, "{position}: {holder}, {chips} of {budget}");
        }
        // More chips do no harm.
        assert!((0..budget).all(|chips| !wins(holder, chips) || wins(holder, chips + 1)));
    }
    // The marker is worth a chip at most.
    let (left, right) = (Player::Left, Player::Right);
    assert!((0..budget).all(|chips| !wins(left, chips) || wins(right, chips + 1)), "{position}");
    // With the players exchanged the other one wins.
    let exchanged = outcomes(&position.negative(), budget);
    for holder in Player::BOTH {
        for chips in 0..=budget {
            let other = exchanged.winner(holder.opponent(), budget - chips);
            assert_eq!(found.winner(holder, chips), other.map(Player::opponent));
        }
    }
}

/// With no chips the players move in turn, and the holder of the marker begins.
fn check_without_chips(position: &Position) {
    let class = Analyst::new(Control::new(), &standard()).class(position, Play::Normal).unwrap();
    let outcome = class.as_outcome().unwrap();
    let found = outcomes(position, 0);
    for holder in Player::BOTH {
        let wins = found.winner(holder, 0) == Some(holder);
        assert_eq!(wins, outcome.wins_first(holder), "{position}");
    }
}

#[test]
fn positions_of_rulesets() {
    let positions = [
        ("game.grid.Domineering", "..|.."),
        ("game.grid.Domineering", "...|.#."),
        ("game.grid.Clobber", "xoxo"),
        ("game.grid.Clobber", "xo|ox"),
        ("game.heap.Nim", "3"),
        ("game.heap.Nim", "2,1"),
        ("game.heap.Kayles", "4"),
        ("game.strip.ToadsAndFrogs", "tt.f"),
        ("game.strip.TopplingDominoes", "lerrl"),
        ("game.graph.Hackenbush", "l(r;e)l"),
        ("game.graph.Col", "-.-"),
    ];
    let mut sum = Position::zero();
    for (i, (rules, text)) in positions.into_iter().enumerate() {
        let position = place(rules, text);
        check_without_chips(&position);
        for budget in 0..4 {
            check(&position, budget);
        }
        if i % 4 == 0 {
            sum = sum.sum(&position.negative());
        }
    }
    check(&place("game.grid.Domineering", "..").sum(&place("game.heap.Nim", "2").copies(2)), 3);
    assert_eq!(sum.len(), 3);
    check_without_chips(&sum);
}

/// The holder of the marker loses the game in which nobody can move: he cannot bid less than the other.
#[test]
fn the_marker_may_do_harm() {
    for budget in [0, 1, 5] {
        let found = outcomes(&Position::zero(), budget);
        for holder in Player::BOTH {
            let all = (0..=budget).all(|it| found.winner(holder, it) == Some(holder.opponent()));
            assert!(all, "{budget}");
        }
    }
}

/// A budget that the definition is too slow for: Left wins a move, a game of value 1, with any chips.
#[test]
fn large_budgets() {
    let found = outcomes(&place("game.grid.Domineering", ".|."), 3000);
    assert!((0..=3000).all(|chips| found.winner(Player::Left, chips) == Some(Player::Left)));
    let limit = bidding_outcomes(&Position::zero(), 10_001, &Control::new());
    assert!(matches!(limit, Err(Stop::TooLarge(_))), "{limit:?}");
}

#[test]
fn games_without_an_end_are_refused() {
    for (rules, text) in
        [("game.strip.BackslidingToadsAndFrogs", "t.f"), ("game.entailing.TopEntails", "4")]
    {
        let found = bidding_outcomes(&place(rules, text), 1, &Control::new());
        assert!(matches!(found, Err(Stop::Undefined(_))), "{rules}: {found:?}");
    }
    let control = Control::new();
    control.cancel();
    let found = bidding_outcomes(&place("game.heap.Nim", "9"), 1, &control);
    assert_eq!(found, Err(Stop::Cancelled));
    let found =
        bidding_outcomes(&place("game.heap.Nim", "60,60"), 9, &Control::with_memory(100_000));
    assert!(matches!(found, Err(Stop::Memory { .. })), "{found:?}");
}

/// Graphs on which one token is any game with few positions: each vertex has edges of either player to vertices before it.
fn game() -> impl Strategy<Value = Position> {
    let vertex = |number: usize| {
        let edge = 0..number.max(1);
        [prop::collection::vec(edge.clone(), 0..3), prop::collection::vec(edge, 0..3)]
    };
    let edges: Vec<_> = (0..8).map(vertex).collect();
    edges.prop_map(|vertices| {
        let name = |number: usize| char::from(b'a' + number as u8).to_string();
        let mut text: Vec<String> = vec!["a:".to_owned()];
        for (number, sides) in vertices.iter().enumerate().skip(1) {
            for (side, player) in sides.iter().zip(["Left", "Right"]) {
                let mut ends: Vec<String> = side.iter().map(|&end| name(end)).collect();
                ends.sort();
                ends.dedup();
                if !ends.is_empty() {
                    text.push(format!("{} {player}: {}", name(number), ends.join(", ")));
                }
            }
            if sides.iter().all(Vec::is_empty) {
                text.push(format!("{}:", name(number)));
            }
        }
        let rules = format!("game.graph.Tokens({:?})", text.join(" | "));
        place(&rules, &name(vertices.len() - 1))
    })
}

proptest! {
    #[test]
    fn random_games(game in game()) {
        check_without_chips(&game);
        for budget in 0..5 {
            check(&game, budget);
        }
    }
}
