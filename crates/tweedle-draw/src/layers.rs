//! Graphs drawn in layers, with all edges downwards.

use crate::scene::{Anchor, Ink, Point, Scene, Stroke, width_of};
use rust_sugiyama::configure::Config;
use tweedle::Stop;

/// The most vertices of a graph.
const MOST: usize = 400;
const LAYER: f64 = 58.0;
const MARGIN: f64 = 16.0;
const PADDING: f64 = 6.0;
const HIGH: f64 = 20.0;

/// A graph that is to be drawn.
pub(crate) struct Layers {
    /// What the vertices are called, each also in `LaTeX`.
    pub(crate) labels: Vec<(String, String)>,
    /// From a vertex to one below it.
    pub(crate) edges: Vec<(usize, usize, Stroke)>,
}

impl Layers {
    /// Refuses graphs of too many vertices.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for more than 400.
    pub(crate) fn check(count: usize) -> Result<(), Stop> {
        if count <= MOST {
            return Ok(());
        }
        let message =
            format!("The graph has {count} vertices, and {MOST} is the most that is drawn.");
        Err(Stop::TooLarge(message))
    }

    /// The picture. The layers and the order within are found by Sugiyama's method.
    ///
    /// # Errors
    /// [`Stop::TooLarge`] for more than 400 vertices.
    pub(crate) fn scene(&self, title: String) -> Result<Scene, Stop> {
        Layers::check(self.labels.len())?;
        let places = self.places();
        let half = |i: usize| width_of(&self.labels[i].0) / 2.0 + PADDING;
        let bound = |edge: fn(f64, f64) -> f64, sign: f64, start: f64| {
            places.iter().enumerate().map(|(i, p)| p.0 + sign * half(i)).fold(start, edge)
        };
        let (least, most) = (bound(f64::min, -1.0, f64::INFINITY), bound(f64::max, 1.0, 0.0));
        let lowest = places.iter().map(|place| place.1).fold(0.0, f64::max);
        let width = (most - least.min(most) + 2.0 * MARGIN).max(80.0);
        let mut scene = Scene::new(width, lowest + HIGH + 2.0 * MARGIN, title);
        let at = |i: usize| (places[i].0 - least + MARGIN, places[i].1 + MARGIN + HIGH / 2.0);
        for &(from, to, stroke) in &self.edges {
            scene.line([at(from), at(to)], stroke);
        }
        for (i, (text, latex)) in self.labels.iter().enumerate() {
            let (x, y) = at(i);
            let corner = (x - half(i), y - HIGH / 2.0);
            let border = Stroke::of(Ink::Faint, 1.0);
            let size = (2.0 * half(i), HIGH);
            scene.rectangle(corner, size, Some(Ink::Paper), Some(border));
            scene.label((x, y), Anchor::Middle, text.clone(), Some(latex.clone()), Ink::Main);
        }
        Ok(scene)
    }

    /// Where the vertices are: the middle of each, down from 0.
    fn places(&self) -> Vec<Point> {
        let size = |(text, _): &(String, String)| (width_of(text) + 2.0 * PADDING, HIGH);
        let vertices: Vec<(u32, Point)> =
            self.labels.iter().enumerate().map(|(i, label)| (i as u32, size(label))).collect();
        let mut edges: Vec<(u32, u32)> =
            self.edges.iter().map(|&(from, to, _)| (from as u32, to as u32)).collect();
        edges.sort_unstable();
        edges.dedup();
        let config = Config { vertex_spacing: 16.0, ..Config::default() };
        let mut places = vec![(0.0, 0.0); self.labels.len()];
        let mut shift = 0.0;
        for (layout, ..) in rust_sugiyama::from_vertices_and_edges(&vertices, &edges, &config) {
            let least = layout.iter().map(|(_, (x, _))| *x).fold(f64::INFINITY, f64::min);
            // Layers are told by their heights, whatever the library's unit of these is.
            let mut heights: Vec<f64> = layout.iter().map(|(_, (_, y))| *y).collect();
            heights.sort_by(f64::total_cmp);
            heights.dedup_by(|a, b| (*a - *b).abs() < 1e-6);
            let mut end = shift;
            for &(vertex, (x, y)) in &layout {
                let layer = heights.iter().position(|height| (height - y).abs() < 1e-6);
                let down = layer.unwrap_or(0) as f64 * LAYER;
                places[vertex] = (x - least + shift, down);
                end = f64::max(end, x - least + shift + vertices[vertex].1.0);
            }
            shift = end + 24.0;
        }
        // The library counts upwards or downwards; edges go down here.
        let is_upside_down =
            self.edges.first().is_some_and(|&(from, to, _)| places[from].1 > places[to].1);
        if is_upside_down {
            let lowest = places.iter().map(|place| place.1).fold(0.0, f64::max);
            for place in &mut places {
                place.1 = lowest - place.1;
            }
        }
        places
    }
}
