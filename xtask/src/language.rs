//! Measures programs in Tweedle's language beside the same programs in Python and Lua.
//!
//! `benches/language` has the programs: `NAME.cgs`, and for those that are nothing but language `NAME.py` and
//! `NAME.lua`. A run is a process of its own, with its start.

use crate::dist::handed_out;
use crate::places::{root, target};
use anyhow::{Context, Result, bail};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The number of times that each program runs; the least time counts, for others on the machine only add to it.
const ROUNDS: usize = 5;

/// The time that `CGSuite` 2.2-beta2 took for the same on the machine of `RESULTS.md`, in CPU seconds: in a fresh
/// process without its start of 2.3 s, and when it does it again. All its rulesets are programs.
const CGSUITE: &[(&str, f64, f64)] = &[
    ("clobber", 1.52, 1.20),
    ("counter", 1.29, 0.63),
    ("domineering", 1.49, 0.57),
    ("fibonacci", 1.21, 0.45),
    ("loop", 0.77, 0.29),
    ("nimbers", 0.69, 0.22),
    ("sieve", 3.41, 1.43),
    ("sort", 0.45, 0.20),
    ("strings", 1.47, 1.52),
    ("toads", 4.63, 4.14),
    ("worksheet", 0.90, 0.45),
];

/// What may be given beside the part of a name.
const FLAGS: [&str; 3] = ["--write", "--instructions", "--handed-out"];

/// A command that runs the programs.
struct Runner {
    name: &'static str,
    ending: &'static str,
    command: Vec<String>,
}

/// Measures all programs whose name contains `filter`; writes the table to `benches/LANGUAGE.md` if that is asked for.
pub(crate) fn run(words: &[String]) -> Result<()> {
    let is_flag = |word: &&String| word.starts_with('-');
    if let Some(flag) = words.iter().filter(is_flag).find(|it| !FLAGS.contains(&it.as_str())) {
        bail!("no such flag: `{flag}`");
    }
    let filter = words.iter().find(|word| !is_flag(word)).map_or("", String::as_str);
    let counts = words.iter().any(|word| word == "--instructions");
    let is_handed_out = words.iter().any(|word| word == "--handed-out");
    if !counts && !is_handed_out && words.iter().any(|word| word == "--write") {
        bail!("the page has the times of the program that is handed out: add `--handed-out`");
    }
    let runners = runners(is_handed_out)?;
    let mut table = String::from("| program |");
    for runner in &runners {
        let _ = write!(table, " {} |", runner.name);
    }
    if !counts {
        table.push_str(" CGSuite, first time | again |");
    }
    let columns = table.matches('|').count() - 1;
    let _ = writeln!(table, "\n|{}", "---|".repeat(columns));
    for name in names()?.iter().filter(|name| name.contains(filter)) {
        let _ = write!(table, "| {name} |");
        let mut said: Option<String> = None;
        for runner in &runners {
            let path = folder().join(format!("{name}.{}", runner.ending));
            if !path.exists() {
                table.push_str(" |");
                continue;
            }
            let (output, cost) =
                if counts { instructions(runner, &path)? } else { seconds(runner, &path)? };
            if said.get_or_insert_with(|| output.clone()) != &output {
                bail!("{name}: {} prints `{output}`", runner.name);
            }
            let _ = write!(table, " {cost} |");
        }
        if !counts {
            match CGSUITE.iter().find(|(it, ..)| it == name) {
                Some((_, first, again)) => {
                    let _ = write!(table, " {first:.2} | {again:.2} |");
                }
                None => table.push_str(" | |"),
            }
        }
        table.push('\n');
        println!("{}", table.lines().last().unwrap_or_default());
    }
    println!("\n{table}");
    if words.iter().any(|word| word == "--write") {
        let path = root().join("benches/LANGUAGE.md");
        let page = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
        let heading = if counts { "## Instructions" } else { "## CPU seconds" };
        fs::write(&path, with_table(&page, heading, &table)?)?;
        println!("written to {}", path.display());
    }
    Ok(())
}

/// A page with another table after a heading.
fn with_table(page: &str, heading: &str, table: &str) -> Result<String> {
    let start = page.find(heading).with_context(|| format!("the page has no `{heading}`"))?;
    let from = start + page[start..].find("\n|").context("the page has no table there")? + 1;
    let end = page[from..].find("\n\n").map_or(page.len(), |it| from + it + 1);
    Ok(format!("{}{table}{}", &page[..from], &page[end..]))
}

fn folder() -> PathBuf {
    root().join("benches/language")
}

/// The names of the programs, sorted.
fn names() -> Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder())? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "cgs")
            && let Some(name) = path.file_stem().and_then(|it| it.to_str())
        {
            names.push(name.to_owned());
        }
    }
    names.sort_unstable();
    Ok(names)
}

