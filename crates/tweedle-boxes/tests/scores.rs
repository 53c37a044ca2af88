//! Scores of Dots and Boxes against the rules alone, and the theory of endgames against scores.

use tweedle_boxes::{
    Board, Component, Endgame, Nimstring, Parity, Position, Scores, Start, advice, bits, chains,
    endgame, safe_captures, wanted_long_chains,
};
use tweedle_engine::affine::Value::Moon;
use tweedle_engine::{Control, Stop};

/// Alpha-beta by the rules: nothing is kept, and nothing is known but who moves and who gets what.
fn plain(position: &Position, mut alpha: i32, beta: i32) -> i32 {
    if position.undrawn() == 0 {
        return 0;
    }
    for line in bits(position.undrawn()) {
        let takes = position.completes(line) as i32;
        let after = position.draw(line).unwrap();
        let net = if takes > 0 {
            takes + plain(&after, alpha - takes, beta - takes)
        } else {
            -plain(&after, -beta, -alpha)
        };
        alpha = alpha.max(net);
        if alpha >= beta {
            break;
        }
    }
    alpha
}

#[test]
fn all_positions_of_small_boards() {
    for (rows, cols) in [(1, 1), (1, 2), (1, 3), (2, 2)] {
        let board = Board::new(rows, cols).unwrap();
        let scores = Scores::of(&board.start(Start::Empty), &Control::new()).unwrap();
        let least = if rows == 2 { 7 } else { 8 };
        for lines in 0..1 << board.lines() {
            let position = board.position(lines).unwrap();
            if position.free_lines() <= least {
                assert_eq!(scores.net(&position), Some(plain(&position, -9, 9)), "{position}");
            }
        }
    }
}

#[test]
fn random_positions_of_larger_boards() {
    let mut random = fastrand::Rng::with_seed(3);
    for (rows, cols) in [(2, 3), (3, 3), (4, 4), (5, 5)] {
        let board = Board::new(rows, cols).unwrap();
        for _ in 0..25 {
            let mut lines: Vec<usize> = (0..board.lines()).collect();
            random.shuffle(&mut lines);
            let undrawn = lines[..8].iter().fold(0, |set, line| set | 1 << line);
            let position = board.position(undrawn).unwrap();
            let scores = Scores::of(&position, &Control::new()).unwrap();
            let net = plain(&position, -30, 30);
            let (found, best) = scores.best_moves(&position).unwrap();
            assert_eq!(found, net, "{position}");
            for one in scores.moves(&position).unwrap() {
                let after = position.draw(one.line).unwrap();
                let takes = position.completes(one.line) as i32;
                let expected = if takes > 0 {
                    takes + plain(&after, -30, 30)
                } else {
                    -plain(&after, -30, 30)
                };
                assert_eq!(one.net, expected);
                assert_eq!(best.contains(&one.line), one.net == net);
            }
        }
    }
}

