//! The part of the Python package `tweedle` that is written in Rust: a desk, which is asked in JSON and answers in
//! JSON, and Grundy values as bytes. What Python sees is made of it in the folder `tweedle`.

// The macros of PyO3 write the functions that Python calls, and calls of its C interface are unsafe.
#![allow(unsafe_code, reason = "the macros of PyO3 call the C interface of Python")]

mod desk;
mod watch;

/// The functions and classes of the library that Python loads.
#[pyo3::pymodule]
mod _tweedle {
    #[pymodule_export]
    use super::desk::Desk;
}
