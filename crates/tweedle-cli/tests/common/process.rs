//! What the system says of a process.

use std::fs;
use std::time::Duration;

/// A size in its status, such as `VmHWM`, in bytes; `None` when it has ended.
pub(crate) fn size(process: u32, name: &str) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes << 10)
}

/// How long it has been on a processor, to a hundredth of a second; `None` when it has ended.
#[allow(dead_code, reason = "not every test measures work")]
pub(crate) fn worked(process: u32) -> Option<Duration> {
    let about = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name of the program, in brackets, may have blanks.
    let (_, fields) = about.rsplit_once(')')?;
    let times = fields.split_whitespace().skip(11).take(2).map(str::parse::<u64>);
    let hundredths = times.sum::<Result<u64, _>>().ok()?;
    Some(Duration::from_millis(10 * hundredths))
}
