//! Boards and strips of cells.

use crate::part::box_at;
use crate::point::Point;
use crate::scene::{Anchor, FONT, Ink, Scene, Shape, Stroke};
use crate::style::Style;
use tweedle_boxes::column_name;
use tweedle_rules::Thing;
use tweedle_rules::sketch::{Cell, Owner, Shade};

const CELL: f64 = 30.0;
/// Round the cells, for what they are called.
const MARGIN: f64 = 24.0;
/// The same, if they are called nothing.
const NARROW: f64 = 4.0;

/// A board, whose columns have letters and whose rows have numbers from above, as in the names of moves. Cells that were different
/// in `before` are marked.
pub(crate) fn board(rows: &[Vec<Cell>], before: Option<&[Vec<Cell>]>, style: Style) -> Scene {
    let mut scene = cells(rows, before, style, Thing::Cell);
    if style.has_names {
        for i in 0..rows.len() {
            let y = MARGIN + CELL * (i as f64 + 0.5);
            scene.text((MARGIN - 7.0, y), Anchor::End, (i + 1).to_string(), Ink::Quiet);
        }
        name_columns(&mut scene, rows, column_name);
    }
    scene
}

/// A strip, whose cells have numbers.
pub(crate) fn strip(row: &[Cell], before: Option<&[Cell]>, style: Style) -> Scene {
    let rows = [row.to_vec()];
    let before = before.map(|row| [row.to_vec()]);
    let before = before.as_ref().map(<[_; 1]>::as_slice);
    let mut scene = cells(&rows, before, style, |_, column| Thing::Place(column));
    if style.has_names {
        name_columns(&mut scene, &rows, |column| (column + 1).to_string());
    }
    scene
}

fn name_columns(scene: &mut Scene, rows: &[Vec<Cell>], name: impl Fn(usize) -> String) {
    for j in 0..rows.first().map_or(0, Vec::len) {
        let x = MARGIN + CELL * (j as f64 + 0.5);
        scene.text((x, scene.height - MARGIN + 12.0), Anchor::Middle, name(j), Ink::Quiet);
    }
}

fn cells(
    rows: &[Vec<Cell>],
    before: Option<&[Vec<Cell>]>,
    style: Style,
    thing: impl Fn(usize, usize) -> Thing,
) -> Scene {
    let margin = if style.has_names { MARGIN } else { NARROW };
    let columns = rows.first().map_or(0, Vec::len);
    let (width, height) = (CELL * columns as f64, CELL * rows.len() as f64);
    let mut scene = Scene::new(width + 2.0 * margin, height + 2.0 * margin, "");
    let corner = |i, j| (margin + CELL * j as f64, margin + CELL * i as f64);
    for (i, row) in rows.iter().enumerate() {
        for (j, cell) in row.iter().enumerate() {
            let (x, y) = corner(i, j);
            let fill = match cell {
                Cell::Off | Cell::Square(Shade::Gray) => Ink::Quiet,
                Cell::Square(Shade::Black) => Ink::Main,
                Cell::Square(Shade::Blue) => Ink::Left,
                Cell::Square(Shade::Red) => Ink::Right,
                _ => Ink::Paper,
            };
            let border = Stroke::of(Ink::Quiet, 1.0);
            scene.rectangle((x, y), (CELL, CELL), Some(fill), Some(border));
            scene.part(thing(i, j), box_at((x, y), (CELL, CELL)));
            draw_cell(&mut scene, cell, (x + CELL / 2.0, y + CELL / 2.0));
        }
    }
    let before = before.unwrap_or(rows);
    for (i, (row, old)) in rows.iter().zip(before).enumerate() {
        for j in (0..columns).filter(|&j| row.get(j) != old.get(j)) {
            let (x, y) = corner(i, j);
            let (inset, border) = (2.0, Stroke::of(style.mark, 3.0));
            let side = CELL - 2.0 * inset;
            scene.rectangle((x + inset, y + inset), (side, side), None, Some(border));
        }
    }
    scene
}

fn draw_cell(scene: &mut Scene, cell: &Cell, at: Point) {
    match cell {
        Cell::Empty | Cell::Off | Cell::Square(_) => {}
        Cell::Written(text) => scene.text(at, Anchor::Middle, text, Ink::Main),
        Cell::Block(owner) => {
            let (ink, fill, _) = inks(*owner);
            let side = CELL * 0.72;
            let corner = (at.0 - side / 2.0, at.1 - side / 2.0);
            scene.rectangle(corner, (side, side), Some(fill), Some(Stroke::of(ink, 2.4)));
        }
        Cell::Piece(owner, text) => {
            let (ink, fill, written) = inks(*owner);
            let border = Some(Stroke::of(ink, 2.4));
            scene.shapes.push(Shape::Disc(at, CELL * 0.34, Some(fill), border));
            if !text.is_empty() {
                let size = if text.chars().count() > 2 { 0.7 * FONT } else { FONT };
                scene.sized(at, text.clone(), None, size, written);
            }
        }
    }
}

/// The inks of a border, of what is inside of it, and of what is written there: full for Left and hollow for Right, so that
/// nobody needs the colours.
pub(crate) fn inks(owner: Owner) -> (Ink, Ink, Ink) {
    match owner {
        Owner::Left => (Ink::Left, Ink::Left, Ink::Paper),
        Owner::Right => (Ink::Right, Ink::Paper, Ink::Main),
        Owner::Either => (Ink::Neutral, Ink::Neutral, Ink::Paper),
    }
}
