//! `tweedle family`: the values along a family of positions.

use crate::arguments::{in_the_way, split};
use crate::limits::Limits;
use crate::report::{new_table, status};
use crate::table::warn;
use crate::table_formats::shortened;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::{
    Answer, Ask, FamilyFormula, FamilyOf, Pattern, ProvedFamily, Trouble, kept, questions, words,
};
use tweedle_script::say;

/// The examples at the end of `tweedle family --help`.
const EXAMPLES: &str = "\
What the values seem to follow is told if it holds for four periods at the end. It is checked as far as the table goes, and not proved.
With --prove a proof for all n is looked for: on strips, heaps and paths of rulesets whose moves cut them in two.

Examples:
  tweedle family 'game.grid.Clobber(\"xo\" * n)' n=1..10
  tweedle family 'game.strip.TopplingDominoes(\"lr\" * k)' k=1..12 --columns value,temperature
  tweedle family 'game.heap.Kayles(n)' n=60..140 --columns nimber
  tweedle family 'game.grid.Clobber(\"x\" * n + \"o\")' n=1..6 --prove --certificate up.json
  tweedle family --check up.json";

/// Tell the values along a family of positions, and what they seem to follow
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Family {
    /// A position with a variable in it
    #[arg(value_name = "POSITION", required_unless_present = "check")]
    input: Option<String>,
    /// The variable, with its first and its last number
    #[arg(value_name = "N=A..B", required_unless_present = "check")]
    range: Option<String>,
    /// What is told of a position, as for `tweedle table`
    #[arg(long, value_name = "EXPRESSIONS", default_value = "value")]
    columns: String,
    /// Look for a proof of the values for all numbers; the exit status is 2 if there is none
    #[arg(long)]
    prove: bool,
    /// Write a certificate of the proof
    #[arg(long, value_name = "FILE", requires = "prove")]
    certificate: Option<PathBuf>,
    /// Overwrite the file of `--certificate` if it is there
    #[arg(long, requires = "certificate")]
    force: bool,
    /// Check a certificate instead
    #[arg(long, value_name = "CERTIFICATE", exclusive = true)]
    check: Option<PathBuf>,
}

impl Family {
    /// Tells the values and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(path) = &self.check {
            return check(path, limits);
        }
        let input = self.input.clone().unwrap_or_default();
        let range = self.range.as_deref().unwrap_or_default();
        let Some((variable, first, last)) = numbers(range) else {
            let message = format!("`{range}` is no variable with a range, such as `n=1..20`.");
            return Ok(limits.refuse(say::bad_argument(message))?);
        };
        if let Some(message) =
            self.certificate.as_deref().and_then(|path| in_the_way(path, self.force, ""))
        {
            anyhow::bail!(message);
        }
        let question = questions::Family {
            input: input.clone(),
            variable: variable.to_owned(),
            first,
            last,
            columns: split(&self.columns),
            prove: self.prove,
        };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(found) => {
                warn(&found.table.failed, found.table.failures);
                if let Some((path, proof)) = self.certificate.as_deref().zip(found.proof.as_ref()) {
                    kept::write(path, format!("{}\n", proof.certificate).as_bytes())?;
                }
                let is_unproved = self.prove && found.proof.is_none();
                let is_empty = is_unproved || found.table.failures == found.table.rows.len() as u64;
                limits.tell(Some(&input), found, Answer::Family, |found, out| {
                    write_text(found, variable, first, out)
                })?;
                Ok(if is_empty { status::BAD_INPUT } else { status::GOOD })
            }
            Err(trouble) => {
                let trouble = trouble.about(&input);
                Ok(limits.fail(&trouble, "input", Some(&input))?)
            }
        }
    }
}

/// The variable, the first and the last number of `n=1..20`.
fn numbers(range: &str) -> Option<(&str, u64, u64)> {
    let (variable, range) = range.split_once('=')?;
    let (first, last) = range.split_once("..")?;
    Some((variable.trim(), first.trim().parse().ok()?, last.trim().parse().ok()?))
}

/// Checks a certificate and returns the exit status.
fn check(path: &Path, limits: Limits) -> anyhow::Result<u8> {
    let name = path.display().to_string();
    let certificate = match kept::read_text(path) {
        Ok(text) => text,
        Err(error) => {
            let trouble = Trouble::unreadable(&name, error);
            return Ok(limits.fail(&trouble, "certificate", Some(&name))?);
        }
    };
    let question = questions::FamilyProof { certificate };
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut desk = limits.desk(&control)?;
    match watch.run(&control, || question.ask(&mut desk)) {
        Ok(proved) => {
            limits.tell(Some(&name), proved, Answer::ProvedFamily, |proved, out| {
                write_proof(proved, "n", out)
            })?;
            Ok(status::GOOD)
        }
        Err(trouble) => Ok(limits.fail(&trouble, "certificate", Some(&name))?),
    }
}

