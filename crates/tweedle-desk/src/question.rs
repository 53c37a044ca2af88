//! What can be asked, as data.

use crate::answer::Format;
use crate::schema;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tweedle::{Play, Player};
use tweedle_script::{Komasters, View};
use tweedle_search::Record;

/// Something to ask a [`Desk`](crate::Desk).
///
/// An `input` is a program of the language, whose last value is meant. In JSON the kind of the question
/// stands under `ask`; what has a usual value may be left out.
///
/// ```
/// # use tweedle_desk::Question;
/// let text = r#"{"ask":"hint","input":"game.heap.Nim(\"3,1\")"}"#;
/// let question: Question = serde_json::from_str(text)?;
/// assert!(matches!(question, Question::Hint { strategy, .. } if strategy == "perfect"));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
#[non_exhaustive]
pub enum Question {
    /// What rulesets there are.
    Rulesets {},
    /// What strategies there are.
    Strategies {},
    /// The reference of the language.
    Reference {},
    /// What the name at the end of a text may become.
    Complete {
        /// The text.
        input: String,
    },
    /// What a program evaluates to, as text, as mathematics, and as a picture.
    Show {
        /// The program.
        input: String,
    },
    /// A position with its picture, and what both players can do there.
    Explore {
        /// A position.
        input: String,
    },
    /// The position that an edit makes of another one.
    Edit {
        /// A position.
        input: String,
        /// What is done to it.
        edit: Edit,
    },
    /// A match after somebody did something.
    Turn {
        /// The match so far; whoever has no name is a person.
        #[schemars(with = "schema::Record")]
        record: Record,
        /// What is done.
        #[serde(default)]
        act: Act,
        /// What chance starts from.
        #[serde(default)]
        seed: u64,
    },
    /// What a program evaluates to.
    Evaluate {
        /// The program.
        input: String,
    },
    /// The value of a position or a game, and both players' options.
    Analyze {
        /// A position or a game.
        input: String,
    },
    /// Who wins each of the positions that can be reached, or each position of a collection.
    Targets {
        /// A position, or a collection of positions.
        input: String,
    },
    /// The nimber of an impartial position.
    Nimber {
        /// An impartial position.
        input: String,
    },
    /// Who wins.
    Solve {
        /// A position.
        input: String,
        /// Who moves first; each player in turn if it is left out.
        #[serde(default)]
        #[schemars(with = "Option<schema::Player>")]
        first: Option<Player>,
        /// Normal or misère play.
        #[serde(default)]
        #[schemars(with = "schema::Play")]
        play: Play,
        /// Whether all winning moves are wanted.
        #[serde(default)]
        all: bool,
        /// Whether a line of perfect play is wanted.
        #[serde(default)]
        line: bool,
    },
    /// A picture of a game or a position.
    Draw {
        /// A game or a position; for thermographs over each other a list of games.
        input: String,
        /// What it shows.
        #[serde(default)]
        view: Show,
        /// How it is written.
        #[serde(default)]
        format: Format,
        /// Whether a thermograph begins at temperature -1, not at 0.
        #[serde(default)]
        below_zero: bool,
        /// Whether a thermograph has its scaffolds.
        #[serde(default)]
        scaffolds: bool,
        /// Who is komaster in a thermograph of a position with a ko; `all` is a thermograph for each.
        #[serde(default)]
        komaster: Komaster,
        /// How many moves deep a tree is: if nobody says, 12, and 1 for moves from a position.
        #[serde(default)]
        depth: Option<usize>,
        /// Over what the first number of a plot stands; the number of the first row and column of a heat map.
        #[serde(default)]
        first: i64,
        /// What stands at the top of the picture; if nobody says, as the view has it.
        #[serde(default)]
        title: Option<String>,
    },
    /// What a player can do.
    Moves {
        /// A position.
        input: String,
        /// Whose turn it is.
        #[serde(default = "left")]
        #[schemars(with = "schema::Player")]
        player: Player,
    },
    /// Who wins, and why.
    Explain {
        /// A position.
        input: String,
        /// Whose turn it is.
        #[serde(default = "left")]
        #[schemars(with = "schema::Player")]
        player: Player,
        /// Normal or misère play.
        #[serde(default)]
        #[schemars(with = "schema::Play")]
        play: Play,
    },
    /// What to play, and why.
    Hint {
        /// A position.
        input: String,
        /// Whose turn it is.
        #[serde(default = "left")]
        #[schemars(with = "schema::Player")]
        player: Player,
        /// Normal or misère play.
        #[serde(default)]
        #[schemars(with = "schema::Play")]
        play: Play,
        /// The strategy that is asked.
        #[serde(default = "perfect")]
        strategy: String,
        /// What chance starts from.
        #[serde(default)]
        seed: u64,
    },
    /// Whether a strategy wins against every play.
    Verify {
        /// The starting position.
        input: String,
        /// The strategy.
        #[serde(default = "perfect")]
        strategy: String,
        /// Whom it plays.
        #[serde(default = "left")]
        #[schemars(with = "schema::Player")]
        player: Player,
        /// Who moves first.
        #[serde(default = "left")]
        #[schemars(with = "schema::Player")]
        first: Player,
        /// Normal or misère play.
        #[serde(default)]
        #[schemars(with = "schema::Play")]
        play: Play,
        /// In how many positions it may have to move.
        #[serde(default = "a_million")]
        positions: u64,
    },
    /// How often strategies win against each other.
    Tournament {
        /// The position; random play from it makes the other starts.
        input: String,
        /// The strategies, two or more.
        #[serde(default = "usual_strategies")]
        strategies: Vec<String>,
        /// How many starts, at least 1.
        #[serde(default = "usual_starts")]
        starts: usize,
        /// What chance starts from.
        #[serde(default)]
        seed: u64,
        /// Normal or misère play.
        #[serde(default)]
        #[schemars(with = "schema::Play")]
        play: Play,
    },
    /// Whether a match was played by the rules, and who won it.
    Replay {
        /// The match.
        #[schemars(with = "schema::Record")]
        record: Record,
    },
}

