//! Thermographs of kos, compared with play beside coupons by the plain rules, and with what is published.

use proptest::prelude::*;
use std::collections::HashMap;
use tweedle_engine::loopy::{Activity, Graph, NoKo, Stoppers};
use tweedle_engine::number::{Dyadic, Rational};
use tweedle_engine::short::{Coordinate, Id, Store, Thermograph, Urgency};
use tweedle_engine::{Control, Player, Stop};

/// So many coupons of −1 are as good as any number of them.
const ENDLESS: usize = 24;

/// Whom a test asks for.
const KOMASTERS: [Option<Player>; 3] = [None, Some(Player::Left), Some(Player::Right)];

/// A position: where each player can move.
#[derive(Clone, Default, Debug)]
struct Vertex {
    options: [Vec<To>; 2],
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum To {
    /// So many moves for Left.
    Integer(i64),
    Vertex(usize),
}

/// The graph for the engine.
fn graph_of(position: &[Vertex], store: &mut Store) -> Graph {
    let mut graph = Graph::new();
    for _ in position {
        graph.add_vertex();
    }
    for (from, vertex) in position.iter().enumerate() {
        for player in Player::BOTH {
            for to in &vertex.options[player.index()] {
                match to {
                    To::Vertex(to) => graph.add_edge(from, player, *to),
                    To::Integer(n) => {
                        let n = store.number(Dyadic::from(*n)).unwrap();
                        graph.add_option(from, player, n);
                    }
                }
            }
        }
    }
    graph
}

fn thermographs(position: &[Vertex], komaster: Option<Player>) -> Vec<Thermograph<Rational>> {
    try_thermographs(position, komaster).unwrap()
}

fn try_thermographs(
    position: &[Vertex],
    komaster: Option<Player>,
) -> Result<Vec<Thermograph<Rational>>, NoKo> {
    let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
    let graph = graph_of(position, &mut store);
    let found = stoppers.ko_thermographs(&mut store, &graph, komaster)?;
    Ok(found.into_iter().map(|it| (*it).clone()).collect())
}

/// What a player is bound to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Bound {
    /// Nothing.
    Free,
    /// He must not move there: the ko rule.
    NotTo(usize),
    /// He must play elsewhere, for the komaster's threat is answered, or his ko is lost.
    Elsewhere,
    /// He has taken a ko as komaster, and must go on.
    GoOn,
}

/// Play beside coupons, by the rules and with nothing else known. All is counted in units, the steps between coupons.
struct Coupons<'a> {
    position: &'a [Vertex],
    komaster: Option<Player>,
    /// The coupons from the least up.
    values: Vec<i64>,
    /// What they are worth in all to who takes the greatest one first, by how many there are.
    alternating: Vec<i64>,
    unit: i64,
    known: HashMap<(usize, Player, Bound, usize), Option<i64>>,
}

