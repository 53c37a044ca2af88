//! The open brackets and constructs at a place. (A construct ends with `end`.)
//!
//! This is known of tokens alone, and does not depend on what the parser made of them. So messages can say what
//! is still open, and the parser finds its way back after a mistake. For a text without mistakes the nest
//! agrees with the parser.

use crate::lexer::Token;
use crate::span::Span;

/// An open bracket or construct.
#[derive(Clone, Copy, Debug)]
pub(super) struct Open {
    /// The index of the token that opens it: a bracket, `if`, `begin`, `for`, `while`, `try`, `class`, `enum`,
    /// `static`, or a `do` that belongs to no loop.
    pub(super) index: usize,
    /// The token that closes it.
    pub(super) closer: Token,
    /// The index of the first token of the construct that it belongs to: for `begin`, the `def` before it.
    pub(super) first: usize,
    /// The index of the `for` or `while` whose `do` or `yield` has not come yet.
    head: Option<usize>,
    /// The index of the `def` whose `begin` has not come yet.
    def: Option<usize>,
}

/// The open brackets and constructs, the innermost last.
#[derive(Clone, Debug)]
pub(super) struct Nest {
    /// The first one is the text itself.
    open: Vec<Open>,
    /// The number of open constructs that end with `end`.
    blocks: usize,
}

/// The largest number of open brackets among which the one that a closing bracket closes is looked for.
const BRACKETS: usize = 100;

impl Nest {
    /// A nest in which nothing is open.
    pub(super) fn new() -> Nest {
        Nest { open: vec![open(0, Token::EndOfText)], blocks: 0 }
    }

    /// The open brackets and constructs, the innermost last.
    pub(super) fn open(&self) -> &[Open] {
        &self.open[1..]
    }

    /// True if a construct is open that ends with `end`.
    pub(super) fn has_block(&self) -> bool {
        self.blocks > 0
    }

    /// True if a loop has begun whose `do` or `yield` has not come yet.
    pub(super) fn has_head(&self) -> bool {
        self.open.last().is_some_and(|open| open.head.is_some())
    }

    /// Closes the innermost construct, and the brackets in it.
    pub(super) fn pop_block(&mut self) -> Option<Open> {
        self.pop_brackets();
        self.blocks = self.blocks.checked_sub(1)?;
        self.open.pop()
    }

    fn pop_brackets(&mut self) {
        while self.open.last().is_some_and(|open| is_bracket(open.closer)) {
            self.open.pop();
        }
    }

    /// Goes over the token at an index. Returns whether it is one that closes something, and nothing is
    /// open that it closes.
    pub(super) fn step(&mut self, tokens: &[(Token, Span)], index: usize) -> bool {
        let token_at = |index: usize| tokens.get(index).map_or(Token::EndOfText, |it| it.0);
        let token = token_at(index);
        let Some(top) = self.open.last_mut() else { return false };
        let mut opened = open(index, Token::End);
        match token {
            Token::LeftParen => opened.closer = Token::RightParen,
            Token::LeftBracket => opened.closer = Token::RightBracket,
            Token::LeftBrace => opened.closer = Token::RightBrace,
            Token::StringStart => opened.closer = Token::StringEnd,
            Token::If | Token::Try => {}
            Token::Begin => opened.first = top.def.take().unwrap_or(index),
            Token::Class | Token::Enum if token_at(index + 1) == Token::Identifier => {}
            Token::Static if !token_at(index + 1).continues_static() => {}
            // `then` stands here in other languages.
            Token::Do | Token::Then | Token::Yield if top.head.is_some() => {
                opened = open(top.head.take().unwrap_or(index), Token::End);
            }
            Token::Do if starts_block(token_at(index.wrapping_sub(1))) => {}
            Token::For | Token::Foreach | Token::While => {
                top.head.get_or_insert(index);
                return false;
            }
            Token::Def => {
                top.def = Some(index);
                return false;
            }
            Token::Semicolon => {
                self.pop_brackets();
                if let Some(top) = self.open.last_mut() {
                    (top.head, top.def) = (None, None);
                }
                return false;
            }
            Token::End => return self.pop_block().is_none(),
            _ if is_bracket(token) => return self.close_bracket(token),
            _ => return false,
        }
        self.blocks += usize::from(opened.closer == Token::End);
        self.open.push(opened);
        false
    }

    /// Closes the innermost bracket of this kind, if it is in the innermost construct, and those in it.
    /// Returns whether there is none.
    fn close_bracket(&mut self, closer: Token) -> bool {
        let brackets = self.open.iter().rev().take(BRACKETS).map(|open| open.closer);
        let mut brackets = brackets.take_while(|&closer| is_bracket(closer));
        let Some(depth) = brackets.position(|it| it == closer) else {
            return true;
        };
        self.open.truncate(self.open.len() - 1 - depth);
        false
    }
}

fn open(index: usize, closer: Token) -> Open {
    Open { index, closer, first: index, head: None, def: None }
}

fn is_bracket(closer: Token) -> bool {
    matches!(closer, Token::RightParen | Token::RightBracket | Token::RightBrace | Token::StringEnd)
}

/// True if a `do` behind the token opens a block of its own, as in other languages.
fn starts_block(before: Token) -> bool {
    matches!(
        before,
        Token::EndOfText | Token::Semicolon | Token::Then | Token::Else | Token::Begin | Token::End
    )
}
