//! The workloads on the `ogdoad` crate: its hash-consed arena of canonical forms, driven by a
//! memoised recursion over minimal rules, either plainly or with Tweedle's ideas about the rules.

mod amazons;
mod clobber;
mod domineering;
mod snort;
mod solver;
mod toads;

use ogdoad::games::{ArenaError, GameArena, GameId};
use ogdoad::scalar::nim_mul;
use solver::{Driver, Ideas, Plain, Plus, Solver};
use std::collections::HashMap;
use tweedle_workload::fingerprint::Fingerprint;
use tweedle_workload::pool::{Atom, Tree};
use tweedle_workload::{Answer, Workload, factors};

/// Computes the workload once, with fresh tables, as a user of the crate would.
pub(crate) fn run_plain(workload: &Workload) -> Result<Answer, String> {
    run::<Plain>(workload)
}

/// Computes the workload once, with fresh tables, and with Tweedle's ideas about the rules.
pub(crate) fn run_plus(workload: &Workload) -> Result<Answer, String> {
    run::<Plus>(workload)
}

/// Computes the workload once, with fresh tables.
fn run<D: Driver>(workload: &Workload) -> Result<Answer, String> {
    match *workload {
        Workload::Domineering { rows, columns } => {
            value_of::<D, _>(domineering::Domineering::new(rows, columns)?)
        }
        Workload::Toads { toads, blanks, frogs } => {
            value_of::<D, _>(toads::Toads::new(toads, blanks, frogs)?)
        }
        Workload::Clobber { rows, columns } => {
            value_of::<D, _>(clobber::Clobber::new(rows, columns)?)
        }
        Workload::Amazons { ref board } => value_of::<D, _>(amazons::Amazons::new(board)?),
        Workload::SnortPath { vertices } => value_of::<D, _>(snort::SnortPath::new(vertices)?),
        Workload::NimProduct { pairs } => Ok(nim_products(pairs)),
        Workload::PoolSum(pool) => in_words(sums(&pool.games())),
        Workload::PoolCmp(pool) => in_words(comparisons(&pool.games())),
        _ => Err("ogdoad has no such game".to_owned()),
    }
}

fn nim_products(pairs: u64) -> Answer {
    let products = factors(pairs).map(|(a, b)| nim_mul(a.into(), b.into()));
    let sum = products.fold(0, |sum, product| sum ^ product);
    Answer::new(pairs as usize, move || format!("*{sum}"))
}

/// The same with the error as text.
fn in_words(answer: Result<Answer, ArenaError>) -> Result<Answer, String> {
    answer.map_err(|error| error.to_string())
}

/// The value of the position that the rules start with.
fn value_of<D: Driver, R: Ideas + 'static>(rules: R) -> Result<Answer, String> {
    let start = rules.start();
    let mut solver = Solver::<R, D>::new(rules);
    let value = solver.value(start).map_err(|error| error.to_string())?;
    Ok(Answer::new(solver.positions(), move || Fingerprints::new(&solver.arena).of(value).name()))
}

/// The sums of all pairs.
fn sums(trees: &[Tree]) -> Result<Answer, ArenaError> {
    let mut arena = GameArena::new();
    let games = canonical_all(&mut arena, trees)?;
    let mut sums = Vec::with_capacity(games.len() * (games.len() + 1) / 2);
    for (i, &g) in games.iter().enumerate() {
        for &h in &games[i..] {
            sums.push(arena.add(g, h)?);
        }
    }
    Ok(Answer::new(sums.len(), move || {
        let mut prints = Fingerprints::new(&arena);
        Fingerprint::name_set(sums.iter().map(|&sum| prints.of(sum)))
    }))
}

/// The number of all pairs that are in order.
fn comparisons(trees: &[Tree]) -> Result<Answer, ArenaError> {
    let mut arena = GameArena::new();
    let games = canonical_all(&mut arena, trees)?;
    let mut count = 0_usize;
    for &g in &games {
        for &h in &games {
            count += usize::from(arena.le(g, h)?);
        }
    }
    Ok(Answer::new(games.len() * games.len(), move || {
        drop(arena);
        count.to_string()
    }))
}

/// The values of games as they are written down.
fn canonical_all(arena: &mut GameArena, trees: &[Tree]) -> Result<Vec<GameId>, ArenaError> {
    trees.iter().map(|tree| canonical(arena, tree)).collect()
}

/// The value of a game as it is written down.
fn canonical(arena: &mut GameArena, tree: &Tree) -> Result<GameId, ArenaError> {
    match tree {
        Tree::Atom(Atom::Integer(n)) => arena.integer(i128::from(*n)),
        Tree::Atom(Atom::Half) => arena.dyadic(1, 1),
        Tree::Atom(Atom::Nimber(n)) => arena.nimber(u128::from(*n)),
        Tree::Atom(Atom::Up) => arena.up(),
        Tree::Atom(Atom::Down) => arena.down(),
        Tree::Game(left, right) => {
            let left = canonical_all(arena, left)?;
            let right = canonical_all(arena, right)?;
            arena.form(&left, &right)
        }
    }
}

/// The fingerprints of values of one arena.
struct Fingerprints<'a> {
    /// The arena of the values.
    arena: &'a GameArena,
    /// The fingerprints found so far, by the values' indices.
    known: HashMap<usize, Fingerprint>,
}

impl<'a> Fingerprints<'a> {
    /// None are known yet.
    fn new(arena: &'a GameArena) -> Self {
        Self { arena, known: HashMap::new() }
    }

    /// The value's fingerprint.
    fn of(&mut self, value: GameId) -> Fingerprint {
        if let Some(&known) = self.known.get(&value.index()) {
            return known;
        }
        let arena = self.arena;
        let left: Vec<_> = arena.left(value).iter().map(|&option| self.of(option)).collect();
        let right: Vec<_> = arena.right(value).iter().map(|&option| self.of(option)).collect();
        let fingerprint = Fingerprint::of_options(left, right);
        self.known.insert(value.index(), fingerprint);
        fingerprint
    }
}
