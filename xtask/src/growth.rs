//! Growth of the work of `tweedle solve` with the size of a board: measured, and drawn for the book.
//!
//! `book/src/growth.tsv` has the measurements, and `book/src/growth.svg` is drawn from it.

use crate::places::{root, target};
use crate::wait::wait;
use anyhow::{Context, Result, bail};
use std::fmt::Write as _;
use std::fs;
use std::io::Read;
use std::process::{Command, Stdio};
use std::time::Duration;
use svg::Document;
use svg::node::element::path::Data;
use svg::node::element::{Circle, Group, Path, Rectangle, Text};

/// A game, and boards of it of growing size.
struct Series {
    name: &'static str,
    /// The number of cells, and the position.
    boards: fn() -> Vec<(usize, String)>,
    color: &'static str,
}

/// A colour for each that can be told from the others by people who do not see all colours (Okabe and Ito).
const SERIES: [Series; 6] = [
    Series { name: "Domineering", boards: domineering, color: "#0072b2" },
    Series { name: "Clobber, boards", boards: clobber, color: "#d55e00" },
    Series { name: "Clobber, strips", boards: strips, color: "#e69f00" },
    Series { name: "NoGo", boards: nogo, color: "#009e73" },
    Series { name: "Snort, paths", boards: snort, color: "#cc79a7" },
    Series { name: "Amazons, two each", boards: amazons, color: "#555555" },
];

/// No board may take longer.
const LIMIT: Duration = Duration::from_mins(2);

/// The text of a board whose cells are said by row and column.
fn board(rows: usize, cols: usize, cell: impl Fn(usize, usize) -> char) -> String {
    let row = |i| (0..cols).map(|j| cell(i, j)).collect::<String>();
    (0..rows).map(row).collect::<Vec<_>>().join("|")
}

/// Boards of these sizes, as positions of a game.
fn boards(
    game: &str,
    sizes: &[(usize, usize)],
    cell: impl Fn(usize, usize) -> char,
) -> Vec<(usize, String)> {
    let position = |&(rows, cols): &(usize, usize)| {
        (rows * cols, format!("{game}(\"{}\")", board(rows, cols, &cell)))
    };
    sizes.iter().map(position).collect()
}

/// Stones by turns.
fn checkered(i: usize, j: usize) -> char {
    if (i + j).is_multiple_of(2) { 'x' } else { 'o' }
}

fn domineering() -> Vec<(usize, String)> {
    let sizes = [
        (4, 4),
        (4, 5),
        (4, 6),
        (5, 5),
        (4, 8),
        (5, 7),
        (6, 6),
        (5, 8),
        (6, 7),
        (6, 8),
        (7, 7),
        (7, 8),
        (6, 10),
        (8, 8),
    ];
    boards("game.grid.Domineering", &sizes, |_, _| '.')
}

fn clobber() -> Vec<(usize, String)> {
    let sizes = [(2, 4), (2, 5), (3, 4), (2, 7), (4, 4), (3, 6), (4, 5), (2, 11), (4, 6), (5, 5)];
    boards("game.grid.Clobber", &sizes, checkered)
}

fn strips() -> Vec<(usize, String)> {
    let sizes: Vec<(usize, usize)> = (2..=12).map(|tens| (1, 5 * tens)).collect();
    boards("game.grid.Clobber", &sizes, checkered)
}

fn nogo() -> Vec<(usize, String)> {
    let sizes = [(2, 3), (2, 4), (3, 3), (2, 5), (3, 4), (2, 7), (3, 5), (4, 4)];
    boards("game.grid.NoGo", &sizes, |_, _| '.')
}

/// Paths.
fn snort() -> Vec<(usize, String)> {
    let path = |n: usize| (n, format!("game.graph.Snort(\"{}\")", "-".repeat(n - 1)));
    (2..=12).map(|n| path(3 * n)).collect()
}

