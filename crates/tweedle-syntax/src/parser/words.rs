//! Tests of tokens: what a token may begin or end.

use crate::lexer::Token;

impl Token {
    /// True if the token can start a primary expression: an operand that is not an up or a star
    /// and carries no sign. Loops are not among them: `[* for x in c]` is a list of stars.
    pub(super) fn starts_primary(self) -> bool {
        matches!(
            self,
            Token::Integer
                | Token::Fraction
                | Token::Identifier
                | Token::String
                | Token::StringStart
                | Token::True
                | Token::False
                | Token::Pass
                | Token::Error
                | Token::This
                | Token::Super
                | Token::LeftParen
                | Token::LeftBracket
                | Token::LeftBrace
                | Token::Quote
                | Token::If
                | Token::Begin
        )
    }

    /// True if the token can start an operand without a sign.
    pub(super) fn starts_operand(self) -> bool {
        let starts_literal = matches!(
            self,
            Token::Star
                | Token::Ups(_)
                | Token::UpArrows(_)
                | Token::Downs(_)
                | Token::UpNth
                | Token::DownNth
        );
        starts_literal || self.starts_primary()
    }

    /// True if the token can start an expression.
    pub(super) fn starts_expression(self) -> bool {
        self.starts_operand()
            || self.is_sign()
            || matches!(self, Token::Not | Token::For | Token::While)
    }

    /// True if the token is a sign, which can start an operand too.
    pub(super) fn is_sign(self) -> bool {
        matches!(self, Token::Plus | Token::Minus | Token::PlusMinus)
    }

    /// True if the token can stand before a class or a member of one.
    pub(super) fn is_modifier(self) -> bool {
        matches!(
            self,
            Token::External
                | Token::Mutable
                | Token::Override
                | Token::Private
                | Token::Singleton
                | Token::Static
                | Token::System
        )
    }

    /// True if the token behind `static` says that this is a modifier, and opens no block.
    pub(crate) fn continues_static(self) -> bool {
        self.starts_declaration() || self == Token::Var
    }

    /// True if the token starts a declaration, and nothing else.
    pub(super) fn starts_declaration(self) -> bool {
        self.is_modifier() || matches!(self, Token::Class | Token::Enum | Token::Def)
    }

    /// True if the token is a word that starts a statement, or an expression in one.
    pub(super) fn starts_statement(self) -> bool {
        self.starts_declaration()
            || matches!(
                self,
                Token::Begin
                    | Token::Break
                    | Token::Clear
                    | Token::Continue
                    | Token::For
                    | Token::Foreach
                    | Token::If
                    | Token::Import
                    | Token::Return
                    | Token::Try
                    | Token::Var
                    | Token::While
            )
    }

    /// True if the token ends a sequence of statements rather than starting the next one.
    pub(super) fn ends_script(self) -> bool {
        self.is_closing_bracket()
            || matches!(
                self,
                Token::EndOfText
                    | Token::End
                    | Token::Else
                    | Token::Elseif
                    | Token::Then
                    | Token::Yield
                    | Token::Finally
            )
    }

    /// True if the token closes a bracket, or a value in a string.
    pub(crate) fn is_closing_bracket(self) -> bool {
        matches!(
            self,
            Token::RightParen
                | Token::RightBracket
                | Token::RightBrace
                | Token::StringMiddle
                | Token::StringEnd
        )
    }

    /// True if an operand may end with the token.
    pub(super) fn ends_operand(self) -> bool {
        self.is_closing_bracket()
            || matches!(
                self,
                Token::Integer
                    | Token::Fraction
                    | Token::Identifier
                    | Token::String
                    | Token::True
                    | Token::False
                    | Token::Pass
                    | Token::This
                    | Token::Quote
                    | Token::End
                    | Token::UpNth
                    | Token::DownNth
                    | Token::Ups(_)
                    | Token::UpArrows(_)
                    | Token::Downs(_)
            )
    }

    /// True if the token stands for a piece of text that the lexer has complained of.
    pub(super) fn is_mistake(self) -> bool {
        matches!(self, Token::OpenString | Token::Unknown)
    }
}