/// What is safe to take is among the best moves, and all is safe but the last two boxes of a chain,
/// the last four of a loop.
#[test]
fn safe_captures_lose_nothing() {
    let mut random = fastrand::Rng::with_seed(4);
    let mut counts = [0; 2];
    for (rows, cols) in [(2, 3), (1, 5), (3, 3), (2, 4)] {
        let board = Board::new(rows, cols).unwrap();
        let scores = Scores::of(&board.start(Start::Empty), &Control::new()).unwrap();
        for lines in 0..1 << 17 {
            let lines = if board.lines() > 17 { random.u128(..) & board.all() } else { lines };
            let position = board.position(lines & board.all()).unwrap();
            let net = scores.net(&position).unwrap();
            for line in bits(safe_captures(&position)) {
                let takes = position.completes(line) as i32;
                let after = position.draw(line).unwrap();
                assert!(takes > 0);
                assert_eq!(takes + scores.net(&after).unwrap(), net, "{line}\n{position}");
                counts[0] += 1;
            }
            if safe_captures(&position) == 0 && position.has_capture() {
                counts[1] += 1;
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 1000), "{counts:?}");
}

/// Simple loony endgames on boards are worth what `Endgame` says, and the player who opens loses as much.
#[test]
fn endgames_on_boards() {
    let (mut count, mut kinds) = (0, Vec::new());
    for (rows, cols) in [(2, 4), (1, 6), (2, 3), (3, 3)] {
        let board = Board::new(rows, cols).unwrap();
        let scores = Scores::of(&board.start(Start::Empty), &Control::new()).unwrap();
        for lines in 0..1 << board.lines() {
            let position = board.position(lines).unwrap();
            let Some(found) = endgame(&position) else { continue };
            assert_eq!(scores.net(&position), Some(-found.value()), "{position}");
            // To open what is best to open is best.
            if let Some(&(component, cost)) = found.openings().first() {
                assert_eq!(cost, found.value(), "{component:?}");
            }
            count += 1;
            if !kinds.contains(&found) {
                kinds.push(found);
            }
        }
    }
    assert!(count > 100 && kinds.len() > 10, "{count} endgames of {} kinds", kinds.len());
}

/// Endgames of several components that have no room on the boards above, put together of strips.
#[test]
fn endgames_of_many_components() {
    const FULL: &str = "+--+--+--+--+";
    const FOUR: &str = "             ";
    // To the left and down, so that it must be the last strip.
    const THREE: &str = "         |  |\n+--+--+  +--+";
    const LOOP: &str = "|     |  |  |\n+  +  +--+--+\n|     |  |  |";
    const LOOPS: &str = "|     |     |\n+  +  +  +  +\n|     |     |";
    let check = |strips: &[&str], chains: &[usize], loops: usize| {
        let mut picture = format!("{FULL}\n{}", strips.join(&format!("\n{FULL}\n")));
        if strips.last() != Some(&THREE) {
            picture = format!("{picture}\n{FULL}");
        }
        let position = Position::parse(&picture).unwrap();
        let expected = Endgame::new(chains, &vec![4; loops]).unwrap();
        assert_eq!(endgame(&position), Some(expected.clone()), "{position}");
        let scores = Scores::of(&position, &Control::new()).unwrap();
        assert_eq!(scores.net(&position), Some(-expected.value()), "{position}");
    };
    check(&[FOUR, FOUR, FOUR], &[4, 4, 4], 0);
    check(&[FOUR, FOUR, THREE], &[3, 4, 4], 0);
    check(&[LOOP, THREE], &[3], 1);
    check(&[LOOP, FOUR], &[4], 1);
    check(&[LOOPS, THREE], &[3], 2);
    check(&[LOOPS, FOUR], &[4], 2);
    check(&[LOOP, FOUR, THREE], &[3, 4], 1);
    check(&[LOOP, FOUR, FOUR], &[4, 4], 1);
    check(&[LOOPS, FOUR, THREE], &[3, 4], 2);
    check(&[LOOPS, LOOP, THREE], &[3], 3);
    check(&[LOOPS, LOOPS], &[], 4);
}

/// Without joints and loops the long chain rule decides Nimstring.
#[test]
fn the_long_chain_rule() {
    let mut nimstring = Nimstring::new(&Control::new());
    let board = Board::new(2, 4).unwrap();
    let mut counts = [0; 2];
    for lines in (0..1 << board.lines()).step_by(3) {
        let position = board.position(lines).unwrap();
        let is_flat =
            (0..board.boxes()).all(|i| matches!(position.sides_left(i).count_ones(), 0 | 2));
        if !is_flat {
            continue;
        }
        let all = chains(&position);
        let long = all.iter().filter(|chain| chain.is_long() && !chain.is_loop()).count();
        let wins = !nimstring.value(&position).unwrap().is_zero();
        assert_eq!(wanted_long_chains(&position) == Some(Parity::of(long)), wins, "{position}");
        counts[usize::from(wins)] += 1;
    }
    assert!(counts.iter().all(|&count| count > 100), "{counts:?}");
}

#[test]
fn chains_have_all_boxes_with_two_sides() {
    let mut random = fastrand::Rng::with_seed(9);
    let board = Board::new(4, 5).unwrap();
    for _ in 0..500 {
        let position = board.position(random.u128(..) & random.u128(..) & board.all()).unwrap();
        let mut boxes: Vec<usize> = chains(&position).into_iter().flat_map(|c| c.boxes).collect();
        boxes.sort_unstable();
        let two = |&number: &usize| position.sides_left(number).count_ones() == 2;
        assert_eq!(boxes, (0..board.boxes()).filter(two).collect::<Vec<_>>(), "{position}");
        for chain in chains(&position) {
            for pair in chain.boxes.windows(2) {
                assert_ne!(position.sides_left(pair[0]) & position.sides_left(pair[1]), 0);
            }
        }
    }
}

/// No advice fails, and it says the value and the score.
#[test]
fn advice_on_all_kinds_of_positions() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut nimstring = Nimstring::new(&Control::new());
    let board = Board::new(3, 3).unwrap();
    let mut moons = 0;
    for _ in 0..300 {
        let undrawn = random.u128(..) & random.u128(..) & board.all();
        let position = board.position(undrawn).unwrap();
        let scores = Scores::of(&position, &Control::new()).unwrap();
        let lines = advice(&position, &mut nimstring, scores.moves(&position).as_deref()).unwrap();
        let value = nimstring.value(&position).unwrap();
        if undrawn != 0 {
            assert!(lines[0].starts_with(&format!("The Nimstring value is {value}: ")));
            assert!(lines.last().unwrap().starts_with("With best play"));
        }
        if value == Moon {
            moons += 1;
            assert!(lines.iter().any(|line| line.contains(" to take. ")), "{lines:#?}");
        }
    }
    assert!(moons > 50, "{moons}");
}

