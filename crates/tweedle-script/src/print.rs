//! Values as text.

use crate::data::{Graph, write_graph};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::collect::map;
use crate::operate::universe::universe_text;
use crate::run::read_member;
use crate::scripted::{is_scripted, value_of_position, written_board};
use crate::value::compound::{Compound, CompoundKind};
use crate::value::mutable::{Mutable, MutableKind};
use crate::value::object::Object;
use crate::value::{Explicit, Shared, Value};
use crate::{Session, Span, operate};
use std::fmt::Write;
use tweedle_draw::COLUMNS;
use tweedle_engine::Player;
use tweedle_engine::number::Rational;
use tweedle_engine::short::{Coordinate, Thermograph, Trajectory};
use tweedle_heaps::Period;
use tweedle_rules::any::{close_arrow, close_star, is_sign_or_fraction, spelled};
use tweedle_search::{Position, quoted};
use tweedle_syntax::say;

/// A text beyond this many bytes is refused.
const LONGEST: usize = 10_000_000;

/// The printed form of a value; `span` is the place that the value came from, for messages.
pub(crate) fn text(session: &mut Session, value: &Value, span: Span) -> Evaluated<String> {
    let mut text = String::new();
    Printer { session, span }.write(&mut text, value)?;
    Ok(text)
}

/// A row of small numbers.
fn row(cells: &[i8]) -> String {
    let cells: Vec<_> = cells.iter().map(i8::to_string).collect();
    format!("[{}]", cells.join(","))
}

/// A trajectory from above: its value where the highest piece would meet temperature 0, the temperatures of the corners, the
/// slopes. The highest piece of a wall is the mast.
fn wall(trajectory: &Trajectory<Rational>) -> String {
    let mast = match trajectory.corners().next_back() {
        Some((t, value)) => {
            let slope = trajectory.slopes().next_back().unwrap_or(0);
            value.clone() - t.times(slope)
        }
        None => trajectory.at(&Rational::ZERO),
    };
    let corners: Vec<_> = trajectory.corners().rev().map(|(t, _)| t.to_string()).collect();
    let slopes: Vec<_> = trajectory.slopes().rev().map(|slope| slope.to_string()).collect();
    format!("{mast},[{}],[{}]", corners.join(","), slopes.join(","))
}

/// Both walls of a thermograph.
fn both_walls(thermograph: &Thermograph<Rational>) -> String {
    Player::BOTH.map(|player| wall(thermograph.wall(player))).join(",")
}

/// A graph as it is walked, with its labels as they are printed.
fn graph_text(session: &mut Session, graph: &Graph<Value>, span: Span) -> Evaluated<String> {
    let mut length = 0;
    let written = graph.map(|label, _| {
        let text = label_text(session, label, span)?;
        length += text.len() + 1;
        if length > LONGEST { Err(too_long(span)) } else { Ok(text) }
    })?;
    Ok(write_graph(&written))
}

/// The written label of a vertex or an edge, without braces: nothing for `Nothing`, and texts without quotes.
pub(crate) fn label_text(session: &mut Session, label: &Value, span: Span) -> Evaluated<String> {
    match label {
        Value::Nothing => Ok(String::new()),
        Value::String(own) => Ok(own.to_string()),
        other => text(session, other, span),
    }
}

fn too_long(span: Span) -> Failure {
    Failure::new(say::result_too_long(LONGEST), span)
}

struct Printer<'a> {
    session: &'a mut Session,
    span: Span,
}

