//! `tweedle grundy --misere`: genera of heaps, and of a sum; the quotient has a file of its own.

use super::arguments::Grundy;
use super::called::called;
use super::formats::Format;
use super::quotient;
use crate::limits::Limits;
use crate::report::{new_table, status};
use crate::streams::to_stderr;
use crate::watch::Watch;
use std::io::{self, IsTerminal, Write};
use tweedle_desk::{Answer, Genera, GenusOf, USUAL_GENERA, words};
use tweedle_heaps::Code;
use tweedle_heaps::misere::MisereHeaps;
use tweedle_script::say;

/// Prints the answer and returns the exit status.
pub(super) fn run(
    code: &Code,
    args: &Grundy,
    watch: &mut Watch,
    limits: Limits,
) -> anyhow::Result<u8> {
    if args.quotient {
        return quotient::run(code, args, watch, limits);
    }
    if args.certificate.is_some() {
        let message =
            "Genera have no certificate: add `--quotient` for one of the misère quotient.";
        return Ok(limits.refuse(say::bad_argument(message))?);
    }
    let is_csv = args.format == Some(Format::Csv);
    if !is_csv && !matches!(args.format, None | Some(Format::Table | Format::Json)) {
        return Ok(limits.refuse(say::format_of_genera())?);
    }
    if let Some(message) = args.format.and_then(|format| format.why_not(false, limits.json)) {
        return Ok(limits.refuse(say::bad_argument(&message))?);
    }
    let control = &limits.control();
    let mut game = MisereHeaps::new(code.clone(), control.clone());
    let to = args.to.unwrap_or(USUAL_GENERA);
    watch.set_goal(to.saturating_add(1));
    let found =
        watch.run(control, || Ok(Genera::of(code, &mut game, (to, args.sum.as_deref()), control)?));
    let input = args.code.as_deref().unwrap_or_default();
    let answer = match found {
        Ok(answer) => answer,
        Err(trouble) => {
            let status = limits.fail(&trouble.about(input), "code", Some(input))?;
            let known = words::counted(game.known().len() as u64, "heap");
            to_stderr(&format!(
                "The genera of the first {known} were computed; ask for them with `--to`."
            ));
            return Ok(status);
        }
    };
    limits.tell(Some(input), answer, Answer::Genera, |answer, out| {
        if is_csv { write_csv(answer, out) } else { write_text(answer, &called(code, input), out) }
    })?;
    Ok(status::GOOD)
}

fn write_text(answer: &Genera, called: &str, out: &mut dyn Write) -> io::Result<()> {
    let name = answer.name.as_ref().map_or(String::new(), |name| format!("{name}, "));
    writeln!(out, "{name}{called} in misère play")?;
    let mut table = new_table(io::stdout().is_terminal());
    table.set_header(["Heap", "Outcome", "Genus", "Like Nim"]);
    for found in &answer.positions {
        table.add_row(row(found));
    }
    writeln!(out, "{table}")
}

/// Lines of heap, outcome, genus, and whether the heap is like a position of Nim.
fn write_csv(answer: &Genera, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "heap,outcome,genus,like_nim")?;
    answer.positions.iter().try_for_each(|found| {
        // In a genus with large digits commas are a part.
        let quoted = row(found).map(|it| if it.contains(',') { format!("\"{it}\"") } else { it });
        writeln!(out, "{}", quoted.join(","))
    })
}

fn row(found: &GenusOf) -> [String; 4] {
    let heaps: Vec<String> = found.heaps.iter().map(u64::to_string).collect();
    let like_nim = found.like_nim.map_or("", |is_so| if is_so { "yes" } else { "no" });
    [heaps.join("+"), found.misere.to_string(), found.genus.clone(), like_nim.to_owned()]
}
