//! Strategies: who answers a position with a move and a reason.

mod brute;
mod entry;
mod greedy;
mod heat;
mod hotstrat;
mod mirror;
mod mobility;
mod naive;
mod nim_sum;
mod perfect;
mod random;
mod sentestrat;
mod student;
mod thermostrat;
mod turn;
mod winning;
mod within;

pub use brute::Brute;
pub use entry::{Entry, Strategy};
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
pub use turn::{Choice, Turn};
pub(crate) use winning::first_winning;
pub use winning::{drawing_moves, winning_moves};

use crate::Analyst;
use tweedle_engine::Stop;
use tweedle_rules::any::PositionError;
use within::is_short;

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

/// The number of steps ([`tweedle_engine::Control::allow`]) that a strategy may take for a move in
/// a match.
pub const MOST_STEPS: u64 = 2_000_000;

/// The move of a strategy in a match, in which somebody has to move: what it chooses in [`MOST_STEPS`] steps and in
/// the memory there is; and else what it knows by then ([`Strategy::at_once`]). The work may also be hurried
/// ([`tweedle_engine::Control::hurry`]).
///
/// # Errors
/// [`PositionError`] if the work was cancelled, the ruleset failed, or the strategy does not cover the position.
pub fn decide(
    strategy: &mut dyn Strategy,
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Choice, PositionError> {
    strategy.covers(turn.position, turn.play)?;
    let control = analyst.control().clone();
    let chosen = {
        let _allowance = control.allow(MOST_STEPS);
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
