//! Lists of moves, by the words of the parts that they belong to, in memory that is announced.

use super::bits::{Bits, hash};
use super::tally::Tally;
use tweedle_engine::{Control, prefetch};

/// Lists that were kept, one after the other in a ring: the oldest make room for new ones. A list is found by the hash of its word,
/// and known by the whole word.
///
/// So a list is two looks into memory, and [`Lists::announce`] and [`Lists::announce_list`] ask for both before they are needed.
#[derive(Debug)]
pub(super) struct Lists {
    /// For each of some ranges of hashes, the place of the last list that was kept: how many numbers had been written before it. 0 if
    /// there is none.
    places: Vec<u64>,
    /// The lists: for each a number with its length, the length of the word and the tally; the word; and what was kept.
    // Invariant: the list at a place is whole as long as no more than `ring.len()` numbers were written from there on.
    ring: Vec<u64>,
    /// The numbers that the ring has room for, which are paid for.
    room: usize,
    /// How many numbers were written, with those that were left out at the end of the ring; one more, so that no place is 0.
    written: u64,
    /// The lists that `places` may tell.
    kept: usize,
    /// The most numbers in the ring, and the most places.
    most: usize,
    most_places: usize,
    control: Control,
}

/// The hash of a word, as far as it tells a place.
pub(super) type Hash = u32;

/// The part of the memory that the places take: a list takes about 300 bytes, and two places.
const PLACES: usize = 16;

/// The numbers and the places that are there first.
const FIRST: usize = 1 << 10;

/// The hash of the word of a part.
#[inline]
pub(super) fn hash_of(word: &Bits) -> Hash {
    (hash(&word.words[..length(word.len)]) >> (u64::BITS - Hash::BITS)) as Hash
}

/// The numbers that a word of some bits takes.
#[inline]
pub(super) fn length(bits: u16) -> usize {
    usize::from(bits).div_ceil(64)
}

/// A number for a word of some bits, a tally and 32 bits more. The number itself is only known to be a list's from its place.
#[inline]
pub(super) fn head(len: u16, tally: Tally, more: u32) -> u64 {
    let ([low, high], [a, b, c, d]) = (len.to_le_bytes(), more.to_le_bytes());
    u64::from_le_bytes([low, high, tally.boxes, tally.lines, a, b, c, d])
}

/// What [`head`] was made of.
#[inline]
pub(super) fn of_head(head: u64) -> (u16, Tally, u32) {
    let [low, high, boxes, lines, a, b, c, d] = head.to_le_bytes();
    (u16::from_le_bytes([low, high]), Tally { boxes, lines }, u32::from_le_bytes([a, b, c, d]))
}

impl Lists {
    /// No lists, which take at most about `most` bytes.
    pub(super) fn new(control: &Control, most: usize) -> Lists {
        let places = most / PLACES / size_of::<u64>();
        Lists {
            places: Vec::new(),
            ring: Vec::new(),
            room: 0,
            written: 1,
            kept: 0,
            most: most / size_of::<u64>() - places,
            most_places: places,
            control: control.clone(),
        }
    }

    /// Bytes held.
    pub(super) fn bytes(&self) -> usize {
        (self.room + self.places.len()) * size_of::<u64>()
    }

    /// The place of a hash among the places.
    #[inline]
    fn slot(&self, hash: Hash) -> usize {
        ((u64::from(hash) * self.places.len() as u64) >> Hash::BITS) as usize
    }

    /// Where in the ring the last list begins whose word has such a hash, if it is whole.
    #[inline]
    fn start(&self, hash: Hash) -> Option<usize> {
        let place = *self.places.get(self.slot(hash))?;
        let is_whole = place > 0 && self.written - place <= self.ring.len() as u64;
        // Before the ring is full a place is an index, and no remainder has to be found.
        let at = place.wrapping_sub(1);
        is_whole.then(|| if self.is_open() { at } else { at % self.ring.len() as u64 } as usize)
    }

    /// True if the ring still grows.
    #[inline]
    fn is_open(&self) -> bool {
        self.written - 1 == self.ring.len() as u64
    }

    /// Asks for the memory that tells where the list of a word with this hash is.
    #[inline]
    pub(super) fn announce(&self, hash: Hash) {
        if let Some(place) = self.places.get(self.slot(hash)) {
            prefetch(place);
        }
    }

    /// Asks for the memory where the list of a word with this hash begins, if it is there.
    #[inline]
    pub(super) fn announce_list(&self, hash: Hash) {
        if let Some(first) = self.start(hash).and_then(|at| self.ring.get(at)) {
            prefetch(first);
        }
    }

    /// The list of a word: the tally of the part, and what was kept.
    #[inline]
    pub(super) fn get(&self, word: &Bits, hash: Hash) -> Option<(Tally, &[u64])> {
        let (&first, rest) = self.ring.get(self.start(hash)?..)?.split_first()?;
        let (len, tally, numbers) = of_head(first);
        let own = length(word.len);
        let is_own = len == word.len && rest.get(..own)? == &word.words[..own];
        if is_own { Some((tally, rest.get(own..numbers as usize)?)) } else { None }
    }

