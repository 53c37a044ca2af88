//! Endings of Go, counted by area.
//!
//! Left has the black stones `x` and Right the white stones `o`. Stones `X` and `O` are *immortal*: they belong to groups that live for good,
//! and so does every stone that is connected to them along lines. `#` is no point of the board. A *region* is a largest set of
//! empty points that are connected along lines; it is *open* if stones of both colours are next to it, or if a stone there
//! could take enemy stones. On a turn a player puts a stone of his own on a point of an open region; then enemy groups without a liberty are taken off, and after
//! that the stone must have a liberty in its group: no suicide.
//!
//! A game is over when no region is open. Then each stone `x` or `o` is a point for its owner, and so is each empty point of a
//! region next to which only stones of his stand. Immortal stones do not count, which are the same in all of play: what counts is the part
//! of the board that is written with small letters and points. So nobody plays in a region that is enclosed, and stones
//! that cannot be saved are taken, which costs nothing where area counts.
//!
//! If a player has no move and the other one has, then every open region is one point, the last liberty of groups of his that the other one can
//! take there. Play is over for him with these groups and points as points of the other one: he could pass, and they would
//! be taken. That is the least that he can be sure of, so that the scoring games are guaranteed.
//!
//! There is no rule against a ko, so that a position below which one is met has no form, as its play may go round.
//! Corridors and rooms without one have the counts and temperatures of Berlekamp and Wolfe, *Mathematical Go* (1994), for one point of
//! area more or less is one move more or less there.

use crate::go_endgame::{CELLS, connected, empty, figure_of, read_board, stuck};
use std::marker::PhantomData;
use tweedle_engine::number::Rational;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::board::{Board, Shape, sides};
use tweedle_rules::by_size;
use tweedle_rules::entry;
use tweedle_rules::entry::{Entry, misfit};
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{Bits, Cells, Notation, NotationError, Points};

/// The rules of endings of Go by area, on boards of at most `B::BITS` points.
///
/// The layers of a position are those of [`GoEndgame`](crate::GoEndgame): Left's stones, Right's, those of either that are immortal, and the cells that are no
/// points. The balance of points that are settled elsewhere stands before the board: `2:X..O`.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::universe::{Forms, Scored};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_rules::Notation;
/// use tweedle_stone_games::GoByArea;
///
/// let game = GoByArea::<u32>::new();
/// let mut memo = Memo::new(Control::new());
/// let mut forms = Forms::new(&Control::new());
/// // A dead end of two points in Left's area, which Right can enter.
/// let corridor = game.parse("XXXX|X..O|XXXX")?;
/// let form = Walker::new(&game, &mut memo).value(&mut Scored(&mut forms), &corridor).unwrap();
/// assert_eq!(forms.text(form).unwrap(), "<2|<0|-2>>");
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct GoByArea<B = u64>(PhantomData<B>);

impl<B: Bits> GoByArea<B> {
    /// The rules; there are no parameters.
    pub const fn new() -> GoByArea<B> {
        GoByArea(PhantomData)
    }
}

/// A board with stones, with the settled points elsewhere.
type Area<B> = Points<Board<B, 5>>;

/// What stands on a board.
struct View<B> {
    shape: Shape,
    /// The stones of either player that may be taken, and all his stones.
    mortal: [B; 2],
    stones: [B; 2],
    /// The empty points.
    empty: B,
}

impl<B: Bits> View<B> {
    fn of(board: &Board<B, 5>) -> View<B> {
        let [left, right, left_immortal, right_immortal, _] = board.layers();
        let shape = board.shape();
        let stones = [left | left_immortal, right | right_immortal];
        let mortal = [(left, left_immortal), (right, right_immortal)]
            .map(|(stones, immortal)| stones & !connected(shape, immortal, stones));
        View { shape, mortal, stones, empty: empty(board) }
    }

    /// The empty points of open regions, of those that Left encloses, and of those that Right does.
    fn regions(&self) -> [B; 3] {
        let mut found = [B::ZERO; 3];
        for region in self.shape.regions(self.empty, Shape::next_to) {
            let beside = self.shape.next_to(region);
            let [left, right] = self.stones.map(|stones| !(beside & stones).is_empty());
            let is_open = match (left, right) {
                (true, true) => true,
                (false, false) => continue,
                (true, false) => self.can_lose(0, region),
                (false, true) => self.can_lose(1, region),
            };
            match (is_open, left) {
                (true, _) => found[0] |= region,
                (false, true) => found[1] |= region,
                (false, false) => found[2] |= region,
            }
        }
        found
    }

