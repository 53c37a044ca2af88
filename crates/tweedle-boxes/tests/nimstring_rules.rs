//! Nimstring by its rules alone: sums with heaps of Nim, played out.

#[path = "rules/mod.rs"]
mod rules;

use rules::{value, wins};
use tweedle_boxes::{Board, Nimstring, StringsAndCoins, ValuedMove, bits};
use tweedle_engine::Control;
use tweedle_engine::affine::Value::{self, Moon, Nimber};

fn strings_at(graph: &StringsAndCoins) -> Vec<usize> {
    let mut at = vec![0; graph.coins().len()];
    for (string, &(a, b)) in graph.strings().iter().enumerate() {
        for coin in [Some(a), b].into_iter().flatten() {
            at[coin] |= 1 << string;
        }
    }
    at
}

#[test]
fn all_positions_of_small_boards() {
    let mut nimstring = Nimstring::new(&Control::new());
    for (rows, cols) in [(1, 1), (1, 2), (1, 3), (2, 2), (1, 4), (4, 1), (1, 5), (2, 3), (3, 2)] {
        let board = Board::new(rows, cols).unwrap();
        let at: Vec<usize> = (0..board.boxes()).map(|i| board.box_lines(i) as usize).collect();
        for (lines, &wins) in wins(&at, board.lines()).iter().enumerate() {
            let position = board.position(lines as u128).unwrap();
            assert_eq!(nimstring.value(&position).unwrap(), value(wins), "{position}");
        }
    }
}

/// What is true of captures, on all positions of 2 × 2 and 1 × 4: to take a box changes no value
/// but a loony one's, and if captures differ, the position is loony.
#[test]
fn captures() {
    let mut nimstring = Nimstring::new(&Control::new());
    let mut seen = [0; 3];
    for (rows, cols) in [(2, 2), (1, 4)] {
        let board = Board::new(rows, cols).unwrap();
        for lines in 0..1 << board.lines() {
            let position = board.position(lines).unwrap();
            let value = nimstring.value(&position).unwrap();
            let moves = nimstring.moves(&position).unwrap();
            let after: Vec<Value> = moves.iter().filter(|m| m.takes > 0).map(|m| m.value).collect();
            assert_eq!(after.is_empty(), !position.has_capture());
            for &after_one in &after {
                assert!(value == after_one || value == Moon);
                seen[0] += 1;
            }
            if after.contains(&Moon) || after.iter().any(|&one| one != after[0]) {
                assert_eq!(value, Moon);
                seen[1] += 1;
            }
            if value == Moon {
                assert!(moves.iter().any(ValuedMove::wins) && position.has_capture());
                seen[2] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

#[test]
fn random_graphs() {
    let mut random = fastrand::Rng::with_seed(16);
    let mut nimstring = Nimstring::new(&Control::new());
    let mut positions = 0;
    for _ in 0..600 {
        let coins = random.usize(1..6);
        let mut text = Vec::new();
        for _ in 0..random.usize(1..11) {
            let (a, b) = (random.usize(0..coins), random.usize(0..coins + 2));
            match b {
                _ if a == b => {}
                b if b < coins => text.push(format!("c{a}-c{b}")),
                _ => text.push(format!("c{a}-")),
            }
        }
        let graph: StringsAndCoins = text.join(",").parse().unwrap();
        let strings = graph.strings().len();
        let all = wins(&strings_at(&graph), strings);
        for (uncut, &wins) in all.iter().enumerate() {
            let part: Vec<&str> = bits(uncut as u128).map(|i| &text[i][..]).collect();
            let part = part.join(",");
            let found = nimstring.graph_value(&part.parse().unwrap()).unwrap();
            assert_eq!(found, value(wins), "{part}");
            positions += 1;
        }
        let moves = nimstring.graph_moves(&graph).unwrap();
        for one in &moves {
            assert_eq!(one.value, value(all[(all.len() - 1) & !(1 << one.line)]));
        }
        let is_won = all[all.len() - 1] & 1 == 1;
        assert_eq!(moves.iter().any(ValuedMove::wins), is_won, "{graph}");
    }
    assert!(positions > 30_000, "{positions}");
}

/// The value of a sum is the sum of the values, loony ones included.
#[test]
fn sums() {
    let mut random = fastrand::Rng::with_seed(17);
    let mut nimstring = Nimstring::new(&Control::new());
    let board = Board::new(2, 2).unwrap();
    for _ in 0..2000 {
        let parts = [(); 2].map(|()| board.position(random.u128(..) & board.all()).unwrap());
        let values = parts.map(|part| nimstring.value(&part).unwrap());
        let texts = parts.map(|part| part.graph().to_string());
        let both = format!("{}, {}", texts[0], texts[1].replace("box", "other"));
        let found = nimstring.graph_value(&both.parse().unwrap()).unwrap();
        assert_eq!(found, values[0] + values[1], "{both}");
    }
}

/// Rotations and reflections change no value.
#[test]
fn symmetries() {
    let mut random = fastrand::Rng::with_seed(18);
    let mut nimstring = Nimstring::new(&Control::new());
    for (rows, cols) in [(3, 3), (2, 4)] {
        let board = Board::new(rows, cols).unwrap();
        for _ in 0..100 {
            let lines = random.u128(..) & board.all();
            let value = nimstring.value(&board.position(lines).unwrap()).unwrap();
            for symmetry in board.symmetries() {
                let image = bits(lines).fold(0, |image, line| image | 1_u128 << symmetry[line]);
                assert_eq!(nimstring.value(&board.position(image).unwrap()).unwrap(), value);
                assert_eq!(board.least_image(image), board.least_image(lines));
            }
        }
    }
}

/// Long things are as good as longer ones, and chains of any length and joints of many strings
/// are no trouble.
#[test]
fn large_graphs() {
    let mut nimstring = Nimstring::new(&Control::new());
    let mut check = |text: &str, expected: Value| {
        assert_eq!(nimstring.graph_value(&text.parse().unwrap()).unwrap(), expected, "{text:.60}");
    };
    let chain = |from: usize, to: usize| -> String {
        (from..to).map(|i| format!("c{i}-c{}", i + 1)).collect::<Vec<_>>().join(",")
    };
    check(&format!("{},c0-,c120-", chain(0, 120)), Nimber(0));
    check(&format!("{},c0-", chain(0, 120)), Moon);
    check(&chain(0, 127), Moon);
    check(&format!("{},c127-c0", chain(0, 127)), Nimber(0));
    check("a-,b-,".repeat(64).as_str(), Nimber(0));
    check(&"a-,".repeat(128), Nimber(1));
    check(&format!("{}b-", "a-,".repeat(127)), Nimber(0));
    check(&"a-b,".repeat(128), Nimber(1));
}
