//! The book's table of octal codes says what the program finds, where that takes no long time.

use std::collections::HashSet;
use std::path::Path;
use tweedle_engine::Control;
use tweedle_heaps::{Code, CodeRange, Sequence};

/// Rows that took more heaps are not computed again.
const MOST_HEAPS: u64 = 20_000;

#[test]
fn the_table_of_the_book() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../book/src/octal-table.md");
    let text = std::fs::read_to_string(path).unwrap();
    let (mut forms, mut codes, mut checked) = (HashSet::new(), 0, 0);
    for line in text.lines().filter(|line| line.starts_with("| 0.") || line.starts_with("| 4.")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let number = |cell: &str| cell.replace(',', "").parse::<u64>().ok();
        let code = Code::parse(cells[0]).unwrap();
        codes += number(cells[6]).unwrap();
        let heaps = number(cells[5]).unwrap();
        let period = number(cells[1]).zip(number(cells[2]));
        forms.insert(code.clone());
        if heaps > MOST_HEAPS || period.is_none() {
            continue;
        }
        let mut sequence = Sequence::new(&code, &Control::new());
        let found = sequence.extend_until_periodic(heaps).unwrap().unwrap();
        assert!(found.proof.is_some(), "{code}");
        assert_eq!(Some((found.period.length, found.period.preperiod)), period, "{code}");
        assert_eq!(sequence.computed(), heaps + 1, "{code}");
        assert_eq!(sequence.values(0..=heaps).max(), number(cells[4]), "{code}");
        checked += 1;
    }
    let range = CodeRange::parse("0.001..4.777").unwrap();
    assert_eq!(codes, range.count());
    let expected: HashSet<Code> = range.codes().map(|code| code.standard_form().code).collect();
    assert_eq!(forms, expected);
    assert!(checked > 60, "{checked}");
}
