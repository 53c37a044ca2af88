//! Finding the places where an `end` is missing, or one too many.
//!
//! Only at the end of a text is it known that the text has too few. Only the indentation tells which construct
//! lacks its own: an `end` at the beginning of a line stands below the line that opens its construct. Where it
//! says so, the parser is given a text that is mended there, and so has nothing to complain of behind it.
//! Nobody looks at the indentation of a text without mistakes.

use super::nest::{Nest, Open};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::{Span, line_column};

/// The largest number of open brackets among which the one that a closing bracket closes is looked for.
const BRACKETS: usize = 100;

/// Tokens with the right number of `end`s, and the mistakes.
pub(super) struct Balanced {
    pub(super) tokens: Vec<(Token, Span)>,
    /// The innermost construct comes first.
    pub(super) mistakes: Vec<Diagnostic>,
}

/// The balanced tokens of a text whose tokens have too few or too many `end`s.
pub(super) fn balance(text: &str, tokens: &[(Token, Span)]) -> Option<Balanced> {
    let (missing, surplus) = count(tokens);
    match (missing, surplus) {
        (0, 0) => None,
        (_, 0) => {
            let indents = Indents::new(text, tokens);
            let suspects = |nest: &Nest, index: usize| suspects(nest, tokens, index, &indents);
            let places = place_ends(tokens, missing, |nest, index| {
                suspects(nest, index).max(outgrown(nest, tokens, index, &indents))
            });
            let places = places.or_else(|| place_ends(tokens, missing, suspects));
            let last = tokens.len().saturating_sub(1);
            let is_sure = places.iter().flatten().all(|place| place.0 < last) && places.is_some();
            let mended = if is_sure { None } else { with_elseif(text, tokens) };
            let places = places.or_else(|| place_ends(tokens, missing, |_, _| 0));
            mended.or_else(|| Some(with_ends(text, tokens, places?)))
        }
        (0, _) => without_ends(text, tokens, surplus),
        _ => None,
    }
}

/// The number of constructs that are never closed, and the number of `end`s that close nothing.
fn count(tokens: &[(Token, Span)]) -> (usize, usize) {
    let mut nest = Nest::new();
    let ends = (0..tokens.len())
        .filter(|&index| nest.step(tokens, index) && tokens[index].0 == Token::End);
    let surplus = ends.count();
    (nest.open().iter().filter(|open| open.closer == Token::End).count(), surplus)
}

/// The indentation of the line of each token, and true for a token that is the first one on its line.
pub(super) struct Indents {
    lines: Vec<(u32, bool)>,
}

impl Indents {
    pub(super) fn new(text: &str, tokens: &[(Token, Span)]) -> Indents {
        let (mut end, mut indent) = (0, 0);
        let lines = tokens.iter().enumerate().map(|(index, (_, span))| {
            let between = text.get(end as usize..span.start as usize).unwrap_or("");
            end = span.end;
            let line = between.rfind(['\n', '\r']).map(|at| &between[at + 1..]);
            let is_first = index == 0 || line.is_some();
            if is_first {
                indent = width(line.unwrap_or(between));
            }
            (indent, is_first)
        });
        Indents { lines: lines.collect() }
    }

    /// The indentation of the line of the token at an index.
    pub(super) fn of(&self, index: usize) -> u32 {
        self.lines.get(index).map_or(0, |line| line.0)
    }

    /// True if the token at an index is the first one on its line.
    pub(super) fn starts_line(&self, index: usize) -> bool {
        self.lines.get(index).is_some_and(|line| line.1)
    }
}

/// The width of the space before a line.
fn width(space: &str) -> u32 {
    space.chars().fold(0, |width, c| if c == '\t' { (width / 8 + 1) * 8 } else { width + 1 })
}

/// Reads `else if` as `elseif`, if that is all that is wrong.
fn with_elseif(text: &str, tokens: &[(Token, Span)]) -> Option<Balanced> {
    let mut mended = Balanced { tokens: Vec::with_capacity(tokens.len()), mistakes: Vec::new() };
    for &(token, span) in tokens {
        if let Some((Token::Else, before)) = mended.tokens.last().copied()
            && token == Token::If
            && !Span::new(before.end, span.start).slice(text).contains('\n')
        {
            let both = before.to(span);
            mended.tokens.pop();
            mended.tokens.push((Token::Elseif, both));
            mended.mistakes.push(Diagnostic::new(say::else_if(), both));
        } else {
            mended.tokens.push((token, span));
        }
    }
    (count(&mended.tokens) == (0, 0)).then_some(mended)
}

/// Adds an `end` before each of these tokens, for the construct that was open there.
fn with_ends(text: &str, tokens: &[(Token, Span)], places: Vec<(usize, Open)>) -> Balanced {
    let mut mended =
        Balanced { tokens: Vec::with_capacity(tokens.len() + places.len()), mistakes: Vec::new() };
    let mut places = places.into_iter().peekable();
    for (index, &(token, span)) in tokens.iter().enumerate() {
        while let Some((_, open)) = places.next_if(|place| place.0 == index) {
            let at = if token == Token::EndOfText { span.start } else { tokens[index - 1].1.end };
            let end = (Token::End, Span::new(at, at));
            match mended.tokens.last().copied() {
                // The `;` behind the construct ends the statement that this belongs to.
                Some(semicolon @ (Token::Semicolon, _)) if token != Token::EndOfText => {
                    mended.tokens.pop();
                    mended.tokens.extend([end, semicolon]);
                }
                _ => mended.tokens.push(end),
            }
            let opened = tokens[open.index].1;
            let hint = if is_filter(tokens, open.index) {
                "A condition of a list is written `where`, as in `[x for x in c where x > 1]`."
                    .to_owned()
            } else if token == Token::EndOfText {
                "Add `end` at the end.".to_owned()
            } else {
                let (line, column) = line_column(text, span.start);
                if token.is_closing_bracket() {
                    let closer = span.slice(text);
                    format!(
                        "Its `end` is missing before the `{closer}` at line {line}, column {column}."
                    )
                } else {
                    format!("The indentation says that its `end` is missing before line {line}.")
                }
            };
            mended.mistakes.push(
                Diagnostic::new(say::opened_never_closed(opened.slice(text)), opened)
                    .with_hint(hint),
            );
        }
        mended.tokens.push((token, span));
    }
    mended
}

