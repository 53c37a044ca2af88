//! Worksheets for elsewhere: as a program of the language, as a page by itself, as a paper.

use super::{Cell, CellKind, Worksheet};
use std::fmt::Write;
use tweedle_draw::{escaped_html, is_own_tikz};

/// The formats in which a worksheet is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Export {
    /// A program of the language, with texts as comments.
    Cgs,
    /// A page.
    Html,
    /// A document for `LaTeX`.
    Tex,
}

impl Export {
    /// The export of a name: `cgs`, `html` or `tex`.
    pub fn named(name: &str) -> Option<Export> {
        Some(match name {
            "cgs" => Export::Cgs,
            "html" => Export::Html,
            "tex" => Export::Tex,
            _ => return None,
        })
    }

    /// The media type of the file.
    pub fn kind(self) -> &'static str {
        match self {
            Export::Cgs => "text/plain; charset=utf-8",
            Export::Html => "text/html; charset=utf-8",
            Export::Tex => "application/x-tex; charset=utf-8",
        }
    }

    /// The text of a worksheet.
    pub fn write(self, name: &str, worksheet: &Worksheet) -> String {
        match self {
            Export::Cgs => cgs(worksheet),
            Export::Html => html(name, worksheet),
            Export::Tex => tex(name, worksheet),
        }
    }
}

fn cgs(worksheet: &Worksheet) -> String {
    let mut out = String::new();
    for cell in &worksheet.cells {
        let input = cell.input.trim();
        match cell.kind {
            _ if input.is_empty() => {}
            CellKind::Text => input.lines().for_each(|line| {
                let _ = writeln!(out, "// {line}");
            }),
            CellKind::Program => {
                // Another statement may follow; a comment may be the end of the last line.
                let end = if input.ends_with(';') { "" } else { "\n;" };
                let _ = writeln!(out, "{input}{end}");
            }
        }
    }
    out
}

/// The colours of the pictures.
const COLOURS: &str = "\
:root{color-scheme:light dark;--main:#1a1a1a;--quiet:#666;--faint:#e2e2e2;--paper:#fff;--left:#0072b2;--right:#d55e00;\
--neutral:#009e73;--game0:#0072b2;--game1:#d55e00;--game2:#009e73;--game3:#9a4f86;--game4:#8a6d00;--game5:#1a1a1a}\
@media(prefers-color-scheme:dark){:root{--main:#ececec;--quiet:#a0a0a0;--faint:#363636;--paper:#161616;--left:#56b4e9;\
--right:#f08a3c;--neutral:#2fc297;--game0:#56b4e9;--game1:#f08a3c;--game2:#2fc297;--game3:#cc79a7;--game4:#e6c84a;\
--game5:#ececec}}";

/// The look of the page.
const STYLE: &str = "\
body{max-width:46rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;background:var(--paper);\
color:var(--main)}pre{white-space:pre-wrap;overflow-wrap:anywhere}pre.in{border-left:3px solid var(--left);\
padding-left:.8rem}.error{color:var(--right)}math{font-size:1.2rem}svg{max-width:100%;height:auto}";

fn html(name: &str, worksheet: &Worksheet) -> String {
    let name = escaped_html(name);
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{name}</title><style>{COLOURS}{STYLE}</style></head>\n<body>\n<h1>{name}</h1>\n"
    );
    for Cell { kind, input, shown, error } in &worksheet.cells {
        let text = escaped_html(input.trim());
        if *kind == CellKind::Text {
            for paragraph in text.split("\n\n").filter(|it| !it.trim().is_empty()) {
                let _ = writeln!(out, "<p>{}</p>", paragraph.trim());
            }
            continue;
        }
        let _ = writeln!(out, "<pre class=\"in\">{text}</pre>");
        if let Some(shown) = shown {
            if !shown.lines.is_empty() {
                let _ = writeln!(out, "<pre>{}</pre>", escaped_html(&shown.lines));
            }
            match (&shown.picture, &shown.output) {
                (Some(picture), Some(text)) => {
                    let image = image(&picture.picture);
                    let _ = writeln!(out, "<figure><img alt=\"\" src=\"{image}\"></figure>");
                    let _ = writeln!(out, "<pre>{}</pre>", escaped_html(text));
                }
                (_, Some(text)) if shown.mathml.is_some() => {
                    let _ = writeln!(out, "<p>{}</p>", tweedle_draw::mathml(text));
                }
                (_, Some(text)) => {
                    let _ = writeln!(out, "<pre>{}</pre>", escaped_html(text));
                }
                (_, None) => {}
            }
        }
        if let Some(error) = error {
            let _ = writeln!(out, "<p class=\"error\">{}</p>", escaped_html(&error.message));
        }
    }
    out.push_str("</body>\n</html>\n");
    out
}

