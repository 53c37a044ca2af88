//! Perfect play.

use super::heat::Heat;
use super::winning::{first_winning, is_known_lost};
use super::within::{short_of, within};
use super::{Choice, Entry, Strategy, Turn, mobility, thermostrat};
use crate::valued::ranked;
use crate::{Analyst, MisereElement, counts_points, loops, measure, points};
use tweedle_engine::{FinalScores, Play, Player, Remoteness, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Wins every position that can be won, by the cheapest sound method (see [`Analyst::outcome`]). Where the values of a
/// partizan position are found soon, it takes, of the moves that win, the one that leaves most; else the first that is
/// seen to win. In a lost position it plays a move that lasts longest against best play, if that can be found out by
/// looking at a bounded number of positions that it has not seen; so what it has seen may decide between moves that all
/// win or all lose, and never between winning and losing.
///
/// Where play may go round in a loop, it wins as soon as can be, else keeps the draw, else loses as late as can be, by
/// retrograde analysis ([`Analyst::ending`]).
///
/// Where the game is played for points, it takes the first of the moves that lead to the best score, by a walk through all positions.
///
/// If the work is stopped for want of time or memory, [`Strategy::at_once`] plays a move that is not proved to lose, by
/// thermographs if the components are valued, else by mobility. Its reason begins with "Not proved".
#[derive(Clone, Copy, Debug, Default)]
pub struct Perfect;

/// Its line in the table.
pub(super) const ENTRY: Entry = Entry {
    name: "perfect",
    summary: "a winning move if there is one, else one that lasts longest",
    make: |_| Box::new(Perfect),
};

/// The most positions that are looked at to find the move that lasts longest.
const MOST_POSITIONS: u64 = 200_000;
/// The number of positions that the walk to each value may enter, and the number of steps of the whole work, to find
/// the winning move that leaves most.
const VALUED: u64 = 5_000;
const VALUED_STEPS: u64 = 200_000;
/// The number of moves that are asked about after the work was stopped, and the number of steps for each: the results
/// that were found before are known.
const ASKED: usize = 200;
const ASKED_STEPS: u64 = 100;
/// The number of steps that may be taken for the values that are told.
const TOLD_STEPS: u64 = 500_000;
/// The number of steps that may be taken for the thermographs by which a move is chosen that is not
/// proved.
const LIKELY_STEPS: u64 = 500_000;

impl Strategy for Perfect {
    fn name(&self) -> &'static str {
        ENTRY.name
    }

    fn choose(&mut self, turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
        if counts_points(turn.position, turn.play) {
            return match points::best(turn, analyst) {
                Err(PositionError::Loop(_)) => unscored(turn, analyst, "play may go round"),
                chosen => chosen,
            };
        }
        if turn.position.is_loopy() {
            return loops::best(turn, analyst);
        }
        loops::or_best(best(turn, analyst), turn, analyst)
    }

    fn at_once(
        &mut self,
        turn: &Turn<'_>,
        stop: &Stop,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        if counts_points(turn.position, turn.play) {
            let short = format!("there is not enough {}", short_of(stop));
            return unscored(turn, analyst, &short);
        }
        let opponent = turn.player.opponent();
        let mut open = Vec::new();
        for (index, step) in turn.moves.iter().enumerate() {
            if index >= ASKED {
                open.extend(index..turn.moves.len());
                break;
            }
            let known = within(ASKED_STEPS, analyst, |it| it.outcome(&step.to, turn.play));
            match known {
                Ok(Some(outcome)) if !outcome.wins_first(opponent) => {
                    let reason = format!("{opponent}, moving next, loses after it.");
                    return Ok(Choice::new(index, reason));
                }
                Ok(Some(_)) => {}
                Err(PositionError::Stop(stop @ Stop::Cancelled)) => return Err(stop.into()),
                _ => open.push(index),
            }
        }
        if matches!(stop, Stop::Memory { .. }) {
            // The results so far were asked for; now there has to be room.
            analyst.forget();
        }
        let lost = turn.moves.len() - open.len();
        if open.is_empty() {
            return Ok(Choice::new(0, "Every move loses; it is the first."));
        }
        let Choice { index, reason } = likely(turn, &open, analyst)?;
        Ok(Choice::new(index, format!("{} {reason}", not_proved(open.len(), lost))))
    }

    /// Of a partizan position, with the values before and after the move, if they are found soon.
    fn told(
        &mut self,
        turn: &Turn<'_>,
        choice: Choice,
        analyst: &mut Analyst,
    ) -> Result<Choice, PositionError> {
        let position = turn.position;
        let is_told = position.is_impartial() || position.is_entailing() || position.is_loopy();
        if turn.play == Play::Misere || is_told || position.has_scores() {
            return Ok(choice);
        }
        let after = &turn.moves[choice.index].to;
        let opponent = turn.player.opponent();
        let reason = within(TOLD_STEPS, analyst, |it| values(position, after, opponent, it))?;
        Ok(reason.flatten().map_or(choice.clone(), |reason| Choice::new(choice.index, reason)))
    }
}