/// True if the token at an index is an `if` behind the `for` of a list, where other languages have the condition.
fn is_filter(tokens: &[(Token, Span)], index: usize) -> bool {
    let token = |at: usize| tokens.get(at).map_or(Token::EndOfText, |it| it.0);
    if token(index) != Token::If || index == 0 || !token(index - 1).ends_operand() {
        return false;
    }
    let (mut depth, mut is_after_for) = (0_usize, false);
    for at in (index.saturating_sub(BRACKETS)..index).rev() {
        match token(at) {
            found if found.is_closing_bracket() => depth += 1,
            Token::LeftParen | Token::LeftBracket | Token::LeftBrace if depth == 0 => {
                return is_after_for;
            }
            Token::LeftParen | Token::LeftBracket | Token::LeftBrace => depth -= 1,
            Token::Semicolon if depth == 0 => return false,
            Token::For if depth == 0 => is_after_for = true,
            _ => {}
        }
    }
    false
}

/// The tokens before which an `end` is added, each with its construct; `suspects` gives the number of innermost
/// constructs that should have been closed before a token. `None` if their number is not that of the missing ones.
fn place_ends(
    tokens: &[(Token, Span)],
    missing: usize,
    suspects: impl Fn(&Nest, usize) -> usize,
) -> Option<Vec<(usize, Open)>> {
    let mut nest = Nest::new();
    let mut places = Vec::new();
    for index in 0..tokens.len() {
        let is_last = tokens[index].0 == Token::EndOfText;
        let count = if is_last { missing } else { suspects(&nest, index) };
        for _ in 0..count {
            match nest.pop_block() {
                Some(open) => places.push((index, open)),
                None => break,
            }
        }
        if nest.step(tokens, index) && tokens[index].0 == Token::End {
            return None;
        }
    }
    (places.len() == missing).then_some(places)
}

/// The number of innermost constructs that should have been closed before the token at an index, going by the
/// indentation.
fn suspects(nest: &Nest, tokens: &[(Token, Span)], index: usize, indents: &Indents) -> usize {
    if !indents.starts_line(index) {
        return 0;
    }
    let indent = indents.of(index);
    let blocks = || nest.open().iter().rev().filter(|open| open.closer == Token::End);
    match tokens[index].0 {
        Token::End | Token::Else | Token::Elseif => {
            // It belongs to the construct that it stands below, if there is one.
            blocks().position(|open| indents.of(open.first) == indent).unwrap_or(0)
        }
        token if token.starts_declaration() => {
            // A member of a class stands in no method.
            let is_class = |open: &Open| matches!(tokens[open.index].0, Token::Class | Token::Enum);
            match blocks().position(is_class) {
                None => 0,
                Some(_) => blocks()
                    .take_while(|open| !is_class(open) && indents.of(open.first) >= indent)
                    .count(),
            }
        }
        _ => 0,
    }
}

/// The number of innermost constructs that should have been closed before the token at an index: before a token
/// that closes a bracket around them, and before a statement that is not indented more than they are.
fn outgrown(nest: &Nest, tokens: &[(Token, Span)], index: usize, indents: &Indents) -> usize {
    let token = tokens[index].0;
    if token.is_closing_bracket() {
        let closers = nest.open().iter().rev().take(BRACKETS).map(|open| open.closer);
        let inside: Vec<Token> = closers.take_while(|&closer| closer != token).collect();
        let is_found = inside.len() < nest.open().len().min(BRACKETS);
        let blocks = inside.iter().filter(|&&closer| closer == Token::End).count();
        return if is_found { blocks } else { 0 };
    }
    let is_new = indents.starts_line(index)
        && index > 0
        && tokens[index - 1].0 == Token::Semicolon
        && !matches!(token, Token::End | Token::EndOfText | Token::Else | Token::Elseif);
    if !is_new {
        return 0;
    }
    let indent = indents.of(index);
    let is_statement = |open: &&Open| {
        open.closer == Token::End
            && !matches!(tokens[open.index].0, Token::Class | Token::Enum)
            && indents.of(open.first) >= indent
    };
    nest.open().iter().rev().take_while(is_statement).count()
}

/// Leaves out the `end`s that stand deeper than the construct that they would close.
fn without_ends(text: &str, tokens: &[(Token, Span)], surplus: usize) -> Option<Balanced> {
    let indents = Indents::new(text, tokens);
    let mut nest = Nest::new();
    let mut mended = Balanced { tokens: Vec::with_capacity(tokens.len()), mistakes: Vec::new() };
    for (index, &(token, span)) in tokens.iter().enumerate() {
        let top = nest.open().iter().rev().find(|open| open.closer == Token::End);
        let is_deeper = top.is_some_and(|top| indents.of(top.first) < indents.of(index));
        if token == Token::End && indents.starts_line(index) && is_deeper {
            mended.mistakes.push(Diagnostic::new(say::end_closes_nothing(), span));
            continue;
        }
        nest.step(tokens, index);
        mended.tokens.push((token, span));
    }
    (1..=surplus).contains(&mended.mistakes.len()).then_some(mended)
}
