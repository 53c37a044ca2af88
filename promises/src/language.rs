//! Promises of the lexer and the parser for any text.

use crate::text::{is_piece, is_sentence};
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Diagnostic, Session, parse};

/// The length of the longest text, in bytes: a mistake that a long text shows is also shown by a shorter one.
const LONGEST: usize = 4096;

/// The largest number of bytes of a text that is looked at as a name, which takes long.
const LONGEST_NAME: usize = 32;

/// A text is cut into tokens that stand in it one after the other, and becomes a tree whose statements say
/// the same alone, or a message about a piece of it. A name at its end is completed.
///
/// # Panics
/// If that is not so.
pub fn language(bytes: &[u8]) {
    let text = &*String::from_utf8_lossy(&bytes[..bytes.len().min(LONGEST)]);
    match lex(text) {
        Ok(tokens) => {
            let mut at = 0;
            for (token, span) in &tokens {
                let (start, end) = (span.start as usize, span.end as usize);
                assert!(is_piece(text, start, end) && at <= start, "{token:?} {span:?}");
                assert_eq!(*token == Token::EndOfText, start == end, "{token:?} {span:?}");
                at = end;
            }
        }
        Err(error) => check_message(text, &error),
    }
    match parse(text) {
        Ok(script) => {
            for statement in &script.statements {
                let (start, end) = (statement.span.start as usize, statement.span.end as usize);
                assert!(is_piece(text, start, end), "{statement}");
                let alone = parse(&text[start..end]).expect("a statement is a program");
                assert_eq!(alone.to_string(), statement.to_string());
            }
            assert_eq!(script.clone().to_string(), script.to_string());
        }
        Err(error) => check_message(text, &error),
    }
    if text.len() <= LONGEST_NAME {
        name(text);
    }
}

/// A name at the end of a text is completed, and a text that is a name is told about.
fn name(text: &str) {
    thread_local! {
        /// Nothing is evaluated in it, so all texts may share it.
        static SESSION: Session = Session::of(tweedle_rulesets::standard());
    }
    let (start, candidates) = SESSION.with(|session| session.complete(text));
    assert!(is_piece(text, start, text.len()));
    assert!(candidates.iter().all(|candidate| !candidate.text.is_empty()));
    if let Err(unknown) = tweedle_script::reference::about(text, &tweedle_rulesets::standard()) {
        assert_eq!(unknown.name, text);
    }
}

/// A message is a sentence about a piece of the text, and is shown with it.
fn check_message(text: &str, error: &Diagnostic) {
    assert!(is_piece(text, error.span.start as usize, error.span.end as usize), "{error:?}");
    assert!(is_sentence(&error.message), "{error:?}");
    assert!(error.hint.as_ref().is_none_or(|hint| is_sentence(hint)), "{error:?}");
    assert!(error.render("input", text).contains(&error.message), "{error:?}");
}