    /// Keeps a list, if there is room for it at all.
    pub(super) fn keep(&mut self, word: &Bits, hash: Hash, tally: Tally, code: &[u64]) {
        let own = length(word.len);
        let numbers = own + code.len();
        if !self.make_room(1 + numbers) {
            return;
        }
        let first = head(word.len, tally, numbers as u32);
        let parts = [&[first][..], &word.words[..own], code];
        let place = self.written;
        if self.is_open() && self.ring.len() + numbers < self.room {
            parts.into_iter().for_each(|part| self.ring.extend_from_slice(part));
        } else {
            let mut at = ((place - 1) % self.ring.len() as u64) as usize;
            for part in parts {
                self.ring[at..at + part.len()].copy_from_slice(part);
                at += part.len();
            }
        }
        self.written += 1 + numbers as u64;
        let slot = self.slot(hash);
        if let Some(to) = self.places.get_mut(slot) {
            self.kept += usize::from(*to == 0);
            *to = place;
        }
    }

    /// Makes room for as many numbers in a row; false if there is none.
    fn make_room(&mut self, numbers: usize) -> bool {
        if self.is_open() {
            if 2 * self.kept >= self.places.len() {
                self.add_places();
            }
            if self.ring.len() + numbers <= self.room || self.grow(numbers) {
                return true;
            }
        }
        // The ring goes round. A list stands in one piece.
        let len = self.ring.len() as u64;
        if numbers as u64 > len {
            return false;
        }
        let at = (self.written - 1) % len;
        if at + numbers as u64 > len {
            self.written += len - at;
        }
        true
    }

    /// Makes the ring larger, by as many numbers at least, if it may be.
    fn grow(&mut self, numbers: usize) -> bool {
        let room = (2 * self.room).clamp(FIRST.min(self.most), self.most);
        // For a moment there are both.
        let bytes = room * size_of::<u64>();
        if room < self.ring.len() + numbers || self.control.take(bytes).is_err() {
            return false;
        }
        let is_there = self.ring.try_reserve_exact(room - self.ring.len()).is_ok();
        let (old, room) = if is_there { (self.room, room) } else { (room, self.room) };
        self.control.give(old * size_of::<u64>());
        self.room = room;
        is_there
    }

    /// Doubles the places, if there is room, and finds those of all lists again. Only while the ring grows.
    fn add_places(&mut self) {
        let len = (2 * self.places.len()).clamp(FIRST.min(self.most_places), self.most_places);
        let bytes = len * size_of::<u64>();
        if len <= self.places.len() || self.control.take(bytes).is_err() {
            return;
        }
        let mut places = Vec::new();
        if places.try_reserve_exact(len).is_err() {
            self.control.give(bytes);
            return;
        }
        places.resize(len, 0);
        self.control.give(self.places.len() * size_of::<u64>());
        (self.places, self.kept) = (places, 0);
        let mut at = 0;
        while let Some(&first) = self.ring.get(at) {
            let (len, _, numbers) = of_head(first);
            let mut word = Bits { len, ..Bits::default() };
            let own = self.ring[at + 1..].iter().take(length(len));
            word.words.iter_mut().zip(own).for_each(|(to, &from)| *to = from);
            let slot = self.slot(hash_of(&word));
            self.kept += usize::from(self.places[slot] == 0);
            self.places[slot] = at as u64 + 1;
            at += 1 + numbers as usize;
        }
    }
}

impl Drop for Lists {
    fn drop(&mut self) {
        self.control.give(self.bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A word of some numbers, its list and its tally.
    fn list(i: u64) -> (Bits, Vec<u64>, Tally) {
        let mut word = Bits::default();
        (0..=i % 4).for_each(|more| word.push(i + more, 50));
        let tally = Tally { boxes: (i % 20) as u8, lines: (i % 30) as u8 };
        (word, (0..i % 23).map(|number| number * i).collect(), tally)
    }

    /// What is found is what was kept, also when the ring has gone round many times; and the last lists are there.
    #[test]
    fn lists_are_whole_or_gone() {
        for most in [0, 8, 1 << 7, 1 << 12, 1 << 16, 1 << 20] {
            let control = Control::new();
            let mut lists = Lists::new(&control, most);
            for i in 0..20_000 {
                let (word, code, tally) = list(i);
                lists.keep(&word, hash_of(&word), tally, &code);
                assert_eq!(control.used(), lists.bytes());
                let last = lists.get(&word, hash_of(&word));
                if most >= 1 << 12 {
                    assert_eq!(last, Some((tally, &code[..])));
                }
                if i % 1000 == 999 {
                    let is_there = |&i: &u64| {
                        let (word, code, tally) = list(i);
                        let found = lists.get(&word, hash_of(&word));
                        found.inspect(|&it| assert_eq!(it, (tally, &code[..]))).is_some()
                    };
                    let found = (0..=i).filter(is_there).count();
                    // A list takes 120 bytes on average.
                    assert!(found >= (most / 480).min(i as usize * 2 / 3), "{most} {i} {found}");
                }
            }
            assert!(lists.bytes() <= most, "{} of {most}", lists.bytes());
            drop(lists);
            assert_eq!(control.used(), 0);
        }
    }

    #[test]
    fn a_budget_is_kept() {
        let control = Control::with_memory(100_000);
        let mut lists = Lists::new(&control, 1 << 20);
        for i in 0..20_000 {
            let (word, code, tally) = list(i);
            lists.keep(&word, hash_of(&word), tally, &code);
            assert_eq!(lists.get(&word, hash_of(&word)), Some((tally, &code[..])));
        }
        assert!(control.used() == lists.bytes() && lists.bytes() <= 100_000);
    }
}
