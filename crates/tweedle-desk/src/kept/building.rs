//! The values of all components of a ruleset up to a size, found one after the other, and found again.

use super::database::{Codes, ValueFile, write_codes};
use super::error::KeptError;
use super::table::Saved;
use crate::{DatabaseOf, Desk, Trouble, ValueOf};
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader};
use std::ops::Range;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};
use tweedle_engine::{Control, Crew, Held, Stop};
use tweedle_rules::any::Common;
use tweedle_rules::{Ranking, Registry, Size};
use tweedle_script::{Sentence, say};
use tweedle_search::{Analyst, Database, PositionError, Rules, analysts, has_databases};

/// The number of words in one piece of work. Few of them are boards of their own that do not fall apart.
const SLICE: u128 = 1024;

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
    known: Arc<FoundValues>,
    held: Held,
    /// The number of cells up to which all boards are known.
    complete: u32,
    boards: Boards,
    /// The workers that find the values that are not known yet, since the first step.
    crew: Option<Crew<Valued>>,
    /// The length of the file that was written last, in bytes.
    bytes: u64,
}

/// The values that were found, also by an earlier run, for all threads to look up.
struct FoundValues {
    rules: String,
    codes: RwLock<Codes>,
}

impl FoundValues {
    fn codes(&self) -> RwLockReadGuard<'_, Codes> {
        self.codes.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn insert(&self, text: &str, code: &[u8]) {
        let mut codes = self.codes.write().unwrap_or_else(PoisonError::into_inner);
        codes.insert(text.into(), code.into());
    }
}

/// Some words with one number of cells, one after the other.
struct Slice {
    cells: u32,
    size: Size,
    ranks: Range<u128>,
    /// True if they are the last with this number of cells.
    is_last: bool,
}

/// The results of a slice: positions that were not known, with their codes, until the work was stopped or all were
/// found.
struct Valued {
    cells: u32,
    is_last: bool,
    codes: Vec<(String, Vec<u8>)>,
    end: Result<(), Stop>,
}

impl Database for FoundValues {
    fn rules(&self) -> &str {
        &self.rules
    }

    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop> {
        Ok(self.codes().get(text).map(|code| code.to_vec()))
    }
}

impl Building {
    /// A database of which nothing is known yet: of all boards of a ruleset with up to `most` cells, and `rows` rows if
    /// that is given, or all heaps with up to `most` counters.
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
        has_databases(&*rules).map_err(|why| Trouble::mistake(say::bad_argument(&why)))?;
        let Some(ranking) = Ranking::of(rules.clone(), desk.session.registry()) else {
            return Err(Trouble::mistake(say::no_database_of(rules.expression())));
        };
        if !ranking.has_heaps() && most > MOST_CELLS {
            return Err(Trouble::mistake(say::too_many_cells_to_list(MOST_CELLS)));
        }
        if rows.is_some() && !ranking.has_rows() {
            return Err(Trouble::mistake(say::positions_without_rows(rules.expression())));
        }
        if rows == Some(0) {
            return Err(Trouble::mistake(say::no_row_of_board()));
        }
        let control = desk.control();
        let known = FoundValues { rules: rules.expression().to_owned(), codes: RwLock::default() };
        Ok(Building {
            rules,
            registry: desk.session.registry().clone(),
            most,
            rows,
            control: control.clone(),
            known: Arc::new(known),
            held: Held::new(control),
            complete: 0,
            boards: Boards { ranking, rows },
            crew: None,
            bytes: 0,
        })
    }

    /// The progress: the number of cells up to which all boards are known, and the number of positions.
    pub fn progress(&self) -> (u32, usize) {
        (self.complete, self.known.codes().len())
    }

    /// The answer for the file that was written last.
    pub fn answer(&self, file: &Path) -> DatabaseOf {
        DatabaseOf {
            ruleset: self.rules.expression().to_owned(),
            cells: self.complete,
            rows: self.rows,
            positions: self.known.codes().len() as u64,
            bytes: self.bytes,
            file: Some(file.display().to_string()),
            values: None,
            checked: false,
        }
    }

    /// The answer with all values in it; they are compared with those that are `claimed`, if any are.
    ///
    /// # Errors
    /// [`Trouble`]: also about the first position that is claimed to have another value, that is missing, or that is none
    /// of the database.
    pub fn as_data(
        &self,
        desk: &mut Desk,
        claimed: Option<&[ValueOf]>,
    ) -> Result<DatabaseOf, Trouble> {
        let (mut values, mut held) = (Vec::new(), Held::new(&self.control));
        let codes = self.known.codes();
        let analyst = desk.session.analyst();
        for (position, code) in codes.iter() {
            self.control.check()?;
            let value =
                analyst.store.decode(code).map_err(|error| Stop::Undefined(error.to_string()))?;
            let value = analyst.store.text(value)?;
            held.take(2 * size_of::<ValueOf>() + position.len() + value.len())?;
            values.push(ValueOf { position: position.to_string(), value });
        }
        if let Some(claimed) = claimed {
            compare(&values, claimed)?;
        }
        let answer = self.answer(Path::new(""));
        Ok(DatabaseOf { file: None, values: Some(values), checked: claimed.is_some(), ..answer })
    }

    /// Keeps the code of a position.
    fn learn(&mut self, text: &str, code: &[u8]) -> Result<(), Stop> {
        // The nodes of the tree are half full at worst.
        self.held.take(4 * size_of::<Box<str>>() + text.len() + code.len())?;
        self.known.insert(text, code);
        Ok(())
    }

    /// Threads that find the values of all boards that are larger than the complete ones.
    fn new_crew(&self) -> Crew<Valued> {
        let boards = self.boards.clone();
        let slices = (self.complete + 1..=self.most).flat_map(move |cells| boards.slices(cells));
        let ranking = self.boards.ranking.clone();
        let (rules, known) = (self.rules.clone(), self.known.clone());
        // Results of an earlier run are looked up; the threads tell each other the results of this one.
        let has_earlier = !known.codes().is_empty();
        let earlier = has_earlier.then(|| known.clone() as Arc<dyn Database>);
        let earlier = earlier.into_iter().collect();
        let make = analysts(self.registry.solvers(), earlier, Common::of_threads(&self.control));
        let work = move |analyst: &mut Analyst, slice: Slice| {
            let mut codes = Vec::new();
            let words = slice.ranks.map_while(|rank| ranking.word(slice.size, rank));
            let end = find_values(analyst, (&rules, &known), words, &mut codes);
            Valued { cells: slice.cells, is_last: slice.is_last, codes, end }
        };
        Crew::new(&self.control, slices, make, work)
    }
}

