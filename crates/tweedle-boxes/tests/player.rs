//! The player against exact scores and against chance.

use tweedle::Control;
use tweedle_boxes::{Board, Nimstring, Position, Scores, Start, bits, choose, endgame};

/// The net of whoever moves when the player plays both sides.
fn played(position: &Position, nimstring: &mut Nimstring, scores: Option<&Scores>) -> i32 {
    let (mut now, mut lead, mut sign) = (*position, 0, 1);
    while let Some(choice) = choose(&now, sign * lead, nimstring, scores).unwrap() {
        assert!(choice.reason.ends_with('.'), "{}", choice.reason);
        let takes = now.completes(choice.line) as i32;
        now = now.draw(choice.line).unwrap();
        lead += sign * takes;
        if takes == 0 {
            sign = -sign;
        }
    }
    lead
}

/// How much less than the best score the choice gets.
fn loss(position: &Position, nimstring: &mut Nimstring, scores: &Scores, with: bool) -> i32 {
    let choice = choose(position, 0, nimstring, with.then_some(scores)).unwrap().unwrap();
    let moves = scores.moves(position).unwrap();
    let chosen = moves.iter().find(|one| one.line == choice.line).unwrap();
    scores.net(position).unwrap() - chosen.net
}

/// A position met when both play at random, but mostly take boxes and mostly give none away.
fn random_position(board: Board, free: usize, random: &mut fastrand::Rng) -> Position {
    let mut position = board.start(Start::Empty);
    while position.free_lines() > free {
        let lines: Vec<usize> = bits(position.undrawn()).collect();
        let line = lines[random.usize(..lines.len())];
        let gives = position.draw(line).unwrap().has_capture();
        if !gives || random.u8(..40) == 0 {
            position = position.draw(line).unwrap();
        }
    }
    position
}

#[test]
fn measure() {
    let mut random = fastrand::Rng::with_seed(5);
    let control = Control::new();
    let mut nimstring = Nimstring::new(&control);
    for (rows, cols) in [(2, 3), (3, 3), (2, 5)] {
        let board = Board::new(rows, cols).unwrap();
        for free in [6, 9, 12, 15, 18] {
            if free > board.lines() { continue; }
            let (mut lost, mut wrong, mut per) = (0, 0, [[0; 2]; 4]);
            for _ in 0..300 {
                let mut position = board.start(Start::Empty);
                let mut tries = 0;
                while position.free_lines() > free {
                    let lines: Vec<usize> = bits(position.undrawn()).collect();
                    let line = lines[random.usize(..lines.len())];
                    tries += 1;
                    let gives = position.draw(line).unwrap().has_capture();
                    if !gives || tries % 40 == 0 { position = position.draw(line).unwrap(); }
                }
                let scores = Scores::of(&position, &control).unwrap();
                let loss = loss(&position, &mut nimstring, &scores, false);
                lost += loss;
                wrong += i32::from(loss > 0);
                let choice = choose(&position, 0, &mut nimstring, None).unwrap().unwrap();
                let kind = if choice.reason.contains("drawing") { 0 } else if choice.reason.contains("every move can") { 1 } else if choice.reason.contains("offers the f") { 2 } else { 3 };
                per[kind][0] += 1; per[kind][1] += loss;
            }
            println!("{rows}x{cols} {free} lines: {lost} lost, {wrong} wrong {per:?}");
        }
    }
}
