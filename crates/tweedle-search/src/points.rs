//! Games that are played for points: the scores with best play, and the moves that lead to them.

use crate::Analyst;
use crate::points_won::ahead;
use crate::strategy::{Choice, Turn};
use tweedle_engine::number::Rational;
use tweedle_engine::{FinalScores, LoopyOutcome};
use tweedle_rules::any::{Position, PositionError};

impl Analyst {
    /// The scores with which play ends if both players play as well as they can: if Left moves first, and if Right does. By a walk
    /// through all positions below.
    ///
    /// # Errors
    /// [`PositionError`], also where play may go round in a loop.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// let registry = tweedle_rulesets::standard();
    /// let heap = registry.of_expression("game.heap.CumulativeSubtraction([2,3])")?.place("7")?;
    /// let mut analyst = tweedle_search::Analyst::new(Control::new(), &registry);
    /// assert_eq!(analyst.final_scores(&heap)?, [1.into(), (-1).into()]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn final_scores(&mut self, position: &Position) -> Result<[Rational; 2], PositionError> {
        self.value(&mut FinalScores, position)
    }

    /// The scoring form of a position ([`Analyst::scoring_form`]), as text.
    ///
    /// # Errors
    /// As there.
    pub(crate) fn scoring_text(&mut self, position: &Position) -> Result<String, PositionError> {
        let form = self.scoring_form(position)?;
        Ok(self.universes.text(form)?)
    }

    /// Who wins by points, for each player who may move first.
    ///
    /// # Errors
    /// As [`Analyst::final_scores`].
    pub fn class_by_points(&mut self, position: &Position) -> Result<LoopyOutcome, PositionError> {
        let [left, right] = self.final_scores(position)?;
        Ok(LoopyOutcome::from_winners(ahead(&left), ahead(&right)))
    }

    /// The score that each move of a turn leads to.
    ///
    /// # Errors
    /// As [`Analyst::final_scores`].
    pub fn scores_of_moves(&mut self, turn: &Turn<'_>) -> Result<Vec<Rational>, PositionError> {
        let opponent = turn.player.opponent();
        let mut scores = Vec::with_capacity(turn.moves.len());
        for step in turn.moves {
            self.control().check()?;
            scores.push(self.final_scores(&step.to)?[opponent.index()].clone());
        }
        Ok(scores)
    }
}

/// The moves by which the player wins, by points.
pub(crate) fn winning(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let scores = analyst.scores_of_moves(turn)?;
    Ok((0..scores.len()).filter(|&place| ahead(&scores[place]) == Some(turn.player)).collect())
}

/// The moves to a score of 0.
pub(crate) fn drawing(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let scores = analyst.scores_of_moves(turn)?;
    Ok((0..scores.len()).filter(|&place| ahead(&scores[place]).is_none()).collect())
}

/// The moves that lead to the best score, by their places among the moves of the turn.
///
/// # Errors
/// As [`Analyst::final_scores`].
pub fn best_by_points(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Vec<usize>, PositionError> {
    let scores = analyst.scores_of_moves(turn)?;
    let Some(best) = FinalScores::best(turn.player, &scores) else { return Ok(Vec::new()) };
    Ok((0..scores.len()).filter(|&place| scores[place] == scores[best]).collect())
}

/// The move that leads to the best score.
pub(crate) fn best(turn: &Turn<'_>, analyst: &mut Analyst) -> Result<Choice, PositionError> {
    let scores = analyst.scores_of_moves(turn)?;
    let index = FinalScores::best(turn.player, &scores).unwrap_or(0);
    let score = &scores[index];
    let what = match ahead(score) {
        Some(winner) => format!("and {winner} wins"),
        None => "a draw".to_owned(),
    };
    Ok(Choice { index, reason: format!("With best play it leads to a score of {score}, {what}.") })
}

/// The explanation of a turn: the score with best play, and the moves that lead to it. Lines of text.
pub(crate) fn explain(
    turn: &Turn<'_>,
    analyst: &mut Analyst,
    list: impl FnOnce(&[usize]) -> String,
) -> Result<Vec<String>, PositionError> {
    let player = turn.player;
    let scores = analyst.scores_of_moves(turn)?;
    let ends = |score: &Rational| match ahead(score) {
        Some(winner) if winner == player => "wins",
        Some(_) => "loses",
        None => "draws",
    };
    let Some(best) = FinalScores::best(player, &scores) else {
        let score = turn.position.score(player)?;
        return Ok(vec![format!(
            "{player}, to move, cannot move. The score is {score}: {player} {}.",
            ends(&score)
        )]);
    };
    let score = &scores[best];
    let places: Vec<usize> = (0..scores.len()).filter(|&it| scores[it] == *score).collect();
    let heading = if places.len() == 1 { "The best move" } else { "The best moves" };
    Ok(vec![
        format!("{player}, to move, {} with a score of {score}.", ends(score)),
        format!("{heading}: {}", list(&places)),
    ])
}
