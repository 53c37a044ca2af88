//! Directed graphs with names, whose edges either player or both may follow, as text.

use std::fmt::Write;
use tweedle_engine::Player;
use tweedle_rules::NotationError;
use tweedle_rules::notation::quoted;
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Owner, Sketch, Vertex};

/// A directed graph: where tokens may be pushed from each vertex.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Digraph {
    names: Vec<String>,
    /// For each vertex the vertices that Left's edges lead to, and Right's, sorted.
    options: Vec<[Vec<u16>; 2]>,
    is_impartial: bool,
}

/// The most vertices.
pub(super) const MOST: usize = 1024;

impl Digraph {
    /// Reads a graph: for each vertex its name, a colon, and the names that edges lead to with commas between them, as in
    /// `a: b, c | b: a | c:`. Lines end, or have `|` between them. With `Left` or `Right` before the colon, the edges are
    /// that player's only. A vertex that only stands after colons has no edges.
    ///
    /// # Errors
    /// [`NotationError`] with the place of a mistake.
    pub fn parse(text: &str) -> Result<Digraph, NotationError> {
        let mut graph = Digraph { names: Vec::new(), options: Vec::new(), is_impartial: true };
        let mut at = 0;
        for line in text.split(['|', '\n']) {
            let width = line.chars().count();
            let here = at..at + width;
            at += width + 1;
            if line.trim().is_empty() {
                continue;
            }
            let Some((head, tail)) = line.split_once(':') else {
                let message = "After the name of a vertex a `:` is missing, as in `a: b, c`.";
                return Err(NotationError::new(message, here));
            };
            let words: Vec<&str> = head.split_whitespace().collect();
            let (name, players): (&str, &[Player]) = match words[..] {
                [name] => (name, &Player::BOTH),
                [name, "Left"] => (name, &[Player::Left]),
                [name, "Right"] => (name, &[Player::Right]),
                _ => {
                    let message = "Before the colon stands a name, and `Left` or `Right` if only one player may follow the edges.";
                    return Err(NotationError::new(message, here));
                }
            };
            let from = graph.vertex(name, &here)?;
            let tail_at = here.start + head.chars().count() + 1;
            let mut word_at = tail_at;
            for word in tail.split(',') {
                let range = word_at..word_at + word.chars().count();
                word_at = range.end + 1;
                if word.trim().is_empty() && tail.trim().is_empty() {
                    continue;
                }
                let to = graph.vertex(word.trim(), &range)?;
                for player in players {
                    graph.options[from][player.index()].push(to as u16);
                }
            }
        }
        for sides in &mut graph.options {
            for side in &mut *sides {
                side.sort_unstable();
                side.dedup();
            }
            graph.is_impartial &= sides[0] == sides[1];
        }
        Ok(graph.in_reading_order())
    }

    /// The same graph with the vertices in the order in which they stand in its expression, so that what is printed is read back
    /// to the same graph, whose expression is the same.
    fn in_reading_order(self) -> Digraph {
        let mut order: Vec<usize> = Vec::with_capacity(self.len());
        let mut place = vec![usize::MAX; self.len()];
        let mut next = 0;
        for first in 0..self.len() {
            let mut meet = |vertex: usize, order: &mut Vec<usize>| {
                if place[vertex] == usize::MAX {
                    place[vertex] = order.len();
                    order.push(vertex);
                }
            };
            meet(first, &mut order);
            while let Some(&vertex) = order.get(next) {
                self.options[vertex].iter().flatten().for_each(|&to| meet(to.into(), &mut order));
                next += 1;
            }
        }
        let moved = |side: &Vec<u16>| {
            let mut side: Vec<u16> = side.iter().map(|&to| place[usize::from(to)] as u16).collect();
            side.sort_unstable();
            side
        };
        Digraph {
            names: order.iter().map(|&vertex| self.names[vertex].clone()).collect(),
            options: order
                .iter()
                .map(|&vertex| self.options[vertex].each_ref().map(moved))
                .collect(),
            is_impartial: self.is_impartial,
        }
    }

    /// The graph in which each edge leads in both directions.
    pub(super) fn both_ways(mut self) -> Digraph {
        for from in 0..self.len() {
            for player in Player::BOTH.map(Player::index) {
                for to in self.options[from][player].clone() {
                    self.options[usize::from(to)][player].push(from as u16);
                }
            }
        }
        for side in self.options.iter_mut().flatten() {
            side.sort_unstable();
            side.dedup();
        }
        self.in_reading_order()
    }

