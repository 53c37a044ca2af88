//! Sylver Coinage.
//!
//! The players name positive integers. A player may not name a number that is a sum of numbers that have been named, each
//! taken any number of times. The player who names 1 loses (Conway; *Winning Ways*, ch. 18; Sicherman, "Theory and practice of
//! Sylver Coinage", *INTEGERS* 2, 2002, #G02).
//!
//! Here nobody names 1, and a player who cannot move loses. That is the same game: 1 can always be named, and is named by
//! a player who can name nothing else.
//!
//! If a number above 1 divides all that have been named, infinitely many others can be named, and such a position may have
//! an infinite nimber: it is refused. So is one in which a number above 127 can be named.

use tweedle_engine::{Facts, Hints, Player, Ruleset, Stop, Weigh};
use tweedle_rules::entry::{Entry, Shape, plain};
use tweedle_rules::sketch::{Edge, Figure, Graph, Layout, Sketch, Vertex};
use tweedle_rules::{
    Bits, Notation, NotationError, Theorem, Thing, greatest_common_divisor, picture,
};

/// The rules of Sylver Coinage, where no number above 127 can be named.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SylverCoinage;

/// The numbers that are no sums of numbers that have been named.
// Invariants: bit 1 is set, bit 0 is not, and a sum of two numbers whose bits are not set has no bit set.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Gaps(u128);

impl Weigh for Gaps {}

/// The largest number that may be named.
const LARGEST: usize = 127;

/// Sums of generators are looked at up to here. The least generator is at most 128, and all generators that are needed are
/// at most the largest gap and the least generator together.
const SUMS: usize = 2 * LARGEST + 2;

/// The reason why numbers are no position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Refused {
    One,
    CommonDivisor(u128),
    TooLarge,
}

impl Gaps {
    /// The position after these numbers have been named, together with sums of them.
    fn after(numbers: &[u64]) -> Result<Gaps, Refused> {
        let divisor = numbers
            .iter()
            .fold(0, |divisor, &number| greatest_common_divisor(divisor, number.into()));
        if numbers.contains(&1) {
            return Err(Refused::One);
        }
        if divisor != 1 {
            return Err(Refused::CommonDivisor(divisor));
        }
        let mut is_sum = [false; SUMS];
        is_sum[0] = true;
        for sum in 1..SUMS {
            is_sum[sum] =
                numbers.iter().any(|&number| number <= sum as u64 && is_sum[sum - number as usize]);
        }
        // From as many sums in a row as the least number has units on, all numbers are sums.
        let least = numbers.iter().min().copied().unwrap_or(0);
        if least > LARGEST as u64 + 1
            || is_sum[LARGEST + 1..].iter().take(least as usize).any(|it| !it)
        {
            return Err(Refused::TooLarge);
        }
        Ok(Gaps((1..=LARGEST).filter(|&number| !is_sum[number]).fold(0, |gaps, it| gaps | 1 << it)))
    }

    fn is_gap(self, number: usize) -> bool {
        number <= LARGEST && self.0 >> number & 1 == 1
    }

    /// The numbers that a player may name.
    fn names(self) -> impl Iterator<Item = usize> {
        (self.0 & !2).ones().map(|number| number as usize)
    }

    /// The position after a number has been named.
    fn name(self, number: usize) -> Gaps {
        let is_left =
            |&gap: &usize| (0..=gap / number).all(|times| self.is_gap(gap - times * number));
        Gaps(self.names().chain([1]).filter(is_left).fold(0, |gaps, gap| gaps | 1 << gap))
    }

    /// The numbers from which all others come as sums, and none of which is such a sum.
    fn generators(self) -> Vec<usize> {
        let is_sum = |number: usize| number > 0 && !self.is_gap(number);
        let is_needed = |&number: &usize| {
            is_sum(number) && !(1..=number / 2).any(|part| is_sum(part) && is_sum(number - part))
        };
        (2..SUMS).filter(is_needed).collect()
    }
}

impl Ruleset for SylverCoinage {
    type Position = Gaps;
    /// The number that is named.
    type Move = u8;

