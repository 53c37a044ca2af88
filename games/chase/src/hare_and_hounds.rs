//! Hare and Hounds, the French military hunt.
//!
//! The board has eleven points: three rows of three, and one more at either end of the middle row. Lines join neighbours in
//! a row and in a column, the centre with the four corners, and each end with the three points next to it. Left has three
//! hounds `d`, Right the hare `h`. A player moves a piece along a line to the next point, if that is empty. The hare may move in any
//! direction, a hound never back to the left (*Winning Ways*, ch. 21, "Hare and Hounds").
//!
//! If no hound is to the left of the hare any more, it has escaped: from there on Right may pass, and Left has no moves. There
//! is no rule against hounds that move up and down for ever: that is a draw.

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::square::{beyond, square_name};
use tweedle_rules::{Bits, Notation, NotationError, picture};

/// The rules of Hare and Hounds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct HareAndHounds;

/// The points of the hounds, a bit for each, and the point of the hare.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Hunt {
    hounds: u32,
    hare: u8,
}

impl Weigh for Hunt {}

/// Row and column of each point.
const PLACES: [(usize, usize); 11] =
    [(1, 0), (0, 1), (1, 1), (2, 1), (0, 2), (1, 2), (2, 2), (0, 3), (1, 3), (2, 3), (1, 4)];

/// The points that lines lead to from each.
const NEAR: [&[u8]; 11] = [
    &[1, 2, 3],
    &[0, 2, 4, 5],
    &[0, 1, 3, 5],
    &[0, 2, 5, 6],
    &[1, 5, 7],
    &[1, 2, 3, 4, 6, 7, 8, 9],
    &[3, 5, 9],
    &[4, 5, 8, 10],
    &[5, 7, 9, 10],
    &[5, 6, 8, 10],
    &[7, 8, 9],
];

const CELLS: [char; 4] = ['.', 'd', 'h', '#'];
const ROWS: usize = 3;
const COLS: usize = 5;

fn column(point: u8) -> usize {
    PLACES[usize::from(point)].1
}

impl Hunt {
    fn has_escaped(self) -> bool {
        self.hounds.ones().all(|hound| column(hound as u8) >= column(self.hare))
    }

    /// The piece on each square of the rectangle.
    fn cells(self) -> Vec<Vec<char>> {
        let mut cells = vec![vec!['#'; COLS]; ROWS];
        for (point, &(row, col)) in (0..).zip(&PLACES) {
            cells[row][col] = if point == u32::from(self.hare) {
                'h'
            } else if self.hounds & u32::bit(point) != 0 {
                'd'
            } else {
                '.'
            };
        }
        cells
    }
}

impl Ruleset for HareAndHounds {
    type Position = Hunt;
    /// The point that a piece leaves and the point that it goes to; the same point twice if Right
    /// passes.
    type Move = [u8; 2];

    fn moves(
        &self,
        hunt: &Hunt,
        player: Player,
        mut found: impl FnMut([u8; 2], Hunt) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let Hunt { hounds, hare } = *hunt;
        let is_empty = |point: u8| point != hare && hounds & u32::bit(point.into()) == 0;
        match player {
            Player::Left if hunt.has_escaped() => Ok(()),
            Player::Right if hunt.has_escaped() => found([hare; 2], *hunt),
            Player::Left => {
                for hound in hounds.ones() {
                    let from = hound as u8;
                    let forwards = |&&to: &&u8| is_empty(to) && column(to) >= column(from);
                    for &to in NEAR[usize::from(from)].iter().filter(forwards) {
                        let hounds = hounds ^ u32::bit(hound) ^ u32::bit(to.into());
                        found([from, to], Hunt { hounds, hare })?;
                    }
                }
                Ok(())
            }
            Player::Right => {
                let near = NEAR[usize::from(hare)].iter().filter(|&&to| is_empty(to));
                near.copied().try_for_each(|to| found([hare, to], Hunt { hounds, hare: to }))
            }
        }
    }

    fn facts(&self) -> Facts {
        Facts::LOOPY
    }
}

