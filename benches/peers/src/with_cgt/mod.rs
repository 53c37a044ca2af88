//! The workloads on the `cgt` crate: its own rulesets and its transposition table, one thread.

mod clobber;
mod misere;

use cgt::graph::Graph;
use cgt::graph::VertexIndex;
use cgt::graph::adjacency_matrix::undirected::UndirectedGraph;
use cgt::grid::FiniteGrid;
use cgt::grid::small_bit_grid::SmallBitGrid;
use cgt::numeric::dyadic_rational_number::DyadicRationalNumber;
use cgt::numeric::nimber::Nimber;
use cgt::short::partizan::canonical_form::CanonicalForm;
use cgt::short::partizan::canonical_form::nus::Nus;
use cgt::short::partizan::games::amazons::Amazons;
use cgt::short::partizan::games::domineering::{self, Domineering};
use cgt::short::partizan::games::snort::{Snort, VertexColor, VertexKind};
use cgt::short::partizan::games::toads_and_frogs::{Tile, ToadsAndFrogs};
use cgt::short::partizan::partizan_game::PartizanGame;
use cgt::short::partizan::transposition_table::ParallelTranspositionTable;
use clobber::Clobber;
use std::collections::HashMap;
use tweedle_workload::fingerprint::Fingerprint;
use tweedle_workload::pool::{Atom, Tree};
use tweedle_workload::{Answer, Invariant, Workload};

/// Computes the workload once, with fresh tables.
pub(crate) fn run(workload: &Workload) -> Result<Answer, String> {
    match *workload {
        Workload::Domineering { rows, columns } => {
            let (width, height) = (side(columns)?, side(rows)?);
            let grid = SmallBitGrid::filled(width, height, domineering::Tile::Empty);
            Ok(value_of(&Domineering::new(grid.map_err(|error| error.to_string())?)))
        }
        Workload::Toads { toads, blanks, frogs } => {
            let tiles = [(Tile::Toad, toads), (Tile::Empty, blanks), (Tile::Frog, frogs)];
            let row = tiles.into_iter().flat_map(|(tile, count)| vec![tile; count]).collect();
            Ok(value_of(&ToadsAndFrogs::new(row)))
        }
        Workload::Clobber { rows, columns } => Ok(value_of(&Clobber::checkered(rows, columns)?)),
        Workload::Amazons { ref board } => {
            let position: Amazons =
                board.parse().map_err(|_| format!("not an Amazons board: `{board}`"))?;
            Ok(value_of(&position))
        }
        Workload::SnortPath { vertices } => {
            let kinds = vec![VertexKind::Single(VertexColor::Empty); vertices];
            let index = |index| VertexIndex { index };
            let edges: Vec<_> = (1..vertices).map(|i| (index(i - 1), index(i))).collect();
            Ok(value_of(&Snort::new(UndirectedGraph::from_edges(&edges, &kinds))))
        }
        Workload::PoolSum(pool) => {
            let games: Vec<_> = pool.games().iter().map(canonical).collect();
            let mut sums = Vec::with_capacity(games.len() * (games.len() + 1) / 2);
            for (i, g) in games.iter().enumerate() {
                sums.extend(games[i..].iter().map(|h| g + h));
            }
            Ok(Answer::new(sums.len(), move || {
                let mut prints = Fingerprints::default();
                Fingerprint::name_set(sums.iter().map(|sum| prints.of(sum)))
            }))
        }
        Workload::Invariant { invariant, rounds } => Ok(invariants(invariant, rounds)),
        Workload::PoolCmp(pool) => {
            let games: Vec<_> = pool.games().iter().map(canonical).collect();
            let below = |g| games.iter().filter(|h| CanonicalForm::leq(g, h)).count();
            let count: usize = games.iter().map(below).sum();
            Ok(Answer::new(games.len() * games.len(), move || count.to_string()))
        }
        Workload::DeadEnding(pool) => misere::dead_ending(pool),
        Workload::DeadEnds(pool) => Ok(misere::dead_ends(pool)),
        _ => Err("cgt has no such game".to_owned()),
    }
}

