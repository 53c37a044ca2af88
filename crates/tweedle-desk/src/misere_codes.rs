//! Octal codes classified by their misère quotients: a table, of which each row is kept as soon as it is known.

use crate::codes::{RowFormat, RowStart, json};
use crate::codes_in_turn::CodesInTurn;
use crate::kept::{RowSource, write};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::Path;
use std::sync::Arc;
use tweedle_engine::{Control, Crew, Stop};
use tweedle_heaps::misere::{HeapQuotients, QuotientClass};
use tweedle_heaps::{Code, CodeRange};

/// The limits for the quotient of each code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct QuotientLimits {
    /// The last heap that is looked at.
    pub to: u64,
    /// The largest order of a quotient.
    pub most: usize,
    /// The largest number of steps: words whose outcome is found, and pairs of the proof. They are counted, and no time is
    /// measured, so that each run gives the same rows.
    pub steps: u64,
}

/// A code, with its misère quotient.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MisereCodeRow {
    /// The code, with its name.
    #[serde(flatten)]
    pub start: RowStart,
    /// `tame`, `wild`, `tame so far` if larger heaps may be wild, or `open` if no heap was looked at.
    pub class: String,
    /// The order of the quotient of the heaps that were looked at.
    pub order: u64,
    /// The number of its elements in P.
    pub lost: u64,
    /// The last heap at which it changed; 0 if no heap has a move.
    pub last_change: u64,
    /// The period of the elements, if it is proved: then the quotient is that of all heaps.
    pub period: Option<u64>,
    /// The heap from which on they are periodic.
    pub preperiod: Option<u64>,
    /// The last heap that was looked at.
    pub heaps: u64,
    /// `proved`, or the limit that was met: `heap 60`, `steps 100000`, or `order 1000`, which is also told if the
    /// quotient seems to need more generators, or larger sums of equal heaps, than can be worked with.
    pub end: String,
}

/// The headings of comma-separated values.
const HEADINGS: &str = "code,name,class,order,lost,last_change,period,preperiod,heaps,end\n";

/// Why no larger heap is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum End {
    Proved,
    Heap(u64),
    Order(usize),
    Steps(u64),
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Proved => f.write_str("proved"),
            End::Heap(heap) => write!(f, "heap {heap}"),
            End::Order(order) => write!(f, "order {order}"),
            End::Steps(steps) => write!(f, "steps {steps}"),
        }
    }
}

impl MisereCodeRow {
    /// The cells after the code and its name, as text.
    pub fn rest(&self) -> [String; 8] {
        let number = |number: Option<u64>| number.map_or(String::new(), |n| n.to_string());
        [
            self.class.clone(),
            self.order.to_string(),
            self.lost.to_string(),
            self.last_change.to_string(),
            number(self.period),
            number(self.preperiod),
            self.heaps.to_string(),
            self.end.clone(),
        ]
    }

    /// The line with its end.
    pub fn text(&self, format: RowFormat) -> String {
        match format {
            RowFormat::Json => json(self) + "\n",
            RowFormat::Csv => self.start.text(format) + &self.rest().join(",") + "\n",
        }
    }

    /// The line before all rows.
    pub fn headings(format: RowFormat) -> &'static str {
        match format {
            RowFormat::Csv => HEADINGS,
            RowFormat::Json => "",
        }
    }
}

/// Classifies the codes of a range in their order, on all threads that the control allows.
///
/// ```
/// # use tweedle_engine::Control;
/// # use tweedle_desk::{MisereClassification, QuotientLimits, RowFormat};
/// # use tweedle_heaps::CodeRange;
/// let range = CodeRange::parse("0.75..0.75")?;
/// let limits = QuotientLimits { to: 60, most: 1000, steps: 100_000 };
/// let mut codes = MisereClassification::new(range, limits, RowFormat::Csv, &Control::new());
/// let row = codes.next_row()?.expect("there is one code");
/// assert_eq!(row.text(RowFormat::Csv), "0.75,,wild,8,2,5,2,8,22,proved\n");
/// assert_eq!(codes.next_row()?, None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct MisereClassification {
    codes: CodesInTurn,
    limits: QuotientLimits,
    format: RowFormat,
    /// The folder for certificates, if they are wanted.
    certificates: Option<Arc<Path>>,
    control: Control,
    /// The workers on the codes from the next on, since the first row was asked for.
    crew: Option<Crew<Result<MisereCodeRow, Stop>>>,
}

impl MisereClassification {
    /// The codes of a range, within limits for each; written in a file in a format.
    pub fn new(
        range: CodeRange,
        limits: QuotientLimits,
        format: RowFormat,
        control: &Control,
    ) -> MisereClassification {
        let (codes, control) = (CodesInTurn::new(range), control.clone());
        MisereClassification { codes, limits, format, certificates: None, control, crew: None }
    }

