//! Codes of games in which the numbers that may be taken are listed.

use super::{Code, CodeError, Digit, MAX_DIGITS};

impl Code {
    /// The code of the subtraction game in which the numbers of `set` may be taken.
    ///
    /// # Errors
    /// As [`Code::from_set`].
    ///
    /// ```
    /// # use tweedle_heaps::Code;
    /// assert_eq!(Code::subtraction([1, 3])?.to_string(), "0.303");
    /// # Ok::<(), tweedle_heaps::CodeError>(())
    /// ```
    pub fn subtraction(set: impl IntoIterator<Item = u64>) -> Result<Code, CodeError> {
        Code::from_set(set, &Digit::of_bits(3), false)
    }

    /// The code of the subtraction game in which all positive numbers but those of `set` may be
    /// taken. If there is none in it, that is Nim.
    ///
    /// # Errors
    /// As [`Code::from_set`].
    pub fn all_but(set: impl IntoIterator<Item = u64>) -> Result<Code, CodeError> {
        Code::from_set(set, &Digit::of_bits(3), true)
    }

    /// The code of the game in which the numbers of `set` may be taken, and what is left may be
    /// split in two: the digit 7.
    ///
    /// # Errors
    /// As [`Code::from_set`].
    pub fn splittles(set: impl IntoIterator<Item = u64>) -> Result<Code, CodeError> {
        Code::from_set(set, &Digit::of_bits(7), false)
    }

    /// The code of the game in which all positive numbers but those of `set` may be taken, and what
    /// is left may be split in two.
    ///
    /// # Errors
    /// As [`Code::from_set`].
    pub fn splittles_all_but(set: impl IntoIterator<Item = u64>) -> Result<Code, CodeError> {
        Code::from_set(set, &Digit::of_bits(7), true)
    }

    /// The code with `digit` for the numbers of `set` and no move for others, or the other way
    /// round.
    ///
    /// # Errors
    /// [`CodeError`] with an empty range if there is a 0 in `set`, a number of which no code has
    /// the digit, or nothing at all unless all others are meant.
    pub fn from_set(
        set: impl IntoIterator<Item = u64>,
        digit: &Digit,
        all_but: bool,
    ) -> Result<Code, CodeError> {
        let set: Vec<u64> = set.into_iter().collect();
        let most = set.iter().copied().max().unwrap_or(0);
        let message = if set.contains(&0) {
            "A subtraction set has positive numbers only, as the player who moves takes something."
                .into()
        } else if set.is_empty() && !all_but {
            "This subtraction set is empty, so nobody could ever move; give it a number.".into()
        } else if most >= MAX_DIGITS as u64 - 1 {
            // One digit is d₀, and one may be the tail.
            let largest = MAX_DIGITS - 2;
            format!("A subtraction set of a code has numbers up to {largest}; {most} is larger.")
        } else {
            let (listed, others) = if all_but {
                (Digit::default(), digit.clone())
            } else {
                (digit.clone(), Digit::default())
            };
            let mut digits = vec![others.clone(); most as usize + 1];
            digits[0] = Digit::default();
            for taken in set {
                digits[taken as usize] = listed.clone();
            }
            return Ok(Code::new(0, digits, vec![others]));
        };
        Err(CodeError::new(message, 0..0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_sets() {
        let check = |code: Result<Code, CodeError>, text: &str| {
            assert_eq!(code.expect("a set").to_string(), text);
        };
        check(Code::subtraction([2, 1, 2]), "0.33");
        check(Code::all_but([]), "0.[3]");
        check(Code::all_but([2, 4]), "0.3030[3]");
        check(Code::splittles([1, 2]), "0.77");
        check(Code::splittles_all_but([1]), "0.0[7]");
        check(Code::from_set([2], &Digit::of_bits(1), false), "0.01");
    }

    #[test]
    fn sets_that_are_none() {
        let check = |set: &[u64], message: &str| {
            let error = Code::subtraction(set.iter().copied()).expect_err("no set");
            assert_eq!((error.to_string().as_str(), error.range), (message, 0..0));
        };
        check(&[], "This subtraction set is empty, so nobody could ever move; give it a number.");
        let message =
            "A subtraction set has positive numbers only, as the player who moves takes something.";
        check(&[1, 0], message);
        let message = "A subtraction set of a code has numbers up to 4094; 5000 is larger.";
        check(&[1, 5000], message);
        assert!(Code::all_but([4094]).is_ok());
    }
}
