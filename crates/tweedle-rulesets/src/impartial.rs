//! The impartial variant of a ruleset of some type.

use tweedle::{Hints, Player, Ruleset, Stop, Symmetry};

/// The rules by which either player may make any move that one of them has by other rules.
///
/// It holds whatever lends it the other rules. They must have no entailing moves. Positions stay as they are: a
/// board of Domineering is one of Cram.
///
/// ```
/// use tweedle::walk::{Memo, Walker};
/// use tweedle::{Control, Grundy};
/// use tweedle_rulesets::{Clobber, Impartial, Notation};
///
/// let clobber = Clobber::<u64>::new();
/// let board = clobber.parse("xoxo|oxox")?;
/// let mut memo = Memo::new(Control::new());
/// let nimber = Walker::new(&Impartial(&clobber), &mut memo).value(&mut Grundy, &board);
/// assert_eq!(nimber, Ok(0));
/// # Ok::<(), tweedle_rulesets::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Impartial<'a, R>(pub &'a R);

impl<R: Ruleset> Ruleset for Impartial<'_, R> {
    type Position = R::Position;
    /// Whose move it is by the other rules, and what it is there.
    type Move = (Player, R::Move);

    fn moves(
        &self,
        position: &R::Position,
        _: Player,
        mut found: impl FnMut((Player, R::Move), R::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for player in Player::BOTH {
            self.0.moves(position, player, |step, option| found((player, step), option))?;
        }
        Ok(())
    }

    fn is_impartial(&self) -> bool {
        true
    }

    fn is_loopy(&self) -> bool {
        self.0.is_loopy()
    }
}

/// Hints speak of moves of both players in any order, so nearly all of them hold here, too.
impl<R: Hints> Hints for Impartial<'_, R> {
    fn components(&self, position: &R::Position, into: &mut Vec<R::Position>) {
        self.0.components(position, into);
    }

    fn ends(&self, position: &R::Position) -> bool {
        self.0.ends(position)
    }

    fn joined(&self, positions: &[R::Position]) -> Option<R::Position> {
        self.0.joined(positions)
    }

    /// With the players exchanged, both together have the same moves.
    fn representative(&self, position: &R::Position) -> (R::Position, Symmetry) {
        (self.0.representative(position).0, Symmetry::Same)
    }

    fn most_moves(&self, position: &R::Position) -> u64 {
        self.0.most_moves(position).saturating_mul(2)
    }

    fn nim_heap(&self, position: &R::Position) -> Option<u64> {
        self.0.nim_heap(position)
    }

    fn size(&self, position: &R::Position) -> Option<u32> {
        self.0.size(position)
    }
}
