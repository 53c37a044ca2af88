//! The values of all components of a ruleset up to a size, found one after the other, and found again.

use super::database::{Codes, ValueFile, write_codes};
use super::error::KeptError;
use super::table::Saved;
use crate::{DatabaseOf, Desk, Trouble};
use std::fs::File;
use std::io::{self, BufReader};
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tweedle::{Control, Crew, Held, Stop};
use tweedle_rules::any::Common;
use tweedle_rules::{Ranking, Registry, Size};
use tweedle_search::{Analyst, Database, PositionError, Rules, analysts, has_databases};

/// How many boards are one piece of work.
const SLICE: usize = 64;

/// No board has more cells: those that are smaller are too many already.
const MOST_CELLS: u32 = 128;

/// A database of a ruleset that is being built: boards in the order of their numbers of cells.
///
/// In it are the positions that do not fall apart and are the representatives of their symmetry classes, each once
/// under its notation.
pub struct Building {
    rules: Arc<dyn Rules>,
    registry: Registry,
    most: u32,
    rows: Option<u32>,
    control: Control,
    known: Arc<Known>,
    held: Held,
    /// All up to so many cells are known.
    complete: u32,
    boards: Boards,
    /// Who finds the values of what is not complete, since the first step.
    crew: Option<Crew<Valued>>,
    /// How long the file is that was written last.
    bytes: u64,
}

/// The values that were found, also by an earlier run, for all threads to look up.
struct Known {
    rules: String,
    codes: RwLock<Codes>,
}

impl Known {
    fn codes(&self) -> RwLockReadGuard<'_, Codes> {
        self.codes.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn insert(&self, text: &str, code: &[u8]) {
        let mut codes = self.codes.write().unwrap_or_else(PoisonError::into_inner);
        codes.insert(text.into(), code.into());
    }
}

/// Some boards of one size, one after the other.
struct Slice {
    size: u32,
    boards: Vec<String>,
    /// Whether they are the last of the size.
    is_last: bool,
}

/// What was found of a slice: positions that were not known, with their codes, until the work was stopped or all were found.
struct Valued {
    size: u32,
    is_last: bool,
    codes: Vec<(String, Vec<u8>)>,
    end: Result<(), Stop>,
}

impl Database for Known {
    fn rules(&self) -> &str {
        &self.rules
    }

    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop> {
        Ok(self.codes().get(text).map(|code| code.to_vec()))
    }
}

impl Building {
    /// Nothing is known yet: of all boards of a ruleset with up to `most` cells, and `rows` rows if that is given, or all
    /// heaps with up to `most` counters.
    ///
    /// # Errors
    /// [`Trouble`], if the text is no ruleset, or not one that databases can be of.
    pub fn new(
        desk: &mut Desk,
        ruleset: &str,
        most: u32,
        rows: Option<u32>,
    ) -> Result<Building, Trouble> {
        let rules = desk.rules(ruleset)?;
        has_databases(&*rules).map_err(Trouble::mistake)?;
        let Some(ranking) = Ranking::of(rules.clone(), desk.session.registry()) else {
            return Err(Trouble::mistake(format!(
                "There is no database of {}: its positions are not heaps, or boards or strips whose cells say all, of which all \
                 up to a size can be listed.",
                rules.expression()
            )));
        };
        if !ranking.has_heaps() && most > MOST_CELLS {
            let message = format!("Boards of more than {MOST_CELLS} cells are not listed.");
            return Err(Trouble::mistake(message));
        }
        if rows.is_some() && !ranking.has_rows() {
            let message = format!("Positions of {} have no rows.", rules.expression());
            return Err(Trouble::mistake(message));
        }
        let control = desk.control();
        let known = Known { rules: rules.expression().to_owned(), codes: RwLock::default() };
        Ok(Building {
            rules,
            registry: desk.session.registry().clone(),
            most,
            rows,
            control: control.clone(),
            known: Arc::new(known),
            held: Held::new(control),
            complete: 0,
            boards: Boards::new(ranking, rows),
            crew: None,
            bytes: 0,
        })
    }

