//! Games written as trees, so that a test can have whatever components it needs.

use std::fmt::Write;
use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Weigh};
use tweedle_rulesets::{Notation, NotationError};
use tweedle_search::{Position, RulesOf};

/// Sums of games such as `{4|{1|-1}}; 3; {|}`.
struct Trees;

/// A sum, sorted.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
struct Sum(Vec<Tree>);

#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Tree {
    Integer(i64),
    Options([Vec<Tree>; 2]),
}

impl Weigh for Sum {
    fn owned(&self) -> usize {
        self.0.len() * size_of::<Tree>()
    }
}

impl Tree {
    fn options(&self, player: Player) -> Vec<Tree> {
        match (self, player) {
            (Tree::Integer(n @ 1..), Player::Left) => vec![Tree::Integer(n - 1)],
            (Tree::Integer(n @ ..=-1), Player::Right) => vec![Tree::Integer(n + 1)],
            (Tree::Integer(_), _) => Vec::new(),
            (Tree::Options(options), _) => options[player.index()].clone(),
        }
    }

    fn write(&self, into: &mut String) {
        match self {
            Tree::Integer(n) => write!(into, "{n}").unwrap(),
            Tree::Options(options) => {
                for (mark, options) in ["{", "|"].into_iter().zip(options) {
                    *into += mark;
                    for (i, option) in options.iter().enumerate() {
                        *into += if i > 0 { "," } else { "" };
                        option.write(into);
                    }
                }
                *into += "}";
            }
        }
    }

    /// Reads a tree from the front of a text.
    fn read(text: &mut &str) -> Option<Tree> {
        let Some(rest) = text.strip_prefix('{') else {
            let end = text.find(|c: char| c != '-' && !c.is_ascii_digit()).unwrap_or(text.len());
            let (number, rest) = text.split_at(end);
            *text = rest;
            return Some(Tree::Integer(number.parse().ok()?));
        };
        *text = rest;
        let mut options = [Vec::new(), Vec::new()];
        for (options, end) in options.iter_mut().zip(["|", "}"]) {
            while !text.starts_with(end) {
                *text = text.strip_prefix(',').unwrap_or(text);
                options.push(Tree::read(text)?);
            }
            *text = &text[1..];
        }
        Some(Tree::Options(options))
    }
}

impl Ruleset for Trees {
    type Position = Sum;
    type Move = ();

    fn moves(
        &self,
        sum: &Sum,
        player: Player,
        mut found: impl FnMut((), Sum) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        for (i, tree) in sum.0.iter().enumerate() {
            for option in tree.options(player) {
                let mut next = sum.clone();
                next.0[i] = option;
                next.0.sort();
                found((), next)?;
            }
        }
        Ok(())
    }

    fn facts(&self) -> Facts {
        Facts::PARTIZAN
    }
}

impl Hints for Trees {
    fn components(&self, sum: &Sum, into: &mut Vec<Sum>) {
        into.extend(sum.0.iter().map(|tree| Sum(vec![tree.clone()])));
    }
}

impl Notation for Trees {
    fn name(&self) -> String {
        "Trees".to_owned()
    }

    fn parse(&self, text: &str) -> Result<Sum, NotationError> {
        let wrong = || NotationError::new("Write trees as `{2|-2}; 3`.", 0..text.chars().count());
        let tree = |text: &str| Tree::read(&mut text.trim());
        let trees: Option<Vec<Tree>> = text.split(';').map(tree).collect();
        let mut trees = trees.ok_or_else(wrong)?;
        trees.sort();
        Ok(Sum(trees))
    }

    fn print(&self, sum: &Sum) -> String {
        let texts = sum.0.iter().map(|tree| {
            let mut text = String::new();
            tree.write(&mut text);
            text
        });
        texts.collect::<Vec<_>>().join("; ")
    }
}

/// The position that a text means.
pub(crate) fn trees(text: &str) -> Position {
    RulesOf::new("game.Trees", Trees).rules().place(text).unwrap()
}