/// The queens stand in the corners.
fn amazons() -> Vec<(usize, String)> {
    let sizes = [(3, 3), (3, 4), (4, 4), (4, 5), (5, 5)];
    let of = |&(rows, cols): &(usize, usize)| {
        let at = |i: usize, j: usize| match ((i == 0, i + 1 == rows), (j == 0, j + 1 == cols)) {
            ((true, _), (true, _)) | ((_, true), (_, true)) => 'x',
            ((true, _), (_, true)) | ((_, true), (true, _)) => 'o',
            _ => '.',
        };
        (rows * cols, format!("game.grid.Amazons(\"{}\")", board(rows, cols, at)))
    };
    sizes.iter().map(of).collect()
}

/// The work that a board took.
struct Point {
    series: String,
    cells: f64,
    positions: f64,
    seconds: f64,
}

/// Measures all series with the program that is built, and draws the results; or draws only.
pub(crate) fn run(draw_only: bool) -> Result<()> {
    let table = root().join("book/src/growth.tsv");
    if !draw_only {
        let mut rows = "game\tcells\tpositions\tseconds\n".to_owned();
        for Series { name, boards, .. } in SERIES {
            for (cells, position) in boards() {
                let Some((positions, seconds)) = measure(&position)? else { break };
                println!("{name}, {cells} cells: {positions} positions, {seconds} s");
                writeln!(rows, "{name}\t{cells}\t{positions}\t{seconds}")?;
            }
        }
        fs::write(&table, rows)?;
    }
    let points = read(&fs::read_to_string(&table)?)?;
    fs::write(root().join("book/src/growth.svg"), draw(&points))?;
    Ok(())
}

/// The number of positions and of seconds that the answer for both first players took; `None` if it takes too long.
fn measure(position: &str) -> Result<Option<(u64, f64)>> {
    let program = target().join("release/tweedle");
    let mut child = Command::new(&program)
        .args(["solve", "--stats", "--threads", "1", "--memory", "4G", position])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .with_context(|| format!("cannot run {}", program.display()))?;
    if wait(&mut child, LIMIT)?.is_some() {
        return Ok(None);
    }
    let mut text = String::new();
    child.stdout.take().context("no output")?.read_to_string(&mut text)?;
    let line = text.lines().find_map(|line| line.strip_prefix("Looked at "));
    let Some(line) = line else { bail!("no answer for {position}") };
    let (positions, rest) = line.split_once(" position").context("no positions")?;
    let seconds = rest.split(' ').find_map(|word| word.parse().ok()).context("no seconds")?;
    Ok(Some((positions.replace(',', "").parse()?, seconds)))
}

fn read(text: &str) -> Result<Vec<Point>> {
    let point = |line: &str| {
        let [series, cells, positions, seconds] = line.split('\t').collect::<Vec<_>>()[..] else {
            bail!("not four columns: {line}");
        };
        let series = series.to_owned();
        let (cells, positions) = (cells.parse()?, positions.parse()?);
        Ok(Point { series, cells, positions, seconds: seconds.parse()? })
    };
    text.lines().skip(1).map(point).collect()
}

const WIDTH: f64 = 420.0;
const HEIGHT: f64 = 300.0;
const LEFT: f64 = 84.0;
const TOP: f64 = 50.0;
const MOST_CELLS: f64 = 66.0;

/// One of the two diagrams: the number that is drawn of a point, and the powers of ten between which it lies.
struct Diagram {
    title: &'static str,
    of: fn(&Point) -> f64,
    powers: (i32, i32),
    left: f64,
}

impl Diagram {
    fn x(&self, cells: f64) -> f64 {
        self.left + WIDTH * cells / MOST_CELLS
    }

    fn y(&self, number: f64) -> f64 {
        let (low, high) = (f64::from(self.powers.0), f64::from(self.powers.1));
        TOP + HEIGHT * (high - number.log10().clamp(low, high)) / (high - low)
    }

