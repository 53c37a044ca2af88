//! Files of values of components of a ruleset, which are read piece by piece.
//!
//! A file is the [`Head`], a line of JSON with a checksum; blocks of entries, sorted by the notations of the positions; an
//! index; and the footer. An entry is a notation and the byte code of its canonical form
//! ([`Store::encode`](tweedle_engine::short::Store::encode)), each after its length. The index has of each block its first
//! notation, its length and its CRC-32; the footer where the index begins, how long it is, its CRC-32, and that of the
//! footer. Lengths of texts, codes and blocks are in groups of seven bits, lowest first; the numbers of the footer, and
//! checksums, are words with the lowest byte first.
//!
//! Opening a file reads the head, the index and the footer. A look-up reads one block and checks it; a megabyte of
//! blocks that were read is kept. The file is not mapped into memory: that takes `unsafe`, and the program would be
//! killed when another process shortens the file.

use super::error::KeptError;
use super::files::{cannot, open, replace};
use super::lines::{Line, write_line};
use super::seal::unseal;
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tweedle_engine::{Control, Held, Stop};
use tweedle_search::Database;

/// The kind of the file, and its version.
const FORMAT: &str = "tweedle values 1";

/// A block that is as long gets no more entries, in bytes.
const BLOCK: usize = 4 << 10;

/// The number of blocks that are kept after they were read, so that most look-ups read none.
const KEPT: usize = 256;

/// The length of the footer, in bytes.
const FOOTER: u64 = 24;

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
        let mut line = Vec::new();
        write_line(&head, &mut line)?;
        out.write_all(&line)?;
        let mut end = line.len() as u64;
        let (mut index, mut block, mut first) = (Vec::new(), Vec::new(), None);
        let mut left = codes.len();
        for (text, code) in codes {
            first.get_or_insert(text);
            push(&mut block, text.as_bytes());
            push(&mut block, code);
            left -= 1;
            if block.len() < BLOCK && left > 0 {
                continue;
            }
            out.write_all(&block)?;
            end += block.len() as u64;
            push(&mut index, first.take().map_or(&[], |first| first.as_bytes()));
            push_number(&mut index, block.len() as u64);
            index.extend(crc32fast::hash(&block).to_le_bytes());
            block.clear();
        }
        let mut footer = Vec::new();
        footer.extend(end.to_le_bytes());
        footer.extend((index.len() as u64).to_le_bytes());
        footer.extend(crc32fast::hash(&index).to_le_bytes());
        footer.extend(crc32fast::hash(&footer).to_le_bytes());
        out.write_all(&index)?;
        out.write_all(&footer)
    })
}

/// Appends bytes after their length.
fn push(to: &mut Vec<u8>, bytes: &[u8]) {
    push_number(to, bytes.len() as u64);
    to.extend(bytes);
}

fn push_number(to: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        to.push(number as u8 | 0x80);
        number >>= 7;
    }
    to.push(number as u8);
}

/// The rest of some bytes that are read. Each method returns `None` if the bytes are not what it reads.
struct Bytes<'a>(&'a [u8]);

impl<'a> Bytes<'a> {
    fn some(&mut self, count: usize) -> Option<&'a [u8]> {
        let (some, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(some)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.some(N)?.try_into().ok()
    }

    fn word(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    fn long(&mut self) -> Option<u64> {
        self.array().map(u64::from_le_bytes)
    }

    fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..63).step_by(7) {
            let [byte] = self.array()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    /// Bytes after their length.
    fn counted(&mut self) -> Option<&'a [u8]> {
        let count = self.number()?;
        self.some(usize::try_from(count).ok()?)
    }

    fn text(&mut self) -> Option<&'a str> {
        std::str::from_utf8(self.counted()?).ok()
    }

    /// A notation and a code.
    fn entry(&mut self) -> Option<(&'a [u8], &'a [u8])> {
        Some((self.counted()?, self.counted()?))
    }
}

/// The place of a block, with its first notation and its checksum.
struct Block {
    first: Box<str>,
    start: u64,
    length: usize,
    crc: u32,
}

/// A file of values of components of a ruleset, open for look-ups.
pub struct ValueFile {
    name: String,
    head: Head,
    blocks: Vec<Block>,
    bytes: u64,
    reader: Mutex<BlockReader>,
    control: Control,
}

/// The open file, and the blocks that are held of it.
struct BlockReader {
    file: File,
    /// Blocks that were read and are right, each with its number, in the place of the number's remainder.
    kept: Vec<Option<(usize, Arc<[u8]>)>>,
    /// The index and these blocks.
    held: Held,
}

impl ValueFile {
    /// Opens a file: its head, its index and its footer are read and checked. The index is counted against the budget of
    /// `control`.
    ///
    /// # Errors
    /// [`KeptError`], if there is no such file, or it is another one, was damaged or cut.
    pub fn open(path: &Path, control: &Control) -> Result<ValueFile, KeptError> {
        let file = open(path).map_err(|error| cannot("read", path, error))?;
        ValueFile::of(file, &path.display().to_string(), control)
    }

