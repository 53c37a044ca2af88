//! Promises of files of results, also of damaged ones.

use crate::bounded::{bounded, control, in_time};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use tweedle_boxes::{Board, Nimstring, Position, ScoreSearch, ScoredMove, Start};
use tweedle_desk::kept::{BoxesScores, Kept, Rows, Table, Values};
use tweedle_desk::{Classification, RowFormat};
use tweedle_engine::Control;
use tweedle_engine::affine::Value;
use tweedle_heaps::{Certificate, Code, CodeRange, Sequence, TopEntails};

/// Up to this heap there are values.
const TO: u64 = 150;

/// A way to keep a result.
struct Format {
    /// Makes a file.
    write: fn() -> Vec<u8>,
    /// Makes the checksums of a file right, in every place where it has some.
    mend: fn(&mut Vec<u8>),
    /// Reads a file and goes on with it, if that can be done, and returns true if the result then is right.
    read: fn(&[u8]) -> Option<bool>,
}

/// All of them. The first byte of an input chooses one.
const FORMATS: [Format; 10] = [
    Format { write: nimstring, mend: at_end, read: read_nimstring },
    Format { write: scores, mend: at_end, read: read_scores },
    Format { write: scores, mend: at_end, read: go_on_with_scores },
    Format { write: values::<0>, mend: beside_values, read: go_on_with_values::<0> },
    Format { write: values::<1>, mend: beside_values, read: go_on_with_values::<1> },
    Format { write: top_entails, mend: beside_values, read: go_on_with_top_entails },
    Format { write: complete, mend: behind_values, read: go_on_with_complete },
    Format { write: rows::<0>, mend: in_lines, read: go_on_with_rows::<0> },
    Format { write: rows::<1>, mend: in_lines, read: go_on_with_rows::<1> },
    Format { write: certificate, mend: |_| {}, read: check_certificate },
];

/// A file is read, or refused. It is never believed that it needs more memory than there is.
///
/// The first byte says what is in the file, and the second what became of it. Either up to three bits of it are
/// flipped, which all its checksums notice: then it is refused, or what was not found in it is found again.
/// Or it is any bytes, or has some bytes in it, and the checksums are right all the same: then the result is
/// what they say.
///
/// # Panics
/// If that is not so.
pub fn saved(bytes: &[u8]) {
    static ORIGINALS: OnceLock<Vec<Vec<u8>>> = OnceLock::new();
    let [kind, damage, rest @ ..] = bytes else { return };
    let place = usize::from(*kind) % FORMATS.len();
    let Format { mend, read, .. } = &FORMATS[place];
    let originals = ORIGINALS.get_or_init(|| FORMATS.iter().map(|it| (it.write)()).collect());
    let original = &originals[place];
    let number = |at: usize| usize::from(rest.get(at).copied().unwrap_or(0));
    match damage % 4 {
        0 => {
            let mut file = original.clone();
            for flip in rest.chunks_exact(2).take(3) {
                let bit = (usize::from(flip[0]) << 8 | usize::from(flip[1])) % (8 * file.len());
                file[bit / 8] ^= 1 << (bit % 8);
            }
            let is_right = read(&file);
            assert!(is_right != Some(false), "damage was not noticed: format {place}");
            assert!(file != *original || is_right == Some(true), "format {place} is not read");
        }
        1 => {
            read(rest);
        }
        2 => {
            let mut file = rest.to_vec();
            mend(&mut file);
            read(&file);
        }
        _ => {
            // Two bytes say where, and one how many bytes give way to the rest.
            let mut file = original.clone();
            let start = (number(0) << 8 | number(1)) % file.len();
            let end = (start + number(2)).min(file.len());
            file.splice(start..end, rest.get(3..).unwrap_or(&[]).iter().copied());
            mend(&mut file);
            read(&file);
        }
    }
}

/// Does some work within the budget; if the clock stopped it, nothing is known against the result.
fn unless_late(control: &Control, work: impl FnOnce() -> Option<bool>) -> Option<bool> {
    let (result, is_in_time) = in_time(control, work);
    if is_in_time { result } else { Some(true) }
}

/// The CRC-32 of all bytes before it, in the last four bytes.
fn at_end(file: &mut Vec<u8>) {
    if let Some(end) = file.len().checked_sub(4) {
        file.truncate(end);
        file.extend_from_slice(&crc32fast::hash(file).to_le_bytes());
    }
}

