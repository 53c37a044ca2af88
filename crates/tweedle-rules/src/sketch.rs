//! The pictures of positions, as plain data, for the programs that draw them.

use tweedle_engine::Player;

/// The picture of a position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sketch {
    /// The figure on the table.
    pub figure: Figure,
    /// The facts that cannot be seen there, such as kings in hand; empty if there are none.
    pub note: String,
}

/// The figure on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Figure {
    /// Heaps, by their sizes.
    Heaps(Vec<u64>),
    /// A board, row by row from above. Columns are called by letters and rows by numbers.
    Board(Vec<Vec<Cell>>),
    /// A strip, whose cells are called by numbers from 1.
    Strip(Vec<Cell>),
    /// Dominoes that stand in a row: [`Cell::Piece`], or [`Cell::Empty`] for a gap. They are called by numbers from 1.
    Dominoes(Vec<Cell>),
    /// Dots and the lines between them.
    Boxes(tweedle_boxes::Position),
    /// A graph.
    Graph(Graph),
}

/// The content of a cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// The cell is no part of the board, or may not be used any more.
    Off,
    /// A piece, and what is written on it; empty if nothing is.
    Piece(Owner, String),
    /// A block that fills most of the cell, such as half a domino.
    Block(Owner),
    /// The cell itself has a colour.
    Square(Shade),
    /// A text that is written on the cell itself.
    Written(String),
}

/// The colour of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shade {
    /// As dark as what is written.
    Black,
    /// As bright as the paper.
    White,
    /// Between these.
    Gray,
    /// The colour of Left.
    Blue,
    /// The colour of Right.
    Red,
}

/// Whose a thing is: who may play it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Owner {
    /// Left, who is blue.
    Left,
    /// Right, who is red.
    Right,
    /// Either player.
    Either,
}

/// A graph that is to be drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    /// The layout of the graph.
    pub layout: Layout,
    /// True if edges have a direction.
    pub is_directed: bool,
    /// The vertices.
    pub vertices: Vec<Vertex>,
    /// The edges. There may be loops, and several between the same vertices.
    pub edges: Vec<Edge>,
}

/// The layout of a graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Layout {
    /// In any way that shows it well.
    Free,
    /// All above the ground, on which the vertices lie that are the ground.
    Ground,
    /// Each edge upwards, as in a Hasse diagram.
    Upwards,
}

/// A vertex of a [`Graph`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Vertex {
    /// Its name in the names of moves; empty if it has none.
    pub name: String,
    /// The player who alone may play it, if there is one.
    pub owner: Option<Owner>,
    /// True if it is the ground, with one edge, and no vertex that is played with.
    pub is_ground: bool,
    /// The number of tokens that stand on it.
    pub tokens: usize,
}

/// An edge of a [`Graph`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The vertex that it leads from, counted from 0.
    pub from: usize,
    /// The vertex that it leads to.
    pub to: usize,
    /// Its name in the names of moves; empty if it has none.
    pub name: String,
    /// The players who may play it; `None` if the moves of the game do not choose edges.
    pub owner: Option<Owner>,
}

impl Sketch {
    /// A figure that needs no note.
    pub fn of(figure: Figure) -> Sketch {
        Sketch { figure, note: String::new() }
    }

    /// With a note.
    #[must_use]
    pub fn with_note(self, note: String) -> Sketch {
        Sketch { note, ..self }
    }
}

impl Graph {
    /// Draws each pair of edges that lead there and back as one edge without a direction.
    pub fn without_directions(&mut self) {
        self.is_directed = false;
        self.edges.retain(|edge| edge.from <= edge.to);
    }
}

impl From<Player> for Owner {
    fn from(player: Player) -> Owner {
        match player {
            Player::Left => Owner::Left,
            Player::Right => Owner::Right,
        }
    }
}

impl Cell {
    /// The meaning of a letter in most notations: `.` an empty cell, `#` one that is no part of the board; `x`, `t` and
    /// `l` pieces of Left's, `o`, `f` and `r` of Right's, `e` of either's; any other letter is written on the cell.
    ///
    /// ```
    /// use tweedle_rulesets::sketch::{Cell, Owner};
    /// assert_eq!(Cell::of_letter('x'), Cell::Piece(Owner::Left, String::new()));
    /// assert_eq!(Cell::of_letter('?'), Cell::Written("?".to_owned()));
    /// ```
    pub fn of_letter(letter: char) -> Cell {
        let piece = |owner| Cell::Piece(owner, String::new());
        match letter {
            '.' => Cell::Empty,
            '#' => Cell::Off,
            'x' | 't' | 'l' => piece(Owner::Left),
            'o' | 'f' | 'r' => piece(Owner::Right),
            'e' => piece(Owner::Either),
            other => Cell::Written(other.to_string()),
        }
    }
}

impl Graph {
    /// The name of an edge: its own, or those of its ends.
    pub fn edge_name(&self, edge: &Edge) -> String {
        if !edge.name.is_empty() {
            return edge.name.clone();
        }
        let [a, b] = [edge.from, edge.to].map(|end| self.vertices[end].name.as_str());
        format!("{}-{}", a.min(b), a.max(b))
    }
}

impl Vertex {
    /// A vertex with a name, or without one, that either player may play.
    pub fn named(name: impl Into<String>) -> Vertex {
        Vertex { name: name.into(), owner: None, is_ground: false, tokens: 0 }
    }

    /// The ground.
    pub fn ground() -> Vertex {
        Vertex { is_ground: true, ..Vertex::named("") }
    }

    /// The text at the vertex: its name, in brackets if a token stands there, and how many do if there are several.
    ///
    /// ```
    /// use tweedle_rules::sketch::Vertex;
    /// let texts = [0, 1, 2].map(|tokens| Vertex { tokens, ..Vertex::named("a") }.written());
    /// assert_eq!(texts, ["a", "[a]", "[a] 2"]);
    /// ```
    pub fn written(&self) -> String {
        let name = &self.name;
        match self.tokens {
            0 => name.clone(),
            1 => format!("[{name}]"),
            count => format!("[{name}] {count}"),
        }
    }
}

impl Edge {
    /// An edge without a name, where edges are not what is played.
    pub fn plain(from: usize, to: usize) -> Edge {
        Edge { from, to, name: String::new(), owner: None }
    }
}
