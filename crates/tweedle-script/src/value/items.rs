//! Elements that several values share.

use crate::value::Value;
use crate::value::hash::hash_of;
use crate::value::identical::identical;
use crate::value::released::{drop_deep, may_hold};
use hashbrown::HashTable;
use std::iter;
use std::ops::Deref;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use triomphe::Arc;
use tweedle_engine::{Charged, Control, Held, Stop};

/// Elements of a list or a set, or entries of a map. Cheap to clone; they do not change.
pub struct Items<T: Found>(Arc<Inner<T>>);

struct Inner<T: Found> {
    items: Vec<T>,
    /// The hash of all elements, or 0 before it is asked for.
    hash: AtomicU64,
    /// State of a test that all are plain, without a game that means something in one session only: 2 if so, 1
    /// if not, and 0 before the test.
    plain: AtomicU8,
    /// Their places by their hashes, once an element has been looked for.
    places: OnceLock<Box<HashTable<u32>>>,
    /// The elements' part of the budget.
    #[expect(dead_code, reason = "it is given back when this is dropped")]
    held: Share,
}

/// A part of the budget that elements take.
#[expect(dead_code, reason = "it is given back when this is dropped")]
enum Share {
    /// Announced before they were made.
    Held(Held),
    /// Charged when they were there.
    Charged(Charged),
}

/// Elements that can be found by a key.
pub trait Found {
    /// An element itself, or the key of an entry.
    fn key(&self) -> &Value;

    /// All values of it.
    fn values(self) -> impl Iterator<Item = Value>;

    /// True if it may hold other values.
    fn may_hold(&self) -> bool;
}

impl Found for Value {
    fn key(&self) -> &Value {
        self
    }

    fn values(self) -> impl Iterator<Item = Value> {
        iter::once(self)
    }

    fn may_hold(&self) -> bool {
        may_hold(self)
    }
}

impl Found for (Value, Value) {
    fn key(&self) -> &Value {
        &self.0
    }

    fn values(self) -> impl Iterator<Item = Value> {
        [self.0, self.1].into_iter()
    }

    fn may_hold(&self) -> bool {
        may_hold(&self.0) || may_hold(&self.1)
    }
}

/// Among at most this number of elements one is found by looking at each.
const FEW: usize = 16;

impl<T: Found> Items<T> {
    /// The place of the first element, or of the entry with a key, that is the same as a value. The first search takes a
    /// look at all of them, and further ones are quick.
    pub(crate) fn place(&self, wanted: &Value) -> Option<usize> {
        let Inner { items, places, .. } = &*self.0;
        if items.len() <= FEW {
            return items.iter().position(|item| identical(item.key(), wanted));
        }
        let places = places.get_or_init(|| {
            let mut places = HashTable::with_capacity(items.len());
            for (place, item) in items.iter().enumerate() {
                let hash = hash_of(item.key());
                let is_same = |&it: &u32| identical(items[it as usize].key(), item.key());
                if places.find(hash, is_same).is_none() {
                    let again = |&it: &u32| hash_of(items[it as usize].key());
                    places.insert_unique(hash, place as u32, again);
                }
            }
            places.into()
        });
        let is_wanted = |&it: &u32| identical(items[it as usize].key(), wanted);
        places.find(hash_of(wanted), is_wanted).map(|&it| it as usize)
    }
}

impl Items<Value> {
    /// The hash of the elements in their order, found once.
    pub(crate) fn hash(&self) -> u64 {
        match self.0.hash.load(Ordering::Relaxed) {
            0 => {
                let hash = crate::value::hash::hash_of_all(self.iter()).max(1);
                self.0.hash.store(hash, Ordering::Relaxed);
                hash
            }
            known => known,
        }
    }
}

impl<T: Found> Items<T> {
    fn new(items: Vec<T>, held: Share) -> Items<T> {
        Items(Arc::new(Inner {
            items,
            hash: AtomicU64::new(0),
            plain: AtomicU8::new(0),
            places: OnceLock::new(),
            held,
        }))
    }

    /// True if all are plain, as `check` tells; that is asked once.
    pub(crate) fn are_plain(&self, check: impl Fn(&T) -> bool) -> bool {
        match self.0.plain.load(Ordering::Relaxed) {
            0 => {
                let are_plain = crate::with_stack(|| self.iter().all(check));
                self.0.plain.store(1 + u8::from(are_plain), Ordering::Relaxed);
                are_plain
            }
            known => known == 2,
        }
    }

    /// True if both are the very same elements in memory.
    pub(crate) fn is_shared_with(&self, other: &Items<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Elements that count for the budget.
    ///
    /// # Errors
    /// [`Stop::Memory`].
    pub(crate) fn held(items: Vec<T>, control: &Control) -> Result<Items<T>, Stop> {
        let mut held = Held::new(control);
        held.take(size_of::<Inner<T>>() + items.capacity() * size_of::<T>())?;
        Ok(Items::new(items, Share::Held(held)))
    }
}

impl<T: Found> Clone for Items<T> {
    fn clone(&self) -> Self {
        Items(self.0.clone())
    }
}

impl<T: Found> Deref for Items<T> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.0.items
    }
}

impl<T: Found> From<Vec<T>> for Items<T> {
    fn from(items: Vec<T>) -> Self {
        let bytes = size_of::<Inner<T>>() + items.capacity() * size_of::<T>();
        Items::new(items, Share::Charged(Charged::here(bytes)))
    }
}

impl<T: Found> FromIterator<T> for Items<T> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Vec::from_iter(items).into()
    }
}

impl<T: Found> Drop for Inner<T> {
    fn drop(&mut self) {
        if !self.items.iter().any(T::may_hold) {
            return;
        }
        drop_deep(std::mem::take(&mut self.items).into_iter().flat_map(T::values));
    }
}
