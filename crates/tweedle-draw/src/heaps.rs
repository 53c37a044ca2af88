//! Heaps of counters.

use crate::scene::{Anchor, Ink, Scene, Shape, Stroke};

const STEP: f64 = 15.0;
const RADIUS: f64 = 6.0;
const MARGIN: f64 = 20.0;
const APART: f64 = 34.0;
/// A higher heap is drawn with a gap.
const HIGHEST: u64 = 20;

/// Heaps side by side, with their sizes below.
pub(crate) fn heaps(sizes: &[u64], title: String) -> Scene {
    let shown = |size: u64| size.min(HIGHEST);
    let highest = sizes.iter().map(|&size| shown(size)).max().unwrap_or(0).max(1);
    let ground = MARGIN + STEP * highest as f64;
    let width = 2.0 * MARGIN + APART * sizes.len().max(1) as f64;
    let mut scene = Scene::new(width, ground + MARGIN + 12.0, title);
    scene.line(
        [(MARGIN / 2.0, ground + 2.0), (width - MARGIN / 2.0, ground + 2.0)],
        Stroke::of(Ink::Quiet, 1.2),
    );
    for (i, &size) in sizes.iter().enumerate() {
        let x = MARGIN + APART * (i as f64 + 0.5);
        for counter in 0..shown(size) {
            let y = ground - STEP * (counter as f64 + 0.5);
            // What is left out of a high heap is told by three dots.
            if size > HIGHEST && counter == HIGHEST / 2 {
                let latex = Some("$\\vdots$".to_owned());
                scene.label((x, y), Anchor::Middle, "⋮".to_owned(), latex, Ink::Quiet);
            } else {
                scene.shapes.push(Shape::Disc((x, y), RADIUS, Some(Ink::Neutral), None));
            }
        }
        scene.text((x, ground + 14.0), Anchor::Middle, size.to_string(), Ink::Main);
    }
    scene
}
