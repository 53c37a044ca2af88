//! Graphs: vertices, edges, and what stands on the ground.

use crate::layers::{Edge as Way, Layers};
use crate::part::{band, box_at};
use crate::point::Point;
use crate::scene::{Anchor, FONT, Ink, Scene, Shape, Stroke, width_of};
use crate::style::{NotDrawn, Style, within};
use crate::{free, ground};
use std::collections::{HashMap, HashSet};
use tweedle_rules::Thing;
use tweedle_rules::sketch::{Edge, Graph, Layout, Owner, Vertex};

/// The most vertices of a graph.
const MOST: usize = 200;
/// The most edges of a graph.
const MOST_EDGES: usize = 600;
const MARGIN: f64 = 14.0;
/// The radius of a vertex with a name, and of one without.
const RADIUS: [f64; 2] = [11.5, 3.2];
/// A token is as large as a vertex; the vertex is seen round it, so much larger.
const ROUND_TOKEN: f64 = 4.0;
/// The distance between the bends of edges between the same vertices.
const BEND: f64 = 18.0;
/// The length of the head of an arrow.
const HEAD: f64 = 10.0;
/// The number of pieces of a bent line.
const PIECES: usize = 14;

/// The graph: edges of Left's are full, of Right's hollow, of either's dashed, and so are vertices that only one player may play.
/// With `before`, its vertices and edges stay at their places, and those that are gone are drawn thin and dashed, if it can be told
/// which these are.
///
/// # Errors
/// [`NotDrawn::TooLarge`] for more than 200 vertices or 600 edges.
pub(crate) fn graph(
    graph: &Graph,
    before: Option<&Graph>,
    style: Style,
) -> Result<Scene, NotDrawn> {
    let of = before.filter(|before| is_known(before, graph)).unwrap_or(graph);
    within(of.vertices.len(), MOST, "vertices")?;
    within(of.edges.len(), MOST_EDGES, "edges")?;
    let Places { vertices, courses } = places(of)?;
    let left = Left::new(of, graph);
    let mut picture = Drawing { shapes: Scene::new(0.0, 0.0, ""), mark: style.mark };
    for ((edge, course), is_left) in of.edges.iter().zip(&courses).zip(&left.edges) {
        if of.is_directed && *is_left {
            picture.arrow(edge, course, left.vertices[edge.to].unwrap_or(&of.vertices[edge.to]));
        } else {
            picture.edge(edge, course, *is_left);
        }
        if *is_left {
            picture.shapes.part(Thing::Edge(of.edge_name(edge)), band(course, 9.0));
        }
    }
    for (i, vertex) in of.vertices.iter().enumerate() {
        let way = of.edges.iter().position(|edge| edge.from == i || edge.to == i);
        match left.vertices[i] {
            _ if vertex.is_ground && of.layout == Layout::Ground => {}
            Some(_) if vertex.is_ground => picture.earth(vertices[i], way.map(|it| &courses[it])),
            Some(now) => {
                picture.vertex(now, vertices[i], now.tokens != vertex.tokens);
                if !now.name.is_empty() {
                    let (x, y) = vertices[i];
                    let (wide, high) = half_size(now);
                    let outline = box_at((x - wide, y - high), (2.0 * wide, 2.0 * high));
                    picture.shapes.part(Thing::Vertex(now.name.clone()), outline);
                }
            }
            None => picture.gone(vertex, vertices[i]),
        }
    }
    for (edge, course) in of.edges.iter().zip(&courses).zip(&left.edges).filter_map(of_left) {
        picture.name(edge, course);
    }
    Ok(picture.scene(of, &vertices))
}

/// True if it is known what has become of each vertex and each edge: nothing has, or they have names. In a graph of a
/// program labels are all the names that there are.
fn is_known(of: &Graph, now: &Graph) -> bool {
    let vertices = of.vertices.iter().filter(|vertex| !vertex.is_ground);
    is_same(of, now)
        || are_told_apart(vertices.map(|vertex| &*vertex.name))
        || are_told_apart(of.edges.iter().map(|edge| &*edge.name))
}

/// True if all have names, and the names are different.
fn are_told_apart<'a>(mut names: impl Iterator<Item = &'a str>) -> bool {
    let mut known = HashSet::new();
    names.all(|name| !name.is_empty() && known.insert(name))
}

