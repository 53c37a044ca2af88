//! The question `reach`.

use super::ask::Ask;
use crate::schema;
use crate::{Desk, Trouble};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle_engine::Player;
use tweedle_rules::any::Term;
use tweedle_script::say;
use tweedle_search::{Move, Position, Step, reach, start_of};

/// Whether a position comes up in alternating play from another one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(inline)]
pub struct Reach {
    /// A position.
    pub input: String,
    /// The position where play begins. If it is left out, it is the start of the ruleset, where its parameters say one, such as those of
    /// `Nimstring(3,3)`; or the empty board of the same size, where moves can be made in any order, as in Domineering.
    #[serde(default)]
    pub from: Option<String>,
}

/// Whether a position comes up.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ReachOf {
    /// The position where play begins.
    pub from: String,
    /// The position.
    pub position: String,
    /// A shortest line if Left begins; null if the position does not come up then.
    #[schemars(with = "Option<Vec<schema::Step>>")]
    pub left: Option<Vec<Step>>,
    /// A shortest line if Right begins; null if the position does not come up then.
    #[schemars(with = "Option<Vec<schema::Step>>")]
    pub right: Option<Vec<Step>>,
    /// The number of positions that were looked at, each with the player to move. If there is no line, these are all.
    pub positions: u64,
    /// True if moves were taken back, from the position to the start.
    pub backward: bool,
}

impl ReachOf {
    /// The line if this player begins.
    pub fn line(&self, first: Player) -> Option<&[Step]> {
        match first {
            Player::Left => self.left.as_deref(),
            Player::Right => self.right.as_deref(),
        }
    }
}

impl Ask for Reach {
    type Answer = ReachOf;

    fn input(&self) -> Option<&str> {
        Some(&self.input)
    }

    fn ask(&self, desk: &mut Desk) -> Result<ReachOf, Trouble> {
        let position = desk.position(&self.input)?;
        let start = match &self.from {
            Some(from) => desk.position(from).map_err(|trouble| trouble.in_field("from", from))?,
            None => start_of(&position).ok_or_else(|| {
                let hint = "Say the position where play begins: `from`, or `--from`.";
                Trouble::mistake(say::no_start_of_its_own()).with_hint(hint)
            })?,
        };
        // In the language a sum with a value is an object of its own, whose moves lead to other objects.
        if [&start, &position].into_iter().any(has_values) {
            let hint = "Ask it of positions of rulesets, and of sums of them.";
            return Err(Trouble::mistake(say::reach_of_values()).with_hint(hint));
        }
        if let (Some(from), Some(to)) = (ruleset_of(&start), ruleset_of(&position))
            && from != to
        {
            return Err(Trouble::mistake(say::reach_of_other_ruleset(to, from)));
        }
        let control = desk.control().clone();
        let reached = reach(&start, &position, &control)
            .map_err(|stop| desk.failed(stop.into(), &position))?;
        let mut lines = [None, None];
        for first in Player::BOTH {
            if let Some(line) = reached.line(first) {
                lines[first as usize] = Some(steps(line, first, desk)?);
            }
        }
        let [left, right] = lines;
        Ok(ReachOf {
            from: start.expression(),
            position: position.expression(),
            left,
            right,
            positions: reached.positions,
            backward: reached.is_backward,
        })
    }
}

/// True for a sum with values among its terms.
fn has_values(position: &Position) -> bool {
    position.terms().iter().any(Term::is_form)
}

/// The ruleset of a single position.
fn ruleset_of(position: &Position) -> Option<&str> {
    position.single().map(|(component, _)| component.rules().expression())
}

/// The moves of a line.
fn steps(line: &[Position], first: Player, desk: &mut Desk) -> Result<Vec<Step>, Trouble> {
    let control = desk.control().clone();
    let mut player = first;
    let mut steps = Vec::with_capacity(line.len());
    for pair in line.windows(2) {
        let moves = pair[0].moves(player, &control)?;
        let name = moves.iter().find(|step| step.to == pair[1]).map(Move::name);
        steps.push(Step { name: name.unwrap_or_default(), to: pair[1].text() });
        player = player.opponent();
    }
    Ok(steps)
}
