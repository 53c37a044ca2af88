//! Reading labelled graphs.

use super::graph::Graph;
use super::write::{edge_text, in_braces};
use crate::NotationError;
use std::collections::HashMap;
use std::ops::Range;

/// The labels that there are in a text.
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
        LabelReader::new(text, syntax).read()
    }
}

/// The graph that a text has given so far.
struct LabelReader<'a> {
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

impl<'a> LabelReader<'a> {
    fn new(text: &str, syntax: &'a Syntax) -> LabelReader<'a> {
        LabelReader {
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

    /// The text in braces; the opening brace, of the thing that begins at `start`, is read already.
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
