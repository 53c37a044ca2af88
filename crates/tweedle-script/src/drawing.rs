//! Pictures of the values of programs.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::canonical::canonical_form;
use crate::operate::convert::{as_position, as_rational};
use crate::scripted::{position_for_points, position_of};
use crate::value::Value;
use crate::{Session, Span};
use tweedle_draw::{Axes, Graph, Moves, NoMoves, Scene, float, heat_map, scatter};
use tweedle_engine::Player;
use tweedle_engine::number::{Integer, Rational};
use tweedle_engine::short::Id;
use tweedle_search::analysis::known_soon;
use tweedle_search::{Position, PositionError};
use tweedle_syntax::say;

/// The kind of picture that is drawn of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum View {
    /// The picture that `Draw` of the language shows: the board of a position, the game tree of a value.
    #[default]
    Usual,
    /// The thermograph.
    Thermograph,
    /// The game tree of the canonical form.
    Tree,
    /// The graph of the followers of the canonical form.
    Followers,
    /// The Hasse diagram of the order of several games, or of a misère quotient by divisibility.
    Hasse,
    /// A position and its options, with values and outcomes.
    Moves,
    /// The numbers of a list as points over 0, 1, 2, ...
    Plot,
    /// The numbers of a list of lists as colours.
    HeatMap,
}

/// The komasters for which the thermographs of a ko are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Komasters {
    /// This player, or nobody.
    One(Option<Player>),
    /// Left, Right and nobody: a thermograph for each.
    All,
}

impl Default for Komasters {
    fn default() -> Komasters {
        Komasters::One(None)
    }
}

impl Komasters {
    /// The names.
    pub const NAMED: [(&'static str, Komasters); 4] = [
        ("left", Komasters::One(Some(Player::Left))),
        ("right", Komasters::One(Some(Player::Right))),
        ("none", Komasters::One(None)),
        ("all", Komasters::All),
    ];

    fn each(self) -> Vec<Option<Player>> {
        match self {
            Komasters::One(komaster) => vec![komaster],
            Komasters::All => vec![Some(Player::Left), Some(Player::Right), None],
        }
    }
}

/// A request for a picture.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Drawing {
    /// The kind of picture.
    pub view: View,
    /// True if a thermograph begins at temperature −1, not at 0.
    pub below_zero: bool,
    /// True if a thermograph has its scaffolds.
    pub scaffolds: bool,
    /// The komaster in a thermograph of a position with a ko; it has no scaffolds.
    pub komasters: Komasters,
    /// The depth of a tree in moves: if it is not given, 12, and 1 for moves from a position.
    pub depth: Option<usize>,
    /// The place over which the first number of a plot stands; the number of the first row and column of a heat map.
    pub first: i64,
}

