//! Proofs of who wins, that can be checked without a search.
//!
//! A proof is about one player, who wins against every play of the opponent. It has nodes, each a position and the
//! player who moves next, and for each a [`Reason`] why the one player wins. Reasons lean on other nodes, on options
//! of a node always, so that no reason can go round in a circle: play ends.
//!
//! The lemmas, in normal play without loops and entailing moves:
//! - a position is the sum of its parts, and of their representatives ([`Hints::components`](tweedle_engine::Hints::components),
//!   [`Hints::representative`](tweedle_engine::Hints::representative));
//! - G + (-G) = 0, where it is known that play ends;
//! - a sum of slabs that are all of a position is no better for the player who cut it
//!   ([`Hints::slab`](tweedle_engine::Hints::slab));
//! - theorems of the rulesets, and that a player who can mirror all moves wins moving second
//!   ([`Hints::is_mirrored`](tweedle_engine::Hints::is_mirrored));
//! - values, as the engine finds them, tell who wins (Siegel, *CGT*, ch. II.1).
//!
//! Nodes are found by the texts of the representatives. These have the same game trees as the positions, and pairs that
//! are dropped make trees no deeper. So the node of an option has a less deep tree than all positions that may
//! lean on it.
//!
//! Of rulesets that a program defines nobody knows before whether play ends, and functions may make several that are written
//! alike. There pairs are kept, reasons are looked at for circles, and two positions that are written alike and are not the same
//! are refused.

mod build;
mod check;
mod tree;

use tweedle_engine::walk::Index;
use tweedle_engine::{Control, Held, Player, Stop, Weigh};
use tweedle_rules::any::Position;

pub use build::prove;
pub use check::{Flaw, check};
pub use tree::{Finding, Reply, Solved, Source, Tree, TreeTurn, Why};

/// The reason why a player wins a position in which somebody is to move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It is his move, and he wins the position after this one.
    Move(Position),
    /// It is the opponent's move, and the player wins after each of his moves.
    Replies,
    /// By a theorem, or because the opponent's moves can be mirrored; the ruleset knows.
    Theorem,
    /// By the values of the terms.
    Values,
    /// For each part by its value, or by the values of the slabs into which he cuts it: the numbers of the slices with
    /// which they begin, from 0 on.
    Cuts(Vec<Option<Vec<u32>>>),
}

/// The key by which a node is found: a position up to symmetry, by its text, and the player who is to move. A position
/// that is read from a file may be of another type than the same position that was moved to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Key {
    text: String,
    mover: Player,
}

impl Weigh for Key {
    fn owned(&self) -> usize {
        self.text.capacity()
    }
}

/// A node of a proof.
#[derive(Clone, Debug)]
pub struct Node {
    /// A position that is no sum of something and a pair G + (-G).
    pub position: Position,
    /// The player who is to move.
    pub mover: Player,
    /// The reason why the winner wins.
    pub reason: Reason,
}

/// A position, and what is made of it by the lemmas.
struct Taken {
    key: Key,
    /// Its parts, each as its representative, in the order of their texts, without pairs G and -G.
    parts: Vec<Position>,
    /// The position itself, or the sum of the parts if there were pairs. So its options are simpler than those of
    /// all positions of the key that a node may have.
    plain: Position,
}

impl Taken {
    /// Takes a position apart in which `mover` is to move.
    fn new(position: &Position, mover: Player) -> Taken {
        let representative = position.representative();
        let mut parts: Vec<(String, Position)> =
            representative.one_by_one().map(|part| (part.expression(), part)).collect();
        parts.sort();
        let mut left: Vec<(String, Position)> = Vec::new();
        for (text, part) in parts {
            let pair = if part.ends() {
                let negative = part.negative().expression();
                left.iter().position(|(other, it)| *other == negative && it.ends())
            } else {
                None
            };
            match pair {
                Some(place) => drop(left.remove(place)),
                None => left.push((text, part)),
            }
        }
        let has_pairs = left.len() < representative.len();
        let (texts, parts): (Vec<String>, Vec<Position>) = left.into_iter().unzip();
        let plain = if has_pairs { Position::sum_of(&parts) } else { position.clone() };
        Taken { key: Key { text: texts.join("\n"), mover }, parts, plain }
    }

