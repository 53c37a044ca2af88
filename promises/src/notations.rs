//! Promises of the notations for any text: those of positions of every ruleset, of values, of affine forms, of
//! take-and-break codes and of boards of dots.

use crate::bounded::{bounded, control};
use crate::text::{is_piece, is_piece_of_characters, is_sentence};
use std::collections::HashMap;
use std::ops::Range;
use std::sync::Arc;
use tweedle_boxes::{Board, StringsAndCoins};
use tweedle_engine::affine::Forms;
use tweedle_engine::short::{NotationError, Store, Style};
use tweedle_engine::{Control, Player};
use tweedle_heaps::{Code, CodeError, CodeRange};
use tweedle_rulesets::any::{Position, Rules};
use tweedle_rulesets::{Argument, Entry, Kind, standard};
use tweedle_script::Session;

/// Texts are not longer, in bytes.
const LONGEST: usize = 512;

/// The largest number of moves of a player whose names and positions are looked at.
const MOVES: usize = 60;

/// Checks a text within a budget.
type Check = fn(&str, &Control);

/// The notations that are not of positions of a ruleset, by the words that the first line may be.
const OTHERS: [(&str, Check); 7] = [
    ("value", value),
    ("affine form", affine_form),
    ("code", code),
    ("codes", codes),
    ("lines of a board", lines),
    ("picture", picture),
    ("strings and coins", strings_and_coins),
];

/// The first line names the notation: the name of a ruleset, or a word of those above. Then comes a
/// line for each parameter of the ruleset, and then the text. It is read, or refused with an error about a
/// piece of it. The thing that was read is printed so that it is read back to the same thing. Moves of positions have
/// names of their own and lead to positions of which the same is true.
///
/// # Panics
/// If that is not so.
pub fn notations(bytes: &[u8]) {
    let whole = &*String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
    let (name, mut text) = whole.split_once('\n').unwrap_or((whole, ""));
    let control = control();
    bounded(&control, || {
        if let Some((_, check)) = OTHERS.iter().find(|(other, _)| *other == name) {
            return check(text, &control);
        }
        let registry = standard();
        let Some(entry) = registry.find(name) else { return };
        let mut arguments = Vec::new();
        for parameter in entry.parameters() {
            let (line, rest) = text.split_once('\n').unwrap_or((text, ""));
            let said = if line.is_empty() { parameter.default } else { Some(line) };
            let Some(argument) = said.and_then(|said| argument(parameter.kind, said)) else {
                return;
            };
            arguments.push(argument);
            text = rest;
        }
        ruleset(entry, &arguments, text, &control);
    });
    assert_eq!(control.used(), 0, "not all memory was given back");
}

/// The parameter that a line means, if it means one. The language bounds integers as here.
fn argument(kind: Kind, line: &str) -> Option<Argument> {
    let numbers = || -> Option<Vec<u64>> {
        let digits = line.split(|c: char| !c.is_ascii_digit()).filter(|digits| !digits.is_empty());
        let numbers: Vec<u64> = digits.map(|digits| digits.parse().ok()).collect::<Option<_>>()?;
        Some(numbers).filter(|numbers| numbers.iter().all(|&number| number > 0))
    };
    Some(match kind {
        Kind::Boolean => Argument::Boolean(line.parse().ok()?),
        Kind::Numbers => {
            let mut numbers = numbers()?;
            numbers.sort_unstable();
            numbers.dedup();
            Argument::Numbers(numbers)
        }
        Kind::Ratio => {
            let numbers = numbers()?;
            Argument::Ratio(*numbers.first()?, numbers.get(1).copied().unwrap_or(1))
        }
        Kind::Code | Kind::Text => Argument::Text(line.trim_matches('"').to_owned()),
        Kind::Natural => Argument::Integer(line.parse().ok().filter(|&number| number >= 0)?),
        Kind::Step => Argument::Integer(line.parse::<i64>().ok()?.clamp(-1000, 1000)),
        Kind::Length => Argument::Integer(line.parse::<i64>().ok()?.clamp(0, 1000)),
        _ => return None,
    })
}

/// A ruleset with its parameters, and a position of it.
fn ruleset(entry: &Entry, arguments: &[Argument], text: &str, control: &Control) {
    let rules = match entry.make(arguments) {
        Ok(rules) => rules,
        Err(error) => {
            let texts = arguments.iter().filter_map(|argument| match argument {
                Argument::Text(text) => Some(text),
                _ => None,
            });
            let is_about = |text: &String| is_piece_of_characters(text, &error.range());
            assert!(error.range() == (0..0) || texts.into_iter().any(is_about), "{error:?}");
            assert!(is_sentence(error.message()), "{error:?}");
            return;
        }
    };
    if let Some(start) = rules.clone().start() {
        position(&rules, &start, control);
    }
    match rules.clone().place(text) {
        Err(error) => {
            assert!(is_piece_of_characters(text, &error.range()), "{text:?} {error:?}");
            assert!(is_sentence(error.message()), "{error:?}");
        }
        Ok(placed) => {
            position(&rules, &placed, control);
            let expression = placed.expression();
            match Session::new(control.clone(), standard()).position(&expression) {
                Ok(read) => assert_eq!(read, placed, "{expression}"),
                Err(failure) => assert!(failure.stop.is_some(), "{expression}: {failure}"),
            }
            for player in Player::BOTH {
                let _ = placed.why_not(player, text);
            }
        }
    }
}

