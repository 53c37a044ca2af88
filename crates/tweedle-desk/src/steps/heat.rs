//! How a thermograph is built up.

use super::names::{name, names};
use super::parts::{part, picture};
use crate::answer::{Format, StepsPart};
use tweedle_draw::Graph;
use tweedle_engine::number::Dyadic;
use tweedle_engine::short::{Id, Store};
use tweedle_engine::{Player, Stop};

/// The most options whose thermographs are drawn over each other.
const MOST_DRAWN: usize = 6;

/// The thermograph of a hot game, from those of its options; of others it is a mast alone.
pub(super) fn part_of(
    store: &mut Store,
    form: Id,
    format: Format,
) -> Result<Option<StepsPart>, Stop> {
    let thermograph = store.thermograph(form)?;
    if *thermograph.temperature() <= Dyadic::ZERO {
        return Ok(None);
    }
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
        for option in options {
            if !drawn.contains(&option) {
                drawn.push(option);
            }
        }
    }
    let (temperature, mean) = (thermograph.temperature(), thermograph.mean());
    lines.push(format!(
        "The scaffolds meet at the temperature {temperature}; there the mast begins, at the mean {mean}. Below it they are \
         the walls of {}.",
        name(store, form)?
    ));
    let mut pictures = Vec::new();
    if drawn.len() <= MOST_DRAWN {
        pictures.push(picture(&Graph::new(store, &drawn)?.scene(), format));
    }
    pictures.push(picture(&Graph::new(store, &[form])?.scaffolds(true).scene(), format));
    Ok(Some(StepsPart { pictures, ..part("The thermograph", lines) }))
}
