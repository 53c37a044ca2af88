//! The letters of a notation, and what pictures show in their place.

use crate::answer::{Letter, LetterShape};
use crate::paint::{edited, seen, signs_now};
use crate::question::Change;
use tweedle_engine::Player;
use tweedle_rules::Entry;
use tweedle_rules::sketch::{Cell, Figure, Owner};
use tweedle_search::Position;

/// The letters of a ruleset whose things a picture shows, where `example` is a position of it: those of its cells, or of the edges
/// of a graph that have owners. Where cells have numbers, they are those that the rules name.
pub(crate) fn letters(entry: &Entry, example: &Position) -> Vec<Letter> {
    let Some((figure, _)) = seen(example) else { return Vec::new() };
    match figure {
        Figure::Graph(graph) if graph.edges.iter().any(|edge| edge.owner.is_some()) => {
            "lre".chars().filter_map(of_edge).collect()
        }
        Figure::Board(_) if entry.cells().is_empty() => {
            let words = entry.summary().split(|it: char| !it.is_ascii_digit() && it != '-');
            words.filter_map(|word| of_number(example, word)).collect()
        }
        _ => entry.cells().chars().filter_map(|letter| of_cell(example, letter)).collect(),
    }
}

fn of_edge(letter: char) -> Option<Letter> {
    let Cell::Piece(owner, text) = Cell::of_letter(letter) else { return None };
    Some(Letter { letter: letter.into(), shape: LetterShape::Edge, owner: player(owner), text })
}

/// A number as it is drawn on a board that is one cell.
fn of_number(example: &Position, word: &str) -> Option<Letter> {
    word.parse::<i64>().ok()?;
    let board = example.single()?.0.rules_handle().place(word).ok()?;
    let Figure::Board(rows) = seen(&board)?.0 else { return None };
    match rows.into_iter().flatten().next()? {
        Cell::Piece(owner, text) => Some(Letter {
            letter: word.into(),
            shape: LetterShape::Disc,
            owner: player(owner),
            text,
        }),
        _ => None,
    }
}

/// A letter as it is drawn on the first cell of the example that may have it.
fn of_cell(example: &Position, letter: char) -> Option<Letter> {
    let count = signs_now(example)?.len();
    let put = |cell| edited(example, &Change::Paint { cell, sign: letter }).ok();
    let position = (0..count).find_map(put)?;
    let cell = signs_now(&position)?.iter().position(|&sign| sign == letter)?;
    let (figure, _) = seen(&position)?;
    let (drawn, piece) = match figure {
        Figure::Board(rows) => (rows.into_iter().flatten().nth(cell)?, LetterShape::Disc),
        Figure::Strip(row) => (row.into_iter().nth(cell)?, LetterShape::Disc),
        Figure::Dominoes(row) => (row.into_iter().nth(cell)?, LetterShape::Domino),
        _ => return None,
    };
    let (shape, owner, text) = match drawn {
        Cell::Empty => (LetterShape::Cell, None, String::new()),
        Cell::Off => (LetterShape::Off, None, String::new()),
        Cell::Piece(owner, text) => (piece, player(owner), text),
        Cell::Block(owner) => (LetterShape::Block, player(owner), String::new()),
        // What is written on the cell itself is seen as it is written.
        Cell::Square(_) | Cell::Written(_) => return None,
    };
    Some(Letter { letter: letter.into(), shape, owner, text })
}

fn player(owner: Owner) -> Option<Player> {
    match owner {
        Owner::Left => Some(Player::Left),
        Owner::Right => Some(Player::Right),
        Owner::Either => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(ruleset: &str) -> Vec<(String, LetterShape, Option<Player>, String)> {
        let registry = tweedle_rulesets::standard();
        let entry = registry.find(ruleset).unwrap();
        let example = registry.of_expression(&entry.example_rules()).unwrap();
        let found = letters(entry, &example.place(entry.example()).unwrap());
        found.into_iter().map(|it| (it.letter, it.shape, it.owner, it.text)).collect()
    }

    #[test]
    fn letters_are_what_is_drawn() {
        use LetterShape::{Cell, Disc, Domino, Edge, Off};
        let (left, right) = (Some(Player::Left), Some(Player::Right));
        let it = |letter: &str, shape, owner, text: &str| {
            (letter.to_owned(), shape, owner, text.to_owned())
        };
        assert_eq!(
            of("game.grid.Clobber"),
            [it(".", Cell, None, ""), it("x", Disc, left, ""), it("o", Disc, right, "")]
        );
        assert_eq!(of("game.grid.Domineering"), [it(".", Cell, None, ""), it("#", Off, None, "")]);
        assert_eq!(
            of("game.graph.Hackenbush"),
            [it("l", Edge, left, ""), it("r", Edge, right, ""), it("e", Edge, None, "")]
        );
        assert_eq!(of("game.strip.TopplingDominoes")[3], it("e", Domino, None, ""));
        // The letter is written on the piece; tails are an empty cell.
        assert_eq!(of("game.grid.SkiJumps")[2], it("l", Disc, left, "l"));
        assert_eq!(of("game.strip.Ruler"), [it("t", Cell, None, ""), it("h", Disc, None, "h")]);
        // A sign stands for the owner.
        assert_eq!(of("game.grid.Sheep"), [it("3", Disc, left, "3"), it("-3", Disc, right, "3")]);
        assert!(of("game.heap.Nim").is_empty());
    }
}
