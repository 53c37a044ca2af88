//! The identity of an arena.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The identity of an arena of values: equal only to the identity that the same arena returns. An
/// id of a value means nothing in another arena, so code that keeps ids without their arena keeps
/// this beside them.
#[derive(Clone, Default)]
pub struct Identity(Arc<u8>);

impl PartialEq for Identity {
    fn eq(&self, other: &Identity) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Identity {}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Arc::as_ptr(&self.0).addr().hash(state);
    }
}

impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Identity")
    }
}