/// Tweedle as it was built for release, or is handed out, and those of the others that are installed.
fn runners(is_handed_out: bool) -> Result<Vec<Runner>> {
    let (ours, first) = if is_handed_out {
        (handed_out()?, "cargo xtask dist archive")
    } else {
        (target().join("release/tweedle"), "cargo build --release -p tweedle-cli")
    };
    if !ours.exists() {
        bail!("build it first: {first}");
    }
    let ours = ours.display().to_string();
    let mut runners =
        vec![Runner { name: "Tweedle", ending: "cgs", command: vec![ours, "run".to_owned()] }];
    let as_it_is: Found = |command| Ok(command.to_owned());
    for (name, ending, commands, found) in [
        ("CPython", "py", &["python3"][..], itself as Found),
        ("Lua", "lua", &["lua5.4", "lua"], as_it_is),
    ] {
        let is_there = |it: &&&str| Command::new(it).arg("-v").output().is_ok();
        match commands.iter().find(|it| is_there(it)) {
            Some(command) => {
                runners.push(Runner { name, ending, command: vec![found(command)?] });
            }
            None => println!("{name} is not installed, and is not measured"),
        }
    }
    Ok(runners)
}

/// Finds the program that a command starts.
type Found = fn(&str) -> Result<String>;

/// The program of Python that a command starts, which may be a script that looks for it.
fn itself(command: &str) -> Result<String> {
    let output =
        Command::new(command).args(["-c", "import sys; print(sys.executable)"]).output()?;
    Ok(String::from_utf8(output.stdout)?.trim().to_owned())
}

/// The output of a program, and the CPU seconds that it takes.
fn seconds(runner: &Runner, path: &Path) -> Result<(String, String)> {
    let mut least = f64::INFINITY;
    let mut output = String::new();
    for _ in 0..ROUNDS {
        // The shell tells what its child took.
        let ran = Command::new("bash")
            .args(["-c", "TIMEFORMAT='%3U %3S'; time \"$@\"", "bash"])
            .args(&runner.command)
            .arg(path)
            .output()?;
        if !ran.status.success() {
            bail!("{}: {}", path.display(), String::from_utf8_lossy(&ran.stderr));
        }
        String::from_utf8(ran.stdout)?.trim().clone_into(&mut output);
        let told = String::from_utf8(ran.stderr)?;
        let took = told.lines().last().unwrap_or_default();
        let parts: Vec<f64> = took.split(' ').filter_map(|it| it.parse().ok()).collect();
        least = least.min(parts.iter().sum());
    }
    Ok((output, format!("{least:.3}")))
}

/// The output of a program, and the millions of instructions that it takes, as valgrind counts them.
fn instructions(runner: &Runner, path: &Path) -> Result<(String, String)> {
    let ran = Command::new("valgrind")
        .args(["--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"])
        .args(&runner.command)
        .arg(path)
        .output()
        .context("valgrind counts the instructions")?;
    let told = String::from_utf8_lossy(&ran.stderr).into_owned();
    let line =
        told.lines().find_map(|line| line.split_once("I   refs:").or(line.split_once("I refs:")));
    let Some((_, count)) = line else { bail!("{}: {told}", path.display()) };
    let count: u64 = count.trim().replace(',', "").parse()?;
    let output = String::from_utf8(ran.stdout)?.trim().to_owned();
    Ok((output, format!("{}", count / 1_000_000)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_takes_the_place_of_the_old_one() -> Result<()> {
        let page =
            "# A\n\n## CPU seconds\n\nWords.\n\n| a |\n|---|\n| 1 |\n\n## Instructions\n\n| b |\n";
        let new = with_table(page, "## CPU seconds", "| c |\n|---|\n")?;
        assert_eq!(
            new,
            "# A\n\n## CPU seconds\n\nWords.\n\n| c |\n|---|\n\n## Instructions\n\n| b |\n"
        );
        assert!(with_table(page, "## Instructions", "| d |\n")?.ends_with("\n\n| d |\n"));
        assert!(with_table(page, "## Nothing", "").is_err());
        Ok(())
    }

    #[test]
    fn each_program_has_its_peers() -> Result<()> {
        let names = names()?;
        assert!(names.len() >= 12);
        for name in &names {
            let is_ruleset = ["clobber", "domineering", "toads"].contains(&name.as_str());
            for ending in ["py", "lua"] {
                let path = folder().join(format!("{name}.{ending}"));
                assert_eq!(path.exists(), !is_ruleset, "{}", path.display());
            }
        }
        Ok(())
    }
}
