//! Results that are kept in files while they are found, so that an interrupted run can be gone on with.
//!
//! [`Keep`] is a result that is found step by step and has a file: [`Values`] of heaps with a
//! checkpoint beside them, [`Rows`] of which each is appended, a [`Table`] that is written whole.
//! [`Kept::open`] begins such a file or goes on with it, and does not overwrite a file that it does not know;
//! [`Kept::run`] finds the rest and saves the results, now and then and at the end.
//! Meanwhile the file is locked, so that no other run writes it, too.
//! A database of values that is [built](Building) is such a table, and is [read](ValueFile) piece by piece.
//! A [`RecordFile`] keeps a match after every move. Proofs of who wins are written whole.

mod blocks;
mod building;
mod counted;
mod database;
mod error;
mod files;
mod keep;
mod lines;
mod lock;
mod nimstring;
mod opening;
mod plain;
mod proof;
mod record;
mod rows;
mod scores;
mod seal;
mod searched;
mod table;
mod values;

pub(crate) use blocks::{BlockFile, BlockWriter, Bytes, Head};
pub use building::Building;
pub(crate) use counted::counted_text;
pub use database::ValueFile;
pub use error::KeptError;
pub(crate) use files::{cannot, open, replace};
pub use files::{read_certificate, read_text, write, write_with};
pub use keep::{Keep, Kept};
pub(crate) use lines::{Line, Lines, write_line};
pub(crate) use lock::Lock;
pub use nimstring::{NimstringPlace, NimstringValue};
pub(crate) use plain::is_plain;
pub(crate) use proof::{
    ProofFile, must_read_back, read as read_proof_text, read_position, read_proof, text_of_proof,
};
pub use record::{RecordFile, load, save};
pub use rows::{RowSource, Rows, write_sealed};
pub use scores::BoxesScores;
pub(crate) use seal::{seal as sealed, unseal as unsealed};
pub use searched::Solving;
pub(crate) use searched::SumRow;
pub use table::{Saved, Table};
pub use values::{HeapValues, Values};
