//! The names of the squares of a board.

// Boards of dots name theirs in the same way.
pub use tweedle_boxes::{column_name, square_name};

/// The sentence that a name of a square in `text` is beyond a board of `rows` x `cols` squares, if
/// one is.
pub fn beyond(text: &str, rows: usize, cols: usize) -> Option<String> {
    let names = text.split(|c: char| !c.is_ascii_alphanumeric());
    // In `a1xb1` a letter parts the names.
    let names = names.flat_map(|piece| {
        let cut = piece.find(|c: char| c.is_ascii_digit()).and_then(|digit| {
            Some(digit + piece[digit..].find(|c: char| c.is_ascii_alphabetic())?)
        });
        match cut {
            Some(cut) => vec![&piece[..cut], &piece[cut + 1..]],
            None => vec![piece],
        }
    });
    let is_beyond = |name: &&str| {
        let digit = name.find(|c: char| c.is_ascii_digit()).filter(|&digit| digit > 0)?;
        let row = name[digit..].parse::<usize>().ok()?;
        let letters = name[..digit].to_ascii_lowercase();
        let is_col = (0..cols).any(|col| column_name(col) == letters);
        (!is_col || row == 0 || row > rows).then_some(())
    };
    let name = names.into_iter().find(|name| is_beyond(name).is_some())?;
    let (letter, last) = (column_name(cols.checked_sub(1)?), rows);
    Some(format!("There is no square {name} on this board: it goes from a1 to {letter}{last}."))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_and_numbers() {
        let names = [0, 25, 26, 51, 52, 127].map(column_name);
        assert_eq!(names, ["a", "z", "aa", "az", "ba", "dx"]);
        assert_eq!(square_name(1, 2), "c2");
    }

    #[test]
    fn squares_beyond_the_board() {
        let message = |name: &str| {
            Some(format!("There is no square {name} on this board: it goes from a1 to d3."))
        };
        assert_eq!(beyond("a1-b1", 3, 4), None);
        assert_eq!(beyond("a1-a4", 3, 4), message("a4"));
        assert_eq!(beyond("a1xe1", 3, 4), message("e1"));
        assert_eq!(beyond("a1-b2/zz9", 3, 4), message("zz9"));
        assert_eq!(beyond("take 9", 3, 4), None);
        assert_eq!(beyond("é9x", 3, 4), None);
        assert_eq!(beyond("c0", 3, 4), message("c0"));
    }
}
