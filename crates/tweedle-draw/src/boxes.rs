//! Dots, and the lines between them.

use crate::part::{Thing, band};
use crate::position::Style;
use crate::scene::{Anchor, Ink, Scene, Shape, Stroke};
use tweedle_boxes::{Position, column_name};

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
    let margin = if style.has_names { MARGIN } else { NARROW };
    let dot = |r: usize, c: usize| (margin + STEP * c as f64, margin + STEP * r as f64);
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
