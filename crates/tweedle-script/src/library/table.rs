//! Entries of the tables of the library: methods, functions, constants.

use crate::data::{Edge, Graph, Grid, Icon, Strip, Vertex};
use crate::failure::Evaluated;
use crate::operate::arguments::{Bound, Parameter};
use crate::value::items::Items;
use crate::value::quotient::MisereQuotient;
use crate::value::{Explicit, Mutable, Shared, Value};
use crate::{Session, Span};
use std::sync::Arc;
use tweedle_draw::Scene;
use tweedle_engine::affine::FormId;
use tweedle_engine::loopy::{Sides, Stopper};
use tweedle_engine::misere::quotient::Element;
use tweedle_engine::number::{Ordinal, Rational};
use tweedle_engine::short::{Id, Thermograph, Trajectory};
use tweedle_engine::universe::Universe;
use tweedle_engine::{Player, misere, universe};
use tweedle_heaps::{Code, Period};
use tweedle_search::{Position, Rules};

/// An input and the text that the language prints for it.
pub(crate) type Example = (&'static str, &'static str);

/// A method of the values of some classes. One without parameters is a property.
pub(crate) struct Method {
    /// The classes that have it, and with them those that extend these.
    pub(crate) of: &'static [&'static str],
    /// The name.
    pub(crate) name: &'static str,
    /// The parameters, in order.
    pub(crate) parameters: &'static [Parameter],
    /// The class of all its results.
    pub(crate) gives: &'static str,
    /// A sentence that says what the method gives.
    pub(crate) doc: &'static str,
    /// A call.
    pub(crate) example: Example,
    /// The function that does the work.
    pub(crate) call: Call,
}

/// A function, or a class or ruleset that is made by a call of its name.
pub(crate) struct Function {
    /// The qualified name.
    pub(crate) name: &'static str,
    /// The parameters, in order.
    pub(crate) parameters: &'static [Parameter],
    /// The class of all its results.
    pub(crate) gives: &'static str,
    /// A sentence that says what the function gives.
    pub(crate) doc: &'static str,
    /// A call.
    pub(crate) example: Example,
    /// The function that does the work.
    pub(crate) call: fn(&mut Session, &Bound) -> Evaluated<Value>,
}

/// A name for a value.
pub(crate) struct Constant {
    /// The qualified name.
    pub(crate) name: &'static str,
    /// The class of the value.
    pub(crate) class: &'static str,
    /// A sentence that says what the constant is.
    pub(crate) doc: &'static str,
    /// A use of it.
    pub(crate) example: Example,
    /// The value.
    pub(crate) value: fn(&mut Session, Span) -> Evaluated<Value>,
}

/// A function of a value of some kind and of arguments.
pub(crate) type On<T> = fn(&mut Session, T, &Bound) -> Evaluated<Value>;
/// The same of a value that is lent.
pub(crate) type OnRef<T> = fn(&mut Session, &T, &Bound) -> Evaluated<Value>;

/// The function that does the work of a method, by the kind of value that it needs. A value of another kind
/// does not have the method.
pub(crate) enum Call {
    /// Any value.
    Any(OnRef<Value>),
    /// A short game in canonical form.
    Short(On<Id>),
    /// A stopper; a short game is one, too.
    Stopper(On<Stopper>),
    /// A game in canonical form, short or loopy.
    Sided(On<Sides>),
    /// A number, not infinite.
    Number(On<Rational>),
    /// An ordinal or a difference of ordinals, not `inf`.
    Ordinal(On<Ordinal>),
    /// An affine game; an ordinary game is one, too.
    Affine(On<FormId>),
    /// A game in canonical form for misère play.
    Misere(On<misere::Id>),
    /// A form, and the universe modulo which it is compared.
    OfUniverse(On<(Universe, universe::Id)>),
    /// A misère quotient.
    Quotient(OnRef<Shared<MisereQuotient>>),
    /// An element of a misère quotient.
    QuotientElement(On<(Shared<MisereQuotient>, Element)>),
    /// A position.
    Position(OnRef<Position>),
    /// A position in which both players have the same moves.
    Impartial(OnRef<Position>),
    /// Any other position.
    Partizan(OnRef<Position>),
    /// A literal form.
    Explicit(OnRef<Explicit>),
    /// The elements of a list, a set or a range.
    Elements(On<Elements>),
    /// The entries of a map.
    Map(OnRef<Items<(Value, Value)>>),
    /// A collection that changes.
    Mutable(OnRef<Mutable>),
    /// A string.
    Text(OnRef<str>),
    /// A ruleset on heaps that has one code, and that.
    Code(fn(&mut Session, &Arc<dyn Rules>, &Code, &Bound) -> Evaluated<Value>),
    /// The period of a sequence.
    Period(On<Period>),
    /// A thermograph.
    Thermograph(OnRef<Thermograph<Rational>>),
    /// A trajectory.
    Trajectory(OnRef<Trajectory<Rational>>),
    /// A picture.
    Picture(OnRef<Scene>),
    /// Left or Right.
    Player(On<Player>),
    /// A row and a column.
    Coordinates(On<(i64, i64)>),
    /// A board.
    Grid(OnRef<Grid>),
    /// A strip.
    Strip(OnRef<Strip>),
    /// A graph, directed or not.
    Graph(OnRef<Arc<Graph<Value>>>),
    /// A vertex of a graph.
    Vertex(OnRef<Vertex<Value>>),
    /// An edge of a graph.
    Edge(OnRef<Edge<Value>>),
    /// A picture.
    Icon(On<Icon>),
}

/// The elements of a collection.
pub(crate) struct Elements {
    /// The elements, in order.
    pub(crate) items: Items<Value>,
    /// True if they are those of a set.
    pub(crate) is_set: bool,
}

