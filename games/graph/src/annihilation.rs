//! Annihilation games.
//!
//! Tokens stand on vertices of a directed graph, at most one on each. A player pushes one token along an edge; if there is a token
//! where it comes to, both vanish. Edges may lead round in a cycle, so that play need not end (Conway; Fraenkel and
//! Yesha, "Theory of annihilation games", 1982).

use crate::digraph::Digraph;
use crate::tokens::{GRAPH, TOKENS};
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, misfit};
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{Bits, Notation, NotationError, Thing};

/// The rules, on a graph with at most 128 vertices.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Annihilation {
    graph: Digraph,
    is_loopy: bool,
}

impl Annihilation {
    /// The game on a graph; `None` if that has more than 128 vertices.
    pub fn new(graph: Digraph) -> Option<Annihilation> {
        let is_loopy = graph.has_cycle();
        (graph.len() <= u128::BITS as usize).then_some(Annihilation { graph, is_loopy })
    }
}

impl Ruleset for Annihilation {
    /// The vertices with a token.
    type Position = u128;
    /// The vertex that a token leaves and the vertex that it goes to.
    type Move = [u8; 2];

    fn moves(
        &self,
        tokens: &u128,
        player: Player,
        mut found: impl FnMut([u8; 2], u128) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for from in tokens.ones() {
            for &to in self.graph.options(from as usize, player) {
                // Along a loop it comes to where it was, and meets nobody.
                let after = if u32::from(to) == from {
                    *tokens
                } else {
                    tokens ^ u128::bit(from) ^ u128::bit(to.into())
                };
                found([from as u8, to as u8], after)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts {
            is_impartial: self.graph.is_impartial(),
            is_loopy: self.is_loopy,
            ..Facts::PARTIZAN
        }
    }
}

impl Hints for Annihilation {}

impl Notation for Annihilation {
    fn name(&self) -> String {
        "an annihilation game".to_owned()
    }

    fn parameters(&self) -> String {
        self.graph.expression()
    }

    /// The vertices with a token: `a,b`; nothing for no tokens.
    fn parse(&self, text: &str) -> Result<u128, NotationError> {
        let mut tokens = 0;
        for vertex in self.graph.read(text)? {
            let bit = u128::bit(vertex as u32);
            if tokens & bit != 0 {
                let message = format!(
                    "There is at most one token on a vertex, and `{}` has two.",
                    self.graph.name(vertex)
                );
                return Err(NotationError::new(message, 0..text.chars().count()));
            }
            tokens |= bit;
        }
        Ok(tokens)
    }

    fn print(&self, tokens: &u128) -> String {
        let names: Vec<&str> = tokens.ones().map(|token| self.graph.name(token as usize)).collect();
        names.join(",")
    }

    fn move_name(&self, tokens: &u128, _: Player, &[from, to]: &[u8; 2], _: &u128) -> String {
        let names = [from, to].map(|vertex| self.graph.name(vertex.into()));
        let is_meeting = from != to && tokens & u128::bit(to.into()) != 0;
        format!("{}{}{}", names[0], if is_meeting { "x" } else { "-" }, names[1])
    }

    /// From vertex to vertex, also where two tokens vanish.
    fn way(&self, _: &u128, _: Player, &[from, to]: &[u8; 2], _: &u128) -> Option<[Thing; 2]> {
        let vertex = |vertex: u8| Thing::Vertex(self.graph.name(vertex.into()).to_owned());
        (from != to).then(|| [from, to].map(vertex))
    }

    fn draw(&self, tokens: &u128) -> String {
        let places: Vec<usize> = tokens.ones().map(|token| token as usize).collect();
        self.graph.draw(&places).unwrap_or_else(|| self.print(tokens))
    }

    fn sketch(&self, tokens: &u128) -> Option<Sketch> {
        let tokens: Vec<usize> = tokens.ones().map(|token| token as usize).collect();
        Some(self.graph.sketch(&tokens))
    }
}

/// Annihilation games in the registry.
pub(crate) const ANNIHILATION: Entry = TOKENS.like("game.graph.Annihilation")
    .parameters(GRAPH)
    .example("a,b")
    .start("a,b,c")
    .summary("Push a token along an edge of a directed graph, which may have cycles; two tokens that meet both vanish.")
    .source("Fraenkel and Yesha, Theory of annihilation games")
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(text)] => {
            let game = Annihilation::new(Digraph::parse(text)?).ok_or_else(|| {
                let message = "An annihilation game has at most 128 vertices.";
                NotationError::new(message, 0..text.chars().count())
            })?;
            Ok(RulesOf::new(name, game).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::retrograde;
    use tweedle_engine::{Control, LoopyOutcome, Play};
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let game = Annihilation::new(Digraph::parse("a: b, c | b: a, b | c:").unwrap()).unwrap();
        Table {
            moves: &[
                ("a", &["b", "c"]),
                ("a,b", &["", "", "a,b", "b,c"]),
                ("b,c", &["a,c", "b,c"]),
                ("c", &[]),
            ],
            names: &[("a,b", Player::Left, &["axb", "a-c", "bxa", "b-b"])],
            errors: &[("a,a", "There is at most one token on a vertex, and `a` has two.", 0..3)],
            ..Table::default()
        }
        .check(&game);
    }

    /// On a path of three edges, by hand: the tokens are apart, meet, or run out.
    #[test]
    fn on_a_cycle_nobody_can_win_alone() {
        let game = Annihilation::new(Digraph::parse("a: b | b: c | c: a").unwrap()).unwrap();
        let [one, two] = ["a", "a,b"].map(|text| read(&game, text));
        let endings = retrograde(&game, &[one, two], Play::Normal, &Control::new()).unwrap();
        // One token goes round for ever; of two, one is pushed onto the other.
        assert_eq!(endings.outcome(&one), Some(LoopyOutcome::D));
        assert_eq!(endings.outcome(&two), Some(LoopyOutcome::N));
    }
}
