//! Positions of rulesets.

use crate::board::board;
use crate::heaps::heaps;
use crate::scene::Scene;
use tweedle_rulesets::any::Position;
use tweedle_rulesets::{Registry, Shape};

/// Why a position has no picture.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotDrawn {
    /// It is a sum.
    #[error("A sum has no picture of its own; draw its terms one by one.")]
    Sum,
    /// There are no pictures of such positions.
    #[error("There is no picture of positions of {0}; there are of boards, strips and heaps.")]
    Kind(String),
}

/// The picture of a position of a ruleset in a registry: a board, a strip, or heaps.
///
/// # Errors
/// [`NotDrawn`] for sums, and for positions of other shapes.
pub fn position(position: &Position, registry: &Registry) -> Result<Scene, NotDrawn> {
    let mut scene = drawn(position, registry)?;
    scene.letters = Some(position.draw());
    Ok(scene)
}

fn drawn(position: &Position, registry: &Registry) -> Result<Scene, NotDrawn> {
    let Some((component, _)) = position.single() else { return Err(NotDrawn::Sum) };
    let text = position.text();
    let class = component.rules().class();
    let entry = registry.entries().iter().find(|entry| entry.name == class);
    let title = position.expression();
    let rows = |text: &str| text.split('|').map(|row| row.chars().collect()).collect::<Vec<_>>();
    match entry.map(|entry| entry.shape) {
        Some(Shape::Grid) => Ok(board(&rows(&text), title)),
        Some(Shape::Strip) => Ok(board(&[text.chars().collect()], title)),
        Some(Shape::Heaps) => {
            let sizes: Option<Vec<u64>> =
                text.split(',').map(|size| size.trim().parse().ok()).collect();
            match sizes {
                Some(sizes) => Ok(heaps(&sizes, title)),
                None if text.is_empty() => Ok(heaps(&[], title)),
                None => Err(NotDrawn::Kind(class.to_owned())),
            }
        }
        _ => Err(NotDrawn::Kind(class.to_owned())),
    }
}
