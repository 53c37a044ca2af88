//! Sets of numbers as parameters of rulesets.

/// A set of numbers as a parameter, and `true` after it if a flag is set: `[1,2],true`.
pub(crate) fn set_and_flag(set: &[u64], flag: bool) -> String {
    let set: Vec<String> = set.iter().map(u64::to_string).collect();
    format!("[{}]{}", set.join(","), if flag { ",true" } else { "" })
}
