//! Endgames of Go, as a game in which the last to move wins.
//!
//! Left has the black stones `x` and Right the white stones `o`. Stones `X` and `O` are *immortal*: they belong to
//! groups that live for good, and so does every stone that is connected to them along lines. `#` is no point of the
//! board. On a turn a player puts a stone of his own on an empty point; then enemy groups without a liberty, which is
//! an empty point next to them, are taken off, and after that the stone must have a liberty in its group: no suicide.
//! Each stone that was taken off is a *prisoner*. Or a player gives back a prisoner, which is a move and nothing else.
//! A player who cannot move loses.
//!
//! So a point of score is a move: a player whose territory is enclosed by immortal stones fills it point by point, and
//! gives back prisoners, and the player who has more of both moves last (Berlekamp and Wolfe, *Mathematical Go*, 1994:
//! territory scoring, where the two points that a group needs to live do not count; here they are left out of the
//! picture). Of the prisoners only the balance is kept, `2:` before the board for two more of Left's and `-1:` for one
//! more of Right's, for two players who each give one back have changed nothing.
//!
//! There is no rule against a ko: one stone is taken and taken back, with a prisoner for either side, and all is as
//! before. So a ko is a loop of two positions, and its sides are its values if the one or the other player wins all
//! fights (Siegel, *Combinatorial Game Theory*, ch. VI). The moves of a player who is not allowed to take back at once
//! depend on the threats that he finds elsewhere: these are no property of one position, so they are not part of the
//! rules. Where stones are taken again and again and one player loses more of them each time, as in `xx.`, there are
//! infinitely many positions. So a position is refused if a player can take stones below it that bring the balance
//! beyond 200, either way.

use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::board::Shape;
use tweedle_rules::board::{Board, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::{Cell, Figure, Owner, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Cells, Notation, NotationError};

/// The rules of endgames of Go, on boards of at most `B::BITS` points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GoEndgame<B = u64>(PhantomData<B>);

impl<B: Bits> GoEndgame<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> GoEndgame<B> {
        GoEndgame(PhantomData)
    }
}

/// A board and how many more prisoners Left has than Right.
///
/// The layers of the board are Left's stones, Right's, those of Left's and of Right's that are immortal, and the cells that are no points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Goban<B: Bits = u64> {
    board: Board<B, 5>,
    prisoners: i32,
}

impl<B: Bits> Weigh for Goban<B> {}

/// The characters of the cells: empty, Left's, Right's, immortal of either, and no point.
pub(crate) const CELLS: [char; 6] = ['.', 'x', 'o', 'X', 'O', '#'];

/// More prisoners than a text may say.
const MOST: i32 = 1_000_000;

/// A balance beyond this does not grow by captures.
const MOST_TAKEN: i32 = 200;

impl<B: Bits> Goban<B> {
    fn shape(&self) -> Shape {
        self.board.shape()
    }

    fn empty(&self) -> B {
        empty(&self.board)
    }

    /// The stones of either player that are immortal, and those connected to them.
    fn immortal(&self) -> [B; 2] {
        let [left, right, left_immortal, right_immortal, _] = self.board.layers();
        [(left, left_immortal), (right, right_immortal)]
            .map(|(stones, immortal)| connected(self.shape(), immortal, stones))
    }
}

