//! Play, over every ruleset in the project.

mod draws;
mod games;
mod guarantees;
mod opponents;
mod records;
mod stops;
mod strategies;
mod trees;
mod values;
