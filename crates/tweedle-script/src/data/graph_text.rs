//! Notation of graphs with labels: they are written as they are walked, depth first from the first vertex.
//!
//! `.` is a vertex, which may be left out next to an edge, and `-` an edge to the next vertex. Branches stand in brackets
//! with `;` between them, which separates graphs that are not connected, too. `:A` or `:{Name}` after a vertex names it,
//! and the same name is the same vertex again. A label is one character, or stands in braces. In a directed graph edges are
//! `>` to the next vertex, `<` from there, and `-` both ways, which are two edges, with a label before it.

use super::{Edge, Graph};
use std::collections::HashMap;
use std::ops::Range;
use tweedle_rules::NotationError;

/// A label as it is written, which is empty if there is none.
#[derive(Clone, Debug, Default)]
pub(crate) struct Label {
    pub(crate) text: String,
    /// The characters where it stands.
    pub(crate) range: Range<usize>,
}

/// Reads a graph. Labels for which `is_edge` holds are those of edges, and all others those of vertices.
///
/// # Errors
/// [`NotationError`], which names the mistake and its place.
pub(crate) fn read_graph(
    text: &str,
    is_directed: bool,
    is_edge: &dyn Fn(&str) -> bool,
) -> Result<Graph<Label>, NotationError> {
    let text = text.chars().collect();
    let reader = GraphReader { text, at: 0, is_directed, is_edge, ..GraphReader::default() };
    reader.read()
}

/// The graph that a text has given so far.
struct GraphReader<'a> {
    text: Vec<char>,
    at: usize,
    is_directed: bool,
    is_edge: &'a dyn Fn(&str) -> bool,
    labels: Vec<Label>,
    edges: Vec<Edge<Label>>,
    names: HashMap<String, usize>,
    /// The vertex from which the next edge leads. Before a vertex that is only implied there is none.
    current: Option<usize>,
    /// The edge that leads to that vertex: whence, its label, and which way it leads.
    pending: Option<(usize, Label, Way)>,
}

impl Default for GraphReader<'_> {
    fn default() -> Self {
        GraphReader {
            text: Vec::new(),
            at: 0,
            is_directed: false,
            is_edge: &|_| false,
            labels: Vec::new(),
            edges: Vec::new(),
            names: HashMap::new(),
            current: None,
            pending: None,
        }
    }
}

/// The way that an edge leads, seen from the vertex before it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// To the next vertex; an edge without direction is kept so.
    Onward,
    /// From the next vertex.
    Back,
    /// Both ways, as two edges of a directed graph.
    Both,
}

impl Way {
    /// The way that a sign means in a directed graph.
    fn of_sign(sign: char) -> Option<Way> {
        match sign {
            '>' => Some(Way::Onward),
            '<' => Some(Way::Back),
            '-' => Some(Way::Both),
            _ => None,
        }
    }
}

/// A piece of a text.
enum Token {
    /// A vertex, perhaps with a label.
    Vertex(String),
    /// An edge, and which way it leads.
    Edge(String, Way),
    Name(String),
    Open,
    Close,
    Semicolon,
}

