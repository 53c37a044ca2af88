//! Octal codes classified by their periods: a table, of which each row is kept as soon as it is known.

use crate::codes_in_turn::CodesInTurn;
use crate::kept::RowSource;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{HashMap, HashSet};
use tweedle_engine::{Control, Crew, Stop};
use tweedle_heaps::{Code, CodeRange, Period, Sequence, Theorem};

/// A code, with its period and its name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CodeRow {
    /// The code, with its name.
    #[serde(flatten)]
    pub start: RowStart,
    /// The standard form.
    pub standard_form: String,
    /// The number of counters by which its heaps are smaller.
    pub shift: u64,
    /// The length of the period.
    pub period: Option<u64>,
    /// The heap from which on the values are periodic.
    pub preperiod: Option<u64>,
    /// The saltus: the number by which the values grow with each period.
    pub saltus: Option<u64>,
    /// The theorem that proves the period; `observed` of one that is not proved, and `open` if none was seen.
    pub proof: String,
    /// The largest value; `None` if the saltus lets values grow for ever.
    pub largest: Option<u64>,
    /// The last heap of the standard form that was looked at.
    pub heaps: u64,
}

/// The start of a row, which needs no computation.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct RowStart {
    /// The code.
    pub code: String,
    /// The name of the game, if it has one.
    pub name: Option<String>,
}

/// The formats of rows in a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RowFormat {
    /// Comma-separated values with a line of headings.
    Csv,
    /// A JSON object a line.
    Json,
}

impl RowFormat {
    /// The line before all rows.
    pub fn headings(self) -> &'static str {
        match self {
            RowFormat::Csv => HEADINGS,
            RowFormat::Json => "",
        }
    }
}

/// The headings of comma-separated values.
const HEADINGS: &str =
    "code,name,standard_form,shift,period,preperiod,saltus,proof,largest,heaps\n";

/// The end of a row for a period that is not proved, or not even seen.
pub(crate) const UNPROVED: [&str; 2] = ["observed", "open"];

impl RowStart {
    pub(crate) fn of(code: &Code) -> RowStart {
        RowStart { code: code.to_string(), name: code.name().map(str::to_owned) }
    }

    /// The beginning of the line.
    pub(crate) fn text(&self, format: RowFormat) -> String {
        match format {
            RowFormat::Json => json(self).trim_end_matches('}').to_owned() + ",",
            // No code or name has a comma or a quote in it.
            RowFormat::Csv => {
                format!("{},{},", self.code, self.name.as_deref().unwrap_or_default())
            }
        }
    }
}

impl CodeRow {
    /// The cells after the code and its name, as text.
    pub fn rest(&self) -> [String; 8] {
        let number = |number: Option<u64>| number.map_or(String::new(), |n| n.to_string());
        [
            self.standard_form.clone(),
            self.shift.to_string(),
            number(self.period),
            number(self.preperiod),
            number(self.saltus),
            self.proof.clone(),
            number(self.largest),
            self.heaps.to_string(),
        ]
    }

    /// The line with its end.
    pub fn text(&self, format: RowFormat) -> String {
        match format {
            RowFormat::Json => json(self) + "\n",
            RowFormat::Csv => self.start.text(format) + &self.rest().join(",") + "\n",
        }
    }
}

/// Strings and numbers always have a JSON form.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

/// The results for a standard form.
#[derive(Debug)]
struct Class {
    /// Its values, if they show a period.
    sequence: Option<Sequence>,
    largest: u64,
    heaps: u64,
}

/// Classifies the codes of a range in their order, each standard form once.
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_desk::{Classification, RowFormat};
/// # use tweedle_heaps::CodeRange;
/// let range = CodeRange::parse("0.7..0.7")?;
/// let mut codes = Classification::new(range, 100, RowFormat::Csv, &Control::new());
/// let row = codes.next_row()?.expect("there is one code");
/// assert_eq!(row.text(RowFormat::Csv), "0.7,,0.3,0,2,0,0,taking,1,31\n");
/// assert_eq!(codes.next_row()?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Classification {
    codes: CodesInTurn,
    to: u64,
    format: RowFormat,
    control: Control,
    classes: HashMap<Code, Class>,
    /// The workers on the standard forms of the codes from the next on, since the first row was asked for.
    crew: Option<Crew<(Code, Result<Class, Stop>)>>,
}

impl Classification {
    /// The codes of a range, looking at heaps up to `to` where no period is proved before; written in
    /// a file in a format.
    pub fn new(range: CodeRange, to: u64, format: RowFormat, control: &Control) -> Classification {
        let codes = CodesInTurn::new(range);
        let (control, classes) = (control.clone(), HashMap::new());
        Classification { codes, to, format, control, classes, crew: None }
    }

    /// The handle that bounds and stops the work.
    pub fn control(&self) -> &Control {
        &self.control
    }

    /// The number of codes that are done, the number of all codes, and the next code.
    pub fn progress(&self) -> (u64, u64, Option<&Code>) {
        self.codes.progress()
    }

    /// The row of the next code; `None` after the last.
    ///
    /// # Errors
    /// [`Stop`]; then the code stays the next.
    pub fn next_row(&mut self) -> Result<Option<CodeRow>, Stop> {
        let Some(code) = self.codes.next().cloned() else { return Ok(None) };
        self.control.check()?;
        let row = self.row_of(&code)?;
        self.skip();
        Ok(Some(row))
    }

