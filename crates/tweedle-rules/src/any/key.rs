//! Keys of positions: texts that mean the same in every process and in every version of Tweedle.

use super::quantum::read_suffix;
use super::{Position, Rules, Term};
use crate::{Argument, Kind, NotationError, Parameter, Registry};
use std::sync::Arc;

/// The end of an expression of an impartial variant.
const VARIANT: &str = ".ImpartialVariant";

impl Position {
    /// The stable key of the position: a line for each term, which is a sign, the expression of the ruleset, a tab, and the
    /// notation of the position. Positions of rulesets of a registry are equal exactly if their keys are, and
    /// [`Registry::of_key`] reads them; rulesets of programs print positions as the program says.
    ///
    /// ```
    /// # use tweedle_rulesets::standard;
    /// let registry = standard();
    /// let heaps = registry.rules("game.heap.Nim", &[])?.place("3,5")?;
    /// let board = registry.rules("game.grid.Domineering", &[])?.place("..|..")?;
    /// let sum = heaps.sum(&board.negative());
    /// assert_eq!(sum.key(), "+game.heap.Nim\t3,5\n-game.grid.Domineering\t..|..\n");
    /// assert_eq!(registry.of_key(&sum.key())?, sum);
    /// # Ok::<(), tweedle_rulesets::NotationError>(())
    /// ```
    pub fn key(&self) -> String {
        let mut key = String::new();
        for term in self.terms() {
            let component = term.component();
            key.push(if term.is_negative() { '-' } else { '+' });
            escape(component.rules().expression(), &mut key);
            key.push('\t');
            escape(&component.text(), &mut key);
            key.push('\n');
        }
        key
    }
}

impl Registry {
    /// The position with a key ([`Position::key`]), of rulesets of this registry.
    ///
    /// # Errors
    /// [`NotationError`] that tells what is wrong; its range counts the characters of the piece that it is about: the line, the
    /// expression, or the notation.
    pub fn of_key(&self, key: &str) -> Result<Position, NotationError> {
        let terms = key.lines().map(|line| {
            let wrong = |message: &str| NotationError::new(message, 0..line.chars().count());
            let is_negative = match line.chars().next() {
                Some('+') => false,
                Some('-') => true,
                _ => return Err(wrong("A line of a key begins with a plus or a minus sign.")),
            };
            let (rules, text) = line[1..]
                .split_once('\t')
                .ok_or_else(|| wrong("A line of a key has a ruleset, a tab, and a position."))?;
            let unescaped =
                |text| unescape(text).ok_or_else(|| wrong("This backslash means nothing."));
            let rules = self.of_expression(&unescaped(rules)?)?;
            let position = rules.place(&unescaped(text)?)?;
            let (component, _) = position.single().ok_or_else(|| wrong("This is no position."))?;
            Ok(Term::new(component.clone(), is_negative))
        });
        Ok(Position::of_terms(terms.collect::<Result<Vec<_>, _>>()?))
    }

    /// The position of a ruleset, both as texts: the expression of the ruleset ([`Registry::of_expression`]) and the
    /// position in its notation.
    ///
    /// # Errors
    /// [`NotationError`] that tells what is wrong; its range counts the characters of the text that it is about.
    ///
    /// ```
    /// # use tweedle_rulesets::standard;
    /// let registry = standard();
    /// let board = registry.position("game.grid.Domineering", "..|.#")?;
    /// let heaps = registry.position("game.heap.Subtraction([1,2,3])", "21")?;
    /// assert_eq!(board.sum(&heaps).terms().len(), 2);
    /// # Ok::<(), tweedle_rulesets::NotationError>(())
    /// ```
    pub fn position(&self, rules: &str, text: &str) -> Result<Position, NotationError> {
        self.of_expression(rules)?.place(text)
    }

