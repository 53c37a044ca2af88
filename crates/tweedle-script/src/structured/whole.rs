//! Integers of 64 bits in JSON: from 2^53 on as a text of digits, since many programs read numbers of JSON as
//! floating-point numbers.

use schemars::JsonSchema;
use serde::de::{Error, Visitor};
use serde::{Deserializer, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// The largest integer that every reader of JSON reads exactly: 2^53 − 1 (RFC 8259, section 6).
pub(super) const LARGEST: i64 = (1 << 53) - 1;

/// An integer, or from 2^53 on its digits.
#[derive(JsonSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "it is the description of other types")]
pub(super) enum Whole {
    /// An integer that every program reads exactly.
    Number(i64),
    /// The digits of a larger one.
    Digits(String),
}

pub(super) fn serialize<T, S>(number: &T, serializer: S) -> Result<S::Ok, S::Error>
where
    T: Copy + Into<i128>,
    S: Serializer,
{
    let number: i128 = (*number).into();
    match i64::try_from(number) {
        Ok(small) if small.unsigned_abs() <= LARGEST.unsigned_abs() => {
            serializer.serialize_i64(small)
        }
        _ => serializer.serialize_str(&number.to_string()),
    }
}

pub(super) fn deserialize<'de, T, D>(deserializer: D) -> Result<T, D::Error>
where
    T: TryFrom<i128>,
    D: Deserializer<'de>,
{
    deserializer.deserialize_any(WholeVisitor(PhantomData))
}

struct WholeVisitor<T>(PhantomData<T>);

impl<T: TryFrom<i128>> WholeVisitor<T> {
    fn of<E: Error>(number: i128) -> Result<T, E> {
        T::try_from(number).map_err(|_| E::custom(format!("{number} is out of range")))
    }
}

impl<T: TryFrom<i128>> Visitor<'_> for WholeVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an integer, or a text of its digits")
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<T, E> {
        Self::of(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<T, E> {
        Self::of(number.into())
    }

    fn visit_str<E: Error>(self, digits: &str) -> Result<T, E> {
        let number = digits.parse().map_err(|_| E::custom("these are no digits of an integer"))?;
        Self::of(number)
    }
}
