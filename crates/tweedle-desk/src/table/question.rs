//! The question for a table.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The question for a table, without the form that it is written in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct TableQuestion {
    /// A ruleset, all of whose positions of some sizes are meant: an expression of the language, such as
    /// `game.grid.Domineering`, also one of a class of a program.
    pub ruleset: Option<String>,
    /// The numbers of rows of its boards: `3`, or `1..4`; 1 if it is left out.
    pub rows: Option<String>,
    /// The numbers of columns of its boards, or the lengths of its strips.
    pub cols: Option<String>,
    /// The numbers of cells of connected regions, `1..12`, in the place of boards of some sizes: each with covered cells `#` around it,
    /// and one of those that turning and mirroring make of each other without a change of their value.
    pub cells: Option<String>,
    /// The largest number of its heaps; 1 if it is left out.
    pub heaps: Option<String>,
    /// The largest number of counters in a heap.
    pub most: Option<u64>,
    /// The characters of the cells 0, 1, 2 and so on of a ruleset of a program that has no `CharMap`.
    pub alphabet: Option<String>,
    /// A program whose value is a position, all of whose followers are meant.
    pub followers: Option<String>,
    /// A program whose value is a list or a set of positions or games.
    pub from: Option<String>,
    /// Positions in the notation of `ruleset`, in the place of all of some sizes; or expressions, without a ruleset.
    pub positions: Option<Vec<String>>,
    /// The number of positions that random play comes to from the position `followers`, in the place of all.
    pub random: Option<usize>,
    /// The seed of random play, and of walks.
    pub seed: u64,
    /// The number of walks of simulated annealing, in the place of all positions: a walk begins at a position of one of the sizes by lot,
    /// changes a cell or a heap at a time, and gives the best position that it came to in the column `sort`, or the first one that
    /// `where` is true for.
    pub walks: Option<u64>,
    /// The number of steps of a walk; 1000 if it is left out.
    pub steps: Option<u64>,
    /// Expressions about the position, which is called `g` in them. The names `value`, `outcome`, `mean`, `temperature`,
    /// `nimber` and others stand for what is asked of many positions.
    pub columns: Vec<String>,
    /// An expression that is true for the positions that are wanted.
    #[serde(rename = "where")]
    pub filter: Option<String>,
    /// The column by which rows are sorted, an expression among `columns`: by truth values, numbers, and then by texts. Rows
    /// without a value come last.
    pub sort: Option<String>,
    /// True if the largest comes first.
    pub descending: bool,
    /// The largest number of rows.
    pub limit: Option<usize>,
    /// True if only the rows are meant that have the same as the first one in the column `sort`, which has a value there that is
    /// no game but a number: games are not all comparable.
    pub best: bool,
    /// Which positions of a size are meant.
    pub only: Only,
    /// True if the first row in which an expression fails ends the work.
    pub strict: bool,
}

/// The positions of a size that are meant, of a ruleset of the registry.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Only {
    /// All of them.
    #[default]
    All,
    /// Of the positions that a symmetry makes of each other without a change of their value the first.
    Representatives,
    /// Of those that do not fall apart, and have no empty border, the same.
    Components,
}
