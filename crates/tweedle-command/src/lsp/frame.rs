//! Messages on a stream: a header with a length, and JSON.

use lsp_server::Message;
use serde_json::Value;
use std::io::{self, BufRead, Read, Write};

/// The length of the longest message, in bytes; longer ones are passed over.
const LARGEST: u64 = 64 << 20;

/// The name of the header that counts, in lower case.
const LENGTH: &str = "content-length:";

/// The frame that was read.
pub(super) enum Frame {
    /// A message.
    Message(Message),
    /// A text that is no frame, and the reason.
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
        // The rest of a message that was longer than was said stands before the header of the next.
        if let Some(at) = text.to_ascii_lowercase().rfind(LENGTH) {
            length =
                text.get(at + LENGTH.len()..).and_then(|value| value.trim().parse::<u64>().ok());
        }
    }
    let length = length.unwrap_or(0);
    let mut body = input.by_ref().take(length);
    if length > LARGEST {
        io::copy(&mut body, &mut io::sink())?;
        return Ok(Some(Frame::Bad(format!("The message is longer than {LARGEST} bytes."))));
    }
    // The text of a message says where it ends. One that is shorter than was said must not swallow the next.
    let first = serde_json::Deserializer::from_reader(&mut body).into_iter::<Value>().next();
    let rest = body.limit();
    Ok(Some(match first.unwrap_or(Ok(Value::Null)) {
        Ok(Value::Object(_)) if rest > 0 => Frame::Bad(format!(
            "The header `Content-Length` says {length}, and the message has {} bytes.",
            length - rest
        )),
        Ok(value) => {
            io::copy(&mut body, &mut io::sink())?;
            match serde_json::from_value(value) {
                Ok(message) => Frame::Message(message),
                Err(error) => Frame::Bad(format!("This is no message: {error}.")),
            }
        }
        Err(error) => {
            io::copy(&mut body, &mut io::sink())?;
            Frame::Bad(format!("This is no message: {error}."))
        }
    }))
}

/// Writes an answer to a text that was no message, so that it names no message.
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
    fn a_wrong_length_costs_one_message() {
        let (first, next) =
            (r#"{"jsonrpc":"2.0","method":"one"}"#, r#"{"jsonrpc":"2.0","method":"exit"}"#);
        for said in [1, first.len() - 1, first.len() + 1, first.len() + 20, 10_000] {
            let right = next.len();
            let text = format!(
                "Content-Length: {said}\r\n\r\n{first}Content-Length: {right}\r\n\r\n{next}"
            );
            let mut input = text.as_bytes();
            assert!(matches!(read(&mut input).unwrap(), Some(Frame::Bad(_))), "{said}");
            let Some(Frame::Message(Message::Notification(it))) = read(&mut input).unwrap() else {
                panic!("{said}: the next is a notification");
            };
            assert_eq!(it.method, "exit");
        }
    }

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