fn board() -> Position {
    Board::new(2, 2).expect("a board").start(Start::Empty)
}

fn nimstring() -> Vec<u8> {
    let mut nimstring = Nimstring::new(&Control::new());
    nimstring.value(&board()).expect("there is no budget");
    let mut file = Vec::new();
    nimstring.write(&mut file).expect("a vector takes all");
    file
}

fn read_nimstring(file: &[u8]) -> Option<bool> {
    static VALUE: OnceLock<Value> = OnceLock::new();
    let right = VALUE.get_or_init(|| {
        Nimstring::new(&Control::new()).value(&board()).expect("there is no budget")
    });
    let control = control();
    unless_late(&control, || {
        let mut nimstring = Nimstring::read(file, &control).ok()?;
        let mut again = Vec::new();
        nimstring.write(&mut again).expect("a vector takes all");
        let same = Nimstring::read(&again[..], &control).expect("it was written now");
        assert_eq!(same.known(), nimstring.known());
        Some(nimstring.value(&board()).is_ok_and(|value| value == *right))
    })
}

fn scores() -> Vec<u8> {
    let mut search = ScoreSearch::new(&board(), &Control::new()).expect("there is no budget");
    search.moves(&board()).expect("there is no budget");
    let mut file = Vec::new();
    search.write(&mut file).expect("a vector takes all");
    file
}

/// True if these are the moves of the board with their scores.
fn is_right(moves: &[ScoredMove]) -> bool {
    static RIGHT: OnceLock<Vec<ScoredMove>> = OnceLock::new();
    let right = RIGHT.get_or_init(|| {
        let search = ScoreSearch::new(&board(), &Control::new());
        search.and_then(|mut search| search.moves(&board())).expect("there is no budget")
    });
    moves == right
}

fn read_scores(file: &[u8]) -> Option<bool> {
    let control = control();
    unless_late(&control, || {
        let mut search = ScoreSearch::read(file, &control).ok()?;
        let mut again = Vec::new();
        search.write(&mut again).expect("a vector takes all");
        let same = ScoreSearch::read(&again[..], &control).expect("it was written now");
        assert_eq!(same.known(), search.known());
        let _ = search.net(&search.position());
        Some(search.moves(&board()).is_ok_and(|moves| is_right(&moves)))
    })
}

fn go_on_with_scores(file: &[u8]) -> Option<bool> {
    let folder = Folder::new();
    fs::write(folder.path(), file).expect("a file");
    let control = control();
    unless_late(&control, || {
        let scores = BoxesScores::new(board(), &control);
        let mut kept = Kept::new(Table::new(scores, Some(folder.path())));
        kept.open(true).ok()?;
        kept.run(|_| {}).ok()?;
        kept.result().work.moves().map(is_right)
    })
}

/// A folder for the files of a check, which is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        let thread = std::thread::current().id();
        let name = format!("tweedle-promises-{}-{thread:?}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).expect("a folder");
        Folder(folder.join("result"))
    }

    fn path(&self) -> &Path {
        &self.0
    }

    /// The file that is kept beside that of values.
    fn checkpoint(&self) -> PathBuf {
        self.0.with_extension("checkpoint")
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = self.0.parent().map(fs::remove_dir_all);
    }
}

/// Codes whose values are kept in narrow cells, and as any code's.
const CODES: [&str; 2] = ["0.106", "0.8F"];

fn sequence<const CODE: usize>(control: &Control) -> Sequence {
    Sequence::new(&Code::parse(CODES[CODE]).expect("a code"), control)
}

/// A checkpoint in a line, and then the values.
fn values<const CODE: usize>() -> Vec<u8> {
    interrupted(|control| Values::new(sequence::<CODE>(control), TO, None, true), CODES[CODE])
}

fn top_entails() -> Vec<u8> {
    interrupted(|control| Values::new(TopEntails::new(control), TO, None, true), "Top Entails")
}

