//! What the squares of a board are called.

/// `c2`: the letter of the column and the number of the row from the top, both counted from 0 here.
pub(crate) fn square_name(row: usize, col: usize) -> String {
    format!("{}{}", column_name(col), row + 1)
}

/// `a`, `b`, ..., `z`, `aa`, `ab` and so on.
pub(crate) fn column_name(col: usize) -> String {
    let letter = char::from(b'a' + (col % 26) as u8);
    match col / 26 {
        0 => letter.to_string(),
        more => column_name(more - 1) + &letter.to_string(),
    }
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
}
