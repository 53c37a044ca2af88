//! Looks of positions of programs: by the board, the strip, the graph or the heap among their variables.

use super::heaps;
use crate::Session;
use crate::data::{Graph, Icon, write_graph};
use crate::failure::NOWHERE;
use crate::run::read_member;
use crate::value::identical::identical;
use crate::value::object::Object;
use crate::value::{Shared, Value};
use std::sync::Arc;
use tweedle_rules::sketch::{self, Cell, Figure, Layout, Sketch, Vertex};
use tweedle_rules::{Heaps, heap, picture};

/// The part of a position that can be drawn.
pub(super) enum Look {
    /// The contents of the cells of a board, row by row.
    Board(Vec<Vec<OnCell>>),
    /// The contents of the cells of a strip.
    Strip(Vec<OnCell>),
    Graph(Arc<Graph<Value>>),
    Heaps(Heaps),
}

/// The content of a cell.
pub(super) struct OnCell {
    /// Its letter, or its number if it has none.
    written: String,
    /// The picture that the ruleset has for it.
    icon: Option<Icon>,
}

impl Look {
    /// The look of a position; `None` if nothing in it can be drawn.
    pub(super) fn of(session: &mut Session, game: &Value) -> Option<Look> {
        if let Some(heaps) = heaps::of(game) {
            return Some(Look::Heaps(heaps));
        }
        let Value::Object(object) = game else { return None };
        let fields = object.fields();
        let found =
            |value: &&Value| matches!(value, Value::Grid(_) | Value::Strip(_) | Value::Graph(_));
        match fields.iter().find(found)? {
            Value::Graph(graph) => Some(Look::Graph(graph.clone())),
            cells => Look::of_cells(cells, &CellsOf::object(session, object)),
        }
    }

    /// A board or a strip.
    fn of_cells(value: &Value, known: &CellsOf) -> Option<Look> {
        match value {
            Value::Grid(grid) => {
                let rows = grid.cells.chunks(grid.columns.max(1));
                Some(Look::Board(rows.map(|cells| known.on(cells)).collect()))
            }
            Value::Strip(strip) => Some(Look::Strip(known.on(&strip.cells))),
            _ => None,
        }
    }

    /// The look of a position that is a board or a strip and nothing else.
    pub(super) fn of_cells_alone(session: &mut Session, game: &Value) -> Option<Look> {
        let Value::Object(object) = game else { return None };
        let look = if object.class.fields.len() > 1 { None } else { Look::of(session, game) };
        look.filter(|look| matches!(look, Look::Board(_) | Look::Strip(_)))
    }

    /// The cells whose content changes from this board or strip to another one of its size, and what stands there then: a move as
    /// one that may be made on other boards, too.
    pub(super) fn change(&self, after: &Look) -> Option<String> {
        let rows = |look: &Look| match look {
            Look::Board(rows) => Some(
                rows.iter().map(|row| row.iter().map(|it| it.written.clone()).collect()).collect(),
            ),
            Look::Strip(cells) => Some(vec![cells.iter().map(|it| it.written.clone()).collect()]),
            _ => None,
        };
        let (before, after): (Vec<Vec<String>>, Vec<Vec<String>>) = (rows(self)?, rows(after)?);
        let is_strip = matches!(self, Look::Strip(_));
        let lengths = |rows: &[Vec<String>]| rows.iter().map(Vec::len).collect::<Vec<_>>();
        if lengths(&before) != lengths(&after) {
            return None;
        }
        let mut changes = Vec::new();
        for (i, (old, new)) in before.iter().zip(&after).enumerate() {
            for (j, (old, new)) in old.iter().zip(new).enumerate() {
                if old != new && is_strip {
                    changes.push(format!("{}={new}", j + 1));
                } else if old != new {
                    changes.push(format!("({},{})={new}", i + 1, j + 1));
                }
            }
        }
        Some(changes.join(" "))
    }

    /// A position as a text in a line, if it is heaps, or a board, a strip or a graph and nothing else, and its ruleset has
    /// letters for the cells, or labels for what is in the graph.
    pub(super) fn line_of(session: &mut Session, game: &Value) -> Option<String> {
        let has_more = |it: &Object| it.class.fields.len() > 1;
        match game {
            Value::Object(object) if has_more(object) => None,
            Value::Object(object) => {
                let look = Look::of(session, game)?;
                match &look {
                    Look::Heaps(_) => {}
                    Look::Graph(graph) => return labelled(session, object, graph),
                    Look::Board(_) | Look::Strip(_) => {
                        letters(session, object)?;
                    }
                }
                look.line()
            }
            _ => heaps::of(game).map(|it| it.to_string()),
        }
    }

    fn line(&self) -> Option<String> {
        let line = |cells: &[OnCell]| {
            let is_letter = |cell: &OnCell| cell.written.chars().count() == 1;
            let all = cells.iter().map(|cell| cell.written.as_str());
            cells.iter().all(is_letter).then(|| all.collect::<String>())
        };
        match self {
            Look::Board(rows) => {
                let rows: Vec<String> = rows.iter().map(|row| line(row)).collect::<Option<_>>()?;
                Some(rows.join("|"))
            }
            Look::Strip(cells) => line(cells),
            Look::Heaps(heaps) => Some(heaps.to_string()),
            Look::Graph(_) => None,
        }
    }