impl Question {
    /// The program that it is about; `None` if it is about none.
    pub fn input(&self) -> Option<&str> {
        match self {
            Question::Rulesets {} | Question::Strategies {} | Question::Reference {} => None,
            Question::Evaluate { input }
            | Question::Show { input }
            | Question::Complete { input }
            | Question::Explore { input }
            | Question::Edit { input, .. }
            | Question::Analyze { input }
            | Question::Targets { input }
            | Question::Nimber { input }
            | Question::Solve { input, .. }
            | Question::Draw { input, .. }
            | Question::Moves { input, .. }
            | Question::Explain { input, .. }
            | Question::Hint { input, .. }
            | Question::Verify { input, .. }
            | Question::Tournament { input, .. } => Some(input),
            Question::Replay { record } | Question::Turn { record, .. } => Some(&record.start),
        }
    }
}

/// What is done to a position that is edited.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Edit {
    /// A cell of a board or a strip gets a sign.
    Paint {
        /// The place of the cell in the picture, counted from 0.
        cell: usize,
        /// The sign.
        sign: char,
    },
    /// The heaps become others.
    Heaps {
        /// Their sizes; those of 0 are left out.
        sizes: Vec<u64>,
    },
}

/// What is done in a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Act {
    /// Nothing: the match is looked at.
    Look {},
    /// A move is made for whoever moves.
    Move {
        /// Its name, or its number counted from 1.
        name: String,
    },
    /// The program makes the move of the strategy that plays.
    Program {},
    /// Moves are taken back as far as a person chose last.
    Undo {},
    /// A good move is wanted.
    Hint {},
    /// Who wins, and why.
    Why {},
    /// Whoever moves gives up.
    Resign {},
    /// Whoever moves ends the match as a draw, where a position came back.
    Draw {},
}

impl Default for Act {
    fn default() -> Act {
        Act::Look {}
    }
}

/// What a picture shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Show {
    /// The board of a position, the game tree of a value.
    #[default]
    Usual,
    /// The thermograph.
    Thermograph,
    /// The game tree of the canonical form.
    Tree,
    /// The graph of the followers of the canonical form.
    Followers,
    /// The Hasse diagram of the order of a list of games.
    Hasse,
    /// A position, and what can be moved to.
    Moves,
    /// The numbers of a list as points over 0, 1, 2, ...
    Plot,
    /// The numbers of a list of lists as colours.
    HeatMap,
}

impl From<Show> for View {
    fn from(show: Show) -> View {
        match show {
            Show::Usual => View::Usual,
            Show::Thermograph => View::Thermograph,
            Show::Tree => View::Tree,
            Show::Followers => View::Followers,
            Show::Hasse => View::Hasse,
            Show::Moves => View::Moves,
            Show::Plot => View::Plot,
            Show::HeatMap => View::HeatMap,
        }
    }
}

/// Who is komaster in a thermograph of a position with a ko.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Komaster {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Nobody.
    #[default]
    None,
    /// Left, Right and nobody: a thermograph for each.
    All,
}

impl From<Komaster> for Komasters {
    fn from(komaster: Komaster) -> Komasters {
        match komaster {
            Komaster::Left => Komasters::One(Some(Player::Left)),
            Komaster::Right => Komasters::One(Some(Player::Right)),
            Komaster::None => Komasters::One(None),
            Komaster::All => Komasters::All,
        }
    }
}

fn left() -> Player {
    Player::Left
}

fn perfect() -> String {
    "perfect".to_owned()
}

/// The strategies of a tournament if nobody names others.
pub const USUAL_STRATEGIES: [&str; 4] = ["naive", "random", "mirror", "perfect"];
/// How many starts a tournament has if nobody says.
pub const USUAL_STARTS: usize = 20;

fn usual_strategies() -> Vec<String> {
    USUAL_STRATEGIES.map(str::to_owned).to_vec()
}

fn usual_starts() -> usize {
    USUAL_STARTS
}

fn a_million() -> u64 {
    1_000_000
}

/// What is wanted besides who wins.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted {
    /// All winning moves.
    pub all: bool,
    /// A line of perfect play.
    pub line: bool,
}
