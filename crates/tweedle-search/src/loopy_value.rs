//! The worth of positions from which play may go round.

use crate::Analyst;
use tweedle_engine::loopy::{Graph, Sides};
use tweedle_engine::walk::{Index, loopy_graph};
use tweedle_engine::{Control, Stop};
use tweedle_rules::any::{AnyRules, Component, Position, PositionError};

impl Analyst {
    /// The worth of a position in normal play, with endless play won by Left and by Right: for a position from which
    /// play always ends both are its canonical form.
    ///
    /// All followers are collected first; then strongly connected components of them are settled from below
    /// ([`Stoppers::values`](tweedle_engine::loopy::Stoppers::values)). The parts of a sum are valued one by one and added.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for games with entailing moves.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_rulesets::standard;
    /// # use tweedle_search::Analyst;
    /// let rules = standard().rules("game.strip.BackslidingToadsAndFrogs", &[])?;
    /// let mut analyst = Analyst::new(Control::new(), &standard());
    /// let value = analyst.game_value(&rules.place("ttt..fff")?)?;
    /// let text = analyst.stoppers.sides_text(&mut analyst.store, &value, Default::default())?;
    /// assert_eq!(text, "{on||0|-1/2} & {1/2|0||off}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn game_value(&mut self, position: &Position) -> Result<Sides, PositionError> {
        let values = self.game_values(std::slice::from_ref(position))?;
        Ok(values.into_iter().next().unwrap_or(Sides::of_stopper(self.store.zero().into())))
    }

    /// The worth of each of several positions, as [`Analyst::game_value`]: followers that they share are valued once.
    ///
    /// # Errors
    /// As [`Analyst::game_value`].
    pub fn game_values(&mut self, positions: &[Position]) -> Result<Vec<Sides>, PositionError> {
        let mut parts: Index<Position> = Index::new(self.control());
        let mut sums: Vec<Vec<u32>> = Vec::with_capacity(positions.len());
        for position in positions {
            if position.is_entailing() {
                let message = "Entailing moves and loops in one game are not understood here.";
                return Err(Stop::Undefined(message.to_owned()).into());
            }
            let numbers = position.parts().into_iter().map(|part| parts.number(part));
            sums.push(numbers.collect::<Result<_, Stop>>()?);
        }
        let graph = graph_of(parts.positions(), self.control())?;
        let values = self.stoppers.values(&mut self.store, &graph)?;
        let mut found = Vec::with_capacity(positions.len());
        for sum in sums {
            let mut sum = sum.into_iter().map(|part| &values[part as usize]);
            let mut value = match sum.next() {
                Some(first) => first.clone(),
                None => Sides::of_stopper(self.store.zero().into()),
            };
            for part in sum {
                value = self.stoppers.sum_of_sides(&mut self.store, &value, part)?;
            }
            found.push(value);
        }
        Ok(found)
    }
}

/// The graph of some positions and of their followers ([`loopy_graph`]): in the type of their ruleset, if they have one together.
/// Sums stay as they are: their parts may grow in number for ever.
fn graph_of(positions: &[Position], control: &Control) -> Result<Graph, Stop> {
    let single = |position: &Position| match position.single() {
        Some((component, false)) => Some(component.clone()),
        _ => None,
    };
    let components: Option<Vec<_>> = positions.iter().map(single).collect();
    if let Some((first, others)) = components.as_deref().and_then(<[_]>::split_first) {
        let others: Vec<&dyn Component> = others.iter().map(|other| &**other).collect();
        if let Some(graph) = first.graph(&others, control)? {
            return Ok(graph);
        }
    }
    loopy_graph(&AnyRules, positions, control)
}
