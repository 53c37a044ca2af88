//! Pictures of positions for a terminal.

use tweedle_boxes::column_name;

/// The most cells or counters drawn in a line where a number says the same.
pub const WIDEST: usize = 60;

/// A line for each head and what stands beside it, all beginning in one column.
pub fn lines(lines: impl IntoIterator<Item = (String, String)>) -> String {
    let lines: Vec<_> = lines.into_iter().collect();
    let width = widest(lines.iter().map(|(head, _)| head));
    let lines: Vec<_> =
        lines.iter().map(|(head, text)| format!("{head:<width$}  {text}")).collect();
    lines.join("\n")
}

/// A line for each head and its cells, with the cells one below the other.
pub fn table(lines: &[(String, Vec<String>)]) -> String {
    let margin = widest(lines.iter().map(|(head, _)| head));
    let width = widest(lines.iter().flat_map(|(_, cells)| cells));
    let line = |(head, cells): &(String, Vec<String>)| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        let gap = if margin > 0 { " " } else { "" };
        format!("{head:>margin$}{gap}{}", cells.join(" "))
    };
    lines.iter().map(line).collect::<Vec<_>>().join("\n")
}

/// The rows of a board with their numbers, and the letters of its columns below them.
pub fn board(rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut lines: Vec<_> =
        (1..).zip(rows).map(|(number, cells): (usize, _)| (number.to_string(), cells)).collect();
    let cols = lines.first().map_or(0, |(_, cells)| cells.len());
    lines.push((String::new(), (0..cols).map(column_name).collect()));
    table(&lines)
}

/// Cells in a row with their numbers, from 1, below them.
pub fn numbered(head: &str, cells: impl IntoIterator<Item = String>) -> String {
    let cells: Vec<_> = cells.into_iter().collect();
    let numbers = (1..=cells.len()).map(|number| number.to_string()).collect();
    table(&[(head.to_owned(), cells), (String::new(), numbers)])
}

fn widest<'a>(texts: impl Iterator<Item = &'a String>) -> usize {
    texts.map(|text| text.chars().count()).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_stand_one_below_the_other() {
        let cells = |text: &str| text.chars().map(String::from).collect::<Vec<_>>();
        assert_eq!(numbered("", cells("t.f")), "t . f\n1 2 3");
        let long = numbered("row 1", cells("||||||||||"));
        assert!(long.starts_with("row 1  |  |  |") && long.ends_with("  8  9 10"), "{long}");
        let heads = [("9".to_owned(), cells("ab")), ("10".to_owned(), cells("c"))];
        assert_eq!(table(&heads), " 9 a b\n10 c");
    }
}
