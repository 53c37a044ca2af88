//! Thermographs of positions, with kos or without.

use crate::Analyst;
use std::collections::HashMap;
use std::sync::Arc;
use tweedle_engine::loopy::{Activity, Graph, NoKo};
use tweedle_engine::number::{Dyadic, Rational};
use tweedle_engine::short::Thermograph;
use tweedle_engine::walk::Index;
use tweedle_engine::{Held, Player, Stop};
use tweedle_rules::any::{Position, PositionError};

/// Positions and the integers beside them, and the graph whose vertices these pairs are.
struct Beside {
    pairs: Index<(Position, i64)>,
    graph: Graph,
}

impl Beside {
    /// The vertex of a pair, which is a new one if there was none.
    fn add(&mut self, pair: (Position, i64)) -> Result<usize, Stop> {
        let before = self.pairs.positions().len();
        let vertex = self.pairs.number(pair)? as usize;
        if vertex == before {
            self.graph.add_vertex();
        }
        Ok(vertex)
    }
}

/// The largest number of positions that are looked at to find an integer.
const WORK: u64 = 1 << 12;

/// The bytes of a vertex beside its pair.
const VERTEX_BYTES: usize = 256;

impl Analyst {
    /// The thermograph of a position in which play may go round in single kos: with a komaster, or with none
    /// ([`Stoppers::ko_thermographs`](tweedle_engine::loopy::Stoppers::ko_thermographs) says what that is). A position
    /// from which play always ends has that of its canonical form, for each komaster.
    ///
    /// # Errors
    /// [`PositionError`]; [`Stop::Undefined`] for games with entailing moves, and where cycles are no single kos: a sentence
    /// that names such a cycle.
    ///
    /// ```
    /// # use tweedle_engine::Control;
    /// # use tweedle_rulesets::standard;
    /// # use tweedle_search::Analyst;
    /// let rules = standard().rules("game.strip.BackslidingToadsAndFrogs", &[])?;
    /// let refused = Analyst::new(Control::new(), &standard()).thermograph(&rules.place("t..f")?, None).unwrap_err();
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
        let Beside { pairs, graph } = self.beside_integers(position)?;
        let integers: Vec<i64> = pairs.positions().iter().map(|(_, integer)| *integer).collect();
        let stoppers = &mut self.stoppers;
        match stoppers.ko_thermographs_beside(&mut self.store, &graph, &integers, komaster) {
            Ok(thermographs) => Ok(thermographs[0].clone()),
            Err(NoKo::Stop(stop)) => Err(stop.into()),
            Err(why) => {
                let message =
                    why.told(|vertex| format!("\"{}\"", pairs.positions()[vertex].0.text()));
                Err(Stop::Undefined(message).into())
            }
        }
    }

    /// The graph of the followers of a position, each without the parts that are integers.
    ///
    /// Nobody moves in an integer while there is something else to do (number avoidance: Siegel, *CGT*, ch. II.3). So a prisoner
    /// that may be given back at any time makes no cycles beside a ko.
    fn beside_integers(&mut self, position: &Position) -> Result<Beside, PositionError> {
        let control = self.control().clone();
        let mut held = Held::new(&control);
        let mut beside = Beside { pairs: Index::new(&control), graph: Graph::new() };
        let mut known: HashMap<Position, Option<i64>> = HashMap::new();
        let start = self.without_integers(position, &mut known)?;
        beside.add(start)?;
        let mut next = 0;
        while let Some((core, integer)) = beside.pairs.positions().get(next).cloned() {
            control.check()?;
            control.count_position();
            held.take(VERTEX_BYTES)?;
            for player in Player::BOTH {
                for option in core.options(player, &control)? {
                    let (option, more) = self.without_integers(&option, &mut known)?;
                    let to = beside.add((option, integer.saturating_add(more)))?;
                    beside.graph.add_edge(next, player, to);
                }
            }
            next += 1;
        }
        Ok(beside)
    }

    /// A position without the parts that are integers, and their sum.
    fn without_integers(
        &mut self,
        position: &Position,
        known: &mut HashMap<Position, Option<i64>>,
    ) -> Result<(Position, i64), PositionError> {
        let parts = position.parts();
        let is_alone = parts.len() < 2;
        let (mut core, mut sum) = (Position::zero(), 0_i64);
        for part in parts {
            let integer = match known.get(&part) {
                _ if is_alone => None,
                Some(known) => *known,
                None => {
                    let integer = self.integer(&part)?;
                    known.insert(part.clone(), integer);
                    integer
                }
            };
            match integer {
                Some(n) => sum = sum.saturating_add(n),
                None => core = core.sum(&part),
            }
        }
        Ok((core, sum))
    }

    /// The integer that a position is worth, if that is soon found out.
    fn integer(&mut self, position: &Position) -> Result<Option<i64>, PositionError> {
        match self.form_by_walking(position, WORK) {
            Ok(g) => {
                let number = self.store.as_number(g).filter(Dyadic::is_integer);
                Ok(number.and_then(|it| i64::try_from(it.numerator()).ok()))
            }
            Err(PositionError::Loop(_) | PositionError::Stop(Stop::Limit { .. })) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// The importance, for a position, of being komaster.
    ///
    /// # Errors
    /// As [`Analyst::thermograph`].
    pub fn ko_activity(&mut self, position: &Position) -> Result<Activity, PositionError> {
        let left = self.thermograph(position, Some(Player::Left))?;
        let right = self.thermograph(position, Some(Player::Right))?;
        Ok(Activity::of([&left, &right]))
    }
}
