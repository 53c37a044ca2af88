//! Strings and Coins for the coins, as Dots and Boxes is played.
//!
//! Coins are held by strings, each tied to two coins, or to a coin and the ground. The players cut strings. A player who cuts the last
//! string of a coin, or of two, takes it and must cut another string, if there is one; his turn ends with a string
//! that frees no coin. At the end the player who has more coins has won. With boxes as coins and lines as strings it is
//! Dots and Boxes (Berlekamp, Conway and Guy, *Winning Ways*, ch. 16; Berlekamp, *The Dots and Boxes Game*).
//!
//! Here a whole turn is one move, and a position one game, even if its graph falls apart: a player who takes a coin in one part may
//! end the turn in another. So the graph of two parts is not their sum, in which he would end it where he began. The
//! scoring form of a position says how it is played as a whole, and beside games in which a move ends the turn.

use crate::strings_and_coins::{StringsAndCoins, sketched, string_name, strings};
use std::collections::BTreeSet;
use tweedle_boxes::{StringsAndCoins as Graph, bits};
use tweedle_engine::number::Rational;
use tweedle_engine::{Control, Facts, Held, Hints, Player, Ruleset, Stop, Symmetry};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Figure, Sketch};
use tweedle_rules::{Notation, NotationError, Points, Thing};

/// The rules of Strings and Coins for the coins.
///
/// A position is written as in [`StringsAndCoins`], with the balance of the coins that were taken before it where it is not 0:
/// `1:a-b, b-`. A move is called by the strings that are cut, in the order in which they stand there: `a-b + b-`.
///
/// ```
/// use tweedle_engine::Control;
/// use tweedle_engine::universe::{Forms, Scored};
/// use tweedle_engine::walk::{Memo, Walker};
/// use tweedle_entailing_games::CountedCoins;
/// use tweedle_rules::Notation;
///
/// let mut memo = Memo::new(Control::new());
/// let mut forms = Forms::new(&Control::new());
/// // A chain of three boxes, and the player who opens it loses them all.
/// let chain = CountedCoins.parse("a-, a-b, b-c, c-")?;
/// let form = Walker::new(&CountedCoins, &mut memo).value(&mut Scored(&mut forms), &chain).unwrap();
/// assert_eq!(forms.stops(form).unwrap().plain, [(-3).into(), 3.into()]);
/// # Ok::<(), tweedle_rules::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct CountedCoins;

impl Ruleset for CountedCoins {
    type Position = Points<Graph>;
    /// The strings that are cut, as a set.
    type Move = u128;

