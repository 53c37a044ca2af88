//! Order, by marking the states from which the second player runs out of moves.
//!
//! G ≥ H if Left survives G − H as the second player: he never runs out of moves, and if play is endless, then
//! not because of Right's side alone (Siegel, *CGT*, ch. VI). The states of that play are pairs of a follower of G
//! and a follower of H, with the player who moves. Every state is looked at once, and its answer is kept.

use super::graph::Graph;
use super::known::{KnownStates, key};
use super::node::{Node, Stopper};
use super::store::Stoppers;
use crate::control::Held;
use crate::short::Store;
use crate::{Player, Stop};

/// The bytes of a state while it is being decided, edges and tables included, and the bytes that it takes for good.
const STATE_BYTES: usize = 96;
const KNOWN_BYTES: usize = 24;

/// Comparisons of the vertices of a graph with each other and with stoppers.
pub(super) struct Marking<'a> {
    pub(super) stoppers: &'a mut Stoppers,
    pub(super) store: &'a mut Store,
    pub(super) graph: Graph,
    /// For whom endless play counts. `None` if all vertices are stoppers, where it does not matter.
    pub(super) favours: Option<Player>,
    known: KnownStates,
    held: Held,
    /// Room for the options of a node.
    scratch: Vec<Node>,
}

/// A follower of G, a follower of H, and the player who moves.
type State = (Node, Node, Player);

/// One call's states. Left is to survive.
#[derive(Default)]
struct Open {
    states: Vec<State>,
    /// The facts that are known of each state from its own moves alone.
    decided: Vec<Option<bool>>,
    /// The place where a state's edges start.
    starts: Vec<u32>,
    /// The states to which the edges lead, each with true if the move is one of G.
    edges: Vec<(u32, bool)>,
}

/// The facts that are known of a state at once.
enum AtOnce {
    Survived(bool),
    /// Its place among the open states.
    Open(u32),
}

