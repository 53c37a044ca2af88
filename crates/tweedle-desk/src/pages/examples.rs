//! Examples in the comments of programs: they are run, and must give what the comment says.

use crate::{Desk, Kind, Place, Trouble};
use tweedle_script::Source;
use tweedle_script::say;
use tweedle_script::{Span, outline};

/// An example in a comment: the lines of a block between fences.
pub struct Example<'t> {
    /// The lines, each with its place in the text.
    lines: Vec<(usize, &'t str)>,
}

/// The examples in the comments of the text of a program. A block that begins with the word `text` is none.
pub fn of(text: &str) -> Vec<Example<'_>> {
    let mut found: Vec<Example<'_>> = Vec::new();
    let mut seen = Vec::new();
    for symbol in outline(text) {
        let before = text.get(..symbol.whole.start as usize).unwrap_or_default();
        let Some(start) = before.rfind("/**").filter(|_| symbol.doc.is_some()) else { continue };
        // Variables that are declared together have one comment.
        if seen.contains(&start) {
            continue;
        }
        seen.push(start);
        let end = before[start..].find("*/").map_or(before.len(), |at| start + at);
        found.extend(blocks(text, start, end));
    }
    found
}

/// The blocks in a piece of a text.
fn blocks(text: &str, start: usize, end: usize) -> Vec<Example<'_>> {
    let mut found = Vec::new();
    let mut open: Option<Option<Example<'_>>> = None;
    let mut at = start;
    for line in text[start..end].split_inclusive('\n') {
        let bare = line.trim().trim_start_matches(['/', '*']).trim_start();
        let place = at + line.find(bare).unwrap_or(0);
        at += line.len();
        if let Some(kind) = bare.strip_prefix("```") {
            if let Some(example) = open.take() {
                found.extend(example);
            } else {
                let is_run = kind.trim() != "text";
                open = Some(is_run.then(|| Example { lines: Vec::new() }));
            }
        } else if let Some(Some(example)) = &mut open {
            example.lines.push((place, bare));
        }
    }
    found
}

impl Example<'_> {
    /// Runs the inputs, which begin with `> `, and compares what is printed with the lines below them. Without such lines all
    /// of it is a program, which only has to run.
    ///
    /// # Errors
    /// [`Trouble`] at the first input that does not do what the comment says.
    pub fn run(&self, desk: &mut Desk, text: &str) -> Result<(), Trouble> {
        let Some(&(start, _)) = self.lines.first() else { return Ok(()) };
        if !self.lines.iter().any(|(_, line)| line.starts_with("> ")) {
            let program: Vec<&str> = self.lines.iter().map(|(_, line)| *line).collect();
            let whole = program.join("\n");
            return match desk.print_source(Source::new("input", &*whole)) {
                Ok(_) => Ok(()),
                Err(trouble) => Err(wrong(trouble, start, program[0].len(), text)),
            };
        }
        let mut rest = &self.lines[..];
        while let Some((&(place, line), others)) = rest.split_first() {
            rest = others;
            let Some(input) = line.strip_prefix("> ") else { continue };
            let count = rest.iter().take_while(|(_, line)| !line.starts_with("> ")).count();
            let (expected, others) = rest.split_at(count);
            rest = others;
            let expected: Vec<&str> = expected.iter().map(|(_, line)| line.trim_end()).collect();
            let expected = expected.join("\n");
            let span = Span::new((place + 2) as u32, (place + line.len()) as u32);
            let found = match desk.print_source(Source::new("input", input)) {
                Ok(output) => output.unwrap_or_default(),
                Err(trouble) if trouble.kind != Kind::Mistake => return Err(trouble),
                Err(trouble) => format!("error: {}", trouble.message),
            };
            let is_silent = expected.trim().is_empty() && !found.starts_with("error: ");
            if found.trim() != expected.trim() && !is_silent {
                let mut trouble = Trouble::mistake(say::example_gives(found.trim()));
                if !expected.trim().is_empty() {
                    trouble.hint = Some(format!("The comment says `{}`.", expected.trim()));
                }
                trouble.place = Some(Place::of(span, text));
                return Err(trouble);
            }
        }
        Ok(())
    }
}

/// Trouble in an example, told at its place in the text.
fn wrong(mut trouble: Trouble, start: usize, length: usize, text: &str) -> Trouble {
    if trouble.kind == Kind::Mistake {
        trouble.message = format!("The example fails: {}", trouble.message);
        trouble.place = Some(Place::of(Span::new(start as u32, (start + length) as u32), text));
        trouble.whence = None;
    }
    trouble
}
