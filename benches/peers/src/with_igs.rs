//! The workloads on the `igs` crate, which solves impartial games: its own rulesets and solvers, on
//! one thread, with those of its methods, orders of moves and orientations of the board that were
//! the fastest on these workloads.

use foldhash::fast::FixedState;
use igs::dbs::{NimbersProvider, NimbersStorer};
use igs::game::Game;
use igs::games::chomp::Chomp;
use igs::games::cram::Cram;
use igs::games::cram::moves_sorter::{LessMovesFirst, SmallerComponentsFirst};
use igs::moves::DecomposableGameMoveSorter;
use igs::nimber_set::NimberSet;
use igs::solver::Solver;
use igs::solver::br::BRDecomposableGameSolver;
use igs::solver::def::DefSimpleGameSolver;
use std::collections::HashMap;
use tweedle_workload::{Answer, Workload};

/// A transposition table: a hash map with a faster hash than the crate's default.
#[derive(Default)]
struct Table(HashMap<u64, u8, FixedState>);

impl NimbersProvider<u64> for Table {
    fn get_nimber(&self, position: &u64) -> Option<u8> {
        self.0.get(position).copied()
    }
}

impl NimbersStorer<u64> for Table {
    fn store_nimber(&mut self, position: u64, nimber: u8) {
        self.0.insert(position, nimber);
    }
}

/// A question about an empty board of Cram.
#[derive(Clone, Copy)]
enum Question {
    /// The outcome: `P` or `N`.
    Outcome,
    /// The nimber.
    Nimber,
}

/// Computes the workload once, with fresh tables.
pub(crate) fn run(workload: &Workload) -> Result<Answer, String> {
    match *workload {
        Workload::CramOutcome { rows, columns } => {
            let (short, long) = sides(rows, columns)?;
            Ok(if short <= 3 {
                cram(&Cram::new(long, short), LessMovesFirst, Question::Outcome)
            } else {
                cram(&Cram::new(short, long), SmallerComponentsFirst, Question::Outcome)
            })
        }
        Workload::Cram { rows, columns } => {
            let (short, long) = sides(rows, columns)?;
            let (width, height) = if short % 2 == 0 { (long, short) } else { (short, long) };
            let game = Cram::new(width, height);
            Ok(if rows * columns > 35 {
                cram(&game, SmallerComponentsFirst, Question::Nimber)
            } else {
                cram(&game, LessMovesFirst, Question::Nimber)
            })
        }
        Workload::Chomp { rows, columns } => {
            let (short, long) = sides(rows, columns)?;
            let game = Chomp::new(long, short);
            let mut solver = Solver::new(&game, Table::default(), (), (), ());
            let nimber = solver.nimber_of_initial_def();
            Ok(answer(solver.transposition_table, nimber.to_string()))
        }
        _ => Err("igs has no such game".to_owned()),
    }
}

/// The answer to a question about the empty board, by aspiration sets.
fn cram(game: &Cram, order: impl DecomposableGameMoveSorter<Cram>, question: Question) -> Answer {
    let mut solver = Solver::new(game, Table::default(), (), order, ());
    let found = match question {
        Question::Outcome => {
            let zero = <Cram as Game>::NimberSet::singleton(0);
            let is_lost = solver.nimber_in_set(&game.initial_position(), zero) == 0;
            if is_lost { "P" } else { "N" }.to_owned()
        }
        Question::Nimber => solver.nimber_of_initial_br_aspset().to_string(),
    };
    answer(solver.transposition_table, found)
}

/// The answer, and as many positions as have a nimber in the table, which is kept.
fn answer(table: Table, found: String) -> Answer {
    Answer::new(table.0.len(), move || {
        drop(table);
        found
    })
}

/// The sides of a board, the shorter one first.
fn sides(rows: usize, columns: usize) -> Result<(u8, u8), String> {
    let side = |length: usize| {
        u8::try_from(length).map_err(|_| format!("{length} is too long for a board"))
    };
    let (rows, columns) = (side(rows)?, side(columns)?);
    Ok((rows.min(columns), rows.max(columns)))
}
