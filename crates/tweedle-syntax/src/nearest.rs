//! The known name that a mistyped name is like.

/// The candidate most like a name that is none of them, if any is like it.
pub fn nearest(name: &str, candidates: impl IntoIterator<Item = String>) -> Option<String> {
    nearest_by(name, candidates, LIKE)
}

/// The least likeness to a name that another name must have, to be suggested in its place.
pub const LIKE: f64 = 0.84;

/// The length of the longest name for which a similar one is looked for: nobody writes such a long name by mistake.
const LONGEST: usize = 100;

/// The candidate most like a name, if it is as like as `least`, where 1 is the same.
pub fn nearest_by(
    name: &str,
    candidates: impl IntoIterator<Item = String>,
    least: f64,
) -> Option<String> {
    nearest_of(name, candidates.into_iter().map(|candidate| (candidate, 0.0)), least)
}

/// The candidate most like a name, if it is as like as `least`; a number, which is added to its likeness, comes
/// with each candidate.
pub fn nearest_of(
    name: &str,
    candidates: impl IntoIterator<Item = (String, f64)>,
    least: f64,
) -> Option<String> {
    if name.len() > LONGEST {
        return None;
    }
    // The same package says little: its classes are not alike for it.
    let whole = name.to_lowercase();
    let name = name.rsplit('.').next().unwrap_or(name);
    let (lower, sorted) = (name.to_lowercase(), sorted_words(name));
    let is_qualified = whole.len() > lower.len();
    let scored = candidates.into_iter().map(|(candidate, bonus)| {
        let own = candidate.rsplit('.').next().unwrap_or(&candidate);
        let score = strsim::jaro_winkler(&lower, &own.to_lowercase());
        let score = if is_qualified {
            score
        } else {
            score.max(strsim::jaro_winkler(&whole, &candidate.to_lowercase()))
        };
        // `StopLeft` has the words of `LeftStop`.
        let score = if sorted == sorted_words(own) { score.max(0.99) } else { score };
        (score + bonus, candidate)
    });
    // A name that works without a package or a class before it is more likely to be meant.
    let dots = |name: &str| name.matches('.').count();
    let best = scored.max_by(|(a, x), (b, y)| {
        a.total_cmp(b).then_with(|| dots(y).cmp(&dots(x))).then_with(|| y.cmp(x))
    })?;
    (best.0 >= least).then_some(best.1)
}

/// The words of a name such as `LeftStop`, in small letters and sorted.
fn sorted_words(name: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for c in name.chars() {
        match words.last_mut() {
            Some(word) if !c.is_uppercase() => word.push(c),
            _ => words.push(c.to_string()),
        }
    }
    let mut words: Vec<String> = words.iter().map(|word| word.to_lowercase()).collect();
    words.sort_unstable();
    words
}
