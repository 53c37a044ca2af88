//! Options of positions whose rules a program has.

use super::carry::{frozen, thawed};
use super::scene::Scene;
use crate::Session;
use crate::failure::{Evaluated, Failure, NOWHERE};
use crate::operate::arithmetic::binary;
use crate::operate::compound::is_impartial_game;
use crate::operate::kinds::{is_game, must_be_free};
use crate::operate::parts::{options_of_game, parts_of_game};
use crate::run::{call_method, read_member, run_code};
use crate::value::Value;
use crate::value::declared::ClassInfo;
use tweedle_engine::{Player, Stop};
use tweedle_syntax::ast::BinaryOperator;
use tweedle_syntax::{Sentence, say};

/// The options of a game of any kind.
pub(super) fn options_of(
    session: &mut Session,
    game: &Value,
    player: Player,
) -> Evaluated<Vec<Scene>> {
    let Value::Object(object) = game else {
        let options = options_of_game(session, game, player)?;
        return scenes(session, &options);
    };
    let class = object.class.clone();
    let options = if class.methods.contains("Options") {
        let options = options_for(session, game, &class, player)?;
        if class.is_impartial {
            let mut both =
                [options.clone(), options_for(session, game, &class, player.opponent())?];
            for options in &mut both {
                options.sort_unstable();
                options.dedup();
            }
            let [own, other] = both;
            if own != other {
                return Err(not_impartial(&class));
            }
        }
        return Ok(options);
    } else if class.properties.contains("Options") {
        read_member(session, game, "Options", NOWHERE)?
    } else if class.properties.contains("Decomposition") {
        return options_of_parts(session, game, player);
    } else {
        return Err(
            Failure::new(say::no_method_options(&class.name), class.span).stood_in(&class.source)
        );
    };
    games_of(session, &class, "Options", "The `Options` returned by class", &options)
}

/// The options that the method `Options` of a class gives a player.
fn options_for(
    session: &mut Session,
    game: &Value,
    class: &ClassInfo,
    player: Player,
) -> Evaluated<Vec<Scene>> {
    let only = match class.methods.get("Options").map(Vec::as_slice) {
        Some([only]) => only.code.get().filter(|code| code.parameters.len() == 1),
        _ => None,
    };
    let options = match only {
        Some(code) => run_code(session, code.clone(), game.clone(), [Value::Player(player)])?,
        None => call_method(session, game, "Options", [Value::Player(player)], NOWHERE)?,
    };
    games_of(session, class, "Options", "The `Options` returned by class", &options)
}

/// The options of a game that only gives its parts: a player moves in one of them.
fn options_of_parts(session: &mut Session, game: &Value, player: Player) -> Evaluated<Vec<Scene>> {
    let parts = parts_of(session, game)?;
    if parts.contains(&Scene(game.clone())) {
        return Err(endless_parts(session, game));
    }
    let mut sum = Value::Integer(0);
    for (place, part) in parts.iter().enumerate() {
        let part = thawed(session, &part.0)?;
        sum = match place {
            0 => part,
            _ => binary(session, BinaryOperator::Add, &sum, &part, NOWHERE)?,
        };
    }
    let options = crate::with_stack(|| options_of_game(session, &sum, player))?;
    scenes(session, &options)
}

/// A position has parts, and these have, so often at most.
pub(super) const MOST_SPLITS: usize = 100_000;

/// The parts of a game of which it is the sum.
pub(super) fn parts_of(session: &mut Session, game: &Value) -> Evaluated<Vec<Scene>> {
    let Value::Object(object) = game else {
        let mut parts = Vec::new();
        parts_of_game(session, game, &mut parts)?;
        return scenes(session, &parts);
    };
    let class = object.class.clone();
    let parts = read_member(session, game, "Decomposition", NOWHERE)?;
    games_of(session, &class, "Decomposition", "The `Decomposition` returned by class", &parts)
}

/// The message that parts of a game have parts without end.
pub(super) fn endless_parts(session: &mut Session, game: &Value) -> Failure {
    let text =
        (session.links.text)(session, game, NOWHERE).unwrap_or_else(|_| "This game".to_owned());
    let message = say::parts_without_end(&text);
    let hint =
        "`Decomposition` gives smaller games that add up to the position, or the position alone.";
    let Value::Object(object) = game else {
        return Failure::new(message, NOWHERE).with_hint(hint);
    };
    let class = &object.class;
    let span = class.properties.get("Decomposition").map_or(class.span, |it| it.span);
    Failure::new(message, span).with_hint(hint).stood_in(&class.source)
}