impl GraphReader<'_> {
    /// The next token and where it stands. Whitespace between tokens is skipped.
    fn next(&mut self) -> Result<Option<(Token, Range<usize>)>, NotationError> {
        while self.text.get(self.at).is_some_and(|space| space.is_whitespace()) {
            self.at += 1;
        }
        let start = self.at;
        let Some(&first) = self.text.get(start) else { return Ok(None) };
        self.at += 1;
        let token = match first {
            '.' => Token::Vertex(String::new()),
            '-' if !self.is_directed => Token::Edge(String::new(), Way::Onward),
            '-' | '<' | '>' if self.is_directed => {
                Token::Edge(String::new(), Way::of_sign(first).unwrap_or(Way::Both))
            }
            '(' => Token::Open,
            ')' => Token::Close,
            ';' => Token::Semicolon,
            '{' => {
                let label = self.braced(start)?;
                self.labelled(label)
            }
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
                    let message = "A name is missing after `:`; write `:A` or `:{Name}`.";
                    return Err(NotationError::new(message, start..self.at));
                }
            },
            other => self.labelled(other.to_string()),
        };
        Ok(Some((token, start..self.at)))
    }

    /// A vertex with a label that has been read, or an edge.
    fn labelled(&mut self, label: String) -> Token {
        if !(self.is_edge)(&label) {
            return Token::Vertex(label);
        }
        if !self.is_directed {
            return Token::Edge(label, Way::Onward);
        }
        match self.text.get(self.at).copied().and_then(Way::of_sign) {
            Some(way) => {
                self.at += 1;
                Token::Edge(label, way)
            }
            None => Token::Vertex(label),
        }
    }

    /// The text in braces; the opening brace, at `start`, is read already.
    fn braced(&mut self, start: usize) -> Result<String, NotationError> {
        let mut open = 1;
        let mut inside = String::new();
        while let Some(&c) = self.text.get(self.at) {
            self.at += 1;
            match c {
                '{' => open += 1,
                '}' => open -= 1,
                _ => {}
            }
            if open == 0 {
                if inside.is_empty() {
                    let message = "There is nothing in these braces.";
                    return Err(NotationError::new(message, start..self.at));
                }
                return Ok(inside);
            }
            inside.push(c);
        }
        Err(NotationError::new("This brace is not closed.", start..start + 1))
    }

    fn read(mut self) -> Result<Graph<Label>, NotationError> {
        let mut branches: Vec<(usize, usize)> = Vec::new();
        // True if the current vertex may still get a name, and if anything stands in this part.
        let (mut may_name, mut is_begun) = (false, false);
        while let Some((token, range)) = self.next()? {
            let was_begun = std::mem::replace(&mut is_begun, true);
            let could_name = std::mem::replace(&mut may_name, false);
            match token {
                Token::Vertex(text) => {
                    self.vertex(Label { text, range })?;
                    may_name = true;
                }
                Token::Name(name) => {
                    if self.current.is_none() || !could_name {
                        let at = range.start..range.start;
                        self.vertex(Label { text: String::new(), range: at })?;
                    }
                    self.name(name, &range)?;
                }
                Token::Edge(text, way) => {
                    let from = self.implied();
                    self.pending = Some((from, Label { text, range }, way));
                    self.current = None;
                }
                Token::Open => {
                    branches.push((self.implied(), range.start));
                    is_begun = false;
                }
                Token::Close | Token::Semicolon if !was_begun => {
                    return Err(NotationError::new("A graph is missing here.", range));
                }
                Token::Close => {
                    self.implied();
                    let Some((vertex, _)) = branches.pop() else {
                        let message = "This `)` closes no parenthesis.";
                        return Err(NotationError::new(message, range));
                    };
                    self.current = Some(vertex);
                }
                Token::Semicolon => {
                    self.implied();
                    self.current = branches.last().map(|&(vertex, _)| vertex);
                    is_begun = false;
                }
            }
        }
        if let Some(&(_, start)) = branches.last() {
            return Err(NotationError::new("This parenthesis is not closed.", start..start + 1));
        }
        let end = self.text.len();
        if is_begun {
            self.implied();
        } else if !self.labels.is_empty() {
            return Err(NotationError::new("A graph is missing here.", end..end));
        }
        Graph::new(self.is_directed, self.labels, self.edges)
            // Every end of an edge is a vertex made before.
            .ok_or_else(|| NotationError::new("This is not a graph.", 0..end))
    }

    /// A vertex written out. There must be none at hand already.
    fn vertex(&mut self, label: Label) -> Result<(), NotationError> {
        if self.current.is_some() {
            let message = "An edge is missing between two vertices here.";
            return Err(NotationError::new(message, label.range));
        }
        self.arrive(label);
        Ok(())
    }

    /// Makes a vertex, and ends the pending edge there.
    fn arrive(&mut self, label: Label) -> usize {
        let vertex = self.labels.len();
        self.labels.push(label);
        self.current = Some(vertex);
        if let Some((from, label, way)) = self.pending.take() {
            if way != Way::Back {
                self.edges.push(Edge { from, to: vertex, label: label.clone() });
            }
            if way != Way::Onward {
                self.edges.push(Edge { from: vertex, to: from, label });
            }
        }
        vertex
    }

    /// The vertex at hand; a new one if it was left out.
    fn implied(&mut self) -> usize {
        let at = self.at;
        let none = Label { text: String::new(), range: at..at };
        self.current.unwrap_or_else(|| self.arrive(none))
    }

    /// Names the vertex that was made last. If the name is known, that vertex was mentioned again: the new one is taken
    /// back.
    fn name(&mut self, name: String, range: &Range<usize>) -> Result<(), NotationError> {
        let fresh = self.labels.len() - 1;
        let Some(&known) = self.names.get(&name) else {
            self.names.insert(name, fresh);
            return Ok(());
        };
        // A vertex that may be named was made just now: it is the last, and on the last edge only, or the last two if these
        // are one that leads both ways.
        let label = self.labels.pop().unwrap_or_default();
        if !label.text.is_empty() && label.text != self.labels[known].text {
            let message =
                format!("The vertex `{name}` has another label where it is mentioned first.");
            return Err(NotationError::new(message, range.clone()));
        }
        for edge in self.edges.iter_mut().rev().take(2) {
            for end in [&mut edge.from, &mut edge.to] {
                if *end == fresh {
                    *end = known;
                }
            }
        }
        self.current = Some(known);
        Ok(())
    }
}

