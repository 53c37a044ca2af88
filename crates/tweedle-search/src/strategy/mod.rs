//! Strategies: who answers a position with a move and a reason.

mod brute;
mod greedy;
mod heat;
mod hotstrat;
mod mirror;
mod naive;
mod nim_sum;
mod perfect;
mod random;
mod sentestrat;
mod student;
mod thermostrat;

pub use brute::Brute;
pub use greedy::Greedy;
pub use hotstrat::Hotstrat;
pub use mirror::Mirror;
pub use naive::Naive;
pub use nim_sum::NimSum;
pub use perfect::Perfect;
pub use random::Random;
pub use sentestrat::Sentestrat;
pub use student::Student;
pub use thermostrat::Thermostrat;

use crate::Analyst;
use crate::analyst::known_outcome;
use tweedle::{Play, Player, Stop};
use tweedle_rulesets::any::{Move, Position, PositionError};

/// A position in which a player has to move.
#[derive(Clone, Copy, Debug)]
pub struct Turn<'a> {
    /// The position.
    pub position: &'a Position,
    /// Whose turn it is.
    pub player: Player,
    /// Whether who cannot move loses or wins.
    pub play: Play,
    /// What he can do; at least one move.
    pub moves: &'a [Move],
}

/// A move and why.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Which of the moves.
    pub index: usize,
    /// One or more complete sentences.
    pub reason: String,
}

impl Choice {
    fn new(index: usize, reason: impl Into<String>) -> Choice {
        Choice { index, reason: reason.into() }
    }
}

/// A way to play.
pub trait Strategy: Send {
    /// What it is called.
    fn name(&self) -> &'static str;

    /// Whether its move depends on the turn alone, so that to know its move in every position is to
    /// know all its play.
    fn is_positional(&self) -> bool {
        true
    }

    /// The move that it makes, if it has all the time and memory that it needs for that.
    ///
    /// # Errors
    /// [`PositionError`] if the work was stopped or the strategy does not cover the position.
    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError>;

    /// The move that it makes after [`Strategy::choose`] was stopped, by [`Stop::Limit`] or [`Stop::Memory`]: the
    /// best it knows by now, with a reason that says so. It takes a bounded number of steps. The default is the
    /// move of [`Greedy`].
    ///
    /// # Errors
    /// As [`Strategy::choose`].
    fn at_once(
        &mut self,
        turn: &Turn<'_>,
        stop: &Stop,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        if matches!(stop, Stop::Memory { .. }) {
            analyst.forget();
        }
        let Choice { index, reason } = Greedy.choose(turn, analyst)?;
        let (name, short) = (self.name(), short_of(stop));
        Ok(Choice::new(
            index,
            format!("The {name} strategy was not done in the {short} there is. {reason}"),
        ))
    }

    /// A choice of its own for somebody who reads the reason, which may take more work than to choose.
    /// The default says no more than before.
    ///
    /// # Errors
    /// [`PositionError`].
    fn told(
        &mut self,
        _: &Turn<'_>,
        choice: Choice,
        _: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        Ok(choice)
    }
}

/// What there is to say of a strategy.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// What it is called.
    pub name: &'static str,
    /// What it plays, in some words.
    pub summary: &'static str,
    /// Makes it; chance, if it has any, starts from a seed.
    make: fn(seed: u64) -> Box<dyn Strategy>,
}

/// All strategies.
pub const TABLE: [Entry; 15] = [
    naive::ENTRY,
    random::ENTRY,
    brute::ENTRY,
    nim_sum::ENTRY,
    mirror::ENTRY,
    greedy::ENTRY,
    hotstrat::ENTRY,
    thermostrat::ENTRY,
    sentestrat::ENTRY,
    student::ENTRIES[0],
    student::ENTRIES[1],
    student::ENTRIES[2],
    student::ENTRIES[3],
    student::ENTRIES[4],
    perfect::ENTRY,
];

/// The names of all strategies.
pub const STRATEGIES: [&str; TABLE.len()] = {
    let mut names = [""; TABLE.len()];
    let mut place = 0;
    while place < TABLE.len() {
        names[place] = TABLE[place].name;
        place += 1;
    }
    names
};

/// The strategy with a name; chance, if it has any, starts from `seed`.
pub fn strategy(name: &str, seed: u64) -> Option<Box<dyn Strategy>> {
    let entry = TABLE.iter().find(|entry| entry.name == name)?;
    Some((entry.make)(seed))
}

/// So many steps ([`tweedle::Control::allow`]) a strategy may take for a move in a match.
pub const PATIENCE: u64 = 2_000_000;

