//! Thermographs of positions with kos.

use super::graph::Graph;
use super::ko::{NoKo, Takes};
use super::node::Node;
use super::store::Stoppers;
use crate::control::Held;
use crate::number::Rational;
use crate::short::{Coordinate, Id, Store, Thermograph, Trajectory, best, taxed};
use crate::{Player, Stop, Weigh};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use std::fmt;
use std::sync::Arc;

/// A trajectory with fractions: the corners of kos are not dyadic.
type Line = Trajectory<Rational>;

/// The importance of being komaster. *Hyperactive* is Berlekamp's word (*The economist's view of combinatorial games*),
/// *active* and *placid* are Spight's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Activity {
    /// The mast value and the temperature are the same for both komasters, as for a game without kos.
    Placid,
    /// The mast value is the same, the temperature is not.
    Active,
    /// The mast value depends on the komaster.
    Hyperactive,
}

impl Activity {
    /// The activity of a position that has these thermographs, with Left and with Right as
    /// komaster.
    pub fn of(thermographs: [&Thermograph<Rational>; 2]) -> Activity {
        let [left, right] = thermographs;
        if left.mean() != right.mean() {
            Activity::Hyperactive
        } else if left.temperature() != right.temperature() {
            Activity::Active
        } else {
            Activity::Placid
        }
    }
}

impl fmt::Display for Activity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Activity::Placid => "placid",
            Activity::Active => "active",
            Activity::Hyperactive => "hyperactive",
        })
    }
}

/// The state of the work on a vertex.
#[derive(Clone)]
enum Found {
    /// It has no cycle below it: it is this short game.
    Short(Id),
    /// There are kos, or kos are below it.
    Ko(Arc<Thermograph<Rational>>),
}

impl Stoppers {
    /// The thermographs of all vertices of a graph whose cycles are single kos, from temperature −1 up.
    ///
    /// A *ko* is two vertices A and B with a move of one player from A to B, and one of the other from B to A, who *takes
    /// back*. By the ko rule he may not do so at once: he must play elsewhere first. There the moves are worth the
    /// temperature t, so that a move costs t. Positions are *simple* if each player can take one ko at most from
    /// each, as in a ko of several stages; others are refused.
    ///
    /// Scaffolds and walls are those of short games, but for the moves that take a ko.
    ///
    /// - *With a komaster*, who has all the threats he needs, the ko rule binds his opponent alone. But if he takes, he must
    ///   go on: he moves twice, to the ko and from there, and pays the tax twice. From there he may take another ko, and
    ///   must go on again. His opponent takes as he makes any other move.
    /// - *With no komaster* there are no threats. A player who takes has paid once; the opponent, who must not take
    ///   back at once, may move in another way from there, or play elsewhere, after which the first player may go on.
    ///   So each player can win the ko if he begins, where that is worth its moves.
    ///
    /// Both are the limit of what can be got beside many coupons of values from t down, with the ko rule, as tests show.
    /// Below 0, as of short games, the coupons cost something; they end at −1. There a position from which no player can
    /// afford to move is worth 0, or the integer nearest to 0 to which nobody objects.
    ///
    /// The thermograph belongs to the graph, and not to its value as a loopy game: in that value moves that take a ko are
    /// reversible. Vertices without cycles below them are valued as short games.
    ///
    /// Sources: Berlekamp, *The economist's view of combinatorial games* (1996), for the komaster and his two taxes; Müller,
    /// Berlekamp, Spight, *Generalized thermography* (1996); Spight, *Extended thermography for multiple kos in Go*
    /// (1999), for thermographs as what optimal play beside an enriched environment gives.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, loopy::{Graph, Stoppers}, short::Store};
    /// let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
    /// // A one-point ko: Left fills it, or Right takes; then Right fills it, or Left takes back.
    /// let mut graph = Graph::new();
    /// let [a, b] = [graph.add_vertex(), graph.add_vertex()];
    /// graph.add_option(a, Player::Left, store.read("1")?);
    /// graph.add_edge(a, Player::Right, b);
    /// graph.add_edge(b, Player::Left, a);
    /// graph.add_option(b, Player::Right, store.read("0")?);
    /// let found = stoppers.ko_thermographs(&mut store, &graph, Some(Player::Left))?;
    /// assert_eq!([a, b].map(|v| found[v].mean().to_string()), ["2/3", "1/3"]);
    /// assert_eq!([a, b].map(|v| found[v].temperature().to_string()), ["1/3", "1/3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// Cost: for each vertex its options, times the corners of their walls; short games as
    /// [`Store::thermograph`]. Nothing recurs along the graph.
    ///
    /// # Errors
    /// [`NoKo`]: a cycle that is no single ko, two kos that one player can take from a vertex, an option that is a loopy
    /// value; [`Stop::Memory`](crate::Stop::Memory) or [`Stop::Cancelled`](crate::Stop::Cancelled).
    pub fn ko_thermographs(
        &mut self,
        store: &mut Store,
        graph: &Graph,
        komaster: Option<Player>,
    ) -> Result<Vec<Arc<Thermograph<Rational>>>, NoKo> {
        self.ko_thermographs_beside(store, graph, &[], komaster)
    }

