//! Places as editors count them, and files as they name them.

use gen_lsp_types::{Position, Range, Uri};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};
use std::path::{Path, PathBuf};
use tweedle_script::Span;

/// The place of a byte: its line, and its column in units of UTF-16, both counted from 0.
pub(super) fn position(text: &str, offset: u32) -> Position {
    let mut offset = (offset as usize).min(text.len());
    while !text.is_char_boundary(offset) {
        offset -= 1;
    }
    let before = &text[..offset];
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let line = before.bytes().filter(|&byte| byte == b'\n').count() as u32;
    Position::new(line, before[start..].encode_utf16().count() as u32)
}

/// The byte at a place; the end of a line stands for all places beyond it.
pub(super) fn offset(text: &str, position: Position) -> u32 {
    let mut start = 0;
    for _ in 0..position.line {
        match text[start..].find('\n') {
            Some(at) => start += at + 1,
            None => return text.len() as u32,
        }
    }
    let line = text[start..].split('\n').next().unwrap_or_default().trim_end_matches('\r');
    let mut units = position.character as usize;
    for (at, c) in line.char_indices() {
        if units < c.len_utf16() {
            return (start + at) as u32;
        }
        units -= c.len_utf16();
    }
    (start + line.len()) as u32
}

/// A piece of a text.
pub(super) fn range(text: &str, span: Span) -> Range {
    Range::new(position(text, span.start), position(text, span.end))
}

/// All of a text.
pub(super) fn whole(text: &str) -> Range {
    range(text, Span::new(0, text.len() as u32))
}

/// The file that a name of an editor means; `None` if it is no file.
pub(super) fn path_of(uri: &Uri) -> Option<PathBuf> {
    let rest = uri.as_ref().strip_prefix("file://")?;
    // A host may stand there, which is this one.
    let path = percent_decode_str(rest.get(rest.find('/')?..)?).decode_utf8().ok()?;
    // `/C:/x` is `C:/x`.
    let is_drive = cfg!(windows) && path.as_bytes().get(2) == Some(&b':');
    Some(PathBuf::from(if is_drive { path.get(1..)? } else { &*path }))
}

/// The characters that are escaped in the name of a file for an editor.
const ESCAPED: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b'-').remove(b'.').remove(b'_').remove(b'~').remove(b':');

/// The name of a file for an editor.
pub(super) fn uri_of(path: &Path) -> Option<Uri> {
    let path = std::path::absolute(path).ok()?;
    let shown = path.to_str()?.replace('\\', "/");
    let start = if shown.starts_with('/') { "" } else { "/" };
    Some(format!("file://{start}{}", utf8_percent_encode(&shown, ESCAPED)).into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_go_there_and_back() {
        let text = "é := 1;\r\n𝔸x\n";
        for (at, c) in text.char_indices() {
            if c == '\r' || c == '\n' {
                continue;
            }
            assert_eq!(offset(text, position(text, at as u32)), at as u32, "{at}");
        }
        assert_eq!(position(text, text.len() as u32), Position::new(2, 0));
        assert_eq!(offset(text, Position::new(0, 99)), 8);
        assert_eq!(offset(text, Position::new(99, 0)), text.len() as u32);
        assert_eq!(position(text, 14), Position::new(1, 2));
    }

    #[cfg(unix)]
    #[test]
    fn names_of_files() {
        let path = Path::new("/a b/ü%.cgs");
        let uri = uri_of(path).unwrap();
        assert_eq!(uri.as_ref(), "file:///a%20b/%C3%BC%25.cgs");
        assert_eq!(path_of(&uri).as_deref(), Some(path));
        assert_eq!(path_of(&"untitled:1".into()), None);
    }
}
