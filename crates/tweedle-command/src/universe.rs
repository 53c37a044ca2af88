//! `tweedle universe`: games of misère play and scoring games, compared modulo universes.

use crate::arguments::may_write;
use crate::limits::Limits;
use crate::report::status;
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::questions::{Universe as One, UniverseDay, UniverseOrder, UniverseProof};
use tweedle_desk::{
    Answer, ContextOf, StopsOf, UniverseDayOf, UniverseOf, UniverseOrderOf, UniverseProved, kept,
    words,
};
use tweedle_engine::universe::Universe as Kind;
use tweedle_script::say;

/// The examples at the end of `tweedle universe --help`.
const EXAMPLES: &str = "\
A game is a form such as `{0|#,{0|}}`, where `#` is a tombstone; a scoring game such as `<^-1|0,3>`, where `^-1` is a side
without options and with the score -1; or a position. The universes of misère play are All, Dicot, DeadEnding and Blocking, and
Ends({|0},{|{|0}}), the least one that has these dead ends in it; besides there are Normal and Scoring.

Examples:
  tweedle universe 'game.grid.Domineering(\"..|..\")'
  tweedle universe '{0,{{0|0}|0}|{0|0}}' --universe Dicot
  tweedle universe '{{|0}|{0|}}' 0 --universe DeadEnding --certificate zero.json
  tweedle universe --check zero.json
  tweedle universe --day 2 --universe Dicot
  tweedle universe --day 2 --universe 'Ends({|0})'";

/// The names of a game and of other arguments in messages.
const INPUT: &str = "input";
const ARGUMENTS: &str = "arguments";

/// Compare games of misère play, or scoring games, beside the games of a universe
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
#[expect(clippy::struct_field_names, reason = "the option has the name of the command")]
pub(crate) struct Universe {
    /// One game, of which is told what it is worth, or two to be compared
    #[arg(value_name = "GAME", num_args = 1..=2, required_unless_present_any = ["day", "check"])]
    games: Vec<String>,
    /// The games beside which they are compared [default: the smallest universe that has them in it]
    #[arg(long, value_name = "UNIVERSE")]
    universe: Option<String>,
    /// List the simplest forms of all games that are born by a day, each with its outcome and a `1` for each form that it is
    /// at least
    #[arg(long, value_name = "DAY", conflicts_with_all = ["games", "check"], requires = "universe")]
    day: Option<u32>,
    /// Write a certificate that the first game is at least the second one; if it is not, the exit status is 4
    #[arg(long, value_name = "FILE", requires = "games")]
    certificate: Option<PathBuf>,
    /// Overwrite the file of `--certificate` if it is there
    #[arg(long, requires = "certificate")]
    force: bool,
    /// Check a certificate instead
    #[arg(long, value_name = "CERTIFICATE", conflicts_with_all = ["games", "universe"])]
    check: Option<PathBuf>,
}

/// The games of a universe in words, by its name.
fn in_words(universe: &str) -> String {
    Kind::named(universe)
        .map_or_else(|| format!("games of the universe {universe}"), |it| it.to_string())
}

impl Universe {
    /// Tells what the arguments ask for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        if let Some(path) = &self.check {
            let question = |certificate| UniverseProof { certificate };
            return limits.check_certificate(path, question, Answer::UniverseProved, write_proof);
        }
        if let (Some(day), Some(universe)) = (self.day, self.universe.clone()) {
            let question = UniverseDay { day, universe };
            return limits
                .put(&question, ARGUMENTS, Answer::UniverseDay, write_day, |_| Ok(status::GOOD));
        }
        let universe = self.universe.clone();
        match &self.games[..] {
            [game] if self.certificate.is_none() => {
                let question = One { input: game.clone(), universe };
                limits.put(&question, INPUT, Answer::Universe, write_one, |_| Ok(status::GOOD))
            }
            [g, h] => {
                may_write(self.certificate.as_deref(), self.force, "")?;
                let question = UniverseOrder { input: g.clone(), other: h.clone(), universe };
                limits.put(&question, INPUT, Answer::UniverseOrder, write_order, |found| {
                    let Some(path) = &self.certificate else { return Ok(status::GOOD) };
                    let Some(certificate) = &found.certificate else {
                        return Ok(status::REFUTED);
                    };
                    kept::write(path, format!("{certificate}\n").as_bytes())?;
                    Ok(status::GOOD)
                })
            }
            _ => Ok(limits.refuse(say::bad_argument("A certificate is about two games."))?),
        }
    }
}

fn write_one(found: &UniverseOf, out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "Form           {}", found.form)?;
    let note = match (found.is_in, &found.simplest) {
        (true, _) => "",
        (_, Some(_)) => ": right only if it is the simplest form of one, which it is not itself",
        (_, None) => ", of which only guaranteed ones are compared, and this is none",
    };
    writeln!(out, "Modulo         {}{note}", in_words(&found.universe))?;
    if let Some(simplest) = &found.simplest {
        writeln!(out, "Simplest form  {simplest}")?;
    }
    if let Some(outcome) = found.outcome {
        writeln!(out, "Outcome        {outcome}")?;
    }
    if let Some(is_invertible) = found.is_invertible {
        writeln!(out, "Invertible     {}", if is_invertible { "yes" } else { "no" })?;
    }
    if let Some(StopsOf { plain, lower, upper }) = &found.stops {
        for (name, [left, right]) in
            [("Stops", plain), ("Lower stops", lower), ("Upper stops", upper)]
        {
            writeln!(out, "{name:<13}  {left} if Left moves first, {right} if Right does")?;
        }
    }
    if let Some(class) = found.class {
        writeln!(out, "Class          {class:?}")?;
    }
    Ok(())
}

fn write_order(found: &UniverseOrderOf, out: &mut dyn Write) -> io::Result<()> {
    let UniverseOrderOf { universe, g, h, order, .. } = found;
    let order = if order == "||" { "is confused with" } else { order };
    writeln!(out, "{g} {order} {h} modulo {}", in_words(universe))?;
    let is_scoring = universe == Kind::Scoring.name();
    let sides = [(&found.against_ge, g, h), (&found.against_le, h, g)];
    for (context, less, more) in sides {
        if let Some(ContextOf { game, first }) = context {
            let (worse, better) = if is_scoring {
                ("Left gets less in", "than in")
            } else {
                ("Left loses", "and wins")
            };
            writeln!(
                out,
                "Beside {game}, if {first} moves first, {worse} {less} {better} {more}."
            )?;
        }
    }
    Ok(())
}

fn write_day(found: &UniverseDayOf, out: &mut dyn Write) -> io::Result<()> {
    for game in &found.games {
        writeln!(out, "{}\t{}\t{}", game.form, game.outcome, game.at_least)?;
    }
    Ok(())
}

fn write_proof(proof: &UniverseProved, out: &mut dyn Write) -> io::Result<()> {
    let UniverseProved { universe, g, h, claims, facts } = proof;
    let universe = in_words(universe);
    let (claims, facts) = (words::counted(*claims, "pair"), words::counted(*facts, "test"));
    writeln!(out, "Proved: {g} >= {h} modulo {universe}, by {claims} and {facts} of strength.")
}
