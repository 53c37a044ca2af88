//! Space between two tokens of a line.

use super::marks::Marks;
use crate::lexer::Token;
use crate::span::Span;

/// True if a space stands before the token at an index, if it does not start a line.
pub(super) fn before(text: &str, tokens: &[(Token, Span)], marks: &Marks, index: usize) -> bool {
    let Some(previous) = index.checked_sub(1) else { return false };
    let ((left, left_span), (right, right_span)) = (tokens[previous], tokens[index]);
    if marks.glued[index] {
        return false;
    }
    match (left, right) {
        _ if hugs_left(right) || hugs_right(left) => false,
        (Token::Quote, Token::LeftBrace) | (Token::RightBrace, Token::Quote) => false,
        (Token::Comma | Token::Semicolon, _) => true,
        _ if marks.operators[previous] || marks.operators[index] => true,
        _ if is_spaced(left) || is_spaced(right) => true,
        (Token::Error, Token::LeftParen) => false,
        _ => {
            left_span.end != right_span.start
                || is_word(text, left_span) && is_word(text, right_span)
        }
    }
}

/// The width of the token at an index, with the space before it.
pub(super) fn width(text: &str, tokens: &[(Token, Span)], marks: &Marks, index: usize) -> usize {
    let space = usize::from(before(text, tokens, marks, index));
    space + tokens[index].1.slice(text).chars().count()
}

/// True if no space stands before the token.
fn hugs_left(token: Token) -> bool {
    token.is_closing_bracket()
        || matches!(
            token,
            Token::Comma
                | Token::Semicolon
                | Token::Dot
                | Token::DotDot
                | Token::Ellipsis
                | Token::Bars(_)
        )
}

/// True if no space stands behind the token.
fn hugs_right(token: Token) -> bool {
    matches!(
        token,
        Token::LeftParen
            | Token::LeftBracket
            | Token::LeftBrace
            | Token::StringStart
            | Token::StringMiddle
            | Token::Dot
            | Token::DotDot
            | Token::Bars(_)
    )
}

/// True if letters touching the token's text would belong to it.
fn is_word(text: &str, span: Span) -> bool {
    span.slice(text).ends_with(|c: char| c.is_ascii_alphabetic())
        && !span.slice(text).starts_with(|c: char| c.is_ascii_digit())
}

/// True if a token always has space on both sides.
fn is_spaced(token: Token) -> bool {
    let is_sign = matches!(token, Token::Assign | Token::Arrow | Token::FatArrow | Token::Question);
    is_sign
        || matches!(
            token,
            Token::And
                | Token::As
                | Token::Begin
                | Token::Break
                | Token::By
                | Token::Class
                | Token::Clear
                | Token::Continue
                | Token::Def
                | Token::Do
                | Token::Else
                | Token::Elseif
                | Token::End
                | Token::Enum
                | Token::Extends
                | Token::External
                | Token::Finally
                | Token::For
                | Token::From
                | Token::If
                | Token::Import
                | Token::In
                | Token::Is
                | Token::Mutable
                | Token::Not
                | Token::Op
                | Token::Or
                | Token::Override
                | Token::Private
                | Token::Return
                | Token::Singleton
                | Token::Static
                | Token::System
                | Token::Then
                | Token::To
                | Token::Try
                | Token::Unary
                | Token::Var
                | Token::Where
                | Token::While
                | Token::Yield
        )
}
