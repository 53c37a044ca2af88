//! The order in which a graph is read and printed: depth first.

use smallvec::{SmallVec, smallvec};
use std::ops::Range;

/// Vertices of a graph, or places of vertices. Those of a small graph need no memory of their own.
pub type Vertices = SmallVec<[usize; 24]>;

/// The vertices in the order in which a printed graph mentions them: depth first from the first of
/// the `roots`, then from the next root not yet met, neighbours in increasing order. With all
/// vertices as roots all are met, with one of them only its connected part.
///
/// Numbered anew in this order, a graph keeps its order: the first vertex met from a place gets the
/// least new number among those not yet met, so it is also met first the second time.
pub fn reading_order(
    count: usize,
    edges: impl Iterator<Item = (usize, usize)> + Clone,
    roots: Range<usize>,
) -> Vertices {
    let neighbours = Neighbours::new(count, edges);
    let mut order = Vertices::with_capacity(count);
    let mut is_met: SmallVec<[bool; 24]> = smallvec![false; count];
    let mut path: SmallVec<[(usize, usize); 24]> = SmallVec::new();
    for root in roots {
        if is_met[root] {
            continue;
        }
        is_met[root] = true;
        order.push(root);
        path.push((root, 0));
        while let Some((vertex, next)) = path.last_mut() {
            match neighbours.of(*vertex).get(*next) {
                None => {
                    path.pop();
                }
                Some(&other) => {
                    *next += 1;
                    if !is_met[other] {
                        is_met[other] = true;
                        order.push(other);
                        path.push((other, 0));
                    }
                }
            }
        }
    }
    order
}

/// `place[v]` is where `v` stands in `order`; `usize::MAX` for a vertex that is not in it.
pub fn inverse(order: &[usize], count: usize) -> Vertices {
    let mut place: Vertices = smallvec![usize::MAX; count];
    for (new, &old) in order.iter().enumerate() {
        place[old] = new;
    }
    place
}

/// The connected parts, each in increasing order, by their least vertices.
pub fn connected_parts(
    count: usize,
    edges: impl Iterator<Item = (usize, usize)> + Clone,
) -> Vec<Vertices> {
    let neighbours = Neighbours::new(count, edges);
    let mut parts = Vec::new();
    let mut is_met: SmallVec<[bool; 24]> = smallvec![false; count];
    for root in 0..count {
        if is_met[root] {
            continue;
        }
        is_met[root] = true;
        let mut part: Vertices = smallvec![root];
        let mut next = 0;
        while let Some(&vertex) = part.get(next) {
            next += 1;
            for &other in neighbours.of(vertex) {
                if !is_met[other] {
                    is_met[other] = true;
                    part.push(other);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    parts
}

/// The neighbours of every vertex, sorted, in one piece of memory.
pub struct Neighbours {
    starts: Vertices,
    all: SmallVec<[usize; 32]>,
}

impl Neighbours {
    /// The neighbours in a graph with `count` vertices, from the ends of its edges.
    pub fn new(count: usize, edges: impl Iterator<Item = (usize, usize)> + Clone) -> Neighbours {
        let mut starts: Vertices = smallvec![0; count + 1];
        for (a, b) in edges.clone() {
            starts[a + 1] += 1;
            starts[b + 1] += 1;
        }
        for i in 0..count {
            starts[i + 1] += starts[i];
        }
        let mut free = starts.clone();
        let mut all: SmallVec<[usize; 32]> = smallvec![0; starts[count]];
        for (a, b) in edges {
            for (from, to) in [(a, b), (b, a)] {
                all[free[from]] = to;
                free[from] += 1;
            }
        }
        for i in 0..count {
            all[starts[i]..starts[i + 1]].sort_unstable();
        }
        Neighbours { starts, all }
    }

    /// Those of one vertex; once for each edge.
    pub fn of(&self, vertex: usize) -> &[usize] {
        &self.all[self.starts[vertex]..self.starts[vertex + 1]]
    }
}

/// The rooted tree with branches in an order that depends on nothing but the tree: the marks of its
/// vertices and its edges `(parent, child)`, parents first. Isomorphic rooted trees with marks give equal
/// answers (Aho, Hopcroft and Ullman, 1974).
///
/// `tree[v]` is the parent of `v`, smaller than `v`, and its mark; vertex 0 is the root, and its
/// parent is ignored.
///
/// Cost: a long branch is never copied, so of n vertices about n log n are, and as many compared.
pub fn sorted_tree(tree: &[(usize, u8)]) -> (Vec<u8>, Vec<(usize, usize)>) {
    // The code of a vertex: those of its children, the longest first, and its mark with their number.
    let mut children: Vec<Vec<Vec<(u8, u32)>>> = vec![Vec::new(); tree.len()];
    let mut root = Vec::new();
    for (vertex, &(parent, mark)) in tree.iter().enumerate().rev() {
        let mut codes = std::mem::take(&mut children[vertex]);
        codes.sort_unstable_by(|a, b| b.len().cmp(&a.len()).then_with(|| a.cmp(b)));
        let count = codes.len() as u32;
        let mut codes = codes.into_iter();
        let mut code = codes.next().unwrap_or_default();
        code.extend(codes.flatten());
        code.push((mark, count));
        if vertex == 0 {
            root = code;
        } else {
            children[parent].push(code);
        }
    }
    // From its end a code tells each vertex before its children.
    let (mut marks, mut edges) = (Vec::new(), Vec::new());
    let mut open: Vec<(usize, u32)> = Vec::new();
    for (mark, count) in root.into_iter().rev() {
        let vertex = marks.len();
        marks.push(mark);
        if let Some((parent, left)) = open.last_mut() {
            edges.push((*parent, vertex));
            *left -= 1;
            if *left == 0 {
                open.pop();
            }
        }
        if count > 0 {
            open.push((vertex, count));
        }
    }
    (marks, edges)
}
