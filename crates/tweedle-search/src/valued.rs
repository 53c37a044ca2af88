//! The worth of the moves of a partizan position: each with its value, and the answer that refutes it if it loses.

use crate::Analyst;
use crate::strategy::Turn;
use std::cmp::Ordering;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store, Style};
use tweedle_engine::{Outcome, Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The number of positions that a walk to a value may enter: about as long as a search of 200,000 outcomes takes.
const MOST_POSITIONS: u64 = 40_000;

/// A value that is longer when it is written is told by its mean and temperature only.
const LONGEST: u64 = 60;

/// The largest number of moves for which an answer is looked for.
pub const ANSWERED: usize = 8;

/// A value, and what tells most of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Measure {
    /// The canonical form, in the store of the analyst that was asked.
    pub value: Id,
    /// Its mean.
    pub mean: Dyadic,
    /// Its temperature.
    pub temperature: Dyadic,
}

/// A move, and what it leaves.
#[derive(Clone, Debug)]
pub struct ValuedMove {
    /// The number of the move among those of the turn.
    pub index: usize,
    /// The worth of the position after it.
    pub after: Measure,
    /// The outcome of the position after it.
    pub outcome: Outcome,
    /// True if the move wins.
    pub wins: bool,
    /// The answer that refutes it, if it loses and the answer was looked for: see
    /// [`Valued::moves`].
    pub answer: Option<Answer>,
}

/// A move of the opponent after which the player, to move, loses.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The name of the answer.
    pub name: String,
    /// The position after it.
    pub to: Position,
    /// The worth of the position after the answer.
    pub after: Measure,
}

/// The values of a partizan position in normal play and of what its moves leave.
#[derive(Clone, Debug)]
pub struct Valued {
    /// The worth of the position.
    pub total: Measure,
    /// All moves, the best first: those that win before those that lose; then by the mean of what they
    /// leave, then by the number where play stops if the opponent goes on, then by the other stop; and
    /// none behind a move that leaves strictly less. In a lost position the first [`ANSWERED`] have
    /// their answers.
    pub moves: Vec<ValuedMove>,
    /// The place in `moves` of the tempting move of a won position: of those that lose, the first, which
    /// leaves the best mean. It has its answer.
    pub tempting: Option<usize>,
}

