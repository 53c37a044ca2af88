//! Phutball, the Philosopher's Football.
//!
//! On the points of a board stand the ball `@` and men `m`, which belong to nobody. The first column is the goal line that Left defends, and the last
//! column the one that Right defends. On a turn a player puts a man on an empty point, or moves the ball: it jumps in one of eight
//! directions over one or more men that stand in a row right beside it, to the first point behind them, which must be empty; these men
//! are taken off at once, and the ball may jump on, as often as the player likes and in any directions. It may jump over a goal
//! line and off the board, and then stays there; it may not leave the board at the sides (J. H. Conway; *Winning Ways*, ch. 22, "Philosopher's
//! Football"). A diagonal jump over the man on a corner would cross a goal line and a side at once. The rules do not
//! speak of that; here it leaves the board at the side, and is not allowed.
//!
//! It is a goal for Left if the ball is on or behind Right's goal line at the end of a turn, by a move of either
//! player, and likewise for Right; on the way it may stand on a goal line. Then this game is over: the player who let
//! the goal in has no move in it, and the other one may pass for ever, so that a goal also decides a sum. Men come and
//! go, so play may go round.

use smallvec::SmallVec;
use std::collections::HashSet;
use std::marker::PhantomData;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::board::Board;
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::{Cell, Owner, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Bits, Cells, Notation, NotationError};

/// The rules of Phutball, on boards of at most `B::BITS` points.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Phutball<B = u64>(PhantomData<B>);

impl<B: Bits> Phutball<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> Phutball<B> {
        Phutball(PhantomData)
    }
}

/// The men and the ball.
// Invariant: the board has one ball, or none, and then `behind` says for whom it is a goal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pitch<B: Bits = u64> {
    /// Men, the ball.
    board: Board<B, 2>,
    /// The player who has scored, if the ball has left the board.
    behind: Option<Player>,
}

impl<B: Bits> Weigh for Pitch<B> {}

/// The points of the ball in one turn; `None` is off the board.
pub type Way = SmallVec<[Option<u8>; 4]>;

/// A part of a player's turn; points are counted from 0, row by row.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kick {
    /// He puts a man there.
    Man(u8),
    /// The ball goes from the first point to each of the others.
    Ball(Way),
    /// He has scored, and passes.
    Pass,
}

/// Nothing, a man, the ball.
const CELLS: [char; 3] = ['.', 'm', '@'];

impl<B: Bits> Pitch<B> {
    /// The player who has scored, if somebody has.
    fn scorer(&self) -> Option<Player> {
        let [_, ball] = self.board.layers();
        let shape = self.board.shape();
        if self.behind.is_some() {
            self.behind
        } else if !(ball & !shape.not_last_col::<B>()).is_empty() {
            Some(Player::Left)
        } else if !(ball & !shape.not_first_col::<B>()).is_empty() {
            Some(Player::Right)
        } else {
            None
        }
    }

    /// The point in a row and a column, if there is one.
    fn point(&self, row: i32, col: i32) -> Option<u32> {
        let (rows, cols) = (self.board.rows() as i32, self.board.cols() as i32);
        let is_there = (0..rows).contains(&row) && (0..cols).contains(&col);
        is_there.then_some((row * cols + col) as u32)
    }

    /// The points that the ball can come to by one jump, with all that has changed.
    fn jumps(&self) -> impl Iterator<Item = (Option<u8>, Pitch<B>)> {
        let [men, ball] = self.board.layers();
        let (at, cols) = (ball.first() as i32, self.board.cols() as i32);
        let directions = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
        directions.filter_map(move |(down, right)| {
            if ball.is_empty() || (down, right) == (0, 0) {
                return None;
            }
            let (mut row, mut col) = (at / cols, at % cols);
            let mut left = men;
            loop {
                (row, col) = (row + down, col + right);
                match self.point(row, col) {
                    Some(point) if !(men & B::bit(point)).is_empty() => left ^= B::bit(point),
                    _ if left == men => return None,
                    Some(point) => {
                        let board = self.board.with_layers([left, B::bit(point)]);
                        return Some((Some(point as u8), Pitch { board, behind: None }));
                    }
                    // Over a goal line, not over a side.
                    None if !(0..self.board.rows() as i32).contains(&row) => return None,
                    None => {
                        let board = self.board.with_layers([left, B::ZERO]);
                        let scorer = if col < 0 { Player::Right } else { Player::Left };
                        return Some((None, Pitch { board, behind: Some(scorer) }));
                    }
                }
            }
        })
    }
}

