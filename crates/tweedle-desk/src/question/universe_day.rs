//! The question `universe_day`.

use super::ask::Ask;
use super::universe::named_among;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::universe::Forms;
use tweedle_engine::{Held, Outcome};

/// More games than this are refused: each is compared with each.
const MOST: usize = 100_000;

/// The simplest forms of the games of a universe that are born by a day, and their order.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct UniverseDay {
    /// The day: the greatest height of a tree.
    pub day: u32,
    /// The name of the universe, such as `DeadEnding`, or `Ends({|0})` for the least one that has these dead ends in it.
    pub universe: String,
}

/// The simplest forms of the games that are born by a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UniverseDayOf {
    /// The name of the universe.
    pub universe: String,
    /// The day.
    pub day: u32,
    /// The forms, in the order in which they are written.
    pub games: Vec<UniverseGame>,
}

/// A form among those that are born by a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UniverseGame {
    /// The form, as it is written.
    pub form: String,
    /// The outcome, in misère play or in normal play.
    #[schemars(with = "schema::Outcome")]
    pub outcome: Outcome,
    /// For each form of the list, `1` if this one is at least that one, and `0` if not.
    pub at_least: String,
}

impl Ask for UniverseDay {
    type Answer = UniverseDayOf;

    fn ask(&self, desk: &mut Desk) -> Result<UniverseDayOf, Trouble> {
        let day = self.day;
        let control = desk.control().clone();
        let mut forms = Forms::new(&control);
        let universe = named_among(&mut forms, &self.universe)?;
        let born = forms.born_by(universe, day, MOST)?;
        let order = forms.order(universe, &born)?;
        let mut held = Held::new(&control);
        let mut games = Vec::new();
        for (place, &game) in born.iter().enumerate() {
            let form = forms.text(game)?;
            held.take(size_of::<UniverseGame>() + form.capacity() + born.len())?;
            // Scoring games have no days, so that somebody wins.
            let play = universe.play().unwrap_or_default();
            let outcome = forms.outcome(game, play)?;
            let bits = (0..born.len()).map(|other| if order.ge(place, other) { '1' } else { '0' });
            games.push(UniverseGame { form, outcome, at_least: bits.collect() });
        }
        Ok(UniverseDayOf { universe: forms.universe_name(universe)?, day, games })
    }
}
