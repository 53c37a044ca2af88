//! The 200 random games that invariants are measured on.

use crate::pool::{Atom, Tree};
use std::fmt;
use std::str::FromStr;

/// An invariant that is computed of each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invariant {
    /// The canonical form only, which all others begin with.
    Value,
    /// The temperature, by the thermograph; counted where it is above 0.
    Temperature,
    /// The game cooled by 1/2.
    Cooled,
    /// The game heated by 1.
    Heated,
    /// The reduced canonical form.
    Reduced,
    /// The atomic weight of the game with 0 for each number in it, which is a dicot.
    AtomicWeight,
}

/// The names, for command lines.
const NAMES: [(&str, Invariant); 6] = [
    ("value", Invariant::Value),
    ("temperature", Invariant::Temperature),
    ("cooled", Invariant::Cooled),
    ("heated", Invariant::Heated),
    ("reduced", Invariant::Reduced),
    ("atomic-weight", Invariant::AtomicWeight),
];

impl Invariant {
    /// The games, as they are written down.
    pub fn games(self) -> Vec<Tree> {
        let texts = include_str!("games-200.txt").lines();
        let games = texts.filter_map(|line| game(&mut line.chars().peekable()));
        match self {
            Self::AtomicWeight => games.map(dicot).collect(),
            _ => games.collect(),
        }
    }
}

impl FromStr for Invariant {
    type Err = String;

    fn from_str(name: &str) -> Result<Self, String> {
        let found = NAMES.iter().find(|it| it.0 == name);
        found.map(|it| it.1).ok_or_else(|| format!("`{name}` is no invariant that is measured"))
    }
}

impl fmt::Display for Invariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        NAMES.iter().filter(|it| it.1 == *self).try_for_each(|it| f.write_str(it.0))
    }
}

/// Reads a game: braces with options, or a number, a nimber, an up or a down.
fn game(text: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Option<Tree> {
    if text.next_if_eq(&'{').is_some() {
        let mut sides = [Vec::new(), Vec::new()];
        for (side, close) in sides.iter_mut().zip(['|', '}']) {
            loop {
                side.push(game(text)?);
                if text.next()? == close {
                    break;
                }
            }
        }
        let [left, right] = sides;
        return Some(Tree::Game(left, right));
    }
    let mut word = String::new();
    while let Some(c) = text.next_if(|c| !",|}".contains(*c)) {
        word.push(c);
    }
    let atom = |atom| Some(Tree::Atom(atom));
    let integer = |n| Tree::Atom(Atom::Integer(n));
    match word.as_str() {
        "^" => atom(Atom::Up),
        "v" => atom(Atom::Down),
        "*" => atom(Atom::Nimber(1)),
        other => match (other.strip_prefix('*'), other.strip_suffix("/2")) {
            (Some(n), _) => atom(Atom::Nimber(n.parse().ok()?)),
            (_, Some(numerator)) => {
                let floor = numerator.parse::<i32>().ok()?.div_euclid(2);
                Some(Tree::Game(vec![integer(floor)], vec![integer(floor + 1)]))
            }
            _ => Some(integer(other.parse().ok()?)),
        },
    }
}

/// The game with 0 for each number.
fn dicot(game: Tree) -> Tree {
    let all = |side: Vec<Tree>| side.into_iter().map(dicot).collect();
    match game {
        Tree::Atom(Atom::Integer(_) | Atom::Half) => Tree::Atom(Atom::Integer(0)),
        Tree::Game(left, right) => {
            // An integer is less than the next one; so is no option of a half that is written so.
            let is_half = matches!(
                (&left[..], &right[..]),
                ([Tree::Atom(Atom::Integer(a))], [Tree::Atom(Atom::Integer(b))]) if a < b
            );
            if is_half { Tree::Atom(Atom::Integer(0)) } else { Tree::Game(all(left), all(right)) }
        }
        atom @ Tree::Atom(_) => atom,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_games_are_read() {
        let games = Invariant::Value.games();
        assert_eq!(games.len(), 200);
        let shown = |text: &str| game(&mut text.chars().peekable()).map(|it| it.to_string());
        assert_eq!(shown("{2,v|{*2|-3/2}}").unwrap(), "{2,v|{*2|{-2|-1}}}");
        assert_eq!(shown("{2|"), None);
    }
}
