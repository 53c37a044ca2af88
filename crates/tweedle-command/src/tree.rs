//! `tweedle tree`: who wins one large position, found and proved by processes that share a folder.

use crate::first::{First, first};
use crate::limits::Limits;
use crate::machine;
use crate::report::{or_file_error, status};
use crate::watch::{Watch, WhenIdle};
use std::io::{self, Write};
use std::path::PathBuf;
use tweedle_desk::trees::{TreeFolder, TreeMaker, TreePlan};
use tweedle_desk::{Answer, TreeOf, Trouble, words};

/// The examples at the end of `tweedle tree --help`.
const EXAMPLES: &str = "\
The leaves of a tree of moves are searched one by one, each for a while; those that were not settled get leaves of their own. A process takes a leaf
that no other one has, and tells the others what it found: start as many as you like, on all machines that see the folder, and again after they
were killed. When the winner is known the leaves that this follows from are proved. `merge` makes one proof of them, and its check
trusts nobody.

Examples:
  tweedle tree plan DIR 'game.grid.Domineering(Grid.Empty(7,7))' --first left
  tweedle tree run DIR
  tweedle tree status DIR
  tweedle tree merge DIR --out 7x7.proof
  tweedle solve --check 7x7.proof";

/// Find and prove who wins one large position, by many processes
#[derive(clap::Args, Debug)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Tree {
    #[command(subcommand)]
    act: Act,
}

/// What is done with a proof tree.
#[derive(clap::Subcommand, Debug)]
enum Act {
    /// Begin: say which position is meant
    Plan(Begin),
    /// Search and prove leaves that no other process has, until the winner is known and proved
    Run(Run),
    /// Tell how far it is
    Status(Status),
    /// Make one proof of those of the leaves
    Merge(Merge),
}

/// Which position is meant.
#[derive(clap::Args, Debug)]
struct Begin {
    /// The folder; it is made if it is not there
    folder: PathBuf,
    /// A position
    position: String,
    /// Who moves first
    #[arg(long, value_parser = first(), ignore_case = true, default_value = "both")]
    first: First,
    /// The number of positions that the search of a leaf looks at, while the whole work is short; one 512th of the whole work when it is long
    #[arg(long, value_name = "POSITIONS", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    leaf: u64,
}

/// The work.
#[derive(clap::Args, Debug)]
struct Run {
    /// The folder
    folder: PathBuf,
    /// End when the winner is known, without proofs
    #[arg(long)]
    without_proof: bool,
}

/// What is looked at.
#[derive(clap::Args, Debug)]
struct Status {
    /// The folder
    folder: PathBuf,
}

/// What is put together.
#[derive(clap::Args, Debug)]
struct Merge {
    /// The folder
    folder: PathBuf,
    /// The file
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Who moves first, if both are asked about
    #[arg(long, value_parser = first(), ignore_case = true, default_value = "both", hide_default_value = true)]
    first: First,
}

impl Tree {
    /// Does what is asked for and returns the exit status.
    pub(crate) fn run(&self, limits: Limits) -> anyhow::Result<u8> {
        let mut watch = Watch::new(limits, WhenIdle::Leave)?;
        let (control, note) = (limits.control(), watch.note());
        let mut desk = limits.plain_desk(&control);
        let done: Result<TreeOf, Trouble> = watch.run(&control, || match &self.act {
            Act::Plan(begin) => {
                let first = begin.first.0;
                let plan = TreePlan::new(&mut desk, &begin.position, first, begin.leaf)?;
                Ok(TreeFolder::begin(&begin.folder, plan, &mut desk)?.state())
            }
            Act::Run(run) => {
                let mut folder = TreeFolder::open(&run.folder, &mut desk)?;
                let maker = TreeMaker {
                    command: "tweedle tree run".to_owned(),
                    machine: machine::name(),
                    proves: !run.without_proof,
                    log: None,
                };
                folder.run(&mut desk, &maker, &mut |state| note.set(far(state)))?;
                Ok(folder.state())
            }
            Act::Status(status) => Ok(TreeFolder::open(&status.folder, &mut desk)?.state()),
            Act::Merge(merge) => {
                let mut folder = TreeFolder::open(&merge.folder, &mut desk)?;
                folder.merge(merge.first.0, &merge.out, &mut desk)
            }
        });
        match or_file_error(done)? {
            Ok(state) => {
                limits.tell(None, state, Answer::Tree, write_state)?;
                Ok(status::GOOD)
            }
            Err(trouble) => Ok(limits.fail(&trouble, "tree", None)?),
        }
    }
}

/// How far it is, in a few words.
fn far(state: &TreeOf) -> String {
    if state.leaves > 0 {
        return format!("{} of {} proved", state.proved, leaves(state.leaves));
    }
    let (turns, known) = (words::grouped(state.turns), words::grouped(state.known));
    format!("{turns} turns, {known} known")
}

fn write_state(state: &TreeOf, out: &mut dyn Write) -> io::Result<()> {
    let TreeOf { folder, position, players, winners, .. } = state;
    writeln!(out, "{folder}: {position}.")?;
    for ((first, winner), (to_win, to_lose)) in players.iter().zip(winners).zip(&state.numbers) {
        match winner {
            Some(winner) => writeln!(out, "If {first} moves first, {winner} wins.")?,
            None => writeln!(
                out,
                "If {first} moves first, nobody knows yet: about {} may show that he wins, and {} that he loses.",
                leaves(to_win.unwrap_or_default()),
                leaves(to_lose.unwrap_or_default())
            )?,
        }
    }
    let machines = machine::on(&state.machines);
    if state.searches > 0 {
        writeln!(
            out,
            "The tree has {}; of {} the winners are known. Searches of leaves: {}, which looked at {} in {:.1} s{machines}.",
            words::counted(state.turns, "turn"),
            words::grouped(state.known),
            words::grouped(state.searches),
            words::positions(state.positions),
            state.seconds
        )?;
    }
    if state.leaves > 0 {
        let proved = words::grouped(state.proved);
        writeln!(out, "Leaves that are proved: {proved} of {}.", words::grouped(state.leaves))?;
    }
    if let Some(proof) = &state.proof {
        writeln!(out, "The proof is in {proof}: `tweedle solve --check {proof}` checks it.")?;
    }
    Ok(())
}

/// A number of leaves in words.
fn leaves(count: u64) -> String {
    if count == 1 { "1 leaf".to_owned() } else { format!("{} leaves", words::grouped(count)) }
}
