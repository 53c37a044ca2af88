//! What a player wants to know of a position from which play may go round in a loop.

use crate::analysis::{AnalysedOption, Analysis, PATIENCE, Worth};
use crate::failure::{At, Evaluated, position_failure};
use crate::{Session, Span};
use tweedle_engine::{Ending, LoopyOutcome, Play, Player, Stop};
use tweedle_search::{Analyst, Position, PositionError};

/// At most so many steps are taken for a value: positions, and pairs of them that are compared.
const STEPS: u64 = 1_000_000;

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
        let worth = self.loopy_worth(position, &mut options, span)?;
        Ok(Analysis {
            position: text,
            worth,
            outcome: LoopyOutcome::from_endings(ends[0], ends[1]),
            ends: Some(ends),
            misere,
            is_impartial: position.is_impartial(),
            reasons,
            options,
        })
    }

    /// The value of a position, if that is found in a bounded number of steps, and then those of its options.
    fn loopy_worth(
        &mut self,
        position: &Position,
        options: &mut [Vec<AnalysedOption>; 2],
        span: Span,
    ) -> Evaluated<Result<Worth, String>> {
        let mut positions = vec![position.clone()];
        for player in Player::BOTH {
            let moves = position.moves(player, &self.control).at(span)?;
            positions.extend(moves.into_iter().map(|step| step.to));
        }
        let values = {
            let _allowance = self.control.allow(STEPS);
            self.analyst.game_values(&positions)
        };
        let values = match values {
            Ok(values) => values,
            Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })) => {
                let why = "Play can go round in a loop here, and this is too large for the analysis. It may be found by \
                           `.GameValue`.";
                return Ok(Err(why.to_owned()));
            }
            Err(error) => return Err(position_failure(error, position, span)),
        };
        let Analyst { stoppers, store, .. } = &mut self.analyst;
        let style = self.style;
        let mut texts =
            values.iter().map(|value| stoppers.sides_text(store, value, style).at(span));
        let value = texts.next().unwrap_or_else(|| Ok(String::new()))?;
        for (option, text) in options.iter_mut().flatten().zip(texts) {
            option.value = Some(text?);
        }
        Ok(Ok(Worth { value, temperature: None, mean: None, birthday: None }))
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
