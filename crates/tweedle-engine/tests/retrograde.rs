//! Retrograde analysis against the definition, on random graphs.

use proptest::prelude::*;
use std::collections::HashMap;
use tweedle_engine::walk::{backward_induction, loopy_nimbers, retrograde};
use tweedle_engine::{Control, Ending, Facts, Hints, LoopyOutcome, Play, Player, Ruleset, Stop};

/// A graph: for each vertex where Left and Right can move.
#[derive(Clone, Debug)]
struct Graph {
    options: Vec<[Vec<u32>; 2]>,
    is_impartial: bool,
    /// Whether it says how moves are taken back.
    is_reversible: bool,
}

impl Ruleset for Graph {
    type Position = u32;
    type Move = ();

    fn moves(
        &self,
        &at: &u32,
        player: Player,
        mut found: impl FnMut((), u32) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let options = self.options.get(at as usize).map(|options| &options[player.index()]);
        options.into_iter().flatten().try_for_each(|&option| found((), option))
    }

    fn facts(&self) -> Facts {
        Facts {
            is_impartial: self.is_impartial,
            is_loopy: true,
            is_reversible: self.is_reversible,
            ..Facts::PARTIZAN
        }
    }
}

impl Hints for Graph {
    fn unmoves(
        &self,
        &at: &u32,
        player: Player,
        mut found: impl FnMut(u32) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (before, options) in self.options.iter().enumerate() {
            for _ in options[player.index()].iter().filter(|&&option| option == at) {
                found(before as u32)?;
            }
        }
        // Where nobody ever comes.
        found(1_000_000)
    }
}

/// How play ends, by the definition: within `n` moves, for `n` from 0 up until nothing is new.
fn by_the_definition(graph: &Graph, play: Play) -> HashMap<(u32, Player), Ending> {
    let mut known: HashMap<(u32, Player), Ending> = HashMap::new();
    for moves in 0.. {
        let mut new = Vec::new();
        for at in 0..graph.options.len() as u32 {
            for player in Player::BOTH {
                if known.contains_key(&(at, player)) {
                    continue;
                }
                let options = &graph.options[at as usize][player.index()];
                let ends: Vec<_> =
                    options.iter().map(|&option| known.get(&(option, player.opponent()))).collect();
                let is_lost = |end: &&Ending| matches!(end, Ending::Loss(_));
                let is_won = |end: &&Ending| matches!(end, Ending::Win(_));
                let end = if options.is_empty() {
                    if play == Play::Normal { Ending::Loss(0) } else { Ending::Win(0) }
                } else if ends.iter().flatten().any(is_lost) {
                    Ending::Win(moves)
                } else if ends.iter().flatten().filter(|end| is_won(end)).count() == ends.len() {
                    Ending::Loss(moves)
                } else {
                    continue;
                };
                new.push(((at, player), end));
            }
        }
        // Nothing has moved, where nobody can.
        if new.is_empty() && moves > 0 {
            break;
        }
        known.extend(new);
    }
    known
}

fn check(graph: &Graph) {
    let starts: Vec<u32> = (0..graph.options.len() as u32).collect();
    for play in [Play::Normal, Play::Misere] {
        let expect = by_the_definition(graph, play);
        let control = Control::new();
        let endings = retrograde(graph, &starts, play, &control).unwrap();
        let mut is_draw = false;
        for &at in &starts {
            let ends = Player::BOTH.map(|player| {
                let end = expect.get(&(at, player)).copied().unwrap_or(Ending::Draw);
                assert_eq!(
                    endings.ending(&at, player),
                    Some(end),
                    "{play} {at} {player} {graph:?}"
                );
                end
            });
            is_draw |= ends.contains(&Ending::Draw);
            assert_eq!(endings.outcome(&at), Some(LoopyOutcome::from_endings(ends[0], ends[1])));
        }
        let labels = backward_induction(graph, &starts, play, &control);
        assert_eq!(labels.is_err(), is_draw);
        drop((endings, labels));
        assert_eq!(control.used(), 0);
    }
}

