//! Reading codes.

use super::digit::{Digit, Kind, MOST_NAMED, Parts};
use super::print::CHARACTERS;
use super::{Code, CodeError, MAX_DIGITS, ends};
use std::ops::Range;

impl Code {
    /// Reads a code, as the [module](super) describes it. The digit before the dot may be missing
    /// if it is 0.
    ///
    /// # Errors
    /// [`CodeError`] at the digit that is none, or that would let play go on for ever: every heap
    /// that a move leaves must be smaller than the heap it came from.
    ///
    /// ```
    /// # use tweedle_heaps::Code;
    /// let error = Code::parse("0.9Z").unwrap_err();
    /// assert_eq!(error.range, 3..4);
    /// assert_eq!(error.to_string(), "`Z` is not a digit of a code.");
    /// ```
    pub fn parse(text: &str) -> Result<Code, CodeError> {
        let mut reader = CodeReader { characters: text.chars().collect(), at: 0 };
        let mut before = reader.digits()?;
        let dot = reader.at;
        if !reader.skip('.') {
            return Err(match reader.peek() {
                None => reader.without_dot(text, &before),
                Some(found) => reader.no_digit(found),
            });
        }
        let mut after = reader.digits()?;
        let mut tail = Vec::new();
        if reader.skip('[') {
            let open = reader.at - 1;
            tail = reader.digits()?;
            if !reader.skip(']') {
                return Err(match reader.peek() {
                    None => CodeError::new("The `]` of this `[` is missing.", open..open + 1),
                    Some(found) => reader.no_digit(found),
                });
            }
            if tail.is_empty() {
                let message = "There is no digit between these brackets to repeat.";
                return Err(CodeError::new(message, open..reader.at).with_hint("write `[3]`"));
            }
        }
        if let Some(found) = reader.peek() {
            return Err(if tail.is_empty() {
                reader.no_digit(found)
            } else {
                let message = "Digits that repeat for ever end the code.";
                CodeError::new(message, reader.at..reader.characters.len())
            });
        }
        if before.is_empty() && after.is_empty() && tail.is_empty() {
            return Err(CodeError::new("This code has no digits.", 0..reader.at)
                .with_hint("write `0.0` for the game without moves"));
        }
        if before.is_empty() {
            before.push((Digit::default(), dot..dot));
        }
        let most = before.len() + after.len() + tail.len();
        if most > MAX_DIGITS {
            let message = format!("A code has at most {MAX_DIGITS} digits; this has {most}.");
            return Err(CodeError::new(message, 0..reader.characters.len()));
        }
        let first = 1 - before.len() as i32;
        for (taken, (digit, range)) in (i64::from(first)..).zip(&before) {
            refuse_endless(taken, digit, range)?;
        }
        before.append(&mut after);
        let plain = |digits: Vec<Read>| digits.into_iter().map(|(digit, _)| digit).collect();
        Ok(Code::new(first, plain(before), plain(tail)))
    }
}

/// A digit and the characters it stands in.
type Read = (Digit, Range<usize>);

/// Refuses a digit before the dot with which play does not end.
fn refuse_endless(taken: i64, digit: &Digit, range: &Range<usize>) -> Result<(), CodeError> {
    let Some((heaps, kind)) = ends::endless(taken, digit) else { return Ok(()) };
    let added = taken.unsigned_abs();
    if added == 0 {
        let message = "Taking nothing and leaving one heap changes nothing, so play would not end.";
        let hint = "the digit before the dot is 0, or 4 if a heap may be split in two; the digits \
                    after it take counters";
        return Err(CodeError::new(message, range.clone()).with_hint(hint));
    }
    let counters = if added == 1 { "1 counter".to_owned() } else { format!("{added} counters") };
    let left = if heaps == 1 { "1 heap".to_owned() } else { format!("{heaps} heaps") };
    let message = format!(
        "This digit adds {counters} and lets {left} be left, one of which may be as large as the \
         heap was before, so play need not end."
    );
    let enough = (heaps..=MOST_NAMED).find(|&heaps| ends::is_smaller(added, heaps, kind));
    let error = CodeError::new(message, range.clone());
    Err(error.with_hint(match enough {
        Some(enough) => {
            format!("leave at least {enough} heaps, or write fewer digits before the dot")
        }
        None => "write fewer digits before the dot".to_owned(),
    }))
}

/// The characters of a code, and how far it is read.
struct CodeReader {
    characters: Vec<char>,
    at: usize,
}

