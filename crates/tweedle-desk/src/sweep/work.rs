//! The kinds of work that fall into items, and what becomes of the items.

use super::shard::{Counts, Shard};
use crate::question::family::{Family, FamilyOf};
use crate::question::kinds::Codes;
use crate::table::{TableQuestion, Tabling};
use crate::{About, Classification, CodeRow, Desk, Kind, Question, Reply, RowFormat, Trouble};
use serde::Serialize;
use std::ops::Range;
use tweedle_engine::{Control, Held};
use tweedle_heaps::CodeRange;
use tweedle_script::say;

/// The results of a whole sweep, the same as one process finds.
pub enum Merged {
    /// The table, sorted and limited as the question wants it.
    Table(Box<Tabling>),
    /// The rows of codes.
    Codes(Vec<CodeRow>),
    /// The values along a family, and what they follow.
    Family(Box<FamilyOf>),
    /// The replies to questions: objects of JSON.
    Replies(Vec<String>),
}

/// The way in which questions fall into items.
pub(super) enum Work<'a> {
    /// Positions.
    Table(&'a TableQuestion),
    /// Codes.
    Codes(&'a Codes),
    /// Members.
    Family(&'a Family),
    /// Questions.
    Questions(&'a [Question]),
}

/// A worker's results: lines, each an object of JSON.
type Computed = (Counts, Vec<String>);

impl<'a> Work<'a> {
    /// The work of the questions of a plan.
    pub(super) fn of(questions: &'a [Question]) -> Work<'a> {
        match questions {
            [Question::Table(question)] => Work::Table(question),
            [Question::Codes(question)] => Work::Codes(question),
            [Question::Family(question)] => Work::Family(question),
            questions => Work::Questions(questions),
        }
    }

    /// The number of items.
    pub(super) fn items(&self, desk: &mut Desk) -> Result<u64, Trouble> {
        Ok(match self {
            Work::Table(question) => Tabling::new(desk, question)?.items(),
            Work::Family(question) => {
                let members = question.members()?;
                Tabling::new(desk, &members.question)?.items()
            }
            Work::Codes(question) => range(question)?.count(),
            Work::Questions(questions) => questions.len() as u64,
        })
    }

    /// Computes the items of a range.
    pub(super) fn compute(
        &self,
        items: Range<u64>,
        open: &mut dyn FnMut() -> Result<Desk, Trouble>,
    ) -> Result<Computed, Trouble> {
        match self {
            Work::Table(question) => rows(&mut open()?, question, items),
            Work::Family(question) => rows(&mut open()?, &question.members()?.question, items),
            Work::Codes(question) => codes(&open()?, question, items),
            Work::Questions(questions) => {
                replies(&questions[items.start as usize..items.end as usize], open)
            }
        }
    }

    /// Puts shards together.
    pub(super) fn merge(
        &self,
        desk: &mut Desk,
        shards: impl Iterator<Item = Result<Shard, Trouble>>,
    ) -> Result<Merged, Trouble> {
        Ok(match self {
            Work::Table(question) => {
                let mut table = Tabling::new(desk, question)?;
                gather(&mut table, shards)?;
                table.finish();
                Merged::Table(Box::new(table))
            }
            Work::Family(question) => {
                let members = question.members()?;
                let mut table = Tabling::new(desk, &members.question)?;
                gather(&mut table, shards)?;
                Merged::Family(Box::new(question.found(desk, &members, &table)?))
            }
            Work::Codes(_) => {
                let lines = lines(desk.control(), shards)?;
                let row = |line: &String| serde_json::from_str(line).map_err(|_| altered());
                Merged::Codes(lines.iter().map(row).collect::<Result<_, Trouble>>()?)
            }
            Work::Questions(_) => Merged::Replies(lines(desk.control(), shards)?),
        })
    }
}

/// The trouble with a line that has the right checksum, and is of another kind.
fn altered() -> Trouble {
    Trouble::file(say::no_plan_of_a_sweep())
}

fn json(value: &impl Serialize) -> Result<String, Trouble> {
    serde_json::to_string(value).map_err(|error| Trouble::bug(say::bug(error.to_string())))
}

/// The rows of the positions of a table with these numbers. Where only the first or the best are wanted, there are no more of a shard.
fn rows(desk: &mut Desk, question: &TableQuestion, items: Range<u64>) -> Result<Computed, Trouble> {
    let mut table = Tabling::new(desk, question)?.within(items);
    while !table.look()? {}
    table.finish();
    let (failed, failures) = table.failed();
    let counts = Counts { positions: table.positions(), failures, failed: failed.to_vec() };
    let mut held = Held::new(table.control());
    let mut lines = Vec::new();
    for row in 0..table.rows().len() {
        let line = json(&table.line(row))?;
        held.take(2 * size_of::<String>() + line.len())?;
        lines.push(line);
    }
    Ok((counts, lines))
}

/// Puts the rows of shards into a table.
fn gather(
    table: &mut Tabling,
    shards: impl Iterator<Item = Result<Shard, Trouble>>,
) -> Result<(), Trouble> {
    for shard in shards {
        table.control().check()?;
        let Shard { counts, lines } = shard?;
        for line in lines {
            let line = serde_json::from_str(&line).map_err(|_| altered())?;
            if !table.take_line(&line)? {
                return Err(altered());
            }
        }
        table.count(counts.positions, counts.failures, counts.failed);
    }
    Ok(())
}

fn range(question: &Codes) -> Result<CodeRange, Trouble> {
    let range = CodeRange::parse(&question.range);
    range.map_err(|error| Trouble::of_code(error, &question.range))
}

/// The rows of the codes with these numbers.
fn codes(desk: &Desk, question: &Codes, items: Range<u64>) -> Result<Computed, Trouble> {
    let Some(part) = range(question)?.part(items) else {
        return Ok((Counts::default(), Vec::new()));
    };
    let mut codes = Classification::new(part, question.to, RowFormat::Json, desk.control());
    let mut held = Held::new(desk.control());
    let mut lines = Vec::new();
    while let Some(row) = codes.next_row()? {
        let line = json(&row)?;
        held.take(2 * size_of::<String>() + line.len())?;
        lines.push(line);
    }
    Ok((Counts::default(), lines))
}

/// The replies to questions, each on a desk of its own.
fn replies(
    questions: &[Question],
    open: &mut dyn FnMut() -> Result<Desk, Trouble>,
) -> Result<Computed, Trouble> {
    let mut lines = Vec::new();
    for question in questions {
        let result = open()?.ask(question);
        let result = result.map_err(|trouble| trouble.about(question.input().unwrap_or_default()));
        // Time and memory are the worker's, and no answer.
        if let Err(trouble) = &result
            && trouble.kind != Kind::Mistake
        {
            return Err(trouble.clone());
        }
        lines.push(json(&Reply::new(About::Input(question.input()), result.as_ref()))?);
    }
    Ok((Counts::default(), lines))
}

/// The lines of shards.
fn lines(
    control: &Control,
    shards: impl Iterator<Item = Result<Shard, Trouble>>,
) -> Result<Vec<String>, Trouble> {
    let mut held = Held::new(control);
    let mut all = Vec::new();
    for shard in shards {
        control.check()?;
        for line in shard?.lines {
            held.take(2 * size_of::<String>() + line.len())?;
            all.push(line);
        }
    }
    Ok(all)
}
