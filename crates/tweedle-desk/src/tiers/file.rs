//! Files of what is known of the boards of tiers.

use super::plan::{TierPlan, TierSpace, UNIT};
use crate::kept::{BlockFile, BlockWriter, Bytes, Head as _, KeptError, replace};
use crate::{ClassCounts, Desk, TiersOf, Trouble};
use flate2::Compression;
use flate2::read::{ZlibDecoder, ZlibEncoder};
use serde::{Deserialize, Serialize};
use std::io::{self, Read as _};
use std::ops::Range;
use std::path::Path;
use tweedle_engine::{Control, Play, Player, Stop};
use tweedle_search::tiers::{Content, Counts, Layout, Space, Table, Width};
use tweedle_search::{Database, TurnEnd};

/// The number of bytes of a block before it is packed; the last one of a part may have fewer.
const BLOCK: usize = (UNIT / 4) as usize;

/// The first line of such a file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Head {
    format: String,
    pub(super) space: TierSpace,
    /// The checksum of the plan.
    pub(super) plan: u32,
    /// The number of boards.
    pub(super) positions: u64,
    pub(super) counts: Counts,
}

impl crate::kept::Head for Head {
    const KIND: &'static str = "file of tiers";
    const FORMAT: &'static str = "tweedle tiers 1";

    fn format(&self) -> &str {
        &self.format
    }
}

impl Head {
    fn of(plan: &TierPlan, positions: u64, counts: Counts) -> Head {
        let (format, space) = (Head::FORMAT.to_owned(), plan.of().clone());
        Head { format, space, plan: plan.checksum(), positions, counts }
    }
}

/// The key of a block: boards with one content, by their ranks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Key {
    pub(super) content: Content,
    pub(super) first: u64,
    pub(super) positions: u32,
    pub(super) width: Width,
}

/// What of a key says where the block stands among others.
type Place = [u8; 16];

impl Key {
    fn place(content: Content, rank: u64) -> Place {
        let mut place = [0; 16];
        place[..8].copy_from_slice(&content.to_bytes());
        place[8..].copy_from_slice(&rank.to_be_bytes());
        place
    }

    fn to_bytes(self) -> Vec<u8> {
        let mut bytes = Key::place(self.content, self.first).to_vec();
        bytes.extend(self.positions.to_be_bytes());
        bytes.push(match self.width {
            Width::Outcomes => 0,
            Width::Bytes => 1,
            Width::Words => 2,
        });
        bytes
    }

    fn read(bytes: &[u8]) -> Option<Key> {
        let mut rest = Bytes(bytes);
        let content = Content::from_bytes(rest.array()?);
        let first = u64::from_be_bytes(rest.array()?);
        let positions = u32::from_be_bytes(rest.array()?);
        let width = match rest.array()? {
            [0] => Width::Outcomes,
            [1] => Width::Bytes,
            [2] => Width::Words,
            _ => return None,
        };
        rest.0.is_empty().then_some(Key { content, first, positions, width })
    }
}

/// The bytes of a block as they are in the file.
fn pack(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packed = Vec::new();
    ZlibEncoder::new(bytes, Compression::default()).read_to_end(&mut packed)?;
    Ok(packed)
}

/// The bytes of a block; `None` if they are none, or too many.
fn unpack(packed: &[u8]) -> Option<Vec<u8>> {
    let mut bytes = Vec::new();
    ZlibDecoder::new(packed).take(BLOCK as u64 + 1).read_to_end(&mut bytes).ok()?;
    (bytes.len() <= BLOCK).then_some(bytes)
}

/// Writes what is known of the boards of a tier with some ranks, which stand at the beginning of the table or later.
pub(super) fn write_part(
    path: &Path,
    plan: &TierPlan,
    tier: usize,
    ranks: Range<u64>,
    (table, first): (&Table, u64),
    counts: Counts,
) -> io::Result<()> {
    let content = plan.order().tiers()[tier].content;
    let layout = table.layout();
    let each = UNIT * UNIT / 4 / layout.bytes(UNIT);
    let head = Head::of(plan, ranks.end - ranks.start, counts);
    replace(path, |out| {
        let mut writer = BlockWriter::new(out, &head)?;
        for start in ranks.clone().step_by(each as usize) {
            let end = ranks.end.min(start + each);
            let positions = (end - start) as u32;
            let key = Key { content, first: start, positions, width: layout.width() };
            let bytes = table.bytes_of(start - first..end - first);
            writer.block(&key.to_bytes(), &pack(bytes)?)?;
        }
        writer.finish()
    })
}

/// Writes the blocks of some files one after the other, which are in order.
///
/// # Errors
/// Those of the files, of reading and of writing.
pub(super) fn write_all(
    path: &Path,
    plan: &TierPlan,
    (positions, counts): (u64, Counts),
    files: impl Iterator<Item = Result<TierFile, Trouble>>,
    control: &Control,
) -> Result<(), Trouble> {
    let head = Head::of(plan, positions, counts);
    let failed = |error: io::Error| {
        let path = path.display();
        Trouble::from(KeptError::because(format_args!("cannot write {path}"), error))
    };
    let written: Result<(), Written> = replace(path, |out| {
        let mut writer = BlockWriter::new(out, &head)?;
        for file in files {
            let file = file?;
            for block in 0..file.file.len() {
                control.check().map_err(Trouble::from)?;
                let packed = file.file.packed(block).map_err(Trouble::from)?;
                writer.block(file.file.key(block), &packed)?;
            }
        }
        Ok(writer.finish()?)
    });
    written.map_err(|error| match error {
        Written::Io(error) => failed(error),
        Written::Trouble(trouble) => *trouble,
    })
}

/// Why a file was not written.
enum Written {
    Io(io::Error),
    Trouble(Box<Trouble>),
}

