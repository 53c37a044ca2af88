//! Questions about what programs and positions are worth.

use super::Desk;
use crate::Trouble;
use crate::answer::{
    Analysis, EndingOf, Evaluation, FinalScores, Nimber, NimberOf, Target, Targets, ValuedOption,
};
use crate::kept::counted_text;
use tweedle_draw::Scene;
use tweedle_engine::affine::Value as AffineValue;
use tweedle_script::{Drawing, Failure, Source, Span, say};
use tweedle_search::{Position, PositionError, certify_nimber};

impl Desk {
    /// The value of a program. Variables that it assigns stay.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn evaluate(&mut self, input: &str) -> Result<Evaluation, Trouble> {
        self.evaluate_source(Source::new("input", input))
    }

    /// The same of a text that messages about functions in it call by a name, such as that of a file.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn evaluate_source(&mut self, source: Source) -> Result<Evaluation, Trouble> {
        let text = source.text.clone();
        let found = self.session.run_structured_source(source);
        let (output, value) = found.map_err(|it| Trouble::of(it, &text))?;
        Ok(Evaluation { output, value })
    }

    /// The text alone of what a program evaluates to, as [`Desk::evaluate_source`] has it in `output`.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn print_source(&mut self, source: Source) -> Result<Option<String>, Trouble> {
        let text = source.text.clone();
        self.session.run_source(source).map_err(|it| Trouble::of(it, &text))
    }

    /// The value of a position or a game, and both players' options.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn analyze(&mut self, input: &str) -> Result<Analysis, Trouble> {
        let found = self.session.analyze(input).map_err(|failure| Trouble::of(failure, input))?;
        Ok(analysis_of(found))
    }

    /// [`Desk::analyze`], and misère play, too.
    ///
    /// # Errors
    /// [`Trouble`], also of games with entailing moves, which have no misère play.
    pub fn analyze_with_misere(&mut self, input: &str) -> Result<Analysis, Trouble> {
        let found = self.session.analyze_with_misere(input);
        let (found, misere) = found.map_err(|failure| Trouble::of(failure, input))?;
        Ok(Analysis { misere_play: Some(misere.into()), ..analysis_of(found) })
    }

    /// The outcomes of the positions that can be reached, or of those of a collection.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn targets(&mut self, input: &str) -> Result<Targets, Trouble> {
        let found = self.session.targets(input).map_err(|failure| Trouble::of(failure, input))?;
        let positions = found.rows.into_iter().map(|row| Target {
            position: row.position,
            outcome: row.outcome,
            misere: row.misere,
            nimber: row.nimber.map(Nimber),
        });
        Ok(Targets { positions: positions.collect() })
    }

    /// The nimber of an impartial position, or the moon.
    ///
    /// # Errors
    /// [`Trouble`], also of a position that is not impartial or in which an answer is due.
    pub fn nimber(&mut self, input: &str) -> Result<NimberOf, Trouble> {
        let (position, everything) = self.impartial(input)?;
        match self.nimber_of(&position) {
            Ok(value) => Ok(NimberOf { nimber: Nimber(value), certificate: None }),
            Err(error) => Err(self.failed_at(error, &position, everything, input)),
        }
    }

    /// [`Desk::nimber`] with a certificate ([`certify_nimber`]), which is found by a search of its own.
    ///
    /// # Errors
    /// As there, and for positions that have no certificate.
    pub fn certified_nimber(&mut self, input: &str) -> Result<NimberOf, Trouble> {
        let (position, everything) = self.impartial(input)?;
        let control = self.control().clone();
        let certificate = certify_nimber(&position, &control)
            .map_err(|error| self.failed_at(error, &position, everything, input))?;
        let text = counted_text(&control, |out| {
            serde_json::to_writer(&mut *out, &certificate)?;
            std::io::Write::write_all(out, b"\n")
        })?;
        let nimber = Nimber(AffineValue::Nimber(certificate.nimber));
        Ok(NimberOf { nimber, certificate: Some(text) })
    }

    /// An impartial position, and the place of all of the input.
    fn impartial(&mut self, input: &str) -> Result<(Position, Span), Trouble> {
        let position = self.position(input)?;
        let everything = Span::new(0, input.trim_end().len() as u32);
        if !position.is_impartial() {
            let failure = Failure::new(say::may_be_no_nimber(), everything);
            let failure = failure.with_hint("Ask for an analysis instead: it shows the value. `.CanonicalForm.NimValue` is the nimber, if it is one.");
            return Err(Trouble::of(failure, input));
        }
        Ok((position, everything))
    }

    fn nimber_of(&mut self, position: &Position) -> Result<AffineValue, PositionError> {
        let analyst = self.session.analyst();
        if position.is_entailing()
            && let Some(value) = analyst.affine_worth(position)?.value()
        {
            return Ok(value);
        }
        analyst.nimber_or_loop(position).map(AffineValue::Nimber)
    }

    /// A picture of a game or a position, to be written in any format.
    ///
    /// # Errors
    /// [`Trouble`].
    pub fn scene(&mut self, input: &str, drawing: &Drawing) -> Result<Scene, Trouble> {
        self.session.draw(input, drawing).map_err(|failure| Trouble::of(failure, input))
    }

    /// The position that a program evaluates to, with heaps of one game side by side.
    ///
    /// # Errors
    /// [`Trouble`], also if the value is no position.
    pub fn position(&mut self, input: &str) -> Result<Position, Trouble> {
        self.session.position(input).map_err(|failure| Trouble::of(failure, input))
    }
}

/// An analysis as it is told.
fn analysis_of(found: tweedle_search::Analysis) -> Analysis {
    let (worth, not_found) = match found.worth {
        Ok(worth) => (Some(worth), None),
        Err(why) => (None, Some(why.to_string())),
    };
    let [left, right] = found.options.map(|options| {
        let valued = options.into_iter().map(|option| ValuedOption {
            name: option.name,
            position: option.position,
            value: option.value,
            outcome: option.outcome,
            ends: option.ends.map(EndingOf::from),
            is_best: option.is_best,
        });
        valued.collect()
    });
    let (value, temperature, mean, birthday) = match worth {
        Some(worth) => (Some(worth.value), worth.temperature, worth.mean, worth.birthday),
        None => (None, None, None, None),
    };
    Analysis {
        position: found.position,
        impartial: found.is_impartial,
        value,
        not_found,
        outcome: found.outcome,
        misere: found.misere,
        misere_play: None,
        scores: found.scores.map(|[left, right]| FinalScores {
            left_first: left.to_string(),
            right_first: right.to_string(),
        }),
        left_first: found.ends.map(|ends| ends[0].into()),
        right_first: found.ends.map(|ends| ends[1].into()),
        mean,
        temperature,
        birthday,
        reasons: found.reasons,
        left,
        right,
    }
}
