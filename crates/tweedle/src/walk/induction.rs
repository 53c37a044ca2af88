//! Who wins from every position that can be reached, labelled from the terminal ones upward.

use super::{WalkError, options};
use crate::{Control, Held, Hints, Outcome, Play, Player, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashTable;
use std::collections::VecDeque;
use std::hash::{BuildHasher, Hash};

/// The outcomes of some positions and of all their followers.
#[derive(Debug)]
pub struct Labels<P> {
    positions: Positions<P>,
    outcomes: Vec<Outcome>,
    /// What all this takes, counted against the budget.
    held: Option<Held>,
}

impl<P: Eq + Hash + Weigh> Labels<P> {
    /// Who wins a position; `None` if it is none of the followers.
    pub fn outcome(&self, position: &P) -> Option<Outcome> {
        self.positions.place(position).and_then(|place| self.outcomes.get(place).copied())
    }

    /// The followers and their outcomes, in the order in which they were found: the positions that
    /// the labelling started with are the first.
    pub fn iter(&self) -> impl Iterator<Item = (&P, Outcome)> {
        self.positions.found.iter().zip(self.outcomes.iter().copied())
    }

    /// How many followers there are.
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// Whether there are none, not even a position to start with.
    pub fn is_empty(&self) -> bool {
        self.outcomes.is_empty()
    }
}

/// Labels the followers of `starts` with their outcomes, from the terminal positions upward.
///
/// All followers are collected first. Then a player whose turn it is where he cannot move has lost,
/// or in misère play won. From there it goes back, move by move: whoever can move to where his
/// opponent has lost has won, and who can only move to where his opponent has won has lost (Zermelo,
/// "Über eine Anwendung der Mengenlehre auf die Theorie des Schachspiels", 1913; Siegel, *CGT*,
/// ch. I and VI). It uses neither components nor symmetry, so it is a check of
/// [`Outcomes`](crate::Outcomes) in the walker, which goes the other way.
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
/// # use tweedle::{Control, Hints, Outcome, Play, Player, Ruleset, Stop, walk::backward_induction};
/// /// A heap from which each player takes one or two.
/// struct OneOrTwo;
/// impl Ruleset for OneOrTwo {
///     type Position = u32;
///     type Move = ();
///     fn moves(&self, heap: &u32, _: Player, mut found: impl FnMut((), u32) -> Result<(), Stop>) -> Result<(), Stop> {
///         (1..=2.min(*heap)).try_for_each(|taken| found((), heap - taken))?;
///         Ok(())
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
    let mut held = Held::new(control);
    let mut labels = Graph::collect(ruleset, starts, control, &mut held)?.label(play, control)?;
    // The moves are gone.
    drop(held);
    let found = &labels.positions.found;
    let slots = 2 * found.len() * (size_of::<R::Position>() + 16);
    let owned = found.iter().map(Weigh::owned).sum::<usize>();
    let mut held = Held::new(control);
    held.take(slots + owned)?;
    labels.held = Some(held);
    Ok(labels)
}

/// Positions, each once, in the order in which they were found.
#[derive(Debug)]
struct Positions<P> {
    found: Vec<P>,
    /// Their places in `found`.
    places: HashTable<u32>,
    hasher: FixedState,
}

impl<P: Eq + Hash + Weigh> Positions<P> {
    fn place(&self, position: &P) -> Option<usize> {
        let hash = self.hasher.hash_one(position);
        let is_it = |&place: &u32| self.found[place as usize] == *position;
        self.places.find(hash, is_it).map(|&place| place as usize)
    }

    /// The place of a position, which is the next one, if it is new.
    fn add(&mut self, position: P, held: &mut Held) -> Result<usize, Stop> {
        if let Some(place) = self.place(&position) {
            return Ok(place);
        }
        let place = self.found.len();
        let short = u32::try_from(place).ok().filter(|&place| place < u32::MAX / 2);
        let Some(short) = short else {
            return Err(Stop::TooLarge(
                "There are more than two billion positions here.".to_owned(),
            ));
        };
        // A position and its place, in tables that are half full, and for either starter a label and
        // the number of the options.
        held.take(2 * size_of::<P>() + position.owned() + 64)?;
        let Positions { found, places, hasher } = self;
        let hash = hasher.hash_one(&position);
        found.push(position);
        places.insert_unique(hash, short, |&place| hasher.hash_one(&found[place as usize]));
        Ok(place)
    }
}

