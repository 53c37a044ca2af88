//! The question `check`.

use super::ask::Ask;
use crate::answer::CheckedFile;
use crate::{Desk, Trouble, members};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_script::Unit;

/// The mistakes of a program, which is not run. It is looked at as a file by itself: the variables of a session are not
/// known to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Check {
    /// The program.
    pub input: String,
    /// The file in which it stands, with the folders that its class is called by: `games/Maze.cgs`.
    #[serde(default = "input")]
    pub file: String,
}

impl Ask for Check {
    type Answer = CheckedFile;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<CheckedFile, Trouble> {
        let members = members(&[], desk.folders());
        let name = self.file.strip_suffix(".cgs").unwrap_or(&self.file).replace('/', ".");
        let unit = Unit { file: &self.file, name: &name, text: &self.input };
        let checked = desk.session().check(unit, &members);
        Ok(CheckedFile::new(&self.file, &self.input, &checked.notes))
    }
}

fn input() -> String {
    "input".to_owned()
}
