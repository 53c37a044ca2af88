//! The arguments of the command.

use crate::codes;
use crate::entails;
use crate::grundy::Format;
use crate::play::ME;
use crate::units;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{CommandFactory, Parser, Subcommand};
use clap_complete::Shell;
use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::PathBuf;
use std::time::Duration;
use tweedle::{Control, Play, Player, human_bytes};
use tweedle_boxes::Start;
use tweedle_script::{Session, Style};
use tweedle_search::Record;
use tweedle_search::strategy::STRATEGIES;

/// The beginning of `tweedle --help`.
const LONG_ABOUT: &str = "\
Evaluates, analyses and explores combinatorial games.

The language is that of CGSuite. Without a command, an interactive session starts.";

/// The examples at the end of `tweedle --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle                                    an interactive session
  tweedle eval '{1|1/2} + *'
  tweedle eval 'game.grid.Domineering(\"...|...\").CanonicalForm'
  tweedle analyze 'game.strip.ToadsAndFrogs(\".tt.ff.\")'
  tweedle --timeout 30s --memory 4G eval 'game.grid.Domineering(Grid.Empty(5,6)).CanonicalForm'

Exit status:
    0  every input has an answer
    1  something outside of the inputs failed, such as writing the results
    2  an input, or an argument of the command, has a mistake
    3  a time limit or the memory budget ended a calculation
   70  a mistake of the program
  130  Ctrl-C ended it";

/// The examples at the end of `tweedle eval --help`.
const EVAL_EXAMPLES: &str = "\
Examples:
  tweedle eval '1/2 + 3/4'
  tweedle eval 'g := {3|{1|-2}};' 'g.Temperature' 'g.Mean'     one session for all three
  tweedle eval 'game.grid.Domineering(\"....|....|....\").CanonicalForm'
  tweedle eval --json '{0|}' '0/0'
  tweedle eval - < program.cgs";

/// The examples at the end of `tweedle repl --help`.
const REPL_EXAMPLES: &str = "\
Examples:
  tweedle
  tweedle --memory 8G repl
  printf 'x := ^ + *\\nx.OutcomeClass\\n' | tweedle repl

The history of inputs is kept in $XDG_STATE_HOME/tweedle/history, by default under ~/.local/state.";

/// The examples at the end of `tweedle analyze --help`.
const ANALYZE_EXAMPLES: &str = "\
Examples:
  tweedle analyze 'game.strip.ToadsAndFrogs(\".tt.ff.\")'
  tweedle analyze --json 'game.grid.Domineering(\"...|...\")'
  tweedle analyze '{2|1/2} + ^'
  tweedle analyze --targets 'game.heap.Subtraction([1,2,3])(21)'";

/// The examples at the end of `tweedle play --help`.
const PLAY_EXAMPLES: &str = "\
You are asked for a move when it is your turn; `help` tells what else you can say.

Examples:
  tweedle play 'game.heap.Nim(\"4,3,2\")'
  tweedle play 'game.grid.Domineering(Grid.Empty(4,4))' --left perfect --right me
  tweedle play 'game.heap.Nim(\"4,3,2\")' --left brute --right naive --record match.txt
  tweedle play --resume";

/// The examples at the end of `tweedle replay --help`.
const REPLAY_EXAMPLES: &str = "\
Examples:
  tweedle replay match.txt
  tweedle replay --json match.txt";

/// The examples at the end of `tweedle verify --help`.
const VERIFY_EXAMPLES: &str = "\
The exit status is 3 if it is not finished.

Examples:
  tweedle verify 'game.heap.Nim(\"5,7,9\")' --strategy nim-sum
  tweedle verify 'game.grid.Cram(Grid.Empty(4,4))' --strategy mirror --player right";

/// The examples at the end of `tweedle tournament --help`.
const TOURNAMENT_EXAMPLES: &str = "\
Each pair plays four matches from each start: either as Left, either first.

Examples:
  tweedle tournament 'game.heap.Nim(\"5,7,9\")' --starts 50
  tweedle tournament 'game.grid.Clobber(\"xox|oxo\")' --strategies naive,random,perfect";

/// The examples at the end of `tweedle grundy --help`.
const GRUNDY_EXAMPLES: &str = "\
A code is that of CGSuite's TakeAndBreak, or a name such as kayles. A period that is proved gives all
further values at once. Counts may be written as 1000000, 1_000_000, 1e6 or 10^6.