impl<B: Bits> Pitch<B> {
    /// The name of the last jump of a way, which leads off the board.
    fn way_off(&self, way: &Way, to: &Pitch<B>) -> String {
        let mut last = *self;
        for point in way[1..].iter().filter(|point| point.is_some()) {
            let Some((_, next)) = last.jumps().find(|(to, _)| to == point) else { break };
            last = next;
        }
        let off = "off".to_owned();
        if last.jumps().filter(|(point, _)| point.is_none()).count() < 2 {
            return off;
        }
        let shape = self.board.shape();
        let inside = match to.behind {
            Some(Player::Right) => shape.not_first_col::<B>(),
            _ => shape.not_last_col::<B>(),
        };
        let [before, _] = last.board.layers();
        let [after, _] = to.board.layers();
        match (before & !after & !inside).ones().next() {
            Some(point) => format!("{off}({})", self.board.cell_name(point as u8)),
            None => off,
        }
    }
}

impl<B: Bits> Ruleset for Phutball<B> {
    type Position = Pitch<B>;
    type Move = Kick;

    fn moves(
        &self,
        pitch: &Pitch<B>,
        player: Player,
        mut found: impl FnMut(Kick, Pitch<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        match pitch.scorer() {
            Some(scorer) if scorer == player => return found(Kick::Pass, *pitch),
            Some(_) => return Ok(()),
            None => {}
        }
        let [men, ball] = pitch.board.layers();
        for point in (pitch.board.shape().all::<B>() & !(men | ball)).ones() {
            let board = pitch.board.with_layers([men | B::bit(point), ball]);
            found(Kick::Man(point as u8), Pitch { board, behind: None })?;
        }
        // Each position that jumps lead to once, by the first way there.
        let mut met = HashSet::new();
        let mut open = vec![(Way::from_slice(&[Some(ball.first() as u8)]), *pitch)];
        while let Some((path, here)) = open.pop() {
            for (to, after) in here.jumps() {
                if met.insert(after) {
                    let mut path = path.clone();
                    path.push(to);
                    found(Kick::Ball(path.clone()), after)?;
                    open.push((path, after));
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::LOOPY
    }
}

impl<B: Bits> Hints for Phutball<B> {
    /// Upside down it is the same; turned so that the goals are exchanged it is the negative. After a goal nothing else matters.
    fn representative(&self, pitch: &Pitch<B>) -> (Pitch<B>, Symmetry) {
        if let Some(scorer) = pitch.scorer() {
            let sign = if scorer == Player::Left { Symmetry::Same } else { Symmetry::Negative };
            return (Pitch { board: Board::none(), behind: Some(Player::Left) }, sign);
        }
        let shape = pitch.board.shape();
        let image = |turn: &dyn Fn(B) -> B| {
            let board = pitch.board.with_layers(pitch.board.layers().map(turn));
            Pitch { board, behind: None }
        };
        let same = image(&|cells| shape.flip_rows(cells)).min(*pitch);
        let other =
            image(&|cells| shape.flip_cols(cells)).min(image(&|cells| shape.half_turn(cells)));
        if other < same { (other, Symmetry::Negative) } else { (same, Symmetry::Same) }
    }
}

impl<B: Bits> Notation for Phutball<B> {
    fn name(&self) -> String {
        "Phutball".to_owned()
    }

    /// The board: `..m.|.@..`. If the ball has left it, there is none on the board, and before it stands whose goal it was: `Left:..m.|....`.
    fn parse(&self, text: &str) -> Result<Pitch<B>, NotationError> {
        let scorers = [("Left:", Player::Left), ("Right:", Player::Right)];
        let scorer = scorers.into_iter().find(|(word, _)| text.starts_with(word));
        let wide = scorer.map_or(0, |(word, _)| word.len());
        let all = 0..text.chars().count();
        let board: Board<B, 2> =
            Board::read(&text[wide..], &CELLS, &self.name()).map_err(|it| {
                let at = it.range();
                NotationError::new(it.message(), at.start + wide..at.end + wide)
            })?;
        let [_, ball] = board.layers();
        let behind = scorer.map(|(_, player)| player);
        match (ball.count(), behind) {
            (0, Some(_)) => {}
            (0, None) => return Err(NotationError::new("There must be a ball, `@`.", all)),
            (1, None) if board.cols() > 1 => {}
            (1, None) => {
                let message = "A board has at least two columns, which are the goal lines.";
                return Err(NotationError::new(message, all));
            }
            (_, Some(_)) => {
                let message = "After a goal behind the line there is no ball on the board.";
                return Err(NotationError::new(message, all));
            }
            _ => return Err(NotationError::new("There is one ball only.", all)),
        }
        Ok(Pitch { board, behind })
    }

    fn print(&self, pitch: &Pitch<B>) -> String {
        let board = pitch.board.write(&CELLS);
        match pitch.behind {
            Some(scorer) => format!("{scorer}:{board}"),
            None => board,
        }
    }

    /// `b2` for a man; the points of the ball, `b2-d2-off`; `pass` after a goal. Where the last jump may be one of several off
    /// the board, it is told by the man on the goal line that it goes over: `b2-off(a2)`.
    fn move_name(&self, pitch: &Pitch<B>, _: Player, kick: &Kick, to: &Pitch<B>) -> String {
        match kick {
            Kick::Man(point) => pitch.board.cell_name(*point),
            Kick::Ball(path) => {
                let names = path.iter().map(|point| match point {
                    Some(point) => pitch.board.cell_name(*point),
                    None => pitch.way_off(path, to),
                });
                names.collect::<Vec<_>>().join("-")
            }
            Kick::Pass => "pass".to_owned(),
        }
    }

    fn why_not(&self, pitch: &Pitch<B>, _: Player, text: &str) -> Option<String> {
        pitch.board.beyond(text)
    }

    fn draw(&self, pitch: &Pitch<B>) -> String {
        let board = pitch.board.picture(&CELLS);
        match pitch.scorer() {
            Some(scorer) => format!("{board}\na goal for {scorer}"),
            None => board,
        }
    }

    fn sketch(&self, pitch: &Pitch<B>) -> Option<Sketch> {
        let look = |cell| match cell {
            'm' => Cell::Piece(Owner::Either, String::new()),
            '@' => Cell::Written("@".to_owned()),
            _ => Cell::Empty,
        };
        let sketch = Sketch::of(pitch.board.figure(&CELLS.map(look)));
        Some(match pitch.scorer() {
            Some(scorer) => sketch.with_note(format!("a goal for {scorer}")),
            None => sketch,
        })
    }
}

/// Phutball in the registry.
pub(crate) const PHUTBALL: Entry = Entry::named("game.grid.Phutball", entry::Shape::Grid)
    .cells(".m@")
    .example(".@m..")
    .start(".....|..@..|.....")
    .summary("Put a man on an empty point, or let the ball jump over rows of men, which are taken off; Left wants the ball on or behind the last column, Right on or behind the first.")
    .source("Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 22")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-hard; to see whether one move wins at once is NP-complete.", "Dereniowski, Phutball is PSPACE-hard, Theoretical Computer Science 411 (2010); Demaine, Demaine and Eppstein, More Games of No Chance (2002)"),
    ])
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".m@", Phutball::new(), without_parameters())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tweedle_engine::walk::{followers, retrograde};
    use tweedle_engine::{Control, LoopyOutcome, Play};
    use tweedle_rules::testing::{Loopy, Table, moves, read};

