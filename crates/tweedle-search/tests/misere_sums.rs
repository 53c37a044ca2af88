//! Misère play of sums by misère quotients, beside the rules alone.

use proptest::prelude::*;
use std::time::Instant;
use tweedle_engine::walk::{Memo, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Play, Player};
use tweedle_rulesets::standard;
use tweedle_search::strategy::{Perfect, Random, Turn, winning_moves};
use tweedle_search::{Analyst, AnyRules, Position, analyze_misere, contest};

fn place(rules: &str, text: &str) -> Position {
    standard().position(rules, text).unwrap()
}

fn analyst() -> Analyst {
    Analyst::new(Control::new(), &standard())
}

/// By walking through all positions below, as sums.
fn walked(position: &Position) -> Outcome {
    let mut memo = Memo::new(Control::new());
    Walker::new(&AnyRules, &mut memo).value(&mut Outcomes(Play::Misere), position).unwrap()
}

/// Small impartial positions of several rulesets.
const PARTS: &[(&str, &str)] = &[
    ("game.heap.Kayles", "3"),
    ("game.heap.Kayles", "5"),
    ("game.heap.DawsonsKayles", "6"),
    ("game.heap.GrundysGame", "6"),
    ("game.heap.Nim", "2"),
    ("game.heap.Nim", "3"),
    ("game.grid.Cram", "..|.."),
    ("game.grid.Cram", "...|.#."),
    ("game.grid.Cram", "....."),
    ("game.graph.Hackenbush", "e(e;e)e"),
    ("game.heap.TakeAndBreak(\"0.137\")", "6"),
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// The element says who wins, of sums of three; so does the walk. The moves that win are those after which the other one loses.
    #[test]
    fn elements_tell_outcomes(parts in prop::collection::vec(0..PARTS.len(), 1..4)) {
        let parts = parts.into_iter().map(|part| place(PARTS[part].0, PARTS[part].1));
        let position = parts.fold(Position::zero(), |sum, part| sum.sum(&part));
        let mut analyst = analyst();
        let expected = walked(&position);
        let found = analyst.misere_element(&position).unwrap();
        let found = found.expect("a quotient of few elements");
        prop_assert_eq!(found.outcome, expected, "{}", position);
        prop_assert!(found.lost > 0 && found.lost < found.order);
        prop_assert_eq!(analyst.outcome(&position, Play::Misere), Ok(expected));
        let moves = position.moves(Player::Left, &Control::new()).unwrap();
        let wins: Vec<bool> = moves.iter().map(|it| walked(&it.to) == Outcome::P).collect();
        let turn = Turn { position: &position, player: Player::Left, play: Play::Misere, moves: &moves };
        let winning = winning_moves(&turn, &mut analyst).unwrap();
        prop_assert_eq!(winning, (0..moves.len()).filter(|&it| wins[it]).collect::<Vec<_>>());
        let analysis = analyze_misere(&position, &mut analyst).unwrap();
        prop_assert_eq!(analysis.winning[0].len(), wins.iter().filter(|it| **it).count());
        prop_assert_eq!(analysis.outcome.as_outcome(), Some(expected));
    }
}

/// A sum of many boards, of which a walk would look at billions of positions.
fn large() -> Position {
    let boards = ["...|...", "..|..|..|..", "....|.##.", "...|.#.|...", "......."];
    let boards = boards.into_iter().map(|text| place("game.grid.Cram", text));
    boards.fold(place("game.heap.Kayles", "7,6"), |sum, board| sum.sum(&board.copies(2)))
}

#[test]
fn large_sums_are_found_soon() {
    let (position, mut analyst) = (large(), analyst());
    let outcome = analyst.outcome(&position, Play::Misere).unwrap();
    let element = analyst.misere_element(&position).unwrap().expect("a quotient");
    assert_eq!(element.outcome, outcome);
    // It is won exactly if some move leads to where the other one loses.
    let options = position.options(Player::Left, &Control::new()).unwrap();
    let lost =
        |option: &Position, it: &mut Analyst| it.outcome(option, Play::Misere) == Ok(Outcome::P);
    let wins = options.iter().any(|option| lost(option, &mut analyst));
    assert_eq!(wins, outcome == Outcome::N);
}

#[test]
fn the_perfect_player_wins_large_sums() {
    let (start, mut analyst) = (large(), analyst());
    let is_won = analyst.outcome(&start, Play::Misere) == Ok(Outcome::N);
    let first = if is_won { Player::Left } else { Player::Right };
    let mut reasons = Vec::new();
    for seed in 0..3 {
        let mut random = Random::new(seed);
        let winner = contest(
            [&mut Perfect, &mut random],
            &start,
            first,
            Play::Misere,
            &mut analyst,
            |_, _, choice| reasons.push(choice.reason.clone()),
        );
        assert_eq!(winner, Ok(Some(Player::Left)));
    }
    assert!(
        reasons.iter().any(|reason| reason.contains("in a misère quotient of order")),
        "{reasons:?}"
    );
}

/// Positions of which there is no finite quotient, or that have no misère play of this kind, are walked.
#[test]
fn others_are_walked() {
    let mut analyst = analyst();
    let partizan = place("game.grid.Domineering", "...|...");
    assert_eq!(analyst.misere_element(&partizan), Ok(None));
    assert_eq!(analyst.outcome(&partizan, Play::Misere), Ok(walked(&partizan)));
    let entailing = place("game.entailing.TopEntails", "4");
    assert_eq!(analyst.misere_element(&entailing), Ok(None));
    assert!(analyze_misere(&entailing, &mut analyst).is_err());
    let loopy = place("game.strip.BackslidingToadsAndFrogs", "t.f");
    assert!(analyze_misere(&loopy, &mut analyst).unwrap().element.is_none());
    // Cancelled work is not taken for a refusal.
    let control = Control::new();
    let mut stopped = Analyst::new(control.clone(), &standard());
    control.cancel();
    assert!(stopped.misere_element(&large()).is_err());
    control.resume();
    let began = Instant::now();
    assert!(stopped.misere_element(&large()).unwrap().is_some());
    assert!(began.elapsed().as_secs() < 60);
}
