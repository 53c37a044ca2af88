//! The data, as it stands in JSON.

use super::whole::{self, Whole};
use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// A value of the language as data. Nothing, truth values, integers from −(2^53 − 1) to 2^53 − 1, texts and lists are
/// JSON's own; every other value is an object with a `kind`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, JsonSchema)]
#[serde(untagged)]
pub enum Structured {
    /// No value.
    Nothing,
    /// `true` or `false`.
    Boolean(bool),
    /// An integer that every program reads exactly.
    Integer(i64),
    /// A text.
    Text(String),
    /// A list.
    List(Vec<Structured>),
    /// Any other value.
    Kind(Box<ValueKind>),
}

/// A value that JSON has no kind of its own for.
///
/// A value that is sent back may leave out what follows from the rest: `unicode`, `latex`, the options of a game,
/// numerator and denominator. A position is told by its `key`, or by its `terms`, or by its `text`. Fields that are there
/// and that contradict each other are refused.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
#[non_exhaustive]
pub enum ValueKind {
    /// An integer beyond 2^53 − 1.
    Integer {
        /// Its digits.
        text: String,
    },
    /// A dyadic fraction, which is a short game.
    Number {
        /// As it is printed, such as `3/4`.
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// The digits of the numerator.
        #[serde(default)]
        numerator: String,
        /// The digits of the denominator.
        #[serde(default)]
        denominator: String,
    },
    /// A fraction that is not dyadic, and no game.
    Rational {
        /// As it is printed.
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// The digits of the numerator.
        #[serde(default)]
        numerator: String,
        /// The digits of the denominator.
        #[serde(default)]
        denominator: String,
    },
    /// A number, a multiple of up, and a nimber: x + n·↑ + ∗m, that is not a number.
    NumberUpStar {
        /// As it is printed.
        #[serde(default)]
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// The number x.
        number: String,
        /// The multiple n of up.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        ups: i64,
        /// The nimber m.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        star: u64,
    },
    /// Another short game in canonical form.
    Game {
        /// As it is printed.
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// Left's options, as they are printed.
        #[serde(default)]
        left: Vec<String>,
        /// Right's options.
        #[serde(default)]
        right: Vec<String>,
    },
    /// `inf` or `-inf`.
    Infinite {
        /// Which.
        text: String,
    },
    /// An ordinal that is not finite, or a sum of such.
    Ordinal {
        /// As it is printed.
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
    },
    /// A form with infinities: a game with entailing moves.
    Affine {
        /// As it is printed.
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// Left's options, as they are printed.
        #[serde(default)]
        left: Vec<String>,
        /// Right's options.
        #[serde(default)]
        right: Vec<String>,
    },
    /// A loopy game.
    Loopy {
        /// As it is printed.
        #[serde(default)]
        text: String,
        /// With signs of Unicode.
        #[serde(default)]
        unicode: String,
        /// In LaTeX.
        #[serde(default)]
        latex: String,
        /// The onside; of a stopper the stopper itself.
        onside: String,
        /// The offside; of a stopper the stopper itself.
        offside: String,
    },
    /// An impartial game in canonical form for misère play.
    Misere {
        /// As it is printed.
        text: String,
    },
    /// A form that is compared modulo a universe.
    UniverseForm {
        /// The form as it is written, such as `{0|#,{0|}}` or `<^2|0>`.
        text: String,
        /// The universe: `Normal`, `All`, `Dicot`, `DeadEnding`, `Blocking` or `Scoring`.
        universe: String,
    },
    /// A literal form, with nothing simplified.
    Form {
        /// Left's options.
        left: Vec<Structured>,
        /// Right's options.
        right: Vec<Structured>,
    },
    /// A compound of games that is kept as it is written.
    Compound {
        /// As it is printed.
        text: String,
    },
    /// A position of rulesets that the program knows, or a sum of such.
    Position {
        /// As it is printed.
        #[serde(default)]
        text: String,
        /// The terms of the sum; one for a single position.
        #[serde(default)]
        terms: Vec<TermOf>,
        /// The key, which means the same in every process and version.
        #[serde(default)]
        key: String,
    },
    /// A ruleset.
    Ruleset {
        /// The expression that makes it.
        text: String,
    },
    /// A set.
    Set {
        /// Its elements, in the order in which they are printed.
        items: Vec<Structured>,
    },
    /// A map.
    Map {
        /// Its keys with their values, in the order in which they are printed.
        entries: Vec<(Structured, Structured)>,
    },
    /// A list that changes.
    MutableList {
        /// Its elements.
        items: Vec<Structured>,
    },
    /// A set that changes.
    MutableSet {
        /// Its elements.
        items: Vec<Structured>,
    },
    /// A map that changes.
    MutableMap {
        /// Its keys with their values.
        entries: Vec<(Structured, Structured)>,
    },
    /// A row and a column.
    Coordinates {
        /// The row.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        row: i64,
        /// The column.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        column: i64,
    },
    /// Numbers at equal distances.
    Range {
        /// The first.
        first: Structured,
        /// The bound, which the last does not pass.
        last: Structured,
        /// The distance.
        step: Structured,
    },
    /// Left or Right.
    Player {
        /// The name.
        text: String,
    },
    /// An outcome class.
    Outcome {
        /// The name.
        text: String,
    },
    /// The period of the values of heaps.
    Periodicity {
        /// The length.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        period: u64,
        /// The number of heaps before the periodic ones.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        preperiod: u64,
        /// The saltus; 0 unless the values are arithmetic periodic.
        #[serde(with = "whole")]
        #[schemars(with = "Whole")]
        saltus: u64,
    },
    /// A thermograph.
    Thermograph {
        /// The mean value.
        mean: String,
        /// The temperature.
        temperature: String,
        /// The Left wall.
        left: WallOf,
        /// The Right wall.
        right: WallOf,
    },
    /// A wall by itself, or another function of the temperature.
    Trajectory {
        /// The function.
        wall: WallOf,
    },
    /// A rectangular board of small numbers.
    Grid {
        /// The number of columns.
        columns: u64,
        /// The rows, from the top.
        rows: Vec<Vec<i8>>,
    },
    /// A row of small numbers.
    Strip {
        /// The cells, from the left.
        cells: Vec<i8>,
    },
    /// A graph.
    Graph {
        /// True if its edges have directions.
        directed: bool,
        /// The labels of the vertices.
        labels: Vec<Structured>,
        /// The edges.
        edges: Vec<EdgeOf>,
    },
    /// A value that is shown, and that cannot be given back: a picture, a function, a class, an object of a program.
    Other {
        /// The name of its class.
        class: String,
        /// As it is printed.
        text: String,
    },
}