    /// The same of vertices that lie each beside an integer, in which nobody moves while there is something else to do: prisoners
    /// in Go. Such an integer changes from vertex to vertex, and those of a ko change back. Where there are less integers than
    /// vertices, the others are 0.
    ///
    /// ```
    /// # use tweedle_engine::{Control, Player, loopy::{Graph, Stoppers}, short::Store};
    /// let (mut stoppers, mut store) = (Stoppers::new(Control::new()), Store::default());
    /// // Left fills the ko, or Right takes a stone; then Right fills it, or Left takes back.
    /// let mut graph = Graph::new();
    /// let [a, b, filled] = [(), (), ()].map(|()| graph.add_vertex());
    /// graph.add_edge(a, Player::Left, filled);
    /// graph.add_edge(a, Player::Right, b);
    /// graph.add_edge(b, Player::Left, a);
    /// graph.add_option(b, Player::Right, store.read("-1")?);
    /// let found = stoppers.ko_thermographs_beside(&mut store, &graph, &[0, -1, 0], None)?;
    /// assert_eq!([a, b].map(|v| found[v].mean().to_string()), ["-1/3", "-2/3"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// As [`Stoppers::ko_thermographs`].
    pub fn ko_thermographs_beside(
        &mut self,
        store: &mut Store,
        graph: &Graph,
        integers: &[i64],
        komaster: Option<Player>,
    ) -> Result<Vec<Arc<Thermograph<Rational>>>, NoKo> {
        let mut work = Work {
            held: Held::new(&self.control),
            store,
            graph,
            integers,
            found: vec![None; graph.len()],
            shorts: HashMap::default(),
        };
        work.held.take(graph.len() * size_of::<Option<Found>>())?;
        let all: Vec<usize> = (0..graph.len()).collect();
        for component in graph.components(&all) {
            let kos = graph.kos(&component)?;
            match kos[..] {
                [(vertex, [None, None])] => work.settle(vertex)?,
                _ => work.settle_kos(&kos, komaster)?,
            }
        }
        let mut thermographs = Vec::with_capacity(graph.len());
        for vertex in 0..graph.len() {
            thermographs.push(work.thermograph(Node::inner(vertex), vertex)?);
        }
        Ok(thermographs)
    }
}

/// Vertices that are settled one after another, each after its options.
struct Work<'a> {
    held: Held,
    store: &'a mut Store,
    graph: &'a Graph,
    integers: &'a [i64],
    found: Vec<Option<Found>>,
    /// Thermographs of short games, as fractions.
    shorts: HashMap<Id, Arc<Thermograph<Rational>>, FixedState>,
}

