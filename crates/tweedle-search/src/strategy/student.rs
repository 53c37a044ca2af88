//! Players who err, each as strong as he is.

use super::mobility::ranked;
use super::{Choice, Entry, Strategy, Turn};
use crate::strategy::heat::difference;
use crate::{Analyst, counts_points};
use tweedle_engine::walk::{Memo, WalkError, Walker};
use tweedle_engine::{Control, Outcome, Outcomes, Stop};
use tweedle_rules::any::{AnyRules, Position, PositionError};

/// Plays as somebody does who sees only so far, from `student-1` to `student-5`.
///
/// Of the moves there are he overlooks some, by a chance that starts from a seed. Those he sees he reads by the
/// rules alone, to the end of the game if he can, in a fixed number of positions for a move; the weakest read only the
/// component that they move in, as if nothing stood beside it. So they lose positions of many moves, and
/// hardly any near the end. A move that is read to win is played; else the one that looks best by mobility, with some
/// error of judgement; a move that is read to lose only if all are. He plays any ruleset, normal and misère.
#[derive(Clone, Debug)]
pub struct Student {
    strength: usize,
    random: fastrand::Rng,
}

/// The strength of a student.
struct Strength {
    /// The largest number of moves that he sees.
    seen: usize,
    /// The number of moves that he overlooks of 100.
    overlooks: u32,
    /// The number of positions that he reads for a move, if the players have twenty moves there. Where they have more,
    /// he reads fewer positions.
    reads: u64,
    /// True if the student reads only the component that he moves in.
    is_narrow: bool,
    /// The number of moves by which his judgement of mobility may be wrong.
    error: u64,
}

const STRENGTHS: [Strength; 5] = [
    Strength { seen: 3, overlooks: 60, reads: 20, is_narrow: true, error: 20 },
    Strength { seen: 8, overlooks: 45, reads: 150, is_narrow: false, error: 5 },
    Strength { seen: 20, overlooks: 30, reads: 800, is_narrow: false, error: 3 },
    Strength { seen: 40, overlooks: 15, reads: 4_000, is_narrow: false, error: 2 },
    Strength { seen: 100, overlooks: 1, reads: 20_000, is_narrow: false, error: 0 },
];

/// Their lines in the table.
pub(super) const ENTRIES: [Entry; 5] = [
    Entry {
        name: "student-1",
        summary: "a beginner, who sees few moves, and reads each component by itself",
        make: |seed| Box::new(Student::new(1, seed)),
    },
    Entry {
        name: "student-2",
        summary: "a student who reads a little, and overlooks many moves",
        make: |seed| Box::new(Student::new(2, seed)),
    },
    Entry {
        name: "student-3",
        summary: "a student who reads further, and overlooks some moves",
        make: |seed| Box::new(Student::new(3, seed)),
    },
    Entry {
        name: "student-4",
        summary: "a student who reads thousands of positions, and overlooks few moves",
        make: |seed| Box::new(Student::new(4, seed)),
    },
    Entry {
        name: "student-5",
        summary: "a student who hardly errs in small games",
        make: |seed| Box::new(Student::new(5, seed)),
    },
];

impl Student {
    /// One of a strength from 1 to 5; others count as the nearest of these. Equal seeds err alike.
    pub fn new(strength: usize, seed: u64) -> Student {
        let strength = strength.clamp(1, STRENGTHS.len());
        // Two students of one seed need not overlook the same.
        let seed = seed.wrapping_mul(8).wrapping_add(strength as u64);
        Student { strength, random: fastrand::Rng::with_seed(seed) }
    }

