//! Values as texts: as they are printed, as LaTeX, as JSON.

use super::own::new;
use super::table::{Call, Method};
use crate::class::{INTEGER, LIST, OBJECT, RANGE, STRING};
use crate::failure::{At, Evaluated, Failure};
use crate::operate::arguments::{Bound, required};
use crate::operate::convert::check_length;
use crate::operate::outputs::output;
use crate::value::Value;
use crate::{Session, Span, print};
use std::fmt::Write;
use tweedle_draw::{escaped_html, latex, mathml, unicode};
use tweedle_syntax::say;

/// The methods.
pub(super) static METHODS: &[Method] = &[
    Method {
        of: &[OBJECT],
        name: "Printed",
        parameters: &[],
        gives: STRING,
        doc: "The text that is printed for the value.",
        example: ("{1|^}.Printed", "\"{1|^}\""),
        call: Call::Any(|session, value, bound| printed(session, value, bound.span)),
    },
    Method {
        of: &[OBJECT],
        name: "ToString",
        parameters: &[],
        gives: STRING,
        doc: "The same as `Printed`, but of a text the text itself.",
        example: ("(1/2).ToString + \"!\"", "\"1/2!\""),
        call: Call::Any(|session, value, bound| match value {
            Value::String(_) => Ok(value.clone()),
            _ => printed(session, value, bound.span),
        }),
    },
    Method {
        of: &[OBJECT],
        name: "ToOutput",
        parameters: &[],
        gives: OBJECT,
        doc: "What is printed for the value, as an output, which is a text that is printed without quotes.",
        example: ("\"b\".ToOutput", "\"b\""),
        call: Call::Any(|session, value, bound| {
            let text = print::text(session, value, bound.span)?;
            output(session, &text, bound.span)
        }),
    },
    Method {
        of: &[STRING],
        name: "ToUnquotedOutput",
        parameters: &[],
        gives: OBJECT,
        doc: "The text as an output, which is printed without quotes.",
        example: ("\"Toads and Frogs\".ToUnquotedOutput", "Toads and Frogs"),
        call: Call::Text(|session, text, bound| output(session, text, bound.span)),
    },
    Method {
        of: &[OBJECT],
        name: "ToLatex",
        parameters: &[],
        gives: STRING,
        doc: "The value as LaTeX in math mode; a text is set as it is.",
        example: ("{1/2|^}.ToLatex.ToUnquotedOutput", "\\{\\frac{1}{2}\\mid{\\uparrow}\\}"),
        call: Call::Any(|session, value, bound| {
            let text = match value {
                Value::String(text) => quoted_latex(text),
                other => latex(&to_be_set(session, other, bound.span)?),
            };
            check_length(text.len(), bound.span)?;
            Ok(Value::String(text.into()))
        }),
    },
    Method {
        of: &[OBJECT],
        name: "ToHtml",
        parameters: &[],
        gives: STRING,
        doc: "The value as HTML, by the element `math` of MathML; a text is set as it is.",
        example: (
            "(1/2).ToHtml.ToUnquotedOutput",
            "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>",
        ),
        call: Call::Any(|session, value, bound| {
            let text = match value {
                Value::String(text) => escaped_html(text),
                other => mathml(&to_be_set(session, other, bound.span)?),
            };
            check_length(text.len(), bound.span)?;
            Ok(Value::String(text.into()))
        }),
    },
    Method {
        of: &[OBJECT],
        name: "ToUnicode",
        parameters: &[],
        gives: STRING,
        doc: "What is printed for the value, with the signs of the books.",
        example: ("{1/2|^^*}.ToUnicode", "\"{1/2|⇑∗}\""),
        call: Call::Any(|session, value, bound| {
            let text = unicode(&to_be_set(session, value, bound.span)?);
            check_length(text.len(), bound.span)?;
            Ok(Value::String(text.into()))
        }),
    },
    Method {
        of: &[OBJECT],
        name: "ToJson",
        parameters: &[],
        gives: STRING,
        doc: "The value as JSON: integers as numbers, collections as arrays, maps whose keys are texts as objects, and other values as the texts that are printed for them.",
        example: (
            "[1,\"a\",{1|^},{\"b\" => true}].ToJson.ToUnquotedOutput",
            "[1,\"a\",\"{1|^}\",{\"b\":true}]",
        ),
        call: Call::Any(|session, value, bound| {
            let mut text = String::new();
            json(session, value, &mut text, bound.span)?;
            Ok(Value::String(text.into()))
        }),
    },
    Method {
        of: &[LIST, RANGE],
        name: "MkString",
        parameters: &[required("separator", STRING)],
        gives: STRING,
        doc: "The elements as a text, with another one between them; elements that are texts stand without quotes.",
        example: ("[1,\"a\",^].MkString(\"-\")", "\"1-a-^\""),
        call: Call::Elements(|session, all, bound| {
            Ok(Value::String(joined(session, &all.items, bound)?.into()))
        }),
    },
    Method {
        of: &[LIST, RANGE],
        name: "PeriodicTable",
        parameters: &[required("period", INTEGER)],
        gives: OBJECT,
        doc: "The elements as a table with so many in a row.",
        example: ("[1,2,3,1,2,4].PeriodicTable(3).rows", "[[1,2,3],[1,2,4]]"),
        call: Call::Elements(|session, all, bound| {
            let period: usize = bound.small(session, 0)?;
            if period == 0 {
                return Err(Failure::new(say::empty_row(), bound.value(0).1));
            }
            let rows = all.items.chunks(period).map(|row| Value::list(row.to_vec())).collect();
            new(session, "cgsuite.util.Table", vec![Value::list(rows)], bound.span)
        }),
    },
    Method {
        of: &[LIST, RANGE],
        name: "MkOutput",
        parameters: &[required("separator", STRING)],
        gives: OBJECT,
        doc: "The same as `MkString` as an output, which is printed without quotes.",
        example: ("[1,\"a\",^].MkOutput(\"-\")", "1-a-^"),
        call: Call::Elements(|session, all, bound| {
            let text = joined(session, &all.items, bound)?;
            output(session, &text, bound.span)
        }),
    },
];

