//! Dominated options removed, reversible ones bypassed, equal vertices fused.

use super::marking::Marking;
use super::node::Node;
use crate::{Player, Stop};

impl Marking<'_> {
    /// Whether a is no better than b for `player`.
    fn no_better(&mut self, player: Player, a: Node, b: Node) -> Result<bool, Stop> {
        match player {
            Player::Left => self.ge(b, a),
            Player::Right => self.ge(a, b),
        }
    }

    /// What `player` can move to from a vertex after reversible options are bypassed and dominated ones removed.
    ///
    /// An option A is *reversible* if the opponent can move from A to some B that is no better for `player` than
    /// the vertex: A is replaced by what `player` can move to from B. If B is the vertex itself, then A is only
    /// left out; that is `player`'s loss where endless play counts for `player`, so `keep_rounds` keeps A then.
    pub(super) fn simplified(
        &mut self,
        vertex: usize,
        player: Player,
        keep_rounds: bool,
    ) -> Result<Vec<Node>, Stop> {
        let this = Node::inner(vertex);
        let mut seen: Vec<Node> = self.graph.edges(vertex, player).to_vec();
        let mut kept: Vec<Node> = Vec::new();
        let (mut replies, mut instead) = (Vec::new(), Vec::new());
        let mut next = 0;
        while next < seen.len() {
            let option = seen[next];
            next += 1;
            self.options(option, player.opponent(), &mut replies)?;
            let mut bypassed = false;
            for &reply in &replies {
                if keep_rounds && reply == this {
                    continue;
                }
                if self.no_better(player, reply, this)? {
                    self.options(reply, player, &mut instead)?;
                    seen.extend(instead.iter().filter(|node| !seen.contains(node)).copied().collect::<Vec<_>>());
                    bypassed = true;
                    break;
                }
            }
            if !bypassed {
                kept.push(option);
            }
        }
        // Among equal options a stopper is kept, which is settled already.
        kept.sort_by_key(|node| node.vertex().is_some());
        let mut i = 0;
        while i < kept.len() {
            let mut dominated = false;
            for j in 0..kept.len() {
                if j != i && self.no_better(player, kept[i], kept[j])? {
                    // Of two equal ones the first stays.
                    dominated = j < i || !self.no_better(player, kept[j], kept[i])?;
                    if dominated {
                        break;
                    }
                }
            }
            if dominated {
                kept.remove(i);
            } else {
                i += 1;
            }
        }
        Ok(kept)
    }

    /// Simplifies the vertices of a component all of whose followers are stoppers; says whether anything changed.
    ///
    /// All of this is sound at once: let S be the pairs (X, Y) with X ≥ Y in the old graph, X in the new one, Right
    /// to move. Each move of Right has a reply of Left that leads into S again. If the old reply was to a
    /// dominated option, the option that dominates it does as well. If it was to a reversible option A, through B,
    /// then the reply in B − Y does as well: it is in Y, and X ≥ B; or it is to an option of B, which X has now.
    /// Play in a stopper does not go on for ever by such replies alone.
    pub(super) fn simplify_stoppers(&mut self, component: &[usize]) -> Result<bool, Stop> {
        let mut changed = false;
        for &vertex in component {
            for player in Player::BOTH {
                let options = self.simplified(vertex, player, false)?;
                if !same(&options, self.graph.edges(vertex, player)) {
                    self.graph.vertices[vertex][player.index()] = options;
                    changed = true;
                }
            }
        }
        Ok(changed)
    }

    /// Simplifies the vertices of a component of which endless play is possible; says whether anything changed.
    ///
    /// With cycles of this kind not every step is sound, in particular not beside others. So each step is tried on
    /// a copy of the component, and kept if all vertices are equal to what they were: all steps of a player at
    /// once if possible, else a vertex at a time, else an option at a time.
    pub(super) fn simplify_rounds(&mut self, component: &[usize], favours: Player) -> Result<bool, Stop> {
        let mut changed = false;
        // Who does not want to play for ever loses no move by which he only goes round.
        for player in [favours.opponent(), favours] {
            let mut steps = Vec::new();
            for &vertex in component {
                let options = self.simplified(vertex, player, player == favours)?;
                if !same(&options, self.graph.edges(vertex, player)) {
                    steps.push((vertex, player, options));
                }
            }
            if steps.is_empty() {
                continue;
            }
            if self.accept(component, &steps)? {
                changed = true;
                continue;
            }
            for step in steps {
                let (vertex, player, ref options) = step;
                let before = self.graph.edges(vertex, player).to_vec();
                if self.accept(component, std::slice::from_ref(&step))? {
                    changed = true;
                    continue;
                }
                // Bypassed and dominated options one at a time, with all that replaces them.
                for removed in before.iter().filter(|node| !options.contains(node)) {
                    let now = self.graph.edges(vertex, player);
                    let kept = now.iter().filter(|node| *node != removed);
                    let added = options.iter().filter(|node| !now.contains(node));
                    let tries = [kept.clone().copied().collect(), kept.chain(added).copied().collect()];
                    for options in tries {
                        let options: Vec<Node> = options;
                        if !same(&options, self.graph.edges(vertex, player))
                            && self.accept(component, &[(vertex, player, options)])?
                        {
                            changed = true;
                            break;
                        }
                    }
                }
            }
        }
        Ok(changed)
    }

    /// Changes the options of vertices of a component, if this leaves all of its values as they are.
    fn accept(
        &mut self,
        component: &[usize],
        steps: &[(usize, Player, Vec<Node>)],
    ) -> Result<bool, Stop> {
        self.try_copy(component, |graph| {
            for (vertex, player, options) in steps {
                graph[*vertex][player.index()].clone_from(options);
            }
        })
    }

    /// Changes a component, if this leaves all of its values as they are.
    fn try_copy(
        &mut self,
        component: &[usize],
        change: impl FnOnce(&mut Vec<[Vec<Node>; 2]>),
    ) -> Result<bool, Stop> {
        let old: Vec<[Vec<Node>; 2]> =
            component.iter().map(|&vertex| self.graph.vertices[vertex].clone()).collect();
        change(&mut self.graph.vertices);
        let new: Vec<[Vec<Node>; 2]> =
            component.iter().map(|&vertex| self.graph.vertices[vertex].clone()).collect();
        // The old edges go back, and the new ones to a copy.
        for (&vertex, edges) in component.iter().zip(old) {
            self.graph.vertices[vertex] = edges;
        }
        let first = self.graph.len();
        let bytes: usize = new.iter().map(|[left, right]| 64 + 4 * (left.len() + right.len())).sum();
        self.take(bytes)?;
        let place = |node: &Node| node.vertex().and_then(|v| component.iter().position(|&it| it == v));
        for edges in &new {
            let moved = edges.each_ref().map(|side| {
                side.iter().map(|node| place(node).map_or(*node, |i| Node::inner(first + i))).collect()
            });
            self.graph.push(moved);
        }
        for (i, &vertex) in component.iter().enumerate() {
            if !self.equal(Node::inner(first + i), Node::inner(vertex))? {
                return Ok(false);
            }
        }
        for (&vertex, edges) in component.iter().zip(new) {
            self.graph.vertices[vertex] = edges;
        }
        Ok(true)
    }

    /// Redirects the edges of a component from one vertex to an equal one. Says whether that was sound, and so
    /// was done.
    pub(super) fn fuse(
        &mut self,
        component: &[usize],
        from: usize,
        to: usize,
        check: bool,
    ) -> Result<bool, Stop> {
        let redirect = |vertices: &mut Vec<[Vec<Node>; 2]>| {
            for &vertex in component {
                for side in &mut vertices[vertex] {
                    if let Some(i) = side.iter().position(|&node| node == Node::inner(from)) {
                        side.remove(i);
                        if !side.contains(&Node::inner(to)) {
                            side.push(Node::inner(to));
                        }
                    }
                }
            }
        };
        if check {
            return self.try_copy(component, redirect);
        }
        redirect(&mut self.graph.vertices);
        Ok(true)
    }
}

/// Whether two lists without repetitions have the same members.
fn same(a: &[Node], b: &[Node]) -> bool {
    a.len() == b.len() && a.iter().all(|node| b.contains(node))
}
