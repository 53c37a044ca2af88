//! The universe of a certificate as text, for serde.

use super::{EndsId, Universe};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serializer};

/// The name, and `Ends` of universes that a set of ends determines.
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
pub(super) fn serialize<S: Serializer>(universe: &Universe, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(universe.name())
}

/// A universe of ends is of no store.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Universe, D::Error> {
    let name = String::deserialize(from)?;
    let ends = Universe::Ends(EndsId::NOWHERE);
    let named = if name == ends.name() { Some(ends) } else { Universe::named(&name) };
    named.ok_or_else(|| D::Error::custom(format!("unknown universe `{name}`")))
}
