//! The outcomes of all positions that can be reached, labelled from the terminal ones upward, where play ends.

use super::{Endings, WalkError, options, retrograde};
use crate::{Control, Hints, Outcome, Play, Player, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::hash::Hash;

/// The outcomes of some positions and of all their followers.
#[derive(Debug)]
pub struct Labels<P>(Endings<P>);

impl<P: Eq + Hash + Weigh> Labels<P> {
    /// The outcome of a position; `None` if it is none of the followers.
    pub fn outcome(&self, position: &P) -> Option<Outcome> {
        self.0.outcome(position)?.as_outcome()
    }

    /// The followers and their outcomes, in the order in which they were found: the positions that
    /// the labelling started with are the first.
    pub fn iter(&self) -> impl Iterator<Item = (&P, Outcome)> {
        self.0.iter().filter_map(|(position, outcome)| Some((position, outcome.as_outcome()?)))
    }

    /// The number of followers.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// True if there are none, not even a position to start with.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

/// Labels the followers of `starts` with their outcomes, from the terminal positions upward.
///
/// All followers are collected first. Then a player whose turn it is where he cannot move has lost, or in misère play
/// won. From there the search goes back, move by move: a player who can move to where his opponent has lost has won,
/// and a player who can only move to where his opponent has won has lost (Zermelo, "Über eine Anwendung der Mengenlehre
/// auf die Theorie des Schachspiels", 1913; Siegel, *CGT*, ch. I and VI). This is [`retrograde`] where nobody can draw.
/// It uses neither components nor symmetry, so it is a check of [`Outcomes`](crate::Outcomes) in the walker, which goes
/// the other way.
///
/// Cost: time and memory grow with the number of followers and of their options. The labels are counted
/// against the budget as long as they live.
///
/// # Errors
/// [`WalkError::Stop`] when the budget runs out or the work is cancelled; [`WalkError::Loop`] with a
/// cycle of moves, by the players alternately, where both can avoid losing for ever. A loop that one
/// of them need not enter, and does not gain from, does no harm.
///
/// ```
/// # use tweedle_engine::{Control, Facts, Hints, Outcome, Play, Player, Ruleset, Stop, walk::backward_induction};
/// /// A heap from which each player takes one or two.
/// struct OneOrTwo;
/// impl Ruleset for OneOrTwo {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, heap: &u32, _: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         (1..=2.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
///         Ok(())
///     }
///     fn facts(&self) -> Facts {
///         Facts::PARTIZAN
///     }
/// }
/// impl Hints for OneOrTwo {}
/// let labels = backward_induction(&OneOrTwo, &[7], Play::Normal, &Control::new()).unwrap();
/// let lost: Vec<u32> =
///     labels.iter().filter(|label| label.1 == Outcome::P).map(|label| *label.0).collect();
/// assert_eq!(lost, [6, 3, 0]);
/// ```
pub fn backward_induction<R: Hints>(
    ruleset: &R,
    starts: &[R::Position],
    play: Play,
    control: &Control,
) -> Result<Labels<R::Position>, WalkError<R::Position>> {
    let endings = retrograde(ruleset, starts, play, control)?;
    match endings.a_draw() {
        Some((position, player)) => {
            let cycle = cycle(ruleset, &endings, position, player, control)?;
            Err(WalkError::Loop(cycle))
        }
        None => Ok(Labels(endings)),
    }
}

/// A cycle of moves that is met from a position that is a draw: from such a position some move leads to another one.
fn cycle<R: Hints>(
    ruleset: &R,
    endings: &Endings<R::Position>,
    position: &R::Position,
    mut player: Player,
    control: &Control,
) -> Result<Vec<R::Position>, Stop> {
    let mut here = position.clone();
    let mut places = HashMap::with_hasher(FixedState::default());
    let mut path = Vec::new();
    let mut found = Vec::new();
    loop {
        if let Some(first) = places.insert((here.clone(), player), path.len()) {
            path.drain(..first);
            return Ok(path);
        }
        control.check()?;
        path.push(here.clone());
        options(ruleset, &here, player, control, &mut found)?;
        player = player.opponent();
        let is_draw = |option: &R::Position| {
            endings.outcome(option).is_some_and(|outcome| outcome.draws_first(player))
        };
        let Some(next) = found.drain(..).find(is_draw) else {
            let message = "The rules do not list the same moves each time.";
            return Err(Stop::Undefined(message.to_owned()));
        };
        here = next;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::form::{FormId, Forms};
    use crate::{Facts, Ruleset};
    use proptest::prelude::*;

    /// Chips in a heap, of which one, two or three are taken.
    struct TakeUpToThree;

    impl Ruleset for TakeUpToThree {
        type Position = u32;

        type Move = ();

        fn moves(
            &self,
            heap: &u32,
            _: Player,
            mut found: impl FnMut((), u32) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            (1..=3.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::PARTIZAN
        }
    }

    impl Hints for TakeUpToThree {}

    /// Ferguson, *Game Theory*, part I, section 1.1: the take-away game with 21 chips.
    #[test]
    fn twenty_one_chips() {
        let lost = |play| {
            let labels = backward_induction(&TakeUpToThree, &[21], play, &Control::new()).unwrap();
            assert_eq!(labels.len(), 22);
            assert_eq!(labels.iter().next().map(|label| label.0), Some(&21));
            assert_eq!(labels.outcome(&22), None);
            (0..=21).filter(|heap| labels.outcome(heap) == Some(Outcome::P)).collect::<Vec<_>>()
        };
        assert_eq!(lost(Play::Normal), [0, 4, 8, 12, 16, 20]);
        assert_eq!(lost(Play::Misere), [1, 5, 9, 13, 17, 21]);
        let none = backward_induction(&TakeUpToThree, &[], Play::Normal, &Control::new()).unwrap();
        assert!(none.is_empty());
    }

    /// A ring of places with a way out for Right at 0, and for Left a dead end at 1.
    struct Ring(u32);

    impl Ruleset for Ring {
        type Position = u32;

        type Move = ();

        fn moves(
            &self,
            place: &u32,
            player: Player,
            mut found: impl FnMut((), u32) -> Result<(), Stop>,
        ) -> Result<(), Stop> {
            if *place < self.0 {
                found((), (place + 1) % self.0)?;
            }
            if *place == 0 && player == Player::Right {
                found((), self.0)?;
            }
            Ok(())
        }

        fn facts(&self) -> Facts {
            Facts::PARTIZAN
        }
    }

    impl Hints for Ring {}

    #[test]
    fn a_loop_is_reported_with_its_positions() {
        for size in 1..7 {
            let ring = Ring(size);
            let found = backward_induction(&ring, &[0], Play::Misere, &Control::new());
            let Err(WalkError::Loop(cycle)) = found else { panic!("expected a loop of {size}") };
            assert!(!cycle.is_empty());
            for (i, position) in cycle.iter().enumerate() {
                let mut options = Vec::new();
                for player in Player::BOTH {
                    options.extend(ring.options(position, player).unwrap());
                }
                assert!(options.contains(&cycle[(i + 1) % cycle.len()]), "{size}: {cycle:?}");
            }
        }
    }

    #[test]
    fn the_work_is_bounded_and_what_it_took_is_given_back() {
        let control = Control::with_memory(1000);
        let stopped = backward_induction(&TakeUpToThree, &[1000], Play::Normal, &control);
        assert!(matches!(stopped, Err(WalkError::Stop(Stop::Memory { .. }))));
        assert_eq!(control.used(), 0);
        control.cancel();
        let stopped = backward_induction(&TakeUpToThree, &[9], Play::Normal, &control);
        assert!(matches!(stopped, Err(WalkError::Stop(Stop::Cancelled))));
        assert_eq!(control.used(), 0);
    }

    proptest! {
        #[test]
        fn labels_are_the_outcomes_of_the_definition(
            choices in prop::collection::vec(
                prop::array::uniform2(prop::collection::vec(0..9_usize, 0..4)), 0..9,
            )
        ) {
            let mut forms = Forms::default();
            let mut known: Vec<FormId> = vec![forms.form(&[], &[]).unwrap()];
            for sides in &choices {
                let [left, right] = sides.each_ref().map(|side| {
                    let pick = |choice: &usize| known[choice % known.len()];
                    side.iter().map(pick).collect::<Vec<_>>()
                });
                known.push(forms.form(&left, &right).unwrap());
            }
            for play in [Play::Normal, Play::Misere] {
                let labels = backward_induction(&forms, &known, play, &Control::new()).unwrap();
                let labels: Vec<_> = labels.iter().map(|label| (*label.0, label.1)).collect();
                for (form, outcome) in labels {
                    prop_assert_eq!(outcome, forms.outcome(form, play).unwrap());
                }
            }
        }
    }
}
