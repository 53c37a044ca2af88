//! Tic-tac-toe and Connect Four.
//!
//! Left has the stones `x` and Right the stones `o`. In tic-tac-toe a player puts a stone of their own on an empty cell. In
//! Connect Four the board stands upright, and a player drops a stone of their own into a column that is not full: it falls to
//! the lowest empty cell. The player who first has a line wins: three stones of their own side by side in a row, a column or a diagonal, in Connect
//! Four four of them. If the board is full and nobody has a line, it is a draw (*Winning Ways*, ch. 22; Allis, *A
//! Knowledge-based Approach of Connect-Four*, 1988). The number of stones in a line is a parameter.
//!
//! With a line the game is over: the opponent has no move in it, and the player who has it may pass for ever, so that a
//! line also decides a sum. On a full board without a line either player may pass for ever. So a draw is a play without
//! an end, as in other games here that may be drawn.

use std::marker::PhantomData;
use std::sync::Arc;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::any::{Rules, RulesOf};
use tweedle_rules::board::{Board, Shape, sides};
use tweedle_rules::by_size::BySize;
use tweedle_rules::entry::{self, Argument, Entry, Kind, Parameter, misfit};
use tweedle_rules::sketch::{Cell, Sketch};
use tweedle_rules::{Bits, Cells, Notation, NotationError};

/// The rules of a game whose end is a line of stones, on boards of at most `B::BITS` cells.
///
/// The layers of a position are Left's stones and Right's stones.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct InARow<B = u64> {
    /// The number of stones in a line, from 1 to 128.
    length: u8,
    /// True if stones fall to the lowest empty cell of their column.
    falls: bool,
    word: PhantomData<B>,
}

/// The number of stones in the longest line that the rules may ask for.
const LONGEST: u8 = 128;

impl<B: Bits> InARow<B> {
    /// Tic-tac-toe with lines of some length; `None` if it is none of 1 to 128.
    pub const fn tic_tac_toe(length: u8) -> Option<InARow<B>> {
        InARow::with(length, false)
    }

    /// Connect Four with lines of some length; `None` if it is none of 1 to 128.
    pub const fn connect_four(length: u8) -> Option<InARow<B>> {
        InARow::with(length, true)
    }

    const fn with(length: u8, falls: bool) -> Option<InARow<B>> {
        if length == 0 || length > LONGEST {
            return None;
        }
        Some(InARow { length, falls, word: PhantomData })
    }

    /// The length of a line in the game without a parameter.
    const fn usual(self) -> u8 {
        if self.falls { 4 } else { 3 }
    }

    /// True if these stones have a line.
    fn has_line(self, shape: Shape, stones: B) -> bool {
        if stones.is_empty() {
            return false;
        }
        let cols = shape.cols();
        let steps: [(B, u32); 4] = [
            (shape.not_last_col(), 1),
            (B::ALL, cols),
            (shape.not_last_col(), cols + 1),
            (shape.not_first_col(), cols - 1),
        ];
        steps.into_iter().any(|(inside, step)| {
            let mut line = stones;
            for _ in 1..self.length {
                line = (line & inside).up(step) & stones;
            }
            !line.is_empty()
        })
    }

    /// The player who has a line, if one of them has.
    fn ahead(self, board: &Board<B, 2>) -> Option<Player> {
        Player::BOTH
            .into_iter()
            .find(|player| self.has_line(board.shape(), board.layers()[player.index()]))
    }

    /// The empty cells on which a stone may come.
    fn open(self, board: &Board<B, 2>) -> B {
        let [left, right] = board.layers();
        let shape = board.shape();
        let empty = shape.all::<B>() & !(left | right);
        if self.falls {
            // The cell below is no empty one.
            empty & !empty.down(shape.cols())
        } else {
            empty
        }
    }

    /// What there is to say besides the board.
    fn ending(self, board: &Board<B, 2>) -> Option<String> {
        match self.ahead(board) {
            Some(player) => Some(format!("a line of {player}'s")),
            None if self.open(board).is_empty() => Some("a draw".to_owned()),
            None => None,
        }
    }
}

impl<B: Bits> Ruleset for InARow<B> {
    type Position = Board<B, 2>;
    /// The cell where the stone comes to lie; `None` if the game is over and the player passes.
    type Move = Option<u8>;

