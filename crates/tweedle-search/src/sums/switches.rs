//! The methods that the search of sums uses.

/// The methods that the search uses. With any of them switched off the answers are the same.
#[derive(Clone, Copy, Debug)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is an optimisation that can be switched off"
)]
pub struct Switches {
    /// Bounds by cuts, read from thermographs.
    pub bounds: bool,
    /// Bounds by thick slabs, where thin ones do not decide.
    pub thick: bool,
    /// Bounds by cuts, read from values where thermographs do not decide.
    pub sums: bool,
    /// The largest number of options that the values of such a bound may have together, if they are to be added:
    /// numbers, ups and nimbers do not count.
    pub bulk: usize,
    /// The approximate number of unknown positions that the value of a component may take; half of that where the
    /// ruleset has no slabs, of which values are bounds.
    pub patience: f32,
    /// The largest number of sums that are remembered.
    pub table: usize,
    /// The number of positions that one thread looks at before others help: short searches need
    /// only one.
    pub alone: u64,
    /// Threads tell each other the values of components.
    pub told: bool,
}

impl Default for Switches {
    /// All of it, as it was measured to be fastest.
    fn default() -> Switches {
        Switches {
            bounds: true,
            thick: true,
            sums: true,
            bulk: 40,
            patience: 8.0,
            table: 1 << 26,
            alone: 5_000,
            told: true,
        }
    }
}
