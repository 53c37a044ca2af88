//! A position of a ruleset that a program defines.

use crate::value::Value;
use crate::value::hash::{feed, order};
use crate::value::identical::identical;
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use tweedle_engine::Weigh;

/// A position of such a game, or what its positions have as options and parts: a value of any kind of game.
#[derive(Clone)]
pub(crate) struct Scene(pub(crate) Value);

impl PartialEq for Scene {
    fn eq(&self, other: &Scene) -> bool {
        identical(&self.0, &other.0)
    }
}

impl Eq for Scene {}

impl Hash for Scene {
    fn hash<H: Hasher>(&self, state: &mut H) {
        feed(&self.0, state);
    }
}

impl PartialOrd for Scene {
    fn partial_cmp(&self, other: &Scene) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Scene {
    fn cmp(&self, other: &Scene) -> Ordering {
        order(&self.0, &other.0)
    }
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Value::Object(object) => write!(f, "{}", object.class.name),
            _ => f.write_str("a game"),
        }
    }
}

impl Weigh for Scene {
    fn owned(&self) -> usize {
        crate::value::hash::weight(&self.0)
    }
}
