//! Analysis of the value of a program, as a player wants to know it.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::operate::canonical::canonical_form;
use crate::operate::no_game::no_game_hint;
use crate::scripted::{is_scripted, position_of, position_of_form, position_or_form};
use crate::session::program::{Ran, run_text, run_to_play};
use crate::value::Value;
use crate::{Session, Span, print};
use tweedle_engine::Held;
use tweedle_rules::Shape;
use tweedle_search::Position;
use tweedle_search::analysis::{
    Analysis, MisereAnalysis, Target, Targets, analyze, analyze_affine, analyze_misere,
    analyze_value, targets,
};
use tweedle_syntax::say;

impl Session {
    /// Evaluates a program to a position or a game and analyses that.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, a value that is no short game, or
    /// a stop.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let analysis = session.analyze(r#"game.strip.ToadsAndFrogs(".tt.ff.")"#)?;
    /// assert_eq!(analysis.worth.unwrap().value, "+-1/4");
    /// let best: Vec<_> = analysis.options[0].iter().filter(|option| option.is_best).collect();
    /// assert_eq!((best[0].position.as_str(), best[0].value.as_deref()), (".t.tff.", Some("1/4")));
    /// assert!(!analysis.is_impartial);
    /// assert!(session.analyze("game.heap.Nim(5)")?.is_impartial);
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn analyze(&mut self, text: &str) -> Evaluated<Analysis> {
        self.or_forget(|session| {
            let (value, span) = last_value(session, text, "analyze")?;
            analysis_of(session, &value, span)
        })
    }

    /// [`Session::analyze`], and the analysis of the same position in misère play.
    ///
    /// # Errors
    /// As [`Session::analyze`]; of games with entailing moves, which have no misère play.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let (_, misere) = session.analyze_with_misere("game.heap.Kayles(\"5,4,3\")")?;
    /// assert_eq!(misere.element.unwrap().order, 12);
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn analyze_with_misere(&mut self, text: &str) -> Evaluated<(Analysis, MisereAnalysis)> {
        self.or_forget(|session| {
            let (value, span) = last_value(session, text, "analyze")?;
            let misere = misere_of(session, &value, span)?;
            Ok((analysis_of(session, &value, span)?, misere))
        })
    }

    /// Evaluates a program to a position, of which all followers are meant, or to a collection of
    /// positions, and says who wins each: by the labelling procedure, from the terminal positions
    /// upwards.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, a value that is neither, or a stop.
    ///
    /// ```
    /// # use tweedle_engine::LoopyOutcome;
    /// # use tweedle_script::Session;
    /// let targets = Session::of(tweedle_rulesets::standard()).targets("game.heap.Subtraction([1,2,3])(21)")?;
    /// let lost = targets.rows.iter().filter(|row| row.outcome == LoopyOutcome::P);
    /// let lost: Vec<&str> = lost.map(|row| row.position.as_str()).collect();
    /// assert_eq!(lost, ["0", "4", "8", "12", "16", "20"]);
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn targets(&mut self, text: &str) -> Evaluated<Targets> {
        self.or_forget(|session| targets_of_value(session, text))
    }

    /// The position that a program evaluates to, with heaps of one game side by side in one
    /// position.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, another value, or a stop.
    pub fn position(&mut self, text: &str) -> Evaluated<Position> {
        self.or_forget(|session| match last_of(session, run_to_play, text, "play")? {
            (Value::Position(position), _) => Ok(position.joined()),
            (value @ (Value::Game(_) | Value::Integer(_)), _) => position_of_form(session, &value),
            (other, span) => {
                let class = other.class(&session.analyst.store);
                let failure = Failure::new(say::no_position(&class), span);
                let hint = no_game_hint(&other);
                let usual = || "Give one such as `game.heap.Nim(\"3,4,5\")`.".to_owned();
                Err(failure.with_hint(hint.unwrap_or_else(usual)))
            }
        })
    }
}
/// The analysis of a program's value.
fn analysis_of(session: &mut Session, value: &Value, span: Span) -> Evaluated<Analysis> {
    let style = session.outside.style();
    match value {
        Value::Position(position) => analyze(position, style, &mut session.analyst)
            .map_err(|error| position_failure(error, position, span)),
        Value::Affine(g) => {
            let text = print::text(session, value, span)?;
            analyze_affine(*g, text, &mut session.analyst).at(span)
        }
        _ => {
            let text = print::text(session, value, span)?;
            let g = canonical_form(session, value, span)?;
            analyze_value(g, text, style, &mut session.analyst).at(span)
        }
    }
}

/// The analysis of a position, or of a game by its form, in misère play.
fn misere_of(session: &mut Session, value: &Value, span: Span) -> Evaluated<MisereAnalysis> {
    let Some(position) = position_or_form(session, value, span)? else {
        let class = value.class(&session.analyst.store);
        return Err(Failure::new(say::no_position(&class), span));
    };
    let found = analyze_misere(&position, &mut session.analyst);
    found.map_err(|error| position_failure(error, &position, span))
}

