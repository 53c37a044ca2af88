//! Moves by the squares that they change, on boards whose moves have no names but the board that follows.

use tweedle_boxes::column_name;
use tweedle_rules::sketch::{Cell, Figure};
use tweedle_search::Position;

/// The places of a board or a strip, row by row; of a strip there is one row.
struct Board {
    rows: Vec<Vec<Cell>>,
    is_strip: bool,
}

type Place = (usize, usize);

/// The moves from a position to others that a text such as `a2` or `a2-b2` may mean, by their places in the list: those that
/// change these squares and no others, or else those that change these and others. Of several the ones are meant that bring
/// what is on the first square to the last one, if there are such.
pub(super) fn fitting(from: &Position, to: &[&Position], text: &str) -> Vec<usize> {
    let Some(before) = board(from) else { return Vec::new() };
    let Some(squares) = before.squares(text) else { return Vec::new() };
    let changed = |after: &Board| -> Vec<Place> {
        before.places().filter(|&place| before.at(place) != after.at(place)).collect()
    };
    let after: Vec<Option<Board>> = to.iter().map(|to| board(to)).collect();
    let moves: Vec<(usize, &Board, Vec<Place>)> = after
        .iter()
        .enumerate()
        .filter_map(|(i, after)| after.as_ref().map(|after| (i, after, changed(after))))
        .filter(|(_, _, changed)| squares.iter().all(|square| changed.contains(square)))
        .collect();
    let is_exact = |of: &&(usize, &Board, Vec<Place>)| of.2.len() == squares.len();
    let exact: Vec<_> = moves.iter().filter(is_exact).collect();
    let fitting = if exact.is_empty() { moves.iter().collect() } else { exact };
    let (first, last) = (squares[0], squares[squares.len() - 1]);
    let brings = |of: &&&(usize, &Board, Vec<Place>)| {
        first != last && before.at(first) == of.1.at(last) && of.1.at(first) != of.1.at(last)
    };
    let brought: Vec<_> = fitting.iter().filter(brings).copied().collect();
    let fitting = if brought.is_empty() { fitting } else { brought };
    fitting.into_iter().map(|of| of.0).collect()
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

    fn places(&self) -> impl Iterator<Item = Place> {
        let columns = self.rows.iter().map(Vec::len).enumerate();
        columns.flat_map(|(row, count)| (0..count).map(move |column| (row, column)))
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
