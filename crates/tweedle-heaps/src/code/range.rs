//! Octal codes one after the other.

use super::{Code, CodeError, Digit};
use std::ops::{Range, RangeInclusive};

/// The most digits after the dot that the codes of a range may have.
const MOST_DIGITS: u32 = 20;

/// Octal codes from one to another, in the order of the octal numbers that they are written as: all
/// with the same number of digits after the dot, which may be zeros, and before it a 0 or a 4, as no
/// other digit there lets play end.
///
/// ```
/// # use tweedle_heaps::CodeRange;
/// let range = CodeRange::parse("0.6..0.71")?;
/// assert_eq!(range.to_string(), "0.60..0.71");
/// # Ok::<(), tweedle_heaps::CodeError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CodeRange {
    /// The number of digits after the dot.
    digits: u32,
    /// The digits after the dot as an octal number, and 8^`digits` more if a 4 stands before it.
    numbers: RangeInclusive<u64>,
}

impl CodeRange {
    /// Reads `0.1..0.77`. The shorter code is meant with zeros at its end; one code alone is a range
    /// of one.
    ///
    /// # Errors
    /// [`CodeError`] at what is no octal code, or ends the range before it begins.
    pub fn parse(text: &str) -> Result<CodeRange, CodeError> {
        let (first, last) = text.split_once("..").unwrap_or((text, text));
        let at = if text.contains("..") { first.chars().count() + 2 } else { 0 };
        let places = [0..first.chars().count(), at..at + last.chars().count()];
        let ends = [Written::read(first, &places[0])?, Written::read(last, &places[1])?];
        let digits = ends[0].after.len().max(ends[1].after.len()) as u32;
        if digits > MOST_DIGITS {
            let message = format!("Codes of a range have at most {MOST_DIGITS} digits.");
            let longer = usize::from(ends[0].after.len() < ends[1].after.len());
            return Err(CodeError::new(message, places[longer].clone()));
        }
        let [from, to] = ends.map(|end| end.number(digits));
        if from > to {
            let error = CodeError::new("This code comes before the first one.", places[1].clone());
            return Err(error.with_hint(format!("write `{last}..{first}`")));
        }
        Ok(CodeRange { digits, numbers: from..=to })
    }

    /// The number of codes.
    pub fn count(&self) -> u64 {
        self.numbers.end() - self.numbers.start() + 1
    }

    /// The range of the codes whose places in this one, counted from 0, are in a range: those that there are; `None` if there are none.
    ///
    /// ```
    /// # use tweedle_heaps::CodeRange;
    /// let part = CodeRange::parse("0.1..0.7")?.part(2..4).expect("there are seven codes");
    /// assert_eq!(part.to_string(), "0.3..0.4");
    /// # Ok::<(), tweedle_heaps::CodeError>(())
    /// ```
    pub fn part(&self, places: Range<u64>) -> Option<CodeRange> {
        let start = self.numbers.start() + places.start;
        let end = (self.numbers.start() + places.end).min(self.numbers.end() + 1);
        (start < end).then(|| CodeRange { digits: self.digits, numbers: start..=end - 1 })
    }

    /// The codes in order. With zeros at the end they may be printed shorter than they are written.
    pub fn codes(&self) -> impl Iterator<Item = Code> + use<> {
        let digits = self.digits;
        self.numbers.clone().map(move |number| {
            let splits = if number >> (3 * digits) == 0 { 0 } else { 4 };
            let after = (0..digits).rev().map(|place| number >> (3 * place) & 7);
            let digits = std::iter::once(splits).chain(after).map(Digit::of_bits);
            Code::new(0, digits.collect(), vec![])
        })
    }
}

/// The digits of a code as they are written.
struct Written {
    splits: bool,
    after: Vec<u64>,
}