/// Positions, and who can move where.
///
/// A turn is a position and the player who is to move there: twice the place of the position, plus
/// the player's index.
struct Graph<P> {
    positions: Positions<P>,
    /// Moves from turn to turn, those from one turn next to each other and in the order of turns.
    moves: Vec<(u32, u32)>,
}

impl<P: Clone + Eq + Hash + Weigh> Graph<P> {
    fn collect<R: Hints<Position = P>>(
        ruleset: &R,
        starts: &[P],
        control: &Control,
        held: &mut Held,
    ) -> Result<Graph<P>, Stop> {
        let hasher = FixedState::default();
        let mut positions = Positions { found: Vec::new(), places: HashTable::new(), hasher };
        for start in starts {
            positions.add(start.clone(), held)?;
        }
        let mut moves = Vec::new();
        let mut found = Vec::new();
        let mut place = 0;
        while let Some(position) = positions.found.get(place).cloned() {
            control.check()?;
            control.count_position();
            for player in Player::BOTH {
                options(ruleset, &position, player, control, &mut found)?;
                // Each move is held here, and again where the moves to a turn are listed.
                held.take(24 * found.len())?;
                for option in found.drain(..) {
                    let next = positions.add(option, held)?;
                    moves.push((turn(place, player), turn(next, player.opponent())));
                }
            }
            place += 1;
        }
        Ok(Graph { positions, moves })
    }

    fn label(self, play: Play, control: &Control) -> Result<Labels<P>, WalkError<P>> {
        let turns = 2 * self.positions.found.len();
        // Where the moves to each turn start among those sorted by where they lead.
        let mut first = vec![0_usize; turns + 1];
        // How many moves from each turn do not lead to where the opponent has won, so far.
        let mut open = vec![0_u32; turns];
        for &(from, to) in &self.moves {
            first[to as usize + 1] += 1;
            open[from as usize] += 1;
        }
        for to in 0..turns {
            first[to + 1] += first[to];
        }
        let mut free = first.clone();
        let mut sources = vec![0_u32; self.moves.len()];
        for &(from, to) in &self.moves {
            sources[free[to as usize]] = from;
            free[to as usize] += 1;
        }
        // Whether the player whose turn it is wins.
        let mut wins: Vec<Option<bool>> = vec![None; turns];
        let mut queue = VecDeque::new();
        for at in 0..turns {
            if open[at] == 0 {
                wins[at] = Some(play == Play::Misere);
                queue.push_back(at);
            }
        }
        while let Some(at) = queue.pop_front() {
            control.check()?;
            for &before in &sources[first[at]..first[at + 1]] {
                let before = before as usize;
                open[before] -= 1;
                if wins[before].is_none() && (wins[at] == Some(false) || open[before] == 0) {
                    wins[before] = Some(wins[at] == Some(false));
                    queue.push_back(before);
                }
            }
        }
        if let Some(unlabelled) = wins.iter().position(Option::is_none) {
            return Err(WalkError::Loop(self.cycle(unlabelled, &wins)));
        }
        let outcome = |of: &[Option<bool>]| {
            let [left, right] =
                Player::BOTH.map(|player| of.get(player.index()) == Some(&Some(true)));
            Outcome::from_wins(left, right)
        };
        let outcomes = wins.chunks_exact(2).map(outcome).collect();
        Ok(Labels { positions: self.positions, outcomes, held: None })
    }

    /// A cycle of moves: from a turn without a label some move leads to another one.
    fn cycle(&self, mut at: usize, wins: &[Option<bool>]) -> Vec<P> {
        let mut place_on_path = vec![None; wins.len()];
        let mut path = Vec::new();
        loop {
            if let Some(start) = place_on_path[at] {
                let turns = path.get(start..).unwrap_or_default().iter();
                return turns.map(|at: &usize| self.positions.found[at / 2].clone()).collect();
            }
            place_on_path[at] = Some(path.len());
            path.push(at);
            let from = self.moves.partition_point(|step| (step.0 as usize) < at);
            let steps = self.moves[from..].iter().take_while(|step| step.0 as usize == at);
            let next = steps.map(|step| step.1 as usize).find(|&next| wins[next].is_none());
            let Some(next) = next else {
                debug_assert!(false, "Without such a move it would have its label.");
                return Vec::new();
            };
            at = next;
        }
    }
}

fn turn(place: usize, player: Player) -> u32 {
    (2 * place + player.index()) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Ruleset;
    use crate::form::{FormId, Forms};
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
