//! Impartial heap games: the codes that say what may be taken from a heap and how the rest may be
//! split, the Grundy values of heaps by the million, and the periods of these sequences with proof.

pub mod code;
pub mod misere;
mod options;
pub mod period;
mod reference;
pub mod saved;
mod sequence;
mod top_entails;

pub use code::{Code, CodeError, CodeRange, Digit, Equivalent, Kind, Parts};
pub use period::{Certificate, CertificateError, Checked, Period, Periodicity, Proof, Theorem};
pub use reference::reference;
pub use sequence::{Evidence, Sequence, Sparsity};
pub use top_entails::TopEntails;
