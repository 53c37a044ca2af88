//! Expressions with variables, in whose places numbers are put.

use crate::{Place, Trouble};
use tweedle_script::Span;
use tweedle_script::lexer::{Token, lex};

/// An expression, with the places of its variables.
pub(crate) struct Template<'a> {
    text: &'a str,
    /// The places in order, each with the number of its variable.
    places: Vec<(Span, usize)>,
}

impl<'a> Template<'a> {
    /// Finds the variables of an expression. What stands after a dot is a member and no variable.
    ///
    /// # Errors
    /// [`Trouble`] with its place if the text has no tokens of the language.
    pub(crate) fn new(text: &'a str, variables: &[&str]) -> Result<Template<'a>, Trouble> {
        let tokens = lex(text).map_err(|error| Trouble::of(error.into(), text))?;
        let (mut places, mut is_member) = (Vec::new(), false);
        for (token, span) in &tokens {
            if *token == Token::Identifier
                && !is_member
                && let Some(variable) = variables.iter().position(|it| *it == span.slice(text))
            {
                places.push((*span, variable));
            }
            is_member = *token == Token::Dot;
        }
        Ok(Template { text, places })
    }

    /// True if the expression mentions a variable.
    pub(crate) fn mentions(&self, variable: usize) -> bool {
        self.places.iter().any(|(_, it)| *it == variable)
    }

    /// The expression with a number for each variable.
    pub(crate) fn with(&self, numbers: &[u64]) -> String {
        let (mut text, mut at) = (String::new(), 0);
        for (span, variable) in &self.places {
            text.push_str(&self.text[at..span.start as usize]);
            text.push_str(&numbers[*variable].to_string());
            at = span.end as usize;
        }
        text.push_str(&self.text[at..]);
        text
    }

    /// Trouble with the expression that [`with`](Template::with) made of the same numbers, with its place in this one. A place in a
    /// number is that of the variable.
    pub(crate) fn placed(&self, mut trouble: Trouble, numbers: &[u64]) -> Trouble {
        let is_elsewhere = trouble.whence.as_ref().is_some_and(|way| way.text.is_some());
        if let Some(place) = trouble.place.filter(|_| !is_elsewhere) {
            let start = self.back(numbers, place.start, false);
            let end = self.back(numbers, place.end, true).max(start);
            trouble.place = Some(Place::of(Span::new(start, end), self.text));
        }
        trouble
    }

    /// The byte of the expression that a byte with the numbers comes from.
    fn back(&self, numbers: &[u64], at: u32, is_end: bool) -> u32 {
        // The bytes by which the text with numbers is longer so far.
        let mut longer = 0_i64;
        for (span, variable) in &self.places {
            let start = i64::from(span.start) + longer;
            let end = start + numbers[*variable].to_string().len() as i64;
            if i64::from(at) <= start {
                break;
            }
            if i64::from(at) < end {
                return if is_end { span.end } else { span.start };
            }
            longer = end - i64::from(span.end);
        }
        let back = i64::from(at) - longer;
        u32::try_from(back).unwrap_or(0).min(self.text.len() as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_script::say;

    #[test]
    fn places_come_back() {
        let template = Template::new("f(n) + m.n + n*m", &["n", "m"]).unwrap();
        assert!(template.mentions(0) && template.mentions(1));
        let numbers = [123, 4];
        assert_eq!(template.with(&numbers), "f(123) + 4.n + 123*4");
        let back = |start, end| {
            let place = Some(Place::of(Span::new(start, end), &template.with(&numbers)));
            let trouble = Trouble { place, ..Trouble::mistake(say::empty_expression()) };
            let place = template.placed(trouble, &numbers).place.unwrap();
            &template.text[place.start as usize..place.end as usize]
        };
        assert_eq!(back(0, 20), template.text);
        assert_eq!(back(2, 5), "n");
        assert_eq!(back(3, 4), "n");
        assert_eq!(back(9, 12), "m.n");
        assert_eq!(back(15, 20), "n*m");
        assert_eq!(back(19, 20), "m");
    }
}