/// The address of a picture that stands in the address itself. A picture comes from a file that may have been changed.
/// In an image of a page nothing runs, and nothing is fetched, with any content (HTML, "secure static mode" of SVG).
fn image(svg: &str) -> String {
    let mut out = String::from("data:image/svg+xml,");
    // The colours of the page do not reach into an image.
    let (head, rest) = match svg.trim().strip_prefix("<svg").and_then(|svg| svg.split_once('>')) {
        Some((head, rest)) if !head.ends_with('/') => (head, rest),
        _ => ("", ""),
    };
    let named = if head.contains("xmlns=") { "" } else { " xmlns=\"http://www.w3.org/2000/svg\"" };
    let svg = format!("<svg{named}{head}><style>{COLOURS}</style>{rest}");
    for byte in svg.bytes() {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            out.push(byte.into());
        } else {
            let _ = write!(out, "%{byte:02X}");
        }
    }
    out
}

fn tex(name: &str, worksheet: &Worksheet) -> String {
    let mut out = format!(
        "\\documentclass{{article}}\n\\usepackage[utf8]{{inputenc}}\n\\usepackage[T1]{{fontenc}}\n\\usepackage{{amsmath,amssymb}}\n\
         \\usepackage{{tikz}}\n\\begin{{document}}\n\\section*{{{}}}\n",
        quoted(name)
    );
    for Cell { kind, input, shown, error } in &worksheet.cells {
        if *kind == CellKind::Text {
            let _ = writeln!(out, "\n{}\n", quoted(input.trim()));
            continue;
        }
        verbatim(&mut out, input.trim());
        if let Some(shown) = shown {
            if !shown.lines.is_empty() {
                verbatim(&mut out, &shown.lines);
            }
            match (&shown.tikz, &shown.output) {
                (Some(picture), Some(_)) if shown.picture.is_some() && is_own_tikz(picture) => {
                    let _ = writeln!(out, "\\begin{{center}}\n{}\n\\end{{center}}", picture.trim());
                }
                (_, Some(text)) if shown.latex.is_some() => {
                    let _ = writeln!(out, "\\[{}\\]", tweedle_draw::latex(text));
                }
                (_, Some(text)) => verbatim(&mut out, text),
                (_, None) => {}
            }
        }
        if let Some(error) = error {
            let _ = writeln!(out, "\\emph{{{}}}\n", quoted(&error.message));
        }
    }
    out.push_str("\\end{document}\n");
    out
}

fn verbatim(out: &mut String, text: &str) {
    // LaTeX may pass over a control character, so that a command stands there where it did not before.
    let text: String = text.chars().filter(|&c| c == '\n' || !is_dropped(c)).collect();
    // The end of such a block cannot stand in it.
    let text = text.replace("\\end{verbatim}", "\\end {verbatim}");
    let _ = writeln!(out, "\\begin{{verbatim}}\n{}\n\\end{{verbatim}}", text.trim_end());
}

/// True if a character is nothing that is set: a control character, or one without a width.
fn is_dropped(c: char) -> bool {
    c.is_control() && c != '\t'
        || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{feff}')
}

