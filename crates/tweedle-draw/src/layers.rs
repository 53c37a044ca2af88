//! Graphs drawn in layers, with all edges downwards.

use crate::point::Point;
use crate::scene::{Anchor, Ink, Scene, Stroke, width_of};
use rust_sugiyama::configure::Config;
use std::collections::HashMap;
use tweedle_engine::Stop;

/// The most edges between different pairs of vertices.
const MOST_EDGES: usize = 600;
/// With more vertices and bends than these, edges are straight.
const MOST_PLACES: usize = 700;
const LAYER: f64 = 58.0;
const MARGIN: f64 = 16.0;
const PADDING: f64 = 6.0;
const HIGH: f64 = 20.0;

/// A graph that is to be drawn.
pub(crate) struct Layers {
    /// The names of the vertices, each also in `LaTeX`.
    pub(crate) labels: Vec<(String, String)>,
    /// The edges.
    pub(crate) edges: Vec<Edge>,
}

/// An edge from a vertex to one below it.
pub(crate) struct Edge {
    pub(crate) from: usize,
    pub(crate) to: usize,
    pub(crate) stroke: Stroke,
    /// The distance to the right at which it is drawn.
    pub(crate) shift: f64,
}

impl Layers {
    /// The most vertices of a graph.
    pub(crate) const MOST: usize = 400;

    /// Refuses graphs of too many vertices.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for more than 400.
    pub(crate) fn check(count: usize) -> Result<(), Stop> {
        let most = Layers::MOST;
        if count <= most {
            return Ok(());
        }
        let message =
            format!("The graph has {count} vertices, and {most} is the most that is drawn.");
        Err(Stop::TooLarge(message))
    }

    /// The error that a graph has too many vertices, without their number.
    pub(crate) fn too_many() -> Stop {
        let most = Layers::MOST;
        let message = format!("The graph has more than {most} vertices, the most that is drawn.");
        Stop::TooLarge(message)
    }

    /// Refuses graphs of too many edges, for which the library takes too long.
    pub(crate) fn check_edges(&self) -> Result<(), Stop> {
        let mut pairs: Vec<_> = self.edges.iter().map(|edge| (edge.from, edge.to)).collect();
        pairs.sort_unstable();
        pairs.dedup();
        if pairs.len() <= MOST_EDGES {
            return Ok(());
        }
        let count = pairs.len();
        let message =
            format!("The graph has {count} edges, and {MOST_EDGES} is the most that is drawn.");
        Err(Stop::TooLarge(message))
    }

    /// The picture. The layers and the order within are found by Sugiyama's method.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for more than 400 vertices.
    pub(crate) fn scene(&self, title: String) -> Result<Scene, Stop> {
        Layers::check(self.labels.len())?;
        self.check_edges()?;
        let Places { vertices: places, bends } = self.places();
        let half = |i: usize| width_of(&self.labels[i].0) / 2.0 + PADDING;
        let bound = |edge: fn(f64, f64) -> f64, sign: f64, start: f64| {
            let own = places.iter().enumerate().map(|(i, p)| p.0 + sign * half(i));
            own.chain(bends.iter().flatten().map(|p| p.0 + 4.0 * sign)).fold(start, edge)
        };
        let (least, most) =
            (bound(f64::min, -1.0, f64::INFINITY), bound(f64::max, 1.0, f64::NEG_INFINITY));
        let lowest = places.iter().map(|place| place.1).fold(0.0, f64::max);
        let inner = most - least;
        let width = (inner + 2.0 * MARGIN).max(80.0);
        let mut scene = Scene::new(width, lowest + HIGH + 2.0 * MARGIN, title);
        let left = (width - inner) / 2.0;
        let at = |place: Point| (place.0 - least + left, place.1 + MARGIN + HIGH / 2.0);
        for (edge, bends) in self.edges.iter().zip(&bends) {
            let ends = [places[edge.from], places[edge.to]];
            let course = [&ends[..1], &bends[..], &ends[1..]].concat();
            let course: Vec<Point> =
                course.into_iter().map(|place| (at(place).0 + edge.shift, at(place).1)).collect();
            scene.line(course, edge.stroke);
        }
        for (i, (text, latex)) in self.labels.iter().enumerate() {
            let (x, y) = at(places[i]);
            let corner = (x - half(i), y - HIGH / 2.0);
            let border = Stroke::of(Ink::Faint, 1.0);
            let size = (2.0 * half(i), HIGH);
            scene.rectangle(corner, size, Some(Ink::Paper), Some(border));
            scene.label((x, y), Anchor::Middle, text.clone(), Some(latex.clone()), Ink::Main);
        }
        Ok(scene)
    }

