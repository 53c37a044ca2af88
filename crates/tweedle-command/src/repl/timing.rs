//! `:time` and `:bench`: how long a calculation takes.

use super::Repl;
use std::io::{self, Write};
use std::time::{Duration, Instant};
use tweedle_desk::{Trouble, words};

/// The time, and the number of rounds, after which `:bench` ends.
const ENOUGH: Duration = Duration::from_secs(2);
const MOST_ROUNDS: usize = 1_000;
/// The number of rounds that it makes in any case, also if they take longer.
const LEAST_ROUNDS: usize = 3;

impl Repl {
    /// Evaluates an input, prints its value, and says how long that took.
    pub(super) fn time(&mut self, input: &str) -> io::Result<()> {
        let before = self.control.positions();
        let start = Instant::now();
        let result = self.evaluate(input);
        let time = start.elapsed();
        let positions = self.control.positions().saturating_sub(before);
        match result {
            Ok(output) => {
                let mut out = io::stdout().lock();
                if let Some(output) = output {
                    writeln!(out, "{output}")?;
                }
                writeln!(out, "{}, {}", shown(time), words::positions(positions))
            }
            Err(trouble) => {
                self.tell(trouble, 1, "input", input);
                Ok(())
            }
        }
    }

    /// Evaluates an input again and again, and says how long it takes.
    pub(super) fn bench(&mut self, input: &str) -> io::Result<()> {
        let start = Instant::now();
        let (mut times, mut positions) = (Vec::new(), 0);
        while times.len() < LEAST_ROUNDS || (start.elapsed() < ENOUGH && times.len() < MOST_ROUNDS)
        {
            // The results of one round would be known in the next.
            self.session.borrow_mut().forget();
            let before = self.control.positions();
            let round = Instant::now();
            let result: Result<_, Trouble> = self.evaluate(input);
            times.push(round.elapsed());
            positions = self.control.positions().saturating_sub(before);
            if let Err(trouble) = result {
                self.tell(trouble, 1, "input", input);
                return Ok(());
            }
        }
        times.sort_unstable();
        let at = |part: usize| times.get((times.len() - 1) * part / 4).copied().unwrap_or_default();
        writeln!(
            io::stdout().lock(),
            "median {}, half of them between {} and {}, in {}; {} each",
            shown(at(2)),
            shown(at(1)),
            shown(at(3)),
            words::counted(times.len() as u64, "round"),
            words::positions(positions),
        )
    }
}

/// A time with three digits: `12.3 ms`.
fn shown(time: Duration) -> String {
    if time < Duration::from_micros(1) {
        return format!("{} ns", time.as_nanos());
    }
    let seconds = time.as_secs_f64();
    let (unit, count) = match seconds {
        ..1e-3 => ("µs", seconds * 1e6),
        1e-3..1.0 => ("ms", seconds * 1e3),
        _ => ("s", seconds),
    };
    let digits = if count < 10.0 { 2 } else { usize::from(count < 100.0) };
    format!("{count:.digits$} {unit}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times() {
        let check = |nanoseconds: u64, expected: &str| {
            assert_eq!(shown(Duration::from_nanos(nanoseconds)), expected);
        };
        check(999, "999 ns");
        check(1_234, "1.23 µs");
        check(12_345_678, "12.3 ms");
        check(123_456_789, "123 ms");
        check(12_345_678_901, "12.3 s");
    }
}
