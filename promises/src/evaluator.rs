//! Promises of the evaluator for any program.

use crate::bounded::{bounded, control};
use crate::text::is_piece;
use tweedle_script::{Failure, Session, Style, Value, parse};

/// A program has a value that is printed, or an error about a piece of it. The session answers afterwards
/// as before. A game is printed so that it is read back to the same game, in either style.
///
/// # Panics
/// If that is not so.
pub fn evaluator(bytes: &[u8]) {
    let text = &*String::from_utf8_lossy(bytes);
    let control = control();
    let mut session = Session::new(control.clone(), tweedle_rulesets::standard());
    if let Err(failure) = bounded(&control, || run(&mut session, text)) {
        let span = failure.diagnostic.span;
        assert!(is_piece(text, span.start as usize, span.end as usize), "{failure:?}");
    }
    assert_eq!(session.run("1+1"), Ok(Some("2".to_owned())));
    drop(session);
    assert_eq!(control.used(), 0, "not all memory was given back");
}

/// Runs a program, and reads back what it printed. An error is one about the program.
fn run(session: &mut Session, text: &str) -> Result<(), Failure> {
    let Some(printed) = session.run(text)? else { return Ok(()) };
    // Run again, a program that assigns variables may mean something else.
    if text.contains(":=") || text.contains("var") {
        return Ok(());
    }
    let script = parse(text)?;
    let value = session.evaluate(&script)?;
    if let Value::Misere(_) = value {
        let text = format!("game.misere.MisereCanonicalGame(\"{printed}\")");
        read_back(session, &text, &value);
    }
    if let Value::OfUniverse(..) = value {
        read_back(session, &printed, &value);
    }
    if !matches!(value, Value::Integer(_) | Value::Game(_)) {
        return Ok(());
    }
    read_back(session, &format!("Value(\"{printed}\")"), &value);
    session.set_style(Style::Arithmetic);
    let Some(printed) = session.run(text)? else { return Ok(()) };
    read_back(session, &printed, &value);
    Ok(())
}

/// A text is that of a game. It may be too much work to read it.
fn read_back(session: &mut Session, text: &str, value: &Value) {
    let script = parse(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    match session.evaluate(&script) {
        Ok(read) => {
            let is_same = match (&read, value) {
                (Value::Integer(a), Value::Integer(b)) => a == b,
                (Value::Game(a), Value::Game(b)) => a == b,
                (Value::Misere(a), Value::Misere(b)) => a == b,
                (Value::OfUniverse(u, a), Value::OfUniverse(v, b)) => u == v && a == b,
                _ => false,
            };
            let class = read.class(&session.analyst().store);
            assert!(is_same, "{text} is another value, a {class}");
        }
        Err(failure) if failure.stop.is_some() => {}
        Err(failure) => panic!("{text}: {failure}"),
    }
}
