//! What is answered, as data.
//!
//! The keys in JSON are those that the command prints; see the book.

use serde::{Deserialize, Serialize};
use tweedle::affine::Value;
use tweedle::{Control, Outcome, Player};
use tweedle_search::{Record, Step};

/// The answer to a [`Question`](crate::Question) of the same kind. In JSON the kind stands under
/// `answer`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "answer", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Answer {
    /// To `Rulesets`.
    Rulesets(Rulesets),
    /// To `Evaluate`.
    Evaluation(Evaluation),
    /// To `Analyze`.
    Analysis(Box<Analysis>),
    /// To `Targets`.
    Targets(Targets),
    /// To `Nimber`.
    Nimber(NimberOf),
    /// To `Moves`.
    Moves(Moves),
    /// To `Explain`.
    Explanation(Explanation),
    /// To `Hint`.
    Hint(Hint),
    /// To `Verify`.
    Proof(Proof),
    /// To `Tournament`.
    Standings(Standings),
    /// To `Replay`.
    Replayed(Replayed),
}

/// The rulesets that a desk knows, sorted by their names.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Rulesets {
    /// One after the other.
    pub rulesets: Vec<Ruleset>,
}

/// What people should know of a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Ruleset {
    /// The qualified name.
    pub name: String,
    /// What it is made with; empty if it has no parameters.
    pub parameters: Vec<Parameter>,
    /// The rules, in a sentence or two.
    pub summary: String,
    /// Who invented it, or where it is written about.
    pub source: String,
    /// The characters of the cells 0, 1, 2, ... of a board or a strip; empty for others.
    pub cells: String,
    /// An expression for a position that is good to look at.
    pub example: String,
    /// An expression for a position that is good to play from for the first time; `None` where play need
    /// not end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub start: Option<String>,
}

/// A parameter of a ruleset.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What it is if nobody says, as the language writes it; `None` if it has to be said.
    pub default: Option<String>,
}

/// What a program evaluates to.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Evaluation {
    /// The printed value; `None` if the program is empty or ends with a `;`.
    pub output: Option<String>,
}

/// What a player wants to know of a position.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The position, its value and options.
    #[serde(flatten)]
    pub findings: Findings,
    /// Whether it is a position of an impartial ruleset, so that both players have the same options.
    pub impartial: bool,
    /// Why no value was found, where a theorem says who wins all the same. Then there are no options
    /// either.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub not_found: Option<String>,
}

/// A position or a game, its value, and both players' options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Findings {
    /// The position, or the game, as the language prints it.
    pub position: String,
    /// Its value in canonical form.
    pub value: Option<String>,
    /// Who wins under normal play.
    pub outcome: Outcome,
    /// Who wins under misère play; `None` for a game that is no position, and if that could not be
    /// found out by looking at a bounded number of positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misere: Option<Outcome>,
    /// The mean value. This and the following are `None` where entailing moves leave none.
    pub mean: Option<String>,
    /// The temperature of the value, -1/2^k for a number over 2^k.
    pub temperature: Option<String>,
    /// The birthday of the value.
    pub birthday: Option<String>,
    /// Why, where the theory has a short answer: lines of text.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub reasons: Vec<String>,
    /// Left's options, in the order of the ruleset.
    pub left: Vec<ValuedOption>,
    /// Right's options, in the order of the ruleset.
    pub right: Vec<ValuedOption>,
}

impl Findings {
    /// A player's options.
    pub fn options(&self, player: Player) -> &[ValuedOption] {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }
}

/// An option of a player, and what it is worth.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ValuedOption {
    /// The name of the move, if it is not the position that it leads to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The position after the move, in the notation of the ruleset; or the game.
    pub position: String,
    /// Its value.
    pub value: String,
    /// Its outcome, the opponent to be moving next.
    pub outcome: Outcome,
    /// Whether no other option of the player is strictly better for him.
    #[serde(rename = "best")]
    pub is_best: bool,
}

/// Positions and who wins them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Targets {
    /// The positions, in the order of the collection; or all that can be reached, numbers in their
    /// notation by size.
    pub positions: Vec<Target>,
}

