//! Promises for any program that is not run: its mistakes are told, and it is written in the usual form.

use crate::bounded::{bounded, control};
use crate::text::{is_piece, is_sentence};
use std::collections::HashSet;
use tweedle_script::{Session, Unit, format, parse, parse_all};

/// Texts are not longer, in bytes.
const LONGEST: usize = 4096;

/// A text without mistakes is one that is read; otherwise each mistake is a sentence about a piece of it, in order.
/// The usual form of a text is its own usual form, and means the same. A text is checked without being run, and all
/// that is said of it is about pieces of it.
///
/// # Panics
/// If that is not so.
pub fn programs(bytes: &[u8]) {
    let text = &*String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
    let (script, mistakes) = parse_all(text);
    match parse(text) {
        Ok(read) => {
            assert!(mistakes.is_empty(), "{mistakes:?}");
            assert_eq!(read.to_string(), script.to_string());
        }
        Err(_) => assert!(!mistakes.is_empty()),
    }
    for mistake in &mistakes {
        let (start, end) = (mistake.span.start as usize, mistake.span.end as usize);
        assert!(is_piece(text, start, end), "{mistake:?}");
        assert!(is_sentence(&mistake.message), "{mistake:?}");
    }
    assert!(mistakes.is_sorted_by_key(|mistake| mistake.span.start));
    if let Ok(formatted) = format(text) {
        assert_eq!(format(&formatted).as_deref(), Ok(&*formatted));
        let meaning = |text: &str| parse(text).map(|script| script.to_string());
        assert_eq!(meaning(&formatted), meaning(text));
    }
    let control = control();
    let mut session = Session::new(control.clone(), tweedle_rulesets::standard());
    let unit = Unit { file: "program.cgs", name: "program", text };
    let checked = bounded(&control, || session.check(unit, &HashSet::new()));
    let notes = checked.notes.iter().map(|note| note.diagnostic.span);
    let names = checked.mentions.iter().map(|mention| mention.span);
    for span in notes.chain(names) {
        assert!(is_piece(text, span.start as usize, span.end as usize), "{span:?}");
    }
    assert_eq!(session.run("1+1"), Ok(Some("2".to_owned())));
}
