//! Running code: calls, members, classes and their objects.

mod ahead;
mod build;
mod call;
mod loader;
mod machine;
mod make;
mod meanings;
mod member;
mod members;
mod overload;
mod quick;
mod record;
mod seldom;
mod step;

pub(crate) use build::build;
pub(crate) use call::{call_method, call_value};
pub(crate) use loader::{class_value, load};
pub(crate) use machine::{calling, run_code};
pub(crate) use member::read_member;
