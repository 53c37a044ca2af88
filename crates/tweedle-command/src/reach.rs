//! `tweedle reach`: whether a position comes up in play.

use crate::fields::{Asks, Fields};
use crate::limits::Limits;
use crate::report::status;
use std::io::{self, Write};
use tweedle_desk::{Answer, ReachOf, questions, words};
use tweedle_engine::Player;

/// The examples at the end of `tweedle reach --help`.
const EXAMPLES: &str = "\
All positions are looked at that come before it, if the ruleset takes moves back, as Domineering and Toads and Frogs do; else all that come after
the start. `no` is said after all of them. Heaps and terms are in the order in which they are written, and a position with an obligation has it
in its text: `!2` in Top Entails.

Examples:
  tweedle reach 'game.grid.Domineering(\"..#|..#|##.\")' --from 'game.grid.Domineering(\"...|...|...\")'
  tweedle reach 'game.strip.ToadsAndFrogs(\"tf.tf\")' --from 'game.strip.ToadsAndFrogs(\"tt.ff\")'";

/// Tell whether a position comes up in alternating play, with the moves
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Reach {
    #[command(flatten)]
    question: Fields<Reach>,
}

impl Asks for Reach {
    type Question = questions::Reach;
}

impl Reach {
    /// Tells it and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        limits.ask(&self.question, Answer::Reach, write_text, |_| status::GOOD)
    }
}

fn write_text(found: &ReachOf, out: &mut dyn Write) -> io::Result<()> {
    for first in Player::BOTH {
        match found.line(first) {
            None => writeln!(out, "{first} begins: no, it does not come up.")?,
            Some([]) => writeln!(out, "{first} begins: play begins there.")?,
            Some(line) => {
                writeln!(out, "{first} begins: {}.", words::counted(line.len() as u64, "move"))?;
                let mut player = first;
                for (place, step) in line.iter().enumerate() {
                    writeln!(out, "  {}. {player}: {step}", place + 1)?;
                    player = player.opponent();
                }
            }
        }
    }
    let way = if found.backward { "before it" } else { "after the start" };
    let positions = words::positions(found.positions);
    writeln!(out, "{positions} {way} looked at, each with the player to move.")
}
