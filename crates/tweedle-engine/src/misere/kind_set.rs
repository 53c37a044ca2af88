//! The kinds that a game is of: tame, restive, restless and more.

use crate::Weigh;

/// The kinds of a game.
///
/// The genus of a game tells how the game behaves beside Nim, if the genera of its options are such that nothing
/// spoils that. The kinds differ in how much is asked of the options (Conway, *On Numbers and Games*, ch. 12;
/// *Winning Ways*, ch. 13).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a question of its own")]
pub struct Kinds {
    /// The genus is that of a position of Nim, and all options are tame.
    pub is_tame: bool,
    /// The genus is that of a position of Nim, the tameable options alone would make it so, and each
    /// other option can be reversed to a tameable game of the genus of the game itself. Such a game beside
    /// tame ones is as good as the position of Nim.
    pub is_tameable: bool,
    /// All options are tame, but not the game. It is then restive or restless.
    pub is_half_tame: bool,
    /// It is half tame, and the Grundy value is 0 or 1. The misère Grundy value is then 2 or more; if it
    /// is 2 or 3, the game is generally restive, too.
    pub is_restive: bool,
    /// It is half tame, and the Grundy value is 2 or more. The misère Grundy value is then 0 or 1.
    pub is_restless: bool,
    /// The genus is that of a position of Nim, the options that are generally tame or generally restive
    /// alone would make it so, and each other option can be reversed to a generally tame game of the genus of
    /// the game itself. Beside any position of Nim it is as good as the position with its genus.
    pub is_generally_tame: bool,
    /// The genus is `g^n` and on with n and n ⊕ 2 by turns, where g is below 4 and n is 2 or 3 and not g, and
    /// the options are as for a generally tame game, others being reversed to a generally restive one. Beside
    /// a position of Nim it is as good as a heap of n as long as all heaps are smaller than 4, and else as a
    /// heap of g.
    pub is_generally_restive: bool,
}

impl Weigh for Kinds {}

impl Kinds {
    pub(super) const NONE: Kinds = Kinds {
        is_tame: false,
        is_tameable: false,
        is_half_tame: false,
        is_restive: false,
        is_restless: false,
        is_generally_tame: false,
        is_generally_restive: false,
    };
}
