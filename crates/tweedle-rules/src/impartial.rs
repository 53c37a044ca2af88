//! The impartial variant of a ruleset of some type.

use tweedle_engine::walk::pairs_off;
use tweedle_engine::{Bush, Facts, Hints, Player, Ruleset, Stop, Symmetry};

/// The rules by which either player may make any move that one of them has by other rules.
///
/// It borrows the other rules, which must have no entailing moves. Positions stay as they are: a
/// board of Domineering is one of Cram.
///
/// ```
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Grundy};
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

    fn facts(&self) -> Facts {
        self.0.facts().impartial_variant()
    }
}

/// Most hints speak of moves of both players in any order, so they hold here, too. The hints about values do not hold:
/// a player who gives up moves gives up moves of both, so nothing can be cut.
#[deny(clippy::missing_trait_methods)]
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

    /// Both players' moves are moves of either.
    fn mobility(&self, position: &R::Position, _: Player) -> Result<Option<u16>, Stop> {
        let mut all = 0_u16;
        for player in Player::BOTH {
            let Some(count) = self.0.mobility(position, player)? else { return Ok(None) };
            all = all.saturating_add(count);
        }
        Ok(Some(all))
    }

    fn nim_heap(&self, position: &R::Position) -> Option<u64> {
        self.0.nim_heap(position)
    }

    fn bush(&self, _: &R::Position) -> Option<Bush> {
        None
    }

    fn size(&self, position: &R::Position) -> Option<u32> {
        self.0.size(position)
    }

    fn slices(&self, _: &R::Position, _: Player) -> u32 {
        0
    }

    fn slice(&self, _: &R::Position, _: Player, _: u32) -> u64 {
        0
    }

    fn slab(&self, position: &R::Position, _: Player, _: u32, _: u32) -> R::Position {
        position.clone()
    }

    fn code(&self, _: &R::Position) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    /// A player who mirrors by the other rules mirrors here, too: he answers a move of either player's by one of the other's.
    fn is_mirrored(&self, position: &R::Position) -> bool {
        self.0.is_mirrored(position) || self.ends(position) && pairs_off(self, position)
    }

    fn is_impartial_at(&self, _: &R::Position) -> bool {
        true
    }

    fn unmoves(
        &self,
        position: &R::Position,
        _: Player,
        mut found: impl FnMut(R::Position) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        Player::BOTH.into_iter().try_for_each(|player| self.0.unmoves(position, player, &mut found))
    }
}
