//! Values that expressions have.

pub(crate) mod arguments;
pub(crate) mod change;
pub(crate) mod code;
pub(crate) mod compound;
pub(crate) mod counted;
pub(crate) mod declared;
pub(crate) mod hash;
pub(crate) mod identical;
pub(crate) mod items;
pub(crate) mod mutable;
pub(crate) mod named;
pub(crate) mod object;
pub(crate) mod plain;
pub(crate) mod quotient;
pub(crate) mod registers;
pub(crate) mod released;
pub(crate) mod sequence;
pub(crate) mod text;

use crate::class;
use crate::data::{Edge, Graph, Grid, Icon, Strip, Symmetry, Vertex};
use crate::value::compound::Compound;
pub(crate) use crate::value::items::Items;
pub(crate) use crate::value::mutable::Mutable;
use crate::value::mutable::MutableKind;
use crate::value::object::{BoundClass, Closure, Object, Program};
use crate::value::quotient::MisereQuotient;
use crate::value::released::drop_deep;
pub(crate) use crate::value::text::Text;
use std::ops::Deref;
use std::sync::{Arc, Mutex};
use tweedle_draw::Scene;
use tweedle_engine::loopy::{Sides, Stopper};
use tweedle_engine::misere::quotient::Element;
use tweedle_engine::number::{Ordinal, Rational};
use tweedle_engine::short::{Id, Store, Thermograph, Trajectory};
use tweedle_engine::universe::Universe;
use tweedle_engine::{Charged, LoopyOutcome, Player, affine, misere, universe};
use tweedle_heaps::Period;
use tweedle_search::{Position, Rules};

/// A value of the language. Cheap to clone.
#[derive(Clone)]
pub enum Value {
    /// No value yet: the state of a variable or a parameter before it has one. No program sees it.
    #[doc(hidden)]
    Undefined,
    /// A game in canonical form as its byte code, on its way to another session. No program sees it.
    #[doc(hidden)]
    Coded(Arc<[u8]>),
    /// A variable that several functions share. No program sees it.
    #[doc(hidden)]
    Cell(Shared<Mutex<Value>>),
    /// The value of a statement without a value.
    Nothing,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer, if it is so small. It is never a [`Value::Game`] then.
    Integer(i64),
    /// Any other short game in canonical form, larger integers and other numbers among them.
    Game(Id),
    /// A rational that is not dyadic, and so no short game.
    Rational(Arc<Rational>),
    /// A sum of powers of ω that is not finite.
    Ordinal(Arc<Ordinal>),
    /// `inf` or, if the flag is set, `-inf`.
    Infinite {
        /// True if it is below all numbers.
        negative: bool,
    },
    /// A form with infinities somewhere below, or made of such: a game with entailing moves.
    Affine(affine::FormId),
    /// An impartial game in canonical form for misère play.
    Misere(misere::Id),
    /// A form that is compared modulo a universe.
    OfUniverse(Universe, universe::Id),
    /// A misère quotient.
    Quotient(Shared<MisereQuotient>),
    /// An element of a misère quotient.
    QuotientElement(Shared<MisereQuotient>, Element),
    /// A stopper with a cycle, in canonical form.
    Stopper {
        /// The stopper.
        stopper: Stopper,
        /// True if it is a pseudonumber.
        is_pseudonumber: bool,
    },
    /// A loopy game whose sides differ.
    Sided(Shared<Sides>),
    /// A literal form `'{L|R}'`.
    Explicit(Arc<Explicit>),
    /// A sum or a product of games that is kept as it is written.
    Compound(Arc<Compound>),
    /// A position of a ruleset.
    Position(Position),
    /// A ruleset.
    Ruleset(Arc<dyn Rules>),
    /// A class or a package, by its qualified name.
    Class(&'static str),
    /// A function of the library, by its qualified name.
    Function(&'static str),
    /// A function that a program defines.
    Closure(Shared<Closure>),
    /// A class that a program declares.
    Declared(Shared<BoundClass>),
    /// A file without a class, which can be called.
    Script(Shared<Program>),
    /// An object of such a class.
    Object(Shared<Object>),
    /// Several values in order.
    List(Items<Value>),
    /// Several values, each once, in the order in which they are printed.
    Set(Items<Value>),
    /// Keys in the order in which they are printed, each with a value.
    Map(Items<(Value, Value)>),
    /// A list, a set or a map that changes.
    Mutable(Shared<Mutable>),
    /// A text.
    String(Text),
    /// A row and a column.
    Coordinates(i64, i64),
    /// The integers from the first to the second by steps of the third.
    Range(Arc<[Value; 3]>),
    /// Left or Right.
    Player(Player),
    /// An outcome class.
    Outcome(LoopyOutcome),
    /// The period of the values of heaps.
    Periodicity(Arc<Period>),
    /// A thermograph.
    Thermograph(Arc<Thermograph<Rational>>),
    /// A wall of one, or another function of the temperature.
    Trajectory(Arc<Trajectory<Rational>>),
    /// A picture.
    Picture(Arc<Scene>),
    /// A rectangular board of small numbers.
    Grid(Shared<Grid>),
    /// A row of small numbers.
    Strip(Shared<Strip>),
    /// A graph, directed or not, with values as labels.
    Graph(Arc<Graph<Value>>),
    /// A vertex of a graph.
    Vertex(Vertex<Value>),
    /// An edge of a graph.
    Edge(Arc<Edge<Value>>),
    /// A symmetry of a square.
    Symmetry(Symmetry),
    /// A picture of a piece or of a square.
    Icon(Icon),
}

// Registers are copied all the time.
const _: () = assert!(size_of::<Value>() == 24);

/// A handle of something that only the language itself looks into. It has no weak handles, so that a look tells that it is the only
/// one, where `std::sync::Arc` needs an atomic exchange: that took a quarter of a loop that changes a list.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Shared<T>(pub(crate) triomphe::Arc<T>);

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared(self.0.clone())
    }
}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Shared(triomphe::Arc::new(value))
    }
}

