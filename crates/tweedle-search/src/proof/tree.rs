//! A proof-number tree: turns whose winners are found one by one, by many workers, until that of the first one follows.
//!
//! A *turn* is a position and the player who moves next. The tree knows turns by their texts, and no rules. A worker searches a turn for a
//! while. It finds who wins, or it tells the turns after each move, which become leaves of the tree. So turns that many moves lead to are
//! searched once.
//!
//! Each turn has two numbers: about how many leaves have to be won to show that the player to move wins, and about how many to show that he loses
//! (Allis, van der Meulen and van den Herik, "Proof-number search", *Artificial Intelligence* 66 (1994); in the form of Nagai, for one player at a
//! time). The leaf that is searched next is one where the numbers of the first turn are smallest, and that nobody else searches.
//!
//! What is known depends on the findings alone and not on their order, so that processes that have read the same findings hold the same tree.

use super::{Key, Taken, must_be_plain};
use std::collections::HashSet;
use tweedle_engine::walk::Index;
use tweedle_engine::{Control, Held, Player, Stop};
use tweedle_rules::any::Position;

/// A position in which a player is to move.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct TreeTurn {
    /// The text of the position, which reads back to it.
    pub position: String,
    /// The text by which it is known: positions that are the same by the lemmas of [proofs](super) have one.
    pub key: String,
    /// The player who moves next.
    pub mover: Player,
}

impl TreeTurn {
    /// The turn of a player in a position.
    ///
    /// # Errors
    /// [`Stop::NotPossible`] for games with entailing moves or loops.
    pub fn new(position: &Position, mover: Player) -> Result<TreeTurn, Stop> {
        must_be_plain(position)?;
        let key = Taken::new(position, mover).key.text;
        Ok(TreeTurn { position: position.joined().expression(), key, mover })
    }
}

/// What a search of a turn has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// True if the player to move wins.
    Wins(bool),
    /// Nobody knows yet. These are the turns of the opponent after each move; equal ones stand once.
    Moves(Vec<Reply>),
}

/// A turn of the opponent after a move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The turn.
    pub turn: TreeTurn,
    /// The number of the opponent's moves there.
    pub moves: u64,
    /// True if the opponent, who is to move, wins there; `None` if it is not known.
    pub wins: Option<bool>,
}

/// Where a finding stands: in a log, a line of it, and a move of that line, counted from 1; 0 for the turn itself.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Source {
    /// The number of the log.
    pub log: u64,
    /// The number of the line.
    pub line: u64,
    /// The number of the move, or 0.
    pub place: u32,
}

/// A turn of the solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved<'a> {
    /// The turn.
    pub turn: &'a TreeTurn,
    /// True if the player to move wins.
    pub wins: bool,
    /// Why.
    pub why: Why<'a>,
}

/// Why the winner of a turn is known.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Why<'a> {
    /// A search found it.
    Searched(Source),
    /// This is a move that wins.
    Move(&'a TreeTurn),
    /// All moves lose.
    Replies,
}

/// A number of leaves; [`NEVER`] if no number of them is enough.
type Number = u64;
const NEVER: Number = u64::MAX;

/// A turn in the tree.
struct Vertex {
    turn: TreeTurn,
    /// Whether the player to move wins, if a search found it, and where that stands.
    found: Option<(bool, Source)>,
    /// The turns after each move; none are known yet of a leaf.
    moves: Option<Vec<usize>>,
    parents: Vec<usize>,
    /// About how many leaves have to be settled to show that the player to move wins, and that he loses.
    to_win: Number,
    to_lose: Number,
}

impl Vertex {
    fn wins(&self) -> Option<bool> {
        match (self.to_win, self.to_lose) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// A proof-number tree.
pub struct Tree {
    vertices: Vec<Vertex>,
    /// Their keys, with the same numbers.
    keys: Index<Key>,
    /// The number of turns that are asked about; they are the first vertices.
    roots: usize,
    held: Held,
}

/// The bytes of a vertex besides its texts; a list is half full at worst.
const VERTEX: usize = 2 * size_of::<Vertex>();

impl Tree {
    /// A tree with these turns as leaves; what it takes is counted against `control`.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub fn new(roots: impl IntoIterator<Item = TreeTurn>, control: &Control) -> Result<Tree, Stop> {
        let (vertices, keys) = (Vec::new(), Index::new(control));
        let mut tree = Tree { vertices, keys, roots: 0, held: Held::new(control) };
        for turn in roots {
            tree.place(turn, 1)?;
        }
        tree.roots = tree.vertices.len();
        Ok(tree)
    }

    /// The place of a turn, which is a new leaf if it is not there.
    fn place(&mut self, turn: TreeTurn, moves: u64) -> Result<usize, Stop> {
        let key = Key { text: turn.key.clone(), mover: turn.mover };
        if let Some(place) = self.keys.place(&key) {
            return Ok(place);
        }
        self.held.take(VERTEX + turn.key.len() + turn.position.len())?;
        self.keys.number(key)?;
        // To lose, the player has to lose after each of his moves.
        let (to_win, to_lose) = (1, moves.max(1));
        let (found, moves, parents) = (None, None, Vec::new());
        self.vertices.push(Vertex { turn, found, moves, parents, to_win, to_lose });
        Ok(self.vertices.len() - 1)
    }

    /// Takes over what a search of a turn has found. A turn that is not in the tree is that of a finding that has not been read yet: `false` is
    /// returned, and nothing is changed.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub fn add(&mut self, turn: &TreeTurn, finding: Finding, source: Source) -> Result<bool, Stop> {
        let key = Key { text: turn.key.clone(), mover: turn.mover };
        let Some(place) = self.keys.place(&key) else { return Ok(false) };
        let replies = match finding {
            Finding::Wins(wins) => {
                self.find(place, wins, source);
                return Ok(true);
            }
            Finding::Moves(replies) => replies,
        };
        self.held.take(2 * size_of::<usize>() * replies.len())?;
        let mut moves = Vec::with_capacity(replies.len());
        for (number, Reply { turn, moves: count, wins }) in (1..).zip(replies) {
            let reply = self.place(turn, count)?;
            if !self.vertices[reply].parents.contains(&place) {
                self.vertices[reply].parents.push(place);
            }
            if let Some(wins) = wins {
                self.find(reply, wins, Source { place: number, ..source });
            }
            moves.push(reply);
        }
        // A turn that was given out twice has the same moves both times.
        self.vertices[place].moves.get_or_insert(moves);
        self.settle(place);
        Ok(true)
    }

