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
        let plain = plain(code);
        if let Some(mistake) = Mistake::of_code(&plain) {
            let text = mistake.explanation().trim_end().to_owned();
            let sentences = say::all().filter(|it| it.mistake == mistake).map(SentenceOf::from);
            let sentences = sentences.collect();
            return Ok(ExplainedMistake { code: Some(plain), text, sentences });
        }
        let near = nearest(&plain, Mistake::ALL.iter().map(ToString::to_string));
        let is_like_a_code = plain.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        Err(Trouble::mistake(say::no_such_code(tweedle_script::cut(code))).with_hint(match near {
            Some(near) => format!("Did you mean `{near}`?"),
            None if is_like_a_code => "All codes are listed if none is given.".to_owned(),
            // It may be a game, whose value is to be explained.
            None => {
                "`tweedle explain --steps GAME` tells the way to the value of a game.".to_owned()
            }
        }))
    }
}

/// A code as the list has it: without the `error[...]` around it that messages have, in small letters, with hyphens.
fn plain(code: &str) -> String {
    let code = code.trim();
    let inner = ["error[", "warning["].iter().find_map(|start| code.strip_prefix(start));
    let code = inner.map_or(code, |inner| inner.trim_end_matches([':', ']']));
    code.to_lowercase().replace(['_', ' '], "-")
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
