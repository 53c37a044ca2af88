//! Values of positions.

use crate::schema;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tweedle_engine::affine::Value;
use tweedle_engine::{Ending, LoopyOutcome, Player};
use tweedle_search::MisereAnalysis;

/// An analysis of a position or a game: its value, and both players' options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Analysis {
    /// The position, or the game, as the language prints it.
    pub position: String,
    /// True if it is a position of an impartial ruleset, so that both players have the same options.
    pub impartial: bool,
    /// Its value in canonical form; the scoring form of a game that is played for points.
    pub value: Option<String>,
    /// The reason why no value was found, where the outcome is known all the same. If a theorem gives the outcome,
    /// there are no options either.
    pub not_found: Option<String>,
    /// The outcome under normal play.
    #[schemars(with = "schema::Outcome")]
    pub outcome: LoopyOutcome,
    /// The outcome under misère play; `None` for a game that is no position, and if the outcome could not be found by
    /// looking at a bounded number of positions.
    #[schemars(with = "Option<schema::Outcome>")]
    pub misere: Option<LoopyOutcome>,
    /// The analysis in misère play, if it was asked for.
    #[serde(default)]
    pub misere_play: Option<MiserePlay>,
    /// The scores with which play ends with best play, of a game that is played for points; they say who wins.
    #[serde(default)]
    pub scores: Option<FinalScores>,
    /// The ending of play for Left if Left moves first; `None` where play has to end, and the value says who wins.
    pub left_first: Option<EndingOf>,
    /// The ending of play for Right if Right moves first; `None` where play has to end.
    pub right_first: Option<EndingOf>,
    /// The mean value. This and the following are `None` where entailing moves leave none.
    pub mean: Option<String>,
    /// The temperature of the value, -1/2^k for a number over 2^k.
    pub temperature: Option<String>,
    /// The birthday of the value.
    pub birthday: Option<String>,
    /// The reasons, where the theory has a short answer: lines of text.
    pub reasons: Vec<String>,
    /// Left's options, in the order of the ruleset.
    pub left: Vec<ValuedOption>,
    /// Right's options, in the order of the ruleset.
    pub right: Vec<ValuedOption>,
}

impl Analysis {
    /// A player's options.
    pub fn options(&self, player: Player) -> &[ValuedOption] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }
}

/// The scores with which play ends with best play: over 0 Left wins, and under 0 Right.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct FinalScores {
    /// The score if Left moves first.
    pub left_first: String,
    /// The score if Right moves first.
    pub right_first: String,
}

/// A position in misère play, in which the player who cannot move wins.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct MiserePlay {
    /// The outcome.
    #[schemars(with = "schema::Outcome")]
    pub outcome: LoopyOutcome,
    /// The element in a misère quotient, of an impartial position for which one is found within bounds.
    pub element: Option<ElementInQuotient>,
    /// The names of Left's moves that win, in the order of the ruleset.
    pub left: Vec<String>,
    /// The names of Right's moves that win, in the order of the ruleset.
    pub right: Vec<String>,
}

/// A position as an element of the misère quotient of all its followers, or of a larger set of games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ElementInQuotient {
    /// The number of elements of the quotient.
    pub order: u64,
    /// The number of elements in which the player to move loses.
    pub lost: u64,
    /// The element, as a word of the generators `a`, `b`, …; a number after a generator is its exponent, and `1` the identity.
    pub element: String,
}

impl From<MisereAnalysis> for MiserePlay {
    fn from(found: MisereAnalysis) -> MiserePlay {
        let element = found.element.map(|it| ElementInQuotient {
            order: it.order as u64,
            lost: it.lost as u64,
            element: it.element,
        });
        let [left, right] = found.winning;
        MiserePlay { outcome: found.outcome, element, left, right }
    }
}

