//! How the worths of positions are found and kept, for each theory.

use super::Playable;
use super::database::{Databases, WithCodes};
use super::numbered::{Numbered, Worths};
use std::hash::Hash;
use tweedle::affine::{AffineImpartial, Forms, Reducing};
use tweedle::short::Store;
use tweedle::walk::{Memo, WalkError, Walker};
use tweedle::{Birthday, Control, Grundy, Outcomes, Remoteness, Suspense, Theory, misere};

/// A theory that any position can be asked for.
pub(super) trait Asked: Sized + Theory<Value: Send + 'static> {
    /// What is known of the positions of a ruleset.
    type Known<R: Playable>: Known<R, Self>;
}

/// What is known of the positions of a ruleset in a theory, and the walk that finds more.
pub(super) trait Known<R: Playable, T: Theory>: Send + 'static {
    /// Nothing known yet; bounded and stopped through `control`.
    fn new(control: &Control) -> Self;

    /// The worth of a position, by a walk that may enter `most` positions that are not known. Canonical forms that
    /// databases of the ruleset have are read.
    ///
    /// # Errors
    /// As [`Walker::value`].
    fn value(
        &mut self,
        ruleset: (&R, &Databases),
        theory: &mut T,
        position: &R::Position,
        most: u64,
    ) -> Result<T::Value, WalkError<R::Position>>;
}

impl<R: Playable, T: Theory<Value: Send + 'static>> Known<R, T> for Memo<R::Position, T::Value> {
    fn new(control: &Control) -> Self {
        Memo::new(control.clone())
    }

    fn value(
        &mut self,
        (ruleset, databases): (&R, &Databases),
        theory: &mut T,
        position: &R::Position,
        most: u64,
    ) -> Result<T::Value, WalkError<R::Position>> {
        Walker::new(&WithCodes { ruleset, databases }, self).within(most).value(theory, position)
    }
}

/// The worths of positions by their numbers.
pub(super) struct Numbers<P, V> {
    numbers: Memo<P, u32>,
    worths: Worths<V>,
}

impl<R: Playable, T: Theory<Value: Eq + Hash + Send + 'static>> Known<R, T>
    for Numbers<R::Position, T::Value>
{
    fn new(control: &Control) -> Self {
        Numbers { numbers: Memo::new(control.clone()), worths: Worths::new(control) }
    }

    fn value(
        &mut self,
        (ruleset, _): (&R, &Databases),
        theory: &mut T,
        position: &R::Position,
        most: u64,
    ) -> Result<T::Value, WalkError<R::Position>> {
        let Numbers { numbers, worths } = self;
        let number = Numbered::with(theory, worths, |theory| {
            walk_by_number(ruleset, numbers, theory, T::ADDITIVE, position, most)
        })?;
        Ok(worths.worth(number).clone())
    }
}

/// The walk that all theories share but the one of canonical forms. It is compiled once for a ruleset.
fn walk_by_number<R: Playable>(
    ruleset: &R,
    numbers: &mut Memo<R::Position, u32>,
    mut theory: Numbered,
    is_additive: bool,
    position: &R::Position,
    most: u64,
) -> Result<u32, WalkError<R::Position>> {
    let walker = Walker::new(ruleset, numbers).within(most);
    let mut walker = if is_additive { walker } else { walker.without_components() };
    walker.value(&mut theory, position)
}

/// Canonical forms are most of the work that is done, and their ids are as small as numbers.
impl Asked for Store {
    type Known<R: Playable> = Memo<R::Position, <Store as Theory>::Value>;
}

macro_rules! by_number {
    ($($theory:ty),*) => {
        $(impl Asked for $theory {
            type Known<R: Playable> = Numbers<R::Position, <Self as Theory>::Value>;
        })*
    };
}

by_number!(
    Outcomes,
    Grundy,
    Birthday,
    Remoteness,
    Suspense,
    AffineImpartial,
    Forms,
    Reducing<'_>,
    misere::Forms
);