    const GAME: Phutball<u32> = Phutball::new();

    #[test]
    fn table() {
        Table {
            options: &[
                (
                    "..@..",
                    &["..@.m", "..@m.", ".m@..", "m.@.."],
                    &["..@.m", "..@m.", ".m@..", "m.@.."],
                ),
                // The ball jumps over one man or several, and may go on.
                (
                    ".@m.m.",
                    &[".....@", "...@m.", ".@m.mm", ".@mmm.", "m@m.m."],
                    &[".....@", "...@m.", ".@m.mm", ".@mmm.", "m@m.m."],
                ),
                // Off the board behind a goal line, but not at a side.
                (
                    "m@.|.m.",
                    &["Right:...|.m.", "m@.|.mm", "m@.|mm.", "m@m|.m."],
                    &["Right:...|.m.", "m@.|.mm", "m@.|mm.", "m@m|.m."],
                ),
                // Nor over a corner, though that is behind the goal line, too.
                (
                    "m..|.@.",
                    &["m..|.@m", "m..|m@.", "m.m|.@.", "mm.|.@."],
                    &["m..|.@m", "m..|m@.", "m.m|.@.", "mm.|.@."],
                ),
                ("..@", &["..@"], &[]),
                ("@.m", &[], &["@.m"]),
                ("Left:.m.", &["Left:.m."], &[]),
            ],
            names: &[
                (".@m.m.", Player::Left, &["a1", "d1", "f1", "b1-d1", "b1-d1-f1"]),
                ("m@.", Player::Right, &["c1", "b1-off"]),
                ("m@m", Player::Right, &["b1-off(a1)", "b1-off(c1)"]),
                ("m@m|mm.", Player::Left, &["c2", "b1-off(a1)", "b1-off(c1)"]),
                ("..@", Player::Left, &["pass"]),
            ],
            pictures: &[
                ("m@.", "1 m @ .\n  a b c"),
                ("Left:..m", "1 . . m\n  a b c\na goal for Left"),
            ],
            errors: &[
                ("...", "There must be a ball, `@`.", 0..3),
                ("@.@", "There is one ball only.", 0..3),
                ("@|m", "A board has at least two columns, which are the goal lines.", 0..3),
                ("Left:.@.", "After a goal behind the line there is no ball on the board.", 0..8),
                ("Left:x", "`x` is not a cell of Phutball; use `.`, `m` or `@`.", 5..6),
            ],
            ..Table::default()
        }
        .check(&GAME);
    }