impl Hints for HareAndHounds {
    /// Upside down it is the same; and so are all boards from which the hare has escaped.
    fn representative(&self, hunt: &Hunt) -> (Hunt, Symmetry) {
        if hunt.has_escaped() {
            return (Hunt { hounds: 0, hare: 0 }, Symmetry::Same);
        }
        let turned = |point: u8| {
            let (row, col) = PLACES[usize::from(point)];
            let place = PLACES.iter().position(|&place| place == (ROWS - 1 - row, col));
            place.map_or(point, |place| place as u8)
        };
        let hounds = hunt.hounds.ones();
        let hounds = hounds.fold(0, |hounds, hound| hounds | u32::bit(turned(hound as u8).into()));
        (Hunt { hounds, hare: turned(hunt.hare) }.min(*hunt), Symmetry::Same)
    }
}

impl Notation for HareAndHounds {
    fn name(&self) -> String {
        "Hare and Hounds".to_owned()
    }

    /// Three rows of five squares, of which the corners are no points of the board: `#d..#|d...h|#d..#`.
    fn parse(&self, text: &str) -> Result<Hunt, NotationError> {
        let rows: Vec<Vec<char>> = text.split('|').map(|row| row.chars().collect()).collect();
        let all = 0..text.chars().count();
        let is_board = rows.len() == ROWS && rows.iter().all(|row| row.len() == COLS);
        if !is_board {
            let message = "The board has three rows of five squares, whose corners are `#`, as in `#d..#|d...h|#d..#`.";
            return Err(NotationError::new(message, all));
        }
        let (mut hounds, mut hare) = (0, None);
        for (row, line) in rows.iter().enumerate() {
            for (col, &found) in line.iter().enumerate() {
                let at = row * (COLS + 1) + col;
                let point = PLACES.iter().position(|&place| place == (row, col));
                match (found, point) {
                    ('#', None) | ('.', Some(_)) => {}
                    ('d', Some(point)) => hounds |= u32::bit(point as u32),
                    ('h', Some(point)) if hare.is_none() => hare = Some(point as u8),
                    ('h', Some(_)) => {
                        return Err(NotationError::new("There is one hare only.", at..at + 1));
                    }
                    (found, None) if CELLS.contains(&found) => {
                        let message = "The corners are `#`: they are no points of the board.";
                        return Err(NotationError::new(message, at..at + 1));
                    }
                    ('#', Some(_)) => {
                        let message = "Only the corners are `#`.";
                        return Err(NotationError::new(message, at..at + 1));
                    }
                    _ => return Err(NotationError::unknown_cell(found, at, &self.name(), &CELLS)),
                }
            }
        }
        match hare {
            Some(hare) => Ok(Hunt { hounds, hare }),
            None => Err(NotationError::new("There must be a hare, `h`.", all)),
        }
    }

    fn print(&self, hunt: &Hunt) -> String {
        let rows: Vec<String> = hunt.cells().into_iter().map(String::from_iter).collect();
        rows.join("|")
    }

    fn move_name(&self, _: &Hunt, _: Player, &[from, to]: &[u8; 2], _: &Hunt) -> String {
        let name = |point: u8| {
            let (row, col) = PLACES[usize::from(point)];
            square_name(row, col)
        };
        if from == to { "pass".to_owned() } else { format!("{}-{}", name(from), name(to)) }
    }

    fn why_not(&self, _: &Hunt, _: Player, text: &str) -> Option<String> {
        beyond(text, ROWS, COLS)
    }

    fn draw(&self, hunt: &Hunt) -> String {
        let rows = hunt.cells().into_iter();
        picture::board(rows.map(|row| row.into_iter().map(String::from).collect()))
    }

    fn sketch(&self, hunt: &Hunt) -> Option<Sketch> {
        let look = |cell| match cell {
            'd' => Cell::Piece(Owner::Left, String::new()),
            'h' => Cell::Piece(Owner::Right, String::new()),
            '#' => Cell::Off,
            _ => Cell::Empty,
        };
        let rows = hunt.cells().into_iter().map(|row| row.into_iter().map(look).collect());
        let sketch = Sketch::of(Figure::Board(rows.collect()));
        let escaped = "the hare has escaped".to_owned();
        Some(if hunt.has_escaped() { sketch.with_note(escaped) } else { sketch })
    }
}

