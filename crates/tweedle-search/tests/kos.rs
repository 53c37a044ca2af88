//! Thermographs of positions in which a number lies beside a ko: prisoners in Go.

use std::sync::Arc;
use tweedle_engine::number::Rational;
use tweedle_engine::short::Thermograph;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::any::Position;
use tweedle_rulesets::{Argument, standard};
use tweedle_search::Analyst;

const KOMASTERS: [Option<Player>; 3] = [Some(Player::Left), Some(Player::Right), None];

fn goban(text: &str) -> Option<Position> {
    let rules = standard().rules("game.grid.GoEndgame", &[]).expect("a ruleset");
    rules.place(text).ok()
}

fn token(moves: &str) -> Position {
    let rules = [Argument::Text(moves.to_owned())];
    let rules = standard().rules("game.graph.Tokens", &rules).expect("a ruleset");
    rules.place("a").expect("a position")
}

fn thermographs(position: &Position) -> [Arc<Thermograph<Rational>>; 3] {
    let mut analyst = Analyst::new(Control::new(), &standard());
    KOMASTERS.map(|komaster| analyst.thermograph(position, komaster).expect("a thermograph"))
}

/// Who takes a stone has a prisoner, which is a move more; who fills ends the ko. So are prisoners from before.
#[test]
fn a_ko_on_a_board_is_that_of_a_token() {
    let ends = "m Right: 0 | 1 Left: 0 | 2 Left: 1 | 3 Left: 2 | 4 Left: 3";
    for (board, moves, mean) in [
        ("#XO#|X.xO|#XO#", "a Left: 0 | a Right: b | b Left: a | b Right: m", "-1/3"),
        ("2:#XO#|X.xO|#XO#", "a Left: 2 | a Right: b | b Left: a | b Right: 1", "5/3"),
    ] {
        let position = goban(board).expect("a position");
        let of_token = thermographs(&token(&format!("{moves} | {ends}")));
        let of_board = thermographs(&position);
        assert_eq!(of_board, of_token, "{board}");
        assert_eq!(of_board[2].mean().to_string(), mean);
    }
}

/// Where play ends, the thermograph is that of the canonical form, also with prisoners.
#[test]
fn without_a_ko_it_is_that_of_the_canonical_form() {
    let cells = ['.', 'x', 'o', 'X', 'O'];
    let mut compared = 0;
    for code in 0..5_usize.pow(5) {
        let cell = |place: u32| cells[code / 5_usize.pow(place) % 5];
        let row = |from: u32, to: u32| (from..to).map(cell).collect::<String>();
        for text in [format!("X{}O", row(0, 5)), format!("2:X{}|{}", row(0, 2), row(2, 5))] {
            let Some(position) = goban(&text) else { continue };
            let mut analyst = Analyst::new(Control::new(), &standard());
            let Ok(g) = analyst.canonical_form(&position) else { continue };
            let expected = analyst.store.thermograph(g).expect("room").to_rational();
            let found = analyst.thermograph(&position, Some(Player::Left)).expect("a thermograph");
            assert_eq!(*found, expected, "{text}");
            compared += 1;
        }
    }
    assert!(compared > 1_000, "{compared}");
}
