//! Heat maps: numbers in rows and columns, as colours.

use crate::point::Point;
use crate::scene::{Anchor, Ink, LEVELS, Scene, Stroke, width_of};
use crate::ticks::whole_ticks;

/// A number in a heat map, and how it is written.
pub type Heat = (f64, String);

/// The side of a cell in which a number can be read, and of the smallest one.
const CELL: f64 = 28.0;
const LEAST: f64 = 2.0;
/// Larger maps have smaller cells.
const WIDTH: f64 = 640.0;
/// The most cells.
const MOST: usize = 1 << 18;
const LEFT: f64 = 44.0;
const ABOVE: f64 = 62.0;
const BELOW: f64 = 16.0;
/// The colour scale at the right.
const SCALE: f64 = 14.0;
const GAP: f64 = 22.0;
/// A map with more columns is written on a terminal with one letter for a number.
const TABLE: usize = 72;

/// The reason why a heat map is not drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoHeatMap {
    /// There is no number.
    #[error("There is no number to draw.")]
    Empty,
    /// There are too many.
    #[error("The map would have {0} cells, and {MOST} is the most.")]
    TooLarge(usize),
}

/// Numbers as colours, with the first row at the top. Rows may be of different lengths, and `None` is left blank. The least
/// number alone is the darkest, so that the zeros of Grundy values, which are the P-positions, stand out.
///
/// Rows and columns have numbers, of which the first is `first`.
///
/// On a terminal it is a table of the numbers; or, if that is too wide, one letter for each: the digits, then `a` to `z`
/// for 10 to 35, and `+` for what is greater, below 0, or no integer.
///
/// # Errors
/// [`NoHeatMap`].
///
/// ```
/// # use tweedle_draw::heat_map;
/// let nim = |i: u32, j: u32| Some((f64::from(i ^ j), (i ^ j).to_string()));
/// let rows: Vec<Vec<_>> = (0..3).map(|i| (0..3).map(|j| nim(i, j)).collect()).collect();
/// let picture = heat_map("Nim-sums", &rows, 0)?;
/// assert_eq!(picture.text_picture(72), "   0 1 2\n\n0  0 1 2\n1  1 0 3\n2  2 3 0");
/// # Ok::<(), tweedle_draw::NoHeatMap>(())
/// ```
pub fn heat_map(title: &str, rows: &[Vec<Option<Heat>>], first: i64) -> Result<Scene, NoHeatMap> {
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let cells = columns.saturating_mul(rows.len());
    if cells > MOST {
        return Err(NoHeatMap::TooLarge(cells));
    }
    let heats = || rows.iter().flatten().flatten();
    let least = heats().map(|heat| heat.0).fold(f64::INFINITY, f64::min);
    let most = heats().map(|heat| heat.0).fold(f64::NEG_INFINITY, f64::max);
    if !(least.is_finite() && most.is_finite()) {
        return Err(NoHeatMap::Empty);
    }
    // The darkest is for the least alone.
    let level = |heat: f64| {
        if heat <= least {
            return 0;
        }
        let share = (heat - least) / (most - least);
        1 + (share * f64::from(LEVELS - 2)).round() as u8
    };
    let side = (WIDTH / columns.max(rows.len()) as f64).floor().clamp(LEAST, CELL);
    let inner = (side * columns as f64, side * rows.len() as f64);
    let [low, high] = [least, most].map(|end| {
        let text = heats().find(|heat| heat.0.total_cmp(&end).is_eq());
        text.map_or(String::new(), |heat| heat.1.clone())
    });
    let scale = (inner.1.max(64.0), width_of(&low).max(width_of(&high)));
    let width = LEFT + inner.0 + GAP + SCALE + 8.0 + scale.1 + 12.0;
    let width = width.max(width_of(title) + 24.0);
    let mut scene = Scene::new(width, ABOVE + scale.0 + BELOW, title);
    scene.headline(title, (12.0, 16.0), Anchor::Start);
    label_axes(&mut scene, [columns, rows.len()], side, first);
    let corner = |i: usize, j: usize| (LEFT + side * j as f64, ABOVE + side * i as f64);
    let widest = heats().map(|heat| width_of(&heat.1)).fold(0.0, f64::max);
    let size = (13.0 * (side - 6.0) / widest.max(1.0)).min(13.0);
    for (i, row) in rows.iter().enumerate() {
        for (j, heat) in row.iter().enumerate() {
            let Some((heat, text)) = heat else { continue };
            let (at, level) = (corner(i, j), level(*heat));
            // A border of the same colour, so that no paper shows between cells.
            let border = Stroke::of(Ink::Level(level), 0.4);
            scene.rectangle(at, (side, side), Some(Ink::Level(level)), Some(border));
            if size >= 6.0 && side >= 16.0 {
                let middle = (at.0 + side / 2.0, at.1 + side / 2.0);
                scene.sized(middle, text.clone(), None, size, on(level));
            }
        }
    }
    draw_scale(&mut scene, (LEFT + inner.0 + GAP, scale.0), [low, high]);
    scene.letters = Some(letters(rows, columns, first));
    Ok(scene)
}

/// The ink of a number on a level: light on dark ones, dark on light ones, in both themes.
fn on(level: u8) -> Ink {
    Ink::Level(if level < LEVELS / 2 + 1 { LEVELS - 1 } else { 0 })
}

