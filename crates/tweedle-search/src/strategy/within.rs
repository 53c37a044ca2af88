//! Work that may end for want of time or memory.

use crate::Analyst;
use tweedle_engine::Stop;
use tweedle_rules::any::PositionError;

/// The name of the resource that is missing where work was stopped.
pub(super) fn short_of(stop: &Stop) -> &'static str {
    if matches!(stop, Stop::Memory { .. }) { "memory" } else { "time" }
}

/// True if work ended for want of time or memory.
pub(super) fn is_short<T>(result: &Result<T, PositionError>) -> bool {
    matches!(result, Err(PositionError::Stop(Stop::Limit { .. } | Stop::Memory { .. })))
}

/// The result of some work in at most `steps` steps; `None` if they do not suffice.
///
/// # Errors
/// Others of the work; [`Stop::Limit`] if an allowance around this one is used up.
pub(super) fn within<T>(
    steps: u64,
    analyst: &mut Analyst,
    work: impl FnOnce(&mut Analyst) -> Result<T, PositionError>,
) -> Result<Option<T>, PositionError> {
    let control = analyst.control().clone();
    let result = {
        let _allowance = control.allow(steps);
        work(analyst)
    };
    match result {
        Err(PositionError::Stop(Stop::Limit { .. })) => {
            control.check()?;
            Ok(None)
        }
        result => result.map(Some),
    }
}
