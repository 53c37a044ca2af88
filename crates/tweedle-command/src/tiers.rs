//! `tweedle tiers`: who wins every position of a huge space, by processes that share a folder.

use crate::limits::Limits;
use crate::machine;
use crate::report::{or_file_error, status};
use crate::units;
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
#[cfg(feature = "cluster")]
use tweedle_cluster::Cluster;
#[cfg(feature = "cluster")]
use tweedle_desk::kept;
use tweedle_desk::tiers::{Maker, Team, TierFolder, TierPlan, TierSpace};
use tweedle_desk::{Answer, ClassCounts, TiersOf, Trouble, words};
use tweedle_engine::{Play, human_bytes};

/// The examples at the end of `tweedle tiers --help`.
const EXAMPLES: &str = "\
A tier is all boards of one size on which the same stands. A process takes parts of tiers that no other one has, and waits where it needs parts
that others still compute: start as many as you like, on all machines that see the folder. Each part is a file, which has the same
bytes on each machine. `merge` makes one file of them, for `--database`.

Examples:
  tweedle tiers plan DIR game.grid.Domineering --rows 5 --cols 5
  tweedle tiers run DIR
  tweedle tiers status DIR
  tweedle tiers merge DIR --out domineering.tiers
  tweedle tiers check domineering.tiers --samples 100000
  tweedle --database domineering.tiers solve 'game.grid.Domineering(Grid.Empty(5,5))' --all
  tweedle tiers plan TOADS game.strip.BackslidingToadsAndFrogs --cols 16 --from ttttt......fffff";

/// Find who wins all positions of a huge space, by many processes
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tiers {
    #[command(subcommand)]
    act: Act,
}

/// What is done with tiers.
#[derive(clap::Subcommand, Debug)]
enum Act {
    /// Begin: say which positions are meant, and find the tiers
    Plan(Begin),
    /// Compute parts that are not there, those that no other process computes, until all are there
    Run(Run),
    /// Tell which parts are there
    Status(Status),
    /// Put all parts into one file, a database
    Merge(Merge),
    /// Compare the winners in such a file with those of the options
    Check(Check),
}

/// Which positions are meant.
#[derive(clap::Args, Debug)]
struct Begin {
    /// The folder; it is made if it is not there
    folder: PathBuf,
    /// A ruleset, with its parameters in brackets if it has any
    ruleset: String,
    /// The number of rows of the boards
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    rows: u32,
    /// The number of columns of the boards, or the length of the strips
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    cols: u32,
    /// Misère play: the player who cannot move wins
    #[arg(long)]
    misere: bool,
    /// A board: only tiers are meant that moves may lead to from its own
    #[arg(long, value_name = "BOARD")]
    from: Option<String>,
    /// The number of positions of a part, rounded up to a multiple of 65536
    #[arg(long, value_name = "POSITIONS", default_value_t = 1 << 24, value_parser = clap::value_parser!(u64).range(1..))]
    part: u64,
    /// The number of positions of each tier that are looked at for the tiers that moves lead to
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u64).range(1..))]
    samples: u64,
}

/// The work.
#[derive(clap::Args, Debug)]
struct Run {
    /// The folder
    folder: PathBuf,
    /// The work on a group of tiers with moves within it is kept about so often, between two numbers of moves, to go on with
    #[arg(long, value_name = "TIME", default_value = "60s", value_parser = units::parse_duration)]
    keep_every: Duration,
    /// A file with the addresses of all processes that hold groups together, `name:port`, one a line
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "FILE", requires = "process")]
    hosts: Option<PathBuf>,
    /// Which of them this process is, from 0
    #[cfg(feature = "cluster")]
    #[arg(long, value_name = "N", requires = "hosts")]
    process: Option<usize>,
}

/// What is looked at.
#[derive(clap::Args, Debug)]
struct Status {
    /// The folder
    folder: PathBuf,
    /// Read all of each part, and not only its beginning
    #[arg(long)]
    check: bool,
}

