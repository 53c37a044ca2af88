//! The table of questions, for the tool that writes the stubs.

use crate::problem::bad_input;
use pyo3::prelude::*;
use tweedle::desk::schema;

/// The JSON schema of all questions, as text.
#[pyfunction]
pub(crate) fn question_schema() -> PyResult<String> {
    serde_json::to_string(&schema::request()).map_err(|error| bad_input(error.to_string()))
}
