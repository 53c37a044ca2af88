//! The parts of a picture that moves are about, for whoever lets people point at them.

use crate::point::Point;
use std::collections::BTreeSet;
use std::fmt;
use tweedle_boxes::column_name;
use tweedle_rules::any::Position;
use tweedle_rules::sketch::{Cell, Edge, Figure, Graph};

/// A higher heap is drawn with a gap.
pub(crate) const HIGHEST: u64 = 20;

/// What a part is.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A cell of a board, by row and column counted from 0.
    Cell(usize, usize),
    /// A cell of a strip, or a domino in its row, counted from 0.
    Place(usize),
    /// A counter of a heap, both counted from 0; counters from below.
    Counter(usize, u64),
    /// A heap whose counters are not all drawn, counted from 0.
    Heap(usize),
    /// A line between dots: its number, and its ends by row and column.
    Line(usize, [(usize, usize); 2]),
    /// A vertex of a graph, by its name.
    Vertex(String),
    /// An edge of a graph, by its name or by those of its ends.
    Edge(String),
}

impl fmt::Display for Thing {
    /// What it is called, counted as in the names of moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Thing::Cell(row, column) => write!(f, "{}{}", column_name(*column), row + 1),
            Thing::Place(place) => write!(f, "place {}", place + 1),
            Thing::Counter(heap, counter) => {
                write!(f, "heap {}, counter {}", heap + 1, counter + 1)
            }
            Thing::Heap(heap) => write!(f, "heap {}", heap + 1),
            Thing::Line(_, [from, to]) => {
                let [a, b] =
                    [from, to].map(|(row, column)| format!("{}{}", column_name(*column), row + 1));
                write!(f, "line {a}-{b}")
            }
            Thing::Vertex(name) => write!(f, "vertex {name}"),
            Thing::Edge(name) => write!(f, "edge {name}"),
        }
    }
}

/// A part of the picture of a position.
#[derive(Clone, PartialEq, Debug)]
pub struct Part {
    /// In which term of a sum it is, counted from 0.
    pub term: usize,
    /// What it is.
    pub thing: Thing,
    /// An area to point at, by its corners.
    pub outline: Vec<Point>,
}

/// What an edge is called among the parts: its name, or those of its ends.
pub fn edge_name(graph: &Graph, edge: &Edge) -> String {
    if !edge.name.is_empty() {
        return edge.name.clone();
    }
    let [a, b] = [edge.from, edge.to].map(|end| graph.vertices[end].name.as_str());
    format!("{}-{}", a.min(b), a.max(b))
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

/// Which things a move changes that is called `name` and leads from one position to another, each with its term. Nothing where the
/// ruleset says not how positions look, or the move changes how many terms there are.
///
/// ```
/// use tweedle::{Control, Player};
/// use tweedle_draw::{Thing, touched};
/// use tweedle_rulesets::standard;
/// let rules = standard().rules("game.grid.Domineering", &[])?;
/// let start = rules.place("..|..")?;
/// let first = &start.moves(Player::Left, &Control::new())?[0];
/// let things = touched(&start, &first.name(), &first.to);
/// assert_eq!(things, [(0, Thing::Cell(0, 0)), (0, Thing::Cell(1, 0))].into());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn touched(before: &Position, name: &str, after: &Position) -> BTreeSet<(usize, Thing)> {
    let mut all = BTreeSet::new();
    if before.len() != after.len() {
        return all;
    }
    let name = name.split_once(": ").map_or(name, |(_, own)| own);
    for (term, (old, new)) in before.terms().iter().zip(after.terms()).enumerate() {
        let (Some(old), Some(new)) = (old.sketch(), new.sketch()) else { continue };
        if old != new {
            all.extend(changed(&old.figure, name, &new.figure).into_iter().map(|it| (term, it)));
        }
    }
    all
}

