//! The facts about a ruleset as a whole, as plain data.

/// The facts that hold for all positions of a ruleset.
///
/// It is data and not a row of methods. A ruleset that is made of another one writes each field, and the compiler names the
/// field that is left out. A ruleset of its own begins with one of the constants and writes what differs:
///
/// ```
/// use tweedle_engine::Facts;
/// let facts = Facts { is_loopy: true, ..Facts::IMPARTIAL };
/// assert!(facts.is_impartial && !facts.is_entailing);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact by itself")]
pub struct Facts {
    /// Both players always have the same moves.
    pub is_impartial: bool,
    /// Play may go round in a loop, so that a match need not end, and is a draw then.
    pub is_loopy: bool,
    /// The rules have entailing moves or wins at once, so that [`Ruleset::is_check`](crate::Ruleset::is_check) or
    /// [`Ruleset::winner`](crate::Ruleset::winner) may say something.
    pub is_entailing: bool,
    /// A player may win by a move where no answer was due, as by a capture. Such a game and one in which answers are due do
    /// not add up as affine games: there a player may win elsewhere rather than answer, and here he must answer.
    pub wins_at_once: bool,
    /// [`Hints::unmoves`](crate::Hints::unmoves) knows how moves are taken back.
    pub is_reversible: bool,
    /// Moves that are made one after the other, by any players, can be made in each other order, and lead to the same position:
    /// so it is where each move covers cells that stay covered, and needs nothing but that they are free.
    pub has_any_order: bool,
    /// The game is played for points: who cannot move ends play, and [`Ruleset::score`](crate::Ruleset::score) says who is ahead.
    pub has_scores: bool,
}

impl Facts {
    /// Each player may have moves of his own; nothing else is known.
    pub const PARTIZAN: Facts = Facts {
        is_impartial: false,
        is_loopy: false,
        is_entailing: false,
        wins_at_once: false,
        is_reversible: false,
        has_any_order: false,
        has_scores: false,
    };

    /// Both players always have the same moves; nothing else is known.
    pub const IMPARTIAL: Facts = Facts { is_impartial: true, ..Facts::PARTIZAN };

    /// Each player may have moves of his own, and play may go round in a loop.
    pub const LOOPY: Facts = Facts { is_loopy: true, ..Facts::PARTIZAN };

    /// The facts about the ruleset in which each player may make every move that one of the players has by these rules,
    /// which have no entailing moves. It has no scores, as no impartial ruleset has.
    #[must_use]
    pub const fn impartial_variant(self) -> Facts {
        Facts {
            is_impartial: true,
            is_loopy: self.is_loopy,
            is_entailing: false,
            wins_at_once: false,
            is_reversible: self.is_reversible,
            has_any_order: self.has_any_order,
            has_scores: false,
        }
    }

    /// The facts about sums of positions of two rulesets. It is not known of moves in such sums that they can be taken
    /// back, or made in another order.
    #[must_use]
    pub const fn beside(self, other: Facts) -> Facts {
        Facts {
            is_impartial: self.is_impartial && other.is_impartial,
            is_loopy: self.is_loopy || other.is_loopy,
            is_entailing: self.is_entailing || other.is_entailing,
            wins_at_once: self.wins_at_once || other.wins_at_once,
            is_reversible: false,
            has_any_order: false,
            has_scores: self.has_scores || other.has_scores,
        }
    }
}
