//! Grundy values kept in a file, so that a long computation can be interrupted and gone on with.
//!
//! The file begins with a line `tweedle grundy values 1 CODE`, or another text about whose heaps they are. Then come
//! blocks: the number of heaps in four bytes, the size of a value in one byte (1, 2, 4 or 8), and the values, the least
//! significant byte first. All blocks but the last have [`BLOCK`] heaps. A [`Checkpoint`], which is kept beside the
//! file, describes the part that has been written: bytes after it in the file do not count, so that a block that was
//! being written when the computation ended does no harm. The checkpoint of complete values may itself come after them.

use serde::{Deserialize, Serialize};
use std::io::{self, Read, Write};

/// Heaps in a block.
pub const BLOCK: u64 = 1 << 16;
const HEADER: &str = "tweedle grundy values 1";

/// The part of a file that counts.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[non_exhaustive]
pub struct Checkpoint {
    /// The code, or the name of the game.
    pub code: String,
    /// The values of heaps 0, 1, …, one less than this, are in the file.
    pub heaps: u64,
    /// The number of bytes of the values and of the line before them.
    pub bytes: u64,
    /// The CRC-32 of these bytes.
    pub crc32: u32,
}

/// The reason why a file of values cannot be gone on with.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum SavedError {
    /// The file cannot be read.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It ends before its checkpoint says.
    #[error("It is truncated: the checkpoint is about {expected} bytes, and the file has {found}.")]
    Truncated {
        /// The number of bytes in the checkpoint.
        expected: u64,
        /// The number of bytes in the file.
        found: u64,
    },
    /// Its content is not what the checkpoint says.
    #[error("It was altered after its checkpoint: the checksums differ.")]
    Altered,
    /// The checkpoint is about another code.
    #[error("It has the values of {found}, not of {expected}.")]
    OtherCode {
        /// The code asked for.
        expected: String,
        /// The code of the file.
        found: String,
    },
    /// It has not the form described above.
    #[error("It is not a file of Grundy values.")]
    Malformed,
}

/// Writes values.
#[derive(Debug)]
pub struct ValueWriter<W> {
    out: W,
    checkpoint: Checkpoint,
    hasher: crc32fast::Hasher,
}

impl<W: Write> ValueWriter<W> {
    /// Begins a file.
    ///
    /// # Errors
    /// Those of writing.
    pub fn new(code: &str, out: W) -> io::Result<ValueWriter<W>> {
        let checkpoint = Checkpoint { code: code.to_owned(), heaps: 0, bytes: 0, crc32: 0 };
        let mut writer = ValueWriter { out, checkpoint, hasher: crc32fast::Hasher::new() };
        writer.put(format!("{HEADER} {code}\n").as_bytes())?;
        Ok(writer)
    }

    /// Goes on with a file of which the part of the checkpoint has been written; `out` is to write
    /// after it.
    pub fn resume(checkpoint: Checkpoint, out: W) -> ValueWriter<W> {
        let hasher = crc32fast::Hasher::new_with_initial_len(checkpoint.crc32, checkpoint.bytes);
        ValueWriter { out, checkpoint, hasher }
    }

    fn put(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.out.write_all(bytes)?;
        self.hasher.update(bytes);
        self.checkpoint.bytes += bytes.len() as u64;
        Ok(())
    }

    /// Appends a block of values, at most [`BLOCK`]; fewer only in the last one.
    ///
    /// # Errors
    /// Those of writing.
    pub fn block(&mut self, values: &[u64]) -> io::Result<()> {
        let most = values.iter().copied().max().unwrap_or(0);
        let width = [1, 2, 4].into_iter().find(|width| most >> (8 * width) == 0).unwrap_or(8);
        let mut bytes = Vec::with_capacity(5 + values.len() * width);
        bytes.extend_from_slice(&(values.len() as u32).to_le_bytes());
        bytes.push(width as u8);
        for value in values {
            bytes.extend_from_slice(&value.to_le_bytes()[..width]);
        }
        self.put(&bytes)?;
        self.checkpoint.heaps += values.len() as u64;
        Ok(())
    }

    /// The checkpoint of the part that has been written. It holds when the writer has been flushed.
    pub fn checkpoint(&self) -> Checkpoint {
        Checkpoint { crc32: self.hasher.clone().finalize(), ..self.checkpoint.clone() }
    }

    /// The writer to which the values are written.
    pub fn get_mut(&mut self) -> &mut W {
        &mut self.out
    }
}

