//! The scores with which games for points end.

use crate::number::Rational;
use crate::{Player, Stop, Theory};

/// The scores with which play ends if both players play as well as they can: the first if Left moves first, the second if Right does.
///
/// By the definition: a player who can move takes the best score that an option leads to, and one who cannot ends play with the score
/// that the rules say ([`Ruleset::score`](crate::Ruleset::score)). It is a theory of whole positions, since the scores of parts do not
/// tell that of their sum. [`Scored`](crate::universe::Scored) has the forms that do.
///
/// ```
/// # use tweedle_engine::{FinalScores, Theory};
/// let over = |score: i64| [score.into(), score.into()];
/// // Left may move to 2 or to 5, and Right to 3.
/// let scores = FinalScores.of_scores(&[over(2), over(5)], &[over(3)], [None, None])?;
/// assert_eq!(scores, [5.into(), 3.into()]);
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct FinalScores;

impl FinalScores {
    /// The place of the best of some scores for a player, the first of equal ones; `None` if there are none.
    pub fn best(player: Player, scores: &[Rational]) -> Option<usize> {
        let is_better = |x: &Rational, y: &Rational| match player {
            Player::Left => x > y,
            Player::Right => x < y,
        };
        let mut best = 0;
        for (place, score) in scores.iter().enumerate() {
            if is_better(score, &scores[best]) {
                best = place;
            }
        }
        (!scores.is_empty()).then_some(best)
    }
}

impl Theory for FinalScores {
    type Value = [Rational; 2];
    const ADDITIVE: bool = false;

    fn name(&self) -> &'static str {
        "final scores"
    }

    /// Players who cannot move get 0.
    fn of_options(
        &mut self,
        left: &[[Rational; 2]],
        right: &[[Rational; 2]],
    ) -> Result<[Rational; 2], Stop> {
        self.of_scores(left, right, [None, None])
    }

    fn asks_scores(&self) -> bool {
        true
    }

    fn of_scores(
        &mut self,
        left: &[[Rational; 2]],
        right: &[[Rational; 2]],
        ends: [Option<Rational>; 2],
    ) -> Result<[Rational; 2], Stop> {
        let mut scores = ends.map(|end| end.unwrap_or(Rational::ZERO));
        for (player, options) in Player::BOTH.into_iter().zip([left, right]) {
            let next: Vec<Rational> =
                options.iter().map(|it| it[player.opponent().index()].clone()).collect();
            if let Some(best) = FinalScores::best(player, &next) {
                scores[player.index()] = next[best].clone();
            }
        }
        Ok(scores)
    }

    fn of_sum(&mut self, parts: &[[Rational; 2]]) -> Result<[Rational; 2], Stop> {
        match parts {
            [only] => Ok(only.clone()),
            [] => Ok([Rational::ZERO, Rational::ZERO]),
            _ => Err(Stop::Undefined("Final scores cannot be added.".to_owned())),
        }
    }

    fn negative(&mut self, [left, right]: &[Rational; 2]) -> Result<[Rational; 2], Stop> {
        Ok([-right.clone(), -left.clone()])
    }
}