    /// The same, of a file that is open already.
    pub(super) fn of(
        mut file: File,
        name: &str,
        control: &Control,
    ) -> Result<ValueFile, KeptError> {
        let refused =
            |why: &str| KeptError::because(format_args!("cannot read the database {name}"), why);
        let failed = |error: io::Error| refused(&error.to_string());
        let bytes = file.metadata().map_err(failed)?.len();
        let line = Line::read(&mut BufReader::new(&file));
        let line = line.map_err(|_| refused("it is no file of values"))?;
        let head: Option<Head> =
            unseal(&line.text).and_then(|head| serde_json::from_str(&head).ok());
        let head =
            head.ok_or_else(|| refused("it is no file of values, or its head was altered"))?;
        if head.format != FORMAT {
            return Err(refused(&format!("it is not a `{FORMAT}`")));
        }
        let damaged = || refused("its end is missing or was altered");
        let first_block = line.text.len() as u64 + 1;
        let footer_at = bytes.checked_sub(FOOTER).ok_or_else(damaged)?;
        let mut footer = [0; FOOTER as usize];
        file.seek(SeekFrom::Start(footer_at)).map_err(failed)?;
        file.read_exact(&mut footer).map_err(failed)?;
        let (start, length, crc) = read_footer(&footer)
            .filter(|(start, length, _)| start.checked_add(*length) == Some(footer_at))
            .ok_or_else(damaged)?;
        let mut held = Held::new(control);
        let size = usize::try_from(length).map_err(|_| damaged())?;
        held.take(size)?;
        let mut index = vec![0; size];
        file.seek(SeekFrom::Start(start)).map_err(failed)?;
        file.read_exact(&mut index).map_err(failed)?;
        if crc32fast::hash(&index) != crc {
            return Err(refused("its index was altered"));
        }
        let mut blocks: Vec<Block> = Vec::new();
        let mut end = first_block;
        let mut rest = Bytes(&index);
        while !rest.0.is_empty() {
            let block = read_block(&mut rest, end).ok_or_else(damaged)?;
            end = end.saturating_add(block.length as u64);
            if blocks.last().is_some_and(|last| last.first >= block.first) {
                return Err(damaged());
            }
            // The list is half full at worst.
            held.take(2 * size_of::<Block>() + block.first.len())?;
            blocks.push(block);
        }
        if end != start {
            return Err(damaged());
        }
        drop(index);
        held.give(size);
        let (name, control) = (name.to_owned(), control.clone());
        let reader = Mutex::new(BlockReader { file, kept: vec![None; KEPT], held });
        Ok(ValueFile { name, head, blocks, bytes, reader, control })
    }

    pub(super) fn head(&self) -> &Head {
        &self.head
    }

    /// The length of the file in bytes.
    pub(super) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of blocks.
    pub(super) fn blocks(&self) -> usize {
        self.blocks.len()
    }

    /// The entries of a block.
    ///
    /// # Errors
    /// [`Stop::Undefined`] if the file is not as it was written.
    pub(super) fn entries(&self, block: usize) -> Result<Vec<(String, Vec<u8>)>, Stop> {
        let bytes = self.block(block)?;
        let (mut rest, mut entries) = (Bytes(&bytes), Vec::new());
        while !rest.0.is_empty() {
            let (text, code) = rest.entry().ok_or_else(|| self.altered())?;
            let text = std::str::from_utf8(text).map_err(|_| self.altered())?;
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
                    return Err(self.altered());
                }
                tell(&text, &code)?;
                longest = longest.max(text.len());
                count += 1;
                last = Some(text);
            }
        }
        let is_as_said = (count, longest) == (self.head.positions, self.head.longest);
        if is_as_said { Ok(()) } else { Err(self.altered()) }
    }

    /// A block that has not changed.
    fn block(&self, place: usize) -> Result<Arc<[u8]>, Stop> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = place % KEPT;
        if let Some((number, bytes)) = &reader.kept[slot]
            && *number == place
        {
            return Ok(bytes.clone());
        }
        let bytes: Arc<[u8]> = self.read(&self.blocks[place], &mut reader.file)?.into();
        if let Some((_, old)) = reader.kept[slot].take() {
            reader.held.give(old.len());
        }
        // Without room for it, it is read again the next time.
        if reader.held.take(bytes.len()).is_ok() {
            reader.kept[slot] = Some((place, bytes.clone()));
        }
        Ok(bytes)
    }

    /// Reads a block, and makes sure that it has not changed.
    fn read(&self, block: &Block, file: &mut File) -> Result<Vec<u8>, Stop> {
        // It is looked at only for a moment.
        self.control.make_room(2 * block.length)?;
        let mut bytes = vec![0; block.length];
        let seek = file.seek(SeekFrom::Start(block.start));
        if let Err(error) = seek.and_then(|_| file.read_exact(&mut bytes)) {
            return Err(self.unreadable(&error.to_string()));
        }
        if crc32fast::hash(&bytes) != block.crc {
            return Err(self.altered());
        }
        Ok(bytes)
    }

    fn altered(&self) -> Stop {
        self.unreadable("it was altered")
    }

    fn unreadable(&self, why: &str) -> Stop {
        Stop::Unreadable(format!("Cannot read the database {}: {why}.", self.name))
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
        let place = self.blocks.partition_point(|block| &*block.first <= text);
        let Some(place) = place.checked_sub(1) else { return Ok(None) };
        let bytes = self.block(place)?;
        let mut rest = Bytes(&bytes);
        while !rest.0.is_empty() {
            let (found, code) = rest.entry().ok_or_else(|| self.altered())?;
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
        f.debug_struct("ValueFile").field("name", &self.name).finish_non_exhaustive()
    }
}

/// The place of the index, its length, and its CRC.
fn read_footer(footer: &[u8]) -> Option<(u64, u64, u32)> {
    let (said, _) = footer.split_at_checked(footer.len().checked_sub(4)?)?;
    let mut rest = Bytes(footer);
    let (start, length, crc) = (rest.long()?, rest.long()?, rest.word()?);
    (rest.word()? == crc32fast::hash(said)).then_some((start, length, crc))
}

/// A block that begins at `start`, from the index.
fn read_block(index: &mut Bytes<'_>, start: u64) -> Option<Block> {
    let first = index.text()?.into();
    let length = usize::try_from(index.number()?).ok()?;
    Some(Block { first, start, length, crc: index.word()? })
}
