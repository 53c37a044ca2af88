//! `tweedle grundy`: Grundy values of the heaps of a take-and-break game, their period, and what
//! proves it.

mod arguments;
mod called;
mod check;
mod columns;
mod file;
mod formats;
mod misere;
mod plot;
mod quotient;
mod table;

use crate::arguments::may_write;
use crate::draw::{bytes_of, kind_of};
use crate::kept_values::{finish, say_computed};
use crate::limits::Limits;
use crate::report::{or_file_error, status};
use crate::streams::to_stderr;
use crate::watch::{Watch, WhenIdle};
pub(crate) use arguments::Grundy;
use called::called;
use formats::Format;
use std::convert::identity;
use std::io::{self, Write};
use std::path::Path;
use tweedle_desk::kept::{self, Kept, Values};
use tweedle_desk::{Answer, GrundySequence, USUAL_HEAPS, USUAL_PERIOD_HEAPS, last_heap, words};
use tweedle_draw::{COLUMNS, Theme};
use tweedle_heaps::{Certificate, Evidence, Periodicity, Sequence};
use tweedle_script::say;

impl Grundy {
    /// Computes what the arguments ask for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let is_json = self.format == Some(Format::Json) && self.out.is_none();
        let limits = limits.or_json(is_json);
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        if let Some(path) = &self.check {
            return check::run(path, &mut watch, limits);
        }
        let text = self.code.as_deref().unwrap_or_default().trim();
        let code = match watch.run(&control, || limits.plain_desk(&control).code(text)) {
            Ok(code) => code,
            Err(trouble) => return Ok(limits.fail(&trouble, "code", Some(text))?),
        };
        if self.misere {
            return misere::run(&code, self, &mut watch, limits);
        }
        let to = self.to.unwrap_or(if self.period { USUAL_PERIOD_HEAPS } else { USUAL_HEAPS });
        let format = match self.format.map_or_else(|| Format::of(self.out.as_deref()), Ok) {
            Ok(format) => format,
            Err(message) => return Ok(limits.refuse(say::bad_argument(&message))?),
        };
        let kind = self.plot.as_deref().map_or(Ok(None), kind_of);
        let kind = kind.map(|kind| kind.unwrap_or("svg"));
        let unwritable = kind.as_ref().err().cloned();
        if let Some(message) = unwritable.or(format.why_not(self.out.is_some(), limits.json)) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        for path in [&self.certificate, &self.plot] {
            may_write(path.as_deref(), self.force, "")?;
        }
        let (file, as_values) = (self.out.as_deref(), format == Format::Values);
        let sequence = Sequence::new(&code, &control);
        if let Some(path) = file
            && self.resume
            && format == Format::Csv
            && formats::is_whole_csv(path, to)
        {
            to_stderr(&format!("{} is finished: nothing of it is missing.", path.display()));
            return Ok(status::GOOD);
        }
        let mut kept = Kept::new(Values::new(sequence, to, file, as_values));
        watch.set_goal(to.saturating_add(1));
        let done = watch.run(&control, || {
            kept.open(self.resume)?;
            if file.is_some() {
                kept.run(|_| {})?;
            }
            kept.result_mut().heaps_mut().extend_until_periodic(last_heap(&code, to))?;
            // The values are a list in JSON only, and there where somebody wants to see them.
            let is_list = if file.is_some() {
                format == Format::Json
            } else {
                limits.json && !self.period && !self.evidence
            };
            let heaps = kept.result().heaps();
            Ok(GrundySequence::of(heaps, is_list.then_some(to), self.evidence, &control)?)
        });
        let (values, sequence) = (kept.result(), kept.result().heaps());
        let mut answer = match or_file_error(done)? {
            Ok(answer) => Answer::Sequence(Box::new(answer)),
            Err(trouble) => {
                let status = limits.fail(&trouble.about(text), "code", Some(text))?;
                say_computed(sequence.computed(), values);
                return Ok(status);
            }
        };
        if let Some(path) = &self.certificate {
            write_certificate(sequence, path)?;
        }
        if let Some((path, kind)) = self.plot.as_ref().zip(kind.ok()) {
            let picture = plot::scatter(sequence, to, self.plot_size.unwrap_or_default());
            kept::write(path, &bytes_of(&picture, kind, Theme::Light, 1.0, COLUMNS)?)?;
        }
        finish(values, file, |out| match format {
            Format::Csv => Ok(formats::csv(sequence, to, out)?),
            Format::Json => Ok(formats::json(text, &answer, out)?),
            Format::Parquet => columns::write(sequence, to, out),
            Format::Table | Format::Values => Ok(table::write(sequence, to, out)?),
        })?;
        // They are in the file.
        if let (Answer::Sequence(found), Some(_)) = (&mut answer, file) {
            found.values = None;
        }
        limits.tell(Some(text), answer, identity, |_, out| {
            if file.is_none() && format == Format::Csv {
                return formats::csv(sequence, to, out);
            }
            let is_table = format == Format::Table && !self.period && !self.evidence;
            writeln!(out, "{}", heading(sequence, text, is_table.then_some(to)))?;
            if is_table {
                table::write(sequence, to, out)?;
            }
            writeln!(out, "{}", about_period(sequence))?;
            if self.evidence {
                write_evidence(&sequence.evidence(), out)?;
            }
            Ok(())
        })?;
        Ok(status::GOOD)
    }
}

