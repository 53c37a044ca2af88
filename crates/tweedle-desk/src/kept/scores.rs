//! The search for scores of Dots and Boxes, whose table is kept.

use super::error::KeptError;
use super::files::replace;
use super::table::Saved;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use tweedle_boxes::{Position, Scores};
use tweedle_engine::{Control, Stop};

/// The search for the scores of Dots and Boxes from a position.
#[derive(Debug)]
pub struct BoxesScores {
    position: Position,
    control: Control,
    scores: Option<Scores>,
}

impl BoxesScores {
    /// A result of which nothing is known yet.
    pub fn new(position: Position, control: &Control) -> BoxesScores {
        BoxesScores { position, control: control.clone(), scores: None }
    }

    /// The scores, as far as they are found; `None` before the first step.
    pub fn scores(&self) -> Option<&Scores> {
        self.scores.as_ref()
    }
}

impl Saved for BoxesScores {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let Some(scores) = &self.scores else { return Ok(()) };
        replace(path, |out| scores.write(out))
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        let scores = Scores::read(file, &self.control)
            .map_err(|error| KeptError::because(format_args!("cannot go on with {name}"), error))?;
        if scores.net(&self.position).is_none() && scores.position() != self.position {
            return Err(KeptError::File(format!("{name} has the scores of another position")));
        }
        self.scores = Some(scores);
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Stop> {
        let scores = match &mut self.scores {
            Some(scores) => scores,
            None => self.scores.insert(Scores::begin(&self.position, &self.control)?),
        };
        if !scores.is_complete() {
            scores.step()?;
        }
        Ok(scores.is_complete())
    }
}