/// An option of a player, and its value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct ValuedOption {
    /// The name of the move, if it is not the position that it leads to.
    pub name: Option<String>,
    /// The position after the move, in the notation of the ruleset; or the game.
    #[serde(rename = "to")]
    pub position: String,
    /// Its value; of a game that is played for points, the score that the move leads to; `None` where play may go round.
    pub value: Option<String>,
    /// Its outcome, the opponent to be moving next.
    #[schemars(with = "schema::Outcome")]
    pub outcome: LoopyOutcome,
    /// The ending of play for the player whose option it is; `None` where play has to end.
    pub ends: Option<EndingOf>,
    /// True if no other option of the player is strictly better for this player.
    #[serde(rename = "best")]
    pub is_best: bool,
}

/// The ending of play for a player, where play need not end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EndingOf {
    /// The result for the player.
    pub result: EndResult,
    /// The number of moves of both players from here to the end, if it is no draw.
    pub moves: Option<u32>,
}

/// The result of play for a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum EndResult {
    /// The player wins.
    Win,
    /// Nobody wins.
    Draw,
    /// The player loses.
    Loss,
}

impl From<Ending> for EndingOf {
    fn from(ending: Ending) -> EndingOf {
        let result = match ending {
            Ending::Win(_) => EndResult::Win,
            Ending::Draw => EndResult::Draw,
            Ending::Loss(_) => EndResult::Loss,
        };
        EndingOf { result, moves: ending.moves() }
    }
}

/// Positions and who wins them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Targets {
    /// The positions, in the order of the collection; or all that can be reached, numbers in their
    /// notation by size.
    pub positions: Vec<Target>,
}

/// A position and who wins it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct Target {
    /// The position, in the notation of its ruleset.
    pub position: String,
    /// The outcome under normal play. A P-position is a target: a player who moves to it wins.
    #[schemars(with = "schema::Outcome")]
    pub outcome: LoopyOutcome,
    /// The outcome under misère play, which games with entailing moves do not have.
    #[schemars(with = "Option<schema::Outcome>")]
    pub misere: Option<LoopyOutcome>,
    /// The nimber or the moon, of an impartial position in which no answer is due.
    pub nimber: Option<Nimber>,
}

/// A nimber, or the moon.
///
/// In JSON a nimber below 2⁵³ is a number, which every reader of JSON keeps exactly; a larger one is a text
/// of digits. The moon is `"moon"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Wire", into = "Wire")]
pub struct Nimber(pub Value);

/// The first number that some readers of JSON, those with floating-point numbers alone, do not keep apart from
/// the next.
const INEXACT: u64 = 1 << 53;
/// The name of the moon in JSON.
const MOON: &str = "moon";

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Wire {
    Number(u64),
    Text(String),
}

impl TryFrom<Wire> for Nimber {
    type Error = String;

    fn try_from(wire: Wire) -> Result<Nimber, String> {
        Ok(Nimber(match wire {
            Wire::Number(nimber) => Value::Nimber(nimber),
            Wire::Text(text) if text == MOON => Value::Moon,
            Wire::Text(text) => {
                let nimber = text.parse().map_err(|_| format!("`{text}` is no nimber"))?;
                Value::Nimber(nimber)
            }
        }))
    }
}

impl From<Nimber> for Wire {
    fn from(Nimber(value): Nimber) -> Wire {
        match value.nimber() {
            None => Wire::Text(MOON.to_owned()),
            Some(nimber) if nimber < INEXACT => Wire::Number(nimber),
            Some(nimber) => Wire::Text(nimber.to_string()),
        }
    }
}

impl JsonSchema for Nimber {
    fn schema_name() -> Cow<'static, str> {
        "Nimber".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A nimber below 2^53 as a number, a larger one as a text of digits; or the moon.",
            "oneOf": [
                { "type": "integer", "minimum": 0, "maximum": INEXACT - 1 },
                { "type": "string", "pattern": "^([1-9][0-9]{15,19}|moon)$" },
            ],
        })
    }
}

/// The nimber of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct NimberOf {
    /// The nimber, or the moon.
    pub nimber: Nimber,
    /// If it was asked for, a certificate of that, which the question `nimber_proof` checks.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub certificate: Option<String>,
}
