//! Records of matches, as plain text and as JSON, and their referee.

use crate::points_won::winner_at_end;
use crate::repetition::Repetition;
use serde::{Deserialize, Serialize};
use std::fmt;
use tweedle_engine::Play;
use tweedle_engine::matches::Foul;
use tweedle_engine::{Control, Player, Stop};
use tweedle_rules::any::{Move, Position, or_empty};

/// A match, or the beginning of one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The expression that reads to the starting position.
    pub start: String,
    /// `normal` or `misere`.
    #[serde(default)]
    pub play: Play,
    /// The name of the player who plays Left.
    #[serde(default)]
    pub left: String,
    /// The name of the player who plays Right.
    #[serde(default)]
    pub right: String,
    /// The player who moves first.
    #[serde(default = "left")]
    pub first: Player,
    /// The moves, alternately.
    pub moves: Vec<Step>,
    /// The player who gave up after these moves, if somebody did.
    #[serde(default)]
    pub resigned: Option<Player>,
    /// True if the match ended as a draw, because the last position stood there before with the same player to move.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
    /// The winner; `None` if the match is not over, or nobody won.
    #[serde(default)]
    pub winner: Option<Player>,
}

/// One move of a record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, for people; the position decides.
    #[serde(default)]
    pub name: String,
    /// The position after it, in the notation of the ruleset.
    pub to: String,
}

impl fmt::Display for Step {
    /// `heap 1 take 2 -> 1,4`, or the position alone where the move has no other name; `(empty)` for a
    /// position whose notation is nothing.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.name.is_empty() && self.name != self.to {
            write!(f, "{} -> ", self.name)?;
        }
        f.write_str(or_empty(&self.to))
    }
}

impl Step {
    /// The move that leads to the position of the step, with any space around its notation.
    pub fn find<'a>(&self, moves: &'a [Move]) -> Option<&'a Move> {
        moves.get(self.place(moves)?)
    }

    /// The place of the move that leads to the position of the step: the one that has its name, if several do.
    pub fn place(&self, moves: &[Move]) -> Option<usize> {
        let leads = |legal: &Move| legal.to.text().trim() == self.to.trim();
        let named = moves.iter().position(|legal| legal.is_called(&self.name) && leads(legal));
        named.or_else(|| moves.iter().position(leads))
    }
}

/// The reason why a text is not a record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{message}")]
pub struct RecordError {
    /// The message that says which thing is wrong: a complete sentence.
    pub message: String,
    /// The line, counted from 1.
    pub line: usize,
}

/// The reason why a record is refused.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refusal {
    /// A step breaks the rules.
    #[error("{foul}")]
    Foul {
        /// The foul, and the step where it is.
        foul: Foul,
        /// The step as it stands there, if it does.
        said: Option<Step>,
        /// The names of what the player can do there, with the positions they lead to.
        moves: Vec<Step>,
    },
    /// The name of a step is that of a move that leads elsewhere.
    #[error("Step {step}: `{}` leads to {to}, and the record goes to {}.", said.name, said.to)]
    Name {
        /// The number of the step.
        step: usize,
        /// The position to which the move of that name leads.
        to: String,
        /// The step as it stands in the record.
        said: Step,
    },
    /// The record names the wrong winner.
    #[error("The record says that {said} won, but {winner} did.")]
    Winner {
        /// The winner that the record names.
        said: Player,
        /// The true winner.
        winner: Player,
    },
    /// The record names a winner, and nobody is ahead.
    #[error("The record says that {said} won, but the score is 0 and nobody did.")]
    Tie {
        /// The winner that the record names.
        said: Player,
    },
    /// The record says that a player resigned, and the match was over.
    #[error("The record says that {resigned} resigned, but the match was over before.")]
    Resigned {
        /// The player that the record names.
        resigned: Player,
    },
    /// The record says that the match is a draw, and it is not.
    #[error(
        "The record says that it is a draw, but the last position stands there for the first time."
    )]
    NoDraw,
    /// The work was stopped.
    #[error("{0}")]
    Stop(#[from] Stop),
}