/// A position and its options.
fn position(rules: &Arc<dyn Rules>, position: &Position, control: &Control) {
    reads_back(rules, position);
    let _ = (position.draw(), position.theorem(), position.printed());
    assert!(position.bytes() < 1 << 16, "a short text takes much memory: {position:?}");
    let representative = position.representative();
    assert_eq!(representative.representative(), representative, "{position:?}");
    for player in Player::BOTH {
        let _ = position.obligation(player);
        let Ok(moves) = position.moves(player, control) else { continue };
        let mut names: HashMap<String, Position> = HashMap::new();
        for step in moves.into_iter().take(MOVES) {
            reads_back(rules, &step.to);
            let name = step.name();
            // Each is of a term that there is.
            assert!(step.touched().iter().all(|(term, _)| *term < position.len()), "{step:?}");
            if let Some(other) = names.insert(name.clone(), step.to.clone()) {
                assert_eq!(other, step.to, "two moves of {position:?} have the name {name}");
            }
        }
    }
}

/// The text of a position is that of no other.
fn reads_back(rules: &Arc<dyn Rules>, position: &Position) {
    let text = position.text();
    match rules.clone().place(&text) {
        Ok(read) => assert!(read == *position && read.text() == text, "{position:?}: {text:?}"),
        Err(error) => panic!("{rules:?} {text:?}: {error:?}"),
    }
}

fn value(text: &str, control: &Control) {
    let mut store = Store::new(control.clone());
    match store.read(text) {
        Err(error) => refused(text, &error),
        Ok(game) => {
            for style in [Style::Terse, Style::Arithmetic] {
                let Ok(printed) = store.text_in(game, style) else { return };
                match store.read(&printed) {
                    Ok(read) => assert_eq!(read, game, "{printed}"),
                    Err(error) => assert!(error.stop.is_some(), "{printed}: {error:?}"),
                }
            }
        }
    }
}

fn affine_form(text: &str, control: &Control) {
    let mut forms = Forms::new(control.clone());
    match forms.read(text) {
        Err(error) => refused(text, &error),
        Ok(form) => {
            let Ok(printed) = forms.text(form) else { return };
            match forms.read(&printed) {
                Ok(read) => assert_eq!(read, form, "{printed}"),
                Err(error) => assert!(error.stop.is_some(), "{printed}: {error:?}"),
            }
        }
    }
}

/// The error of a value says where it is, in bytes.
fn refused(text: &str, error: &NotationError) {
    assert!(is_piece(text, error.span.start, error.span.end), "{text:?} {error:?}");
    assert!(is_sentence(&error.message), "{error:?}");
}

fn code(text: &str, _: &Control) {
    match Code::parse(text) {
        Err(error) => refused_code(text, &error),
        Ok(code) => {
            let printed = code.to_string();
            assert_eq!(Code::parse(&printed).as_ref(), Ok(&code), "{printed}");
            let form = code.standard_form().code;
            let printed = form.to_string();
            assert_eq!(Code::parse(&printed).as_ref(), Ok(&form), "{printed}");
        }
    }
}

fn codes(text: &str, _: &Control) {
    match CodeRange::parse(text) {
        Err(error) => refused_code(text, &error),
        Ok(range) => {
            let printed = range.to_string();
            let again = CodeRange::parse(&printed).map(|again| again.to_string());
            assert_eq!(again.as_deref(), Ok(&*printed));
            let codes: Vec<Code> = range.codes().take(20).collect();
            assert_eq!(codes.len() as u64, range.count().min(20), "{printed}");
            for code in codes {
                assert_eq!(Code::parse(&code.to_string()), Ok(code), "{printed}");
            }
        }
    }
}

fn refused_code(text: &str, error: &CodeError) {
    let Range { start, end } = error.range;
    assert!(is_piece_of_characters(text, &(start..end)), "{text:?} {error:?}");
    assert!(is_sentence(&error.message), "{error:?}");
}

/// The rows, the columns, and the undrawn lines as a number, each in a line.
fn lines(text: &str, _: &Control) {
    let mut lines = text.splitn(3, '\n');
    let mut side = || lines.next()?.parse().ok();
    let (Some(rows), Some(cols)) = (side(), side()) else { return };
    let Ok(board) = Board::new(rows, cols) else { return };
    if let Ok(position) = board.parse_position(lines.next().unwrap_or("")) {
        let printed = format!("{:#x}", position.undrawn());
        assert_eq!(board.parse_position(&printed), Ok(position));
        let printed = position.undrawn().to_string();
        assert_eq!(board.parse_position(&printed), Ok(position));
        picture(&position.to_string(), &Control::new());
    }
}

fn picture(text: &str, _: &Control) {
    use tweedle_boxes::Position;
    match Position::parse(text) {
        Err(error) => {
            assert!(is_sentence(&error.message) && error.line > 0, "{error:?}");
        }
        Ok(position) => {
            for printed in [position.to_string(), format!("{position:#}")] {
                assert_eq!(Position::parse(&printed), Ok(position), "{printed}");
            }
            strings_and_coins(&position.graph().to_string(), &Control::new());
            let _ = position.with_margins();
        }
    }
}

fn strings_and_coins(text: &str, _: &Control) {
    match text.parse::<StringsAndCoins>() {
        Err(error) => {
            assert!(is_piece(text, error.span.start, error.span.end), "{text:?} {error:?}");
            assert!(is_sentence(&error.message), "{error:?}");
        }
        Ok(graph) => {
            let printed = graph.to_string();
            assert_eq!(printed.parse(), Ok(graph), "{printed}");
        }
    }
}