    /// How far it is: all up to so many cells are known, and so many positions.
    pub fn progress(&self) -> (u32, usize) {
        (self.complete, self.known.codes().len())
    }

    /// What the file says that was written last.
    pub fn answer(&self, file: &Path) -> DatabaseOf {
        DatabaseOf {
            ruleset: self.rules.expression().to_owned(),
            cells: self.complete,
            rows: self.rows,
            positions: self.known.codes().len() as u64,
            bytes: self.bytes,
            file: file.display().to_string(),
            checked: false,
        }
    }

    /// Keeps the code of a position.
    fn learn(&mut self, text: &str, code: &[u8]) -> Result<(), Stop> {
        // The nodes of the tree are half full at worst.
        self.held.take(4 * size_of::<Box<str>>() + text.len() + code.len())?;
        self.known.insert(text, code);
        Ok(())
    }

    /// Threads that find the values of all boards that are larger than what is complete.
    fn new_crew(&self) -> Crew<Valued> {
        let mut boards = self.boards.clone();
        let (mut size, most) = (self.complete + 1, self.most);
        let slices = std::iter::from_fn(move || {
            let slice = (size <= most).then(|| boards.slice(size))?;
            size += u32::from(slice.is_last);
            Some(slice)
        });
        let (rules, known) = (self.rules.clone(), self.known.clone());
        // What an earlier run has found is looked up; what this one finds the threads tell each other.
        let has_earlier = !known.codes().is_empty();
        let earlier = has_earlier.then(|| known.clone() as Arc<dyn Database>);
        let earlier = earlier.into_iter().collect();
        let make = analysts(self.registry.solvers(), earlier, Common::of_threads(&self.control));
        let work = move |analyst: &mut Analyst, slice: Slice| {
            let mut codes = Vec::new();
            let end = find_values(analyst, (&rules, &known), &slice.boards, &mut codes);
            Valued { size: slice.size, is_last: slice.is_last, codes, end }
        };
        Crew::new(&self.control, slices, make, work)
    }
}

/// Finds the values of the boards that belong into the database, and are not in it.
fn find_values(
    analyst: &mut Analyst,
    (rules, known): (&Arc<dyn Rules>, &Known),
    boards: &[String],
    codes: &mut Vec<(String, Vec<u8>)>,
) -> Result<(), Stop> {
    for board in boards {
        analyst.control().check()?;
        let Some(text) = rules.as_component(board) else { continue };
        if known.codes().contains_key(&*text) {
            continue;
        }
        let code = code_of(analyst, rules, &text)?;
        codes.push((text, code));
    }
    Ok(())
}

/// The code of the canonical form of a position.
pub(super) fn code_of(
    analyst: &mut Analyst,
    rules: &Arc<dyn Rules>,
    text: &str,
) -> Result<Vec<u8>, Stop> {
    let position = rules.clone().place(text);
    let position = position.map_err(|error| Stop::Undefined(error.to_string()))?;
    let value = analyst.canonical_form(&position).map_err(|error| match error {
        PositionError::Stop(stop) => stop,
        error => Stop::Undefined(error.to_string()),
    })?;
    analyst.store.encode(value)
}

impl Saved for Building {
    fn write(&mut self, path: &Path) -> io::Result<()> {
        let size = (self.complete, self.rows);
        write_codes(path, self.rules.expression(), size, &self.known.codes())?;
        self.bytes = std::fs::metadata(path)?.len();
        Ok(())
    }