/// The reason why a match is a draw.
const REPETITION: &str = "repetition";

/// The first line of a record in plain text.
const HEADING: &str = "tweedle match";

impl Record {
    /// The name of the person who plays for `player`; empty if the record does not say.
    pub fn who(&self, player: Player) -> &str {
        match player {
            Player::Left => &self.left,
            Player::Right => &self.right,
        }
    }

    /// The record as plain text: a line for each fact and each move.
    pub fn to_text(&self) -> String {
        let mut lines = vec![
            HEADING.to_owned(),
            format!("start: {}", self.start),
            format!("play: {}", self.play),
            format!("left: {}", self.left),
            format!("right: {}", self.right),
            format!("first: {}", self.first),
        ];
        let mut player = self.first;
        for (i, step) in self.moves.iter().enumerate() {
            lines.push(format!("{}. {player}: {} -> {}", i + 1, step.name, step.to));
            player = player.opponent();
        }
        if let Some(resigned) = self.resigned {
            lines.push(format!("resigned: {resigned}"));
        }
        if self.drawn {
            lines.push(format!("drawn: {REPETITION}"));
        }
        if let Some(winner) = self.winner {
            lines.push(format!("winner: {winner}"));
        }
        lines.join("\n") + "\n"
    }

    /// The record as JSON.
    pub fn to_json(&self) -> String {
        // Strings, lists and unit variants always have a JSON form.
        serde_json::to_string_pretty(self).unwrap_or_default() + "\n"
    }

    /// Reads a record in plain text, or in JSON if it begins with a brace.
    ///
    /// # Errors
    /// [`RecordError`] with the line of the mistake.
    pub fn read(text: &str) -> Result<Record, RecordError> {
        // The mark that some editors put at the beginning.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        if text.trim_start().starts_with('{') {
            return serde_json::from_str(text).map_err(|error| RecordError {
                message: format!("This is not the JSON of a match: {error}."),
                line: error.line().max(1),
            });
        }
        read_text(text)
    }

    /// Checks the match from `start` by the rules and returns its winner, or `None` if it is a draw. A move may have the name that it
    /// has in a match, by labels, or the one that it has in its position alone.
    ///
    /// # Errors
    /// [`Refusal`]: the first step that is wrong, or the end if the match is not over there.
    pub fn referee(&self, start: &Position, control: &Control) -> Result<Option<Player>, Refusal> {
        let mut position = start.labelled();
        let mut player = self.first;
        let mut repetition = Repetition::new(control);
        let mut times = repetition.meet(&position, player)?;
        for (i, step) in self.moves.iter().enumerate() {
            let moves = position.moves(player, control)?;
            let named = moves.iter().find(|legal| legal.is_called(&step.name));
            if let Some(named) = named
                && step.find(&moves).is_none_or(|found| found.to != named.to)
            {
                let (to, said) = (named.to.text(), step.clone());
                return Err(Refusal::Name { step: i + 1, to, said });
            }
            let Some(next) = step.find(&moves) else {
                let foul = if moves.is_empty() {
                    Foul::OverLong { step: i + 1, player }
                } else {
                    Foul::Illegal { step: i + 1, player }
                };
                return Err(refusal(foul, Some(step), moves));
            };
            position = next.to.clone();
            player = player.opponent();
            times = repetition.meet(&position, player)?;
        }
        if self.drawn {
            let is_draw = times > 1 && self.winner.is_none() && self.resigned.is_none();
            return if is_draw { Ok(None) } else { Err(Refusal::NoDraw) };
        }
        let moves = position.moves(player, control)?;
        let winner = match self.resigned {
            Some(resigned) if moves.is_empty() => return Err(Refusal::Resigned { resigned }),
            None if moves.is_empty() => winner_at_end(&position, player, self.play)?,
            Some(resigned) => Some(resigned.opponent()),
            None => {
                let foul = Foul::Unfinished { step: self.moves.len() + 1, player };
                return Err(refusal(foul, None, moves));
            }
        };
        match self.winner {
            Some(said) => match winner {
                Some(winner) if said == winner => Ok(Some(said)),
                Some(winner) => Err(Refusal::Winner { said, winner }),
                None => Err(Refusal::Tie { said }),
            },
            None => Ok(winner),
        }
    }
}