/// True if the edges are the same, so that the vertices are the same, too.
fn is_same(of: &Graph, now: &Graph) -> bool {
    of.edges == now.edges && of.vertices.len() == now.vertices.len()
}

/// An edge that is left, with its course.
fn of_left<'a>(
    ((edge, course), is_left): ((&'a Edge, &'a Vec<Point>), &bool),
) -> Option<(&'a Edge, &'a Vec<Point>)> {
    is_left.then_some((edge, course))
}

/// The places of vertices, and the lines of edges.
struct Places {
    vertices: Vec<Point>,
    courses: Vec<Vec<Point>>,
}

fn places(graph: &Graph) -> Result<Places, NotDrawn> {
    let ends: Vec<(usize, usize)> = graph.edges.iter().map(|edge| (edge.from, edge.to)).collect();
    let vertices = match graph.layout {
        Layout::Upwards => return upwards(graph),
        Layout::Free => free::places(graph.vertices.len(), &ends),
        Layout::Ground => ground::places(graph),
    };
    let mut counts: HashMap<(usize, usize), usize> = HashMap::new();
    let numbers: Vec<usize> = ends
        .iter()
        .map(|&(a, b)| {
            let count = counts.entry((a.min(b), a.max(b))).or_default();
            *count += 1;
            *count - 1
        })
        .collect();
    let is_ground = |vertex: usize| graph.vertices[vertex].is_ground;
    let courses = ends.iter().zip(numbers).map(|(&(a, b), number)| {
        let count = counts[&(a.min(b), a.max(b))];
        let [from, to] = [a.min(b), a.max(b)].map(|end| vertices[end]);
        if a == b {
            let near = ends.iter().filter(|(c, d)| c != d && (*c == a || *d == a));
            let others = near.map(|&(c, d)| vertices[if c == a { d } else { c }]);
            return looped(from, others, number);
        }
        let far = (to.0 - from.0).abs();
        let bow = match graph.layout {
            // An arch on the ground.
            Layout::Ground if is_ground(a) && is_ground(b) => -0.9 * far,
            // Over what stands between.
            Layout::Ground if (from.1 - to.1).abs() < 1.0 && far > 60.0 => {
                -0.25 * far * (to.0 - from.0).signum()
            }
            _ => 0.0,
        };
        bent(from, to, bow + BEND * (number as f64 - (count - 1) as f64 / 2.0))
    });
    let courses = courses.collect();
    Ok(Places { vertices, courses })
}

/// A Hasse diagram.
fn upwards(graph: &Graph) -> Result<Places, NotDrawn> {
    let stroke = Stroke::of(Ink::Main, 1.0);
    let downwards = |edge: &Edge| Way { from: edge.to, to: edge.from, stroke, shift: 0.0 };
    let layers = Layers {
        labels: graph.vertices.iter().map(|it| (it.name.clone(), String::new())).collect(),
        edges: graph.edges.iter().map(downwards).collect(),
    };
    layers.check_edges().map_err(|stop| NotDrawn::TooLarge(stop.to_string()))?;
    let found = layers.places();
    let courses = graph.edges.iter().zip(found.bends).map(|(edge, bends)| {
        let mut course = vec![found.vertices[edge.to]];
        course.extend(bends);
        course.push(found.vertices[edge.from]);
        course
    });
    Ok(Places { courses: courses.collect(), vertices: found.vertices })
}

/// A line that leads so far to the left of the straight one, in its middle.
fn bent(from: Point, to: Point, bow: f64) -> Vec<Point> {
    if bow == 0.0 {
        return vec![from, to];
    }
    let (x, y) = (to.0 - from.0, to.1 - from.1);
    let size = (x * x + y * y).sqrt().max(1e-9);
    let point = |i: usize| {
        let t = i as f64 / PIECES as f64;
        let off = 4.0 * t * (1.0 - t) * bow / size;
        (from.0 + t * x - off * y, from.1 + t * y + off * x)
    };
    (0..=PIECES).map(point).collect()
}