With --out the values are kept while they are computed; a run that was interrupted goes on with
--resume.

Examples:
  tweedle grundy 0.77
  tweedle grundy dawsons-kayles --period --certificate dawson.json
  tweedle grundy --check dawson.json
  tweedle grundy 0.6 --to 1e6 --evidence --plot officers.svg
  tweedle grundy 0.106 --to 1e9 --out values.tgv --resume
  tweedle grundy 0.77 --misere --to 30";

/// The examples at the end of `tweedle nimstring --help`.
const NIMSTRING_EXAMPLES: &str = "\
Nimstring is Dots and Boxes where boxes do not count: whoever completes one moves again, and whoever
cannot move loses. A value is a nimber, or the moon of a loony position.

Examples:
  tweedle nimstring 3x4
  tweedle nimstring 2x2 --start icelandic --moves
  tweedle nimstring 2x1 --position 0x3
  tweedle nimstring --graph 'a-b, b-c, c-, a-'
  tweedle nimstring 4x4 --out nimstring.table --resume";

/// The examples at the end of `tweedle boxes --help`.
const BOXES_EXAMPLES: &str = "\
The score is what whoever moves first gets of the boxes left and what the other gets, if both play as
well as they can. The table of scores takes a byte for each set of the lines left: 16 MB for 3x3.

Examples:
  tweedle boxes 3x3
  tweedle boxes 2x2 --start swedish --moves
  tweedle boxes 3x4 --out 3x4.scores --resume
  tweedle boxes 3x3 --play first --why";

/// The examples at the end of `tweedle entails --help`.
const ENTAILS_EXAMPLES: &str = "\
Top Entails: split a heap into two, or take one counter, which obliges the opponent to answer in what
is left of that heap. A value is a nimber, or the moon \u{263e} of a loony heap: whoever moves first wins
it, whatever stands beside.

Examples:
  tweedle entails --to 60
  tweedle entails --to 7 --sets 7
  tweedle entails --to 1000000 --out entails.values --resume";

/// The examples at the end of `tweedle codes --help`.
const CODES_EXAMPLES: &str = "\
The codes are octal and counted as octal numbers with as many digits as the longer one; after 0.777
comes 4.000. Codes with the same values, perhaps a few counters later, are told by their standard
form; its values are computed once for all of them.

Proof is the theorem that proves the period; `observed` is a period that was seen and is not proved,
`open` none. Heaps is the last heap of the standard form that was looked at, and Largest the largest
value up to there.

Examples:
  tweedle codes 0.1..0.7
  tweedle codes 0.001..4.777 --to 2^20 --out octal.csv --resume";

/// The examples at the end of `tweedle nimber --help`.
const NIMBER_EXAMPLES: &str = "\
Examples:
  tweedle nimber 'game.grid.Cram(Grid.Empty(5,7))'
  tweedle nimber 'game.heap.Kayles(\"20\") + game.heap.Nim(\"3\")'";

