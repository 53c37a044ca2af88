//! The positions that the question for a table means.

use super::items::Items;
use super::{Only, TableQuestion};
use crate::{Desk, Trouble};
use tweedle_rules::{Ranking, Size, Words};
use tweedle_script::{Mistake, Value};
use tweedle_search::random_starts;

/// The positions that a question means, and the ruleset that reads their texts.
pub(super) fn items_of(
    desk: &mut Desk,
    question: &TableQuestion,
) -> Result<(Items, Option<String>), Trouble> {
    let wrong = |message: &str| Err(Trouble::mistake(Mistake::BadArgument, message));
    let TableQuestion { ruleset, followers, from, random, positions, .. } = question;
    let is_of_sizes = positions.is_none() && followers.is_none() && from.is_none();
    if !is_of_sizes && let Some(name) = first_of_sizes(question) {
        return wrong(&format!(
            "`{name}` is for all positions of a ruleset, and not for a list or followers."
        ));
    }
    if followers.is_none() && random.is_some() {
        return wrong("`random` begins at the position `followers`.");
    }
    if let Some(positions) = positions {
        if followers.is_some() || from.is_some() {
            return wrong(
                "A table is of one of these: a list of positions, followers, or a program.",
            );
        }
        return Ok((Items::Texts(positions.clone().into()), ruleset.clone()));
    }
    match (ruleset, followers, from) {
        (Some(ruleset), None, None) => {
            let words = words_of(desk, ruleset, question)?;
            let sizes = sizes_of(&words, question)?;
            match Items::of_sizes(words, sizes) {
                Some(items) => Ok((items, Some(ruleset.clone()))),
                None => wrong("There are no positions of these sizes, or more than 2^64."),
            }
        }
        (None, Some(start), None) => {
            let position = desk.position(start)?;
            let control = desk.control().clone();
            let failed = |desk: &mut Desk, error| desk.failed(error, &position);
            let all = match random {
                Some(count) => {
                    let starts = random_starts(&position, *count, question.seed, &control);
                    starts.map_err(|error| failed(desk, error))?
                }
                None => position.followers(&control)?,
            };
            let texts = all.iter().map(tweedle_search::Position::expression).collect();
            Ok((Items::Texts(texts), None))
        }
        (None, None, Some(program)) => {
            let value = desk.value(program)?;
            let (Value::List(values) | Value::Set(values)) = value else {
                return wrong("The value of `from` is a list or a set of positions or games.");
            };
            let values: Vec<Value> = values.iter().cloned().collect();
            let mut texts = Vec::with_capacity(values.len());
            for value in &values {
                let text = match value {
                    Value::Position(position) => Ok(position.expression()),
                    value => desk.session().readable(value),
                };
                texts.push(text.map_err(|failure| Trouble::of(failure, program))?);
            }
            Ok((Items::Texts(texts.into()), None))
        }
        (None, None, None) => wrong(
            "A table is of a ruleset and its sizes, of the followers of a position, or of a list.",
        ),
        _ => wrong("A table is of one of these: a ruleset, followers, or a list."),
    }
}

/// The first of what says something only about all positions of some sizes.
fn first_of_sizes(question: &TableQuestion) -> Option<&'static str> {
    let TableQuestion { rows, cols, heaps, most, alphabet, only, .. } = question;
    let all = [
        ("rows", rows.is_some()),
        ("cols", cols.is_some()),
        ("heaps", heaps.is_some()),
        ("most", most.is_some()),
        ("alphabet", alphabet.is_some()),
        ("only", *only != Only::All),
    ];
    all.into_iter().find(|(_, is_there)| *is_there).map(|(name, _)| name)
}

