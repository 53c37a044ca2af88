//! Programs written as everybody writes them.
//!
//! The tokens stay what they are, in their order, and so do the comments; only the space between them
//! changes. `marks` takes from the tree where statements begin and which tokens are operators, `blocks` from
//! the tokens which constructs get lines of their own, `space` says what stands between two tokens of a line,
//! and `layout` writes.
//!
//! Space means something between some tokens (`2*` and `2 *`, `^n*2` and `^n *2`), which keep what they have.
//! In the end the formatter checks that the result means the same as the text: if an operator cannot do with
//! the space around it, all operators keep theirs.

mod blocks;
mod layout;
mod lines;
mod marks;
mod space;

use self::blocks::Blocks;
use self::layout::Layout;
use self::marks::Marks;
use crate::ast::Script;
use crate::diagnostic::Diagnostic;
use crate::lexer::{Lexed, lex_all};
use crate::parse;

/// Writes a program in the usual form: a statement a line, two spaces of indentation, and spaces around
/// operators and behind commas.
///
/// A construct that stands on one line and has one statement in each of its parts stays there, such as
/// `if a then b else c end`. Long lists are broken at 100 columns. Comments stay where they are, and so does one
/// empty line of several. Written again, the result stays as it is, and it means what the text means.
///
/// # Errors
/// The first mistake in the text, as [`parse`] says it.
///
/// # Examples
/// ```
/// # use tweedle_syntax::format;
/// let text = "def f(x) begin y:=x+1 ; // next\nreturn [y,y] end";
/// let expected = "def f(x) begin\n  y := x + 1; // next\n  return [y, y]\nend\n";
/// assert_eq!(format(text)?, expected);
/// # Ok::<(), tweedle_syntax::Diagnostic>(())
/// ```
pub fn format(text: &str) -> Result<String, Diagnostic> {
    let meaning = parse(text)?.to_string();
    for keeps_space in [false, true] {
        let written = write(text, parse(text)?, keeps_space);
        if parse(&written).is_ok_and(|script| script.to_string() == meaning) {
            return Ok(written);
        }
    }
    Ok(text.to_owned())
}

fn write(text: &str, script: Script, keeps_space: bool) -> String {
    let Lexed { mut tokens, comments, .. } = lex_all(text);
    tokens.pop();
    let marks = Marks::new(text, &tokens, script, keeps_space);
    let blocks = Blocks::new(text, &tokens, &comments, &marks);
    Layout::new(text, &tokens, &comments, &marks, &blocks).write()
}
