//! Places for graphs that stand on the ground: in layers by the distance from it.

use crate::point::Point;
use tweedle_rules::sketch::Graph;

/// The distance from one vertex to the next in a layer.
const ACROSS: f64 = 50.0;
/// The distance from one layer to the next.
const UP: f64 = 50.0;
/// The order in a layer is mended so often.
const ROUNDS: usize = 12;

/// The places of the vertices: those that are ground below, all others above them in layers by their distance from the
/// ground. A vertex stands on one of the layer below as in a tree, and the branches of a tree are sorted by where their
/// other edges lead, the barycentre method of Sugiyama, Tagawa and Toda, as long as that makes these edges shorter.
pub(crate) fn places(graph: &Graph) -> Vec<Point> {
    let mut tree = Tree::new(graph);
    let mut across = tree.across();
    for _ in 0..ROUNDS {
        tree.sort(&across);
        let next = tree.across();
        if tree.cost(&next) >= tree.cost(&across) {
            break;
        }
        across = next;
    }
    let highest = tree.layers.iter().copied().max().unwrap_or(0);
    let down = |vertex: usize| UP * (highest - tree.layers[vertex]) as f64;
    across.iter().enumerate().map(|(vertex, &x)| (x, down(vertex))).collect()
}

/// The tree of first ways from the ground.
struct Tree {
    layers: Vec<usize>,
    /// The vertices that stand on each vertex. A ground vertex stands under the vertex that it
    /// holds.
    branches: Vec<Vec<usize>>,
    feet: Vec<Vec<usize>>,
    roots: Vec<usize>,
    /// The other vertices that a vertex has edges to.
    others: Vec<Vec<usize>>,
    /// The vertices, each after what it stands on.
    order: Vec<usize>,
}

impl Tree {
    fn new(graph: &Graph) -> Tree {
        let count = graph.vertices.len();
        let is_ground = |vertex: usize| graph.vertices[vertex].is_ground;
        let mut near = vec![Vec::new(); count];
        for edge in graph.edges.iter().filter(|edge| edge.from != edge.to) {
            near[edge.from].push(edge.to);
            near[edge.to].push(edge.from);
        }
        let mut tree = Tree {
            layers: vec![usize::MAX; count],
            branches: vec![Vec::new(); count],
            feet: vec![Vec::new(); count],
            roots: Vec::new(),
            others: vec![Vec::new(); count],
            order: Vec::new(),
        };
        for vertex in (0..count).filter(|&vertex| is_ground(vertex)) {
            tree.layers[vertex] = 0;
            match near[vertex].first() {
                Some(&held) if !is_ground(held) => {
                    tree.feet[held].push(vertex);
                    if tree.layers[held] == usize::MAX {
                        tree.layers[held] = 1;
                        tree.roots.push(held);
                    }
                }
                // An edge from the ground to the ground.
                _ => tree.roots.push(vertex),
            }
        }
        tree.order.clone_from(&tree.roots);
        let mut parents = vec![usize::MAX; count];
        let mut next = 0;
        while let Some(&vertex) = tree.order.get(next) {
            next += 1;
            for &other in &near[vertex] {
                if tree.layers[other] == usize::MAX {
                    tree.layers[other] = tree.layers[vertex] + 1;
                    parents[other] = vertex;
                    tree.branches[vertex].push(other);
                    tree.order.push(other);
                } else if !is_ground(other) && parents[vertex] != other && parents[other] != vertex
                {
                    tree.others[vertex].push(other);
                }
            }
        }
        // Vertices that hang in the air lie beside the rest.
        for vertex in 0..count {
            if tree.layers[vertex] == usize::MAX {
                tree.layers[vertex] = 1;
                tree.roots.push(vertex);
                tree.order.push(vertex);
            }
        }
        tree
    }

    /// The distance of each vertex to the right: a branch has room of its own, and the vertex that it grows from is in
    /// its middle.
    fn across(&self) -> Vec<f64> {
        let mut widths = vec![1.0_f64; self.layers.len()];
        for &vertex in self.order.iter().rev() {
            let branches: f64 = self.branches[vertex].iter().map(|&it| widths[it]).sum();
            widths[vertex] = branches.max(0.6 * self.feet[vertex].len() as f64).max(1.0);
        }
        let mut lefts = vec![0.0; widths.len()];
        let mut end = 0.0;
        for &root in &self.roots {
            lefts[root] = end;
            end += widths[root];
        }
        for &vertex in &self.order {
            let branches: f64 = self.branches[vertex].iter().map(|&it| widths[it]).sum();
            let mut left = lefts[vertex] + (widths[vertex] - branches) / 2.0;
            for &branch in &self.branches[vertex] {
                lefts[branch] = left;
                left += widths[branch];
            }
        }
        let mut across: Vec<f64> = vec![0.0; widths.len()];
        for &vertex in self.order.iter().rev() {
            across[vertex] = match &self.branches[vertex][..] {
                [] => lefts[vertex] + widths[vertex] / 2.0,
                [first, .., last] => f64::midpoint(across[*first], across[*last]),
                [only] => across[*only],
            };
            let feet = &self.feet[vertex];
            for (i, &foot) in feet.iter().enumerate() {
                across[foot] = across[vertex] + 0.6 * (i as f64 - (feet.len() - 1) as f64 / 2.0);
            }
        }
        across.iter().map(|x| ACROSS * x).collect()
    }

    /// The sum of the sideways lengths of the edges that are not of the tree.
    fn cost(&self, across: &[f64]) -> f64 {
        let of = |vertex: usize| {
            self.others[vertex].iter().map(move |&other| (across[vertex] - across[other]).abs())
        };
        (0..across.len()).flat_map(of).sum()
    }

    /// Sorts branches by where the edges of all that is on them lead.
    fn sort(&mut self, across: &[f64]) {
        let mut sums = vec![(0.0, 0_u32); across.len()];
        for &vertex in self.order.iter().rev() {
            let own = self.others[vertex].iter().map(|&other| (across[other], 1));
            let branches = self.branches[vertex].iter().map(|&branch| sums[branch]);
            sums[vertex] = own.chain(branches).fold((0.0, 0), |a, b| (a.0 + b.0, a.1 + b.1));
        }
        let wish = |&vertex: &usize| match sums[vertex] {
            (_, 0) => across[vertex],
            (sum, count) => sum / f64::from(count),
        };
        let by_wish = |a: &usize, b: &usize| wish(a).total_cmp(&wish(b));
        self.roots.sort_by(by_wish);
        self.branches.iter_mut().for_each(|branches| branches.sort_by(by_wish));
    }
}
