//! Databases that exist: opened for look-ups, or checked.

use super::blocks::is_of;
use super::building::code_of;
use super::database::ValueFile;
use super::error::KeptError;
use super::plain::is_plain;
use crate::tiers::{TierFile, TierHead};
use crate::{DatabaseOf, Desk, Trouble};
use std::path::Path;
use std::sync::Arc;
use tweedle_engine::{Crew, Stop};
use tweedle_rules::any::Common;
use tweedle_script::say;
use tweedle_search::{Analyst, Database, Rules, analysts, has_databases};

/// The comparison of a block of a file: the number of its values that agree with the values found, and the mistake in
/// the next one.
struct Compared {
    agree: u64,
    end: Result<(), Wrong>,
}

/// A mistake in an entry.
enum Wrong {
    /// It is no component as it is met.
    NoComponent(String),
    /// It has another value.
    Value(String),
    /// It was not compared.
    Stop(Stop),
}

impl From<Stop> for Wrong {
    fn from(stop: Stop) -> Wrong {
        Wrong::Stop(stop)
    }
}

impl Desk {
    /// Reads all of a database and finds every value again without it, with as many threads as are allowed.
    ///
    /// # Errors
    /// [`Trouble`], also if a value is not what the file says, or the file is not as it was written.
    pub fn check_database(&mut self, path: &Path) -> Result<DatabaseOf, Trouble> {
        let (file, rules) = self.value_file(path)?;
        file.each(|_, _| Ok(()))?;
        let file = Arc::new(file);
        let mut agree = 0;
        // Where several threads need too much memory, one goes on.
        while let Some(stop) = self.compare(&file, &rules, path, &mut agree)? {
            if !self.control().goes_on_alone(&stop) {
                return Err(stop.into());
            }
            agree = 0;
        }
        let head = file.head();
        Ok(DatabaseOf {
            ruleset: head.ruleset.clone(),
            cells: head.cells,
            rows: head.rows,
            positions: head.positions,
            bytes: file.bytes(),
            file: Some(path.display().to_string()),
            values: None,
            checked: true,
        })
    }

    /// Compares all values with those that are found, and counts those that agree; also the reason why it was
    /// stopped, if it was.
    fn compare(
        &mut self,
        file: &Arc<ValueFile>,
        rules: &Arc<dyn Rules>,
        path: &Path,
        agree: &mut u64,
    ) -> Result<Option<Stop>, Trouble> {
        let common = Common::of_threads(self.control());
        let make = analysts(self.session.registry().solvers(), Vec::new(), common);
        let (read, of) = (file.clone(), rules.clone());
        let work = move |analyst: &mut Analyst, block: usize| {
            let mut agree = 0;
            let end = compare_block(analyst, &read, &of, block, &mut agree);
            Compared { agree, end }
        };
        let mut crew = Crew::new(self.control(), 0..file.blocks(), make, work);
        while let Some(Compared { agree: more, end }) = crew.next()? {
            *agree += more;
            let message = match end {
                Ok(()) => continue,
                Err(Wrong::Stop(stop)) => return Ok(Some(stop)),
                Err(Wrong::NoComponent(text)) => format!(
                    "{} has `{text}`, which is no component of {} as it is met.",
                    path.display(),
                    rules.expression()
                ),
                Err(Wrong::Value(text)) => format!(
                    "{} has another value of `{text}` than is found; {agree} positions before it agree.",
                    path.display()
                ),
            };
            return Err(Stop::Undefined(message).into());
        }
        Ok(None)
    }

    /// Opens a database of one of the rulesets that are known here: its values, or the winners of its [tiers](crate::tiers), are read from now
    /// on in the place of being found again. A ruleset of one's own has to be [registered](Desk::register) before.
    ///
    /// # Errors
    /// [`Trouble`], if there is no such file, or it is another one, was damaged, or is of no such ruleset.
    pub fn open_database(&mut self, path: &Path) -> Result<(), Trouble> {
        let database: Arc<dyn Database> = if is_of::<TierHead>(path) {
            Arc::new(TierFile::open(path, self)?)
        } else {
            Arc::new(self.value_file(path)?.0)
        };
        self.session().analyst().add_database(database);
        Ok(())
    }

    /// A file of values, and the ruleset that it is of.
    fn value_file(&mut self, path: &Path) -> Result<(ValueFile, Arc<dyn Rules>), Trouble> {
        let file = ValueFile::open(path, self.control()).map_err(KeptError::of_question)?;
        let ruleset = &file.head().ruleset;
        let rules = if is_plain(ruleset) { self.rules(ruleset).ok() } else { None };
        match rules {
            Some(rules) if rules.expression() == ruleset && has_databases(&*rules).is_ok() => {
                Ok((file, rules))
            }
            _ => {
                // It may be anything.
                let shown: String = ruleset.escape_debug().take(SHOWN).collect();
                Err(Trouble::mistake(say::database_of_unknown_ruleset(path.display(), &shown)))
            }
        }
    }
}

/// Compares the values of a block with those that are found, and counts those that agree.
fn compare_block(
    analyst: &mut Analyst,
    file: &ValueFile,
    rules: &Arc<dyn Rules>,
    block: usize,
    agree: &mut u64,
) -> Result<(), Wrong> {
    for (text, code) in file.entries(block)? {
        if rules.as_component(&text).as_deref() != Some(&*text) {
            return Err(Wrong::NoComponent(text));
        }
        if code_of(analyst, rules, &text)? != code {
            return Err(Wrong::Value(text));
        }
        *agree += 1;
    }
    Ok(())
}

/// The number of characters that are shown of a name that is no ruleset's.
const SHOWN: usize = 60;
