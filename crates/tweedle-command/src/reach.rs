//! `tweedle reach`: whether a position comes up in play.

use crate::limits::Limits;
use crate::report::status;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use tweedle_desk::{Answer, Ask, ReachOf, questions, words};
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
    /// A position
    #[arg(value_name = "POSITION")]
    input: String,
    /// The position where play begins [default: the start of a ruleset whose parameters say it, such as `Nimstring(3,3)`]
    #[arg(long, value_name = "POSITION")]
    from: Option<String>,
}

impl Reach {
    /// Tells it and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let question = questions::Reach { input: self.input.clone(), from: self.from.clone() };
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let control = limits.control();
        let mut desk = limits.desk(&control)?;
        match watch.run(&control, || question.ask(&mut desk)) {
            Ok(found) => {
                limits.tell(Some(&self.input), found, Answer::Reach, write_text)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble, "input", Some(&self.input))?),
        }
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
