//! Methods of strings that find, cut and replace parts of them.

use super::table::{Call, Method};
use crate::class::{BOOLEAN, INTEGER, LIST, STRING};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, optional, required};
use crate::operate::convert::{as_integer, check_length};
use crate::value::Value;
use crate::{Session, Span};
use regex::{Regex, RegexBuilder};
use tweedle_syntax::say;

/// The methods. Characters are counted from 1.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[STRING],
        name: "Matches",
        parameters: &[required("regex", STRING)],
        gives: BOOLEAN,
        doc: "Whether the whole text is as a regular expression says.",
        example: ("\"0.137\".Matches(\"0[.][0-7]+\")", "true"),
        call: Call::Text(|session, text, bound| {
            let (pattern, at) = bound.string(session, 0)?;
            expression(pattern, at)?;
            let whole = expression(&format!(r"\A(?:{pattern})\z"), at)?;
            Ok(Value::Boolean(whole.is_match(text)))
        }),
    },
    Method {
        of: &[STRING],
        name: "ReplaceRegex",
        parameters: &[required("regex", STRING), required("replacement", STRING)],
        gives: STRING,
        doc: "The text with another one in the place of each piece that is as a regular expression says; `$1` in that is the first group, `$0` the piece, and `\\$` a dollar.",
        example: ("\"xo|ox\".ReplaceRegex(\"(x)(o)\", \"$2.$1\")", "\"o.x|ox\""),
        call: Call::Text(replace_regex),
    },
    Method {
        of: &[STRING],
        name: "Substring",
        parameters: &[required("from", INTEGER), required("to", INTEGER)],
        gives: STRING,
        doc: "The characters from one place to another, both counted from 1 and both among them.",
        example: ("\"Hackenbush\".Substring(5, 8)", "\"enbu\""),
        call: Call::Text(|session, text, bound| {
            let length = text.chars().count();
            let from = place(session, bound, 0, length + 1)?;
            let to: i64 = bound.small(session, 1)?;
            let to = usize::try_from(to).ok().filter(|to| (from..=length).contains(to));
            let Some(to) = to else { return Err(out_of_bounds(session, bound, 1)) };
            Ok(string(text.chars().skip(from).take(to - from).collect()))
        }),
    },
    Method {
        of: &[STRING],
        name: "Contains",
        parameters: &[required("that", STRING)],
        gives: BOOLEAN,
        doc: "Whether another text stands in the text.",
        example: ("\"Hackenbush\".Contains(\"bush\")", "true"),
        call: Call::Text(|session, text, bound| {
            Ok(Value::Boolean(text.contains(bound.string(session, 0)?.0)))
        }),
    },
    Method {
        of: &[STRING],
        name: "StartsWith",
        parameters: &[required("that", STRING)],
        gives: BOOLEAN,
        doc: "Whether the text begins with another one.",
        example: ("\"Hackenbush\".StartsWith(\"Hack\")", "true"),
        call: Call::Text(|session, text, bound| {
            Ok(Value::Boolean(text.starts_with(bound.string(session, 0)?.0)))
        }),
    },
    Method {
        of: &[STRING],
        name: "EndsWith",
        parameters: &[required("that", STRING)],
        gives: BOOLEAN,
        doc: "Whether the text ends with another one.",
        example: ("\"Hackenbush\".EndsWith(\"bush\")", "true"),
        call: Call::Text(|session, text, bound| {
            Ok(Value::Boolean(text.ends_with(bound.string(session, 0)?.0)))
        }),
    },
    Method {
        of: &[STRING],
        name: "IndexOf",
        parameters: &[required("that", STRING)],
        gives: INTEGER,
        doc: "The place where another text first stands in the text, counted from 1; 0 if it does not.",
        example: ("\"Hackenbush\".IndexOf(\"bush\")", "7"),
        call: Call::Text(|session, text, bound| {
            let byte = text.find(bound.string(session, 0)?.0);
            let place = byte.map_or(0, |byte| text[..byte].chars().count() as i64 + 1);
            Ok(Value::Integer(place))
        }),
    },
    Method {
        of: &[STRING],
        name: "Replace",
        parameters: &[required("old", STRING), required("new", STRING)],
        gives: STRING,
        doc: "The text with another one in each place of a third.",
        example: ("\"Col and Snort\".Replace(\"o\", \"u\")", "\"Cul and Snurt\""),
        call: Call::Text(|session, text, bound| {
            let (old, new) = (bound.string(session, 0)?.0, bound.string(session, 1)?.0);
            let count = text.matches(old).count();
            check_length(text.len().saturating_add(count.saturating_mul(new.len())), bound.span)?;
            Ok(string(text.replace(old, new)))
        }),
    },
    Method {
        of: &[STRING],
        name: "Split",
        parameters: &[required("separator", STRING)],
        gives: LIST,
        doc: "The parts of the text between the places where another text stands, or its characters if that is empty.",
        example: ("\"3,4,5\".Split(\",\")", "[\"3\",\"4\",\"5\"]"),
        call: Call::Text(|session, text, bound| {
            let separator = bound.string(session, 0)?.0;
            if separator.is_empty() {
                return Ok(characters(text));
            }
            Ok(Value::list(text.split(separator).map(Value::string).collect()))
        }),
    },
    Method {
        of: &[STRING],
        name: "ToList",
        parameters: &[],
        gives: LIST,
        doc: "The characters in a list.",
        example: ("\"Col\".ToList", "[\"C\",\"o\",\"l\"]"),
        call: Call::Text(|_, text, _| Ok(characters(text))),
    },
    Method {
        of: &[STRING],
        name: "Reversed",
        parameters: &[],
        gives: STRING,
        doc: "The characters from the last to the first.",
        example: ("\"Col\".Reversed", "\"loC\""),
        call: Call::Text(|_, text, _| Ok(string(text.chars().rev().collect()))),
    },
    Method {
        of: &[STRING],
        name: "Trim",
        parameters: &[],
        gives: STRING,
        doc: "The text without blanks at its ends.",
        example: ("\" Col \".Trim", "\"Col\""),
        call: Call::Text(|_, text, _| Ok(Value::string(text.trim()))),
    },
    Method {
        of: &[STRING],
        name: "Updated",
        parameters: &[required("index", INTEGER), required("character", STRING)],
        gives: STRING,
        doc: "The text with another one in the place of a character, which is counted from 1.",
        example: ("\"Col\".Updated(1, \"c\")", "\"col\""),
        call: Call::Text(|session, text, bound| {
            let place = place(session, bound, 0, text.chars().count())?;
            let new = bound.string(session, 1)?.0;
            check_length(text.len() + new.len(), bound.span)?;
            let mut updated: String = text.chars().take(place).collect();
            updated.push_str(new);
            updated.extend(text.chars().skip(place + 1));
            Ok(string(updated))
        }),
    },
    Method {
        of: &[STRING],
        name: "Repeat",
        parameters: &[required("n", INTEGER)],
        gives: STRING,
        doc: "The text so many times in a row.",
        example: ("\"ab\".Repeat(3)", "\"ababab\""),
        call: Call::Text(|session, text, bound| {
            let n: usize = bound.small(session, 0)?;
            check_length(text.len().saturating_mul(n), bound.span)?;
            Ok(string(if text.is_empty() { String::new() } else { text.repeat(n) }))
        }),
    },
    Method {
        of: &[STRING],
        name: "PadLeft",
        parameters: &[required("length", INTEGER), optional("character", STRING)],
        gives: STRING,
        doc: "The text with blanks before it, or another character, so that it has at least a length.",
        example: ("\"7\".PadLeft(3)", "\"  7\""),
        call: Call::Text(|session, text, bound| Ok(string(padding(session, text, bound)? + text))),
    },
    Method {
        of: &[STRING],
        name: "PadRight",
        parameters: &[required("length", INTEGER), optional("character", STRING)],
        gives: STRING,
        doc: "The text with blanks after it, or another character, so that it has at least a length.",
        example: ("\"7\".PadRight(3, \".\")", "\"7..\""),
        call: Call::Text(|session, text, bound| {
            Ok(string(text.to_owned() + &padding(session, text, bound)?))
        }),
    },
];

