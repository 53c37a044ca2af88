//! Loopy values against the definitions, on random graphs.

use proptest::prelude::*;
use tweedle_engine::loopy::{Graph, Side, Sides, Stopper, Stoppers, Target};
use tweedle_engine::short::Store;
use tweedle_engine::{Control, LoopyOutcome, Player};

/// A graph: of each vertex the ends of Left's edges and of Right's. A negative end is a short game.
type Plain = Vec<[Vec<i8>; 2]>;

const SHORT: [&str; 6] = ["0", "1", "-1", "*", "^", "{1|-1}"];

fn graphs(most: usize) -> impl Strategy<Value = Plain> {
    (1..=most).prop_flat_map(|count| {
        let end = prop_oneof![0..count as i8, -(SHORT.len() as i8)..0];
        let side = prop::collection::vec(end, 0..3);
        prop::collection::vec([side.clone(), side], count)
    })
}

struct Bench {
    stoppers: Stoppers,
    store: Store,
}

impl Bench {
    fn new() -> Bench {
        Bench { stoppers: Stoppers::new(Control::new()), store: Store::default() }
    }

    fn short(&mut self, end: i8) -> Stopper {
        self.store.read(SHORT[(-end - 1) as usize]).unwrap().into()
    }

    fn values(&mut self, plain: &Plain) -> Vec<Sides> {
        let mut graph = Graph::new();
        for _ in plain {
            graph.add_vertex();
        }
        for (from, sides) in plain.iter().enumerate() {
            for player in Player::BOTH {
                for &to in &sides[player.index()] {
                    if to >= 0 {
                        graph.add_edge(from, player, to as usize);
                    } else {
                        let short = self.short(to);
                        graph.add_option(from, player, short);
                    }
                }
            }
        }
        self.stoppers.values(&mut self.store, &graph).unwrap()
    }

    fn le(&mut self, g: &Sides, h: &Sides) -> bool {
        self.stoppers.sides_le(&mut self.store, g, h).unwrap()
    }

    fn equal(&mut self, g: &Sides, h: &Sides) -> bool {
        self.le(g, h) && self.le(h, g)
    }

    fn sum(&mut self, g: &Sides, h: &Sides) -> Sides {
        self.stoppers.sum_of_sides(&mut self.store, g, h).unwrap()
    }

    fn negative(&mut self, g: &Sides) -> Sides {
        self.stoppers.negative_sides(&mut self.store, g).unwrap()
    }

    fn outcome(&mut self, g: &Sides) -> LoopyOutcome {
        self.stoppers.outcome(&mut self.store, g).unwrap()
    }

    /// The edges of all vertices, short games taken apart, so that nothing of the engine is left but the graph.
    fn whole(&mut self, plain: &Plain) -> Vec<[Vec<usize>; 2]> {
        let mut edges: Vec<[Vec<usize>; 2]> = vec![Default::default(); plain.len()];
        let mut short: Vec<Stopper> = Vec::new();
        let mut queue = Vec::new();
        let mut place = |g: Stopper, queue: &mut Vec<Stopper>| {
            let known = short.iter().position(|&other| other == g);
            plain.len()
                + known.unwrap_or_else(|| {
                    short.push(g);
                    queue.push(g);
                    short.len() - 1
                })
        };
        for (from, sides) in plain.iter().enumerate() {
            for player in Player::BOTH {
                for &to in &sides[player.index()] {
                    let to = if to >= 0 {
                        to as usize
                    } else {
                        let g = self.short(to);
                        place(g, &mut queue)
                    };
                    edges[from][player.index()].push(to);
                }
            }
        }
        let mut next = 0;
        while next < queue.len() {
            let g = queue[next];
            next += 1;
            let mut sides: [Vec<usize>; 2] = Default::default();
            for player in Player::BOTH {
                for option in self.stoppers.options(&mut self.store, g, player).unwrap() {
                    sides[player.index()].push(place(option, &mut queue));
                }
            }
            edges.push(sides);
        }
        edges
    }
}