    /// A search has found who wins a turn. Of several findings the first one in the order of their places counts.
    fn find(&mut self, place: usize, wins: bool, source: Source) {
        let vertex = &mut self.vertices[place];
        if vertex.found.is_none_or(|(_, other)| source < other) {
            vertex.found = Some((wins, source));
        }
        self.settle(place);
    }

    /// Finds the numbers of a turn, and of all that change with it.
    fn settle(&mut self, place: usize) {
        let mut open = vec![place];
        while let Some(place) = open.pop() {
            let vertex = &self.vertices[place];
            let (to_win, to_lose) = match (vertex.found, &vertex.moves) {
                (Some((true, _)), _) => (0, NEVER),
                (Some((false, _)), _) => (NEVER, 0),
                (None, None) => continue,
                (None, Some(moves)) => {
                    let after = || moves.iter().map(|&place| &self.vertices[place]);
                    let to_win = after().map(|it| it.to_lose).min().unwrap_or(NEVER);
                    let to_lose = after().fold(0, |sum: Number, it| sum.saturating_add(it.to_win));
                    (to_win, to_lose)
                }
            };
            let vertex = &mut self.vertices[place];
            if (vertex.to_win, vertex.to_lose) != (to_win, to_lose) {
                (vertex.to_win, vertex.to_lose) = (to_win, to_lose);
                open.extend_from_slice(&vertex.parents);
            }
        }
    }

    /// The leaf that is best searched next, of those that `take` takes: it is asked about one after the other, in their order.
    ///
    /// To show that a player wins, one of his moves is enough, and all moves of his opponent are needed. So, while others search the best leaves,
    /// leaves after other moves of the player who is expected to lose come before those after other moves of the winner, which are in vain
    /// if the first one wins. The winner is expected to be the one for whom fewer leaves have to be settled.
    ///
    /// Cost: at worst all turns are looked at, once for each number of moves of a turn.
    ///
    /// # Errors
    /// Those of `take`.
    pub fn choose<E>(
        &self,
        mut take: impl FnMut(&TreeTurn) -> Result<bool, E>,
    ) -> Result<Option<&TreeTurn>, E> {
        let mut asked = HashSet::new();
        // The number of moves of the winner that are looked at.
        for width in 1.. {
            let mut is_cut = false;
            for root in 0..self.roots {
                let Vertex { turn, to_win, to_lose, .. } = &self.vertices[root];
                let winner = if to_win <= to_lose { turn.mover } else { turn.mover.opponent() };
                let mut seen = HashSet::new();
                let mut path = vec![vec![root]];
                while let Some(last) = path.last_mut() {
                    let Some(place) = last.pop() else {
                        path.pop();
                        continue;
                    };
                    let vertex = &self.vertices[place];
                    if vertex.wins().is_some() || !seen.insert(place) {
                        continue;
                    }
                    let Some(moves) = &vertex.moves else {
                        if asked.insert(place) && take(&vertex.turn)? {
                            return Ok(Some(&vertex.turn));
                        }
                        continue;
                    };
                    let is_open = |&place: &usize| self.vertices[place].wins().is_none();
                    let mut moves: Vec<usize> = moves.iter().copied().filter(is_open).collect();
                    moves.sort_by_key(|&place| {
                        let Vertex { to_win, to_lose, .. } = self.vertices[place];
                        (to_lose, to_win)
                    });
                    if vertex.turn.mover == winner && moves.len() > width {
                        is_cut = true;
                        moves.truncate(width);
                    }
                    // The best of each list stands last.
                    moves.reverse();
                    path.push(moves);
                }
            }
            if !is_cut {
                break;
            }
        }
        Ok(None)
    }