/// Finds the values of the boards that belong into the database, and are not in it.
fn find_values(
    analyst: &mut Analyst,
    (rules, known): (&Arc<dyn Rules>, &FoundValues),
    boards: impl Iterator<Item = String>,
    codes: &mut Vec<(String, Vec<u8>)>,
) -> Result<(), Stop> {
    for board in boards {
        analyst.control().check()?;
        let Some(text) = rules.as_component(&board) else { continue };
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

/// Compares values that were found with claimed ones.
fn compare(found: &[ValueOf], claimed: &[ValueOf]) -> Result<(), Trouble> {
    let of = |all: &[ValueOf]| -> BTreeMap<String, String> {
        all.iter().map(|it| (it.position.clone(), it.value.clone())).collect()
    };
    let wrong = |said: Sentence| Err(Trouble::mistake(said));
    let all = claimed;
    let (found, claimed) = (of(found), of(all));
    if let Some(it) = all.iter().find(|it| claimed[&it.position] != it.value) {
        let (position, last) = (&it.position, &claimed[&it.position]);
        return wrong(say::two_values_in_database(position, &it.value, last));
    }
    for (position, value) in &claimed {
        match found.get(position) {
            None => return wrong(say::no_position_of_database(position)),
            Some(own) if own != value => {
                return wrong(say::wrong_value_in_database(position, own, value));
            }
            Some(_) => {}
        }
    }
    match found.keys().find(|position| !claimed.contains_key(*position)) {
        Some(position) => wrong(say::missing_value_in_database(position)),
        None => Ok(()),
    }
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
        // In an earlier version, a position may have had more parts.
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
            let Some(Valued { cells, is_last, codes, end }) = crew.next()? else {
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
                self.complete = cells;
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

/// All boards with a number of cells.
#[derive(Clone)]
struct Boards {
    ranking: Ranking,
    /// No board has more rows.
    rows: Option<u32>,
}

impl Boards {
    /// The words with this number of cells, those of the fewest rows first, in slices.
    fn slices(&self, cells: u32) -> impl Iterator<Item = Slice> + use<> {
        let sizes = self.sizes(cells);
        let last = sizes.len() - 1;
        sizes.into_iter().enumerate().flat_map(move |(place, (size, ranks))| {
            let end = ranks.end;
            let starts = ranks.step_by(SLICE as usize);
            starts.map(move |start| {
                let ranks = start..end.min(start + SLICE);
                Slice { cells, size, is_last: place == last && ranks.end == end, ranks }
            })
        })
    }

    /// The sizes with this number of cells, those of the fewest rows first, and the ranks of their words; of heaps the one heap.
    fn sizes(&self, cells: u32) -> Vec<(Size, Range<u128>)> {
        if self.ranking.has_heaps() {
            // The last one of the heaps of up to this size.
            let (size, rank) = (Size::Heaps { heaps: 1, most: cells.into() }, u128::from(cells));
            return vec![(size, rank..rank + 1)];
        }
        let most_rows = if self.ranking.has_rows() { self.rows.unwrap_or(u32::MAX) } else { 1 };
        let rows = (1..=cells).filter(|&rows| cells.is_multiple_of(rows) && rows <= most_rows);
        rows.map(|rows| {
            let size = Size::Cells { rows, cols: cells / rows };
            // A count of 2^128 or more is as good as endless.
            (size, 0..self.ranking.count(size).unwrap_or(u128::MAX))
        })
        .collect()
    }
}
