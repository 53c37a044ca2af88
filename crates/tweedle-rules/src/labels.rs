//! Labels of edges and vertices, which stay with them through a match.
//!
//! A ruleset on graphs numbers its edges or vertices anew after each move, so that equal positions are
//! equal data. A person wants one name for one edge. So a match gives each edge a label at the start and
//! carries the labels beside the position; nothing that is worked out of a position looks at them.

use crate::Thing;
use crate::sketch::Sketch;
use std::fmt;
use std::sync::Arc;
use tweedle_engine::Player;

/// The label of an edge or a vertex, by its number, counted from 0: `a` to `z`, then `a2` to `z2`, and
/// so on.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Label(pub u32);

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from(b'a' + (self.0 % 26) as u8);
        match self.0 / 26 {
            0 => write!(f, "{letter}"),
            round => write!(f, "{letter}{}", round + 1),
        }
    }
}

/// The rules of a game in which each move chooses one of the things that a position consists of: an edge
/// of Hackenbush, a vertex of Col. `P` are its positions, `M` its moves. The things of a position are
/// counted from 0 in an order of the ruleset's own.
pub trait Labelled<P, M> {
    /// All things of a position, in the order in which they get their labels at the start of a match.
    fn order(&self, position: &P) -> Vec<usize>;

    /// The thing that a move chooses.
    fn thing(&self, step: &M) -> usize;

    /// The thing in the picture that has this name: a vertex or an edge.
    fn named(&self, name: String) -> Thing;

    /// For each thing of the position after a move of `player`, the thing of `position` that it was.
    fn kept(&self, position: &P, player: Player, step: &M) -> Vec<usize>;

    /// A picture for a terminal, of one or more lines, in which the things have these names.
    fn draw(&self, position: &P, names: &[String]) -> String;

    /// The picture of a position in which the things have these names.
    fn sketch(&self, position: &P, names: &[String]) -> Sketch;
}

/// The labels that the things of a position get at the start of a match, in the order of the ruleset.
pub(crate) fn first_labels<P, M>(game: &dyn Labelled<P, M>, position: &P) -> Arc<[Label]> {
    ranks(&game.order(position)).into_iter().map(|rank| Label(rank as u32)).collect()
}

/// The names of things with these labels.
pub(crate) fn names(labels: &[Label]) -> Vec<String> {
    labels.iter().map(Label::to_string).collect()
}

/// The names of the things of a position that is in no match: they are numbered from 1.
pub(crate) fn numbers<P, M>(game: &dyn Labelled<P, M>, position: &P) -> Vec<String> {
    ranks(&game.order(position)).into_iter().map(|rank| (rank + 1).to_string()).collect()
}

/// The place of each thing in an order of all of them.
fn ranks(order: &[usize]) -> Vec<usize> {
    let mut ranks = vec![0; order.len()];
    for (rank, &thing) in order.iter().enumerate() {
        ranks[thing] = rank;
    }
    ranks
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn labels_differ() {
        let texts: Vec<String> = (0..1000).map(|number| Label(number).to_string()).collect();
        assert_eq!([&*texts[0], &*texts[25], &*texts[26], &*texts[53]], ["a", "z", "a2", "b3"]);
        assert_eq!(texts.iter().collect::<HashSet<_>>().len(), texts.len());
    }
}