fn string(text: String) -> Value {
    Value::String(text.into())
}

fn characters(text: &str) -> Value {
    Value::list(text.chars().map(|c| string(c.to_string())).collect())
}

/// The text that a text lacks to a length.
fn padding(session: &Session, text: &str, bound: &Bound) -> Evaluated<String> {
    let length: usize = bound.small(session, 0)?;
    check_length(length, bound.span)?;
    let character = match bound.get(1) {
        None => " ",
        Some((_, at)) => {
            let character = bound.string(session, 1)?.0;
            if character.chars().count() != 1 {
                return Err(Failure::new(say::not_one_character(), at));
            }
            character
        }
    };
    let missing = length.saturating_sub(text.chars().count());
    check_length(missing.saturating_mul(character.len()), bound.span)?;
    Ok(character.repeat(missing))
}

/// A place in a text that an argument says, counted from 0 then.
fn place(session: &Session, bound: &Bound, i: usize, length: usize) -> Evaluated<usize> {
    let n = bound.integer(session, i)?;
    let place = usize::try_from(n).ok().and_then(|n| n.checked_sub(1));
    place.filter(|place| *place < length).ok_or_else(|| out_of_bounds(session, bound, i))
}

fn out_of_bounds(session: &Session, bound: &Bound, i: usize) -> Failure {
    let (value, at) = bound.value(i);
    let n = as_integer(session, value).map_or_else(String::new, |n| n.to_string());
    Failure::new(say::string_index_out_of_bounds(&n), at)
}

