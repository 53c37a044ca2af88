//! Pictures of a position or of a match, and the places of the picture that a move changes.

use crate::answer::{ShownMove, Sight, Spot};
use crate::play::{Boxes, BoxesState, Game, Offer, PositionState, Positions};
use std::collections::HashMap;
use tweedle_draw::{Played, Scene, Theme};
use tweedle_engine::Player;
use tweedle_rules::Thing;
use tweedle_search::{Move, Position};

/// The most places of a picture that can be pointed at.
const MOST_PLACES: usize = 5_000;

/// A game of matches that can be pointed at.
pub(crate) trait Seen: Game {
    /// The picture of a state after these moves, and the numbers of its places.
    fn sight(state: &Self::State, moves: &[Played]) -> (Sight, Places);

    /// True if the things of a state's picture are things of another's, too.
    fn has_things_of(state: &Self::State, other: &Self::State) -> bool;

    /// The things of the picture of a state that a move changes, each with its term of the sum.
    fn changed(state: &Self::State, step: &Self::Move) -> Vec<(usize, Thing)>;

    /// The state as a text that a match can begin with.
    fn text(state: &Self::State) -> String;

    /// The moves that can be made, with the places that they change.
    fn shown(state: &Self::State, places: &Places, offers: &[Offer<Self::Move>]) -> Vec<ShownMove>;
}

impl Seen for Positions {
    fn sight(state: &PositionState, moves: &[Played]) -> (Sight, Places) {
        sight(&state.position, moves)
    }

    // A term that has come to its end is no longer there, and those after it have other numbers.
    fn has_things_of(state: &PositionState, other: &PositionState) -> bool {
        state.position.len() == other.position.len()
    }

    fn changed(_: &PositionState, step: &Move) -> Vec<(usize, Thing)> {
        step.touched().into_iter().collect()
    }

    fn text(state: &PositionState) -> String {
        state.position.expression()
    }

    fn shown(_: &PositionState, places: &Places, offers: &[Offer<Move>]) -> Vec<ShownMove> {
        shown(places, offers.iter().map(|offer| &offer.step))
    }
}

impl Seen for Boxes {
    fn sight(state: &BoxesState, _: &[Played]) -> (Sight, Places) {
        let boxes = 0..state.position().board().boxes();
        let owners: Vec<Option<Player>> = boxes.map(|number| state.owner(number)).collect();
        let scene = tweedle_draw::dots_and_boxes(state.position(), &owners);
        points_of(&scene, state.draw(), false)
    }

    fn text(state: &BoxesState) -> String {
        state.start_text()
    }

    fn has_things_of(_: &BoxesState, _: &BoxesState) -> bool {
        true
    }

    fn changed(state: &BoxesState, step: &BoxesState) -> Vec<(usize, Thing)> {
        let board = state.position().board();
        let drawn = state.position().undrawn() & !step.position().undrawn();
        let lines = (0..board.lines()).filter(|line| drawn >> line & 1 == 1);
        lines.map(|line| (0, Thing::Line(line, board.ends(line)))).collect()
    }

    fn shown(state: &BoxesState, places: &Places, offers: &[Offer<BoxesState>]) -> Vec<ShownMove> {
        let shown = |offer: &Offer<BoxesState>| {
            let text = offer.step.start_text();
            ShownMove {
                name: offer.name.clone(),
                to: text.clone(),
                position: text,
                places: numbers(places, &Boxes::changed(state, &offer.step)),
                way: None,
                like: None,
            }
        };
        offers.iter().map(shown).collect()
    }
}

/// The numbers of the places of a picture.
pub(crate) type Places = HashMap<(usize, Thing), usize>;

/// The numbers of those of these things that are in a picture.
pub(crate) fn numbers<'a>(
    places: &Places,
    things: impl IntoIterator<Item = &'a (usize, Thing)>,
) -> Vec<usize> {
    things.into_iter().filter_map(|thing| places.get(thing).copied()).collect()
}

/// The numbers of the places between which a move carries a piece, if both are in a picture.
fn way(places: &Places, step: &Move) -> Option<[usize; 2]> {
    let (term, [from, to]) = step.way()?;
    Some([*places.get(&(term, from))?, *places.get(&(term, to))?])
}

/// The picture of a position after moves of a match, and the numbers of its places.
pub(crate) fn sight(position: &Position, moves: &[Played]) -> (Sight, Places) {
    let letters = position.draw();
    let Ok(scene) = tweedle_draw::played(position, moves) else {
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

/// Moves of a player, with the places that they change; of those that lead to the same position but for a symmetry, all
/// but the first say so.
pub(crate) fn shown<'a>(
    places: &Places,
    steps: impl IntoIterator<Item = &'a Move>,
) -> Vec<ShownMove> {
    let mut first: HashMap<String, usize> = HashMap::new();
    let shown = |(i, step): (usize, &Move)| {
        let &mut earliest = first.entry(step.to.representative().key()).or_insert(i);
        ShownMove {
            name: step.name(),
            to: step.to.text(),
            position: step.to.expression(),
            places: numbers(places, &step.touched()),
            way: way(places, step),
            like: (earliest < i).then_some(earliest),
        }
    };
    steps.into_iter().enumerate().map(shown).collect()
}