impl Printer<'_> {
    fn write(&mut self, text: &mut String, value: &Value) -> Evaluated<()> {
        if text.len() > LONGEST {
            return Err(too_long(self.span));
        }
        self.session.control.check_memory().at(self.span)?;
        crate::with_stack(|| self.write_kind(text, value))
    }

    fn write_explicit(&mut self, text: &mut String, explicit: &Explicit) -> Evaluated<()> {
        text.push_str("'{");
        for player in Player::BOTH {
            if player == Player::Right {
                text.push('|');
            }
            self.write_all(text, &explicit.options[player.index()])?;
        }
        text.push_str("}'");
        Ok(())
    }

    #[expect(clippy::too_many_lines, reason = "a kind of value is a few lines")]
    fn write_kind(&mut self, text: &mut String, value: &Value) -> Evaluated<()> {
        // Writing to a string does not fail.
        let _ = match value {
            Value::Undefined | Value::Cell(_) | Value::Coded(_) | Value::Nothing => {
                write!(text, "Nothing")
            }
            Value::Closure(closure) => write!(text, "{}", closure.code.text()),
            Value::Script(program) => write!(text, "⟪{}⟫", program.name),
            Value::Declared(bound) => write!(text, "⟪{}⟫", bound.class.name),
            Value::Object(object) => {
                let object = object.clone();
                return self.write_object(text, value, &object);
            }
            Value::Boolean(b) => write!(text, "{b}"),
            Value::Integer(n) => write!(text, "{n}"),
            Value::Game(g) => {
                text.push_str(
                    &self
                        .session
                        .analyst
                        .store
                        .text_in(*g, self.session.outside.style())
                        .at(self.span)?,
                );
                Ok(())
            }
            Value::Rational(x) => write!(text, "{x}"),
            Value::Ordinal(x) => write!(text, "{x}"),
            Value::Infinite { negative } => write!(text, "{}inf", if *negative { "-" } else { "" }),
            Value::Affine(g) => {
                text.push_str(&self.session.analyst.forms.text(*g).at(self.span)?);
                Ok(())
            }
            Value::Misere(g) => {
                text.push_str(&self.session.analyst.misere.text(*g).at(self.span)?);
                Ok(())
            }
            Value::OfUniverse(universe, g) => {
                text.push_str(&universe_text(self.session, *universe, *g, self.span)?);
                Ok(())
            }
            Value::Quotient(it) => {
                let (order, lost) = (it.quotient.order(), it.quotient.lost().len());
                write!(text, "MisereQuotient(Order => {order}, POrder => {lost})")
            }
            Value::QuotientElement(it, x) => write!(text, "{}", it.quotient.text(*x)),
            Value::Stopper { stopper, .. } => {
                let (analyst, style) = (&mut self.session.analyst, self.session.outside.style());
                let shown = analyst.stoppers.text_in(&mut analyst.store, *stopper, style);
                text.push_str(&shown.at(self.span)?);
                Ok(())
            }
            Value::Sided(it) => {
                let (analyst, style) = (&mut self.session.analyst, self.session.outside.style());
                let shown = analyst.stoppers.sides_text(&mut analyst.store, it, style);
                text.push_str(&shown.at(self.span)?);
                Ok(())
            }
            Value::Explicit(explicit) => return self.write_explicit(text, explicit),
            Value::Compound(compound) => {
                let compound = compound.clone();
                return self.write_compound(text, &compound);
            }
            Value::Position(position) if is_scripted(position) => {
                return self.write_terms(text, position);
            }
            Value::Position(position) => write!(text, "{}", position.printed()),
            Value::Ruleset(rules) => write!(text, "{}", rules.expression()),
            Value::Class(name) => write!(text, "⟪{name}⟫"),
            Value::Function(name) => write!(text, "{name}"),
            Value::List(values) => return self.write_between(text, '[', values, ']'),
            Value::Set(values) if values.iter().any(|it| matches!(it, Value::Object(_))) => {
                let sorted = operate::compare::sorted(self.session, values.to_vec(), self.span)?;
                return self.write_between(text, '{', &sorted, '}');
            }
            Value::Set(values) => return self.write_between(text, '{', values, '}'),
            Value::Map(entries) => return self.write_map(text, entries),
            Value::Mutable(it) => {
                let it = it.clone();
                return self.write_mutable(text, &it);
            }
            Value::String(string) => {
                // Quoted, each character may be two, and the text that it is put behind is copied.
                self.session.control.make_room(4 * string.len()).at(self.span)?;
                write!(text, "{}", quoted(string))
            }
            Value::Coordinates(row, column) => write!(text, "({row},{column})"),
            Value::Range(range) => return self.write_range(text, range),
            Value::Player(player) => write!(text, "{player}"),
            Value::Outcome(outcome) => write!(text, "{outcome}"),
            Value::Periodicity(period) => {
                let Period { length, preperiod, saltus } = **period;
                write!(
                    text,
                    "Periodicity(Period => {length}, Preperiod => {preperiod}, Saltus => {saltus})"
                )
            }
            Value::Thermograph(it) => write!(text, "Thermograph({})", both_walls(it)),
            Value::Picture(it) => write!(text, "{}", it.text_picture(COLUMNS)),
            Value::Trajectory(it) => write!(text, "Trajectory({})", wall(it)),
            Value::Grid(grid) => {
                let rows: Vec<_> = match grid.columns {
                    0 => Vec::new(),
                    columns => grid.cells.chunks(columns).map(row).collect(),
                };
                write!(text, "Grid([{}])", rows.join(","))
            }
            Value::Strip(strip) => write!(text, "Strip({})", row(&strip.cells)),
            Value::Graph(graph) => {
                let graph = graph.clone();
                let written = graph_text(self.session, &graph, self.span)?;
                let class = if graph.is_directed() { "DirectedGraph" } else { "Graph" };
                write!(text, "{class}({})", quoted(&written))
            }
            Value::Vertex(vertex) => {
                text.push_str("Vertex(");
                self.write(text, vertex.label())?;
                let others = vertex.graph.neighbours(vertex.number).map(|it| (it + 1).to_string());
                write!(text, ", [{}])", others.collect::<Vec<_>>().join(","))
            }
            Value::Edge(edge) => {
                text.push_str("Edge(");
                self.write(text, &edge.label)?;
                write!(text, ", {}, {})", edge.from + 1, edge.to + 1)
            }
            Value::Symmetry(symmetry) => write!(text, "{symmetry}"),
            Value::Icon(icon) => write!(text, "{icon}"),
        };
        Ok(())
    }

    /// A compound, with parentheses where the order of operations needs them.
    fn write_compound(&mut self, text: &mut String, compound: &Compound) -> Evaluated<()> {
        if let CompoundKind::Twisted | CompoundKind::Dicotic = compound.kind {
            self.write_part(text, compound.first(), compound.kind.precedence())?;
            text.push_str(compound.kind.symbol());
            return Ok(());
        }
        let CompoundKind::Negative = compound.kind else {
            let own = compound.kind.precedence();
            self.write_part(text, compound.first(), own)?;
            close_star(text);
            // `G + -H` is written `G - H`.
            if let (CompoundKind::DisjunctiveSum, Value::Compound(last)) =
                (compound.kind, compound.last())
                && last.kind == CompoundKind::Negative
            {
                text.push_str(" - ");
                return self.write_part(text, last.first(), own + 1);
            }
            let end = text.len();
            text.push_str(compound.kind.symbol());
            let start = text.len();
            self.write_part(text, compound.last(), own + 1)?;
            // The name would be read as the argument of a star or an arrow before it, and what follows as a term.
            let is_named = compound.kind.symbol().contains(char::is_alphabetic);
            if is_named && text[start..].starts_with(['-', '+']) {
                close_arrow(text, end);
            }
            return Ok(());
        };
        text.push('-');
        self.write_part(text, compound.first(), CompoundKind::Negative.precedence() + 1)
    }

    /// A game inside of a compound: in parentheses if it binds less tightly than it must.
    fn write_part(&mut self, text: &mut String, part: &Value, least: u8) -> Evaluated<()> {
        let binds = match part {
            Value::Compound(compound) => compound.kind.precedence(),
            Value::Position(position) if position.len() > 1 => 1,
            Value::Position(position) if position.single().is_some_and(|it| it.1) => 4,
            Value::Integer(n) if *n < 0 => 4,
            _ => u8::MAX,
        };
        // A sign may stand before any term.
        let is_sign = binds == 4 && least <= 4;
        if binds >= least || is_sign {
            let start = text.len();
            self.write(text, part)?;
            let written = &text[start..];
            if let Some(spelled) = spelled(written) {
                text.replace_range(start.., &spelled);
            } else if least > CompoundKind::Negative.precedence() && is_sign_or_fraction(written) {
                text.insert(start, '(');
                text.push(')');
            }
            return Ok(());
        }
        text.push('(');
        self.write(text, part)?;
        text.push(')');
        Ok(())
    }

    /// A position, or a sum of some, whose rules a program defines: each term as the object that it is.
    fn write_terms(&mut self, text: &mut String, position: &Position) -> Evaluated<()> {
        for (place, term) in position.terms().iter().enumerate() {
            close_star(text);
            text.push_str(match (place, term.is_negative()) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            });
            let alone = Position::from(term.component().clone());
            match value_of_position(self.session, &alone)? {
                Some(object) if position.len() > 1 => self.write_part(text, &object, 0)?,
                Some(object) => self.write(text, &object)?,
                None => text.push_str(&alone.printed()),
            }
        }
        Ok(())
    }

    /// Writes the text that an object gives of itself, or the call that makes it.
    fn write_object(
        &mut self,
        text: &mut String,
        value: &Value,
        object: &Shared<Object>,
    ) -> Evaluated<()> {
        let class = &object.class;
        for name in ["ToOutput", "ToString"] {
            if !class.properties.contains(name) {
                continue;
            }
            match read_member(self.session, value, name, self.span)? {
                Value::String(own) => {
                    text.push_str(&own);
                    return Ok(());
                }
                // It has a text of its own, and no further output.
                Value::Object(own) if crate::operate::outputs::is_printed_as_text(&own) => {
                    return self.write(text, &Value::Object(own));
                }
                other => {
                    return Err(Failure::new(
                        say::method_gave_no_text(
                            name,
                            &class.name,
                            other.class(&self.session.analyst.store),
                        ),
                        self.span,
                    ));
                }
            }
        }
        // As a nested class is named in an expression: after the object that it belongs to, by the call that makes it or, where no argument
        // is needed, by its class, which may have inherited it; or else after the class that it is in.
        let name = match (&object.enclosing, class.enclosing.upgrade()) {
            (Value::Object(outer), Some(_))
                if outer.class.parameters.iter().flatten().any(|it| !it.is_optional) =>
            {
                let mut name = String::new();
                self.write(&mut name, &object.enclosing)?;
                format!("{name}.{}", class.short_name())
            }
            (Value::Object(outer), Some(_)) => {
                format!("{}.{}", outer.class.short_name(), class.short_name())
            }
            (_, Some(outer)) => format!("{}.{}", outer.short_name(), class.short_name()),
            (_, None) => class.short_name().to_owned(),
        };
        if class.elements.is_some() {
            let literal = object.named("Literal");
            if let Some(Value::String(literal)) = literal {
                let _ = write!(text, "{name}.{literal}");
                return Ok(());
            }
        }
        if class.modifiers.is_singleton {
            text.push_str(&name);
            return Ok(());
        }
        if class.modifiers.is_mutable {
            let _ = write!(text, "{name}.instance");
            return Ok(());
        }
        text.push_str(&name);
        text.push('(');
        for (place, parameter) in class.parameters.iter().flatten().enumerate() {
            if place > 0 {
                text.push_str(", ");
            }
            if parameter.is_optional {
                let _ = write!(text, "{} => ", parameter.name);
            }
            let value = object.named(&parameter.name).unwrap_or(Value::Nothing);
            if class.is_board
                && let Some(board) = written_board(self.session, object, &value)
            {
                let _ = write!(text, "{}", quoted(&board));
                continue;
            }
            self.write(text, &value)?;
        }
        text.push(')');
        Ok(())
    }

    fn write_mutable(&mut self, text: &mut String, it: &Mutable) -> Evaluated<()> {
        let (name, entries) = match it.kind() {
            MutableKind::List => ("MutableList", it.elements()),
            MutableKind::Set => {
                ("MutableSet", operate::compare::sorted(self.session, it.elements(), self.span)?)
            }
            MutableKind::Map => {
                text.push_str("MutableMap(");
                let entries = it.entries().unwrap_or_default();
                if let Value::Map(entries) = map(self.session, &entries, self.span)? {
                    self.write_entries(text, &entries)?;
                }
                text.push(')');
                return Ok(());
            }
        };
        text.push_str(name);
        text.push('(');
        for (place, value) in entries.iter().enumerate() {
            if place > 0 {
                text.push_str(", ");
            }
            self.write(text, value)?;
        }
        text.push(')');
        Ok(())
    }

    fn write_entries(&mut self, text: &mut String, entries: &[(Value, Value)]) -> Evaluated<()> {
        for (i, (key, value)) in entries.iter().enumerate() {
            if i > 0 {
                text.push_str(", ");
            }
            self.write(text, key)?;
            text.push_str(" => ");
            self.write(text, value)?;
        }
        Ok(())
    }

    fn write_all(&mut self, text: &mut String, values: &[Value]) -> Evaluated<()> {
        for (i, value) in values.iter().enumerate() {
            if i > 0 {
                text.push(',');
            }
            self.write(text, value)?;
        }
        Ok(())
    }

    fn write_between(
        &mut self,
        text: &mut String,
        open: char,
        values: &[Value],
        close: char,
    ) -> Evaluated<()> {
        text.push(open);
        self.write_all(text, values)?;
        text.push(close);
        Ok(())
    }

    fn write_map(&mut self, text: &mut String, entries: &[(Value, Value)]) -> Evaluated<()> {
        if entries.is_empty() {
            text.push_str("{=>}");
            return Ok(());
        }
        text.push('{');
        self.write_entries(text, entries)?;
        text.push('}');
        Ok(())
    }

    fn write_range(&mut self, text: &mut String, [from, to, step]: &[Value; 3]) -> Evaluated<()> {
        self.write(text, from)?;
        text.push_str("..");
        self.write(text, to)?;
        if !matches!(step, Value::Integer(1)) {
            text.push_str("..");
            self.write(text, step)?;
        }
        Ok(())
    }
}
