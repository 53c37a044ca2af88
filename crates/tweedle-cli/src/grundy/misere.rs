//! `tweedle grundy --misere`: genera of heaps, and of a sum.

use super::arguments::Grundy;
use super::formats::Format;
use crate::report::{Report, new_table, status};
use crate::streams::{say, write_json};
use crate::watch::Watch;
use serde::Serialize;
use std::io::{self, IsTerminal, Write};
use tweedle::{Control, Outcome};
use tweedle_desk::words;
use tweedle_heaps::Code;
use tweedle_heaps::misere::MisereHeaps;

/// Heaps if nobody says how many.
const FEW: u64 = 20;

/// A heap or a sum, in JSON.
#[derive(Serialize)]
struct Answer {
    heaps: Vec<u64>,
    /// In misère play.
    outcome: String,
    grundy: u32,
    genus: String,
    /// Whether it is known to be tame; absent for sums.
    #[serde(skip_serializing_if = "Option::is_none")]
    tame: Option<bool>,
}

/// Prints what is asked for and returns the exit status.
pub(super) fn run(
    code: &Code,
    args: &Grundy,
    watch: &mut Watch,
    control: &Control,
) -> anyhow::Result<u8> {
    if !matches!(args.format, None | Some(Format::Table | Format::Json)) {
        say("error: Genera are printed as a table or as JSON.");
        return Ok(status::BAD_INPUT);
    }
    let mut game = MisereHeaps::new(code.clone(), control.clone());
    let to = args.to.unwrap_or(FEW);
    watch.set_goal(to.saturating_add(1));
    let answers = watch.run(control, || {
        let sums: Vec<Vec<u64>> = match &args.sum {
            Some(heaps) => vec![heaps.clone()],
            None => (0..=to).map(|heap| vec![heap]).collect(),
        };
        let mut answers = Vec::new();
        for heaps in sums {
            let genus = game.genus_of_sum(&heaps)?;
            let tame = match heaps[..] {
                [heap] => Some(game.tame(heap)?.is_some()),
                _ => None,
            };
            let outcome = if genus.outcome() == Outcome::P { "P" } else { "N" }.to_owned();
            answers.push(Answer {
                heaps,
                outcome,
                grundy: genus.normal(),
                genus: genus.to_string(),
                tame,
            });
        }
        Ok(answers)
    });
    let answers = match answers {
        Ok(answers) => answers,
        Err(trouble) => {
            let text = args.code.as_deref().unwrap_or_default();
            let trouble = trouble.about(text);
            trouble.show("code", text);
            let known = words::counted(game.known().len() as u64, "heap");
            say(&format!(
                "The genera of the first {known} were computed; ask for them with `--to`."
            ));
            return Ok(trouble.status());
        }
    };
    let mut out = io::stdout().lock();
    if args.format == Some(Format::Json) {
        write_json(&mut out, &answers)?;
        return Ok(status::GOOD);
    }
    let name = code.name().map_or(String::new(), |name| format!("{name}, "));
    writeln!(out, "{name}{code} in misère play")?;
    let mut table = new_table(io::stdout().is_terminal());
    table.set_header(["Heap", "Outcome", "Genus", "Tame"]);
    for answer in &answers {
        let heaps: Vec<String> = answer.heaps.iter().map(u64::to_string).collect();
        let tame = answer.tame.map_or("", |tame| if tame { "tame" } else { "wild" });
        table.add_row([&heaps.join("+"), &answer.outcome, &answer.genus, tame]);
    }
    writeln!(out, "{table}")?;
    Ok(status::GOOD)
}