/// Reads the values of a file, block by block, and hands each block over with the checkpoint up to
/// before it. Returns the checkpoint of the whole blocks, from which a [`ValueWriter`] can go on.
///
/// # Errors
/// [`SavedError`], and those of `each`. Blocks are handed over before the whole file is known to be
/// unaltered.
pub fn read<E: From<SavedError>>(
    code: &str,
    checkpoint: &Checkpoint,
    input: impl Read,
    mut each: impl FnMut(&[u64]) -> Result<(), E>,
) -> Result<Checkpoint, E> {
    if checkpoint.code != code {
        let (expected, found) = (code.to_owned(), checkpoint.code.clone());
        return Err(SavedError::OtherCode { expected, found }.into());
    }
    let mut reader = Hashed { input, hasher: crc32fast::Hasher::new(), bytes: 0 };
    let truncated = |reader: &Hashed<_>| SavedError::Truncated {
        expected: checkpoint.bytes,
        found: reader.bytes,
    };
    let header = format!("{HEADER} {code}\n").into_bytes();
    let first = reader.take(header.len()).map_err(SavedError::Io)?;
    if first.len() < header.len() {
        return Err(truncated(&reader).into());
    }
    if first != header {
        return Err(SavedError::Malformed.into());
    }
    let mut whole = Checkpoint { heaps: 0, ..checkpoint.clone() };
    (whole.bytes, whole.crc32) = (reader.bytes, reader.hasher.clone().finalize());
    let mut heaps = 0;
    while reader.bytes < checkpoint.bytes {
        let head = reader.take(5).map_err(SavedError::Io)?;
        let [a, b, c, d, width] = head[..] else { return Err(truncated(&reader).into()) };
        let count = u32::from_le_bytes([a, b, c, d]) as usize;
        if count as u64 > BLOCK || ![1, 2, 4, 8].contains(&width) {
            return Err(SavedError::Altered.into());
        }
        let bytes = reader.take(count * width as usize).map_err(SavedError::Io)?;
        if bytes.len() < count * width as usize {
            return Err(truncated(&reader).into());
        }
        let value =
            |bytes: &[u8]| bytes.iter().rev().fold(0, |value, &byte| value << 8 | u64::from(byte));
        let values: Vec<u64> = bytes.chunks(width as usize).map(value).collect();
        heaps += count as u64;
        each(&values)?;
        if count as u64 == BLOCK {
            whole.heaps = heaps;
            (whole.bytes, whole.crc32) = (reader.bytes, reader.hasher.clone().finalize());
        }
    }
    if (heaps, reader.bytes) != (checkpoint.heaps, checkpoint.bytes)
        || reader.hasher.finalize() != checkpoint.crc32
    {
        return Err(SavedError::Altered.into());
    }
    Ok(whole)
}

/// A reader that keeps the checksum of what was read.
struct Hashed<R> {
    input: R,
    hasher: crc32fast::Hasher,
    bytes: u64,
}

impl<R: Read> Hashed<R> {
    /// The next bytes; fewer only at the end.
    fn take(&mut self, count: usize) -> io::Result<Vec<u8>> {
        let mut bytes = Vec::new();
        (&mut self.input).take(count as u64).read_to_end(&mut bytes)?;
        self.hasher.update(&bytes);
        self.bytes += bytes.len() as u64;
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn written(code: &str, values: &[u64]) -> (Vec<u8>, Checkpoint) {
        let mut writer = ValueWriter::new(code, Vec::new()).expect("a vector takes all");
        for block in values.chunks(BLOCK as usize) {
            writer.block(block).expect("a vector takes all");
        }
        let checkpoint = writer.checkpoint();
        (writer.out, checkpoint)
    }

    fn read_all(code: &str, checkpoint: &Checkpoint, bytes: &[u8]) -> Result<Vec<u64>, SavedError> {
        let mut values = Vec::new();
        read::<SavedError>(code, checkpoint, bytes, |block| {
            values.extend_from_slice(block);
            Ok(())
        })?;
        Ok(values)
    }

    #[test]
    fn going_on_gives_the_same_bytes() {
        let code = "0.77";
        let values: Vec<u64> = (0..3 * BLOCK / 2).map(|n| n % 300).collect();
        let (bytes, checkpoint) = written(code, &values);
        assert_eq!(read_all(code, &checkpoint, &bytes).expect("unaltered"), values);
        // The second block is not whole, so it is written anew.
        let whole =
            read::<SavedError>(code, &checkpoint, &bytes[..], |_| Ok(())).expect("unaltered");
        assert_eq!(whole.heaps, BLOCK);
        let mut writer = ValueWriter::resume(whole.clone(), bytes[..whole.bytes as usize].to_vec());
        writer.block(&values[BLOCK as usize..]).expect("a vector takes all");
        assert_eq!(writer.checkpoint(), checkpoint);
        assert_eq!(writer.out, bytes);
        // Bytes after the checkpoint do not count.
        let longer = [&bytes[..], b"half a block"].concat();
        assert_eq!(read_all(code, &checkpoint, &longer).expect("unaltered"), values);
    }

    proptest! {
        #[test]
        fn damage_is_noticed(
            values in prop::collection::vec(prop_oneof![0..9_u64, 0..70_000_u64, any::<u64>()], 0..50),
            at in any::<prop::sample::Index>(),
            flip in 1..=255_u8,
        ) {
            let code = "0.137";
            let (bytes, checkpoint) = written(code, &values);
            prop_assert_eq!(read_all(code, &checkpoint, &bytes).expect("unaltered"), values);
            let at = at.index(bytes.len());
            let cut = read_all(code, &checkpoint, &bytes[..at]);
            let is_noticed = matches!(cut, Err(SavedError::Truncated { .. }));
            prop_assert!(is_noticed, "{:?}", cut);
            let mut altered = bytes.clone();
            altered[at] ^= flip;
            prop_assert!(read_all(code, &checkpoint, &altered).is_err());
            let other = read_all("0.7", &checkpoint, &bytes);
            let is_noticed = matches!(other, Err(SavedError::OtherCode { .. }));
            prop_assert!(is_noticed);
        }
    }
}