    /// Whether the players to move win the turns that were asked about, in order.
    pub fn winners(&self) -> Vec<Option<bool>> {
        self.vertices[..self.roots].iter().map(Vertex::wins).collect()
    }

    /// True if all are known.
    pub fn is_solved(&self) -> bool {
        self.vertices[..self.roots].iter().all(|it| it.wins().is_some())
    }

    /// The number of turns, and the number of them whose winners are known.
    pub fn counts(&self) -> (u64, u64) {
        let known = self.vertices.iter().filter(|it| it.wins().is_some()).count();
        (self.vertices.len() as u64, known as u64)
    }

    /// For each turn that was asked about, about how many leaves have to be settled to show that the player to move wins, and that he loses;
    /// `None` if he does not.
    pub fn numbers(&self) -> Vec<(Option<u64>, Option<u64>)> {
        let number = |of: u64| (of < NEVER).then_some(of);
        self.vertices[..self.roots]
            .iter()
            .map(|it| (number(it.to_win), number(it.to_lose)))
            .collect()
    }

    /// The turns by which the winner of one that was asked about follows, each once: all moves of the loser, and one of the winner.
    /// `None` if it is not known yet.
    pub fn solution(&self, root: usize) -> Option<Vec<Solved<'_>>> {
        self.vertices[root].wins()?;
        let (mut open, mut seen, mut solution) = (vec![root], HashSet::new(), Vec::new());
        while let Some(place) = open.pop() {
            if !seen.insert(place) {
                continue;
            }
            let vertex = &self.vertices[place];
            let wins = vertex.wins()?;
            let moves = vertex.moves.as_deref().unwrap_or_default();
            let why = if let Some((_, source)) = vertex.found {
                Why::Searched(source)
            } else if wins {
                // The place of a turn in the tree depends on the order of findings, its text does not.
                let lost = moves.iter().filter(|&&to| self.vertices[to].wins() == Some(false));
                let to = *lost.min_by_key(|&&to| &self.vertices[to].turn.position)?;
                open.push(to);
                Why::Move(&self.vertices[to].turn)
            } else {
                open.extend_from_slice(moves);
                Why::Replies
            };
            solution.push(Solved { turn: &vertex.turn, wins, why });
        }
        Some(solution)
    }
}

impl std::fmt::Debug for Tree {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tree").field("turns", &self.vertices.len()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A heap from which 1, 2 or 3 are taken; the player who cannot take loses.
    fn turn(heap: u32, mover: Player) -> TreeTurn {
        let text = heap.to_string();
        TreeTurn { position: text.clone(), key: text, mover }
    }

    /// True if the player to move wins.
    fn is_won(heap: u32) -> bool {
        !heap.is_multiple_of(4)
    }

    fn search(turn: &TreeTurn, known: u32) -> Finding {
        let heap: u32 = turn.position.parse().expect("a number");
        let mover = turn.mover.opponent();
        if heap <= known {
            return Finding::Wins(is_won(heap));
        }
        let moves = (1..=heap.min(3)).map(|take| {
            let rest = heap - take;
            let known = (rest % 5 == 1 && is_won(rest)).then_some(true);
            Reply { turn: self::turn(rest, mover), moves: rest.min(3).into(), wins: known }
        });
        Finding::Moves(moves.collect())
    }

    proptest! {
        /// The tree finds the winner, several leaves may be out at once, and findings that are read in any order make the same solution.
        #[test]
        fn the_winner_is_found(heap in 0..40_u32, known in 0..4_u32, width in 1..4_usize, seed: u64) {
            let control = Control::new();
            let roots = || [turn(heap, Player::Left), turn(heap, Player::Right)];
            let mut tree = Tree::new(roots(), &control).expect("room");
            let (mut out, mut findings): (Vec<TreeTurn>, Vec<_>) = (Vec::new(), Vec::new());
            let mut random = fastrand::Rng::with_seed(seed);
            while !tree.is_solved() {
                let free = tree.choose(|turn| Ok::<_, Stop>(!out.contains(turn))).expect("no error");
                out.extend(free.cloned());
                prop_assert!(!out.is_empty());
                if out.len() >= width || random.bool() {
                    let turn = out.swap_remove(random.usize(..out.len()));
                    let source = Source { log: random.u64(..3), line: findings.len() as u64, place: 0 };
                    findings.push((turn.clone(), search(&turn, known), source));
                    prop_assert_eq!(tree.add(&turn, search(&turn, known), source), Ok(true));
                }
            }
            prop_assert_eq!(tree.winners(), vec![Some(is_won(heap)); 2]);
            random.shuffle(&mut findings);
            let mut other = Tree::new(roots(), &control).expect("room");
            while !findings.is_empty() {
                findings.retain(|(turn, finding, source)| {
                    other.add(turn, finding.clone(), *source) == Ok(false)
                });
            }
            for root in 0..2 {
                let solution = tree.solution(root).expect("it is solved");
                prop_assert_eq!(&solution, &other.solution(root).expect("it is solved"));
                for Solved { turn, wins, .. } in solution {
                    prop_assert_eq!(wins, is_won(turn.position.parse().expect("a number")));
                }
            }
        }
    }
}
