//! Addresses at which the page of `tweedle serve` shows a game.

use super::own::new;
use super::table::Function;
use crate::class::{GAME, OBJECT};
use crate::failure::Failure;
use crate::instance::is_instance;
use crate::operate::arguments::required;
use crate::print;
use crate::value::Value;
use std::fmt::Write;
use tweedle_syntax::say;

/// The port at which `tweedle serve` listens by default.
pub const PORT: u16 = 8765;

/// The largest number of bytes in an address that browsers and servers take.
const LONGEST: usize = 8_000;

/// The functions.
pub(super) static FUNCTIONS: &[Function] = &[Function {
    name: "cgsuite.ui.Explorer",
    parameters: &[required("G", GAME)],
    gives: OBJECT,
    doc: "The address at which the page of `tweedle serve` shows a game and its options; `Selection` is the game.",
    example: (
        "Explorer(game.heap.Nim(3))",
        "http://127.0.0.1:8765/explore?p=Nim.Position%28%223%22%29",
    ),
    call: |session, bound| {
        let (game, at) = bound.value(0);
        if !is_instance(session, game, GAME) {
            return Err(bound.wrong(session, 0));
        }
        let text = print::text(session, game, at)?;
        let address = format!("http://127.0.0.1:{PORT}/explore?p={}", encoded(&text));
        if address.len() > LONGEST {
            return Err(Failure::new(say::address_too_long(LONGEST), at));
        }
        let parts = vec![game.clone(), Value::String(address.into())];
        new(session, "cgsuite.ui.Exploration", parts, bound.span)
    },
}];

/// A text in the query of an address (RFC 3986).
fn encoded(text: &str) -> String {
    let mut encoded = String::with_capacity(text.len());
    for &byte in text.as_bytes() {
        if byte.is_ascii_alphanumeric() || b"-._~".contains(&byte) {
            encoded.push(char::from(byte));
        } else {
            // Writing to a string does not fail.
            let _ = write!(encoded, "%{byte:02X}");
        }
    }
    encoded
}