/// The values up to [`TO`] and their checkpoint, as a run leaves them that was interrupted.
fn interrupted<S: tweedle_desk::kept::HeapValues>(
    of: impl Fn(&Control) -> Values<S>,
    code: &str,
) -> Vec<u8> {
    let control = Control::new();
    let mut values = of(&control);
    values.heaps_mut().advance(TO).expect("there is no budget");
    let mut writer = tweedle_heaps::saved::ValueWriter::new(code, Vec::new()).expect("a vector");
    writer.block(&values.heaps().numbers(0..=TO)).expect("a vector takes all");
    let checkpoint = serde_json::to_string(&writer.checkpoint()).expect("it has a JSON form");
    let mut file = format!("{checkpoint}\n").into_bytes();
    file.append(writer.get_mut());
    file
}

/// The checkpoint that values have from their first line on, and these values.
fn split(file: &[u8]) -> (&[u8], &[u8]) {
    let end = file.iter().position(|&byte| byte == b'\n').unwrap_or(file.len());
    (&file[..end], file.get(end + 1..).unwrap_or(&[]))
}

/// The text of a checkpoint about all bytes of values, which begin with the line that says whose they are.
fn checkpoint_of(values: &[u8]) -> String {
    let (header, blocks) = split(values);
    let header = String::from_utf8_lossy(header);
    let code = header.strip_prefix("tweedle grundy values 1 ").unwrap_or("");
    let (mut at, mut heaps) = (0, 0);
    while let Some(&[a, b, c, d, width]) = blocks.get(at..at + 5) {
        let count = u64::from(u32::from_le_bytes([a, b, c, d]));
        heaps += count;
        at = (at + 5).saturating_add((count as usize).saturating_mul(usize::from(width)));
    }
    let (bytes, crc32) = (values.len(), crc32fast::hash(values));
    let checkpoint =
        serde_json::json!({ "code": code, "heaps": heaps, "bytes": bytes, "crc32": crc32 });
    checkpoint.to_string()
}

fn beside_values(file: &mut Vec<u8>) {
    let (_, values) = split(file);
    *file = [format!("{}\n", checkpoint_of(values)).as_bytes(), values].concat();
}

/// Goes on with values and their checkpoint.
fn go_on<S: tweedle_desk::kept::HeapValues>(
    file: &[u8],
    of: impl Fn(&Control) -> S,
    right: &[u64],
) -> Option<bool> {
    let folder = Folder::new();
    let (checkpoint, values) = split(file);
    fs::write(folder.path(), values).expect("a file");
    fs::write(folder.checkpoint(), checkpoint).expect("a file");
    resume(&folder, of, right)
}

/// Goes on with the values in a folder.
fn resume<S: tweedle_desk::kept::HeapValues>(
    folder: &Folder,
    of: impl Fn(&Control) -> S,
    right: &[u64],
) -> Option<bool> {
    let control = control();
    let result = unless_late(&control, || {
        let to = right.len() as u64 - 1;
        let mut kept = Kept::new(Values::new(of(&control), to, Some(folder.path()), true));
        kept.open(true).ok()?;
        kept.run(|_| {}).ok()?;
        Some(kept.result().heaps().numbers(0..=to) == right)
    });
    assert_eq!(control.used(), 0, "not all memory was given back");
    result
}

/// The values of somewhat more heaps than are in the file.
fn right<S: tweedle_desk::kept::HeapValues>(mut heaps: S) -> Vec<u64> {
    heaps.advance(TO + 40).expect("there is no budget");
    heaps.numbers(0..=TO + 40)
}

fn go_on_with_values<const CODE: usize>(file: &[u8]) -> Option<bool> {
    static RIGHT: [OnceLock<Vec<u64>>; 2] = [OnceLock::new(), OnceLock::new()];
    let right = RIGHT[CODE].get_or_init(|| right(sequence::<CODE>(&Control::new())));
    go_on(file, sequence::<CODE>, right)
}

fn go_on_with_top_entails(file: &[u8]) -> Option<bool> {
    static RIGHT: OnceLock<Vec<u64>> = OnceLock::new();
    let right = RIGHT.get_or_init(|| right(TopEntails::new(&Control::new())));
    go_on(file, TopEntails::new, right)
}

/// Values that are complete and have their checkpoint at their end.
fn complete() -> Vec<u8> {
    let folder = Folder::new();
    let values = Values::new(sequence::<0>(&Control::new()), TO, Some(folder.path()), true);
    let mut kept = Kept::new(values);
    kept.open(false).expect("there is no file");
    kept.run(|_| {}).expect("there is no budget");
    fs::read(folder.path()).expect("a file")
}

