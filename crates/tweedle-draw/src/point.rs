//! Places in pictures.

/// A place, in points: to the right, and down.
pub type Point = (f64, f64);
