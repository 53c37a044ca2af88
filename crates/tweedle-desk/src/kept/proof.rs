//! Proofs of who wins, in files: a line of JSON for each node, with a checksum.

use super::counted::counted_text;
use super::error::KeptError;
use super::files::{cannot, is_for_results, open, replace};
use super::lines::{Lines, write_line};
use super::lock::Lock;
use crate::{Desk, Trouble};
use serde::{Deserialize, Serialize};
use std::io::{self, BufRead, BufReader, Write};
use std::path::Path;
use tweedle_engine::{Control, Player, Stop};
use tweedle_script::say;
use tweedle_search::Position;
use tweedle_search::proof::{Node, Proof, Reason};

/// The first line.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    /// The kind of the file.
    format: String,
    position: String,
    first: Side,
    winner: Side,
    /// The number of lines after this one.
    nodes: usize,
}

/// The kind of the file, as the first line says it.
const FORMAT: &str = "tweedle proof 1";

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Side {
    Left,
    Right,
}

impl From<Player> for Side {
    fn from(player: Player) -> Side {
        match player {
            Player::Left => Side::Left,
            Player::Right => Side::Right,
        }
    }
}

impl From<Side> for Player {
    fn from(side: Side) -> Player {
        match side {
            Side::Left => Player::Left,
            Side::Right => Player::Right,
        }
    }
}

/// A line about a node.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    position: String,
    mover: Side,
    because: Because,
}

/// A reason, with positions as text.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Because {
    Move(String),
    Replies,
    Theorem,
    Values,
    Cuts(Vec<Option<Vec<u32>>>),
}

/// A file that a proof is to be written into, which no other run writes meanwhile.
pub(crate) struct ProofFile<'a> {
    path: &'a Path,
    _lock: Lock,
}

impl ProofFile<'_> {
    /// Looks whether a proof can be written, before it is found.
    ///
    /// # Errors
    /// [`KeptError::File`], also if another run has the file.
    pub(crate) fn new(path: &Path) -> Result<ProofFile<'_>, KeptError> {
        is_for_results(path)?;
        Ok(ProofFile { path, _lock: Lock::new(path)? })
    }

    /// Writes the proof in the place of the file that is there.
    ///
    /// # Errors
    /// [`KeptError::File`].
    pub(crate) fn write(&self, proof: &Proof) -> Result<(), KeptError> {
        let written = replace(self.path, |out| write(proof, out));
        written.map_err(|error| cannot("write", self.path, error))
    }
}

/// A proof as the text of its file, which counts for the budget while it is written.
///
/// # Errors
/// [`Stop::Memory`].
pub(crate) fn text_of_proof(proof: &Proof, control: &Control) -> Result<String, Stop> {
    counted_text(control, |out| write(proof, out))
}

fn write(proof: &Proof, out: &mut impl Write) -> io::Result<()> {
    let head = Head {
        format: FORMAT.to_owned(),
        position: text(&proof.start),
        first: proof.first.into(),
        winner: proof.winner.into(),
        nodes: proof.nodes().len(),
    };
    write_line(&head, out)?;
    proof.nodes().iter().try_for_each(|node| {
        let because = match &node.reason {
            Reason::Move(to) => Because::Move(text(to)),
            Reason::Replies => Because::Replies,
            Reason::Theorem => Because::Theorem,
            Reason::Values => Because::Values,
            Reason::Cuts(cuts) => Because::Cuts(cuts.clone()),
        };
        let position = text(&node.position);
        write_line(&Row { position, mover: node.mover.into(), because }, out)
    })
}

/// A position as a proof has it.
fn text(position: &Position) -> String {
    position.joined().expression()
}

/// The position that a text of a proof is. It is no other program than the position itself, so that no line can depend
/// on another, or on a file.
pub(crate) fn read_position(text_of: &str, desk: &mut Desk) -> Result<Position, Trouble> {
    if text_of == Position::zero().expression() {
        return Ok(Position::zero());
    }
    let position = desk.position(text_of)?;
    if text(&position) == text_of {
        return Ok(position);
    }
    Err(Trouble::mistake(say::proof_writes_otherwise(text(&position), text_of)))
}

/// Refuses a position of a program whose text reads back to another one, as it does where functions make the rules.
///
/// # Errors
/// [`Trouble`] that names it, also if its text is no expression.
pub(crate) fn must_read_back(position: &Position, desk: &mut Desk) -> Result<(), Trouble> {
    if desk.reads_back(position) {
        return Ok(());
    }
    let written = text(position);
    let hint = "In a file, a position is told by its text. That is not enough where functions make the rules, on graphs with players \
                for labels, and of compounds of positions of other rulesets.";
    Err(Trouble::mistake(say::proof_does_not_read_back(&written)).with_hint(hint))
}

impl Desk {
    /// True if the text of a position reads back to the same position. It may be another one where a program defines
    /// the rules.
    pub fn reads_back(&mut self, position: &Position) -> bool {
        position.ends()
            || read_position(&text(position), self).is_ok_and(|read| read == position.joined())
    }
}

/// Reads a proof, whose positions the desk understands.
///
/// # Errors
/// [`Trouble`] that names the line, if it was altered or is none of a proof.
pub(crate) fn read_proof(path: &Path, desk: &mut Desk) -> Result<Proof, Trouble> {
    let name = path.display().to_string();
    match open(path) {
        Ok(file) => read(BufReader::new(file), &name, desk),
        Err(error) => Err(Trouble::unreadable(name, error)),
    }
}

/// The same of the text or of the file with a name.
pub(crate) fn read(input: impl BufRead, name: &str, desk: &mut Desk) -> Result<Proof, Trouble> {
    let refused = |why: String| Trouble::unreadable(name, why);
    let mut lines = Lines::new(input, "a proof");
    let head: Head = lines.next().map_err(refused)?;
    if head.format != FORMAT {
        return Err(refused(format!("it is a `{}`, not a `{FORMAT}`", head.format)));
    }
    let start = read_position(&head.position, desk)?;
    let control = desk.control().clone();
    let mut proof = Proof::new(start, head.first.into(), head.winner.into(), &control);
    for _ in 0..head.nodes {
        control.check()?;
        let Row { position, mover, because } = lines.next().map_err(refused)?;
        let reason = match because {
            Because::Move(to) => Reason::Move(read_position(&to, desk)?),
            Because::Replies => Reason::Replies,
            Because::Theorem => Reason::Theorem,
            Because::Values => Reason::Values,
            Because::Cuts(cuts) => Reason::Cuts(cuts),
        };
        let position = read_position(&position, desk)?;
        if !proof.add(Node { position, mover: mover.into(), reason })? {
            return Err(refused("two of its lines are about the same position".to_owned()));
        }
    }
    if !lines.is_at_end().map_err(refused)? {
        return Err(refused(format!("it goes on after its {} nodes", head.nodes)));
    }
    Ok(proof)
}