fn behind_values(file: &mut Vec<u8>) {
    // Another piece of the text looks like the checkpoint then.
    let end = file.windows(2).rposition(|pair| pair == b"{\"").unwrap_or(file.len());
    file.truncate(end);
    let checkpoint = checkpoint_of(file);
    file.extend_from_slice(checkpoint.as_bytes());
    file.extend_from_slice(&(checkpoint.len() as u32).to_le_bytes());
    file.extend_from_slice(b"\ncheckpoint");
}

fn go_on_with_complete(file: &[u8]) -> Option<bool> {
    static RIGHT: OnceLock<Vec<u64>> = OnceLock::new();
    let right = RIGHT.get_or_init(|| right(sequence::<0>(&Control::new())));
    let folder = Folder::new();
    fs::write(folder.path(), file).expect("a file");
    resume(&folder, sequence::<0>, right)
}

const ROW_FORMATS: [RowFormat; 2] = [RowFormat::Csv, RowFormat::Json];

fn classification<const FORMAT: usize>(
    control: &Control,
    path: &Path,
) -> Kept<Rows<Classification>> {
    let range = CodeRange::parse("0.01..0.07").expect("a range");
    Kept::new(Rows::new(Classification::new(range, 60, ROW_FORMATS[FORMAT], control), path))
}

fn rows<const FORMAT: usize>() -> Vec<u8> {
    let folder = Folder::new();
    let mut kept = classification::<FORMAT>(&Control::new(), folder.path());
    kept.open(false).expect("there is no file");
    kept.run(|_| {}).expect("there is no budget");
    fs::read(folder.path()).expect("a file")
}

/// The checksum at the end of each line.
fn in_lines(file: &mut Vec<u8>) {
    let text = String::from_utf8_lossy(file).into_owned();
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    // The text behind the last end of a line is no complete line.
    let complete = lines.len() - 1;
    for line in &mut lines[..complete] {
        let is_object = line.ends_with('}');
        let Some((cells, _)) = line.rsplit_once(',').filter(|(_, sum)| *sum != "crc32") else {
            continue;
        };
        *line = if is_object {
            let sum = crc32fast::hash(format!("{cells}}}").as_bytes());
            format!("{cells},\"crc32\":\"{sum:08x}\"}}")
        } else {
            format!("{cells},{:08x}", crc32fast::hash(cells.as_bytes()))
        };
    }
    *file = lines.join("\n").into_bytes();
}

fn go_on_with_rows<const FORMAT: usize>(file: &[u8]) -> Option<bool> {
    static RIGHT: [OnceLock<Vec<u8>>; 2] = [OnceLock::new(), OnceLock::new()];
    let right = RIGHT[FORMAT].get_or_init(rows::<FORMAT>);
    let folder = Folder::new();
    fs::write(folder.path(), file).expect("a file");
    let control = control();
    unless_late(&control, || {
        let mut kept = classification::<FORMAT>(&control, folder.path());
        kept.open(true).ok()?;
        kept.run(|_| {}).ok()?;
        drop(kept);
        Some(fs::read(folder.path()).expect("a file") == *right)
    })
}

fn certificate() -> Vec<u8> {
    let mut sequence = Sequence::new(&Code::parse("0.07").expect("a code"), &Control::new());
    sequence.extend_until_periodic(1000).expect("there is no budget");
    let certificate = Certificate::of(&sequence).expect("its period is proved");
    serde_json::to_vec(&certificate).expect("it has a JSON form")
}

/// A certificate has no checksum of all of it, but what it says is proved: that the code has this period.
fn check_certificate(file: &[u8]) -> Option<bool> {
    let certificate: Certificate = serde_json::from_slice(file).ok()?;
    let control = control();
    let (checked, is_in_time) = in_time(&control, || certificate.check(&control));
    assert_eq!(control.used(), 0, "not all memory was given back");
    if !is_in_time {
        return Some(true);
    }
    checked.ok()?;
    let code = Code::parse(&certificate.code).expect("it was read");
    let mut sequence = Sequence::new(&code, &control);
    if bounded(&control, || sequence.extend_until_periodic(2000).is_err()) {
        return Some(true);
    }
    let Some(found) = sequence.period() else { return Some(true) };
    let length = found.period.length;
    Some(
        certificate.period.is_multiple_of(length)
            && certificate.preperiod >= found.period.preperiod,
    )
}
