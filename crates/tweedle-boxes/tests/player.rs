//! The player against exact scores and against chance.

use tweedle_boxes::{Board, Nimstring, Position, Scores, Start, bits, choose, endgame};
use tweedle_engine::Control;

/// The net of the player who moves when the player plays both sides.
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

/// A position with so many lines left as careful players get it by chance: of 40 lines that would
/// offer boxes about one is drawn.
fn met(board: Board, free: usize, random: &mut fastrand::Rng) -> Position {
    let mut position = board.start(Start::Empty);
    while position.free_lines() > free {
        let lines: Vec<usize> = bits(position.undrawn()).collect();
        let after = position.draw(lines[random.usize(..lines.len())]).unwrap();
        if !after.has_capture() || random.u8(..40) == 0 {
            position = after;
        }
    }
    position
}

#[test]
fn with_scores_the_best_is_reached() {
    let mut random = fastrand::Rng::with_seed(5);
    let control = Control::new();
    let mut nimstring = Nimstring::new(&control);
    for (rows, cols, tries) in [(1, 1, 5), (2, 2, 100), (2, 3, 100), (3, 3, 40)] {
        let board = Board::new(rows, cols).unwrap();
        for _ in 0..tries {
            let position = met(board, random.usize(0..=board.lines().min(16)), &mut random);
            let scores = Scores::of(&position, &control).unwrap();
            let net = played(&position, &mut nimstring, Some(&scores));
            assert_eq!(Some(net), scores.net(&position), "{position}");
        }
    }
}

/// Where only chains and loops are left that do not touch, short ones among them, nothing is lost,
/// neither to itself nor to anybody else.
#[test]
fn endgames_are_played_without_mistake() {
    let mut random = fastrand::Rng::with_seed(6);
    let control = Control::new();
    let mut nimstring = Nimstring::new(&control);
    let (mut loony, mut offers, mut all) = (0, 0, 0);
    for (rows, cols) in [(2, 3), (3, 3), (2, 5), (4, 4)] {
        let board = Board::new(rows, cols).unwrap();
        for _ in 0..2000 {
            let start = met(board, random.usize(6..=15.min(board.lines())), &mut random);
            let has_two = |number| matches!(start.sides_left(number).count_ones(), 0 | 2);
            if !(0..board.boxes()).all(has_two) {
                continue;
            }
            all += 1;
            loony += usize::from(endgame(&start).is_some());
            let scores = Scores::of(&start, &control).unwrap();
            assert_eq!(Some(played(&start, &mut nimstring, None)), scores.net(&start), "{start}");
            // Whatever somebody draws at random, what is drawn after it is best.
            let mut position = start;
            while position.free_lines() > 0 {
                let choice = choose(&position, 0, &mut nimstring, None).unwrap().unwrap();
                let (_, best) = scores.best_moves(&position).unwrap();
                assert!(best.contains(&choice.line), "{}\n{position}\n{choice:?}", choice.line);
                offers += usize::from(choice.reason.contains("keeps control"));
                let lines: Vec<usize> = bits(position.undrawn()).collect();
                position = position.draw(lines[random.usize(..lines.len())]).unwrap();
            }
        }
    }
    assert!(loony > 100 && offers > 40 && all > 300, "{loony}, {offers} of {all}");
}

/// Boxes lost by one choice on average, without scores.
#[test]
fn theory_loses_little() {
    let mut random = fastrand::Rng::with_seed(7);
    let control = Control::new();
    let mut nimstring = Nimstring::new(&control);
    let board = Board::new(3, 3).unwrap();
    for (free, most) in [(6, 0), (9, 15), (12, 75), (15, 275), (18, 275)] {
        let mut lost = 0;
        for _ in 0..200 {
            let position = met(board, free, &mut random);
            let choice = choose(&position, 0, &mut nimstring, None).unwrap().unwrap();
            let scores = Scores::of(&position, &control).unwrap();
            let moves = scores.moves(&position).unwrap();
            let chosen = moves.iter().find(|one| one.line == choice.line).unwrap();
            lost += scores.net(&position).unwrap() - chosen.net;
        }
        println!("{free} lines: {lost} boxes lost by 200 choices");
        assert!(lost <= most, "{free} lines: {lost}");
    }
}

#[test]
fn chance_is_beaten() {
    let mut random = fastrand::Rng::with_seed(8);
    let mut nimstring = Nimstring::new(&Control::new());
    let board = Board::new(3, 3).unwrap();
    let (mut won, mut sum) = (0, 0);
    for game in 0..50 {
        let (mut position, mut lead, mut is_mine) = (board.start(Start::Empty), 0, game % 2 == 0);
        while position.free_lines() > 0 {
            let line = if is_mine {
                choose(&position, lead, &mut nimstring, None).unwrap().unwrap().line
            } else {
                let lines: Vec<usize> = bits(position.undrawn()).collect();
                lines[random.usize(..lines.len())]
            };
            let takes = position.completes(line) as i32;
            position = position.draw(line).unwrap();
            lead += if is_mine { takes } else { -takes };
            is_mine ^= takes == 0;
        }
        won += usize::from(lead > 0);
        sum += lead;
    }
    println!("{won} of 50 won, by {sum} boxes in all");
    assert!(won >= 47, "{won} of 50");
}

/// On a board whose values are out of reach a whole match is played, by the long chain rule first.
#[test]
fn large_boards() {
    let mut nimstring = Nimstring::new(&Control::new());
    let start = Board::new(5, 5).unwrap().start(Start::Empty);
    let choice = choose(&start, 0, &mut nimstring, None).unwrap().unwrap();
    assert!(choice.reason.contains("out of reach"), "{}", choice.reason);
    let lead = played(&start, &mut nimstring, None);
    assert!(lead % 2 != 0 && lead.abs() <= 25, "{lead}");
    // With no room for values, too.
    let mut none = Nimstring::new(&Control::with_memory(1000));
    assert!(played(&start, &mut none, None).abs() <= 25);
    let choice = choose(&start, 0, &mut none, None).unwrap();
    assert_eq!(choice, choose(&start, 0, &mut Nimstring::new(&Control::new()), None).unwrap());
}