/// What is put together.
#[derive(clap::Args, Debug)]
struct Merge {
    /// The folder
    folder: PathBuf,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

/// What is compared.
#[derive(clap::Args, Debug)]
struct Check {
    /// The file
    file: PathBuf,
    /// The number of positions that are compared, by lot, in the place of all
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    samples: Option<u64>,
    /// The seed of the lot
    #[arg(long, value_name = "NUMBER", default_value_t = 0)]
    seed: u64,
}

impl Tiers {
    /// Does what is asked for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let (control, note) = (limits.control(), watch.note());
        let mut desk = limits.plain_desk(&control);
        let done: Result<TiersOf, Trouble> = watch.run(&control, || match &self.act {
            Act::Plan(begin) => {
                let plan = TierPlan::new(&mut desk, begin.space(), begin.part, begin.samples)?;
                Ok(TierFolder::begin(&begin.folder, plan)?.state_of(false, &control))
            }
            Act::Run(run) => {
                let team = run.team()?;
                let mut folder = TierFolder::open(&run.folder, &mut desk)?;
                let maker = Maker {
                    team,
                    command: "tweedle tiers run".to_owned(),
                    machine: machine::name(),
                    keep_every: run.keep_every,
                };
                folder.run(&control, &maker, &mut |part| note.set(part.words.clone()))?;
                Ok(folder.state_of(false, &control))
            }
            Act::Status(status) => {
                let folder = TierFolder::open(&status.folder, &mut desk)?;
                Ok(folder.state_of(status.check, &control))
            }
            Act::Merge(merge) => {
                let mut folder = TierFolder::open(&merge.folder, &mut desk)?;
                Ok(folder.merge(&merge.out, &control)?.described())
            }
            Act::Check(check) => desk.check_tiers(&check.file, check.samples, check.seed),
        });
        match or_file_error(done)? {
            Ok(state) => {
                let is_damaged = !state.damaged.is_empty();
                limits.tell(None, state, Answer::Tiers, write_state)?;
                Ok(if is_damaged { status::BAD_INPUT } else { status::GOOD })
            }
            Err(trouble) => Ok(limits.fail(&trouble, "tiers", None)?),
        }
    }
}

impl Run {
    /// The processes that hold groups together.
    #[cfg(feature = "cluster")]
    fn team(&self) -> Result<Option<Arc<dyn Team>>, Trouble> {
        let (Some(hosts), Some(process)) = (&self.hosts, self.process) else { return Ok(None) };
        let text = kept::read_text(hosts);
        let text = text.map_err(|error| Trouble::unreadable(hosts.display(), error))?;
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let addresses: Vec<String> = lines.map(str::to_owned).collect();
        Ok(Some(Cluster::new(&addresses, process)?.into()))
    }

    #[cfg(not(feature = "cluster"))]
    fn team(&self) -> Result<Option<Arc<dyn Team>>, Trouble> {
        Ok(None)
    }
}

impl Begin {
    /// The positions that are meant.
    fn space(&self) -> TierSpace {
        TierSpace {
            ruleset: self.ruleset.clone(),
            rows: self.rows,
            cols: self.cols,
            play: if self.misere { Play::Misere } else { Play::Normal },
            from: self.from.clone(),
        }
    }
}

fn write_state(state: &TiersOf, out: &mut dyn Write) -> io::Result<()> {
    let TiersOf { name, ruleset, rows, cols, play, positions, .. } = state;
    let misere = if *play == Play::Misere { ", misère play" } else { "" };
    let size = format!("{rows} x {cols} cells{misere}");
    let boards = words::counted(*positions, "board");
    match state.tiers {
        Some(tiers) => writeln!(
            out,
            "{name}: {ruleset} on {size}: {boards} in {}. Parts that are there: {} of {}, with {}.",
            words::counted(tiers as u64, "tier"),
            words::grouped(state.done),
            words::grouped(state.parts),
            words::counted(state.positions_done, "board"),
        )?,
        None => writeln!(out, "{name}: {ruleset} on {size}: {boards}.")?,
    }
    if state.done > 0 {
        write_counts(state, out)?;
    }
    if let Some(compared) = state.compared {
        writeln!(out, "The winners of {} follow from their options.", words::positions(compared))?;
    }
    if let Some(bytes) = state.memory_bytes
        && state.done < state.parts
    {
        let bytes = human_bytes(usize::try_from(bytes).unwrap_or(usize::MAX));
        writeln!(out, "The tables that a process holds at once take up to {bytes}.")?;
    }
    if !state.damaged.is_empty() {
        writeln!(out, "Damaged, to be computed again: {}.", state.damaged.join(", "))?;
    }
    if state.seconds > 0.0 {
        let machines = machine::on(&state.machines);
        writeln!(out, "They took {:.1} s{machines}.", state.seconds)?;
    }
    Ok(())
}

/// The classes of what is there, and its size.
#[expect(clippy::cast_precision_loss, reason = "it is shown to a person")]
fn write_counts(state: &TiersOf, out: &mut dyn Write) -> io::Result<()> {
    let ClassCounts { n, p, l, r, drawn } = state.counts;
    let all = [("N", n), ("P", p), ("L", l), ("R", r), ("with a draw", drawn)];
    let some = all.iter().filter(|(name, count)| name.len() == 1 || *count > 0);
    let counts: Vec<String> =
        some.map(|(name, count)| format!("{} {name}", words::grouped(*count))).collect();
    writeln!(
        out,
        "Positions: {}. {}, {:.3} bytes for a board.",
        counts.join(", "),
        human_bytes(usize::try_from(state.bytes).unwrap_or(usize::MAX)),
        state.bytes as f64 / state.positions_done as f64
    )
}
