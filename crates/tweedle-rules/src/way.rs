//! The way of a piece that a move carries from one cell to another.

use crate::Thing;
use crate::sketch::{Cell, Figure};

/// The cell that a piece has left between two figures, and the one that it has come to. `None` if there is no such pair
/// of cells, or more than one, and if these are figures of different kinds.
pub(crate) fn way(old: &Figure, new: &Figure) -> Option<[Thing; 2]> {
    let cells: Vec<(Thing, &Cell, &Cell)> = match (old, new) {
        (Figure::Board(old), Figure::Board(new)) => {
            let rows = old.iter().zip(new).enumerate();
            rows.flat_map(|(i, (old, new))| pairs(old, new, move |j| Thing::Cell(i, j))).collect()
        }
        (Figure::Strip(old), Figure::Strip(new)) => pairs(old, new, Thing::Place).collect(),
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
}
