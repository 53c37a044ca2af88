//! Matches between strategies.

use crate::Analyst;
use crate::points_won::{counts_points, winner_at_end};
use crate::repetition::{DRAWN_AT, Repetition};
use crate::strategy::{Choice, Perfect, Strategy, Turn, decide};
use tweedle_engine::number::Rational;
use tweedle_engine::{Control, Held, Play, Player, Weigh};
use tweedle_rules::any::{Move, Position, PositionError};

/// Plays a match to its end and returns the winner; `None` if it is a draw, because a position came for the third time
/// ([`DRAWN_AT`]) or the score is 0. `watch` sees each move before it is made. No strategy takes
/// for ever over a move: see [`decide`].
///
/// # Errors
/// [`PositionError`] if a strategy fails.
pub fn contest(
    players: [&mut dyn Strategy; 2],
    start: &Position,
    first: Player,
    play: Play,
    analyst: &mut Analyst,
    watch: impl FnMut(Player, &Move, &Choice),
) -> Result<Option<Player>, PositionError> {
    Ok(played(players, start, first, play, analyst, watch)?.winner)
}

/// The end of a match.
struct Ended {
    winner: Option<Player>,
    /// The score of a game that is played for points; 0 of a match that is a draw because a position came again.
    score: Rational,
}

/// Plays a match to its end.
fn played(
    players: [&mut dyn Strategy; 2],
    start: &Position,
    first: Player,
    play: Play,
    analyst: &mut Analyst,
    mut watch: impl FnMut(Player, &Move, &Choice),
) -> Result<Ended, PositionError> {
    let [left, right] = players;
    let mut repetition = Repetition::new(analyst.control());
    let mut position = start.clone();
    let mut player = first;
    loop {
        analyst.control().check()?;
        analyst.control().count_position();
        let moves = position.moves(player, analyst.control())?;
        if moves.is_empty() {
            let winner = winner_at_end(&position, player, play)?;
            let score = if counts_points(&position, play) {
                position.score(player)?
            } else {
                Rational::ZERO
            };
            return Ok(Ended { winner, score });
        }
        if repetition.meet(&position, player)? >= DRAWN_AT {
            return Ok(Ended { winner: None, score: Rational::ZERO });
        }
        let turn = Turn { position: &position, player, play, moves: &moves };
        let choice = match player {
            Player::Left => decide(left, &turn, analyst)?,
            Player::Right => decide(right, &turn, analyst)?,
        };
        let step = &moves[choice.index];
        watch(player, step, &choice);
        position = step.to.clone();
        player = player.opponent();
    }
}

/// The moves of a match in which both players are perfect, without a limit on the work to find them: to its end, or to
/// where a position comes for the second time.
///
/// # Errors
/// [`PositionError`].
pub fn perfect_line(
    start: &Position,
    first: Player,
    play: Play,
    analyst: &mut Analyst,
) -> Result<Vec<(Player, Move)>, PositionError> {
    let mut line: Vec<(Player, Move)> = Vec::new();
    let mut player = first;
    let mut repetition = Repetition::new(analyst.control());
    loop {
        let position = line.last().map_or(start, |(_, step)| &step.to);
        let mut moves = position.moves(player, analyst.control())?;
        if moves.is_empty() || repetition.meet(position, player)? > 1 {
            return Ok(line);
        }
        let turn = Turn { position, player, play, moves: &moves };
        let index = Perfect.choose(&turn, analyst)?.index;
        line.push((player, moves.swap_remove(index)));
        player = player.opponent();
    }
}

/// The number of times that each strategy beat each other one: `wins[i][j]` of `games[i][j]`
/// matches that strategy `i` played against strategy `j`. Those that neither won were draws.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standings {
    /// Matches won.
    pub wins: Vec<Vec<u64>>,
    /// Matches played.
    pub games: Vec<Vec<u64>>,
    /// Of a game that is played for points, the points that each strategy was ahead of each other one, in all these matches together.
    pub points: Option<Vec<Vec<Rational>>>,
}

