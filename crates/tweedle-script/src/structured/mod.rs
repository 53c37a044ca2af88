//! Values as data, for programs that read JSON: what a value is, beside its text.

mod json;
mod read;
mod shown;
mod whole;

pub use json::{EdgeOf, Structured, TermOf, ValueKind, WallOf};

pub(crate) use read::{evaluated, of_structured};
pub(crate) use shown::structured;