    /// The graph with the edges alone that a condition on their ends keeps.
    pub(super) fn with_edges(&self, is_kept: impl Fn(u16, u16) -> bool) -> Digraph {
        let mut graph = self.clone();
        for (from, sides) in graph.options.iter_mut().enumerate() {
            for side in sides {
                side.retain(|&to| is_kept(from as u16, to));
            }
        }
        graph
    }

    /// The number of a vertex, which is a new one if it has not been met.
    fn vertex(
        &mut self,
        name: &str,
        range: &std::ops::Range<usize>,
    ) -> Result<usize, NotationError> {
        if let Some(vertex) = self.find(name) {
            return Ok(vertex);
        }
        let is_name = |c: char| c.is_alphanumeric() || c == '_' || c == '\'';
        if name.is_empty() || !name.chars().all(is_name) {
            let message = "A name of a vertex is missing here: letters, digits, `_` and `'`.";
            return Err(NotationError::new(message, range.clone()));
        }
        if self.names.len() == MOST {
            let message = format!("A graph has at most {MOST} vertices.");
            return Err(NotationError::new(message, range.clone()));
        }
        self.names.push(name.to_owned());
        self.options.push(Default::default());
        Ok(self.names.len() - 1)
    }

    /// The number of the vertex with a name.
    pub fn find(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|known| known == name)
    }

    /// The name of a vertex; empty if there is no such vertex.
    pub fn name(&self, vertex: usize) -> &str {
        self.names.get(vertex).map_or("", String::as_str)
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// True if there are no vertices.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// The vertices to which a player's edges lead from a vertex.
    pub fn options(&self, vertex: usize, player: Player) -> &[u16] {
        self.options.get(vertex).map_or(&[], |sides| &sides[player.index()])
    }

    /// True if both players have the same edges.
    pub fn is_impartial(&self) -> bool {
        self.is_impartial
    }

    /// True if edges, of either player, lead round in a cycle.
    ///
    /// Cost: a step for each vertex and each edge.
    pub fn has_cycle(&self) -> bool {
        let mut coming = vec![0_usize; self.len()];
        let all = |vertex: usize| self.options[vertex].iter().flatten();
        for vertex in 0..self.len() {
            all(vertex).for_each(|&to| coming[usize::from(to)] += 1);
        }
        let mut free: Vec<usize> = (0..self.len()).filter(|&vertex| coming[vertex] == 0).collect();
        let mut gone = 0;
        while let Some(vertex) = free.pop() {
            gone += 1;
            for &to in all(vertex) {
                coming[usize::from(to)] -= 1;
                if coming[usize::from(to)] == 0 {
                    free.push(to.into());
                }
            }
        }
        gone < self.len()
    }

    /// The graph on one line, in quotes.
    pub(super) fn expression(&self) -> String {
        let list = |options: &[u16]| {
            let names: Vec<&str> = options.iter().map(|&to| self.name(to.into())).collect();
            names.join(",")
        };
        let mut lines = Vec::new();
        for (name, [left, right]) in self.names.iter().zip(&self.options) {
            if left == right {
                lines.push(format!("{name}: {}", list(left)));
                continue;
            }
            for (player, side) in Player::BOTH.into_iter().zip([left, right]) {
                let mut line = String::new();
                // It cannot fail on a text.
                let _ = write!(line, "{name} {player}: {}", list(side));
                lines.push(line);
            }
        }
        quoted(lines.iter().map(|line| line.trim_end()).collect::<Vec<_>>().join(" | "))
    }

    /// Reads names of vertices with commas between them, each with its place.
    pub(super) fn read(&self, text: &str) -> Result<Vec<usize>, NotationError> {
        let mut vertices = Vec::new();
        if text.trim().is_empty() {
            return Ok(vertices);
        }
        let mut at = 0;
        for word in text.split(',') {
            let range = at..at + word.chars().count();
            at = range.end + 1;
            let Some(vertex) = self.find(word.trim()) else {
                let message = format!("The graph has no vertex `{}`.", word.trim());
                return Err(NotationError::new(message, range));
            };
            vertices.push(vertex);
        }
        Ok(vertices)
    }

    /// The name of a vertex, in brackets if a token stands there, and how many do if there are several.
    fn with_tokens(&self, vertex: usize, tokens: &[usize]) -> String {
        self.drawn_vertex(vertex, tokens).written()
    }

    /// The vertices, those with tokens in brackets, and where their edges lead, for a terminal; `None` if these are many.
    pub(super) fn draw(&self, tokens: &[usize]) -> Option<String> {
        const MOST: usize = 40;
        if self.len() > MOST {
            return None;
        }
        let line = |from: usize| {
            let names = |to: &[u16]| {
                let names: Vec<&str> = to.iter().map(|&to| self.name(to.into())).collect();
                names.join(", ")
            };
            let [left, right] = Player::BOTH.map(|player| self.options(from, player));
            let edges = if left == right {
                names(left)
            } else {
                let of = |player: &str, to: &[u16]| format!("{player}: {}", names(to));
                let both = [of("Left", left), of("Right", right)];
                let both = both.into_iter().zip([left, right]).filter(|(_, to)| !to.is_empty());
                both.map(|(text, _)| text).collect::<Vec<_>>().join("; ")
            };
            let name = self.with_tokens(from, tokens);
            let head = if tokens.contains(&from) { name } else { format!(" {name} ") };
            (head, if edges.is_empty() { "-".to_owned() } else { format!("-> {edges}") })
        };
        Some(tweedle_rules::picture::lines((0..self.len()).map(line)))
    }

    /// A vertex as it is drawn, with the tokens of these that stand there.
    fn drawn_vertex(&self, vertex: usize, tokens: &[usize]) -> Vertex {
        let tokens = tokens.iter().filter(|&&token| token == vertex).count();
        Vertex { tokens, ..Vertex::named(self.name(vertex)) }
    }

    /// The graph as it is drawn, with the tokens on its vertices.
    pub(super) fn sketch(&self, tokens: &[usize]) -> Sketch {
        let vertices = (0..self.len()).map(|vertex| self.drawn_vertex(vertex, tokens));
        let mut edges = Vec::new();
        for from in 0..self.len() {
            let [left, right] = Player::BOTH.map(|player| self.options(from, player));
            for &to in left.iter().chain(right.iter().filter(|to| !left.contains(to))) {
                let owner = match (left.contains(&to), right.contains(&to)) {
                    (true, true) => Owner::Either,
                    (true, false) => Owner::Left,
                    _ => Owner::Right,
                };
                edges.push(Edge { owner: Some(owner), ..Edge::plain(from, to.into()) });
            }
        }
        Sketch::of(Figure::Graph(Graph {
            layout: Layout::Free,
            is_directed: true,
            vertices: vertices.collect(),
            edges,
        }))
    }
}

