//! Pages in HTML.

use std::fmt::Write as _;

/// A page to be laid out.
pub(super) struct Sheet {
    /// The subject.
    pub(super) title: String,
    /// The first sentence about it, for the index.
    pub(super) summary: String,
    /// The declaration; empty if there is none.
    pub(super) head: String,
    /// The documentation, as in a comment.
    pub(super) doc: String,
    pub(super) parts: Vec<Part>,
}

/// A part of a page.
pub(super) struct Part {
    /// Its heading; empty if it has none.
    pub(super) title: String,
    pub(super) doc: String,
    /// The written form of each thing, and its documentation.
    pub(super) items: Vec<(String, String)>,
}

/// A text so that a browser shows it as it is.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => safe += "&amp;",
            '<' => safe += "&lt;",
            '>' => safe += "&gt;",
            '"' => safe += "&quot;",
            '\'' => safe += "&#39;",
            c => safe.push(c),
        }
    }
    safe
}

fn frame(title: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{}</title>\n<link rel=\"stylesheet\" href=\"style.css\">\n</head>\n<body>\n{body}</body>\n</html>\n",
        escaped(title)
    )
}

/// A page.
pub(super) fn page(sheet: &Sheet) -> String {
    let mut body = "<nav><a href=\"index.html\">Index</a></nav>\n".to_owned();
    let _ = writeln!(body, "<h1><code>{}</code></h1>", escaped(&sheet.title));
    if !sheet.head.is_empty() {
        let _ = writeln!(body, "<pre><code>{}</code></pre>", escaped(&sheet.head));
    }
    body += &comment(&sheet.doc);
    for part in &sheet.parts {
        if !part.title.is_empty() {
            let _ = writeln!(body, "<h2><code>{}</code></h2>", escaped(&part.title));
        }
        body += &comment(&part.doc);
        if part.items.is_empty() {
            continue;
        }
        body += "<dl>\n";
        for (head, doc) in &part.items {
            let _ = writeln!(
                body,
                "<dt><code>{}</code></dt>\n<dd>\n{}</dd>",
                escaped(head),
                comment(doc)
            );
        }
        body += "</dl>\n";
    }
    frame(&sheet.title, &body)
}

/// The page that leads to all others, which are in files with these names.
pub(super) fn index(sheets: &[Sheet], names: &[String]) -> String {
    let mut body = "<h1>Index</h1>\n<dl>\n".to_owned();
    for (sheet, name) in sheets.iter().zip(names) {
        let _ = writeln!(
            body,
            "<dt><a href=\"{}\"><code>{}</code></a></dt>\n<dd>{}</dd>",
            escaped(name),
            escaped(&sheet.title),
            words(&sheet.summary)
        );
    }
    body += "</dl>\n";
    frame("Index", &body)
}

/// The text of a comment: paragraphs, lists with `-`, words in backticks, and blocks between fences.
pub(super) fn comment(text: &str) -> String {
    let mut out = String::new();
    let mut paragraph: Vec<&str> = Vec::new();
    let mut list: Vec<String> = Vec::new();
    let mut lines = text.lines();
    let flush = |paragraph: &mut Vec<&str>, list: &mut Vec<String>, out: &mut String| {
        if !paragraph.is_empty() {
            let _ = writeln!(out, "<p>{}</p>", words(&paragraph.join("\n")));
            paragraph.clear();
        }
        if !list.is_empty() {
            let items = list.iter().map(|item| format!("<li>{}</li>\n", words(item)));
            let _ = writeln!(out, "<ul>\n{}</ul>", items.collect::<String>());
            list.clear();
        }
    };
    while let Some(line) = lines.next() {
        let trimmed = line.trim();
        if trimmed.starts_with("```") {
            flush(&mut paragraph, &mut list, &mut out);
            let block = lines.by_ref().take_while(|line| !line.trim().starts_with("```"));
            let block: Vec<String> = block.map(escaped).collect();
            let _ = writeln!(out, "<pre><code>{}</code></pre>", block.join("\n"));
        } else if trimmed.is_empty() {
            flush(&mut paragraph, &mut list, &mut out);
        } else if let Some(item) = trimmed.strip_prefix("- ") {
            if list.is_empty() {
                flush(&mut paragraph, &mut list, &mut out);
            }
            list.push(item.to_owned());
        } else if let Some(last) = list.last_mut() {
            last.push('\n');
            last.push_str(trimmed);
        } else {
            paragraph.push(trimmed);
        }
    }
    flush(&mut paragraph, &mut list, &mut out);
    out
}

/// A line of text with words in backticks.
fn words(text: &str) -> String {
    let mut out = String::new();
    let mut pieces = text.split('`');
    out += &escaped(pieces.next().unwrap_or_default());
    while let Some(code) = pieces.next() {
        match pieces.next() {
            Some(plain) => {
                let _ = write!(out, "<code>{}</code>{}", escaped(code), escaped(plain));
            }
            // It is not closed.
            None => {
                let _ = write!(out, "`{}", escaped(code));
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments() {
        let check = |text: &str, expected: &str| assert_eq!(comment(text), expected, "{text}");
        check("a <b> & `c<d>`\nmore", "<p>a &lt;b&gt; &amp; <code>c&lt;d&gt;</code>\nmore</p>\n");
        check("one\n\ntwo `", "<p>one</p>\n<p>two `</p>\n");
        check("- a\n- b\n  c", "<ul>\n<li>a</li>\n<li>b\nc</li>\n</ul>\n");
        check("x\n```\n> <1\n```\ny", "<p>x</p>\n<pre><code>&gt; &lt;1</code></pre>\n<p>y</p>\n");
        check("```\nnever closed", "<pre><code>never closed</code></pre>\n");
        check("", "");
    }
}
