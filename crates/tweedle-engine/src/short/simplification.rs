//! The way from options to the canonical form, one step at a time, so that it can be told.

use super::id::Id;
use super::store::Store;
use crate::{Held, Player, Stop};

/// A step on the way to the canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SimplificationStep {
    /// An option is removed: another one of the same player is at least as good for him.
    Dominated {
        /// The player whose option it is.
        player: Player,
        /// The option.
        option: Id,
        /// The option that is at least as good.
        by: Id,
    },
    /// An option is replaced: the opponent can answer it with a game that is at least as good for him as the game
    /// itself.
    Reversible {
        /// The player whose option it is.
        player: Player,
        /// The option.
        option: Id,
        /// The opponent's answer.
        through: Id,
        /// The options that the player has after the answer, which are in its place now.
        replaced_by: Vec<Id>,
    },
}

impl SimplificationStep {
    /// Does the step with the options of Left and of Right; new ones come last.
    pub fn apply(&self, options: &mut [Vec<Id>; 2]) {
        let (player, gone, new) = match self {
            SimplificationStep::Dominated { player, option, .. } => (player, option, &[][..]),
            SimplificationStep::Reversible { player, option, replaced_by, .. } => {
                (player, option, &replaced_by[..])
            }
        };
        let side = &mut options[player.index()];
        side.retain(|it| it != gone);
        for option in new {
            if !side.contains(option) {
                side.push(*option);
            }
        }
    }
}

/// The way from options to the canonical form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Simplification {
    /// The steps, in order.
    pub steps: Vec<SimplificationStep>,
    /// The options of Left and of Right at the end: those of the canonical form.
    pub options: [Vec<Id>; 2],
    /// The canonical form.
    pub form: Id,
}

impl Store {
    /// The steps from these options, each in canonical form, to the canonical form of the game that has them: dominated
    /// options are removed first, then a reversible one is replaced, and so on (*Winning Ways*, ch. 3; Siegel, *CGT*,
    /// ch. II.2). Of equal options one is left without a step.
    ///
    /// This is the definition, without the shorter ways of [`Store::game`]. Cost: for each step, a comparison for each
    /// pair of options of a side, and for each answer to an option, at most. The steps count against the budget until this
    /// returns.
    ///
    /// ```
    /// use tweedle_engine::{Control, Player};
    /// use tweedle_engine::short::{SimplificationStep, Store};
    /// let mut store = Store::new(Control::new());
    /// let [zero, star, up] = ["0", "*", "^"].map(|it| store.read(it).unwrap());
    /// // In {↑|0} the option ↑ is reversible through ∗, from which Left moves to 0.
    /// let found = store.simplification(&[up], &[zero])?;
    /// let step = SimplificationStep::Reversible { player: Player::Left, option: up, through: star, replaced_by: vec![zero] };
    /// assert_eq!(found.steps, [step]);
    /// # Ok::<(), tweedle_engine::Stop>(())
    /// ```
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn simplification(&mut self, left: &[Id], right: &[Id]) -> Result<Simplification, Stop> {
        let form = self.game(left, right)?;
        let mut held = Held::new(self.control());
        held.take(2 * size_of_val(left) + 2 * size_of_val(right))?;
        let mut options = [left.to_vec(), right.to_vec()];
        for side in &mut options {
            self.sort(side)?;
            side.dedup();
        }
        let mut steps = Vec::new();
        while let Some(step) = self.next_step(form, &options)? {
            step.apply(&mut options);
            let new = match &step {
                SimplificationStep::Dominated { .. } => 0,
                SimplificationStep::Reversible { player, replaced_by, .. } => {
                    self.sort(&mut options[player.index()])?;
                    replaced_by.len()
                }
            };
            held.take(2 * size_of::<SimplificationStep>() + 2 * new * size_of::<Id>())?;
            steps.push(step);
        }
        Ok(Simplification { steps, options, form })
    }

    fn next_step(
        &mut self,
        form: Id,
        options: &[Vec<Id>; 2],
    ) -> Result<Option<SimplificationStep>, Stop> {
        for player in Player::BOTH {
            let side = &options[player.index()];
            for &option in side {
                for &by in side {
                    self.control().check()?;
                    if by != option && self.no_better(player, option, by)? {
                        return Ok(Some(SimplificationStep::Dominated { player, option, by }));
                    }
                }
            }
        }
        for player in Player::BOTH {
            for &option in &options[player.index()] {
                for through in self.options(option, player.opponent())? {
                    self.control().check()?;
                    if self.no_better(player, through, form)? {
                        let replaced_by = self.options(through, player)?;
                        return Ok(Some(SimplificationStep::Reversible {
                            player,
                            option,
                            through,
                            replaced_by,
                        }));
                    }
                }
            }
        }
        Ok(None)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Control;
    use proptest::prelude::*;

    /// Games that are written, of which options are chosen.
    const GAMES: [&str; 16] = [
        "0",
        "1",
        "-1",
        "1/2",
        "-3/4",
        "*",
        "*2",
        "^",
        "v*",
        "^[2]",
        "{1|-1}",
        "{2|0}",
        "{1||0|-2}",
        "{3|*}",
        "{0||0|-1}",
        "{1|^}",
    ];

    fn sorted(store: &mut Store, form: Id) -> [Vec<Id>; 2] {
        Player::BOTH.map(|player| {
            let mut options = store.options(form, player).unwrap();
            store.sort(&mut options).unwrap();
            options
        })
    }

    proptest! {
        #[test]
        fn the_way_ends_at_the_canonical_form(
            left in proptest::collection::vec(0..GAMES.len(), 0..5),
            right in proptest::collection::vec(0..GAMES.len(), 0..5),
        ) {
            let mut store = Store::new(Control::new());
            let [left, right] =
                [left, right].map(|side| side.iter().map(|&i| store.read(GAMES[i]).unwrap()).collect::<Vec<_>>());
            let form = store.game(&left, &right).unwrap();
            let found = store.simplification(&left, &right).unwrap();
            prop_assert_eq!(found.form, form);
            prop_assert_eq!(&found.options, &sorted(&mut store, form));
            // No step changes the value.
            let mut options = [left, right];
            for step in &found.steps {
                step.apply(&mut options);
                prop_assert_eq!(store.game(&options[0], &options[1]).unwrap(), form);
            }
        }
    }
}
