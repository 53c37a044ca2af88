//! The facts that can be read off a code.

use super::{Code, Digit};

impl Code {
    /// True if it is an octal code: nothing but digits 0 to 7, so that a move leaves at most two
    /// heaps, without conditions on them.
    pub fn is_octal(&self) -> bool {
        self.has_digits(|bits| bits < 8)
    }

    /// True if it is a hexadecimal code: nothing but digits 0 to F, so that a move leaves at most
    /// three heaps, without conditions on them. No digit adds counters.
    pub fn is_hexadecimal(&self) -> bool {
        self.first == 0 && self.has_digits(|bits| bits < 16)
    }

    /// True if no move leaves two heaps: all digits are at most 3.
    pub fn takes_only(&self) -> bool {
        self.has_digits(|bits| bits < 4)
    }

    /// True if it is a subtraction game: some numbers of counters may be taken from every heap that
    /// has enough counters, and nothing else may be done. All digits are 0 or 3.
    pub fn is_subtraction(&self) -> bool {
        self.has_digits(|bits| bits == 0 || bits == 3)
    }

    /// The greatest number of heaps that a move can leave; `None` if there is no bound.
    pub fn most_heaps(&self) -> Option<u32> {
        self.all_digits().try_fold(0, |most, digit| Some(most.max(digit.most_heaps()?)))
    }

    /// The most counters that a move can take, 0 if none takes any; `None` if there is no bound.
    pub fn last_digit(&self) -> Option<i32> {
        let last = self.first + self.digits.len() as i32 - 1;
        self.tail.is_empty().then_some(last)
    }

    /// True if there is no move at all: the code 0.0.
    pub fn is_empty(&self) -> bool {
        self.all_digits().all(Digit::is_empty)
    }

    fn has_digits(&self, are: impl Fn(u64) -> bool) -> bool {
        self.all_digits().all(|digit| digit.bits().is_some_and(&are))
    }

    fn all_digits(&self) -> impl Iterator<Item = &Digit> {
        self.digits.iter().chain(&self.tail)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn facts_of_codes() {
        let check = |text: &str, kinds: [bool; 4], most: Option<u32>, last: Option<i32>| {
            let code = Code::parse(text).expect("a code");
            let found =
                [code.is_octal(), code.is_hexadecimal(), code.takes_only(), code.is_subtraction()];
            assert_eq!(found, kinds, "{text}");
            assert_eq!((code.most_heaps(), code.last_digit()), (most, last), "{text}");
        };
        check("0.77", [true, true, false, false], Some(2), Some(2));
        check("4.0", [true, true, false, false], Some(2), Some(0));
        check("4!.0", [false, false, false, false], Some(2), Some(0));
        check("0.3F", [false, true, false, false], Some(3), Some(2));
        check("0.137", [true, true, false, false], Some(2), Some(3));
        check("0.[3]", [true, true, true, true], Some(1), None);
        check("0.103", [true, true, true, false], Some(1), Some(3));
        check("0.0303", [true, true, true, true], Some(1), Some(4));
        check("0.*", [false, false, false, false], None, Some(1));
        check("80.0", [false, false, false, false], Some(3), Some(0));
        check("0.0", [true, true, true, true], Some(0), Some(0));
        assert!(Code::parse("0.000").is_ok_and(|code| code.is_empty()));
    }
}