    fn moves(
        &self,
        position: &Points<Graph>,
        player: Player,
        mut found: impl FnMut(u128, Points<Graph>) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let control = Control::here().unwrap_or_default();
        let mut held = Held::new(&control);
        let graph = position.rest();
        let sign = i64::from(player.sign());
        // What was cut so far in a turn that goes on, and the coins that were taken for it.
        let mut open = vec![(0_u128, 0_i64)];
        let mut seen = BTreeSet::new();
        while let Some((cut, taken)) = open.pop() {
            control.check()?;
            let left = graph.all() & !cut;
            if left == 0 && cut != 0 {
                found(cut, position.after(Graph::default(), sign * taken)?)?;
                continue;
            }
            let rest = graph.only(left);
            let numbers: Vec<usize> = bits(left).collect();
            for string in strings(&rest) {
                let after = cut | 1 << numbers[string];
                let takes = rest.takes(string) as i64;
                if !seen.insert(after) {
                    continue;
                }
                held.take(4 * size_of::<(u128, i64)>())?;
                if takes > 0 {
                    open.push((after, taken + takes));
                } else {
                    let rest = graph.only(graph.all() & !after);
                    found(after, position.after(rest, sign * taken)?)?;
                }
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts { has_scores: true, ..Facts::PARTIZAN }
    }

    /// The balance of the coins.
    fn score(&self, position: &Points<Graph>, _: Player) -> Result<Rational, Stop> {
        Ok(Rational::from(position.points()))
    }
}

impl Hints for CountedCoins {
    /// The coins that were taken, and the graph as a whole.
    fn components(&self, position: &Points<Graph>, into: &mut Vec<Points<Graph>>) {
        if position.points() != 0 {
            into.push(Points::new(Graph::default(), position.points()));
        }
        if position.rest().all() != 0 {
            into.push(Points::new(position.rest().clone(), 0));
        }
    }

    /// Names and order do not matter, and the players are exchanged if their coins are.
    fn representative(&self, position: &Points<Graph>) -> (Points<Graph>, Symmetry) {
        Points::for_left(position.rest().unlabelled(), position.points())
    }
}

impl Notation for CountedCoins {
    fn name(&self) -> String {
        "Counted Coins".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Points<Graph>, NotationError> {
        Points::read(text, |rest| {
            if rest.trim_start().starts_with(crate::turn::AGAIN) {
                let message = "Here a turn is one move, so that nobody moves again.";
                return Err(NotationError::new(message, 0..rest.chars().count()));
            }
            Ok(StringsAndCoins.parse(rest)?.rest().clone())
        })
    }

    fn print(&self, position: &Points<Graph>) -> String {
        let graph = position.rest();
        let text = if graph.all() == 0 { "0".to_owned() } else { graph.to_string() };
        Points::new(text, position.points()).to_string()
    }

    fn move_name(
        &self,
        position: &Points<Graph>,
        _: Player,
        &cut: &u128,
        _: &Points<Graph>,
    ) -> String {
        let graph = position.rest();
        let names = bits(cut).map(|string| string_name(graph, graph.strings()[string]));
        names.collect::<Vec<_>>().join(" + ")
    }

    /// The strings that are cut.
    fn touched(
        &self,
        position: &Points<Graph>,
        _: Player,
        &cut: &u128,
        _: &Points<Graph>,
    ) -> Vec<Thing> {
        let drawn = sketched(position.rest());
        let strings = bits(cut).filter_map(|string| drawn.edges.get(string));
        strings.map(|string| Thing::Edge(drawn.edge_name(string))).collect()
    }

    fn draw(&self, position: &Points<Graph>) -> String {
        let graph = crate::Turn::free(position.rest().clone());
        position.drawn(StringsAndCoins.draw(&graph))
    }

    fn sketch(&self, position: &Points<Graph>) -> Option<Sketch> {
        Some(position.sketched(Figure::Graph(sketched(position.rest()))))
    }
}

/// Counted Coins in the registry.
pub(crate) const COUNTED_COINS: Entry = Entry::named("game.entailing.CountedCoins", Shape::Strings)
    .example("a-, a-b, b-")
    .start("a-, a-b, b-c, c-, d-, d-e, e-")
    .summary("Strings and Coins with whole turns as moves: cut a string, and another one after each that frees a coin; in a scoring game the coins count, as the boxes in Dots and Boxes.")
    .source("Berlekamp, Conway and Guy, Winning Ways, ch. 16")
    .made_by(&|name, arguments| plain(name, arguments, CountedCoins));

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_boxes::{Board, Scores, Start};
    use tweedle_engine::universe::{Forms, Scored, ScoringClass};
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_rules::testing::Table;

    #[test]
    fn table() {
        Table {
            options: &[
                ("a-, b-", &["2:0"], &["-2:0"]),
                // Two coins at the end of a chain: take both and go on, or one, or offer both.
                (
                    "a-b, b-, c-, c-",
                    &["1:b-, c-", "2:c-", "a-b, b-, c-", "a-b, c-, c-"],
                    &["-1:b-, c-", "-2:c-", "a-b, b-, c-", "a-b, c-, c-"],
                ),
                ("3:0", &[], &[]),
            ],
            names: &[("a-b, b-", Player::Left, &["b-", "a-b + b-"])],
            parts: &[("3:a-b, c-", &["3:0", "a-b, c-"]), ("0", &[])],
            errors: &[
                ("again a-", "Here a turn is one move, so that nobody moves again.", 0..8),
                ("1:a-a", "This string has both ends at the coin a.", 2..5),
            ],
            ..Table::default()
        }
        .check(&CountedCoins);
    }

    /// Positions of small boards of Dots and Boxes have the stops that the search of their scores finds.
    #[test]
    fn endings_of_dots_and_boxes() {
        let (mut memo, mut forms) = (Memo::new(Control::new()), Forms::new(&Control::new()));
        for (rows, cols, most) in [(1, 1, 4), (1, 2, 7), (1, 3, 6), (2, 2, 5)] {
            let board = Board::new(rows, cols).expect("a board");
            let start = board.start(Start::Empty);
            let scores = Scores::of(&start, &Control::new()).expect("a small board");
            let mut checked = 0;
            for lines in 0..=start.undrawn() {
                if lines.count_ones() > most {
                    continue;
                }
                let position = board.position(lines).expect("lines of the board");
                let net = i64::from(scores.net(&position).expect("it is below the start"));
                let counted = Points::new(position.graph(), 0);
                let walker = &mut Walker::new(&CountedCoins, &mut memo);
                let form = walker.value(&mut Scored(&mut forms), &counted).expect("it ends");
                let stops = forms.stops(form).expect("a scoring game").plain;
                assert_eq!(stops, [net.into(), (-net).into()], "{rows}x{cols} {lines:b}");
                assert_ne!(forms.scoring_class(form), Ok(ScoringClass::Other));
                checked += 1;
            }
            assert!(checked > 10);
        }
    }
}
