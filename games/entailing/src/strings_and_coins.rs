//! Strings and Coins.
//!
//! Coins are held by strings, each tied to two coins, or to a coin and the ground. The players cut strings. A player
//! who cuts the last string of a coin, or of two, takes it and moves again, with any string, and loses if he cannot. A
//! player who cannot move has lost; the coins themselves do not count. This is Nimstring on any graph, boxes being
//! coins and lines strings (Berlekamp, Conway and Guy, *Winning Ways*, ch. 16; Berlekamp, *The Dots and Boxes Game*).

use crate::turn::{Turn, heading, with_heading};
use tweedle_boxes::StringsAndCoins as Graph;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::PASS;
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{self, Figure, Layout, Sketch, Vertex};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError, Thing, picture};

/// The rules of Strings and Coins.
///
/// A position is the graph that is left. It is written as its strings with commas between them, each as its ends with
/// `-` between them: the names of two coins, of letters, digits and `_`, or of one coin and nothing for the ground:
/// `a-b, b-c, c-`. `0` is the graph without strings, and `again ` before a graph means that the player who moved last
/// moves again. Strings that tie the same coins are not told apart.
///
/// A move is called by the string that is cut: `a-b`.
///
/// ```
/// use tweedle_engine::affine::{AffineImpartial, Value, Worth};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_engine::{Control, Player};
/// use tweedle_entailing_games::StringsAndCoins;
/// use tweedle_rules::Notation;
///
/// let game = StringsAndCoins;
/// let mut memo = Memo::new(Control::new());
/// let mut worth = |text: &str| {
///     let graph = game.parse(text)?;
///     let worth = Walker::new(&game, &mut memo).value(&mut AffineImpartial, &graph);
///     Ok::<_, tweedle_rules::NotationError>(worth.unwrap())
/// };
/// // A coin that hangs from one string may be taken, and that is no gain.
/// assert_eq!(worth("a-")?, Worth::Quiet(Value::ZERO));
/// assert_eq!(worth("a-, a-")?, Worth::Quiet(Value::Nimber(1)));
/// // Two coins in a row at the end of a chain: take both, or offer them.
/// assert_eq!(worth("a-b, b-")?, Worth::Quiet(Value::Moon));
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct StringsAndCoins;

/// True if a string has these ends.
fn ties((a, b): (usize, Option<usize>), ends: (usize, Option<usize>)) -> bool {
    (a, b) == ends || b.is_some_and(|b| (b, Some(a)) == ends)
}

/// The strings that are moves: one of those that have the same ends.
pub(crate) fn strings(graph: &Graph) -> impl Iterator<Item = usize> {
    let all = graph.strings();
    (0..all.len()).filter(|&string| !all[..string].iter().any(|&other| ties(other, all[string])))
}

/// The name of a string: its ends.
pub(crate) fn string_name(graph: &Graph, (a, b): (usize, Option<usize>)) -> String {
    let coins = graph.coins();
    format!("{}-{}", coins[a], b.map_or("", |b| &coins[b]))
}

impl Ruleset for StringsAndCoins {
    type Position = Turn<Graph>;
    /// The string that is cut; `None` to let the opponent move again.
    type Move = Option<u8>;

    fn moves(
        &self,
        position: &Turn<Graph>,
        _: Player,
        mut found: impl FnMut(Option<u8>, Turn<Graph>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let graph = position.rest();
        if position.is_again() {
            found(None, Turn::free(graph.clone()))?;
            return Ok(());
        }
        for string in strings(graph) {
            let rest = graph.only(graph.all() & !(1_u128 << string));
            found(Some(string as u8), Turn::new(rest, graph.takes(string) > 0))?;
        }
        Ok(())
    }

    fn is_check(&self, position: &Turn<Graph>) -> bool {
        position.is_again()
    }

    fn facts(&self) -> Facts {
        Facts { is_impartial: true, is_entailing: true, ..Facts::PARTIZAN }
    }
}

impl Hints for StringsAndCoins {
    /// The connected parts; a coin has all its strings in one of them.
    fn components(&self, position: &Turn<Graph>, into: &mut Vec<Turn<Graph>>) {
        let graph = position.rest();
        let parts = graph.components();
        position.split(parts.into_iter().map(|part| graph.only(part)), Graph::default(), into);
    }

