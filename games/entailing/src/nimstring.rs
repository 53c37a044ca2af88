//! Nimstring.
//!
//! The players draw lines between neighbouring dots of a rectangle. A player who draws the last
//! side of a box, or of two, moves again, with any line, and loses if he cannot. A player who
//! cannot move has lost; the boxes themselves do not count, as they do at Dots and Boxes
//! (Berlekamp, Conway and Guy, *Winning Ways*, ch. 16; Berlekamp, *The Dots and Boxes Game*).

use crate::lines_text;
use crate::turn::{Turn, heading, with_heading};
use tweedle_boxes::{Board, Lines, Position, Start, bits};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::PASS;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::square::square_name;
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError};

/// The rules of Nimstring on a board with given numbers of rows and columns of boxes.
///
/// A position is the set of lines that may still be drawn, with the numbers of [`Board`](tweedle_boxes::Board). It is
/// written as a number, `0x1fff`, line i being bit i; as a picture of dots and lines
/// ([`Position::parse`](tweedle_boxes::Position::parse)), its rows in lines or with `/` between them; or as `empty`,
/// `icelandic` (top and left side drawn) or `swedish` (the whole frame drawn). `again ` before it means that the player
/// who moved last moves again.
///
/// A move is called by the dots that it joins: `a1-b1`, columns being letters from the left and rows
/// numbers from the top.
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Player};
/// use tweedle_entailing_games::Nimstring;
/// use tweedle_rules::Notation;
///
/// let game = Nimstring::new(2, 2)?;
/// let mut memo = Memo::new(Control::new());
/// let mut worth = |text: &str| {
///     let position = game.parse(text)?;
///     let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &position);
///     Ok::<_, tweedle_rules::NotationError>(worth.unwrap())
/// };
/// assert_eq!(worth("empty")?, Worth::Quiet(Value::ZERO));
/// assert_eq!(worth("icelandic")?, Worth::Quiet(Value::Nimber(2)));
/// // One line completes two boxes, and another one is due: that is no gain.
/// assert_eq!(worth("+--+--+/|     |/+--+--+/|  |  |/+--+--+")?, Worth::Quiet(Value::ZERO));
/// // To take the two boxes one by one, or to offer them: one of these wins.
/// assert_eq!(worth("+--+--+/|      /+--+--+/|  |  |/+--+--+")?, Worth::Quiet(Value::Moon));
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Nimstring {
    board: Board,
    /// [`Board::symmetries`].
    symmetries: Vec<Vec<usize>>,
}

impl Nimstring {
    /// Nimstring on a board of `rows` rows and `cols` columns of boxes.
    ///
    /// # Errors
    /// [`NotationError`] with an empty range, if that is no board or one of more than
    /// [`MOST_LINES`](tweedle_boxes::MOST_LINES) lines.
    ///
    /// ```
    /// # use tweedle_entailing_games::Nimstring;
    /// assert_eq!(Nimstring::new(2, 3)?.board().lines(), 17);
    /// let error = Nimstring::new(0, 3).unwrap_err();
    /// assert_eq!(error.message(), "A board of 0 × 3 has no boxes.");
    /// # Ok::<(), tweedle_rules::NotationError>(())
    /// ```
    pub fn new(rows: usize, cols: usize) -> Result<Nimstring, NotationError> {
        match Board::new(rows, cols) {
            Ok(board) => Ok(Nimstring { board, symmetries: board.symmetries() }),
            Err(error) => Err(NotationError::new(error.to_string(), 0..0)),
        }
    }

    /// The board.
    pub fn board(&self) -> Board {
        self.board
    }

    /// The position in which play begins.
    pub fn start(&self, start: Start) -> Turn<Lines> {
        Turn::free(self.board.start(start).undrawn())
    }

    /// The lines of a position, for the solvers of the boxes themselves such as
    /// [`tweedle_boxes::Nimstring`]. The obligation of the next player is not part of it.
    ///
    /// ```
    /// # use tweedle_engine::{affine::Value, Control};
    /// # use tweedle_entailing_games::Nimstring;
    /// # use tweedle_rules::Notation;
    /// let game = Nimstring::new(3, 3)?;
    /// let position = game.boxes_position(&game.parse("empty")?);
    /// let mut solver = tweedle_boxes::Nimstring::new(&Control::new());
    /// assert_eq!(solver.value(&position).unwrap(), Value::Nimber(2));
    /// # Ok::<(), tweedle_rules::NotationError>(())
    /// ```
    pub fn boxes_position(&self, position: &Turn<Lines>) -> Position {
        let lines = position.rest() & self.board.all();
        // No line is beyond the board.
        self.board.position(lines).unwrap_or_else(|_| self.board.start(Start::Empty))
    }

