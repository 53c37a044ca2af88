//! Operators of numbers of any size, in terms of what they wrap.

/// Operators on two values, each by itself or by reference.
macro_rules! binary_operators {
    ($number:ident: $($operator:ident $method:ident),*) => { $(
        impl $operator for $number {
            type Output = $number;
            fn $method(self, other: $number) -> $number {
                $number((self.0).$method(other.0))
            }
        }

        impl $operator<&$number> for $number {
            type Output = $number;
            fn $method(self, other: &$number) -> $number {
                $number((self.0).$method(&other.0))
            }
        }

        impl $operator<$number> for &$number {
            type Output = $number;
            fn $method(self, other: $number) -> $number {
                $number((&self.0).$method(other.0))
            }
        }

        impl $operator<&$number> for &$number {
            type Output = $number;
            fn $method(self, other: &$number) -> $number {
                $number((&self.0).$method(&other.0))
            }
        }
    )* };
}

/// Shifts by a number of bits, of a value and of a reference.
macro_rules! shifts {
    ($number:ident: $($operator:ident $method:ident),*) => { $(
        impl $operator<usize> for $number {
            type Output = $number;
            fn $method(self, bits: usize) -> $number {
                $number((self.0).$method(bits))
            }
        }

        impl $operator<usize> for &$number {
            type Output = $number;
            fn $method(self, bits: usize) -> $number {
                $number((&self.0).$method(bits))
            }
        }
    )* };
}

/// Sums in place, and printing; `Debug` prints the same as `Display`.
macro_rules! sums_and_text {
    ($number:ident) => {
        impl AddAssign for $number {
            fn add_assign(&mut self, other: $number) {
                self.0 += other.0;
            }
        }

        impl fmt::Display for $number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl fmt::Debug for $number {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

/// The negative, of a value and of a reference.
macro_rules! negative {
    ($number:ident) => {
        impl Neg for $number {
            type Output = $number;
            fn neg(self) -> $number {
                $number(-self.0)
            }
        }

        impl Neg for &$number {
            type Output = $number;
            fn neg(self) -> $number {
                $number(-&self.0)
            }
        }
    };
}

/// Machine integers, where they fit, of an integer and of a reference to one.
macro_rules! into_machine_integers {
    ($number:ident: $($machine:ty),*) => { $(
        impl TryFrom<&$number> for $machine {
            type Error = OutOfRange;
            fn try_from(n: &$number) -> Result<$machine, OutOfRange> {
                <$machine>::try_from(&n.0).map_err(|_| OutOfRange)
            }
        }

        impl TryFrom<$number> for $machine {
            type Error = OutOfRange;
            fn try_from(n: $number) -> Result<$machine, OutOfRange> {
                <$machine>::try_from(&n)
            }
        }
    )* };
}

/// Machine integers of which every one is such a number.
macro_rules! from_machine_integers {
    ($number:ident: $($machine:ty),*) => { $(
        impl From<$machine> for $number {
            fn from(n: $machine) -> $number {
                $number(n.into())
            }
        }
    )* };
}

pub(super) use {
    binary_operators, from_machine_integers, into_machine_integers, negative, shifts, sums_and_text,
};