/// The values of a position and of what its moves leave. `None` where there are none to be had (misère
/// play, entailing moves, loops), where nimbers say it better (impartial positions), and where a walk to
/// the value would enter more than 40,000 positions, or more memory than there is.
///
/// Cost: a walk to the canonical form; for each move a thermograph, and comparisons with the moves that
/// have the same mean and stops.
///
/// # Errors
/// [`PositionError`] if the work was cancelled or the ruleset failed.
pub fn valued(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Option<Valued>, PositionError> {
    let position = turn.position;
    if turn.play == Play::Misere || position.is_impartial() || position.is_entailing() {
        return Ok(None);
    }
    let found = ranked(turn, MOST_POSITIONS, analyst)
        .and_then(|(total, moves)| answered(turn, total, moves, analyst));
    if_cheap(found, analyst)
}

/// The worth of a position, and its moves in the order of [`Valued::moves`], without their answers; the walk to
/// each value may enter `patience` positions. `turn` is one of a partizan position in normal play.
///
/// # Errors
/// [`PositionError`], also for want of patience or memory.
pub(crate) fn ranked(
    turn: &Turn<'_>,
    patience: u64,
    analyst: &mut Analyst,
) -> Result<(Measure, Vec<ValuedMove>), PositionError> {
    let opponent = turn.player.opponent();
    let total = measured(turn.position, patience, analyst)?;
    let mut moves = Vec::with_capacity(turn.moves.len());
    for (index, step) in turn.moves.iter().enumerate() {
        let after = measured(&step.to, patience, analyst)?;
        let outcome = analyst.store.outcome(after.value)?;
        let wins = !outcome.wins_first(opponent);
        moves.push(ValuedMove { index, after, outcome, wins, answer: None });
    }
    sort(&mut moves, turn.player, analyst)?;
    Ok((total, moves))
}

/// The worth of a position that is not impartial and has no entailing moves; `None` as [`valued`].
///
/// # Errors
/// As [`valued`].
pub fn measure(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<Option<Measure>, PositionError> {
    if_cheap(measured(position, MOST_POSITIONS, analyst), analyst)
}

impl Measure {
    /// The value as it is written; `None` if that takes more than a part of a line.
    ///
    /// # Errors
    /// [`Stop`] if the work was stopped.
    pub fn text(&self, analyst: &mut Analyst) -> Result<Option<String>, Stop> {
        match analyst.store.text_within(self.value, Style::default(), LONGEST) {
            Ok(text) => Ok(Some(text)),
            Err(Stop::TooLarge(_)) => Ok(None),
            Err(stop) => Err(stop),
        }
    }
}

/// `None` instead of a stop for want of patience or memory.
fn if_cheap<T>(
    found: Result<T, PositionError>,
    analyst: &mut Analyst,
) -> Result<Option<T>, PositionError> {
    match found {
        Ok(found) => Ok(Some(found)),
        Err(
            PositionError::Stop(Stop::Limit { .. } | Stop::TooLarge(_)) | PositionError::Loop(_),
        ) => Ok(None),
        Err(PositionError::Stop(Stop::Memory { .. })) => {
            // So that the rest of the explanation has room.
            analyst.forget();
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

fn measured(
    position: &Position,
    patience: u64,
    analyst: &mut Analyst,
) -> Result<Measure, PositionError> {
    analyst.control().check()?;
    let value = analyst.canonical_form_within(position, patience)?;
    let mean = analyst.store.mean(value)?;
    let temperature = analyst.store.temperature(value)?;
    Ok(Measure { value, mean, temperature })
}

/// The moves with the answers to those that lose.
fn answered(
    turn: &Turn<'_>,
    total: Measure,
    mut moves: Vec<ValuedMove>,
    analyst: &mut Analyst,
) -> Result<Valued, PositionError> {
    let first_lost = moves.iter().position(|it| !it.wins);
    let tempting = first_lost.filter(|&place| place > 0);
    let most = if tempting.is_some() { 1 } else { ANSWERED };
    for it in moves.iter_mut().filter(|it| !it.wins).take(most) {
        it.answer = answer(&turn.moves[it.index].to, turn.player.opponent(), analyst)?;
    }
    Ok(Valued { total, moves, tempting })
}

/// Sorts the moves of a player as [`Valued::moves`] says.
fn sort(
    moves: &mut [ValuedMove],
    player: Player,
    analyst: &mut Analyst,
) -> Result<(), PositionError> {
    let store = &mut analyst.store;
    // Larger for the player is better.
    let better = |a: &Dyadic, b: &Dyadic| match player {
        Player::Left => b.cmp(a),
        Player::Right => a.cmp(b),
    };
    let mut keyed: Vec<Keyed> = moves.iter().map(|it| Keyed::new(it, player, store)).collect();
    // A better game has a mean and stops that are no worse.
    let order = |a: &Keyed, b: &Keyed| {
        let by_numbers = || {
            let numbers = a.numbers.iter().zip(&b.numbers);
            numbers.map(|(a, b)| better(a, b)).fold(Ordering::Equal, Ordering::then)
        };
        b.step.wins.cmp(&a.step.wins).then_with(by_numbers)
    };
    keyed.sort_by(order);
    // So games that these do not tell apart are compared: of two of which one is better, it has fewer
    // above it.
    for same in keyed.chunk_by_mut(|a, b| order(a, b) == Ordering::Equal) {
        let values: Vec<Id> = same.iter().map(|it| it.step.after.value).collect();
        for it in same.iter_mut() {
            store.control().check()?;
            let value = it.step.after.value;
            for &other in &values {
                let is_less = value != other && store.no_better(player, value, other)?;
                it.above += usize::from(is_less);
            }
        }
        same.sort_by_key(|it| it.above);
    }
    for (place, it) in moves.iter_mut().zip(keyed) {
        *place = it.step;
    }
    Ok(())
}

/// A move with what it is sorted by.
struct Keyed {
    step: ValuedMove,
    /// The mean, the stop if the opponent goes on, the other stop.
    numbers: [Dyadic; 3],
    /// The number of moves with the same numbers that leave strictly more.
    above: usize,
}

impl Keyed {
    fn new(step: &ValuedMove, player: Player, store: &Store) -> Keyed {
        let stop = |first| {
            store.as_number(store.stop(step.after.value, first)).unwrap_or_else(|| 0.into())
        };
        let numbers = [step.after.mean.clone(), stop(player.opponent()), stop(player)];
        Keyed { step: step.clone(), numbers, above: 0 }
    }
}

/// The first move of a player after which his opponent, to move, loses.
fn answer(
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Result<Option<Answer>, PositionError> {
    for reply in position.moves(player, analyst.control())? {
        let after = measured(&reply.to, MOST_POSITIONS, analyst)?;
        if !analyst.store.outcome(after.value)?.wins_first(player.opponent()) {
            return Ok(Some(Answer { name: reply.name(), to: reply.to, after }));
        }
    }
    Ok(None)
}
