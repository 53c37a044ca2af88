//! Boards and strips of cells.

use crate::scene::{Anchor, Ink, Scene, Shape, Stroke};
use tweedle_boxes::column_name;

const CELL: f64 = 30.0;
const MARGIN: f64 = 24.0;

/// A board by the letters of its cells, row by row from above. A point is an empty cell, `#` one that is no part of the board; `x`,
/// `L` and `t` are Left's pieces, `o`, `R` and `f` Right's, and whatever else is written into its cell. In an impartial game pieces are
/// nobody's.
pub(crate) fn board(rows: &[Vec<char>], title: String, is_impartial: bool) -> Scene {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let (width, height) = (CELL * columns as f64, CELL * rows.len() as f64);
    let mut scene = Scene::new(width + 2.0 * MARGIN, height + 2.0 * MARGIN, title);
    for (i, row) in rows.iter().enumerate() {
        for (j, &cell) in row.iter().enumerate() {
            let corner = (MARGIN + CELL * j as f64, MARGIN + CELL * i as f64);
            let fill = if cell == '#' { Ink::Quiet } else { Ink::Paper };
            let border = Stroke::of(Ink::Quiet, 1.0);
            scene.rectangle(corner, (CELL, CELL), Some(fill), Some(border));
            let middle = (corner.0 + CELL / 2.0, corner.1 + CELL / 2.0);
            piece(&mut scene, cell, middle, is_impartial);
        }
    }
    // Columns have letters and rows numbers from above, as in the names of moves.
    if rows.len() > 1 {
        for i in 0..rows.len() {
            let y = MARGIN + CELL * (i as f64 + 0.5);
            scene.text((MARGIN - 7.0, y), Anchor::End, (i + 1).to_string(), Ink::Quiet);
        }
    }
    for j in 0..columns {
        let x = MARGIN + CELL * (j as f64 + 0.5);
        let name = if rows.len() > 1 { column_name(j) } else { (j + 1).to_string() };
        scene.text((x, MARGIN + height + 12.0), Anchor::Middle, name, Ink::Quiet);
    }
    scene
}

fn piece(scene: &mut Scene, cell: char, at: (f64, f64), is_impartial: bool) {
    let disc =
        |ink, fill: Option<Ink>| Shape::Disc(at, CELL * 0.34, fill, Some(Stroke::of(ink, 2.4)));
    match cell {
        '.' | '#' | ' ' => {}
        'o' if is_impartial => scene.shapes.push(disc(Ink::Neutral, Some(Ink::Neutral))),
        other if is_impartial => scene.text(at, Anchor::Middle, other.to_string(), Ink::Main),
        // Full for Left and hollow for Right, so that nobody needs the colours.
        'x' | 'L' | 't' => scene.shapes.push(disc(Ink::Left, Some(Ink::Left))),
        'o' | 'R' | 'f' => scene.shapes.push(disc(Ink::Right, Some(Ink::Paper))),
        other => scene.text(at, Anchor::Middle, other.to_string(), Ink::Main),
    }
}