/// The numbers of columns and rows, counted from `first`.
fn label_axes(scene: &mut Scene, counts: [usize; 2], side: f64, first: i64) {
    let first = first as f64;
    let middle = |at: f64| side * (at - first + 0.5);
    for (is_row, count) in [false, true].into_iter().zip(counts) {
        let room = if is_row { 18.0 } else { 30.0_f64.min(CELL) };
        let most = (side * count as f64 / room).max(1.0);
        for tick in whole_ticks(first, first + count.saturating_sub(1) as f64, most) {
            let (at, anchor) = if is_row {
                ((LEFT - 8.0, ABOVE + middle(tick.at)), Anchor::End)
            } else {
                ((LEFT + middle(tick.at), ABOVE - 14.0), Anchor::Middle)
            };
            scene.text(at, anchor, tick.text, Ink::Quiet);
        }
    }
}

/// The levels from the least at the bottom to the greatest, with these two.
fn draw_scale(scene: &mut Scene, (x, height): Point, [low, high]: [String; 2]) {
    let step = height / f64::from(LEVELS);
    for level in 0..LEVELS {
        let y = ABOVE + height - step * f64::from(level + 1);
        let border = Stroke::of(Ink::Level(level), 0.4);
        scene.rectangle((x, y), (SCALE, step), Some(Ink::Level(level)), Some(border));
    }
    scene.text((x + SCALE + 8.0, ABOVE + 7.0), Anchor::Start, high, Ink::Quiet);
    scene.text((x + SCALE + 8.0, ABOVE + height - 7.0), Anchor::Start, low, Ink::Quiet);
}

/// The numbers in letters; a table has numbers of rows and columns.
fn letters(rows: &[Vec<Option<Heat>>], columns: usize, first: i64) -> String {
    let number = |place: usize| first.saturating_add(place as i64).to_string();
    let numbers = |count: usize| (0..count).map(number).map(|it| it.len()).max().unwrap_or(1);
    let texts = rows.iter().flatten().flatten().map(|heat| heat.1.chars().count());
    let widest = texts.chain([numbers(columns)]).max().unwrap_or(1);
    let margin = numbers(rows.len());
    let is_table = margin + 1 + columns * (widest + 1) <= TABLE + 1;
    let line = |row: &Vec<Option<Heat>>| -> String {
        let cells = row.iter().map(|heat| match heat {
            None if is_table => " ".repeat(widest),
            None => " ".to_owned(),
            Some((_, text)) if is_table => format!("{text:>widest$}"),
            Some((heat, _)) if heat.fract() == 0.0 && (0.0..36.0).contains(heat) => {
                char::from_digit(*heat as u32, 36).unwrap_or('+').to_string()
            }
            Some(_) => "+".to_owned(),
        });
        let cells: Vec<String> = cells.collect();
        cells.join(if is_table { " " } else { "" }).trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if is_table {
        let numbered = lines.iter().enumerate().map(|(place, line)| {
            format!("{:>margin$}  {line}", number(place)).trim_end().to_owned()
        });
        lines = numbered.collect();
        let head: Vec<String> =
            (0..columns).map(|place| format!("{:>widest$}", number(place))).collect();
        lines.insert(0, format!("{:margin$}  {}\n", "", head.join(" ")));
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Shape;

    fn nim(n: u32) -> Vec<Vec<Option<Heat>>> {
        let cell = |i: u32, j: u32| Some((f64::from(i ^ j), (i ^ j).to_string()));
        (0..n).map(|i| (0..n).map(|j| cell(i, j)).collect()).collect()
    }

    #[test]
    fn the_least_is_darkest() {
        let scene = heat_map("Nim", &nim(4), 0).expect("a map");
        let levels = scene.shapes.iter().filter_map(|shape| match shape {
            Shape::Area(corners, Some(Ink::Level(level)), _) => Some((corners[0], *level)),
            _ => None,
        });
        let levels: Vec<_> = levels.take(16).collect();
        let expected = [0, 6, 10, 15, 6, 0, 15, 10, 10, 15, 0, 6, 15, 10, 6, 0];
        assert_eq!(levels.iter().map(|(_, level)| *level).collect::<Vec<_>>(), expected);
        assert_eq!((levels[1].0.0 - levels[0].0.0, levels[1].0.1 - levels[0].0.1), (CELL, 0.0));
    }

    #[test]
    fn large_maps_have_a_letter_for_a_number() {
        let picture = heat_map("Nim", &nim(64), 0).expect("a map").text_picture(72);
        let lines: Vec<&str> = picture.lines().collect();
        assert_eq!(lines.len(), 64);
        assert!(lines[0].starts_with("0123456789abcdefghijklmnopqrstuvwxyz+++"), "{}", lines[0]);
        assert!(lines.iter().all(|line| line.len() == 64));
    }

    #[test]
    fn gaps_and_ragged_rows_are_blank() {
        let one = |heat: f64| Some((heat, heat.to_string()));
        let rows = vec![vec![one(1.0)], vec![None, one(-2.0), one(0.5)]];
        let scene = heat_map("some", &rows, 9).expect("a map");
        assert_eq!(scene.text_picture(72), "      9  10  11\n\n 9    1\n10       -2 0.5");
        assert_eq!(heat_map("none", &[vec![None]], 0), Err(NoHeatMap::Empty));
        let huge = vec![vec![None; 1 << 10]; 1 << 10];
        assert_eq!(heat_map("huge", &huge, 0), Err(NoHeatMap::TooLarge(1 << 20)));
    }
}
