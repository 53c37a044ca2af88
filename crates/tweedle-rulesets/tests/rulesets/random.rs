//! Random texts and positions, the same in every run.

use std::sync::Arc;
use tweedle_engine::{Control, Player};
use tweedle_rulesets::any::Component;

/// A sequence of numbers (Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// 2014).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    /// A number below `bound`, which is not 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (mixed ^ (mixed >> 31)) as usize % bound
    }

    /// One of these.
    pub(crate) fn of<'a, T>(&mut self, all: &'a [T]) -> &'a T {
        &all[self.below(all.len())]
    }

    /// A text like one of `examples`: some characters are replaced, put in or left out, most of the new
    /// ones being some that stand in the examples.
    pub(crate) fn text(&mut self, examples: &[String]) -> String {
        const OTHERS: &str = "é∗ \n\t|,+:;(){}#!<-_ 019abLRxo";
        let known: Vec<char> = examples.iter().flat_map(|text| text.chars()).collect();
        let mut text: Vec<char> = self.of(examples).chars().collect();
        for _ in 0..self.below(5) {
            let others: Vec<char> = OTHERS.chars().collect();
            let new = if self.below(8) == 0 { &others } else { &known };
            let new = *self.of(new);
            let at = self.below(text.len() + 1);
            match (self.below(6), at < text.len()) {
                (0, true) => drop(text.remove(at)),
                (0 | 1, _) => text.insert(at, new),
                (_, true) => text[at] = new,
                (_, false) => {}
            }
        }
        text.into_iter().collect()
    }

    /// A position that is met in play from `start`, moves of either player in any order.
    pub(crate) fn play(&mut self, start: &Arc<dyn Component>) -> Arc<dyn Component> {
        let mut position = start.clone();
        for _ in 0..self.below(5) {
            let player = *self.of(&Player::BOTH);
            // There may be too many options.
            if let Ok(options) = position.options(player, &Control::with_memory(1 << 24))
                && !options.is_empty()
            {
                position = self.of(&options).clone();
            }
        }
        position
    }
}