    /// The name of a line in the names of moves: the dots that it joins.
    ///
    /// ```
    /// # use tweedle_entailing_games::Nimstring;
    /// let game = Nimstring::new(2, 2)?;
    /// assert_eq!([0, 3, 6].map(|line| game.line_name(line)), ["a1-b1", "b2-c2", "a1-a2"]);
    /// # Ok::<(), tweedle_rules::NotationError>(())
    /// ```
    pub fn line_name(&self, line: usize) -> String {
        self.board.line_name(line)
    }

    /// The dot that is called so, by its row and column.
    fn dot(&self, name: &str) -> Option<(usize, usize)> {
        let name = name.trim().to_lowercase();
        let cols = self.board.cols() + 1;
        let dots = (0..self.board.dots()).map(|dot| (dot / cols, dot % cols));
        dots.into_iter().find(|&(r, c)| square_name(r, c) == name)
    }
}

impl Ruleset for Nimstring {
    type Position = Turn<Lines>;
    /// The line that is drawn; `None` to let the opponent move again.
    type Move = Option<u8>;

    fn moves(
        &self,
        position: &Turn<Lines>,
        _: Player,
        mut found: impl FnMut(Option<u8>, Turn<Lines>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        if position.is_again() {
            found(None, Turn::free(*position.rest()))?;
            return Ok(());
        }
        let position = self.boxes_position(position);
        let lines = position.undrawn();
        for line in bits(lines) {
            let is_again = position.completes(line) > 0;
            found(Some(line as u8), Turn::new(lines & !(1 << line), is_again))?;
        }
        Ok(())
    }

    fn is_check(&self, position: &Turn<Lines>) -> bool {
        position.is_again()
    }

    fn facts(&self) -> Facts {
        Facts { is_impartial: true, is_entailing: true, ..Facts::PARTIZAN }
    }
}

impl Hints for Nimstring {
    /// Lines at one box are in one component. So a box that is not complete has all its sides that may
    /// be drawn in the same component; there it is completed by the same lines as on the whole board,
    /// and nowhere else.
    fn components(&self, position: &Turn<Lines>, into: &mut Vec<Turn<Lines>>) {
        let parts = self.boxes_position(position).components();
        position.split(parts.into_iter(), 0, into);
    }

    /// The least image under rotations and reflections of the board.
    fn representative(&self, position: &Turn<Lines>) -> (Turn<Lines>, Symmetry) {
        let lines = self.boxes_position(position).undrawn();
        let image = |symmetry: &Vec<usize>| {
            bits(lines).fold(0, |image: Lines, line| image | 1 << symmetry[line])
        };
        let least = self.symmetries.iter().map(image).min().unwrap_or(lines);
        (Turn::new(least, position.is_again()), Symmetry::Same)
    }
}

impl Notation for Nimstring {
    fn name(&self) -> String {
        "Nimstring".to_owned()
    }

    /// The rows and columns of boxes.
    fn start(&self) -> Option<Turn<Lines>> {
        Some(Nimstring::start(self, Start::Empty))
    }

    fn parameters(&self) -> String {
        format!("{},{}", self.board.rows(), self.board.cols())
    }

    fn parse(&self, text: &str) -> Result<Turn<Lines>, NotationError> {
        let (is_again, rest, at) = heading(text);
        let lines = lines_text::read(self.board, rest, at..at + rest.chars().count())?;
        Ok(Turn::new(lines, is_again))
    }

    fn print(&self, position: &Turn<Lines>) -> String {
        with_heading(position.is_again(), &format!("{:#x}", position.rest()))
    }

    fn move_name(&self, _: &Turn<Lines>, _: Player, drawn: &Option<u8>, _: &Turn<Lines>) -> String {
        drawn.map_or_else(|| PASS.to_owned(), |line| self.line_name(line.into()))
    }

