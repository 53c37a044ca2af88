//! `tweedle play`: a match between two players, each a person or a strategy.

use crate::arguments::{play, player, unshield};
use crate::conversation::{Conversation, Manner, Shows, nowhere, stderr, stdout};
use crate::limits::Limits;
use crate::person::Person;
use crate::report::status;
use crate::state;
use crate::streams::read_input;
use crate::watch::{Watch, WhenIdle};
use clap::builder::PossibleValuesParser;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};
use tweedle::Player;
use tweedle_desk::kept::{self, RecordFile};
use tweedle_desk::{Answer, Match, MatchResult, PERSON, words};
use tweedle_search::Record;
use tweedle_search::strategy::STRATEGIES;

/// The examples at the end of `tweedle play --help`.
const EXAMPLES: &str = "\
You are asked for a move when it is your turn; `help` tells what else you can say.

Examples:
  tweedle play 'game.heap.Nim(\"4,3,2\")'
  tweedle play 'game.grid.Domineering(Grid.Empty(4,4))' --left perfect --right me
  tweedle play 'game.heap.Nim(\"4,3,2\")' --left brute --right naive --record match.txt
  tweedle play --resume";

/// Play a match: you, or any strategy, against another
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
// Each is an option of its own.
#[allow(clippy::struct_excessive_bools)]
pub(crate) struct Play {
    /// The starting position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield, required_unless_present = "resume")]
    input: Option<String>,
    /// Who plays Left [default: me]
    #[arg(long, value_name = "WHO", value_parser = players())]
    left: Option<String>,
    /// Who plays Right [default: perfect]
    #[arg(long, value_name = "WHO", value_parser = players())]
    right: Option<String>,
    /// Who moves first
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    first: Player,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
    /// Tell the reasons of the strategies
    #[arg(long)]
    why: bool,
    /// What chance starts from
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
    /// Keep the match in a file: as JSON if its name ends in `.json`, else as plain text
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Overwrite the file of `--record` if it is there
    #[arg(long, requires = "record")]
    force: bool,
    /// Go on with a match that was kept: the last one of yours, or the one in a file
    #[arg(long, value_name = "FILE", num_args = 0..=1, default_missing_value = "", conflicts_with_all = ["input", "misere", "first"])]
    resume: Option<String>,
}

/// The answer to `help` in a match.
const HELP: &str = "\
Type a move by its name or its number in the list. Tab completes.
  moves      list all moves
  board      draw the position again
  hint       a good move and its reason
  why        who wins, and why
  undo       take your last move back
  save FILE  write the match so far (to match.txt, if no file is named)
  resign     give up
  quit       leave, as do Ctrl-C and Ctrl-D; the match is kept";