    fn moves(
        &self,
        gaps: &Gaps,
        _: Player,
        mut found: impl FnMut(u8, Gaps) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        gaps.names().try_for_each(|number| found(number as u8, gaps.name(number)))
    }

    fn facts(&self) -> Facts {
        Facts::IMPARTIAL
    }
}

impl Hints for SylverCoinage {
    /// The numbers that can be named.
    fn size(&self, gaps: &Gaps) -> Option<u32> {
        Some(gaps.0.count_ones())
    }
}

/// Numbers with commas between them.
fn list(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}

impl Notation for SylverCoinage {
    fn name(&self) -> String {
        "Sylver Coinage".to_owned()
    }

    /// Reads the numbers that have been named: `4,5`. Those that are sums of others may be left out.
    fn parse(&self, text: &str) -> Result<Gaps, NotationError> {
        let whole = 0..text.chars().count();
        let mut numbers = Vec::new();
        let mut at = 0;
        for word in text.split(',') {
            let start = at + word.chars().take_while(|c| c.is_whitespace()).count();
            let range = start.min(whole.end)..(start + word.trim().chars().count()).min(whole.end);
            at += word.chars().count() + 1;
            let is_number =
                !word.trim().is_empty() && word.trim().bytes().all(|it| it.is_ascii_digit());
            match word.trim().parse::<u64>() {
                Ok(number) if is_number && number > 0 => numbers.push(number),
                Err(_) if is_number => {
                    let message = "This number is too large.";
                    return Err(NotationError::new(message, range));
                }
                _ => {
                    let message = "A number that has been named is missing here; write `4,5`.";
                    return Err(NotationError::new(message, range));
                }
            }
        }
        Gaps::after(&numbers).map_err(|refused| {
            let message = match refused {
                Refused::One => "A player who names 1 loses; here nobody does, and a player who cannot move loses.".to_owned(),
                Refused::CommonDivisor(divisor) => format!(
                    "All these numbers are multiples of {divisor}, so that infinitely many others can be named; such a position \
                     may have an infinite nimber, and is refused."
                ),
                Refused::TooLarge => format!("Here a number above {LARGEST} can be named; numbers up to {LARGEST} are allowed."),
            };
            NotationError::new(message, whole)
        })
    }

    fn print(&self, gaps: &Gaps) -> String {
        list(gaps.generators())
    }

    /// The number that is named.
    fn move_name(&self, _: &Gaps, _: Player, number: &u8, _: &Gaps) -> String {
        number.to_string()
    }

    fn why_not(&self, gaps: &Gaps, _: Player, text: &str) -> Option<String> {
        let number: usize = text.trim().parse().ok()?;
        match number {
            0 => None,
            1 => Some("A player who names 1 loses, so that it is no move here.".to_owned()),
            _ if gaps.is_gap(number) => None,
            _ => Some(format!(
                "{number} is a sum of numbers that have been named: {}.",
                list(gaps.generators())
            )),
        }
    }

    /// The number that is named, without those that cannot be named any more then.
    fn touched(&self, _: &Gaps, _: Player, number: &u8, _: &Gaps) -> Vec<Thing> {
        vec![Thing::Vertex(number.to_string())]
    }

    fn draw(&self, gaps: &Gaps) -> String {
        let free: Vec<String> = gaps.names().map(|number| number.to_string()).collect();
        let free = if free.is_empty() { "nothing but 1".to_owned() } else { free.join(" ") };
        let named: Vec<String> = gaps.generators().iter().map(usize::to_string).collect();
        picture::lines([("named".to_owned(), named.join(" ")), ("free".to_owned(), free)])
    }

    /// The numbers that can be named, each below those that are larger by one of the generators.
    fn sketch(&self, gaps: &Gaps) -> Option<Sketch> {
        let names: Vec<usize> = gaps.names().collect();
        let generators = gaps.generators();
        let mut edges = Vec::new();
        for (from, low) in names.iter().enumerate() {
            for (to, high) in names.iter().enumerate().skip(from + 1) {
                if generators.contains(&(high - low)) {
                    edges.push(Edge::plain(from, to));
                }
            }
        }
        let vertices = names.iter().map(|number| Vertex::named(number.to_string())).collect();
        let (layout, is_directed) = (Layout::Upwards, false);
        Some(Sketch::of(Figure::Graph(Graph { layout, is_directed, vertices, edges })))
    }