/// The largest number of bytes that a character takes while a text is taken apart to be set.
const SIGN: usize = 64;

/// The printed text of a value, to be set with other signs.
fn to_be_set(session: &mut Session, value: &Value, span: Span) -> Evaluated<String> {
    let text = print::text(session, value, span)?;
    session.control.make_room(SIGN * text.len()).at(span)?;
    Ok(text)
}

/// The printed text of a value, as a value.
pub(super) fn printed(session: &mut Session, value: &Value, span: Span) -> Evaluated<Value> {
    Ok(Value::String(print::text(session, value, span)?.into()))
}

/// The elements as a text, with the first argument between them.
fn joined(session: &mut Session, items: &[Value], bound: &Bound) -> Evaluated<String> {
    let separator = bound.string(session, 0)?.0.to_owned();
    let mut text = String::new();
    for (place, item) in items.iter().enumerate() {
        if place > 0 {
            text.push_str(&separator);
        }
        match item {
            Value::String(own) => text.push_str(own),
            other => text.push_str(&print::text(session, other, bound.span)?),
        }
        check_length(text.len(), bound.span)?;
    }
    Ok(text)
}

/// A text for LaTeX, where some characters mean something else.
fn quoted_latex(text: &str) -> String {
    let mut written = String::from("\\text{");
    for c in text.chars() {
        match c {
            '\\' => written.push_str("\\textbackslash{}"),
            '^' => written.push_str("\\textasciicircum{}"),
            '~' => written.push_str("\\textasciitilde{}"),
            '{' | '}' | '%' | '$' | '#' | '_' | '&' => {
                written.push('\\');
                written.push(c);
            }
            c => written.push(c),
        }
    }
    written.push('}');
    written
}

fn json(session: &mut Session, value: &Value, into: &mut String, span: Span) -> Evaluated<()> {
    check_length(into.len(), span)?;
    crate::with_stack(|| match value {
        Value::Nothing => {
            into.push_str("null");
            Ok(())
        }
        Value::Boolean(b) => {
            into.push_str(if *b { "true" } else { "false" });
            Ok(())
        }
        Value::Integer(n) => {
            into.push_str(&n.to_string());
            Ok(())
        }
        Value::String(text) => {
            push_json(text, into);
            Ok(())
        }
        Value::Map(entries) if entries.iter().all(|(key, _)| matches!(key, Value::String(_))) => {
            into.push('{');
            for (place, (key, value)) in entries.iter().enumerate() {
                if place > 0 {
                    into.push(',');
                }
                json(session, key, into, span)?;
                into.push(':');
                json(session, value, into, span)?;
            }
            into.push('}');
            Ok(())
        }
        other => {
            let Some(all) = super::collection::elements(session, other, span)? else {
                push_json(&print::text(session, other, span)?, into);
                return Ok(());
            };
            into.push('[');
            for (place, item) in all.items.iter().enumerate() {
                if place > 0 {
                    into.push(',');
                }
                json(session, item, into, span)?;
            }
            into.push(']');
            Ok(())
        }
    })
}

/// Adds a text as a string of JSON (RFC 8259).
fn push_json(text: &str, into: &mut String) {
    into.push('"');
    for c in text.chars() {
        match c {
            '"' => into.push_str("\\\""),
            '\\' => into.push_str("\\\\"),
            '\n' => into.push_str("\\n"),
            '\r' => into.push_str("\\r"),
            '\t' => into.push_str("\\t"),
            c if u32::from(c) < 0x20 => {
                // Writing to a string does not fail.
                let _ = write!(into, "\\u{:04x}", u32::from(c));
            }
            c => into.push(c),
        }
    }
    into.push('"');
}