    /// True if both are the same position up to the lemmas, with the same player to move.
    fn is(&self, other: &Taken) -> bool {
        // A part of a board may be of another type than the same one as it is read. Where no program defines the rules, its
        // text says what it is.
        let are_same = |(a, b): (&Position, &Position)| a == b || a.ends() && b.ends();
        self.key == other.key && self.parts.iter().zip(&other.parts).all(are_same)
    }

    fn bytes(&self) -> usize {
        let parts = self.parts.iter().map(Weigh::owned).sum::<usize>();
        size_of::<Taken>() + self.key.text.len() + parts + self.plain.owned()
    }
}

/// The proof that a player wins a position.
#[derive(Debug)]
pub struct Proof {
    /// The position where it begins.
    pub start: Position,
    /// The player who moves first.
    pub first: Player,
    /// The player who wins.
    pub winner: Player,
    nodes: Vec<Node>,
    /// Their keys, with the same numbers.
    keys: Index<Key>,
    held: Held,
}

impl Proof {
    /// Without nodes yet; what they take is counted against `control`.
    pub fn new(start: Position, first: Player, winner: Player, control: &Control) -> Proof {
        let (nodes, keys) = (Vec::new(), Index::new(control));
        Proof { start, first, winner, nodes, keys, held: Held::new(control) }
    }

    /// Adds a node, unless there is one for the same position up to symmetry; whether there was none.
    ///
    /// # Errors
    /// [`Stop::Memory`] if the budget has no room for it; [`Stop::Undefined`] for games with entailing moves or loops.
    pub fn add(&mut self, node: Node) -> Result<bool, Stop> {
        // Before pairs are dropped, which is sound in other games only.
        must_be_plain(&node.position)?;
        let taken = Taken::new(&node.position, node.mover);
        if self.has(&taken)? {
            return Ok(false);
        }
        let Taken { key, plain, .. } = taken;
        let more = if let Reason::Move(to) = &node.reason { to.bytes() } else { 0 };
        // The list is half full at worst.
        self.held.take(plain.bytes() + more + 2 * size_of::<Node>())?;
        self.keys.number(key)?;
        self.nodes.push(Node { position: plain, ..node });
        Ok(true)
    }

    /// All nodes, in the order in which they were added.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The place of the node for a position, if there is one.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if there is one for another position that is written alike.
    fn place(&self, taken: &Taken) -> Result<Option<usize>, Stop> {
        let Some(place) = self.keys.place(&taken.key) else { return Ok(None) };
        let position = &self.nodes[place].position;
        if !taken.plain.ends() && !taken.is(&Taken::new(position, taken.key.mover)) {
            let message =
                format!("Two positions are both written `{position}`, but are not the same.");
            return Err(Stop::Undefined(message));
        }
        Ok(Some(place))
    }

    /// True if there is a node for a position.
    ///
    /// # Errors
    /// As [`place`](Proof::place).
    fn has(&self, taken: &Taken) -> Result<bool, Stop> {
        Ok(self.place(taken)?.is_some())
    }
}

/// Refuses positions about which the lemmas of proofs do not hold.
///
/// # Errors
/// [`Stop::NotPossible`] of games for points, with entailing moves or with loops.
pub fn must_be_plain(position: &Position) -> Result<(), Stop> {
    if position.has_scores() {
        let message = "Proofs say who runs out of moves, and this game is played for points.";
        return Err(Stop::NotPossible(message.to_owned()));
    }
    if position.is_entailing() || position.is_loopy() {
        let message = "Proofs are for games without entailing moves and without loops.";
        return Err(Stop::NotPossible(message.to_owned()));
    }
    Ok(())
}

/// The slabs that begin with these slices of a part, taken apart; `None` if it cannot be cut so.
fn slabs(part: &Position, player: Player, starts: &[u32]) -> Option<Vec<Position>> {
    let ends: Vec<u32> = starts.iter().skip(1).copied().chain([part.slices(player)]).collect();
    let is_cut = starts.iter().zip(&ends).all(|(start, end)| start < end);
    if starts.len() < 2 || starts[0] != 0 || !is_cut {
        return None;
    }
    let mut slabs = Vec::new();
    for (start, end) in starts.iter().zip(&ends) {
        let slab = part.slab(player, *start, end - start).representative();
        slabs.extend(slab.one_by_one());
    }
    Some(slabs)
}