/// A game as it is written, with nothing simplified.
pub struct Explicit {
    /// Left's options and Right's, each a game, an explicit game or a position.
    pub options: [Vec<Value>; 2],
    /// The height of the tree.
    pub height: u32,
    hash: u64,
    is_plain: bool,
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    charged: Charged,
}

impl Explicit {
    /// The game with some options of Left and of Right.
    pub(crate) fn new(options: [Vec<Value>; 2]) -> Explicit {
        let height = options.iter().flatten().map(|option| match option {
            Value::Explicit(explicit) => explicit.height,
            _ => 0,
        });
        let height = height.max().unwrap_or(0) + 1;
        let [left, right] =
            options.each_ref().map(|side| crate::value::hash::hash_of_all(side.iter()));
        let is_plain = options.iter().flatten().all(crate::value::plain::is_plain);
        let length: usize = options.iter().map(Vec::capacity).sum();
        let charged = Charged::here(size_of::<Explicit>() + length * size_of::<Value>());
        Explicit { options, height, hash: left ^ right.rotate_left(17), is_plain, charged }
    }

    /// True if no game stands in it that means something in one session only.
    pub(crate) fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// A hash of the options.
    pub(crate) fn hash(&self) -> u64 {
        self.hash
    }
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
        match self {
            Value::Position(position) => match position.single() {
                Some((_, false)) => format!("{}.Position", position.class()),
                _ => position.class(),
            },
            Value::Ruleset(rules) => rules.class().to_owned(),
            Value::Object(object) => object.class.name.to_string(),
            other => other.kind(store).to_owned(),
        }
    }

    /// The class in the table of classes: that of [`Value::class`], but for positions and rulesets,
    /// which have classes of their own, what these have in common.
    pub(crate) fn kind(&self, store: &Store) -> &'static str {
        match self {
            Value::Undefined | Value::Cell(_) | Value::Coded(_) | Value::Nothing => class::NOTHING,
            Value::Boolean(_) => class::BOOLEAN,
            Value::Integer(0) => class::ZERO,
            Value::Integer(_) => class::INTEGER,
            Value::Game(g) => game_class(store, *g),
            Value::Rational(_) | Value::Infinite { .. } => class::RATIONAL,
            Value::Ordinal(_) => class::ORDINAL,
            Value::Affine(_) => class::AFFINE,
            Value::Misere(_) => class::MISERE,
            Value::OfUniverse(..) => class::UNIVERSE_FORM,
            Value::Quotient(_) => class::MISERE_QUOTIENT,
            Value::QuotientElement(..) => class::MISERE_ELEMENT,
            Value::Stopper { is_pseudonumber: true, .. } => class::PSEUDONUMBER,
            Value::Stopper { .. } => class::STOPPER,
            Value::Sided(it) if it.stoppers().is_some() => class::STOPPER_SIDED,
            Value::Sided(_) => class::SIDED,
            Value::Explicit(_) => class::EXPLICIT,
            Value::Compound(it) if it.is_impartial => class::COMPOUND_IMPARTIAL,
            Value::Compound(_) => class::COMPOUND,
            Value::Position(_) => class::PLACED,
            Value::Ruleset(_) => class::RULESET,
            Value::Class(_) | Value::Declared(_) => class::CLASS,
            Value::Function(_) | Value::Closure(_) | Value::Script(_) => class::FUNCTION,
            Value::Object(object) if object.class.is_game => class::POSITION,
            Value::Object(object) => object.class.natives.first().copied().unwrap_or(class::OBJECT),
            Value::Mutable(it) => match it.kind() {
                MutableKind::List => class::MUTABLE_LIST,
                MutableKind::Set => class::MUTABLE_SET,
                MutableKind::Map => class::MUTABLE_MAP,
            },
            Value::List(_) => class::LIST,
            Value::Set(_) => class::SET,
            Value::Map(_) => class::MAP,
            Value::String(_) => class::STRING,
            Value::Coordinates(..) => class::COORDINATES,
            Value::Range(_) => class::RANGE,
            Value::Player(_) => class::PLAYER,
            Value::Outcome(_) => class::OUTCOME,
            Value::Periodicity(_) => class::PERIODICITY,
            Value::Thermograph(_) => class::THERMOGRAPH,
            Value::Trajectory(_) => class::TRAJECTORY,
            Value::Picture(_) => class::PICTURE,
            Value::Grid(_) => class::GRID,
            Value::Strip(_) => class::STRIP,
            Value::Graph(graph) if graph.is_directed() => class::DIRECTED_GRAPH,
            Value::Graph(_) => class::GRAPH,
            Value::Vertex(_) => class::VERTEX,
            Value::Edge(_) => class::EDGE,
            Value::Symmetry(_) => class::SYMMETRY,
            Value::Icon(_) => class::ICON,
        }
    }
}

/// The most specific class of a short game.
fn game_class(store: &Store, g: Id) -> &'static str {
    if g == store.zero() {
        return class::ZERO;
    }
    match store.as_number_up_star(g) {
        Some(value) if value.is_number() && value.number.is_integer() => class::INTEGER,
        Some(value) if value.is_number() => class::DYADIC,
        Some(value) if value.ups == 0 && value.number.is_zero() => class::NIMBER,
        Some(_) => class::UPTIMAL,
        None => class::SHORT,
    }
}

impl Drop for Explicit {
    /// Trees may be deeper than the stack is.
    fn drop(&mut self) {
        drop_deep(self.options.iter_mut().flat_map(std::mem::take));
    }
}

/// The content of a cell; `Nothing` beyond the edge of a board.
#[inline]
pub(crate) fn cell(content: Option<i8>) -> Value {
    content.map_or(Value::Nothing, |content| Value::Integer(i64::from(content)))
}

/// Strings and lists longer than this are refused.
pub(crate) const MOST_ELEMENTS: usize = 1_000_000;
