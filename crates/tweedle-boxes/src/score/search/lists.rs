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
    /// For each of some ranges of hashes, where the last list was written that was kept: the number of the number with which it
    /// begins, counted from 1; 0 if there is none.
    places: Vec<u64>,
    /// The lists: for each a number with its length, the length of the word and the tally; the word; and what was kept.
    // Invariant: a list is whole as long as no more than `ring.len()` numbers were written from its beginning on.
    ring: Vec<u64>,
    /// The numbers that the ring has room for, which are paid for.
    room: usize,
    /// How many numbers were written, with those that were left out at the end of the ring.
    written: u64,
    /// The lists that were written while the ring grows, also those that took the place of others.
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
    (hash(word.used()) >> (u64::BITS - Hash::BITS)) as Hash
}

/// A number that holds the length of a word in bits, a tally and 32 bits more.
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
            written: 0,
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
        let before = self.places.get(self.slot(hash))?.checked_sub(1)?;
        let is_whole = self.written - before <= self.ring.len() as u64;
        // While the ring grows nothing has gone round, and no remainder has to be found.
        let at = || if self.is_open() { before } else { before % self.ring.len() as u64 };
        is_whole.then(|| at() as usize)
    }

    /// True if the ring still grows.
    #[inline]
    fn is_open(&self) -> bool {
        self.written == self.ring.len() as u64
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
        let own = word.used();
        let is_own = len == word.len && rest.get(..own.len())? == own;
        if is_own { Some((tally, rest.get(own.len()..numbers as usize)?)) } else { None }
    }

    /// Keeps a list, if there is room for it at all.
    pub(super) fn keep(&mut self, word: &Bits, hash: Hash, tally: Tally, code: &[u64]) {
        let own = word.used();
        let numbers = own.len() + code.len();
        let Some(mut at) = self.room_for(1 + numbers) else { return };
        let first = head(word.len, tally, numbers as u32);
        let parts = [&[first][..], own, code];
        let before = self.written;
        if at == self.ring.len() {
            for part in parts {
                self.ring.extend_from_slice(part);
            }
            self.kept += 1;
        } else {
            for part in parts {
                self.ring[at..at + part.len()].copy_from_slice(part);
                at += part.len();
            }
        }
        self.written += 1 + numbers as u64;
        let slot = self.slot(hash);
        if let Some(place) = self.places.get_mut(slot) {
            *place = before + 1;
        }
    }

    /// Where as many numbers may be written, one after the other: at the end of the ring while it grows. `None` if there is no
    /// room.
    fn room_for(&mut self, numbers: usize) -> Option<usize> {
        if self.is_open() {
            if 2 * self.kept >= self.places.len() {
                self.add_places();
            }
            if self.ring.len() + numbers <= self.room || self.grow(numbers) {
                return Some(self.ring.len());
            }
        }
        let len = self.ring.len();
        if numbers > len {
            return None;
        }
        let at = (self.written % len as u64) as usize;
        if at + numbers <= len {
            return Some(at);
        }
        // A list stands in one piece, so the end is left out.
        self.written += (len - at) as u64;
        Some(0)
    }

    /// Doubles the room of the ring, if it may be and as many numbers more fit then.
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

    /// Doubles the places, if there is room, and finds those of all lists again. If not, it stays as it is. Only while the ring grows.
    fn add_places(&mut self) {
        let len = (2 * self.places.len()).clamp(FIRST.min(self.most_places), self.most_places);
        let bytes = len * size_of::<u64>();
        if len <= self.places.len() {
            return;
        }
        let mut places = Vec::new();
        if self.control.take(bytes).is_err() {
            self.most_places = self.places.len();
            return;
        }
        if places.try_reserve_exact(len).is_err() {
            self.control.give(bytes);
            self.most_places = self.places.len();
            return;
        }
        places.resize(len, 0);
        self.control.give(self.places.len() * size_of::<u64>());
        self.places = places;
        let mut at = 0;
        while let Some(&first) = self.ring.get(at) {
            let (len, _, numbers) = of_head(first);
            let own = self.ring.get(at + 1..at + 1 + Bits::count(len)).unwrap_or_default();
            let slot = self.slot(hash_of(&Bits::of(len, own)));
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

    /// A few lists that are kept again whenever they are not found do not fill the memory.
    #[test]
    fn a_list_is_kept_few_times() {
        let mut lists = Lists::new(&Control::new(), 1 << 28);
        let (mut random, mut misses) = (fastrand::Rng::with_seed(3), 0);
        for _ in 0..200_000 {
            let (word, code, tally) = list(random.u64(..1000));
            if lists.get(&word, hash_of(&word)).is_none() {
                lists.keep(&word, hash_of(&word), tally, &code);
                misses += 1;
            }
        }
        assert!(lists.bytes() < 4 << 20 && misses < 20_000, "{} {misses}", lists.bytes());
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