fn changed(old: &Figure, name: &str, new: &Figure) -> Vec<Thing> {
    match (old, new) {
        (Figure::Heaps(old), Figure::Heaps(new)) => of_heaps(old, name, new),
        (Figure::Board(old), Figure::Board(new)) => {
            let rows = old.iter().enumerate().flat_map(|(i, row)| {
                let other = new.get(i);
                let is_other =
                    move |(j, cell): (usize, &Cell)| other.and_then(|it| it.get(j)) != Some(cell);
                row.iter()
                    .enumerate()
                    .filter(move |&it| is_other(it))
                    .map(move |(j, _)| Thing::Cell(i, j))
            });
            rows.collect()
        }
        (Figure::Strip(old), Figure::Strip(new))
        | (Figure::Dominoes(old), Figure::Dominoes(new)) => {
            let is_other = |&(i, cell): &(usize, &Cell)| new.get(i) != Some(cell);
            old.iter().enumerate().filter(is_other).map(|(i, _)| Thing::Place(i)).collect()
        }
        (Figure::Boxes(old), Figure::Boxes(new)) if old.board() == new.board() => {
            let drawn = old.undrawn() & !new.undrawn();
            let lines = (0..old.board().lines()).filter(|line| drawn >> line & 1 == 1);
            lines.map(|line| Thing::Line(line, old.board().ends(line))).collect()
        }
        (Figure::Graph(old), Figure::Graph(new)) => of_graph(old, name, new),
        _ => Vec::new(),
    }
}

/// The counters that are taken: the name says from which heap, where heaps are alike.
fn of_heaps(old: &[u64], name: &str, new: &[u64]) -> Vec<Thing> {
    let common = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let common = common.min(old.len().saturating_sub(1));
    let named = name.strip_prefix("heap ").and_then(|rest| {
        let digits = rest.split(' ').next()?;
        digits.parse::<usize>().ok()?.checked_sub(1).filter(|heap| *heap < old.len())
    });
    let heap = named.unwrap_or(common);
    let Some(&size) = old.get(heap) else { return Vec::new() };
    if size > HIGHEST {
        return vec![Thing::Heap(heap)];
    }
    let left = if new.len() == old.len() { new[heap].min(size) } else { 0 };
    (left..size).map(|counter| Thing::Counter(heap, counter)).collect()
}

/// What is called as the move is, or else what is gone, or else the vertices that another player has now.
fn of_graph(old: &Graph, name: &str, new: &Graph) -> Vec<Thing> {
    // `edge b` is about the edge `b`.
    let name = name.rsplit(' ').next().unwrap_or(name);
    if old.vertices.iter().any(|vertex| vertex.name == name) {
        return vec![Thing::Vertex(name.to_owned())];
    }
    if old.edges.iter().any(|edge| edge.name == name) {
        return vec![Thing::Edge(name.to_owned())];
    }
    let kept: BTreeSet<&str> = new.vertices.iter().map(|vertex| vertex.name.as_str()).collect();
    let gone = |name: &str| !name.is_empty() && !kept.contains(name);
    let vertices = old.vertices.iter().filter(|vertex| gone(&vertex.name));
    let vertices: Vec<Thing> = vertices.map(|it| Thing::Vertex(it.name.clone())).collect();
    if !vertices.is_empty() {
        return vertices;
    }
    let edges: BTreeSet<String> = new.edges.iter().map(|edge| edge_name(new, edge)).collect();
    let names = old.edges.iter().map(|edge| edge_name(old, edge));
    let gone: Vec<Thing> = names.filter(|name| !edges.contains(name)).map(Thing::Edge).collect();
    if !gone.is_empty() {
        return gone;
    }
    let is_other = |vertex: &&tweedle_rules::sketch::Vertex| {
        let now = new.vertices.iter().find(|it| it.name == vertex.name);
        !vertex.name.is_empty() && now.is_some_and(|now| now.owner != vertex.owner)
    };
    old.vertices.iter().filter(is_other).map(|it| Thing::Vertex(it.name.clone())).collect()
}
