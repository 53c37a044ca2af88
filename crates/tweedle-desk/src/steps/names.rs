//! Games by their names.

use tweedle_engine::short::{Id, Store, Style};
use tweedle_engine::{Player, Stop};

/// A longer form is not written in a sentence.
const LONGEST: u64 = 120;
/// The most games of a list that are named.
const MOST_NAMED: usize = 20;

/// A game as it is written, or, of a long form, some words.
pub(super) fn name(store: &mut Store, g: Id) -> Result<String, Stop> {
    match store.text_within(g, Style::Terse, LONGEST) {
        Err(Stop::TooLarge(_)) => {
            let options = Player::BOTH.map(|player| store.option_count(g, player));
            Ok(format!("a game with {} Left and {} Right options", options[0], options[1]))
        }
        text => text,
    }
}

/// Games by their names, with commas; of many only the first.
pub(super) fn names(store: &mut Store, games: &[Id]) -> Result<String, Stop> {
    let first = &games[..games.len().min(MOST_NAMED)];
    let names: Result<Vec<String>, Stop> = first.iter().map(|&g| name(store, g)).collect();
    let names = names?.join(", ");
    Ok(match games.len() - first.len() {
        0 => names,
        more => format!("{names} and {more} more"),
    })
}

/// The game that has these options as it would be written, whether it is in canonical form or not.
pub(super) fn written(store: &mut Store, [left, right]: &[Vec<Id>; 2]) -> Result<String, Stop> {
    Ok(format!("{{{}|{}}}", names(store, left)?, names(store, right)?))
}