/// The examples at the end of `tweedle batch --help`.
const BATCH_EXAMPLES: &str = "\
Each line of the standard input is an object:
  {\"id\": any JSON, \"input\": \"...\", \"session\": \"...\"}
Inputs with the same session share their variables; one without has a session of its own.
Each line of the standard output, in the same order, is one of:
  {\"id\": ..., \"output\": \"text\" or null}
  {\"id\": ..., \"error\": {\"message\": \"...\", \"line\": 1, \"column\": 1}}
The time limit holds for each line, and the memory budget for all sessions together. The exit
status is 0 even if lines failed.

Examples:
  echo '{\"id\": 1, \"input\": \"{1|0}.Temperature\"}' | tweedle batch
  tweedle --timeout 10s batch < questions.jsonl > answers.jsonl";

/// The examples at the end of `tweedle doc --help`.
const DOC_EXAMPLES: &str = "\
Examples:
  tweedle doc
  tweedle doc Temperature
  tweedle doc List
  tweedle doc game.heap.Subtraction";

/// The examples at the end of `tweedle completions --help`.
const COMPLETIONS_EXAMPLES: &str = "\
Examples:
  tweedle completions bash > ~/.local/share/bash-completion/completions/tweedle
  tweedle completions zsh > ~/.zfunc/_tweedle
  tweedle completions fish > ~/.config/fish/completions/tweedle.fish";

/// Evaluates, analyses and explores combinatorial games.
#[derive(Parser, Debug)]
#[command(name = "tweedle", version, long_about = LONG_ABOUT, after_help = EXAMPLES)]
pub(crate) struct Args {
    /// What a calculation may use, and how its values are printed.
    #[command(flatten)]
    pub(crate) limits: Limits,
    /// What to do; an interactive session if absent.
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// What a calculation may use, and how its values are printed.
#[derive(clap::Args, Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// Memory for the tables, such as 512M or 4G [default: three quarters of what is available]
    #[arg(long, global = true, value_name = "SIZE", value_parser = units::parse_size)]
    memory: Option<usize>,
    /// Time for each input, such as 500ms, 30s, 5m or 2h [default: none]
    #[arg(long, global = true, value_name = "TIME", value_parser = units::parse_duration)]
    pub(crate) timeout: Option<Duration>,
    /// Print every value so that it reads back in an expression: `1+*2`, which is printed `1*2`
    #[arg(long, global = true)]
    readable: bool,
}

impl Limits {
    /// A handle with this memory budget, for a session.
    pub(crate) fn control(self) -> Control {
        Control::with_memory(self.memory.unwrap_or_else(units::default_memory))
    }

    /// A new session under this handle.
    pub(crate) fn session(self, control: &Control) -> Session {
        let mut session = Session::new(control.clone());
        session.set_files(|path| {
            let mut text = String::new();
            let read = File::open(path)
                .and_then(|file| file.take(LARGEST_FILE + 1).read_to_string(&mut text));
            match read {
                Err(error) => Err(format!("Cannot read {path}: {error}.")),
                Ok(_) if text.len() as u64 > LARGEST_FILE => {
                    Err(format!("{path} is larger than {}.", human_bytes(LARGEST_FILE as usize)))
                }
                Ok(_) => Ok(text),
            }
        });
        if self.readable {
            session.set_style(Style::Arithmetic);
        }
        session
    }
}

/// Files beyond this many bytes are not read into the language.
const LARGEST_FILE: u64 = 16 << 20;

/// What to do.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Evaluate expressions and print each result on its own line
    Eval(Eval),
    /// Start an interactive session (also without any command)
    #[command(after_help = REPL_EXAMPLES)]
    Repl,
    /// Show the value of a position and both players' options
    Analyze(Analyze),
    /// Play a match: you, or any strategy, against another
    Play(PlayArgs),
    /// Check the record of a match and show it
    Replay(Replay),
    /// Play a strategy against every reply: proved, refuted, or not finished
    Verify(Verify),
    /// Let strategies play each other from many starts
    Tournament(Tournament),
    /// Grundy values of take-and-break games, and their periods with proof
    Grundy(Grundy),
    /// Classify octal codes by their periods
    Codes(Codes),
    /// Values of the heaps of Top Entails, and which of them are loony
    Entails(Entails),
    /// Find the value of a position of Nimstring
    Nimstring(NimstringArgs),
    /// Find the best score at Dots and Boxes, and what the theory of chains says
    Boxes(BoxesArgs),
    /// Find the nimber of an impartial position
    Nimber(Nimber),
    /// Answer questions, one JSON object a line
    #[command(after_help = BATCH_EXAMPLES)]
    Batch,
    /// Tell what a method, a function or a class of the language is
    #[command(after_help = DOC_EXAMPLES)]
    Doc {
        /// The name, with its class or package before it or without [default: all names]
        #[arg(value_name = "NAME")]
        name: Option<String>,
    },
    /// Print a completion script for a shell
    #[command(after_help = COMPLETIONS_EXAMPLES)]
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// The arguments of `tweedle eval`.
#[derive(clap::Args, Debug)]
#[command(after_help = EVAL_EXAMPLES)]
pub(crate) struct Eval {
    /// Print one JSON object for each input: {"input", "output"} or {"input", "error"}
    #[arg(long)]
    pub(crate) json: bool,
    /// Expressions or programs, which share their variables; `-` is the standard input
    #[arg(required = true, value_name = "EXPR", value_parser = unshield)]
    pub(crate) inputs: Vec<String>,
}

/// The arguments of `tweedle analyze`.
#[derive(clap::Args, Debug)]
#[command(after_help = ANALYZE_EXAMPLES)]
pub(crate) struct Analyze {
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Show instead who wins each of the positions that can be reached, or each position of a list
    #[arg(long)]
    pub(crate) targets: bool,
    /// A position or a game; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    pub(crate) input: String,
}

/// The names of the players, in an argument.
fn player() -> impl TypedValueParser<Value = Player> {
    let names = [("left", "Left"), ("right", "Right")];
    PossibleValuesParser::new(names.map(|(name, help)| PossibleValue::new(name).help(help)))
        .map(|name| if name.eq_ignore_ascii_case("left") { Player::Left } else { Player::Right })
}

/// The way of play that `--misere` chooses.
fn play(misere: bool) -> Play {
    if misere { Play::Misere } else { Play::Normal }
}

/// The arguments of `tweedle play`.
#[derive(clap::Args, Debug)]
#[command(after_help = PLAY_EXAMPLES)]
pub(crate) struct PlayArgs {
    /// The starting position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield, required_unless_present = "resume")]
    pub(crate) input: Option<String>,
    /// Who plays Left [default: me]
    #[arg(long, value_name = "WHO", value_parser = players())]
    left: Option<String>,
    /// Who plays Right [default: perfect]
    #[arg(long, value_name = "WHO", value_parser = players())]
    right: Option<String>,
    /// Who moves first
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    pub(crate) first: Player,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Tell the reasons of the strategies
    #[arg(long)]
    pub(crate) why: bool,
    /// What chance starts from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Keep the match in a file: as JSON if its name ends in `.json`, else as plain text
    #[arg(long, value_name = "FILE")]
    pub(crate) record: Option<PathBuf>,
    /// Go on with a match that was kept: the last one of yours, or the one in a file
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["input", "misere", "first"])]
    pub(crate) resume: Option<String>,
    /// Print the record of the match as JSON and nothing else
    #[arg(long)]
    pub(crate) json: bool,
}

impl PlayArgs {
    /// Who plays Left and who Right: as asked for, as in the match that goes on, or as usual.
    pub(crate) fn players(&self, resumed: Option<&Record>) -> [String; 2] {
        let known = |name: &String| STRATEGIES.contains(&name.as_str()) || name == ME;
        let of = |asked: &Option<String>, before: Option<&String>, usual: &str| {
            let before = before.filter(|name| known(name)).cloned();
            asked.clone().or(before).unwrap_or_else(|| usual.to_owned())
        };
        [
            of(&self.left, resumed.map(|record| &record.left), ME),
            of(&self.right, resumed.map(|record| &record.right), "perfect"),
        ]
    }

    pub(crate) fn play(&self) -> Play {
        play(self.misere)
    }
}

/// The arguments of `tweedle grundy`.
#[derive(clap::Args, Debug)]
#[command(after_help = GRUNDY_EXAMPLES)]
// Each is an option of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Grundy {
    /// A take-and-break code, such as 0.77, or the name of one
    #[arg(value_name = "CODE", required_unless_present = "check")]
    pub(crate) code: Option<String>,
    /// The last heap [default: 100; with --period 1000000; with --misere 20]
    #[arg(long, value_name = "N", value_parser = units::parse_count)]
    pub(crate) to: Option<u64>,
    /// Look for a period and print it instead of the values
    #[arg(long)]
    pub(crate) period: bool,
    /// Print outcomes and genera of misère play instead
    #[arg(long, conflicts_with_all = ["period", "evidence", "out", "certificate", "plot"])]
    pub(crate) misere: bool,
    /// With --misere, the genus of a sum of heaps, such as 3,4,5
    #[arg(long, value_name = "HEAPS", requires = "misere", value_delimiter = ',')]
    pub(crate) sum: Option<Vec<u64>>,
    /// Tell how values split into rare and common ones and which occur, instead of the values
    #[arg(long)]
    pub(crate) evidence: bool,
    /// How to print the values [default: by the name of the file, or a table]
    #[arg(long, value_enum)]
    pub(crate) format: Option<Format>,
    /// Keep the values in a file, also while they are computed
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Write a certificate of the period
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
    /// Draw a scatter plot of the values as SVG
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Check a certificate instead
    #[arg(long, value_name = "CERTIFICATE", exclusive = true)]
    pub(crate) check: Option<PathBuf>,
}

