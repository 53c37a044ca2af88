//! Edits of boards, strips and heaps that are written as their cells or their sizes alone.

use crate::Trouble;
use crate::answer::CellsOf;
use crate::question::Change;
use tweedle_rules::sketch::Figure;
use tweedle_script::say;
use tweedle_search::Position;

/// The most signs that may be painted.
const MOST_SIGNS: usize = 12;
/// Larger sizes are no exact numbers on a page.
const LARGEST: u64 = 999_999_999_999_999;

/// The signs that may be painted on the cells of a position, and the sign of each now, where the ruleset has the letters
/// `letters`. `None` if it is not written as cells alone.
pub(crate) fn cells(position: &Position, letters: &str) -> Option<CellsOf> {
    let now = signs_now(position)?;
    let mut signs: Vec<char> = Vec::new();
    for sign in letters.chars().chain(now.iter().copied()) {
        if ![' ', ','].contains(&sign) && !signs.contains(&sign) {
            signs.push(sign);
        }
    }
    (2..=MOST_SIGNS).contains(&signs.len()).then_some(CellsOf { signs, now })
}

/// The sizes of the heaps of a position, of which one is 0 if there are none; `None` if it is not written as these alone.
pub(crate) fn heaps(position: &Position) -> Option<Vec<u64>> {
    let (Figure::Heaps(mut sizes), text) = seen(position)? else { return None };
    if sizes.is_empty() {
        sizes.push(0);
    }
    (text == written(&sizes) && sizes.iter().all(|&size| size <= LARGEST)).then_some(sizes)
}

/// The position that an edit makes of another one.
///
/// # Errors
/// [`Trouble`] if there is none.
pub(crate) fn edited(position: &Position, edit: &Change) -> Result<Position, Trouble> {
    let refused = || Trouble::mistake(say::cannot_be_edited());
    let (component, _) = position.single().ok_or_else(refused)?;
    let text = match edit {
        Change::Paint { cell, sign } if signs_now(position).is_some() => {
            let mut text = component.text();
            let mut cells = text.char_indices().filter(|&(_, sign)| sign != '|');
            let (at, old) = cells.nth(*cell).ok_or_else(refused)?;
            text.replace_range(at..at + old.len_utf8(), &sign.to_string());
            text
        }
        Change::Heaps { sizes } if heaps(position).is_some() => {
            let sizes: Vec<u64> = sizes.iter().copied().filter(|&size| size > 0).collect();
            written(if sizes.is_empty() { &[0] } else { &sizes })
        }
        _ => return Err(refused()),
    };
    let placed = component.rules_handle().place(&text);
    let edited = placed.map_err(|error| Trouble::mistake(say::not_possible(error.message())))?;
    let is_meant = match edit {
        Change::Paint { .. } => {
            let count = |it: &Position| signs_now(it).map(|signs| signs.len());
            count(&edited) == count(position)
        }
        Change::Heaps { .. } => heaps(&edited).is_some_and(|it| written(&it) == text),
    };
    if is_meant { Ok(edited) } else { Err(refused()) }
}

/// The sign of each cell, row by row; `None` if the position is not written as cells alone.
pub(crate) fn signs_now(position: &Position) -> Option<Vec<char>> {
    let (figure, text) = seen(position)?;
    let count = match figure {
        Figure::Board(rows) => rows.iter().map(Vec::len).sum(),
        Figure::Strip(row) | Figure::Dominoes(row) => row.len(),
        _ => return None,
    };
    let signs: Vec<char> = text.chars().filter(|&sign| sign != '|').collect();
    (signs.len() == count).then_some(signs)
}

/// The figure of a position of one ruleset, and its notation.
pub(crate) fn seen(position: &Position) -> Option<(Figure, String)> {
    let (component, false) = position.single()? else { return None };
    Some((component.sketch(None)?.figure, component.text()))
}

/// Heaps as they are written.
fn written(sizes: &[u64]) -> String {
    sizes.iter().map(u64::to_string).collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(ruleset: &str, text: &str) -> Position {
        tweedle_rulesets::standard().of_expression(ruleset).unwrap().place(text).unwrap()
    }

    #[test]
    fn cells_are_painted() {
        let board = position("game.grid.Clobber", "xo|..");
        let found = cells(&board, ".xo").unwrap();
        assert_eq!((found.signs.as_slice(), found.now.len()), (&['.', 'x', 'o'][..], 4));
        let paint = |cell, sign| edited(&board, &Change::Paint { cell, sign });
        assert_eq!(paint(2, 'o').unwrap().text(), "xo|o.");
        for (cell, sign) in [(4, 'x'), (0, '|'), (0, '?')] {
            assert!(paint(cell, sign).is_err(), "{cell} {sign}");
        }
        // More than its cells stands in the text.
        assert!(cells(&position("game.grid.KingDirt", "1,1:...|.x."), ".xo#").is_none());
        assert!(cells(&board.negative(), ".xo").is_none() && heaps(&board).is_none());
        assert!(edited(&board, &Change::Heaps { sizes: vec![1] }).is_err());
    }

    #[test]
    fn heaps_are_edited() {
        let nim = position("game.heap.Nim", "3,5");
        assert_eq!(heaps(&nim), Some(vec![3, 5]));
        let of = |position: &Position, sizes: &[u64]| {
            edited(position, &Change::Heaps { sizes: sizes.to_vec() }).map(|it| it.text())
        };
        assert_eq!(of(&nim, &[3, 0, 4]).unwrap(), "3,4");
        assert_eq!(of(&nim, &[0, 0]).unwrap(), "0");
        let none = position("game.heap.Nim", "0");
        assert_eq!((heaps(&none), of(&none, &[0, 1]).unwrap().as_str()), (Some(vec![0]), "1"));
        // The second number would be no heap.
        let one = position("game.heap.FibonacciNim", "13");
        assert_eq!(of(&one, &[21]).unwrap(), "21");
        assert!(of(&one, &[13, 1]).is_err());
        assert!(heaps(&position("game.heap.Wythoff", "(3,5)")).is_none());
    }
}
