//! What the search of sums makes use of.

/// What the search makes use of. With any of it switched off the answers are the same.
#[derive(Clone, Copy, Debug)]
pub struct Switches {
    /// Bounds by cuts, read from thermographs.
    pub bounds: bool,
    /// Bounds by thick slabs, where thin ones do not decide.
    pub thick: bool,
    /// Bounds by cuts, read from values where thermographs do not decide.
    pub sums: bool,
    /// So many options the values of such a bound may have together, if they are to be added: numbers, ups and nimbers
    /// do not count.
    pub bulk: usize,
    /// A component is valued if its value takes about so many positions that are not known; half of that where the ruleset
    /// has no slabs, of which values are bounds.
    pub patience: f32,
    /// What a move of the player who moves next counts in the order of options, and one of the other player, in 256ths of a
    /// move, where the ruleset has no slabs.
    pub moves: [i32; 2],
    /// So many sums are remembered at most.
    pub table: usize,
    /// How many positions one thread looks at before others help: short searches need only one.
    pub alone: u64,
}

/// What moves count where no bounds are known, measured on boards of Clobber and `NoGo`. In Clobber both players have the same
/// number of moves.
const MOVES: [i32; 2] = [51, 10];

impl Default for Switches {
    /// All of it, as it was measured to be fastest.
    fn default() -> Switches {
        Switches {
            bounds: true,
            thick: true,
            sums: true,
            bulk: 40,
            patience: 8.0,
            moves: MOVES,
            table: 1 << 26,
            alone: 20_000,
        }
    }
}
