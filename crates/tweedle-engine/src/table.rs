//! Tables and lists that announce their growth to the budget before it happens.

use crate::{Control, Held, Stop};
use hashbrown::HashTable;

/// Makes room for `more` elements, counting what that takes against the budget: the owner gives it
/// back, `capacity` times the size of an element.
///
/// Cost: capacity grows by half, so that one element more is a constant number of steps on average.
///
/// # Errors
/// [`Stop::Memory`]; nothing is changed then.
pub fn grow<T>(control: &Control, vec: &mut Vec<T>, more: usize) -> Result<(), Stop> {
    grow_by(vec, more, |bytes| control.take(bytes))
}

/// As [`grow`], where what it takes is given back with what else the work holds.
pub(crate) fn grow_held<T>(held: &mut Held, vec: &mut Vec<T>, more: usize) -> Result<(), Stop> {
    grow_by(vec, more, |bytes| held.take(bytes))
}

#[inline]
fn grow_by<T>(
    vec: &mut Vec<T>,
    more: usize,
    take: impl FnOnce(usize) -> Result<(), Stop>,
) -> Result<(), Stop> {
    if vec.capacity() - vec.len() >= more {
        return Ok(());
    }
    let capacity = (vec.capacity() + vec.capacity() / 2).max(vec.len() + more).max(16);
    take((capacity - vec.capacity()) * size_of::<T>())?;
    vec.reserve_exact(capacity - vec.len());
    Ok(())
}

/// Inserts an entry known to be absent, counting growth against the budget: the owner gives it back,
/// the table's `allocation_size`. `rehash` is how the hash of an entry is found again.
///
/// # Errors
/// [`Stop::Memory`] and [`Stop::Cancelled`], if the table has to grow and cannot; it is as before then.
pub fn insert<T>(
    control: &Control,
    table: &mut HashTable<T>,
    hash: u64,
    entry: T,
    rehash: impl Fn(&T) -> u64,
) -> Result<(), Stop> {
    if table.len() == table.capacity() {
        control.check()?;
        let before = table.allocation_size();
        // While it grows, the old table and one of twice its size are both there.
        let after = (2 * before).max(64 * (size_of::<T>() + 1));
        control.take(after)?;
        table.reserve(1, &rehash);
        // It has grown by less than that.
        control.give(after.saturating_sub(table.allocation_size() - before));
    }
    table.insert_unique(hash, entry, rehash);
    Ok(())
}
