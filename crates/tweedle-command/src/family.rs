//! `tweedle family`: the values along a family of positions.

use crate::arguments::{may_write, split};
use crate::limits::Limits;
use crate::report::{Report, new_table, status};
use crate::table::warn;
use crate::table_formats::shortened;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle_desk::{
    Answer, Ask, Claimed, FamilyFormula, FamilyOf, FamilyVariable, Pattern, ProvedFamily, Trouble,
    WrongMember, kept, questions, words,
};
use tweedle_script::say;

/// The examples at the end of `tweedle family --help`.
const EXAMPLES: &str = "\
What the values seem to follow is told if it holds for four periods at the end. It is checked as far as the table goes, and not proved.
With --prove a proof for all n is looked for: on strips, heaps and paths of rulesets whose moves cut them in two.
With several variables there is a member for all their numbers; what the values follow is told along the last one.
With --claim the first column is compared with an expression of the variables, by value; the exit status is 4 if a member differs.

Examples:
  tweedle family 'game.grid.Clobber(\"xo\" * n)' n=1..10
  tweedle family 'game.strip.TopplingDominoes(\"lr\" * k)' k=1..12 --columns value,temperature
  tweedle family 'game.heap.Kayles(n)' n=60..140 --columns nimber
  tweedle family 'game.heap.Wythoff([m,n])' m=0..5 n=0..9 --columns nimber
  tweedle family 'game.strip.TopplingDominoes(\"lr\" * n)' n=1..12 --claim '*n'
  tweedle family 'game.heap.Nim(n) + game.heap.Kayles(n)' n=1..12 --columns nimber --terms
  tweedle family 'game.grid.Clobber(\"x\" * n + \"o\")' n=1..6 --prove --certificate up.json
  tweedle family --check up.json";

/// Tell the values along a family of positions, and what they seem to follow
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Family {
    /// A position with a variable in it
    #[arg(value_name = "POSITION", required_unless_present = "check")]
    input: Option<String>,
    /// A variable, with its first and its last number; several of them make a grid
    #[arg(value_name = "N=A..B", required_unless_present = "check")]
    ranges: Vec<String>,
    /// What is told of a position, as for `tweedle table`
    #[arg(long, value_name = "EXPRESSIONS", default_value = "value")]
    columns: String,
    /// An expression of the variables that is claimed to be the first column; the exit status is 4 if it is not
    #[arg(long, value_name = "EXPRESSION")]
    claim: Option<String>,
    /// Write each column on one line, its terms with commas between them
    #[arg(long)]
    terms: bool,
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
    #[arg(long, value_name = "CERTIFICATE", conflicts_with_all = ["input", "ranges", "columns", "claim", "terms", "prove"])]
    check: Option<PathBuf>,
}

impl Family {
    /// Tells the values and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(path) = &self.check {
            return check(path, limits);
        }
        may_write(self.certificate.as_deref(), self.force, "")?;
        let question = self.question()?;
        let input = question.input.clone();
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let mut found = None;
        let ended = watch.run(&control, || {
            let answer = question.ask(&mut desk)?;
            let stop = answer.stop.clone();
            found = Some(answer);
            stop.map_or(Ok(()), Err)
        });
        match (ended, found) {
            (ended, Some(found)) => {
                warn(&found.table.failed, found.table.failures);
                if let Some((path, proof)) = self.certificate.as_deref().zip(found.proof.as_ref()) {
                    kept::write(path, format!("{}\n", proof.certificate).as_bytes())?;
                }
                let is_unproved = self.prove && found.proof.is_none();
                let is_empty = found.table.failures == found.table.rows.len() as u64;
                let claim = found.claim.as_ref();
                let is_wrong = claim.is_some_and(|claim| claim.wrong.is_some());
                let is_unknown = claim.is_some_and(|claim| claim.unknown > 0);
                limits.tell(Some(&input), found, Answer::Family, |found, out| {
                    write_text(found, &question, self.terms, out)
                })?;
                if let Err(stop) = ended {
                    // As data the answer says it.
                    if !limits.json {
                        stop.show("input", "");
                    }
                    return Ok(stop.status());
                }
                Ok(if is_wrong {
                    status::REFUTED
                } else if is_unproved || is_empty || is_unknown {
                    status::BAD_INPUT
                } else {
                    status::GOOD
                })
            }
            (Err(trouble), None) => {
                let trouble = trouble.about(&input);
                Ok(limits.fail(&trouble, "input", Some(&input))?)
            }
            (Ok(()), None) => unreachable!("without trouble there is an answer"),
        }
    }

    /// The question.
    ///
    /// # Errors
    /// [`Trouble`]: something is no variable with a range.
    pub(crate) fn question(&self) -> Result<questions::Family, Trouble> {
        let wrong = |message: &str| Err(Trouble::mistake(say::bad_argument(message)));
        let mut variables = Vec::new();
        for range in &self.ranges {
            match numbers(range) {
                Some(variable) => variables.push(variable),
                None => {
                    return wrong(&format!(
                        "`{range}` is no variable with a range of numbers from 0 on, such as `n=1..20`."
                    ));
                }
            }
        }
        if self.terms && variables.len() > 1 {
            return wrong("`--terms` are those of one variable.");
        }
        let others = variables.split_off(1.min(variables.len()));
        let Some(FamilyVariable { variable, first, last }) = variables.pop() else {
            return wrong("A family has a variable, such as `n=1..20`.");
        };
        Ok(questions::Family {
            input: self.input.clone().unwrap_or_default(),
            variable,
            first,
            last,
            others,
            columns: split(&self.columns),
            claim: self.claim.clone(),
            prove: self.prove,
        })
    }
}

