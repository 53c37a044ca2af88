//! A value, step by step.

use super::Picture;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The way to the value of a game, told step by step.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StepsOf {
    /// The canonical form.
    pub value: String,
    /// The parts of the way, in order.
    pub parts: Vec<StepsPart>,
}

/// A part of the way to a value.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
pub struct StepsPart {
    /// What it is about.
    pub title: String,
    /// The steps: sentences.
    pub lines: Vec<String>,
    /// Pictures of it.
    pub pictures: Vec<Picture>,
}
