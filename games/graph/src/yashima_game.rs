//! Yashima game.
//!
//! Each player has a token on a vertex of a graph. A player moves his token along an edge to a vertex on which the other token
//! does not stand, and that edge is deleted (Kusakari and Abuku, "Various diamond properties in combinatorial game theory",
//! arXiv:2509.21744, 2025).

use crate::geography::{Deletes, Geography, Trip, read};
use crate::tokens::GRAPH;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry, Weigh};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Entry, Shape};
use tweedle_rules::sketch::{Figure, Owner, Sketch};
use tweedle_rules::{About, Fact};
use tweedle_rules::{Notation, NotationError};

/// The rules of Yashima game on a graph whose edges both players may use.
///
/// Each token is that of a game of undirected edge Geography; the edges that are left are the same for both.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct YashimaGame(Geography);

/// A position of Yashima game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Crossing {
    /// The vertices on which Left's token stands and Right's; [`GONE`] if there is no such token.
    tokens: [u16; 2],
    /// The edges that are there, as bits.
    left: u128,
}

/// No vertex: a token that is not there, in a part of a position in which only one player can move.
const GONE: u16 = u16::MAX;

/// The name of the vertex of a token that is not there.
const GONE_NAME: &str = "-";

impl Weigh for Crossing {}

impl Crossing {
    /// A player's token and the edges that are there.
    fn trip(&self, player: Player) -> Trip {
        Trip { token: self.tokens[player.index()], left: self.left }
    }

    /// The position with another vertex of a player's token.
    fn with(&self, player: Player, trip: &Trip) -> Crossing {
        let mut tokens = self.tokens;
        tokens[player.index()] = trip.token;
        Crossing { tokens, left: trip.left }
    }
}

impl YashimaGame {
    /// The game on the graph of a game of undirected edge Geography; `None` if that is another game, or if some edge belongs to
    /// one player.
    pub fn new(geography: Geography) -> Option<YashimaGame> {
        (geography.is_undirected_of_edges() && geography.graph().is_impartial())
            .then_some(YashimaGame(geography))
    }

    /// All edges.
    fn edges(&self) -> u128 {
        self.0.start_at(0).left
    }

    fn token_name(&self, token: u16) -> &str {
        if token == GONE { GONE_NAME } else { self.0.graph().name(token.into()) }
    }
}

impl Ruleset for YashimaGame {
    type Position = Crossing;
    /// The vertex that the player's token goes to.
    type Move = u16;

