//! Sums and negatives of loopy games.

use super::graph::Graph;
use super::node::{Node, Stopper};
use super::settle::{Settled, settle};
use super::sides::{Side, Sides};
use super::store::Stoppers;
use crate::short::Store;
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;

/// The bytes of a vertex of a sum: its edges, its place in the table of pairs, and a copy of it while it is settled.
const PAIR_BYTES: usize = 256;

/// The parts of one side of a sum, and the places of its vertices.
struct Product {
    parts: Graph,
    sum: Graph,
    places: HashMap<(Node, Node), usize, FixedState>,
    open: Vec<(Node, Node)>,
}

impl Stoppers {
    /// −g: Left and Right change places.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn negative(&mut self, store: &mut Store, g: Stopper) -> Result<Stopper, Stop> {
        if let Some(id) = g.short() {
            return store.negative(id).map(Stopper::from);
        }
        if let Some(&known) = self.negatives.get(&g) {
            return Ok(known);
        }
        let side = self.negative_side(store, &Side::Stopper(g), Player::Left)?;
        // The negative of a stopper is one.
        let negative = side.stopper().unwrap_or(g);
        self.held.take(64)?;
        self.negatives.insert(g, negative);
        self.negatives.insert(negative, g);
        Ok(negative)
    }

    /// −γ, of both sides: the negative of the onside is the offside of the negative.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn negative_sides(&mut self, store: &mut Store, g: &Sides) -> Result<Sides, Stop> {
        Ok(Sides {
            onside: self.negative_side(store, &g.offside, Player::Left)?,
            offside: self.negative_side(store, &g.onside, Player::Right)?,
        })
    }

    fn negative_side(&mut self, store: &mut Store, g: &Side, player: Player) -> Result<Side, Stop> {
        let mut graph = Graph::new();
        let start = graph.include(g, &mut Vec::new());
        // The loopy followers, each a vertex of the negative.
        let mut places: HashMap<Node, usize, FixedState> = HashMap::default();
        let mut followers = vec![start];
        let mut negative = Graph::new();
        if start.short().is_none() {
            places.insert(start, negative.add_vertex());
        } else if let Some(id) = start.short() {
            return store.negative(id).map(|id| Side::Stopper(id.into()));
        }
        let (mut next, mut options) = (0, Vec::new());
        while let Some(&follower) = followers.get(next) {
            self.control.check()?;
            for mover in Player::BOTH {
                options.clear();
                self.push_node_options(store, &graph, follower, mover, &mut options)?;
                for &option in &options {
                    let to = if let Some(id) = option.short() {
                        Node::from(Stopper::from(store.negative(id)?))
                    } else {
                        let place = *places.entry(option).or_insert_with(|| {
                            followers.push(option);
                            negative.add_vertex()
                        });
                        Node::inner(place)
                    };
                    negative.vertices[next][mover.opponent().index()].push(to);
                }
            }
            next += 1;
        }
        self.first_side(store, negative, player)
    }

    /// The worth of the first vertex of a graph if endless play counts for `player`.
    pub(super) fn first_side(
        &mut self,
        store: &mut Store,
        graph: Graph,
        player: Player,
    ) -> Result<Side, Stop> {
        let Settled { values, rest } = settle(self, store, graph, player)?;
        Ok(rest.sides(&values[..1]).swap_remove(0))
    }

    /// g + h. Its sides are called the *upsum* and the *downsum* of g and h. It is believed, and not proved, that both
    /// are always stoppers (the Finite Sides Conjecture; Siegel, *CGT*, ch. VI).
    ///
    /// Cost: that of settling as many vertices as g and h have followers, multiplied. Sums that have been asked for
    /// are remembered.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn sum(&mut self, store: &mut Store, g: Stopper, h: Stopper) -> Result<Sides, Stop> {
        if let (Some(g), Some(h)) = (g.short(), h.short()) {
            return store.sum(g, h).map(|sum| Sides::of_stopper(sum.into()));
        }
        let pair = (g.min(h), g.max(h));
        if let Some(known) = self.sums.get(&pair) {
            return Ok(known.clone());
        }
        let sum =
            self.sum_of_sides(store, &Sides::of_stopper(pair.0), &Sides::of_stopper(pair.1))?;
        self.held.take(128)?;
        self.sums.insert(pair, sum.clone());
        Ok(sum)
    }

    /// γ + δ: the onside is the upsum of the onsides, the offside the downsum of the offsides.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn sum_of_sides(&mut self, store: &mut Store, g: &Sides, h: &Sides) -> Result<Sides, Stop> {
        let [onside, offside] = [Player::Left, Player::Right]
            .map(|player| self.side_sum(store, g.of(player), h.of(player), player));
        Ok(Sides { onside: onside?, offside: offside? })
    }

    /// One side of g + h: that on which endless play counts for `player`.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn side_sum(
        &mut self,
        store: &mut Store,
        g: &Side,
        h: &Side,
        player: Player,
    ) -> Result<Side, Stop> {
        let (mut parts, mut copies) = (Graph::new(), Vec::new());
        let [g, h] = [g, h].map(|side| parts.include(side, &mut copies));
        let mut product =
            Product { parts, sum: Graph::new(), places: HashMap::default(), open: Vec::new() };
        if let Some(known) = product.node(store, g, h)?.stopper() {
            return Ok(Side::Stopper(known));
        }
        let mut options = Vec::new();
        let mut next = 0;
        while let Some(&(g, h)) = product.open.get(next) {
            self.held.take(PAIR_BYTES)?;
            if next.is_multiple_of(64) {
                self.control.check()?;
            }
            // No move in a number is needed beside what is none (number translation; Siegel, *CGT*, ch. VI).
            let is_number = |node: Node| node.short().is_some_and(|id| store.is_number(id));
            let moves = [!is_number(g), !is_number(h)];
            for mover in Player::BOTH {
                for (in_g, moving) in [(true, moves[0]), (false, moves[1])] {
                    if !moving {
                        continue;
                    }
                    options.clear();
                    let node = if in_g { g } else { h };
                    self.push_node_options(store, &product.parts, node, mover, &mut options)?;
                    for &option in &options {
                        let (g, h) = if in_g { (option, h) } else { (g, option) };
                        let to = product.node(store, g, h)?;
                        let side = &mut product.sum.vertices[next][mover.index()];
                        if !side.contains(&to) {
                            side.push(to);
                        }
                    }
                }
            }
            next += 1;
        }
        self.held.give(PAIR_BYTES * next);
        self.first_side(store, product.sum, player)
    }

    /// n copies of g, or of −g if n is negative.
    ///
    /// Cost: as many sums as n has binary digits, twice.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn multiple_of_sides(
        &mut self,
        store: &mut Store,
        n: i64,
        g: &Sides,
    ) -> Result<Sides, Stop> {
        let mut power = if n < 0 { self.negative_sides(store, g)? } else { g.clone() };
        let mut left = n.unsigned_abs();
        let mut sum = Sides::of_stopper(Store::ZERO.into());
        while left > 0 {
            if left % 2 == 1 {
                sum = self.sum_of_sides(store, &sum, &power)?;
            }
            left /= 2;
            if left > 0 {
                power = self.sum_of_sides(store, &power, &power)?;
            }
        }
        Ok(sum)
    }
}

impl Product {
    /// The sum of two nodes: a value that is known, or a vertex, which is then open.
    fn node(&mut self, store: &mut Store, g: Node, h: Node) -> Result<Node, Stop> {
        let zero = Node::from(Stopper::from(Store::ZERO));
        match (g.short(), h.short()) {
            (Some(g), Some(h)) => return Ok(Stopper::from(store.sum(g, h)?).into()),
            (Some(_), _) if g == zero && h.stopper().is_some() => return Ok(h),
            (_, Some(_)) if h == zero && g.stopper().is_some() => return Ok(g),
            _ => {}
        }
        let sum = &mut self.sum;
        let open = &mut self.open;
        let place = *self.places.entry((g, h)).or_insert_with(|| {
            open.push((g, h));
            sum.add_vertex()
        });
        Ok(Node::inner(place))
    }
}
