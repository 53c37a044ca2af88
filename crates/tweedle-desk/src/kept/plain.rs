//! Expressions in files that may be evaluated.

/// True if a text is a name, with literals in brackets at most, as rulesets print themselves: what a file says is not
/// evaluated if it may be a calculation.
pub(crate) fn is_plain(ruleset: &str) -> bool {
    let (name, arguments) = ruleset.split_once('(').unwrap_or((ruleset, ""));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '.' || c == '_';
    let is_literal = |c: char| c.is_ascii_alphanumeric() || "[], -/".contains(c);
    let mut outside = arguments.strip_suffix(')').unwrap_or(arguments).split('"').step_by(2);
    name.chars().all(is_name) && outside.all(|text| text.chars().all(is_literal))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_is_no_calculation() {
        let plain = [
            "game.grid.Clobber",
            "game.heap.PartizanTakeAndBreak(\"0.3\",\"4.7(\")",
            "game.strip.GenToadsAndFrogs(1,2,3,true)",
            "game.heap.Subtraction([1,2])",
        ];
        assert!(plain.iter().all(|ruleset| is_plain(ruleset)));
        let others = [
            "game.grid.Domineering(Grid.Empty(9,9))",
            "game.grid.Clobber(\"xo\").CanonicalForm",
            "game.heap.Subtraction(1..9)",
            "game.heap.Subtraction(File(\"x\"))",
            "9^9",
            "\u{1b}[2J",
        ];
        assert!(others.iter().all(|ruleset| !is_plain(ruleset)));
    }
}
