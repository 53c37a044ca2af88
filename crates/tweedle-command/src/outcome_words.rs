//! Outcome classes in words.

use tweedle_engine::LoopyOutcome;

/// An outcome in words: who wins, or draws.
pub(crate) fn in_words(outcome: LoopyOutcome) -> &'static str {
    match outcome {
        LoopyOutcome::P => "the player who moves first loses",
        LoopyOutcome::N => "the player who moves first wins",
        LoopyOutcome::L => "Left wins",
        LoopyOutcome::R => "Right wins",
        LoopyOutcome::D => "a draw, no matter who moves first",
        LoopyOutcome::NHat => "Left, moving first, wins; if Right moves first, it is a draw",
        LoopyOutcome::PHat => "Right, moving first, loses; if Left moves first, it is a draw",
        LoopyOutcome::NCheck => "Right, moving first, wins; if Left moves first, it is a draw",
        LoopyOutcome::PCheck => "Left, moving first, loses; if Right moves first, it is a draw",
    }
}
