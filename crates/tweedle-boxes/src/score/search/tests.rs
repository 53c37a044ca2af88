//! Searches against the table of all scores, with each shortcut left out in turn, and the theorems behind the
//! shortcuts.

use super::shortcuts::Shortcuts;
use super::state::State;
use super::tally::Tally;
use super::web::Web;
use super::{ScoreSearch, code};
use crate::board::{Board, Lines, Start};
use crate::position::Position;
use crate::score::Scores;
use proptest::prelude::*;
use tweedle_engine::{Control, Stop};

const ALL: Shortcuts =
    Shortcuts { pairs: true, dominated: true, order: true, entries: 1 << 20, lists: 1 << 22 };

fn variants() -> [Shortcuts; 7] {
    [
        ALL,
        Shortcuts { pairs: false, ..ALL },
        Shortcuts { dominated: false, ..ALL },
        Shortcuts { order: false, ..ALL },
        Shortcuts { entries: 1, ..ALL },
        Shortcuts { lists: 1 << 12, ..ALL },
        Shortcuts { pairs: false, dominated: false, order: false, entries: 0, lists: 0 },
    ]
}

fn board(rows: usize, cols: usize) -> Board {
    Board::new(rows, cols).expect("a board")
}

/// Every position of small boards, the owners of boxes being no part of it.
#[test]
fn all_positions_of_small_boards() {
    for (rows, cols, step) in [(1, 1, 1), (1, 3, 1), (1, 5, 31), (2, 2, 7), (2, 3, 101)] {
        let start = board(rows, cols).start(Start::Empty);
        let scores = Scores::of(&start, &Control::new()).expect("room");
        for (i, shortcuts) in variants().into_iter().enumerate() {
            let mut search = ScoreSearch::with(&start, &Control::new(), shortcuts).expect("small");
            // Without a shortcut it takes longer.
            let step = if i == 0 { 1 } else { step };
            for lines in (0..1_u128 << start.free_lines()).step_by(step) {
                let position = start.board().position(lines).expect("its lines");
                let found = search.net(&position).expect("an answer");
                assert_eq!(Some(found), scores.net(&position), "{shortcuts:?}\n{position}");
            }
        }
    }
}

