//! Waiting for a process that may take too long, or too much.

use anyhow::Result;
use std::fs;
use std::process::Child;
use std::thread;
use std::time::{Duration, Instant};

/// The largest amount of memory that a process may have resident, in units of 1024 bytes.
const MEMORY_LIMIT_KB: u64 = 12 << 20;

/// Waits until the child ends, or ends it at a limit and says which.
pub(crate) fn wait(child: &mut Child, limit: Duration) -> Result<Option<String>> {
    let start = Instant::now();
    let mut pause = Duration::from_millis(1);
    while child.try_wait()?.is_none() {
        let reason = if start.elapsed() > limit {
            format!("> {} s", limit.as_secs())
        } else if resident_kb(child.id()) > MEMORY_LIMIT_KB {
            format!("> {} GB", MEMORY_LIMIT_KB >> 20)
        } else {
            thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(100));
            continue;
        };
        child.kill()?;
        child.wait()?;
        return Ok(Some(reason));
    }
    Ok(None)
}

/// The amount of memory that a process has resident, in units of 1024 bytes; 0 when it cannot be told.
fn resident_kb(process: u32) -> u64 {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse().ok()).unwrap_or(0)
}