/// Hare and Hounds in the registry.
pub(crate) const HARE_AND_HOUNDS: Entry = Entry::named("game.grid.HareAndHounds", Shape::Grid)
    .example("#...#|.ddh.|#d..#")
    .start("#d..#|d...h|#d..#")
    .summary("Left's hounds move along lines, never back to the left, and Right's hare in any direction; the hare wants to get past the hounds, and they want to trap it.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 21")
    .made_by(&|name, arguments| plain(name, arguments, HareAndHounds));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::retrograde;
    use tweedle_engine::{Control, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let table = Table {
            options: &[
                // A hound at the right end has no moves left; the hare is past it.
                ("#...#|....d|#h..#", &[], &["#...#|....d|#h..#"]),
                (
                    "#.d.#|d..h.|#...#",
                    &[
                        "#.d.#|.d.h.|#...#",
                        "#..d#|d..h.|#...#",
                        "#...#|d.dh.|#...#",
                        "#.d.#|...h.|#d..#",
                        "#dd.#|...h.|#...#",
                    ],
                    &[
                        "#.d.#|d....|#..h#",
                        "#.d.#|d...h|#...#",
                        "#.d.#|d.h..|#...#",
                        "#.dh#|d....|#...#",
                    ],
                ),
            ],
            names: &[("#...#|d...h|#...#", Player::Right, &["e2-d1", "e2-d2", "e2-d3"])],
            pictures: &[(
                "#d..#|d...h|#d..#",
                "1 # d . . #\n2 d . . . h\n3 # d . . #\n  a b c d e",
            )],
            errors: &[
                (
                    "....",
                    "The board has three rows of five squares, whose corners are `#`, as in `#d..#|d...h|#d..#`.",
                    0..4,
                ),
                (
                    "dd..#|d...h|#d..#",
                    "The corners are `#`: they are no points of the board.",
                    0..1,
                ),
                ("#d.##|d...h|#d..#", "Only the corners are `#`.", 3..4),
                ("#d..#|d..hh|#d..#", "There is one hare only.", 10..11),
                ("#d..#|d....|#d..#", "There must be a hare, `h`.", 0..17),
                (
                    "#x..#|d...h|#d..#",
                    "`x` is not a cell of Hare and Hounds; use `.`, `d`, `h` or `#`.",
                    1..2,
                ),
            ],
            ..Table::default()
        };
        let mut options: Vec<Vec<&str>> = Vec::new();
        for (_, left, right) in table.options {
            for side in [left, right] {
                let mut side = side.to_vec();
                side.sort_unstable();
                options.push(side);
            }
        }
        let sorted = [
            ("#...#|....d|#h..#", &*options[0], &*options[1]),
            ("#.d.#|d..h.|#...#", &*options[2], &*options[3]),
        ];
        Table { options: &sorted, ..table }.check(&HareAndHounds);
    }

    /// Each line leads both ways, and by columns at most one further.
    #[test]
    fn lines_lead_both_ways() {
        for (from, near) in (0..).zip(NEAR) {
            for &to in near {
                assert!(NEAR[usize::from(to)].contains(&from), "{from} {to}");
                assert!(column(from).abs_diff(column(to)) <= 1);
            }
        }
        assert_eq!(NEAR.iter().map(|near| near.len()).sum::<usize>(), 2 * 22);
    }

    /// From the start the hounds win if they move first (*Winning Ways*, ch. 21).
    #[test]
    fn the_hounds_win_if_they_begin() {
        let start = read(&HareAndHounds, HARE_AND_HOUNDS.start());
        let endings = retrograde(&HareAndHounds, &[start], Play::Normal, &Control::new()).unwrap();
        assert!(endings.ending(&start, Player::Left).is_some_and(tweedle_engine::Ending::is_win));
    }
}
