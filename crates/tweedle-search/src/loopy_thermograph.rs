//! Thermographs of positions, with kos or without.

use crate::Analyst;
use std::sync::Arc;
use tweedle::loopy::{Activity, NoKo};
use tweedle::number::Rational;
use tweedle::short::Thermograph;
use tweedle::{Player, Stop};
use tweedle_rulesets::any::{Position, PositionError};

impl Analyst {
    /// The thermograph of a position in which play may go round in single kos: with a komaster, or with none
    /// ([`Stoppers::ko_thermographs`](tweedle::loopy::Stoppers::ko_thermographs) says what that is). A position from
    /// which play always ends has that of its canonical form, whoever is komaster.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for games with entailing moves, and where cycles are no single kos: a sentence
    /// that names such a cycle.
    ///
    /// ```
    /// # use tweedle::Control;
    /// # use tweedle_rulesets::Registry;
    /// # use tweedle_search::Analyst;
    /// let rules = Registry::standard().rules("game.strip.BackslidingToadsAndFrogs", &[])?;
    /// let refused = Analyst::new(Control::new()).thermograph(&rules.place("t..f")?, None).unwrap_err();
    /// assert!(refused.to_string().ends_with("this cycle is none: \".ft.\" to \".f.t\" to \".ft.\"."));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn thermograph(
        &mut self,
        position: &Position,
        komaster: Option<Player>,
    ) -> Result<Arc<Thermograph<Rational>>, PositionError> {
        if !position.is_loopy() {
            match self.canonical_form(position) {
                Ok(form) => return Ok(self.store.thermograph(form)?.to_rational().into()),
                Err(PositionError::Loop(_)) => {}
                Err(error) => return Err(error),
            }
        }
        if position.is_entailing() {
            let message = "Entailing moves and loops in one game are not understood here.";
            return Err(Stop::Undefined(message.to_owned()).into());
        }
        let mut found = vec![position.clone()];
        let places = std::iter::once((position.clone(), 0)).collect();
        let graph = self.followers(&mut found, places)?;
        let thermographs = self.stoppers.ko_thermographs(&mut self.store, &graph, komaster);
        match thermographs {
            Ok(thermographs) => Ok(thermographs[0].clone()),
            Err(NoKo::Stop(stop)) => Err(stop.into()),
            Err(why) => {
                let message = why.told(|vertex| format!("\"{}\"", found[vertex].text()));
                Err(Stop::Undefined(message).into())
            }
        }
    }

    /// How much it matters to a position who is komaster.
    ///
    /// # Errors
    /// As [`Analyst::thermograph`].
    pub fn ko_activity(&mut self, position: &Position) -> Result<Activity, PositionError> {
        let left = self.thermograph(position, Some(Player::Left))?;
        let right = self.thermograph(position, Some(Player::Right))?;
        Ok(Activity::of([&left, &right]))
    }
}