impl View {
    /// The views by their names.
    pub const NAMED: [(&'static str, View); 7] = [
        ("thermograph", View::Thermograph),
        ("tree", View::Tree),
        ("followers", View::Followers),
        ("hasse", View::Hasse),
        ("moves", View::Moves),
        ("plot", View::Plot),
        ("heat-map", View::HeatMap),
    ];

    /// True if it is of several games.
    pub fn is_of_several(self) -> bool {
        matches!(self, View::Thermograph | View::Hasse)
    }
}

/// The picture of a value, if it has one.
pub(crate) fn picture(
    session: &mut Session,
    value: &Value,
    drawing: &Drawing,
    span: Span,
) -> Evaluated<Scene> {
    if matches!(drawing.view, View::Tree | View::Followers | View::Hasse | View::Thermograph) {
        let games = match value {
            Value::List(games) | Value::Set(games) if drawing.view.is_of_several() => &games[..],
            one => std::slice::from_ref(one),
        };
        for game in games {
            if position_for_points(session, game, span)?.is_some() {
                return Err(Failure::new(say::no_picture_with_points(), span));
            }
        }
    }
    match (drawing.view, value) {
        (View::Usual, Value::Picture(scene)) => Ok((**scene).clone()),
        (View::Usual, Value::Thermograph(it)) => Ok(Graph::of(it.clone()).scene()),
        (View::Usual, Value::Position(it)) => {
            let drawn = tweedle_draw::position(it);
            drawn.map_err(|why| Failure::new(say::not_drawn(&why), span))
        }
        (View::Usual | View::Tree, _) => {
            let g = canonical_form(session, value, span)?;
            tweedle_draw::tree(&mut session.analyst.store, g, drawing.depth.unwrap_or(12)).at(span)
        }
        (View::Moves, _) => {
            let Some(position) = as_position(session, value, span)? else {
                let class = value.class(&session.analyst.store);
                let failure = Failure::new(say::no_position(&class), span);
                return Err(
                    failure.with_hint("The options of a value are drawn by the view `tree`.")
                );
            };
            let (depth, control) = (drawing.depth.unwrap_or(1), session.control.clone());
            let mut known = |position: &Position| known_soon(position, &mut session.analyst);
            let tree = Moves::from(&position, depth, &control, &mut known);
            let tree = tree.map_err(|why| match why {
                NoMoves::Stop(stop) => Failure::stopped(stop, span),
                other => Failure::new(say::not_drawn(&other), span),
            })?;
            let drawn = tweedle_draw::moves(&tree);
            drawn.map_err(|why| Failure::new(say::not_drawn(&why), span))
        }
        (View::Followers, _) => {
            let g = canonical_form(session, value, span)?;
            tweedle_draw::dag(&mut session.analyst.store, g).at(span)
        }
        (View::Hasse, Value::Quotient(it)) => {
            tweedle_draw::quotient(&it.quotient, &session.control.clone()).at(span)
        }
        (View::Hasse, _) => {
            let ids = several_games(session, value, span)?;
            tweedle_draw::hasse(&mut session.analyst.store, &ids).at(span)
        }
        (View::Plot, _) => plot(session, value, drawing.first, span),
        (View::HeatMap, _) => drawn_heat_map(session, value, drawing.first, span),
        (View::Thermograph, _) => {
            let graph = thermographs(session, value, drawing.komasters, span)?;
            let graph = graph.below_zero(drawing.below_zero).scaffolds(drawing.scaffolds);
            Ok(graph.scene())
        }
    }
}

/// The numbers of a list over 0, 1, 2, ..., or beginning with another.
fn plot(session: &Session, list: &Value, first: i64, span: Span) -> Evaluated<Scene> {
    let mut points = Vec::new();
    let mut place = first;
    for value in elements(list, span)? {
        if let Some(number) = drawn_number(session, value, span)? {
            points.push((float_of(place), number));
        }
        place = place.saturating_add(1);
    }
    if points.is_empty() {
        return Err(Failure::new(say::no_number_to_draw(), span));
    }
    let (title, short) = (format!("Values at {first} to {}", place - 1), "Values");
    let (across, up) = ("place", "value");
    let axes = Axes { title: &title, short, across, up, width: 640.0, height: 400.0 };
    Ok(scatter(&axes, || points.iter().copied()))
}

/// The numbers of a list of lists as colours, with rows and columns numbered from `first` on.
fn drawn_heat_map(session: &mut Session, list: &Value, first: i64, span: Span) -> Evaluated<Scene> {
    let mut rows = Vec::new();
    for row in elements(list, span)? {
        let mut cells = Vec::new();
        for value in elements(row, span)? {
            let Some(number) = drawn_number(session, value, span)? else {
                cells.push(None);
                continue;
            };
            let text = crate::print::text(session, value, span)?;
            cells.push(Some((number, tweedle_draw::unicode(&text))));
        }
        rows.push(cells);
    }
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let title = format!("Values of {} rows and {columns} columns", rows.len());
    heat_map(&title, &rows, first).map_err(|why| Failure::new(say::not_drawn(why), span))
}

/// The place of a value on an axis: of a number the number itself, of a nimber its size; `None` for `null`.
fn drawn_number(session: &Session, value: &Value, span: Span) -> Evaluated<Option<f64>> {
    if matches!(value, Value::Nothing) {
        return Ok(None);
    }
    let number = match as_rational(session, value) {
        Some(number) => Some(float(&number)),
        None => match value {
            Value::Game(g) => session.analyst.store.as_nimber(*g).map(float_of),
            _ => None,
        },
    };
    match number {
        Some(number) if number.abs() < 1e15 => Ok(Some(number)),
        Some(number) => Err(Failure::new(say::too_large_to_draw(format!("{number:.1e}")), span)),
        None => {
            let class = value.class(&session.analyst.store);
            Err(Failure::new(say::element_not_drawn(&class), span))
        }
    }
}

/// The thermographs of games, of positions with a ko one for each komaster.
fn thermographs(
    session: &mut Session,
    value: &Value,
    komasters: Komasters,
    span: Span,
) -> Evaluated<Graph> {
    let mut graph = Graph::default();
    for game in several(value, span)? {
        let position = match as_position(session, game, span)? {
            None => position_of(session, game, span)?,
            position => position,
        };
        let Some(position) = position.filter(|it| is_loopy(session, it)) else {
            let g = canonical_form(session, game, span)?;
            graph = graph.with_game(&mut session.analyst.store, g).at(span)?;
            continue;
        };
        for komaster in komasters.each() {
            let found = session.analyst.thermograph(&position, komaster);
            let found = found.map_err(|error| position_failure(error, &position, span))?;
            let name = match komaster {
                Some(player) => format!("{}, {player} komaster", position.text()),
                None => format!("{}, no komaster", position.text()),
            };
            graph = graph.with_thermograph(&name, found).at(span)?;
        }
    }
    Ok(graph)
}

/// True if play can go round from a position.
fn is_loopy(session: &mut Session, position: &Position) -> bool {
    position.is_loopy()
        || matches!(session.analyst.canonical_form(position), Err(PositionError::Loop(_)))
}

/// The games of a list or a set, or the game that a value is.
fn several_games(session: &mut Session, value: &Value, span: Span) -> Evaluated<Vec<Id>> {
    let games = several(value, span)?;
    games.iter().map(|game| canonical_form(session, game, span)).collect()
}

/// The elements of a list.
fn elements(value: &Value, span: Span) -> Evaluated<&[Value]> {
    if let Value::List(items) = value {
        return Ok(items);
    }
    let hint = "For example `[0,1,2,3,1,4].DrawPlot`, `[[0,1],[1,0]].DrawHeatMap`.";
    Err(Failure::new(say::plot_of_no_numbers(), span).with_hint(hint))
}

/// The number that an integer is, roughly.
fn float_of(n: impl Into<Integer>) -> f64 {
    float(&Rational::from(n.into()))
}

/// The elements of a list or a set, or the value by itself.
fn several(value: &Value, span: Span) -> Evaluated<&[Value]> {
    let games = match value {
        Value::List(items) | Value::Set(items) => &items[..],
        _ => std::slice::from_ref(value),
    };
    if games.is_empty() { Err(Failure::new(say::no_game_to_draw(), span)) } else { Ok(games) }
}