/// The failure that used up the memory, with a line of play if that goes on for so long that it may have no
/// end.
pub(crate) fn or_endless(session: &mut Session, failure: Failure, game: &Value) -> Failure {
    if !matches!(failure.stop, Some(Stop::Memory { .. })) {
        return failure;
    }
    session.analyst.forget();
    match long_line(session, game) {
        Ok(Some(line)) => failure.with_hint(format!(
            "Play may have no end here: {line} -> ..., and so on for {LONG_LINE} moves and more."
        )),
        _ => failure,
    }
}

/// The first positions of a line of play that does not end soon.
fn long_line(session: &mut Session, game: &Value) -> Evaluated<Option<String>> {
    let mut shown = Vec::new();
    let mut position = game.clone();
    for _ in 0..LONG_LINE {
        if shown.len() < 4 {
            shown.push((session.links.text)(session, &position, NOWHERE)?);
        }
        let mut next = None;
        for player in Player::BOTH {
            if next.is_none() {
                next = options_of_game(session, &position, player)?.into_iter().next();
            }
        }
        match next {
            Some(option) => position = option,
            None => return Ok(None),
        }
    }
    Ok(Some(shown.join(" -> ")))
}

/// The games in a collection that a method gives.
fn games_of(
    session: &mut Session,
    class: &ClassInfo,
    method: &str,
    what: &str,
    value: &Value,
) -> Evaluated<Vec<Scene>> {
    let placed = |said: Sentence| {
        let of = class.methods.get(method).and_then(|it| it.first());
        let info = of.or_else(|| class.properties.get(method));
        Failure::new(said, info.map_or(class.span, |it| it.span)).stood_in(&class.source)
    };
    let items = match value {
        // A map has no games for elements, but pairs.
        Value::Map(_) => None,
        Value::List(items) | Value::Set(items) => Some(items.clone()),
        other => (session.links.elements)(session, other, NOWHERE)?,
    };
    let Some(items) = items else {
        let found = value.class(&session.analyst.store);
        return Err(placed(match value {
            Value::Nothing => say::options_gave_nothing(method, &class.name, found),
            _ => say::no_collection_of_options(method, &class.name, found),
        }));
    };
    let must_be_impartial = class.is_impartial;
    let mut scenes = Vec::with_capacity(items.len());
    for item in items.iter() {
        if must_be_impartial && is_game(item) && !is_impartial_game(session, item) {
            let text = (session.links.text)(session, item, NOWHERE)?;
            return Err(placed(say::option_not_impartial(what, &class.name, text)));
        }
        match scene(session, item)? {
            Some(scene) => scenes.push(scene),
            None => {
                return Err(placed(say::option_of_rules_is_no_game(
                    what,
                    &class.name,
                    item.class(&session.analyst.store),
                )));
            }
        }
    }
    Ok(scenes)
}

/// A game of any kind, ready to travel; `None` if the value is no game.
pub(super) fn scene(session: &mut Session, value: &Value) -> Evaluated<Option<Scene>> {
    if !is_game(value) && !matches!(value, Value::Stopper { .. }) {
        return Ok(None);
    }
    must_be_free([value], NOWHERE)?;
    Ok(Some(Scene(frozen(session, value)?.unwrap_or_else(|| value.clone()))))
}

/// The options of an object of a class that a program declares, as values.
pub(crate) fn options_of_object(
    session: &mut Session,
    game: &Value,
    player: Player,
) -> Evaluated<Vec<Value>> {
    let scenes = options_of(session, game, player)?;
    scenes.iter().map(|scene| thawed(session, &scene.0)).collect()
}

fn scenes(session: &mut Session, games: &[Value]) -> Evaluated<Vec<Scene>> {
    let mut scenes = Vec::with_capacity(games.len());
    for game in games {
        scenes.extend(scene(session, game)?);
    }
    Ok(scenes)
}

/// The number of moves of a line of play that may have no end.
const LONG_LINE: usize = 10_000;

/// The message that a game that is said to be impartial gives the players other options.
fn not_impartial(class: &ClassInfo) -> Failure {
    let of = class.methods.get("Options").and_then(|it| it.first());
    Failure::new(say::options_differ(&class.name), of.map_or(class.span, |it| it.span))
        .stood_in(&class.source)
}
