//! What a player wants to know of a position.

use crate::failure::{At, Evaluated, Failure, position_failure};
use crate::library::{best, no_game_hint};
use crate::program::Ran;
use crate::scripted::is_scripted;
use crate::value::Value;
use crate::{Session, Span, print};
use tweedle_engine::Play;
use tweedle_engine::affine::Value as Nimber;
use tweedle_engine::walk::retrograde;
use tweedle_engine::{Ending, Held, LoopyOutcome, Player, Stop};
use tweedle_rules::Shape;
use tweedle_search::{AnyRules, Position, PositionError, reasons};

/// A position or a game, its value, and both players' options.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The position, or the game, as the language prints it.
    pub position: String,
    /// What it is worth; or why that could not be found out, where it is known who wins all the same. If a theorem tells it,
    /// there are no options either.
    pub worth: Result<Worth, String>,
    /// Who wins under normal play.
    pub outcome: LoopyOutcome,
    /// How play ends for Left and for Right, if they move first; `None` where it has to end.
    pub ends: Option<[Ending; 2]>,
    /// Who wins under misère play; `None` for a game that is no position, and if that could not be
    /// found out by looking at a bounded number of positions.
    pub misere: Option<LoopyOutcome>,
    /// Whether it is a position of an impartial ruleset, so that both players have the same
    /// options.
    pub is_impartial: bool,
    /// Why, where the theory has a short answer: lines of text.
    pub reasons: Vec<String>,
    /// Left's options and Right's, in the order of the ruleset.
    pub options: [Vec<AnalysedOption>; 2],
}

/// A value and its invariants.
#[derive(Clone, Debug)]
pub struct Worth {
    /// The value in canonical form; the onside and the offside where these differ.
    pub value: String,
    /// The temperature of the value, -1/2^k for a number over 2^k. This and the following are `None`
    /// where entailing moves or loops leave none.
    pub temperature: Option<String>,
    /// The mean value.
    pub mean: Option<String>,
    /// The birthday of the value.
    pub birthday: Option<String>,
}

/// One option.
#[derive(Clone, Debug)]
pub struct AnalysedOption {
    /// The name of the move, if it is not the position that it leads to.
    pub name: Option<String>,
    /// The position after the move, in the notation of the ruleset; or the game.
    pub position: String,
    /// Its value; `None` where play may go round, and the value was not found in a bounded number of steps.
    pub value: Option<String>,
    /// Its outcome, the opponent to be moving next.
    pub outcome: LoopyOutcome,
    /// How play ends for the player whose option it is; `None` where it has to end.
    pub ends: Option<Ending>,
    /// Whether no other option of the player is strictly better for him.
    pub is_best: bool,
}

/// Positions and who wins them.
#[derive(Clone, Debug)]
pub struct Targets {
    /// The positions, in the order of the collection; or all that can be reached, numbers in their
    /// notation by size.
    pub rows: Vec<Target>,
}

/// A position and who wins it.
#[derive(Clone, Debug)]
pub struct Target {
    /// The position, in the notation of its ruleset.
    pub position: String,
    /// Who wins under normal play. A P-position is a target: whoever moves there wins.
    pub outcome: LoopyOutcome,
    /// Who wins under misère play, which games with entailing moves do not have.
    pub misere: Option<LoopyOutcome>,
    /// The nimber or the moon, of an impartial position in which no answer is due.
    pub nimber: Option<Nimber>,
}

