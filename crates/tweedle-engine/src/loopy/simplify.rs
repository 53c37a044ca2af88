//! Dominated options removed, reversible ones bypassed, equal vertices fused.

use super::marking::Marking;
use super::node::Node;
use crate::{Player, Stop};

impl Marking<'_> {
    /// True if a is no better than b for `player`.
    pub(super) fn no_better(&mut self, player: Player, a: Node, b: Node) -> Result<bool, Stop> {
        match player {
            Player::Left => self.ge(b, a),
            Player::Right => self.ge(a, b),
        }
    }

    /// The moves of `player` from a vertex after reversible options are bypassed and dominated ones removed.
    ///
    /// An option A is *reversible* if the opponent can move from A to some B that is no better for `player` than
    /// the vertex: A is replaced by what `player` can move to from B.
    fn simplified(&mut self, vertex: usize, player: Player) -> Result<Vec<Node>, Stop> {
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
                if self.no_better(player, reply, this)? {
                    self.options(reply, player, &mut instead)?;
                    seen.extend(
                        instead
                            .iter()
                            .filter(|node| !seen.contains(node))
                            .copied()
                            .collect::<Vec<_>>(),
                    );
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
                let options = self.simplified(vertex, player)?;
                if !same(&options, self.graph.edges(vertex, player)) {
                    self.graph.vertices[vertex][player.index()] = options;
                    changed = true;
                }
            }
        }
        Ok(changed)
    }

    /// Redirects the edges of a component from one vertex to an equal one.
    pub(super) fn fuse(&mut self, component: &[usize], from: usize, to: usize) {
        for &vertex in component {
            for side in &mut self.graph.vertices[vertex] {
                if let Some(i) = side.iter().position(|&node| node == Node::inner(from)) {
                    side.remove(i);
                    if !side.contains(&Node::inner(to)) {
                        side.push(Node::inner(to));
                    }
                }
            }
        }
    }
}

/// True if two lists without repetitions have the same members.
fn same(a: &[Node], b: &[Node]) -> bool {
    a.len() == b.len() && a.iter().all(|node| b.contains(node))
}
