//! The moves of a position, and the terms of a sum.

use super::form::simplified;
use super::names::name;
use super::parts::{MOST_TOLD, part};
use crate::answer::StepsPart;
use crate::{Desk, Trouble};
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_search::Position;
use tweedle_search::strategy::Turn;

/// The value of a position, and the parts that lead to it.
pub(super) fn parts(desk: &mut Desk, position: &Position) -> Result<(Id, Vec<StepsPart>), Trouble> {
    let form = value(desk, position)?;
    let mut parts = Vec::new();
    if position.len() > 1 {
        parts.push(terms(desk, position)?);
    }
    let mut sides = [Vec::new(), Vec::new()];
    for player in Player::BOTH {
        let moves = desk.moves_of(position, player)?;
        let mut lines = Vec::new();
        for step in &moves {
            let option = value(desk, &step.to)?;
            sides[player.index()].push(option);
            if lines.len() < MOST_TOLD {
                let name = name(&mut desk.session().analyst().store, option)?;
                lines.push(format!("{} leaves {name}.", step.name()));
            }
        }
        if moves.is_empty() {
            lines.push("There is none.".to_owned());
        } else if moves.len() > lines.len() {
            lines.push(format!("And {} more.", moves.len() - lines.len()));
        }
        let both = position.is_impartial();
        let title = if both { "The moves".to_owned() } else { format!("{player}'s moves") };
        if player == Player::Left || !both {
            parts.push(part(title, lines));
        }
    }
    let store = &mut desk.session().analyst().store;
    parts.push(part("The value", simplified(store, &sides)?));
    Ok((form, parts))
}

fn value(desk: &mut Desk, position: &Position) -> Result<Id, Trouble> {
    let form = desk.session().analyst().canonical_form(position);
    form.map_err(|error| desk.failed(error, position))
}

/// What each term of a sum is worth, and how it follows who wins.
fn terms(desk: &mut Desk, position: &Position) -> Result<StepsPart, Trouble> {
    let mut lines = Vec::new();
    for player in Player::BOTH {
        let moves = desk.moves_of(position, player)?;
        let turn = Turn { position, player, play: tweedle_engine::Play::Normal, moves: &moves };
        lines.push(format!("If {player} moves first:"));
        lines.extend(desk.explain_turn(&turn)?.into_iter().map(|line| format!("  {line}")));
        if position.is_impartial() {
            break;
        }
    }
    Ok(part("The sum", lines))
}
