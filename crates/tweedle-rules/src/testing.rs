//! The tools that the tests of rulesets share: tables of the answers that a game must give, and the values of
//! positions. The author of a ruleset can test it in the same way.
//!
//! The promises of every ruleset of the registry are tested in `tests/rulesets` of
//! `tweedle-rulesets`.

#![expect(
    clippy::missing_panics_doc,
    reason = "a test fails by a panic, so each function in here has one"
)]

use crate::Notation;
use std::collections::{BTreeSet, HashMap};
use std::fmt::Debug;
use std::ops::Range;
use tweedle_engine::loopy::{Graph, Sides, Stoppers};
use tweedle_engine::short::{Store, Style};
use tweedle_engine::walk::{Memo, Walker, followers};
use tweedle_engine::{Control, Grundy, Hints, Outcome, Player, Ruleset};

/// The answers that a game must give for positions, all as texts.
#[derive(Default)]
pub struct Table<'a> {
    /// Positions with Left's options and Right's, sorted.
    pub options: &'a [(&'a str, &'a [&'a str], &'a [&'a str])],
    /// Positions of an impartial game with the options of either player, sorted.
    pub moves: &'a [(&'a str, &'a [&'a str])],
    /// Positions with the names of the moves of a player, in their order.
    pub names: &'a [(&'a str, Player, &'a [&'a str])],
    /// Positions with their components, sorted.
    pub parts: &'a [(&'a str, &'a [&'a str])],
    /// Positions with their canonical forms.
    pub values: &'a [(&'a str, &'a str)],
    /// Positions with their pictures.
    pub pictures: &'a [(&'a str, &'a str)],
    /// Texts that are no positions, with what is wrong and where.
    pub errors: &'a [(&'a str, &'a str, Range<usize>)],
}

impl Table<'_> {
    /// Checks every line of the table.
    pub fn check<R: Notation>(&self, ruleset: &R)
    where
        R::Position: Debug,
    {
        for (text, left, right) in self.options {
            assert_eq!(printed(ruleset, text, Player::Left), *left, "{text}");
            assert_eq!(printed(ruleset, text, Player::Right), *right, "{text}");
            check_mobility(ruleset, text);
        }
        for (text, options) in self.moves {
            for player in Player::BOTH {
                assert_eq!(printed(ruleset, text, player), *options, "{text}");
            }
            check_mobility(ruleset, text);
        }
        for (text, player, expected) in self.names {
            assert_eq!(names(ruleset, &read(ruleset, text), *player), *expected, "{text}");
        }
        for (text, expected) in self.parts {
            let mut parts = Vec::new();
            ruleset.components(&read(ruleset, text), &mut parts);
            let mut texts: Vec<String> = parts.iter().map(|part| ruleset.print(part)).collect();
            texts.sort();
            assert_eq!(texts, *expected, "{text}");
        }
        let (mut store, mut memo) = (Store::default(), Memo::new(Control::new()));
        for (text, expected) in self.values {
            let mut walker = Walker::new(ruleset, &mut memo);
            let value = walker.value(&mut store, &read(ruleset, text)).expect("a value");
            assert_eq!(store.text(value).as_deref(), Ok(*expected), "{text}");
        }
        for (text, expected) in self.pictures {
            assert_eq!(ruleset.draw(&read(ruleset, text)), *expected, "{text}");
        }
        for (text, message, range) in self.errors {
            let error = ruleset.parse(text).expect_err("the test gives a wrong text");
            assert_eq!((error.message(), error.range()), (*message, range.clone()), "{text}");
        }
    }
}

/// Checks that a ruleset which counts moves without looking at them counts as many as it finds.
pub fn check_mobility<R: Notation>(ruleset: &R, text: &str) {
    let position = read(ruleset, text);
    for player in Player::BOTH {
        if let Some(count) = ruleset.mobility(&position, player).expect("no stop") {
            let found = moves(ruleset, &position, player).len();
            assert_eq!(usize::from(count), found, "{text} {player}");
        }
    }
}

