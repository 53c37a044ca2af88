//! The walk through the positions of one ruleset, compiled once for it.

use super::component::ComponentOf;
use super::database::{Databases, WithCodes};
use super::numbered::Numbered;
use super::{Component, Playable, PositionError, RulesOf};
use std::any::Any;
use std::sync::Arc;
use tweedle_engine::Stop;
use tweedle_engine::walk::{Memo, Told, WalkError, Walker};

/// The other things that a walk is given.
pub struct Aids<'a> {
    /// Databases of the ruleset, whose canonical forms are read.
    pub(super) databases: &'a Databases,
    /// The results that walks of several threads tell each other, in the object that
    /// [`Component::new_told`] has made.
    pub(super) told: Option<&'a (dyn Any + Send + Sync)>,
    /// The number of positions that it may enter that are not known.
    pub(super) most: u64,
}

/// The worth of a position by its number. The results are added to `known`, a memo of positions of the ruleset.
pub(super) fn walk<R: Playable>(
    rules: &RulesOf<R>,
    position: &R::Position,
    known: &mut dyn Any,
    theory: &mut Numbered<'_>,
    aids: &Aids<'_>,
) -> Result<u32, PositionError> {
    let other = || Stop::Undefined("The memo is of another ruleset.".to_owned());
    let known = known.downcast_mut::<Memo<R::Position, u32>>().ok_or_else(other)?;
    let ruleset = WithCodes { ruleset: rules.ruleset(), databases: aids.databases };
    let mut walker = Walker::new(&ruleset, known).within(aids.most);
    if theory.is_common
        && let Some(told) = aids.told.and_then(|told| told.downcast_ref::<Told<R::Position>>())
    {
        walker = walker.telling(told);
    }
    if !theory.is_additive {
        walker = walker.without_components();
    }
    if !theory.reads_codes {
        walker = walker.without_codes();
    }
    walker.value(theory, position).map_err(|error| without_type(rules, error))
}

/// The reason why a walk ended, with positions in their notation.
pub(super) fn without_type<R: Playable>(
    rules: &RulesOf<R>,
    error: WalkError<R::Position>,
) -> PositionError {
    PositionError::of_walk(error, |position| rules.ruleset().print(position))
}

/// The typed position of a component.
pub(super) fn typed_position<'a, R: Playable>(
    rules: &Arc<RulesOf<R>>,
    component: &'a dyn Component,
) -> Result<&'a R::Position, Stop> {
    let other = || Stop::Undefined("That is a position of another ruleset.".to_owned());
    Ok(ComponentOf::of(rules, component).ok_or_else(other)?.position())
}
