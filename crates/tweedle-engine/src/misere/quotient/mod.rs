//! Misère quotients: the finite commutative monoids to which sums of impartial games are simplified in misère play.
//!
//! Of some impartial games, the *letters*, take all sums, the *words*. Two words are equal if they have the same
//! outcome in misère play beside each word. The classes of equal words are a commutative monoid Q, in which those of lost
//! words are a set P (Plambeck, "Taming the wild in impartial combinatorial games", *INTEGERS* 5, 2005, G5; Plambeck
//! and Siegel, "Misère quotients for impartial games", *Journal of Combinatorial Theory A* 115, 2008; Siegel,
//! *Combinatorial Game Theory*, section V.4). Where it is finite, it answers all questions about misère play of sums.
//!
//! [`QuotientSearch`] finds it, [`Quotient`] answers questions, and a [`Certificate`] lets others check it.

mod alphabet;
mod bits;
mod candidate;
mod certificate;
mod check;
mod element;
mod experiments;
mod generators;
mod identify;
mod learn;
mod letter_sums;
mod letters;
mod model;
mod monoid;
mod observe;
mod of_form;
mod oracle;
mod presentation;
mod result;
mod search;
#[cfg(test)]
mod tests;
mod verify;
mod word_text;

pub use certificate::{
    CERTIFICATE_VERSION, Certificate, CertificateError, CertifiedGenerator, CertifiedLetter,
};
pub use element::{Element, MOST_ELEMENTS};
pub use letter_sums::{LetterSums, SumId};
pub use letters::Letters;
pub use monoid::{Divisibility, Monoid, MonoidError};
pub use presentation::Relation;
pub use result::{Quotient, SumMove};
pub use search::QuotientSearch;
pub use word_text::{read_word, word_text};
