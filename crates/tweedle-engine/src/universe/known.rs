//! What was found out about forms.

use super::certificate::Test;
use super::pairs::Pairs;
use super::places::Places;
use super::{EndsId, Id, Universe};
use crate::memo::Memo;
use crate::number::Rational;
use crate::short::Thermograph;
use crate::{Control, Outcome, Play, Player};
use std::cmp::Ordering;

/// Results about forms.
#[derive(Debug)]
pub(super) struct Known {
    pub(super) ge: Pairs,
    pub(super) tests: Memo<(Test, Player, Id), bool>,
    pub(super) beaten: Memo<(EndsId, Player, Id), Option<Id>>,
    pub(super) outcomes: Memo<Id, Outcome>,
    pub(super) beside: Memo<(Play, Player, Id, Id), bool>,
    pub(super) sums: Memo<(Id, Id), Id>,
    pub(super) conjugates: Memo<Id, Id>,
    pub(super) adjoints: Memo<Id, Id>,
    pub(super) simplest: Memo<(Universe, Id), Id>,
    pub(super) stops: Memo<Id, Places>,
    pub(super) thermographs: Memo<Id, Thermograph<Rational>>,
    pub(super) orders: Memo<(Id, Id), Ordering>,
    pub(super) sorted: Memo<(Id, Player), Box<[Id]>>,
    pub(super) contexts: Memo<(Universe, Player, Id, Id), Id>,
}

impl Known {
    pub(super) fn new(control: &Control) -> Known {
        Known {
            ge: Pairs::new(control),
            tests: Memo::new(control.clone()),
            beaten: Memo::new(control.clone()),
            outcomes: Memo::new(control.clone()),
            beside: Memo::new(control.clone()),
            sums: Memo::new(control.clone()),
            conjugates: Memo::new(control.clone()),
            adjoints: Memo::new(control.clone()),
            simplest: Memo::new(control.clone()),
            stops: Memo::new(control.clone()),
            thermographs: Memo::new(control.clone()),
            orders: Memo::new(control.clone()),
            sorted: Memo::new(control.clone()),
            contexts: Memo::new(control.clone()),
        }
    }
}
