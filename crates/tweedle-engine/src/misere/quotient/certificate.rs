//! Certificates of misère quotients: what somebody else needs to check them.

use super::{Element, Monoid, MonoidError};
use crate::Stop;
#[cfg(feature = "serde")]
use serde::{Deserialize, Serialize};

/// The version of certificates that is written and read.
pub const CERTIFICATE_VERSION: u32 = 1;

/// A misère quotient with its proof, as data; [`Certificate::check`] and [`Certificate::check_letters`] check it.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Certificate {
    /// [`CERTIFICATE_VERSION`].
    pub version: u32,
    /// The name of the game.
    pub game: String,
    /// The number of elements, which are 0, 1, …; 0 is the identity.
    pub order: usize,
    /// The generators of the monoid.
    pub generators: Vec<CertifiedGenerator>,
    /// P: the elements of lost words, in increasing order.
    pub lost: Vec<Element>,
    /// The letters, in order.
    pub letters: Vec<CertifiedLetter>,
}

/// A generator of a monoid.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CertifiedGenerator {
    /// The letter that it is, counted from 0.
    pub letter: u32,
    /// The product of each element with it.
    pub products: Vec<Element>,
}

/// A letter in a quotient.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(Serialize, Deserialize))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct CertifiedLetter {
    /// Its element.
    pub element: Element,
    /// The elements of its options, each once, in increasing order.
    pub options: Vec<Element>,
}

/// The reason why a certificate is no proof. Letters are counted from 0.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum CertificateError {
    /// It is of another version.
    #[error("It is of version {0}, and version {CERTIFICATE_VERSION} can be checked.")]
    Version(u32),
    /// Its tables are those of no commutative monoid.
    #[error("Its tables are not those of a commutative monoid: {0}")]
    Monoid(MonoidError),
    /// The number of elements is not that of the tables.
    #[error("It says that there are {claimed} elements, and its tables have {found}.")]
    Order {
        /// The number in the certificate.
        claimed: usize,
        /// That of the tables.
        found: usize,
    },
    /// A list of elements has one that does not exist, or is not in increasing order.
    #[error("The elements of {of} are not elements of the monoid in increasing order.")]
    Elements {
        /// Where the list stands.
        of: String,
    },
    /// The identity is among the lost elements.
    #[error("Its P has the identity, and the empty sum is won.")]
    LostIdentity,
    /// A generator is not the letter that it should be.
    #[error("Generator {generator} is not the element of letter {letter}.")]
    Generator {
        /// The generator.
        generator: usize,
        /// The letter.
        letter: u32,
    },
    /// A letter without options is not the identity.
    #[error("Letter {letter} has no options, and is not the identity.")]
    Dead {
        /// The letter.
        letter: usize,
    },
    /// Two elements are not told apart.
    #[error("Elements {one} and {other} are told apart by none, so that they should be the same.")]
    NotReduced {
        /// An element.
        one: Element,
        /// The other one.
        other: Element,
    },
    /// A lost position would have a lost option.
    #[error("Letter {letter} beside element {beside} is in P, and has an option in P.")]
    LostOption {
        /// The letter.
        letter: usize,
        /// The element.
        beside: Element,
    },
    /// A won position would have no lost option.
    #[error("A sum with letter {letter} is element {element}, not in P, and has no option in P.")]
    NoLostOption {
        /// A letter of the sum.
        letter: usize,
        /// Its element.
        element: Element,
    },
    /// It has another number of letters than the game.
    #[error("It has {found} letters, and the game has {expected}.")]
    Letters {
        /// The letters of the game.
        expected: usize,
        /// Those of the certificate.
        found: usize,
    },
    /// The options of a letter have other elements.
    #[error("The options of letter {letter} are other elements than it says.")]
    Options {
        /// The letter.
        letter: usize,
    },
    /// It is about another game.
    #[error("It is about {found}, not about {expected}.")]
    OtherGame {
        /// The game that was asked for.
        expected: String,
        /// The game of the certificate.
        found: String,
    },
    /// The check was stopped.
    #[error(transparent)]
    Stop(#[from] Stop),
}

impl From<MonoidError> for CertificateError {
    fn from(error: MonoidError) -> CertificateError {
        match error {
            MonoidError::Stop(stop) => CertificateError::Stop(stop),
            error => CertificateError::Monoid(error),
        }
    }
}

impl Certificate {
    /// The certificate of a quotient.
    pub(super) fn new(
        game: &str,
        monoid: &Monoid,
        lost: Vec<Element>,
        generators: &[u32],
        letters: impl Iterator<Item = (Element, Vec<Element>)>,
    ) -> Certificate {
        let tables = generators.iter().zip(monoid.tables());
        let generator = |(&letter, table): (&u32, &Vec<Element>)| CertifiedGenerator {
            letter,
            products: table.clone(),
        };
        Certificate {
            version: CERTIFICATE_VERSION,
            game: game.to_owned(),
            order: monoid.order(),
            generators: tables.map(generator).collect(),
            lost,
            letters: letters
                .map(|(element, options)| CertifiedLetter { element, options })
                .collect(),
        }
    }
}
