//! Constructs that end with `end`: the parts of them that get lines of their own.

use super::lines::line_ends;
use super::marks::Marks;
use super::space;
use crate::lexer::Token;
use crate::span::Span;

/// The largest width of a construct that stays on one line.
const FLAT: usize = 80;

/// The line breaks that tokens make, by the indices of the tokens.
pub(super) struct Blocks {
    /// True if statements on lines of their own follow the token.
    pub(super) opens: Vec<bool>,
    /// True if statements on lines of their own end before the token, which starts a line.
    pub(super) closes: Vec<bool>,
    /// True if the token, with which a statement begins, starts a line.
    pub(super) starts: Vec<bool>,
    /// True if no line ends before the token: it belongs to a value in a string, or to a construct that
    /// stays on its line.
    pub(super) is_bound: Vec<bool>,
}

/// A construct.
struct Block {
    /// The index of its first token.
    first: usize,
    /// The indices of the tokens that statements stand behind.
    opens: Vec<usize>,
    /// The indices of the tokens that statements stand before.
    closes: Vec<usize>,
    /// The indices of the tokens with which its statements start.
    starts: Vec<usize>,
    /// True if each part has one statement at most, and each construct in it, too.
    is_simple: bool,
    /// True if the last part has a statement.
    has_statement: bool,
    /// True if it is a loop that has not come to its body, or a class.
    is_head: bool,
}

impl Blocks {
    pub(super) fn new(
        text: &str,
        tokens: &[(Token, Span)],
        comments: &[Span],
        marks: &Marks,
    ) -> Blocks {
        let none = || vec![false; tokens.len()];
        let mut blocks = Blocks { opens: none(), closes: none(), starts: none(), is_bound: none() };
        let mut open: Vec<Block> = vec![block(0, false)];
        let mut strings = 0;
        for (index, &(token, _)) in tokens.iter().enumerate() {
            match token {
                Token::StringStart => strings += 1,
                Token::StringEnd => strings -= 1,
                _ => {}
            }
            blocks.is_bound[index] = strings > 0 || token == Token::StringEnd;
            if marks.starts[index] {
                let is_top = open.len() == 1;
                if let Some(top) = open.last_mut() {
                    top.is_simple &= !top.has_statement;
                    top.has_statement = true;
                    top.starts.push(index);
                    blocks.starts[index] = is_top;
                }
            }
            begin_or_end(&mut open, tokens, index, marks.loops[index]);
            if token == Token::End
                && open.len() > 1
                && let Some(closed) = open.pop()
            {
                let stays =
                    blocks.is_bound[index] || closed.stays(text, tokens, comments, marks, index);
                if stays {
                    blocks.is_bound[closed.first + 1..=index].fill(true);
                } else {
                    if let Some(outer) = open.last_mut() {
                        outer.is_simple = false;
                    }
                    closed.opens.iter().for_each(|&at| blocks.opens[at] = true);
                    closed.closes.iter().for_each(|&at| blocks.closes[at] = true);
                    closed.starts.iter().for_each(|&at| blocks.starts[at] = true);
                }
            }
        }
        blocks
    }
}

impl Block {
    /// True if the construct, which ends with the token at `end`, stays on its line.
    fn stays(
        &self,
        text: &str,
        tokens: &[(Token, Span)],
        comments: &[Span],
        marks: &Marks,
        end: usize,
    ) -> bool {
        let span = tokens[self.first].1.to(tokens[end].1);
        let next = comments.partition_point(|comment| comment.start < span.start);
        let has_comment = comments.get(next).is_some_and(|comment| comment.start < span.end);
        if !self.is_simple || has_comment || line_ends(span.slice(text)) > 0 {
            return false;
        }
        let mut width = 0;
        for index in self.first..=end {
            width += space::width(text, tokens, marks, index);
            if width > FLAT {
                return false;
            }
        }
        true
    }

    fn opens(&mut self, index: usize) {
        self.opens.push(index);
        (self.has_statement, self.is_head) = (false, false);
    }
}

fn block(first: usize, is_head: bool) -> Block {
    let none = Vec::new;
    Block {
        first,
        opens: none(),
        closes: none(),
        starts: none(),
        is_simple: true,
        has_statement: false,
        is_head,
    }
}

/// Opens the construct that begins with a token, or notes the token as a limit of its statements.
fn begin_or_end(open: &mut Vec<Block>, tokens: &[(Token, Span)], index: usize, is_loop: bool) {
    let next = tokens.get(index + 1).map_or(Token::EndOfText, |token| token.0);
    let is_in_head = open.last().is_some_and(|top| top.is_head);
    match tokens[index].0 {
        Token::If => open.push(block(index, true)),
        Token::For | Token::While if is_loop => open.push(block(index, true)),
        Token::Begin | Token::Try => {
            open.push(block(index, false));
            note(open, index, true, false);
        }
        Token::Static if !next.continues_static() => {
            open.push(block(index, false));
            note(open, index, true, false);
        }
        Token::Class | Token::Enum => {
            open.push(block(index, false));
            note(open, end_of_head(tokens, index), true, false);
        }
        Token::Then | Token::Do => note(open, index, true, false),
        Token::Yield => note(open, index, true, !is_in_head),
        Token::Else | Token::Finally => note(open, index, true, true),
        Token::Elseif | Token::End => note(open, index, false, true),
        _ => {}
    }
}

fn note(open: &mut [Block], index: usize, opens: bool, closes: bool) {
    let [_, .., top] = open else { return };
    if closes {
        top.closes.push(index);
    }
    if opens {
        top.opens(index);
    }
}

/// The index of the last token before the members of the class or the enumeration at an index.
fn end_of_head(tokens: &[(Token, Span)], class: usize) -> usize {
    let token = |index: usize| tokens.get(index).map_or(Token::EndOfText, |token| token.0);
    let mut last = class + 1;
    if token(class) == Token::Enum {
        while matches!(token(last + 1), Token::Identifier | Token::Comma) {
            last += 1;
        }
        return if token(last + 1) == Token::Semicolon { last + 1 } else { last };
    }
    if token(last + 1) == Token::LeftParen {
        let mut depth = 0;
        loop {
            last += 1;
            match token(last) {
                Token::LeftParen => depth += 1,
                Token::RightParen => depth -= 1,
                _ => {}
            }
            if depth == 0 || token(last) == Token::EndOfText {
                break;
            }
        }
    }
    if token(last + 1) == Token::Extends {
        last += 1;
        let separates = |token: Token| matches!(token, Token::Comma | Token::Dot | Token::Extends);
        while separates(token(last + 1)) || separates(token(last)) {
            last += 1;
        }
    }
    last
}