/// Positions of 3 × 3 and 2 × 5, also if other positions are known already.
#[test]
fn random_positions() {
    let mut random = fastrand::Rng::with_seed(5);
    for start in [board(3, 3).start(Start::Empty), board(2, 5).start(Start::Icelandic)] {
        let scores = Scores::of(&start, &Control::new()).expect("room");
        let mut search = ScoreSearch::with(&start, &Control::new(), ALL).expect("small");
        for i in 0..6_000 {
            let lines = random.u128(..) & if i % 2 == 0 { random.u128(..) } else { Lines::MAX };
            let position = start.board().position(lines & start.undrawn()).expect("its lines");
            let found = search.net(&position).expect("an answer");
            assert_eq!(Some(found), scores.net(&position), "{position}");
        }
        let moves = search.moves(&start).expect("an answer");
        assert_eq!(Some(moves), scores.moves(&start));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// Positions of larger boards with few lines left, also with the frame drawn.
    #[test]
    fn positions_of_large_boards(
        rows in 2_usize..6, cols in 2_usize..6, start in 0_usize..3, seed: u64, lines in 0_usize..14,
    ) {
        let start = [Start::Empty, Start::Icelandic, Start::Swedish][start];
        let start = board(rows, cols).start(start);
        let mut random = fastrand::Rng::with_seed(seed);
        let mut free: Vec<usize> = crate::bits(start.undrawn()).collect();
        random.shuffle(&mut free);
        let undrawn = free.iter().take(lines).fold(0, |set, line| set | 1 << line);
        let position = start.board().position(undrawn).expect("its lines");
        let scores = Scores::of(&position, &Control::new()).expect("room");
        for shortcuts in variants() {
            let mut search = ScoreSearch::with(&position, &Control::new(), shortcuts).expect("small");
            prop_assert_eq!(Some(search.net(&position).expect("an answer")), scores.net(&position));
            let moves = search.moves(&position).expect("an answer");
            prop_assert_eq!(Some(moves), scores.moves(&position));
        }
    }

    /// The theorems about loose chains, by the table of all scores: two equal short ones are worth nothing, and
    /// one box more changes a score by one at most, if both are short or both are long.
    #[test]
    fn loose_chains(seed: u64, part in 0_usize..11, from in 0_usize..4) {
        let board = board(5, 4);
        // Anything in the first two rows; what is loose is in the last two.
        let mut random = fastrand::Rng::with_seed(seed);
        let mut free: Vec<usize> = (0..8).chain(board.vertical(0, 0)..board.vertical(2, 0)).collect();
        random.shuffle(&mut free);
        let some = free.iter().take(part).fold(0, |set: Lines, line| set | 1 << line);
        let set = |lines: &[usize]| lines.iter().fold(0, |set: Lines, line| set | 1 << line);
        let net = |lines: Lines| {
            let position = board.position(lines).expect("its lines");
            let scores = Scores::of(&position, &Control::new()).expect("room");
            scores.net(&position).expect("it is the one asked for")
        };
        let alone = net(some);
        let single = set(&[board.horizontal(5, 0), board.vertical(4, 0)]);
        let double = set(&[board.vertical(3, 0), board.horizontal(4, 0), board.vertical(4, 0)]);
        for short in [single, double] {
            prop_assert_eq!(net(some | short | mirrored(board, short)), alone);
        }
        // Along the last row from the left, and then down, or around the corner.
        let chain = |boxes: usize| {
            let along: Vec<usize> = (0..boxes.min(4)).map(|c| board.vertical(4, c)).collect();
            let end = match boxes {
                5 => set(&[board.horizontal(4, 3), board.vertical(3, 4)]),
                _ => set(&[board.horizontal(5, boxes - 1)]),
            };
            set(&along) | end
        };
        let (m, n) = [(1, 2), (3, 4), (4, 5), (3, 5)][from];
        prop_assert!((net(some | chain(m)) - net(some | chain(n))).unsigned_abs() as usize <= n - m);
    }
}

/// A word is read as the part that it was written for, and images of a position mostly have the same words.
#[test]
fn words() {
    let mut random = fastrand::Rng::with_seed(12);
    let (mut same, mut all) = (0, 0);
    for (rows, cols) in [(3, 3), (4, 4), (2, 7), (3, 6)] {
        let board = board(rows, cols);
        for _ in 0..300 {
            let few = random.u128(..) & random.u128(..);
            let mut position = board.position(board.all() & !few).expect("its lines");
            while position.has_capture() {
                let takes = |line: &usize| position.completes(*line) > 0;
                let line = crate::bits(position.undrawn()).find(takes).expect("there is one");
                position = position.without(1 << line);
            }
            if position.free_lines() > super::MOST_SEARCHED_LINES {
                continue;
            }
            let shortcuts = Shortcuts { pairs: false, ..ALL };
            let state = State::new(&position, shortcuts);
            assert_eq!(usize::from(state.boxes), position.boxes_left(), "{position}");
            let mut tally = Tally::default();
            for word in state.open().parts {
                let mut web = Web::new();
                let (joints, end) = code::read(&word, 0, &mut web, 0);
                assert_eq!(end, word.len);
                code::parts(&web, joints, |part| tally += part.tally);
            }
            assert_eq!(tally, state.tally);
            for symmetry in board.symmetries() {
                let image = crate::bits(position.undrawn()).map(|line| symmetry[line]);
                let image = image.fold(0, |set: Lines, line| set | 1 << line);
                let image = board.position(image).expect("its lines");
                same += usize::from(State::new(&image, shortcuts).word == state.word);
                all += 1;
            }
        }
    }
    assert!(10 * same > 9 * all, "{same} of {all}");
}

/// The lines at the same places from the right.
fn mirrored(board: Board, lines: Lines) -> Lines {
    let symmetry = &board.symmetries()[1];
    crate::bits(lines).fold(0, |set, line| set | 1 << symmetry[line])
}

/// Starts, as the table of all scores has them.
#[test]
fn starts() {
    for (rows, cols, start, net) in [
        (2, 5, Start::Empty, -2),
        (3, 3, Start::Empty, -3),
        (3, 4, Start::Icelandic, 4),
        (4, 4, Start::Swedish, 0),
    ] {
        let position = board(rows, cols).start(start);
        let mut search = ScoreSearch::new(&position, &Control::new()).expect("small");
        assert_eq!(search.net(&position), Ok(net), "{rows}x{cols} {start:?}");
    }
}

/// The budget is kept, however small it is, with the same results; and all of it is given back.
#[test]
fn small_budgets() {
    let position = board(3, 3).start(Start::Empty);
    for budget in [0, 1 << 10, 1 << 16, 1 << 20] {
        let control = Control::with_memory(budget);
        let mut search = ScoreSearch::new(&position, &control).expect("small");
        // Without any table it takes too long from the start on.
        let asked =
            if budget < 1 << 16 { position.board().start(Start::Icelandic) } else { position };
        let expected = if budget < 1 << 16 { -1 } else { -3 };
        assert_eq!(search.net(&asked), Ok(expected));
        assert!(search.bytes() <= budget && control.used() == search.bytes(), "{budget}");
        drop(search);
        assert_eq!(control.used(), 0);
    }
}

#[test]
fn what_is_refused_or_stopped() {
    let large = board(5, 5).start(Start::Empty);
    let refused = ScoreSearch::new(&large, &Control::new()).err();
    assert!(matches!(&refused, Some(Stop::TooLarge(why)) if why.contains("60")), "{refused:?}");
    let control = Control::new();
    let position = board(3, 3).start(Start::Empty);
    let mut search = ScoreSearch::new(&position, &control).expect("small");
    let other = board(2, 3).start(Start::Empty);
    assert!(matches!(search.net(&other), Err(Stop::NotPossible(_))));
    control.cancel();
    assert_eq!(search.net(&position), Err(Stop::Cancelled));
    control.resume();
    // In parts it goes on where it was.
    let mut parts = 0;
    let net = loop {
        parts += 1;
        let ask = |search: &mut ScoreSearch| search.net(&position);
        if let Some(net) = search.within(2_000, ask).expect("nothing stops it") {
            break net;
        }
    };
    assert!(net == -3 && parts > 5, "{parts}");
    let visits = control.positions();
    assert_eq!((search.net(&position), control.positions()), (Ok(-3), visits));
}

/// Offers are not taken in all of their many orders, and the work can be stopped.
#[test]
fn many_offers() {
    // Sixteen chains of two boxes that end at the frame: all boxes go to the player who moves.
    let position = board(4, 8).position(0x00ff_ff00_ffff).expect("lines of the board");
    let control = Control::new();
    let mut search = ScoreSearch::new(&position, &control).expect("small");
    assert_eq!(search.net(&position), Ok(32));
    control.cancel();
    assert_eq!(search.net(&position), Err(Stop::Cancelled));
}

/// What cannot be a bound of this board is refused, also with a right checksum.
#[test]
fn bounds_in_files() {
    let position = board(2, 2).start(Start::Empty);
    let mut search = ScoreSearch::new(&position, &Control::new()).expect("small");
    search.net(&position).expect("there is no budget");
    let mut file = Vec::new();
    search.write(&mut file).expect("a vector takes all");
    // The bounds are the last two bytes of an entry; after the last one, there is no other for a long word, and the checksum.
    let bounds = file.len() - 4 - 8 - 2;
    for (least, most, is_read) in [(0_i8, 2, true), (0, 1, false), (2, 0, false), (-6, 6, false)] {
        let mut forged = file[..file.len() - 4].to_vec();
        (forged[bounds], forged[bounds + 1]) = (most as u8, least as u8);
        forged.extend(crc32fast::hash(&forged).to_le_bytes());
        let read = ScoreSearch::read(&forged[..], &Control::new());
        assert_eq!(read.is_ok(), is_read, "{least} {most}");
    }
}

/// A position of another board has the same lines, and is another one.
#[test]
fn the_board_matters() {
    let position = board(2, 3).start(Start::Swedish);
    let search = ScoreSearch::new(&position, &Control::new()).expect("small");
    let turned: Position = board(3, 2).position(position.undrawn()).expect("as many lines");
    assert!(search.is_about(&position) && !search.is_about(&turned));
}
