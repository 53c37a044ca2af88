//! Nimstring values that were computed elsewhere, by the literal rules, and published ones.

use tweedle_boxes::{Board, Nimstring, Start, winning};
use tweedle_engine::Control;
use tweedle_engine::affine::Value::{self, Moon, Nimber};

fn value(text: &str) -> Value {
    match text {
        "moon" | "m" => Moon,
        _ => Nimber(u64::from_str_radix(text, 16).expect("a value")),
    }
}

/// Complete tables: a character for each set of undrawn lines, in the order of the sets.
#[test]
fn all_positions_of_small_boards() {
    let tables = [
        (1, 1, include_str!("data/nimstring_1x1.txt")),
        (1, 2, include_str!("data/nimstring_1x2.txt")),
        (1, 3, include_str!("data/nimstring_1x3.txt")),
        (1, 4, include_str!("data/nimstring_1x4.txt")),
        (2, 2, include_str!("data/nimstring_2x2.txt")),
        (2, 3, include_str!("data/nimstring_2x3.txt")),
    ];
    // One table for all boards.
    let mut nimstring = Nimstring::new(&Control::new());
    for (rows, cols, table) in tables {
        let board = Board::new(rows, cols).unwrap();
        let mut count = 0;
        for (lines, expected) in (0..).zip(table.chars().filter(|c| !c.is_whitespace())) {
            let position = board.position(lines).unwrap();
            let found = nimstring.value(&position).unwrap();
            assert_eq!(found, value(&expected.to_string()), "{rows}x{cols} {lines}\n{position}");
            count += 1;
        }
        assert_eq!(count, 1 << board.lines());
    }
}

#[test]
fn samples_of_larger_boards() {
    let tables = [
        (1, 6, include_str!("data/nimstring_1x6_sample.csv")),
        (1, 7, include_str!("data/nimstring_1x7_sample.csv")),
        (1, 8, include_str!("data/nimstring_1x8_sample.csv")),
        (2, 4, include_str!("data/nimstring_2x4_sample.csv")),
        (3, 3, include_str!("data/nimstring_3x3_sample.csv")),
    ];
    for (rows, cols, table) in tables {
        check_sample(Board::new(rows, cols).unwrap(), table, 24);
    }
    // Nearly empty boards take their time.
    check_sample(Board::new(3, 4).unwrap(), include_str!("data/nimstring_3x4_sample.csv"), 23);
}

fn check_sample(board: Board, table: &str, most: usize) {
    let mut nimstring = Nimstring::new(&Control::new());
    let mut count = 0;
    for row in table.lines().skip(1) {
        let (lines, expected) = row.split_once(',').unwrap();
        let position = board.parse_position(lines).unwrap();
        if position.free_lines() <= most {
            let found = nimstring.value(&position).unwrap();
            assert_eq!(found, value(expected), "{lines}\n{position}");
            count += 1;
        }
    }
    assert!(count >= 1000, "{count}");
}

#[test]
fn starts() {
    let mut nimstring = Nimstring::new(&Control::new());
    let mut check = |rows: usize, cols: usize, start: Start, expected: Value| {
        let position = Board::new(rows, cols).unwrap().start(start);
        assert_eq!(nimstring.value(&position).unwrap(), expected, "{rows}x{cols} {start:?}");
    };
    for cols in 1..=12 {
        check(1, cols, Start::Empty, Nimber(1));
        check(1, cols, Start::Swedish, if cols <= 3 { Nimber(0) } else { Moon });
    }
    for (cols, nimber) in (1..).zip([1, 0, 1, 0, 3, 2, 3, 2]) {
        check(1, cols, Start::Icelandic, Nimber(nimber));
    }
    for (rows, cols, empty, icelandic, swedish) in [
        (2, 2, 0, 2, 0),
        (2, 3, 1, 2, 1),
        (2, 4, 0, 1, 0),
        (2, 5, 0, 1, 1),
        (3, 3, 2, 0, 1),
        (3, 4, 0, 1, 1),
    ] {
        check(rows, cols, Start::Empty, Nimber(empty));
        check(rows, cols, Start::Icelandic, Nimber(icelandic));
        check(rows, cols, Start::Swedish, Nimber(swedish));
        check(cols, rows, Start::Icelandic, Nimber(icelandic));
    }
}

#[test]
fn values_after_the_first_line() {
    let mut nimstring = Nimstring::new(&Control::new());
    let mut boards = 0;
    for row in include_str!("data/nimstring_followers.csv").lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let board = Board::new(fields[0].parse().unwrap(), fields[1].parse().unwrap()).unwrap();
        if board.lines() > 24 {
            continue;
        }
        let start = board.start(Start::Empty);
        assert_eq!(nimstring.value(&start).unwrap(), value(fields[2]));
        let moves = nimstring.moves(&start).unwrap();
        let found: Vec<Value> = moves.iter().map(|one| one.value).collect();
        let expected: Vec<Value> = fields[3].split(' ').map(value).collect();
        assert_eq!(found, expected, "{row}");
        boards += 1;
    }
    assert_eq!(boards, 11);
}

/// Positions of Berlekamp's *The Dots and Boxes Game*, and figures of arXiv 2101.11699.
#[test]
fn named_positions() {
    let mut nimstring = Nimstring::new(&Control::new());
    for row in include_str!("data/nimstring_named_positions.csv").lines().skip(1) {
        let fields: Vec<&str> = row.split(',').collect();
        let board = Board::new(fields[0].parse().unwrap(), fields[1].parse().unwrap()).unwrap();
        let position = board.parse_position(fields[2]).unwrap();
        assert_eq!(nimstring.value(&position).unwrap(), value(fields[3]), "{row}");
        let moves = nimstring.moves(&position).unwrap();
        let found: Vec<String> = moves
            .iter()
            .map(|one| {
                let kind = if one.takes > 0 { "c" } else { "" };
                let value =
                    if one.value == Moon { "moon".to_owned() } else { one.value.to_string() };
                format!("e{}{kind}:{value}", one.line)
            })
            .collect();
        assert_eq!(found.join(" "), fields[4], "{row}");
        assert_eq!(winning(&moves).is_empty(), fields[3] == "0");
    }
}
