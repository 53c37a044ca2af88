//! What a player wants to know of a position from which play may go round in a loop.

use crate::analysis::{AnalysedOption, Analysis, PATIENCE};
use crate::failure::{At, Evaluated, position_failure};
use crate::{Session, Span};
use tweedle::{Ending, LoopyOutcome, Play, Player, Stop};
use tweedle_search::{Position, PositionError};

impl Session {
    /// Who wins or draws, after how many moves, and by which, where there is no canonical form. `text` is the position as the
    /// language prints it.
    pub(crate) fn analyze_loopy(
        &mut self,
        position: &Position,
        text: String,
        span: Span,
    ) -> Evaluated<Analysis> {
        let failed = |error| position_failure(error, position, span);
        let mut ends = [Ending::Draw; 2];
        let mut options = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            ends[player.index()] =
                self.analyst.ending(position, player, Play::Normal).map_err(failed)?;
            options[player.index()] = self.ended_moves(position, player, span)?;
        }
        let misere = match self.analyst.class_by_endings(position, Play::Misere, PATIENCE) {
            Ok(class) => Some(class),
            Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })) => None,
            Err(error) => return Err(failed(error)),
        };
        let mut reasons = Vec::new();
        if position.is_impartial() {
            let value = self.analyst.loopy_nimber(position).map_err(failed)?;
            reasons.push(format!("As an impartial game with loops it is worth {value}."));
        }
        let why = "Play can go round in a loop here, so that there is no canonical form.";
        Ok(Analysis {
            position: text,
            worth: Err(why.to_owned()),
            outcome: LoopyOutcome::from_endings(ends[0], ends[1]),
            ends: Some(ends),
            misere,
            is_impartial: position.is_impartial(),
            reasons,
            options,
        })
    }

    /// The moves of a player, and how play ends for him after each.
    fn ended_moves(
        &mut self,
        position: &Position,
        player: Player,
        span: Span,
    ) -> Evaluated<Vec<AnalysedOption>> {
        let failed = |error| position_failure(error, position, span);
        let moves = position.moves(player, &self.control).at(span)?;
        let mut analysed = Vec::with_capacity(moves.len());
        let mut best = None;
        for step in &moves {
            let ending = self.analyst.ending(&step.to, player.opponent(), Play::Normal);
            let ending = ending.map_err(failed)?.before();
            let to = step.to.text();
            best = best.max(Some(ending));
            analysed.push(AnalysedOption {
                name: Some(step.name()).filter(|name| *name != to),
                position: to,
                value: None,
                outcome: self
                    .analyst
                    .class_by_endings(&step.to, Play::Normal, u64::MAX)
                    .map_err(failed)?,
                ends: Some(ending),
                is_best: false,
            });
        }
        for option in &mut analysed {
            option.is_best = option.ends == best;
        }
        Ok(analysed)
    }
}
