//! Running code: calls, members, classes and their objects.

mod ahead;
mod begun;
mod build;
mod call;
mod globals;
mod library;
mod loader;
mod machine;
mod make;
mod meanings;
mod member;
mod members;
mod overload;
mod quick;
mod registers;
mod seldom;
mod step;

pub(crate) use globals::Globals;
pub(crate) use library::{is_of_library, unqualified};
pub(crate) use loader::Classes;
pub use loader::{ClassPath, Version};
pub(crate) use machine::Machine;
pub(crate) use meanings::Meanings;

pub(crate) use build::build;
pub(crate) use call::{call_method, call_value};
pub(crate) use loader::{
    any_class_named, class_named, class_of_library, class_seen_from, class_value, constants_with,
    declares, find_class, is_class_or_script, is_library_constant, is_own_package, may_declare,
};
pub(crate) use machine::run_code;
pub(crate) use make::star;
pub(crate) use member::read_member;
