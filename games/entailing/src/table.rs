//! Games with entailing moves by a table of their moves: how they are written, and their entry.

use crate::{MoveTable, table_text};
use std::ops::Range;
use tweedle_engine::affine::Obligations;
use tweedle_rules::Components;
use tweedle_rules::NotationError;
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::notation::quoted;

impl MoveTable {
    /// Reads a table.
    ///
    /// # Errors
    /// [`NotationError`] with the place of a mistake; also if play in the table could go round in a
    /// cycle.
    pub fn parse(text: &str) -> Result<MoveTable, NotationError> {
        table_text::read(text)
    }
}

impl Components for MoveTable {
    const PART: &'static str = "part";

    fn name(&self) -> String {
        "a game by its table of moves".to_owned()
    }

    /// The table on one line.
    fn parameters(&self) -> String {
        quoted(table_text::write(self))
    }

    fn read(&self, text: &str, range: Range<usize>) -> Result<Option<u32>, NotationError> {
        if let Some(place) = self.names.iter().position(|name| name == text) {
            return Ok(Some(place as u32));
        }
        if text == "nothing" {
            return Ok(None);
        }
        let message = if text.is_empty() {
            "The name of a component is missing here.".to_owned()
        } else {
            let near = table_text::perhaps(text, &self.names);
            format!("The table has no component `{text}`{near}.")
        };
        Err(NotationError::new(message, range))
    }

    fn write(&self, &part: &u32) -> String {
        self.names.get(part as usize).cloned().unwrap_or_default()
    }
}

/// Games by a table of their moves in the registry.
pub(crate) const MOVE_TABLE: Entry = Entry::named("game.entailing.MoveTable", Shape::Heaps)
    .parameters(&[Parameter::new("table", Kind::Text).hint(
        "Give the moves of each component in quotes, such as \"0:\\n1: entail 0\", or as \
         `File(\"moves.txt\")`.",
    )])
    .example_parameters("\"0: | 1: entail 0 | 2: quiet 0; entail 1\"")
    .example("2")
    .start("2")
    .summary("The moves that the table lists, each of them quiet, entailing or a carry-on.")
    .source("Larsson, Nowakowski and Santos, Impartial games with entailing moves")
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(text)] => {
            Ok(RulesOf::new(name, Obligations(MoveTable::parse(text)?)).rules())
        }
        _ => Err(misfit(name)),
    });