/// The words by which the positions of a ruleset are written.
fn words_of(desk: &mut Desk, ruleset: &str, question: &TableQuestion) -> Result<Words, Trouble> {
    let value = desk.value(ruleset)?;
    let wrong = |message: &str| Err(Trouble::mistake(Mistake::BadArgument, message));
    if let Value::Ruleset(rules) = &value {
        if question.alphabet.is_some() {
            return wrong(
                "`alphabet` is for a ruleset of a program: this one says which characters its cells have.",
            );
        }
        return match Ranking::of(rules.clone(), desk.session().registry()) {
            Some(ranking) => Ok(ranking.words().clone()),
            None => Err(Trouble::mistake(
                Mistake::BadArgument,
                format!(
                    "There is no list of the positions of {} by their sizes: they are not heaps, or boards or strips \
                     whose cells say all.",
                    rules.expression()
                ),
            )
            .with_hint("Ask for the followers of a position, or for a list of positions.")),
        };
    }
    let is_callable = matches!(
        value,
        Value::Class(_)
            | Value::Function(_)
            | Value::Closure(_)
            | Value::Declared(_)
            | Value::Object(_)
    );
    if !is_callable {
        let shown = desk.session().text(&value).unwrap_or_default();
        return wrong(&format!("`{}` is no ruleset.", tweedle_script::cut(&shown)));
    }
    if question.only != Only::All {
        return wrong("The symmetries of a ruleset of a program are not known: leave out `only`.");
    }
    if question.heaps.is_some() || question.most.is_some() {
        return Ok(Words::of_heaps());
    }
    let alphabet = if let Some(alphabet) = &question.alphabet {
        alphabet.clone()
    } else if let Ok(Value::String(letters)) = desk.value(&format!("({ruleset}).CharMap")) {
        letters.to_string()
    } else {
        let message = "The ruleset does not say which characters its cells have.";
        let hint = "Give them as `alphabet`, the empty cell first: `.xo`.";
        return Err(Trouble::mistake(Mistake::BadArgument, message).with_hint(hint));
    };
    let mut letters: Vec<char> = alphabet.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    if letters.len() != alphabet.chars().count() || letters.contains(&'|') || letters.is_empty() {
        return wrong(
            "The characters of the cells are different ones, and not `|`, which ends a row.",
        );
    }
    let has_rows = question.rows.is_some();
    Ok(if has_rows { Words::of_boards(&alphabet) } else { Words::of_strips(&alphabet) })
}

/// The largest number of rows, columns or heaps.
const MOST: u32 = 1000;

fn sizes_of(words: &Words, question: &TableQuestion) -> Result<Vec<Size>, Trouble> {
    let wrong = |message: &str| Err(Trouble::mistake(Mistake::BadArgument, message));
    if words.has_heaps() {
        if question.rows.is_some() || question.cols.is_some() {
            return wrong("Heaps have no rows and columns: say `heaps` and `most`.");
        }
        let Some(most) = question.most else {
            return wrong("Say how many counters a heap has at most: `most`.");
        };
        let heaps = range(question.heaps.as_deref().unwrap_or("1"), "heaps")?;
        // Some heaps may be empty.
        if heaps.start() != heaps.end() {
            return wrong("`heaps` is the largest number of heaps: fewer are among them.");
        }
        let heaps = *heaps.end();
        return Ok(vec![Size::Heaps { heaps, most }]);
    }
    if question.heaps.is_some() || question.most.is_some() {
        return wrong("Boards and strips have no heaps: say `cols`, and for boards `rows`.");
    }
    let Some(cols) = &question.cols else {
        return wrong("Say how many columns the boards have, or how long the strips are: `cols`.");
    };
    let cols = range(cols, "cols")?;
    let rows = range(question.rows.as_deref().unwrap_or("1"), "rows")?;
    if !words.has_rows() && rows != (1..=1) {
        return wrong("A strip has one row.");
    }
    let mut sizes: Vec<Size> =
        rows.flat_map(|rows| cols.clone().map(move |cols| Size::Cells { rows, cols })).collect();
    // The smallest boards first: what is found first is the smallest.
    sizes.sort_by_key(|size| match size {
        Size::Cells { rows, cols } => (rows * cols, *rows),
        Size::Heaps { .. } => (0, 0),
    });
    Ok(sizes)
}

/// A range such as `1..4`, or one number.
fn range(text: &str, name: &str) -> Result<std::ops::RangeInclusive<u32>, Trouble> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let both = first.trim().parse::<u32>().ok().zip(last.trim().parse::<u32>().ok());
    match both {
        Some((first, last)) if first >= 1 && first <= last && last <= MOST => Ok(first..=last),
        _ => {
            let shown = tweedle_script::cut(text);
            let message =
                format!("`{name}` is a number from 1 to {MOST}, or a range, and not `{shown}`.");
            let trouble = Trouble::mistake(Mistake::BadArgument, message);
            Err(trouble.with_hint("A range is written `1..4`."))
        }
    }
}