impl<'a> Marking<'a> {
    pub(super) fn new(
        stoppers: &'a mut Stoppers,
        store: &'a mut Store,
        graph: Graph,
        favours: Option<Player>,
    ) -> Marking<'a> {
        let held = Held::new(&stoppers.control);
        Marking {
            stoppers,
            store,
            graph,
            favours,
            known: KnownStates::default(),
            held,
            scratch: Vec::new(),
        }
    }

    /// Announces that the graph grows by this number of bytes.
    pub(super) fn take(&mut self, bytes: usize) -> Result<(), Stop> {
        self.held.take(bytes)
    }

    /// True if x ≥ y.
    ///
    /// Cost: linear in the pairs of followers, times their options, that no call before has looked at. Where
    /// play can be endless, once more for each time that a state is found to be lost by going round in H alone.
    pub(super) fn ge(&mut self, x: Node, y: Node) -> Result<bool, Stop> {
        self.survives(x, y, Player::Right)
    }

    /// True if x = y.
    pub(super) fn equal(&mut self, x: Node, y: Node) -> Result<bool, Stop> {
        Ok(x == y || self.ge(x, y)? && self.ge(y, x)?)
    }

    /// True if Left survives x − y if `mover` moves first.
    pub(super) fn survives(&mut self, x: Node, y: Node, mover: Player) -> Result<bool, Stop> {
        let mut open = Open::default();
        if let AtOnce::Survived(answer) = self.at_once(&mut open, x, y, mover)? {
            return Ok(answer);
        }
        let mut next = 0;
        while next < open.states.len() {
            self.expand(&mut open, next)?;
            next += 1;
        }
        open.starts.push(open.edges.len() as u32);
        let survived = self.decide(&open)?;
        for (&(x, y, mover), &survived) in open.states.iter().zip(&survived) {
            if x.stopper().is_some() && y.stopper().is_some() {
                self.stoppers.known.insert(x, y, mover, survived);
            }
        }
        self.held.give(open.states.len() * STATE_BYTES);
        self.held.take(open.states.len() * KNOWN_BYTES)?;
        self.known.survived.extend_from_slice(&survived);
        Ok(survived[0])
    }

    /// The answer, if it takes no search; else the state is open.
    fn at_once(
        &mut self,
        open: &mut Open,
        x: Node,
        y: Node,
        mover: Player,
    ) -> Result<AtOnce, Stop> {
        if x == y && mover == Player::Right {
            return Ok(AtOnce::Survived(true));
        }
        if let (Some(x), Some(y)) = (x.short(), y.short()) {
            return Ok(AtOnce::Survived(match mover {
                Player::Right => self.store.le(y, x)?,
                Player::Left => !self.store.le(x, y)?,
            }));
        }
        let [on, off] = Player::BOTH.map(|player| Node::from(Stoppers::always(player)));
        if x == on || y == off {
            return Ok(AtOnce::Survived(true));
        }
        // Answers about two stoppers are the same in every graph.
        if x.stopper().is_some()
            && y.stopper().is_some()
            && let Some(survived) = self.stoppers.known.get(x, y, mover)
        {
            return Ok(AtOnce::Survived(survived));
        }
        let answered = self.known.survived.len() as u32;
        let new = answered + open.states.len() as u32;
        let number = *self.known.numbers[mover.index()].entry(key(x, y)).or_insert(new);
        if number < answered {
            return Ok(AtOnce::Survived(self.known.survived[number as usize]));
        }
        if number == new {
            self.held.take(STATE_BYTES)?;
            open.states.push((x, y, mover));
        }
        Ok(AtOnce::Open(number - answered))
    }

    /// The options of a node, in the place of what `into` had.
    pub(super) fn options(
        &mut self,
        node: Node,
        player: Player,
        into: &mut Vec<Node>,
    ) -> Result<(), Stop> {
        into.clear();
        self.stoppers.push_node_options(self.store, &self.graph, node, player, into)
    }

    /// Finds the moves of a state, and the states that they lead to.
    fn expand(&mut self, open: &mut Open, i: usize) -> Result<(), Stop> {
        self.stoppers.control.check()?;
        let (x, y, mover) = open.states[i];
        open.starts.push(open.edges.len() as u32);
        let start = open.edges.len();
        // Left survives if one of his moves does; if one of Right's does not, he does not.
        let good = mover == Player::Left;
        let next = mover.opponent();
        let mut moves = std::mem::take(&mut self.scratch);
        let mut decided = None;
        'sides: for of_x in [true, false] {
            let (node, player) = if of_x { (x, mover) } else { (y, next) };
            self.options(node, player, &mut moves)?;
            for &option in &moves {
                let (x, y) = if of_x { (option, y) } else { (x, option) };
                match self.at_once(open, x, y, next)? {
                    AtOnce::Survived(answer) if answer == good => {
                        decided = Some(good);
                        break 'sides;
                    }
                    AtOnce::Survived(_) => {}
                    AtOnce::Open(to) => open.edges.push((to, of_x)),
                }
            }
        }
        self.scratch = moves;
        if decided.is_none() && open.edges.len() == start {
            decided = Some(!good);
        }
        if decided.is_some() {
            open.edges.truncate(start);
        }
        open.decided.push(decided);
        Ok(())
    }

    /// The states that Left survives.
    fn decide(&mut self, open: &Open) -> Result<Vec<bool>, Stop> {
        let count = open.states.len();
        // Predecessors, in one list.
        let mut ends = vec![0u32; count + 1];
        for &(to, _) in &open.edges {
            ends[to as usize + 1] += 1;
        }
        for i in 0..count {
            ends[i + 1] += ends[i];
        }
        let mut places = ends.clone();
        let mut from = vec![(0u32, false); open.edges.len()];
        for i in 0..count {
            for &(to, of_x) in &open.edges[open.starts[i] as usize..open.starts[i + 1] as usize] {
                let place = &mut places[to as usize];
                from[*place as usize] = (i as u32, of_x);
                *place += 1;
            }
        }
        let before = |i: usize| &from[ends[i] as usize..ends[i + 1] as usize];
        let degree = |i: usize| open.starts[i + 1] - open.starts[i];
        // The greatest set of states that Left can stay in.
        let mut survived: Vec<bool> =
            open.decided.iter().map(|known| known.unwrap_or(true)).collect();
        let mut left: Vec<u32> = (0..count).map(degree).collect();
        let mut lost: Vec<u32> = (0..count as u32).filter(|&i| !survived[i as usize]).collect();
        while let Some(i) = lost.pop() {
            for &(j, _) in before(i as usize) {
                let j = j as usize;
                if !survived[j] {
                    continue;
                }
                left[j] -= 1;
                if open.states[j].2 == Player::Right || left[j] == 0 {
                    survived[j] = false;
                    lost.push(j as u32);
                }
            }
        }
        let Some(favours) = self.favours else { return Ok(survived) };
        // Endless play is lost if from some time on all moves are on the side where it counts for Right: the
        // greatest set from which Left forces another move on the other side, again into the set.
        let counts = |of_x: bool| of_x == (favours == Player::Left);
        loop {
            self.stoppers.control.check()?;
            let mut reached = vec![false; count];
            let mut left: Vec<u32> = (0..count).map(degree).collect();
            let mut ready: Vec<u32> = Vec::new();
            for i in (0..count).filter(|&i| survived[i]) {
                let edges = &open.edges[open.starts[i] as usize..open.starts[i + 1] as usize];
                let good = edges
                    .iter()
                    .filter(|&&(to, of_x)| counts(of_x) && survived[to as usize])
                    .count();
                left[i] -= good as u32;
                let done = match open.states[i].2 {
                    Player::Left => good > 0,
                    Player::Right => left[i] == 0,
                };
                if done || open.decided[i] == Some(true) {
                    reached[i] = true;
                    ready.push(i as u32);
                }
            }
            while let Some(i) = ready.pop() {
                for &(j, of_x) in before(i as usize) {
                    let j = j as usize;
                    // A move that counts has been subtracted above.
                    if reached[j] || !survived[j] || counts(of_x) {
                        continue;
                    }
                    left[j] -= 1;
                    if open.states[j].2 == Player::Left || left[j] == 0 {
                        reached[j] = true;
                        ready.push(j as u32);
                    }
                }
            }
            if reached == survived {
                return Ok(survived);
            }
            survived = reached;
        }
    }
}

impl Stoppers {
    /// True if g ≤ h.
    ///
    /// Cost: linear in the pairs of followers that no comparison before has looked at, times their options.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    pub fn le(&mut self, store: &mut Store, g: Stopper, h: Stopper) -> Result<bool, Stop> {
        // The answers about stoppers are the same in every graph.
        Marking::new(self, store, Graph::new(), None).ge(h.into(), g.into())
    }
}
