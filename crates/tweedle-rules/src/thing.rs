//! The things in the picture of a position that moves are about.

use std::fmt;
use tweedle_boxes::column_name;

/// A thing in the picture of a position that a move may be about.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Thing {
    /// A cell of a board, by row and column counted from 0.
    Cell(usize, usize),
    /// A cell of a strip, or a domino in its row, counted from 0.
    Place(usize),
    /// A counter of a heap, both counted from 0; counters from below.
    Counter(usize, u64),
    /// A heap of more than [`Thing::MOST_COUNTERS`], counted from 0.
    Heap(usize),
    /// A line between dots: its number, and its ends by row and column.
    Line(usize, [(usize, usize); 2]),
    /// A vertex of a graph, by its name.
    Vertex(String),
    /// An edge of a graph, by its name or by those of its ends.
    Edge(String),
}

impl Thing {
    /// The counters of a heap with more than these are not told apart: the heap is one thing.
    pub const MOST_COUNTERS: u64 = 20;

    /// The things that go from a heap when heaps of these sizes are left of all: its upper counters, if there are as
    /// many heaps as before, and otherwise all of it.
    ///
    /// ```
    /// use tweedle_rules::Thing;
    /// assert_eq!(Thing::taken(1, &[2, 3], &[2, 1]), [Thing::Counter(1, 1), Thing::Counter(1, 2)]);
    /// assert_eq!(Thing::taken(0, &[1, 30], &[30]), [Thing::Counter(0, 0)]);
    /// assert_eq!(Thing::taken(1, &[1, 30], &[1, 29]), [Thing::Heap(1)]);
    /// ```
    pub fn taken(heap: usize, sizes: &[u64], left: &[u64]) -> Vec<Thing> {
        let Some(&size) = sizes.get(heap) else { return Vec::new() };
        if size > Thing::MOST_COUNTERS {
            return vec![Thing::Heap(heap)];
        }
        let kept = if left.len() == sizes.len() { left[heap].min(size) } else { 0 };
        (kept..size).map(|counter| Thing::Counter(heap, counter)).collect()
    }
}

impl fmt::Display for Thing {
    /// The name of the thing, counted as in the names of moves.
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
