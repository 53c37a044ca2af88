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

/// Whether a letter of a notation is a cell, not a number or what is between.
fn is_cell(letter: char) -> bool {
    letter.is_alphabetic() || ".#|-=+*?@".contains(letter)
}

/// The cells as the picture of letters has them, which shows more in some games, if it has as many.
fn as_drawn(letters: &str, rows: &[Vec<char>]) -> Option<Vec<Vec<char>>> {
    let is_numbered = rows.len() > 1;
    let mut drawn = Vec::new();
    for (line, row) in letters.lines().zip(rows) {
        let words = line.split_whitespace().skip(usize::from(is_numbered));
        let cells: Vec<&str> = words.collect();
        let is_same = cells.len() == row.len() && cells.iter().all(|it| it.chars().count() == 1);
        drawn.push(is_same.then(|| cells.concat().chars().collect())?);
    }
    (drawn.len() == rows.len()).then_some(drawn)
}

fn drawn(position: &Position, registry: &Registry) -> Result<Scene, NotDrawn> {
    let Some((component, _)) = position.single() else { return Err(NotDrawn::Sum) };
    let text = position.text();
    let class = component.rules().class();
    let entry = registry.entries().iter().find(|entry| entry.name == class);
    let title = position.expression();
    let rows =
        |text: &str| text.split('|').map(|row| row.chars().collect()).collect::<Vec<Vec<char>>>();
    match entry.map(|entry| entry.shape) {
        Some(shape @ (Shape::Grid | Shape::Strip)) => {
            let rows =
                if shape == Shape::Grid { rows(&text) } else { vec![text.chars().collect()] };
            let is_board = rows.iter().flatten().all(|&cell| is_cell(cell))
                && rows.iter().all(|row| row.len() == rows[0].len());
            if !is_board {
                return Err(NotDrawn::Kind(class.to_owned()));
            }
            let shown = as_drawn(&position.draw(), &rows).unwrap_or(rows);
            Ok(board(&shown, title, position.is_impartial()))
        }
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
