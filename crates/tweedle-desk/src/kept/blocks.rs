//! Files of blocks, of which a look-up reads one.
//!
//! Such a file has a line of JSON with a checksum, the *head*; blocks; an index; and a footer. The index has of each block some bytes, its
//! *key*, its length and its CRC-32; the footer where the index begins, how long it is, its CRC-32, and that of the footer. Lengths of keys
//! and blocks are in groups of seven bits, lowest first; the numbers of the footer, and checksums, are words with the lowest byte first.
//!
//! Opening a file reads the head, the index and the footer. A look-up reads one block and checks it; some blocks that were read are kept. The
//! file is not mapped into memory: that takes `unsafe`, and the program would be killed when another process shortens the file.

use super::error::KeptError;
use super::files::{cannot, open};
use super::lines::{Line, write_line};
use super::seal::unseal;
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError};
use tweedle_engine::{Control, Held, Stop};

/// The number of blocks that are kept after they were read, so that most look-ups read none.
const KEPT: usize = 256;

/// The length of the footer, in bytes.
const FOOTER: u64 = 24;

/// The head of a kind of files.
pub(crate) trait Head: Serialize + DeserializeOwned {
    /// What such a file is called: `file of values`.
    const KIND: &'static str;
    /// The name of the kind and its version.
    const FORMAT: &'static str;

    /// The format that the head states.
    fn format(&self) -> &str;
}

/// True if a file begins as those of a kind, of this version or of another one.
pub(crate) fn is_of<H: Head>(path: &Path) -> bool {
    let kind = H::FORMAT.trim_end_matches(|c: char| c.is_ascii_digit());
    let begin = format!("{{\"format\":\"{kind}");
    let mut bytes = vec![0; begin.len()];
    open(path).is_ok_and(|mut file| file.read_exact(&mut bytes).is_ok())
        && bytes == begin.as_bytes()
}

/// Writes a file of blocks.
pub(crate) struct BlockWriter<W> {
    out: W,
    /// The bytes that are written.
    end: u64,
    index: Vec<u8>,
}

impl<W: Write> BlockWriter<W> {
    /// Begins with the head.
    ///
    /// # Errors
    /// Those of writing.
    pub(crate) fn new(mut out: W, head: &impl Head) -> io::Result<BlockWriter<W>> {
        let mut line = Vec::new();
        write_line(head, &mut line)?;
        out.write_all(&line)?;
        Ok(BlockWriter { out, end: line.len() as u64, index: Vec::new() })
    }

    /// Writes a block.
    ///
    /// # Errors
    /// Those of writing.
    pub(crate) fn block(&mut self, key: &[u8], block: &[u8]) -> io::Result<()> {
        self.out.write_all(block)?;
        self.end += block.len() as u64;
        push(&mut self.index, key);
        push_number(&mut self.index, block.len() as u64);
        self.index.extend(crc32fast::hash(block).to_le_bytes());
        Ok(())
    }

    /// Writes the index and the footer.
    ///
    /// # Errors
    /// Those of writing.
    pub(crate) fn finish(mut self) -> io::Result<()> {
        let mut footer = Vec::new();
        footer.extend(self.end.to_le_bytes());
        footer.extend((self.index.len() as u64).to_le_bytes());
        footer.extend(crc32fast::hash(&self.index).to_le_bytes());
        footer.extend(crc32fast::hash(&footer).to_le_bytes());
        self.out.write_all(&self.index)?;
        self.out.write_all(&footer)
    }
}

/// Appends bytes after their length.
pub(crate) fn push(to: &mut Vec<u8>, bytes: &[u8]) {
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
pub(crate) struct Bytes<'a>(pub(crate) &'a [u8]);

impl<'a> Bytes<'a> {
    fn some(&mut self, count: usize) -> Option<&'a [u8]> {
        let (some, rest) = self.0.split_at_checked(count)?;
        self.0 = rest;
        Some(some)
    }

    pub(crate) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.some(N)?.try_into().ok()
    }

    fn word(&mut self) -> Option<u32> {
        self.array().map(u32::from_le_bytes)
    }

    pub(crate) fn long(&mut self) -> Option<u64> {
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
    pub(crate) fn counted(&mut self) -> Option<&'a [u8]> {
        let count = self.number()?;
        self.some(usize::try_from(count).ok()?)
    }
}

/// The place of a block, with its key and its checksum.
struct Block {
    key: Box<[u8]>,
    start: u64,
    length: usize,
    crc: u32,
}

/// The bytes of a block that is packed; `None` if it is none.
pub(crate) type Unpack = fn(&[u8]) -> Option<Vec<u8>>;