/// The move of a strategy in a match, in which somebody has to move: what it chooses in [`PATIENCE`] steps and in
/// the memory there is; and else what it knows by then ([`Strategy::at_once`]). The work may also be hurried
/// ([`tweedle::Control::hurry`]).
///
/// # Errors
/// [`PositionError`] if the work was cancelled, the ruleset failed, or the strategy does not cover the position.
pub fn decide(
    strategy: &mut dyn Strategy,
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Choice, PositionError> {
    let control = analyst.control().clone();
    let chosen = {
        let _allowance = control.allow(PATIENCE);
        strategy.choose(turn, analyst)
    };
    let Err(PositionError::Stop(stop @ (Stop::Limit { .. } | Stop::Memory { .. }))) = &chosen
    else {
        return chosen;
    };
    let known = strategy.at_once(turn, stop, analyst);
    if !is_short(&known) {
        return known;
    }
    analyst.forget();
    Ok(Choice::new(0, "There was no time or memory to look at the moves; it is the first."))
}

/// What is missing where work was stopped.
fn short_of(stop: &Stop) -> &'static str {
    if matches!(stop, Stop::Memory { .. }) { "memory" } else { "time" }
}

/// Whether work ended for want of time or memory.
fn is_short<T>(result: &Result<T, PositionError>) -> bool {
    matches!(result, Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })))
}

/// What some work comes to in so many steps; `None` if they do not suffice.
///
/// # Errors
/// Others of the work; [`Stop::Limit`] if an allowance around this one is used up.
fn within<T>(
    steps: u64,
    analyst: &mut Analyst,
    work: impl FnOnce(&mut Analyst) -> Result<T, PositionError>,
) -> Result<Option<T>, PositionError> {
    let control = analyst.control().clone();
    let result = {
        let _allowance = control.allow(steps);
        work(analyst)
    };
    match result {
        Err(PositionError::Stop(Stop::Limit { .. })) => {
            control.check()?;
            Ok(None)
        }
        result => result.map(Some),
    }
}

/// The first of the moves that wins, if there is one: after it, the opponent to move loses.
pub(crate) fn first_winning(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Option<usize>, PositionError> {
    let opponent = turn.player.opponent();
    if is_known_lost(turn) {
        return Ok(None);
    }
    if turn.position.is_loopy() {
        return Ok(winning_moves(turn, analyst)?.first().copied());
    }
    if turn.position.is_entailing() {
        // A threat that cannot be answered wins at once.
        for (index, step) in turn.moves.iter().enumerate() {
            let decides = step.to.is_check() || step.to.winner().is_some();
            if decides && step.to.options(opponent, analyst.control())?.is_empty() {
                return Ok(Some(index));
            }
        }
    }
    // What is known without a search comes first: the image of the opponent's move, for example.
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        if known_outcome(&step.to, turn.play).is_some_and(|it| !it.wins_first(opponent)) {
            return Ok(Some(index));
        }
    }
    // Each move gets a little work, then each that is open more of it: a move that is easily seen to win
    // need not wait for one that is hard.
    let mut open: Vec<usize> = (0..turn.moves.len()).collect();
    let mut steps = FIRST_ROUND;
    while !open.is_empty() {
        // The last one needs no rounds.
        let allowed = if open.len() == 1 { u64::MAX } else { steps };
        let mut still = Vec::new();
        for &index in &open {
            analyst.control().check()?;
            let to = &turn.moves[index].to;
            match within(allowed, analyst, |analyst| analyst.wins_first(to, opponent, turn.play))? {
                Some(false) => return Ok(Some(index)),
                Some(_) => {}
                None => still.push(index),
            }
        }
        open = still;
        steps = steps.saturating_mul(4);
    }
    Ok(None)
}

/// How many steps the first look at a move may take that is searched.
const FIRST_ROUND: u64 = 1 << 16;

/// Whether it is known without a search that every move loses.
fn is_known_lost(turn: &Turn<'_>) -> bool {
    known_outcome(turn.position, turn.play).is_some_and(|it| !it.wins_first(turn.player))
}

/// All moves that win.
///
/// # Errors
/// [`PositionError`].
pub fn winning_moves(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let mut winning = Vec::new();
    if is_known_lost(turn) {
        return Ok(winning);
    }
    if turn.position.is_loopy() {
        return winning_by_endings(turn, analyst);
    }
    for (index, step) in turn.moves.iter().enumerate() {
        analyst.control().check()?;
        match analyst.wins_first(&step.to, turn.player.opponent(), turn.play) {
            Ok(true) => {}
            Ok(false) => winning.push(index),
            // Of rules that a program defines nobody knows before whether play may go round.
            Err(PositionError::Loop(_)) => return winning_by_endings(turn, analyst),
            Err(error) => return Err(error),
        }
    }
    Ok(winning)
}

/// The same, where play may go round.
fn winning_by_endings(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let endings = analyst.endings_of_moves(turn)?;
    Ok((0..endings.len()).filter(|&index| endings[index].is_win()).collect())
}