    /// The same, with a certificate of each quotient in a folder that is there: `0.77.json` is that of 0.77. It is written before the row is given;
    /// [`HeapCertificate::check`](tweedle_heaps::misere::HeapCertificate::check) checks it without the search.
    #[must_use]
    pub fn with_certificates(mut self, folder: &Path) -> MisereClassification {
        self.certificates = Some(folder.into());
        self
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
    pub fn next_row(&mut self) -> Result<Option<MisereCodeRow>, Stop> {
        let Some(code) = self.codes.next().cloned() else { return Ok(None) };
        self.control.check()?;
        let row = loop {
            // If it is stopped the threads end, and the next question begins with this code.
            let mut crew = self.crew.take().unwrap_or_else(|| self.new_crew());
            match crew.next()? {
                Some(Ok(row)) => {
                    self.crew = Some(crew);
                    break row;
                }
                Some(Err(stop)) if self.control.goes_on_alone(&stop) => {}
                Some(Err(stop)) => return Err(stop),
                None => {
                    let folder = self.certificates.as_deref();
                    break classify(code, self.limits, folder, &self.control)?;
                }
            }
        };
        self.skip();
        Ok(Some(row))
    }

    fn new_crew(&self) -> Crew<Result<MisereCodeRow, Stop>> {
        let (limits, folder) = (self.limits, self.certificates.clone());
        let work = move |control: &mut Control, code: Code| {
            classify(code, limits, folder.as_deref(), control)
        };
        Crew::new(&self.control, self.codes.rest(), Control::clone, work)
    }
}

/// The row of a code; its certificate is written into a folder, if there is one.
fn classify(
    code: Code,
    limits: QuotientLimits,
    folder: Option<&Path>,
    control: &Control,
) -> Result<MisereCodeRow, Stop> {
    control.check()?;
    let start = RowStart::of(&code);
    let mut heaps = HeapQuotients::new(code, limits.most, control);
    let allowance = control.allow(limits.steps);
    let found = heaps.classify(limits.to);
    drop(allowance);
    let end = match found {
        Ok(QuotientClass::Final(_)) => End::Proved,
        Ok(_) => End::Heap(limits.to),
        Err(Stop::TooLarge(_)) => End::Order(limits.most),
        Err(Stop::Limit { .. }) => End::Steps(limits.steps),
        Err(stop) => return Err(stop),
    };
    // If the whole run is stopped, this is not a limit of one code.
    control.check()?;
    if let Some(folder) = folder {
        let path = folder.join(format!("{}.json", start.code));
        let certificate = json(&heaps.certificate()?) + "\n";
        write(&path, certificate.as_bytes())
            .map_err(|error| Stop::NotPossible(error.to_string()))?;
    }
    let quotient = heaps.quotient()?;
    let class = match (quotient.tame(), end) {
        // The heaps up to one are closed under moves, and such a part of a tame set is tame: one wild quotient is enough.
        (None, _) => "wild",
        (Some(_), End::Proved) => "tame",
        (Some(_), _) if heaps.heaps() == 0 => "open",
        (Some(_), _) => "tame so far",
    };
    let period = heaps.period();
    Ok(MisereCodeRow {
        start,
        class: class.to_owned(),
        order: quotient.order() as u64,
        lost: quotient.lost().len() as u64,
        last_change: heaps.last_change(),
        period: period.map(|it| it.period),
        preperiod: period.map(|it| it.preperiod),
        heaps: heaps.heaps(),
        end: end.to_string(),
    })
}

impl RowSource for MisereClassification {
    fn headings(&self) -> &str {
        MisereCodeRow::headings(self.format)
    }

    fn start(&self) -> Option<String> {
        Some(RowStart::of(self.codes.next()?).text(self.format))
    }

    fn subject(&self) -> String {
        self.codes.subject()
    }

    fn agrees(&self, line: &str) -> Result<(), String> {
        let QuotientLimits { to, most, steps } = self.limits;
        let is_row = RowEnd::read(line, self.format).is_some_and(|end| end.agrees(self.limits));
        if is_row {
            Ok(())
        } else {
            Err(format!("a run with `--misere --to {to} --most {most} --steps {steps}`"))
        }
    }

    fn skip(&mut self) {
        self.codes.skip();
    }

    fn row(&mut self) -> Result<String, Stop> {
        let row = self.next_row()?;
        Ok(row.map_or(String::new(), |row| row.text(self.format)))
    }
}

/// The part of a row that depends on the limits.
#[derive(Deserialize)]
struct RowEnd {
    order: u64,
    heaps: u64,
    end: String,
}

impl RowEnd {
    fn read(line: &str, format: RowFormat) -> Option<RowEnd> {
        if format == RowFormat::Json {
            return serde_json::from_str(line).ok();
        }
        let mut cells = line.rsplit(',');
        let end = cells.next()?.to_owned();
        let heaps = cells.next()?.parse().ok()?;
        // Behind it stand lost, last_change, period and preperiod.
        let order = cells.nth(4)?.parse().ok()?;
        Some(RowEnd { order, heaps, end })
    }

    /// True if it may be the end of a row within these limits.
    fn agrees(&self, limits: QuotientLimits) -> bool {
        let QuotientLimits { to, most, steps } = limits;
        let ends = [End::Proved, End::Order(most), End::Steps(steps)];
        self.order <= most as u64
            && (self.heaps == to && self.end == End::Heap(to).to_string()
                || self.heaps <= to && ends.iter().any(|end| self.end == end.to_string()))
    }
}
