//! Values of Nimstring, where they are found soon.

use crate::nimstring::Nimstring;
use crate::position::Position;
use tweedle_engine::Stop;
use tweedle_engine::affine::Value;

/// Components that may be asked about to find one value of Nimstring.
pub(super) const AFFORDABLE: u64 = 15_000;

/// The value of a position, if it is found soon and there is room for what is learned on the way.
pub(super) fn value_soon(
    position: &Position,
    nimstring: &mut Nimstring,
    components: u64,
) -> Result<Option<Value>, Stop> {
    match nimstring.value_within(position, components) {
        Err(Stop::Memory { .. }) => Ok(None),
        value => value,
    }
}