impl Play {
    /// Plays the match and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let resumed_file = self.resume.as_deref().map(resumed);
        let resumed = match resumed_file.as_deref().map(kept::load).transpose() {
            Ok(record) => record,
            Err(trouble) => return Ok(limits.fail(&trouble, "record", None)?),
        };
        if let Some(message) = self.in_the_way(resumed_file.as_deref()) {
            anyhow::bail!(message);
        }
        let players = self.players(resumed.as_ref());
        let with_person = players.iter().any(|name| name == PERSON);
        let is_terminal = with_person && io::stdin().is_terminal();
        let when_idle = if is_terminal { WhenIdle::Stay } else { WhenIdle::Leave };
        let mut watch = Watch::new(limits, when_idle)?;
        let control = limits.control();
        let mut desk = limits.desk(&control);
        let input = match (&resumed, &self.input) {
            (Some(record), _) => record.start.clone().into(),
            (None, Some(input)) if input == "-" && with_person => {
                let message = "The standard input is yours to play; give the position itself.";
                return Ok(limits.refuse(message)?);
            }
            (None, Some(input)) => read_input(input)?,
            (None, None) => {
                let message = "Give a position to play, or `--resume FILE`.";
                return Ok(limits.refuse(message)?);
            }
        };
        let start = match watch.run(&control, || desk.position(&input)) {
            Ok(start) => start,
            Err(trouble) => return Ok(limits.fail(&trouble, "input", Some(&input))?),
        };
        let names = players.each_ref().map(String::as_str);
        let begun = watch.run(&control, || match &resumed {
            Some(record) => Match::resume(record, &start, names, self.seed, &mut desk),
            None => Match::from_position(&start, names, self.first, play(self.misere), self.seed),
        });
        let game = match begun {
            Ok(game) => game,
            Err(trouble) => return Ok(limits.fail(&trouble, "start", Some(&input))?),
        };
        let out = match (limits.json, with_person) {
            (false, _) => stdout,
            (true, true) => stderr,
            (true, false) => nowhere,
        };
        if let (Some(MatchResult::Won(winner)), Some(record)) = (game.result(), &resumed) {
            let replayed = desk.replay(record)?;
            limits.tell(Some(&input), replayed, Answer::Replayed, |_, out| {
                writeln!(out, "The match is over: {winner} won.")
            })?;
            return Ok(status::GOOD);
        }
        if resumed.is_some() {
            let moves = words::counted(game.made() as u64, "move");
            writeln!(out(), "After {moves}: {}", game.state().position.shown())?;
        }
        let asked = self.record.clone().or(resumed_file);
        let file = asked.or_else(|| with_person.then(last_match).flatten());
        let kept = file.as_deref().map(how_to_resume);
        let manner = Manner {
            help: HELP,
            no_records: "",
            source_name: "input",
            text: game.game().start().to_owned(),
            who: Player::BOTH.map(|player| game.game().who(player).to_owned()),
            shows: Shows::EachTurn,
            why: self.why,
            out,
            is_json: limits.json,
        };
        let file = RecordFile::new(file);
        let saved = Vec::new();
        let mut conversation = Conversation { game, desk, watch, manner, file, kept, saved };
        // A person is shown the board when it is his turn; before that, once at the beginning.
        let game = &conversation.game;
        if with_person && !game.is_person(game.player()) {
            conversation.show_board()?;
        }
        let person = if with_person { Some(Person::new(is_terminal, limits.json)?) } else { None };
        conversation.run(person)
    }

    /// What is wrong if the record would overwrite another.
    fn in_the_way(&self, resumed: Option<&Path>) -> Option<String> {
        let path = self.record.as_deref()?;
        let is_same = resumed.is_some_and(|resumed| resumed == path);
        let name = path.display();
        (path.is_file() && !is_same && !self.force).then(|| {
            format!(
                "{name} is there already: go on with it by `tweedle play --resume {name}`, overwrite it by \
                 `--force`, or choose another name"
            )
        })
    }

    /// Who plays Left and who Right: as asked for, as in the match that goes on, or as usual.
    fn players(&self, resumed: Option<&Record>) -> [String; 2] {
        let known = |name: &String| STRATEGIES.contains(&name.as_str()) || name == PERSON;
        let of = |asked: &Option<String>, before: Option<&String>, usual: &str| {
            let before = before.filter(|name| known(name)).cloned();
            asked.clone().or(before).unwrap_or_else(|| usual.to_owned())
        };
        [
            of(&self.left, resumed.map(|record| &record.left), PERSON),
            of(&self.right, resumed.map(|record| &record.right), "perfect"),
        ]
    }
}

/// The names of players.
fn players() -> PossibleValuesParser {
    PossibleValuesParser::new(std::iter::once(PERSON).chain(STRATEGIES))
}

/// Where a match with a person is kept if no file is named.
fn last_match() -> Option<PathBuf> {
    Some(state::directory()?.join("last-match.txt"))
}

/// The file that is meant: without a name, the last match with a person.
fn resumed(file: &str) -> PathBuf {
    let last = if file.is_empty() { last_match() } else { None };
    last.unwrap_or_else(|| file.into())
}

/// How a match goes on that is kept in a file.
fn how_to_resume(file: &Path) -> String {
    let is_last = last_match().is_some_and(|last| last == file);
    let file = if is_last { String::new() } else { format!(" {}", file.display()) };
    format!("It is kept: go on with `tweedle play --resume{file}`.")
}
