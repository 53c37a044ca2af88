//! The columns of a table: expressions about a position.

use crate::play::nearest;
use crate::{Place, Trouble};
use std::collections::HashSet;
use tweedle_script::lexer::{Token, lex};
use tweedle_script::{Mistake, Session, Span, Unit, Value, say};
use tweedle_syntax::ast::StatementKind;
use tweedle_syntax::parse;

/// A name for what is asked of many positions: the name, its expression, in which `g` is the position and names above may
/// stand, and a sentence.
pub struct NamedColumn {
    /// The name.
    pub name: &'static str,
    /// The expression.
    pub expression: &'static str,
    /// What it is.
    pub about: &'static str,
}

/// The names, each after those that it mentions.
pub const NAMED_COLUMNS: &[NamedColumn] = &[
    NamedColumn {
        name: "value",
        expression: "g.CanonicalForm",
        about: "the canonical form, or of a game that is played for points the scoring form",
    },
    NamedColumn {
        name: "outcome",
        expression: "g.OutcomeClass",
        about: "the outcome, by points where these count",
    },
    NamedColumn { name: "mean", expression: "value.Mean", about: "the mean" },
    NamedColumn { name: "temperature", expression: "value.Temperature", about: "the temperature" },
    NamedColumn { name: "left_stop", expression: "value.LeftStop", about: "the Left stop" },
    NamedColumn { name: "right_stop", expression: "value.RightStop", about: "the Right stop" },
    NamedColumn { name: "birthday", expression: "value.Birthday", about: "the birthday" },
    NamedColumn {
        name: "reduced",
        expression: "value.ReducedCanonicalForm",
        about: "the reduced canonical form",
    },
    NamedColumn {
        name: "nimber",
        expression: "g.NimValue",
        about: "the nimber of an impartial position",
    },
    NamedColumn {
        name: "left_moves",
        expression: "g.Options(Left).Size",
        about: "the number of Left's options",
    },
    NamedColumn {
        name: "right_moves",
        expression: "g.Options(Right).Size",
        about: "the number of Right's options",
    },
    NamedColumn {
        name: "reachable",
        expression: "g.IsReachable",
        about: "true if the position comes up in alternating play from the start",
    },
];

/// The place of the value among the names.
pub(super) const VALUE: usize = 0;
/// The place of the outcome among the names.
pub(super) const OUTCOME: usize = 1;

/// The name that messages give to the text of an expression.
const FIELD: &str = "column";

/// An expression about a position, and the names that it mentions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Expression {
    /// As it was written.
    pub(super) text: String,
    /// The places of the names that are its parameters, in order.
    pub(super) names: Vec<usize>,
    /// True if it mentions the position itself.
    pub(super) has_position: bool,
}

/// The place of a text that is compared with an outcome: that is never true, and surely a mistake.
fn text_beside_outcome(tokens: &[(Token, Span)], text: &str) -> Option<Span> {
    let is_outcome = |(token, span): &(Token, Span)| {
        *token == Token::Identifier && matches!(span.slice(text), "outcome" | "OutcomeClass")
    };
    let is_text = |it: &(Token, Span)| it.0 == Token::String;
    tokens.windows(3).find_map(|all| match all {
        [a, (Token::Equal | Token::NotEqual, _), b] if is_outcome(a) && is_text(b) => Some(b.1),
        [a, (Token::Equal | Token::NotEqual, _), b] if is_text(a) && is_outcome(b) => Some(a.1),
        _ => None,
    })
}

/// The place of a word that would be one of the names in small letters, and stands for itself: `Value` is a class, and no game is equal to it.
fn name_of_other_case(tokens: &[(Token, Span)], text: &str) -> Option<(Span, &'static str)> {
    let mut before = None;
    for (place, (token, span)) in tokens.iter().enumerate() {
        let after = tokens.get(place + 1).map(|(token, _)| *token);
        let is_alone = before != Some(Token::Dot)
            && !matches!(after, Some(Token::Dot | Token::LeftParen | Token::Assign | Token::Arrow));
        let word = span.slice(text);
        let named = NAMED_COLUMNS.iter().find(|it| it.name.eq_ignore_ascii_case(word));
        if let Some(named) = named
            && *token == Token::Identifier
            && is_alone
            && named.name != word
        {
            return Some((*span, named.name));
        }
        before = Some(*token);
    }
    None
}

impl Expression {
    /// Reads an expression.
    ///
    /// # Errors
    /// [`Trouble`] with a place in it.
    pub(super) fn new(text: &str) -> Result<Expression, Trouble> {
        Expression::read(text).map_err(|trouble| trouble.in_field(FIELD, text))
    }

