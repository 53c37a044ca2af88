//! Printing codes, in the shortest way that reads back to the same code.

use super::Code;
use super::digit::{Digit, Kind, MOST_NAMED};
use std::fmt;

/// The digits of one character, in order.
pub(super) const CHARACTERS: &str = "0123456789ABCDEFGHIJKLMNOPQRSTUV";

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (taken, digit) in self.digits() {
            text += &digit.to_string();
            if taken == 0 {
                text.push('.');
            }
        }
        if !self.tail.is_empty() {
            text.push('[');
            text.extend(self.tail.iter().map(Digit::to_string));
            text.push(']');
        } else if text.ends_with('.') {
            text.push('0');
        }
        f.pad(&text)
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = || (0..=MOST_NAMED).filter_map(|heaps| Some((heaps, self.kind(heaps)?)));
        let is_common = |kind: &Kind| {
            named().all(|(heaps, own)| own == kind.of(heaps))
                && self.kind(MOST_NAMED + 1).is_none_or(|own| own == *kind)
        };
        let common = Kind::ALL.into_iter().find(is_common);
        let suffix = common.map_or("", suffix);
        let is_open = self.most_heaps().is_none();

        let bits = named().fold(0_u64, |bits, (heaps, _)| bits | 1 << heaps);
        if !is_open && common.is_some() && bits < 32 {
            return write!(f, "{}{suffix}", &CHARACTERS[bits as usize..=bits as usize]);
        }
        // The start of an open end: with the last numbers that follow one another in the same kind.
        let open_from = match (is_open, common) {
            (false, _) => u32::MAX,
            (true, Some(_)) => bits.leading_ones().abs_diff(MOST_NAMED + 1),
            (true, None) => self.parts().last().map_or(0, |part| part.least),
        };
        if open_from == 0 {
            return write!(f, "*{suffix}");
        }
        let number = |(heaps, kind): (u32, Kind)| match common {
            Some(_) => heaps.to_string(),
            None => format!("{heaps}{}", self::suffix(kind)),
        };
        let numbers = named().filter(|&(heaps, _)| heaps <= open_from).map(number);
        let numbers: Vec<String> = numbers.collect();
        write!(f, "{{{}{}}}{suffix}", numbers.join(","), if is_open { "+" } else { "" })
    }
}

fn suffix(kind: Kind) -> &'static str {
    match kind {
        Kind::Any => "",
        Kind::Unequal => "!",
        Kind::NotAllEqual => "?",
        Kind::Equal => "=",
    }
}
