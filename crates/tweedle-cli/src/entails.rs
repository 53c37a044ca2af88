//! `tweedle entails`: the values of the heaps of Top Entails, and which of them are loony.

use crate::args::{Entails, Limits};
use crate::report::{status, stopped};
use crate::saving::Saving;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use tweedle::affine::NimSet;
use tweedle_heaps::TopEntails;

/// How values are written.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    /// A table to look at
    Table,
    /// Lines `heap,value`, the moon being `moon`
    Csv,
    /// The compact file that --resume goes on with; needs --out
    Values,
}

/// Of so many heaps the values are printed if nobody asks for a format.
const SHORT: u64 = 1_000;
/// Values in a row of the table.
const ROW: u64 = 20;

/// Computes what the arguments ask for and returns the exit status.
pub(crate) fn run(args: &Entails, limits: Limits) -> anyhow::Result<u8> {
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let to = args.to;
    if args.format == Some(Format::Values) && args.out.is_none() {
        crate::say("error: this format needs a file: say `--out FILE`");
        return Ok(status::BAD_INPUT);
    }
    let format = args.format.or_else(|| {
        let ending = args.out.as_ref()?.extension().and_then(|ending| ending.to_str());
        Some(match ending {
            Some("csv") => Format::Csv,
            Some("txt") => Format::Table,
            _ => Format::Values,
        })
    });
    let as_values = format == Some(Format::Values);
    let saving = args.out.as_deref().map(|path| Saving::new(path, as_values));
    let mut heaps = TopEntails::new(&control);
    watch.set_goal(to.saturating_add(1));
    let done = watch.run(&control, || {
        match &saving {
            None => heaps.extend(to).map_err(stopped)?,
            Some(saving) => {
                if let Err(error) = saving.run(&mut heaps, to, args.resume) {
                    return error.downcast().map_or_else(|it| Ok(Err(it)), |it| Err(stopped(it)));
                }
            }
        }
        heaps.extend(args.sets.unwrap_or(0)).map_err(stopped)?;
        let sets = args.sets.map_or(Ok(None), |heap| heaps.sets(heap)).map_err(stopped)?;
        Ok(Ok(sets))
    });
    let sets = match done {
        Ok(done) => done?,
        Err(trouble) => {
            trouble.show("arguments", "");
            let computed = units::counted(heaps.computed(), "heap");
            let kept = saving.map_or(String::new(), |saving| {
                format!(" Go on with `--resume`: they are in {}.", saving.values().display())
            });
            crate::say(&format!("The values of the first {computed} were computed.{kept}"));
            return Ok(trouble.status);
        }
    };
    let write = |format: Format, out: &mut dyn Write| match format {
        Format::Csv => csv(&heaps, to, out),
        Format::Table | Format::Values => table(&heaps, to, out),
    };
    if let (Some(saving), Some(format)) = (&saving, format) {
        saving.finish(|out| Ok(write(format, out)?))?;
    }
    let mut out = io::stdout().lock();
    match format {
        Some(format) if saving.is_none() => write(format, &mut out)?,
        None if to < SHORT => write(Format::Table, &mut out)?,
        _ => {}
    }
    if format != Some(Format::Csv) || saving.is_some() {
        summary(&heaps, to, &mut out)?;
    }
    if let (Some(heap), Some(sets)) = (args.sets, sets) {
        write_sets(&heaps, heap, &sets, &mut out)?;
    }
    out.flush()?;
    Ok(status::GOOD)
}

fn csv(heaps: &TopEntails, to: u64, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "heap,value")?;
    let mut values = (0_u64..).zip(heaps.values(0..=to));
    values.try_for_each(|(heap, value)| match value.nimber() {
        Some(nimber) => writeln!(out, "{heap},{nimber}"),
        None => writeln!(out, "{heap},moon"),
    })
}

fn table(heaps: &TopEntails, to: u64, out: &mut dyn Write) -> io::Result<()> {
    let width = heaps.largest(to).map_or(1, |(most, _)| most.to_string().len());
    let label = to.to_string().len();
    for first in (0..=to).step_by(ROW as usize) {
        write!(out, "{first:>label$}:")?;
        let last = to.min(first + ROW - 1);
        heaps.values(first..=last).try_for_each(|value| write!(out, " {value:>width$}"))?;
        writeln!(out)?;
    }
    Ok(())
}

fn summary(heaps: &TopEntails, to: u64, out: &mut dyn Write) -> io::Result<()> {
    let loony: Vec<String> =
        heaps.loony().iter().take_while(|&&heap| heap <= to).map(u64::to_string).collect();
    let loony = if loony.is_empty() { "none".to_owned() } else { loony.join(", ") };
    writeln!(out, "Loony heaps up to {}: {loony}.", units::grouped(to))?;
    if let Some((most, first)) = heaps.largest(to) {
        writeln!(out, "Greatest nimber {most}, first at heap {}.", units::grouped(first))?;
    }
    Ok(())
}

/// How the value of one heap comes about.
fn write_sets(
    heaps: &TopEntails,
    heap: u64,
    (immediate, protected): &(NimSet, NimSet),
    out: &mut dyn Write,
) -> io::Result<()> {
    let Some(value) = heaps.value(heap) else { return Ok(()) };
    writeln!(out, "Heap {heap}, worth {value}:")?;
    writeln!(out, "  immediate nimbers, those of its splits:   {immediate}")?;
    writeln!(out, "  protected nimbers, where no answer wins:  {protected}")
}
