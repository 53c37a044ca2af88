//! The argument that says who moves first.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use tweedle_engine::Player;

/// The player who moves first, if it is one player.
#[derive(Clone, Copy, Debug)]
pub(crate) struct First(pub(crate) Option<Player>);

pub(crate) fn first() -> impl TypedValueParser<Value = First> {
    let names = [("left", "Left"), ("right", "Right"), ("both", "Each of them in turn")];
    let values = names.map(|(name, help)| PossibleValue::new(name).help(help));
    PossibleValuesParser::new(values).map(|name| match name.to_ascii_lowercase().as_str() {
        "left" => First(Some(Player::Left)),
        "right" => First(Some(Player::Right)),
        _ => First(None),
    })
}