/// Checks that moves are taken back as they are made, among all positions that can be reached.
pub fn check_unmoves<R: Notation>(ruleset: &R, start: &str)
where
    R::Position: Debug + Ord,
{
    assert!(ruleset.facts().is_reversible);
    let all = followers(ruleset, &read(ruleset, start), &Control::new()).expect("a small game");
    let known: BTreeSet<_> = all.iter().collect();
    for player in Player::BOTH {
        let (mut made, mut taken_back) = (Vec::new(), Vec::new());
        for position in &all {
            let options = ruleset.options(position, player).expect("some moves");
            made.extend(options.into_iter().map(|option| (position.clone(), option)));
            let note = |before: R::Position| {
                if known.contains(&before) {
                    taken_back.push((before, position.clone()));
                }
                Ok(())
            };
            ruleset.unmoves(position, player, note).expect("some moves");
        }
        made.sort();
        taken_back.sort();
        assert_eq!(made, taken_back, "{player}");
    }
}

/// The values of loopy positions, all in the same stores: of all that can be reached from `start`, and how they are printed.
pub struct Loopy<'a, R: Notation> {
    ruleset: &'a R,
    stoppers: Stoppers,
    store: Store,
}

impl<'a, R: Notation<Position: Debug>> Loopy<'a, R> {
    /// Nothing known yet.
    pub fn new(ruleset: &'a R) -> Loopy<'a, R> {
        Loopy { ruleset, stoppers: Stoppers::new(Control::new()), store: Store::default() }
    }

    /// The sides of a position.
    pub fn sides(&mut self, text: &str) -> Sides {
        let start = read(self.ruleset, text);
        let all = followers(self.ruleset, &start, &Control::new()).expect("a small game");
        let numbers: HashMap<&R::Position, usize> = all.iter().zip(0..).collect();
        let mut graph = Graph::new();
        for _ in &all {
            graph.add_vertex();
        }
        for (position, &number) in &numbers {
            for player in Player::BOTH {
                for option in moves(self.ruleset, position, player) {
                    graph.add_edge(number, player, numbers[&option]);
                }
            }
        }
        let values = self.stoppers.values(&mut self.store, &graph).expect("a small game");
        values[numbers[&start]].clone()
    }

    /// The value of a position, as it is printed.
    pub fn text(&mut self, text: &str) -> String {
        let sides = self.sides(text);
        self.stoppers.sides_text(&mut self.store, &sides, Style::default()).expect("a small game")
    }
}

/// The value of a position in which play may go round, as it is printed.
pub fn sides<R: Notation<Position: Debug>>(ruleset: &R, text: &str) -> String {
    Loopy::new(ruleset).text(text)
}

/// The position that a text says.
pub fn read<R: Notation>(ruleset: &R, text: &str) -> R::Position {
    ruleset.parse(text).expect("the test gives a position")
}

/// The options of one player.
pub fn moves<R: Ruleset>(ruleset: &R, position: &R::Position, player: Player) -> Vec<R::Position> {
    ruleset.options(position, player).expect("these rules do not fail")
}

/// The options of one player, printed and sorted.
fn printed<R: Notation>(ruleset: &R, text: &str, player: Player) -> Vec<String> {
    let options = moves(ruleset, &read(ruleset, text), player);
    let mut texts: Vec<String> = options.iter().map(|option| ruleset.print(option)).collect();
    texts.sort();
    texts
}

/// The names of the moves of one player.
pub fn names<R: Notation>(ruleset: &R, position: &R::Position, player: Player) -> Vec<String> {
    let mut names = Vec::new();
    let found = |step, option| {
        names.push(ruleset.move_name(position, player, &step, &option));
        Ok(())
    };
    ruleset.moves(position, player, found).expect("these rules do not fail");
    names
}

/// The Grundy values of positions of an impartial game.
pub fn grundy_values<R: Hints>(
    ruleset: &R,
    positions: impl IntoIterator<Item = R::Position>,
) -> Vec<u64>
where
    R::Position: Debug,
{
    let mut memo = Memo::new(Control::new());
    let mut grundy = |position: R::Position| {
        let value = Walker::new(ruleset, &mut memo).value(&mut Grundy, &position);
        value.expect("the game is impartial and ends")
    };
    positions.into_iter().map(&mut grundy).collect()
}

/// Theorems say what the walker says of all these positions, of each of which there is one.
pub fn check_theorem<R: Notation>(ruleset: &R, positions: impl IntoIterator<Item = R::Position>)
where
    R::Position: Debug,
{
    let positions: Vec<R::Position> = positions.into_iter().collect();
    let values = grundy_values(ruleset, positions.iter().cloned());
    for (position, value) in positions.iter().zip(values) {
        let theorem = ruleset.theorem(position).expect("a theorem");
        assert_eq!(theorem.outcome() == Outcome::P, value == 0, "{position:?} {theorem}");
    }
}
