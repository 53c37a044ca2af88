//! Printing labelled graphs.

use super::graph::Graph;
use std::collections::HashMap;
use std::fmt;

/// The written form of an edge with this label.
pub(super) fn edge_text(label: &str) -> String {
    if label.is_empty() { "-".to_owned() } else { in_braces(label) }
}

/// A label, in braces unless it is one character without a meaning of its own.
pub(super) fn in_braces(label: &str) -> String {
    let mut characters = label.chars();
    match (characters.next(), characters.next()) {
        (None, _) => String::new(),
        (Some(one), None) if !".-:;(){}".contains(one) && !one.is_whitespace() => one.to_string(),
        _ => format!("{{{label}}}"),
    }
}

/// The written form of the name of the `n`th vertex that needs one, counted from 0.
fn name_text(n: usize) -> String {
    match u8::try_from(n) {
        Ok(n) if n < 26 => format!(":{}", char::from(b'A' + n)),
        _ => format!(":{{V{}}}", n + 1),
    }
}

/// A piece that is still to be printed.
enum Task {
    Text(&'static str),
    /// The edge of this number to this vertex, and all after it if it is new.
    Onward(usize, usize, bool),
    Vertex(usize, Mention),
}

/// The ways in which a vertex is mentioned: first of its part, with all that follows, or by name
/// only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mention {
    Root,
    New,
    Again,
}

/// One way onward from a vertex: an edge, to a vertex that is printed in full or is named only.
pub struct Way {
    /// The edge, by its place in [`Graph::edges`].
    pub edge: usize,
    /// The vertex.
    pub to: usize,
    /// True if the walk comes to the vertex for the first time.
    pub is_new: bool,
}

/// A walk over a whole graph, depth first: every edge once.
pub struct Walk {
    /// The vertices where it begins, one for each connected part.
    roots: Vec<usize>,
    /// The vertices as they are met.
    order: Vec<usize>,
    /// The ways from each vertex, in order.
    pub ways: Vec<Vec<Way>>,
}

impl Graph {
    /// The walk in the order in which the graph is printed.
    pub fn walk(&self) -> Walk {
        let mut at: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.vertex_count()];
        for (i, edge) in self.edges().iter().enumerate() {
            at[edge.from].push((edge.to, i));
            if edge.to != edge.from {
                at[edge.to].push((edge.from, i));
            }
        }
        for ways in &mut at {
            ways.sort_unstable();
        }
        let mut is_met = vec![false; self.vertex_count()];
        let mut is_used = vec![false; self.edges().len()];
        let mut ways: Vec<Vec<Way>> = Vec::new();
        ways.resize_with(self.vertex_count(), Vec::new);
        let mut roots = Vec::new();
        let mut order = Vec::new();
        for root in 0..self.vertex_count() {
            if is_met[root] {
                continue;
            }
            is_met[root] = true;
            roots.push(root);
            order.push(root);
            let mut path = vec![(root, 0)];
            while let Some((vertex, next)) = path.last_mut() {
                let vertex = *vertex;
                let Some(&(to, edge)) = at[vertex].get(*next) else {
                    path.pop();
                    continue;
                };
                *next += 1;
                if is_used[edge] {
                    continue;
                }
                is_used[edge] = true;
                let is_new = !is_met[to];
                ways[vertex].push(Way { edge, to, is_new });
                if is_new {
                    is_met[to] = true;
                    order.push(to);
                    path.push((to, 0));
                }
            }
        }
        Walk { roots, order, ways }
    }

    /// The printed graph, and the numbers of its edges in the order in which they stand there.
    fn printed(&self) -> (String, Vec<usize>) {
        // First the walk: which edges lead on to a new vertex, which back to one that needs a name.
        let Walk { roots, order, ways } = self.walk();
        let mut is_named = vec![false; self.vertex_count()];
        for way in ways.iter().flatten().filter(|way| !way.is_new) {
            is_named[way.to] = true;
        }
        let named = order.into_iter().filter(|&vertex| is_named[vertex]);
        let names: HashMap<usize, String> = named.zip((0..).map(name_text)).collect();
        // Then the printing, with what is still to be printed on a stack.
        let mut stack = Vec::new();
        for (i, &root) in roots.iter().enumerate().rev() {
            stack.push(Task::Vertex(root, Mention::Root));
            if i > 0 {
                stack.push(Task::Text(";"));
            }
        }
        let mut text = String::new();
        let mut edges = Vec::new();
        while let Some(task) = stack.pop() {
            match task {
                Task::Text(part) => text += part,
                Task::Onward(edge, to, is_new) => {
                    edges.push(edge);
                    text += &edge_text(&self.edges()[edge].label);
                    let mention = if is_new { Mention::New } else { Mention::Again };
                    stack.push(Task::Vertex(to, mention));
                }
                Task::Vertex(vertex, mention) => {
                    let before = text.len();
                    text += &in_braces(self.label(vertex));
                    text += names.get(&vertex).map_or("", String::as_str);
                    if mention == Mention::Again {
                        continue;
                    }
                    let ways = &ways[vertex];
                    if ways.is_empty() && text.len() == before && mention == Mention::Root {
                        text.push('.');
                    }
                    let is_branching = ways.len() > 1;
                    if is_branching {
                        stack.push(Task::Text(")"));
                    }
                    for (i, way) in ways.iter().enumerate().rev() {
                        stack.push(Task::Onward(way.edge, way.to, way.is_new));
                        if i > 0 {
                            stack.push(Task::Text(";"));
                        }
                    }
                    if is_branching {
                        stack.push(Task::Text("("));
                    }
                }
            }
        }
        (text, edges)
    }

    /// The edges, by their places in [`Graph::edges`], in the order in which they are printed.
    pub fn edges_as_printed(&self) -> Vec<usize> {
        self.printed().1
    }
}

impl fmt::Display for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&self.printed().0)
    }
}

impl fmt::Debug for Graph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Graph({self})")
    }
}
