//! The question `pages`.

use super::ask::Ask;
use crate::answer::WrittenPages;
use crate::pages::{Pages as Made, STYLE_FILE, TextFile, examples_of};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;
use std::io;
use tweedle_script::ClassPath;

/// Documentation as pages for a browser: of programs, by their comments, whose examples are run; or of the library and
/// all rulesets, if no programs are given.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
pub struct Pages {
    /// The programs. Their classes know each other.
    pub programs: Vec<TextFile>,
}

impl Ask for Pages {
    type Answer = WrittenPages;

    fn ask(&self, desk: &mut Desk) -> Result<WrittenPages, Trouble> {
        let (mut pages, mut examples) = (Made::new(), 0);
        if self.programs.is_empty() {
            pages = Made::of_library(desk.session().registry());
        }
        for TextFile { file, text } in &self.programs {
            pages.add(&file.strip_suffix(".cgs").unwrap_or(file).replace('/', "."), text);
            for example in examples_of(text) {
                examples += 1;
                // Each begins with no variables.
                let registry = desk.session().registry().clone();
                let mut own = Desk::new(desk.control().clone(), registry);
                own.session().set_class_path(Given::of(&self.programs));
                example.run(&mut own, text)?;
            }
        }
        let files = pages.files();
        let names = files.iter().map(|it| it.file.clone()).filter(|name| name != STYLE_FILE);
        Ok(WrittenPages { folder: None, pages: names.collect(), files: Some(files), examples })
    }
}

/// The programs of a question, as the place of their classes.
struct Given(HashMap<String, String>);

impl Given {
    fn of(programs: &[TextFile]) -> Given {
        Given(programs.iter().map(|it| (it.file.clone(), it.text.clone())).collect())
    }
}

impl ClassPath for Given {
    fn read(&self, path: &str) -> Option<io::Result<(String, String)>> {
        self.0.get(path).map(|text| Ok((path.to_owned(), text.clone())))
    }

    fn is_folder(&self, path: &str) -> bool {
        self.0.keys().any(|file| file.strip_prefix(path).is_some_and(|rest| rest.starts_with('/')))
    }
}
