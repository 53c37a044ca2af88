//! Names of moves in heaps, and pictures of heaps.

use super::Heaps;
use crate::change::changed_heap;
use crate::picture;

/// The name of a move between heaps in their order, of which it changes one; `None` if it changes more than one.
pub fn name_of_change(before: &Heaps, after: &Heaps) -> Option<String> {
    let from = before.sizes();
    let (i, rest) = changed_heap(from, after.sizes())?;
    let name = name_of_rest(from[i], rest);
    Some(if from.len() == 1 { name } else { format!("heap {} {name}", i + 1) })
}

/// The name of the move that takes `count` counters.
pub fn take(count: u64) -> String {
    format!("take {count}")
}

/// The name of the move that leaves `rest` of a heap: `take 2`, and where there are several heaps
/// `take 2 leave 1+4`, `split 3+4`, `add 1 leave 1+1+2`.
pub fn name_of_rest(size: u64, rest: &[u64]) -> String {
    let left: u128 = rest.iter().map(|&heap| u128::from(heap)).sum();
    let size = u128::from(size);
    let heaps: Vec<String> = rest.iter().filter(|&&heap| heap > 0).map(u64::to_string).collect();
    let several = heaps.len() > 1;
    let heaps = heaps.join("+");
    match size.checked_sub(left) {
        Some(0) => format!("split {heaps}"),
        Some(taken) if several => format!("take {taken} leave {heaps}"),
        Some(taken) => format!("take {taken}"),
        None => format!("add {} leave {heaps}", left - size),
    }
}

/// A line for each heap: `heap 1  ooooo  5`.
pub fn draw(heaps: &Heaps) -> String {
    if heaps.sizes().is_empty() {
        return heaps.to_string();
    }
    let heaps = (1..).zip(heaps.sizes());
    picture::lines(heaps.map(|(i, &size)| (format!("heap {i}"), counters(size))))
}

/// As many counters, and their number; of many only the number.
pub fn counters(size: u64) -> String {
    match usize::try_from(size) {
        Ok(count) if (1..=picture::WIDEST).contains(&count) => {
            format!("{}  {size}", "o".repeat(count))
        }
        _ => size.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_names() {
        let check = |before: &[u64], after: &[u64], expected: Option<&str>| {
            let [before, after] = [before, after].map(|it| Heaps::new(it.iter().copied()));
            assert_eq!(name_of_change(&before, &after).as_deref(), expected, "{before} to {after}");
        };
        check(&[7], &[1, 4], Some("take 2 leave 1+4"));
        check(&[7], &[], Some("take 7"));
        check(&[5, 4], &[5, 1, 1], Some("heap 2 take 2 leave 1+1"));
        check(&[3, 3], &[3], Some("heap 1 take 3"));
        check(&[3, 3, 2], &[3, 1, 2], Some("heap 2 take 2"));
        check(&[3, 4], &[2, 3], None);
        check(&[], &[1], None);
    }

    #[test]
    fn pictures() {
        assert_eq!(draw(&Heaps::new([5, 2])), "heap 1  ooooo  5\nheap 2  oo  2");
        assert_eq!(draw(&Heaps::new([61])), "heap 1  61");
        assert_eq!(draw(&Heaps::default()), "0");
        let many = draw(&Heaps::new([1; 10]));
        assert!(many.starts_with("heap 1   o  1\n") && many.ends_with("\nheap 10  o  1"), "{many}");
    }
}