/// The largest number of bytes that a regular expression may take when it is made ready: a few hundred steps,
/// so that going through a text does not take long.
const LARGEST: usize = 1 << 16;
/// The number of bytes that are kept while a text is gone through.
const KEPT: usize = 1 << 20;

/// A regular expression.
fn expression(pattern: &str, at: Span) -> Evaluated<Regex> {
    let built = RegexBuilder::new(pattern).size_limit(LARGEST).dfa_size_limit(KEPT).build();
    built.map_err(|error| match error {
        regex::Error::CompiledTooBig(_) => Failure::new(say::regular_expression_too_large(), at),
        other => {
            // The last line says what is wrong, and those before it show where.
            let told = other.to_string();
            let why = told.lines().last().unwrap_or_default().trim_start_matches("error: ");
            Failure::new(say::no_regular_expression(why), at)
        }
    })
}

/// A piece of the text that takes the place of a match.
enum Piece {
    Text(String),
    Group(usize),
}

/// The pieces of the text that takes the place of matches.
fn pieces(replacement: &str, groups: usize, at: Span) -> Evaluated<Vec<Piece>> {
    let mut pieces = Vec::new();
    let mut own = String::new();
    let mut rest = replacement.chars().peekable();
    while let Some(c) = rest.next() {
        match (c, rest.peek().copied()) {
            ('\\', Some(next)) => {
                own.push(next);
                rest.next();
            }
            ('$', Some(digit)) if digit.is_ascii_digit() => {
                let mut number = 0;
                // As many digits as there is a group for, and one at least.
                let mut count = 0;
                while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
                    let longer = number * 10 + digit as usize;
                    if count > 0 && longer >= groups {
                        break;
                    }
                    (number, count) = (longer, count + 1);
                    rest.next();
                }
                if number >= groups {
                    return Err(Failure::new(say::no_such_group(number), at));
                }
                pieces.push(Piece::Text(std::mem::take(&mut own)));
                pieces.push(Piece::Group(number));
            }
            _ => own.push(c),
        }
    }
    pieces.push(Piece::Text(own));
    Ok(pieces)
}

fn replace_regex(session: &mut Session, text: &str, bound: &Bound) -> Evaluated<Value> {
    let (pattern, at) = bound.string(session, 0)?;
    let regex = expression(pattern, at)?;
    let (replacement, at) = bound.string(session, 1)?;
    let pieces = pieces(replacement, regex.captures_len(), at)?;
    let mut replaced = String::new();
    let mut done = 0;
    for found in regex.captures_iter(text) {
        session.control.check().at(bound.span)?;
        let Some(whole) = found.get(0) else { continue };
        replaced.push_str(&text[done..whole.start()]);
        for piece in &pieces {
            match piece {
                Piece::Text(own) => replaced.push_str(own),
                Piece::Group(number) => {
                    replaced.push_str(found.get(*number).map_or("", |group| group.as_str()));
                }
            }
            check_length(replaced.len(), bound.span)?;
        }
        done = whole.end();
    }
    replaced.push_str(&text[done..]);
    check_length(replaced.len(), bound.span)?;
    Ok(Value::String(replaced.into()))
}
