//! `tweedle doc` and `:doc`: the reference of the language.

use crate::report::status;
use crate::say;
use std::io::{self, Write};
use tweedle_script::reference;

/// Prints what there is to say about a name, or all names with a line for each, and returns the exit
/// status.
pub(crate) fn show(name: Option<&str>) -> io::Result<u8> {
    let text = match name.map(reference::about) {
        None => reference::overview(),
        Some(Ok(text)) => text,
        Some(Err(unknown)) => {
            say(&format!("error: {unknown}"));
            let help = match unknown.near {
                Some(near) => format!("Did you mean `{near}`?"),
                None => "All names are listed if none is given.".to_owned(),
            };
            say(&format!("help: {help}"));
            return Ok(status::BAD_INPUT);
        }
    };
    io::stdout().lock().write_all(text.as_bytes())?;
    Ok(status::GOOD)
}
