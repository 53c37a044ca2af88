//! Labelled graphs and how they are written.
//!
//! A graph is written as it is walked: `.` is a vertex, which may be left out next to an edge, and
//! `-` is an edge to the next vertex, so `--` is a path of three vertices. Branches stand in
//! parentheses, `(-;-;-)` being a star. `:A` or `:{Name}` after a vertex names it, and the same name
//! is the same vertex again, so `:A---:A` is a cycle of three. `;` separates graphs that are not
//! connected. Labels of one character stand for themselves, longer ones in braces: `{12}`.

use super::order::{connected_parts, inverse, reading_order};
use crate::NotationError;
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;

/// A graph with labels on its vertices and edges, where loops and parallel edges are allowed.
///
/// The empty label is no label on a vertex; on an edge it is printed `-`.
// Invariants: edges go from the smaller to the larger vertex and are sorted.
#[derive(Clone, PartialEq, Eq, Hash, Default)]
pub struct Graph {
    labels: Vec<String>,
    edges: Vec<Edge>,
}

/// An edge of a [`Graph`]: vertices are counted from 0.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Edge {
    /// The vertex with the smaller number.
    pub from: usize,
    /// The vertex with the larger number, or the same.
    pub to: usize,
    /// Empty for a plain edge.
    pub label: String,
}

/// Which labels there are in a text.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Syntax {
    vertices: Option<Vec<String>>,
    edges: Vec<String>,
}

impl Syntax {
    /// Plain edges `-` only; any label on vertices.
    pub fn any_vertex_label() -> Syntax {
        Syntax { vertices: None, edges: vec![String::new()] }
    }

    /// These labels and no others; the empty edge label is written `-`. A vertex may always be
    /// without label.
    pub fn new<S: Into<String>>(
        vertices: impl IntoIterator<Item = S>,
        edges: impl IntoIterator<Item = S>,
    ) -> Syntax {
        Syntax {
            vertices: Some(vertices.into_iter().map(Into::into).collect()),
            edges: edges.into_iter().map(Into::into).collect(),
        }
    }

    fn is_edge(&self, label: &str) -> bool {
        self.edges.iter().any(|edge| edge == label)
    }

    fn is_vertex(&self, label: &str) -> bool {
        self.vertices.as_ref().is_none_or(|labels| labels.iter().any(|known| known == label))
    }

    /// "`.`, `L`, `R` or `-`".
    fn usage(&self) -> String {
        let mut usage = vec![".".to_owned()];
        usage.extend(self.vertices.iter().flatten().map(|label| in_braces(label)));
        usage.extend(self.edges.iter().map(|label| edge_text(label)));
        crate::notation::one_of(&usage)
    }
}

impl Graph {
    /// The graph of these vertex labels and edges `(from, to, label)`, or `None` if an edge names a
    /// vertex that is not there.
    pub fn new(
        labels: Vec<String>,
        edges: impl IntoIterator<Item = (usize, usize, String)>,
    ) -> Option<Graph> {
        let mut edges: Vec<Edge> = edges
            .into_iter()
            .map(|(a, b, label)| Edge { from: a.min(b), to: a.max(b), label })
            .collect();
        edges.sort();
        edges.iter().all(|edge| edge.to < labels.len()).then_some(Graph { labels, edges })
    }

