//! Documentation of a ruleset: its parameters, the characters of its boards, its positions.

use std::fmt::Write;
use tweedle_rules::{Entry, Kind, Shape};

/// Parameters, cells, shape and positions of a ruleset, a line for each.
pub(super) fn details(entry: &Entry) -> Vec<String> {
    let mut lines = vec![shape(entry.shape()).to_owned()];
    if !entry.cells().is_empty() {
        let cells = entry.cells().chars().map(|cell| format!("`{cell}` {}", meaning(entry, cell)));
        lines.push(format!("Cells: {}.", cells.collect::<Vec<_>>().join(", ")));
    }
    for parameter in entry.parameters() {
        let mut line = format!("Parameter `{}`: {}", parameter.name, kind(parameter.kind));
        match parameter.default {
            Some(default) => {
                let _ = write!(line, ", {default} if it is left out.");
            }
            None => line.push('.'),
        }
        if !parameter.hint.is_empty() {
            line.push(' ');
            line.push_str(parameter.hint);
        }
        lines.push(line);
    }
    lines
}

/// A description of the notation of positions.
fn shape(shape: Shape) -> &'static str {
    match shape {
        Shape::Heaps => "A position is the sizes of heaps, between commas.",
        Shape::Pair => "A position is two numbers, with a comma between them.",
        Shape::Grid => "A position is a board, row by row from the top, with `|` between rows.",
        Shape::Pieces => {
            "A position is a board, row by row from the top, with `|` between rows; or the squares of the geese and that of the fox, each by row and column from 1."
        }
        Shape::Strip => "A position is a strip, cell by cell from the left.",
        Shape::Graph => "A position is a graph, as it is walked.",
        Shape::Strings => {
            "A position is strings, each between two coins or one coin and the ground."
        }
        Shape::Lines => {
            "A position says which lines between dots are undrawn; `empty` is none drawn."
        }
        Shape::Elements => "A position is the elements that are left, in braces.",
        _ => "A position is a text.",
    }
}

/// A description of the values that a parameter may have.
fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Natural => "an integer from 0 up",
        Kind::Step => "an integer, or `inf`",
        Kind::Length => "an integer from 0 up, or `inf`",
        Kind::Boolean => "`true` or `false`",
        Kind::Numbers => "a list or a set of positive integers",
        Kind::Ratio => "a positive rational number",
        Kind::Code => "a take-and-break code in quotes",
        Kind::Text => "a text in quotes",
        _ => "a value",
    }
}

/// Rulesets that are played with stones `x` of Left's and `o` of Right's.
const WITH_STONES: &[&str] = &[
    "game.grid.AntiClobber",
    "game.grid.AtariGo",
    "game.grid.CannibalClobber",
    "game.grid.Clobber",
    "game.grid.ConnectFour",
    "game.grid.GameOfY",
    "game.grid.GoByArea",
    "game.grid.GoEndgame",
    "game.grid.Hex",
    "game.grid.HotClobber",
    "game.grid.Kings",
    "game.grid.Knights",
    "game.grid.Konane",
    "game.grid.NoGo",
    "game.grid.Queens",
    "game.grid.Rooks",
    "game.grid.TicTacToe",
];

