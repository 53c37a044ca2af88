//! Tables on a page of Markdown.

/// The cells of each row of the tables in a section of the second level, without the heads of the tables.
pub(crate) fn rows<'a>(page: &'a str, section: &str) -> Vec<Vec<&'a str>> {
    let mut lines = page.lines().skip_while(|line| line.strip_prefix("## ") != Some(section));
    lines.next();
    let lines: Vec<_> = lines.take_while(|line| !line.starts_with("## ")).collect();
    let mut rows = Vec::new();
    let mut is_in_body = false;
    for line in lines {
        let line = line.trim();
        if !line.starts_with('|') {
            is_in_body = false;
        } else if is_in_body {
            rows.push(line.trim_matches('|').split('|').map(str::trim).collect());
        } else {
            // The body begins after the rule below the head.
            is_in_body = line.chars().all(|mark| "|-: ".contains(mark));
        }
    }
    rows
}

/// The texts in backquotes in a cell.
pub(crate) fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_are_those_of_the_section() {
        let page = "# P\n## One\n| a | b |\n|---|---|\n| `x`, `y` | z |\n\nText.\n\n\
                    | a |\n| :- |\n| w |\n### Below\n## Two\n| a |\n|---|\n| v |\n";
        assert_eq!(rows(page, "One"), [vec!["`x`, `y`", "z"], vec!["w"]]);
        assert_eq!(rows(page, "Two"), [["v"]]);
        assert!(rows(page, "Three").is_empty());
        assert_eq!(quoted("`x`, `y` and z").collect::<Vec<_>>(), ["x", "y"]);
        assert_eq!(quoted("z").count(), 0);
    }
}
