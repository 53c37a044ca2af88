//! `tweedle verify`: plays a strategy against every reply.

use crate::arguments::{play, player, strategies, unshield};
use crate::limits::Limits;
use crate::report::status;
use crate::streams::read_input;
use crate::units;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use tweedle_desk::{Answer, Proof, Verdict, words};
use tweedle_engine::Player;

/// The examples at the end of `tweedle verify --help`.
const EXAMPLES: &str = "\
The exit status is 4 if it is refuted or drawn, and 3 if it is not finished.

Examples:
  tweedle verify 'game.heap.Nim(\"5,7,9\")' --strategy nim-sum
  tweedle verify 'game.grid.Cram(Grid.Empty(4,4))' --strategy mirror --player right";

/// Play a strategy against every reply: proved, refuted, or not finished
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Verify {
    /// The starting position; `-` is the standard input
    #[arg(value_name = "POSITION", value_parser = unshield)]
    input: String,
    /// The strategy
    #[arg(long, value_name = "STRATEGY", default_value = "perfect", value_parser = strategies())]
    strategy: String,
    /// Whom it plays
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    player: Player,
    /// Who moves first
    #[arg(long, value_parser = player(), ignore_case = true, default_value = "left")]
    first: Player,
    /// Who cannot move wins
    #[arg(long)]
    misere: bool,
    /// In how many positions it may have to move
    #[arg(long, value_name = "NUMBER", default_value_t = 1_000_000, value_parser = units::parse_count)]
    positions: u64,
}

impl Verify {
    /// Verifies and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        let input = read_input(&self.input)?;
        let (who, play) = ((self.player, self.first), play(self.misere));
        let result =
            watch.run(&control, || desk.verify(&input, &self.strategy, who, play, self.positions));
        let proof = match result {
            Ok(proof) => proof,
            Err(trouble) => {
                return Ok(limits.fail(&trouble.about(&input), "input", Some(&input))?);
            }
        };
        let status = match proof.verdict {
            Verdict::Proved => status::GOOD,
            Verdict::Refuted | Verdict::Drawn => status::REFUTED,
            Verdict::Unfinished => status::STOPPED,
        };
        let order = if self.player == self.first { "first" } else { "second" };
        limits
            .tell(Some(&input), proof, Answer::Proof, |proof, out| write_text(out, proof, order))?;
        Ok(status)
    }
}

fn write_text(out: &mut dyn Write, answer: &Proof, order: &str) -> io::Result<()> {
    let Proof { strategy, player, .. } = answer;
    let count = words::positions(answer.positions.unwrap_or(0));
    match &answer.line {
        None if answer.verdict == Verdict::Proved => writeln!(
            out,
            "Proved: {strategy}, as {player} moving {order}, wins against every play; {count} in \
             which it moves."
        ),
        None => writeln!(
            out,
            "Not finished: {strategy}, as {player} moving {order}, was not beaten in {count}. Allow \
             more with `--positions`."
        ),
        Some(line) => {
            let (what, how) = match answer.verdict {
                Verdict::Drawn => ("Drawn", "does not win, as the last position was there before"),
                _ => ("Refuted", "loses"),
            };
            let end = if line.is_empty() { " at once." } else { ":" };
            writeln!(out, "{what}: {strategy}, as {player} moving {order}, {how}{end}")?;
            for (i, step) in line.iter().enumerate() {
                writeln!(out, "{}. {}: {} -> {}", i + 1, step.player, step.name, step.to)?;
            }
            match answer.can_win {
                Some(false) if answer.verdict == Verdict::Drawn => {
                    writeln!(out, "No strategy could win: it is a draw or lost from the start.")
                }
                Some(false) => {
                    writeln!(
                        out,
                        "No strategy could win: {player}, moving {order}, has lost from the start."
                    )
                }
                Some(true) => writeln!(out, "A better strategy wins."),
                None => Ok(()),
            }
        }
    }
}
