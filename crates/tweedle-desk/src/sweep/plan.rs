//! The plan of a sweep: what is computed, and where it is cut.

use super::shard::Shard;
use super::work::{Merged, Work};
use crate::kept::{sealed, unsealed};
use crate::{Desk, Question, Trouble};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::io::BufRead;
use std::ops::Range;
use tweedle_script::say;

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle sweep 1";

/// The largest number of shards: each is a file.
const MOST_SHARDS: u64 = 1_000_000;

/// The plan of a sweep: questions, cut into shards.
///
/// One question for a table, for codes or for a family is cut into its positions, its codes or its members; several questions of any kind are
/// cut into questions. What is cut is called an *item*. The items are numbered, and a shard has those of a range of numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Plan {
    head: Head,
    text: String,
}

/// The line of a plan.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    format: String,
    /// The version of Tweedle that made it.
    version: String,
    questions: Vec<Question>,
    /// The number of items.
    items: u64,
    /// The number of shards.
    shards: u64,
}

impl Plan {
    /// A plan for questions, in a number of shards, or in as many as there are items if these are fewer.
    ///
    /// # Errors
    /// [`Trouble`]: a question with a mistake, or of which nothing is to be computed; no shard, or more than 1,000,000.
    pub fn new(desk: &mut Desk, questions: Vec<Question>, shards: u64) -> Result<Plan, Trouble> {
        if !(1..=MOST_SHARDS).contains(&shards) {
            return Err(Trouble::mistake(say::number_of_shards(MOST_SHARDS)));
        }
        let items = Work::of(&questions).items(desk)?;
        if items == 0 {
            return Err(Trouble::mistake(say::sweep_of_nothing()));
        }
        let (format, version) = (FORMAT.to_owned(), VERSION.to_owned());
        let head = Head { format, version, questions, items, shards: shards.min(items) };
        Ok(Plan { text: text_of_plan(&head)?, head })
    }

    /// The plan as a line of JSON with a checksum, without its end.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads the line of a plan.
    ///
    /// # Errors
    /// [`Trouble`]: it is none, it was altered, or another version of Tweedle made it, whose results may differ.
    pub fn read(text: &str) -> Result<Plan, Trouble> {
        let text = text.trim_end();
        let none = || Trouble::mistake(say::no_plan_of_a_sweep());
        let head: Head = read_plan(text, FORMAT, none)?;
        if !(1..=MOST_SHARDS).contains(&head.shards) || head.items < head.shards {
            return Err(none());
        }
        Ok(Plan { head, text: text.to_owned() })
    }

    /// The questions.
    pub fn questions(&self) -> &[Question] {
        &self.head.questions
    }

    /// The number of items.
    pub fn items(&self) -> u64 {
        self.head.items
    }

    /// The number of shards; they are numbered from 1.
    pub fn shards(&self) -> u64 {
        self.head.shards
    }

    /// The version of Tweedle that made it.
    pub fn version(&self) -> &str {
        &self.head.version
    }

    /// The items of a shard: those of all shards are as many, or one more.
    pub fn items_of(&self, shard: u64) -> Range<u64> {
        let end = |shard: u64| share(self.items(), shard.min(self.shards()), self.shards());
        end(shard.saturating_sub(1))..end(shard)
    }

    /// The shards of one of several parts of about as many; parts are numbered from 1. `None` if there is no such part.
    ///
    /// A part has no shards if there are fewer shards than parts.
    pub fn part(&self, part: u64, parts: u64) -> Option<Range<u64>> {
        let end = |part: u64| share(self.shards(), part, parts) + 1;
        (1..=parts).contains(&part).then(|| end(part - 1)..end(part))
    }

    /// The shards that words mean: `7`, or `1..20`, or `3/10` for the third of ten parts. `None` if they mean none.
    pub fn read_part(&self, words: &str) -> Option<Range<u64>> {
        let number = |text: &str| text.trim().parse::<u64>().ok();
        if let Some((part, parts)) = words.split_once('/') {
            return self.part(number(part)?, number(parts)?);
        }
        let (first, last) = words.split_once("..").unwrap_or((words, words));
        let (first, last) = (number(first)?, number(last)?);
        (first >= 1 && first <= last && last <= self.shards()).then_some(first..last + 1)
    }

    /// The checksum by which a shard names its plan.
    pub(super) fn checksum(&self) -> u32 {
        crc32fast::hash(self.text.as_bytes())
    }

