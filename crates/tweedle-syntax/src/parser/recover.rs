//! Recovery: parsing goes on after a mistake.
//!
//! A mistake spoils the statement or the member that it stands in. Parsing goes on behind it: at its `;`, at
//! the word that closes what it stands in, or at a line that begins another statement. The closing bracket of a bracket
//! that was left open in the spoilt piece is passed over, since a complaint about it would only follow from our guess
//! where the piece ends.

use super::nest::Nest;
use super::state::{Parse, Parser};
use crate::diagnostic::Diagnostic;
use crate::lexer::Token;
use crate::say;

/// The largest number of mistakes that are reported.
pub(super) const MOST: usize = 50;

/// The largest number of times that parsing goes on after a mistake. Not each mistake is reported.
const RECOVERIES: u32 = 200;

impl Parser<'_> {
    /// Notes a mistake, unless it stands where one is noted already.
    pub(super) fn report(&mut self, mistake: Diagnostic) {
        self.note_whether_cut_short();
        let end = if self.peek().is_mistake() { self.span().end } else { mistake.span.start };
        let mistake = match self.mistake_of_lexer(end) {
            Some(known) if self.peek().is_mistake() => Some(known),
            // Where a value in a string ends is a guess.
            Some(known)
                if known.span.slice(self.text) == "\\("
                    && known.line(self.text) == mistake.line(self.text) =>
            {
                Some(known)
            }
            _ => Some(mistake),
        };
        if let Some(mistake) = mistake
            && self.mistakes.len() < MOST
            && !self.mistakes.iter().any(|known| known.span.start == mistake.span.start)
        {
            self.mistakes.push(mistake);
        }
        if self.mistakes.len() >= MOST {
            self.give_up();
        }
    }

    /// Leaves the rest of the text alone.
    fn give_up(&mut self) {
        self.is_hopeless.set(true);
        self.position = self.tokens.len() - 1;
    }

    /// The last mistake that the lexer found in the text before `end`.
    fn mistake_of_lexer(&self, end: u32) -> Option<Diagnostic> {
        self.lexical.iter().rev().find(|mistake| mistake.span.start < end.max(1)).cloned()
    }

    /// Notes a mistake in the statement or member that starts at the token `start`, and goes to where
    /// parsing can go on.
    ///
    /// # Errors
    /// The mistake, if parsing cannot go on.
    pub(super) fn recover(&mut self, start: usize, mistake: Diagnostic) -> Parse<()> {
        self.recoveries += 1;
        if self.is_hopeless.get() {
            return Err(mistake);
        }
        self.report(mistake);
        if self.recoveries > RECOVERIES {
            self.give_up();
        }
        let mut nest = Nest::new();
        let mut index = start;
        while self.token(index) != Token::EndOfText && !self.is_hopeless.get() {
            let is_behind = index >= self.position && index > start;
            if is_behind && self.can_go_on(index, start, &nest) {
                break;
            }
            nest.step(&self.tokens, index);
            index += 1;
        }
        let closers = nest.open().iter().rev().map(|open| open.closer);
        let closers: Vec<Token> = closers.take(RECOVERIES as usize).collect();
        self.pardoned.extend(closers.into_iter().rev());
        self.position = index.max(self.position);
        Ok(())
    }

    /// True if parsing can go on at the token `index` after a mistake in the part that starts at `start`.
    fn can_go_on(&self, index: usize, start: usize, nest: &Nest) -> bool {
        let token = self.token(index);
        match token {
            // A block that began in the spoilt piece ends where its `end` is, or where no line is deeper.
            _ if nest.has_block() => {
                self.indents().starts_line(index)
                    && self.indents().of(index) <= self.indents().of(start)
                    && token.starts_statement()
            }
            Token::Semicolon | Token::End | Token::Else | Token::Elseif | Token::Finally => true,
            Token::Yield => !nest.has_head(),
            _ if !self.indents().starts_line(index) => false,
            _ if token.starts_declaration() => true,
            _ if self.indents().of(index) > self.indents().of(start) => false,
            _ if token.starts_statement() => true,
            Token::Identifier if self.token(index + 1) == Token::Assign => true,
            _ => {
                let is_new = self.token(index - 1).ends_operand() && nest.open().is_empty();
                is_new && token.starts_operand()
            }
        }
    }

    /// Runs a rule for the beginning of a construct. After a mistake in it, goes on at the first of these
    /// words, and the beginning is what `otherwise` says.
    ///
    /// # Errors
    /// The mistake, if none of the words follows in the same statement.
    pub(super) fn head<T>(
        &mut self,
        words: &[Token],
        rule: impl FnOnce(&mut Self) -> Parse<T>,
        otherwise: impl FnOnce(&Self) -> T,
    ) -> Parse<T> {
        let mistake = match rule(self) {
            Ok(head) => return Ok(head),
            Err(mistake) => mistake,
        };
        if self.is_hopeless.get() {
            return Err(mistake);
        }
        let mut nest = Nest::new();
        let mut index = self.position;
        loop {
            let token = self.token(index);
            if !nest.has_block() {
                if words.contains(&token) {
                    self.report(mistake);
                    self.position = index;
                    return Ok(otherwise(self));
                }
                let starts_other = self.indents().starts_line(index) && token.starts_statement();
                let ends = matches!(token, Token::Semicolon | Token::EndOfText | Token::End);
                if ends || starts_other && index > self.position {
                    return Err(mistake);
                }
            }
            if token == Token::EndOfText {
                return Err(mistake);
            }
            nest.step(&self.tokens, index);
            index += 1;
        }
    }

    /// Reports a token that closes nothing and passes over it, unless something is open that it closes.
    /// Returns whether it did.
    pub(super) fn pass_stray(&mut self) -> bool {
        let token = self.peek();
        if let Some(at) = self.pardoned.iter().rposition(|&closer| closer == token) {
            self.pardoned.remove(at);
            self.bump();
            return true;
        }
        if self.open_here().open().iter().any(|open| open.closer == token) {
            return false;
        }
        self.report(Diagnostic::new(say::closes_nothing(self.quoted(self.span())), self.span()));
        self.bump();
        true
    }

    /// The nest of brackets and constructs that are open before the current token.
    pub(super) fn open_here(&self) -> Nest {
        let mut nest = Nest::new();
        for index in 0..self.position {
            nest.step(&self.tokens, index);
        }
        nest
    }
}
