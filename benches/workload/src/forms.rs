//! Pools of random misère games.

use crate::{Pool, SplitMix64};
use std::fmt;

/// A form: the options of Left and of Right, each once.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Form {
    /// Left's options and Right's.
    pub sides: [Vec<Form>; 2],
}

impl Pool {
    /// Dead ends in which Left never has a move, each of height `size` + 1 at most.
    pub fn dead_ends(self) -> Vec<Form> {
        let mut random = SplitMix64(self.seed);
        (0..self.count).map(|_| dead_end(&mut random, self.size + 1)).collect()
    }

    /// Dead-ending games: `size` times options of both players, and then dead ends of either.
    pub fn dead_ending(self) -> Vec<Form> {
        let mut random = SplitMix64(self.seed);
        (0..self.count).map(|_| dead_ending(&mut random, self.size)).collect()
    }
}

fn dead_end(random: &mut SplitMix64, height: u32) -> Form {
    if height == 0 {
        return Form::default();
    }
    let options = (0..=random.below(3)).map(|_| {
        let height = random.below(height as usize) as u32;
        dead_end(random, height)
    });
    Form { sides: [Vec::new(), each_once(options)] }
}

fn each_once(options: impl Iterator<Item = Form>) -> Vec<Form> {
    let mut options: Vec<Form> = options.collect();
    options.sort();
    options.dedup();
    options
}

fn dead_ending(random: &mut SplitMix64, depth: u32) -> Form {
    if depth == 0 {
        let height = random.below(3) as u32;
        let Form { sides: [left, right] } = dead_end(random, height);
        return if random.below(2) == 0 {
            Form { sides: [left, right] }
        } else {
            Form { sides: [mirrored(right), left] }
        };
    }
    let sides = [(); 2].map(|()| {
        let options = (0..=random.below(2)).map(|_| {
            let depth = if random.below(4) == 0 { 0 } else { depth - 1 };
            dead_ending(random, depth)
        });
        each_once(options)
    });
    Form { sides }
}

fn mirrored(forms: Vec<Form>) -> Vec<Form> {
    let mirror = |Form { sides: [left, right] }| Form { sides: [mirrored(right), mirrored(left)] };
    forms.into_iter().map(mirror).collect()
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (before, options) in ["{", "|"].into_iter().zip(&self.sides) {
            f.write_str(before)?;
            for (i, option) in options.iter().enumerate() {
                f.write_str(if i == 0 { "" } else { "," })?;
                option.fmt(f)?;
            }
        }
        f.write_str("}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Measured figures are comparable only as long as these do not change.
    #[test]
    fn the_pools_stay_the_same() {
        let texts = |forms: Vec<Form>| forms.iter().map(Form::to_string).collect::<Vec<_>>();
        let pool = Pool { count: 3, seed: 1, size: 1 };
        assert_eq!(texts(pool.dead_ends()), DEAD_ENDS);
        assert_eq!(texts(pool.dead_ending()), DEAD_ENDING);
    }

    /// The first dead ends of seed 1.
    const DEAD_ENDS: [&str; 3] = ["{|{|},{|{|}}}", "{|{|}}", "{|{|},{|{|}}}"];
    /// The first dead-ending games of seed 1.
    const DEAD_ENDING: [&str; 3] =
        ["{{|},{{{|}|}|}|{{|}|}}", "{{|{|}}|{|{|}},{{|}|}}", "{{|},{{|}|}|{|}}"];
}