/// A text for LaTeX, where some characters mean something else.
fn quoted(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '\\' => out.push_str("\\textbackslash{}"),
            '^' => out.push_str("\\textasciicircum{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            '<' => out.push_str("\\textless{}"),
            '>' => out.push_str("\\textgreater{}"),
            '|' => out.push_str("\\textbar{}"),
            '{' | '}' | '%' | '$' | '#' | '_' | '&' => {
                out.push('\\');
                out.push(c);
            }
            c if c != '\n' && is_dropped(c) => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Desk;

    fn worksheet() -> Worksheet {
        let mut desk = Desk::of(tweedle_rulesets::standard());
        let text = Cell {
            kind: CellKind::Text,
            input: "Hot & <cold>".to_owned(),
            shown: None,
            error: None,
        };
        let inputs =
            ["x := {2|1/2}", "x.Thermograph", "System.Print(\"a<b\"); \"a<b\"", "x + y // none"];
        let cells = inputs.map(|input| {
            let (shown, error) = match desk.show(input) {
                Ok(shown) => (Some(shown), None),
                Err(error) => (None, Some(error)),
            };
            Cell { kind: CellKind::Program, input: input.to_owned(), shown, error }
        });
        Worksheet { revision: 1, cells: std::iter::once(text).chain(cells).collect() }
    }

    #[test]
    fn a_program_does_what_the_cells_did() {
        let text = Export::Cgs.write("a", &worksheet());
        assert!(text.starts_with("// Hot & <cold>\nx := {2|1/2}\n;\n"), "{text}");
        let error =
            Desk::of(tweedle_rulesets::standard()).evaluate(&text).expect_err("`y` is not defined");
        assert!(error.message.contains("`y`"), "{error}");
    }

    #[test]
    fn a_page_and_a_paper() {
        let page = Export::Html.write("a<b", &worksheet());
        for part in ["<h1>a&lt;b</h1>", "<math>", "<figure><img", "a&lt;b", "class=\"error\">"] {
            assert!(page.contains(part), "{part}\n{page}");
        }
        let paper = Export::Tex.write("50 %", &worksheet());
        for part in
            ["\\section*{50 \\%}", "\\[", "\\begin{tikzpicture}", "Hot \\& \\textless{}cold"]
        {
            assert!(paper.contains(part), "{part}\n{paper}");
        }
    }

    #[test]
    fn a_picture_is_kept_whatever_its_text_says() {
        let address = image("<svg width=\"5\"><text>a on b</text></svg>");
        let begin = "data:image/svg+xml,%3Csvg%20xmlns%3D%22http%3A%2F%2Fwww.w3.org%2F2000%2Fsvg%22%20width%3D%225%22%3E%3Cstyle%3E";
        assert!(address.starts_with(begin), "{address}");
        assert!(address.ends_with("%3Ctext%3Ea%20on%20b%3C%2Ftext%3E%3C%2Fsvg%3E"), "{address}");
    }

    #[test]
    fn nothing_runs_in_what_is_exported() {
        let mut worksheet = worksheet();
        let hostile = [
            "<svg><script>alert(1)</script></svg>",
            "<svg/onload=alert(1)>",
            "\"><script>alert(1)</script>",
        ];
        for text in hostile {
            let picture = worksheet.cells[2].shown.as_mut().and_then(|it| it.picture.as_mut());
            picture.expect("a thermograph").picture = text.to_owned();
            let page = Export::Html.write("a", &worksheet);
            // All of it stands in the address of an image, where nothing runs.
            for part in ["<script", "<svg", "alert(1)", "onload="] {
                assert!(!page.contains(part), "{part}\n{page}");
            }
        }
        for sign in ["\0", "\u{7f}", "\u{200b}", "\r", "\u{1b}"] {
            worksheet.cells[1].input = format!("1\n\\end{{verb{sign}atim}}\\input{{secret}}");
            let paper = Export::Tex.write("a", &worksheet);
            assert_eq!(
                paper.matches("\\end{verbatim}").count(),
                paper.matches("\\begin{verbatim}").count()
            );
            assert!(!paper.contains(sign), "{sign:?}");
        }
        for text in ["\\input{x}", "\\write18{x}", "\\begin{filecontents}{x}", "\\^^69nput{x}"] {
            let shown = worksheet.cells[2].shown.as_mut().expect("a picture");
            shown.tikz = Some(format!("\\begin{{tikzpicture}}{text}\\end{{tikzpicture}}"));
            assert!(!Export::Tex.write("a", &worksheet).contains("tikzpicture"), "{text}");
        }
    }
}