/// The arguments of `tweedle codes`.
#[derive(clap::Args, Debug)]
#[command(after_help = CODES_EXAMPLES)]
pub(crate) struct Codes {
    /// The first code and the last, such as 0.01..0.77
    #[arg(value_name = "A..B")]
    pub(crate) range: String,
    /// The last heap to look at if no period is proved before
    #[arg(long, value_name = "N", value_parser = units::parse_count, default_value = "10000")]
    pub(crate) to: u64,
    /// How to print what is found [default: by the name of the file, or a table]
    #[arg(long, value_enum)]
    pub(crate) format: Option<codes::Format>,
    /// Write each row into a file as soon as it is known
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on after the last row of the file, if there is one
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
}

/// The arguments of `tweedle entails`.
#[derive(clap::Args, Debug)]
#[command(after_help = ENTAILS_EXAMPLES)]
pub(crate) struct Entails {
    /// The last heap
    #[arg(long, value_name = "N", value_parser = units::parse_count, default_value = "100")]
    pub(crate) to: u64,
    /// Also tell how the value of a heap comes about: its immediate and protected nimbers
    #[arg(long, value_name = "HEAP", value_parser = units::parse_count)]
    pub(crate) sets: Option<u64>,
    /// How to print the values [default: by the name of the file, or a table if there are few]
    #[arg(long, value_enum)]
    pub(crate) format: Option<entails::Format>,
    /// Keep the values in a file, also while they are computed
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
}