impl From<io::Error> for Written {
    fn from(error: io::Error) -> Written {
        Written::Io(error)
    }
}

impl From<Trouble> for Written {
    fn from(trouble: Trouble) -> Written {
        Written::Trouble(Box::new(trouble))
    }
}

/// A file of tiers, open for look-ups: a database of who wins the boards of one size.
pub struct TierFile {
    pub(super) head: Head,
    pub(super) file: BlockFile,
    pub(super) space: Space,
}

impl TierFile {
    /// Opens a file. A look-up reads a block of 16 kB at most and checks it.
    ///
    /// # Errors
    /// [`Trouble`]: there is no such file, or it is another one, was damaged or cut; the ruleset is not there.
    pub fn open(path: &Path, desk: &mut Desk) -> Result<TierFile, Trouble> {
        let control = desk.control().clone();
        // The message is about the file that was asked for.
        let (file, head) = BlockFile::open::<Head>(path, Some(unpack), &control)
            .map_err(KeptError::of_question)?;
        let (space, _) = head.space.find(desk)?;
        TierFile::of(file, head, space).map_err(KeptError::of_question)
    }

    /// Opens a file of a space that is known.
    pub(super) fn open_of(
        path: &Path,
        space: &Space,
        control: &Control,
    ) -> Result<TierFile, KeptError> {
        let (file, head) = BlockFile::open::<Head>(path, Some(unpack), control)?;
        TierFile::of(file, head, space.clone())
    }

    fn of(file: BlockFile, head: Head, space: Space) -> Result<TierFile, KeptError> {
        let file = TierFile { head, file, space };
        let mut positions = 0;
        let mut last = None;
        for block in 0..file.file.len() {
            let Some(key) = file.key(block) else { return Err(file.file.damaged()) };
            let all = file.space.count(key.content);
            let end = key.first.checked_add(key.positions.into());
            let is_place = end.is_some_and(|end| all.is_some_and(|all| end <= all))
                && key.first.is_multiple_of(4)
                && (key.width == Width::Outcomes) != file.space.facts().is_loopy;
            let place = Key::place(key.content, key.first);
            if !is_place || last.is_some_and(|last| last >= place) {
                return Err(file.file.damaged());
            }
            last = Some(Key::place(key.content, end.unwrap_or_default().saturating_sub(1)));
            positions += u64::from(key.positions);
        }
        if positions != file.head.positions {
            return Err(file.file.damaged());
        }
        Ok(file)
    }

    /// The positions that are meant.
    pub fn of_space(&self) -> &TierSpace {
        &self.head.space
    }

    /// The number of boards, of which some may be no positions.
    pub fn positions(&self) -> u64 {
        self.head.positions
    }

    /// How many positions of each class there are.
    pub fn counts(&self) -> Counts {
        self.head.counts
    }

    /// The length of the file in bytes.
    pub fn bytes(&self) -> u64 {
        self.file.bytes()
    }

    /// The file in numbers.
    pub fn described(&self) -> TiersOf {
        TiersOf {
            name: self.file.name().to_owned(),
            parts: 1,
            done: 1,
            positions_done: self.positions(),
            counts: ClassCounts::from(self.counts()),
            bytes: self.bytes(),
            ..self.head.space.described(self.positions())
        }
    }

    /// The boards of a block.
    pub(super) fn key(&self, block: usize) -> Option<Key> {
        Key::read(self.file.key(block))
    }

    /// All of a file whose boards are a range of ranks of a tier.
    pub(super) fn table(&self) -> Result<Table, Stop> {
        let mut table = Table::empty(&self.space);
        for block in 0..self.file.len() {
            let altered = || self.file.altered();
            let key = self.key(block).ok_or_else(altered)?;
            let bytes = unpack(&self.file.packed(block)?).ok_or_else(altered)?;
            let next = Table::new(&self.space, key.width, key.positions.into(), bytes);
            table.add(next.ok_or_else(altered)?);
        }
        Ok(table)
    }

    /// What is known of the turn of a player on a board; `None` if it is not in the file.
    fn known(&self, sets: &[u128], player: Player) -> Result<Option<TurnEnd>, Stop> {
        // Boards that are too many to be numbered are in no file.
        if self.space.count(self.space.content(sets)).is_none() {
            return Ok(None);
        }
        let (content, rank) = self.space.place(sets);
        let place = Key::place(content, rank);
        let Some(block) = self.file.partition_point(|key| key[..16] <= place[..]).checked_sub(1)
        else {
            return Ok(None);
        };
        let key = self.key(block).ok_or_else(|| self.file.altered())?;
        if key.content != content || rank >= key.first + u64::from(key.positions) {
            return Ok(None);
        }
        let bytes = self.file.block(block)?;
        let layout = Layout::new(&self.space, key.width);
        if bytes.len() as u64 != layout.bytes(key.positions.into()) {
            return Err(self.file.altered());
        }
        Ok(Some(layout.get(&bytes, rank - key.first, player)))
    }
}

impl Database for TierFile {
    fn rules(&self) -> &str {
        &self.head.space.ruleset
    }

    fn has_values(&self) -> bool {
        false
    }

    fn code(&self, _: &str) -> Result<Option<Vec<u8>>, Stop> {
        Ok(None)
    }

    fn turn(&self, text: &str, player: Player, play: Play) -> Result<Option<TurnEnd>, Stop> {
        if play != self.head.space.play {
            return Ok(None);
        }
        let sets = self.space.read(text).filter(|sets| self.space.is_position(sets));
        sets.map_or(Ok(None), |sets| self.known(&sets, player))
    }
}

impl std::fmt::Debug for TierFile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TierFile").field("name", &self.file.name()).finish_non_exhaustive()
    }
}
