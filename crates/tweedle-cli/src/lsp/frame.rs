//! Messages on a stream: a header with a length, and JSON.

use lsp_server::Message;
use std::io::{self, BufRead, Read, Write};

/// No message is longer, in bytes; what is longer is passed over.
const LARGEST: u64 = 64 << 20;

/// What was read.
pub(super) enum Frame {
    /// A message.
    Message(Message),
    /// Something that is none, and why.
    Bad(String),
}

/// Reads the next message; `None` at the end of the stream.
///
/// # Errors
/// Those of reading.
pub(super) fn read(input: &mut impl BufRead) -> io::Result<Option<Frame>> {
    let mut length = None;
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LARGEST).read_until(b'\n', &mut line)? == 0 {
            return Ok(None);
        }
        let text = String::from_utf8_lossy(&line);
        let text = text.trim();
        if text.is_empty() {
            match length {
                Some(_) => break,
                None => continue,
            }
        }
        let Some((name, value)) = text.split_once(':') else { continue };
        if name.trim().eq_ignore_ascii_case("Content-Length") {
            length = value.trim().parse::<u64>().ok();
        }
    }
    let length = length.unwrap_or(0);
    let mut body = input.by_ref().take(length);
    if length > LARGEST {
        io::copy(&mut body, &mut io::sink())?;
        return Ok(Some(Frame::Bad(format!("The message is longer than {LARGEST} bytes."))));
    }
    let mut bytes = Vec::new();
    body.read_to_end(&mut bytes)?;
    Ok(Some(match serde_json::from_slice(&bytes) {
        Ok(message) => Frame::Message(message),
        Err(error) => Frame::Bad(format!("This is no message: {error}.")),
    }))
}

/// Writes an answer to what was no message, so that it cannot be said to which.
///
/// # Errors
/// Those of writing.
pub(super) fn refuse(out: &mut impl Write, code: i32, why: &str) -> io::Result<()> {
    let error = serde_json::json!({ "code": code, "message": why });
    let text = serde_json::json!({ "jsonrpc": "2.0", "id": null, "error": error }).to_string();
    write!(out, "Content-Length: {}\r\n\r\n{text}", text.len())?;
    out.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames() {
        let good = r#"{"jsonrpc":"2.0","method":"exit"}"#;
        let text = format!(
            "nonsense\r\n\r\nContent-Length: 3\r\n\r\n{{]}}Content-Length: {}\r\nX: y\r\n\r\n{good}",
            good.len()
        );
        let mut input = text.as_bytes();
        assert!(matches!(read(&mut input).unwrap(), Some(Frame::Bad(_))));
        let Some(Frame::Message(Message::Notification(it))) = read(&mut input).unwrap() else {
            panic!("it is a notification");
        };
        assert_eq!(it.method, "exit");
        assert!(read(&mut input).unwrap().is_none());
    }
}