impl Elements {
    /// The elements, as a list of one's own.
    pub(crate) fn into_vec(self) -> Vec<Value> {
        self.items.to_vec()
    }
}

impl Call {
    /// True if a value, of a class that has the method, has it.
    pub(crate) fn applies(&self, value: &Value) -> bool {
        match (self, value) {
            (Call::Number(_), Value::Infinite { .. })
            | (Call::Impartial(_), Value::Explicit(_)) => false,
            (Call::Impartial(_), Value::Position(position)) => position.is_impartial(),
            (Call::Partizan(_), Value::Position(position)) => !position.is_impartial(),
            (Call::Impartial(_), Value::Compound(it)) => it.is_impartial,
            (Call::Partizan(_), Value::Compound(it)) => !it.is_impartial,
            (Call::Impartial(_), Value::Object(object)) => object.class.is_impartial,
            (Call::Partizan(_), Value::Object(object)) => !object.class.is_impartial,
            (Call::Code(_), Value::Ruleset(rules)) => rules.code().is_some(),
            _ => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::class;
    use crate::library::tables::{constants, functions, methods};
    use crate::parse;
    use std::collections::HashSet;
    use tweedle_syntax::ast::{Expr, ExprKind, Statement, StatementKind};

    /// The name that is called or that is the last of an expression.
    fn last_name(expr: &Expr) -> Option<&str> {
        match &expr.kind {
            ExprKind::Name(name) => Some(name),
            ExprKind::Member { name, .. } => Some(&name.text),
            ExprKind::Call { function, .. } if !matches!(function.kind, ExprKind::Call { .. }) => {
                last_name(function)
            }
            _ => None,
        }
    }

    /// The outermost part of an expression that calls or reads a thing with a name.
    fn call_of(expr: &mut Expr, name: &str) -> Option<Span> {
        if last_name(expr) == Some(name) {
            return Some(expr.span);
        }
        let mut found = None;
        expr.kind.for_each_child(&mut |child| found = found.or_else(|| call_of(child, name)));
        found
    }

    /// Runs an example and compares the printed text, and the class of the value that `name` gives there.
    fn check(what: &str, name: &str, (input, output): Example, gives: &str) {
        let mut session = Session::of(tweedle_rulesets::standard());
        session.set_files(|_| Ok("a < b".to_owned()));
        let found = session.run(input).map_err(|failure| failure.to_string());
        assert_eq!(found, Ok(Some(output.to_owned())), "{what}: {input}");
        let mut script = parse(input).unwrap();
        let [Statement { kind: StatementKind::Expr(expr), .. }] = &mut script.statements[..] else {
            panic!("{what}: {input}");
        };
        let part = call_of(expr, name).unwrap_or_else(|| panic!("{what} is not in {input}"));
        let Ok(value) = session.evaluate(&parse(part.slice(input)).unwrap()) else {
            // It ends the program, so that nothing is given.
            assert_eq!(gives, class::NOTHING, "{what}");
            return;
        };
        let class = value.class(&session.analyst.store);
        assert!(
            crate::instance::is_instance(&session, &value, gives),
            "{what} gives {gives}, not {class}"
        );
        assert!(class::find(gives).is_some(), "{gives}");
    }

    fn check_words(what: &str, doc: &str, parameters: &[Parameter]) {
        let starts = doc.starts_with(|c: char| c.is_uppercase() || c == '`' || c.is_ascii_digit());
        assert!(starts && doc.ends_with('.') && !doc.contains('\n'), "{what}: {doc}");
        let mut is_optional = false;
        for parameter in parameters {
            assert!(class::find(parameter.class).is_some(), "{what}: {}", parameter.class);
            assert!(parameter.is_optional || !is_optional, "{what}: {}", parameter.name);
            is_optional = parameter.is_optional;
        }
    }

    #[test]
    fn examples_of_methods() {
        for method in methods() {
            let what = format!("{}.{}", method.of[0], method.name);
            check_words(&what, method.doc, method.parameters);
            check(&what, method.name, method.example, method.gives);
        }
    }

    #[test]
    fn examples_of_functions() {
        for function in functions() {
            check_words(function.name, function.doc, function.parameters);
            let short = function.name.rsplit('.').next().unwrap();
            check(function.name, short, function.example, function.gives);
        }
    }

    #[test]
    fn examples_of_constants() {
        for constant in constants() {
            check_words(constant.name, constant.doc, &[]);
            let short = constant.name.rsplit('.').next().unwrap();
            check(constant.name, short, constant.example, constant.class);
        }
    }

    #[test]
    fn a_class_has_a_method_once() {
        let mut met = HashSet::new();
        for method in methods() {
            for class in method.of {
                assert!(class::find(class).is_some(), "{class}");
                assert!(met.insert((class, method.name)), "{class}.{}", method.name);
            }
        }
    }

    #[test]
    fn a_name_is_that_of_one_thing() {
        let classes = class::CLASSES.iter().map(|class| class.name);
        let others = constants().map(|it| it.name).chain(functions().map(|it| it.name));
        // A class that is called has an entry for what it is and one for the call.
        for all in [classes.collect::<Vec<_>>(), others.collect()] {
            let mut met = HashSet::new();
            for name in all {
                assert!(met.insert(name), "{name}");
            }
        }
    }

    #[test]
    fn what_is_there_is_not_called_missing() {
        let names =
            super::super::names::names().map(|name| name.rsplit('.').next().unwrap_or(name));
        for name in methods().map(|method| method.name).chain(names) {
            assert!(!super::super::later::is_known(name), "{name}");
        }
    }
}
