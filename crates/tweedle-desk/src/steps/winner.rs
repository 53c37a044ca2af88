//! Who wins, by the options of a canonical form.

use super::names::name;
use super::parts::part;
use crate::answer::StepsPart;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// Who wins if Left moves first, and if Right does.
pub(super) fn part_of(store: &mut Store, form: Id) -> Result<StepsPart, Stop> {
    let zero = store.zero();
    let mut lines = Vec::new();
    for player in Player::BOTH {
        let (opponent, relation) = match player {
            Player::Left => (Player::Right, "at least"),
            Player::Right => (Player::Left, "at most"),
        };
        let options = store.options(form, player)?;
        let mut winning = None;
        for &option in &options {
            if store.no_better(player, zero, option)? {
                winning = Some(option);
                break;
            }
        }
        lines.push(match winning {
            Some(option) => format!(
                "{player}, moving first, wins by the option {}: it is {relation} 0, so that {opponent}, moving next, \
                 does not win.",
                name(store, option)?
            ),
            None if options.is_empty() => format!("{player}, moving first, has no option, and loses."),
            None => format!(
                "{player}, moving first, loses: no option is {relation} 0, so that {opponent}, moving next, wins."
            ),
        });
    }
    let outcome = store.outcome(form)?;
    lines.push(format!("The outcome is {outcome}."));
    Ok(part("Who wins", lines))
}
