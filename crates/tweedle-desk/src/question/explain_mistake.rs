//! The question `explain_mistake`.

use super::ask::Ask;
use crate::{Desk, Mistake, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::say::{self, Template};
use tweedle_syntax::nearest::nearest;

/// The explanation of a kind of mistake.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct ExplainMistake {
    /// The code that stands with the message, such as `undefined-name`. All codes are listed if it is left out.
    #[serde(default)]
    pub code: Option<String>,
}

/// The explanation of a kind of mistake, or the list of all kinds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[schemars(inline)]
pub struct ExplainedMistake {
    /// The code; `None` for the list of all.
    pub code: Option<String>,
    /// The explanation as Markdown; or all codes, each with a few words, a line each.
    pub text: String,
    /// The sentences of this kind, by their names; those of all kinds for the list of all.
    pub sentences: Vec<SentenceOf>,
}

/// A sentence of the catalogue.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SentenceOf {
    /// The code of its kind.
    pub code: String,
    /// Its name, which stands as `sentence` in trouble.
    pub sentence: String,
    /// The sentence, with the names of its arguments in braces.
    pub text: String,
}

impl Ask for ExplainMistake {
    type Answer = ExplainedMistake;

    fn ask(&self, _: &mut Desk) -> Result<ExplainedMistake, Trouble> {
        let Some(code) = &self.code else {
            let sentences = say::all().map(SentenceOf::from).collect();
            return Ok(ExplainedMistake { code: None, text: list(), sentences });
        };
        if let Some(mistake) = Mistake::of_code(code) {
            let text = mistake.explanation().trim_end().to_owned();
            let sentences = say::all().filter(|it| it.mistake == mistake).map(SentenceOf::from);
            let sentences = sentences.collect();
            return Ok(ExplainedMistake { code: Some(code.clone()), text, sentences });
        }
        if !code.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
            // No code is written so: it may be a game, whose value is to be explained.
            let trouble = Trouble::mistake(say::no_such_code(tweedle_script::cut(code)));
            return Err(trouble.with_hint(
                "`tweedle explain --steps GAME` tells the way to the value of a game.",
            ));
        }
        let near = nearest(code, Mistake::ALL.iter().map(ToString::to_string));
        Err(Trouble::mistake(say::no_such_code(tweedle_script::cut(code))).with_hint(match near {
            Some(near) => format!("Did you mean `{near}`?"),
            None => "All codes are listed if none is given.".to_owned(),
        }))
    }
}

impl From<Template> for SentenceOf {
    fn from(template: Template) -> SentenceOf {
        let Template { mistake, name, text } = template;
        SentenceOf { code: mistake.code().into(), sentence: name.into(), text: text.into() }
    }
}

/// All codes, a line each.
fn list() -> String {
    let width = Mistake::ALL.iter().map(|it| it.code().len()).max().unwrap_or(0);
    let line = |it: &Mistake| format!("{:width$}  {}", it.code(), it.about());
    Mistake::ALL.iter().map(line).collect::<Vec<_>>().join("\n")
}