    /// The lines of text of the look, for a terminal.
    pub(super) fn lines(&self) -> Option<String> {
        let written =
            |cells: &[OnCell]| cells.iter().map(|it| it.written.clone()).collect::<Vec<_>>();
        match self {
            Look::Board(rows) => Some(picture::board(rows.iter().map(|row| written(row)))),
            Look::Strip(cells) => Some(picture::numbered("", written(cells))),
            Look::Heaps(heaps) => Some(heap::draw(heaps)),
            Look::Graph(_) => None,
        }
    }

    /// The sketch from which pictures are drawn.
    pub(super) fn sketch(&self, session: &mut Session) -> Option<Sketch> {
        let figure = match self {
            Look::Board(rows) => Figure::Board(
                rows.iter().map(|row| row.iter().map(OnCell::cell).collect()).collect(),
            ),
            Look::Strip(cells) => Figure::Strip(cells.iter().map(OnCell::cell).collect()),
            Look::Heaps(heaps) => Figure::Heaps(heaps.sizes().to_vec()),
            Look::Graph(graph) => {
                let mut name = |label: &Value| match label {
                    Value::Nothing | Value::Integer(0) => Some(String::new()),
                    Value::String(text) => Some(text.to_string()),
                    other => (session.links.text)(session, other, NOWHERE).ok(),
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

/// The characters and the pictures of the cells 0, 1, 2 and so on, as rulesets give them.
struct CellsOf {
    letters: Vec<char>,
    icons: Vec<Option<Icon>>,
}

impl CellsOf {
    /// The cells of the ruleset of a position, or the usual ones.
    fn object(session: &mut Session, object: &Shared<Object>) -> CellsOf {
        let letters = letters(session, object).unwrap_or_else(|| vec!['.', 'x', 'o']);
        CellsOf { letters, icons: icons(session, object) }
    }

    fn on(&self, cells: &[i8]) -> Vec<OnCell> {
        let on = |&cell: &i8| {
            let number = usize::try_from(cell).ok();
            let letter = number.and_then(|it| self.letters.get(it));
            let icon = number.and_then(|it| self.icons.get(it)).copied().flatten();
            OnCell { written: letter.map_or_else(|| cell.to_string(), char::to_string), icon }
        };
        cells.iter().map(on).collect()
    }
}

/// The letters of the cells 0, 1, 2 and so on, if the ruleset has a `CharMap`.
fn letters(session: &mut Session, object: &Shared<Object>) -> Option<Vec<char>> {
    match property(session, object, "CharMap") {
        Some(Value::String(text)) => Some(text.chars().collect()),
        _ => None,
    }
}

/// The pictures of the cells 0, 1, 2 and so on, as far as the ruleset has `Icons`.
fn icons(session: &mut Session, object: &Shared<Object>) -> Vec<Option<Icon>> {
    let icon = |value: &Value| match value {
        Value::Icon(icon) => Some(*icon),
        _ => None,
    };
    match property(session, object, "Icons") {
        Some(Value::List(icons)) => icons.iter().map(icon).collect(),
        _ => Vec::new(),
    }
}

/// A graph with its labels as its ruleset reads them, if that says so.
fn labelled(
    session: &mut Session,
    object: &Shared<Object>,
    graph: &Graph<Value>,
) -> Option<String> {
    /// Longer texts are not of use in a line, in bytes.
    const LONGEST: usize = 1 << 16;
    let meanings = ["VertexLabels", "EdgeLabels"].map(|name| property(session, object, name));
    if meanings.iter().all(Option::is_none) {
        return None;
    }
    let mut length = 0;
    let written = graph.map(|label, is_edge| {
        let text = match &meanings[usize::from(is_edge)] {
            Some(Value::Map(entries)) => entries.iter().find_map(|(key, value)| match key {
                // The meaning of edges without a label.
                Value::String(key) if identical(value, label) && is_edge && &**key == "-" => {
                    Some(String::new())
                }
                Value::String(key) if identical(value, label) => Some(key.to_string()),
                _ => None,
            }),
            _ => None,
        };
        let text = match text {
            Some(text) => text,
            None => (session.links.label_text)(session, label, NOWHERE).map_err(|_| ())?,
        };
        length += text.len() + 1;
        if length > LONGEST { Err(()) } else { Ok(text) }
    });
    Some(write_graph(&written.ok()?))
}

/// The property of the ruleset of a position, or else of the position itself.
fn property(session: &mut Session, object: &Shared<Object>, name: &str) -> Option<Value> {
    let own = [object.enclosing.clone(), Value::Object(object.clone())];
    own.iter().find_map(|value| match value {
        Value::Object(it) if it.class.properties.contains(name) => {
            read_member(session, value, name, NOWHERE).ok()
        }
        _ => None,
    })
}

impl OnCell {
    /// The cell from which pictures are drawn.
    fn cell(&self) -> Cell {
        if let Some(icon) = self.icon {
            return icon.cell();
        }
        let mut letters = self.written.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Cell::of_letter(letter),
            _ => Cell::Written(self.written.clone()),
        }
    }
}

/// A board, a strip or a graph among the variables of a position as its ruleset reads it; `None` if it has no character for
/// a cell, or says nothing of labels.
pub(crate) fn written_board(
    session: &mut Session,
    object: &Shared<Object>,
    value: &Value,
) -> Option<String> {
    if let Value::Graph(graph) = value {
        return labelled(session, object, graph);
    }
    if !matches!(value, Value::Grid(_) | Value::Strip(_)) {
        return None;
    }
    let Ok(Value::String(letters)) = read_member(session, &object.enclosing, "CharMap", NOWHERE)
    else {
        return None;
    };
    let known = CellsOf { letters: letters.chars().collect(), icons: Vec::new() };
    Look::of_cells(value, &known)?.line().filter(|line| !line.is_empty())
}
