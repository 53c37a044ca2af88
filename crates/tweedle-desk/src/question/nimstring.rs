//! The question `nimstring`.

use super::ask::Ask;
use crate::answer::NimstringOf;
use crate::board::asked_board;
use crate::kept::{Kept, NimstringPlace, NimstringValue, Table};
use crate::{BoardStart, Desk, Trouble, strings_and_coins};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::say;

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
    /// Another position, in the place of a start: the set of undrawn lines as a number, or a picture, which needs no size.
    #[serde(default)]
    pub position: Option<String>,
    /// A graph of strings and coins, in the place of a board: `a-b, b-c, c-`.
    #[serde(default)]
    pub graph: Option<String>,
    /// True if the results of the moves are wanted.
    #[serde(default)]
    pub moves: bool,
}

impl Ask for Nimstring {
    type Answer = NimstringOf;

    fn input(&self) -> Option<&str> {
        Some(self.graph.as_ref().or(self.position.as_ref()).unwrap_or(&self.size))
    }

    fn ask(&self, desk: &mut Desk) -> Result<NimstringOf, Trouble> {
        let position = self.position.as_deref();
        let place = match &self.graph {
            Some(graph) => {
                if !self.size.is_empty() || self.start != BoardStart::Empty || position.is_some() {
                    return Err(Trouble::mistake(say::graph_and_position()));
                }
                NimstringPlace::Graph(strings_and_coins(graph)?)
            }
            None => NimstringPlace::Board(asked_board(&self.size, self.start, position)?),
        };
        let work = NimstringValue::new(place, self.moves, desk.control());
        let mut kept = Kept::new(Table::new(work, None));
        kept.run(|_| {})?;
        Ok(NimstringOf::of(&kept.result().work))
    }
}
