//! Play, over every ruleset in the project.

mod games;
mod opponents;
mod records;
mod strategies;
mod trees;
mod values;