    /// For each vertex the length of a longest way down from it: its layer, counted from below.
    fn heights(&self) -> Vec<usize> {
        let mut heights = vec![0; self.labels.len()];
        // Each round settles one layer more.
        for _ in 0..self.labels.len() {
            let mut is_settled = true;
            for edge in &self.edges {
                if heights[edge.from] <= heights[edge.to] {
                    heights[edge.from] = heights[edge.to] + 1;
                    is_settled = false;
                }
            }
            if is_settled {
                break;
            }
        }
        heights
    }

    /// The places of the vertices, and the bends of the edges: an edge that goes down several layers has a bend in each
    /// layer between, where it has room like a vertex.
    pub(crate) fn places(&self) -> Places {
        let heights = self.heights();
        let mut spans: Vec<_> = self.edges.iter().map(|edge| (edge.from, edge.to)).collect();
        spans.sort_unstable();
        spans.dedup();
        let count: usize = spans.iter().map(|&(from, to)| heights[from] - heights[to] - 1).sum();
        let has_bends = self.labels.len() + count <= MOST_PLACES;
        let size = |(text, _): &(String, String)| (width_of(text) + 2.0 * PADDING, HIGH);
        let mut sizes: Vec<(u32, Point)> =
            self.labels.iter().enumerate().map(|(i, label)| (i as u32, size(label))).collect();
        let mut layers = heights.clone();
        let mut parts: Vec<(u32, u32)> = Vec::new();
        let mut bends: Vec<Vec<usize>> = Vec::new();
        // Edges between the same vertices have the same bends.
        let mut known: HashMap<(usize, usize), Vec<usize>> = HashMap::new();
        for edge in &self.edges {
            let own = known.entry((edge.from, edge.to)).or_insert_with(|| {
                let mut own = Vec::new();
                for layer in (heights[edge.to] + 1..heights[edge.from]).rev().filter(|_| has_bends)
                {
                    own.push(sizes.len());
                    sizes.push((sizes.len() as u32, (6.0, HIGH)));
                    layers.push(layer);
                }
                own
            });
            let stations = [&[edge.from][..], own, &[edge.to]].concat();
            parts.extend(stations.windows(2).map(|pair| (pair[0] as u32, pair[1] as u32)));
            bends.push(own.clone());
        }
        parts.sort_unstable();
        parts.dedup();
        let config = Config { vertex_spacing: 16.0, ..Config::default() };
        let mut across = vec![0.0; sizes.len()];
        let mut end = 0.0;
        for (layout, ..) in rust_sugiyama::from_vertices_and_edges(&sizes, &parts, &config) {
            let half = |vertex: usize| sizes[vertex].1.0 / 2.0;
            let least =
                layout.iter().map(|&(it, (x, _))| x - half(it)).fold(f64::INFINITY, f64::min);
            let start = end;
            for &(vertex, (x, _)) in &layout {
                across[vertex] = x - least + start;
                end = f64::max(end, across[vertex] + half(vertex) + 24.0);
            }
        }
        let highest = layers.iter().copied().max().unwrap_or(0);
        let place = |vertex: usize| (across[vertex], (highest - layers[vertex]) as f64 * LAYER);
        Places {
            vertices: (0..self.labels.len()).map(place).collect(),
            bends: bends.iter().map(|own| own.iter().map(|&bend| place(bend)).collect()).collect(),
        }
    }
}

/// The places of things: the middle of each, down from 0.
pub(crate) struct Places {
    pub(crate) vertices: Vec<Point>,
    pub(crate) bends: Vec<Vec<Point>>,
}