impl<'a> Coupons<'a> {
    /// Coupons up to a temperature, `unit` to a point.
    fn new(position: &'a [Vertex], komaster: Option<Player>, most: i64, unit: i64) -> Coupons<'a> {
        let values: Vec<i64> = [-unit; ENDLESS].into_iter().chain(1 - unit..=most * unit).collect();
        // Endless coupons of −1 are worth −1/2 to who must take first: as much as nothing, or one of them.
        let mut alternating = vec![-unit / 2];
        for value in &values {
            alternating.push(value - alternating[alternating.len() - 1]);
        }
        Coupons { position, komaster, values, alternating, unit, known: HashMap::new() }
    }

    /// The score beside so many coupons, if the player can move.
    fn score(
        &mut self,
        vertex: usize,
        player: Player,
        bound: Bound,
        coupons: usize,
    ) -> Option<i64> {
        let key = (vertex, player, bound, coupons);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let found = self.score_by_moves(vertex, player, bound, coupons);
        self.known.insert(key, found);
        found
    }

    fn score_by_moves(
        &mut self,
        at: usize,
        player: Player,
        bound: Bound,
        coupons: usize,
    ) -> Option<i64> {
        if coupons == 0 {
            // What nobody has played to an end is worth nothing.
            let rest = i64::from(player.sign()) * self.alternating[0];
            return matches!(bound, Bound::Free | Bound::NotTo(_)).then_some(rest);
        }
        let opponent = player.opponent();
        let sign = |player: Player| i64::from(player.sign());
        let mut scores = Vec::new();
        if bound != Bound::GoOn {
            let coupon = sign(player) * self.values[coupons - 1];
            let next = if bound == Bound::Elsewhere { Bound::GoOn } else { Bound::Free };
            scores.extend(self.score(at, opponent, next, coupons - 1).map(|score| score + coupon));
        }
        if bound != Bound::Elsewhere {
            for to in self.position[at].options[player.index()].clone() {
                match to {
                    To::Integer(n) => {
                        scores.push(n * self.unit + sign(opponent) * self.alternating[coupons]);
                    }
                    To::Vertex(to) if bound == Bound::NotTo(to) => {}
                    To::Vertex(to) => {
                        let back = To::Vertex(at);
                        let is_ko = self.position[to].options[opponent.index()].contains(&back);
                        let next = match (is_ko, self.komaster) {
                            (true, None) => Bound::NotTo(at),
                            (true, Some(master)) if master == player => Bound::Elsewhere,
                            _ => Bound::Free,
                        };
                        // The coupons of −1 do not end: who leaves a ko finds as many as before.
                        let rest = if is_ko { coupons } else { coupons.max(ENDLESS) };
                        scores.extend(self.score(to, opponent, next, rest));
                    }
                }
            }
        }
        let scores = scores.into_iter();
        if player == Player::Left { scores.max() } else { scores.min() }
    }

    /// The wall at each of the temperatures of the coupons from −1 up, in units.
    fn wall(&mut self, vertex: usize, player: Player) -> Vec<(i64, i64)> {
        let mut wall = Vec::new();
        for coupons in ENDLESS..=self.values.len() {
            let own = i64::from(player.sign()) * self.alternating[coupons];
            if let Some(score) = self.score(vertex, player, Bound::Free, coupons) {
                wall.push((self.values[coupons - 1], score - own));
            }
        }
        wall
    }
}

fn close(position: &[Vertex], most: i64, unit: i64, within: i64) -> Result<(), TestCaseError> {
    for komaster in KOMASTERS {
        let Ok(found) = try_thermographs(position, komaster) else { continue };
        let mut coupons = Coupons::new(position, komaster, most, unit);
        for (vertex, thermograph) in found.iter().enumerate() {
            for player in Player::BOTH {
                for (t, value) in coupons.wall(vertex, player) {
                    let [t, value] =
                        [t, value].map(|it| Rational::integer(it).divided(unit).unwrap());
                    let wall = thermograph.wall(player).at(&t);
                    let gap = (wall.clone() - value.clone()).times(unit);
                    prop_assert!(
                        gap <= Rational::integer(within) && gap >= Rational::integer(-within),
                        "komaster {komaster:?}, vertex {vertex}, {player} at {t}: {wall}, and by play {value}\n{thermograph:?}"
                    );
                }
            }
        }
    }
    Ok(())
}

/// Positions with kos: some switches of integers, a chain of kos, and what leads to it, perhaps another such chain.
fn position() -> impl Strategy<Value = Vec<Vertex>> {
    let integers = || proptest::collection::vec(-9..=9_i64, 0..=2);
    let sides = move || [integers(), integers()];
    let vertices = proptest::collection::vec((sides(), any::<[u8; 2]>()), 3..=7);
    (vertices, 0..3_usize, 1..=3_usize, 1..=2_usize).prop_map(|(parts, below, first, second)| {
        let mut position: Vec<Vertex> = Vec::new();
        let mut chains = [first, second].into_iter();
        // Where the chain that is being made ends.
        let mut rest = 0;
        for (i, (integers, picks)) in parts.into_iter().enumerate() {
            let options =
                integers.map(|side| side.into_iter().map(To::Integer).collect::<Vec<_>>());
            let mut vertex = Vertex { options };
            let continues = rest > 0;
            // Options that are made already, but not of the same chain.
            let chain_start = i - if continues { chain_length(&position, i) } else { 0 };
            for player in Player::BOTH {
                let pick = usize::from(picks[player.index()]);
                if chain_start > 0 && pick % 3 != 0 {
                    vertex.options[player.index()].push(To::Vertex(pick / 3 % chain_start));
                }
            }
            position.push(vertex);
            if continues {
                position[i - 1].options[1].push(To::Vertex(i));
                position[i].options[0].push(To::Vertex(i - 1));
                rest -= 1;
            } else if i >= below {
                rest = chains.next().unwrap_or(0);
            }
        }
        position
    })
}

/// How many vertices before this one are of the chain that it continues.
fn chain_length(position: &[Vertex], at: usize) -> usize {
    let mut length = 1;
    while at > length && position[at - length - 1].options[1].contains(&To::Vertex(at - length)) {
        length += 1;
    }
    length
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn walls_are_what_play_beside_coupons_gives(position in position()) {
        close(&position, 10, 64, 24)?;
    }

    #[test]
    fn left_and_right_are_one(position in position()) {
        let negative: Vec<Vertex> = position.iter().map(|vertex| {
            let [left, right] = vertex.options.each_ref().map(|side| side.iter().map(|to| match to {
                To::Integer(n) => To::Integer(-n),
                To::Vertex(to) => To::Vertex(*to),
            }).collect::<Vec<_>>());
            Vertex { options: [right, left] }
        }).collect();
        for komaster in KOMASTERS {
            let Ok(found) = try_thermographs(&position, komaster) else { continue };
            let others = thermographs(&negative, komaster.map(Player::opponent));
            for (one, other) in found.iter().zip(&others) {
                prop_assert_eq!(one.mean(), &-other.mean());
                prop_assert_eq!(one.temperature(), other.temperature());
                for player in Player::BOTH {
                    prop_assert_eq!(one.wall(player), &-other.wall(player.opponent()));
                }
            }
        }
    }
}

use To::{Integer as I, Vertex as V};

fn vertex(left: &[To], right: &[To]) -> Vertex {
    Vertex { options: [left.to_vec(), right.to_vec()] }
}

/// A ko of so many stages, from where Left wins it in one move to where Right does.
fn stages(left: i64, right: i64, stages: usize) -> Vec<Vertex> {
    let at = |i: usize| {
        let left = if i == 0 { I(left) } else { V(i - 1) };
        let right = if i == stages { I(right) } else { V(i + 1) };
        vertex(&[left], &[right])
    };
    (0..=stages).map(at).collect()
}

/// An approach ko: Left ends it in one move. Right takes it, and must fill before it is a ko that both can win.
fn approach(left: i64, right: i64, left_in_the_end: i64) -> Vec<Vertex> {
    vec![
        vertex(&[I(left)], &[V(1)]),
        vertex(&[V(0)], &[V(2)]),
        vertex(&[V(3)], &[I(right)]),
        vertex(&[I(left_in_the_end)], &[V(2)]),
    ]
}

/// The position with its name, the komaster, the vertex; its mast value and temperature.
type Published = (&'static str, Vec<Vertex>, Option<Player>, usize, &'static str, &'static str);

#[test]
fn published_means_and_temperatures() {
    let [none, left, right] = KOMASTERS;
    let table: &[Published] = &[
        // The player who is komaster, or nobody: three moves are between winning and losing a simple ko (Berlekamp, The economist's
        // view of combinatorial games).
        ("one point", stages(1, 0, 1), none, 1, "1/3", "1/3"),
        ("one point", stages(1, 0, 1), left, 1, "1/3", "1/3"),
        ("one point", stages(1, 0, 1), right, 1, "1/3", "1/3"),
        ("one point", stages(1, 0, 1), none, 0, "2/3", "1/3"),
        ("one point", stages(1, 0, 1), left, 0, "2/3", "1/3"),
        ("one point", stages(1, 0, 1), right, 0, "2/3", "1/3"),
        ("ten points", stages(10, 0, 1), none, 1, "10/3", "10/3"),
        // Four moves between in a ko of two stages, five in one of three.
        ("two stages", stages(8, 0, 2), none, 1, "4", "2"),
        ("two stages", stages(8, 0, 2), left, 2, "2", "2"),
        ("three stages", stages(10, 0, 3), right, 0, "8", "2"),
        // Sensei's Library, "Ko master" (B. Spight): the count is 14 if Black is komaster, and 8 1/4 if White is, with a
        // miai value of 6 3/4.
        ("approach ko", approach(15, -12, 14), left, 0, "14", "1"),
        ("approach ko", approach(15, -12, 14), right, 0, "33/4", "27/4"),
        // B. Spight, lifein19x19.com, "Thermography" (2020), from the other side: -18 and 23 with four moves between.
        ("approach ko", approach(18, -23, 18), right, 0, "31/4", "41/4"),
        ("approach ko", approach(18, -23, 18), left, 0, "18", "0"),
    ];
    for (name, position, komaster, at, mean, temperature) in table {
        let found = &thermographs(position, *komaster)[*at];
        let found = (found.mean().to_string(), found.temperature().to_string());
        let expected = ((*mean).to_owned(), (*temperature).to_owned());
        assert_eq!(found, expected, "{name}, {komaster:?}, {at}");
    }
}

#[test]
fn approach_kos_are_hyperactive_and_simple_kos_placid() {
    let activity = |position: &[Vertex], at: usize| {
        let [left, right] = Player::BOTH.map(|player| thermographs(position, Some(player)));
        Activity::of([&left[at], &right[at]])
    };
    assert_eq!(activity(&approach(15, -12, 14), 0), Activity::Hyperactive);
    assert_eq!(activity(&stages(1, 0, 1), 0), Activity::Placid);
    assert_eq!(activity(&stages(8, 0, 2), 1), Activity::Placid);
}

/// The mast of a ko that Left can end is inclined if he is komaster: what Right pays when he takes, he gets back.
#[test]
fn masts_may_be_inclined() {
    let ko = &thermographs(&stages(3, 0, 1), Some(Player::Left))[0];
    assert_eq!(ko.wall(Player::Left), ko.wall(Player::Right));
    assert_eq!(ko.wall(Player::Left).slopes().collect::<Vec<_>>(), [-1, 0]);
    let half = Rational::ONE / Rational::integer(2);
    assert_eq!(ko.urgency(&half), Urgency::Cold);
    let ko = &thermographs(&stages(3, 0, 1), None)[0];
    assert_eq!(ko.wall(Player::Right).slopes().collect::<Vec<_>>(), [2, 0]);
    assert_eq!(ko.urgency(&half), Urgency::Gote);
}

#[test]
fn what_is_no_single_ko_is_refused() {
    let pass = [vertex(&[V(0)], &[I(0)])];
    let ring = [vertex(&[V(1)], &[V(2)]), vertex(&[V(2)], &[V(0)]), vertex(&[V(0)], &[V(1)])];
    let longer = [
        vertex(&[I(1)], &[V(1)]),
        vertex(&[V(2)], &[I(0)]),
        vertex(&[V(3)], &[I(0)]),
        vertex(&[I(1)], &[V(0)]),
    ];
    let own = [vertex(&[V(1)], &[I(0)]), vertex(&[V(0)], &[I(0)])];
    let two = [vertex(&[V(1), V(2)], &[I(0)]), vertex(&[I(1)], &[V(0)]), vertex(&[I(2)], &[V(0)])];
    let endless = [vertex(&[I(-5)], &[V(1)]), vertex(&[V(0)], &[I(5)])];
    let table: &[(&[Vertex], NoKo, &str)] = &[
        (
            &pass,
            NoKo::Cycle(vec![0]),
            "A pass is no ko: a player can move from vertex 0 to vertex 0.",
        ),
        (
            &ring,
            NoKo::Cycle(vec![0, 1, 2]),
            "A thermograph is known of single kos, and this cycle is none: vertex 0 to vertex 1 to vertex 2 to vertex 0.",
        ),
        (
            &longer,
            NoKo::Cycle(vec![0, 1, 2, 3]),
            "A thermograph is known of single kos, and this cycle is none: vertex 0 to vertex 1 to vertex 2 to vertex 3 to vertex 0.",
        ),
        (
            &own,
            NoKo::Cycle(vec![0, 1]),
            "A thermograph is known of single kos, and this cycle is none: vertex 0 to vertex 1 to vertex 0.",
        ),
        (
            &two,
            NoKo::TwoKos(0, Player::Left),
            "A thermograph is known of one ko at a time, but Left can take two from vertex 0.",
        ),
        (
            &endless,
            NoKo::Unending(0, 1),
            "Without a komaster nobody ends the ko of vertex 0 and vertex 1, so that it has no thermograph.",
        ),
    ];
    for (position, why, told) in table {
        let found = try_thermographs(position, None).unwrap_err();
        assert_eq!((&found, found.to_string().as_str()), (why, *told));
    }
    assert!(try_thermographs(&endless, Some(Player::Left)).is_ok());
    let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
    let mut graph = Graph::new();
    let at = graph.add_vertex();
    graph.add_option(at, Player::Left, Stoppers::always(Player::Left));
    let found = stoppers.ko_thermographs(&mut store, &graph, None).unwrap_err();
    assert_eq!(found, NoKo::LoopyOption(at));
}

/// A long chain, and a long way to it.
#[test]
fn nothing_recurs_along_the_graph() {
    let mut position = stages(50, 0, 40);
    for i in 0..20_000 {
        let at = position.len() - 1;
        position.push(vertex(&[V(at)], &[I(i % 7 - 60)]));
    }
    for komaster in KOMASTERS {
        let found = thermographs(&position, komaster);
        assert_eq!(found[40].temperature().to_string(), "25/21");
    }
}

#[test]
fn the_control_is_asked() {
    let control = Control::with_memory(4_000_000);
    let mut store = Store::new(control.clone());
    let mut stoppers = Stoppers::new(control.clone());
    let graph = graph_of(&stages(50, 0, 300), &mut store);
    let found = stoppers.ko_thermographs(&mut store, &graph, None);
    assert!(found.is_ok());
    let used = control.used();
    let graph = graph_of(&stages(50, 0, 20_000), &mut store);
    let found = stoppers.ko_thermographs(&mut store, &graph, None);
    assert!(matches!(found, Err(NoKo::Stop(Stop::Memory { .. }))), "{found:?}");
    assert_eq!(control.used(), used);
    control.cancel();
    let found = stoppers.ko_thermographs(&mut store, &graph, None);
    assert_eq!(found.unwrap_err(), NoKo::Stop(Stop::Cancelled));
}

/// A short game, by its options.
fn short() -> impl Strategy<Value = Vec<[Vec<i64>; 2]>> {
    // Below 0, an option that is made already.
    let side = || proptest::collection::vec(-6..=6_i64, 1..=2);
    proptest::collection::vec([side(), side()], 1..=5)
}

proptest! {
    /// A ko that nobody wants to move to changes nothing.
    #[test]
    fn short_games_have_their_thermographs(parts in short()) {
        let mut store = Store::default();
        let mut games: Vec<Id> = Vec::new();
        let mut position = vec![
            vertex(&[I(-50)], &[V(1)]),
            vertex(&[V(0)], &[I(-50)]),
        ];
        for (i, sides) in parts.iter().enumerate() {
            let mut options = [Vec::new(), Vec::new()];
            let mut vertices = [vec![V(0)], Vec::new()];
            for player in Player::BOTH {
                for &n in &sides[player.index()] {
                    let made = usize::try_from(-n).ok().filter(|&back| back > 0 && back <= i);
                    let (g, to) = match made {
                        Some(back) => (games[i - back], V(i - back + 2)),
                        None => (store.number(Dyadic::from(n)).unwrap(), I(n)),
                    };
                    options[player.index()].push(g);
                    vertices[player.index()].push(to);
                }
            }
            games.push(store.game(&options[0], &options[1]).unwrap());
            position.push(Vertex { options: vertices });
        }
        for komaster in KOMASTERS {
            let found = thermographs(&position, komaster);
            for (g, found) in games.iter().zip(&found[2..]) {
                let short = store.thermograph(*g).unwrap().to_rational();
                prop_assert_eq!(found.mean(), short.mean());
                prop_assert_eq!(found.temperature(), short.temperature());
                for player in Player::BOTH {
                    let [one, other] = [found.wall(player), short.wall(player)];
                    let end = Rational::integer(-1);
                    let corners = one.corners().chain(other.corners()).map(|(t, _)| t.clone());
                    for t in corners.filter(|t| *t >= end).chain([end.clone()]) {
                        prop_assert_eq!(one.at(&t), other.at(&t), "{} at {}", store.text(*g).unwrap(), t);
                    }
                }
            }
        }
    }
}
