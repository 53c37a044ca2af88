//! The vertices that are equal to stoppers, where endless play is possible.
//!
//! Let G be a vertex, with endless play counted for one player, and let S be a canonical stopper. The *reach* of a
//! player from G is the least set that holds his options of G and, with each A, his options of each B that his
//! opponent can move to from A and that is no better for him than G. If G = S, then:
//!
//! 1. Each option of S is equal to one in the player's reach from G. Take Left, and an option S' of S; Right's case
//!    is the negative. G ≥ S, so Left has an answer to S' in G − S. It is no option of S', as S has no reversible
//!    options; so it is an A ≥ S' in his reach. S ≥ G, so Left has an answer to A in S − G: an option S'' ≥ A ≥ S',
//!    which is S' and A, as S has no dominated options; or some B of A with B ≤ S. Then Left has an answer to B in
//!    A − S', again some A' ≥ S' in his reach, and so on. If endless play counts for Left, this ends because S − G is
//!    survived, and play in −G alone is not survived for ever. If it counts for Right, it ends because A − S' is
//!    survived.
//! 2. Call a member A of the reach *covered* by a set K of members if it is no better than one of K, or if it has some
//!    B as above all of whose options for the player are covered: in finitely many steps, for the player whom
//!    endless play favours; for the other one also by going round. All members are covered by those equal to
//!    options of S, by the answers in S − G. A member that is equal to an option of S is covered only by sets
//!    with another that is at least as good.
//!
//! So leave out, from the best to the worst, each member that is covered by the other members that are left. If G
//! is equal to a stopper, the options of its canonical form are left, and nothing else. If what is left for all
//! followers makes no stopper, or one that is not equal to G, then G is equal to none. So this decides whether there
//! is a stopper, in polynomial time.

use super::marking::Marking;
use super::node::Node;
use crate::{Player, Stop};

/// A member of the reach: what `player` can go on to, for each reply that is no better for him than the vertex.
struct Member {
    node: Node,
    replies: Vec<Vec<usize>>,
}

impl Marking<'_> {
    /// The options of `player` that a stopper equal to the vertex would have, each equal to a follower of the vertex.
    pub(super) fn essential(&mut self, vertex: usize, player: Player) -> Result<Vec<Node>, Stop> {
        let reach = self.reach(vertex, player)?;
        let count = reach.len();
        // True if i is no better than j.
        let mut at_most = vec![vec![false; count]; count];
        for (i, row) in at_most.iter_mut().enumerate() {
            for (j, it) in row.iter_mut().enumerate() {
                *it = self.no_better(player, reach[i].node, reach[j].node)?;
            }
        }
        // One of each set of equal members: one that is settled, if there is one.
        let equal = |i: usize, j: usize| at_most[i][j] && at_most[j][i];
        let settled = |i: usize| reach[i].node.vertex().is_none();
        let first =
            |i: usize| (0..count).filter(|&j| equal(i, j)).min_by_key(|&j| (!settled(j), j));
        let mut kept: Vec<usize> = (0..count).filter(|&i| first(i) == Some(i)).collect();
        // The better ones are below fewer members.
        let mut order = kept.clone();
        order.sort_by_key(|&i| at_most[i].iter().filter(|&&it| it).count());
        let in_finite_time = self.favours == Some(player);
        for member in order {
            self.stoppers.control.check()?;
            let others: Vec<usize> = kept.iter().copied().filter(|&i| i != member).collect();
            let by_others = |i: usize| others.iter().any(|&j| at_most[i][j]);
            if covered(&reach, by_others, in_finite_time)[member] {
                kept = others;
            }
        }
        Ok(kept.into_iter().map(|i| reach[i].node).collect())
    }

    fn reach(&mut self, vertex: usize, player: Player) -> Result<Vec<Member>, Stop> {
        let this = Node::inner(vertex);
        let mut nodes: Vec<Node> = self.graph.edges(vertex, player).to_vec();
        let mut reach: Vec<Member> = Vec::new();
        let (mut answers, mut options) = (Vec::new(), Vec::new());
        while let Some(&node) = nodes.get(reach.len()) {
            self.options(node, player.opponent(), &mut answers)?;
            let mut replies = Vec::new();
            for &reply in &answers {
                if !self.no_better(player, reply, this)? {
                    continue;
                }
                self.options(reply, player, &mut options)?;
                let mut places = Vec::with_capacity(options.len());
                for &option in &options {
                    let known = nodes.iter().position(|&node| node == option);
                    places.push(known.unwrap_or(nodes.len()));
                    if known.is_none() {
                        nodes.push(option);
                    }
                }
                replies.push(places);
            }
            reach.push(Member { node, replies });
        }
        Ok(reach)
    }
}

/// The members that are covered, if these are `by_others`.
fn covered(reach: &[Member], by_others: impl Fn(usize) -> bool, in_finite_time: bool) -> Vec<bool> {
    let by_others: Vec<bool> = (0..reach.len()).map(by_others).collect();
    // The least or the greatest set that holds what its members make covered.
    let mut covered = if in_finite_time { by_others.clone() } else { vec![true; reach.len()] };
    loop {
        let mut changed = false;
        for (i, member) in reach.iter().enumerate() {
            let now = by_others[i]
                || member.replies.iter().any(|options| options.iter().all(|&j| covered[j]));
            changed |= now != covered[i];
            covered[i] = now;
        }
        if !changed {
            return covered;
        }
    }
}
