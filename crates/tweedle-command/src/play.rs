//! `tweedle play`: a match between two players, each a person or a strategy.

use crate::arguments::{play, player, strategy_values, unshield};
use crate::boxes_match::BoxesMatch;
use crate::conversation::{Manner, hold, tell_over};
use crate::kept_match::{may_record, resumed};
use crate::limits::Limits;
use crate::streams::read_input;
use clap::builder::{PossibleValue, PossibleValuesParser};
use std::io::Write;
use std::path::PathBuf;
use tweedle_desk::kept;
use tweedle_desk::{Match, PERSON, PROGRAM, is_of_boxes, words};
use tweedle_engine::Player;
use tweedle_script::say;
use tweedle_search::Record;
use tweedle_search::strategy::STRATEGIES;

/// The examples at the end of `tweedle play --help`.
const EXAMPLES: &str = "\
You are asked for a move when it is your turn; `help` tells what else you can say.

Examples:
  tweedle play 'game.heap.Nim(\"4,3,2\")'
  tweedle play 'game.grid.Domineering(Grid.Empty(4,4))' --left perfect --right me
  tweedle play 'game.grid.Clobber(\"xoxox|oxoxo|xoxox\")' --right student-3
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
    /// Who plays Right, one of the same [default: perfect]
    #[arg(long, value_name = "WHO", value_parser = players(), hide_possible_values = true)]
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

/// The way to make a move, as `help` says it in a match.
const HELP: &str = "Type a move by its name or its number in the list. Tab completes.";

impl Play {
    /// Plays the match and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let resumed_file = self.resume.as_deref().map(resumed);
        let resumed = match resumed_file.as_deref().map(kept::load).transpose() {
            Ok(record) => record,
            Err(trouble) => return Ok(limits.fail(&trouble, "record", None)?),
        };
        let (asked, force) = (self.record.as_deref(), self.force);
        may_record(asked, resumed_file.as_deref(), force)?;
        if let Some(record) = resumed.as_ref().filter(|record| is_of_boxes(record)) {
            let of =
                |asked: &Option<String>, before: &String| asked.as_ref().unwrap_or(before).clone();
            let manner = BoxesMatch {
                players: [of(&self.left, &record.left), of(&self.right, &record.right)],
                why: self.why,
                file: self.record.clone().or(resumed_file),
            };
            return manner.go_on(record, limits);
        }
        let players = self.players(resumed.as_ref());
        let with_person = players.iter().any(|name| name == PERSON);
        let manner = Manner { help: HELP, why: self.why, with_person, limits };
        let mut watch = manner.watch()?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let input = match (&resumed, &self.input) {
            (Some(record), _) => record.start.clone().into(),
            (None, Some(input)) if input == "-" && with_person => {
                let message = "The standard input is yours to play; give the position itself.";
                return Ok(limits.refuse(say::bad_argument(message))?);
            }
            (None, Some(input)) => read_input(input)?,
            (None, None) => {
                let message = "Give a position to play, or `--resume FILE`.";
                return Ok(limits.refuse(say::bad_argument(message))?);
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
        let begun = begun.map(|game| {
            let is_told = input.contains('\n') || desk.reads_back(&start);
            if is_told { game } else { game.started_by(&input) }
        });
        let game = match begun {
            Ok(game) => game,
            Err(trouble) => return Ok(limits.fail(&trouble, "start", Some(&input))?),
        };
        if let Some(record) = &resumed {
            if game.result().is_some() {
                return tell_over(&game, record, &mut desk, limits);
            }
            let moves = words::counted(game.made() as u64, "move");
            writeln!(manner.out(), "After {moves}: {}", game.state().position.shown())?;
        }
        hold(game, desk, watch, manner, self.record.clone().or(resumed_file))
    }

    /// The players of Left and of Right: as asked for, as in the match that goes on, or as usual.
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
    let person = PossibleValue::new(PERSON).help("you");
    let shown = std::iter::once(person).chain(strategy_values());
    // It plays in matches of Dots and Boxes that go on.
    PossibleValuesParser::new(shown.chain([PossibleValue::new(PROGRAM).hide(true)]))
}