impl Written {
    /// Reads a code that stands at `place` of a longer text.
    fn read(text: &str, place: &Range<usize>) -> Result<Written, CodeError> {
        let moved = |at: usize| place.start + at;
        let foreign = text.chars().position(|c| !matches!(c, '0'..='7' | '.'));
        if let Some(at) = foreign {
            let found = text.chars().nth(at).unwrap_or_default();
            let message = format!("`{found}` is not a digit of an octal code.");
            let error = CodeError::new(message, moved(at)..moved(at + 1));
            return Err(error.with_hint("the digits are 0 to 7, as in `0.001..0.777`"));
        }
        let (before, after) = text.split_once('.').unwrap_or((text, ""));
        if before.len() > 1 && before.len() < text.len() {
            let message = "Codes of a range have one digit before the dot.";
            return Err(CodeError::new(message, moved(0)..moved(before.len())));
        }
        Code::parse(text).map_err(|error| CodeError {
            range: moved(error.range.start)..moved(error.range.end),
            ..error
        })?;
        // A digit of 1 or 5 there is one of 0 or 4: where nothing is taken something is left.
        let splits = matches!(before, "4" | "5");
        Ok(Written { splits, after: after.bytes().map(|c| u64::from(c - b'0')).collect() })
    }

    /// The code with `digits` digits after the dot, as a number.
    fn number(&self, digits: u32) -> u64 {
        let zeros = std::iter::repeat_n(&0, digits as usize - self.after.len());
        let digits = self.after.iter().chain(zeros);
        digits.fold(u64::from(self.splits), |number, digit| number << 3 | digit)
    }
}

impl std::fmt::Display for CodeRange {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let (digits, width) = (self.digits, self.digits as usize);
        let end = |number: u64| {
            let splits = if number >> (3 * digits) == 0 { 0 } else { 4 };
            format!("{splits}.{:0width$o}", number & ((1 << (3 * digits)) - 1))
        };
        write!(f, "{}..{}", end(*self.numbers.start()), end(*self.numbers.end()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_counted_as_octal_numbers() {
        let check = |text: &str, count: u64, expected: &[&str]| {
            let range = CodeRange::parse(text).expect("a range");
            assert_eq!(range.count(), count, "{text}");
            let codes: Vec<String> = range.codes().map(|code| code.to_string()).collect();
            assert_eq!(codes.len() as u64, count, "{text}");
            for (i, code) in expected.iter().enumerate() {
                assert_eq!(codes[i], *code, "{text}");
            }
        };
        check("0.1..0.7", 7, &["0.1", "0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]);
        check(".1...7", 7, &["0.1"]);
        check("0.6...77", 16, &["0.6", "0.61"]);
        check("0.76..4.01", 4, &["0.76", "0.77", "4.0", "4.01"]);
        check("0.001..0.777", 511, &["0.001"]);
        check("4.0..4.777", 512, &["4.0", "4.001"]);
        check("0.07", 1, &["0.07"]);
        check("5.0..4.0", 1, &["4.0"]);
    }

    #[test]
    fn texts_that_are_no_ranges() {
        let check = |text: &str, message: &str, range: Range<usize>| {
            let error = CodeRange::parse(text).expect_err(text);
            assert_eq!((error.message.as_str(), error.range), (message, range), "{text}");
        };
        check("0.1..0.8", "`8` is not a digit of an octal code.", 7..8);
        check("0.1..0.[3]", "`[` is not a digit of an octal code.", 7..8);
        check("0.1..", "A code is missing here.", 5..5);
        check("", "A code is missing here.", 0..0);
        check("0.1..7", "The dot of this code is missing.", 6..6);
        check("0.2..0.17", "This code comes before the first one.", 5..9);
        check("40.1..40.2", "Codes of a range have one digit before the dot.", 0..2);
        let endless = "Taking nothing and leaving one heap changes nothing, so play would not end.";
        check("0.1..2.7", endless, 5..6);
        let long = "Codes of a range have at most 20 digits.";
        check("0.1..0.000000000000000000001", long, 5..28);
    }
}
