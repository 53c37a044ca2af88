//! The question `universe_order`.

use super::ask::Ask;
use super::universe::{ContextOf, named, read};
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::universe::Universe;
use tweedle_script::{FormInput, no_common_universe};

/// The order of two games modulo a universe, with proofs.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct UniverseOrder {
    /// The game G: a form such as `{0|#,{0|}}`, or a position.
    pub input: String,
    /// The game H, likewise.
    pub other: String,
    /// The name of the games beside which they are compared, such as `DeadEnding`, or `Ends({|0})` for the least universe that has these dead
    /// ends in it; without this, the smallest universe that has both in it.
    #[serde(default)]
    pub universe: Option<String>,
}

/// The order of two games modulo a universe.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct UniverseOrderOf {
    /// The name of the universe.
    pub universe: String,
    /// The form G, as it is written.
    pub g: String,
    /// The form H, as it is written.
    pub h: String,
    /// The order: `>`, `=`, `<`, or `||` if neither is at least the other one.
    pub order: String,
    /// If G is not at least H, a game beside which Left does worse in G.
    pub against_ge: Option<ContextOf>,
    /// If H is not at least G, a game beside which Left does worse in H.
    pub against_le: Option<ContextOf>,
    /// If G is at least H, a certificate of that, which the question `universe_proof` checks.
    pub certificate: Option<String>,
}

impl Ask for UniverseOrder {
    type Answer = UniverseOrderOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<UniverseOrderOf, Trouble> {
        let of_other = |trouble: Trouble| trouble.in_field("other", &self.other);
        let asked = named(desk, self.universe.as_deref())?;
        let mut one = read(desk, &self.input, asked)?;
        let mut other = read(desk, &self.other, asked).map_err(of_other)?;
        // Beside a scoring game a number is a score.
        if asked.is_none() {
            match [&one, &other].map(|input| input.universe == Universe::Scoring) {
                [true, false] => other = as_score(desk, &self.other, other).map_err(of_other)?,
                [false, true] => one = as_score(desk, &self.input, one)?,
                _ => {}
            }
        }
        // Without a universe that is given, each has its own; one of them may have both.
        let mut fits = |input, universe| {
            let fits = desk.session().fits_universe(input, universe);
            fits.map_err(|failure| Trouble::of(failure, ""))
        };
        let universe = match asked {
            Some(universe) => universe,
            None if fits(other, one.universe)? => one.universe,
            None if fits(one, other.universe)? => other.universe,
            None => {
                let forms = &mut desk.session().analyst().universes;
                let message = no_common_universe(forms, one.universe, other.universe)?;
                return Err(Trouble::mistake(message));
            }
        };
        let (g, h) = (one.form, other.form);
        let forms = &mut desk.session().analyst().universes;
        let against_ge = ContextOf::of(forms, universe, g, h)?;
        let against_le = ContextOf::of(forms, universe, h, g)?;
        let order = match (&against_ge, &against_le) {
            (None, None) => "=",
            (None, Some(_)) => ">",
            (Some(_), None) => "<",
            (Some(_), Some(_)) => "||",
        };
        let certificate = forms.certify(universe, g, h)?;
        let certificate = certificate.and_then(|it| serde_json::to_string(&it).ok());
        Ok(UniverseOrderOf {
            universe: forms.universe_name(universe)?,
            g: forms.text(g)?,
            h: forms.text(h)?,
            order: order.to_owned(),
            against_ge,
            against_le,
            certificate,
        })
    }
}

/// What a text is as a scoring game, if it is one; else what it was read as.
fn as_score(desk: &mut Desk, text: &str, input: FormInput) -> Result<FormInput, Trouble> {
    match desk.session().universe_form(text, Some(Universe::Scoring)) {
        Ok(score) => Ok(score),
        Err(failure) if failure.stop.is_some() => Err(Trouble::of(failure, text)),
        Err(_) => Ok(input),
    }
}
