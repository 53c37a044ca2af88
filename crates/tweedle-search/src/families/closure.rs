//! The families that moves from a family lead to, found by unfolding the rules.
//!
//! The word u·wⁿ·v is looked at with n as a symbol. A window that begins in u leaves a word on its left that is the same for each n,
//! and a family s·wⁿ⁻ᶜ·v on its right; one that reaches into v the same the other way round; one between them leaves
//! u·wⁱ·a beside b·wʲ·v. The ends are made of a few letters at the cut and a part of u, v or w that gets shorter, so that
//! there are finitely many.

use super::certificate::{Goal, MoveClaim};
use std::collections::HashMap;
use tweedle_rules::{CutRule, Cuts};

/// The families that are met, with the same block.
pub(super) struct Closure {
    /// The block.
    block: String,
    /// The ends of each family, in the order in which they were met.
    pub(super) ends: Vec<[String; 2]>,
    numbers: HashMap<[String; 2], usize>,
    /// The moves of each family.
    pub(super) moves: Vec<Vec<MoveClaim>>,
    /// The number of blocks from which on the lists of moves hold.
    pub(super) moves_from: usize,
}

impl Closure {
    /// The families that moves from start·blockⁿ·end lead to; `None` if there are more than `most`.
    pub(super) fn of(cuts: &Cuts, [start, block, end]: [&str; 3], most: usize) -> Option<Closure> {
        // So many blocks are longer than any window; with one more, no window is the whole word.
        let long = cuts.widest().div_ceil(block.len().max(1)).max(1);
        let mut closure = Closure {
            block: block.to_owned(),
            ends: Vec::new(),
            numbers: HashMap::new(),
            moves: Vec::new(),
            moves_from: long + 1,
        };
        closure.number(start, end);
        let mut next = 0;
        while let Some(ends) = closure.ends.get(next).cloned() {
            let mut moves = Vec::new();
            for rule in cuts.rules() {
                closure.unfold(rule, &ends, long, &mut moves);
            }
            moves.sort();
            moves.dedup();
            closure.moves.push(moves);
            if closure.ends.len() > most {
                return None;
            }
            next += 1;
        }
        Some(closure)
    }

    fn number(&mut self, start: &str, end: &str) -> usize {
        let ends = [start.to_owned(), end.to_owned()];
        if let Some(&known) = self.numbers.get(&ends) {
            return known;
        }
        let number = self.ends.len();
        self.ends.push(ends.clone());
        self.numbers.insert(ends, number);
        number
    }

    /// The moves by a rule, wherever its window is.
    fn unfold(
        &mut self,
        rule: &CutRule,
        [start, end]: &[String; 2],
        long: usize,
        moves: &mut Vec<MoveClaim>,
    ) {
        // There is no window that is the whole word.
        if rule.at_start && rule.at_end {
            return;
        }
        let (block, window) = (self.block.clone(), rule.before.len());
        let mut found = |to| moves.push(MoveClaim { player: rule.player, to });

        // Windows that begin before the blocks, and the one at the start of a word that begins with a block.
        let text = format!("{start}{}", block.repeat(long));
        let begins = if rule.at_start { 1 } else { start.len() };
        for from in (0..begins).filter(|_| !rule.at_end) {
            if !text[from..].starts_with(&rule.before) {
                continue;
            }
            let word = rule.left.as_ref().map(|left| format!("{}{left}", &text[..from]));
            let word = word.unwrap_or_default();
            found(match &rule.right {
                None => Goal::Word { word },
                Some(right) => {
                    // What is left of the text: letters, and then whole blocks.
                    let rest = &text[from + window..];
                    let blocks = (rest.len() / block.len()).min(long);
                    let rest = &rest[..rest.len() - blocks * block.len()];
                    let family = self.number(&format!("{right}{rest}"), end);
                    Goal::Member { word, family, less: long - blocks }
                }
            });
        }

        // Windows that end after the blocks, and the one at the end of a word that ends with a block.
        let text = format!("{}{end}", block.repeat(long));
        let blocks_end = long * block.len();
        for from in (0..text.len()).filter(|_| !rule.at_start) {
            let until = from + window;
            let is_here = if rule.at_end { until == text.len() } else { until > blocks_end };
            if !is_here || !text[from..].starts_with(&rule.before) {
                continue;
            }
            let word = rule.right.as_ref().map(|right| format!("{right}{}", &text[until..]));
            let word = word.unwrap_or_default();
            found(match &rule.left {
                None => Goal::Word { word },
                Some(left) => {
                    let blocks = (from / block.len()).min(long);
                    let rest = &text[blocks * block.len()..from];
                    let family = self.number(start, &format!("{rest}{left}"));
                    Goal::Member { word, family, less: long - blocks }
                }
            });
        }

        // Windows among the blocks, by the place in the block in which they begin.
        if rule.at_start || rule.at_end {
            return;
        }
        let text = block.repeat(long + 1);
        for from in 0..block.len() {
            if !text[from..].starts_with(&rule.before) {
                continue;
            }
            let until = from + window;
            let less = until.div_ceil(block.len());
            let left = rule.left.as_ref().map(|left| format!("{}{left}", &text[..from]));
            let left = left.map(|left| self.number(start, &left));
            let right = rule.right.as_ref();
            let right = right.map(|right| format!("{right}{}", &text[until..less * block.len()]));
            let right = right.map(|right| self.number(&right, end));
            found(Goal::Split { left, right, less });
        }
    }
}