/// Graphs with so many vertices at most, and so many moves of each player from each.
fn graphs(vertices: usize, moves: usize) -> impl Strategy<Value = Graph> {
    let side = move |n: usize| prop::collection::vec(0..n as u32, 0..=moves);
    (1..=vertices, any::<bool>(), any::<bool>()).prop_flat_map(
        move |(n, is_impartial, is_reversible)| {
            prop::collection::vec((side(n), side(n)), n).prop_map(move |sides| Graph {
                options: sides
                    .into_iter()
                    .map(|(left, right)| [left.clone(), if is_impartial { left } else { right }])
                    .collect(),
                is_impartial,
                is_reversible,
            })
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    #[test]
    fn labels_are_those_of_the_definition(graph in graphs(8, 3)) {
        check(&graph);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn so_it_is_on_larger_graphs(graph in graphs(200, 2)) {
        check(&graph);
    }
}

/// Chains of 100,000 vertices: labels take up to four bytes, and nothing is quadratic.
#[test]
fn a_long_way_to_the_end() {
    let last = 100_000;
    let chain = |is_partizan: bool, is_bound: bool| Graph {
        options: (0..=last)
            .map(|at| {
                let mut next: Vec<u32> = (at < last).then_some(at + 1).into_iter().collect();
                // From everywhere but the end there may be a way back to the beginning.
                next.extend((at < last && is_bound).then_some(0));
                [next.clone(), if is_partizan { Vec::new() } else { next }]
            })
            .collect(),
        is_impartial: !is_partizan,
        is_reversible: false,
    };
    let ending = |graph: &Graph, at: u32, player| {
        let endings = retrograde(graph, &[0], Play::Normal, &Control::new()).unwrap();
        endings.ending(&at, player).unwrap()
    };
    let plain = chain(false, false);
    assert_eq!(ending(&plain, 0, Player::Left), Ending::Loss(last));
    assert_eq!(ending(&plain, 1, Player::Right), Ending::Win(last - 1));
    let bound = chain(false, true);
    assert_eq!(ending(&bound, last - 1, Player::Left), Ending::Win(1));
    // One step before it the player who moves goes back to the beginning instead.
    assert_eq!(ending(&bound, last - 2, Player::Right), Ending::Draw);
    let of_left = chain(true, true);
    assert_eq!(ending(&of_left, 0, Player::Left), Ending::Win(1));
    assert_eq!(ending(&of_left, 0, Player::Right), Ending::Loss(0));
}

/// A ring in which Left steps forwards and Right backwards, for ever.
#[test]
fn it_stops_when_told_and_gives_back_what_it_took() {
    let ring = Graph {
        options: (0..5000).map(|at| [vec![(at + 1) % 5000], vec![(at + 4999) % 5000]]).collect(),
        is_impartial: false,
        is_reversible: false,
    };
    let control = Control::with_memory(20_000);
    let stopped = retrograde(&ring, &[0], Play::Normal, &control);
    assert!(matches!(stopped, Err(Stop::Memory { .. })), "{stopped:?}");
    assert_eq!(control.used(), 0);
    let control = Control::new();
    let allowance = control.allow(100);
    let stopped = retrograde(&ring, &[0], Play::Normal, &control);
    assert_eq!(stopped.err(), Some(Stop::Limit { most: 100 }));
    drop(allowance);
    let endings = retrograde(&ring, &[0], Play::Misere, &control).unwrap();
    assert_eq!((endings.len(), endings.outcome(&7)), (5000, Some(LoopyOutcome::D)));
    control.cancel();
    assert_eq!(retrograde(&ring, &[0], Play::Normal, &control).err(), Some(Stop::Cancelled));
}

/// Two vertices of a graph at once: a move is a move of one of the tokens.
struct Sum<'a>(&'a Graph);

impl Ruleset for Sum<'_> {
    type Position = (u32, u32);
    type Move = ();

    fn moves(
        &self,
        &(g, h): &(u32, u32),
        player: Player,
        mut found: impl FnMut((), (u32, u32)) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        self.0.moves(&g, player, |(), option| found((), (option, h)))?;
        self.0.moves(&h, player, |(), option| found((), (g, option)))
    }

    fn facts(&self) -> Facts {
        Facts { is_impartial: self.0.is_impartial, ..Facts::PARTIZAN }
    }
}

impl Hints for Sum<'_> {}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20_000))]

    /// Smith's theorem: the values say who wins, loses or draws each sum of two, and a vertex with a nimber is as good as the heap.
    #[test]
    fn nimbers_and_infinities_tell_the_outcomes_of_sums(graph in graphs(8, 3)) {
        let graph = Graph {
            options: graph.options.into_iter().map(|[left, _]| [left.clone(), left]).collect(),
            is_impartial: true,
            is_reversible: false,
        };
        let control = Control::new();
        let all: Vec<u32> = (0..graph.options.len() as u32).collect();
        let values = loopy_nimbers(&graph, &all, &control).unwrap();
        let pairs: Vec<(u32, u32)> = all.iter().flat_map(|&g| all.iter().map(move |&h| (g, h))).collect();
        let endings = retrograde(&Sum(&graph), &pairs, Play::Normal, &control).unwrap();
        for &(g, h) in &pairs {
            let [value, other] = [g, h].map(|at| values.value(&at).unwrap());
            prop_assert_eq!(endings.outcome(&(g, h)), Some(value.sum(&other).outcome()), "{} {}", g, h);
        }
        prop_assert_eq!((values.len(), values.iter().count()), (all.len(), all.len()));
        drop((values, endings));
        prop_assert_eq!(control.used(), 0);
    }
}

#[test]
fn only_impartial_games_have_nimbers() {
    let graph =
        Graph { options: vec![[vec![0], vec![]]], is_impartial: false, is_reversible: false };
    assert!(matches!(loopy_nimbers(&graph, &[0], &Control::new()), Err(Stop::Undefined(_))));
}
