//! Elements of a list that changes: small integers alone take eight bytes each, and truth values alone a byte, so that
//! more of a long list stands in the caches of the processor.

use crate::value::Value;
use crate::value::change::Element;
use crate::value::identical::identical;

/// Elements in order.
pub(crate) enum Sequence {
    /// All are `true` or `false`.
    Booleans(Vec<bool>),
    /// All are small integers.
    Integers(Vec<i64>),
    /// Any values.
    Values(Vec<Value>),
}

impl Sequence {
    /// None yet.
    pub(crate) const fn new() -> Sequence {
        Sequence::Values(Vec::new())
    }

    /// The number of elements.
    pub(crate) fn len(&self) -> usize {
        match self {
            Sequence::Booleans(items) => items.len(),
            Sequence::Integers(items) => items.len(),
            Sequence::Values(items) => items.len(),
        }
    }

    /// The element at a place, counted from 0.
    #[inline]
    pub(crate) fn get(&self, place: usize) -> Option<Value> {
        match self {
            Sequence::Booleans(items) => items.get(place).map(|it| Value::Boolean(*it)),
            Sequence::Integers(items) => items.get(place).map(|it| Value::Integer(*it)),
            Sequence::Values(items) => items.get(place).cloned(),
        }
    }

    /// [`Sequence::get`], in small pieces.
    #[inline]
    pub(crate) fn element(&self, place: usize) -> Element {
        match self {
            Sequence::Booleans(items) => {
                items.get(place).map_or(Element::None, |it| Element::Truth(*it))
            }
            Sequence::Integers(items) => {
                items.get(place).map_or(Element::None, |it| Element::Integer(*it))
            }
            Sequence::Values(items) => items.get(place).map_or(Element::None, Element::of),
        }
    }

    /// Adds an element at the end, if that needs no more than to write it there.
    #[inline]
    pub(crate) fn push_small(&mut self, value: &Value) -> bool {
        match (self, value) {
            (Sequence::Booleans(items), Value::Boolean(value)) => items.push(*value),
            (Sequence::Integers(items), Value::Integer(value)) => items.push(*value),
            _ => return false,
        }
        true
    }

    /// Puts a value at a place, counted from 0, if that needs no more than to write it there.
    #[inline]
    pub(crate) fn put_small(&mut self, place: usize, value: &Value) -> bool {
        match (self, value) {
            (Sequence::Booleans(items), Value::Boolean(value)) => {
                items.get_mut(place).map(|it| *it = *value).is_some()
            }
            (Sequence::Integers(items), Value::Integer(value)) => {
                items.get_mut(place).map(|it| *it = *value).is_some()
            }
            _ => false,
        }
    }

    /// Adds an element at the end.
    #[inline]
    pub(crate) fn push(&mut self, value: Value) {
        match (&mut *self, value) {
            (Sequence::Booleans(items), Value::Boolean(value)) => items.push(value),
            (Sequence::Integers(items), Value::Integer(value)) => items.push(value),
            (Sequence::Values(items), value) if !items.is_empty() => items.push(value),
            (_, value) => {
                let mut items = self.values();
                items.push(value);
                *self = if items.len() == 1 { items.into() } else { Sequence::Values(items) };
            }
        }
    }

    /// Puts a value at a place, counted from 0, and gives the old one; `None` if there is no such place.
    #[inline]
    pub(crate) fn replace(&mut self, place: usize, value: Value) -> Option<Value> {
        match (&mut *self, value) {
            (Sequence::Booleans(items), Value::Boolean(value)) => {
                let old = std::mem::replace(items.get_mut(place)?, value);
                Some(Value::Boolean(old))
            }
            (Sequence::Integers(items), Value::Integer(value)) => {
                let old = std::mem::replace(items.get_mut(place)?, value);
                Some(Value::Integer(old))
            }
            (Sequence::Values(items), value) => {
                Some(std::mem::replace(items.get_mut(place)?, value))
            }
            (_, value) => {
                if place >= self.len() {
                    return None;
                }
                let mut items = self.values();
                let old = std::mem::replace(&mut items[place], value);
                *self = Sequence::Values(items);
                Some(old)
            }
        }
    }

    /// Takes the element at a place out, which is counted from 0; `None` if there is no such place.
    pub(crate) fn remove(&mut self, place: usize) -> Option<Value> {
        (place < self.len()).then(|| match self {
            Sequence::Booleans(items) => Value::Boolean(items.remove(place)),
            Sequence::Integers(items) => Value::Integer(items.remove(place)),
            Sequence::Values(items) => items.remove(place),
        })
    }

