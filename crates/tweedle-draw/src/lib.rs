//! Pictures of combinatorial games.
//!
//! A picture is a [`Scene`] of few kinds of shapes, made from a game or a position, and written by one of four writers:
//! as SVG, as `TikZ` for a paper, as PNG, or as text for a terminal. The file with the name of a picture makes its
//! shapes; the file of a format writes them.
//!
//! ```
//! use tweedle_engine::short::Store;
//! use tweedle_draw::{Graph, Theme, tree};
//! let mut store = Store::default();
//! let g = store.read("{3||2|1}")?;
//! let picture = Graph::new(&mut store, &[g])?.below_zero(true).scene();
//! assert_eq!(picture.title, "Thermograph of {3||2|1}");
//! assert!(picture.svg(Theme::Auto).starts_with("<svg"));
//! // The same game as a tree, for \input in a paper.
//! assert!(tree(&mut store, g, 12)?.tikz().contains("\\begin{tikzpicture}"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![allow(clippy::cast_precision_loss, reason = "what is drawn has far fewer places than 2^52")]

mod board;
mod boxes;
mod dag;
mod dominoes;
mod flow;
mod free;
mod graph;
mod ground;
mod hasse;
mod heaps;
mod heat_map;
mod latex;
mod layers;
mod mathml;
mod moves;
mod part;
mod played;
#[cfg(feature = "png")]
mod png;
mod point;
mod position;
mod quotient;
mod scatter;
mod scene;
mod signs;
mod style;
mod svg;
mod terminal;
mod thermograph;
mod ticks;
mod tikz;
mod tree;
mod unicode;

pub use boxes::dots_and_boxes;
pub use dag::dag;
pub use hasse::hasse;
pub use heat_map::{Heat, NoHeatMap, heat_map};
pub use latex::latex;
pub use mathml::{escaped_html, mathml};
pub use moves::{Branch, Moves, NoMoves, PrintedValue, moves};
pub use part::Part;
pub use played::{Played, played};
#[cfg(feature = "png")]
pub use png::PngError;
pub use point::Point;
pub use position::position;
pub use quotient::quotient;
pub use scatter::{Axes, scatter};
pub use scene::{Anchor, Ink, Scene, Shape, Stroke, Text};
pub use style::NotDrawn;
pub use svg::Theme;
pub use terminal::COLUMNS;
pub use thermograph::{Graph, float};
pub use tikz::is_own_tikz;
pub use tree::tree;
pub use tweedle_rules::Thing;
pub use unicode::unicode;
