//! A byte code for values, to carry them between stores, processes and files.

use super::id::{Id, ZERO};
use super::notation::Order;
use super::number_up_star::NumberUpStar;
use super::store::Store;
use crate::number::{Dyadic, Integer};
use crate::{Player, Stop};
use foldhash::fast::FixedState;
use hashbrown::HashMap;
use thiserror::Error;

/// The reason why bytes are not the code of a game.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum CodeError {
    /// The bytes are not what [`Store::encode`] writes.
    #[error("The code of a game is damaged at byte {0}.")]
    Damaged(usize),
    /// The store could not take the game.
    #[error(transparent)]
    Stop(#[from] Stop),
}

// A code is the number of distinct followers (the game last), and each of them after its options:
//   0, numerator, exponent, ups, nimber        x + n·↑ + ∗m
//   1, lefts, each, rights, each               options, as distances back in the list
// Unsigned numbers are in groups of 7 bits, lowest first, the high bit set on all but the last;
// ups are zigzag; the numerator is its length in bytes and the bytes, lowest first, in two's
// complement.
const VALUE: u64 = 0;
/// A denominator of more binary digits is taken for damage: nothing writes one.
const FINEST_READ: u32 = 1 << 26;
const GAME: u64 = 1;

impl Store {
    /// The code of a game. Equal games have equal codes, in every store.
    ///
    /// Numbers, ups and nimbers are coded by their parts and shared followers once, so the code is
    /// as long as the game is large in memory, even if the game would be much longer on paper.
    ///
    /// # Errors
    /// [`Stop::Memory`] or [`Stop::Cancelled`].
    ///
    /// ```
    /// # use tweedle_engine::short::Store;
    /// let (mut here, mut there) = (Store::default(), Store::default());
    /// let g = here.read("{2|0||-1}")?;
    /// let h = there.decode(&here.encode(g)?)?;
    /// assert_eq!(there.text(h)?, "{2|0||-1}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn encode(&mut self, g: Id) -> Result<Vec<u8>, Stop> {
        let mut order = Order::default();
        let mut places: HashMap<Id, u64, FixedState> = HashMap::default();
        let mut code = Vec::new();
        // A game, and whether its options are done.
        let mut path = vec![(g, false)];
        while let Some((at, done)) = path.pop() {
            if places.contains_key(&at) {
                continue;
            }
            self.control.check()?;
            let place = places.len() as u64;
            if let Some(value) = self.as_number_up_star(at) {
                push_value(&mut code, &value);
                places.insert(at, place);
                continue;
            }
            if done {
                push_number(&mut code, GAME);
            } else {
                path.push((at, true));
            }
            for player in Player::BOTH {
                let options = order.options(self, at, player)?;
                if done {
                    push_number(&mut code, options.len() as u64);
                    for option in options.iter() {
                        push_number(&mut code, place - places[option]);
                    }
                } else {
                    path.extend(options.iter().map(|&option| (option, false)));
                }
            }
            if done {
                places.insert(at, place);
            }
        }
        let mut whole = Vec::with_capacity(code.len() + 4);
        push_number(&mut whole, places.len() as u64);
        whole.extend(code);
        Ok(whole)
    }

    /// The game with this code.
    ///
    /// # Errors
    /// [`CodeError::Damaged`] for bytes that [`encode`](Store::encode) did not write, and
    /// [`CodeError::Stop`].
    pub fn decode(&mut self, code: &[u8]) -> Result<Id, CodeError> {
        let mut bytes = Bytes { code, at: 0 };
        let count = bytes.number()?;
        let mut games: Vec<Id> = Vec::new();
        for _ in 0..count {
            let game = match bytes.number()? {
                VALUE => self.number_up_star(bytes.value()?)?,
                GAME => {
                    let left = bytes.places(&games)?;
                    let right = bytes.places(&games)?;
                    self.game(&left, &right)?
                }
                _ => return Err(bytes.damaged()),
            };
            games.push(game);
        }
        if bytes.at < code.len() || games.is_empty() {
            return Err(bytes.damaged());
        }
        Ok(games.last().copied().unwrap_or(ZERO))
    }
}

fn push_number(code: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        code.push(number as u8 | 0x80);
        number >>= 7;
    }
    code.push(number as u8);
}

fn push_value(code: &mut Vec<u8>, value: &NumberUpStar) {
    push_number(code, VALUE);
    let numerator = value.number.numerator().to_le_bytes();
    push_number(code, numerator.len() as u64);
    code.extend(&*numerator);
    push_number(code, u64::from(value.number.exponent()));
    push_number(code, ((value.ups << 1) ^ (value.ups >> 63)) as u64);
    push_number(code, value.nimber);
}

struct Bytes<'a> {
    code: &'a [u8],
    at: usize,
}

impl Bytes<'_> {
    fn damaged(&self) -> CodeError {
        CodeError::Damaged(self.at)
    }

    fn number(&mut self) -> Result<u64, CodeError> {
        let mut number = 0u64;
        for shift in (0..64).step_by(7) {
            let byte = *self.code.get(self.at).ok_or_else(|| self.damaged())?;
            let low = u64::from(byte & 0x7f);
            if low << shift >> shift != low {
                return Err(self.damaged());
            }
            self.at += 1;
            number |= low << shift;
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(self.damaged())
    }

    fn value(&mut self) -> Result<NumberUpStar, CodeError> {
        let length = self.number()?;
        let end = usize::try_from(length).ok().and_then(|length| self.at.checked_add(length));
        let bytes =
            end.and_then(|end| self.code.get(self.at..end)).ok_or_else(|| self.damaged())?;
        let numerator = Integer::from_le_bytes(bytes);
        self.at += bytes.len();
        let exponent = self.number()?;
        let exponent = u32::try_from(exponent).ok().filter(|&exponent| exponent <= FINEST_READ);
        let exponent = exponent.ok_or_else(|| self.damaged())?;
        let ups = self.number()?;
        let ups = (ups >> 1) as i64 ^ -((ups & 1) as i64);
        let nimber = self.number()?;
        Ok(NumberUpStar { number: Dyadic::new(numerator, exponent), ups, nimber })
    }

    fn places(&mut self, games: &[Id]) -> Result<Vec<Id>, CodeError> {
        let count = self.number()?;
        let mut options = Vec::new();
        for _ in 0..count {
            let back = usize::try_from(self.number()?).map_err(|_| self.damaged())?;
            let place = games.len().checked_sub(back).ok_or_else(|| self.damaged())?;
            options.push(*games.get(place).ok_or_else(|| self.damaged())?);
        }
        Ok(options)
    }
}