/// The loop of this number at a vertex: each has the direction that is farthest from its neighbours and the loops before it.
fn looped(at: Point, others: impl Iterator<Item = Point>, number: usize) -> Vec<Point> {
    // Upwards, and round from there, without sines.
    const STEEP: f64 = 0.923_879_5;
    const FLAT: f64 = 0.382_683_4;
    const HALF: f64 = std::f64::consts::FRAC_1_SQRT_2;
    const EIGHTH: [Point; 4] = [(0.0, -1.0), (FLAT, -STEEP), (HALF, -HALF), (STEEP, -FLAT)];
    let turns: [fn(Point) -> Point; 4] =
        [|it| it, |(x, y)| (-y, x), |(x, y)| (-x, -y), |(x, y)| (y, -x)];
    let mut taken: Vec<Point> = others
        .map(|other| {
            let (x, y) = (other.0 - at.0, other.1 - at.1);
            let size = (x * x + y * y).sqrt().max(1e-9);
            (x / size, y / size)
        })
        .collect();
    let mut best = (0.0, -1.0);
    for _ in 0..=number {
        let mut least = f64::INFINITY;
        for direction in turns.into_iter().flat_map(|turn| EIGHTH.map(turn)) {
            let nearness = |it: &Point| direction.0 * it.0 + direction.1 * it.1;
            let nearest = taken.iter().map(nearness).fold(-1.0, f64::max);
            if nearest < least - 1e-6 {
                (best, least) = (direction, nearest);
            }
        }
        taken.push(best);
    }
    // A cubic curve with both ends in the vertex.
    let (x, y) = best;
    let control = |slope: f64| (at.0 + 56.0 * (x - slope * y), at.1 + 56.0 * (y + slope * x));
    let (a, b) = (control(-0.4), control(0.4));
    let point = |i: usize| {
        let t = i as f64 / (2 * PIECES) as f64;
        let own = (1.0 - t) * (1.0 - t) * (1.0 - t) + t * t * t;
        let (first, second) = (3.0 * t * (1.0 - t) * (1.0 - t), 3.0 * t * t * (1.0 - t));
        (own * at.0 + first * a.0 + second * b.0, own * at.1 + first * a.1 + second * b.1)
    };
    (0..=2 * PIECES).map(point).collect()
}

/// The first point of a line that is so far from its beginning; its end if there is none.
fn off(line: &[Point], distance: f64) -> Point {
    let Some(&start) = line.first() else { return (0.0, 0.0) };
    let leaves = |pair: &&[Point]| apart(start, pair[1]) > distance;
    let Some(&[from, to]) = line.windows(2).find(leaves) else { return line[line.len() - 1] };
    // The distance grows along a short piece almost evenly.
    let (near, far) = (apart(start, from), apart(start, to));
    let part = (distance - near) / (far - near).max(1e-9);
    (from.0 + part * (to.0 - from.0), from.1 + part * (to.1 - from.1))
}

fn apart(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// The part of a graph that is left after a move.
struct Left<'a> {
    /// For each vertex what it is now.
    vertices: Vec<Option<&'a Vertex>>,
    edges: Vec<bool>,
}

impl<'a> Left<'a> {
    /// Vertices and edges are known by their names, and edges without names by those of their ends. Where the edges are the same, so are
    /// the vertices, and only what is written on them has changed, as where a token is moved.
    fn new(of: &'a Graph, now: &'a Graph) -> Left<'a> {
        if is_same(of, now) {
            let vertices = now.vertices.iter().map(Some).collect();
            return Left { vertices, edges: vec![true; of.edges.len()] };
        }
        let key = |graph: &'a Graph, edge: &'a Edge| {
            let [a, b] = [edge.from, edge.to].map(|end| &*graph.vertices[end].name);
            if edge.name.is_empty() { (a.min(b), a.max(b)) } else { (&*edge.name, "") }
        };
        let mut counts: HashMap<_, usize> = HashMap::new();
        for edge in &now.edges {
            *counts.entry(key(now, edge)).or_default() += 1;
        }
        let is_left = |edge| match counts.get_mut(&key(of, edge)) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        };
        let edges: Vec<bool> = of.edges.iter().map(is_left).collect();
        let by_name: HashMap<&str, &Vertex> =
            now.vertices.iter().map(|vertex| (&*vertex.name, vertex)).collect();
        let mut held = vec![false; of.vertices.len()];
        for (edge, _) in of.edges.iter().zip(&edges).filter(|(_, is_left)| **is_left) {
            (held[edge.from], held[edge.to]) = (true, true);
        }
        let vertices = of.vertices.iter().zip(held).map(|(vertex, is_held)| {
            if vertex.name.is_empty() {
                is_held.then_some(vertex)
            } else {
                by_name.get(&*vertex.name).copied()
            }
        });
        Left { vertices: vertices.collect(), edges }
    }
}

