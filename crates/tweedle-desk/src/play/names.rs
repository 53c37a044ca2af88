//! Moves by their names.

/// The move that a text means: its name, or its name but for spaces and capitals if that is only one
/// move's, or its number, counted from 1.
pub(super) fn find(names: &[&str], text: &str) -> Option<usize> {
    if let Some(exact) = names.iter().position(|name| *name == text.trim()) {
        return Some(exact);
    }
    let plain = |text: &str| -> String {
        text.chars().filter(|c| !c.is_whitespace()).flat_map(char::to_lowercase).collect()
    };
    let wanted = plain(text);
    let mut named = (0..names.len()).filter(|&i| plain(names[i]) == wanted);
    let first = named.next().filter(|_| named.next().is_none());
    first.or_else(|| {
        let number = text.trim().parse::<usize>().ok()?;
        (1..=names.len()).contains(&number).then(|| number - 1)
    })
}

/// The name that is most like a text, if any is like it: that of a move, or another.
pub(crate) fn nearest<'a>(names: &[&'a str], text: &str) -> Option<&'a str> {
    let scored = names.iter().map(|name| (strsim::jaro_winkler(name, text), name));
    let best = scored.max_by(|(a, _), (b, _)| a.total_cmp(b))?;
    (best.0 >= 0.8).then_some(best.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_numbers() {
        let names = ["heap 1 take 1", "heap 1 take 2", "a", "A", "2: b1"];
        let check = |text: &str, found: Option<usize>| assert_eq!(find(&names, text), found);
        check("heap 1 take 2", Some(1));
        check(" Heap 1  TAKE 2", Some(1));
        check("2", Some(1));
        check("A", Some(3));
        check("0", None);
        check("6", None);
        check("nothing", None);
        assert_eq!(nearest(&names, "heap 1 tke 1"), Some("heap 1 take 1"));
        assert_eq!(nearest(&names, "xyzzy"), None);
    }
}