/// Lets each of the strategies play each other one from all of the starting positions, as Left and
/// as Right, moving first and second. Cost: four matches for each start and pair.
///
/// # Errors
/// [`PositionError`] if a strategy fails, or there is no room for the standings.
pub fn tournament(
    strategies: &mut [Box<dyn Strategy>],
    starts: &[Position],
    play: Play,
    analyst: &mut Analyst,
) -> Result<Standings, PositionError> {
    let count = strategies.len();
    let mut held = Held::new(analyst.control());
    held.take(count.saturating_mul(count).saturating_mul(2 * size_of::<u64>()))?;
    let none = vec![vec![0; count]; count];
    for strategy in &*strategies {
        starts.iter().try_for_each(|start| strategy.covers(start, play))?;
    }
    let is_for_points = starts.iter().any(|start| counts_points(start, play));
    let scores = if is_for_points { count.saturating_mul(count) } else { 0 };
    held.take(scores.saturating_mul(size_of::<Rational>()))?;
    let points = is_for_points.then(|| vec![vec![Rational::ZERO; count]; count]);
    let mut standings = Standings { wins: none.clone(), games: none, points };
    for i in 0..count {
        for j in i + 1..count {
            let (before, from_j) = strategies.split_at_mut(j);
            let pair: [&mut dyn Strategy; 2] = [&mut *before[i], &mut *from_j[0]];
            let [a, b] = pair;
            for start in starts {
                for (left, first) in
                    [(i, Player::Left), (i, Player::Right), (j, Player::Left), (j, Player::Right)]
                {
                    let players: [&mut dyn Strategy; 2] =
                        if left == i { [&mut *a, &mut *b] } else { [&mut *b, &mut *a] };
                    let Ended { winner, score } =
                        played(players, start, first, play, analyst, |_, _, _| {})?;
                    if let Some(points) = &mut standings.points {
                        let right = if left == i { j } else { i };
                        points[left][right] = &points[left][right] + &score;
                        points[right][left] = &points[right][left] - &score;
                    }
                    if let Some(winner) = winner {
                        let (won, lost) =
                            if (winner == Player::Left) == (left == i) { (i, j) } else { (j, i) };
                        standings.wins[won][lost] += 1;
                    }
                    standings.games[i][j] += 1;
                    standings.games[j][i] += 1;
                }
            }
        }
    }
    Ok(standings)
}

/// Positions that random play comes to from `start`, the start itself first; in each of them some
/// player can move if one can in `start`. The two players move as chance will have it.
///
/// # Errors
/// [`PositionError`] if there is no room for the options of a position, for what play goes through or for the
/// starts, or the work is cancelled.
pub fn random_starts(
    start: &Position,
    count: usize,
    seed: u64,
    control: &Control,
) -> Result<Vec<Position>, PositionError> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut starts = vec![start.clone()];
    let mut held = Held::new(control);
    while starts.len() < count {
        let mut walked = Held::new(control);
        let mut path = vec![start.clone()];
        while let Some(last) = path.last().filter(|_| path.len() <= LONGEST) {
            let player = if random.bool() { Player::Left } else { Player::Right };
            let mut options = last.options(player, control)?;
            if options.is_empty() {
                options = last.options(player.opponent(), control)?;
            }
            if options.is_empty() {
                break;
            }
            let option = options.swap_remove(random.usize(..options.len()));
            control.check()?;
            walked.take(room_for(&option))?;
            path.push(option);
        }
        control.check()?;
        // Not the last, in which nobody can move, unless there is no other.
        let chosen = path[random.usize(..path.len().saturating_sub(1).max(1))].clone();
        held.take(room_for(&chosen))?;
        starts.push(chosen);
    }
    Ok(starts)
}

/// The largest number of moves of random play: where it may go round, it need not come to an end.
const LONGEST: usize = 10_000;

/// The bytes that a position takes in a list, which doubles as it grows.
fn room_for(position: &Position) -> usize {
    2 * size_of::<Position>() + position.owned()
}
