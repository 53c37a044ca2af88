//! Grundy sequences by their definition, to check faster ways against.

use crate::Code;
use tweedle_engine::{Control, Held, Stop};

/// The Grundy values of the heaps 0, 1, …, `to`: of each the mex of its options, all of which are
/// looked at. It uses nothing but [`Code::options`].
///
/// Cost: for a code that splits in two, the square of `to`; with more heaps, more.
///
/// # Errors
/// [`Stop::Cancelled`] and [`Stop::Memory`] as `control` says, which counts every heap as a position.
///
/// ```
/// # use tweedle_heaps::{Code, reference};
/// # use tweedle_engine::Control;
/// let values = reference(&Code::parse("0.77")?, 8, &Control::new())?;
/// assert_eq!(values, [0, 1, 2, 3, 1, 4, 3, 2, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reference(code: &Code, to: u64, control: &Control) -> Result<Vec<u32>, Stop> {
    let mut held = Held::new(control);
    let mut values: Vec<u32> = Vec::new();
    let mut seen: Vec<bool> = Vec::new();
    for heap in 0..=to {
        control.check()?;
        control.count_position();
        if values.len() == values.capacity() {
            let more = values.len().max(64);
            held.take(more * size_of::<u32>())?;
            values.reserve_exact(more);
        }
        seen.fill(false);
        for (count, option) in code.options(heap).enumerate() {
            if count % 4096 == 4095 {
                control.check()?;
            }
            let value = option.iter().fold(0, |sum, &rest| sum ^ values[rest as usize]) as usize;
            if value >= seen.len() {
                held.take(value + 1 - seen.len())?;
                seen.resize(value + 1, false);
            }
            seen[value] = true;
        }
        let mex = seen.iter().position(|&hit| !hit).unwrap_or(seen.len());
        values.push(mex as u32);
    }
    Ok(values)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(code: &str, expected: &[u32]) {
        let code = Code::parse(code).expect("a code");
        let to = expected.len() as u64 - 1;
        assert_eq!(reference(&code, to, &Control::new()).as_deref(), Ok(expected), "{code}");
    }

    /// *Winning Ways*, ch. 4: Tables 3 and 6, and the text on Grundy's Game and Lasker's Nim.
    #[test]
    fn published_sequences() {
        check("0.77", &[0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2, 7, 1, 4, 3, 2, 1]);
        check("0.137", &[0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0]);
        check("0.07", &[0, 0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 0, 5, 2, 2, 3, 3, 0]);
        check("4!.0", &[0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3, 2, 4, 3, 0]);
        check("4.[3]", &[0, 1, 2, 4, 3, 5, 6, 8, 7, 9, 10, 12, 11]);
        check("0.[3]", &[0, 1, 2, 3, 4, 5]);
        check("0.0", &[0, 0, 0]);
    }

    #[test]
    fn stops() {
        let code = Code::parse("0.77").expect("a code");
        let control = Control::new();
        control.cancel();
        assert_eq!(reference(&code, 9, &control), Err(Stop::Cancelled));
        let control = Control::with_memory(100);
        assert_eq!(reference(&code, 9, &control), Err(Stop::Memory { limit: 100, used: 0 }));
        assert_eq!(control.used(), 0);
    }
}
