//! The search for a value of Nimstring, whose table is kept.

use super::error::KeptError;
use super::files::replace;
use super::table::Saved;
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use tweedle_boxes::{Nimstring, Position, StringsAndCoins, ValuedMove};
use tweedle_engine::affine::Value;
use tweedle_engine::{Control, Stop};

/// Components of Nimstring asked about in a step, which takes a fraction of a second. On the way back to where it
/// was a step asks about far fewer.
const SLICE: u64 = 20_000;

/// The board or graph on which Nimstring is played.
#[derive(Clone, Debug)]
pub enum NimstringPlace {
    /// A board of dots.
    Board(Position),
    /// A graph of strings and coins.
    Graph(StringsAndCoins),
}

impl NimstringPlace {
    /// The name of a move: a line of the board, or a string with its ends.
    pub fn line_name(&self, line: usize) -> String {
        match self {
            NimstringPlace::Board(position) => position.board().line_name(line),
            NimstringPlace::Graph(graph) => {
                let (from, to) = graph.strings()[line];
                let to = to.map_or("", |to| &graph.coins()[to]);
                format!("{}-{to}", graph.coins()[from])
            }
        }
    }
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
    /// A result of which nothing is known yet.
    pub fn new(place: NimstringPlace, with_moves: bool, control: &Control) -> NimstringValue {
        let (nimstring, control) = (Nimstring::new(control), control.clone());
        NimstringValue { place, with_moves, nimstring, control, value: None, moves: None }
    }

    /// The board or graph on which it is played.
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

    /// The number of components whose value is known.
    pub fn known(&self) -> usize {
        self.nimstring.known()
    }
}

impl Saved for NimstringValue {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        replace(path, |out| self.nimstring.write(out))
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        self.nimstring = Nimstring::read(file, &self.control)
            .map_err(|error| KeptError::because(format_args!("cannot go on with {name}"), error))?;
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Stop> {
        let NimstringValue { place, nimstring, .. } = self;
        if self.value.is_none() {
            self.value = nimstring.within(SLICE, |nimstring| match place {
                NimstringPlace::Board(position) => nimstring.value(position),
                NimstringPlace::Graph(graph) => nimstring.graph_value(graph),
            })?;
        } else if self.moves.is_none() {
            self.moves = nimstring.within(SLICE, |nimstring| match place {
                NimstringPlace::Board(position) => nimstring.moves(position),
                NimstringPlace::Graph(graph) => nimstring.graph_moves(graph),
            })?;
        }
        Ok(self.value.is_some() && (self.moves.is_some() || !self.with_moves))
    }
}
