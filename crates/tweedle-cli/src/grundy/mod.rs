//! `tweedle grundy`: Grundy values of the heaps of a take-and-break game, their period, and what
//! proves it.

mod formats;
mod misere;
mod plot;
mod table;

use crate::args::{Grundy, Limits};
use crate::report::{code_trouble, status, stopped};
use crate::saving::Saving;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use anyhow::Context;
pub(crate) use formats::Format;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use tweedle::Control;
use tweedle_heaps::{
    Certificate, CertificateError, Checked, Code, CodeError, Evidence, Periodicity, Sequence, code,
};

/// Heaps to compute if nobody says how many: to look at, and to find a period.
const FEW: u64 = 100;
const MANY: u64 = 1_000_000;
/// A short table tells the period if it shows among so many heaps.
const SHORT: u64 = 4_000;

/// Computes what the arguments ask for and returns the exit status.
pub(crate) fn run(args: &Grundy, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    if let Some(path) = &args.check {
        return check(path, &mut watch, &control);
    }
    let text = args.code.as_deref().unwrap_or_default().trim();
    let code = match (Code::parse(text), code::by_name(text)) {
        (Ok(code), _) | (Err(_), Some(code)) => code,
        (Err(error), None) => {
            let error = unknown_name(text).unwrap_or(error);
            let trouble = code_trouble(text, &error);
            trouble.show("code", text);
            return Ok(trouble.status);
        }
    };
    if args.misere {
        return misere::run(&code, args, &mut watch, &control);
    }
    let to = args.to.unwrap_or(if args.period { MANY } else { FEW });
    let format = args.format.unwrap_or_else(|| Format::of(args.out.as_deref()));
    if let Some(message) = format.why_not(args) {
        crate::say(&format!("error: {message}"));
        return Ok(status::BAD_INPUT);
    }
    let saving = args.out.as_deref().map(|path| Saving::new(path, format == Format::Values));
    let mut sequence = Sequence::new(&code, &control);
    watch.set_goal(to.saturating_add(1));
    let done = watch.run(&control, || {
        if let Some(saving) = &saving
            && let Err(error) = saving.run(&mut sequence, to, args.resume)
        {
            return error.downcast().map_or_else(|error| Ok(Err(error)), |it| Err(stopped(it)));
        }
        // Only where it takes no time.
        let is_fast = code.tail().is_empty() && code.most_heaps().is_some_and(|heaps| heaps <= 2);
        let end = if is_fast { to.max(SHORT) } else { to };
        sequence.extend_until_periodic(end).map_err(stopped)?;
        Ok(Ok(()))
    });
    match done {
        Ok(done) => done?,
        Err(trouble) => {
            trouble.show("code", text);
            let computed = units::counted(sequence.computed(), "heap");
            let so_far = format!("The values of the first {computed} were computed.");
            let kept = match &saving {
                Some(saving) => {
                    format!(" Go on with `--resume`: they are in {}.", saving.values().display())
                }
                None => String::new(),
            };
            crate::say(&format!("{so_far}{kept}"));
            return Ok(trouble.status);
        }
    }
    if let Some(path) = &args.certificate {
        write_certificate(&sequence, path)?;
    }
    if let Some(path) = &args.plot {
        let picture = plot::scatter(&sequence, to);
        fs::write(path, picture).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if let Some(saving) = &saving {
        saving.finish(|out| {
            match format {
                Format::Csv => formats::csv(&sequence, to, out)?,
                Format::Json => formats::json(&sequence, to, args.evidence, out)?,
                Format::Parquet => formats::parquet(&sequence, to, out)?,
                Format::Table | Format::Values => table::write(&sequence, to, out)?,
            }
            Ok(())
        })?;
    }
    let mut out = io::stdout().lock();
    match format {
        Format::Csv if saving.is_none() => formats::csv(&sequence, to, &mut out)?,
        Format::Json if saving.is_none() => formats::json(&sequence, to, args.evidence, &mut out)?,
        _ => {
            let is_table = format == Format::Table && !args.period && !args.evidence;
            writeln!(out, "{}", heading(&sequence, is_table.then_some(to)))?;
            if is_table {
                table::write(&sequence, to, &mut out)?;
            }
            writeln!(out, "{}", about_period(&sequence))?;
            if args.evidence {
                write_evidence(&sequence.evidence(), &mut out)?;
            }
        }
    }
    out.flush()?;
    Ok(status::GOOD)
}

/// What is wrong with a text that looks like a name, and is none.
fn unknown_name(text: &str) -> Option<CodeError> {
    let is_name = !text.contains('.') && text.chars().any(char::is_alphabetic);
    is_name.then(|| CodeError {
        message: format!("There is no game called `{text}`."),
        range: 0..text.chars().count(),
        hint: Some(
            "write a code such as 0.77, or a name such as kayles, dawsons-kayles or grundys-game"
                .to_owned(),
        ),
    })
}

/// The name and the code, and which heaps are shown.
fn heading(sequence: &Sequence, to: Option<u64>) -> String {
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
    let heaps = to.map_or(String::new(), |to| format!(", heaps 0 to {}", units::grouped(to)));
    format!("{name}{code}{same}{heaps}")
}

/// What is known of the period, in sentences.
fn about_period(sequence: &Sequence) -> String {
    let Some(Periodicity { period, observed, proof }) = sequence.period() else {
        let last = units::grouped(sequence.computed() - 1);
        return format!("No period is to be seen among the heaps up to {last}.");
    };
    let exceptions = match period.preperiod {
        0 => String::new(),
        n => format!("; the last exception is heap {}", units::grouped(n - 1)),
    };
    let saltus = match period.saltus {
        0 => String::new(),
        saltus => format!(", with saltus {saltus}"),
    };
    let length = units::grouped(period.length);
    let seen = format!(
        "Period {length} from heap {} on{saltus}{exceptions}.",
        units::grouped(period.preperiod)
    );
    match proof {
        Some(proof) => format!(
            "{seen}\nProved ({}): it is enough that it holds among the first {} heaps.",
            proof.theorem,
            units::grouped(proof.bound)
        ),
        None => format!(
            "{seen}\nObserved among the first {} heaps, not proved.",
            units::grouped(*observed)
        ),
    }
}

/// What the values show of a sparse space.
fn write_evidence(evidence: &Evidence, out: &mut impl Write) -> io::Result<()> {
    let greatest = evidence.counts.len() - 1;
    writeln!(
        out,
        "Of {} heaps: greatest value {greatest}, first at heap {}.",
        units::grouped(evidence.heaps),
        units::grouped(evidence.greatest_at)
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
        units::grouped(split.rare),
        units::grouped(split.last_rare)
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
            "no period is proved, so there is nothing to certify; look at more heaps with `--to`"
        );
    };
    let mut text = serde_json::to_string_pretty(&certificate)?;
    text.push('\n');
    fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))
}