    fn draw(&self, points: &[Point]) -> Group {
        let mut grid = Data::new();
        let mut labels = Group::new()
            .set("font-family", "sans-serif")
            .set("font-size", 12)
            .set("fill", "#333")
            .add(text(self.title, self.left, TOP - 18.0, "start").set("font-size", 15))
            .add(text("cells", self.left + WIDTH / 2.0, TOP + HEIGHT + 38.0, "middle"));
        for power in self.powers.0..=self.powers.1 {
            let y = self.y(10_f64.powi(power));
            grid = grid.move_to((self.left, y)).horizontal_line_by(WIDTH);
            let number = match power {
                0.. => grouped(10_u64.pow(power.unsigned_abs())),
                _ => format!("{}", 10_f64.powi(power)),
            };
            labels = labels.add(text(&number, self.left - 8.0, y + 4.0, "end"));
        }
        for tens in 0..=6 {
            let cells = f64::from(10 * tens);
            grid = grid.move_to((self.x(cells), TOP)).vertical_line_by(HEIGHT);
            labels =
                labels.add(text(&format!("{cells}"), self.x(cells), TOP + HEIGHT + 18.0, "middle"));
        }
        let mut group = Group::new()
            .add(Path::new().set("d", grid).set("stroke", "#ddd").set("fill", "none"))
            .add(labels);
        for Series { name, color, .. } in SERIES {
            let mut line = Data::new();
            let mut dots = Group::new().set("fill", color);
            for (i, point) in points.iter().filter(|point| point.series == name).enumerate() {
                let at = (self.x(point.cells), self.y((self.of)(point)));
                line = if i == 0 { line.move_to(at) } else { line.line_to(at) };
                dots = dots.add(Circle::new().set("cx", at.0).set("cy", at.1).set("r", 3));
            }
            let line = Path::new().set("d", line).set("stroke", color).set("stroke-width", 1.5);
            group = group.add(line.set("fill", "none")).add(dots);
        }
        group
    }
}

fn draw(points: &[Point]) -> String {
    let second = 2.0 * LEFT + WIDTH + 20.0;
    let diagrams = [
        Diagram { title: "positions looked at", of: |it| it.positions, powers: (0, 7), left: LEFT },
        Diagram { title: "seconds", of: |it| it.seconds, powers: (-2, 2), left: second },
    ];
    let (width, height) = (second + WIDTH + 30.0, TOP + HEIGHT + 90.0);
    let mut document = Document::new()
        .set("viewBox", (0, 0, width, height))
        .set("width", width)
        .set("height", height)
        .add(Rectangle::new().set("width", "100%").set("height", "100%").set("fill", "white"));
    for diagram in diagrams {
        document = document.add(diagram.draw(points));
    }
    let step = (width - LEFT) / 6.0;
    for (i, Series { name, color, .. }) in (0..).zip(SERIES) {
        let (x, y) = (LEFT + step * f64::from(i), height - 18.0);
        let name = text(name, x + 10.0, y, "start").set("font-family", "sans-serif");
        let dot = Circle::new().set("cx", x).set("cy", y - 4.0).set("r", 5).set("fill", color);
        document = document.add(dot).add(name.set("font-size", 13).set("fill", "#333"));
    }
    format!("{document}\n")
}

fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let groups: Vec<&str> =
        digits.as_bytes().rchunks(3).rev().filter_map(|group| str::from_utf8(group).ok()).collect();
    groups.join(",")
}

fn text(content: &str, x: f64, y: f64, anchor: &str) -> Text {
    Text::new(content).set("x", x).set("y", y).set("text-anchor", anchor)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The picture in the book is the one of the table in the book.
    #[test]
    fn the_picture_is_of_the_table() -> Result<()> {
        let book = root().join("book/src");
        let points = read(&fs::read_to_string(book.join("growth.tsv"))?)?;
        assert!(SERIES.iter().all(|it| points.iter().any(|point| point.series == it.name)));
        assert_eq!(draw(&points), fs::read_to_string(book.join("growth.svg"))?);
        Ok(())
    }
}
