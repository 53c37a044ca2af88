//! `tweedle solve`: who wins, and by which moves.

use crate::arguments::{ending, may_write, play, unshield};
use crate::first::{First, first};
use crate::limits::Limits;
use crate::outcome_words::in_words;
use crate::report::{or_file_error, status};
use crate::streams::{read_input, source_name, to_stderr};
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use tweedle_desk::kept::{Kept, Solving, Table};
use tweedle_desk::{Answer, Desk, Kind, ProvedWin, Solution, SolvedTurn, Wanted, words};
use tweedle_engine::{LoopyOutcome, Player, human_bytes};
use tweedle_script::say;
use tweedle_search::{Step, or_empty};

/// The examples at the end of `tweedle solve --help`.
const EXAMPLES: &str = "\
Examples:
  tweedle solve 'game.grid.Domineering(Grid.Empty(7,7))'
  tweedle solve --first left --all 'game.grid.Clobber(\"xoxo|oxox\")'
  tweedle solve --line 'game.grid.Domineering(Grid.Empty(3,4)) + game.heap.Nim(2)'
  tweedle solve --first right --proof won.proof 'game.grid.Domineering(Grid.Empty(6,6))'
  tweedle solve --check won.proof
  tweedle solve --first left --out 8x9.sums --resume 'game.grid.Domineering(Grid.Empty(8,9))'";

/// Say who wins a position, large ones too
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
#[allow(clippy::struct_excessive_bools, reason = "each is an option of the command")]
pub(crate) struct Solve {
    /// A position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield, required_unless_present = "check")]
    input: Option<String>,
    /// Who moves first
    #[arg(long, value_parser = first(), ignore_case = true, default_value = "both")]
    first: First,
    /// Who cannot move wins
    #[arg(long, conflicts_with = "proof")]
    misere: bool,
    /// List all moves by which the first player wins
    #[arg(long)]
    all: bool,
    /// Show a line of perfect play
    #[arg(long)]
    line: bool,
    /// Say how much work it was
    #[arg(long)]
    stats: bool,
    /// Write a proof of who wins, for one first player
    #[arg(long, value_name = "FILE", conflicts_with_all = ["all", "line"])]
    proof: Option<PathBuf>,
    /// Overwrite the file of `--proof` if it is there
    #[arg(long, requires = "proof")]
    force: bool,
    /// Keep in a file what is found, also while it is found, `.sums`
    #[arg(long, value_name = "FILE", conflicts_with_all = ["misere", "proof", "check"])]
    out: Option<PathBuf>,
    /// Go on with the file of an earlier run, if there is one
    #[arg(long, requires = "out")]
    resume: bool,
    /// Check a proof instead, without a search; of this position and first player, if they are given
    #[arg(long, value_name = "FILE", conflicts_with_all = ["misere", "all", "line", "stats", "proof", "force"])]
    check: Option<PathBuf>,
}

impl Solve {
    /// Solves the position and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        if let Some(file) = &self.check {
            // A proof is not to rest on what a database says.
            return self.check(file, &mut limits.plain_desk(&control), &mut watch, limits);
        }
        let mut desk = limits.desk(&control)?;
        let argument = self.input.as_deref().unwrap_or("-");
        let input = read_input(argument)?;
        if let Some(file) = &self.proof {
            return self.prove(&input, file, &mut desk, &mut watch, limits);
        }
        let before = Instant::now();
        let wanted = Wanted { all: self.all, line: self.line };
        let out = self.out.as_deref();
        if let Some(Err(message)) = out.map(|path| ending(path, &["sums"])) {
            return Ok(limits.refuse(say::bad_argument(&message))?);
        }
        let solved = watch.run(&control, || {
            let first = self.first.0;
            let solving = Solving::new(&mut desk, &input, first, play(self.misere), wanted)?;
            if out.is_some() {
                solving.can_be_kept()?;
            }
            let mut kept = Kept::new(Table::new(solving, out));
            kept.open(self.resume)?;
            kept.run(|_| ())?;
            kept.result_mut().work.solution()
        });
        match or_file_error(solved)? {
            Ok(solution) => {
                let stats = self.stats.then(|| (before.elapsed(), control.used()));
                limits.tell(Some(&input), solution, Answer::Solution, |solution, out| {
                    write_text(out, solution, stats)
                })?;
                Ok(status::GOOD)
            }
            Err(trouble) => {
                let is_stopped =
                    matches!(trouble.kind, Kind::Memory { .. } | Kind::Cancelled { .. });
                let trouble = trouble.about(&input);
                let status = limits.fail(&trouble, source_name(argument), Some(&input))?;
                if let (Some(share), true) = (control.share(), is_stopped) {
                    let percent = 100.0 * share;
                    let about = if percent < 0.1 {
                        "Less than 0.1".to_owned()
                    } else {
                        format!("About {percent:.1}")
                    };
                    to_stderr(&format!("{about} % of the search was done, by an estimate."));
                }
                if let (Some(file), true) = (out, is_stopped) {
                    let file = file.display();
                    to_stderr(&format!("Go on with `--resume`: what was found is in {file}."));
                }
                Ok(status)
            }
        }
    }

    /// Checks a proof and returns the exit status.
    fn check(
        &self,
        file: &Path,
        desk: &mut Desk,
        watch: &mut Watch,
        limits: Limits,
    ) -> anyhow::Result<u8> {
        let name = file.display().to_string();
        let control = desk.control().clone();
        let input = self.input.as_deref().map(read_input).transpose()?;
        match watch.run(&control, || desk.check_proof(file, input.as_deref(), self.first.0)) {
            Ok(proved) => {
                limits.tell(Some(&name), proved, Answer::Proved, write_proved)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble, "proof", Some(&name))?),
        }
    }

    /// Writes a proof and returns the exit status.
    fn prove(
        &self,
        input: &str,
        file: &Path,
        desk: &mut Desk,
        watch: &mut Watch,
        limits: Limits,
    ) -> anyhow::Result<u8> {
        let Some(first) = self.first.0 else {
            // A position that has no proof is refused with any first player.
            let can_be_proved = watch.run(&desk.control().clone(), || desk.can_be_proved(input));
            return match can_be_proved {
                Ok(()) => Ok(limits.refuse(say::first_player_missing())?),
                Err(trouble) => Ok(limits.fail(&trouble.about(input), "input", Some(input))?),
            };
        };
        may_write(Some(file), self.force, "")?;
        let control = desk.control().clone();
        match or_file_error(watch.run(&control, || desk.prove(input, first, file)))? {
            Ok(proved) => {
                limits.tell(Some(input), proved, Answer::Proved, write_proved)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble.about(input), "input", Some(input))?),
        }
    }
}

