//! Writing tokens and comments in lines.

use super::blocks::Blocks;
use super::lines::{WIDTH, line_ends};
use super::marks::Marks;
use super::space;
use crate::lexer::Token;
use crate::span::Span;

/// The number of columns by which a part is indented.
const STEP: usize = 2;

/// The text that is written, and the state of the writer.
pub(super) struct Layout<'t> {
    text: &'t str,
    tokens: &'t [(Token, Span)],
    comments: &'t [Span],
    marks: &'t Marks,
    blocks: &'t Blocks,
    written: String,
    column: usize,
    /// The indentation of the statements, for each construct that is open.
    indents: Vec<usize>,
    /// The place in the text at which the last written piece ends.
    end: u32,
    /// True if statements follow on lines of their own.
    is_behind_opening: bool,
    /// True if a line has to end before anything else is written.
    is_line_due: bool,
}

impl<'t> Layout<'t> {
    pub(super) fn new(
        text: &'t str,
        tokens: &'t [(Token, Span)],
        comments: &'t [Span],
        marks: &'t Marks,
        blocks: &'t Blocks,
    ) -> Layout<'t> {
        Layout {
            text,
            tokens,
            comments,
            marks,
            blocks,
            written: String::with_capacity(text.len() + text.len() / 8),
            column: 0,
            indents: vec![0],
            is_behind_opening: false,
            end: 0,
            is_line_due: false,
        }
    }

    /// Writes all of it.
    pub(super) fn write(mut self) -> String {
        let mut comments = self.comments.iter().copied().peekable();
        for index in 0..self.tokens.len() {
            let span = self.tokens[index].1;
            let starts = self.blocks.starts[index];
            let is_limit = starts || self.blocks.closes[index];
            // True if a comment stands before the token on its line; true if any comment stands before it.
            let (mut is_led, mut is_behind_comment) = (false, false);
            while let Some(comment) = comments.next_if(|comment| comment.start < span.start) {
                let next = comments.peek().filter(|next| next.start < span.start).unwrap_or(&span);
                let goes_on = !self.ends_line(comment.end, next.start);
                self.comment(comment, is_limit, starts && goes_on);
                (is_led, is_behind_comment) = (goes_on && !self.is_line_due, true);
            }
            if self.blocks.closes[index] && self.indents.len() > 1 {
                self.indents.pop();
            }
            if is_limit && !(starts && is_led) {
                self.new_line(span, starts);
            } else if self.is_line_due || self.breaks_before(index) {
                self.line(1, self.indent() + STEP);
            } else if is_behind_comment || space::before(self.text, self.tokens, self.marks, index)
            {
                self.space();
            }
            self.is_line_due = false;
            self.push(span.slice(self.text));
            self.end = span.end;
            self.is_behind_opening = self.blocks.opens[index];
            if self.is_behind_opening {
                self.indents.push(self.indent() + STEP);
            }
        }
        for comment in comments {
            self.comment(comment, true, false);
        }
        if !self.written.is_empty() {
            self.written.push('\n');
        }
        self.written
    }

    /// Writes a comment. It may stand before what is the beginning or the end of statements, `is_limit`, and
    /// before a statement on the same line, `leads`.
    fn comment(&mut self, comment: Span, is_limit: bool, leads: bool) {
        let text = comment.slice(self.text);
        let is_line = text.starts_with("//");
        let has_own_line = self.written.is_empty() || self.ends_line(self.end, comment.start);
        if is_limit && (has_own_line || leads && !is_line) {
            self.new_line(comment, true);
        } else if has_own_line || self.is_line_due {
            self.line(1, self.indent() + STEP);
        } else {
            self.space();
        }
        let text =
            if is_line || !text.ends_with("*/") || text.len() < 4 { text.trim_end() } else { text };
        let mut lines = text.lines().skip(1);
        if has_own_line && lines.all(|line| line.trim_start().starts_with('*')) {
            let indent = self.column;
            for (index, line) in text.lines().enumerate() {
                if index > 0 {
                    self.line(1, indent + 1);
                }
                self.push(if index > 0 { line.trim() } else { line.trim_end() });
            }
        } else {
            self.push(text);
        }
        self.end = comment.end;
        self.is_behind_opening = false;
        let rest = self.text[comment.end as usize..].trim_start_matches([' ', '\t']);
        self.is_line_due = is_line || rest.starts_with(['\n', '\r']);
    }

    /// True if a line of the text ends between two places.
    fn ends_line(&self, start: u32, end: u32) -> bool {
        line_ends(Span::new(start, end).slice(self.text)) > 0
    }

    /// True if a line that would be too long is broken before the token at an index.
    fn breaks_before(&self, index: usize) -> bool {
        if !self.may_break(index) {
            return false;
        }
        let part = self.width_up_to_break(index, true);
        if self.column + part <= WIDTH {
            return false;
        }
        self.indent() + STEP + part <= WIDTH
            || self.column + self.width_up_to_break(index, false) > WIDTH
    }

    /// True if a line may be broken before the token at an index.
    fn may_break(&self, index: usize) -> bool {
        let Some(before) = index.checked_sub(1) else { return false };
        if self.blocks.is_bound[index] {
            return false;
        }
        let is_clause = !self.marks.loops[index] && !self.marks.starts[index];
        match self.tokens[index].0 {
            Token::And | Token::Or | Token::Where => true,
            Token::For => is_clause,
            Token::RightParen | Token::RightBracket => false,
            _ => {
                let before = self.tokens[before].0;
                matches!(before, Token::Comma | Token::LeftParen | Token::LeftBracket)
            }
        }
    }

    /// The width of what comes from the token at an index up to where the line may or must be broken next,
    /// `outside` of brackets that open in it or anywhere. It is not counted beyond the width of a line.
    fn width_up_to_break(&self, index: usize, outside: bool) -> usize {
        let (mut width, mut depth) = (0, 0);
        for at in index..self.tokens.len() {
            let is_limit = self.blocks.starts[at] || self.blocks.closes[at];
            if at > index && (is_limit || self.may_break(at) && (!outside || depth <= 0)) {
                break;
            }
            width += space::width(self.text, self.tokens, self.marks, at);
            match self.tokens[at].0 {
                Token::LeftParen | Token::LeftBracket | Token::LeftBrace => depth += 1,
                Token::RightParen | Token::RightBracket | Token::RightBrace => depth -= 1,
                _ => {}
            }
            if width > WIDTH || self.blocks.opens[at] {
                break;
            }
        }
        width
    }

    /// The indentation of a statement here.
    fn indent(&self) -> usize {
        self.indents.last().copied().unwrap_or(0)
    }

    fn push(&mut self, text: &str) {
        self.written.push_str(text);
        self.column = match text.rfind('\n') {
            None => self.column + text.chars().count(),
            Some(at) => text[at + 1..].chars().count(),
        };
    }

    fn space(&mut self) {
        if self.column > 0 && !self.written.ends_with(' ') {
            self.push(" ");
        }
    }

    /// Starts a line for a statement, with an empty one before it if there is one in the text.
    fn new_line(&mut self, next: Span, may_be_apart: bool) {
        if self.written.is_empty() {
            return;
        }
        let gap = Span::new(self.end, next.start).slice(self.text);
        let is_apart = may_be_apart && !self.is_behind_opening && line_ends(gap) > 1;
        self.line(if is_apart { 2 } else { 1 }, self.indent());
    }

    /// Starts a line.
    fn line(&mut self, ends: usize, indent: usize) {
        while self.written.ends_with(' ') {
            self.written.pop();
        }
        for _ in 0..ends {
            self.written.push('\n');
        }
        self.written.extend(std::iter::repeat_n(' ', indent));
        self.column = indent;
    }
}
