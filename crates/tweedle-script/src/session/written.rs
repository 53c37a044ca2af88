//! Short games as an input writes them.

use crate::failure::{At, Evaluated};
use crate::operate::canonical::canonical_form;
use crate::print::text;
use crate::session::program::run_to_play;
use crate::value::Value;
use crate::{Session, Span};
use tweedle_engine::Player;
use tweedle_engine::short::Id;
use tweedle_rules::any::Position;

/// The most levels of a literal form, and the most forms in it, that are kept as they are written; below and after them
/// there are only values. Forms that share parts may be exponentially longer on paper than in memory.
const MOST_LEVELS: usize = 20;
const MOST_FORMS: usize = 500;

/// A game as an input gives it.
#[derive(Clone, Debug)]
pub enum Written {
    /// A position.
    Position(Position),
    /// A short game.
    Form(WrittenForm),
}

/// A short game as it is written.
#[derive(Clone, Debug)]
pub struct WrittenForm {
    /// The text that it is printed as.
    pub text: String,
    /// Its canonical form, in the [store](tweedle_search::Analyst::store) of the analyst.
    pub form: Id,
    /// The options of Left and of Right as they are written, of a literal form; `None` of a value, and deep in a form.
    pub options: Option<[Vec<WrittenForm>; 2]>,
}

impl Session {
    /// The game that a program evaluates to, as it is written. Variables that it assigns stay.
    ///
    /// ```
    /// # use tweedle_script::{Session, Written};
    /// let mut session = Session::of(tweedle_rulesets::standard());
    /// let Written::Form(form) = session.written("'{0,{1|0}|}'")? else { panic!("it is a form") };
    /// let [left, right] = form.options.expect("it is a literal form");
    /// assert!(left[0].text == "0" && left[1].text == "{1|0}" && right.is_empty());
    /// # Ok::<(), tweedle_script::Failure>(())
    /// ```
    ///
    /// # Errors
    /// [`Failure`](crate::Failure) for a mistake in the text, a value that is no short game, or a stop.
    pub fn written(&mut self, input: &str) -> Evaluated<Written> {
        self.or_forget(|session| {
            let everything = Span::new(0, input.trim_end().len() as u32);
            let value = run_to_play(session, input)?.value;
            let position = match &value {
                Value::Position(position) => Some(position.clone()),
                // These are positions, too, of the ruleset of forms.
                Value::Explicit(_) => None,
                other => (session.links.position_of)(session, other, everything)?,
            };
            if let Some(position) = position {
                return Ok(Written::Position(position));
            }
            form(session, &value, everything, MOST_LEVELS, &mut 0).map(Written::Form)
        })
    }
}

/// The form of a value, of whose parts `levels` levels are kept as they are written; `forms` counts these parts.
fn form(
    session: &mut Session,
    value: &Value,
    span: Span,
    levels: usize,
    forms: &mut usize,
) -> Evaluated<WrittenForm> {
    session.control.check().at(span)?;
    *forms += 1;
    let options = match value {
        Value::Explicit(explicit) if levels > 0 && *forms < MOST_FORMS => {
            let mut options = [Vec::new(), Vec::new()];
            for player in Player::BOTH {
                for option in &explicit.options[player.index()] {
                    let option = form(session, option, span, levels - 1, forms)?;
                    options[player.index()].push(option);
                }
            }
            Some(options)
        }
        _ => None,
    };
    let form = canonical_form(session, value, span)?;
    Ok(WrittenForm { text: text(session, value, span)?, form, options })
}