    fn read(text: &str) -> Result<Expression, Trouble> {
        let tokens = lex(text).map_err(|error| Trouble::of(error.into(), text))?;
        let (mut names, mut has_position) = (Vec::new(), false);
        let mut is_member = false;
        for (token, span) in &tokens {
            if *token == Token::Identifier && !is_member {
                let word = span.slice(text);
                has_position |= word == "g";
                names.extend(NAMED_COLUMNS.iter().position(|it| it.name == word));
            }
            is_member = *token == Token::Dot;
        }
        if text.trim().is_empty() {
            return Err(Trouble::mistake(say::empty_expression()));
        }
        if let Some((span, name)) = name_of_other_case(&tokens, text) {
            let trouble = Trouble::mistake(say::undefined_variable(span.slice(text)));
            let place = Some(Place::of(span, text));
            return Err(Trouble { place, ..trouble }.with_hint(format!("Did you mean `{name}`?")));
        }
        if let Some(span) = text_beside_outcome(&tokens, text) {
            let trouble = Trouble::mistake(say::outcome_and_text(span.slice(text)));
            return Err(Trouble { place: Some(Place::of(span, text)), ..trouble });
        }
        // By itself: the function that it becomes has brackets around it.
        let script = parse(text).map_err(|error| Trouble::of(error.into(), text))?;
        if !matches!(&script.statements[..], [only] if matches!(only.kind, StatementKind::Expr(_)))
        {
            return Err(Trouble::mistake(say::column_not_one_expression()));
        }
        names.sort_unstable();
        names.dedup();
        Ok(Expression { text: text.trim().to_owned(), names, has_position })
    }

    /// True if it is about the value alone, so that positions with the same value have the same.
    pub(super) fn is_of_value(&self) -> bool {
        let is_of_value =
            |&name: &usize| name == VALUE || NAMED_COLUMNS[name].expression.starts_with("value.");
        !self.has_position && !self.names.is_empty() && self.names.iter().all(is_of_value)
    }

    /// The beginning of the function of the position and of the names.
    fn head(&self) -> String {
        let names = self.names.iter().map(|&name| NAMED_COLUMNS[name].name);
        let parameters: Vec<&str> = std::iter::once("g").chain(names).collect();
        format!("({}) -> (", parameters.join(", "))
    }

    /// The text of the function. A comment may end the expression.
    fn whole(&self, head: &str) -> String {
        format!("{head}{}\n)", self.text)
    }

    /// The function of the position and of the names.
    ///
    /// # Errors
    /// [`Trouble`] if the language does not understand it; its place is one in the expression.
    pub(super) fn function(&self, session: &mut Session) -> Result<Value, Trouble> {
        let head = self.head();
        let function = session.value(&self.whole(&head));
        function.map_err(|failure| self.placed(Trouble::of(failure, &self.text), &head))
    }

    /// Refuses names that mean nothing, before they are met at the first position.
    ///
    /// # Errors
    /// [`Trouble`] with its place in the expression.
    pub(super) fn check_names(&self, session: &mut Session) -> Result<(), Trouble> {
        let head = self.head();
        let text = self.whole(&head);
        let unit = Unit { file: "column", name: "column", text: &text };
        let mut notes = session.check(unit, &HashSet::new()).notes.into_iter();
        match notes.find(|note| note.diagnostic.mistake == Mistake::UndefinedName) {
            Some(note) => {
                let names: Vec<&str> = NAMED_COLUMNS.iter().map(|it| it.name).collect();
                let close = nearest(&names, note.diagnostic.span.slice(&text));
                let mut trouble = Trouble::of(note.diagnostic.into(), &text);
                if let Some(name) = close {
                    trouble.hint = Some(format!("Did you mean `{name}`?"));
                } else if trouble.hint.is_none() {
                    trouble.hint =
                        Some(format!("`g` is the position, and there are {}.", names.join(", ")));
                }
                Err(self.placed(trouble, &head))
            }
            None => Ok(()),
        }
    }

    /// Trouble with its place in the expression: it counted the head, too.
    fn placed(&self, mut trouble: Trouble, head: &str) -> Trouble {
        trouble.place = trouble.place.map(|place| {
            let most = self.text.len() as u32;
            let back = |at: u32| at.saturating_sub(head.len() as u32).min(most);
            Place::of(Span::new(back(place.start), back(place.end)), &self.text)
        });
        trouble.in_field(FIELD, &self.text)
    }
}