/// The meaning of a character of a board or a strip. A ruleset from outside of the library may give the
/// character another meaning, which its own documentation tells.
fn meaning(entry: &Entry, cell: char) -> &'static str {
    match (entry.name(), cell) {
        (
            "game.strip.SilverDollar"
            | "game.strip.WeltersGame"
            | "game.strip.DollarGame"
            | "game.strip.DollarGameWithBag",
            'o',
        ) => "a coin",
        ("game.strip.DollarGame" | "game.strip.DollarGameWithBag", '$') => "the silver dollar",
        (_, 't') if entry.cells() == "th" => "a coin that shows tails",
        (_, 'h') if entry.cells() == "th" => "a coin that shows heads",
        ("game.strip.Treblecross", 'x') => "a cross",
        ("game.strip.Push" | "game.strip.Shove" | "game.grid.Northcott", 'l' | 'x') => {
            "a piece of Left's"
        }
        ("game.strip.Push" | "game.strip.Shove" | "game.grid.Northcott", 'r' | 'o') => {
            "a piece of Right's"
        }
        ("game.grid.SkiJumps", 'L') => "a jumper of Left's, which goes right",
        ("game.grid.SkiJumps", 'l') => "a slipper of Left's, which goes right",
        ("game.grid.SkiJumps", 'R') => "a jumper of Right's, which goes left",
        ("game.grid.SkiJumps", 'r') => "a slipper of Right's, which goes left",
        ("game.grid.CrossPurposes", 'x') => "a stack of crates, which is nobody's",
        ("game.grid.CrossPurposes", '#') => "a crate that has fallen",
        (_, 'g') if entry.shape() == Shape::Pieces => "a goose of Left's",
        (_, 'f') if entry.shape() == Shape::Pieces => "the fox of Right's",
        ("game.grid.Amazons", 'x') => "an amazon of Left's",
        ("game.grid.Amazons", 'o') => "an amazon of Right's",
        ("game.grid.Amazons", '#') => "a cell blocked by an arrow",
        ("game.grid.Chomp", '.') => "a square",
        ("game.grid.Chomp", '#') => "a square that is eaten",
        ("game.grid.Domineering" | "game.grid.Cram" | "game.grid.Quelhas", '#') => {
            "a cell that is taken"
        }
        ("game.grid.AtariGo", 'X') => "a captured stone of Left's, which ends the play",
        ("game.grid.AtariGo", 'O') => "a captured stone of Right's, which ends the play",
        ("game.grid.Fission", 'x') => "a stone, which is nobody's",
        ("game.grid.Fission", '#') => "a cell that is blocked",
        ("game.grid.KingDirt", 'x') => "a king of Left's",
        ("game.grid.KingDirt", 'o') => "a king of Right's",
        ("game.grid.KingDirt", '#') => "a cell that has fallen away",
        (
            "game.grid.NoGo" | "game.grid.GoByArea" | "game.grid.GoEndgame" | "game.grid.GameOfY",
            '#',
        ) => "no point of the board",
        ("game.grid.GoByArea" | "game.grid.GoEndgame", 'X') => {
            "a stone of Left's that lives for good"
        }
        ("game.grid.GoByArea" | "game.grid.GoEndgame", 'O') => {
            "a stone of Right's that lives for good"
        }
        ("game.grid.Phutball", 'm') => "a man, who is nobody's",
        ("game.grid.Phutball", '@') => "the ball",
        ("game.strip.Woodpush", 'l') => "a piece of Left's, which pushes to the right",
        ("game.strip.Woodpush", 'r') => "a piece of Right's, which pushes to the left",
        (name, 'x') if WITH_STONES.contains(&name) => "a stone of Left's",
        (name, 'o') if WITH_STONES.contains(&name) => "a stone of Right's",
        ("game.strip.Blockbusting", '.') => "a parcel that is free",
        ("game.strip.Blockbusting", 'x') => "a parcel of Left's",
        ("game.strip.Blockbusting", 'o') => "a parcel of Right's",
        ("game.strip.Blockbusting", 'X') => {
            "a parcel of Left's that has brought a point with the next one"
        }
        ("game.strip.TopplingDominoes", 'l') => "a domino of Left's",
        ("game.strip.TopplingDominoes", 'r') => "a domino of Right's",
        ("game.strip.TopplingDominoes", 'e') => "a domino of either's",
        ("game.strip.ElephantsAndRhinos", 't') => "an elephant, Left's, which goes right",
        ("game.strip.ElephantsAndRhinos", 'f') => "a rhino, Right's, which goes left",
        (name, 't') if name.starts_with("game.strip.") => "a toad, Left's, which goes right",
        (name, 'f') if name.starts_with("game.strip.") => "a frog, Right's, which goes left",
        (_, '.') => "an empty cell",
        _ => "a cell of its own kind",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_of_ours_has_a_meaning() {
        for entry in tweedle_rulesets::standard().entries() {
            for cell in entry.cells().chars() {
                assert_ne!(
                    meaning(entry, cell),
                    "a cell of its own kind",
                    "{}: {cell}",
                    entry.name()
                );
            }
        }
    }
}