/// A picture whose size is known when all is drawn.
struct Drawing {
    shapes: Scene,
    mark: Ink,
}

impl Drawing {
    fn edge(&mut self, edge: &Edge, course: &[Point], is_left: bool) {
        if !is_left {
            return self.shapes.line(course, Stroke::of(self.mark, 1.0).dashed());
        }
        match edge.owner {
            None => self.shapes.line(course, Stroke::of(Ink::Main, 1.6)),
            Some(Owner::Left) => self.shapes.line(course, Stroke::of(Ink::Left, 4.4)),
            Some(Owner::Right) => {
                self.shapes.line(course, Stroke::of(Ink::Right, 5.2));
                self.shapes.line(course, Stroke::of(Ink::Paper, 2.2));
            }
            Some(Owner::Either) => {
                self.shapes.line(course, Stroke::of(Ink::Neutral, 4.0).dashed());
            }
        }
    }

    /// An edge with the head of an arrow at the border of the vertex that it leads to. Its line ends in the head.
    fn arrow(&mut self, edge: &Edge, course: &[Point], to: &Vertex) {
        // Lines are drawn from the vertex with the lower number.
        let mut back: Vec<Point> = course.to_vec();
        if edge.from <= edge.to {
            back.reverse();
        }
        let Some(&end) = back.first() else { return self.edge(edge, course, true) };
        let (wide, high) = half_size(to);
        let from = off(&back, wide + 2.0);
        let length = apart(from, end).max(1e-9);
        let (x, y) = ((from.0 - end.0) / length, (from.1 - end.1) / length);
        // A long name stands in a rectangle.
        let border = if wide > high {
            (wide / x.abs().max(1e-9)).min(high / y.abs().max(1e-9))
        } else {
            wide
        };
        // The head lies on the line: its tip and the middle of its foot are points of it.
        let tip = off(&back, border + 1.0);
        let foot = off(&back, border + 1.0 + HEAD);
        let length = apart(tip, foot).max(1e-9);
        let (x, y) = ((foot.0 - tip.0) / length, (foot.1 - tip.1) / length);
        let at =
            |along: f64, aside: f64| (tip.0 + along * x - aside * y, tip.1 + along * y + aside * x);
        let ink = match edge.owner {
            Some(Owner::Left) => Ink::Left,
            Some(Owner::Right) => Ink::Right,
            Some(Owner::Either) => Ink::Neutral,
            None => Ink::Main,
        };
        let far = back.iter().position(|&to| apart(to, end) > border + 1.0 + HEAD);
        let mut shaft = back.split_off(far.unwrap_or(back.len() - 1));
        shaft.reverse();
        shaft.push(at(HEAD - 1.0, 0.0));
        self.edge(edge, &shaft, true);
        let corners = vec![tip, at(HEAD, 5.0), at(HEAD, -5.0)];
        self.shapes.shapes.push(Shape::Area(corners, Some(ink), None));
    }

    fn vertex(&mut self, vertex: &Vertex, at: Point, has_changed: bool) {
        if vertex.name.is_empty() {
            return self.shapes.shapes.push(Shape::Disc(at, RADIUS[1], Some(Ink::Main), None));
        }
        let bare = if has_changed { (self.mark, 2.6) } else { (Ink::Main, 1.4) };
        let bare = Stroke::of(bare.0, bare.1);
        let owner = vertex.owner.or((vertex.tokens > 0).then_some(Owner::Either));
        let (fill, border, written) = match owner {
            Some(Owner::Left) => (Ink::Left, Stroke::of(Ink::Left, 2.6), Ink::Paper),
            Some(Owner::Right) => (Ink::Paper, Stroke::of(Ink::Right, 3.0), Ink::Main),
            Some(Owner::Either) => (Ink::Neutral, Stroke::of(Ink::Neutral, 2.6), Ink::Paper),
            None => (Ink::Paper, bare, Ink::Main),
        };
        if vertex.tokens > 0 {
            self.outline(&vertex.name, at, ROUND_TOKEN, Ink::Paper, bare);
        }
        self.outline(&vertex.name, at, 0.0, fill, border);
        self.shapes.text(at, Anchor::Middle, &*vertex.name, written);
        if vertex.tokens > 1 {
            let (wide, high) = half_size(vertex);
            let aside = if wide > high { wide } else { 0.7 * wide };
            self.count(vertex.tokens, (at.0 + aside, at.1 - 0.7 * high));
        }
    }

