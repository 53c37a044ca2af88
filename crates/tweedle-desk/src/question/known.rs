//! The question `known`.

use super::ask::Ask;
use super::classify::{ClassOf, Classify};
use super::family::{Family, Pattern};
use super::table::CellOf;
use crate::answer::Ruleset;
use crate::table::{Cell, TableQuestion, Tabling};
use crate::{Desk, Kind, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use tweedle_rules::entry::Shape;
use tweedle_rules::{Entry, Fact, Ranking};
use tweedle_script::{Value, say};

/// What is known of a ruleset of Tweedle: its rules, the classes that it belongs to, its values and its hottest position as far as they are
/// computed, and facts that are published.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Known {
    /// The name of a ruleset, such as `game.grid.Domineering`; the last part of it is enough where there is one such ruleset.
    pub ruleset: String,
}

/// What is known of a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct KnownOf {
    /// The ruleset.
    pub ruleset: Ruleset,
    /// What is published, computed elsewhere, or open.
    pub facts: Vec<FactOf>,
    /// The positions that were looked at, in words: all of some sizes, or all followers of the example; and that they are valued as scoring games,
    /// where the game is played for points.
    pub positions: String,
    /// The arguments of `tweedle table` that list these positions, with their values and temperatures.
    pub arguments: Vec<String>,
    /// The classes, tested on these positions; none where the game is played for points.
    pub classes: Vec<ClassOf>,
    /// The most frequent values of these positions, the most frequent first; empty where positions have no value as short games.
    pub values: Vec<ValueCount>,
    /// The number of positions that have a value as short games, if not all have one; else 0.
    pub valued: u64,
    /// The number of different values.
    pub different: u64,
    /// The first of the hottest positions; null where positions have no temperature.
    pub hottest: Option<HottestPosition>,
    /// The values of single heaps; null for a ruleset that is not played with heaps.
    pub heaps: Option<HeapsOf>,
    /// The value of the example; null if it has none.
    pub example: Option<String>,
}

/// A fact about a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FactOf {
    /// The subject: `theory`, `solved`, `complexity`, `open` or `other programs`.
    pub about: String,
    /// A sentence.
    pub text: String,
    /// The reason to believe it: `proved here`, `computed here`, `cited` or `conjectured`.
    pub status: String,
    /// Where it is published; for what is computed or proved here, the command that does it again.
    pub source: String,
}

/// A value, and the positions that have it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ValueCount {
    /// The value.
    pub value: String,
    /// The number of positions.
    pub positions: u64,
    /// The first of them.
    pub first: String,
}

/// The hottest position of some.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HottestPosition {
    /// The position.
    pub position: String,
    /// Its value.
    pub value: String,
    /// Its temperature.
    pub temperature: String,
}

/// The values of single heaps of 0 counters and more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HeapsOf {
    /// What was asked of them: `nimber` or `value`; where the game is played for points, the `score` if Left moves first.
    pub column: String,
    /// The values, the heap of 0 counters first; null where there is none.
    pub terms: Vec<CellOf>,
    /// What they seem to follow.
    pub pattern: Option<Pattern>,
}

/// The number of positions of all sizes together that is not exceeded.
const MOST_POSITIONS: u64 = 1500;
/// Of more followers of the example some are taken by lot.
const MOST_FOLLOWERS: u64 = 300;
/// The number of positions that are taken by lot.
const RANDOM: usize = 100;
/// The number of values that are told.
const VALUES: usize = 10;
/// The largest heap that is told of.
const MOST_HEAP: u64 = 60;

impl Ask for Known {
    type Answer = KnownOf;