    fn is_pass(&self, _: &Turn<Lines>, _: Player, drawn: &Option<u8>) -> bool {
        drawn.is_none()
    }

    fn why_not(&self, position: &Turn<Lines>, player: Player, text: &str) -> Option<String> {
        if let Some(why) = position.only_pass(player) {
            return Some(why);
        }
        let is_dot = |name: &&str| {
            let letters = name.trim_start_matches(|c: char| c.is_ascii_alphabetic());
            letters.len() < name.len() && letters.parse::<u32>().is_ok()
        };
        let (from, to) = text.split_once('-')?;
        let names = [from.trim(), to.trim()];
        if !names.iter().all(is_dot) {
            return None;
        }
        if let Some(name) = names.into_iter().find(|name| self.dot(name).is_none()) {
            let last = square_name(self.board.rows(), self.board.cols());
            return Some(format!(
                "There is no dot {name} on this board: they go from a1 to {last}."
            ));
        }
        let [from, to] = names.map(str::to_lowercase);
        let is_it = |name: &str| *name == format!("{from}-{to}") || *name == format!("{to}-{from}");
        let line = (0..self.board.lines()).find(|&line| is_it(&self.line_name(line)));
        Some(match line {
            None => format!("A line joins neighbouring dots, and {from} and {to} are none."),
            Some(line) if position.rest() >> line & 1 == 0 => {
                format!("The line {} is drawn already.", self.line_name(line))
            }
            Some(line) => format!("The line from {from} to {to} is `{}`.", self.line_name(line)),
        })
    }

    fn obligation(&self, position: &Turn<Lines>, _: Player) -> Option<String> {
        position.obligation()
    }

    /// The picture of dots and lines, with letters and numbers by which the dots are called.
    fn draw(&self, position: &Turn<Lines>) -> String {
        self.boxes_position(position).with_margins()
    }