/// An invariant of each of the 200 games.
fn invariants(invariant: Invariant, rounds: usize) -> Answer {
    let written = invariant.games();
    let zero = DyadicRationalNumber::new_integer(0);
    let (one, half) = (CanonicalForm::new_integer(1), DyadicRationalNumber::new(1, 1));
    let (mut found, mut hot) = (Vec::new(), zero);
    for _ in 0..rounds {
        found.clear();
        hot = zero;
        for g in written.iter().map(canonical) {
            match invariant {
                Invariant::Value => found.push(g),
                Invariant::Temperature => {
                    let temperature = g.temperature();
                    if temperature > zero {
                        hot = hot + temperature;
                    }
                }
                Invariant::Cooled => found.push(g.cool(half)),
                Invariant::Heated => found.push(g.heat(&one)),
                Invariant::Reduced => found.push(g.reduced()),
                Invariant::AtomicWeight => found.push(g.atomic_weight()),
            }
        }
    }
    Answer::new(written.len() * rounds, move || {
        if invariant == Invariant::Temperature {
            return hot.to_string();
        }
        let mut prints = Fingerprints::default();
        Fingerprint::name_set(found.iter().map(|g| prints.of(g)))
    })
}

/// The length of a board's side as the crate counts.
fn side(length: usize) -> Result<u8, String> {
    u8::try_from(length).map_err(|_| format!("{length} is too long for a board"))
}

/// The value of a position.
fn value_of<G: PartizanGame + 'static>(position: &G) -> Answer {
    let table = ParallelTranspositionTable::new();
    let value = position.canonical_form(&table);
    Answer::new(table.len(), move || {
        // The table is kept until here so that freeing it is not measured.
        drop(table);
        Fingerprints::default().of(&value).name()
    })
}

/// The value of a game as it is written down.
fn canonical(tree: &Tree) -> CanonicalForm {
    match tree {
        Tree::Atom(Atom::Integer(n)) => CanonicalForm::new_integer(i64::from(*n)),
        Tree::Atom(Atom::Half) => CanonicalForm::new_dyadic(DyadicRationalNumber::new(1, 1)),
        Tree::Atom(Atom::Nimber(n)) => {
            CanonicalForm::new_nimber(DyadicRationalNumber::new_integer(0), Nimber::new(*n))
        }
        Tree::Atom(Atom::Up) => ups(1),
        Tree::Atom(Atom::Down) => ups(-1),
        Tree::Game(left, right) => CanonicalForm::new_from_moves(
            left.iter().map(canonical).collect(),
            right.iter().map(canonical).collect(),
        ),
    }
}

/// A multiple of up.
fn ups(multiple: i32) -> CanonicalForm {
    CanonicalForm::new_nus(Nus::new(DyadicRationalNumber::new_integer(0), multiple, Nimber::new(0)))
}

/// The fingerprints of values, with those of numbers, ups and nimbers kept: their trees are long.
#[derive(Default)]
struct Fingerprints {
    /// The fingerprints kept.
    known: HashMap<Nus, Fingerprint>,
}

impl Fingerprints {
    /// The value's fingerprint.
    fn of(&mut self, value: &CanonicalForm) -> Fingerprint {
        let nus = value.to_nus();
        if let Some(known) = nus.and_then(|nus| self.known.get(&nus)) {
            return *known;
        }
        let left: Vec<_> = value.left_moves().map(|option| self.of(&option)).collect();
        let right: Vec<_> = value.right_moves().map(|option| self.of(&option)).collect();
        let fingerprint = Fingerprint::of_options(left, right);
        if let Some(nus) = nus {
            self.known.insert(nus, fingerprint);
        }
        fingerprint
    }
}