/// A position on a board of dots.
#[derive(clap::Args, Debug)]
pub(crate) struct BoardArgs {
    /// Rows and columns of boxes, such as 3x4
    #[arg(value_name = "SIZE", default_value = "", hide_default_value = true)]
    pub(crate) size: String,
    /// Which lines are drawn before play begins
    #[arg(long, value_enum, default_value = "empty")]
    pub(crate) start: StartName,
    /// Another position: the set of undrawn lines as a number (bit i stands for line i; hexadecimal
    /// after 0x), or a picture; `-` is the standard input
    #[arg(long, value_name = "LINES", conflicts_with = "start", allow_hyphen_values = true)]
    pub(crate) position: Option<String>,
}

/// The usual starts.
#[derive(clap::ValueEnum, Clone, Copy, Debug)]
pub(crate) enum StartName {
    /// No line is drawn (American)
    Empty,
    /// The top and the left side of the board are drawn
    Icelandic,
    /// The whole frame is drawn
    Swedish,
}

impl From<StartName> for Start {
    fn from(name: StartName) -> Start {
        match name {
            StartName::Empty => Start::Empty,
            StartName::Icelandic => Start::Icelandic,
            StartName::Swedish => Start::Swedish,
        }
    }
}

/// The arguments of `tweedle nimstring`.
#[derive(clap::Args, Debug)]
#[command(after_help = NIMSTRING_EXAMPLES)]
pub(crate) struct NimstringArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// A graph of strings and coins instead: `a-b, b-c, c-`, where a string with one end is tied to
    /// the ground
    #[arg(long, value_name = "STRINGS", conflicts_with_all = ["size", "start", "position"])]
    pub(crate) graph: Option<String>,
    /// Show what each move leads to, and which win
    #[arg(long)]
    pub(crate) moves: bool,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Keep what is known in a file, also while it is found
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
}

/// The arguments of `tweedle boxes`.
#[derive(clap::Args, Debug)]
#[command(after_help = BOXES_EXAMPLES)]
// Each is an option of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct BoxesArgs {
    #[command(flatten)]
    pub(crate) board: BoardArgs,
    /// Show what each move leads to
    #[arg(long)]
    pub(crate) moves: bool,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
    /// Keep the scores in a file, also while they are found
    #[arg(long, value_name = "FILE")]
    pub(crate) out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    pub(crate) resume: bool,
    /// Play a match: whose lines you draw, the rest being drawn by the program
    #[arg(long, value_enum, value_name = "WHO", conflicts_with_all = ["moves", "json", "out", "resume"])]
    pub(crate) play: Option<Seats>,
    /// Tell the reasons of the program in a match
    #[arg(long, requires = "play")]
    pub(crate) why: bool,
}

/// Who is a person in a match of Dots and Boxes.
#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Seats {
    /// The first player
    First,
    /// The second player
    Second,
    /// Both players
    Both,
    /// Nobody: the program plays itself
    None,
}