/// The text of the directed graph with the vertices 0, 1, ... and these edges.
#[cfg(test)]
pub(super) fn text_of(count: usize, edges: &[(usize, usize)]) -> String {
    let line = |vertex: usize| {
        let to = edges.iter().filter(|edge| edge.0 == vertex).map(|edge| edge.1.to_string());
        format!("{vertex}: {}", to.collect::<Vec<_>>().join(", "))
    };
    (0..count).map(line).collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn graphs_are_read_and_written() {
        for (text, written, is_impartial, has_cycle) in [
            ("a: b, c | b: a | c:", "\"a: b,c | b: a | c:\"", true, true),
            ("a: b\nb:", "\"a: b | b:\"", true, false),
            ("x Left: x | x Right: y", "\"x Left: x | x Right: y | y:\"", false, true),
            ("", "\"\"", true, false),
        ] {
            let graph = Digraph::parse(text).unwrap();
            assert_eq!(graph.expression(), written);
            assert_eq!((graph.is_impartial(), graph.has_cycle()), (is_impartial, has_cycle));
            assert_eq!(Digraph::parse(written.trim_matches('"')), Ok(graph));
        }
        for (text, message, range) in [
            ("a: b | c", "After the name of a vertex a `:` is missing, as in `a: b, c`.", 6..8),
            ("a: b,", "A name of a vertex is missing here: letters, digits, `_` and `'`.", 5..5),
            ("a+: b", "A name of a vertex is missing here: letters, digits, `_` and `'`.", 0..5),
            (
                "a b c: d",
                "Before the colon stands a name, and `Left` or `Right` if only one player may follow the edges.",
                0..8,
            ),
        ] {
            let error = Digraph::parse(text).unwrap_err();
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        }
    }
}
