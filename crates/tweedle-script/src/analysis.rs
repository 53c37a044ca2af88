//! What a player wants to know of a position.

use crate::failure::{At, Evaluated, Failure};
use crate::library::best_options;
use crate::value::Value;
use crate::{Session, Span, parse, print};
use tweedle::{Outcome, Player};

/// A position or a game, its value, and both players' options.
#[derive(Clone, Debug)]
pub struct Analysis {
    /// The position, or the game, as the language prints it.
    pub position: String,
    /// The value in canonical form.
    pub value: String,
    /// The temperature of the value, -1/2^k for a number over 2^k.
    pub temperature: String,
    /// The mean value.
    pub mean: String,
    /// The birthday of the value.
    pub birthday: String,
    /// Who wins under normal play.
    pub outcome: Outcome,
    /// Whether it is a position of an impartial ruleset, so that both players have the same
    /// options.
    pub is_impartial: bool,
    /// Left's options and Right's, in the order of the ruleset.
    pub options: [Vec<AnalysedOption>; 2],
}

/// One option.
#[derive(Clone, Debug)]
pub struct AnalysedOption {
    /// The position after the move, in the notation of the ruleset; or the game.
    pub position: String,
    /// Its value.
    pub value: String,
    /// Its outcome, the opponent to be moving next.
    pub outcome: Outcome,
    /// Whether no other option of the player is strictly better for him.
    pub is_best: bool,
}

impl Session {
    /// Evaluates a program to a position or a game and analyses that.
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the program, a value that is no short game, or
    /// a stop.
    ///
    /// ```
    /// # use tweedle_script::Session;
    /// let mut session = Session::default();
    /// let analysis = session.analyze(r#"game.strip.ToadsAndFrogs(".tt.ff.")"#)?;
    /// assert_eq!(analysis.value, "+-1/4");
    /// let best: Vec<_> = analysis.options[0].iter().filter(|option| option.is_best).collect();
    /// assert_eq!((best[0].position.as_str(), best[0].value.as_str()), (".t.tff.", "1/4"));
    /// assert!(!analysis.is_impartial);
    /// assert!(session.analyze("game.heap.Nim(5)")?.is_impartial);
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    pub fn analyze(&mut self, text: &str) -> Evaluated<Analysis> {
        self.or_forget(|session| session.analyze_value(text))
    }

    fn analyze_value(&mut self, text: &str) -> Evaluated<Analysis> {
        let script = parse(text)?;
        let Some(span) = script.statements.last().map(|last| last.span) else {
            return Err(Failure::new("There is nothing to analyze.", Span::default()));
        };
        let value = self.evaluate(&script)?;
        let g = self.canonical_form(&value, span)?;
        let mut options = [Vec::new(), Vec::new()];
        for player in Player::BOTH {
            let side = &mut options[player.index()];
            if let Value::Position(position) = &value {
                for option in best_options(self, &**position, player, span)? {
                    side.push(AnalysedOption {
                        position: option.position.text(),
                        value: self.store.text_in(option.value, self.style).at(span)?,
                        outcome: self.store.outcome(option.value).at(span)?,
                        is_best: option.is_best,
                    });
                }
            } else {
                let mut canonical = self.store.options(g, player).at(span)?;
                self.store.sort(&mut canonical).at(span)?;
                for option in canonical {
                    let text = self.store.text_in(option, self.style).at(span)?;
                    let outcome = self.store.outcome(option).at(span)?;
                    let value = text.clone();
                    side.push(AnalysedOption { position: text, value, outcome, is_best: true });
                }
            }
        }
        Ok(Analysis {
            position: print::text(self, &value, span)?,
            value: self.store.text_in(g, self.style).at(span)?,
            temperature: self.store.temperature(g).at(span)?.to_string(),
            mean: self.store.mean(g).at(span)?.to_string(),
            birthday: self.store.birthday(g).at(span)?.to_string(),
            outcome: self.store.outcome(g).at(span)?,
            is_impartial: matches!(&value, Value::Position(it) if it.rules().is_impartial()),
            options,
        })
    }
}
