//! Play, over every ruleset in the project.

mod games;
mod records;
mod strategies;
mod values;
