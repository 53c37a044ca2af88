//! Tables that are written whole.

use super::{Keep, KeptError, replace_file};
use std::fs::File;
use std::io::{self, BufReader, BufWriter};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tweedle::affine::Value;
use tweedle::{Control, Stop};
use tweedle_boxes::{Nimstring, Position, Scores, StringsAndCoins, ValuedMove};

/// Work whose knowledge is one table.
pub trait Saved {
    /// Writes the table; nothing if there is none yet.
    ///
    /// # Errors
    /// Those of writing.
    fn write(&self, path: &Path) -> io::Result<()>;

    /// Takes over the table of a file with a name.
    ///
    /// # Errors
    /// [`KeptError`].
    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError>;

    /// Finds something more; whether all is found.
    ///
    /// # Errors
    /// [`Stop`].
    fn step(&mut self) -> Result<bool, Stop>;
}

/// Work whose table is kept in a file, or nowhere.
#[derive(Debug)]
pub struct Table<W> {
    /// The work.
    pub work: W,
    path: Option<PathBuf>,
}

impl<W: Saved> Table<W> {
    /// The work, and where its table is kept.
    pub fn new(work: W, path: Option<&Path>) -> Table<W> {
        Table { work, path: path.map(Path::to_owned) }
    }
}

impl<W: Saved> Keep for Table<W> {
    const PAUSE: Duration = Duration::from_secs(30);
    const AT_ONCE: bool = false;

    fn file(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    fn begin(&mut self) -> Result<(), KeptError> {
        Ok(())
    }

    fn go_on(&mut self) -> Result<(), KeptError> {
        let Some(path) = &self.path else { return Ok(()) };
        let name = path.display().to_string();
        let file = File::open(path)
            .map_err(|error| KeptError::because(format_args!("cannot read {name}"), error))?;
        self.work.read(BufReader::new(file), &name)
    }

    fn step(&mut self) -> Result<bool, KeptError> {
        Ok(self.work.step()?)
    }

    fn keep(&mut self) -> Result<(), KeptError> {
        let Some(path) = &self.path else { return Ok(()) };
        self.work.write(path).map_err(|error| {
            KeptError::because(format_args!("cannot write {}", path.display()), error)
        })
    }
}

/// Components of Nimstring asked about in a step.
const SLICE: u64 = 100_000;

/// What Nimstring is played on.
#[derive(Clone, Debug)]
pub enum NimstringPlace {
    /// A board of dots.
    Board(Position),
    /// A graph of strings and coins.
    Graph(StringsAndCoins),
}

/// The search for a value of Nimstring, and for those after each move if they are asked for.
#[derive(Debug)]
pub struct NimstringValue {
    place: NimstringPlace,
    with_moves: bool,
    nimstring: Nimstring,
    control: Control,
    value: Option<Value>,
    moves: Option<Vec<ValuedMove>>,
}

impl NimstringValue {
    /// Nothing is known yet.
    pub fn new(place: NimstringPlace, with_moves: bool, control: &Control) -> NimstringValue {
        let (nimstring, control) = (Nimstring::new(control), control.clone());
        NimstringValue { place, with_moves, nimstring, control, value: None, moves: None }
    }

    /// What it is played on.
    pub fn place(&self) -> &NimstringPlace {
        &self.place
    }

    /// The value, when it is found.
    pub fn value(&self) -> Option<Value> {
        self.value
    }

    /// The moves, when they are found, if they were asked for.
    pub fn moves(&self) -> Option<&[ValuedMove]> {
        self.moves.as_deref()
    }

    /// Of how many components the value is known.
    pub fn known(&self) -> usize {
        self.nimstring.known()
    }
}

impl Saved for NimstringValue {
    fn write(&self, path: &Path) -> io::Result<()> {
        replace_file(path, |out: &mut BufWriter<File>| self.nimstring.write(out))
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        self.nimstring = Nimstring::read(file, &self.control)
            .map_err(|error| KeptError::because(format_args!("cannot go on with {name}"), error))?;
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Stop> {
        let NimstringValue { place, nimstring, .. } = self;
        if self.value.is_none() {
            self.value = match place {
                NimstringPlace::Board(position) => nimstring.value_within(position, SLICE)?,
                NimstringPlace::Graph(graph) => Some(nimstring.graph_value(graph)?),
            };
        } else if self.moves.is_none() {
            self.moves = Some(match place {
                NimstringPlace::Board(position) => nimstring.moves(position)?,
                NimstringPlace::Graph(graph) => nimstring.graph_moves(graph)?,
            });
        }
        Ok(self.value.is_some() && (self.moves.is_some() || !self.with_moves))
    }
}

/// The search for the scores of Dots and Boxes from a position.
#[derive(Debug)]
pub struct BoxesScores {
    position: Position,
    control: Control,
    scores: Option<Scores>,
}

impl BoxesScores {
    /// Nothing is known yet.
    pub fn new(position: Position, control: &Control) -> BoxesScores {
        BoxesScores { position, control: control.clone(), scores: None }
    }

    /// The scores, as far as they are found; `None` before the first step.
    pub fn scores(&self) -> Option<&Scores> {
        self.scores.as_ref()
    }
}

impl Saved for BoxesScores {
    fn write(&self, path: &Path) -> io::Result<()> {
        let Some(scores) = &self.scores else { return Ok(()) };
        replace_file(path, |out: &mut BufWriter<File>| scores.write(out))
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