/// Who wins the sum of two vertices, by the slow and obvious way: endless play is a draw. One round of the loop for each
/// move that play takes.
fn brute_outcome(
    g: &[[Vec<usize>; 2]],
    h: &[[Vec<usize>; 2]],
    start: (usize, usize),
) -> LoopyOutcome {
    let at = |x: usize, y: usize, p: usize| (x * h.len() + y) * 2 + p;
    // Who wins, if it is known.
    let mut winner: Vec<Option<Player>> = vec![None; g.len() * h.len() * 2];
    loop {
        let mut changed = false;
        for x in 0..g.len() {
            for y in 0..h.len() {
                for player in Player::BOTH {
                    let p = player.index();
                    if winner[at(x, y, p)].is_some() {
                        continue;
                    }
                    let next = player.opponent();
                    let moves: Vec<Option<Player>> = g[x][p]
                        .iter()
                        .map(|&x| winner[at(x, y, next.index())])
                        .chain(h[y][p].iter().map(|&y| winner[at(x, y, next.index())]))
                        .collect();
                    let found = if moves.contains(&Some(player)) {
                        Some(player)
                    } else if moves.iter().all(|&winner| winner == Some(next)) {
                        Some(next)
                    } else {
                        None
                    };
                    if found.is_some() {
                        winner[at(x, y, p)] = found;
                        changed = true;
                    }
                }
            }
        }
        if !changed {
            let [left, right] =
                Player::BOTH.map(|player| winner[at(start.0, start.1, player.index())]);
            return LoopyOutcome::from_winners(left, right);
        }
    }
}

/// How many graphs each property is tried on; more with `PROPTEST_CASES=100000`.
fn cases() -> u32 {
    std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(4000)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    /// The value of a graph wins and draws like the graph, alone and beside another graph. With draws only the sides
    /// that are stoppers are looked at: the free sum may differ from the sides' where both go round.
    #[test]
    fn outcomes_are_those_of_play(plain in graphs(4), other in graphs(3)) {
        let mut bench = Bench::new();
        let (values, others) = (bench.values(&plain), bench.values(&other));
        let (g, h) = (bench.whole(&plain), bench.whole(&other));
        let nothing = vec![Default::default()];
        for (vertex, value) in values.iter().enumerate() {
            prop_assert_eq!(bench.outcome(value), brute_outcome(&g, &nothing, (vertex, 0)));
        }
        // In a sum of stoppers endless play is endless in both.
        if let (Some(_), Some(_)) = (values[0].stopper(), others[0].stopper()) {
            let sum = bench.sum(&values[0], &others[0]);
            prop_assert_eq!(bench.outcome(&sum), brute_outcome(&g, &h, (0, 0)));
        }
    }

    /// Equal stoppers have the same name, whatever graph they were made from.
    #[test]
    fn canonical_forms_are_unique(plain in graphs(6)) {
        let mut bench = Bench::new();
        let values = bench.values(&plain);
        for g in &values {
            for h in &values {
                if let (Some(a), Some(b)) = (g.stoppers(), h.stoppers()) {
                    prop_assert_eq!(bench.equal(g, h), a == b);
                }
            }
        }
        // The same graph with its vertices in another order.
        let again = bench.values(&turned(&plain));
        for (g, h) in values.iter().zip(again.iter().rev()) {
            prop_assert_eq!(g.stoppers(), h.stoppers());
            prop_assert!(bench.equal(g, h));
        }
    }

    /// The onside is at least the offside; each vertex is what its options make of it; −(−G) = G.
    #[test]
    fn sides_hold_the_value(plain in graphs(5)) {
        let mut bench = Bench::new();
        let values = bench.values(&plain);
        for (vertex, value) in values.iter().enumerate() {
            if let Some([on, off]) = value.stoppers() {
                prop_assert!(bench.stoppers.le(&mut bench.store, off, on).unwrap());
            }
            let sides = Player::BOTH.map(|player| {
                let ends = plain[vertex][player.index()].clone();
                ends.into_iter().map(|to| Target::Value(match to {
                    0.. => values[to as usize].clone(),
                    _ => Sides::of_stopper(bench.short(to)),
                })).collect::<Vec<_>>()
            });
            let again = bench.stoppers.specified(&mut bench.store, &[sides]).unwrap();
            prop_assert!(bench.equal(value, &again));
            let negative = bench.negative(value);
            let twice = bench.negative(&negative);
            prop_assert!(bench.equal(value, &twice));
            prop_assert_eq!(bench.outcome(&negative), bench.outcome(value).negative());
        }
    }

    /// Sums of stoppers commute and associate, on both sides, and keep the order.
    #[test]
    fn sums_are_sums(a in graphs(3), b in graphs(3), c in graphs(2)) {
        let mut bench = Bench::new();
        let [a, b, c] = [a, b, c].map(|plain| bench.values(&plain).swap_remove(0));
        let (ab, ba) = (bench.sum(&a, &b), bench.sum(&b, &a));
        prop_assert!(bench.equal(&ab, &ba));
        if a.stoppers().is_some() && b.stoppers().is_some() && c.stoppers().is_some() {
            let bc = bench.sum(&b, &c);
            let (left, right) = (bench.sum(&ab, &c), bench.sum(&a, &bc));
            prop_assert!(bench.equal(&left, &right));
            if bench.le(&a, &b) {
                let (ac, bc) = (bench.sum(&a, &c), bench.sum(&b, &c));
                prop_assert!(bench.le(&ac, &bc));
            }
        }
    }

    /// The order is a partial order.
    #[test]
    fn the_order_is_transitive(plain in graphs(4)) {
        let mut bench = Bench::new();
        let values = bench.values(&plain);
        for a in &values {
            prop_assert!(bench.le(a, a));
            for b in &values {
                for c in &values {
                    if bench.le(a, b) && bench.le(b, c) {
                        prop_assert!(bench.le(a, c));
                    }
                }
            }
        }
    }
}