fn refusal(foul: Foul, said: Option<&Step>, moves: Vec<Move>) -> Refusal {
    let moves = moves.into_iter().map(|step| Step { name: step.name(), to: step.to.text() });
    Refusal::Foul { foul, said: said.cloned(), moves: moves.collect() }
}

fn read_text(text: &str) -> Result<Record, RecordError> {
    let mut record = Record {
        start: String::new(),
        play: Play::Normal,
        left: String::new(),
        right: String::new(),
        first: Player::Left,
        moves: Vec::new(),
        resigned: None,
        drawn: false,
        winner: None,
    };
    let mut has_heading = false;
    let mut said: Vec<&str> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        let line = line.trim();
        let fail = |message: String| RecordError { message, line: i + 1 };
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if !has_heading {
            if line != HEADING {
                let message = format!("A record begins with the line `{HEADING}`.");
                return Err(fail(message));
            }
            has_heading = true;
            continue;
        }
        let Some((key, value)) = line.split_once(':') else {
            return Err(fail(format!("`{line}` is no line of a record: a `:` is missing.")));
        };
        let (key, value) = (key.trim(), value.trim());
        if said.contains(&key) {
            return Err(fail(format!("`{key}:` stands here for the second time.")));
        }
        said.push(key);
        match key {
            "start" => value.clone_into(&mut record.start),
            "left" => value.clone_into(&mut record.left),
            "right" => value.clone_into(&mut record.right),
            "play" => {
                record.play = match value {
                    "normal" => Play::Normal,
                    "misere" => Play::Misere,
                    _ => return Err(fail(format!("Play is `normal` or `misere`, not `{value}`."))),
                }
            }
            "first" => record.first = side(value).map_err(fail)?,
            "resigned" => record.resigned = Some(side(value).map_err(fail)?),
            "drawn" if value == REPETITION => record.drawn = true,
            "drawn" => {
                return Err(fail(format!("A match is drawn by `{REPETITION}`, not by `{value}`.")));
            }
            "winner" => record.winner = Some(side(value).map_err(fail)?),
            step => {
                let player =
                    if record.moves.len().is_multiple_of(2) == (record.first == Player::Left) {
                        Player::Left
                    } else {
                        Player::Right
                    };
                let expected = format!("{}. {player}", record.moves.len() + 1);
                if step != expected {
                    let message = format!("`{step}` stands where `{expected}` is expected.");
                    return Err(fail(message));
                }
                let Some((name, to)) = value.rsplit_once("->") else {
                    let message = "After the name of a move, `->` and the position are missing.";
                    return Err(fail(message.to_owned()));
                };
                record.moves.push(Step { name: name.trim().to_owned(), to: to.trim().to_owned() });
            }
        }
    }
    if record.start.is_empty() {
        let message =
            if has_heading { "The record has no `start:`." } else { "The record is empty." };
        return Err(RecordError { message: message.to_owned(), line: text.lines().count().max(1) });
    }
    Ok(record)
}

/// The player who moves first if a record does not say.
fn left() -> Player {
    Player::Left
}

fn side(name: &str) -> Result<Player, String> {
    match name {
        "Left" => Ok(Player::Left),
        "Right" => Ok(Player::Right),
        _ => Err(format!("A player is `Left` or `Right`, not `{name}`.")),
    }
}
