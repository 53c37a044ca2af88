//! What positions are worth from which play may go round.

use crate::Analyst;
use std::collections::HashMap;
use tweedle::loopy::{Graph, Sides};
use tweedle::{Control, Held, Player, Ruleset, Stop};
use tweedle_rulesets::any::{AnyRules, Component, Position, PositionError};

/// What a position takes while its value is looked for, besides itself, in bytes.
const POSITION_BYTES: usize = 384;

impl Analyst {
    /// What a position is worth in normal play, with endless play won by Left and by Right: of a position from which
    /// play always ends both are its canonical form.
    ///
    /// All followers are collected first; then strongly connected components of them are settled from below
    /// ([`Stoppers::values`](tweedle::loopy::Stoppers::values)). The parts of a sum are valued one by one and added.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for games with entailing moves.
    ///
    /// ```
    /// # use tweedle::Control;
    /// # use tweedle_rulesets::Registry;
    /// # use tweedle_search::Analyst;
    /// let rules = Registry::standard().rules("game.strip.BackslidingToadsAndFrogs", &[])?;
    /// let mut analyst = Analyst::new(Control::new());
    /// let value = analyst.game_value(&rules.place("ttt..fff")?)?;
    /// let text = analyst.stoppers.sides_text(&mut analyst.store, &value, Default::default())?;
    /// assert_eq!(text, "{on||0|-1/2} & {1/2|0||off}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn game_value(&mut self, position: &Position) -> Result<Sides, PositionError> {
        let values = self.game_values(std::slice::from_ref(position))?;
        Ok(values.into_iter().next().unwrap_or(Sides::of_stopper(self.store.zero().into())))
    }

    /// What each of several positions is worth, as [`Analyst::game_value`]: followers that they share are valued once.
    ///
    /// # Errors
    /// As [`Analyst::game_value`].
    pub fn game_values(&mut self, positions: &[Position]) -> Result<Vec<Sides>, PositionError> {
        let mut parts: Vec<Position> = Vec::new();
        let mut places: HashMap<Position, usize> = HashMap::new();
        let mut sums: Vec<Vec<usize>> = Vec::with_capacity(positions.len());
        for position in positions {
            if position.is_entailing() {
                let message = "Entailing moves and loops in one game are not understood here.";
                return Err(Stop::Undefined(message.to_owned()).into());
            }
            let mut place = |part: Position| {
                *places.entry(part).or_insert_with_key(|part| {
                    parts.push(part.clone());
                    parts.len() - 1
                })
            };
            sums.push(position.parts().into_iter().map(&mut place).collect());
        }
        let values = self.values_of_parts(parts, places)?;
        let mut found = Vec::with_capacity(positions.len());
        for sum in sums {
            let mut sum = sum.into_iter().map(|part| &values[part]);
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

    /// The values of some parts of positions, and of their followers behind them. `places` says where each stands.
    fn values_of_parts(
        &mut self,
        mut open: Vec<Position>,
        places: HashMap<Position, usize>,
    ) -> Result<Vec<Sides>, PositionError> {
        let graph = match graph_of(&open, self.control())? {
            Some(graph) => graph,
            None => self.followers(&mut open, places)?,
        };
        Ok(self.stoppers.values(&mut self.store, &graph)?)
    }

    /// The graph of some positions and of their followers, which are put behind them. `places` says where each stands.
    fn followers(
        &self,
        open: &mut Vec<Position>,
        mut places: HashMap<Position, usize>,
    ) -> Result<Graph, PositionError> {
        let control = self.control().clone();
        let mut held = Held::new(&control);
        let mut graph = Graph::new();
        for _ in &*open {
            graph.add_vertex();
        }
        let mut next = 0;
        while next < open.len() {
            control.check()?;
            control.count_position();
            let position = open[next].clone();
            for player in Player::BOTH {
                AnyRules.moves(&position, player, |(), option| {
                    // Where the rules say that a position is another one, such as `off`, play goes on in that. Sums stay as they are:
                    // their parts may grow in number for ever.
                    let option = match <[Position; 1]>::try_from(option.parts()) {
                        Ok([only]) => only,
                        Err(_) => option,
                    };
                    let to = if let Some(&to) = places.get(&option) {
                        to
                    } else {
                        held.take(POSITION_BYTES)?;
                        let to = graph.add_vertex();
                        places.insert(option.clone(), to);
                        open.push(option);
                        to
                    };
                    graph.add_edge(next, player, to);
                    Ok(())
                })?;
            }
            next += 1;
        }
        Ok(graph)
    }
}

/// The graph of some positions and of their followers, in the type of their ruleset; `None` if they have not one together.
fn graph_of(positions: &[Position], control: &Control) -> Result<Option<Graph>, Stop> {
    let single = |position: &Position| match position.single() {
        Some((component, false)) => Some(component.clone()),
        _ => None,
    };
    let Some(components) = positions.iter().map(single).collect::<Option<Vec<_>>>() else {
        return Ok(None);
    };
    let Some((first, others)) = components.split_first() else { return Ok(None) };
    let others: Vec<&dyn Component> = others.iter().map(|other| &**other).collect();
    first.graph(&others, control)
}
