//! The file of a database of values.
//!
//! It is a file of [blocks](super::blocks) of entries, sorted by the notations of the positions. An entry is a notation and the byte code of
//! its canonical form ([`Store::encode`](tweedle_engine::short::Store::encode)), each after its length. The key of a block is its first
//! notation.

use super::blocks::{BlockFile, BlockWriter, Bytes, push};
use super::error::KeptError;
use super::files::replace;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fs::File;
use std::io;
use std::path::Path;
use tweedle_engine::{Control, Stop};
use tweedle_search::Database;

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle values 1";

/// A block that is as long gets no more entries, in bytes.
const BLOCK: usize = 4 << 10;

/// The first line.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Head {
    format: String,
    /// The expression of the ruleset.
    pub(super) ruleset: String,
    /// The largest number of cells of a board, or of counters in a heap, up to which all are there.
    pub(super) cells: u32,
    /// The largest number of rows of these boards; `None` if they may have any number.
    pub(super) rows: Option<u32>,
    /// The number of positions.
    pub(super) positions: u64,
    /// The length of the longest of their notations, in bytes.
    longest: usize,
}

impl super::blocks::Head for Head {
    const KIND: &'static str = "file of values";
    const FORMAT: &'static str = FORMAT;

    fn format(&self) -> &str {
        &self.format
    }
}

/// The codes of positions, by their notations.
pub(super) type Codes = BTreeMap<Box<str>, Box<[u8]>>;

/// Writes a file with these codes in the place of another.
///
/// # Errors
/// Those of writing; the other file is left as it was.
pub(super) fn write_codes(
    path: &Path,
    ruleset: &str,
    (cells, rows): (u32, Option<u32>),
    codes: &Codes,
) -> io::Result<()> {
    let head = Head {
        format: FORMAT.to_owned(),
        ruleset: ruleset.to_owned(),
        cells,
        rows,
        positions: codes.len() as u64,
        longest: codes.keys().map(|text| text.len()).max().unwrap_or(0),
    };
    replace(path, |out| {
        let mut writer = BlockWriter::new(out, &head)?;
        let (mut block, mut first) = (Vec::new(), None);
        let mut left = codes.len();
        for (text, code) in codes {
            first.get_or_insert(text);
            push(&mut block, text.as_bytes());
            push(&mut block, code);
            left -= 1;
            if block.len() < BLOCK && left > 0 {
                continue;
            }
            writer.block(first.take().map_or(&[], |first| first.as_bytes()), &block)?;
            block.clear();
        }
        writer.finish()
    })
}

/// A notation and a code.
fn entry<'a>(rest: &mut Bytes<'a>) -> Option<(&'a [u8], &'a [u8])> {
    Some((rest.counted()?, rest.counted()?))
}

/// A file of values of components of a ruleset, open for look-ups.
pub struct ValueFile {
    head: Head,
    file: BlockFile,
    control: Control,
}

impl ValueFile {
    /// Opens a file: its head, its index and its footer are read and checked. The index is counted against the budget of
    /// `control`.
    ///
    /// # Errors
    /// [`KeptError`], if there is no such file, or it is another one, was damaged or cut.
    pub fn open(path: &Path, control: &Control) -> Result<ValueFile, KeptError> {
        ValueFile::of_blocks(BlockFile::open(path, None, control)?, control)
    }

    /// The same, of a file that is open already.
    pub(super) fn of(file: File, name: &str, control: &Control) -> Result<ValueFile, KeptError> {
        ValueFile::of_blocks(BlockFile::of(file, name, None, control)?, control)
    }

    fn of_blocks(
        (file, head): (BlockFile, Head),
        control: &Control,
    ) -> Result<ValueFile, KeptError> {
        let keys: Vec<&[u8]> = (0..file.len()).map(|block| file.key(block)).collect();
        if !keys.iter().all(|key| str::from_utf8(key).is_ok()) || !keys.is_sorted_by(|a, b| a < b) {
            return Err(file.damaged());
        }
        Ok(ValueFile { head, file, control: control.clone() })
    }

    pub(super) fn head(&self) -> &Head {
        &self.head
    }

    /// The length of the file in bytes.
    pub(super) fn bytes(&self) -> u64 {
        self.file.bytes()
    }

    /// The number of blocks.
    pub(super) fn blocks(&self) -> usize {
        self.file.len()
    }

    /// The entries of a block.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if the file is not as it was written.
    pub(super) fn entries(&self, block: usize) -> Result<Vec<(String, Vec<u8>)>, Stop> {
        let bytes = self.file.block(block)?;
        let (mut rest, mut entries) = (Bytes(&bytes), Vec::new());
        while !rest.0.is_empty() {
            let (text, code) = entry(&mut rest).ok_or_else(|| self.file.altered())?;
            let text = std::str::from_utf8(text).map_err(|_| self.file.altered())?;
            entries.push((text.to_owned(), code.to_vec()));
        }
        Ok(entries)
    }

    /// Tells of all entries, in order.
    ///
    /// # Errors
    /// [`Stop`], also that of the function that is called; [`Stop::Undefined`] if the file is not as it was written.
    pub(super) fn each(
        &self,
        mut tell: impl FnMut(&str, &[u8]) -> Result<(), Stop>,
    ) -> Result<(), Stop> {
        let mut last: Option<String> = None;
        let (mut count, mut longest) = (0, 0);
        for block in 0..self.blocks() {
            self.control.check()?;
            for (text, code) in self.entries(block)? {
                if last.as_ref().is_some_and(|last| *last >= text) {
                    return Err(self.file.altered());
                }
                tell(&text, &code)?;
                longest = longest.max(text.len());
                count += 1;
                last = Some(text);
            }
        }
        let is_as_said = (count, longest) == (self.head.positions, self.head.longest);
        if is_as_said { Ok(()) } else { Err(self.file.altered()) }
    }
}

impl Database for ValueFile {
    fn rules(&self) -> &str {
        &self.head.ruleset
    }

    fn code(&self, text: &str) -> Result<Option<Vec<u8>>, Stop> {
        // Most of what is asked for is too large.
        if text.len() > self.head.longest {
            return Ok(None);
        }
        let place = self.file.partition_point(|first| first <= text.as_bytes());
        let Some(place) = place.checked_sub(1) else { return Ok(None) };
        let bytes = self.file.block(place)?;
        let mut rest = Bytes(&bytes);
        while !rest.0.is_empty() {
            let (found, code) = entry(&mut rest).ok_or_else(|| self.file.altered())?;
            match found.cmp(text.as_bytes()) {
                Ordering::Less => {}
                Ordering::Equal => return Ok(Some(code.to_owned())),
                Ordering::Greater => break,
            }
        }
        Ok(None)
    }
}

impl std::fmt::Debug for ValueFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ValueFile").field("name", &self.file.name()).finish_non_exhaustive()
    }
}
