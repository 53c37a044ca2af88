//! Worksheets that are pasted: inputs after prompts, and between them the printed lines.

/// The prompt before each input.
pub(super) const PROMPT: &str = "> ";

/// The text of a line behind the prompt that it begins with; no input begins so.
pub(super) fn behind_prompt(line: &str) -> Option<&str> {
    line.strip_prefix(PROMPT).or_else(|| (line.trim_end() == PROMPT.trim_end()).then_some(""))
}

/// True if a text is a worksheet: its first line that is not empty begins with a prompt.
pub(super) fn is_worksheet(text: &str) -> bool {
    let first = text.lines().find(|line| !line.trim().is_empty());
    first.is_some_and(|line| behind_prompt(line).is_some())
}

/// The inputs of a worksheet, each with the number of its first line, from 0. Lines without a prompt are what was printed,
/// but for those that an input needs which is not finished before.
pub(super) fn inputs(text: &str, is_open: impl Fn(&str) -> bool) -> Vec<(usize, String)> {
    let mut inputs: Vec<(usize, String)> = Vec::new();
    for (number, line) in text.lines().enumerate() {
        match (behind_prompt(line), inputs.last_mut()) {
            (Some(input), _) => inputs.push((number, input.to_owned())),
            (None, Some((_, last))) if is_open(last) => {
                last.push('\n');
                last.push_str(line);
            }
            _ => {}
        }
    }
    inputs
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_script::is_unfinished;

    #[test]
    fn inputs_of_worksheets() {
        let check = |text: &str, expected: &[(usize, &str)]| {
            assert!(is_worksheet(text), "{text}");
            let found = inputs(text, is_unfinished);
            let found: Vec<_> = found.iter().map(|(line, input)| (*line, &**input)).collect();
            assert_eq!(found, expected, "{text}");
        };
        check("> 1 + 1\n2\n> x := 3\n3", &[(0, "1 + 1"), (2, "x := 3")]);
        check("\n> {1|\n   0}\n{1|0}\n>\n> 5", &[(1, "{1|\n   0}"), (4, ""), (5, "5")]);
        check("> 1 +\n> 2", &[(0, "1 +"), (1, "2")]);
        for text in ["x\n> y", "1 > 2", ">2", ""] {
            assert!(!is_worksheet(text), "{text}");
        }
    }
}
