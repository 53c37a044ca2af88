//! The search for who wins a position, whose sums are kept.
//!
//! A file of lines of JSON, each with a checksum: the [`Head`], a line for each sum that took some work, and the [`End`].

use super::error::KeptError;
use super::files::replace;
use super::lines::{Lines, write_line};
use super::table::Saved;
use crate::solve::asked_about;
use crate::{Desk, Solution, Trouble, Wanted};
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use tweedle_engine::{Play, Player, Stop};
use tweedle_script::say;
use tweedle_search::{Asked, Position, PositionError, Searched, counts_points};

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle search 1";

/// Sums that took fewer are not kept: nearly all took few, and to find them again costs little.
const LEAST_WORK: u64 = 32;

/// The number of positions between two looks at the clock, if it is more than an eighth of those that were looked at
/// already.
const SLICE: u64 = 100_000;

/// Sums with longer values are not kept, so that lines stay short.
const LONGEST_VALUE: usize = 1 << 15;

/// The first line.
#[derive(Serialize, Deserialize, PartialEq, Eq)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    position: String,
}

/// A line about a sum.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct SumRow {
    pub(crate) parts: Vec<(String, bool)>,
    pub(crate) value: String,
    wins: bool,
    work: u64,
}

impl SumRow {
    /// About how many bytes it takes.
    pub(crate) fn bytes(&self) -> usize {
        let parts = self.parts.iter().map(|(part, _)| part.len() + size_of::<(String, bool)>());
        size_of::<SumRow>() + self.value.len() + parts.sum::<usize>()
    }
}

impl From<Searched<String>> for SumRow {
    fn from(Searched { parts, value, wins, work }: Searched<String>) -> SumRow {
        SumRow { parts, value, wins, work }
    }
}

impl From<SumRow> for Searched<String> {
    fn from(SumRow { parts, value, wins, work }: SumRow) -> Searched<String> {
        Searched { parts, value, wins, work }
    }
}

/// The last line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct End {
    sums: usize,
}

/// The question who wins a position, answered step by step.
pub struct Solving<'a> {
    desk: &'a mut Desk,
    position: Position,
    /// The position as it is written, by a program that may be stopped later.
    expression: String,
    first: Option<Player>,
    play: Play,
    wanted: Wanted,
    /// The count of positions at the start.
    before: u64,
    /// True if it is answered by a search of sums; if not, all of it is one step.
    is_searched: bool,
}

impl<'a> Solving<'a> {
    /// A result of which nothing is known yet.
    ///
    /// # Errors
    /// [`Trouble`], if the text is no position.
    pub fn new(
        desk: &'a mut Desk,
        input: &str,
        first: Option<Player>,
        play: Play,
        wanted: Wanted,
    ) -> Result<Solving<'a>, Trouble> {
        let position = desk.position(input)?;
        let expression = position.expression();
        let before = desk.control().positions();
        let is_plain = play == Play::Normal && !position.is_impartial() && !position.has_scores();
        let analyst = desk.session().analyst();
        let is_searched = is_plain
            && analyst.searched(&position, Asked::All { least: u64::MAX }, &mut |_| Ok(()))?;
        Ok(Solving { desk, position, expression, first, play, wanted, before, is_searched })
    }

    /// Makes sure that there will be something to keep.
    ///
    /// # Errors
    /// [`Trouble`], if who wins such a position is not found by a search of sums.
    pub fn can_be_kept(&self) -> Result<(), Trouble> {
        if self.is_searched {
            return Ok(());
        }
        Err(Trouble::mistake(say::only_partizan_searches_are_kept()))
    }

    /// The answer, which takes no more search when all steps are done, but for winning moves and lines of play.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn solution(&mut self) -> Result<Solution, Trouble> {
        let Solving { desk, position, first, play, wanted, before, .. } = self;
        desk.solution(position, *first, *play, *wanted, *before)
    }

    fn head(&self) -> Head {
        Head { format: FORMAT.to_owned(), position: self.expression.clone() }
    }
}

impl Saved for Solving<'_> {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let head = self.head();
        replace(path, |out| {
            write_line(&head, out)?;
            let mut failed = None;
            let mut sums = 0;
            let all = Asked::All { least: LEAST_WORK };
            let told = self.desk.session().analyst().searched(&self.position, all, &mut |known| {
                if known.value.len() > LONGEST_VALUE {
                    return Ok(());
                }
                sums += 1;
                write_line(&SumRow::from(known), out).map_err(|error| {
                    failed = Some(error);
                    Stop::Cancelled
                })
            });
            match (failed, told) {
                (Some(error), _) => return Err(error),
                (None, Err(stop)) => return Err(io::Error::other(stop.to_string())),
                (None, Ok(_)) => {}
            }
            write_line(&End { sums }, out)
        })
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        let refused =
            |why: String| KeptError::because(format_args!("cannot go on with {name}"), why);
        let mut lines = Lines::new(file, "a search");
        let head: Head = lines.next().map_err(refused)?;
        if head != self.head() {
            let why = format!("it is a `{}` about {}", head.format, head.position);
            return Err(refused(why));
        }
        let control = self.desk.control().clone();
        let mut sums = 0;
        loop {
            control.check()?;
            let line = lines.text().map_err(refused)?;
            if let Ok(end) = serde_json::from_str::<End>(&line) {
                let is_whole = end.sums == sums && lines.is_at_end().map_err(refused)?;
                return if is_whole { Ok(()) } else { Err(refused(lines.bad())) };
            }
            let row: SumRow = serde_json::from_str(&line).map_err(|_| refused(lines.bad()))?;
            if !self.desk.session().analyst().learn(&self.position, row.into())? {
                return Err(refused(lines.bad()));
            }
            sums += 1;
        }
    }

    fn step(&mut self) -> Result<bool, Stop> {
        if counts_points(&self.position, self.play) {
            // The answer does the whole work.
            return Ok(true);
        }
        let looked_at = self.desk.control().positions() - self.before;
        let most = if self.is_searched { SLICE.max(looked_at / 8) } else { u64::MAX };
        for player in asked_about(self.first) {
            let analyst = self.desk.session().analyst();
            match analyst.wins_first_within(&self.position, player, self.play, most) {
                Err(PositionError::Stop(Stop::Limit { .. })) => {
                    // The whole work may have come to an end, and not only this step.
                    self.desk.control().check()?;
                    return Ok(false);
                }
                Err(PositionError::Stop(stop)) => return Err(stop),
                // The caller who asks for the answer is told what is wrong.
                Ok(_) | Err(_) => {}
            }
        }
        Ok(true)
    }
}

impl std::fmt::Debug for Solving<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Solving").field("position", &self.position).finish_non_exhaustive()
    }
}
