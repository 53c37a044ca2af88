//! The analysis of positions with entailing moves, and of affine games.

use super::best::{undominated, winning_or_undominated};
use super::found::{AnalysedOption, Analysis, Worth};
use crate::{Analyst, reasons};
use tweedle_engine::affine::{self, FormId, NimSet, immediate_and_protected};
use tweedle_engine::{Play, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// The analysis of a position of rulesets of which some have entailing moves: an impartial one is
/// worth a nimber or the moon, a partizan one a form with infinities.
pub(super) fn analyze(
    position: &Position,
    analyst: &mut Analyst,
) -> Result<Analysis, PositionError> {
    let is_impartial = position.is_impartial();
    let outcome = analyst.outcome(position, Play::Normal)?;
    let mut why = Vec::new();
    for player in Player::BOTH.into_iter().take(if is_impartial { 1 } else { 2 }) {
        if let Some(clause) = position.obligation(player) {
            let who =
                if is_impartial { "The player who moves next".into() } else { player.to_string() };
            why.push(format!("{who} {clause}."));
        }
    }
    why.extend(reasons(position, Play::Normal, analyst)?);
    let worth = if is_impartial {
        why.extend(sets(position, analyst)?);
        let worth = analyst.affine_worth(position)?;
        let value = worth.to_string();
        Worth { value, temperature: None, mean: None, birthday: None }
    } else {
        let form = analyst.affine_form(position)?;
        let Analyst { forms, store, .. } = analyst;
        let around = forms.environment(form, store)?;
        Worth {
            value: forms.text(form)?,
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
            moves(position, player, analyst)?
        };
    }
    Ok(Analysis {
        position: position.printed(),
        worth: Ok(worth),
        outcome: outcome.into(),
        scores: None,
        ends: None,
        misere: None,
        is_impartial,
        reasons: why,
        options,
    })
}

/// Analyses an affine game in the store of the analyst. `text` is the game as it is to be called.
///
/// # Errors
/// [`Stop`].
pub fn analyze_affine(g: FormId, text: String, analyst: &mut Analyst) -> Result<Analysis, Stop> {
    let forms = &mut analyst.forms;
    let mut why = Vec::new();
    for player in Player::BOTH {
        if forms.is_check(g, player) {
            let opponent = player.opponent();
            why.push(format!("A check of {player}'s: {opponent} must answer it."));
        }
    }
    let reduced = forms.reduced(g)?;
    if reduced != g {
        why.push(format!("Equal to the reduced form {}.", forms.text(reduced)?));
    }
    if g.is_finite() && forms.is_affine_impartial(g)? {
        why.push(format!("Among impartial games its value is {}.", forms.nim_value(g)?));
    }
    let around = forms.environment(g, &mut analyst.store)?;
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
            outcomes.push(forms.outcome(option)?);
        }
        let wins = outcomes.iter().map(|outcome| !outcome.wins_first(player.opponent()));
        let mut candidates: Vec<bool> = wins.collect();
        if !candidates.contains(&true) {
            candidates.fill(true);
        }
        let best = undominated(forms, player, &all, &candidates)?;
        for ((option, outcome), is_best) in all.into_iter().zip(outcomes).zip(best) {
            let value = forms.text(option)?;
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
        outcome: forms.outcome(g)?.into(),
        scores: None,
        ends: None,
        misere: None,
        is_impartial: false,
        reasons: why,
        options,
    })
}

/// The moves of a player.
fn moves(
    position: &Position,
    player: Player,
    analyst: &mut Analyst,
) -> Result<Vec<AnalysedOption>, PositionError> {
    let mut analysed = Vec::new();
    let moves = position.moves(player, &analyst.control().clone())?;
    let options: Vec<&Position> = moves.iter().map(|step| &step.to).collect();
    let best = winning_or_undominated(player, &options, analyst)?;
    for (step, is_best) in moves.iter().zip(best) {
        let outcome = analyst.outcome(&step.to, Play::Normal)?;
        let value = if position.is_impartial() {
            analyst.affine_worth(&step.to)?.to_string()
        } else {
            let form = analyst.affine_form(&step.to)?;
            analyst.forms.text(form)?
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
fn sets(position: &Position, analyst: &mut Analyst) -> Result<Vec<String>, PositionError> {
    if position.is_check() || position.parts().len() > 1 {
        return Ok(Vec::new());
    }
    let mut worths: Vec<affine::Worth> = Vec::new();
    for option in position.options(Player::Left, &analyst.control().clone())? {
        worths.push(analyst.affine_worth(&option)?);
    }
    let (immediate, protected) = immediate_and_protected(&worths);
    if protected == NimSet::none() {
        return Ok(Vec::new());
    }
    Ok(vec![format!("Immediate nimbers: {immediate}."), format!("Protected nimbers: {protected}.")])
}
