//! Parsing of braces: sets, maps and games.

use super::state::{Parse, Parser};
use crate::ast::{Expr, ExprKind, Game, Gathered, Name};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;
use crate::span::Span;

/// The options between two runs of bars.
struct Segment {
    options: Vec<Expr>,
    span: Span,
}

/// A run of bars.
struct Bars {
    length: u32,
    span: Span,
}

/// The tokens that may stand behind an option of a game whose first bar has been seen, as messages name them.
const IN_GAME: &str = "an operator, `,`, `|` or `}`";

fn ends_options(token: Token) -> bool {
    matches!(token, Token::Bars(_) | Token::RightBrace)
}

impl Parser<'_> {
    /// A set, a map or a game; the first token behind the first element tells which.
    pub(super) fn brace(&mut self) -> Parse<Expr> {
        let open = self.bump();
        if self.eat(Token::FatArrow) {
            let close = self.close(open, Token::RightBrace, "`}`, for an empty map")?;
            return self.node(ExprKind::Map(Vec::new()), open.to(close));
        }
        let start = self.span();
        let mut elements = self.expressions(ends_options)?;
        let kind = match self.peek() {
            Token::FatArrow if elements.len() == 1 => match elements.pop() {
                Some(key) => self.entries(open, key)?,
                None => return Err(self.unexpected("an expression")),
            },
            Token::For => {
                let element = elements.pop().filter(|_| elements.is_empty());
                let gathered =
                    Gathered::Set(Box::new(element.ok_or_else(|| self.several_elements())?));
                let clauses = self.clauses()?;
                self.close(open, Token::RightBrace, "an operator, `for` or `}`")?;
                ExprKind::Comprehension { gathered, clauses }
            }
            Token::Bars(_) => {
                let first = Segment { options: elements, span: start };
                ExprKind::Game(self.options(open, first)?)
            }
            _ => {
                self.close(open, Token::RightBrace, IN_GAME)?;
                ExprKind::Set(elements)
            }
        };
        self.node(kind, open.to(self.previous_span()))
    }

    /// The braces of a game that a name or a quote has announced.
    pub(super) fn game(&mut self, name: Option<Name>) -> Parse<Game> {
        let open = self.bump();
        let first = self.segment()?;
        if !matches!(self.peek(), Token::Bars(_) | Token::EndOfText) {
            return Err(self.unexpected("an operator, `,` or `|` in this game"));
        }
        Ok(Game { name, ..self.options(open, first)? })
    }

    /// The entries of a map, or the comprehension that makes them, and its closing brace, from behind its first key.
    fn entries(&mut self, open: Span, first_key: Expr) -> Parse<ExprKind> {
        let mut entries = Vec::new();
        let mut key = first_key;
        loop {
            if !self.eat(Token::FatArrow) {
                return Err(self.unexpected("`=>` after the key of a map"));
            }
            let value = self.operand_of("=>")?;
            if self.peek() == Token::For {
                if !entries.is_empty() {
                    return Err(self.several_elements());
                }
                let gathered = Gathered::Map(Box::new(key), Box::new(value));
                let clauses = self.clauses()?;
                self.close(open, Token::RightBrace, "an operator, `for` or `}`")?;
                return Ok(ExprKind::Comprehension { gathered, clauses });
            }
            entries.push((key, value));
            if !self.eat(Token::Comma) {
                self.close(open, Token::RightBrace, "an operator, `,` or `}`")?;
                return Ok(ExprKind::Map(entries));
            }
            key = self.operand_of(",")?;
        }
    }

    /// The options of a game and its closing brace, from behind the first options.
    fn options(&mut self, open: Span, first: Segment) -> Parse<Game> {
        let mut segments = vec![first];
        let mut bars = Vec::new();
        while let Token::Bars(length) = self.peek() {
            bars.push(Bars { length, span: self.bump() });
            segments.push(self.segment()?);
        }
        self.close(open, Token::RightBrace, IN_GAME)?;
        self.split(segments, bars)
    }

    fn segment(&mut self) -> Parse<Segment> {
        let start = self.span();
        let options = self.expressions(ends_options)?;
        let span =
            if options.is_empty() { start.at_start() } else { start.to(self.previous_span()) };
        Ok(Segment { options, span })
    }

    /// The game with these options: the longest run of bars is its own, the others belong to
    /// options of it. There is one more segment than there are bars, and at least one bar.
    fn split(&mut self, mut segments: Vec<Segment>, mut bars: Vec<Bars>) -> Parse<Game> {
        let longest = bars.iter().map(|bars| bars.length).max().unwrap_or(0);
        let mut roots = bars.iter().enumerate().filter(|(_, bars)| bars.length == longest);
        let root = roots.next().map_or(0, |(index, _)| index);
        if let Some((_, second)) = roots.next() {
            let shown = self.quoted(second.span);
            return Err(Diagnostic::new(say::bars_at_same_level(&shown), second.span));
        }
        let right_segments = segments.split_off(root + 1);
        let right_bars = bars.split_off(root + 1);
        bars.truncate(root);
        let left = self.nested(|parser| parser.side(segments, bars))?;
        let right = self.nested(|parser| parser.side(right_segments, right_bars))?;
        Ok(Game { left, right, ..Game::default() })
    }

    /// The options on one side of the root: as listed, or the one game the bars make.
    fn side(&mut self, mut segments: Vec<Segment>, bars: Vec<Bars>) -> Parse<Vec<Expr>> {
        if bars.is_empty() {
            return Ok(segments.pop().map(|segment| segment.options).unwrap_or_default());
        }
        let ends = segments.iter().map(|segment| segment.span);
        let span = ends.chain(bars.iter().map(|bars| bars.span)).reduce(Span::to);
        let game = self.split(segments, bars)?;
        Ok(vec![self.node(ExprKind::Game(game), span.unwrap_or_default())?])
    }
}
