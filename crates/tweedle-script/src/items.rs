//! Elements that several values share.

use crate::value::Value;
use std::ops::Deref;
use std::sync::Arc;
use tweedle::{Control, Held, Stop};

/// Elements of a list or a set, or entries of a map. Cheap to clone; they do not change.
pub struct Items<T>(Arc<Inner<T>>);

struct Inner<T> {
    items: Vec<T>,
    /// What they take of the budget, if a program made them.
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    held: Option<Held>,
}

impl<T> Items<T> {
    /// Elements that count for the budget.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn held(items: Vec<T>, control: &Control) -> Result<Items<T>, Stop> {
        let mut held = Held::new(control);
        held.take(size_of::<Inner<T>>() + items.capacity() * size_of::<T>())?;
        Ok(Items(Arc::new(Inner { items, held: Some(held) })))
    }
}

impl<T> Clone for Items<T> {
    fn clone(&self) -> Self {
        Items(self.0.clone())
    }
}

impl<T> Deref for Items<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0.items
    }
}

impl<T> From<Vec<T>> for Items<T> {
    fn from(items: Vec<T>) -> Self {
        Items(Arc::new(Inner { items, held: None }))
    }
}

impl<T> FromIterator<T> for Items<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Vec::from_iter(items).into()
    }
}

impl<T> Drop for Inner<T> {
    /// Lists may stand inside of each other deeper than the stack is.
    fn drop(&mut self) {
        let items = std::mem::take(&mut self.items);
        if !items.is_empty() {
            crate::with_stack(|| drop(items));
        }
    }
}

/// Drops values that may be the last handles of others, however deep.
pub(crate) fn drop_deep(values: impl IntoIterator<Item = Value>) {
    crate::with_stack(|| values.into_iter().for_each(drop));
}
