//! Pictures of misère quotients.

use crate::layers::{Edge, Layers};
use crate::scene::{Ink, Scene, Stroke};
use crate::unicode::superscript;
use std::fmt::Write as _;
use tweedle_engine::misere::quotient::{Element, Quotient};
use tweedle_engine::{Control, Stop};

/// The most elements of a class that are all written.
const WRITTEN: usize = 8;

/// The elements of a misère quotient in the order by divisibility: elements that divide each other stand together, and lines lead down to
/// multiples, with nothing between. So the identity is at the top, and the kernel at the bottom. The elements of the P-portion, in which the
/// player to move loses, are in brackets; of a class with more than eight elements the number and the first one
/// are told.
///
/// ```
/// # use tweedle_engine::{Control, misere::quotient::QuotientSearch};
/// let mut nim = QuotientSearch::new(100, &Control::new());
/// nim.add([vec![]])?;
/// nim.add([vec![], vec![0]])?;
/// let scene = tweedle_draw::quotient(&nim.quotient()?, &Control::new())?;
/// assert!(scene.tikz().contains("$1,\\;[a]$"));
/// # Ok::<(), tweedle_engine::Stop>(())
/// ```
///
/// # Errors
/// [`Stop::TooLarge`] for more than 400 classes; [`Stop::Memory`] or [`Stop::Cancelled`].
pub fn quotient(quotient: &Quotient, control: &Control) -> Result<Scene, Stop> {
    let monoid = quotient.monoid();
    let order = monoid.divisibility(control)?;
    let mut classes: Vec<(Element, Vec<Element>)> = Vec::new();
    for x in monoid.elements() {
        let least = order.least[usize::from(x)];
        match classes.iter_mut().find(|(first, _)| *first == least) {
            Some((_, class)) => class.push(x),
            None => classes.push((least, vec![x])),
        }
        Layers::check(classes.len())?;
    }
    let place = |x: Element| classes.iter().position(|(first, _)| *first == x).unwrap_or(0);
    let line = Stroke::of(Ink::Quiet, 1.3);
    let edges = order.covers.iter().map(|&(x, y)| Edge {
        from: place(x),
        to: place(y),
        stroke: line,
        shift: 0.0,
    });
    let edges = edges.collect();
    let labels = classes.iter().map(|(_, class)| label(quotient, class)).collect();
    let title =
        format!("Misère quotient of order {}, with its P-portion in brackets", quotient.order());
    Layers { labels, edges }.scene(title)
}

/// The elements of a class, as text and in `LaTeX`.
fn label(quotient: &Quotient, class: &[Element]) -> (String, String) {
    if class.len() > WRITTEN {
        let lost = class.iter().filter(|&&x| quotient.is_lost(x)).count();
        let first = power(&quotient.text(class[0]));
        // The number stands first, where no border cuts it.
        let number = format!("{} elements, {lost} in P", class.len());
        return (format!("{number}: {}, …", first.0), format!("{number}: ${},\\ldots$", first.1));
    }
    let mut names = [Vec::new(), Vec::new()];
    for &x in class {
        let (text, latex) = power(&quotient.text(x));
        let in_brackets =
            |name: String| if quotient.is_lost(x) { format!("[{name}]") } else { name };
        names[0].push(in_brackets(text));
        names[1].push(in_brackets(latex));
    }
    let [text, latex] = names;
    (text.join(", "), format!("${}$", latex.join(",\\;")))
}

/// A word with its exponents raised, as text and in `LaTeX`.
fn power(word: &str) -> (String, String) {
    let (mut text, mut latex) = (String::new(), String::new());
    let mut rest = word;
    while let Some(c) = rest.chars().next() {
        let digits = rest.chars().take_while(char::is_ascii_digit).count();
        if digits > 0 && !text.is_empty() {
            text.extend(rest[..digits].chars().filter_map(superscript));
            let _ = write!(latex, "^{{{}}}", &rest[..digits]);
            rest = &rest[digits..];
        } else if let Some(end) = rest.find(')').filter(|_| c == '(') {
            // A generator by its number, such as (g52).
            text.push_str(&rest[..=end]);
            let _ = write!(latex, "g_{{{}}}", &rest[2..end]);
            rest = &rest[end + 1..];
        } else {
            text.push(c);
            latex.push(c);
            rest = &rest[c.len_utf8()..];
        }
    }
    (text, latex)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_with_powers() {
        for (word, text, latex) in [
            ("1", "1", "1"),
            ("ab2c", "ab²c", "ab^{2}c"),
            ("b12", "b¹²", "b^{12}"),
            ("a(g52)3b", "a(g52)³b", "ag_{52}^{3}b"),
        ] {
            assert_eq!(power(word), (text.to_owned(), latex.to_owned()));
        }
    }
}