    fn sketch(&self, position: &Turn<Lines>) -> Option<Sketch> {
        Some(Sketch::of(Figure::Boxes(self.boxes_position(position))))
    }
}

/// Nimstring in the registry.
pub(crate) const NIMSTRING: Entry = Entry::named("game.entailing.Nimstring", Shape::Lines)
    .parameters(&[
        Parameter::new("rowCount", Kind::Natural),
        Parameter::new("colCount", Kind::Natural),
    ])
    .example_parameters("2,3")
    .example("empty")
    .start("empty")
    .summary("Draw a line between two dots; the player who completes a box moves again, and the player who cannot move loses.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 16; Berlekamp, The Dots and Boxes Game")
    .known(&[
        Fact::cited(About::Theory, "A player wins Dots and Boxes with long chains by winning Nimstring first.", "Berlekamp, The Dots and Boxes Game (2000); Berlekamp, Conway and Guy, Winning Ways, ch. 16"),
        Fact::cited(About::Complexity, "To find the winner of Dots and Boxes is PSPACE-complete.", "Buchin, Hagedoorn, Kostitsyna and van Mulken, Dots & Boxes is PSPACE-complete, MFCS 2021"),
    ])
    .made_by(&|name, arguments| match *arguments {
        [Argument::Integer(rows), Argument::Integer(cols)] => {
            Ok(RulesOf::new(name, Nimstring::new(rows as usize, cols as usize)?).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use tweedle_engine::Play;
    use tweedle_engine::affine::{AffineImpartial, NimSet, Value, Worth};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes};
    use tweedle_rules::testing::{Table, moves, names, read};

    const BOARDS: [(usize, usize); 5] = [(1, 1), (1, 2), (2, 1), (1, 3), (2, 2)];

    fn game(rows: usize, cols: usize) -> Nimstring {
        Nimstring::new(rows, cols).expect("the test gives a board")
    }

    fn worths(game: &Nimstring) -> impl FnMut(Turn<Lines>) -> Worth {
        let mut memo = Memo::new(Control::new());
        move |position| {
            let worth = Walker::new(game, &mut memo).value(&mut AffineImpartial, &position);
            worth.expect("play ends")
        }
    }

    #[test]
    fn all_positions_of_small_boards_are_worth_what_the_solver_says() {
        for (rows, cols) in BOARDS {
            let game = game(rows, cols);
            let mut solver = tweedle_boxes::Nimstring::new(&Control::new());
            let mut worth = worths(&game);
            for lines in 0..=game.board().all() {
                let position = Turn::free(lines);
                let value = solver.value(&game.boxes_position(&position)).expect("no limit");
                assert_eq!(worth(position), Worth::Quiet(value), "{}", game.draw(&position));
                // To let the opponent move again wins exactly where the opponent loses.
                let answers = NimSet::of_value(value);
                assert_eq!(worth(Turn::again(lines)), Worth::Check(answers));
            }
        }
    }

    /// Whole play: no components, no symmetry, no values.
    #[test]
    fn the_player_who_wins_by_the_worth_wins_in_play() {
        for (rows, cols) in BOARDS {
            let game = game(rows, cols);
            let mut worth = worths(&game);
            let mut memo = Memo::new(Control::new());
            for lines in 0..=game.board().all() {
                for position in [Turn::free(lines), Turn::again(lines)] {
                    let mut walker =
                        Walker::new(&game, &mut memo).without_components().without_symmetry();
                    let outcome = walker.value(&mut Outcomes(Play::Normal), &position);
                    let expected = if worth(position).is_won() { Outcome::N } else { Outcome::P };
                    assert_eq!(outcome, Ok(expected), "{}", game.print(&position));
                }
            }
        }
    }

    /// Components and images by the walker without them, on boards on which they matter.
    #[test]
    fn components_and_images_change_nothing() {
        let game = game(2, 2);
        let mut worth = worths(&game);
        let mut memo = Memo::new(Control::new());
        for lines in 0..=game.board().all() {
            let position = Turn::free(lines);
            let mut walker = Walker::new(&game, &mut memo).without_components().without_symmetry();
            let whole = walker.value(&mut AffineImpartial, &position);
            assert_eq!(whole, Ok(worth(position)), "{}", game.draw(&position));
        }
    }

    /// The options of a position with their worths, by the names of the moves.
    fn options(game: &Nimstring, text: &str) -> Vec<(String, Worth)> {
        let position = game.parse(text).expect("the test gives a position");
        let options = moves(game, &position, Player::Left);
        let names = names(game, &position, Player::Left);
        names.into_iter().zip(options.into_iter().map(worths(game))).collect()
    }

    /// Figures 2 and 1 of Larsson, Nowakowski and Santos.
    #[test]
    fn published_positions() {
        let column = game(2, 1);
        let [quiet, again] = &options(&column, "+  +/|  |/+  +/|  |/+--+")[..] else {
            panic!("there are two moves");
        };
        assert_eq!(*quiet, ("a1-b1".to_owned(), Worth::Quiet(Value::ZERO)));
        assert_eq!(*again, ("a2-b2".to_owned(), Worth::Check(NimSet::of([0]))));
        assert_eq!(worths(&column)(Turn::free(0b11)), Worth::Quiet(Value::Moon));

        let column = game(3, 1);
        let text = "+  +/|  |/+  +/   |/+  +/|  |/+  +";
        let position = column.parse(text).expect("a position");
        assert_eq!(*position.rest(), 0b100_1111);
        let options: Vec<Worth> = options(&column, text).into_iter().map(|it| it.1).collect();
        let nimbers = [1, 1, 1, 1, 0].map(|n| Worth::Quiet(Value::Nimber(n)));
        assert_eq!(options, nimbers);
        assert_eq!(worths(&column)(position), Worth::Quiet(Value::Nimber(2)));
    }

    #[test]
    fn starts() {
        let check = |rows, cols, values: [Value; 3]| {
            let game = game(rows, cols);
            let mut worth = worths(&game);
            let texts = ["empty", "Icelandic", " swedish "];
            let found = texts.map(|text| worth(game.parse(text).expect("a start")));
            assert_eq!(found, values.map(Worth::Quiet));
        };
        check(1, 4, [Value::Nimber(1), Value::Nimber(0), Value::Moon]);
        check(2, 2, [Value::Nimber(0), Value::Nimber(2), Value::Nimber(0)]);
        check(2, 3, [Value::Nimber(1), Value::Nimber(2), Value::Nimber(1)]);
    }

    #[test]
    fn table() {
        let rest = "write the lines that may be drawn as a number, `0x7f`, or as a picture, or \
                    `empty`, `icelandic` or `swedish`.";
        let wrong = ["`é` is no position", "The position is missing here"];
        let [word, missing] = wrong.map(|wrong| format!("{wrong}; {rest}"));
        let beyond = format!("This number has lines beyond the 7 there are; {rest}");
        let huge = format!("0x{}", "f".repeat(33));
        let rows = "A picture has a row of dots, and then two rows for each row of boxes.";
        let table = Table {
            moves: &[("0x22", &["0x20", "again 0x2"]), ("again 0x22", &["0x22"]), ("0", &[])],
            names: &[
                ("+--+  +/|     |/+--+--+", Player::Right, &["b1-c1", "b1-b2"]),
                ("again 0x22", Player::Right, &["pass"]),
            ],
            pictures: &[("icelandic", "  a  b  c\n1 +--+--+\n  |\n2 +  +  +")],
            errors: &[
                ("again  é ", &word, 7..8),
                (" ", &missing, 1..1),
                (&huge, &beyond, 0..35),
                (" 0xff", "There is no line 7 on a board with lines 0 to 6.", 1..5),
                (
                    "again\n+--+\n|  |\n+--+",
                    "This picture has 1 × 1 boxes, and the board has 1 × 2.",
                    6..20,
                ),
                ("+--+--+/|xx|  |/+--+--+", "A box is two blanks.", 9..10),
                (
                    "again +--+--+\n|  |  |\n+--+-",
                    "A horizontal line, `--`, or two blanks are expected here.",
                    26..27,
                ),
                ("+--+--+/|", rows, 9..9),
            ],
            ..Table::default()
        };
        let wide = game(1, 2);
        table.check(&wide);
        assert_eq!(wide.parameters(), "1,2");
        let must = "must let the opponent move again";
        assert_eq!(wide.obligation(&read(&wide, "again 0"), Player::Left).as_deref(), Some(must));
        assert_eq!(wide.obligation(&wide.start(Start::Empty), Player::Left), None);
        let parts = &[("again 0x09", &["0x9", "again 0x0"][..])];
        Table { parts, ..Table::default() }.check(&game(1, 3));
        let parts = &[("0x801", &["0x1", "0x800"][..])];
        Table { parts, ..Table::default() }.check(&game(2, 2));
        let tall = game(9, 1);
        let picture = tall.draw(&tall.start(Start::Swedish));
        assert!(picture.starts_with("   a  b\n 1 +--+\n   |  |\n 2 +  +"), "{picture}");
        assert!(picture.ends_with("\n10 +--+"), "{picture}");
        for (rows, cols) in [(0, 0), (0, 3), (9, 9), (usize::MAX, 2)] {
            let error = Nimstring::new(rows, cols).expect_err("no such board");
            assert!(error.message().ends_with('.') && error.range() == (0..0));
        }
    }

    #[test]
    fn why_a_line_cannot_be_drawn() {
        let game = game(1, 2);
        let check = |position: &str, text: &str, expected: Option<&str>| {
            let position = game.parse(position).expect("a position");
            let why_not = game.why_not(&position, Player::Left, text);
            assert_eq!(why_not.as_deref(), expected, "{text}");
        };
        let empty = "empty";
        check(empty, "B1 - a1", Some("The line from b1 to a1 is `a1-b1`."));
        check(empty, "a1-b2", Some("A line joins neighbouring dots, and a1 and b2 are none."));
        check(empty, "a1-a3", Some("There is no dot a3 on this board: they go from a1 to c2."));
        check("icelandic", "a2-a1", Some("The line a1-a2 is drawn already."));
        check(empty, "draw-it", None);
        check(empty, "a1", None);
        let pass = "Left must let the opponent move again: the one move is `pass`.";
        check("again empty", "a1-b1", Some(pass));
    }

    proptest! {
        #[test]
        fn numbers_and_pictures_read_back(lines: u128, is_again: bool) {
            let game = game(2, 3);
            let position = Turn::new(lines & game.board().all(), is_again);
            let picture = with_heading(is_again, &game.boxes_position(&position).to_string());
            prop_assert_eq!(game.parse(&picture), Ok(position));
            prop_assert_eq!(game.parse(&picture.replace('\n', "/")), Ok(position));
        }
    }
}