    fn row_of(&mut self, code: &Code) -> Result<CodeRow, Stop> {
        let form = code.standard_form();
        while !self.classes.contains_key(&form.code) {
            // If it is stopped the threads end, and the next question begins with this code.
            let mut crew = self.crew.take().unwrap_or_else(|| self.new_crew());
            match crew.next()? {
                Some((code, Ok(class))) => {
                    self.classes.insert(code, class);
                    self.crew = Some(crew);
                }
                Some((_, Err(stop))) if self.control.goes_on_alone(&stop) => {}
                Some((_, Err(stop))) => return Err(stop),
                None => {
                    let class = class(&form.code, self.to, &self.control)?;
                    self.classes.insert(form.code.clone(), class);
                }
            }
        }
        let Class { sequence, largest, heaps } = &self.classes[&form.code];
        let found = sequence.as_ref().and_then(|sequence| Some((sequence, sequence.period()?)));
        let period = found.map(|(sequence, found)| form.period(found.period, sequence));
        let proof = match found {
            None => UNPROVED[1],
            Some((_, found)) => {
                found.proof.as_ref().map_or(UNPROVED[0], |proof| word(proof.theorem))
            }
        };
        Ok(CodeRow {
            start: RowStart::of(code),
            standard_form: form.code.to_string(),
            shift: form.shift,
            period: period.map(|period| period.length),
            preperiod: period.map(|period| period.preperiod),
            saltus: period.map(|period| period.saltus),
            proof: proof.to_owned(),
            largest: period.is_none_or(|Period { saltus, .. }| saltus == 0).then_some(*largest),
            heaps: *heaps,
        })
    }

    /// Threads for the standard forms that are not known, of the codes from the next on in their order.
    fn new_crew(&self) -> Crew<(Code, Result<Class, Stop>)> {
        let mut known: HashSet<Code> = self.classes.keys().cloned().collect();
        let forms = self.codes.rest().filter_map(move |code| {
            let form = code.standard_form().code;
            known.insert(form.clone()).then_some(form)
        });
        let (to, control) = (self.to, self.control.clone());
        let work = move |control: &mut Control, form: Code| {
            let class = class(&form, to, control);
            (form, class)
        };
        Crew::new(&control, forms, Control::clone, work)
    }
}

/// The results for a standard form when heaps up to `to` are looked at.
fn class(form: &Code, to: u64, control: &Control) -> Result<Class, Stop> {
    control.check()?;
    let mut sequence = Sequence::new(form, control);
    match sequence.extend_until_periodic(to) {
        // Values that are too large to go on end the search, not the classification.
        Ok(_) | Err(Stop::TooLarge(_)) => {}
        Err(stop) => return Err(stop),
    }
    let heaps = sequence.computed() - 1;
    let largest = sequence.values(0..=heaps).max().unwrap_or(0);
    let is_periodic = sequence.period().is_some();
    Ok(Class { sequence: is_periodic.then_some(sequence), largest, heaps })
}

/// A theorem in a word or two.
pub(crate) fn word(theorem: Theorem) -> &'static str {
    match theorem {
        Theorem::Taking => "taking",
        Theorem::Breaking { .. } | Theorem::BreakingUnequally => "Guy-Smith",
        Theorem::SparseSpace { .. } => "sparse space",
        Theorem::AllBut => "all-but",
    }
}

impl RowSource for Classification {
    fn headings(&self) -> &str {
        self.format.headings()
    }

    fn start(&self) -> Option<String> {
        Some(RowStart::of(self.codes.next()?).text(self.format))
    }

    fn subject(&self) -> String {
        self.codes.subject()
    }

    fn agrees(&self, line: &str) -> Result<(), String> {
        let is_row = RowEnd::read(line, self.format).is_some_and(|end| end.agrees(self.to));
        if is_row { Ok(()) } else { Err(format!("a run with `--to {}`", self.to)) }
    }

    fn skip(&mut self) {
        self.codes.skip();
    }

    fn row(&mut self) -> Result<String, Stop> {
        let row = self.next_row()?;
        Ok(row.map_or(String::new(), |row| row.text(self.format)))
    }
}

/// The part of a row that depends on the number of heaps that are looked at.
#[derive(Deserialize)]
struct RowEnd {
    proof: String,
    largest: Option<u64>,
    heaps: u64,
}

impl RowEnd {
    fn read(line: &str, format: RowFormat) -> Option<RowEnd> {
        if format == RowFormat::Json {
            return serde_json::from_str(line).ok();
        }
        let mut cells = line.rsplit(',');
        let heaps = cells.next()?.parse().ok()?;
        let largest = cells.next()?;
        let largest = if largest.is_empty() { None } else { Some(largest.parse().ok()?) };
        Some(RowEnd { proof: cells.next()?.to_owned(), largest, heaps })
    }

    /// True if it may be the end of a row when heaps up to `to` are looked at.
    fn agrees(&self, to: u64) -> bool {
        let is_proved = !UNPROVED.contains(&self.proof.as_str());
        let is_beyond = self.largest == Some(u64::from(u16::MAX));
        self.heaps == to || self.heaps < to && (is_proved || is_beyond)
    }
}
