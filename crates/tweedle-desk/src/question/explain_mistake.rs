//! The question `explain_mistake`.

use super::ask::Ask;
use crate::{Desk, Mistake, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::say;
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
}

impl Ask for ExplainMistake {
    type Answer = ExplainedMistake;

    fn ask(&self, _: &mut Desk) -> Result<ExplainedMistake, Trouble> {
        let Some(code) = &self.code else {
            return Ok(ExplainedMistake { code: None, text: list() });
        };
        if let Some(mistake) = Mistake::of_code(code) {
            let text = mistake.explanation().trim_end().to_owned();
            return Ok(ExplainedMistake { code: Some(code.clone()), text });
        }
        let near = nearest(code, Mistake::ALL.iter().map(ToString::to_string));
        Err(Trouble::mistake(say::no_such_code(tweedle_script::cut(code))).with_hint(match near {
            Some(near) => format!("Did you mean `{near}`?"),
            None => "All codes are listed if none is given.".to_owned(),
        }))
    }
}

/// All codes, a line each.
fn list() -> String {
    let width = Mistake::ALL.iter().map(|it| it.code().len()).max().unwrap_or(0);
    let line = |it: &Mistake| format!("{:width$}  {}", it.code(), it.about());
    Mistake::ALL.iter().map(line).collect::<Vec<_>>().join("\n")
}
