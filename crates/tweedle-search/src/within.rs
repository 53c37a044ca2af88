//! A theory with a limit on the work.

use tweedle::{Player, Stop, Theory};

/// A theory that stops with [`Stop::Limit`] after it has valued a number of positions.
pub struct Within<T> {
    theory: T,
    most: u64,
    left: u64,
}

impl<T> Within<T> {
    /// The theory for at most `most` positions.
    pub fn new(theory: T, most: u64) -> Within<T> {
        Within { theory, most, left: most }
    }

    fn count(&mut self) -> Result<(), Stop> {
        self.left = self.left.checked_sub(1).ok_or(Stop::Limit { most: self.most })?;
        Ok(())
    }
}

impl<T: Theory> Theory for Within<T> {
    type Value = T::Value;
    const ADDITIVE: bool = T::ADDITIVE;

    fn of_options(&mut self, left: &[T::Value], right: &[T::Value]) -> Result<T::Value, Stop> {
        self.count()?;
        self.theory.of_options(left, right)
    }

    fn of_check(&mut self, left: &[T::Value], right: &[T::Value]) -> Result<T::Value, Stop> {
        self.count()?;
        self.theory.of_check(left, right)
    }

    fn of_win(&mut self, player: Player) -> Result<T::Value, Stop> {
        self.theory.of_win(player)
    }

    fn of_sum(&mut self, parts: &[T::Value]) -> Result<T::Value, Stop> {
        self.theory.of_sum(parts)
    }

    fn negative(&mut self, value: &T::Value) -> Result<T::Value, Stop> {
        self.theory.negative(value)
    }

    fn of_nim_heap(&mut self, size: u64) -> Result<Option<T::Value>, Stop> {
        self.theory.of_nim_heap(size)
    }

    fn is_enough(&self, player: Player, so_far: &[T::Value]) -> bool {
        self.theory.is_enough(player, so_far)
    }
}