/// A term of a sum of positions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TermOf {
    /// The expression of the ruleset, with its parameters.
    pub ruleset: String,
    /// The position in the notation of the ruleset.
    pub position: String,
    /// True if the players are exchanged in it.
    pub negative: bool,
}

/// A continuous function of the temperature, linear between corners.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct WallOf {
    /// Its value at temperature 0.
    pub at_zero: String,
    /// The corners, each as temperature and value, in the order of the temperature.
    pub corners: Vec<(String, String)>,
    /// The slopes: below the first corner, and above each.
    pub slopes: Vec<i64>,
}

/// An edge of a graph.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct EdgeOf {
    /// The vertex where it begins, counted from 0.
    pub from: u64,
    /// The vertex where it ends, counted from 0.
    pub to: u64,
    /// Its label.
    pub label: Structured,
}

impl From<ValueKind> for Structured {
    fn from(kind: ValueKind) -> Structured {
        Structured::Kind(Box::new(kind))
    }
}

/// By hand, so that a mistake inside of an object is told, and not only that no variant fits.
impl<'de> Deserialize<'de> for Structured {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Structured, D::Error> {
        deserializer.deserialize_any(StructuredVisitor)
    }
}

struct StructuredVisitor;

impl<'de> Visitor<'de> for StructuredVisitor {
    type Value = Structured;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("null, true, false, an integer, a text, a list, or an object with a `kind`")
    }

    fn visit_unit<E: Error>(self) -> Result<Structured, E> {
        Ok(Structured::Nothing)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Structured, E> {
        Ok(Structured::Boolean(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Structured, E> {
        if value.unsigned_abs() > whole::LARGEST.unsigned_abs() {
            return Err(E::custom(
                "an integer beyond 2^53 - 1 is written {\"kind\":\"integer\",\"text\":\"...\"}",
            ));
        }
        Ok(Structured::Integer(value))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Structured, E> {
        self.visit_i64(i64::try_from(value).unwrap_or(i64::MAX))
    }

    fn visit_str<E: Error>(self, value: &str) -> Result<Structured, E> {
        Ok(Structured::Text(value.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Structured, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Structured::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Structured, A::Error> {
        ValueKind::deserialize(MapAccessDeserializer::new(map)).map(Structured::from)
    }
}
