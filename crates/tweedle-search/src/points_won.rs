//! Who wins a game that is played for points.
//!
//! Points count in normal play, where a sum has a term of such a game. In misère play a player who cannot move wins, also with fewer points.

use tweedle_engine::number::Rational;
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::Position;

/// True if points say who wins.
///
/// ```
/// # use tweedle_engine::Play;
/// let registry = tweedle_rulesets::standard();
/// let heap = registry.of_expression("game.heap.CumulativeSubtraction([2,3])")?.place("7")?;
/// assert!(tweedle_search::counts_points(&heap, Play::Normal));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn counts_points(position: &Position, play: Play) -> bool {
    play == Play::Normal && position.has_scores()
}

/// The winner with a score: Left if it is over 0, Right if it is under 0; `None` if nobody wins.
pub fn ahead(score: &Rational) -> Option<Player> {
    match score.cmp(&Rational::ZERO) {
        std::cmp::Ordering::Greater => Some(Player::Left),
        std::cmp::Ordering::Less => Some(Player::Right),
        std::cmp::Ordering::Equal => None,
    }
}

/// The winner of a match that is over, since `player` is to move and cannot; `None` if nobody wins, with a score of 0.
///
/// # Errors
/// [`Stop`] if the rules fail to say the score.
pub fn winner_at_end(
    position: &Position,
    player: Player,
    play: Play,
) -> Result<Option<Player>, Stop> {
    if counts_points(position, play) {
        return Ok(ahead(&position.score(player)?));
    }
    Ok(Some(play.winner(player)))
}