fn targets_of_value(session: &mut Session, text: &str) -> Evaluated<Targets> {
    let (value, span) = last_value(session, text, "analyze")?;
    // Positions and what is said of them, until the answer is there.
    let mut held = Held::new(&session.control);
    let positions = match &value {
        Value::Position(position) => {
            let mut followers = position.followers(&session.control).at(span)?;
            let each = size_of::<Target>() + 2 * size_of::<Position>();
            let bytes = followers.iter().map(|it| each + 2 * it.bytes()).sum();
            held.take(bytes).at(span)?;
            followers.sort_by_cached_key(|position| natural(&position.text()));
            followers
        }
        Value::List(items) | Value::Set(items) => {
            let positions = items.iter().map(|item| match item {
                Value::Position(position) => Some(position.clone()),
                _ => None,
            });
            let positions: Option<Vec<_>> = positions.collect();
            positions.ok_or_else(|| Failure::new(say::element_is_no_position(), span))?
        }
        other => {
            let class = other.class(&session.analyst.store);
            return Err(Failure::new(say::no_positions(&class), span));
        }
    };
    let Some(first) = positions.first().cloned() else {
        return Err(Failure::new(say::no_positions_here(), span));
    };
    targets(&positions, &mut session.analyst).map_err(|error| position_failure(error, &first, span))
}

/// The value of the last statement of a program, and its place.
pub(crate) fn last_value(
    session: &mut Session,
    text: &str,
    purpose: &str,
) -> Evaluated<(Value, Span)> {
    last_of(session, run_text, text, purpose)
}

/// The same, of a program that is run in some way.
fn last_of(
    session: &mut Session,
    run: impl FnOnce(&mut Session, &str) -> Evaluated<Ran>,
    text: &str,
    purpose: &str,
) -> Evaluated<(Value, Span)> {
    let Ran { value, span, .. } = run(session, text)?;
    let Some(span) = span else {
        return Err(Failure::new(say::nothing_to(purpose), Span::default()));
    };
    // Positions whose rules the program defines are positions like any others.
    let value = match &value {
        Value::List(items) | Value::Set(items) => {
            let mut all = Vec::with_capacity(items.len());
            for item in items.iter() {
                all.push(as_plain(session, item, span)?);
            }
            Value::list(all)
        }
        other => as_plain(session, other, span)?,
    };
    match no_position(session, &value, span) {
        Some(failure) => Err(failure),
        None => Ok((value, span)),
    }
}

/// A value, as a position if it is an object that is one.
fn as_plain(session: &mut Session, value: &Value, span: Span) -> Evaluated<Value> {
    Ok(match (position_of(session, value, span)?, value) {
        (Some(position), _) => Value::Position(position),
        // Heaps side by side are one position, as in other heap games.
        (None, Value::Position(position)) if is_scripted(position) => {
            Value::Position(position.joined())
        }
        (None, _) => value.clone(),
    })
}

/// The message that a ruleset is no position, with one of its positions.
fn no_position(session: &Session, value: &Value, span: Span) -> Option<Failure> {
    match value {
        Value::Ruleset(rules) => {
            // A board of another size than the example's begins empty.
            let example = match session.registry.find(rules.class()) {
                Some(entry) if entry.shape() != Shape::Lines => {
                    format!("{:?}", entry.example())
                }
                Some(_) => "\"empty\"".to_owned(),
                None => "...".to_owned(),
            };
            let hint = format!(
                "Put a position after it in brackets, as in `{}({example})`.",
                rules.expression()
            );
            Some(Failure::new(say::ruleset_not_position(rules.class()), span).with_hint(hint))
        }
        Value::Object(object) if object.class.methods.contains("Eval") && !object.class.is_game => {
            let name = object.class.short_name();
            let hint = format!("Put a position after it in brackets, as in `{name}(...)`.");
            Some(Failure::new(say::ruleset_not_position(name), span).with_hint(hint))
        }
        Value::Function(name) | Value::Class(name) => {
            let entry = session.registry.find(name)?;
            let (rules, example) = (entry.example_rules(), entry.example());
            let hint = if entry.shape() == Shape::Elements {
                format!("Write it with them, as in `{rules}`.")
            } else {
                format!("Write it with them and a position, as in `{rules}({example:?})`.")
            };
            Some(Failure::new(say::ruleset_needs_parameters(name), span).with_hint(hint))
        }
        _ => None,
    }
}

/// A key that sorts texts with numbers by the sizes of the numbers: the texts between them, and the
/// numbers.
fn natural(text: &str) -> Vec<(String, u64)> {
    let mut key = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let start = rest.find(|c: char| c.is_ascii_digit()).unwrap_or(rest.len());
        let (before, number) = rest.split_at(start);
        let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
        key.push((before.to_owned(), number[..end].parse().unwrap_or(u64::MAX)));
        rest = &number[end..];
    }
    key
}
