//! Perfect play.

use super::{Choice, Strategy, Turn, first_winning};
use crate::{Analyst, measure};
use tweedle::Play;
use tweedle::{Player, Remoteness, Stop};
use tweedle_rulesets::any::{Position, PositionError};

/// Wins whatever can be won, by the cheapest sound method (see [`Analyst::outcome`]). Of a lost
/// position it plays a move that lasts longest against best play, if that can be found out by looking
/// at a bounded number of positions that it has not seen; so what it has seen may decide between moves
/// that all lose, and never between winning and losing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Perfect;

/// The most positions that are looked at to find the move that lasts longest.
const PATIENCE: u64 = 200_000;

impl Strategy for Perfect {
    fn name(&self) -> &'static str {
        "perfect"
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        let opponent = turn.player.opponent();
        if let Some(index) = first_winning(turn, analyst)? {
            return Ok(Choice::new(index, why_it_wins(turn, index, analyst)?));
        }
        if turn.position.must_pass(turn.moves) {
            return Ok(Choice::new(0, format!("{opponent} moves again.")));
        }
        Ok(match longest(turn, opponent, analyst)? {
            Some((index, moves)) => {
                let reason = format!(
                    "Every move loses; with best play this one lasts longest, {moves} {} from here.",
                    if moves == 1 { "move" } else { "moves" }
                );
                Choice::new(index, reason)
            }
            None => Choice::new(0, "Every move loses; it is the first."),
        })
    }

    /// Of a partizan position, with the values before and after the move, if they are found soon.
    fn told(
        &mut self,
        turn: &Turn<'_>,
        choice: Choice,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        let position = turn.position;
        let is_told = position.is_impartial() || position.is_entailing();
        if turn.play == Play::Misere || is_told {
            return Ok(choice);
        }
        let after = &turn.moves[choice.index].to;
        let reason = values(position, after, turn.player.opponent(), analyst)?;
        Ok(reason.map_or(choice.clone(), |reason| Choice::new(choice.index, reason)))
    }
}

/// What a winning move of a partizan position does to the value; `None` if it does not win, or if the
/// values are not found soon or are too long to tell.
fn values(
    before: &Position,
    after: &Position,
    opponent: Player,
    analyst: &mut Analyst,
) -> Result<Option<String>, PositionError> {
    let (Some(from), Some(to)) = (measure(before, analyst)?, measure(after, analyst)?) else {
        return Ok(None);
    };
    if analyst.store.outcome(to.value)?.wins_first(opponent) {
        return Ok(None);
    }
    let (Some(from), Some(to)) = (from.text(analyst)?, to.text(analyst)?) else { return Ok(None) };
    let of_what = if before.len() > 1 { "the value of the sum" } else { "the value" };
    Ok(Some(format!("It takes {of_what} from {from} to {to}, and {opponent}, moving next, loses.")))
}

/// What the move does to the nim sum; or else just that it wins.
fn why_it_wins(
    turn: &Turn<'_>,
    index: usize,
    analyst: &mut Analyst,
) -> Result<String, PositionError> {
    let opponent = turn.player.opponent();
    let (before, after) = (turn.position, &turn.moves[index].to);
    let is_sum = before.len() > 1;
    if before.is_entailing() && (after.is_check() || after.winner().is_some()) {
        let answers = after.moves(opponent, analyst.control())?;
        return Ok(if answers.is_empty() {
            "It wins at once.".to_owned()
        } else if after.must_pass(&answers) {
            format!("{} moves again, and wins.", turn.player)
        } else {
            format!("{opponent} must answer there, and no answer wins.")
        });
    }
    Ok(match (turn.play, before.is_impartial()) {
        (Play::Normal, true) if is_sum && !before.is_entailing() => {
            let nim_sum = analyst.nim_value(before)?;
            format!("It takes the nim sum from {nim_sum} to 0: whoever moves next loses.")
        }
        (Play::Normal, true) if !is_sum => {
            "It leaves the nimber 0: whoever moves next loses.".to_owned()
        }
        _ => format!("{opponent}, moving next, loses after it."),
    })
}

/// The move after which the winner needs most moves, and how many are made from now on; `None` if
/// that takes too long to find out.
fn longest(
    turn: &Turn<'_>,
    opponent: Player,
    analyst: &mut Analyst,
) -> Result<Option<(usize, u32)>, PositionError> {
    // The walk from here looks at every move, so one limit holds for all of them together; then what
    // they take is known.
    let remoteness = &mut Remoteness(turn.play);
    match analyst.value_within(remoteness, turn.position, PATIENCE) {
        Ok(_) => {}
        Err(PositionError::Stop(Stop::Limit { .. } | Stop::TooLarge(_) | Stop::Memory { .. })) => {
            return Ok(None);
        }
        Err(error) => return Err(error),
    }
    let mut best: Option<(usize, u32)> = None;
    for (index, step) in turn.moves.iter().enumerate() {
        let moves = analyst.value(remoteness, &step.to)?.moves(opponent) + 1;
        if best.is_none_or(|(_, most)| moves > most) {
            best = Some((index, moves));
        }
    }
    Ok(best)
}
