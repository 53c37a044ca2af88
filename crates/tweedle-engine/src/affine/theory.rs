//! Affine forms as a theory: the literal form of a position with entailing moves.

use super::forms::{FormId, Forms};
use crate::{Identity, Player, Stop, Theory};

/// The embedding of positions into affine forms: same options, same players, nothing simplified but
/// that a sum of components need not show the moves in finished ones.
///
/// It is for ordinary rulesets and for partizan ones with entailing moves. A check of an impartial
/// ruleset has no form of its own, since it is another form for the one player than for the other.
impl Theory for Forms {
    type Value = FormId;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "affine form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(self.identity())
    }

    fn of_options(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        let [lost_by_right, lost_by_left] = Player::BOTH.map(|player| [FormId::infinity(player)]);
        let or = |side: &'_ [FormId], lost: &'_ [FormId]| {
            if side.is_empty() { lost.to_vec() } else { side.to_vec() }
        };
        self.form(&or(left, &lost_by_left), &or(right, &lost_by_right))
    }

    fn of_check(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        let [won, lost] = Player::BOTH.map(FormId::infinity);
        if left.contains(&won) || right.contains(&lost) {
            return self.of_options(left, right);
        }
        Err(Stop::Entailing(
            "This check can be given by both players, so that it is not one affine form."
                .to_owned(),
        ))
    }

    fn of_win(&mut self, player: Player) -> Result<FormId, Stop> {
        Ok(FormId::infinity(player))
    }

    fn of_sum(&mut self, parts: &[FormId]) -> Result<FormId, Stop> {
        match parts.split_first() {
            None => self.integer(0),
            Some((&first, rest)) => rest.iter().try_fold(first, |sum, &part| self.sum(sum, part)),
        }
    }

    fn negative(&mut self, value: &FormId) -> Result<FormId, Stop> {
        self.conjugate(*value)
    }
}

/// The embedding of positions into reduced affine forms, which equal the literal ones and stay small
/// where those explode.
pub struct Reducing<'a>(
    /// The arena of the forms.
    pub &'a mut Forms,
);

impl Theory for Reducing<'_> {
    type Value = FormId;
    const ADDITIVE: bool = true;

    fn name(&self) -> &'static str {
        "reduced affine form"
    }

    fn arena(&self) -> Option<&Identity> {
        Some(self.0.identity())
    }

    fn of_options(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        let form = self.0.of_options(left, right)?;
        self.0.reduced(form)
    }

    fn of_check(&mut self, left: &[FormId], right: &[FormId]) -> Result<FormId, Stop> {
        let form = self.0.of_check(left, right)?;
        self.0.reduced(form)
    }

    fn of_win(&mut self, player: Player) -> Result<FormId, Stop> {
        self.0.of_win(player)
    }

    fn of_sum(&mut self, parts: &[FormId]) -> Result<FormId, Stop> {
        let Some((&first, rest)) = parts.split_first() else { return self.0.integer(0) };
        rest.iter().try_fold(first, |sum, &part| {
            let sum = self.0.sum(sum, part)?;
            self.0.reduced(sum)
        })
    }

    fn negative(&mut self, value: &FormId) -> Result<FormId, Stop> {
        self.0.conjugate(*value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::walk::{Memo, Walker};
    use crate::{Control, Facts, Hints, Ruleset, Weigh};

    /// A heap: Left takes one counter, Right two, and the player who takes the last one wins at
    /// once.
    struct Race;

    #[derive(Clone, PartialEq, Eq, Hash, Debug)]
    enum Position {
        Heap(u32),
        Won(Player),
    }

    impl Ruleset for Race {
        type Position = Position;

        type Move = ();

        fn moves(
            &self,
            position: &Position,
            player: Player,
            mut found: impl FnMut((), Position) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            let take = if player == Player::Left { 1 } else { 2 };
            if let Position::Heap(heap) = *position
                && heap >= take
            {
                let rest = Position::Heap(heap - take);
                found((), if heap == take { Position::Won(player) } else { rest })?;
            }
            Ok(())
        }

        fn winner(&self, position: &Position) -> Option<Player> {
            match position {
                Position::Won(player) => Some(*player),
                Position::Heap(_) => None,
            }
        }

        fn facts(&self) -> Facts {
            Facts { is_entailing: true, ..Facts::PARTIZAN }
        }
    }

    impl Hints for Race {}

    impl Weigh for Position {}

    #[test]
    fn a_ruleset_with_wins_at_once_has_forms() {
        let mut memo = Memo::new(Control::new());
        let mut forms = Forms::default();
        for (heap, text) in
            [(0, "0"), (1, "{oo|oo}"), (2, "{{oo|oo}|-oo}"), (3, "{{{oo|oo}|-oo}|{oo|oo}}")]
        {
            let position = Position::Heap(heap);
            let form = Walker::new(&Race, &mut memo).value(&mut forms, &position).unwrap();
            assert_eq!(forms.text(form).unwrap(), text);
        }
        assert!(matches!(forms.of_check(&[], &[]), Err(Stop::Entailing(_))));
    }
}
