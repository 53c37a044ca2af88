//! The question `format`.

use super::ask::Ask;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::format;

/// A program as everybody writes it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Format {
    /// The program.
    pub input: String,
}

impl Ask for Format {
    type Answer = FormattedFile;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, _: &mut Desk) -> Result<FormattedFile, Trouble> {
        let text = format(&self.input);
        let text = text.map_err(|mistake| Trouble::of(mistake.into(), &self.input))?;
        Ok(FormattedFile { file: None, changed: text != self.input, text: Some(text) })
    }
}

/// The result for a file that was to be formatted.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FormattedFile {
    /// The file; `None` for the standard input.
    pub file: Option<String>,
    /// True if the file was changed, or would be changed.
    pub changed: bool,
    /// The new text, of the standard input.
    pub text: Option<String>,
}
