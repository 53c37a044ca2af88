//! The table of questions, for the tool that writes the stubs.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use tweedle::desk::schema;

/// The JSON schema of all questions, as text.
#[pyfunction]
pub(crate) fn question_schema() -> PyResult<String> {
    serde_json::to_string(&schema::request())
        .map_err(|error| PyValueError::new_err(error.to_string()))
}