    /// Names and order do not matter.
    fn representative(&self, position: &Turn<Graph>) -> (Turn<Graph>, Symmetry) {
        (Turn::new(position.rest().unlabelled(), position.is_again()), Symmetry::Same)
    }
}

impl Notation for StringsAndCoins {
    fn name(&self) -> String {
        "Strings and Coins".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Turn<Graph>, NotationError> {
        let (is_again, rest, at) = heading(text);
        if rest.is_empty() {
            let message = "The graph is missing here; write its strings, as in `a-b, b-c, c-`, or \
                           `0` if there are none.";
            return Err(NotationError::new(message, at..at));
        }
        if rest == "0" {
            return Ok(Turn::new(Graph::default(), is_again));
        }
        let graph: Graph = rest.parse().map_err(|error: tweedle_boxes::GraphError| {
            let place = |byte: usize| {
                at + rest.char_indices().take_while(|&(place, _)| place < byte).count()
            };
            NotationError::new(error.message, place(error.span.start)..place(error.span.end))
        })?;
        Ok(Turn::new(graph, is_again))
    }

    fn print(&self, position: &Turn<Graph>) -> String {
        let graph = position.rest();
        let text = if graph.strings().is_empty() { "0".to_owned() } else { graph.to_string() };
        with_heading(position.is_again(), &text)
    }

    fn move_name(
        &self,
        position: &Turn<Graph>,
        _: Player,
        cut: &Option<u8>,
        _: &Turn<Graph>,
    ) -> String {
        let graph = position.rest();
        let name = |string: u8| string_name(graph, graph.strings()[usize::from(string)]);
        cut.map_or_else(|| PASS.to_owned(), name)
    }

    fn is_pass(&self, _: &Turn<Graph>, _: Player, cut: &Option<u8>) -> bool {
        cut.is_none()
    }

    /// The string that is cut.
    fn touched(
        &self,
        position: &Turn<Graph>,
        _: Player,
        cut: &Option<u8>,
        _: &Turn<Graph>,
    ) -> Vec<Thing> {
        let drawn = sketched(position.rest());
        let string = cut.and_then(|string| drawn.edges.get(usize::from(string)));
        string.map(|string| Thing::Edge(drawn.edge_name(string))).into_iter().collect()
    }

    fn why_not(&self, position: &Turn<Graph>, player: Player, text: &str) -> Option<String> {
        if let Some(why) = position.only_pass(player) {
            return Some(why);
        }
        let graph = position.rest();
        let (from, to) = text.split_once('-')?;
        let (from, to) = (from.trim(), to.trim());
        let mut names = [from, to].into_iter().filter(|name| !name.is_empty());
        if let Some(name) = names.find(|name| !graph.coins().iter().any(|coin| coin == name)) {
            return Some(format!("There is no coin {name} left."));
        }
        let number = |name: &str| graph.coins().iter().position(|coin| coin == name);
        let ends = match (number(from), number(to)) {
            (Some(a), b) => (a, b),
            (None, Some(b)) => (b, None),
            (None, None) => return None,
        };
        let tied = graph.strings().iter().find(|&&string| ties(string, ends));
        Some(match (tied, ends) {
            (Some(&string), _) => format!("The string is called `{}`.", string_name(graph, string)),
            (None, (a, None)) => format!("No string ties {} to the ground.", graph.coins()[a]),
            (None, _) => format!("No string ties {from} to {to}."),
        })
    }

    fn obligation(&self, position: &Turn<Graph>, _: Player) -> Option<String> {
        position.obligation()
    }

    /// For each coin its strings.
    fn draw(&self, position: &Turn<Graph>) -> String {
        let graph = position.rest();
        if graph.strings().is_empty() {
            return self.print(position);
        }
        let at = graph.strings_at();
        picture::lines(graph.coins().iter().zip(at).map(|(coin, strings)| {
            let names = tweedle_boxes::bits(strings)
                .map(|string| string_name(graph, graph.strings()[string]))
                .collect::<Vec<_>>();
            (format!("coin {coin}"), names.join(", "))
        }))
    }

    fn sketch(&self, position: &Turn<Graph>) -> Option<Sketch> {
        Some(Sketch::of(Figure::Graph(sketched(position.rest()))))
    }
}

/// Coins are vertices, and each string to the ground has a vertex that is ground. Edges are in the order of the strings.
pub(crate) fn sketched(graph: &Graph) -> sketch::Graph {
    let mut vertices: Vec<Vertex> = graph.coins().iter().map(Vertex::named).collect();
    let mut edges = Vec::new();
    for &(from, to) in graph.strings() {
        let to = to.unwrap_or_else(|| {
            vertices.push(Vertex::ground());
            vertices.len() - 1
        });
        edges.push(sketch::Edge::plain(from, to));
    }
    sketch::Graph { layout: Layout::Free, is_directed: false, vertices, edges }
}

/// Strings and Coins in the registry.
pub(crate) const STRINGS_AND_COINS: Entry = Entry::named("game.entailing.StringsAndCoins", Shape::Strings)
    .example("a-b, b-, a-")
    .start("a-b, b-c, c-a, a-, b-")
    .summary("Cut a string; the player who cuts the last string of a coin moves again, and the player who cannot move loses.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 16")
    .known(&[
        Fact::cited(About::Complexity, "To find the winner is PSPACE-complete.", "Demaine and Diomidov, Strings-and-Coins and Nimstring are PSPACE-complete (2021)"),
    ])
    .made_by(&|name, arguments| plain(name, arguments, StringsAndCoins));

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Nimstring;
    use proptest::prelude::*;
    use tweedle_engine::Play;
    use tweedle_engine::affine::{AffineImpartial, NimSet, Worth};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcome, Outcomes};
    use tweedle_rules::testing::{Table, read};