/// A file of blocks, open for look-ups.
pub(crate) struct BlockFile {
    name: String,
    blocks: Vec<Block>,
    bytes: u64,
    unpack: Option<Unpack>,
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

impl BlockFile {
    /// Opens a file: its head, its index and its footer are read and checked. The index is counted against the budget of
    /// `control`. Blocks that are looked up are unpacked, if it is told how.
    ///
    /// # Errors
    /// [`KeptError`], if there is no such file, or it is another one, was damaged or cut.
    pub(crate) fn open<H: Head>(
        path: &Path,
        unpack: Option<Unpack>,
        control: &Control,
    ) -> Result<(BlockFile, H), KeptError> {
        let file = open(path).map_err(|error| cannot("read", path, error))?;
        BlockFile::of(file, &path.display().to_string(), unpack, control)
    }

    /// The same, of a file that is open already.
    pub(crate) fn of<H: Head>(
        mut file: File,
        name: &str,
        unpack: Option<Unpack>,
        control: &Control,
    ) -> Result<(BlockFile, H), KeptError> {
        let refused =
            |why: &str| KeptError::because(format_args!("cannot read the database {name}"), why);
        let failed = |error: io::Error| refused(&error.to_string());
        let bytes = file.metadata().map_err(failed)?.len();
        let line = Line::read(&mut BufReader::new(&file));
        let line = line.map_err(|_| refused(&format!("it is no {}", H::KIND)))?;
        let head: Option<H> = unseal(&line.text).and_then(|head| serde_json::from_str(&head).ok());
        let head =
            head.ok_or_else(|| refused(&format!("it is no {}, or its head was altered", H::KIND)))?;
        if head.format() != H::FORMAT {
            return Err(refused(&format!("it is not a `{}`", H::FORMAT)));
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
            // The list is half full at worst.
            held.take(2 * size_of::<Block>() + block.key.len())?;
            blocks.push(block);
        }
        if end != start {
            return Err(damaged());
        }
        drop(index);
        held.give(size);
        let (name, control) = (name.to_owned(), control.clone());
        let reader = Mutex::new(BlockReader { file, kept: vec![None; KEPT], held });
        Ok((BlockFile { name, blocks, bytes, unpack, reader, control }, head))
    }

    /// The error that the file is no file of its kind, because its keys are not as they should be.
    pub(crate) fn damaged(&self) -> KeptError {
        let tried = format_args!("cannot read the database {}", self.name);
        KeptError::because(tried, "its end is missing or was altered")
    }

    /// The name of the file.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    /// The length of the file in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The number of blocks.
    pub(crate) fn len(&self) -> usize {
        self.blocks.len()
    }

    /// The key of a block.
    pub(crate) fn key(&self, block: usize) -> &[u8] {
        &self.blocks[block].key
    }

    /// The number of blocks at the beginning whose keys fulfil a condition that later ones do not.
    pub(crate) fn partition_point(&self, is_before: impl Fn(&[u8]) -> bool) -> usize {
        self.blocks.partition_point(|block| is_before(&block.key))
    }

    /// A block that has not changed, unpacked.
    ///
    /// # Errors
    /// [`Stop::Unreadable`] if the file is not as it was written; [`Stop::Memory`].
    pub(crate) fn block(&self, place: usize) -> Result<Arc<[u8]>, Stop> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = place % KEPT;
        if let Some((number, bytes)) = &reader.kept[slot]
            && *number == place
        {
            return Ok(bytes.clone());
        }
        let packed = self.read(&self.blocks[place], &mut reader.file)?;
        let bytes: Arc<[u8]> = match self.unpack {
            None => packed.into(),
            Some(unpack) => unpack(&packed).ok_or_else(|| self.altered())?.into(),
        };
        if let Some((_, old)) = reader.kept[slot].take() {
            reader.held.give(old.len());
        }
        // Without room for it, it is read again the next time.
        if reader.held.take(bytes.len()).is_ok() {
            reader.kept[slot] = Some((place, bytes.clone()));
        }
        Ok(bytes)
    }

    /// A block that has not changed, as it is in the file.
    ///
    /// # Errors
    /// As [`BlockFile::block`].
    pub(crate) fn packed(&self, place: usize) -> Result<Vec<u8>, Stop> {
        let mut reader = self.reader.lock().unwrap_or_else(PoisonError::into_inner);
        self.read(&self.blocks[place], &mut reader.file)
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

    /// The error that the file was altered.
    pub(crate) fn altered(&self) -> Stop {
        self.unreadable("it was altered")
    }

    fn unreadable(&self, why: &str) -> Stop {
        Stop::Unreadable(format!("Cannot read the database {}: {why}.", self.name))
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
    let key = index.counted()?.into();
    let length = usize::try_from(index.number()?).ok()?;
    Some(Block { key, start, length, crc: index.word()? })
}
