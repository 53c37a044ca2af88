//! Values as a table, in rows of the period as *Winning Ways* prints them.

use std::fmt::Write as _;
use std::io::{self, Write};
use tweedle_heaps::Sequence;

/// The longest period that is a row.
const WIDEST: u64 = 40;
/// Values in a row if the period is none.
const USUAL: u64 = 20;

/// Writes the values up to and with `to`. With a period that fits, rows are as long as it, and
/// exceptions are marked.
pub(super) fn write(sequence: &Sequence, to: u64, out: &mut dyn Write) -> io::Result<()> {
    let period = sequence.period().map(|found| found.period);
    let fitting = period.filter(|period| period.length <= WIDEST);
    // Several short periods make a row.
    let row = fitting.map_or(USUAL, |period| period.length * (12 / period.length).max(1));
    let values: Vec<u64> = sequence.values(0..=to).collect();
    let is_exception = |heap: u64| {
        let Some(period) = fitting.filter(|period| heap < period.preperiod) else { return false };
        // Against the heap of the periodic part at the same place.
        let times = (period.preperiod - heap).div_ceil(period.length);
        let later = sequence.value(heap + times * period.length);
        later.is_some_and(|later| later != values[heap as usize] + times * period.saltus)
    };
    let greatest = values.iter().max().map_or(1, |value| value.to_string().len());
    let marks = (0..=to).any(is_exception);
    let width = greatest + usize::from(marks);
    let label = to.to_string().len();
    for (first, line) in (0..).step_by(row as usize).zip(values.chunks(row as usize)) {
        write!(out, "{first:>label$}:")?;
        let mut text = String::new();
        for (heap, value) in (first..).zip(line) {
            let mark = if is_exception(heap) { "*" } else { "" };
            // The mark stands after the digits, whose places are the same in all rows.
            let _ = write!(text, " {value:>greatest$}{mark:<0$}", width - greatest);
        }
        writeln!(out, " {}", text.trim_end())?;
    }
    if marks {
        writeln!(out, "* differs from what the period would have there")?;
    }
    Ok(())
}
