//! What is known of a ruleset, as text for people: for a terminal and for the book.

use crate::question::classify::ClassOf;
use crate::question::known::{HeapsOf, KnownOf};
use crate::words;
use std::fmt::Write;
use tweedle_rules::{About, Status};

/// The page of a ruleset in Markdown.
///
/// `picture` is the name of a file with a picture of the example, if there is one.
pub fn ruleset_page(known: &KnownOf, picture: Option<&str>) -> String {
    let mut page = String::new();
    // Writing to a text does not fail.
    let _ = write(known, picture, &mut page);
    page
}

fn write(known: &KnownOf, picture: Option<&str>, page: &mut String) -> std::fmt::Result {
    let ruleset = &known.ruleset;
    let title = ruleset.name.rsplit('.').next().unwrap_or(&ruleset.name);
    writeln!(page, "# {title}\n")?;
    writeln!(page, "`{}`. {}\n", ruleset.name, ruleset.summary)?;
    for parameter in &ruleset.parameters {
        match &parameter.default {
            Some(default) => {
                writeln!(page, "- Parameter `{}`; usually `{default}`.", parameter.name)?;
            }
            None => writeln!(page, "- Parameter `{}`.", parameter.name)?,
        }
    }
    if !ruleset.parameters.is_empty() {
        page.push('\n');
    }
    if !ruleset.source.is_empty() {
        writeln!(page, "Source: {}.\n", ruleset.source)?;
    }
    if let Some(picture) = picture {
        writeln!(page, "![The example]({picture})\n")?;
    }
    match &known.example {
        Some(value) => writeln!(page, "The example, `{}`, is worth `{value}`.\n", ruleset.example)?,
        None => writeln!(page, "The example is `{}`.\n", ruleset.example)?,
    }
    writeln!(page, "## Tested here\n")?;
    writeln!(page, "Computed on {}.\n", known.positions)?;
    for class in &known.classes {
        writeln!(page, "- {}", class_line(class))?;
    }
    if !known.classes.is_empty() {
        page.push('\n');
    }
    if !known.values.is_empty() {
        let command = known.arguments.iter().map(|it| words::shell_quoted(it));
        let command: Vec<String> = command.collect();
        writeln!(
            page,
            "{} {} (`tweedle table {}`). The most frequent are:\n",
            match known.valued {
                0 => "They have".to_owned(),
                1 => "1 position has a value as a short game:".to_owned(),
                valued => format!("{} have a value as short games:", words::positions(valued)),
            },
            words::counted(known.different, "different value"),
            command.join(" ")
        )?;
        writeln!(page, "| value | positions | the first |\n|---|---|---|")?;
        for value in &known.values {
            let (first, positions) = (escaped(&value.first), words::grouped(value.positions));
            writeln!(page, "| `{}` | {positions} | `{first}` |", escaped(&value.value))?;
        }
        page.push('\n');
    }
    if let Some(hottest) = &known.hottest {
        writeln!(
            page,
            "The hottest is `{}`: `{}`, of temperature {}.\n",
            hottest.position, hottest.value, hottest.temperature
        )?;
    }
    if let Some(heaps) = &known.heaps {
        write_heaps(heaps, page)?;
    }
    for subject in About::ALL.map(About::word) {
        let facts: Vec<_> = known.facts.iter().filter(|it| it.about == subject).collect();
        if facts.is_empty() {
            continue;
        }
        let (first, rest) = subject.split_at(1);
        writeln!(page, "## {}{rest}\n", first.to_uppercase())?;
        for fact in facts {
            // The source of what is done here is a command.
            let is_here =
                [Status::Proved, Status::Computed].iter().any(|it| it.word() == fact.status);
            let source = if is_here { format!("`{}`", fact.source) } else { fact.source.clone() };
            writeln!(page, "- {} ({}: {source})", fact.text, fact.status)?;
        }
        page.push('\n');
    }
    Ok(())
}

fn write_heaps(heaps: &HeapsOf, page: &mut String) -> std::fmt::Result {
    let HeapsOf { column, terms, pattern } = heaps;
    let terms: Vec<String> = terms.iter().map(ToString::to_string).collect();
    let last = terms.len().saturating_sub(1);
    writeln!(page, "The {column}s of heaps of 0 to {last} counters: `{}`.", terms.join(", "))?;
    // What begins in the second half may be a run that happens to be the last one.
    if let Some(pattern) = pattern.as_ref().filter(|pattern| 2 * pattern.from <= pattern.to) {
        let is_periodic = pattern.saltus.iter().all(|it| it == "0");
        if is_periodic && !pattern.saltus.is_empty() {
            writeln!(
                page,
                "They have the period {} from {} on, as far as they are listed.",
                pattern.period, pattern.from
            )?;
        } else if let [saltus, rest @ ..] = &*pattern.saltus
            && rest.iter().all(|it| it == saltus)
        {
            writeln!(
                page,
                "With {} more, `{saltus}` is added from {} on, as far as they are listed.",
                words::counted(pattern.period, "counter"),
                pattern.from
            )?;
        }
    }
    page.push('\n');
    Ok(())
}

/// A class and what its test gave, on one line.
pub fn class_line(class: &ClassOf) -> String {
    let ClassOf { name, about, counterexample, failed, positions } = class;
    match (counterexample, failed) {
        (Some(position), _) => format!("{name}: no; `{position}` is not ({about})."),
        (None, Some(row)) => {
            format!("{name}: not known ({about}): `{}`: {}", row.position, row.message)
        }
        (None, None) => {
            format!("{name}: yes, all {} ({about}).", words::positions(*positions))
        }
    }
}

/// A text in a cell of a table, where a bar would end the cell.
fn escaped(text: &str) -> String {
    text.replace('|', "\\|")
}
