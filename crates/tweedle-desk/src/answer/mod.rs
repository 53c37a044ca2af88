//! Answers, as data.
//!
//! The keys in JSON are those that the command prints. Every key of a kind of answer is always there; the value of one
//! that is not known is `null`. The book has them all, and a schema: see [`schema`](crate::schema).

mod boxes;
mod contest;
mod database;
mod heaps;
mod page;
mod picture;
mod program;
mod quotient;
mod solution;
mod steps;
mod sweep;
mod tiers;
mod tree;
mod worth;

pub use boxes::{NimstringOf, ScoredLine, ScoresOf, ValuedLine};
pub use contest::{Explanation, Hint, Moves, PlayedStep, Proof, Replayed, Standings, Verdict};
pub use database::{DatabaseOf, ValueOf};
pub use heaps::{
    CertificateOf, CheckedBy, EntailingSequence, EntailingSets, EvidenceOf, Genera, GenusOf,
    GrundySequence, PeriodOf,
};
pub use page::{
    CandidateOf, CellsOf, Completions, EditOf, Edited, Explored, Reference, ReferenceItem,
    ReferencePage, ShownMove, ShownValue, Sight, Spot, Strategies, StrategyOf, TurnOf,
};
pub use picture::{Format, Picture};
pub use program::{CheckedFile, Remark, WrittenPages};
pub use quotient::{
    ElementsPeriod, MoveInSum, QuotientCertificateOf, QuotientOf, SumInQuotient,
    USUAL_QUOTIENT_HEAPS,
};
pub use solution::{ProvedWin, Solution, SolvedTurn};
pub use steps::{StepsOf, StepsPart};
pub use sweep::SweepOf;
pub use tiers::{ClassCounts, TiersOf};
pub use tree::TreeOf;
pub use worth::{
    Analysis, ElementInQuotient, EndResult, EndingOf, FinalScores, MiserePlay, Nimber, NimberOf,
    Target, Targets, ValuedOption,
};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::{Control, Player};
use tweedle_script::Structured;

/// The rulesets that a desk knows, sorted by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Rulesets {
    /// The rulesets, in order.
    pub rulesets: Vec<Ruleset>,
}

/// A ruleset, with the facts that people should know of it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[non_exhaustive]
pub struct Ruleset {
    /// The qualified name.
    pub name: String,
    /// The parameters with which it is made; empty if it has none.
    pub parameters: Vec<Parameter>,
    /// The rules, in a sentence or two.
    pub summary: String,
    /// The inventor, or a text about the ruleset.
    pub source: String,
    /// The characters of the cells 0, 1, 2, ... of a board or a strip; empty for others.
    pub cells: String,
    /// The letters of the notation that pictures show as things, such as pieces.
    #[serde(default)]
    pub letters: Vec<Letter>,
    /// An expression for a position that is good to look at.
    pub example: String,
    /// An expression for a position that is good to play from for the first time; `None` where there is none.
    pub start: Option<String>,
    /// True if both players always have the same moves.
    pub is_impartial: bool,
    /// True if play may go round in a loop.
    pub is_loopy: bool,
    /// True if there are moves that must be answered, or wins at once.
    pub is_entailing: bool,
}

/// A letter, or a number, in which positions are written, and the thing that a picture has in its place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Letter {
    /// The letter.
    pub letter: String,
    /// The shape of the thing.
    pub shape: LetterShape,
    /// The player whose thing it is; `None` if it is either's, or nobody's.
    #[schemars(with = "Option<crate::schema::Player>")]
    pub owner: Option<Player>,
    /// The text that is written on it; empty if none is.
    pub text: String,
}

/// The shape of a thing in a picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LetterShape {
    /// An empty cell.
    Cell,
    /// A cell that is no part of the board.
    Off,
    /// A piece.
    Disc,
    /// A block that fills most of the cell.
    Block,
    /// A domino that stands.
    Domino,
    /// An edge of a graph.
    Edge,
}

/// A parameter of a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// The default value, as the language writes it; `None` if the value has to be given.
    pub default: Option<String>,
}

/// The value of a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Evaluation {
    /// The printed value; `None` if the program is empty or ends with a `;`.
    pub output: Option<String>,
    /// The value as data; `None` if there is no printed value, or if the data would take more memory than there is.
    pub value: Option<Structured>,
}

impl Evaluation {
    /// The text alone, for a program that shows nothing else.
    pub fn of_text(output: Option<String>) -> Evaluation {
        Evaluation { output, value: None }
    }
}

/// The documentation of a name of the language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Documentation {
    /// The name; `None` for the list of all names.
    pub name: Option<String>,
    /// Lines of text.
    pub text: String,
}

/// The progress of work that goes on, for another thread to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Positions looked at under the handle.
    pub positions: u64,
    /// The size of the tables in bytes.
    pub bytes: usize,
}

impl Progress {
    /// The progress of the work under a handle.
    pub fn of(control: &Control) -> Progress {
        Progress { positions: control.positions(), bytes: control.used() }
    }
}
