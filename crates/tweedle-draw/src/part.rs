//! The parts of a picture that moves are about, for a program that lets people point at them.

use crate::point::Point;
use tweedle_rules::Thing;

/// A part of the picture of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// In which term of a sum it is, counted from 0.
    pub term: usize,
    /// The thing that the part shows.
    pub thing: Thing,
    /// An area to point at, by its corners.
    pub outline: Vec<Point>,
}

/// A rectangle as an outline.
pub(crate) fn box_at((x, y): Point, (width, height): Point) -> Vec<Point> {
    vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)]
}

/// A band round a line, as wide as a finger needs.
pub(crate) fn band(line: &[Point], half: f64) -> Vec<Point> {
    let side = |sign: f64| {
        (0..line.len()).map(move |i| {
            let before = line[i.saturating_sub(1)];
            let after = line[(i + 1).min(line.len() - 1)];
            let (x, y) = (after.0 - before.0, after.1 - before.1);
            let size = (x * x + y * y).sqrt().max(1e-9);
            (line[i].0 - sign * half * y / size, line[i].1 + sign * half * x / size)
        })
    };
    side(1.0).chain(side(-1.0).rev()).collect()
}