    fn plain(count: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Graph {
        let mut edges: Vec<Edge> = edges
            .into_iter()
            .map(|(a, b)| Edge { from: a.min(b), to: a.max(b), label: String::new() })
            .collect();
        edges.sort();
        Graph { labels: vec![String::new(); count], edges }
    }

    /// `n` vertices in a row.
    pub fn path(n: usize) -> Graph {
        Graph::plain(n, (1..n).map(|v| (v - 1, v)))
    }

    /// `n` vertices in a ring; one vertex has a loop, two have two edges between them.
    pub fn cycle(n: usize) -> Graph {
        Graph::plain(n, (0..n).map(|v| (v, (v + 1) % n)))
    }

    /// One vertex in the middle of `n - 1` others.
    pub fn star(n: usize) -> Graph {
        Graph::plain(n, (1..n).map(|v| (0, v)))
    }

    /// `n` vertices, all of them neighbours.
    pub fn clique(n: usize) -> Graph {
        Graph::plain(n, (0..n).flat_map(|v| (0..v).map(move |u| (u, v))))
    }

    /// The cells of a board as vertices, row by row, with edges between neighbours in a row or
    /// column.
    pub fn grid(rows: usize, cols: usize) -> Graph {
        let across =
            (0..rows).flat_map(|r| (1..cols).map(move |c| (r * cols + c - 1, r * cols + c)));
        let down =
            (1..rows).flat_map(|r| (0..cols).map(move |c| ((r - 1) * cols + c, r * cols + c)));
        Graph::plain(rows * cols, across.chain(down))
    }

    /// How many vertices there are.
    pub fn vertex_count(&self) -> usize {
        self.labels.len()
    }

    /// The edges, sorted.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    /// The label of a vertex, counted from 0; empty if it has none or there is no such vertex.
    pub fn label(&self, vertex: usize) -> &str {
        self.labels.get(vertex).map_or("", String::as_str)
    }

    /// The graph with another label on a vertex, if there is that vertex.
    #[must_use]
    pub fn with_label(mut self, vertex: usize, label: impl Into<String>) -> Graph {
        if let Some(old) = self.labels.get_mut(vertex) {
            *old = label.into();
        }
        self
    }

    /// Whether there is a way between any two vertices.
    pub fn is_connected(&self) -> bool {
        self.components().len() <= 1
    }

    /// The connected parts, in the order of their least vertices.
    pub fn components(&self) -> Vec<Graph> {
        let parts = connected_parts(self.vertex_count(), self.ends());
        parts.iter().map(|part| self.induced(part)).collect()
    }

    /// The graph of these vertices, numbered as they come, and the edges between them.
    pub(crate) fn induced(&self, vertices: &[usize]) -> Graph {
        let place = inverse(vertices, self.vertex_count());
        let kept = self
            .edges
            .iter()
            .filter(|edge| place[edge.from] != usize::MAX && place[edge.to] != usize::MAX);
        let mut edges: Vec<Edge> = kept
            .map(|edge| {
                let (a, b) = (place[edge.from], place[edge.to]);
                Edge { from: a.min(b), to: a.max(b), label: edge.label.clone() }
            })
            .collect();
        edges.sort();
        Graph { labels: vertices.iter().map(|&v| self.labels[v].clone()).collect(), edges }
    }

    /// The same graph with its vertices numbered in the order in which it is printed, so that
    /// printing it and reading it gives exactly it.
    #[must_use]
    pub fn in_reading_order(&self) -> Graph {
        self.induced(&reading_order(self.vertex_count(), self.ends(), 0..self.vertex_count()))
    }

    fn ends(&self) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.edges.iter().map(|edge| (edge.from, edge.to))
    }

    /// Reads a graph.
    ///
    /// # Errors
    /// [`NotationError`], which says what is wrong and where.
    ///
    /// ```
    /// use tweedle_rulesets::graph::{Graph, Syntax};
    ///
    /// let star = Graph::parse("(-;-;-)", &Syntax::any_vertex_label())?;
    /// assert_eq!(star, Graph::star(4));
    /// # Ok::<(), tweedle_rulesets::NotationError>(())
    /// ```
    pub fn parse(text: &str, syntax: &Syntax) -> Result<Graph, NotationError> {
        Reader::new(text, syntax).read()
    }
}

/// How an edge with this label is written.
fn edge_text(label: &str) -> String {
    if label.is_empty() { "-".to_owned() } else { in_braces(label) }
}

/// A label, in braces unless it is one character without a meaning of its own.
fn in_braces(label: &str) -> String {
    let mut characters = label.chars();
    match (characters.next(), characters.next()) {
        (None, _) => String::new(),
        (Some(one), None) if !".-:;(){}".contains(one) && !one.is_whitespace() => one.to_string(),
        _ => format!("{{{label}}}"),
    }
}

/// How the name of the `n`th vertex that needs one is written, counted from 0.
fn name_text(n: usize) -> String {
    match u8::try_from(n) {
        Ok(n) if n < 26 => format!(":{}", char::from(b'A' + n)),
        _ => format!(":{{V{}}}", n + 1),
    }
}

/// What is still to be printed.
enum Task {
    Text(&'static str),
    /// The edge of this number to this vertex, and all after it if it is new.
    Onward(usize, usize, bool),
    Vertex(usize, Mention),
}

/// How a vertex is mentioned: first of its part, with all that follows, or by name only.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mention {
    Root,
    New,
    Again,
}

/// One way onward from a vertex: an edge, to a vertex that is printed in full or is named only.
struct Way {
    edge: usize,
    to: usize,
    is_new: bool,
}

