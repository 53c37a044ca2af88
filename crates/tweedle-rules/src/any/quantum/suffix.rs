//! The expressions of quantum variants: those of the other rulesets with `.QuantumVariant("C")` after them.

use super::flavour::Flavour;

/// The beginning of what stands after the expression of the other ruleset.
pub(super) const QUANTUM: &str = ".QuantumVariant(";

/// What stands after the expression of a ruleset in that of its quantum variant.
pub(super) fn suffix(flavour: Flavour, width: usize) -> String {
    let width = if width == 2 { String::new() } else { format!(",{width}") };
    format!("{QUANTUM}\"{flavour}\"{width})")
}

/// The expression of a ruleset, the flavour and the width, of that of a quantum variant; `None` if it is none.
pub(in crate::any) fn read_suffix(text: &str) -> Option<(&str, Flavour, usize)> {
    let (rules, arguments) = text.strip_suffix(')')?.split_once(QUANTUM)?;
    let (flavour, width) = match arguments.split_once(',') {
        None => (arguments, 2),
        Some((flavour, width)) => (flavour, width.trim().parse().ok()?),
    };
    let flavour = flavour.trim().strip_prefix('"')?.strip_suffix('"')?;
    Some((rules, Flavour::named(flavour)?, width))
}