impl CodeReader {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.at).copied()
    }

    fn skip(&mut self, expected: char) -> bool {
        let is_there = self.peek() == Some(expected);
        self.at += usize::from(is_there);
        is_there
    }

    /// As many digits as there are.
    fn digits(&mut self) -> Result<Vec<Read>, CodeError> {
        let mut digits = Vec::new();
        loop {
            let start = self.at;
            let Some(digit) = self.digit()? else { return Ok(digits) };
            digits.push((digit, start..self.at));
        }
    }

    /// One digit, if there is one.
    fn digit(&mut self) -> Result<Option<Digit>, CodeError> {
        let start = self.at;
        let Some(found) = self.peek() else { return Ok(None) };
        let parts = match found {
            '*' => {
                self.at += 1;
                let kind = self.suffix().unwrap_or_default();
                vec![Parts { least: 0, most: None, kind }]
            }
            '{' => self.braces()?,
            '&' => {
                self.at += 1;
                let bits = self.number();
                let Some(bits) = bits.filter(|_| self.skip(';')) else {
                    let message = "After `&` a number below 2^64 and a `;` are expected.";
                    let range = start..self.at.max(start + 1);
                    return Err(CodeError::new(message, range).with_hint("write `&40;`"));
                };
                self.of_bits(bits)
            }
            _ => {
                let Some(bits) = CHARACTERS.find(found.to_ascii_uppercase()) else {
                    return Ok(None);
                };
                self.at += 1;
                self.of_bits(bits as u64)
            }
        };
        let digit = Digit::union(parts).map_err(|heaps| {
            let message = format!("This digit has two conditions on {heaps} heaps.");
            CodeError::new(message, start..self.at).with_hint("write one of them")
        })?;
        Ok(Some(digit))
    }

    /// The numbers of heaps whose bits are set, with the condition that follows.
    fn of_bits(&mut self, bits: u64) -> Vec<Parts> {
        let kind = self.suffix().unwrap_or_default();
        let set = (0..=MOST_NAMED).filter(|heaps| bits >> heaps & 1 == 1);
        set.map(|heaps| Parts { least: heaps, most: Some(heaps), kind }).collect()
    }

    /// Numbers of heaps in braces, the last one perhaps with a plus.
    fn braces(&mut self) -> Result<Vec<Parts>, CodeError> {
        let open = self.at;
        self.at += 1;
        let mut parts: Vec<Parts> = Vec::new();
        let mut has_inner = false;
        loop {
            let start = self.at;
            let heaps = self.number().filter(|&heaps| heaps <= u64::from(MOST_NAMED));
            let Some(heaps) = heaps else {
                if self.characters[open..].contains(&'}') || self.peek().is_some() {
                    let message =
                        format!("A number of heaps from 0 to {MOST_NAMED} is expected here.");
                    let end = self.at.max(start + 1);
                    return Err(CodeError::new(message, start..end).with_hint("write `{0,2}`"));
                }
                return Err(unclosed(open));
            };
            let heaps = heaps as u32;
            let kind = self.suffix();
            has_inner |= kind.is_some();
            let is_open = self.skip('+');
            let most = (!is_open).then_some(heaps);
            parts.push(Parts { least: heaps, most, kind: kind.unwrap_or_default() });
            if self.skip('}') {
                break;
            }
            if is_open || !self.skip(',') {
                let Some(found) = self.peek() else { return Err(unclosed(open)) };
                let message = if is_open {
                    "Only the last number between braces may have a `+`.".to_owned()
                } else {
                    format!("`{found}` cannot stand here; write `,` or `}}`.")
                };
                let at = if is_open { self.at - 1 } else { self.at };
                return Err(CodeError::new(message, at..at + 1));
            }
        }
        let at = self.at;
        if let Some(kind) = self.suffix() {
            if has_inner {
                let message = "A condition stands between the braces or after them, not both.";
                return Err(CodeError::new(message, at..at + 1));
            }
            for part in &mut parts {
                part.kind = kind;
            }
        }
        Ok(parts)
    }

    /// The condition on the heaps, if one stands here.
    fn suffix(&mut self) -> Option<Kind> {
        let kind = match self.peek()? {
            '!' => Kind::Unequal,
            '?' => Kind::NotAllEqual,
            '=' => Kind::Equal,
            _ => return None,
        };
        self.at += 1;
        Some(kind)
    }

    /// The decimal number that begins here, if it fits.
    fn number(&mut self) -> Option<u64> {
        let start = self.at;
        while self.peek().is_some_and(|found| found.is_ascii_digit()) {
            self.at += 1;
        }
        let digits: String = self.characters[start..self.at].iter().collect();
        digits.parse().ok()
    }

    /// The error that no digit begins with `found`, which stands here.
    fn no_digit(&self, found: char) -> CodeError {
        let range = self.at..self.at + 1;
        let first = self.characters[..self.at].iter().position(|&c| c == '.');
        match found {
            '.' => CodeError::new("A code has one dot only.", range),
            '[' if first.is_none() => {
                CodeError::new("Digits that repeat for ever come after the dot.", range)
                    .with_hint("write `0.[3]`")
            }
            '[' => CodeError::new("The digits that repeat are in one pair of brackets.", range),
            ']' => CodeError::new("There is no `[` before this `]`.", range),
            '}' => CodeError::new("There is no `{` before this `}`.", range),
            '!' | '?' | '=' => {
                let message = format!("A digit has to stand before this `{found}`.");
                CodeError::new(message, range)
            }
            _ => CodeError::new(format!("`{found}` is not a digit of a code."), range)
                .with_hint("digits are 0-9, A-V, `*` and numbers of heaps in braces: `{0,2}`"),
        }
    }

    /// The error that the text ends and no dot has come.
    fn without_dot(&self, text: &str, before: &[Read]) -> CodeError {
        let end = self.at..self.at;
        if before.is_empty() {
            return CodeError::new("A code is missing here.", end).with_hint("write `0.77`");
        }
        let hint = if before.len() == 1 {
            format!("write `{text}.0`, or `0.{text}` if it takes counters")
        } else {
            format!("write `0.{text}`")
        };
        CodeError::new("The dot of this code is missing.", end).with_hint(hint)
    }
}

fn unclosed(open: usize) -> CodeError {
    CodeError::new("The `}` of this `{` is missing.", open..open + 1)
}