    /// The ruleset that an expression makes: a name with arguments in brackets, in the order of the parameters or with their
    /// names (`maxSlide => 2`), as the language writes them. It reads what [`Rules::expression`] gives.
    ///
    /// # Errors
    /// [`NotationError`] that tells what is wrong.
    pub fn of_expression(&self, text: &str) -> Result<Arc<dyn Rules>, NotationError> {
        let wrong = |message: String| NotationError::new(message, 0..text.chars().count());
        if let Some((others, flavour, width)) = read_suffix(text) {
            let rules = self.of_expression(others)?;
            return rules
                .quantum_variant(flavour, width)
                .ok_or_else(|| wrong(format!("{others} has no such quantum variant.")));
        }
        if let Some(others) = text.strip_suffix(VARIANT) {
            // The variant of an impartial ruleset is this ruleset, so that nobody prints a variant of one.
            if others.ends_with(VARIANT) {
                return Err(wrong("An impartial variant has no variant of its own.".to_owned()));
            }
            let rules = self.of_expression(others)?;
            return rules.impartial_variant().ok_or_else(|| {
                wrong(format!("{others} has entailing moves, and no impartial variant."))
            });
        }
        let (name, given) = match text.split_once('(') {
            None => (text, Vec::new()),
            Some((name, rest)) => {
                let inner = rest.strip_suffix(')');
                let inner = inner.ok_or_else(|| wrong("A bracket is not closed.".to_owned()))?;
                let given = if inner.trim().is_empty() { Vec::new() } else { arguments(inner) };
                (name, given)
            }
        };
        let entry = self.find(name);
        let entry = entry.ok_or_else(|| wrong(format!("There is no ruleset `{name}`.")))?;
        let mut found: Vec<Option<Argument>> = vec![None; entry.parameters().len()];
        let mut is_named = false;
        for (i, text) in given.into_iter().enumerate() {
            let (named, text) = of_parameter(text);
            is_named |= named.is_some();
            let place = match named {
                Some(named) => entry.parameters().iter().position(|it| it.name == named),
                None if is_named => None,
                None => Some(i).filter(|i| *i < found.len()),
            };
            let place = place.filter(|&place| found[place].is_none());
            let place =
                place.ok_or_else(|| wrong(format!("`{name}` has no parameter for `{text}`.")))?;
            let parameter = &entry.parameters()[place];
            let argument = read(parameter, text);
            let not_this = || wrong(format!("`{}` of `{name}` is not this.", parameter.name));
            found[place] = Some(argument.ok_or_else(not_this)?);
        }
        let arguments = found.into_iter().zip(entry.parameters()).map(|(found, parameter)| {
            let missing = || wrong(format!("`{}` of `{name}` is missing.", parameter.name));
            found.or_else(|| parameter.usual()).ok_or_else(missing)
        });
        entry.make(&arguments.collect::<Result<Vec<_>, _>>()?)
    }
}

impl Parameter {
    /// The value that it has if nobody says; `None` if it has to be said.
    pub fn usual(&self) -> Option<Argument> {
        let text = self.default?;
        match self.kind {
            Kind::Text | Kind::Code => Some(Argument::Text(text.to_owned())),
            _ => read(self, text),
        }
    }
}

/// An argument, and the name of its parameter, if that stands before an arrow.
fn of_parameter(text: &str) -> (Option<&str>, &str) {
    match text.split_once("=>") {
        Some((name, value)) if name.trim().chars().all(|c| c.is_ascii_alphanumeric()) => {
            (Some(name.trim()), value.trim())
        }
        _ => (None, text),
    }
}

/// The texts between the commas that are in no quotes and no brackets.
fn arguments(text: &str) -> Vec<&str> {
    let (mut all, mut start) = (Vec::new(), 0);
    let (mut depth, mut is_quoted, mut is_escaped) = (0_usize, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if is_escaped => is_escaped = false,
            '\\' if is_quoted => is_escaped = true,
            '"' => is_quoted = !is_quoted,
            _ if is_quoted => {}
            '[' | '(' => depth += 1,
            ']' | ')' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => {
                all.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    all.push(text[start..].trim());
    all
}

/// An argument as rulesets print it; `None` if it is not such.
fn read(parameter: &Parameter, text: &str) -> Option<Argument> {
    Some(match parameter.kind {
        Kind::Natural | Kind::Step | Kind::Length => {
            Argument::Integer(text.parse().ok().filter(|_| !text.starts_with('+'))?)
        }
        Kind::Boolean => Argument::Boolean(text.parse().ok()?),
        Kind::Numbers => {
            let inner = text.strip_prefix('[')?.strip_suffix(']')?;
            let numbers = inner.split(',').map(|it| natural(it.trim()));
            let none = || inner.trim().is_empty().then(Vec::new);
            Argument::Numbers(numbers.collect::<Option<Vec<u64>>>().or_else(none)?)
        }
        Kind::Ratio => {
            let (numerator, denominator) = text.split_once('/').unwrap_or((text, "1"));
            Argument::Ratio(natural(numerator)?, natural(denominator)?)
        }
        Kind::Code | Kind::Text => {
            Argument::Text(unquoted(text.strip_prefix('"')?.strip_suffix('"')?))
        }
    })
}

/// A number as rulesets print it.
fn natural(text: &str) -> Option<u64> {
    text.parse().ok().filter(|_| !text.starts_with('+'))
}

/// The text that a string literal of the language stands for, without its quotes.
fn unquoted(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        plain.extend(if c == '\\' { characters.next() } else { Some(c) });
    }
    plain
}

/// Appends a text in which tabs, ends of lines and backslashes are written with a backslash.
fn escape(text: &str, into: &mut String) {
    for c in text.chars() {
        match c {
            '\\' => into.push_str("\\\\"),
            '\t' => into.push_str("\\t"),
            '\n' => into.push_str("\\n"),
            '\r' => into.push_str("\\r"),
            c => into.push(c),
        }
    }
}

/// The text that [`escape`] has written in this form; `None` for a text that it never writes.
fn unescape(text: &str) -> Option<String> {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        plain.push(match c {
            '\\' => match characters.next()? {
                '\\' => '\\',
                't' => '\t',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            c => c,
        });
    }
    Some(plain)
}
