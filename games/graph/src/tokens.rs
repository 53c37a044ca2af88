//! Tokens on a directed graph.
//!
//! Tokens stand on vertices, any number of them on one. A player pushes one token along an edge, of his or of both. So any game with
//! finitely many positions is such a game with one token: the vertices are its positions. Where edges lead round in a cycle,
//! play need not end (*Winning Ways*, ch. 11 and 12; Fraenkel and Yesha 1986).

use crate::digraph::Digraph;
use smallvec::SmallVec;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::any::RulesOf;
use tweedle_rules::entry::{Argument, Entry, Kind, Parameter, Shape, misfit};
use tweedle_rules::sketch::Sketch;
use tweedle_rules::{Notation, NotationError};

/// The rules: which edges lead where.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Tokens {
    graph: Digraph,
    is_loopy: bool,
}

/// The vertices that tokens stand on.
pub type Places = SmallVec<[u16; 8]>;

impl Tokens {
    /// The game on a graph.
    pub fn new(graph: Digraph) -> Tokens {
        let is_loopy = graph.has_cycle();
        Tokens { graph, is_loopy }
    }
}

impl Ruleset for Tokens {
    type Position = Places;
    /// The vertex that a token leaves and the vertex that it goes to.
    type Move = [u16; 2];

    fn moves(
        &self,
        tokens: &Places,
        player: Player,
        mut found: impl FnMut([u16; 2], Places) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (place, &from) in tokens.iter().enumerate() {
            // Tokens on one vertex are alike.
            if tokens[..place].contains(&from) {
                continue;
            }
            for &to in self.graph.options(from.into(), player) {
                let mut after = tokens.clone();
                after[place] = to;
                after.sort_unstable();
                found([from, to], after)?;
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

impl Hints for Tokens {
    /// The tokens one by one.
    fn components(&self, tokens: &Places, into: &mut Vec<Places>) {
        into.extend(tokens.iter().map(|&token| Places::from_slice(&[token])));
    }

    fn joined(&self, positions: &[Places]) -> Option<Places> {
        let mut all: Places = positions.iter().flatten().copied().collect();
        all.sort_unstable();
        Some(all)
    }

    fn representative(&self, tokens: &Places) -> (Places, Symmetry) {
        let mut sorted = tokens.clone();
        sorted.sort_unstable();
        (sorted, Symmetry::Same)
    }
}

impl Notation for Tokens {
    fn name(&self) -> String {
        "Tokens".to_owned()
    }

    fn parameters(&self) -> String {
        self.graph.expression()
    }

    /// The vertices that tokens stand on: `a,b,b`; nothing for no tokens.
    fn parse(&self, text: &str) -> Result<Places, NotationError> {
        let mut tokens: Places = self.graph.read(text)?.into_iter().map(|it| it as u16).collect();
        tokens.sort_unstable();
        Ok(tokens)
    }

    fn print(&self, tokens: &Places) -> String {
        let names: Vec<&str> = tokens.iter().map(|&token| self.graph.name(token.into())).collect();
        names.join(",")
    }

    fn move_name(&self, _: &Places, _: Player, &[from, to]: &[u16; 2], _: &Places) -> String {
        format!("{}-{}", self.graph.name(from.into()), self.graph.name(to.into()))
    }

    fn draw(&self, tokens: &Places) -> String {
        let places: Vec<usize> = tokens.iter().map(|&token| token.into()).collect();
        self.graph.draw(&places).unwrap_or_else(|| self.print(tokens))
    }

    fn sketch(&self, tokens: &Places) -> Option<Sketch> {
        let tokens: Vec<usize> = tokens.iter().map(|&token| token.into()).collect();
        Some(self.graph.sketch(&tokens))
    }
}

/// The parameter of games on directed graphs.
pub(super) const GRAPH: &[Parameter] = &[Parameter::new("graph", Kind::Text)
    .hint("Give for each vertex where its edges lead in quotes, such as \"a: b, c | b: a\".")];

/// Tokens in the registry.
pub(crate) const TOKENS: Entry = Entry::named("game.graph.Tokens", Shape::Heaps)
    .parameters(GRAPH)
    .example_parameters(r#""a: b, c | b: a | c: d | d:""#)
    .example("a,c")
    .start("a,b,c")
    .summary("Push a token along an edge of a directed graph, which may have cycles; edges may belong to one player only.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 11 and 12")
    .made_by(&|name, arguments| match arguments {
        [Argument::Text(text)] => {
            Ok(RulesOf::new(name, Tokens::new(Digraph::parse(text)?)).rules())
        }
        _ => Err(misfit(name)),
    });

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::Control;
    use tweedle_engine::walk::loopy_nimbers;
    use tweedle_rules::testing::{Table, read};

    #[test]
    fn table() {
        let game = Tokens::new(Digraph::parse("a: b, c | b Left: a | c:").unwrap());
        Table {
            options: &[
                ("a", &["b", "c"], &["b", "c"]),
                ("b,c", &["a,c"], &[]),
                ("a,a", &["a,b", "a,c"], &["a,b", "a,c"]),
                ("", &[], &[]),
            ],
            names: &[("a,a", Player::Right, &["a-b", "a-c"])],
            parts: &[("a,b,b", &["a", "b", "b"]), ("", &[])],
            errors: &[("a, d", "The graph has no vertex `d`.", 2..4)],
            ..Table::default()
        }
        .check(&game);
        assert!(game.facts().is_loopy && !game.facts().is_impartial);
    }

    /// Smith's values of some vertices, by hand: from c one comes to d, from a to c or round, and from b only round.
    #[test]
    fn values_by_hand() {
        let game = Tokens::new(Digraph::parse("a: b, c | b: a | c: d | d: | e: e, d").unwrap());
        let starts = [read(&game, "a"), read(&game, "e"), read(&game, "a,e")];
        let values = loopy_nimbers(&game, &starts, &Control::new()).unwrap();
        let text = |position| values.value(&read(&game, position)).unwrap().to_string();
        assert_eq!(["d", "c", "e"].map(text), ["0", "1", "∞{0}"]);
        assert_eq!(
            text("a,e"),
            values.value(&starts[0]).unwrap().sum(&values.value(&starts[1]).unwrap()).to_string()
        );
    }
}