    fn moves(
        &self,
        crossing: &Crossing,
        player: Player,
        mut found: impl FnMut(u16, Crossing) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let other = crossing.tokens[player.opponent().index()];
        self.0.moves(&crossing.trip(player), player, |to, trip| {
            if to == other { Ok(()) } else { found(to, crossing.with(player, &trip)) }
        })
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for YashimaGame {
    /// The tokens, if they come to no common vertex any more: each then uses edges of its own.
    fn components(&self, crossing: &Crossing, into: &mut Vec<Crossing>) {
        let [(left_sees, left_uses), (right_sees, right_uses)] =
            Player::BOTH.map(|player| self.0.reached(&crossing.trip(player)));
        if left_sees.iter().zip(&right_sees).any(|(left, right)| *left && *right) {
            into.push(*crossing);
            return;
        }
        let [left, right] = crossing.tokens;
        let parts = [([left, GONE], left_uses), ([GONE, right], right_uses)];
        let parts = parts.into_iter().filter(|(_, left)| *left != 0);
        into.extend(parts.map(|(tokens, left)| Crossing { tokens, left }));
    }

    /// Edges that no token can reach are never used. Tokens that change places exchange the players.
    fn representative(&self, crossing: &Crossing) -> (Crossing, Symmetry) {
        let used = Player::BOTH.map(|player| self.0.reached(&crossing.trip(player)).1);
        let left = used[0] | used[1];
        let [ours, theirs] = crossing.tokens;
        if ours <= theirs {
            (Crossing { tokens: [ours, theirs], left }, Symmetry::Same)
        } else {
            (Crossing { tokens: [theirs, ours], left }, Symmetry::Negative)
        }
    }

    /// Each move deletes one edge.
    fn size(&self, crossing: &Crossing) -> Option<u32> {
        Some(crossing.left.count_ones())
    }
}

impl Notation for YashimaGame {
    fn name(&self) -> String {
        "Yashima game".to_owned()
    }

    fn parameters(&self) -> String {
        self.0.graph().expression()
    }

    /// The vertices of Left's token and of Right's, and after a colon the edges that have been deleted: `a,b: a-c,c-d`. A
    /// token that is not there is `-`.
    fn parse(&self, text: &str) -> Result<Crossing, NotationError> {
        let (head, tail) = text.split_once(':').unwrap_or((text, ""));
        let wide = head.chars().count();
        let Some((left, right)) = head.split_once(',') else {
            let message =
                "First stand the vertices of the two tokens, Left's and Right's, such as `a,b`.";
            return Err(NotationError::new(message, 0..wide));
        };
        let mut tokens = [GONE; 2];
        let mut at = 0;
        for (token, word) in tokens.iter_mut().zip([left, right]) {
            let range = at..at + word.chars().count();
            at = range.end + 1;
            if word.trim() == GONE_NAME {
                continue;
            }
            let Some(vertex) = self.0.graph().find(word.trim()) else {
                let message = format!("The graph has no vertex `{}`.", word.trim());
                return Err(NotationError::new(message, range));
            };
            *token = vertex as u16;
        }
        if tokens[0] == tokens[1] && tokens[0] != GONE {
            let message = "Two tokens never stand on the same vertex.";
            return Err(NotationError::new(message, 0..wide));
        }
        let left = self.0.left_after(tail, wide + 1, self.edges())?;
        Ok(Crossing { tokens, left })
    }

    fn print(&self, crossing: &Crossing) -> String {
        let [left, right] = crossing.tokens.map(|token| self.token_name(token));
        match self.edges() ^ crossing.left {
            0 => format!("{left},{right}"),
            deleted => format!("{left},{right}:{}", self.0.names(deleted)),
        }
    }

    fn move_name(&self, crossing: &Crossing, player: Player, &to: &u16, _: &Crossing) -> String {
        self.0.step_name(crossing.tokens[player.index()], to)
    }

    fn draw(&self, crossing: &Crossing) -> String {
        let tokens = crossing.tokens.map(usize::from);
        let picture = self.0.remaining(&crossing.trip(Player::Left)).draw(&tokens);
        let Some(picture) = picture else { return self.print(crossing) };
        let [left, right] = crossing.tokens.map(|token| self.token_name(token));
        format!("Left on {left}, Right on {right}\n{picture}")
    }

    fn sketch(&self, crossing: &Crossing) -> Option<Sketch> {
        let tokens = crossing.tokens.map(usize::from);
        let mut sketch = self.0.remaining(&crossing.trip(Player::Left)).sketch(&tokens);
        if let Figure::Graph(graph) = &mut sketch.figure {
            graph.without_directions();
            for player in Player::BOTH {
                if let Some(vertex) = graph.vertices.get_mut(tokens[player.index()]) {
                    vertex.owner = Some(Owner::from(player));
                }
            }
        }
        Some(sketch)
    }
}

/// Yashima game in the registry.
pub(crate) const YASHIMA_GAME: Entry = Entry::named("game.graph.YashimaGame", Shape::Text)
    .parameters(GRAPH)
    .example_parameters(r#""a: b, c | b: d | c: d | d: e""#)
    .example("a,d")
    .start("a,d")
    .summary("Move your token along an edge of a graph, not to the vertex of the other token; that edge is deleted.")
    .source("Kusakari and Abuku, Various diamond properties in combinatorial game theory, arXiv:2509.21744, 2025")
    .known(&[Fact::cited(
        About::Theory,
        "On a bipartite graph each position is an integer, or a switch of two integers.",
        "Kusakari and Abuku, Various diamond properties in combinatorial game theory, arXiv:2509.21744, 2025",
    )])
    .made_by(&|name, arguments| {
        let game = read(name, arguments, Deletes::Edge, false)?;
        let game = YashimaGame::new(game).ok_or_else(|| {
            NotationError::new("In Yashima game both players may use each edge.", 0..0)
        })?;
        Ok(RulesOf::new(name, game).rules())
    });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::digraph::{Digraph, text_of};
    use proptest::prelude::*;
    use tweedle_engine::Control;
    use tweedle_engine::short::{Id, Store};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::{Table, read};

    fn game(text: &str) -> YashimaGame {
        let graph = Digraph::parse(text).expect("a graph");
        let geography = Geography::new(graph, Deletes::Edge, false).expect("few edges");
        YashimaGame::new(geography).expect("edges of both players")
    }

    /// By hand.
    #[test]
    fn table() {
        Table {
            options: &[
                ("a,c", &["b,c:a-b"], &["a,b:b-c", "a,d:c-d"]),
                ("a,b", &[], &["a,c:b-c"]),
                ("a,-", &["b,-:a-b"], &[]),
            ],
            names: &[("a,c", Player::Right, &["c-b", "c-d"])],
            parts: &[("a,c:b-c", &["-,c:a-b,b-c", "a,-:b-c,c-d"]), ("a,c", &["a,c"])],
            // Left of a, b has no move: Right stands where he would go.
            values: &[("a,b", "-1"), ("b,c", "0"), ("a,-", "3"), ("c,a:c-d", "*"), ("d,a", "0")],
            pictures: &[("a,c:c-d", "Left on a, Right on c\n[a]  -> b\n b   -> a, c\n[c]  -> b\n d   -")],
            errors: &[
                (
                    "a",
                    "First stand the vertices of the two tokens, Left's and Right's, such as `a,b`.",
                    0..1,
                ),
                ("a, x", "The graph has no vertex `x`.", 2..4),
                ("b,b", "Two tokens never stand on the same vertex.", 0..3),
                ("a,b: a-b,a-b", "The edge `a-b` has been deleted already.", 9..12),
                ("a,b: a-c", "The graph has no edge `a-c`.", 4..8),
            ],
            ..Table::default()
        }
        .check(&game("a: b | b: c | c: d"));
        let geography = |text, deletes, is_directed| {
            Geography::new(Digraph::parse(text).expect("a graph"), deletes, is_directed)
                .expect("small")
        };
        assert_eq!(YashimaGame::new(geography("a Left: b", Deletes::Edge, false)), None);
        assert_eq!(YashimaGame::new(geography("a: b", Deletes::Edge, true)), None);
        assert_eq!(YashimaGame::new(geography("a: b", Deletes::Vertex, false)), None);
    }

    /// The value by the words of the rules alone: the ends of the edges that are there, and the places of the tokens.
    fn by_the_words(edges: &[(usize, usize)], tokens: [usize; 2], store: &mut Store) -> Id {
        let mut options = [Vec::new(), Vec::new()];
        for (side, options) in options.iter_mut().enumerate() {
            for (at, &(a, b)) in edges.iter().enumerate() {
                let mut rest = edges.to_vec();
                rest.remove(at);
                for (from, to) in [(a, b), (b, a)] {
                    if from == tokens[side] && to != tokens[1 - side] {
                        let mut after = tokens;
                        after[side] = to;
                        options.push(by_the_words(&rest, after, store));
                    }
                }
            }
        }
        store.game(&options[0], &options[1]).expect("a small game")
    }

    /// The values with the tokens on all pairs of vertices.
    fn values(count: usize, edges: &[(usize, usize)], store: &mut Store) -> Vec<([usize; 2], Id)> {
        let game = game(&text_of(count, edges));
        let mut memo = Memo::new(Control::new());
        let pairs = (0..count * count).map(|at| [at / count, at % count]).filter(|[a, b]| a != b);
        let value = |tokens: [usize; 2]| {
            let start = read(&game, &format!("{},{}", tokens[0], tokens[1]));
            (tokens, Walker::new(&game, &mut memo).value(store, &start).expect("a small graph"))
        };
        pairs.map(value).collect()
    }

    proptest! {
        #[test]
        fn values_are_those_of_the_words(
            count in 2..6_usize,
            ends in prop::collection::btree_set((0..6_usize, 0..6_usize), 0..8),
        ) {
            let mut edges: Vec<_> = ends.into_iter().map(|(a, b)| (a % count, b % count)).map(|(a, b)| (a.min(b), a.max(b))).collect();
            edges.sort_unstable();
            edges.dedup();
            let mut store = Store::default();
            for (tokens, value) in values(count, &edges, &mut store) {
                prop_assert_eq!(value, by_the_words(&edges, tokens, &mut store), "{:?}", tokens);
            }
        }

        /// On a bipartite graph each position is an integer, or a switch of two integers (Kusakari and Abuku, 2025).
        #[test]
        fn values_on_bipartite_graphs_are_pairs_of_integers(
            ends in prop::collection::btree_set((0..4_usize, 4..8_usize), 0..11),
        ) {
            let edges: Vec<_> = ends.into_iter().collect();
            let mut store = Store::default();
            for (tokens, value) in values(8, &edges, &mut store) {
                let is_integer = |store: &Store, id| store.as_number(id).is_some_and(|number| number.is_integer());
                let sides = Player::BOTH.map(|player| store.options(value, player).expect("a small game"));
                let is_pair = is_integer(&store, value)
                    || sides.iter().all(|side| side.len() == 1 && is_integer(&store, side[0]));
                prop_assert!(is_pair, "{:?}", tokens);
            }
        }
    }
}