    /// The number of tokens on a vertex, in a small disc.
    fn count(&mut self, count: usize, at: Point) {
        let radius = if count < 10 { 7.5 } else { 10.0 };
        let border = Some(Stroke::of(Ink::Main, 1.2));
        self.shapes.shapes.push(Shape::Disc(at, radius, Some(Ink::Paper), border));
        self.shapes.sized(at, count.to_string(), None, 0.8 * FONT, Ink::Main);
    }

    /// A disc, or round a long name a rectangle, so much larger than a vertex.
    fn outline(&mut self, name: &str, at: Point, larger: f64, fill: Ink, border: Stroke) {
        let width = half_width(name);
        if width <= RADIUS[0] {
            self.shapes.shapes.push(Shape::Disc(at, RADIUS[0] + larger, Some(fill), Some(border)));
        } else {
            let (wide, high) = (width + larger, RADIUS[0] - 1.0 + larger);
            let corner = (at.0 - wide, at.1 - high);
            self.shapes.rectangle(corner, (2.0 * wide, 2.0 * high), Some(fill), Some(border));
        }
    }

    /// A vertex that was there before the move.
    fn gone(&mut self, vertex: &Vertex, at: Point) {
        if !vertex.name.is_empty() {
            let border = Stroke::of(self.mark, 1.0).dashed();
            self.outline(&vertex.name, at, 0.0, Ink::Paper, border);
        }
    }

    /// The ground at the end of an edge: a bar across it.
    fn earth(&mut self, at: Point, course: Option<&Vec<Point>>) {
        let other = course.and_then(|course| {
            let is_away = |it: &&Point| (it.0 - at.0).abs() + (it.1 - at.1).abs() > 1.0;
            course.iter().find(is_away).copied()
        });
        let (x, y) = other.map_or((0.0, 1.0), |other| (other.0 - at.0, other.1 - at.1));
        let size = (x * x + y * y).sqrt() / 9.0;
        let (x, y) = (y / size, -x / size);
        let bar = [(at.0 + x, at.1 + y), (at.0 - x, at.1 - y)];
        self.shapes.line(bar, Stroke::of(Ink::Quiet, 3.0));
    }

