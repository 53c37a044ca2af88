//! Names of `CGSuite` that are known and not there yet, so that nobody takes them for typing mistakes.

/// True if a name, of a method, constant, class or ruleset, is one of `CGSuite`'s that is not
/// supported yet.
pub(crate) fn is_known(name: &str) -> bool {
    NAMES.contains(&name)
}

const NAMES: &[&str] = &[
    // Methods of numbers.
    "UglyProduct",
];
