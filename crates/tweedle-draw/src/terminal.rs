//! Pictures as text, with lines of braille dots.

use crate::point::Point;
use crate::scene::{Anchor, Scene, Shape, Text};

/// The width of a picture of text, in characters, if the user does not give one.
pub const COLUMNS: usize = 72;

/// Dots of a character, across and down.
const ACROSS: usize = 2;
const DOWN: usize = 4;
/// The height of a character for a width of 1, for lines to keep their slopes.
const HIGH: f64 = 2.0;
/// A picture is no narrower.
const LEAST: usize = 40;
/// The width of a letter, in points.
const LETTER: f64 = 6.5;
/// A picture is no wider than a terminal usually is, and no higher than this.
const HIGHEST: usize = 400;

/// The dots of a character as bits of a braille letter, by column and row.
const BITS: [[u8; DOWN]; ACROSS] = [[0x01, 0x02, 0x04, 0x40], [0x08, 0x10, 0x20, 0x80]];

struct Canvas {
    columns: usize,
    rows: usize,
    dots: Vec<u8>,
    letters: Vec<Option<char>>,
    /// Points of the picture to a dot.
    scale: f64,
}

impl Scene {
    /// The picture as lines of text, each at most `columns` characters wide. Faint lines are left out, and texts stand
    /// above lines. A board is written in letters.
    pub fn text_picture(&self, columns: usize) -> String {
        if let Some(letters) = &self.letters {
            return letters.clone();
        }
        // No wider than letters of the usual width would make it.
        let most = (self.width / LETTER).ceil().clamp(20.0, 1_000.0) as usize;
        let columns = columns.clamp(LEAST, 1_000).min(most);
        let rows = (self.height / self.width.max(1.0) * columns as f64 / HIGH).ceil() as usize;
        let rows = rows.clamp(1, HIGHEST);
        let scale = self.width.max(1.0) / (columns * ACROSS) as f64;
        let cells = columns * rows;
        let mut canvas =
            Canvas { columns, rows, dots: vec![0; cells], letters: vec![None; cells], scale };
        for shape in &self.shapes {
            canvas.draw(shape);
        }
        canvas.lines()
    }
}

impl Canvas {
    fn draw(&mut self, shape: &Shape) {
        use crate::Ink::{Faint, Paper};
        match shape {
            Shape::Line(points, stroke) if stroke.ink != Faint => {
                for pair in points.windows(2) {
                    self.line(pair[0], pair[1], stroke.is_dashed);
                }
            }
            Shape::Area(points, _, Some(stroke)) if ![Faint, Paper].contains(&stroke.ink) => {
                for (i, &point) in points.iter().enumerate() {
                    self.line(point, points[(i + 1) % points.len()], stroke.is_dashed);
                }
            }
            Shape::Disc((x, y), radius, fill, _) => {
                let steps = 24;
                let filled = if fill.is_some_and(|ink| ink != Paper) { 4 } else { 1 };
                for ring in 0..filled {
                    let radius = radius * f64::from(filled - ring) / f64::from(filled);
                    for step in 0..steps {
                        let angle = std::f64::consts::TAU * f64::from(step) / f64::from(steps);
                        self.dot((x + radius * angle.cos(), y + radius * angle.sin()));
                    }
                }
            }
            Shape::Dots(runs, ..) => {
                for ((x, y), length) in runs {
                    self.line((*x, *y), (x + length, *y), false);
                }
            }
            Shape::Text(text) => self.write(text),
            Shape::Line(..) | Shape::Area(..) | Shape::Shade(..) => {}
        }
    }

    fn dot(&mut self, (x, y): Point) {
        let (x, y) = ((x / self.scale).floor(), (y / self.scale).floor());
        if x < 0.0 || y < 0.0 {
            return;
        }
        let (x, y) = (x as usize, y as usize);
        if x < self.columns * ACROSS && y < self.rows * DOWN {
            self.dots[y / DOWN * self.columns + x / ACROSS] |= BITS[x % ACROSS][y % DOWN];
        }
    }

    fn line(&mut self, from: Point, to: Point, is_dashed: bool) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let steps = (dx.abs().max(dy.abs()) / self.scale).ceil().clamp(1.0, 1e5) as u32;
        for step in 0..=steps {
            if is_dashed && step % 6 >= 3 {
                continue;
            }
            let part = f64::from(step) / f64::from(steps);
            self.dot((from.0 + part * dx, from.1 + part * dy));
        }
    }

    /// Writes where there is room, cut at the border, with three dots where something is left out.
    fn write(&mut self, text: &Text) {
        let length = text.text.chars().count();
        let back = match text.anchor {
            Anchor::Start => 0,
            Anchor::Middle => length / 2,
            Anchor::End => length,
        };
        let column = (text.at.0 / self.scale / ACROSS as f64).floor() as i64 - back as i64;
        let column = column.min(self.columns as i64 - length as i64).max(0) as usize;
        let row = (text.at.1 / self.scale / DOWN as f64).floor();
        if row < 0.0 || row as usize >= self.rows {
            return;
        }
        let row = row as usize * self.columns;
        let room = self.columns - column.min(self.columns);
        for (i, letter) in text.text.chars().take(room).enumerate() {
            let is_cut = i + 1 == room && length > room;
            self.letters[row + column + i] = Some(if is_cut { '…' } else { letter });
        }
    }

    fn lines(&self) -> String {
        let mut text = String::new();
        for row in 0..self.rows {
            let cells = row * self.columns..(row + 1) * self.columns;
            let line: String = cells
                .map(|cell| match (self.letters[cell], self.dots[cell]) {
                    (Some(letter), _) => letter,
                    (None, 0) => ' ',
                    // The braille letters begin here; every byte is one of them.
                    (None, bits) => char::from_u32(0x2800 + u32::from(bits)).unwrap_or(' '),
                })
                .collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        // Rows without anything above and below are no part of the picture.
        let lines: Vec<&str> = text.lines().collect();
        let first = lines.iter().position(|line| !line.is_empty()).unwrap_or(0);
        let last = lines.iter().rposition(|line| !line.is_empty()).map_or(0, |last| last + 1);
        lines[first..last.max(first)].join("\n")
    }
}