/// At most so many positions are looked at for the outcome of misère play.
pub(crate) const PATIENCE: u64 = 200_000;

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
        self.or_forget(|session| session.analyze_value(text))
    }

    fn analyze_value(&mut self, text: &str) -> Evaluated<Analysis> {
        let (value, span) = self.last_value(text, "analyze")?;
        let position = match &value {
            Value::Position(it) => it.printed(),
            other => print::text(self, other, span)?,
        };
        if let Value::Position(it) = &value
            && it.is_entailing()
        {
            return self.analyze_entailing(it, span);
        }
        if let Value::Affine(g) = value {
            return self.analyze_affine(g, position, span);
        }
        let found = match &value {
            Value::Position(it) => match self.analyst.canonical_form(it) {
                Err(PositionError::Loop(_)) => return self.analyze_loopy(it, position, span),
                found => found.map_err(|error| position_failure(error, it, span)),
            },
            _ => self.canonical_form(&value, span),
        };
        let g = match (found, &value) {
            (Ok(g), _) => g,
            (Err(failure), Value::Position(it)) if failure.stop != Some(Stop::Cancelled) => {
                let Some(theorem) = it.theorem() else { return Err(failure) };
                return Ok(Analysis {
                    position,
                    worth: Err(failure.into_details().diagnostic.message),
                    outcome: theorem.outcome().into(),
                    ends: None,
                    misere: None,
                    is_impartial: it.is_impartial(),
                    reasons: vec![theorem.to_string()],
                    options: [Vec::new(), Vec::new()],
                });
            }
            (Err(failure), _) => return Err(failure),
        };
        let mut options = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            options[player.index()] = match &value {
                Value::Position(position) => self.analyzed_moves(position, player, span)?,
                _ => self.analyzed_options(g, player, span)?,
            };
        }
        let (mut misere, mut why) = (None, Vec::new());
        if let Value::Position(position) = &value {
            let failed = |error| position_failure(error, position, span);
            misere = match self.analyst.class_within(position, Play::Misere, PATIENCE) {
                Ok(outcome) => Some(outcome),
                Err(PositionError::Stop(
                    Stop::Limit { .. } | Stop::TooLarge(_) | Stop::Memory { .. },
                )) => None,
                Err(error) => return Err(failed(error)),
            };
            why = reasons(position, Play::Normal, &mut self.analyst).map_err(failed)?;
        }
        let worth = Worth {
            value: self.analyst.store.text_in(g, self.style).at(span)?,
            temperature: Some(self.analyst.store.temperature(g).at(span)?.to_string()),
            mean: Some(self.analyst.store.mean(g).at(span)?.to_string()),
            birthday: Some(self.analyst.store.birthday(g).at(span)?.to_string()),
        };
        Ok(Analysis {
            position,
            worth: Ok(worth),
            outcome: self.analyst.store.outcome(g).at(span)?.into(),
            ends: None,
            misere,
            is_impartial: matches!(&value, Value::Position(it) if it.is_impartial()),
            reasons: why,
            options,
        })
    }

    /// The moves of a position.
    fn analyzed_moves(
        &mut self,
        position: &Position,
        player: Player,
        span: Span,
    ) -> Evaluated<Vec<AnalysedOption>> {
        let moves = position.moves(player, &self.control).at(span)?;
        let ends: Vec<Position> = moves.iter().map(|step| step.to.clone()).collect();
        let worths = best(self, position, player, &ends, span)?;
        let mut analysed = Vec::with_capacity(moves.len());
        for (step, worth) in moves.into_iter().zip(worths) {
            let text = step.to.text();
            analysed.push(AnalysedOption {
                name: Some(step.name()).filter(|name| *name != text),
                position: text,
                value: Some(self.analyst.store.text_in(worth.value, self.style).at(span)?),
                outcome: self.analyst.store.outcome(worth.value).at(span)?.into(),
                ends: None,
                is_best: worth.is_best,
            });
        }
        Ok(analysed)
    }

    /// The options of a game in canonical form.
    fn analyzed_options(
        &mut self,
        g: tweedle_engine::short::Id,
        player: Player,
        span: Span,
    ) -> Evaluated<Vec<AnalysedOption>> {
        let mut canonical = self.analyst.store.options(g, player).at(span)?;
        self.analyst.store.sort(&mut canonical).at(span)?;
        let mut analysed = Vec::with_capacity(canonical.len());
        for option in canonical {
            let text = self.analyst.store.text_in(option, self.style).at(span)?;
            let outcome = self.analyst.store.outcome(option).at(span)?.into();
            let value = Some(text.clone());
            analysed.push(AnalysedOption {
                name: None,
                position: text,
                value,
                outcome,
                ends: None,
                is_best: true,
            });
        }
        Ok(analysed)
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
        self.or_forget(|session| session.targets_of_value(text))
    }

    fn targets_of_value(&mut self, text: &str) -> Evaluated<Targets> {
        let (value, span) = self.last_value(text, "analyze")?;
        // Positions and what is said of them, until the answer is there.
        let mut held = Held::new(&self.control);
        let positions = match &value {
            Value::Position(position) => {
                let mut followers = position.followers(&self.control).at(span)?;
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
                positions.ok_or_else(|| {
                    Failure::new("This collection holds something that is no position.", span)
                })?
            }
            other => {
                let class = other.class(&self.analyst.store);
                let message = format!("A `{class}` is no position and no collection of positions.");
                return Err(Failure::new(message, span));
            }
        };
        let Some(first) = positions.first().cloned() else {
            return Err(Failure::new("There are no positions here.", span));
        };
        let failed = |error| position_failure(error, &first, span);
        let [normal, misere] = [Play::Normal, Play::Misere].map(|play| {
            retrograde(&AnyRules, &positions, play, &self.control)
                .map_err(|stop| failed(stop.into()))
        });
        let (normal, misere) = (normal?, misere?);
        let mut rows = Vec::with_capacity(positions.len());
        for position in &positions {
            // Where play may go round, there may be none.
            let nimber = if position.is_impartial() && !position.is_loopy() {
                self.analyst.affine_worth(position).map_err(failed)?.value()
            } else {
                None
            };
            let has_misere = !position.is_entailing();
            let (Some(outcome), Some(misere)) =
                (normal.outcome(position), misere.outcome(position))
            else {
                continue;
            };
            let misere = has_misere.then_some(misere);
            rows.push(Target { position: position.text(), outcome, misere, nimber });
        }
        Ok(Targets { rows })
    }

    /// The position that a program evaluates to, with heaps of one game side by side in one
    /// position.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, another value, or a stop.
    pub fn position(&mut self, text: &str) -> Evaluated<Position> {
        self.or_forget(|session| match session.last_of(Session::run_to_play, text, "play")? {
            (Value::Position(position), _) => Ok(position.joined()),
            (value @ (Value::Game(_) | Value::Integer(_)), _) => session.position_of_form(&value),
            (other, span) => {
                let class = other.class(&session.analyst.store);
                let failure = Failure::new(format!("A `{class}` is no position."), span);
                let hint = no_game_hint(&other);
                let usual = || "Give one such as `game.heap.Nim(\"3,4,5\")`.".to_owned();
                Err(failure.with_hint(hint.unwrap_or_else(usual)))
            }
        })
    }

    /// The value of the last statement of a program, and its place.
    pub(crate) fn last_value(&mut self, text: &str, purpose: &str) -> Evaluated<(Value, Span)> {
        self.last_of(Session::run_text, text, purpose)
    }

    /// The same, of a program that is run in some way.
    fn last_of(
        &mut self,
        run: impl FnOnce(&mut Session, &str) -> Evaluated<Ran>,
        text: &str,
        purpose: &str,
    ) -> Evaluated<(Value, Span)> {
        let Ran { value, span, .. } = run(self, text)?;
        let Some(span) = span else {
            return Err(Failure::new(format!("There is nothing to {purpose}."), Span::default()));
        };
        // Positions whose rules the program defines are positions like any others.
        let value = match &value {
            Value::List(items) | Value::Set(items) => {
                let mut all = Vec::with_capacity(items.len());
                for item in items.iter() {
                    all.push(self.as_plain(item, span)?);
                }
                Value::list(all)
            }
            other => self.as_plain(other, span)?,
        };
        match self.no_position(&value, span) {
            Some(failure) => Err(failure),
            None => Ok((value, span)),
        }
    }

    /// A value, as a position if it is an object that is one.
    fn as_plain(&mut self, value: &Value, span: Span) -> Evaluated<Value> {
        Ok(match (self.position_of(value, span)?, value) {
            (Some(position), _) => Value::Position(position),
            // Heaps side by side are one position, as in other heap games.
            (None, Value::Position(position)) if is_scripted(position) => {
                Value::Position(position.joined())
            }
            (None, _) => value.clone(),
        })
    }

    /// The message that a ruleset is no position, with one of its positions.
    fn no_position(&self, value: &Value, span: Span) -> Option<Failure> {
        match value {
            Value::Ruleset(rules) => {
                // A board of another size than the example's begins empty.
                let example = match self.registry.find(rules.class()) {
                    Some(entry) if entry.shape != Shape::Lines => format!("{:?}", entry.example),
                    Some(_) => "\"empty\"".to_owned(),
                    None => "...".to_owned(),
                };
                let message = format!("`{}` is a ruleset, no position.", rules.class());
                let hint = format!(
                    "Put a position after it in brackets, as in `{}({example})`.",
                    rules.expression()
                );
                Some(Failure::new(message, span).with_hint(hint))
            }
            Value::Object(object)
                if object.class.methods.contains("Eval") && !object.class.is_game =>
            {
                let name = object.class.short_name();
                let message = format!("`{name}` is a ruleset, no position.");
                let hint = format!("Put a position after it in brackets, as in `{name}(...)`.");
                Some(Failure::new(message, span).with_hint(hint))
            }
            Value::Function(name) | Value::Class(name) => {
                let entry = self.registry.find(name)?;
                let message = format!("`{name}` is a ruleset that needs parameters.");
                let (rules, example) = (entry.example_rules(), entry.example);
                let hint = if entry.shape == Shape::Elements {
                    format!("Write it with them, as in `{rules}`.")
                } else {
                    format!("Write it with them and a position, as in `{rules}({example:?})`.")
                };
                Some(Failure::new(message, span).with_hint(hint))
            }
            _ => None,
        }
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
