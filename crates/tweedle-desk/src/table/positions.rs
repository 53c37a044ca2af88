//! The positions that the question for a table means.

use super::items::Items;
use super::{Only, TableQuestion};
use crate::{Desk, Trouble};
use std::ops::RangeInclusive;
use tweedle_rules::{Ranking, Regions, Size, Words};
use tweedle_script::{Sentence, Value, say};
use tweedle_search::random_starts;

/// The positions that a question means, and the ruleset that reads their texts.
pub(super) fn items_of(
    desk: &mut Desk,
    question: &TableQuestion,
) -> Result<(Items, Option<String>), Trouble> {
    let wrong = |said: Sentence| Err(Trouble::mistake(said));
    let TableQuestion { ruleset, followers, from, random, positions, .. } = question;
    let is_of_sizes = positions.is_none() && followers.is_none() && from.is_none();
    if !is_of_sizes && let Some(name) = first_of_sizes(question) {
        return wrong(say::for_all_positions_only(name));
    }
    if followers.is_none() && random.is_some() {
        return wrong(say::random_without_followers());
    }
    if let Some(positions) = positions {
        if followers.is_some() || from.is_some() {
            return wrong(say::table_of_one_list());
        }
        if let Some(ruleset) = ruleset {
            ruleset_of(desk, ruleset)?;
        }
        return Ok((Items::Texts(positions.clone().into()), ruleset.clone()));
    }
    match (ruleset, followers, from) {
        (Some(ruleset), None, None) => {
            let words = words_of(desk, ruleset, question)?;
            if question.cells.is_some() {
                return Ok((regions_of(&words, question)?, Some(ruleset.clone())));
            }
            let sizes = sizes_of(&words, question)?;
            if question.walks == Some(0) || question.steps == Some(0) {
                return wrong(say::number_of_walks());
            }
            if question.steps.is_some() && question.walks.is_none() {
                return wrong(say::steps_without_walks());
            }
            if let Some(count) = question.walks {
                let is_there = |size: &Size| words.random(*size, |_| 0).is_some();
                return match question.sort.is_some() || question.filter.is_some() {
                    _ if !sizes.iter().all(is_there) => wrong(say::no_positions_of_sizes()),
                    false => wrong(say::walks_to_nothing()),
                    true => {
                        let items = Items::Walks { words, sizes: sizes.into(), count };
                        Ok((items, Some(ruleset.clone())))
                    }
                };
            }
            match Items::of_sizes(words, sizes) {
                Some(items) => Ok((items, Some(ruleset.clone()))),
                None => wrong(say::no_positions_of_sizes()),
            }
        }
        (None, Some(start), None) => {
            let position =
                desk.position(start).map_err(|trouble| trouble.in_field("followers", start))?;
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
            let value = desk.value(program).map_err(|trouble| trouble.in_field("from", program))?;
            let (Value::List(values) | Value::Set(values)) = value else {
                return wrong(say::from_is_no_list());
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
        (None, None, None) => wrong(say::table_of_nothing()),
        _ => wrong(say::table_of_several()),
    }
}

/// The first of what says something only about all positions of some sizes.
fn first_of_sizes(question: &TableQuestion) -> Option<&'static str> {
    let TableQuestion { rows, cols, cells, heaps, most, alphabet, only, walks, .. } = question;
    let all = [
        ("rows", rows.is_some()),
        ("cols", cols.is_some()),
        ("cells", cells.is_some()),
        ("heaps", heaps.is_some()),
        ("most", most.is_some()),
        ("alphabet", alphabet.is_some()),
        ("only", *only != Only::All),
        ("walks", walks.is_some()),
    ];
    all.into_iter().find(|(_, is_there)| *is_there).map(|(name, _)| name)
}

/// A ruleset of the registry, or what makes positions by the rules of a program.
///
/// # Errors
/// [`Trouble`]: it is neither; with its place in the expression.
fn ruleset_of(desk: &mut Desk, ruleset: &str) -> Result<Value, Trouble> {
    let found = desk.value(ruleset).and_then(|value| {
        // Without its parameters it is a class or a function that makes rulesets.
        if let Value::Class(name) | Value::Function(name) = &value
            && let Some(entry) = desk.session().registry().find(name)
        {
            return Err(Trouble::mistake(say::ruleset_without_parameters(
                name,
                entry.example_rules(),
            )));
        }
        let makes_positions = matches!(
            value,
            Value::Ruleset(_)
                | Value::Function(_)
                | Value::Closure(_)
                | Value::Declared(_)
                | Value::Object(_)
        );
        if makes_positions {
            return Ok(value);
        }
        let shown = desk.session().text(&value).unwrap_or_default();
        Err(Trouble::mistake(say::not_a_ruleset(tweedle_script::cut(&shown))))
    });
    found.map_err(|trouble| trouble.in_field("ruleset", ruleset))
}

/// The words by which the positions of a ruleset are written.
fn words_of(desk: &mut Desk, ruleset: &str, question: &TableQuestion) -> Result<Words, Trouble> {
    let value = ruleset_of(desk, ruleset)?;
    let wrong = |said: Sentence| Err(Trouble::mistake(said));
    if let Value::Ruleset(rules) = &value {
        if question.alphabet.is_some() {
            return wrong(say::alphabet_is_known());
        }
        return match Ranking::of(rules.clone(), desk.session().registry()) {
            Some(ranking) => Ok(ranking.words().clone()),
            None => Err(Trouble::mistake(say::no_list_by_size(rules.expression()))),
        };
    }
    if question.only != Only::All {
        return wrong(say::symmetries_not_known());
    }
    if question.heaps.is_some() || question.most.is_some() {
        return Ok(Words::of_heaps());
    }
    let alphabet = if let Some(alphabet) = &question.alphabet {
        alphabet.clone()
    } else if let Ok(Value::String(letters)) = desk.value(&format!("({ruleset}).CharMap")) {
        letters.to_string()
    } else {
        let hint = "Give them as `alphabet`, the empty cell first: `.xo`.";
        return Err(Trouble::mistake(say::unknown_characters_of_cells()).with_hint(hint));
    };
    let mut letters: Vec<char> = alphabet.chars().collect();
    letters.sort_unstable();
    letters.dedup();
    if letters.len() != alphabet.chars().count() || letters.contains(&'|') || letters.is_empty() {
        return wrong(say::characters_of_cells());
    }
    let has_rows = question.rows.is_some() || question.cells.is_some();
    Ok(if has_rows { Words::of_boards(&alphabet) } else { Words::of_strips(&alphabet) })
}

/// The largest number of rows, columns or heaps.
const MOST: u32 = 1000;

fn sizes_of(words: &Words, question: &TableQuestion) -> Result<Vec<Size>, Trouble> {
    let wrong = |said: Sentence| Err(Trouble::mistake(said));
    if words.has_heaps() {
        if question.rows.is_some() || question.cols.is_some() {
            return wrong(say::heaps_have_no_rows());
        }
        let Some(most) = question.most else {
            return wrong(say::size_of_heaps_missing());
        };
        let heaps = range(question.heaps.as_deref().unwrap_or("1"), "heaps", MOST, Some)?;
        // Some heaps may be empty.
        if heaps.start() != heaps.end() {
            return wrong(say::heaps_is_one_number());
        }
        let heaps = *heaps.end();
        return Ok(vec![Size::Heaps { heaps, most }]);
    }
    if question.heaps.is_some() || question.most.is_some() {
        return wrong(say::boards_have_no_heaps());
    }
    let Some(cols) = &question.cols else {
        return wrong(say::columns_missing());
    };
    let cols = range(cols, "cols", MOST, Some)?;
    let rows = range(question.rows.as_deref().unwrap_or("1"), "rows", MOST, Some)?;
    if !words.has_rows() && rows != (1..=1) {
        return wrong(say::strip_has_one_row());
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

/// The cell that is not played on, in all rulesets that have one.
const COVERED: char = '#';

/// The connected regions that a question means.
fn regions_of(words: &Words, question: &TableQuestion) -> Result<Items, Trouble> {
    let wrong = |said: Sentence| Err(Trouble::mistake(said));
    let TableQuestion { rows, cols, heaps, most, only, walks, .. } = question;
    let others = [
        ("rows", rows.is_some()),
        ("cols", cols.is_some()),
        ("heaps", heaps.is_some()),
        ("most", most.is_some()),
        ("only", *only != Only::All),
        ("walks", walks.is_some()),
    ];
    if let Some((name, _)) = others.into_iter().find(|(_, is_there)| *is_there) {
        return wrong(say::not_with_regions(name));
    }
    let &[empty, ..] = words.letters() else {
        return wrong(say::no_covered_cells());
    };
    if !words.has_rows() || empty == COVERED || !words.letters().contains(&COVERED) {
        return wrong(say::no_covered_cells());
    }
    let cells = question.cells.as_deref().unwrap_or_default();
    let regions = range(cells, "cells", Regions::MOST, Regions::new)?;
    Ok(Items::Regions { regions, characters: [empty, COVERED] })
}

/// What `make` makes of a range such as `1..4`, or of one number.
fn range<T>(
    text: &str,
    name: &str,
    most: u32,
    make: impl Fn(RangeInclusive<u32>) -> Option<T>,
) -> Result<T, Trouble> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let both = first.trim().parse::<u32>().ok().zip(last.trim().parse::<u32>().ok());
    let both = both.filter(|&(first, last)| first >= 1 && first <= last && last <= most);
    both.and_then(|(first, last)| make(first..=last)).ok_or_else(|| {
        let shown = tweedle_script::cut(text);
        let trouble = Trouble::mistake(say::no_range_of_parameter(name, most, &shown));
        trouble.with_hint("A range is written `1..4`.").in_field(name, text)
    })
}
