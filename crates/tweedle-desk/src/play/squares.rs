//! Moves by the squares that they change, on boards whose moves have no names but the board that follows.

use tweedle_boxes::column_name;
use tweedle_rules::Thing;
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_search::{Move, Position};

/// The places of a board or a strip, row by row; of a strip there is one row.
struct Board {
    rows: Vec<Vec<Cell>>,
    is_strip: bool,
}

type Place = (usize, usize);

/// The moves from a position that a text such as `a2` or `a2-b2` may mean, by their places in the list: those that touch
/// these squares and no others, or else those that touch these and others. Among several, the ones are meant that bring
/// the content of the first square to the last one, if there are such.
pub(super) fn fitting(from: &Position, moves: &[&Move], text: &str) -> Vec<usize> {
    let Some(before) = board(from) else { return Vec::new() };
    let Some(squares) = before.squares(text) else { return Vec::new() };
    let touched =
        |step: &&Move| -> Vec<Place> { step.touched().into_iter().filter_map(place).collect() };
    let touching: Vec<(usize, Vec<Place>)> = moves
        .iter()
        .map(touched)
        .enumerate()
        .filter(|(_, touched)| squares.iter().all(|square| touched.contains(square)))
        .collect();
    let is_exact = |(_, touched): &&(usize, Vec<Place>)| touched.len() == squares.len();
    let any_exact = touching.iter().any(|of| is_exact(&of));
    let fitting = touching.iter().filter(|of| !any_exact || is_exact(of));
    let fitting: Vec<usize> = fitting.map(|of| of.0).collect();
    let (first, last) = (squares[0], squares[squares.len() - 1]);
    let brings = |&&i: &&usize| {
        let after = board(&moves[i].to).filter(|_| first != last);
        after.is_some_and(|it| before.at(first) == it.at(last) && it.at(first) != it.at(last))
    };
    let brought: Vec<usize> = fitting.iter().filter(brings).copied().collect();
    if brought.is_empty() { fitting } else { brought }
}

/// The place that a thing is, if it is one.
fn place((_, thing): (usize, Thing)) -> Option<Place> {
    match thing {
        Thing::Cell(row, column) => Some((row, column)),
        Thing::Place(place) => Some((0, place)),
        _ => None,
    }
}

/// The board that a position shows, if it is one of a program: those of other rulesets have names for moves.
fn board(position: &Position) -> Option<Board> {
    let [term] = position.terms() else { return None };
    if !term.component().says_rules() {
        return None;
    }
    match term.sketch()?.figure {
        Figure::Board(rows) => Some(Board { rows, is_strip: false }),
        Figure::Strip(row) => Some(Board { rows: vec![row], is_strip: true }),
        _ => None,
    }
}

impl Board {
    fn at(&self, (row, column): Place) -> Option<&Cell> {
        self.rows.get(row)?.get(column)
    }

    /// The squares that a text names, each once; `None` if it is something else.
    fn squares(&self, text: &str) -> Option<Vec<Place>> {
        let pieces = text.split(|c: char| c.is_whitespace() || "-,>".contains(c));
        let pieces = pieces.filter(|piece| !piece.is_empty());
        let mut squares: Vec<Place> = Vec::new();
        for piece in pieces {
            let place = self.square(&piece.to_ascii_lowercase())?;
            if !squares.contains(&place) {
                squares.push(place);
            }
        }
        (!squares.is_empty()).then_some(squares)
    }

    /// The place that a name means: `c2`, on a strip `3`.
    fn square(&self, name: &str) -> Option<Place> {
        let digits = name.find(|c: char| c.is_ascii_digit())?;
        let (letters, number) = name.split_at(digits);
        let number = number.parse::<usize>().ok()?.checked_sub(1)?;
        let place = if self.is_strip {
            letters.is_empty().then_some((0, number))?
        } else {
            let columns = 0..self.rows.first()?.len();
            (number, columns.into_iter().find(|&column| column_name(column) == letters)?)
        };
        self.at(place).map(|_| place)
    }
}