    fn ask(&self, desk: &mut Desk) -> Result<KnownOf, Trouble> {
        let entry = self.entry(desk)?;
        let answer = desk.rulesets();
        let ruleset = answer.rulesets.into_iter().find(|it| it.name == entry.name());
        let Some(ruleset) = ruleset else {
            return Err(Trouble::mistake(say::no_such_rulesets()));
        };
        let (mut positions, mut question) = positions_of(desk, entry, &ruleset.example)?;
        let has_points = desk.position(&ruleset.example)?.has_scores();
        let worth = if has_points { "ScoringForm" } else { "CanonicalForm" };
        let classes = if has_points {
            // Values in normal play say nothing about points.
            positions.push_str(", as scoring games, since they are played for points");
            question.columns =
                ["g.ScoringForm", "g.ScoringForm.Temperature"].map(str::to_owned).to_vec();
            Vec::new()
        } else {
            Classify::from(&question).ask(desk)?.classes
        };
        let (values, valued, different, hottest) = values_of(desk, &question)?;
        let heaps = if entry.shape() == Shape::Heaps && !ruleset.is_entailing {
            heaps_of(desk, entry, &ruleset, has_points)?
        } else {
            None
        };
        let program = format!("({}).{worth}", ruleset.example);
        let example = match desk.value(&program) {
            Ok(value) => desk.session().text(&value).ok(),
            Err(trouble) => stopped(trouble)?,
        };
        let fact = |it: &Fact| FactOf {
            about: it.about.word().to_owned(),
            text: it.text.to_owned(),
            status: it.status.word().to_owned(),
            source: it.source.to_owned(),
        };
        let facts = entry.known().iter().map(fact).collect();
        let arguments = arguments_of(&question);
        Ok(KnownOf {
            ruleset,
            facts,
            positions,
            arguments,
            classes,
            values,
            valued,
            different,
            hottest,
            heaps,
            example,
        })
    }
}

impl Known {
    /// The ruleset that the name means.
    fn entry(&self, desk: &mut Desk) -> Result<&'static Entry, Trouble> {
        let name = self.ruleset.trim();
        let entries = desk.session().registry().entries();
        let whole = entries.iter().find(|it| it.name() == name);
        let mut last = entries.iter().filter(|it| it.name().rsplit('.').next() == Some(name));
        match (whole, last.next(), last.next()) {
            (Some(entry), ..) | (None, Some(entry), None) => Ok(*entry),
            _ => {
                let trouble = Trouble::mistake(say::not_a_ruleset(tweedle_script::cut(name)));
                Err(trouble.with_hint("`tweedle rulesets` lists the rulesets."))
            }
        }
    }
}

/// Nothing, where something could not be computed; the trouble where the work is to end.
fn stopped<T>(trouble: Trouble) -> Result<Option<T>, Trouble> {
    match trouble.kind {
        Kind::Mistake => Ok(None),
        _ => Err(trouble),
    }
}

/// The positions of a ruleset that are looked at: in words, and as the question for a table.
fn positions_of(
    desk: &mut Desk,
    entry: &Entry,
    example: &str,
) -> Result<(String, TableQuestion), Trouble> {
    let base = TableQuestion {
        ruleset: Some(entry.example_rules()),
        columns: vec!["value".to_owned(), "temperature".to_owned()],
        ..TableQuestion::default()
    };
    let letters = entry.cells().chars().count() as u64;
    // The number of words of at most `cells` cells.
    let words = |cells: u32| -> u64 {
        (1..=cells).map(|n| letters.checked_pow(n).unwrap_or(u64::MAX)).fold(0, u64::saturating_add)
    };
    let value = desk.value(&entry.example_rules())?;
    let is_listed = match value {
        Value::Ruleset(rules) => Ranking::of(rules, desk.session().registry()).is_some(),
        _ => false,
    };
    Ok(match entry.shape() {
        Shape::Strip if is_listed && letters > 1 => {
            let last = (1..=10).rev().find(|&n| words(n) <= MOST_POSITIONS).unwrap_or(1);
            (
                format!("all strips of 1 to {last} cells"),
                TableQuestion { cols: Some(format!("1..{last}")), ..base },
            )
        }
        Shape::Grid if is_listed && letters > 1 => {
            // Boards of one row and of two.
            let last = (1..=5).rev().find(|&n| words(n) + words(2 * n) <= MOST_POSITIONS);
            let last = last.unwrap_or(1);
            (
                format!("all boards of 1 or 2 rows and 1 to {last} columns"),
                TableQuestion {
                    rows: Some("1..2".to_owned()),
                    cols: Some(format!("1..{last}")),
                    ..base
                },
            )
        }
        Shape::Heaps if is_listed => (
            "all positions of one or two heaps of 0 to 8 counters".to_owned(),
            TableQuestion { heaps: Some("2".to_owned()), most: Some(8), ..base },
        ),
        _ => {
            let position = desk.position(example)?;
            let count = position.followers(desk.control())?.len() as u64;
            let random = (count > MOST_FOLLOWERS).then_some(RANDOM);
            let words = match random {
                None => format!("all followers of the example, `{example}`"),
                Some(count) => {
                    format!(
                        "{count} positions that random play comes to from the example, `{example}`"
                    )
                }
            };
            let followers = Some(example.to_owned());
            (words, TableQuestion { ruleset: None, followers, random, ..base })
        }
    })
}