impl Work<'_> {
    /// A vertex that is on no cycle.
    fn settle(&mut self, vertex: usize) -> Result<(), NoKo> {
        if let Some(options) = self.short_options(vertex) {
            let [left, right] = options;
            let g = match self.integer(vertex) {
                0 => self.store.game(&left, &right)?,
                n => self.game_beside(n, [left, right])?,
            };
            self.found[vertex] = Some(Found::Short(g));
            return Ok(());
        }
        let [left, right] =
            [self.others(vertex, Player::Left, None)?, self.others(vertex, Player::Right, None)?];
        self.finish(vertex, [left.as_ref(), right.as_ref()])?;
        Ok(())
    }

    /// The integer beside a vertex.
    fn integer(&self, vertex: usize) -> i64 {
        self.integers.get(vertex).copied().unwrap_or(0)
    }

    /// The sum of an integer and of a game, whose options with the integer are these.
    fn game_beside(&mut self, n: i64, options: [Vec<Id>; 2]) -> Result<Id, Stop> {
        let [integer, back] = [n, -n].map(|n| self.store.number(n.into()));
        let (integer, back) = (integer?, back?);
        let mut without = options;
        for option in without.iter_mut().flatten() {
            *option = self.store.sum(*option, back)?;
        }
        let [left, right] = without;
        let g = self.store.game(&left, &right)?;
        self.store.sum(g, integer)
    }

    /// The options of a vertex, if all are short games.
    fn short_options(&self, vertex: usize) -> Option<[Vec<Id>; 2]> {
        let short = |node: &Node| match node.vertex() {
            Some(to) => match self.found[to] {
                Some(Found::Short(g)) => Some(g),
                _ => None,
            },
            None => node.short(),
        };
        let [left, right]: [Option<Vec<Id>>; 2] =
            Player::BOTH.map(|player| self.graph.edges(vertex, player).iter().map(short).collect());
        Some([left?, right?])
    }

    /// A chain of kos.
    fn settle_kos(&mut self, kos: &[(usize, Takes)], komaster: Option<Player>) -> Result<(), NoKo> {
        // As far as the moves go that take no ko.
        let mut others: HashMap<usize, [Option<Line>; 2], FixedState> = HashMap::default();
        for &(vertex, [left, right]) in kos {
            let [left, right] = [
                self.others(vertex, Player::Left, left)?,
                self.others(vertex, Player::Right, right)?,
            ];
            others.insert(vertex, [left, right]);
        }
        let mut scaffolds: HashMap<usize, [Option<Line>; 2], FixedState> = HashMap::default();
        // The komaster's scaffolds do not depend on the walls, which those of his opponent do.
        let first = komaster.unwrap_or(Player::Left);
        for player in [first, first.opponent()] {
            for (vertex, to) in from_the_last(kos, player) {
                let of = |lines: &[Option<Line>; 2], player: Player| lines[player.index()].clone();
                let own = of(&others[&vertex], player);
                let taking = match (to, komaster) {
                    (None, _) => None,
                    // He goes on from there at once.
                    (Some(to), Some(master)) if master == player => of(&scaffolds[&to], player),
                    (Some(to), Some(_)) => {
                        Some(self.thermograph(Node::inner(to), to)?.wall(player.opponent()).clone())
                    }
                    // The opponent moves in another way, or lets him go on. If he would not go on, taking is worth no more to
                    // him than to play elsewhere now, and the wall does not depend on it.
                    (Some(to), None) => of(&scaffolds[&to], player).map(|on| {
                        match &others[&to][player.opponent().index()] {
                            Some(reply) => best(&on, reply, player.opponent()),
                            None => on,
                        }
                    }),
                };
                let taking = taking.map(|line| taxed(&line, player));
                let scaffold = match (own, taking) {
                    (Some(own), Some(taking)) => Some(best(&own, &taking, player)),
                    (own, taking) => own.or(taking),
                };
                self.held.take(scaffold.as_ref().map_or(0, Weigh::owned) + size_of::<Line>())?;
                scaffolds.entry(vertex).or_default()[player.index()] = scaffold;
                if player != first {
                    let [left, right] = &scaffolds[&vertex];
                    let both = [left.clone(), right.clone()];
                    self.finish(vertex, both.each_ref().map(Option::as_ref))?;
                }
            }
        }
        if komaster.is_none() {
            for &(vertex, takes) in kos {
                for player in Player::BOTH {
                    if let Some(to) = takes[player.index()] {
                        let reply = others[&to][player.opponent().index()].as_ref();
                        self.check_rest(vertex, player, to, reply)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that a player does not gain by taking a ko at temperature −1, where all play ends, more than the wall
    /// says. Otherwise nobody can afford to end the ko, but each player gains a move each time that he takes.
    fn check_rest(
        &mut self,
        vertex: usize,
        player: Player,
        to: usize,
        reply: Option<&Line>,
    ) -> Result<(), NoKo> {
        let end = Rational::integer(-1);
        let [here, there] = [vertex, to].map(|it| self.thermograph(Node::inner(it), it));
        let rest = there?.wall(player).at(&end);
        let better = |x: Rational, y: Rational, player| match player {
            Player::Left => x.max(y),
            Player::Right => x.min(y),
        };
        let after = match reply {
            Some(reply) => better(rest, reply.at(&end), player.opponent()),
            None => rest,
        };
        let taken = after + Rational::integer(player.sign().into());
        let wall = here?.wall(player).at(&end);
        if better(wall.clone(), taken, player) == wall {
            Ok(())
        } else {
            Err(NoKo::Unending(vertex, to))
        }
    }

    /// The thermograph of these scaffolds, as that of a vertex.
    fn finish(&mut self, vertex: usize, scaffolds: [Option<&Line>; 2]) -> Result<(), NoKo> {
        let thermograph = match self.integer(vertex) {
            0 => Thermograph::of_scaffolds(scaffolds),
            n => {
                let [integer, back] = [n, -n].map(Rational::integer);
                let without = scaffolds.map(|line| line.map(|line| line.shifted(&back)));
                Thermograph::of_scaffolds(without.each_ref().map(Option::as_ref)).shifted(&integer)
            }
        };
        self.held.take(size_of::<Thermograph<Rational>>() + thermograph.owned())?;
        self.found[vertex] = Some(Found::Ko(Arc::new(thermograph)));
        Ok(())
    }

    /// The scaffold of a player's options of a vertex, without the one that takes a ko.
    fn others(
        &mut self,
        vertex: usize,
        player: Player,
        taken: Option<usize>,
    ) -> Result<Option<Line>, NoKo> {
        let mut scaffold: Option<Line> = None;
        for i in 0..self.graph.edges(vertex, player).len() {
            let node = self.graph.edges(vertex, player)[i];
            if node.vertex().is_some() && node.vertex() == taken {
                continue;
            }
            self.store.control().check()?;
            let line = taxed(self.thermograph(node, vertex)?.wall(player.opponent()), player);
            scaffold = Some(match scaffold {
                Some(so_far) => best(&so_far, &line, player),
                None => line,
            });
        }
        Ok(scaffold)
    }

    /// The thermograph of an option of a vertex, which is settled.
    fn thermograph(&mut self, node: Node, from: usize) -> Result<Arc<Thermograph<Rational>>, NoKo> {
        let short = match node.vertex().map(|vertex| self.found[vertex].clone()) {
            Some(Some(Found::Ko(thermograph))) => return Ok(thermograph),
            Some(Some(Found::Short(g))) => Some(g),
            _ => node.short(),
        };
        let Some(g) = short else { return Err(NoKo::LoopyOption(from)) };
        if let Some(known) = self.shorts.get(&g) {
            return Ok(known.clone());
        }
        let thermograph = Arc::new(self.store.thermograph(g)?.to_rational());
        self.held.take(size_of::<Thermograph<Rational>>() + 64 + thermograph.owned())?;
        self.shorts.insert(g, thermograph.clone());
        Ok(thermograph)
    }
}

/// The vertices of a chain of kos, each after the one to which a player's taking leads, with that.
fn from_the_last(kos: &[(usize, Takes)], player: Player) -> Vec<(usize, Option<usize>)> {
    let back: HashMap<usize, Takes, FixedState> = kos.iter().copied().collect();
    let last = kos.iter().find(|(_, takes)| takes[player.index()].is_none());
    let mut found: Vec<(usize, Option<usize>)> = Vec::with_capacity(kos.len());
    let mut at = last.map(|&(vertex, _)| (vertex, None));
    while let Some((vertex, to)) = at {
        found.push((vertex, to));
        // Where the opponent goes he comes from.
        at = back[&vertex][player.opponent().index()].map(|before| (before, Some(vertex)));
    }
    found
}