/// A position and who wins it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Target {
    /// The position, in the notation of its ruleset.
    pub position: String,
    /// Who wins under normal play. A P-position is a target: whoever moves there wins.
    pub outcome: Outcome,
    /// Who wins under misère play, which games with entailing moves do not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub misere: Option<Outcome>,
    /// The nimber or the moon, of an impartial position in which no answer is due.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub nimber: Option<Nimber>,
}

/// A nimber, or the moon: in JSON a number, or `"moon"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "Wire", into = "Wire")]
pub struct Nimber(pub Value);

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Wire {
    Nimber(u64),
    Moon(Moon),
}

#[derive(Serialize, Deserialize)]
enum Moon {
    #[serde(rename = "moon")]
    Moon,
}

impl From<Wire> for Nimber {
    fn from(wire: Wire) -> Nimber {
        Nimber(match wire {
            Wire::Nimber(nimber) => Value::Nimber(nimber),
            Wire::Moon(Moon::Moon) => Value::Moon,
        })
    }
}

impl From<Nimber> for Wire {
    fn from(Nimber(value): Nimber) -> Wire {
        value.nimber().map_or(Wire::Moon(Moon::Moon), Wire::Nimber)
    }
}

/// The nimber of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct NimberOf {
    /// The nimber, or the moon.
    pub nimber: Nimber,
}

/// What a player can do.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Moves {
    /// The names of the moves and the positions they lead to, in the order of the ruleset.
    pub moves: Vec<Step>,
    /// What the player is obliged to do, as a clause that begins with "must"; `None` if nothing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub obligation: Option<String>,
}

/// Who wins, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Explanation {
    /// Lines of text.
    pub lines: Vec<String>,
}

/// A move, and why it is played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hint {
    /// Which of the moves it is, counted from 0.
    pub index: usize,
    /// The move.
    pub step: Step,
    /// One or more complete sentences.
    pub reason: String,
}

/// Whether a strategy wins against every play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The strategy.
    pub strategy: String,
    /// Whom it plays.
    pub player: Player,
    /// Who moves first.
    pub first: Player,
    /// What came of it.
    pub verdict: Verdict,
    /// In how many positions it has moved, if it was not beaten.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    /// The moves of a match that it loses, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<Vec<PlayedStep>>,
    /// Whether some strategy wins there, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub can_win: Option<bool>,
}

/// What came of playing a strategy against every reply.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Verdict {
    /// It wins against every play.
    #[serde(rename = "proved")]
    Proved,
    /// It loses a match.
    #[serde(rename = "refuted")]
    Refuted,
    /// It was allowed too few positions.
    #[serde(rename = "not finished")]
    Unfinished,
}

/// A move, and who made it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PlayedStep {
    /// Whose move it is.
    pub player: Player,
    /// What the move is called.
    pub name: String,
    /// The position after it.
    pub to: String,
}

/// How often strategies won against each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Standings {
    /// The strategies.
    pub strategies: Vec<String>,
    /// From how many starts each pair played its four matches.
    pub starts: usize,
    /// Matches that the strategy of the row won against that of the column.
    pub wins: Vec<Vec<u64>>,
    /// Matches that the strategy of the row played against that of the column.
    pub games: Vec<Vec<u64>>,
}

/// A match that was played by the rules, perhaps not to its end.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Replayed {
    /// The match, with its winner.
    pub record: Record,
    /// A picture of the starting position.
    pub drawing: String,
    /// Who won; `None` if the match is not over, or nobody did.
    pub winner: Option<Player>,
    /// Whose turn it is, if the match is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub next: Option<Player>,
}

/// How far work is that goes on, for another thread to show.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Progress {
    /// Positions looked at under the handle.
    pub positions: u64,
    /// What the tables hold, in bytes.
    pub bytes: usize,
}

impl Progress {
    /// How far the work under a handle is.
    pub fn of(control: &Control) -> Progress {
        Progress { positions: control.positions(), bytes: control.used() }
    }
}