/// Checks a certificate and returns the exit status.
fn check(path: &Path, watch: &mut Watch, control: &Control) -> anyhow::Result<u8> {
    let name = path.display();
    let text = fs::read_to_string(path).with_context(|| format!("cannot read {name}"))?;
    let certificate: Certificate = match serde_json::from_str(&text) {
        Ok(certificate) => certificate,
        Err(error) => {
            crate::say(&format!("error: {name} is not a certificate: {error}."));
            return Ok(status::BAD_INPUT);
        }
    };
    let checked = watch.run(control, || match certificate.check(control) {
        Err(CertificateError::Stop(stop)) => Err(stopped(stop)),
        checked => Ok(checked),
    });
    match checked {
        Ok(Ok(how)) => {
            let Certificate { code, period, preperiod, saltus, bound, .. } = &certificate;
            let how = match how {
                Checked::ByDefinition => {
                    "its values were compared with their definition".to_owned()
                }
                Checked::ByComputation => {
                    format!("the values of {} heaps were computed again", units::grouped(*bound))
                }
            };
            let saltus = if *saltus > 0 { format!(", saltus {saltus}") } else { String::new() };
            writeln!(
                io::stdout().lock(),
                "{name} proves that {code} has the period {period}, preperiod {preperiod}{saltus}: {how}."
            )?;
            Ok(status::GOOD)
        }
        Ok(Err(error)) => {
            crate::say(&format!("error: {name} proves nothing. {error}"));
            Ok(status::BAD_INPUT)
        }
        Err(trouble) => {
            trouble.show("certificate", &text);
            Ok(trouble.status)
        }
    }
}
