//! Pools of random games, the same on every machine.

use std::fmt;

/// A pool of random games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pool {
    /// The number of games.
    pub count: usize,
    /// The seed of the random numbers.
    pub seed: u64,
    /// The depth to which the games are nested.
    pub size: u32,
}

/// A game as it is written down, not simplified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Tree {
    /// A value with a name.
    Atom(Atom),
    /// `{L|R}`: the options of Left and of Right.
    Game(Vec<Tree>, Vec<Tree>),
}

/// The named values that random games are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Atom {
    /// An integer.
    Integer(i32),
    /// 1/2.
    Half,
    /// The nimber of this size.
    Nimber(u32),
    /// `^`, which is `{0|*}`.
    Up,
    /// `v`, which is `{*|0}`.
    Down,
}

impl Atom {
    /// The atoms to draw from, each as likely as the others.
    const ALL: [Self; 9] = [
        Self::Integer(0),
        Self::Integer(1),
        Self::Integer(-1),
        Self::Half,
        Self::Integer(2),
        Self::Nimber(1),
        Self::Nimber(2),
        Self::Up,
        Self::Down,
    ];
}

impl Pool {
    /// The games of the pool: each `{L|R}` of nesting depth `size` at most.
    pub fn games(self) -> Vec<Tree> {
        let mut random = SplitMix64(self.seed);
        (0..self.count).map(|_| random.game(self.size)).collect()
    }
}

impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.count, self.seed, self.size)
    }
}

impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Atom(atom) => atom.fmt(f),
            Self::Game(left, right) => {
                for (before, options) in [("{", left), ("|", right)] {
                    f.write_str(before)?;
                    for (i, option) in options.iter().enumerate() {
                        f.write_str(if i == 0 { "" } else { "," })?;
                        option.fmt(f)?;
                    }
                }
                f.write_str("}")
            }
        }
    }
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Integer(n) => n.fmt(f),
            Self::Half => f.write_str("1/2"),
            Self::Nimber(1) => f.write_str("*"),
            Self::Nimber(n) => write!(f, "*{n}"),
            Self::Up => f.write_str("^"),
            Self::Down => f.write_str("v"),
        }
    }
}

/// The random numbers of Steele, Lea and Flood (2014), from a seed.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    /// The next random number.
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A random number below `bound`, which is small, so that the bias does not matter.
    pub fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound as u64) as usize
    }

    /// A game `{L|R}` with one or two options on each side; an atom at depth 0.
    fn game(&mut self, depth: u32) -> Tree {
        if depth == 0 {
            return Tree::Atom(Atom::ALL[self.below(Atom::ALL.len())]);
        }
        let left = self.options(depth - 1);
        let right = self.options(depth - 1);
        Tree::Game(left, right)
    }

    /// One or two options of at most this depth; one in four is an atom at once.
    fn options(&mut self, depth: u32) -> Vec<Tree> {
        (0..=self.below(2))
            .map(|_| {
                let depth = if self.below(4) == 0 { 0 } else { depth };
                self.game(depth)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pool as text.
    fn text(pool: Pool) -> Vec<String> {
        pool.games().iter().map(Tree::to_string).collect()
    }

    /// The first numbers from seed 0, as published with the generator.
    #[test]
    fn random_numbers_are_the_published_ones() {
        let mut random = SplitMix64(0);
        assert_eq!(random.next(), 0xe220_a839_7b1d_cdaf);
        assert_eq!(random.next(), 0x6e78_9e6a_a1b9_65f4);
    }

    /// Measured figures are comparable only as long as this does not change.
    #[test]
    fn the_pool_stays_the_same() {
        let games = text(Pool { count: 3, seed: 1, size: 2 });
        assert_eq!(games, POOL, "the pools changed: figures measured before do not compare");
    }

    /// The first games of seed 1.
    const POOL: [&str; 3] = ["{{1/2|1/2},1|{2|-1,0},{*|2,1}}", "{0|*2,-1}", "{^,{*,1|*}|v}"];

    #[test]
    fn a_longer_pool_continues_a_shorter_one() {
        let long = text(Pool { count: 20, seed: 7, size: 3 });
        let short = text(Pool { count: 5, seed: 7, size: 3 });
        assert_eq!(long[..5], short);
    }
}
