//! The workloads on the `ogs` crate, which computes nimbers of octal games: its own solvers, for
//! each code the one that was the fastest.

use ogs::{Game, NaiveSolver, RC2Solver, RCSolver, Solver};
use tweedle_workload::{Answer, Workload, checksum};

/// Computes the workload once.
pub(crate) fn run(workload: &Workload) -> Result<Answer, String> {
    let Workload::Grundy { code, to } = workload else {
        return Err("ogs has no such game".to_owned());
    };
    let game: Game = code.parse().map_err(str::to_owned)?;
    let count = *to as usize + 1;
    Ok(match code.as_str() {
        "0.106" | "0.6" => values(<RC2Solver>::with_capacity(game, count), count),
        "0.007" | "0.04" | "0.07" => values(<NaiveSolver>::with_capacity(game, count), count),
        _ => values(<RCSolver>::with_capacity(game, count), count),
    })
}

/// The values of `count` heaps.
fn values(mut solver: impl Solver + 'static, count: usize) -> Answer {
    for _ in 0..count {
        solver.next();
    }
    Answer::new(count, move || checksum(solver.nimbers().iter().map(|&value| value.into())))
}