/// `seed` and what is connected to it through `stones`.
pub(crate) fn connected<B: Bits>(shape: Shape, seed: B, stones: B) -> B {
    let mut group = seed;
    loop {
        let grown = group | (shape.next_to(group) & stones);
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The groups of `stones` that are next to `near`, or all groups, and have no liberty among `empty` and no immortal stone next to them.
pub(crate) fn stuck<B: Bits>(shape: Shape, stones: B, immortal: B, empty: B) -> B {
    let safe = connected(shape, shape.next_to(immortal | empty) & stones, stones);
    stones & !safe
}

/// The points without a stone.
pub(crate) fn empty<B: Bits>(board: &Board<B, 5>) -> B {
    let all = board.layers().into_iter().fold(B::ZERO, |all, layer| all | layer);
    board.shape().all::<B>() & !all
}

/// Reads a board on which each group has a liberty or is connected to immortal stones.
///
/// # Errors
/// [`NotationError`] about the board, and at the first stone of a group that is taken already.
pub(crate) fn read_board<B: Bits>(text: &str, game: &str) -> Result<Board<B, 5>, NotationError> {
    let board: Board<B, 5> = Board::read(text, &CELLS, game)?;
    let [left, right, left_immortal, right_immortal, _] = board.layers();
    let (shape, empty) = (board.shape(), empty(&board));
    let none: B =
        stuck(shape, left, left_immortal, empty) | stuck(shape, right, right_immortal, empty);
    let Some(point) = none.ones().next() else { return Ok(board) };
    let message = format!(
        "The group at {} has no liberty and is not connected to immortal stones, `X` or `O`.",
        board.cell_name(point as u8)
    );
    // Between rows stands a bar.
    let at = point as usize + point as usize / board.cols().max(1);
    Err(NotationError::new(message, at..at + 1))
}

/// The picture of a board, where immortal stones have a mark.
pub(crate) fn figure_of<B: Bits>(board: &Board<B, 5>) -> Figure {
    board.figure(&CELLS.map(|cell| match cell {
        'X' => Cell::Piece(Owner::Left, "!".to_owned()),
        'O' => Cell::Piece(Owner::Right, "!".to_owned()),
        cell => Cell::of_letter(cell),
    }))
}

impl<B: Bits> Ruleset for GoEndgame<B> {
    type Position = Goban<B>;
    /// The point where the stone is put; `None` if a prisoner is given back.
    type Move = Option<u8>;

    fn moves(
        &self,
        goban: &Goban<B>,
        player: Player,
        mut found: impl FnMut(Option<u8>, Goban<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let [left, right, left_immortal, right_immortal, off] = goban.board.layers();
        let [own, enemy] = sides([left, right], player);
        let [own_immortal, enemy_immortal] = sides([left_immortal, right_immortal], player);
        let (shape, empty) = (goban.shape(), goban.empty());
        let sign = i32::from(player.sign());
        for point in empty.ones() {
            let stone = B::bit(point);
            let (own, rest) = (own | stone, empty ^ stone);
            let captured = stuck(shape, enemy, enemy_immortal, rest);
            let is_suicide = !(stuck(shape, own, own_immortal, rest | captured) & stone).is_empty();
            if is_suicide {
                continue;
            }
            let [left, right] = sides([own, enemy & !captured], player);
            let gain = sign.saturating_mul(captured.count() as i32);
            let board = goban.board.with_layers([left, right, left_immortal, right_immortal, off]);
            let prisoners = goban.prisoners.saturating_add(gain);
            if prisoners.abs() > MOST_TAKEN.max(goban.prisoners.abs()) {
                return Err(Stop::Undefined(format!(
                    "Stones can be taken again and again here, until one player has more than {MOST_TAKEN} prisoners more \
                     than the other: such positions of Go have no end, and are refused."
                )));
            }
            found(Some(point as u8), Goban { board, prisoners })?;
        }
        if goban.prisoners.signum() == sign {
            found(None, Goban { prisoners: goban.prisoners - sign, ..*goban })?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::LOOPY
    }
}

impl<B: Bits> Hints for GoEndgame<B> {
    /// The prisoners, and the parts of the board that have nothing to do with each other.
    ///
    /// Immortal stones never change and always have liberties, and so have the stones that are connected to them. All other points fall into parts that
    /// are connected along lines: groups and their liberties lie in one of them. To each part belong the immortal stones next
    /// to it. Where nothing is empty nobody ever moves.
    fn components(&self, goban: &Goban<B>, into: &mut Vec<Goban<B>>) {
        let [left, right, _, _, off] = goban.board.layers();
        let shape = goban.shape();
        let immortal = goban.immortal();
        let walls = immortal[0] | immortal[1];
        let empty = goban.empty();
        if goban.prisoners != 0 {
            let board = Board::none();
            into.push(Goban { board, prisoners: goban.prisoners });
        }
        for part in shape.regions(shape.all::<B>() & !(walls | off), Shape::next_to) {
            if (part & empty).is_empty() {
                continue;
            }
            let edge = shape.next_to(part) & walls;
            let kept = part | edge;
            let layers = [
                left & part,
                right & part,
                immortal[0] & edge,
                immortal[1] & edge,
                shape.all::<B>() & !kept,
            ];
            let board = goban.board.with_layers(layers).crop(kept);
            into.push(Goban { board, prisoners: 0 });
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players. Stones that are connected to immortal ones are as these.
    fn representative(&self, goban: &Goban<B>) -> (Goban<B>, Symmetry) {
        let [left, right, _, _, off] = goban.board.layers();
        let [of_left, of_right] = goban.immortal();
        let layers = [left & !of_left, right & !of_right, of_left, of_right, off];
        let board = goban.board.with_layers(layers);
        let (board, symmetry) = board.least_image(Some([1, 0, 3, 2, 4]), false);
        let prisoners = match symmetry {
            Symmetry::Same => goban.prisoners,
            Symmetry::Negative => goban.prisoners.saturating_neg(),
        };
        (Goban { board, prisoners }, symmetry)
    }
}

impl<B: Bits> Notation for GoEndgame<B> {
    fn name(&self) -> String {
        "Go endgames".to_owned()
    }

    /// The board, and before it, if there are prisoners, the balance and a colon: `-1:X..O`.
    fn parse(&self, text: &str) -> Result<Goban<B>, NotationError> {
        let (wide, prisoners, rows) = match text.split_once(':') {
            None => (0, 0, text),
            Some((head, rows)) => {
                let wide = head.chars().count();
                let is_number = head.strip_prefix('-').unwrap_or(head);
                let is_number =
                    !is_number.is_empty() && is_number.bytes().all(|byte| byte.is_ascii_digit());
                let count: Option<i32> = head.parse().ok().filter(|_| is_number);
                let count = count.filter(|count| (-MOST..=MOST).contains(count));
                let count = count.ok_or_else(|| {
                    let message = format!("Before the colon stands how many more prisoners Left has, at most {MOST}; a minus says that Right has more.");
                    NotationError::new(message, 0..wide)
                })?;
                (wide + 1, count, rows)
            }
        };
        let board = read_board(rows, &self.name()).map_err(|error| error.behind(wide))?;
        Ok(Goban { board, prisoners })
    }

    fn print(&self, goban: &Goban<B>) -> String {
        let board = goban.board.write(&CELLS);
        match goban.prisoners {
            0 => board,
            count => format!("{count}:{board}"),
        }
    }

    /// The point: `b2`; or `give back`.
    fn move_name(&self, goban: &Goban<B>, _: Player, step: &Option<u8>, _: &Goban<B>) -> String {
        match *step {
            Some(point) => goban.board.cell_name(point),
            None => "give back".to_owned(),
        }
    }

    fn why_not(&self, goban: &Goban<B>, _: Player, text: &str) -> Option<String> {
        goban.board.beyond(text)
    }

    fn draw(&self, goban: &Goban<B>) -> String {
        let board = goban.board.picture(&CELLS);
        match note(goban.prisoners) {
            Some(note) => format!("{board}\n{note}"),
            None => board,
        }
    }

    fn sketch(&self, goban: &Goban<B>) -> Option<Sketch> {
        let sketch = Sketch::of(figure_of(&goban.board));
        Some(match note(goban.prisoners) {
            Some(note) => sketch.with_note(note),
            None => sketch,
        })
    }
}

/// The sentence that says who has more prisoners, if somebody has.
fn note(prisoners: i32) -> Option<String> {
    let count = prisoners.unsigned_abs();
    let things = if count == 1 { "prisoner" } else { "prisoners" };
    match prisoners.signum() {
        1 => Some(format!("{count} {things} more for Left")),
        -1 => Some(format!("{count} {things} more for Right")),
        _ => None,
    }
}

/// Endgames of Go in the registry.
pub(crate) const GO_ENDGAME: Entry = Entry::named("game.grid.GoEndgame", entry::Shape::Grid)
    .cells(".xoXO#")
    .example("#XO#|X.xO|#XO#")
    .start("OOOOO|X...O|X.OOO|XXX##")
    .summary("Go with points as moves: put a stone on an empty point, take enemy groups without liberties, or give back a prisoner; X and O are stones that live for good.")
    .source("Berlekamp and Wolfe, Mathematical Go, 1994")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner of Go with Japanese rules is EXPTIME-complete.", "Robson, The complexity of Go, IFIP Congress 1983"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xoXO#", GoEndgame::new(), without_parameters())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tweedle_engine::Control;
    use tweedle_engine::number::Dyadic;
    use tweedle_engine::short::Store;
    use tweedle_engine::walk::{Memo, Walker, followers};
    use tweedle_rules::testing::{Loopy, Table, moves, read};

    const GO: GoEndgame<u32> = GoEndgame::new();

    /// Two stones are taken, and then one, and then two: without immortal stones nothing stops that.
    #[test]
    fn prisoners_without_bound_are_refused() {
        let found = followers(&GO, &read(&GO, "1:xx."), &Control::new());
        let Err(Stop::Undefined(message)) = found else { panic!("it is refused") };
        assert!(message.contains("more than 200 prisoners"), "{message}");
        // A balance that is there already may be greater, and prisoners are given back.
        let mut options = moves(&GO, &read(&GO, "1000:X.O"), Player::Left).into_iter();
        assert!(options.any(|option| option.prisoners == 999));
    }

    #[test]
    fn table() {
        Table {
            options: &[
                ("XXX|X.X|XXX", &["XXX|XxX|XXX"], &[]),
                ("X.O", &["XxO"], &["XoO"]),
                // A ko: taken, and taken back.
                ("#XO#|X.xO|#XO#", &["#XO#|XxxO|#XO#"], &["-1:#XO#|Xo.O|#XO#"]),
                (
                    "-1:#XO#|Xo.O|#XO#",
                    &["#XO#|X.xO|#XO#"],
                    &["#XO#|Xo.O|#XO#", "-1:#XO#|XooO|#XO#"],
                ),
                // Two stones are taken, and the stone that takes them stands in what was theirs.
                ("XXXX|Xoo.|XXXX", &["2:XXXX|X..x|XXXX"], &[]),
                ("1:", &[""], &[]),
                ("-2:", &[], &["-1:"]),
            ],
            names: &[
                ("1:X.O", Player::Left, &["b1", "give back"]),
                ("1:X.O", Player::Right, &["b1"]),
            ],
            parts: &[
                ("XXX|X.X|XXX", &["#X#|X.X|#X#"]),
                ("2:X.X.O#", &["2:", "X.O", "X.X"]),
                ("x.X#", &["x.X"]),
                // Connected to what lives for good.
                ("Xx.O", &["X.O"]),
                ("XxO", &[]),
            ],
            values: &[
                ("XXXX|X..X|XXXX", "2"),
                // A dame.
                ("X.O", "*"),
                ("3:X.O", "3*"),
                ("OOOO|X..O|OOOO", "{*|-1}"),
                ("OOOOO|X...O|X.OOO|XXX##", "{0|-1*||-2*}"),
            ],
            pictures: &[
                ("-1:X.O", "1 X . O\n  a b c\n1 prisoner more for Right"),
                ("2:X.O", "1 X . O\n  a b c\n2 prisoners more for Left"),
            ],
            errors: &[
                (
                    "xO",
                    "The group at a1 has no liberty and is not connected to immortal stones, `X` or `O`.",
                    0..1,
                ),
                (
                    "+1:X.O",
                    "Before the colon stands how many more prisoners Left has, at most 1000000; a minus says that Right has more.",
                    0..2,
                ),
                (
                    "1:X?O",
                    "`?` is not a cell of Go endgames; use `.`, `x`, `o`, `X`, `O` or `#`.",
                    3..4,
                ),
            ],
            ..Table::default()
        }
        .check(&GO);
    }

    /// A dead end of n points that Right's immortal stones enclose, and that is open to an immortal stone of Left's.
    fn corridor(points: usize) -> String {
        let wall = "O".repeat(points + 2);
        format!("{wall}|X{}O|{wall}", ".".repeat(points))
    }

    /// Corridors are {{{∗|-1}|-2}|...}, and cooled by 1 they are the numbers of *Mathematical Go*, ch. 2: n - 2 + 2^(1-n) points for
    /// the player whose territory it is.
    #[test]
    fn corridors() {
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        let mut expected = "*".to_owned();
        for points in 1..=5 {
            let board = read(&GO, &corridor(points));
            let value = Walker::new(&GO, &mut memo).value(&mut store, &board).unwrap();
            assert_eq!(store.read(&expected), Ok(value), "{points}");
            let cooled = store.cooled(value, &Dyadic::from(1)).unwrap();
            let halves = 1 << (points - 1);
            let chilled = format!("-{}/{halves}", (points as i64 - 2) * halves + 1);
            let chilled = if points == 1 { "0" } else { &chilled };
            assert_eq!(store.read(chilled), Ok(cooled), "{points}");
            expected = format!("{{{expected}|-{points}}}");
        }
    }

    /// A ko G = {0 | {G | -1}}. If draws are Left's, Right's move is no threat, so that G is {0|} = 1. If they are Right's, the ko that he has
    /// taken is {|-1} = -2, so that G is {0|-2}.
    #[test]
    fn a_ko() {
        let mut loopy = Loopy::new(&GO);
        assert_eq!(loopy.text("#XO#|X.xO|#XO#"), "1 & {0|-2}");
        assert_eq!(loopy.text("#XO#|Xo.O|#XO#"), "{2|0} & -1");
        // Two moves of the same player do not go round, and one of either do.
        let text = "#XO#|X.xO|#XO#";
        let [taken] = &moves(&GO, &read(&GO, text), Player::Right)[..] else {
            panic!("one move");
        };
        assert!(moves(&GO, taken, Player::Left).contains(&read(&GO, text)));
    }

    /// The moves by the rules in words, on lists of characters: what is on the board, and the balance.
    fn by_words(
        cells: &[char],
        cols: usize,
        prisoners: i32,
        player: Player,
    ) -> BTreeSet<(String, i32)> {
        let is_next =
            |a: usize, b: usize| (a / cols).abs_diff(b / cols) + (a % cols).abs_diff(b % cols) == 1;
        let group = |cells: &[char], start: usize| {
            let (mut group, mut at) = (vec![start], 0);
            while let Some(&here) = group.get(at) {
                at += 1;
                for other in 0..cells.len() {
                    let is_like = cells[other].eq_ignore_ascii_case(&cells[start]);
                    if is_next(here, other) && is_like && !group.contains(&other) {
                        group.push(other);
                    }
                }
            }
            group
        };
        let lives = |cells: &[char], group: &[usize]| {
            group.iter().any(|&stone| {
                cells[stone].is_ascii_uppercase()
                    || (0..cells.len()).any(|other| is_next(stone, other) && cells[other] == '.')
            })
        };
        let (own, enemy, sign) =
            if player == Player::Left { ('x', 'o', 1) } else { ('o', 'x', -1) };
        let mut options = BTreeSet::new();
        if prisoners * sign > 0 {
            options.insert((cells.iter().collect(), prisoners - sign));
        }
        for point in (0..cells.len()).filter(|&point| cells[point] == '.') {
            let mut played = cells.to_vec();
            played[point] = own;
            let taken: Vec<usize> = (0..cells.len())
                .filter(|&it| played[it] == enemy && !lives(&played, &group(&played, it)))
                .collect();
            for &stone in &taken {
                played[stone] = '.';
            }
            if lives(&played, &group(&played, point)) {
                options.insert((played.iter().collect(), prisoners + sign * taken.len() as i32));
            }
        }
        options
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        for start in [
            "#XO#|X.xO|#XO#",
            "OOOOO|X...O|X.OOO|XXX##",
            "OOO|XoO|X.O|XXX",
            "XXXX|X..o|XxoO|OOOO",
            "1:XXX|X.o|X.o|OOO",
        ] {
            let all = followers(&GO, &read(&GO, start), &Control::new()).expect("few positions");
            assert!(all.len() > 1);
            for goban in all {
                let cells: Vec<char> =
                    goban.board.write(&CELLS).chars().filter(|&cell| cell != '|').collect();
                for player in Player::BOTH {
                    let options = moves(&GO, &goban, player);
                    let found: BTreeSet<(String, i32)> = options
                        .iter()
                        .map(|it| (it.board.write(&CELLS).replace('|', ""), it.prisoners))
                        .collect();
                    assert_eq!(found.len(), options.len());
                    let expected = by_words(&cells, goban.board.cols(), goban.prisoners, player);
                    assert_eq!(found, expected, "{}", GO.print(&goban));
                }
                assert_eq!(read(&GO, &GO.print(&goban)), goban);
            }
        }
    }
}