    /// The name of an edge, beside its middle.
    fn name(&mut self, edge: &Edge, course: &[Point]) {
        if edge.name.is_empty() {
            return;
        }
        let [a, b] = [(course.len() - 1) / 2, course.len() / 2].map(|i| course[i]);
        let middle = (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
        let ends = (course[0], course[course.len() - 1]);
        let chord = (f64::midpoint(ends.0.0, ends.1.0), f64::midpoint(ends.0.1, ends.1.1));
        let (bow_x, bow_y) = (middle.0 - chord.0, middle.1 - chord.1);
        let bow = (bow_x * bow_x + bow_y * bow_y).sqrt();
        let (x, y) = (ends.1.0 - ends.0.0, ends.1.1 - ends.0.1);
        let size = (x * x + y * y).sqrt().max(1e-9);
        // Outside of a bend; of a straight line to the right, or above it.
        let (x, y) = if bow > 1.0 {
            (bow_x / bow, bow_y / bow)
        } else if y < 0.0 || (y == 0.0 && x < 0.0) {
            (-y / size, x / size)
        } else {
            (y / size, -x / size)
        };
        let away = 8.0 + (half_width(&edge.name) - 5.0).max(0.0) * x.abs();
        let at = (middle.0 + away * x, middle.1 + 9.0 * y);
        self.shapes.sized(at, edge.name.clone(), None, 0.85 * FONT, Ink::Quiet);
    }

    /// All that was drawn, moved to where the picture is.
    fn scene(mut self, of: &Graph, vertices: &[Point]) -> Scene {
        let mut bounds: Option<[f64; 4]> = None;
        let mut include = |(x, y): Point, wide: f64, high: f64| {
            let [left, top, right, bottom] = bounds.unwrap_or([x, y, x, y]);
            let (left, right) = (left.min(x - wide), right.max(x + wide));
            bounds = Some([left, top.min(y - high), right, bottom.max(y + high)]);
        };
        for shape in &self.shapes.shapes {
            match shape {
                Shape::Line(points, _) | Shape::Area(points, ..) | Shape::Shade(points, _) => {
                    for &point in points {
                        include(point, 3.0, 3.0);
                    }
                }
                Shape::Dots(runs, radius, _) => {
                    for ((x, y), length) in runs {
                        include((*x, *y), *radius, *radius);
                        include((x + length, *y), *radius, *radius);
                    }
                }
                Shape::Disc(at, radius, ..) => include(*at, *radius, *radius),
                Shape::Text(text) => include(text.at, half_width(&text.text) - 3.0, 7.0),
            }
        }
        let is_ground = of.layout == Layout::Ground;
        let [left, top, right, bottom] = bounds.unwrap_or([0.0, 0.0, 40.0, 0.0]);
        // The ground goes on a little beyond what stands on it.
        let (left, right) =
            if is_ground { (left.min(-8.0), right.max(48.0)) } else { (left, right) };
        let width = right - left + 2.0 * MARGIN;
        let height = (bottom - top + 2.0 * MARGIN).max(2.0 * MARGIN + 6.0);
        let mut scene = Scene::new(width, height, "");
        if is_ground {
            let level = vertices.iter().map(|place| place.1).fold(bottom - 3.0, f64::max);
            let level = level.min(bottom);
            let line = [(left - 6.0, level), (right + 6.0, level)];
            self.shapes.line(line, Stroke::of(Ink::Main, 2.4));
        }
        scene.place(&self.shapes, (MARGIN - left, MARGIN - top), 1.0);
        scene
    }
}

/// Half the width and half the height of a vertex with a name.
fn half_size(vertex: &Vertex) -> Point {
    let larger = if vertex.tokens > 0 { ROUND_TOKEN } else { 0.0 };
    let wide = half_width(&vertex.name);
    if wide <= RADIUS[0] {
        (RADIUS[0] + larger, RADIUS[0] + larger)
    } else {
        (wide + larger, RADIUS[0] - 1.0 + larger)
    }
}

/// Half the width of what is round a name.
fn half_width(name: &str) -> f64 {
    width_of(name) / 2.0 + 3.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::f64::consts::FRAC_PI_2;

    #[test]
    fn heads_of_arrows_lie_on_bent_lines() {
        // A quarter of a circle around the origin.
        let radius = 60.0;
        let point = |i: usize| {
            let (sine, cosine) = (i as f64 / PIECES as f64 * FRAC_PI_2).sin_cos();
            (radius * sine, radius * cosine)
        };
        let course: Vec<Point> = (0..=PIECES).map(point).collect();
        for (from, to, end) in [(0, 1, PIECES), (1, 0, 0)] {
            let edge = Edge { from, to, name: String::new(), owner: None };
            let vertex = Vertex { name: "v".into(), owner: None, is_ground: false, tokens: 0 };
            let mut drawing = Drawing { shapes: Scene::new(0.0, 0.0, ""), mark: Ink::Main };
            drawing.arrow(&edge, &course, &vertex);
            let Some(Shape::Area(corners, ..)) = drawing.shapes.shapes.last() else { panic!() };
            let [tip, a, b] = corners[..] else { panic!() };
            let foot = (f64::midpoint(a.0, b.0), f64::midpoint(a.1, b.1));
            for on_line in [tip, foot] {
                let off_line = apart(on_line, (0.0, 0.0)) - radius;
                assert!(off_line.abs() < 0.3, "{on_line:?}");
            }
            assert!((apart(tip, foot) - HEAD).abs() < 1e-9);
            assert!(apart(tip, course[end]) < apart(foot, course[end]));
        }
    }
}
