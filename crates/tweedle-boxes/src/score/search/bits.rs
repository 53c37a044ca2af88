//! Words of bits.

/// A word of at most 384 bits. Those of parts are shorter: of a position with 49 lines left, and so at most 32 joints, less than 320.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) struct Bits {
    pub(super) words: [u64; WORDS],
    pub(super) len: u16,
}

/// The number of 64-bit words that hold it.
pub(super) const WORDS: usize = 6;

impl Bits {
    /// The word of this many bits that stand in some 64-bit words.
    #[inline]
    pub(super) fn of(len: u16, words: &[u64]) -> Bits {
        let mut word = Bits { len, ..Bits::default() };
        word.words.iter_mut().zip(words).for_each(|(to, &from)| *to = from);
        word
    }

    /// The 64-bit words that a word of some bits takes.
    #[inline]
    pub(super) fn count(len: u16) -> usize {
        usize::from(len).div_ceil(64).min(WORDS)
    }

    /// Those that it takes.
    #[inline]
    pub(super) fn used(&self) -> &[u64] {
        &self.words[..Bits::count(self.len)]
    }

    /// Adds bits at the end: the lowest `len` of `bits`, which has no others.
    #[inline]
    pub(super) fn push(&mut self, bits: u64, len: u32) {
        let (word, shift) = (usize::from(self.len / 64), u32::from(self.len % 64));
        if let Some(here) = self.words.get_mut(word) {
            *here |= bits << shift;
        }
        if shift + len > 64
            && let Some(next) = self.words.get_mut(word + 1)
        {
            *next |= bits >> (64 - shift);
        }
        self.len += len as u16;
    }

    /// Adds another word at the end.
    #[inline]
    pub(super) fn append(&mut self, other: &Bits) {
        let len = self.len + other.len;
        for &word in other.used() {
            self.push(word, 64);
        }
        self.len = len;
    }

    /// Some bits from a place on, at most 64.
    #[inline]
    pub(super) fn get(&self, from: u16, len: u32) -> u64 {
        let (word, shift) = (usize::from(from / 64), u32::from(from % 64));
        let at = |word: usize| self.words.get(word).copied().unwrap_or(0);
        let mut bits = at(word) >> shift;
        if shift + len > 64 {
            bits |= at(word + 1) << (64 - shift);
        }
        if len < 64 { bits & ((1 << len) - 1) } else { bits }
    }

    /// The part from a place to another.
    pub(super) fn part(&self, from: u16, to: u16) -> Bits {
        let (mut part, mut at) = (Bits::default(), from);
        while at < to {
            let len = (to - at).min(64);
            part.push(self.get(at, len.into()), len.into());
            at += len;
        }
        part
    }
}

/// A word that is written bit by bit.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Writer {
    bits: Bits,
    /// The bits that are not in `bits` yet: less than 64.
    last: u64,
    count: u32,
}

impl Writer {
    /// Adds the lowest `len` bits of `bits`, which has no others, less than 64. What has no room is left out.
    #[inline]
    pub(super) fn push(&mut self, bits: u64, len: u32) {
        self.last |= bits << self.count;
        if self.count + len >= 64 {
            if let Some(to) = self.bits.words.get_mut(usize::from(self.bits.len / 64)) {
                *to = self.last;
            }
            self.bits.len += 64;
            self.last = bits.checked_shr(64 - self.count).unwrap_or(0);
            self.count = self.count + len - 64;
        } else {
            self.count += len;
        }
    }

    #[inline]
    pub(super) fn finish(mut self) -> Bits {
        if let Some(to) = self.bits.words.get_mut(usize::from(self.bits.len / 64)) {
            *to = self.last;
        }
        self.bits.len += self.count as u16;
        self.bits
    }
}

/// A hash of words, of which the highest bits are the best.
#[inline]
pub(super) fn hash(words: &[u64]) -> u64 {
    let fold = |hash: u64, pair: &[u64]| {
        let at = |i: usize| pair.get(i).copied().unwrap_or(0);
        let product = u128::from(at(0) ^ hash) * u128::from(at(1) ^ 0x9E37_79B9_7F4A_7C15);
        (product as u64 ^ (product >> 64) as u64).wrapping_mul(0xD6E8_FEB8_6659_FD93)
    };
    words.chunks(2).fold(0xA076_1D64_78BD_642F, fold)
}
