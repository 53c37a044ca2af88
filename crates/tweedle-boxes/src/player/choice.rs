//! A line that is chosen, and the words for why.

/// A line to draw, and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The number of the line.
    pub line: usize,
    /// The reason, in sentences with the values that decided.
    pub reason: String,
}

/// A number of boxes, in words.
pub(super) fn counted(boxes: usize) -> String {
    if boxes == 1 { "1 box".to_owned() } else { format!("{boxes} boxes") }
}