    fn read(&mut self, file: BufReader<File>, name: &str) -> Result<(), KeptError> {
        let file = ValueFile::of(file.into_inner(), name, &self.control)?;
        let head = file.head();
        if (&*head.ruleset, head.rows) != (self.rules.expression(), self.rows) {
            let rows = head.rows.map_or(String::new(), |rows| format!(" of up to {rows} rows"));
            let why = format!("it is a database of {}{rows}", head.ruleset);
            return Err(KeptError::because(format_args!("cannot go on with {name}"), why));
        }
        if !self.boards.ranking.has_heaps() && head.cells > MOST_CELLS {
            let why = "it says that it has larger boards than are listed";
            return Err(KeptError::because(format_args!("cannot go on with {name}"), why));
        }
        self.complete = head.cells;
        // What a position falls into may have been more in an earlier version.
        let rules = self.rules.clone();
        file.each(|text, code| match rules.as_component(text) {
            Some(part) if part == text => self.learn(text, code),
            _ => Ok(()),
        })?;
        Ok(())
    }

    fn step(&mut self) -> Result<bool, Stop> {
        self.control.check()?;
        if self.complete >= self.most {
            return Ok(true);
        }
        let mut crew = self.crew.take().unwrap_or_else(|| self.new_crew());
        // If it is stopped the threads end, and another step begins with the size that is not complete. Boards that are known
        // then are no step.
        let mut is_new = false;
        while !is_new {
            let Some(Valued { size, is_last, codes, end }) = crew.next()? else {
                return Ok(self.complete >= self.most);
            };
            is_new = !codes.is_empty() || is_last;
            for (text, code) in codes {
                self.learn(&text, &code)?;
            }
            if let Err(stop) = end {
                return if self.control.goes_on_alone(&stop) { Ok(false) } else { Err(stop) };
            }
            if is_last {
                self.complete = size;
            }
        }
        self.crew = Some(crew);
        Ok(self.complete >= self.most)
    }
}

impl std::fmt::Debug for Building {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Building").field("rules", &self.rules).finish_non_exhaustive()
    }
}

/// All boards with a number of cells, one after the other.
#[derive(Clone)]
struct Boards {
    ranking: Ranking,
    /// No board has more rows.
    rows: Option<u32>,
    /// How many cells the boards have that come now; 0 at the beginning.
    cells: u32,
    /// The sizes that are still to come, the next one last.
    sizes: Vec<Size>,
    /// The rank of the next board of that size.
    rank: u128,
}

impl Boards {
    fn new(ranking: Ranking, rows: Option<u32>) -> Boards {
        Boards { ranking, rows, cells: 0, sizes: Vec::new(), rank: 0 }
    }

    /// The next boards with so many cells.
    fn slice(&mut self, cells: u32) -> Slice {
        let mut boards = Vec::with_capacity(SLICE);
        while boards.len() < SLICE {
            let Some(board) = self.next(cells) else {
                return Slice { size: cells, boards, is_last: true };
            };
            boards.push(board);
        }
        Slice { size: cells, boards, is_last: false }
    }

    /// The next board with this number of cells; `None` if there is no other.
    fn next(&mut self, cells: u32) -> Option<String> {
        if self.cells != cells {
            (self.cells, self.sizes, self.rank) = (cells, self.all_sizes(cells), 0);
            if self.ranking.has_heaps() {
                // Of the heaps of up to this size the last one.
                self.rank = cells.into();
            }
        }
        loop {
            let size = *self.sizes.last()?;
            if let Some(board) = self.ranking.word(size, self.rank) {
                self.rank += 1;
                return Some(board);
            }
            self.sizes.pop();
            self.rank = 0;
        }
    }

    /// The sizes of boards with this number of cells, those with the fewest rows last; of heaps the one heap.
    fn all_sizes(&self, cells: u32) -> Vec<Size> {
        if self.ranking.has_heaps() {
            return vec![Size::Heaps { heaps: 1, most: cells.into() }];
        }
        let most_rows = if self.ranking.has_rows() { self.rows.unwrap_or(u32::MAX) } else { 1 };
        let of = |cols: u32| Size::Cells { rows: cells / cols, cols };
        let fits = |&cols: &u32| cells.is_multiple_of(cols) && cells / cols <= most_rows;
        (1..=cells).filter(fits).map(of).collect()
    }
}
