//! The question `nimstring`.

use super::Ask;
use crate::answer::NimstringOf;
use crate::kept::{Kept, NimstringPlace, NimstringValue, Table};
use crate::{BoardStart, Desk, Trouble, board_position, coins};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The value of a position of Nimstring, on a board of dots or a graph of strings and coins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Nimstring {
    /// Rows and columns of boxes, such as `3x4`.
    #[serde(default)]
    pub size: String,
    /// The lines that are drawn before play begins.
    #[serde(default)]
    pub start: BoardStart,
    /// Another position: the set of undrawn lines as a number, or a picture.
    #[serde(default)]
    pub position: Option<String>,
    /// A graph of strings and coins in the place of a board: `a-b, b-c, c-`.
    #[serde(default)]
    pub graph: Option<String>,
    /// Whether it is wanted what each move leads to.
    #[serde(default)]
    pub moves: bool,
}

impl Ask for Nimstring {
    type Answer = NimstringOf;

    fn input(&self) -> Option<&str> {
        Some(self.graph.as_ref().or(self.position.as_ref()).unwrap_or(&self.size))
    }

    fn ask(&self, desk: &mut Desk) -> Result<NimstringOf, Trouble> {
        let place = match &self.graph {
            Some(graph) => NimstringPlace::Graph(coins(graph)?),
            None => {
                let position = board_position(&self.size, self.start, self.position.as_deref());
                NimstringPlace::Board(position.map_err(|bad| bad.trouble)?)
            }
        };
        let work = NimstringValue::new(place, self.moves, desk.control());
        let mut kept = Kept::new(Table::new(work, None));
        kept.run(|_| {})?;
        Ok(NimstringOf::of(&kept.result().work))
    }
}
