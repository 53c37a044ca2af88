//! The question `classify`.

use super::ask::Ask;
use crate::table::{FailedRow, TableQuestion, Tabling};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The classes of games that a ruleset belongs to, tested on all its positions of some sizes, or on all followers of one.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct Classify {
    /// A program whose value is a position: all its followers are meant, in the place of a ruleset.
    pub followers: Option<String>,
    /// The number of positions that random play comes to from the position `followers`, in the place of all.
    pub random: Option<usize>,
    /// A ruleset: an expression of the language, such as `game.grid.Domineering`, also one of a class of a program.
    pub ruleset: String,
    /// The numbers of rows of its boards: `3`, or `1..4`; 1 if it is left out.
    pub rows: Option<String>,
    /// The numbers of columns of its boards, or the lengths of its strips.
    pub cols: Option<String>,
    /// The largest number of its heaps; 1 if it is left out.
    pub heaps: Option<String>,
    /// The largest number of counters in a heap.
    pub most: Option<u64>,
    /// The characters of the cells 0, 1, 2 and so on of a ruleset of a program that has no `CharMap`.
    pub alphabet: Option<String>,
}

/// The classes of a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Classified {
    /// The classes, one after the other.
    pub classes: Vec<ClassOf>,
}

/// A class of games, and what a test of it gave.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ClassOf {
    /// Its name.
    pub name: String,
    /// Its definition.
    pub about: String,
    /// The first position that does not belong to it; null if all belong to it, or the test failed.
    pub counterexample: Option<String>,
    /// The first position for which the test failed, with the reason; null if there is none.
    pub failed: Option<FailedRow>,
    /// The number of positions that were looked at.
    pub positions: u64,
}

/// The classes: a name, a definition, and an expression that is true for a position that does not belong to it.
const CLASSES: [(&str, &str, &str); 6] = [
    ("impartial", "both players have the same moves", "g.Options(Left) != g.Options(Right)"),
    (
        "dicot",
        "where one player can move, the other one can, too",
        "g.Options(Left).IsEmpty != g.Options(Right).IsEmpty",
    ),
    (
        "dead-ending",
        "a player who cannot move cannot move later either",
        "(g.Options(Left).IsEmpty and g.Options(Right).Exists(h -> not h.Options(Left).IsEmpty)) or \
         (g.Options(Right).IsEmpty and g.Options(Left).Exists(h -> not h.Options(Right).IsEmpty))",
    ),
    (
        "option-closed",
        "what a player comes to by two moves one after the other, they come to by one",
        "(all -> all.Exists(h -> h.Options(Left).Exists(k -> not all.Contains(k))))(g.Options(Left)) or \
         (all -> all.Exists(h -> h.Options(Right).Exists(k -> not all.Contains(k))))(g.Options(Right))",
    ),
    ("numbers", "all values are numbers", "not value.IsNumber"),
    ("infinitesimals", "all values are infinitesimal", "not value.IsInfinitesimal"),
];

impl Ask for Classify {
    type Answer = Classified;

    fn input(&self) -> Option<&str> {
        Some(self.followers.as_deref().unwrap_or(&self.ruleset))
    }

    fn ask(&self, desk: &mut Desk) -> Result<Classified, Trouble> {
        let classes = CLASSES.iter().map(|(name, about, other)| {
            let mut table = Tabling::new(desk, &self.others(other))?;
            while !table.look()? {}
            table.finish();
            let rows = table.rows();
            let counterexample = (!rows.is_empty()).then(|| rows.position(0).to_owned());
            // A position where the test failed might have been one that does not belong to the class.
            let (failed, _) = table.failed();
            let failed = failed.first().filter(|_| counterexample.is_none()).cloned();
            Ok(ClassOf {
                name: (*name).to_owned(),
                about: (*about).to_owned(),
                counterexample,
                failed,
                positions: table.positions(),
            })
        });
        Ok(Classified { classes: classes.collect::<Result<_, Trouble>>()? })
    }
}

impl From<&TableQuestion> for Classify {
    /// The classes of the positions that a table lists.
    fn from(table: &TableQuestion) -> Classify {
        let TableQuestion { ruleset, followers, rows, cols, heaps, alphabet, .. } = table;
        Classify {
            followers: followers.clone(),
            random: table.random,
            ruleset: ruleset.clone().unwrap_or_default(),
            rows: rows.clone(),
            cols: cols.clone(),
            heaps: heaps.clone(),
            most: table.most,
            alphabet: alphabet.clone(),
        }
    }
}

impl Classify {
    /// The question for the first position for which an expression is true.
    fn others(&self, expression: &str) -> TableQuestion {
        TableQuestion {
            ruleset: (!self.ruleset.is_empty()).then(|| self.ruleset.clone()),
            followers: self.followers.clone(),
            random: self.random,
            rows: self.rows.clone(),
            cols: self.cols.clone(),
            heaps: self.heaps.clone(),
            most: self.most,
            alphabet: self.alphabet.clone(),
            columns: vec!["g.Options(Left).IsEmpty".to_owned()],
            filter: Some(expression.to_owned()),
            limit: Some(1),
            ..TableQuestion::default()
        }
    }
}