    fn moves(
        &self,
        board: &Board<B, 2>,
        player: Player,
        mut found: impl FnMut(Option<u8>, Board<B, 2>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        match self.ahead(board) {
            Some(winner) if winner == player => return found(None, *board),
            Some(_) => return Ok(()),
            None => {}
        }
        let open = self.open(board);
        if open.is_empty() {
            return found(None, *board);
        }
        let [own, enemy] = sides(board.layers(), player);
        for cell in open.ones() {
            let layers = sides([own | B::bit(cell), enemy], player);
            found(Some(cell as u8), board.with_layers(layers))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::LOOPY
    }
}

impl<B: Bits> Hints for InARow<B> {
    /// Exchanging the colours exchanges the players, and each image of the board is as good. Of boards that are over,
    /// only the ending matters.
    fn representative(&self, board: &Board<B, 2>) -> (Board<B, 2>, Symmetry) {
        if let Some(player) = self.ahead(board) {
            let length = usize::from(self.length);
            // A board with a line holds as many cells.
            let line = Board::from_cells(1, length, &vec![1; length]).unwrap_or(*board);
            let sign = if player == Player::Left { Symmetry::Same } else { Symmetry::Negative };
            return (line, sign);
        }
        if self.open(board).is_empty() {
            return (Board::none(), Symmetry::Same);
        }
        if !self.falls {
            return board.least_image(Some([1, 0]), false);
        }
        let shape = board.shape();
        let flipped =
            |board: &Board<B, 2>| board.with_layers(board.layers().map(|it| shape.flip_cols(it)));
        let [left, right] = board.layers();
        let other = board.with_layers([right, left]);
        let (same, other) = (flipped(board).min(*board), flipped(&other).min(other));
        if other < same { (other, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }

    /// The empty cells.
    fn size(&self, board: &Board<B, 2>) -> Option<u32> {
        let [left, right] = board.layers();
        Some((board.shape().all::<B>() & !(left | right)).count())
    }
}

/// Nothing, a stone of Left's, a stone of Right's.
const CELLS: [char; 3] = ['.', 'x', 'o'];

impl<B: Bits> Notation for InARow<B> {
    fn is_plain(&self) -> bool {
        true
    }

    fn name(&self) -> String {
        let name = if self.falls { "Connect Four" } else { "tic-tac-toe" };
        if self.length == self.usual() {
            name.to_owned()
        } else {
            format!("{name}({})", self.length)
        }
    }

    fn parameters(&self) -> String {
        self.length.to_string()
    }

    fn parse(&self, text: &str) -> Result<Board<B, 2>, NotationError> {
        let board: Board<B, 2> = Board::read(text, &CELLS, &self.name())?;
        let shape = board.shape();
        let [left, right] = board.layers();
        if self.has_line(shape, left) && self.has_line(shape, right) {
            let message = "Both players have a line here, and the first line ends the game.";
            return Err(NotationError::new(message, 0..text.chars().count()));
        }
        let empty = shape.all::<B>() & !(left | right);
        // Stones above an empty cell.
        let floating = if self.falls { empty.down(shape.cols()) & !empty } else { B::ZERO };
        if let Some(cell) = (floating & shape.all()).ones().next() {
            let message = format!("The stone at {} would fall down.", board.cell_name(cell as u8));
            // Between rows stands a bar.
            let at = cell as usize + cell as usize / board.cols().max(1);
            return Err(NotationError::new(message, at..at + 1));
        }
        Ok(board)
    }

    fn print(&self, board: &Board<B, 2>) -> String {
        board.write(&CELLS)
    }

    /// The cell where the stone comes to lie, or `pass` when the game is over.
    fn move_name(
        &self,
        board: &Board<B, 2>,
        _: Player,
        step: &Option<u8>,
        _: &Board<B, 2>,
    ) -> String {
        step.map_or_else(|| "pass".to_owned(), |cell| board.cell_name(cell))
    }

    fn why_not(&self, board: &Board<B, 2>, _: Player, text: &str) -> Option<String> {
        board.beyond(text)
    }

    fn draw(&self, board: &Board<B, 2>) -> String {
        let picture = board.picture(&CELLS);
        match self.ending(board) {
            Some(ending) if picture.is_empty() => ending,
            Some(ending) => format!("{picture}\n{ending}"),
            None => picture,
        }
    }

    fn sketch(&self, board: &Board<B, 2>) -> Option<Sketch> {
        let sketch = Sketch::of(board.figure(&CELLS.map(Cell::of_letter)));
        Some(match self.ending(board) {
            Some(ending) => sketch.with_note(ending),
            None => sketch,
        })
    }
}

/// The rules with the length of a line as their argument, in words of either size.
fn made(name: &str, arguments: &[Argument], falls: bool) -> Result<Arc<dyn Rules>, NotationError> {
    let [Argument::Integer(length)] = *arguments else { return Err(misfit(name)) };
    let length = u8::try_from(length).unwrap_or(0);
    let (Some(small), Some(large)) =
        (InARow::<u64>::with(length, falls), InARow::<u128>::with(length, falls))
    else {
        return Err(NotationError::new(format!("A line has 1 to {LONGEST} stones."), 0..0));
    };
    Ok(if length == small.usual() {
        BySize::rules([
            RulesOf::new(name, small).with_cells(".xo").without_parameters().rules(),
            RulesOf::new(name, large).with_cells(".xo").without_parameters().rules(),
        ])
    } else {
        BySize::rules([
            RulesOf::new(name, small).with_cells(".xo").rules(),
            RulesOf::new(name, large).with_cells(".xo").rules(),
        ])
    })
}

/// Tic-tac-toe in the registry.
pub(crate) const TIC_TAC_TOE: Entry = Entry::named("game.grid.TicTacToe", entry::Shape::Grid)
    .parameters(&[Parameter::new("length", Kind::Natural).or("3")])
    .cells(".xo")
    .example("x.o|.x.|..o")
    .start("...|...|...")
    .summary("Put a stone on an empty cell; the first line of three stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 22")
    .made_by(&|name, arguments| made(name, arguments, false));

/// Connect Four in the registry.
pub(crate) const CONNECT_FOUR: Entry = TIC_TAC_TOE
    .like("game.grid.ConnectFour")
    .parameters(&[Parameter::new("length", Kind::Natural).or("4")])
    .example("....|.o..|.x..|xoxo")
    .start("....|....|....|....")
    .summary("Drop a stone into a column, where it falls to the lowest empty cell; the first line of four stones of one player wins, in a row, a column or a diagonal, and a full board without one is a draw.")
    .source("Allis, A Knowledge-based Approach of Connect-Four, 1988")
    .made_by(&|name, arguments| made(name, arguments, true));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;
    use tweedle_engine::walk::retrograde;
    use tweedle_engine::{Control, Ending, LoopyOutcome, Play};
    use tweedle_rules::testing::{Table, read};

    fn toe(length: u8) -> InARow<u32> {
        InARow::tic_tac_toe(length).expect("a length")
    }

    fn four(length: u8) -> InARow<u32> {
        InARow::connect_four(length).expect("a length")
    }

    #[test]
    fn table() {
        Table {
            options: &[
                ("xx.|oo.", &["xx.|oox", "xxx|oo."], &["xx.|ooo", "xxo|oo."]),
                ("xxx|oo.", &["xxx|oo."], &[]),
                ("x..|.x.|oox", &["x..|.x.|oox"], &[]),
                // No line goes round the edge.
                ("xo|xo", &["xo|xo"], &["xo|xo"]),
                (".xx|x..", &[".xx|x.x", ".xx|xx.", "xxx|x.."], &[".xx|x.o", ".xx|xo.", "oxx|x.."]),
                ("", &[""], &[""]),
            ],
            names: &[
                ("xx.|oo.", Player::Right, &["c1", "c2"]),
                ("xxx|oo.", Player::Left, &["pass"]),
                ("xo|xo", Player::Right, &["pass"]),
            ],
            pictures: &[
                ("x.o", "1 x . o\n  a b c"),
                ("xxx", "1 x x x\n  a b c\na line of Left's"),
                ("xo", "1 x o\n  a b\na draw"),
            ],
            errors: &[
                (
                    "xxx|ooo",
                    "Both players have a line here, and the first line ends the game.",
                    0..7,
                ),
                ("x#", "`#` is not a cell of tic-tac-toe; use `.`, `x` or `o`.", 1..2),
            ],
            ..Table::default()
        }
        .check(&toe(3));
        Table {
            options: &[
                ("..|.o|xo", &["..|xo|xo", ".x|.o|xo"], &["..|oo|xo", ".o|.o|xo"]),
                ("x.|ox", &["xx|ox"], &["xo|ox"]),
            ],
            names: &[("..|.o|xo", Player::Left, &["b1", "a2"])],
            errors: &[("..|x.|.o", "The stone at a2 would fall down.", 3..4)],
            ..Table::default()
        }
        .check(&four(4));
        assert_eq!((InARow::<u64>::tic_tac_toe(0), InARow::<u64>::connect_four(129)), (None, None));
        // In a board of one column all lines are upright.
        assert_eq!(toe(2).ahead(&read(&toe(2), "x|o|x|x")), Some(Player::Left));
    }

    fn outcome(game: InARow<u32>, text: &str) -> LoopyOutcome {
        let start = read(&game, text);
        let start = game.representative(&start).0;
        let endings =
            retrograde(&game, &[start], Play::Normal, &Control::new()).expect("a small board");
        endings.outcome(&start).expect("the start")
    }

    /// Tic-tac-toe is a draw (*Winning Ways*, ch. 22), and with one more column the player who moves first wins.
    #[test]
    fn published_outcomes_of_tic_tac_toe() {
        assert_eq!(outcome(toe(3), "...|...|..."), LoopyOutcome::D);
        assert_eq!(outcome(toe(3), "..|..|.."), LoopyOutcome::D);
        assert_eq!(outcome(toe(3), "....|....|...."), LoopyOutcome::N);
    }

    /// The player who moves second can at least draw on boards of six columns and an even number of rows (Allis 1988,
    /// abstract).
    #[test]
    fn published_outcomes_of_connect_four() {
        assert_eq!(outcome(four(4), "......|......"), LoopyOutcome::D);
    }

    /// What the player who moves can reach by the words of the rules alone: 1 a win, 0 a draw, -1 a loss.
    fn by_the_words(
        cells: &mut Vec<Vec<char>>,
        own: char,
        game: InARow<u32>,
        known: &mut HashMap<(Vec<Vec<char>>, char), i8>,
    ) -> i8 {
        if let Some(&found) = known.get(&(cells.clone(), own)) {
            return found;
        }
        let other = if own == 'x' { 'o' } else { 'x' };
        let (rows, cols) = (cells.len(), cells[0].len());
        let mut best = None;
        for row in 0..rows {
            for col in 0..cols {
                let lies = row + 1 == rows || cells[row + 1][col] != '.';
                if cells[row][col] != '.' || game.falls && !lies {
                    continue;
                }
                cells[row][col] = own;
                let is_own = |row: i32, col: i32| {
                    let row = usize::try_from(row).ok().and_then(|row| cells.get(row));
                    let cell =
                        row.and_then(|it| usize::try_from(col).ok().and_then(|col| it.get(col)));
                    cell == Some(&own)
                };
                let has_line = (0..rows as i32).any(|r| {
                    (0..cols as i32).any(|c| {
                        [(0, 1), (1, 0), (1, 1), (1, -1)].iter().any(|(down, right)| {
                            (0..i32::from(game.length))
                                .all(|step| is_own(r + step * down, c + step * right))
                        })
                    })
                });
                let result = if has_line { 1 } else { -by_the_words(cells, other, game, known) };
                cells[row][col] = '.';
                best = best.max(Some(result));
            }
        }
        let best = best.unwrap_or(0);
        known.insert((cells.clone(), own), best);
        best
    }

    #[test]
    fn outcomes_are_those_of_the_words() {
        for (game, rows, cols) in [
            (toe(3), 3, 3),
            (toe(2), 2, 3),
            (toe(4), 2, 4),
            (four(3), 3, 3),
            (four(2), 3, 2),
            (four(3), 3, 4),
        ] {
            let start = Board::from_cells(rows, cols, &vec![0; rows * cols]).expect("a board");
            let endings =
                retrograde(&game, &[start], Play::Normal, &Control::new()).expect("small");
            let mut known = HashMap::new();
            for (board, outcome) in endings.iter().step_by(7) {
                if game.ending(board).is_some() {
                    continue;
                }
                let text = game.print(board);
                let mut cells: Vec<Vec<char>> =
                    text.split('|').map(|row| row.chars().collect()).collect();
                for (player, own) in Player::BOTH.into_iter().zip(['x', 'o']) {
                    let words = by_the_words(&mut cells, own, game, &mut known);
                    let ending = endings.ending(board, player).expect("a follower");
                    let found = if ending.is_win() {
                        1
                    } else if matches!(ending, Ending::Loss(_)) {
                        -1
                    } else {
                        0
                    };
                    assert_eq!(found, words, "{text} {player} {outcome:?}");
                }
            }
        }
    }

    /// Images and exchanged colours have one representative, and the same outcome.
    #[test]
    fn representatives() {
        let game = four(4);
        let (one, two) = (read(&game, "...|x..|oxo"), read(&game, "...|..o|xox"));
        assert_eq!(game.representative(&one).0, game.representative(&two).0);
        assert_ne!(game.representative(&one).1, game.representative(&two).1);
        let game = toe(3);
        let (one, two) = (read(&game, "x..|oo."), read(&game, "xo|.o|.."));
        assert_eq!(game.representative(&one).0, game.representative(&two).0);
        assert_eq!(
            game.representative(&read(&game, "xxx|oo.")).0,
            game.representative(&read(&game, "ooo")).0
        );
    }
}