/// A label, in braces unless it is one character without a meaning of its own.
fn in_braces(label: &str) -> String {
    let mut characters = label.chars();
    match (characters.next(), characters.next()) {
        (None, _) => String::new(),
        (Some(one), None) if !".-:;(){}<>".contains(one) && !one.is_whitespace() => one.to_string(),
        _ => format!("{{{label}}}"),
    }
}

/// The written name of the `n`th vertex that needs one, counted from 0.
fn name_text(n: usize) -> String {
    match u8::try_from(n) {
        Ok(n) if n < 26 => format!(":{}", char::from(b'A' + n)),
        _ => format!(":{{V{}}}", n + 1),
    }
}

/// One step onward from a vertex.
struct Step {
    edge: usize,
    to: usize,
    /// True if the edge leads the other way.
    is_backward: bool,
    /// True if the walk comes to the vertex for the first time.
    is_new: bool,
}

/// A walk over a whole graph, depth first: every edge once.
#[derive(Default)]
struct Walk {
    /// The vertices where it begins, one for each connected part.
    roots: Vec<usize>,
    /// The vertices as they are met.
    order: Vec<usize>,
    /// The ways from each vertex, in order.
    ways: Vec<Vec<Step>>,
}

/// The walk in the order in which a graph is written: to the neighbour with the least number first.
fn walk<L>(graph: &Graph<L>) -> Walk {
    let count = graph.labels().len();
    let mut at: Vec<Vec<(usize, bool, usize)>> = vec![Vec::new(); count];
    for (number, edge) in graph.edges().iter().enumerate() {
        at[edge.from].push((edge.to, false, number));
        if edge.to != edge.from {
            at[edge.to].push((edge.from, graph.is_directed(), number));
        }
    }
    for ways in &mut at {
        ways.sort_unstable();
    }
    let mut is_met = vec![false; count];
    let mut is_used = vec![false; graph.edges().len()];
    let mut walk = Walk::default();
    walk.ways.resize_with(count, Vec::new);
    for root in 0..count {
        if is_met[root] {
            continue;
        }
        is_met[root] = true;
        walk.roots.push(root);
        walk.order.push(root);
        let mut path = vec![(root, 0)];
        while let Some((vertex, next)) = path.last_mut() {
            let vertex = *vertex;
            let Some(&(to, is_backward, edge)) = at[vertex].get(*next) else {
                path.pop();
                continue;
            };
            *next += 1;
            if std::mem::replace(&mut is_used[edge], true) {
                continue;
            }
            let is_new = !is_met[to];
            walk.ways[vertex].push(Step { edge, to, is_backward, is_new });
            if is_new {
                is_met[to] = true;
                walk.order.push(to);
                path.push((to, 0));
            }
        }
    }
    walk
}