    /// The moves he sees, in their order: one at least.
    fn see(&mut self, count: usize) -> Vec<usize> {
        let Strength { seen, overlooks, .. } = STRENGTHS[self.strength - 1];
        let random = &mut self.random;
        let mut moves: Vec<usize> = if count <= 4 * seen {
            (0..count).filter(|_| random.u32(..100) >= overlooks).collect()
        } else {
            (0..seen).map(|_| random.usize(..count)).collect()
        };
        random.shuffle(&mut moves);
        moves.truncate(seen);
        if moves.is_empty() {
            moves.push(random.usize(..count.max(1)));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}

impl Strategy for Student {
    fn name(&self) -> &'static str {
        ENTRIES[self.strength - 1].name
    }

    /// He overlooks one move now and another then.
    fn is_positional(&self) -> bool {
        false
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        let Strength { reads, .. } = STRENGTHS[self.strength - 1];
        self.read(turn, reads, analyst)
    }

    /// The move that looks best without reading.
    fn at_once(
        &mut self,
        turn: &Turn<'_>,
        stop: &Stop,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        if matches!(stop, Stop::Memory { .. }) {
            analyst.forget();
        }
        self.read(turn, 0, analyst)
    }
}

impl Student {
    /// Reads at most `reads` positions, and chooses a move.
    fn read(
        &mut self,
        turn: &Turn<'_>,
        reads: u64,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        let opponent = turn.player.opponent();
        let Strength { is_narrow, error, .. } = STRENGTHS[self.strength - 1];
        let seen = self.see(turn.moves.len());
        let saw = match (seen.len(), turn.moves.len()) {
            (_, 1) => return Ok(Choice::new(0, "There is only one move.")),
            (2, 2) => "The student saw both moves".to_owned(),
            (some, all) if some == all => format!("The student saw all {all} moves"),
            (some, all) => format!("The student saw {some} of the {all} moves"),
        };
        let mut judged = Vec::new();
        for (index, mobility) in ranked(turn, &seen, analyst.control())? {
            let ahead = i128::from(mobility.own) - i128::from(mobility.other);
            let ahead = if turn.play == tweedle_engine::Play::Misere { -ahead } else { ahead };
            let slip = self.random.u64(..=2 * error) as i128 - i128::from(error);
            judged.push((ahead + slip, index));
        }
        // The sort is stable, so that equal seeds play alike.
        judged.sort_by_key(|(judgement, _)| -judgement);
        // Who runs out of moves does not say who wins by points, so that nothing is read there.
        let is_read = !counts_points(turn.position, turn.play);
        let reads = reads.saturating_mul(20) / (turn.moves.len() as u64).max(20);
        let share = reads / seen.len() as u64;
        let mut reader = Forethought::new(turn, is_narrow, share, analyst.control());
        let is_beside = is_narrow && turn.position.parts().len() > 1;
        let beside = if is_beside { ", in its component by itself" } else { "" };
        let mut open = None;
        for &(_, index) in &judged {
            match if is_read { reader.read(index)? } else { None } {
                Some(outcome) if !outcome.wins_first(opponent) => {
                    let reason =
                        format!("{saw}, and read that {opponent} loses after this one{beside}.");
                    return Ok(Choice::new(index, reason));
                }
                Some(_) => {}
                None => open = open.or(Some(index)),
            }
        }
        Ok(match (open, judged.first()) {
            (Some(index), _) => {
                Choice::new(index, format!("{saw}, and this one looks best by mobility."))
            }
            (None, Some((_, index))) => {
                Choice::new(*index, format!("{saw}, and read that each of them loses{beside}."))
            }
            (None, None) => Choice::new(seen[0], format!("{saw}, and this is one of them.")),
        })
    }
}

/// The results that a student finds for a move, and forgets after it.
struct Forethought<'a> {
    turn: &'a Turn<'a>,
    is_narrow: bool,
    /// The number of positions that are read for each move.
    share: u64,
    known: Memo<Position, Outcome>,
}

impl<'a> Forethought<'a> {
    fn new(turn: &'a Turn<'a>, is_narrow: bool, share: u64, control: &Control) -> Forethought<'a> {
        Forethought { turn, is_narrow, share, known: Memo::new(control.clone()) }
    }

    /// The outcome after a move; `None` if it is too far away.
    fn read(&mut self, index: usize) -> Result<Option<Outcome>, PositionError> {
        let to = &self.turn.moves[index].to;
        let position = if self.is_narrow { self.narrow(to) } else { to.clone() };
        let read = Walker::new(&AnyRules, &mut self.known)
            .without_heaps()
            .within(self.share)
            .value(&mut Outcomes(self.turn.play), &position);
        match read {
            Ok(outcome) => Ok(Some(outcome)),
            // A student who reads in a circle does not come to an end.
            Err(WalkError::Stop(Stop::Limit { .. } | Stop::Memory { .. }) | WalkError::Loop(_)) => {
                Ok(None)
            }
            Err(error) => Err(error.into()),
        }
    }

    /// The part of a position that a move has made, without the components that stood beside it.
    fn narrow(&self, to: &Position) -> Position {
        let before = self.turn.position.representative();
        Position::of_terms(difference(to.representative().terms(), before.terms()))
    }
}