    /// Computes a shard: its text, the same each time. `open` makes a desk with nothing of an earlier question on it; one is made for a
    /// table, for codes and for a family, and one for each of several questions.
    ///
    /// A mistake in one of several questions is its answer.
    ///
    /// # Errors
    /// [`Trouble`]: a number that no shard has; those of the question; time or memory that ran out.
    pub fn compute(
        &self,
        shard: u64,
        open: &mut dyn FnMut() -> Result<Desk, Trouble>,
    ) -> Result<String, Trouble> {
        if !(1..=self.shards()).contains(&shard) {
            return Err(Trouble::mistake(say::no_such_shard(shard, self.shards())));
        }
        let (counts, lines) = Work::of(self.questions()).compute(self.items_of(shard), open)?;
        Shard::written(self.checksum(), shard, counts, &lines)
    }

    /// Reads the text of the shard with a number.
    ///
    /// # Errors
    /// [`Trouble`]: it is none, it was altered or cut off, or it is another shard, or one of another plan.
    pub fn shard(&self, shard: u64, text: impl BufRead) -> Result<Shard, Trouble> {
        Shard::read(self.checksum(), shard, text)
    }

    /// Puts all shards together, in their order.
    ///
    /// # Errors
    /// [`Trouble`]: that of a shard, and memory that ran out.
    pub fn merge(
        &self,
        desk: &mut Desk,
        shards: impl Iterator<Item = Result<Shard, Trouble>>,
    ) -> Result<Merged, Trouble> {
        Work::of(self.questions()).merge(desk, shards)
    }
}

/// The number of things in the first of several parts, which have as many, or one more.
fn share(things: u64, first: u64, parts: u64) -> u64 {
    (u128::from(things) * u128::from(first) / u128::from(parts)) as u64
}

/// The version of this library.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What a plan of any version has.
#[derive(Deserialize)]
struct Made {
    format: String,
    version: String,
}

/// The line of a plan, with its checksum and without its end.
pub(crate) fn text_of_plan(head: &impl Serialize) -> Result<String, Trouble> {
    let text =
        serde_json::to_string(head).map_err(|error| Trouble::bug(say::bug(error.to_string())))?;
    Ok(sealed(&text))
}

/// Reads the line of a plan of a format, without the spaces at its end.
///
/// # Errors
/// [`Trouble`]: that of `none` if it is no such plan or was altered; that it is of another version.
pub(crate) fn read_plan<H: DeserializeOwned>(
    text: &str,
    format: &str,
    none: impl Fn() -> Trouble,
) -> Result<H, Trouble> {
    let line = unsealed(text).ok_or_else(&none)?;
    // The version first: a plan of another one may have other fields.
    check_version(&line, format, &none)?;
    serde_json::from_str(&line).map_err(|_| none())
}

/// Makes sure that a plan has a format, and that this version made it.
///
/// # Errors
/// [`Trouble`]: that of `none` if it is no plan; that it is of another version.
pub(crate) fn check_version(
    line: &str,
    format: &str,
    none: impl Fn() -> Trouble,
) -> Result<(), Trouble> {
    let made: Made = serde_json::from_str(line).map_err(|_| none())?;
    if made.format == format && made.version == VERSION {
        return Ok(());
    }
    Err(Trouble::mistake(say::plan_of_another_version(&made.version, VERSION)))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The parts have each shard once, in order.
    #[test]
    fn parts_of_shards() {
        let plan = |shards| {
            let (format, version) = (FORMAT.to_owned(), VERSION.to_owned());
            let head = Head { format, version, questions: Vec::new(), items: shards, shards };
            Plan { head, text: String::new() }
        };
        for shards in 1..30 {
            for parts in 1..40 {
                let all = (1..=parts).flat_map(|part| plan(shards).part(part, parts).unwrap());
                assert_eq!(all.collect::<Vec<u64>>(), (1..=shards).collect::<Vec<u64>>());
            }
        }
        let five = plan(5);
        assert_eq!(five.read_part("3"), Some(3..4));
        assert_eq!(five.read_part("2..4"), Some(2..5));
        assert_eq!(five.read_part("2/2"), Some(3..6));
        for wrong in ["0", "6", "4..2", "2..6", "0/3", "4/3", "1/0", "x", ""] {
            assert_eq!(five.read_part(wrong), None, "{wrong}");
        }
    }
}
