//! How a thermograph is built up.

use super::names::{name, names};
use super::{part, picture};
use crate::answer::{Format, StepsPart};
use tweedle_draw::Graph;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// The most options whose thermographs are drawn over each other.
const MOST_DRAWN: usize = 6;

/// The thermograph of a game, from those of its options; none for a number, whose thermograph is a mast alone.
pub(super) fn part_of(
    store: &mut Store,
    form: Id,
    format: Format,
) -> Result<Option<StepsPart>, Stop> {
    if store.as_number(form).is_some() {
        return Ok(None);
    }
    let thermograph = store.thermograph(form)?;
    let mut lines = Vec::new();
    let mut drawn = Vec::new();
    for (player, other, tax) in
        [(Player::Left, "Right", "t less"), (Player::Right, "Left", "t more")]
    {
        let options = store.options(form, player)?;
        let best = if player == Player::Left { "greatest" } else { "least" };
        lines.push(format!(
            "{player}'s scaffold is at each temperature t the {best} {other} wall of {player}'s options, {}, and {tax} for \
             the move.",
            names(store, &options)?
        ));
        drawn.extend(options);
    }
    let (temperature, mean) = (thermograph.temperature(), thermograph.mean());
    lines.push(format!(
        "The scaffolds meet at the temperature {temperature}; there the mast begins, at the mean {mean}. Below it they are \
         the walls of {}.",
        name(store, form)?
    ));
    drawn.dedup();
    let mut pictures = Vec::new();
    if drawn.len() <= MOST_DRAWN {
        pictures.push(picture(&Graph::new(store, &drawn)?.scene(), format));
    }
    pictures.push(picture(&Graph::new(store, &[form])?.scaffolds(true).scene(), format));
    Ok(Some(StepsPart { pictures, ..part("The thermograph", lines) }))
}
