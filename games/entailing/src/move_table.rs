//! Tables of moves, and the games that they are.

use tweedle_engine::Player;
use tweedle_engine::affine::{Entailing, Move};

/// A game whose components and moves are listed one by one: any finite game with entailing moves,
/// impartial or partizan.
///
/// Each line has the name of a component, a colon, and its moves with semicolons between them; `|`
/// ends a line, too, and what comes after `#` is a comment. A component may have several lines. Moves are
///
/// - `quiet A+B`: to the sum of A and B, of which there may be any number; `nothing` is the empty sum;
/// - `entail A beside B`: to the sum of A and B, and the opponent must answer in A; without `beside`
///   to A alone; `entail nothing` cannot be answered;
/// - `again A`: to A, and the same player moves again, anywhere;
/// - `again in A beside B`: to the sum of A and B, and the same player moves again, in A;
/// - `win` and `lose`: the play is over.
///
/// If lines have `Left` or `Right` after the name of the component, they are about the moves of that
/// player only, and the game is partizan. Names consist of letters, digits, `_` and `'`.
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Obligations, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::Control;
/// use tweedle_entailing_games::MoveTable;
/// use tweedle_rules::Notation;
///
/// let game = Obligations(MoveTable::parse(
///     "0:                          # the end of Top Entails
///      1: entail 0
///      2: quiet 1+1; entail 1
///      3: quiet 1+2; entail 2
///      4: quiet 1+3; quiet 2+2; entail 3",
/// )?);
/// let mut memo = Memo::new(Control::new());
/// let position = game.parse("4,2")?;
/// let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &position);
/// assert_eq!(worth, Ok(Worth::Quiet(Value::Nimber(1))));
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct MoveTable {
    pub(super) names: Vec<String>,
    /// The moves of Left and of Right in each component; components are numbers.
    pub(super) moves: Vec<[Vec<Move<u32>>; 2]>,
    pub(super) is_impartial: bool,
}

impl MoveTable {
    /// The names of the components.
    pub fn names(&self) -> &[String] {
        &self.names
    }
}

impl Entailing for MoveTable {
    type Part = u32;

    fn moves(&self, &part: &u32, player: Player, into: &mut Vec<Move<u32>>) {
        if let Some(moves) = self.moves.get(part as usize) {
            into.extend(moves[player.index()].iter().cloned());
        }
    }

    fn is_impartial(&self) -> bool {
        self.is_impartial
    }
}
