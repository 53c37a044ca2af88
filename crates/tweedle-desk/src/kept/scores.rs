//! The search for scores of Dots and Boxes, whose table is kept.

use super::error::KeptError;
use super::files::replace;
use super::table::Saved;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use tweedle_boxes::{Position, ScoreSearch, ScoredMove};
use tweedle_engine::{Control, Stop};

/// The least number of positions that a step looks at, which takes a fraction of a second.
const SLICE: u64 = 50_000;

/// The search for the scores of the moves of a position of Dots and Boxes.
#[derive(Debug)]
pub struct BoxesScores {
    position: Position,
    control: Control,
    search: Option<ScoreSearch>,
    /// The positions looked at in earlier steps.
    looked_at: u64,
    moves: Option<Vec<ScoredMove>>,
}

impl BoxesScores {
    /// A result of which nothing is known yet.
    pub fn new(position: Position, control: &Control) -> BoxesScores {
        BoxesScores { position, control: control.clone(), search: None, looked_at: 0, moves: None }
    }

    /// The moves with their scores, when they are found.
    pub fn moves(&self) -> Option<&[ScoredMove]> {
        self.moves.as_deref()
    }
}

impl Saved for BoxesScores {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let Some(search) = &self.search else { return Ok(()) };
        replace(path, |out| search.write(out))
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        let search = ScoreSearch::read(file, &self.control)
            .map_err(|error| KeptError::because(format_args!("cannot go on with {name}"), error))?;
        if !search.is_about(&self.position) {
            return Err(KeptError::File(format!("{name} has the scores of another position")));
        }
        self.search = Some(search);
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Stop> {
        let search = match &mut self.search {
            Some(search) => search,
            None => self.search.insert(ScoreSearch::new(&self.position, &self.control)?),
        };
        if self.moves.is_none() {
            // A full table forgets, and then a step of a fixed size may get nowhere.
            let slice = SLICE.max(self.looked_at / 8);
            self.moves = search.within(slice, |search| search.moves(&self.position))?;
            self.looked_at += slice;
        }
        Ok(self.moves.is_some())
    }
}