    const GAME: StringsAndCoins = StringsAndCoins;

    fn worths() -> impl FnMut(Turn<Graph>) -> Worth {
        let mut memo = Memo::new(Control::new());
        move |position| {
            let worth = Walker::new(&GAME, &mut memo).value(&mut AffineImpartial, &position);
            worth.expect("play ends")
        }
    }

    /// A board and its graph are worth the same.
    #[test]
    fn boards_as_graphs() {
        let mut of_graph = worths();
        for (rows, cols) in [(1, 2), (1, 3), (2, 2)] {
            let board = Nimstring::new(rows, cols).expect("a board");
            let mut memo = Memo::new(Control::new());
            for lines in 0..=board.board().all() {
                let position = Turn::free(lines);
                let worth = Walker::new(&board, &mut memo).value(&mut AffineImpartial, &position);
                let graph = Turn::free(board.boxes_position(&position).graph());
                assert_eq!(Ok(of_graph(graph)), worth, "{}", board.draw(&position));
            }
        }
    }

    #[test]
    fn table() {
        let missing = "The graph is missing here; write its strings, as in `a-b, b-c, c-`, or `0` if \
                       there are none.";
        let table = Table {
            moves: &[
                ("c-b, b-, b-", &["again b-, b-", "c-b, b-"]),
                ("a-b", &["again 0"]),
                ("a-, b-, b-", &["a-, b-", "again b-, b-"]),
                ("again a-", &["a-"]),
            ],
            names: &[
                ("a-b, b-, b-a, -b, b-c", Player::Right, &["a-b", "b-", "b-c"]),
                ("again a-", Player::Right, &["pass"]),
                ("0", Player::Right, &[]),
            ],
            parts: &[("again a-b, c-, b-", &["a-b, b-", "again 0", "c-"])],
            pictures: &[
                ("a-b, bc-b, bc-", "coin a   a-b\ncoin b   a-b, bc-b\ncoin bc  bc-b, bc-"),
                ("again 0", "again 0"),
            ],
            errors: &[
                ("again  a-b, b ", "A string is two ends with `-` between them.", 12..13),
                ("ä-é?", "The name of a coin has letters, digits and `_`, and no '?'.", 3..4),
                ("a-a", "This string has both ends at the coin a.", 0..3),
                ("again ", missing, 6..6),
            ],
            ..Table::default()
        };
        table.check(&GAME);
        let must = "must let the opponent move again";
        assert_eq!(GAME.obligation(&read(&GAME, "again 0"), Player::Left).as_deref(), Some(must));
        assert_eq!(GAME.obligation(&Turn::default(), Player::Left), None);
    }

    #[test]
    fn why_a_string_cannot_be_cut() {
        let check = |position: &str, text: &str, expected: Option<&str>| {
            let position = GAME.parse(position).expect("a position");
            let why_not = GAME.why_not(&position, Player::Right, text);
            assert_eq!(why_not.as_deref(), expected, "{text}");
        };
        let graph = "a-b, b-c, c-";
        check(graph, "b - a", Some("The string is called `a-b`."));
        check(graph, "-c", Some("The string is called `c-`."));
        check(graph, "a-c", Some("No string ties a to c."));
        check(graph, "-b", Some("No string ties b to the ground."));
        check(graph, "b-d", Some("There is no coin d left."));
        check(graph, "-", None);
        check(graph, "a", None);
        let pass = "Right must let the opponent move again: the one move is `pass`.";
        check("again a-", "a-", Some(pass));
    }

    fn graph() -> impl Strategy<Value = String> {
        prop::collection::vec("[a-e]-[a-e]|[a-e]-", 0..9).prop_map(|strings| {
            let is_tied = |string: &String| string.as_bytes().first() != string.as_bytes().get(2);
            strings.into_iter().filter(is_tied).collect::<Vec<_>>().join(", ")
        })
    }

    proptest! {
        /// The worth, the value of the solver, and the winner of whole play agree.
        #[test]
        fn worths_of_graphs(text in graph()) {
            let graph: Graph = text.parse().expect("a graph");
            let value = tweedle_boxes::Nimstring::new(&Control::new()).graph_value(&graph);
            let value = value.expect("no limit");
            let mut worth = worths();
            prop_assert_eq!(worth(Turn::free(graph.clone())), Worth::Quiet(value));
            prop_assert_eq!(
                worth(Turn::again(graph.clone())),
                Worth::Check(NimSet::of_value(value))
            );
            let mut memo = Memo::new(Control::new());
            for position in [Turn::free(graph.clone()), Turn::again(graph)] {
                let mut walker =
                    Walker::new(&GAME, &mut memo).without_components().without_symmetry();
                let outcome = walker.value(&mut Outcomes(Play::Normal), &position);
                let expected = if worth(position).is_won() { Outcome::N } else { Outcome::P };
                prop_assert_eq!(outcome, Ok(expected));
            }
        }
    }
}
