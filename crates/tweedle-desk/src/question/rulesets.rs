//! The question `rulesets`.

use super::ask::Ask;
use crate::answer::{Parameter, Ruleset, Rulesets as Answer};
use crate::letters::letters;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Facts;
use tweedle_rules::Entry;
use tweedle_script::say;
use tweedle_search::quoted;

/// The rulesets that there are, or those of some kind.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(inline)]
#[expect(clippy::struct_excessive_bools, reason = "each is a kind that may be asked for")]
pub struct Rulesets {
    /// A word: only rulesets with it in their name, their rules or their source are meant.
    pub word: Option<String>,
    /// True if only impartial rulesets are meant, in which both players always have the same moves.
    pub impartial: bool,
    /// True if only partizan rulesets are meant, in which a player may have moves of his own.
    pub partizan: bool,
    /// True if only rulesets are meant in which play may go round in a loop.
    pub loopy: bool,
    /// True if only rulesets are meant with moves that must be answered, or wins at once.
    pub entailing: bool,
}

impl Desk {
    /// The rulesets that there are, those that were registered among them.
    pub fn rulesets(&mut self) -> Answer {
        let entries = self.session.registry().entries().to_vec();
        let ruleset = |entry: &'static Entry| {
            let parameter = |parameter: &tweedle_rules::Parameter| Parameter {
                name: parameter.name.to_owned(),
                default: parameter.default.map(str::to_owned),
            };
            let position = |text| format!("{}.Position({})", entry.example_rules(), quoted(text));
            let example = position(entry.example());
            // A ruleset of somebody's own may have an example that is wrong.
            let shown = self.position(&example).ok();
            let facts = shown.as_ref().and_then(|it| Some(it.single()?.0.facts()));
            let facts = facts.unwrap_or(Facts::PARTIZAN);
            Ruleset {
                name: entry.name().to_owned(),
                parameters: entry.parameters().iter().map(parameter).collect(),
                summary: entry.summary().to_owned(),
                source: entry.source().to_owned(),
                cells: entry.cells().to_owned(),
                letters: shown.map(|it| letters(entry, &it)).unwrap_or_default(),
                example,
                start: (!entry.start().is_empty()).then(|| position(entry.start())),
                is_impartial: facts.is_impartial,
                is_loopy: facts.is_loopy,
                is_entailing: facts.is_entailing,
            }
        };
        Answer { rulesets: entries.into_iter().map(ruleset).collect() }
    }
}

impl Rulesets {
    fn means(&self, ruleset: &Ruleset) -> bool {
        let Ruleset { name, summary, source, is_impartial, is_loopy, is_entailing, .. } = ruleset;
        let has = |word: &String| {
            let word = word.to_lowercase();
            [name, summary, source].into_iter().any(|text| text.to_lowercase().contains(&word))
        };
        self.word.as_ref().is_none_or(has)
            && (!self.impartial || *is_impartial)
            && (!self.partizan || !is_impartial)
            && (!self.loopy || *is_loopy)
            && (!self.entailing || *is_entailing)
    }
}

impl Ask for Rulesets {
    type Answer = Answer;

    fn ask(&self, desk: &mut Desk) -> Result<Answer, Trouble> {
        if self.impartial && self.partizan {
            return Err(Trouble::mistake(say::impartial_and_partizan()));
        }
        let mut answer = desk.rulesets();
        answer.rulesets.retain(|ruleset| self.means(ruleset));
        if answer.rulesets.is_empty() && *self != Rulesets::default() {
            return Err(Trouble::mistake(say::no_such_rulesets()));
        }
        Ok(answer)
    }
}