/// A part that is still to be written.
enum Task {
    Text(&'static str),
    /// A way from a vertex, by its place, and all after it if it leads to a new vertex.
    Way(usize, usize),
    /// A vertex, whether it is met for the first time, and whether a part begins there.
    Vertex(usize, bool, bool),
}

/// Writes a graph.
pub(crate) fn write_graph(graph: &Graph<String>) -> String {
    let Walk { roots, order, ways } = walk(graph);
    let mut is_named = vec![false; order.len()];
    for way in ways.iter().flatten().filter(|way| !way.is_new) {
        is_named[way.to] = true;
    }
    let named = order.into_iter().filter(|&vertex| is_named[vertex]);
    let names: HashMap<usize, String> = named.zip((0..).map(name_text)).collect();
    let mut stack = Vec::new();
    for (i, &root) in roots.iter().enumerate().rev() {
        stack.push(Task::Vertex(root, true, true));
        if i > 0 {
            stack.push(Task::Text(";"));
        }
    }
    let mut text = String::new();
    while let Some(task) = stack.pop() {
        match task {
            Task::Text(part) => text += part,
            Task::Way(vertex, place) => {
                let way = &ways[vertex][place];
                let label = &graph.edges()[way.edge].label;
                text += &in_braces(label);
                match (graph.is_directed(), way.is_backward) {
                    (true, false) => text.push('>'),
                    (true, true) => text.push('<'),
                    (false, _) if label.is_empty() => text.push('-'),
                    (false, _) => {}
                }
                stack.push(Task::Vertex(way.to, way.is_new, false));
            }
            Task::Vertex(vertex, is_new, is_root) => {
                let before = text.len();
                text += &in_braces(&graph.labels()[vertex]);
                text += names.get(&vertex).map_or("", String::as_str);
                if !is_new {
                    continue;
                }
                let count = ways[vertex].len();
                if count == 0 && is_root && text.len() == before {
                    text.push('.');
                }
                if count > 1 {
                    stack.push(Task::Text(")"));
                }
                for place in (0..count).rev() {
                    stack.push(Task::Way(vertex, place));
                    if place > 0 {
                        stack.push(Task::Text(";"));
                    }
                }
                if count > 1 {
                    stack.push(Task::Text("("));
                }
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::super::graph::tests::{any_graph, graph};
    use super::*;
    use proptest::prelude::*;

    fn is_of_edge(label: &str) -> bool {
        ["e", "long"].contains(&label)
    }

    /// Reads a graph whose edges may have the labels `e` and `long`.
    fn read(text: &str, is_directed: bool) -> Result<Graph<String>, NotationError> {
        let graph = read_graph(text, is_directed, &is_of_edge)?;
        graph.map(|label, _| Ok(label.text.clone()))
    }

    /// The same graph with its vertices numbered in the order in which they are written.
    fn in_reading_order(graph: &Graph<String>) -> Graph<String> {
        let order = walk(graph).order;
        let mut place = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old] = new;
        }
        let labels = order.iter().map(|&vertex| graph.labels()[vertex].clone()).collect();
        let edges = graph.edges().iter().map(|edge| Edge {
            from: place[edge.from],
            to: place[edge.to],
            label: edge.label.clone(),
        });
        Graph::new(graph.is_directed(), labels, edges).unwrap()
    }

    /// Printed forms as in the test tables of `CGSuite` 2.
    #[test]
    fn graphs_as_they_are_written() {
        let check = |graph: &Graph<String>, text: &str| assert_eq!(write_graph(graph), text);
        check(&graph(false, 0, &[]), "");
        check(&graph(false, 1, &[]), ".");
        check(&graph(false, 5, &[(0, 1), (1, 2), (2, 3), (3, 4)]), "----");
        check(&graph(false, 5, &[(0, 1), (0, 2), (0, 3), (0, 4)]), "(-;-;-;-)");
        check(&graph(false, 1, &[(0, 0)]), ":A-:A");
        check(&graph(false, 2, &[(0, 1), (0, 1)]), ":A--:A");
        check(&graph(false, 3, &[]), ".;.;.");
        let all = (0..5).flat_map(|v| (0..v).map(move |u| (u, v)));
        let clique = ":A-:B-:C(-:A;-(-:A;-:B;-(-:A;-:B;-:C)))";
        check(&graph(false, 5, &all.collect::<Vec<_>>()), clique);
        check(&graph(true, 3, &[(0, 1), (1, 2)]), ">>");
        check(&graph(true, 3, &[(1, 0), (1, 2)]), "<>");
        check(&graph(true, 2, &[(0, 1), (1, 0)]), ":A>>:A");
    }

    #[test]
    fn many_ways_to_write_a_graph() {
        let check = |a: &str, b: &str| {
            let (a, b) = (read(a, false).unwrap(), read(b, false).unwrap());
            assert!(a.is_same(&b, |a, b| a == b), "{a:?} {b:?}");
        };
        check(".-.(-.;-.)-.", "-(-;-;-)");
        check(":A-:B;:A-:C", "(-;-)");
        check(":{one}-:{two}-:{one}", ":A--:A");
        check(" . - . ", "-");
        check("{L}{e}{long}L", "Le{long}L");
        let text = |text: &str| write_graph(&read(text, true).unwrap());
        assert_eq!(text("Le>(>;e<R;{long}<)"), "Le>(>;e<R;{long}<)");
        assert_eq!(text("e"), "e");
    }

    #[test]
    fn errors() {
        let check = |text: &str, is_directed, message: &str, range: Range<usize>| {
            let error = read(text, is_directed).expect_err("a wrong text");
            assert_eq!((error.message(), error.range()), (message, range), "{text}");
        };
        check("LR", false, "An edge is missing between two vertices here.", 1..2);
        check("-(-", false, "This parenthesis is not closed.", 1..2);
        check("-)", false, "This `)` closes no parenthesis.", 1..2);
        check("-;", false, "A graph is missing here.", 2..2);
        check("(-;;-)", false, "A graph is missing here.", 3..4);
        check("()", false, "A graph is missing here.", 1..2);
        check("-:", false, "A name is missing after `:`; write `:A` or `:{Name}`.", 1..2);
        check("-{L", false, "This brace is not closed.", 1..2);
        check("-{}", false, "There is nothing in these braces.", 1..3);
        let message = "The vertex `A` has another label where it is mentioned first.";
        check("L:A-R:A", false, message, 5..7);
        check("-}", false, "This `}` closes no brace.", 1..2);
    }

    proptest! {
        #[test]
        fn any_text_is_read_or_refused(
            text in "[-.Le:;(){}AB<>]{0,14}|.{0,12}",
            is_directed in any::<bool>(),
        ) {
            match read(&text, is_directed) {
                Ok(graph) => {
                    // Before an arrow what edges may be called is the label of an edge, so that a graph is not written for a
                    // reader for whom vertices may be called so, too.
                    prop_assume!(!graph.labels().iter().any(|label| is_of_edge(label)));
                    let again = read(&write_graph(&graph), is_directed).unwrap();
                    let expected = in_reading_order(&graph);
                    prop_assert!(again.is_same(&expected, |a, b| a == b), "{:?}", graph);
                }
                Err(error) => {
                    let range = error.range();
                    prop_assert!(range.start <= range.end);
                    prop_assert!(range.end <= text.chars().count());
                }
            }
        }

        #[test]
        fn printing_and_reading_keeps_a_graph(graph in any_graph()) {
            let graph = in_reading_order(&graph);
            prop_assert!(graph.is_same(&in_reading_order(&graph), |a, b| a == b));
            let again = read(&write_graph(&graph), graph.is_directed()).unwrap();
            prop_assert!(again.is_same(&graph, |a, b| a == b), "{}", write_graph(&graph));
        }
    }
}