    /// The place of the first element that is the same as a value.
    pub(crate) fn place(&self, value: &Value) -> Option<usize> {
        match (self, value) {
            (Sequence::Booleans(items), Value::Boolean(value)) => {
                items.iter().position(|it| it == value)
            }
            (Sequence::Integers(items), Value::Integer(value)) => {
                items.iter().position(|it| it == value)
            }
            (Sequence::Values(items), value) => items.iter().position(|it| identical(it, value)),
            _ => None,
        }
    }

    /// Keeps the elements for which `is_kept` is true.
    pub(crate) fn retain(&mut self, is_kept: impl Fn(Value) -> bool) {
        match self {
            Sequence::Booleans(items) => items.retain(|it| is_kept(Value::Boolean(*it))),
            Sequence::Integers(items) => items.retain(|it| is_kept(Value::Integer(*it))),
            Sequence::Values(items) => items.retain(|it| is_kept(it.clone())),
        }
    }

    /// All elements as values.
    pub(crate) fn values(&self) -> Vec<Value> {
        match self {
            Sequence::Booleans(items) => items.iter().copied().map(Value::Boolean).collect(),
            Sequence::Integers(items) => items.iter().copied().map(Value::Integer).collect(),
            Sequence::Values(items) => items.clone(),
        }
    }
}

impl From<Vec<Value>> for Sequence {
    fn from(values: Vec<Value>) -> Sequence {
        match values.first() {
            Some(Value::Boolean(_)) => {
                let truth = |value: &Value| match value {
                    Value::Boolean(b) => Some(*b),
                    _ => None,
                };
                let all: Option<Vec<bool>> = values.iter().map(truth).collect();
                all.map_or(Sequence::Values(values), Sequence::Booleans)
            }
            Some(Value::Integer(_)) => {
                let integer = |value: &Value| match value {
                    Value::Integer(n) => Some(*n),
                    _ => None,
                };
                let all: Option<Vec<i64>> = values.iter().map(integer).collect();
                all.map_or(Sequence::Values(values), Sequence::Integers)
            }
            _ => Sequence::Values(values),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// A change of a list, with places that may be beyond its end.
    #[derive(Clone, Debug)]
    enum Change {
        Push(u8),
        Replace(usize, u8),
        Remove(usize),
        Retain(u8),
        Clear,
    }

    fn changes() -> impl Strategy<Value = Vec<Change>> {
        let change = prop_oneof![
            8 => (0..9_u8).prop_map(Change::Push),
            4 => (0..8_usize, 0..9_u8).prop_map(|(place, value)| Change::Replace(place, value)),
            2 => (0..8_usize).prop_map(Change::Remove),
            1 => (0..9_u8).prop_map(Change::Retain),
            1 => Just(Change::Clear),
        ];
        prop::collection::vec(change, 0..30)
    }

    /// Two truth values, many integers, and a value that is neither.
    fn value(number: u8) -> Value {
        match number {
            0 | 1 => Value::Boolean(number == 1),
            8 => Value::Coordinates(1, 2),
            _ => Value::Integer(number.into()),
        }
    }

    fn are_same(own: &[Value], other: &[Value]) -> bool {
        own.len() == other.len() && own.iter().zip(other).all(|(a, b)| identical(a, b))
    }

    proptest! {
        #[test]
        fn elements_are_those_of_a_plain_list(changes in changes(), sought in 0..9_u8) {
            let (mut list, mut plain) = (Sequence::new(), Vec::new());
            for change in changes {
                match change {
                    Change::Push(number) => {
                        list.push(value(number));
                        plain.push(value(number));
                    }
                    Change::Replace(place, number) => {
                        let old = list.replace(place, value(number));
                        let there = plain.get_mut(place);
                        let expected = there.map(|it| std::mem::replace(it, value(number)));
                        prop_assert!(are_same(old.as_slice(), expected.as_slice()));
                    }
                    Change::Remove(place) => {
                        let old = list.remove(place);
                        let expected = (place < plain.len()).then(|| plain.remove(place));
                        prop_assert!(are_same(old.as_slice(), expected.as_slice()));
                    }
                    Change::Retain(number) => {
                        list.retain(|it| !identical(&it, &value(number)));
                        plain.retain(|it| !identical(it, &value(number)));
                    }
                    Change::Clear => {
                        list = std::mem::take(&mut plain).into();
                        list.retain(|_| false);
                    }
                }
                prop_assert_eq!(list.len(), plain.len());
                prop_assert!(are_same(&list.values(), &plain));
                prop_assert!(are_same(&Sequence::from(plain.clone()).values(), &plain));
                let sought = value(sought);
                let place = plain.iter().position(|it| identical(it, &sought));
                prop_assert_eq!(list.place(&sought), place);
                for place in 0..=plain.len() {
                    prop_assert!(are_same(list.get(place).as_slice(), plain.get(place).cloned().as_slice()));
                }
            }
        }
    }
}