    /// True if some group of a player, by his index, has its last liberty in a region next to which only stones of his stand.
    fn can_lose(&self, owner: usize, region: B) -> bool {
        let mortal = self.mortal[owner] & self.shape.next_to(region);
        !mortal.is_empty()
            && region.ones().any(|point| {
                let rest = self.empty ^ B::bit(point);
                !stuck(self.shape, self.mortal[owner], B::ZERO, rest).is_empty()
            })
    }
}

/// The points of Left, less those of Right, on a board of which a player can move no more.
fn area<B: Bits>(board: &Board<B, 5>, stuck: Player) -> i64 {
    let [left, right, ..] = board.layers();
    let view = View::of(board);
    let [open, of_left, of_right] = view.regions();
    let count = |points: B| i64::from(points.count());
    let balance = count(left | of_left) - count(right | of_right);
    // What the opponent can take.
    let mortal = view.mortal[stuck.index()];
    let lost = connected(view.shape, view.shape.next_to(open) & mortal, mortal);
    balance - i64::from(stuck.sign()) * (count(open) + 2 * count(lost))
}

impl<B: Bits> Ruleset for GoByArea<B> {
    type Position = Area<B>;
    /// The point where the stone is put.
    type Move = [u8; 1];

    fn moves(
        &self,
        position: &Area<B>,
        player: Player,
        mut found: impl FnMut([u8; 1], Area<B>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let board = position.rest();
        let [left, right, left_immortal, right_immortal, off] = board.layers();
        let [own, enemy] = sides([left, right], player);
        let [own_immortal, enemy_immortal] = sides([left_immortal, right_immortal], player);
        let view = View::of(board);
        let [open, ..] = view.regions();
        for point in open.ones() {
            let stone = B::bit(point);
            let (own, rest) = (own | stone, view.empty ^ stone);
            let captured = stuck(view.shape, enemy, enemy_immortal, rest);
            let dead = stuck(view.shape, own, own_immortal, rest | captured);
            if !(dead & stone).is_empty() {
                continue;
            }
            let [left, right] = sides([own, enemy & !captured], player);
            let board = board.with_layers([left, right, left_immortal, right_immortal, off]);
            found([point as u8], Points::new(board, position.points()))?;
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { has_scores: true, ..Facts::LOOPY }
    }

    /// The settled points, and the area of the board.
    fn score(&self, position: &Area<B>, player: Player) -> Result<Rational, Stop> {
        let total = position.after((), area(position.rest(), player))?;
        Ok(Rational::from(total.points()))
    }
}

impl<B: Bits> Hints for GoByArea<B> {
    /// The parts of the board that have nothing to do with each other, as in [`GoEndgame`](crate::GoEndgame), and the points of all others: of stones that
    /// are connected to immortal ones, and of parts in which no region is open.
    fn components(&self, position: &Area<B>, into: &mut Vec<Area<B>>) {
        let board = position.rest();
        let [left, right, left_immortal, right_immortal, off] = board.layers();
        let view = View::of(board);
        let shape = view.shape;
        let [open, of_left, of_right] = view.regions();
        let walls = [0, 1].map(|i| view.stones[i] & !view.mortal[i]);
        let added = [walls[0] & !left_immortal, walls[1] & !right_immortal];
        let mut settled = [added[0], added[1]];
        let before = into.len();
        for part in shape.regions(shape.all::<B>() & !(walls[0] | walls[1] | off), Shape::next_to) {
            if (part & open).is_empty() {
                settled[0] |= part & (left | of_left);
                settled[1] |= part & (right | of_right);
                continue;
            }
            let edge = shape.next_to(part) & (walls[0] | walls[1]);
            let kept = part | edge;
            let layers = [
                left & part,
                right & part,
                walls[0] & edge,
                walls[1] & edge,
                shape.all::<B>() & !kept,
            ];
            into.push(Points::new(board.with_layers(layers).crop(kept), 0));
        }
        let gain = i64::from(settled[0].count()) - i64::from(settled[1].count());
        match position.after(Board::none(), gain) {
            Ok(points) if points.points() == 0 => {}
            Ok(points) => into.push(points),
            Err(_) => {
                into.truncate(before);
                into.push(*position);
            }
        }
    }

    /// Moves do not depend on the direction; exchanging the colours exchanges the players.
    fn representative(&self, position: &Area<B>) -> (Area<B>, Symmetry) {
        let (board, symmetry) = position.rest().least_image(Some([1, 0, 3, 2, 4]), false);
        let points = position.points();
        let is_empty = board == Board::none();
        match symmetry {
            _ if is_empty && points < 0 => (Points::new(board, -points), Symmetry::Negative),
            _ if is_empty => (Points::new(board, points), Symmetry::Same),
            Symmetry::Same => (Points::new(board, points), symmetry),
            Symmetry::Negative => (Points::new(board, -points), symmetry),
        }
    }
}

impl<B: Bits> Notation for GoByArea<B> {
    fn name(&self) -> String {
        "Go by area".to_owned()
    }

    /// The board, and before it, if there are points elsewhere, the balance and a colon: `-1:X..O`.
    fn parse(&self, text: &str) -> Result<Area<B>, NotationError> {
        Points::read(text, |rows| read_board(rows, &self.name()))
    }

    fn print(&self, position: &Area<B>) -> String {
        Points::new(position.rest().write(&CELLS), position.points()).to_string()
    }

    /// The point: `b2`.
    fn move_name(&self, position: &Area<B>, _: Player, &[point]: &[u8; 1], _: &Area<B>) -> String {
        position.rest().cell_name(point)
    }

    fn why_not(&self, position: &Area<B>, _: Player, text: &str) -> Option<String> {
        position.rest().beyond(text)
    }

    fn draw(&self, position: &Area<B>) -> String {
        position.drawn(position.rest().picture(&CELLS))
    }

    fn sketch(&self, position: &Area<B>) -> Option<Sketch> {
        Some(position.sketched(figure_of(position.rest())))
    }
}

/// Endings of Go by area in the registry.
pub(crate) const GO_BY_AREA: Entry = Entry::named("game.grid.GoByArea", entry::Shape::Grid)
    .cells(".xoXO#")
    .example("XXXX|X..O|XXXX")
    .start("OOOOO|X...O|X.OOO|XXX##")
    .summary("Go in regions that both players touch, as a scoring game: put a stone there, and take enemy groups without liberties; stones and enclosed points count, and X and O live for good.")
    .source("Berlekamp and Wolfe, Mathematical Go, 1994")
    .made_by(&|name, arguments| match arguments {
        [] => Ok(by_size!(name, ".xoXO#", GoByArea::new(), without_parameters())),
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::Control;
    use tweedle_engine::number::Rational;
    use tweedle_engine::universe::{Forms, Scored, ScoringClass};
    use tweedle_engine::walk::{Memo, WalkError, Walker, followers};
    use tweedle_rules::testing::{Table, moves, read};

    const GO: GoByArea<u32> = GoByArea::new();

    #[test]
    fn table() {
        Table {
            options: &[
                // Enclosed points are settled.
                ("XXX|X.X|XXX", &[], &[]),
                ("X.O", &["XxO"], &["XoO"]),
                ("#XO#|X.xO|#XO#", &["#XO#|XxxO|#XO#"], &["#XO#|Xo.O|#XO#"]),
                // Right cannot save two stones, and has no move.
                ("XXXX|Xoo.|XXXX", &["XXXX|X..x|XXXX"], &[]),
                ("3:", &[], &[]),
            ],
            names: &[("X..O", Player::Left, &["b1", "c1"])],
            parts: &[
                ("XXX|X.X|XXX", &["1:"]),
                ("2:XxX.O#O.O", &["2:", "X.O"]),
                ("Xx.O", &["1:", "X.O"]),
                ("XxO", &["1:"]),
                ("..", &[]),
            ],
            pictures: &[("-1:X.O", "1 X . O\n  a b c\n1 point more for Right")],
            errors: &[
                (
                    "2:xO",
                    "The group at a1 has no liberty and is not connected to immortal stones, `X` or `O`.",
                    2..3,
                ),
                ("X?O", "`?` is not a cell of Go by area; use `.`, `x`, `o`, `X`, `O` or `#`.", 1..2),
            ],
            ..Table::default()
        }
        .check(&GO);
    }

    #[test]
    fn scores_of_ends() {
        let score = |text: &str, player| GO.score(&read(&GO, text), player).expect("a score");
        assert_eq!(score("XXX|X.X|XXX", Player::Left), 1.into());
        assert_eq!(score("5:XxxX", Player::Right), 7.into());
        assert_eq!(score("XxX#O.O", Player::Right), 0.into());
        // Right's two stones and the point beside them are lost, if he has to say now.
        assert_eq!(score("XXXX|Xoo.|XXXX", Player::Right), 3.into());
        assert_eq!(score("..|..", Player::Left), 0.into());
    }

    /// A dead end of n points that Left's immortal stones enclose, and that is open to an immortal stone of Right's.
    fn corridor(points: usize) -> String {
        let wall = "X".repeat(points + 2);
        format!("{wall}|X{}O|{wall}", ".".repeat(points))
    }

    /// *Mathematical Go*, ch. 2: a corridor of n points counts n - 2 + 2^(1-n), and is chilled to a number over 2^(n-1), so that
    /// it has the temperature 1 - 2^(1-n) of territory. Area is hotter by 1, as each move makes a point.
    #[test]
    fn corridors() {
        let (mut forms, mut memo) = (Forms::new(&Control::new()), Memo::new(Control::new()));
        for points in 1..=5_i64 {
            let board = read(&GO, &corridor(points as usize));
            let form = Walker::new(&GO, &mut memo)
                .value(&mut Scored(&mut forms), &board)
                .expect("it ends");
            assert_eq!(forms.scoring_class(form), Ok(ScoringClass::Milnor));
            let thermograph = forms.scoring_thermograph(form).expect("it is Milnor's");
            let part = Rational::from(1) / Rational::from(1 << (points - 1));
            assert_eq!(thermograph.mean(), &(Rational::from(points - 2) + part.clone()));
            assert_eq!(thermograph.temperature(), &(Rational::from(2) - part));
        }
    }

    /// In all positions below some rooms the scores of ends are guaranteed: the scores that can still come are no worse for the player
    /// who has no move. So all forms are guaranteed, even if nothing is simplified.
    #[test]
    fn ends_are_guaranteed() {
        for start in [
            "XXXX|X..O|XXXX",
            "XXXXX|X...O|XXXXX",
            "XXXX|X..O|X..O|XXXX",
            "OOOOO|X...O|X.OOO|XXX##",
            "XXXXX|Xo..O|XXXXX",
            "XXX|X.o|X.O|XXX",
            // Groups that are in danger by themselves.
            "OOOO|Oxx.|O..X|OOOX",
            "XXXXX|X.oxO|X.xxO|XXXOO",
        ] {
            let all = followers(&GO, &read(&GO, start), &Control::new()).expect("few positions");
            let mut forms = Forms::new(&Control::new());
            let mut memo = Memo::new(Control::new());
            for position in &all {
                let walker = Walker::new(&GO, &mut memo).without_components().without_symmetry();
                let mut walker = walker;
                let form = walker.value(&mut Scored(&mut forms), position).expect("there is no ko");
                assert!(forms.is_guaranteed(form), "{}", GO.print(position));
                for player in Player::BOTH {
                    if !moves(&GO, position, player).is_empty() {
                        continue;
                    }
                    let score = GO.score(position, player).expect("a score");
                    for later in followers(&GO, position, &Control::new()).expect("few positions") {
                        for other in Player::BOTH {
                            if moves(&GO, &later, other).is_empty() {
                                let other = GO.score(&later, other).expect("a score");
                                let is_worse = if player == Player::Left {
                                    other < score
                                } else {
                                    other > score
                                };
                                assert!(!is_worse, "{}", GO.print(&later));
                            }
                        }
                    }
                }
                // By parts, and up to symmetry, it is the same.
                let mut parts = Memo::new(Control::new());
                let by_parts =
                    Walker::new(&GO, &mut parts).value(&mut Scored(&mut forms), position);
                assert_eq!(by_parts, Ok(form), "{}", GO.print(position));
            }
        }
    }

    #[test]
    fn a_ko_is_a_loop() {
        let mut forms = Forms::new(&Control::new());
        let mut memo = Memo::new(Control::new());
        let ko = read(&GO, "#XO#|X.xO|#XO#");
        let found = Walker::new(&GO, &mut memo).value(&mut Scored(&mut forms), &ko);
        assert!(matches!(found, Err(WalkError::Loop(_))));
    }
}
