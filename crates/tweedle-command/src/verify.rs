//! `tweedle verify`: plays a strategy against every reply.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io::{self, Write};
use tweedle_desk::{Answer, Proof, Verdict, questions, words};

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
    #[command(flatten)]
    question: Fields<Verify>,
}

impl Asks for Verify {
    type Question = questions::Verify;
}

impl Verify {
    /// Verifies and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let words = |proof: &Proof, out: &mut dyn Write| {
            let order = if proof.player == proof.first { "first" } else { "second" };
            write_text(out, proof, order)
        };
        limits.ask(&self.question, Answer::Proof, words, |proof| match proof.verdict {
            Verdict::Proved => status::GOOD,
            Verdict::Refuted | Verdict::Drawn => status::REFUTED,
            Verdict::Unfinished => status::STOPPED,
        })
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
                Verdict::Drawn => (
                    "Drawn",
                    "does not win, as the last position was there before or has a score of 0",
                ),
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
