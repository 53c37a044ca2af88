//! The Grundy values of any code, by sets of values.
//!
//! The values of t counters left in h heaps are the nim sums of g(a) with those of t - a counters
//! in h - 1 heaps. These sets are kept for each t. A tail of digits that repeats allows more and more
//! of them as heaps grow, so their unions are kept, too.

use super::bits::{Bits, least_missing};
use crate::{Code, Digit, Kind, Parts};
use std::sync::Arc;
use tweedle_engine::{Control, Held, Stop};

/// The values of the heaps so far, and what is needed to go on.
#[derive(Debug)]
pub(super) struct General {
    code: Arc<Code>,
    values: Vec<u32>,
    /// The values that t counters may have in exactly h heaps, at h - 2 and t.
    exact: Vec<Vec<Bits>>,
    /// In h heaps or more, at h - 1 and t.
    open: Vec<Vec<Bits>>,
    /// For each digit of the tail and each remainder of t by its length, what the digit has let t
    /// counters be worth so far, and how many words of this are full.
    tail: Vec<(Bits, usize)>,
    /// True if conditions on the sizes leave nothing but to list all options.
    is_listed: bool,
    held: Held,
    bytes: usize,
}

impl General {
    /// No heap yet.
    pub(super) fn new(code: &Code, control: &Control) -> General {
        let digits = || code.digits().map(|(_, digit)| digit).chain(code.tail());
        let parts = || digits().flat_map(Digit::parts);
        let any = || parts().filter(|parts| parts.kind == Kind::Any);
        let closed = any().filter_map(|parts| parts.most).max().unwrap_or(1);
        let open = any().filter(|parts| parts.most.is_none()).map(|parts| parts.least.max(1)).max();
        let is_hard = |parts: &Parts| match parts.kind {
            Kind::Any => false,
            Kind::Equal => parts.most.is_none(),
            Kind::Unequal | Kind::NotAllEqual => parts.most.is_none_or(|most| most > 2),
        };
        General {
            code: Arc::new(code.clone()),
            values: Vec::new(),
            exact: vec![Vec::new(); closed.saturating_sub(1) as usize],
            open: vec![Vec::new(); open.unwrap_or(0) as usize],
            tail: vec![Default::default(); code.tail().len().pow(2)],
            is_listed: parts().any(is_hard),
            held: Held::new(control),
            bytes: 0,
        }
    }

    pub(super) fn values(&self) -> &[u32] {
        &self.values
    }

    /// Goes on up to but without heap `end`.
    pub(super) fn extend(&mut self, end: usize, control: &Control) -> Result<(), Stop> {
        while self.values.len() < end {
            control.check()?;
            let n = self.values.len();
            let value = if self.is_listed { self.by_list(n, control)? } else { self.by_sets(n) };
            self.values.push(value);
            control.count_position();
            self.count_bytes(n)?;
        }
        Ok(())
    }

    /// Announces what has been added for heap `n`.
    fn count_bytes(&mut self, n: usize) -> Result<(), Stop> {
        let last = self.exact.iter().chain(&self.open).filter_map(|sets| sets.last());
        let sets: usize = last.map(|set| set.bytes() + size_of::<Bits>()).sum();
        self.bytes += sets + size_of::<u32>();
        // Seldom, since each announcement costs more than a small heap.
        if n.is_multiple_of(64) {
            self.held.take(self.bytes)?;
            self.bytes = 0;
        }
        Ok(())
    }

    fn by_list(&self, n: usize, control: &Control) -> Result<u32, Stop> {
        let mut seen = Bits::default();
        for (count, option) in self.code.options(n as u64).enumerate() {
            if count % 4096 == 4095 {
                control.check()?;
            }
            seen.insert(option.iter().fold(0, |sum, &heap| sum ^ self.values[heap as usize]));
        }
        Ok(least_missing(&[&seen].into_iter(), 0))
    }

    fn by_sets(&mut self, n: usize) -> u32 {
        let code = self.code.clone();
        let least = code.digits().next().map_or(0, |(taken, _)| taken);
        self.fill(n, (n as i64 - i64::from(least)) as usize);
        let mut seen = Bits::default();
        let mut end = 0;
        for (taken, digit) in code.digits() {
            end = taken + 1;
            if let Ok(rest) = usize::try_from(n as i64 - i64::from(taken)) {
                self.insert_left(digit, rest, &mut seen);
            }
        }
        // The rests when each digit of the tail has taken the least number that it can take.
        let period = code.tail().len();
        let mut unions = Vec::new();
        for (digit, taken) in code.tail().iter().zip(end.max(1)..) {
            let Some(rest) = n.checked_sub(taken as usize) else { break };
            let at = unions.len() * period + rest % period;
            let (mut union, mut full) = std::mem::take(&mut self.tail[at]);
            self.insert_left(digit, rest, &mut union);
            while union.word(full) == u64::MAX {
                full += 1;
            }
            self.tail[at] = (union, full);
            unions.push(at);
        }
        let unions = unions.iter().map(|&at| &self.tail[at]);
        let full = unions.clone().map(|&(_, full)| full).max().unwrap_or(0);
        least_missing(&unions.map(|(union, _)| union).chain([&seen]), full)
    }

    /// Adds what `rest` counters may be worth when they are left as the digit says.
    fn insert_left(&self, digit: &Digit, rest: usize, into: &mut Bits) {
        for parts in digit.parts() {
            if parts.least == 0 && rest == 0 {
                into.insert(0);
            }
            if rest == 0 {
                continue;
            }
            let Some(most) = parts.most else {
                into.insert_shifted(&self.open[parts.least.max(1) as usize - 1][rest], 0);
                continue;
            };
            for heaps in parts.least.max(1)..=most.min(u32::try_from(rest).unwrap_or(u32::MAX)) {
                if heaps == 1 {
                    into.insert(self.values[rest]);
                    continue;
                }
                match parts.kind {
                    Kind::Any => into.insert_shifted(&self.exact[heaps as usize - 2][rest], 0),
                    Kind::Equal => {
                        if rest.is_multiple_of(heaps as usize) {
                            let value = self.values[rest / heaps as usize];
                            into.insert(if heaps % 2 == 0 { 0 } else { value });
                        }
                    }
                    Kind::Unequal | Kind::NotAllEqual => {
                        for a in 1..rest.div_ceil(2) {
                            into.insert(self.values[a] ^ self.values[rest - a]);
                        }
                    }
                }
            }
        }
    }

    /// Fills the tables as far as heaps below `n` let them be filled and up to `rest` counters.
    fn fill(&mut self, n: usize, rest: usize) {
        for h in 0..self.exact.len() {
            // In h + 2 heaps, each has at most t - h - 1 counters.
            for t in self.exact[h].len()..=rest.min(n + h) {
                let mut set = Bits::default();
                for a in 1..t.saturating_sub(h) {
                    match h.checked_sub(1) {
                        None => set.insert(self.values[a] ^ self.values[t - a]),
                        Some(less) => set.insert_shifted(&self.exact[less][t - a], self.values[a]),
                    }
                }
                self.exact[h].push(set);
            }
        }
        for h in 0..self.open.len() {
            for t in self.open[h].len()..=rest.min((n + h).saturating_sub(1)) {
                let mut set = Bits::default();
                if h == 0 && t > 0 {
                    set.insert(self.values[t]);
                }
                for a in 1..t {
                    let Some(&value) = self.values.get(a) else { break };
                    let less = h.saturating_sub(1);
                    set.insert_shifted(&self.open[less][t - a], value);
                }
                self.open[h].push(set);
            }
        }
    }
}