fn write_proved(proved: &ProvedWin, out: &mut dyn Write) -> io::Result<()> {
    let ProvedWin { position, first, winner, nodes, file, checked, proof: _ } = proved;
    let file = file.as_deref().unwrap_or("The proof");
    writeln!(out, "{position}")?;
    writeln!(out, "{}", sentence(*first, Some(*winner), None))?;
    let nodes = words::counted(*nodes as u64, "node");
    if *checked {
        writeln!(out, "{file} proves it: {nodes}, checked.")
    } else {
        writeln!(out, "The proof is in {file}, {nodes}.")
    }
}

/// A sentence on the winner if `first` moves first.
fn sentence(first: Player, winner: Option<Player>, score: Option<&str>) -> String {
    let how = match winner {
        Some(winner) if winner == first => "wins",
        Some(_) => "loses",
        None => "draws",
    };
    let with = score.map_or(String::new(), |score| format!(" with a score of {score}"));
    format!("{first}, moving first, {how}{with}.")
}

fn write_text(
    out: &mut dyn Write,
    solution: &Solution,
    stats: Option<(Duration, usize)>,
) -> io::Result<()> {
    if let Some(outcome) = solution.outcome {
        let words = match outcome {
            LoopyOutcome::L => "Left wins, no matter who moves first",
            LoopyOutcome::R => "Right wins, no matter who moves first",
            other => in_words(other),
        };
        writeln!(out, "{outcome}: {words}.")?;
    }
    match solution.turns.as_slice() {
        // Both players have the same moves.
        [left, right]
            if left.winning == right.winning
                && left.drawing == right.drawing
                && left.line.is_none()
                && left.score.is_none() =>
        {
            write_winning(out, left)?;
        }
        turns => {
            for turn in turns {
                let is_told = turn.winning.is_some() || turn.line.is_some() || turn.score.is_some();
                if solution.outcome.is_none() || is_told {
                    let score = turn.score.as_deref();
                    writeln!(out, "{}", sentence(turn.first, turn.winner, score))?;
                }
                write_winning(out, turn)?;
                write_line(out, turn)?;
            }
        }
    }
    if let Some((elapsed, bytes)) = stats {
        let positions = words::positions(solution.positions);
        let seconds = elapsed.as_secs_f64();
        let rate = u128::from(solution.positions) * 1_000_000 / elapsed.as_micros().max(1);
        let rate = words::grouped(rate as u64);
        let memory = human_bytes(bytes);
        writeln!(
            out,
            "Looked at {positions} in {seconds:.2} s, {rate} a second; {memory} in use."
        )?;
    }
    Ok(())
}

/// The moves by which the first player wins or keeps the draw, if they were asked for.
fn write_winning(out: &mut dyn Write, turn: &SolvedTurn) -> io::Result<()> {
    let (Some(winning), Some(moves)) = (&turn.winning, turn.moves) else { return Ok(()) };
    if let (Some(drawing), true) = (&turn.drawing, moves > 0) {
        let moves = words::counted(moves as u64, "move");
        writeln!(out, "Keeping the draw: {} of {moves}.", drawing.len())?;
        return write_steps(out, drawing);
    }
    if turn.winner != Some(turn.first) {
        return Ok(());
    }
    if moves == 0 {
        return writeln!(out, "There is no move to make.");
    }
    writeln!(out, "Winning: {} of {}.", winning.len(), words::counted(moves as u64, "move"))?;
    write_steps(out, winning)
}

fn write_steps(out: &mut dyn Write, steps: &[Step]) -> io::Result<()> {
    steps.iter().try_for_each(|step| writeln!(out, "  {}", shown(&step.name, &step.to)))
}

/// The moves of a match between perfect players, if they were asked for.
fn write_line(out: &mut dyn Write, turn: &SolvedTurn) -> io::Result<()> {
    let line = turn.line.iter().flatten();
    (1..).zip(line).try_for_each(|(number, step)| {
        writeln!(out, "  {number}. {} {}", step.player, shown(&step.name, &step.to))
    })
}

/// A move by its name, and the position after it if that is something else.
fn shown(name: &str, to: &str) -> String {
    if name.is_empty() || name == to {
        or_empty(to).to_owned()
    } else {
        format!("{name} -> {}", or_empty(to))
    }
}
