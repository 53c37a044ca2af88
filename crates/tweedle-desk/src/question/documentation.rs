//! The question `documentation`.

use super::ask::Ask;
use crate::answer::Documentation as Answer;
use crate::{Desk, Trouble, doc_search};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::reference;
use tweedle_script::say;

/// The documentation of a method, a function, a class or a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Documentation {
    /// A name, with its class or package before it or without; or words to look for in the reference and in the book. All
    /// names are listed if it is left out.
    #[serde(default)]
    pub name: Option<String>,
}

impl Ask for Documentation {
    type Answer = Answer;

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        let registry = desk.session().registry().clone();
        let Some(name) = self.name.as_deref().map(str::trim) else {
            return Ok(Answer { name: None, text: reference::overview(&registry) });
        };
        let found = |text| Ok(Answer { name: Some(name.to_owned()), text });
        // Words are no name of a class.
        let is_name = !name.contains(char::is_whitespace);
        if let Some(text) = is_name.then(|| desk.session().about(name)).flatten() {
            return found(text);
        }
        match reference::about(name, &registry) {
            Ok(text) => found(text),
            Err(unknown) => match doc_search::about(name, &registry) {
                Some(text) => {
                    // A word of the book is no mistake; a ruleset that is nearly called so may be meant by any other.
                    let is_word = is_word_of(&text, name);
                    let is_ruleset = |near: &String| registry.find(near).is_some();
                    let near = unknown.near.filter(|near| is_name && !is_word && is_ruleset(near));
                    found(match near {
                        Some(near) => format!("{text}\nDid you mean `{near}`?\n"),
                        None => text,
                    })
                }
                None => Err(Trouble::mistake(say::nothing_named(&unknown)).with_hint(
                    match &unknown.near {
                        Some(near) => format!("Did you mean `{near}`?"),
                        None => "All names are listed if none is given.".to_owned(),
                    },
                )),
            },
        }
    }
}

/// True if a word stands by itself in the places that were found for it, below the line that repeats it; in capitals or small letters.
fn is_word_of(found: &str, word: &str) -> bool {
    let word = word.to_lowercase();
    let mut words = found.lines().skip(1).flat_map(|it| it.split(|c: char| !c.is_alphanumeric()));
    words.any(|it| it.to_lowercase() == word)
}
