//! Answers for pages: values with their signs, positions that are pointed at, matches that go on.

use super::Picture;
use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_search::Record;

/// The value of a program, in every form in which it may be shown.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ShownValue {
    /// The lines that the program printed, each with its end.
    pub lines: String,
    /// The printed value; `None` if the program is empty or ends with a `;`.
    pub output: Option<String>,
    /// The value in `MathML`, if it is a game, a number, or a collection of these.
    pub mathml: Option<String>,
    /// The same in `LaTeX`.
    pub latex: Option<String>,
    /// The cells of a table, row by row, each as it is printed; `None` if the value is no table, or has more than 10,000 cells.
    #[serde(default)]
    pub table: Option<Vec<Vec<String>>>,
    /// The picture of a position, a thermograph or a picture, as SVG whose colours the page gives.
    pub picture: Option<Picture>,
    /// The same picture as a `tikzpicture`.
    pub tikz: Option<String>,
}

/// A position with its picture and the moves of both players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Explored {
    /// The expression that reads back to the position.
    pub position: String,
    /// The position as the language prints it.
    pub printed: String,
    /// The qualified name of its ruleset, if it is one that the desk knows.
    pub ruleset: Option<String>,
    /// True if both players have the same moves.
    pub impartial: bool,
    /// True if there are moves that oblige the opponent to answer.
    pub entailing: bool,
    /// True if play may go round in a loop.
    pub loopy: bool,
    /// The picture of the position, with its places.
    pub scene: Sight,
    /// Its cells, if they may be painted; `None` if not.
    pub cells: Option<CellsOf>,
    /// The sizes of its heaps, if they may be edited; `None` if not.
    pub heaps: Option<Vec<u64>>,
    /// Left's moves, in the order of the ruleset.
    pub left: Vec<ShownMove>,
    /// Right's moves, in the order of the ruleset.
    pub right: Vec<ShownMove>,
    /// Left's obligation, as a clause that begins with "must"; `None` if there is none.
    pub left_obligation: Option<String>,
    /// The same of Right.
    pub right_obligation: Option<String>,
}

/// The cells of a board or a strip that may be painted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CellsOf {
    /// The signs that a cell may get.
    pub signs: Vec<char>,
    /// The sign that each cell has, in the order of the places of the picture.
    pub now: Vec<char>,
}

/// A position after an edit.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Edited {
    /// The expression that reads back to it.
    pub position: String,
}

/// A picture of a position and the places in it that moves are about.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize, JsonSchema)]
pub struct Sight {
    /// The picture as SVG whose colours the page gives; `None` where a ruleset has none, or it would be too large.
    pub svg: Option<String>,
    /// The position in letters.
    pub letters: String,
    /// The width of the picture.
    pub width: f64,
    /// Its height.
    pub height: f64,
    /// The places, which moves count from 0.
    pub places: Vec<Spot>,
}

/// A place of a picture.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Spot {
    /// The name of the place.
    pub name: String,
    /// True if it is a counter of a heap, which is taken with all above it.
    pub counter: bool,
    /// The corners of an area to point at, each by its distance from the left and from above.
    pub outline: Vec<[f64; 2]>,
    /// The edits of this place, if it is part of a graph.
    pub edits: Vec<EditOf>,
}

/// An edit of a part of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EditOf {
    /// The name of the edit.
    pub name: String,
    /// The expression that reads back to the position that this makes.
    pub position: String,
}

/// A move, where it leads, and which places it changes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ShownMove {
    /// The name of the move.
    pub name: String,
    /// The position after it, in the notation of the ruleset.
    pub to: String,
    /// The expression that reads back to the position after it.
    pub position: String,
    /// The places of the picture that it changes.
    pub places: Vec<usize>,
    /// The places that a piece goes from and to; `None` if the move does not carry one piece from one place to another.
    pub way: Option<[usize; 2]>,
    /// The number, counted from 0, of the first move in the same list that leads to the same position but for a
    /// symmetry; `None` if there is no earlier one.
    pub like: Option<usize>,
}

/// A match after the last act.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TurnOf {
    /// The match so far.
    #[schemars(with = "schema::Record")]
    pub record: Record,
    /// The picture of the position, with its places; what a player covered is in the manner of the player.
    pub scene: Sight,
    /// The places of the picture that the last move has changed and that are still there.
    pub last: Vec<usize>,
    /// The expression that reads back to the position.
    pub position: String,
    /// The moves of the player whose turn it is; empty if the match is over.
    pub moves: Vec<ShownMove>,
    /// The player whose turn it is.
    #[schemars(with = "schema::Player")]
    pub player: Player,
    /// True if that is a person.
    pub person: bool,
    /// The obligation of the player, as a clause that begins with "must"; `None` if there is none.
    pub obligation: Option<String>,
    /// The remarks on the last act: why the program moved so, a hint, who wins and why.
    pub said: Vec<String>,
    /// The number, counted from 0, of the move in `moves` that a hint advises; `None` without a hint.
    pub advised: Option<usize>,
    /// True if the position came back, so that the player who moves may end the match as a draw.
    pub draw_offered: bool,
    /// True if the match is over.
    pub over: bool,
}

/// The completions of a name that is being written.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Completions {
    /// The start of the name, in bytes of the input.
    pub start: usize,
    /// The names that it may become.
    pub candidates: Vec<CandidateOf>,
}

/// A name that an unfinished name may become.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CandidateOf {
    /// The whole name.
    pub text: String,
    /// A sentence about it, if there is one.
    pub about: Option<String>,
}

/// The reference of the language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Reference {
    /// A page for each class, and others for things without a class.
    pub pages: Vec<ReferencePage>,
}

/// A page of the reference.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReferencePage {
    /// The subject of the page.
    pub title: String,
    /// A sentence about that.
    pub doc: String,
    /// The entries of the page.
    pub items: Vec<ReferenceItem>,
}

/// An entry of the reference.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReferenceItem {
    /// The form in which it is written.
    pub head: String,
    /// The documentation, with identifiers in backticks.
    pub doc: String,
    /// An input that shows it; `None` if there is none.
    pub input: Option<String>,
    /// The text that is printed for that input.
    pub output: Option<String>,
}

/// The strategies that play matches.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Strategies {
    /// The strategies, the weakest first.
    pub strategies: Vec<StrategyOf>,
}

/// A strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StrategyOf {
    /// The name of the strategy.
    pub name: String,
    /// A few words about the strategy.
    pub summary: String,
}