/// The variable, the first and the last number of `n=1..20`.
fn numbers(range: &str) -> Option<FamilyVariable> {
    let (variable, range) = range.split_once('=')?;
    let (first, last) = range.split_once("..")?;
    let variable = variable.trim().to_owned();
    Some(FamilyVariable {
        variable,
        first: first.trim().parse().ok()?,
        last: last.trim().parse().ok()?,
    })
}

/// Checks a certificate and returns the exit status.
fn check(path: &Path, limits: Limits) -> anyhow::Result<u8> {
    let name = path.display().to_string();
    let certificate = match limits.read_certificate(path)? {
        Ok(certificate) => certificate,
        Err(status) => return Ok(status),
    };
    let question = questions::FamilyProof { certificate };
    let mut watch = Watch::new(limits, WhenIdle::Leave)?;
    let control = limits.control();
    let mut desk = limits.desk(&control)?;
    match watch.run(&control, || question.ask(&mut desk)) {
        Ok(proved) => {
            limits.tell(Some(&name), proved, Answer::ProvedFamily, |proved, out| {
                write_proof(proved, "n", i64::MIN, out)
            })?;
            Ok(status::GOOD)
        }
        Err(trouble) => Ok(limits.fail(&trouble, "certificate", Some(&name))?),
    }
}

/// Writes the rows of a family, or its terms, and what they follow.
pub(crate) fn write_text(
    found: &FamilyOf,
    question: &questions::Family,
    as_terms: bool,
    out: &mut dyn Write,
) -> io::Result<()> {
    let variable = question.others.last().map_or(&question.variable, |it| &it.variable);
    if as_terms {
        for (column, name) in found.table.columns.iter().enumerate() {
            let terms: Vec<String> =
                found.table.rows.iter().map(|row| row[column + 1].to_string()).collect();
            writeln!(out, "{name}: {}", terms.join(", "))?;
        }
    } else if let [other] = &*question.others {
        write_grids(found, question, other, out)?;
    } else {
        write_rows(found, question, out)?;
    }
    for (column, name) in found.table.columns.iter().enumerate() {
        // The values themselves are proved, and not what is asked of them besides.
        let is_proved = name == "value" && found.proof.is_some();
        let mut is_seen = false;
        for (at, patterns) in lines(found) {
            let Some(pattern) = &patterns[column] else { continue };
            is_seen = true;
            let at = named(question, at);
            writeln!(out, "{name}{at}: {}", told(pattern, variable))?;
        }
        let is_empty = found.table.failures == found.table.rows.len() as u64;
        if !is_seen && !is_proved && is_empty {
            writeln!(out, "{name}: nothing could be computed.")?;
        } else if !is_seen && !is_proved {
            writeln!(out, "{name}: no pattern is seen.")?;
        }
    }
    if let Some(claim) = &found.claim {
        write_claim(claim, question, out)?;
    }
    if let Some(proof) = &found.proof {
        let (family, first, last) = (&proof.family, question.first, question.last);
        writeln!(
            out,
            "The members are {family} for {variable} = {first} to {last}, and are taken to be so for all {variable}."
        )?;
        write_proof(proof, variable, 0, out)?;
    }
    match &found.unproved {
        Some(why) => writeln!(out, "Checked, not proved: {}.", why.trim_end_matches('.')),
        None => Ok(()),
    }
}

/// What the columns follow, with the numbers of all variables but the last one.
fn lines(found: &FamilyOf) -> impl Iterator<Item = (&[u64], &[Option<Pattern>])> {
    let only = found.lines.is_empty().then_some((&[][..], &*found.patterns));
    only.into_iter().chain(found.lines.iter().map(|line| (&*line.at, &*line.patterns)))
}

