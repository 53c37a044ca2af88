//! The question `universe`.

use super::ask::Ask;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::universe::{self, Id, ScoringClass, Stops};
use tweedle_engine::{Outcome, Player, Stop};
use tweedle_script::{FormInput, universe_named};

/// What a game is worth modulo a universe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Universe {
    /// A form such as `{0|#,{0|}}` or `<^-1|0>`, or a position.
    pub input: String,
    /// The games beside which it is compared: `All`, `Dicot`, `DeadEnding` or `Blocking` in misère play, `Ends({|0})` for the least universe of
    /// misère play that has these dead ends in it, `Normal` or `Scoring`. Without this, the smallest of misère play that has it in it, or scoring games.
    #[serde(default)]
    pub universe: Option<String>,
}

/// What a game is worth modulo a universe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UniverseOf {
    /// The form, as it is written.
    pub form: String,
    /// The name of the universe, such as `DeadEnding`, or `Ends({|0})` of one that these ends determine.
    pub universe: String,
    /// True if the form is in the universe. If not, what is told is right only if it is the simplest form of a game
    /// that is: a few of those are not in the universe themselves.
    pub is_in: bool,
    /// The simplest form; `None` of a scoring game that is not guaranteed.
    pub simplest: Option<String>,
    /// The outcome, in misère play or in normal play; `None` of a scoring game.
    #[schemars(with = "Option<schema::Outcome>")]
    pub outcome: Option<Outcome>,
    /// True if its sum with some game is equal to 0. That is its conjugate then. `None` of a scoring game that is not guaranteed.
    pub is_invertible: Option<bool>,
    /// The stops of a scoring game.
    pub stops: Option<StopsOf>,
    /// The smallest of these classes of scoring games that has it in it: `Milnor`, `Ettinger`, `Guaranteed` or `Other`.
    #[schemars(with = "Option<String>")]
    pub class: Option<ScoringClass>,
}

/// The scores with which a scoring game ends, if Left moves first and if Right does.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StopsOf {
    /// The stops.
    pub plain: [String; 2],
    /// The same if Right may pass.
    pub lower: [String; 2],
    /// The same if Left may pass.
    pub upper: [String; 2],
}

impl From<Stops> for StopsOf {
    fn from(stops: Stops) -> StopsOf {
        let Stops { plain, lower, upper } = stops;
        let [plain, lower, upper] =
            [plain, lower, upper].map(|pair| pair.map(|stop| stop.to_string()));
        StopsOf { plain, lower, upper }
    }
}

impl Ask for Universe {
    type Answer = UniverseOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<UniverseOf, Trouble> {
        let asked = named(desk, self.universe.as_deref())?;
        let found = desk.session().universe_form_with_stops(&self.input, asked);
        let found = found.map_err(|failure| Trouble::of(failure, &self.input))?;
        let FormInput { form: g, universe, .. } = found;
        let forms = &mut desk.session().analyst().universes;
        let is_scoring = forms.is_scoring(g);
        // Scoring games are compared if they are guaranteed; others have stops all the same.
        let is_compared = !is_scoring || forms.is_guaranteed(g);
        let simplest = is_compared.then(|| forms.simplest(universe, g)).transpose()?;
        Ok(UniverseOf {
            form: forms.text(g)?,
            universe: forms.universe_name(universe)?,
            is_in: forms.outside(universe, g)?.is_none(),
            simplest: simplest.map(|it| forms.text(it)).transpose()?,
            outcome: universe.play().map(|play| forms.outcome(g, play)).transpose()?,
            is_invertible: is_compared
                .then(|| forms.inverse(universe, g).map(|it| it.is_some()))
                .transpose()?,
            stops: is_scoring.then(|| forms.stops(g).map(StopsOf::from)).transpose()?,
            class: is_scoring.then(|| forms.scoring_class(g)).transpose()?,
        })
    }
}

/// The universe that a field of a question names, if it is there.
pub(super) fn named(
    desk: &mut Desk,
    name: Option<&str>,
) -> Result<Option<universe::Universe>, Trouble> {
    let forms = &mut desk.session().analyst().universes;
    name.map(|name| named_among(forms, name)).transpose()
}

/// The universe that a field of a question names, in a store of forms.
pub(super) fn named_among(
    forms: &mut universe::Forms,
    name: &str,
) -> Result<universe::Universe, Trouble> {
    universe_named(forms, name)
        .map_err(|failure| Trouble::of(failure, name).in_field("universe", name))
}

/// The form that a text gives, with the universe modulo which it is compared.
pub(super) fn read(
    desk: &mut Desk,
    text: &str,
    universe: Option<universe::Universe>,
) -> Result<FormInput, Trouble> {
    let found = desk.session().universe_form(text, universe);
    found.map_err(|failure| Trouble::of(failure, text))
}

/// A game that tells two others apart, as text.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ContextOf {
    /// The game.
    pub game: String,
    /// The player who moves first.
    #[schemars(with = "schema::Player")]
    pub first: Player,
}

impl ContextOf {
    /// The game beside which `g` is worse for Left than `h`, if there is one.
    pub(super) fn of(
        forms: &mut universe::Forms,
        universe: universe::Universe,
        g: Id,
        h: Id,
    ) -> Result<Option<ContextOf>, Stop> {
        let Some(context) = forms.separate(universe, g, h)? else { return Ok(None) };
        Ok(Some(ContextOf { game: forms.text(context.game)?, first: context.first }))
    }
}