    /// Rows of characters, and where the ball is if it has left them.
    type Found = BTreeSet<(Vec<Vec<char>>, Option<(i32, i32)>)>;

    /// The positions that jumps lead to, by the rules in words, on rows of characters.
    fn jumps_by_words(rows: &[Vec<char>], (row, col): (i32, i32), found: &mut Found) {
        let at = |rows: &[Vec<char>], row: i32, col: i32| {
            let line = usize::try_from(row).ok().and_then(|row| rows.get(row))?;
            usize::try_from(col).ok().and_then(|col| line.get(col)).copied()
        };
        for (down, right) in [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
        {
            let mut after = rows.to_vec();
            after[row as usize][col as usize] = '.';
            let (mut to, mut count) = ((row + down, col + right), 0);
            while at(&after, to.0, to.1) == Some('m') {
                after[to.0 as usize][to.1 as usize] = '.';
                to = (to.0 + down, to.1 + right);
                count += 1;
            }
            let is_beside = to.0 < 0 || to.0 >= rows.len() as i32;
            if count == 0 || is_beside {
                continue;
            }
            if at(&after, to.0, to.1).is_none() {
                found.insert((after, Some(to)));
                continue;
            }
            after[to.0 as usize][to.1 as usize] = '@';
            if found.insert((after.clone(), None)) {
                jumps_by_words(&after, to, found);
            }
        }
    }

    #[test]
    fn small_boards_by_the_rules_in_words() {
        for start in ["...|.@.|...", "..@..|.....", ".@.mm."] {
            let all = followers(&GAME, &read(&GAME, start), &Control::new()).expect("few");
            assert!(all.len() > 10);
            for pitch in all {
                assert_eq!(read(&GAME, &GAME.print(&pitch)), pitch);
                if pitch.scorer().is_some() {
                    continue;
                }
                let text = pitch.board.write(&CELLS);
                let rows: Vec<Vec<char>> =
                    text.split('|').map(|row| row.chars().collect()).collect();
                let mut expected = BTreeSet::new();
                let cols = rows[0].len();
                let cells = (0..rows.len()).flat_map(|row| (0..cols).map(move |col| (row, col)));
                for (row, col) in cells {
                    match rows[row][col] {
                        '.' => {
                            let mut after = rows.clone();
                            after[row][col] = 'm';
                            expected.insert((after, None));
                        }
                        '@' => jumps_by_words(&rows, (row as i32, col as i32), &mut expected),
                        _ => {}
                    }
                }
                let expected: BTreeSet<String> = expected
                    .into_iter()
                    .map(|(rows, behind)| {
                        let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
                        let goal = match behind {
                            Some((_, col)) if col < 0 => "Right:",
                            Some(_) => "Left:",
                            None => "",
                        };
                        format!("{goal}{}", rows.join("|"))
                    })
                    .collect();
                for player in Player::BOTH {
                    let options = moves(&GAME, &pitch, player);
                    let found: BTreeSet<String> =
                        options.iter().map(|option| GAME.print(option)).collect();
                    assert_eq!(found.len(), options.len(), "{text}");
                    assert_eq!(found, expected, "{text}");
                }
            }
        }
    }

    /// With the ball in the middle of three points the player who begins puts a man before the enemy's goal, and the
    /// other one cannot prevent the jump: a jump of his own would be an own goal. With a man there already Left has
    /// won, whether he begins or not.
    #[test]
    fn values_by_hand() {
        let mut loopy = Loopy::new(&GAME);
        for (text, value) in [(".@.", "+-on"), (".@m.", "on"), (".m@.", "off"), ("..@", "on")] {
            assert_eq!(loopy.text(text), value, "{text}");
        }
        // Computed here: where the ball is one point from the goal line and three from the other one, Right wins.
        for (text, value) in [(".@...", "off"), ("..@..", "+-on"), ("...|.@.|...", "+-on")] {
            assert_eq!(loopy.text(text), value, "{text}");
        }
    }

    /// On small boards the player who begins wins from the middle. No position of them is a draw.
    #[test]
    fn outcomes_of_small_boards() {
        for (text, outcome) in [
            ("...|.@.|...", LoopyOutcome::N),
            (".....|..@..", LoopyOutcome::N),
            (".@..|....", LoopyOutcome::N),
        ] {
            let start = read(&GAME, text);
            let endings = retrograde(&GAME, &[start], Play::Normal, &Control::new()).unwrap();
            assert_eq!(endings.outcome(&start), Some(outcome), "{text}");
            assert!(endings.iter().all(|(_, outcome)| outcome.as_outcome().is_some()), "{text}");
        }
    }
}
