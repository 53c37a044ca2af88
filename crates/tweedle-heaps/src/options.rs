//! The options of a heap, one after another: the plain meaning of a code.

use crate::code::{Code, Digit, Kind};

impl Code {
    /// The options of a heap of this size: each as the sizes of the heaps that it leaves, in
    /// increasing order and without empty ones. First come those that take least, and of these those
    /// that leave the fewest heaps; none comes twice.
    ///
    /// The iterator makes one option at a time, of which there may be more than could be held. The
    /// heap together with what a move adds to it should be below 2⁶⁴; moves that go beyond are left
    /// out.
    ///
    /// ```
    /// # use tweedle_heaps::Code;
    /// let options: Vec<_> = Code::parse("0.17")?.options(5).collect();
    /// assert_eq!(options, [vec![3], vec![1, 2]]);
    /// # Ok::<(), tweedle_heaps::CodeError>(())
    /// ```
    pub fn options(&self, heap: u64) -> impl Iterator<Item = Vec<u64>> {
        self.moves(heap).map(|(_, option)| option)
    }

    /// At least as many as [`Code::options`] has for a heap of this size.
    #[expect(clippy::cast_precision_loss, reason = "more options than that cannot be held")]
    pub fn most_options(&self, heap: u64) -> u64 {
        let written = self.digits().filter_map(|(taken, digit)| {
            Some(most_splits(heap.checked_add_signed(-i64::from(taken))?, digit))
        });
        // Of a smaller rest there are no more ways.
        let repeated = self.tail().iter().map(|digit| most_splits(heap, digit));
        let turns = heap as f64 / self.tail().len().max(1) as f64 + 1.0;
        (written.sum::<f64>() + repeated.sum::<f64>() * turns).ceil() as u64
    }

    /// The options of a heap as in [`Code::options`], each with the number of counters that it
    /// takes, negative if it adds some.
    pub fn moves(&self, heap: u64) -> impl Iterator<Item = (i64, Vec<u64>)> {
        let first = self.digits().next().map_or(0, |(taken, _)| i64::from(taken));
        let last = self.last_digit().map_or(i64::MAX, i64::from);
        let last =
            if heap == 0 { i64::MIN } else { last.min(i64::try_from(heap).unwrap_or(i64::MAX)) };
        (first..=last).flat_map(move |taken| {
            let rest = heap.checked_add_signed(-taken);
            let digit = rest.and_then(|rest| Some((rest, self.digit(taken)?)));
            let splits = digit.into_iter().flat_map(|(rest, digit)| splits(rest, digit));
            splits.map(move |option| (taken, option))
        })
    }
}

/// At least as many as there are ways to leave `rest` counters as heaps.
#[expect(clippy::cast_precision_loss, reason = "more options than that cannot be held")]
fn most_splits(rest: u64, digit: &Digit) -> f64 {
    let rest = rest as f64;
    // All partitions of n are fewer than e^(π √(2n/3)) (Apostol, *Introduction to Analytic Number
    // Theory*, Theorem 14.5).
    let all = (std::f64::consts::PI * (2.0 * rest / 3.0).sqrt()).exp();
    let into = |heaps: u32| {
        // Add 0, 1, …, k - 1 to the k parts of a partition of n in increasing order: they differ then,
        // so that k! compositions of n + k(k - 1)/2 come of it, of which there are
        // (n + k(k - 1)/2 - 1 over k - 1).
        let sum = rest + f64::from(heaps) * (f64::from(heaps) - 1.0) / 2.0;
        (1..heaps).fold(1.0, |most, i| {
            most * (sum - f64::from(i)).max(1.0) / f64::from(i) / f64::from(i + 1)
        })
    };
    let parts = digit.parts().iter().map(|part| match (part.kind, part.most) {
        (Kind::Equal, most) => most.map_or(rest, f64::from) - f64::from(part.least) + 1.0,
        (_, Some(most)) => (part.least..=most).map(into).sum::<f64>().min(all),
        (_, None) => all,
    });
    parts.map(|most| most.max(1.0)).sum()
}

/// All ways to leave `rest` counters as heaps.
fn splits(rest: u64, digit: &Digit) -> impl Iterator<Item = Vec<u64>> {
    digit.parts().iter().flat_map(move |part| {
        let most = part.most.map_or(rest, u64::from).min(rest);
        (u64::from(part.least)..=most).flat_map(move |heaps| {
            Partitions::new(rest, heaps, part.kind).filter(|option| part.kind.admits(option))
        })
    })
}

/// The partitions of a number into exactly this number of positive ones in increasing order, in
/// lexicographic order.
struct Partitions(Option<Vec<u64>>);