/// The same graph with its vertices in the other order.
fn turned(plain: &Plain) -> Plain {
    let last = plain.len() as i8 - 1;
    let end = |&to: &i8| if to >= 0 { last - to } else { to };
    let vertices = plain.iter().rev();
    vertices
        .map(|sides| sides.each_ref().map(|side| side.iter().rev().map(end).collect()))
        .collect()
}

/// Graphs that are equal to stoppers, but not by leaving out single options, one after another, in every order.
#[test]
fn stoppers_are_found_in_every_order_of_the_vertices() {
    let graphs: [&[[&[i8]; 2]]; 4] = [
        &[[&[2], &[]], [&[], &[]], [&[3], &[3, 2]], [&[1], &[0]]],
        &[[&[1], &[4]], [&[], &[]], [&[5], &[4]], [&[1], &[5, 1]], [&[5], &[]], [&[3, 0], &[5, 0]]],
        &[[&[1], &[]], [&[], &[5, 0]], [&[5], &[1, 0]], [&[5], &[]], [&[1], &[0]], [&[5, 4], &[4]]],
        // Of this one a vertex below is a stopper that is simplified twice.
        &[
            [&[5], &[4]],
            [&[], &[3, 1]],
            [&[1], &[]],
            [&[2], &[4, 5]],
            [&[4], &[3]],
            [&[], &[3, 0]],
            [&[1], &[0]],
        ],
    ];
    for graph in graphs {
        let plain: Plain = graph.iter().map(|sides| sides.map(<[i8]>::to_vec)).collect();
        let mut bench = Bench::new();
        let (values, again) = (bench.values(&plain), bench.values(&turned(&plain)));
        for (g, h) in values.iter().zip(again.iter().rev()) {
            assert!(g.stoppers().is_some() && g.stoppers() == h.stoppers(), "{plain:?}");
        }
    }
}

/// Four moves go round: {0, {1 | 1, {∗, {1∗ | 1∗, …} | ∗}} | 0}, Bach's Carousel. No side of it is a stopper.
#[test]
fn bachs_carousel_has_no_stopper_sides() {
    let mut bench = Bench::new();
    let read = |bench: &mut Bench, text: &str| {
        Target::Value(Sides::of_stopper(bench.store.read(text).unwrap().into()))
    };
    let [zero, one, star, one_star] = ["0", "1", "*", "1*"].map(|text| read(&mut bench, text));
    let vertices = [
        [vec![zero.clone(), Target::Vertex(1)], vec![zero]],
        [vec![one.clone()], vec![one, Target::Vertex(2)]],
        [vec![star.clone(), Target::Vertex(3)], vec![star]],
        [vec![one_star.clone()], vec![one_star, Target::Vertex(0)]],
    ];
    let value = bench.stoppers.specified(&mut bench.store, &vertices).unwrap();
    assert!(matches!(value.onside, Side::Round(_)) && matches!(value.offside, Side::Round(_)));
    let same = bench.sum(&value, &Sides::of_stopper(bench.store.zero().into()));
    assert!(bench.equal(&same, &value));
}