    /// Strategy stealing in an ender, where each other number that is named takes away the largest one (*Winning Ways*, ch.
    /// 18).
    fn theorem(&self, gaps: &Gaps) -> Option<Theorem> {
        let Some(largest) = gaps.names().last() else {
            return Some(Theorem::second_wins("there is nothing to name but 1."));
        };
        let is_ender =
            gaps.names().all(|number| number == largest || !gaps.name(number).is_gap(largest));
        is_ender.then(|| {
            Theorem::first_wins(format!(
                "strategy stealing, as {largest} cannot be named any more after each other number (Winning Ways, ch. 18). \
                 Either naming {largest} wins, or some answer to it does, and it wins as the first move just as well."
            ))
        })
    }
}

/// Sylver Coinage in the registry.
pub(crate) const SYLVER_COINAGE: Entry = Entry::named("game.heap.SylverCoinage", Shape::Text)
    .example("4,5")
    .start("5,7")
    .summary("Name a number that is no sum of numbers that have been named, each taken any number of times, and not 1.")
    .source("Conway; Berlekamp, Conway and Guy, Winning Ways, ch. 18")
    .made_by(&|name, arguments| plain(name, arguments, SylverCoinage));

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeSet, HashMap};
    use tweedle_engine::Outcome;
    use tweedle_rules::testing::{Table, grundy_values, moves, read};

    #[test]
    fn table() {
        Table {
            moves: &[("2,3", &[]), ("2,7", &["2,3", "2,5"]), ("3,4", &["2,3", "3,4,5"]), ("3,4,5", &["2,3"])],
            names: &[("4,5", Player::Left, &["2", "3", "6", "7", "11"])],
            values: &[("2,3", "0"), ("2,5", "*"), ("2,7", "*2")],
            pictures: &[
                ("4,5", "named  4 5\nfree   2 3 6 7 11"),
                ("2,3", "named  2 3\nfree   nothing but 1"),
            ],
            errors: &[
                ("1,5", "A player who names 1 loses; here nobody does, and a player who cannot move loses.", 0..3),
                (
                    "4,6",
                    "All these numbers are multiples of 2, so that infinitely many others can be named; such a position may \
                     have an infinite nimber, and is refused.",
                    0..3,
                ),
                ("4,1001", "Here a number above 127 can be named; numbers up to 127 are allowed.", 0..6),
                ("200,201", "Here a number above 127 can be named; numbers up to 127 are allowed.", 0..7),
                ("4,,5", "A number that has been named is missing here; write `4,5`.", 2..2),
                ("0,5", "A number that has been named is missing here; write `4,5`.", 0..1),
                ("4, 99999999999999999999", "This number is too large.", 3..23),
            ],
            ..Table::default()
        }
        .check(&SylverCoinage);
        let spare = read(&SylverCoinage, " 8, 5,4,999");
        assert_eq!(SylverCoinage.print(&spare), "4,5");
        // The largest gaps: 127 = 2 * 129 - 2 - 129.
        assert_eq!(SylverCoinage.print(&read(&SylverCoinage, "2,129")), "2,129");
        assert!(SylverCoinage.parse("2,131").is_err());
        let all: Vec<String> = (128..256).map(|number: u32| number.to_string()).collect();
        assert_eq!(SylverCoinage.print(&read(&SylverCoinage, &all.join(","))), all.join(","));
        let why = SylverCoinage.why_not(&spare, Player::Left, "13");
        assert_eq!(why.as_deref(), Some("13 is a sum of numbers that have been named: 4,5."));
    }

    fn is_lost(text: &str) -> bool {
        grundy_values(&SylverCoinage, [read(&SylverCoinage, text)]) == [0]
    }

    /// The play that *Winning Ways*, ch. 18, begins with, as encyclopedias tell it: each second number wins.
    #[test]
    fn published_play() {
        for text in ["4,5,11", "4,5,6,7", "2,3"] {
            assert!(is_lost(text), "{text}");
        }
    }

    /// Hutchings's theorem: of two numbers without a common divisor, but 2 and 3, the player who moves next wins
    /// (*Winning Ways*, ch. 18; Sicherman 2002).
    #[test]
    fn hutchings_theorem() {
        for (a, b) in
            [(2, 5), (2, 21), (3, 4), (3, 5), (3, 11), (4, 5), (4, 7), (4, 9), (5, 6), (5, 7)]
        {
            let gaps = Gaps::after(&[a, b]).expect("no common divisor");
            let theorem = SylverCoinage.theorem(&gaps).expect("an ender");
            assert_eq!(theorem.outcome(), Outcome::N, "{a},{b}");
            assert!(grundy_values(&SylverCoinage, [gaps])[0] > 0, "{a},{b}");
        }
    }

    /// The sums of numbers, by adding one coin after another.
    fn sums(numbers: &[u64], most: u64) -> BTreeSet<u64> {
        let mut sums = BTreeSet::from([0]);
        let mut open = vec![0];
        while let Some(sum) = open.pop() {
            for number in numbers {
                if sum + number <= most && sums.insert(sum + number) {
                    open.push(sum + number);
                }
            }
        }
        sums
    }

    /// The nimber by the words of the rules alone, where nobody names 1.
    fn by_the_words(named: &[u64], most: u64, known: &mut HashMap<Vec<u64>, u64>) -> u64 {
        let sums = sums(named, most);
        let free: Vec<u64> = (2..=most).filter(|number| !sums.contains(number)).collect();
        if let Some(&nim) = known.get(&free) {
            return nim;
        }
        let mut options = BTreeSet::new();
        for &number in &free {
            let mut named = named.to_vec();
            named.push(number);
            options.insert(by_the_words(&named, most, known));
        }
        let nim = (0..=options.len() as u64).find(|nim| !options.contains(nim));
        let nim = nim.expect("one is missing");
        known.insert(free, nim);
        nim
    }

    #[test]
    fn nimbers_are_those_of_the_words() {
        let mut known = HashMap::new();
        for numbers in [
            &[3, 7][..],
            &[4, 5],
            &[4, 7],
            &[5, 6, 7],
            &[4, 9, 10],
            &[6, 7, 8, 9],
            &[5, 7, 11],
            &[2, 19],
        ] {
            let gaps = Gaps::after(numbers).expect("a position");
            let nim = by_the_words(numbers, 40, &mut known);
            assert_eq!(grundy_values(&SylverCoinage, [gaps]), [nim], "{numbers:?}");
            let free: Vec<usize> = (2..=40)
                .filter(|it| !sums(numbers, 40).contains(it))
                .map(|it| it as usize)
                .collect();
            assert_eq!(gaps.names().collect::<Vec<_>>(), free, "{numbers:?}");
        }
    }

    /// Strategy stealing says the truth in all positions that come from some.
    #[test]
    fn enders_are_won() {
        let mut open = vec![read(&SylverCoinage, "5,7"), read(&SylverCoinage, "4,9")];
        let mut met = BTreeSet::new();
        while let Some(gaps) = open.pop() {
            if met.insert(gaps) {
                open.extend(moves(&SylverCoinage, &gaps, Player::Left));
            }
        }
        let values = grundy_values(&SylverCoinage, met.iter().copied());
        for (gaps, value) in met.iter().zip(values) {
            if let Some(theorem) = SylverCoinage.theorem(gaps) {
                assert_eq!(theorem.outcome() == Outcome::P, value == 0, "{gaps:?}");
            }
        }
        // An ender that is none by this: {4,5,7}, whose largest number 6 is 3 and 3.
        let ender = read(&SylverCoinage, "4,5,7");
        assert!(SylverCoinage.theorem(&ender).is_some());
    }
}