impl Partitions {
    /// Those of `sum` into `count` numbers. Of all equal ones there is one at most, and no other is
    /// made.
    fn new(sum: u64, count: u64, kind: Kind) -> Partitions {
        let least = if kind == Kind::Equal && count > 0 { sum / count } else { 1 };
        Partitions(match (sum, count) {
            (0, 0) => Some(Vec::new()),
            _ if count == 0 || count > sum => None,
            _ => usize::try_from(count).ok().map(|count| {
                let mut first = vec![least; count];
                first[count - 1] = sum - least * (count as u64 - 1);
                first
            }),
        })
    }
}

impl Iterator for Partitions {
    type Item = Vec<u64>;

    fn next(&mut self) -> Option<Vec<u64>> {
        let now = self.0.take()?;
        self.0 = successor(&now);
        Some(now)
    }
}

/// The partition after this one: the last number that can grow by one does, and those behind it but
/// the last become equal to it.
fn successor(partition: &[u64]) -> Option<Vec<u64>> {
    let (&last, others) = partition.split_last()?;
    let mut sum = last;
    for (i, &part) in others.iter().enumerate().rev() {
        sum += part;
        let count = (partition.len() - i) as u64;
        let grown = part + 1;
        if grown <= sum / count {
            let mut next = partition[..i].to_vec();
            next.resize(partition.len() - 1, grown);
            next.push(sum - grown * (count - 1));
            return Some(next);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options(code: &str, heap: u64) -> Vec<Vec<u64>> {
        Code::parse(code).expect("a code").options(heap).collect()
    }

    #[test]
    fn options_as_in_the_rules() {
        let check = |code: &str, heap: u64, expected: &[&[u64]]| {
            assert_eq!(options(code, heap), expected, "{code} of {heap}");
        };
        check("0.77", 1, &[&[]]);
        check("0.77", 5, &[&[4], &[1, 3], &[2, 2], &[3], &[1, 2]]);
        check("0.137", 3, &[&[1], &[]]);
        check("4!.0", 7, &[&[1, 6], &[2, 5], &[3, 4]]);
        check("4!.0", 2, &[]);
        check("4=.0", 6, &[&[3, 3]]);
        check("0.[3]", 3, &[&[2], &[1], &[]]);
        check("0.{3!}", 7, &[&[1, 2, 3]]);
        check("0.{3?}", 7, &[&[1, 1, 4], &[1, 2, 3]]);
        check("0.{3=}", 7, &[&[2, 2, 2]]);
        check("0.{2+}", 5, &[&[1, 3], &[2, 2], &[1, 1, 2], &[1, 1, 1, 1]]);
        check("80.0", 3, &[&[1, 1, 2]]);
        check("80.0", 1, &[]);
        check("0.001", 2, &[]);
        check("0.001", 3, &[&[]]);
        check("4.[3]", 0, &[]);
    }

    /// Partitions of n into k parts: OEIS A008284.
    #[test]
    fn partitions_are_complete() {
        for (sum, row) in [(6, vec![1, 3, 3, 2, 1, 1]), (8, vec![1, 4, 5, 5, 3, 2, 1, 1])] {
            for (count, expected) in (1..).zip(row) {
                let all: Vec<_> = Partitions::new(sum, count, Kind::Any).collect();
                assert_eq!(all.len(), expected, "{sum} into {count}");
                assert!(all.is_sorted() && all.iter().all(|parts| parts.is_sorted()));
            }
        }
        assert_eq!(options("0.*", 30).len(), 4565);
    }

    #[test]
    fn options_are_no_more_than_said() {
        for code in ["0.77", "4!.[3]", "0.*", "0.0{2+}", "80.[F7]", "0.{2=,3,5}", "0.{2+}=", "0.0"]
        {
            for heap in 0..25 {
                let most = Code::parse(code).expect("a code").most_options(heap);
                let all = options(code, heap).len() as u64;
                assert!(all <= most && most <= 40 * all + 900_000, "{code} {heap}: {all} {most}");
            }
        }
        let kayles = Code::parse("0.77").expect("a code");
        assert_eq!(kayles.most_options(1000), 1003);
        assert_eq!(Code::parse("0.*").expect("a code").most_options(u64::MAX), u64::MAX);
    }

    #[test]
    fn large_heaps_begin_at_once() {
        let of = |code: &str| Code::parse(code).expect("a code");
        assert_eq!(of("0.[3]").options(u64::MAX).next(), Some(vec![u64::MAX - 1]));
        assert_eq!(of("4.0").options(u64::MAX).next(), Some(vec![1, u64::MAX - 1]));
        assert_eq!(of("4=.0").options(1 << 40).count(), 1);
    }
}
