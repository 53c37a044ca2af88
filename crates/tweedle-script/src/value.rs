//! What an expression evaluates to.

use std::rc::Rc;
use tweedle::number::RBig;
use tweedle::short::{Id, Store};
use tweedle::{Outcome, Player, affine};
use tweedle_heaps::Period;
use tweedle_search::{Position, Rules};

/// A value of the language. Cheap to clone.
#[derive(Clone)]
pub enum Value {
    /// What a statement without a value gives.
    Nothing,
    /// `true` or `false`.
    Boolean(bool),
    /// A short game in canonical form, numbers among them.
    Game(Id),
    /// A rational that is not dyadic, and so no short game.
    Rational(Rc<RBig>),
    /// `inf` or, if the flag is set, `-inf`.
    Infinite {
        /// Whether it is below all numbers.
        negative: bool,
    },
    /// A form with infinities somewhere below, or made of such: a game with entailing moves.
    Affine(affine::FormId),
    /// A literal form `'{L|R}'`.
    Explicit(Rc<Explicit>),
    /// A position of a ruleset.
    Position(Position),
    /// A ruleset.
    Ruleset(Rc<dyn Rules>),
    /// A class or a package, by its qualified name.
    Class(&'static str),
    /// A function of the library, by its qualified name.
    Function(&'static str),
    /// Several values in order.
    List(Rc<[Value]>),
    /// Several values, each once, in the order in which they are printed.
    Set(Rc<[Value]>),
    /// Keys in the order in which they are printed, each with a value.
    Map(Rc<[(Value, Value)]>),
    /// A text.
    String(Rc<str>),
    /// A row and a column.
    Coordinates(i64, i64),
    /// The integers from the first to the second by steps of the third.
    Range(Rc<[Value; 3]>),
    /// Left or Right.
    Player(Player),
    /// An outcome class.
    Outcome(Outcome),
    /// The period of the values of heaps.
    Periodicity(Period),
    /// A rectangular board of small numbers.
    Grid(Rc<Grid>),
    /// A graph, in the text form of graphs.
    Graph(Rc<str>),
}

/// A game as it is written, with nothing simplified.
pub struct Explicit {
    /// Left's options and Right's, each a game, an explicit game or a position.
    pub options: [Vec<Value>; 2],
    /// The height of the tree.
    pub height: u32,
}

/// A rectangular board, row by row.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grid {
    /// How many rows.
    pub rows: usize,
    /// How many columns.
    pub columns: usize,
    /// What is in each cell.
    pub cells: Vec<i8>,
}

impl Value {
    /// A text value.
    pub fn string(text: &str) -> Value {
        Value::String(text.into())
    }

    /// A list.
    pub fn list(values: Vec<Value>) -> Value {
        Value::List(values.into())
    }

    /// The name of the value's class, as error messages and `.Class` give it.
    pub fn class(&self, store: &Store) -> String {
        let name = match self {
            Value::Nothing => "cgsuite.lang.Nothing",
            Value::Boolean(_) => "cgsuite.lang.Boolean",
            Value::Game(g) => return game_class(store, *g).to_owned(),
            Value::Rational(_) | Value::Infinite { .. } => "game.Rational",
            Value::Affine(_) => crate::library::AFFINE_CLASS,
            Value::Explicit(_) => "game.ExplicitGame",
            Value::Position(position) => {
                return match position.single() {
                    Some((_, false)) => format!("{}.Position", position.class()),
                    _ => position.class(),
                };
            }
            Value::Ruleset(rules) => return rules.class(),
            Value::Class(_) => "cgsuite.lang.Class",
            Value::Function(_) => "cgsuite.lang.Function",
            Value::List(_) => "cgsuite.lang.List",
            Value::Set(_) => "cgsuite.lang.Set",
            Value::Map(_) => "cgsuite.lang.Map",
            Value::String(_) => "cgsuite.lang.String",
            Value::Coordinates(..) => "cgsuite.util.Coordinates",
            Value::Range(_) => "cgsuite.lang.Range",
            Value::Player(_) => "game.Player",
            Value::Outcome(_) => "game.OutcomeClass",
            Value::Periodicity(_) => "game.Periodicity",
            Value::Grid(_) => "cgsuite.util.Grid",
            Value::Graph(_) => "cgsuite.util.Graph",
        };
        name.to_owned()
    }
}

/// The most specific class of a short game.
fn game_class(store: &Store, g: Id) -> &'static str {
    if g == store.zero() {
        return "game.Zero";
    }
    match store.as_number_up_star(g) {
        Some(value) if value.is_number() && value.number.is_integer() => "game.Integer",
        Some(value) if value.is_number() => "game.DyadicRational",
        Some(value) if value.ups == 0 && value.number.is_zero() => "game.Nimber",
        Some(_) => "game.Uptimal",
        None => "game.CanonicalShortGame",
    }
}

impl Drop for Explicit {
    /// Takes a deep tree apart level by level, so that dropping it needs no deep stack.
    fn drop(&mut self) {
        let mut inner: Vec<Value> = self.options.iter_mut().flat_map(std::mem::take).collect();
        while let Some(value) = inner.pop() {
            if let Value::Explicit(explicit) = value
                && let Some(mut explicit) = Rc::into_inner(explicit)
            {
                inner.extend(explicit.options.iter_mut().flat_map(std::mem::take));
            }
        }
    }
}
