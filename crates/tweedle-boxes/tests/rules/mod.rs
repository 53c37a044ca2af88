//! Nimstring by its rules alone.

use tweedle_engine::affine::Value::{self, Moon, Nimber};

/// For every set of strings left, the heaps n with which the player to move wins, as bit n, if n <
/// 32. Given are the strings at each coin, as sets, and how many strings there are.
///
/// The player who cannot move loses. A move is in the heap, or cuts a string; a string that is the last
/// one of a coin leaves the same player to move, wherever he likes. Nothing else is known here.
pub(crate) fn wins(strings_at: &[usize], strings: usize) -> Vec<u32> {
    let mut wins: Vec<u32> = Vec::new();
    for uncut in 0..1_usize << strings {
        let mut by_string = 0;
        for string in 0..strings {
            if uncut >> string & 1 == 1 {
                let takes = strings_at.iter().any(|&at| at & uncut == 1 << string);
                let after = wins[uncut & !(1 << string)];
                by_string |= if takes { after } else { !after };
            }
        }
        let mut all = by_string;
        for heap in 0..32 {
            // From here on, some lesser heap is a loss for the other player.
            if !all & ((1_u32 << heap) - 1) != 0 {
                all |= 1 << heap;
            }
        }
        wins.push(all);
    }
    wins
}

/// The heap with which the player to move loses is the nimber; if there is none, it is the moon
/// (arXiv 2101.11699, Theorems 20 and 34). No value is 32 or more, since all moves are fewer.
pub(crate) fn value(wins: u32) -> Value {
    assert!(wins.count_zeros() <= 1);
    if wins == u32::MAX { Moon } else { Nimber(u64::from(wins.trailing_ones())) }
}
