//! Pictures of a position or of a match, and the places of the picture that a move changes.

use crate::answer::{ShownMove, Sight, Spot};
use crate::play::{Boxes, BoxesState, Game, Offer, PositionState, Positions};
use std::collections::HashMap;
use tweedle_draw::{Scene, Theme};
use tweedle_engine::Player;
use tweedle_rules::Thing;
use tweedle_search::{Move, Position};

/// The most places of a picture that can be pointed at.
const MOST_PLACES: usize = 5_000;

/// A game of matches that can be pointed at.
pub(crate) trait Seen: Game {
    /// The picture of a state, and the numbers of its places.
    fn sight(state: &Self::State) -> (Sight, Places);

    /// The state as a text that a match can begin with.
    fn text(state: &Self::State) -> String;

    /// A move that can be made, with the places that it changes.
    fn shown(state: &Self::State, places: &Places, offer: &Offer<Self::Move>) -> ShownMove;
}

impl Seen for Positions {
    fn sight(state: &PositionState) -> (Sight, Places) {
        sight(&state.position)
    }

    fn text(state: &PositionState) -> String {
        state.position.expression()
    }

    fn shown(_: &PositionState, places: &Places, offer: &Offer<Move>) -> ShownMove {
        shown(places, &offer.step)
    }
}

impl Seen for Boxes {
    fn sight(state: &BoxesState) -> (Sight, Places) {
        let boxes = 0..state.position().board().boxes();
        let owners: Vec<Option<Player>> = boxes.map(|number| state.owner(number)).collect();
        let scene = tweedle_draw::dots_and_boxes(state.position(), &owners);
        points_of(&scene, state.draw(), false)
    }

    fn text(state: &BoxesState) -> String {
        state.start_text()
    }

    fn shown(state: &BoxesState, places: &Places, offer: &Offer<BoxesState>) -> ShownMove {
        let drawn = state.position().undrawn() & !offer.step.position().undrawn();
        let is_drawn =
            |thing: &Thing| matches!(thing, Thing::Line(line, _) if drawn >> line & 1 == 1);
        let changed = places.iter().filter(|((_, thing), _)| is_drawn(thing));
        let text = offer.step.start_text();
        ShownMove {
            name: offer.name.clone(),
            to: text.clone(),
            position: text,
            places: changed.map(|(_, &place)| place).collect(),
        }
    }
}

/// The numbers of the places of a picture.
pub(crate) type Places = HashMap<(usize, Thing), usize>;

/// The picture of a position, and the numbers of its places.
pub(crate) fn sight(position: &Position) -> (Sight, Places) {
    let letters = position.draw();
    let Ok(scene) = tweedle_draw::position(position) else {
        return (Sight { letters, ..Sight::default() }, Places::new());
    };
    points_of(&scene, letters, position.len() > 1)
}

/// A picture with its places, and the numbers of these; of several terms each place says its own.
fn points_of(scene: &Scene, letters: String, several: bool) -> (Sight, Places) {
    let parts = &scene.parts[..scene.parts.len().min(MOST_PLACES)];
    let spot = |part: &tweedle_draw::Part| Spot {
        name: if several {
            format!("{}: {}", part.term + 1, part.thing)
        } else {
            part.thing.to_string()
        },
        counter: matches!(part.thing, Thing::Counter(..)),
        outline: part.outline.iter().map(|&(x, y)| [tenths(x), tenths(y)]).collect(),
        edits: Vec::new(),
    };
    let numbered = parts.iter().enumerate();
    let places = numbered.map(|(i, part)| ((part.term, part.thing.clone()), i)).collect();
    let sight = Sight {
        svg: Some(scene.svg(Theme::Page)),
        letters,
        width: scene.width,
        height: scene.height,
        places: parts.iter().map(spot).collect(),
    };
    (sight, places)
}

/// A number with one place.
fn tenths(x: f64) -> f64 {
    (x * 10.0).round() / 10.0
}

/// A move, with the places that it changes.
pub(crate) fn shown(places: &Places, step: &Move) -> ShownMove {
    ShownMove {
        name: step.name(),
        to: step.to.text(),
        position: step.to.expression(),
        places: step.touched().iter().filter_map(|thing| places.get(thing).copied()).collect(),
    }
}
