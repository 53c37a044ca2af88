//! Nim, solved.

use tweedle_engine::Outcome;
use tweedle_engine::Play;

/// The outcome of these heaps of Nim (Bouton 1901).
///
/// In normal play the next player wins unless the nim sum is 0. Misère play is the same as long as
/// some heap has two counters or more; of heaps of one counter the next player wins an even number.
///
/// ```
/// # use tweedle_engine::{Outcome, Play};
/// # use tweedle_search::nim_outcome;
/// assert_eq!(nim_outcome(&[13, 12, 8], Play::Normal), Outcome::N);
/// assert_eq!(nim_outcome(&[1, 1, 1], Play::Misere), Outcome::P);
/// ```
pub fn nim_outcome(heaps: &[u64], play: Play) -> Outcome {
    let nim_sum = heaps.iter().fold(0, |sum, heap| sum ^ heap);
    let is_endgame = heaps.iter().all(|&heap| heap <= 1);
    let is_lost = (nim_sum == 0) != (play == Play::Misere && is_endgame);
    if is_lost { Outcome::P } else { Outcome::N }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tweedle_engine::walk::{Memo, Walker};
    use tweedle_engine::{Control, Outcomes};
    use tweedle_rulesets::{Heaps, Nim};

    /// Up to five heaps of nine, in normal and misère play, against backward induction.
    #[test]
    fn nim_is_won_by_the_rule() {
        for play in [Play::Normal, Play::Misere] {
            let mut memo = Memo::new(Control::new());
            let mut heaps = [0; 5];
            loop {
                let mut walker = Walker::new(&Nim, &mut memo).without_heaps();
                let outcome = walker.value(&mut Outcomes(play), &Heaps::new(heaps)).unwrap();
                assert_eq!(nim_outcome(&heaps, play), outcome, "{heaps:?} {play:?}");
                // The next of the sequences that do not decrease.
                let Some(place) = heaps.iter().position(|&heap| heap < 9) else { break };
                let size = heaps[place] + 1;
                heaps[..=place].fill(size);
            }
        }
    }
}
