//! The functions that the games of dominoes on a board share. The one layer of a position is the
//! set of empty cells.

use tweedle_engine::{Player, Ruleset, Stop};
use tweedle_rules::Bits;
use tweedle_rules::board::Board;
use tweedle_rules::board::Shape;

/// In no layer: covered. Layer 0: empty.
pub(super) const CELLS: [char; 2] = ['#', '.'];

/// The empty board of this size, or `None` if it has more than `B::BITS` cells.
pub(super) fn empty<B: Bits>(rows: usize, cols: usize) -> Option<Board<B, 1>> {
    let size = rows.checked_mul(cols).filter(|&size| size <= B::BITS as usize)?;
    Board::from_cells(rows, cols, &vec![1; size])
}

/// The cells at which the two empty cells of a domino begin that stands (Left) or lies (Right), and the number from one of its
/// cells to the other.
#[inline]
pub(super) fn pairs<B: Bits>(board: &Board<B, 1>, player: Player) -> (B, u32) {
    let [empty] = board.layers();
    let shape = board.shape();
    let (step, tops) = match player {
        Player::Left => (shape.cols(), empty),
        Player::Right => (1, empty & shape.not_last_col()),
    };
    (tops & empty.down(step), step)
}

/// Finds the boards with one more domino that stands (Left) or lies (Right), and its cells.
#[inline]
pub(super) fn moves<B: Bits>(
    board: &Board<B, 1>,
    player: Player,
    mut found: impl FnMut([u8; 2], Board<B, 1>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let [empty] = board.layers();
    let (dominoes, step) = pairs(board, player);
    for i in dominoes.ones() {
        let rest = empty ^ B::bit(i) ^ B::bit(i + step);
        found([i, i + step].map(|cell| cell as u8), board.with_layers([rest]))?;
    }
    Ok(())
}

/// Finds the boards from which a move leads here, by rules whose moves cover empty cells and need nothing more: the covered cells
/// of such a move could be covered if all covered cells were the empty ones.
pub(super) fn unmoves<B: Bits, R: Ruleset<Position = Board<B, 1>>>(
    rules: &R,
    board: &Board<B, 1>,
    player: Player,
    mut found: impl FnMut(Board<B, 1>) -> Result<(), Stop>,
) -> Result<(), Stop> {
    let [empty] = board.layers();
    let all = board.shape().all::<B>();
    rules.moves(&board.with_layers([all & !empty]), player, |_, rest| {
        let [left] = rest.layers();
        found(board.with_layers([all & !left]))
    })
}

/// The connected regions of empty cells: a domino lies within one of them. In a region of one cell
/// nobody can move.
#[inline]
pub(super) fn components<B: Bits>(board: &Board<B, 1>, into: &mut Vec<Board<B, 1>>) {
    let [empty] = board.layers();
    let shape = board.shape();
    let cells = empty & shape.next_to(empty);
    for region in shape.regions(cells, Shape::next_to) {
        into.push(board.with_layers([region]).crop(region));
    }
}
