//! What a player wants to know of a position with entailing moves.

use crate::analysis::{AnalysedOption, Analysis, Worth};
use crate::failure::{At, Evaluated, position_failure};
use crate::library::{best_entailing, undominated};
use crate::{Session, Span};
use tweedle_engine::Play;
use tweedle_engine::Player;
use tweedle_engine::affine::{self, FormId, NimSet, immediate_and_protected};
use tweedle_search::{Analyst, Position, PositionError, reasons};

impl Session {
    /// The analysis of a position of rulesets of which some have entailing moves: an impartial one is
    /// worth a nimber or the moon, a partizan one a form with infinities.
    pub(crate) fn analyze_entailing(
        &mut self,
        position: &Position,
        span: Span,
    ) -> Evaluated<Analysis> {
        let failed = |error| position_failure(error, position, span);
        let is_impartial = position.is_impartial();
        let outcome = self.analyst.outcome(position, Play::Normal).map_err(failed)?;
        let mut why = Vec::new();
        for player in Player::BOTH.into_iter().take(if is_impartial { 1 } else { 2 }) {
            if let Some(clause) = position.obligation(player) {
                let who =
                    if is_impartial { "Whoever moves next".into() } else { player.to_string() };
                why.push(format!("{who} {clause}."));
            }
        }
        why.extend(reasons(position, Play::Normal, &mut self.analyst).map_err(failed)?);
        let worth = if is_impartial {
            why.extend(self.sets(position).map_err(failed)?);
            let worth = self.analyst.affine_worth(position).map_err(failed)?;
            let value = worth.to_string();
            Worth { value, temperature: None, mean: None, birthday: None }
        } else {
            let form = self.analyst.affine_form(position).map_err(failed)?;
            let Analyst { forms, store, .. } = &mut self.analyst;
            let around = forms.environment(form, store).at(span)?;
            Worth {
                value: forms.text(form).at(span)?,
                temperature: around.temperature().map(ToString::to_string),
                mean: around.mean().map(ToString::to_string),
                birthday: Some(forms.birthday(form).to_string()),
            }
        };
        let mut options = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            options[player.index()] = if is_impartial && player == Player::Right {
                options[Player::Left.index()].clone()
            } else {
                self.entailing_options(position, player).map_err(failed)?
            };
        }
        Ok(Analysis {
            position: position.printed(),
            worth: Ok(worth),
            outcome: outcome.into(),
            ends: None,
            misere: None,
            is_impartial,
            reasons: why,
            options,
        })
    }

    /// The analysis of an affine game.
    pub(crate) fn analyze_affine(
        &mut self,
        g: FormId,
        text: String,
        span: Span,
    ) -> Evaluated<Analysis> {
        let forms = &mut self.analyst.forms;
        let mut why = Vec::new();
        for player in Player::BOTH {
            if forms.is_check(g, player) {
                let opponent = player.opponent();
                why.push(format!("A check of {player}'s: {opponent} must answer it."));
            }
        }
        let reduced = forms.reduced(g).at(span)?;
        if reduced != g {
            why.push(format!("Equal to the reduced form {}.", forms.text(reduced).at(span)?));
        }
        if g.is_finite() && forms.is_affine_impartial(g).at(span)? {
            why.push(format!(
                "Among impartial games its value is {}.",
                forms.nim_value(g).at(span)?
            ));
        }
        let around = forms.environment(g, &mut self.analyst.store).at(span)?;
        let worth = Worth {
            value: text.clone(),
            temperature: around.temperature().map(ToString::to_string),
            mean: around.mean().map(ToString::to_string),
            birthday: Some(forms.birthday(g).to_string()),
        };
        let mut options = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            let all = forms.options(g, player).to_vec();
            let mut outcomes = Vec::with_capacity(all.len());
            for &option in &all {
                outcomes.push(forms.outcome(option).at(span)?);
            }
            let wins = outcomes.iter().map(|outcome| !outcome.wins_first(player.opponent()));
            let mut candidates: Vec<bool> = wins.collect();
            if !candidates.contains(&true) {
                candidates.fill(true);
            }
            let best = undominated(forms, player, &all, &candidates).at(span)?;
            for ((option, outcome), is_best) in all.into_iter().zip(outcomes).zip(best) {
                let value = forms.text(option).at(span)?;
                options[player.index()].push(AnalysedOption {
                    name: None,
                    position: value.clone(),
                    value: Some(value),
                    outcome: outcome.into(),
                    ends: None,
                    is_best,
                });
            }
        }
        Ok(Analysis {
            position: text,
            worth: Ok(worth),
            outcome: forms.outcome(g).at(span)?.into(),
            ends: None,
            misere: None,
            is_impartial: false,
            reasons: why,
            options,
        })
    }

    /// The moves of a player.
    fn entailing_options(
        &mut self,
        position: &Position,
        player: Player,
    ) -> Result<Vec<AnalysedOption>, PositionError> {
        let mut analysed = Vec::new();
        let moves = position.moves(player, &self.control)?;
        let options: Vec<&Position> = moves.iter().map(|step| &step.to).collect();
        let best = best_entailing(self, player, &options)?;
        for (step, is_best) in moves.iter().zip(best) {
            let outcome = self.analyst.outcome(&step.to, Play::Normal)?;
            let value = if position.is_impartial() {
                self.analyst.affine_worth(&step.to)?.to_string()
            } else {
                let form = self.analyst.affine_form(&step.to)?;
                self.analyst.forms.text(form)?
            };
            let text = step.to.text();
            analysed.push(AnalysedOption {
                name: Some(step.name()).filter(|name| *name != text),
                position: text,
                value: Some(value),
                outcome: outcome.into(),
                ends: None,
                is_best,
            });
        }
        Ok(analysed)
    }

    /// The immediate and the protected nimbers of an impartial position, as lines of text; of a sum
    /// they are those of no single game, and say nothing.
    fn sets(&mut self, position: &Position) -> Result<Vec<String>, PositionError> {
        if position.is_check() || position.parts().len() > 1 {
            return Ok(Vec::new());
        }
        let mut worths: Vec<affine::Worth> = Vec::new();
        for option in position.options(Player::Left, &self.control)? {
            worths.push(self.analyst.affine_worth(&option)?);
        }
        let (immediate, protected) = immediate_and_protected(&worths);
        if protected == NimSet::none() {
            return Ok(Vec::new());
        }
        Ok(vec![
            format!("Immediate nimbers: {immediate}."),
            format!("Protected nimbers: {protected}."),
        ])
    }
}