impl Graph {
    /// The printed graph, and the numbers of its edges in the order in which they stand there.
    fn printed(&self) -> (String, Vec<usize>) {
        let mut at: Vec<Vec<(usize, usize)>> = vec![Vec::new(); self.vertex_count()];
        for (i, edge) in self.edges.iter().enumerate() {
            at[edge.from].push((edge.to, i));
            if edge.to != edge.from {
                at[edge.to].push((edge.from, i));
            }
        }
        for ways in &mut at {
            ways.sort_unstable();
        }
        // First the walk: which edges lead on to a new vertex, which back to one that needs a name.
        let mut is_met = vec![false; self.vertex_count()];
        let mut is_used = vec![false; self.edges.len()];
        let mut is_named = vec![false; self.vertex_count()];
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
                } else {
                    is_named[to] = true;
                }
            }
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
                    text += &edge_text(&self.edges[edge].label);
                    let mention = if is_new { Mention::New } else { Mention::Again };
                    stack.push(Task::Vertex(to, mention));
                }
                Task::Vertex(vertex, mention) => {
                    let before = text.len();
                    text += &in_braces(&self.labels[vertex]);
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
    pub(crate) fn edges_as_printed(&self) -> Vec<usize> {
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

/// What a text has given so far.
struct Reader<'a> {
    text: Vec<char>,
    at: usize,
    syntax: &'a Syntax,
    labels: Vec<String>,
    edges: Vec<(usize, usize, String)>,
    names: HashMap<String, usize>,
}

/// A piece of a text.
enum Token {
    Dot,
    Name(String),
    Label(String),
    Open,
    Close,
    Semicolon,
}

impl<'a> Reader<'a> {
    fn new(text: &str, syntax: &'a Syntax) -> Reader<'a> {
        Reader {
            text: text.chars().collect(),
            at: 0,
            syntax,
            labels: Vec::new(),
            edges: Vec::new(),
            names: HashMap::new(),
        }
    }

    /// The next token and where it stands. Whitespace between tokens is skipped.
    fn next(&mut self) -> Result<Option<(Token, Range<usize>)>, NotationError> {
        while self.text.get(self.at).is_some_and(|space| space.is_whitespace()) {
            self.at += 1;
        }
        let start = self.at;
        let Some(&first) = self.text.get(start) else { return Ok(None) };
        self.at += 1;
        let token = match first {
            '.' => Token::Dot,
            '-' => Token::Label(String::new()),
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Semicolon,
            '{' => Token::Label(self.braced(start)?),
            '}' => {
                return Err(NotationError::new("This `}` closes no brace.", start..self.at));
            }
            ':' => match self.text.get(self.at).copied() {
                Some('{') => {
                    self.at += 1;
                    Token::Name(self.braced(start)?)
                }
                Some(name) if name.is_alphanumeric() => {
                    self.at += 1;
                    Token::Name(name.to_string())
                }
                _ => {
                    return Err(NotationError::new(
                        "A name is missing after `:`; write `:A` or `:{Name}`.",
                        start..self.at,
                    ));
                }
            },
            other => Token::Label(other.to_string()),
        };
        Ok(Some((token, start..self.at)))
    }

    /// What stands in braces; the opening one, of what begins at `start`, is read already.
    fn braced(&mut self, start: usize) -> Result<String, NotationError> {
        let rest = &self.text[self.at..];
        let Some(len) = rest.iter().position(|&c| c == '}' || c == '{').filter(|&i| rest[i] == '}')
        else {
            return Err(NotationError::new("This brace is not closed.", start..self.at));
        };
        let inside: String = rest[..len].iter().collect();
        self.at += len + 1;
        if inside.is_empty() {
            return Err(NotationError::new("There is nothing in these braces.", start..self.at));
        }
        Ok(inside)
    }

    fn read(mut self) -> Result<Graph, NotationError> {
        // The vertex from which the next edge leads. Before a vertex that is only implied by what
        // comes next there is none; `pending` is the edge that leads to it, if any.
        let mut current: Option<usize> = None;
        let mut pending: Option<(usize, String)> = None;
        let mut branches: Vec<(usize, usize)> = Vec::new();
        // Whether the current vertex has its label, its name, and whether anything followed it.
        let mut may_name = false;
        let mut is_part_begun = false;
        while let Some((token, range)) = self.next()? {
            let is_edge = matches!(&token, Token::Label(label) if self.syntax.is_edge(label));
            match token {
                Token::Dot => {
                    let vertex = self.new_vertex(String::new(), current, &range)?;
                    self.arrive(vertex, &mut pending);
                    current = Some(vertex);
                    may_name = true;
                }
                Token::Label(label) if !is_edge => {
                    if label.is_empty() || !self.syntax.is_vertex(&label) {
                        let found = edge_text(&label);
                        let usage = self.syntax.usage();
                        let message = format!("`{found}` has no meaning here; use {usage}.");
                        return Err(NotationError::new(message, range));
                    }
                    let vertex = self.new_vertex(label, current, &range)?;
                    self.arrive(vertex, &mut pending);
                    current = Some(vertex);
                    may_name = true;
                }
                Token::Name(name) => {
                    let fresh = match current {
                        Some(vertex) if may_name => vertex,
                        _ => {
                            let vertex = self.new_vertex(String::new(), current, &range)?;
                            self.arrive(vertex, &mut pending);
                            vertex
                        }
                    };
                    current = Some(self.name(fresh, name, &range)?);
                    may_name = false;
                }
                Token::Label(label) => {
                    let from = self.implied(&mut current, &mut pending);
                    pending = Some((from, label));
                    current = None;
                    may_name = false;
                }
                Token::Open => {
                    let vertex = self.implied(&mut current, &mut pending);
                    branches.push((vertex, range.start));
                    may_name = false;
                    is_part_begun = false;
                    continue;
                }
                Token::Close | Token::Semicolon => {
                    if !is_part_begun {
                        return Err(NotationError::new("A graph is missing here.", range));
                    }
                    self.implied(&mut current, &mut pending);
                    may_name = false;
                    if matches!(token, Token::Close) {
                        let Some((vertex, _)) = branches.pop() else {
                            return Err(NotationError::new(
                                "This `)` closes no parenthesis.",
                                range,
                            ));
                        };
                        current = Some(vertex);
                    } else {
                        current = branches.last().map(|&(vertex, _)| vertex);
                        is_part_begun = false;
                        continue;
                    }
                }
            }
            is_part_begun = true;
        }
        if let Some(&(_, start)) = branches.last() {
            return Err(NotationError::new("This parenthesis is not closed.", start..start + 1));
        }
        if is_part_begun {
            self.implied(&mut current, &mut pending);
        } else if !self.text.iter().all(|space| space.is_whitespace()) {
            let end = self.text.len();
            return Err(NotationError::new("A graph is missing here.", end..end));
        }
        self.finish()
    }

    /// A vertex written out. There must be no vertex at hand already.
    fn new_vertex(
        &mut self,
        label: String,
        current: Option<usize>,
        range: &Range<usize>,
    ) -> Result<usize, NotationError> {
        if current.is_some() {
            return Err(NotationError::new(
                "An edge is missing between two vertices here.",
                range.clone(),
            ));
        }
        self.labels.push(label);
        Ok(self.labels.len() - 1)
    }

    /// Ends the pending edge at `vertex`.
    fn arrive(&mut self, vertex: usize, pending: &mut Option<(usize, String)>) {
        if let Some((from, label)) = pending.take() {
            self.edges.push((from, vertex, label));
        }
    }

    /// The vertex at hand; a new one if it was left out.
    fn implied(
        &mut self,
        current: &mut Option<usize>,
        pending: &mut Option<(usize, String)>,
    ) -> usize {
        *current.get_or_insert_with(|| {
            let vertex = self.labels.len();
            self.labels.push(String::new());
            self.arrive(vertex, pending);
            vertex
        })
    }

    /// Names the vertex that was made last. If the name is known, that vertex was mentioned again:
    /// the new one is taken back. Gives the vertex that has the name.
    fn name(
        &mut self,
        fresh: usize,
        name: String,
        range: &Range<usize>,
    ) -> Result<usize, NotationError> {
        let Some(&known) = self.names.get(&name) else {
            self.names.insert(name, fresh);
            return Ok(fresh);
        };
        // A vertex that may be named was made just now: it is the last, and on the last edge only.
        let label = self.labels.pop().unwrap_or_default();
        if !label.is_empty() && label != self.labels[known] {
            return Err(NotationError::new(
                format!("The vertex `{name}` has another label where it is mentioned first."),
                range.clone(),
            ));
        }
        if let Some((_, to, _)) = self.edges.last_mut()
            && *to == fresh
        {
            *to = known;
        }
        Ok(known)
    }

    fn finish(self) -> Result<Graph, NotationError> {
        let len = self.text.len();
        Graph::new(self.labels, self.edges)
            // Every end of an edge is a vertex made before.
            .ok_or_else(|| NotationError::new("This is not a graph.", 0..len))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn read(text: &str) -> Graph {
        Graph::parse(text, &Syntax::any_vertex_label()).expect("the test gives a graph")
    }

    /// Printed forms as in the test tables of `CGSuite` 2.
    #[test]
    fn prints_as_cgsuite_does() {
        let check = |graph: Graph, text: &str| {
            assert_eq!(graph.to_string(), text);
            assert_eq!(read(text), graph.in_reading_order());
        };
        check(Graph::default(), "");
        check(Graph::path(1), ".");
        check(Graph::path(2), "-");
        check(Graph::path(5), "----");
        check(Graph::path(5).with_label(0, "Left"), "{Left}----");
        check(Graph::star(5), "(-;-;-;-)");
        check(Graph::clique(5), ":A-:B-:C(-:A;-(-:A;-:B;-(-:A;-:B;-:C)))");
        check(Graph::cycle(1), ":A-:A");
        check(Graph::cycle(1).with_label(0, "Left"), "{Left}:A-{Left}:A");
        check(Graph::cycle(2), ":A--:A");
        check(read(".;.;."), ".;.;.");
        check(read("-;--;---"), "-;--;---");
        check(read(".-.-L-L-.-.-L"), "--L-L---L");
        check(Graph::grid(2, 2), ":A----:A");
        check(Graph::cycle(3), ":A---:A");
    }

    #[test]
    fn many_ways_to_write_a_graph() {
        assert_eq!(read(".-.(-.;-.)-."), read("-(-;-;-)"));
        assert_eq!(read(":A-:B;:A-:C"), read("(-;-)"));
        assert_eq!(read(":{one}-:{two}-:{one}"), read(":A--:A"));
        assert_eq!(read(" . - . "), read("-"));
        assert_eq!(read("1").label(0), "1");
        assert_eq!(read("{12}-3").label(0), "12");
        assert_eq!(Graph::grid(2, 3).edges().len(), 7);
        assert_eq!(read("-;.").components(), [Graph::path(2), Graph::path(1)]);
        assert!(!read("-;.").is_connected() && read("").is_connected());
    }

    #[test]
    fn errors() {
        let syntax = Syntax::new(["L", "R"], ["", "e"]);
        let check = |text: &str, message: &str, range: Range<usize>| {
            let error = Graph::parse(text, &syntax).expect_err("a wrong text");
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        };
        check("L-x", "`x` has no meaning here; use `.`, `L`, `R`, `-` or `e`.", 2..3);
        check("LR", "An edge is missing between two vertices here.", 1..2);
        check("-(-", "This parenthesis is not closed.", 1..2);
        check("-)", "This `)` closes no parenthesis.", 1..2);
        check("-;", "A graph is missing here.", 2..2);
        check("(-;;-)", "A graph is missing here.", 3..4);
        check("()", "A graph is missing here.", 1..2);
        check("-:", "A name is missing after `:`; write `:A` or `:{Name}`.", 1..2);
        check("-{L", "This brace is not closed.", 1..2);
        check("-{}", "There is nothing in these braces.", 1..3);
        check("L:A-R:A", "The vertex `A` has another label where it is mentioned first.", 5..7);
        check("-}", "This `}` closes no brace.", 1..2);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(text in "[-.LRe:;(){}AB]{0,14}|.{0,12}") {
            for syntax in [Syntax::any_vertex_label(), Syntax::new(["L", "R"], ["", "e"])] {
                match Graph::parse(&text, &syntax) {
                    Ok(graph) => {
                        let printed = graph.to_string();
                        let again = Graph::parse(&printed, &syntax);
                        prop_assert_eq!(again, Ok(graph.in_reading_order()), "{}", printed);
                    }
                    Err(error) => {
                        let range = error.range();
                        prop_assert!(range.start <= range.end);
                        prop_assert!(range.end <= text.chars().count());
                    }
                }
            }
        }

        #[test]
        fn printing_and_reading_keeps_a_graph(
            labels in prop::collection::vec(prop::sample::select(vec!["", "L", "{", "Left"]), 1..8),
            ends in prop::collection::vec((0..8_usize, 0..8_usize), 0..12),
        ) {
            let count = labels.len();
            let labels = labels.into_iter().map(|label| label.replace('{', "12")).collect();
            let edges = ends.into_iter().map(|(a, b)| (a % count, b % count, String::new()));
            let graph = Graph::new(labels, edges).expect("ends are vertices").in_reading_order();
            prop_assert_eq!(&graph.in_reading_order(), &graph);
            prop_assert_eq!(&read(&graph.to_string()), &graph);
        }
    }
}