/// When all that was offered can be taken, and the rest is an endgame, control is kept exactly if
/// the score says so.
#[test]
fn keeping_control() {
    let board = Board::new(2, 6).unwrap();
    // A chain of six in each row; the upper one has been opened.
    let verticals = |r: usize| (0..7).map(move |c| 3 * 6 + r * 7 + c);
    let undrawn = verticals(0).skip(1).chain(verticals(1)).fold(0, |set, line| set | 1 << line);
    let position = board.position(undrawn).unwrap();
    let scores = Scores::of(&position, &Control::new()).unwrap();
    assert_eq!(scores.net(&position), Some(6 - 4 + 6));
    let rest = Endgame::new(&[6], &[]).unwrap();
    assert!(rest.is_control_worth_keeping(Component::Chain(6)));
    let mut nimstring = Nimstring::new(&Control::new());
    let lines = advice(&position, &mut nimstring, scores.moves(&position).as_deref()).unwrap();
    let expected = "There are 6 boxes to take. What is left is worth 6 to the player who does not open it: \
                    keep control, and leave the last 2 boxes to the other player.";
    assert!(lines.iter().any(|line| line == expected), "{lines:#?}");
}

/// Who wins the empty boards, and by how much, as computed here.
#[test]
fn starts() {
    let nets = [
        (1, 1, -1),
        (1, 2, 0),
        (1, 3, -1),
        (1, 4, 0),
        (1, 5, -1),
        (2, 2, 2),
        (2, 3, -2),
        (3, 2, -2),
        (2, 4, 2),
        (3, 3, -3),
    ];
    for (rows, cols, net) in nets {
        let position = Board::new(rows, cols).unwrap().start(Start::Empty);
        let scores = Scores::of(&position, &Control::new()).unwrap();
        assert_eq!(scores.net(&position), Some(net), "{rows}x{cols}");
    }
    // On 2 x 2 the first player wins with a line of the frame, and with no other one
    // (puzzling.stackexchange.com, "Optimal Play for 2 by 2 Dots and Boxes").
    let position = Board::new(2, 2).unwrap().start(Start::Empty);
    let scores = Scores::of(&position, &Control::new()).unwrap();
    for one in scores.moves(&position).unwrap() {
        let is_frame = position.board().boxes_at(one.line).len() == 1;
        assert_eq!(one.net, if is_frame { 2 } else { 0 });
    }
}

#[test]
fn too_much_is_refused() {
    let start = Board::new(3, 3).unwrap().start(Start::Empty);
    let error = Scores::of(&start, &Control::with_memory(1 << 20)).err().unwrap();
    assert_eq!(error, Stop::Memory { limit: 1 << 20, used: 0 });
    let start = Board::new(5, 5).unwrap().start(Start::Empty);
    let error = Scores::of(&start, &Control::new()).err().unwrap();
    assert!(error.to_string().contains("60"), "{error}");
    let small = Board::new(2, 2).unwrap().start(Start::Swedish);
    let scores = Scores::of(&small, &Control::new()).unwrap();
    assert_eq!(scores.net(&start), None);
    assert_eq!(scores.moves(&Board::new(2, 2).unwrap().start(Start::Icelandic)), None);
}

/// Both ends of a chain are safe to take, but not one after the other; and two chains may be open when
/// all that can be taken has been.
#[test]
fn advice_on_what_is_open() {
    for (rows, cols, lines, sentence) in [
        (3, 3, 0x0072_0868, "To be taken first, with nothing lost: c2-d2."),
        (2, 5, 0x02cd_8540, "leave the last 4 boxes to the other player"),
        (
            4,
            3,
            0x7b03_0168,
            "The controlled value is 5: with best play the other player gets 5 boxes",
        ),
    ] {
        let position = Board::new(rows, cols).unwrap().position(lines).unwrap();
        let mut nimstring = Nimstring::new(&Control::new());
        let found = advice(&position, &mut nimstring, None).unwrap();
        assert!(found.iter().any(|line| line.contains(sentence)), "{found:?}");
    }
}
