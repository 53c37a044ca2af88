//! The way of a piece that a move carries from one cell or vertex to another.

use crate::Thing;
use crate::sketch::{Cell, Figure, Graph};

/// The cell that a piece has left between two figures, and the one that it has come to; of graphs the vertices of a token. `None`
/// if there is no such pair, or more than one, and if these are figures of different kinds.
pub(crate) fn way(old: &Figure, new: &Figure) -> Option<[Thing; 2]> {
    let cells: Vec<(Thing, &Cell, &Cell)> = match (old, new) {
        (Figure::Board(old), Figure::Board(new)) => {
            let rows = old.iter().zip(new).enumerate();
            rows.flat_map(|(i, (old, new))| pairs(old, new, move |j| Thing::Cell(i, j))).collect()
        }
        (Figure::Strip(old), Figure::Strip(new)) => pairs(old, new, Thing::Place).collect(),
        (Figure::Graph(old), Figure::Graph(new)) => return way_of_token(old, new),
        _ => return None,
    };
    let is_piece = |cell: &Cell| matches!(cell, Cell::Piece(..));
    let is_changed = |(_, old, new): &&(Thing, &Cell, &Cell)| old != new;
    let came = || cells.iter().filter(is_changed).filter(|(_, _, new)| is_piece(new));
    let left = cells.iter().filter(is_changed).filter(|(_, old, _)| is_piece(old));
    let mut ways = left.flat_map(|(from, piece, _)| {
        let to = came().filter(move |(to, _, new)| to != from && new == piece);
        to.map(move |(to, _, _)| [from.clone(), to.clone()])
    });
    ways.next().filter(|_| ways.next().is_none())
}

/// The vertex that has one token less, and the one that has one more. `None` if it is not one each, and if these are not the
/// vertices of one graph.
fn way_of_token(old: &Graph, new: &Graph) -> Option<[Thing; 2]> {
    if !old.vertices.iter().map(|it| &it.name).eq(new.vertices.iter().map(|it| &it.name)) {
        return None;
    }
    let both = || old.vertices.iter().zip(&new.vertices);
    let only = |is_it: &dyn Fn(usize, usize) -> bool| {
        let mut found = both().filter(|(old, new)| is_it(old.tokens, new.tokens));
        let vertex = found.next()?.0;
        found.next().is_none().then(|| Thing::Vertex(vertex.name.clone()))
    };
    let from = only(&|old, new| new < old)?;
    let to = only(&|old, new| new > old)?;
    Some([from, to])
}

/// The cells of two rows, side by side, with the things that they are.
fn pairs<'a>(
    old: &'a [Cell],
    new: &'a [Cell],
    thing: impl Fn(usize) -> Thing + 'a,
) -> impl Iterator<Item = (Thing, &'a Cell, &'a Cell)> {
    old.iter().zip(new).enumerate().map(move |(i, (old, new))| (thing(i), old, new))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{Layout, Vertex};

    #[test]
    fn strips_and_boards() {
        let row = |text: &str| text.chars().map(Cell::of_letter).collect::<Vec<Cell>>();
        let strip = |old: &str, new: &str| way(&Figure::Strip(row(old)), &Figure::Strip(row(new)));
        let places = |from, to| Some([Thing::Place(from), Thing::Place(to)]);
        assert_eq!(strip("t.f", ".tf"), places(0, 1));
        assert_eq!(strip("xo", ".x"), places(0, 1));
        // A jump that takes, a piece that is placed or taken, two pieces that go, two that change their places.
        assert_eq!(strip("xo.", "..x"), places(0, 2));
        assert_eq!(strip("..", ".x"), None);
        assert_eq!(strip("xx", ".x"), None);
        assert_eq!(strip("xx..", "..xx"), None);
        assert_eq!(strip("xo", "ox"), None);
        let board = |text: &str| Figure::Board(text.split('|').map(row).collect());
        let cells = Some([Thing::Cell(0, 0), Thing::Cell(1, 1)]);
        assert_eq!(way(&board("l.|.."), &board("#.|.l")), cells);
        assert_eq!(way(&board("l.|.."), &Figure::Strip(row("l."))), None);
    }
    #[test]
    fn graphs() {
        let graph = |tokens: [usize; 3]| {
            let vertices = ["a", "b", "c"].into_iter().zip(tokens);
            let vertices = vertices.map(|(name, tokens)| Vertex { tokens, ..Vertex::named(name) });
            let (layout, edges) = (Layout::Free, Vec::new());
            Figure::Graph(Graph { layout, is_directed: true, vertices: vertices.collect(), edges })
        };
        let found = |old, new| way(&graph(old), &graph(new));
        let vertices =
            |from: &str, to: &str| Some([from, to].map(|it| Thing::Vertex(it.to_owned())));
        assert_eq!(found([1, 0, 0], [0, 1, 0]), vertices("a", "b"));
        assert_eq!(found([1, 2, 1], [1, 1, 2]), vertices("b", "c"));
        // Nothing moves, a token comes or goes, two vanish, two move.
        assert_eq!(found([1, 0, 0], [1, 0, 0]), None);
        assert_eq!(found([0, 0, 0], [0, 1, 0]), None);
        assert_eq!(found([1, 1, 0], [0, 0, 0]), None);
        assert_eq!(found([1, 1, 0], [0, 0, 2]), None);
    }
}
