//! Words of components, written and read bit by bit.

use super::shape::MOST_JOINTS;
use crate::board::MOST_LINES;
use smallvec::SmallVec;

/// A word, in pieces of 64 bits; zeros at its end are left out, as far as they fill pieces.
pub(super) type Code = SmallVec<[u64; 4]>;

/// A word that is written bit by bit.
#[derive(Debug)]
pub(super) struct Writer {
    // No word is longer: each of at most 128 chains takes 13 bits at most, and a joint five more, less three of those.
    code: [u64; 32],
    len: u8,
    /// The bits that are not in `code` yet: less than 64.
    last: u64,
    count: u32,
}

impl Writer {
    pub(super) fn new() -> Writer {
        Writer { code: [0; 32], len: 0, last: 0, count: 0 }
    }

    /// Adds the lowest `len` bits of `bits`, which has no others, less than 64.
    #[inline]
    pub(super) fn push(&mut self, bits: u64, len: u32) {
        self.last |= bits << self.count;
        self.count += len;
        if self.count >= 64 {
            self.code[usize::from(self.len % 32)] = self.last;
            self.len += 1;
            self.count -= 64;
            self.last = bits >> (len - self.count);
        }
    }

    /// Adds so many ones and a zero.
    #[inline]
    pub(super) fn unary(&mut self, mut ones: u8) {
        while ones > 32 {
            self.push((1 << 32) - 1, 32);
            ones -= 32;
        }
        self.push((1 << ones) - 1, u32::from(ones) + 1);
    }

    /// The word, and begins another one.
    #[inline]
    pub(super) fn take(&mut self) -> Code {
        self.code[usize::from(self.len % 32)] = self.last;
        let used = &self.code[..=usize::from(self.len % 32)];
        let zeros = used.iter().rev().take_while(|&&piece| piece == 0).count();
        let code = Code::from_slice(&used[..used.len() - zeros]);
        (self.len, self.last, self.count) = (0, 0, 0);
        code
    }
}

/// More zeros than a word ends with: three for each string, and five for each joint.
const MOST_ZEROS: usize = 3 * MOST_LINES + 5 * MOST_JOINTS + 64;

/// A word that is read bit by bit.
pub(super) struct Reader<'a> {
    code: &'a [u64],
    at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(code: &'a [u64]) -> Reader<'a> {
        Reader { code, at: 0 }
    }

    /// True if what comes after it is nothing.
    pub(super) fn is_at_end(&self) -> bool {
        let (whole, bits) = (self.at / 64, self.at % 64);
        let rest = self.code.iter().enumerate().skip(whole);
        let rest =
            rest.fold(0, |rest, (i, &piece)| rest | if i == whole { piece >> bits } else { piece });
        rest == 0 && self.code.last() != Some(&0)
    }

    /// The next 64 bits: after the last piece zeros.
    #[inline]
    pub(super) fn window(&self) -> u64 {
        let (piece, shift) = (self.at / 64, self.at as u32 % 64);
        let at = |piece: usize| self.code.get(piece).copied().unwrap_or(0);
        at(piece) >> shift | at(piece + 1).checked_shl(64 - shift).unwrap_or(0)
    }

    /// Goes on by some bits, but not where no word goes on.
    #[inline]
    pub(super) fn skip(&mut self, len: u32) -> Option<()> {
        self.at += len as usize;
        (self.at <= 64 * self.code.len() + MOST_ZEROS).then_some(())
    }

    /// Some numbers, each as ones before a zero; none if one is more than a joint can have strings.
    #[inline]
    pub(super) fn unary<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (mut numbers, mut window, mut len) = ([0; N], self.window(), 0);
        for number in &mut numbers {
            let ones = window.trailing_ones();
            len += ones + 1;
            if len > 64 {
                return self.large();
            }
            window = window.checked_shr(ones + 1).unwrap_or(0);
            *number = ones as u8;
        }
        self.skip(len)?;
        Some(numbers)
    }

    /// [`Reader::unary`], where the numbers are large together.
    #[cold]
    fn large<const N: usize>(&mut self) -> Option<[u8; N]> {
        let mut numbers = [0; N];
        for number in &mut numbers {
            loop {
                let ones = self.window().trailing_ones();
                *number = u8::try_from(u32::from(*number) + ones)
                    .ok()
                    .filter(|&all| usize::from(all) <= MOST_LINES)?;
                self.skip((ones + 1).min(64))?;
                if ones < 64 {
                    break;
                }
            }
        }
        Some(numbers)
    }
}
