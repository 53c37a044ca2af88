//! Directions on a board: rows are counted downwards and columns to the right.

/// A direction: the steps down and the steps to the right.
pub(crate) type Direction = (i64, i64);

/// One row up.
pub(crate) const NORTH: Direction = (-1, 0);
/// One row up and one column to the right.
pub(crate) const NORTHEAST: Direction = (-1, 1);
/// One column to the right.
pub(crate) const EAST: Direction = (0, 1);
/// One row down and one column to the right.
pub(crate) const SOUTHEAST: Direction = (1, 1);
/// One row down.
pub(crate) const SOUTH: Direction = (1, 0);
/// One row down and one column to the left.
pub(crate) const SOUTHWEST: Direction = (1, -1);
/// One column to the left.
pub(crate) const WEST: Direction = (0, -1);
/// One row up and one column to the left.
pub(crate) const NORTHWEST: Direction = (-1, -1);

/// The directions to the four cells that share a side, clockwise.
pub(crate) const ORTHOGONAL: &[Direction] = &[NORTH, EAST, SOUTH, WEST];
/// The directions to the four cells that share only a corner, clockwise.
pub(crate) const DIAGONAL: &[Direction] = &[NORTHEAST, SOUTHEAST, SOUTHWEST, NORTHWEST];
/// The directions to all eight cells around, clockwise.
pub(crate) const COMPASS: &[Direction] =
    &[NORTH, NORTHEAST, EAST, SOUTHEAST, SOUTH, SOUTHWEST, WEST, NORTHWEST];
/// The directions to the six neighbours on a board of hexagons each of whose rows begins half a hexagon further right,
/// clockwise.
pub(crate) const HEXAGONAL: &[Direction] = &[NORTH, NORTHEAST, EAST, SOUTH, SOUTHWEST, WEST];
/// The directions to the eight cells that a knight of chess reaches, clockwise.
pub(crate) const KNIGHTS_MOVE: &[Direction] =
    &[(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)];

/// The directions and their opposites, each once.
pub(crate) fn both_ways(directions: &[Direction]) -> Vec<Direction> {
    if directions == ORTHOGONAL {
        return ORTHOGONAL.to_vec();
    }
    let opposite = |&(down, right): &Direction| (down.saturating_neg(), right.saturating_neg());
    let mut all: Vec<Direction> = directions.to_vec();
    all.extend(directions.iter().map(opposite));
    all.sort_unstable();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_have_the_opposite_of_each_direction() {
        for list in [ORTHOGONAL, DIAGONAL, COMPASS, HEXAGONAL, KNIGHTS_MOVE] {
            assert_eq!(both_ways(list).len(), list.len());
        }
        assert_eq!(both_ways(&[EAST, (i64::MIN, 0)]).len(), 4);
    }
}
