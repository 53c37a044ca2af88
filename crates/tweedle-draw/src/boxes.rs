//! Dots, and the lines between them.

use crate::part::band;
use crate::point::Point;
use crate::scene::{Anchor, FONT, Ink, Scene, Shape, Stroke};
use crate::style::Style;
use tweedle_boxes::{Chain, End, Position, chains, column_name};
use tweedle_engine::Player;
use tweedle_rules::Thing;

const STEP: f64 = 38.0;
const DOT: f64 = 3.4;
/// Round the dots, for what they are called.
const MARGIN: f64 = 28.0;
/// The same, if they are called nothing.
const NARROW: f64 = 8.0;

/// A board of boxes: lines that are drawn are thick, others faint and dashed, and complete boxes are grey. Columns of dots have
/// letters and rows numbers from above, as in the names of moves. Lines that were not drawn in `before` are marked.
pub(crate) fn boxes(position: &Position, before: Option<&Position>, style: Style) -> Scene {
    let board = position.board();
    let margin = margin(style);
    let dot = |r: usize, c: usize| dot(margin, r, c);
    let (right, bottom) = dot(board.rows(), board.cols());
    let mut scene = Scene::new(right + margin.min(16.0), bottom + margin.min(16.0), "");
    for number in (0..board.boxes()).filter(|&number| position.sides_left(number) == 0) {
        let corner = dot(number / board.cols(), number % board.cols());
        scene.rectangle(corner, (STEP, STEP), Some(Ink::Faint), None);
    }
    // Drawn lines lie above the others.
    for is_drawn in [false, true] {
        for line in 0..board.lines() {
            let is_open = |position: &Position| position.undrawn() >> line & 1 == 1;
            if is_open(position) == is_drawn {
                continue;
            }
            let stroke = match (is_drawn, before.is_some_and(is_open)) {
                (false, _) => Stroke::of(Ink::Faint, 1.4).dashed(),
                (true, false) => Stroke::of(Ink::Main, 3.2),
                (true, true) => Stroke::of(style.mark, 6.0),
            };
            let [from, to] = board.ends(line);
            let ends = [dot(from.0, from.1), dot(to.0, to.1)];
            scene.line(ends, stroke);
            scene.part(Thing::Line(line, [from, to]), band(&ends, 9.0));
        }
    }
    for r in 0..=board.rows() {
        for c in 0..=board.cols() {
            scene.shapes.push(Shape::Disc(dot(r, c), DOT, Some(Ink::Main), None));
        }
    }
    if style.has_names {
        for c in 0..=board.cols() {
            let at = (dot(0, c).0, margin - 16.0);
            scene.text(at, Anchor::Middle, column_name(c), Ink::Quiet);
        }
        for r in 0..=board.rows() {
            let at = (margin - 11.0, dot(r, 0).1);
            scene.text(at, Anchor::End, (r + 1).to_string(), Ink::Quiet);
        }
    }
    scene
}

/// A match of Dots and Boxes: the board as [`position`](crate::position()) draws it, with the owner of each box in it,
/// and with a thread through each chain and each loop, beside which stands the number of its boxes. The thread of a
/// long chain or a loop is whole, and that of a short chain is dashed. Below is the score. `owners` has a place for
/// each box.
///
/// ```
/// use tweedle_engine::Player;
/// use tweedle_boxes::{Board, Start};
/// let position = Board::new(1, 3)?.start(Start::Swedish);
/// let scene = tweedle_draw::dots_and_boxes(&position, &[Some(Player::Left), None, None]);
/// assert_eq!(scene.parts.len(), 10);
/// # Ok::<(), tweedle_boxes::BoardError>(())
/// ```
pub fn dots_and_boxes(position: &Position, owners: &[Option<Player>]) -> Scene {
    let style = Style { has_names: true, mark: Ink::Main, or_written: false };
    let mut scene = boxes(position, None, style);
    let cols = position.board().cols();
    let centre = |number: usize| -> Point {
        let (x, y) = dot(margin(style), number / cols, number % cols);
        (x + STEP / 2.0, y + STEP / 2.0)
    };
    for (number, owner) in owners.iter().enumerate() {
        if let Some(player) = owner {
            let (letter, ink) = match player {
                Player::Left => ("L", Ink::Left),
                Player::Right => ("R", Ink::Right),
            };
            scene.sized(centre(number), letter.to_owned(), None, 1.3 * FONT, ink);
        }
    }
    for chain in chains(position) {
        let thread = thread(position, &chain, centre);
        let stroke = Stroke::of(Ink::Neutral, 2.2);
        scene.line(thread, if chain.is_long() { stroke } else { stroke.dashed() });
        // Above the thread, where it begins.
        let (x, y) = centre(chain.boxes[0]);
        let count = chain.boxes.len().to_string();
        scene.text((x + 9.0, y - 9.0), Anchor::Middle, count, Ink::Main);
    }
    let of = |player| owners.iter().filter(|&&owner| owner == Some(player)).count();
    let score = format!("Left {}, Right {}", of(Player::Left), of(Player::Right));
    Scene { title: "Dots and Boxes".to_owned(), ..scene.with_caption(&score) }
}

/// A chain from its one end to the other, through the middles of its boxes.
fn thread(position: &Position, chain: &Chain, centre: impl Fn(usize) -> Point) -> Vec<Point> {
    let mut points: Vec<Point> = chain.boxes.iter().map(|&number| centre(number)).collect();
    let (Some(&first), Some(&last)) = (chain.boxes.first(), chain.boxes.last()) else {
        return points;
    };
    let Some(ends) = chain.ends else {
        points.extend(points.first().copied());
        return points;
    };
    // Out of the board through the side that is left there; both, if there is one box.
    let ground = |number: usize, which: usize| {
        let (x, y) = centre(number);
        let sides = tweedle_boxes::bits(position.sides_left(number));
        let mut out = sides.filter(|&line| position.board().boxes_at(line).len() == 1);
        let line = out.nth(which)?;
        let [(r, c), (s, d)] = position.board().ends(line);
        let middle = ((c + d) as f64 / 2.0, (r + s) as f64 / 2.0);
        let cols = position.board().cols();
        let (column, row) = ((number % cols) as f64 + 0.5, (number / cols) as f64 + 0.5);
        Some((x + STEP * (middle.0 - column), y + STEP * (middle.1 - row)))
    };
    let beyond = |end: End, number: usize, which: usize| match end {
        End::Ground => ground(number, which),
        End::Joint(to) | End::Open(to) => Some(centre(to)),
    };
    let same = first == last && ends == [End::Ground; 2];
    points.splice(0..0, beyond(ends[0], first, 0));
    points.extend(beyond(ends[1], last, usize::from(same)));
    points
}

/// The margin round the dots.
fn margin(style: Style) -> f64 {
    if style.has_names { MARGIN } else { NARROW }
}

/// The place of a dot.
fn dot(margin: f64, r: usize, c: usize) -> Point {
    (margin + STEP * c as f64, margin + STEP * r as f64)
}