/// The name and the code, and which heaps are shown.
fn heading(sequence: &Sequence, written: &str, to: Option<u64>) -> String {
    let code = sequence.code();
    let name = code.name().map_or(String::new(), |name| format!("{name}, "));
    let standard = code.standard_form();
    let is_usual = code.is_octal() && code.tail().is_empty();
    let same = if standard.code == *code || !is_usual {
        String::new()
    } else if standard.shift == 0 {
        format!(" (the same values as {})", standard.code)
    } else {
        format!(" (heap n is worth what heap n - {} is in {})", standard.shift, standard.code)
    };
    let heaps = to.map_or(String::new(), |to| format!(", heaps 0 to {}", words::grouped(to)));
    format!("{name}{}{same}{heaps}", called(code, written))
}

/// The facts about the period, in sentences.
fn about_period(sequence: &Sequence) -> String {
    let Some(Periodicity { period, observed, proof, .. }) = sequence.period() else {
        let last = words::grouped(sequence.computed() - 1);
        return format!("No period is to be seen among the heaps up to {last}.");
    };
    let exceptions = match period.preperiod {
        0 => String::new(),
        n => format!("; the last exception is heap {}", words::grouped(n - 1)),
    };
    let saltus = match period.saltus {
        0 => String::new(),
        saltus => format!(", with saltus {saltus}"),
    };
    let length = words::grouped(period.length);
    let seen = format!(
        "Period {length} from heap {} on{saltus}{exceptions}.",
        words::grouped(period.preperiod)
    );
    match proof {
        Some(proof) => format!(
            "{seen}\nProved ({}): it is enough that it holds among the first {} heaps.",
            proof.theorem,
            words::grouped(proof.bound)
        ),
        None => format!(
            "{seen}\nObserved among the first {} heaps, not proved.",
            words::grouped(*observed)
        ),
    }
}

/// Writes the evidence of a sparse space that the values give.
fn write_evidence(evidence: &Evidence, out: &mut dyn Write) -> io::Result<()> {
    let greatest = evidence.counts.len() - 1;
    writeln!(
        out,
        "Of {} heaps: greatest value {greatest}, first at heap {}.",
        words::grouped(evidence.heaps),
        words::grouped(evidence.greatest_at)
    )?;
    if !evidence.missing.is_empty() {
        writeln!(out, "Lesser values that no heap has: {}.", listed(&evidence.missing))?;
    }
    let Some(split) = &evidence.split else { return Ok(()) };
    let position = if split.by_position { ", the parity of the heap added" } else { "" };
    writeln!(
        out,
        "Common values have an odd number of ones at the digits of {:b}{position}.",
        split.mask
    )?;
    writeln!(
        out,
        "Rare heaps: {}, the last of them {}.",
        words::grouped(split.rare),
        words::grouped(split.last_rare)
    )?;
    let rare: Vec<u64> = split.rare_values.iter().map(|&(value, _)| value).collect();
    writeln!(out, "Rare values that occur: {}.", listed(&rare))
}

/// Numbers with commas, runs as `3-7`.
fn listed(numbers: &[u64]) -> String {
    let runs = numbers.chunk_by(|x, y| x + 1 == *y).map(|run| match run {
        [one] => one.to_string(),
        [first, .., last] => format!("{first}-{last}"),
        [] => String::new(),
    });
    runs.collect::<Vec<_>>().join(", ")
}

/// Writes a certificate of the period.
fn write_certificate(sequence: &Sequence, path: &Path) -> anyhow::Result<()> {
    let Some(certificate) = Certificate::of(sequence) else {
        anyhow::bail!(
            "No period is proved, so there is nothing to certify; look at more heaps with `--to`"
        );
    };
    let mut text = serde_json::to_string_pretty(&certificate)?;
    text.push('\n');
    Ok(kept::write(path, text.as_bytes())?)
}