/// Numbers of the first variables, such as `, m = 3`.
fn named(question: &questions::Family, numbers: &[u64]) -> String {
    let others = question.others.iter().map(|it| &it.variable);
    let names = std::iter::once(&question.variable).chain(others);
    let all: Vec<String> = names.zip(numbers).map(|(name, n)| format!(", {name} = {n}")).collect();
    all.concat()
}

/// A row for each member.
fn write_rows(
    found: &FamilyOf,
    question: &questions::Family,
    out: &mut dyn Write,
) -> io::Result<()> {
    let mut table = new_table(io::stdout().is_terminal());
    let others = question.others.iter().map(|it| &it.variable);
    let names = std::iter::once(&question.variable).chain(others);
    table.set_header(names.chain(&found.table.columns));
    for (numbers, row) in question.numbers().unwrap_or_default().iter().zip(&found.table.rows) {
        let cells = row[1..].iter().map(|cell| shortened(cell.to_string()));
        table.add_row(numbers.iter().map(u64::to_string).chain(cells));
    }
    writeln!(out, "{table}")
}

/// For each column a grid of two variables: the first one down, the other one to the right.
fn write_grids(
    found: &FamilyOf,
    question: &questions::Family,
    other: &FamilyVariable,
    out: &mut dyn Write,
) -> io::Result<()> {
    let width = (other.last - other.first + 1) as usize;
    for (column, name) in found.table.columns.iter().enumerate() {
        writeln!(out, "{name}, {} down, {} to the right:", question.variable, other.variable)?;
        let mut table = new_table(io::stdout().is_terminal());
        let corner = String::new();
        table.set_header(
            std::iter::once(corner).chain((other.first..=other.last).map(|n| n.to_string())),
        );
        for (n, rows) in (question.first..).zip(found.table.rows.chunks(width)) {
            let cells = rows.iter().map(|row| shortened(row[column + 1].to_string()));
            table.add_row(std::iter::once(n.to_string()).chain(cells));
        }
        writeln!(out, "{table}")?;
    }
    Ok(())
}

/// What became of a claim.
fn write_claim(
    claim: &Claimed,
    question: &questions::Family,
    out: &mut dyn Write,
) -> io::Result<()> {
    let Claimed { holds, unknown, wrong } = claim;
    let members = |count: u64| counted(count, "member", "members");
    if let Some(WrongMember { numbers, position, claimed, computed }) = wrong {
        let at = named(question, numbers);
        let at = at.trim_start_matches(", ");
        return writeln!(
            out,
            "The claim is wrong at {at}, `{position}`: it says {claimed}, and {computed} is computed. It holds for {} before.",
            members(*holds)
        );
    }
    let unknown = match unknown {
        0 => String::new(),
        _ => format!(" Of {} nothing could be computed.", members(*unknown)),
    };
    writeln!(
        out,
        "The claim holds for {}; for others it is neither checked nor proved.{unknown}",
        members(*holds)
    )
}

/// What is proved, and by how many cases.
fn write_proof(
    proof: &ProvedFamily,
    variable: &str,
    first: i64,
    out: &mut dyn Write,
) -> io::Result<()> {
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
    // Words that are no members of the family have smaller numbers.
    if let Some(before) = proof.exceptions.iter().find(|it| it.n >= first) {
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
fn told(pattern: &Pattern, variable: &str) -> String {
    let Pattern { period, from, to, saltus, polynomials, proved } = pattern;
    let not = if *proved { "" } else { ", not proved" };
    let checked = format!("from {variable} = {from} on, checked to {variable} = {to}{not}");
    let is_periodic = !saltus.is_empty() && saltus.iter().all(|it| it == "0");
    match (is_periodic, &**polynomials, &**saltus) {
        (true, ..) if *period == 1 => format!("always the same {checked}."),
        (true, ..) => format!("period {period} {checked}."),
        (false, [only], _) => format!("v({variable}) = {only} {checked}."),
        (false, [_, ..], _) => {
            let of = |(place, polynomial): (u64, &String)| {
                format!("{polynomial} if {variable} = {} mod {period}", (from + place) % period)
            };
            let all: Vec<String> = (0..).zip(polynomials).map(of).collect();
            format!("v({variable}) is {}; {checked}.", all.join(", "))
        }
        (false, [], [only, rest @ ..]) if rest.iter().all(|it| it == only) => {
            format!("v({variable} + {period}) = v({variable}) + {only} {checked}.")
        }
        _ => {
            let all = saltus.join(", ");
            format!(
                "v({variable} + {period}) = v({variable}) + one of {all} by the residue {checked}."
            )
        }
    }
}
