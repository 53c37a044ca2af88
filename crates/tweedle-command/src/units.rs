//! Sizes, durations and counts, as people write them.

use std::time::Duration;

/// The number of bytes that the tables may hold by default, if the system does not say what is free.
const FALLBACK_MEMORY: usize = 4 << 30;

/// Three quarters of the memory that the system could give without swapping, or of what the group of processes may have
/// to which this one belongs, such as a container.
pub(crate) fn default_memory() -> usize {
    let available = read_after("/proc/meminfo", "MemAvailable:");
    let available = available.and_then(|kilobytes| kilobytes.checked_mul(1024));
    let of_group = ["/sys/fs/cgroup/memory.max", "/sys/fs/cgroup/memory/memory.limit_in_bytes"]
        .into_iter()
        .find_map(|file| read_after(file, ""));
    let least = available.into_iter().chain(of_group).min();
    least.map_or(FALLBACK_MEMORY, |bytes| bytes / 4 * 3)
}

/// The number of bytes of addresses that this process may take besides those that it has, if there is a limit
/// (`ulimit -v`).
pub(crate) fn addresses() -> Option<usize> {
    let most = read_after("/proc/self/limits", "Max address space")?;
    let taken = read_after("/proc/self/status", "VmSize:")?.checked_mul(1024)?;
    Some(most.saturating_sub(taken))
}

/// The first number after a word in a file of the system.
fn read_after(file: &str, word: &str) -> Option<usize> {
    let text = std::fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(word))?;
    line.split_whitespace().next()?.parse().ok()
}

/// Reads a size such as `512M`, `1.5G` or `4GiB`, in powers of 1024.
pub(crate) fn parse_size(text: &str) -> Result<usize, String> {
    let mistake = || "a size is a number and K, M, G or T, such as 512M or 4G".to_owned();
    let (number, unit) = split_number(text).ok_or_else(mistake)?;
    let exponent = match unit.to_ascii_uppercase().as_str() {
        "B" => 0,
        "K" | "KB" | "KIB" => 1,
        "M" | "MB" | "MIB" => 2,
        "G" | "GB" | "GIB" => 3,
        "T" | "TB" | "TIB" => 4,
        _ => return Err(mistake()),
    };
    let bytes = number * 1024_f64.powi(exponent);
    if bytes < 1.0 {
        return Err("the memory must be at least one byte".to_owned());
    }
    // A size beyond the address space is as good as no limit: the conversion saturates.
    Ok(bytes as usize)
}

/// Reads a duration such as `500ms`, `30s`, `1.5m` or `2h`; a bare number counts seconds.
pub(crate) fn parse_duration(text: &str) -> Result<Duration, String> {
    let mistake = || "a time is a number and ms, s, m or h, such as 500ms or 30s".to_owned();
    let (number, unit) = split_number(text).ok_or_else(mistake)?;
    let seconds = match unit {
        "ms" => number / 1000.0,
        "" | "s" => number,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(mistake()),
    };
    match Duration::try_from_secs_f64(seconds) {
        Ok(duration) if duration.is_zero() => Err("the time must be more than zero".to_owned()),
        Ok(duration) => Ok(duration),
        Err(_) => Err("that is longer than this program can count".to_owned()),
    }
}

/// Reads a count such as `1000000`, `1_000_000`, `1,000,000`, `1e6` or `10^6`.
pub(crate) fn parse_count(text: &str) -> Result<u64, String> {
    let mistake = || "a count is a number such as 1000, 1_000, 1e3 or 10^3".to_owned();
    let digits = |text: &str| {
        let digits: String = text.chars().filter(|&c| c != '_' && c != ',').collect();
        digits.parse::<u64>().map_err(|_| mistake())
    };
    let too_large = || format!("{text} is more than this program can count");
    let power = |base: u64, exponent: &str| {
        let exponent = exponent.parse().map_err(|_| mistake())?;
        base.checked_pow(exponent).ok_or_else(too_large)
    };
    if let Some((factor, exponent)) = text.split_once(['e', 'E']) {
        return digits(factor)?.checked_mul(power(10, exponent)?).ok_or_else(too_large);
    }
    match text.split_once('^') {
        Some((base, exponent)) => power(digits(base)?, exponent),
        None => digits(text),
    }
}

/// Cuts `1.5G` into the number and the unit.
fn split_number(text: &str) -> Option<(f64, &str)> {
    let text = text.trim();
    let end = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(end);
    Some((number.parse().ok()?, unit.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes() {
        let check = |text: &str, bytes: usize| assert_eq!(parse_size(text), Ok(bytes), "{text}");
        check("100B", 100);
        check("1K", 1 << 10);
        check("512M", 512 << 20);
        check("1.5g", 3 << 29);
        check("4GiB", 4 << 30);
        check("1 TB", 1 << 40);
        check("1000000000T", usize::MAX);
        for text in ["", "4", "G", "-1G", "4X", "1.2.3G", "0B", "0.5B"] {
            assert!(parse_size(text).is_err(), "{text}");
        }
    }

    #[test]
    fn durations() {
        let check = |text: &str, milliseconds: u64| {
            assert_eq!(parse_duration(text), Ok(Duration::from_millis(milliseconds)), "{text}");
        };
        check("50ms", 50);
        check("30s", 30_000);
        check("30", 30_000);
        check("1.5s", 1500);
        check("5m", 300_000);
        check("90s", 90_000);
        check("2h", 7_200_000);
        for text in ["", "s", "-1s", "1 day", "0s", "1e9s", "99999999999999999999h"] {
            assert!(parse_duration(text).is_err(), "{text}");
        }
    }

    #[test]
    fn counts_are_read() {
        let check = |text: &str, count: u64| assert_eq!(parse_count(text), Ok(count), "{text}");
        check("0", 0);
        check("1000", 1000);
        check("1_000_000", 1_000_000);
        check("1,000", 1000);
        check("5e6", 5_000_000);
        check("10^9", 1_000_000_000);
        check("2^20", 1 << 20);
        for text in ["", "x", "1.5", "-1", "1e", "1e30", "10^", "e5", "99999999999999999999"] {
            assert!(parse_count(text).is_err(), "{text}");
        }
    }
}