fn write_text(found: &FamilyOf, variable: &str, first: u64, out: &mut dyn Write) -> io::Result<()> {
    let mut table = new_table(io::stdout().is_terminal());
    let columns = found.table.columns.iter().map(String::as_str);
    table.set_header(std::iter::once(variable).chain(columns));
    for (n, row) in (first..).zip(&found.table.rows) {
        let cells = row[1..].iter().map(|cell| shortened(cell.to_string()));
        table.add_row(std::iter::once(n.to_string()).chain(cells));
    }
    writeln!(out, "{table}")?;
    for (column, pattern) in found.table.columns.iter().zip(&found.patterns) {
        match pattern {
            Some(pattern) => {
                // The values themselves are proved, and not what is asked of them besides.
                let is_proved = column == "value" && found.proof.is_some();
                writeln!(out, "{column}: {}", told(pattern, variable, is_proved))?;
            }
            None if column == "value" && found.proof.is_some() => {}
            None => writeln!(out, "{column}: no pattern is seen.")?,
        }
    }
    if let Some(proof) = &found.proof {
        let last = first + found.table.rows.len().saturating_sub(1) as u64;
        let family = &proof.family;
        writeln!(
            out,
            "The members are {family} for {variable} = {first} to {last}, and are taken to be so for all {variable}."
        )?;
        write_proof(proof, variable, out)?;
    }
    match &found.unproved {
        Some(why) => writeln!(out, "Checked, not proved: {}.", why.trim_end_matches('.')),
        None => Ok(()),
    }
}

/// What is proved, and by how many cases.
fn write_proof(proof: &ProvedFamily, variable: &str, out: &mut dyn Write) -> io::Result<()> {
    let ProvedFamily { ruleset, family, from, formulas, .. } = proof;
    // The number of periods has another letter than the variable.
    let k = if variable == "k" { "j" } else { "k" };
    writeln!(out, "Proved for all {variable} >= {from}, in {ruleset}:")?;
    let period = formulas.len();
    for FamilyFormula { n, value, saltus } in formulas {
        let numbers = match (period, saltus.as_str()) {
            (1, "0") => String::new(),
            (1, _) => format!(", {variable} = {n} + {k}"),
            _ => format!(", {variable} = {n} + {period}{k}"),
        };
        let added = if saltus == "0" { String::new() } else { format!(" + {k}·{saltus}") };
        writeln!(out, "  {family} = {value}{added}{numbers}")?;
    }
    if let [before, ..] = &*proof.exceptions {
        let last = from - 1;
        let all =
            if before.n == last { last.to_string() } else { format!("{} to {last}", before.n) };
        writeln!(out, "  For {variable} = {all} the values were found one by one.")?;
    }
    let ProvedFamily { families, words, members, options, .. } = proof;
    writeln!(
        out,
        "By induction with {} together: {} valued one by one, {} compared for all larger {variable}; the rules agree with the moves on {}.",
        counted(*families, "family", "families"),
        counted(*members, "member", "members"),
        counted(*options, "option", "options"),
        counted(*words, "word", "words"),
    )
}

fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", words::grouped(count), if count == 1 { one } else { many })
}

/// A pattern in words.
fn told(pattern: &Pattern, variable: &str, is_proved: bool) -> String {
    let Pattern { period, from, to, saltus } = pattern;
    let not = if is_proved { "" } else { ", not proved" };
    let checked = format!("from {variable} = {from} on, checked to {variable} = {to}{not}");
    let is_periodic = saltus.iter().all(|it| it == "0");
    let is_one = saltus.iter().all(|it| *it == saltus[0]);
    match (is_periodic, is_one, period) {
        (true, _, 1) => format!("always the same {checked}."),
        (true, _, _) => format!("period {period} {checked}."),
        (false, true, _) => {
            let plus = match saltus[0].strip_prefix('-') {
                Some(rest) if rest.chars().all(|c| c.is_ascii_digit() || c == '/') => {
                    format!("- {rest}")
                }
                _ => format!("+ {}", saltus[0]),
            };
            format!("v({variable} + {period}) = v({variable}) {plus} {checked}.")
        }
        _ => {
            let all = saltus.join(", ");
            format!(
                "v({variable} + {period}) = v({variable}) + one of {all} by the residue {checked}."
            )
        }
    }
}