/// The arguments of `tweedle nimber`.
#[derive(clap::Args, Debug)]
#[command(after_help = NIMBER_EXAMPLES)]
pub(crate) struct Nimber {
    /// Print a JSON object: {"input", "nimber"} or {"input", "error"}
    #[arg(long)]
    pub(crate) json: bool,
    /// An impartial position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    pub(crate) input: String,
}

/// The arguments of `tweedle replay`.
#[derive(clap::Args, Debug)]
#[command(after_help = REPLAY_EXAMPLES)]
pub(crate) struct Replay {
    /// A record, in plain text or JSON
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// Print the record as JSON, with its winner
    #[arg(long)]
    pub(crate) json: bool,
}

/// The arguments of `tweedle verify`.
#[derive(clap::Args, Debug)]
#[command(after_help = VERIFY_EXAMPLES)]
pub(crate) struct Verify {
    /// The starting position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    pub(crate) input: String,
    /// The strategy
    #[arg(long, value_name = "STRATEGY", default_value = "perfect", value_parser = strategies())]
    pub(crate) strategy: String,
    /// Whom it plays
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    pub(crate) player: Player,
    /// Who moves first
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    pub(crate) first: Player,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
    /// In how many positions it may have to move
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000_000)]
    pub(crate) positions: u64,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Verify {
    pub(crate) fn play(&self) -> Play {
        play(self.misere)
    }
}

/// The arguments of `tweedle tournament`.
#[derive(clap::Args, Debug)]
#[command(after_help = TOURNAMENT_EXAMPLES)]
pub(crate) struct Tournament {
    /// The position; random play from it makes the other starts
    #[arg(value_name = "POSITION", value_parser = unshield)]
    pub(crate) input: String,
    /// The strategies, with commas between them
    #[arg(
        long,
        value_name = "NAMES",
        value_delimiter = ',',
        default_value = "naive,random,mirror,perfect",
        value_parser = strategies()
    )]
    pub(crate) strategies: Vec<String>,
    /// How many starts
    #[arg(
        long,
        value_name = "NUMBER",
        default_value_t = 20,
        value_parser = clap::value_parser!(u64).range(1..=1_000_000)
    )]
    pub(crate) starts: u64,
    /// What chance starts from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    pub(crate) seed: u64,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Print a JSON object
    #[arg(long)]
    pub(crate) json: bool,
}

impl Tournament {
    pub(crate) fn play(&self) -> Play {
        play(self.misere)
    }
}

/// The names of strategies.
fn strategies() -> PossibleValuesParser {
    PossibleValuesParser::new(STRATEGIES)
}

/// The names of players.
fn players() -> PossibleValuesParser {
    PossibleValuesParser::new(std::iter::once(ME).chain(STRATEGIES))
}

/// The arguments of this process. Ends it after `--help`, `--version` and mistakes.
pub(crate) fn parse() -> Args {
    Args::parse_from(std::env::args_os().map(shield))
}

/// Writes the completion script for a shell.
pub(crate) fn completions(shell: Shell, out: &mut impl Write) -> io::Result<()> {
    // The generator panics if it cannot write, so it writes to memory.
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Args::command(), "tweedle", &mut script);
    out.write_all(&script)
}

/// Puts a space before an expression such as `-*2`, which is no option: the only short options
/// are `-h` and `-V`. To the language the space means nothing.
fn shield(argument: OsString) -> OsString {
    let expression = match argument.to_str() {
        Some("-h" | "-V") | None => None,
        Some(text) => text.strip_prefix('-'),
    };
    match expression {
        Some(rest) if !rest.is_empty() && !rest.starts_with('-') => format!(" -{rest}").into(),
        _ => argument,
    }
}

/// Undoes [`shield`].
#[allow(clippy::unnecessary_wraps, reason = "a value parser returns a result")]
fn unshield(argument: &str) -> Result<String, std::convert::Infallible> {
    let original = if argument.starts_with(" -") { &argument[1..] } else { argument };
    Ok(original.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_definition_is_consistent() {
        Args::command().debug_assert();
    }

    #[test]
    fn expressions_may_start_with_a_minus_sign() {
        let arguments = ["tweedle", "eval", "-*2", "--json", "-", "-1"].map(OsString::from);
        let args = Args::parse_from(arguments.into_iter().map(shield));
        let Some(Command::Eval(eval)) = args.command else { panic!("{args:?}") };
        assert_eq!(eval.inputs, ["-*2", "-", "-1"]);
        assert!(eval.json);
    }
}
