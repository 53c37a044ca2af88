//! Play, over every ruleset in the project.

mod draws;
mod games;
mod guarantees;
mod opponents;
mod records;
mod strategies;
mod trees;
mod values;