/// The arguments of `tweedle table` for the positions of a question.
fn arguments_of(question: &TableQuestion) -> Vec<String> {
    let TableQuestion { ruleset, rows, cols, heaps, followers, .. } = question;
    let most = question.most.map(|most| most.to_string());
    let random = question.random.map(|count| count.to_string());
    let mut arguments: Vec<String> = ruleset.iter().cloned().collect();
    let named = [
        ("--rows", rows),
        ("--cols", cols),
        ("--heaps", heaps),
        ("--most", &most),
        ("--followers", followers),
        ("--random", &random),
    ];
    for (name, value) in named {
        if let Some(value) = value {
            arguments.extend([name.to_owned(), value.clone()]);
        }
    }
    arguments.extend(["--columns".to_owned(), question.columns.join(",")]);
    arguments
}

/// The most frequent values of positions, the number of positions that have one unless all have, the number of different values, and the
/// first of the hottest positions.
fn values_of(
    desk: &mut Desk,
    question: &TableQuestion,
) -> Result<(Vec<ValueCount>, u64, u64, Option<HottestPosition>), Trouble> {
    let mut table = Tabling::new(desk, question)?;
    loop {
        match table.look() {
            Ok(true) => break,
            Ok(false) => {}
            Err(trouble) => return Ok(stopped(trouble)?.unwrap_or_default()),
        }
    }
    let rows = table.rows();
    let mut counts: HashMap<&Cell, (usize, u64)> = HashMap::new();
    let mut hottest: Option<usize> = None;
    for row in 0..rows.len() {
        let value = rows.cell(row, 0);
        if value.is_empty() {
            continue;
        }
        counts.entry(value).or_insert((row, 0)).1 += 1;
        let temperature = rows.cell(row, 1);
        let is_hotter = hottest.is_none_or(|best| temperature > rows.cell(best, 1));
        if matches!(temperature, Cell::Number(_)) && is_hotter {
            hottest = Some(row);
        }
    }
    let different = counts.len() as u64;
    let valued: u64 = counts.values().map(|&(_, count)| count).sum();
    let valued = if valued == rows.len() as u64 { 0 } else { valued };
    let mut counts: Vec<(&Cell, (usize, u64))> = counts.into_iter().collect();
    counts.sort_by_key(|&(_, (first, count))| (std::cmp::Reverse(count), first));
    let values = counts.into_iter().take(VALUES).map(|(value, (first, positions))| ValueCount {
        value: value.text(),
        positions,
        first: rows.position(first).to_owned(),
    });
    let hottest = hottest.map(|row| HottestPosition {
        position: rows.position(row).to_owned(),
        value: rows.cell(row, 0).text(),
        temperature: rows.cell(row, 1).text(),
    });
    Ok((values.collect(), valued, different, hottest))
}

/// The values of single heaps.
fn heaps_of(
    desk: &mut Desk,
    entry: &Entry,
    ruleset: &Ruleset,
    has_points: bool,
) -> Result<Option<HeapsOf>, Trouble> {
    let column = match (has_points, ruleset.is_impartial) {
        // Forms of large heaps fill pages.
        (true, _) => "g.ScoringForm.Stop(Left)",
        (_, true) => "nimber",
        (_, false) => "value",
    };
    let question = Family {
        input: format!("{}(n)", entry.example_rules()),
        variable: "n".to_owned(),
        first: 0,
        last: MOST_HEAP,
        others: Vec::new(),
        columns: vec![column.to_owned()],
        claim: None,
        prove: false,
    };
    match question.ask(desk) {
        Ok(found) if found.table.failures < found.table.rows.len() as u64 => Ok(Some(HeapsOf {
            column: if has_points { "score" } else { column }.to_owned(),
            terms: found.table.rows.into_iter().filter_map(|mut row| row.pop()).collect(),
            pattern: found.patterns.into_iter().next().flatten(),
        })),
        Ok(_) => Ok(None),
        Err(trouble) => stopped(trouble),
    }
}