/// The move where the final scores are not known: the first of those after which the score is best if play ended at once.
fn unscored(turn: &Turn<'_>, analyst: &mut Analyst, why: &str) -> Result<Choice, PositionError> {
    analyst.control().check()?;
    let opponent = turn.player.opponent();
    // Of rules that say no score before the end nothing is known.
    let scores: Result<Vec<_>, Stop> =
        turn.moves.iter().map(|step| step.to.score(opponent)).collect();
    let index = scores.ok().and_then(|scores| FinalScores::best(turn.player, &scores));
    let reason = format!("Not proved: {why}. By the score at once no move looks better.");
    Ok(Choice::new(index.unwrap_or(0), reason))
}

/// The move, where play has to end.
fn best(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    let opponent = turn.player.opponent();
    let winning = match best_by_value(turn, analyst)? {
        Some(winning) => winning.first().copied(),
        None => first_winning(turn, analyst)?,
    };
    if let Some(index) = winning {
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

/// The moves of a partizan position that win, those first that leave most; `None` if the values are not found soon.
fn best_by_value(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
) -> Result<Option<Vec<usize>>, PositionError> {
    let position = turn.position;
    let is_valued =
        turn.play == Play::Normal && !position.is_impartial() && !position.is_entailing();
    if !is_valued {
        return Ok(None);
    }
    if is_known_lost(turn) {
        return Ok(Some(Vec::new()));
    }
    let found = within(VALUED_STEPS, analyst, |analyst| ranked(turn, VALUED, analyst));
    match found {
        Ok(Some((_, moves))) => {
            Ok(Some(moves.iter().filter(|it| it.wins).map(|it| it.index).collect()))
        }
        Ok(None) | Err(PositionError::Stop(Stop::TooLarge(_) | Stop::Memory { .. })) => Ok(None),
        Err(error) => Err(error),
    }
}

/// The sentence about a move that is not proved, if `open` moves are open and `lost` moves lose.
fn not_proved(open: usize, lost: usize) -> String {
    let all = open + lost;
    match (open, lost) {
        (1, 0) => "Not proved: whether the only move wins is open.".to_owned(),
        (_, 0) => format!("Not proved: whether one of the {all} moves wins is open."),
        (1, _) => format!("Not proved: {lost} of the {all} moves lose, and this one is open."),
        (_, 1) => format!("Not proved: 1 of the {all} moves loses, and {open} are open."),
        _ => format!("Not proved: {lost} of the {all} moves lose, and {open} are open."),
    }
}

/// The best of the moves that are open, as far as it looks so.
fn likely(turn: &Turn<'_>, open: &[usize], analyst: &mut Analyst) -> Result<Choice, PositionError> {
    if turn.position.parts().len() > 1 {
        let found = within(LIKELY_STEPS, analyst, |analyst| {
            let heat = Heat::of(turn, ENTRY.name, analyst)?;
            let Some((mean, hottest)) = heat.total() else { return Ok(None) };
            let Choice { index, reason } = thermostrat::widest(&heat, turn, analyst)?;
            let bound =
                format!("The means add up to {mean}, and nothing is hotter than {hottest}.");
            Ok(Some(Choice::new(index, format!("{reason} {bound}"))))
        });
        match found {
            Ok(Some(Some(choice))) if open.contains(&choice.index) => return Ok(choice),
            Err(PositionError::Stop(stop @ Stop::Cancelled)) => return Err(stop.into()),
            _ => {}
        }
    }
    let ranked = mobility::ranked(turn, open, analyst.control())?;
    Ok(match ranked.first() {
        Some(&(index, mobility)) => Choice::new(index, mobility::told(mobility, turn, true)),
        None => Choice::new(open[0], "There is no room to look at these moves; it is the first."),
    })
}

/// The sentence that says how a winning move of a partizan position changes the value; `None` if the move does not win,
/// or if the values are not found soon or are too long to tell.
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

/// The sentence that says how the move changes the nim sum, or else only that it wins.
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
            format!("It takes the nim sum from {nim_sum} to 0: the player who moves next loses.")
        }
        (Play::Normal, true) if !is_sum => {
            "It leaves the nimber 0: the player who moves next loses.".to_owned()
        }
        (Play::Misere, true) if analyst.knows_misere(after) => {
            match analyst.misere_element(after)? {
                Some(MisereElement { order, element, .. }) => format!(
                    "It leaves {element} in a misère quotient of order {order}: {opponent}, moving next, loses."
                ),
                None => format!("{opponent}, moving next, loses after it."),
            }
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
    match analyst.value_within(remoteness, turn.position, MOST_POSITIONS) {
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
