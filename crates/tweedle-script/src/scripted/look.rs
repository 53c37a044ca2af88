//! What positions of programs look like: by the board, the strip, the graph or the heap among their variables.

use super::{NOWHERE, heaps};
use crate::data::Graph;
use crate::run::Object;
use crate::value::{Shared, Value};
use crate::{Session, print};
use std::sync::Arc;
use tweedle_rulesets::sketch::{self, Cell, Figure, Layout, Sketch, Vertex};
use tweedle_rulesets::{Heaps, draw_heaps, picture};

/// What lies on the table.
pub(super) enum Look {
    /// What is written on the cells of a board, row by row.
    Board(Vec<Vec<String>>),
    /// What is written on the cells of a strip.
    Strip(Vec<String>),
    Graph(Arc<Graph<Value>>),
    Heaps(Heaps),
}

impl Look {
    /// What a position looks like; `None` if nothing in it can be drawn.
    pub(super) fn of(session: &mut Session, game: &Value) -> Option<Look> {
        if let Some(heaps) = heaps::of(game) {
            return Some(Look::Heaps(heaps));
        }
        let Value::Object(object) = game else { return None };
        let fields = object.fields();
        let found =
            |value: &&Value| matches!(value, Value::Grid(_) | Value::Strip(_) | Value::Graph(_));
        match fields.iter().find(found) {
            Some(Value::Grid(grid)) => {
                let letters = letters(session, object).unwrap_or_else(usual_letters);
                let written = |cells: &[i8]| written(cells, &letters);
                Some(Look::Board(grid.cells.chunks(grid.columns.max(1)).map(written).collect()))
            }
            Some(Value::Strip(strip)) => {
                let letters = letters(session, object).unwrap_or_else(usual_letters);
                Some(Look::Strip(written(&strip.cells, &letters)))
            }
            Some(Value::Graph(graph)) => Some(Look::Graph(graph.clone())),
            _ => None,
        }
    }

    /// A position as a text in a line, if it is heaps, or a board or a strip and nothing else, and its ruleset has letters
    /// for the cells.
    pub(super) fn line_of(session: &mut Session, game: &Value) -> Option<String> {
        let has_more = |it: &Object| it.class.fields.len() > 1;
        match game {
            Value::Object(object) if has_more(object) => None,
            Value::Object(object) => {
                let look = Look::of(session, game)?;
                if !matches!(look, Look::Heaps(_)) {
                    letters(session, object)?;
                }
                look.line()
            }
            _ => heaps::of(game).map(|it| it.to_string()),
        }
    }

    fn line(&self) -> Option<String> {
        let is_letter = |cell: &String| cell.chars().count() == 1;
        match self {
            Look::Board(rows) => {
                let rows: Vec<String> = rows
                    .iter()
                    .map(|row| row.iter().all(is_letter).then(|| row.concat()))
                    .collect::<Option<_>>()?;
                Some(rows.join("|"))
            }
            Look::Strip(cells) => cells.iter().all(is_letter).then(|| cells.concat()),
            Look::Heaps(heaps) => Some(heaps.to_string()),
            Look::Graph(_) => None,
        }
    }

    /// As lines of text, for a terminal.
    pub(super) fn lines(&self) -> Option<String> {
        match self {
            Look::Board(rows) => Some(picture::board(rows.iter().cloned())),
            Look::Strip(cells) => Some(picture::numbered("", cells.iter().cloned())),
            Look::Heaps(heaps) => Some(draw_heaps(heaps)),
            Look::Graph(_) => None,
        }
    }

    /// For whoever draws it.
    pub(super) fn sketch(&self, session: &mut Session) -> Option<Sketch> {
        let figure = match self {
            Look::Board(rows) => Figure::Board(
                rows.iter().map(|row| row.iter().map(|it| cell(it)).collect()).collect(),
            ),
            Look::Strip(cells) => Figure::Strip(cells.iter().map(|it| cell(it)).collect()),
            Look::Heaps(heaps) => Figure::Heaps(heaps.sizes().to_vec()),
            Look::Graph(graph) => {
                let mut name = |label: &Value| match label {
                    Value::Nothing | Value::Integer(0) => Some(String::new()),
                    Value::String(text) => Some(text.to_string()),
                    other => print::text(session, other, NOWHERE).ok(),
                };
                let vertices = graph.labels().iter().map(|label| name(label).map(Vertex::named));
                let vertices = vertices.collect::<Option<_>>()?;
                let edges = graph.edges().iter().map(|edge| {
                    let (from, to) = (edge.from, edge.to);
                    let name = name(&edge.label)?;
                    Some(sketch::Edge { from, to, name, owner: None })
                });
                let edges = edges.collect::<Option<_>>()?;
                let (layout, is_directed) = (Layout::Free, graph.is_directed());
                Figure::Graph(sketch::Graph { layout, is_directed, vertices, edges })
            }
        };
        Some(Sketch::of(figure))
    }
}

fn usual_letters() -> Vec<char> {
    vec!['.', 'x', 'o']
}

/// The letters of the cells 0, 1, 2 and so on, if the ruleset has a `CharMap`.
fn letters(session: &mut Session, object: &Shared<Object>) -> Option<Vec<char>> {
    let own = [object.enclosing.clone(), Value::Object(object.clone())];
    own.iter().find_map(|value| match value {
        Value::Object(it) if it.class.properties.contains("CharMap") => {
            match session.read_member(value, "CharMap", NOWHERE) {
                Ok(Value::String(text)) => Some(text.chars().collect()),
                _ => None,
            }
        }
        _ => None,
    })
}

/// What is written on cells: their letters, or their numbers if they have none.
fn written(cells: &[i8], letters: &[char]) -> Vec<String> {
    let letter = |cell: i8| usize::try_from(cell).ok().and_then(|cell| letters.get(cell));
    let written = |&cell: &i8| letter(cell).map_or_else(|| cell.to_string(), char::to_string);
    cells.iter().map(written).collect()
}

fn cell(written: &str) -> Cell {
    let mut letters = written.chars();
    match (letters.next(), letters.next()) {
        (Some(letter), None) => Cell::of_letter(letter),
        _ => Cell::Written(written.to_owned()),
    }
}
